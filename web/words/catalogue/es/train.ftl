### Los juegos de trenes.

trains = Los trenes enteros

## Los juegos
game-mexican-train = Tren mexicano
about-mexican-train = Cada cual construye su tren desde la locomotora del centro, y entre todos uno más. Gana quien menos puntos tiene.

## Opciones
value-rules-sidings = Apartaderos
value-rules-station = Estación
value-rules-table = Mesa
help-mexican-train-rules = Tres folletos, tres maneras: se distinguen en el primer turno, en lo que pide un doble y en cuándo se quita el marcador.
help-mexican-train-rounds = Una por cada doble, del más alto al doble blanco, o menos.
option-hands = Fichas en la mano
value-hands-16 = 16 entre dos, menos entre más
value-hands-15 = 15 de dos a cuatro, menos entre más
help-mexican-train-hands = Con el juego de doble nueve da lo mismo: 15 entre dos o tres, menos entre más.
option-string = Primer turno
value-string-free = Una cadena tan larga como quieras
value-string-full = Una cadena tan larga como se pueda
value-string-none = Una ficha, como en cualquier turno
option-chance = Sin fichas en el primer turno: los demás aún tienen el suyo
option-doubles = La ficha que se debe por un doble
value-doubles-any = Cualquiera
value-doubles-plain = Que no sea doble
option-cover = Hay que cubrir un doble abierto
value-cover-always = Mientras alguna ficha pueda
value-cover-never = Nunca
help-cover = Hasta que esté cubierto, nadie juega en otro tren.
option-marker = El marcador se quita
value-marker-own = Al jugar en el tren propio
value-marker-any = Al jugar donde sea
option-start = La locomotora
value-start-aside = Se aparta antes de repartir
value-start-draw = La pone quien la tiene; si nadie, se roba hasta que salga
value-start-highest = El doble más alto sin usar que haya en las manos
option-begin = Quién empieza
value-begin-rotate = Por turno
value-begin-holder = Quien puso la locomotora
value-begin-winner = Quien ganó la ronda anterior
option-blocked = Cierre
value-blocked-passed = Cuando todos han pasado en su turno
value-blocked-stuck = Cuando nadie puede poner una ficha
option-blank = El doble blanco en la mano
value-blank = { $value ->
    [0] Nada
   *[other] { $value } puntos
}

## Nombres
of-name = de { $name }
of-owner = de { $owner }

## Lo que hay que hacer
status-search = { $number ->
    [any] No hay doble para salir: roba
   *[other] Nadie tiene el doble { $number }: roba
}
status-engine = Pon tu { $tile } en el centro
status-draw-train = Nada encaja: roba una ficha
status-pass-train = Nada encaja: pon tu marcador
status-owes = Un doble pide otra ficha
status-string = Empieza tu tren
status-string-stop = Sigue con tu tren, o para
status-cover = { $whose ->
    [own] Cubre tu doble
    [mexican] Cubre el doble del tren mexicano
   *[other] Cubre el doble del tren { of-owner }
}

## Las jugadas
move-lay-train = Poner { $tile } en { $whose ->
    [own] tu tren
    [mexican] el tren mexicano
   *[other] el tren { of-owner }
}, el { $number } en contacto
move-stop = Parar aquí
button-stop = Parar

## Lo que se dice
say-knock = Toc, toc

## Lo que pasa
event-play-train = { $who ->
    [you] Pones
   *[other] { $name } pone
} { $tile } en { $whose ->
    [own] tu tren
    [mexican] el tren mexicano
   *[other] el tren { of-owner }
}.
event-marker = { $on ->
    [yes] { $who ->
        [you] Tu marcador va a tu tren: queda abierto a todos.
       *[other] Un marcador va al tren { of-name }: queda abierto a todos.
    }
   *[no] { $who ->
        [you] Se quita tu marcador.
       *[other] Se quita el marcador { of-name }.
    }
}

## La posición en palabras
position-no-engine = Todavía no hay locomotora en el centro.
position-engine = La locomotora es { $tile }.
position-train = { $whose ->
    [own] Tu tren
    [mexican] El tren mexicano
   *[other] El tren { of-owner }
}: { $count ->
    [0] vacío
    [one] una ficha
   *[other] { $count } fichas
}, extremo { $end }{ $marker ->
    [yes] , con marcador
   *[no] {""}
}{ $double ->
    [yes] , un doble por cubrir
   *[no] {""}
}{ $playable ->
    [yes] , abierto para ti
   *[no] {""}
}.

## Sobre el tapete
label-folded = +{ $count }
label-own-train = Tu tren
label-own-train-short = Tú
label-own-train-sign = T
label-mexican-train = Tren mexicano
label-mexican-train-short = Mexicano
label-mexican-train-sign = M

## El final
goal-lowest = { $rounds ->
    [one] Una ronda; gana quien menos puntos tiene.
   *[other] { $rounds } rondas; gana el total más bajo.
}
round-train-blocked = Los trenes no pueden seguir
round-train-passed = Todos han pasado
reason-train-out = { $who ->
    [you] Has puesto tu última ficha y no anotas nada.
   *[other] { $name } ha puesto su última ficha y no anota nada.
}
reason-train-blocked = El pozo está vacío y nadie puede poner una ficha. Lo menos en la mano es { $least }: { $names }.
reason-train-passed = El pozo está vacío y todos han pasado en su turno. Lo menos en la mano es { $least }: { $names }.
sum-dots-in-hand = Cada cual anota los puntos que le quedan en la mano.
sum-blank = { $who ->
    [you] El doble blanco te ha costado { $points }.
   *[other] El doble blanco le ha costado { $points } a { $name }.
}

## Lo que no se puede
error-closed-train = No hay marcador en el tren { of-owner }: nadie más puede jugar ahí.
error-may-not-stop = La cadena sigue mientras encaje una ficha.
error-say-train = Di en qué tren va { $tile }.
error-no-such-train = Ese tren no existe.
error-no-mexican-train-yet = El tren mexicano no se puede empezar en el primer turno.
error-own-train-only = En el primer turno solo juegas en tu propio tren.
error-cover-double = { $whose ->
    [own] El { $tile } abierto en tu tren
    [mexican] El { $tile } abierto en el tren mexicano
   *[other] El { $tile } abierto en el tren { of-owner }
} se tiene que cubrir antes de jugar otra cosa.
error-owe-plain-tile = Después de un doble debes una ficha que no sea doble.
error-one-mexican-train = Hay un solo tren mexicano por ronda; sigue en el { $end }.
error-must-stop = La cadena acaba aquí: para.
error-drawn-already = Solo se roba una ficha: pon tu marcador y pasa.
error-no-string = Solo se puede parar una cadena del primer turno.
error-must-start = Si puedes empezar tu tren, tienes que hacerlo.
error-double-needs-tile = Una cadena no puede parar en un doble: pon una ficha encima, o roba.
error-no-trains = En este juego no hay trenes.
