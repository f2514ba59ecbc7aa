### Los juegos en línea.

## Los juegos
game-block = Bloqueo
about-block = Casa un extremo de la línea o pasa. Quien se queda antes sin fichas se lleva los puntos de todos los demás.
game-basic = Dominó clásico
about-basic = ¿Nada encaja? Roba hasta que algo encaje. Quien se queda antes sin fichas anota lo que los demás tienen en la mano.
game-draw = Dominó con pozo
about-draw = Una línea larga con el juego grande; quien no puede jugar roba una ficha del pozo.
game-standard = Estándar
about-standard = Manos grandes y sin robar: se juega o se pasa, hasta que alguien se queda sin fichas o nadie puede seguir.
game-muggins = Muggins
about-muggins = Haz que los extremos abiertos sumen un múltiplo de cinco, y dilo antes que nadie.
game-bergen = Bergen
about-bergen = Dos extremos con el mismo número dan puntos, y con un doble en uno de ellos, uno más.
game-matador = Matador
about-matador = Las mitades que se tocan suman diez, y los matadores van en cualquier sitio.
game-sebastopol = Sebastopol
about-sebastopol = Del doble seis crece una cruz en cuatro direcciones. Para cuatro en la mesa.
game-tiddle-a-wink = Tiddle-a-Wink
about-tiddle-a-wink = Manos pequeñas y mucha gente en la mesa; quien pone un doble vuelve a jugar enseguida.

## Opciones
value-rules-spinner = Con pivote
value-rules-four-way = Cuatro caminos
option-claims = Los puntos se cantan
value-claims-automatic = Automáticamente
value-claims-manual = De viva voz
option-penalty = Cantar o gritar en falso
value-penalty-none = No cuesta nada
value-penalty-given = Da puntos a los demás
option-teams = Entre cuatro, dos equipos
option-opening = La primera ficha
value-opening-any = Cualquiera
value-opening-highest-double = El doble más alto
option-spinner = Más allá del pivote
value-spinner-sides-first = Antes, los dos lados
value-spinner-at-once = Enseguida
option-blanks = Sobre un blanco
value-blanks-matadors = Solo un matador
value-blanks-match = También otro blanco
option-drawing = Robar
value-drawing-forced = Solo si nada encaja
value-drawing-free = Cuando se quiera
option-counting = Puntos al final de la ronda
help-counting = Al múltiplo de cinco más cercano: cada mano se redondea y, en una ronda cerrada, solo anota la más baja. Exactos: los puntos cuentan como son y, en una ronda cerrada, cada cual anota contra quienes tienen más.
value-counting-rounded = Al múltiplo de cinco más cercano
value-counting-exact = Exactos

## Lo que hay que hacer
status-claim = ¿Da puntos? Cántalos o calla
status-call = { $name } ha callado. ¿Da puntos?

## Las jugadas
move-lay-L = Poner { $tile } a la izquierda, el { $number } en contacto
move-lay-R = Poner { $tile } a la derecha, el { $number } en contacto
move-lay-U = Poner { $tile } arriba, el { $number } en contacto
move-lay-D = Poner { $tile } abajo, el { $number } en contacto
move-claim = Cantar los puntos
move-muggins = Gritar «¡Muggins!»
button-claim = Cantar
button-muggins = ¡Muggins!
move-silent = Callar
button-silent = Callar

## Lo que se dice
say-gee = ¡Gee!
say-bergen = ¡Bergen!
say-tiddle-a-wink = ¡Tiddle-a-Wink!
say-muggins = ¡Muggins!
say-domino = ¡Dominó!

