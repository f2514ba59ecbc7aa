### El póquer. Las fichas son las del dominó; lo que se apuesta son chips.

skip-to-end = Ir al final
out-of-chips = No te quedan chips. Puedes ver jugar a los demás, o ir al final.

## Los juegos
game-poker = Póquer
about-poker = Cinco fichas, una ronda de apuestas, y la mejor mano se lleva el bote, salvo que un buen farol lo impida.

## Opciones
option-chips = Chips para cada cual
option-ante = Ante
option-bet = Apuesta o subida
option-poker-hands = Manos
help-poker-hands = 0: hasta que alguien tenga todos los chips.

## Nombres
ranking = Orden de las manos
ranking-own = tu mano
hand-high-piece = Ficha alta
hand-one-pair = Pareja
hand-flush = Color
hand-threes = Trío
hand-four-straight = Escalera de cuatro
hand-full-hand = Full
hand-five-straight = Escalera de cinco
hand-fours = Póquer
hand-six-straight = Escalera de seis
hand-royal = Real

## Lo que hay que hacer
status-to-call = { $chips } para igualar
status-no-bet = Te toca: aún no hay apuesta

## Las jugadas
move-check = Pasar
move-bet = { $all ->
    [yes] Apostar todo lo que tienes: { $chips }
   *[no] Apostar { $chips }
}
move-call = { $all ->
    [yes] Igualar con todo lo que tienes: { $chips }
   *[no] Igualar { $chips }
}
move-raise = { $all ->
    [yes] Subir con todo lo que tienes: { $chips }
   *[no] Subir, con { $chips }
}
move-fold = Retirarse
button-check = Pasar
button-bet = { $all ->
    [yes] Todo { $chips }
   *[no] Apostar { $chips }
}
button-call = { $all ->
    [yes] Todo { $chips }
   *[no] Igualar { $chips }
}
button-raise = { $all ->
    [yes] Todo { $chips }
   *[no] Subir { $chips }
}
button-fold = Retirarse

## Lo que se dice
say-check = Paso
say-bet = Apuesto { $chips }
say-call = Lo veo
say-raise = Subo

## Lo que pasa
event-check = { $who ->
    [you] Pasas sin apostar.
   *[other] { $name } pasa sin apostar.
}
event-bet = { $who ->
    [you] Apuestas { $chips }.
   *[other] { $name } apuesta { $chips }.
}
event-call = { $who ->
    [you] Igualas con { $chips }.
   *[other] { $name } iguala con { $chips }.
}
event-raise = { $who ->
    [you] Subes y pones { $chips }.
   *[other] { $name } sube y pone { $chips }.
}
event-fold = { $who ->
    [you] Te retiras.
   *[other] { $name } se retira.
}
event-returned = { $who ->
    [you] { $chips ->
        [one] Un chip que nadie igualó vuelve
       *[other] { $chips } que nadie igualó vuelven
    } a ti.
   *[other] { $chips ->
        [one] Un chip que nadie igualó vuelve
       *[other] { $chips } que nadie igualó vuelven
    } a { $name }.
}
event-show = { $who ->
    [you] Enseñas { $tiles }: { $hand }.
   *[other] { $name } enseña { $tiles }: { $hand }.
}
event-win = { $who ->
    [you] Ganas { $chips }.
   *[other] { $name } gana { $chips }.
}

## La posición en palabras
position-pot = En el bote: { $chips }. Tienes { $own }.
position-own-hand = Tu mano: { $hand }.
position-folded = { $who ->
    [you] Te has retirado.
   *[other] { $name } se ha retirado.
}

## Sobre el tapete
label-pot = Bote { $chips }
label-side-pot = { $number ->
    [0] Bote principal { $chips }
   *[other] Bote aparte { $chips }
}
label-pot-won = { $who ->
    [you] Ganas { $chips }
   *[other] { $name } gana { $chips }
}
label-hand = { $hand }
label-own-hand = { $hand }
label-said-bet = { $chips }
label-said-all-in = Todo: { $chips }
label-said-fold = No va
label-said-out = Fuera
label-dealer = Reparte

## El final
goal-chips = { $hands ->
    [0] Hasta que alguien tenga todos los chips.
    [one] Una mano; gana quien tenga más chips.
   *[other] { $hands } manos; gana quien tenga más chips.
}
round-poker-showdown = { $who ->
    [you] El bote es tuyo
   *[other] El bote es de { $name }
}
round-poker-unopposed = { $who ->
    [you] El bote es tuyo
   *[other] El bote es de { $name }
}
reason-showdown = { $who ->
    [you] Tenías la mejor mano.
   *[other] { $name } tenía la mejor mano.
}
reason-unopposed = { $who ->
    [you] Todos los demás se han retirado.
   *[other] Los demás se han retirado, así que { $name } no enseña nada.
}
sum-pot = { $number ->
    [0] { $pots ->
        [1] El bote
       *[other] El bote principal
    }
   *[other] Un bote aparte
} de { $chips } es { $who ->
    [you] para ti
   *[other] para { $name }
}.
sum-returned = { $chips ->
    [one] Un chip que nadie igualó volvió
   *[other] { $chips } que nadie igualó volvieron
} a { $who ->
    [you] ti
   *[other] { $name }
}.

## Lo que no se puede
error-nobody-to-answer = Nadie más tiene chips para responder a una subida: iguala { $chips }, o retírate.
error-fixed-limit = Las apuestas y las subidas son siempre de { $limit } chips.
error-no-betting = Ya nadie puede apostar: pasa, y se enseñan las manos.
error-checking-is-free = No hay apuesta que igualar: pasa, que no cuesta nada, o apuesta.
error-bet-to-answer = Hay una apuesta: iguala { $chips }, o retírate.
error-already-bet = Ya hay una apuesta: iguala { $chips }, súbela, o retírate.
error-nothing-to-raise = Nadie ha apostado, así que no hay nada que subir: apuesta.
error-no-more-raises = El límite es de { $most } subidas: iguala { $chips }, o retírate.
error-too-few-chips = Igualar se lleva tus { $chips } chips: iguala, o retírate.