## Lo que pasa
event-redeal = { $times ->
    [one] Nadie tenía un doble, así que se ha vuelto a repartir.
   *[other] Nadie tenía un doble, así que se ha vuelto a repartir { $times } veces.
}
event-say-domino = { $who ->
    [you] Dices «¡Dominó!».
   *[other] { $name } dice «¡Dominó!».
}
event-score = { $who ->
    [you] Anotas { $points }.
   *[other] { $name } anota { $points }.
}
event-again = { $who ->
    [you] Un doble: vuelves a jugar.
   *[other] Un doble: { $name } vuelve a jugar.
}
event-silent = { $who ->
    [you] Callas.
   *[other] { $name } calla.
}
event-false-claim = { $who ->
    [you] Cantas, pero no hay nada que cantar.{ $cost ->
        [0] { "" }
       *[other] { " " }Se te quitan { $cost } puntos y van a los demás.
    }
   *[other] { $name } canta, pero no hay nada que cantar.{ $cost ->
        [0] { "" }
       *[other] { " " }Se le quitan { $cost } puntos y van a los demás.
    }
}
event-false-call = { $who ->
    [you] Gritas, pero no había nada que gritar.{ $cost ->
        [0] { "" }
       *[other] { " " }Se te quitan { $cost } puntos y van a los demás.
    }
   *[other] { $name } grita, pero no había nada que gritar.{ $cost ->
        [0] { "" }
       *[other] { " " }Se le quitan { $cost } puntos y van a los demás.
    }
}
event-say-muggins = { $who ->
    [you] Gritas «¡Muggins!».
   *[other] { $name } grita «¡Muggins!».
}

## La posición en palabras
position-end-needs = { $wanted ->
    [none] { $number } (pide una ficha que va en cualquier sitio)
   *[other] { $number } (pide: { $wanted })
}
position-ends = Extremos abiertos: { $ends }.
position-empty = Todavía no hay ninguna ficha en la mesa.
position-total = Juntos suman { $total }.

## Sobre el tapete
label-total = Puntas: { $total }

## El final
sum-own = su mano
sum-round = por la ronda
sum-during = en juego
sum-played = { $name }: { $points } en juego
reason-out = { $who ->
    [you] Has puesto tu última ficha.
   *[other] { $name } ha puesto su última ficha.
}
reason-line-blocked = { $who ->
    [you] Cierre: tú tienes menos puntos que nadie.
    [ours] Cierre: con { $names } sumas menos puntos que nadie.
    [theirs] Cierre: { $names } suman menos puntos que nadie.
   *[other] Cierre: { $name } tiene menos puntos que nadie.
}
reason-line-blocked-level = { $scored ->
    [yes] Cierre. Empate con la suma más baja: { $names }.
   *[no] Cierre, y nadie anota. Empate con la suma más baja: { $names }.
}
reason-bergen-blocked = { $doubles ->
    [none] { reason-line-blocked }
    [all] Cierre: sin contar los dobles, { $who ->
        [you] tú tienes
       *[other] { $name } tiene
    } menos puntos que nadie.
   *[some] Cierre: entre quienes no tienen dobles, { $who ->
        [you] tú tienes
       *[other] { $name } tiene
    } menos puntos que nadie.
}
reason-bergen-blocked-level = { $doubles ->
    [none] { reason-line-blocked-level }
    [all] Cierre, y nadie anota. Empate con la suma más baja, sin contar los dobles: { $names }.
   *[some] Cierre, y nadie anota. Empate con la suma más baja, entre quienes no tienen dobles: { $names }.
}
reason-target = { $who ->
    [you] Has llegado a la meta.
    [ours] Has llegado a la meta con { $names }.
    [theirs] { $names } han llegado a la meta.
   *[other] { $name } ha llegado a la meta.
}

## Lo que no se puede
error-must-open = La ronda se abre con { $tile }.
error-does-not-fit = { $tile } no encaja ahí: el extremo es un { $end }.
error-no-such-end = Ahí no hay ningún extremo abierto.
error-say-where = Di en qué extremo va { $tile }.
error-other-way-round = { $tile } encaja ahí, pero al revés.
error-nothing-to-call = Ahora no hay nada que gritar.
error-claims-automatic = En este juego los puntos se cantan automáticamente.
error-called-already = Ya has gritado en esta jugada: espera a la siguiente.
error-own-side = Era una jugada de tu lado: solo puede gritar un rival.
error-claim-first = Di primero si tu jugada da puntos.
error-last-word = La ronda ha acabado, salvo por un grito: grita «¡Muggins!» o pasa.
error-nothing-to-claim = Ahora no hay nada que cantar: se canta justo después de la propia jugada.
error-lacks-numbers-or-matador = { $tile } no encaja: hace falta { $numbers }, o un matador.
error-only-matadors = { $tile } no encaja: ahí solo va un matador.
error-not-ten = { $tile } no suma diez ahí: el extremo es un { $end }.
error-sides-first = Juega antes a los dos lados del pivote.
error-no-spinner = Ese extremo no existe hasta que haya un doble en la mesa.
error-cross-unfinished = Primero la cruz: los cuatro brazos del doble seis.
