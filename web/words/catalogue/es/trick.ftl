### Los juegos de bazas.

tricks = Las bazas hasta ahora
last-trick = La última baza
tricks-in-order = Por orden de juego
no-tricks = Todavía no hay ninguna baza.
trick-taken = { $who ->
    [you] Para ti
   *[other] Para { $name }
}: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

## Los juegos
game-forty-two = Forty-Two
about-forty-two = Dos equipos pujan por cuántos de los 42 puntos van a ganar, y luego se disputan siete bazas.
game-four-hand-texas = Texas a cuatro
about-four-hand-texas = El Forty-Two con una subasta más larga: las pujas se pueden doblar, y el triunfo pueden ser los dobles, o nada.
game-moon = Moon
about-moon = Tres jugadores, cada cual por su cuenta, y solo cuentan las bazas. Puja las siete y vas a por la luna.

## Opciones
option-object = Se juega por
value-object-points = Puntos
value-object-hands = Siete manos
option-allpass = Si todos pasan
value-allpass-throw-in = Reparte el siguiente
value-allpass-dealer-bids = Quien reparte tiene que pujar

## Nombres
suit-0 = blancos
suit-1 = unos
suit-2 = doses
suit-3 = treses
suit-4 = cuatros
suit-5 = cincos
suit-6 = seises
suit-doubles = dobles
suit-none = sin triunfo

## Lo que hay que hacer
status-auction = { $bid ->
    [0] Puja o pasa
   *[other] Más de { $words }, o pasa
}
status-must-bid = Todos han pasado: tienes que pujar
status-trump = Elige el triunfo
status-discard = Aparta una ficha
status-lead = Sales tú
status-follow = { $led ->
    [sevens] Juega lo más cercano a siete
   *[other] Sirve { $suit }
}

## Las jugadas
move-bid = { $value ->
    [plunge] Plunge: tu pareja elige el triunfo
    [splash] Splash: tu pareja elige el triunfo
   *[other] { $marks ->
        [0] Pujar { $value }
        [one] Pujar { $marks } marca
       *[other] Pujar { $marks } marcas
    }
}
move-moon-bid = { $value ->
    [21] Pujar la partida entera: 21
    [7] Ir a por la luna: 7 bazas
   *[other] Pujar { $value } bazas
}
move-trump = { $value ->
    [none] Jugar sin triunfo
    [none-own] Jugar sin triunfo, dobles aparte
    [nello-high] Jugar nello, dobles altos
    [nello-low] Jugar nello, dobles bajos
    [nello-own] Jugar nello, dobles aparte
    [sevens] Jugar sietes
   *[other] Triunfo: { $suit }
}
move-discard = Apartar { $value }
button-bid = { $value ->
    [plunge] Plunge
    [splash] Splash
   *[other] { $marks ->
        [0] { $value }
        [one] { $marks } marca
       *[other] { $marks } marcas
    }
}
button-trump = { $value ->
    [none] Ninguno
    [none-own] Ninguno, dobles aparte
    [nello-high] Nello, altos
    [nello-low] Nello, bajos
    [nello-own] Nello, aparte
    [sevens] Sietes
    [doubles] Dobles
   *[other] { $suit }
}

## Lo que se dice
say-trump = { $trump ->
    [none] ¡Sin triunfo!
    [none-own] ¡Sin triunfo, dobles aparte!
    [nello-high] ¡Nello, dobles altos!
    [nello-low] ¡Nello, dobles bajos!
    [nello-own] ¡Nello, dobles aparte!
    [sevens] ¡Sietes!
   *[other] ¡Triunfo: { $suit }!
}

## Lo que pasa
event-draw-for-start = Para saber quién mezcla primero: { $tiles }.
event-bid = { $who ->
    [you] Pujas { $bid }.
   *[other] { $name } puja { $bid }.
}
event-all-passed = Todos han pasado.
event-auction-won = { $who ->
    [you] Ganas la puja con { $bid }.
   *[other] { $name } gana la puja con { $bid }.
}
event-widow = { $who ->
    [you] Tomas la viuda.
   *[other] { $name } toma la viuda.
}
event-discard = { $who ->
    [you] Apartas una ficha.
   *[other] { $name } aparta una ficha.
}
event-trump = { $trump ->
    [none] Se juega sin triunfo.
    [none-own] Se juega sin triunfo, y los dobles forman un palo aparte.
    [nello-high] Nello: quien ganó la puja no debe hacer ninguna baza. Los dobles son altos.
    [nello-low] Nello: quien ganó la puja no debe hacer ninguna baza. Los dobles son bajos.
    [nello-own] Nello: quien ganó la puja no debe hacer ninguna baza. Los dobles forman un palo aparte.
    [sevens] Sietes: cada cual juega su ficha más cercana a siete.
   *[other] Triunfo: { $suit }.
}
event-trick = { $who ->
    [you] Ganas la baza
   *[other] { $name } gana la baza
}: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.

## La posición en palabras
position-bid = { $bid ->
    [pass] { $who ->
        [you] pasas
       *[other] { $name } pasa
    }
    [plunge] { $who ->
        [you] pujas plunge
       *[other] { $name } puja plunge
    }
    [splash] { $who ->
        [you] pujas splash
       *[other] { $name } puja splash
    }
   *[other] { $who ->
        [you] pujas { $words }
       *[other] { $name } puja { $words }
    }
}
position-bids = Hasta ahora: { $bids }.
position-no-bids = Todavía no ha hablado nadie.
position-contract = { $who ->
    [you] Tienes la puja con { $bid }
   *[other] { $name } tiene la puja con { $bid }
}{ $trump ->
    [open] .
    [none] , sin triunfo.
    [none-own] , sin triunfo; los dobles forman un palo aparte.
    [nello-high] ; nello, dobles altos.
    [nello-low] ; nello, dobles bajos.
    [nello-own] ; nello, dobles aparte.
    [sevens] ; sietes.
   *[other] ; triunfo: { $suit }.
}
position-taken = { $names }: { $points ->
    [one] un punto ganado
   *[other] { $points } puntos ganados
}.
position-played = { $who ->
    [you] jugaste { $tile }
   *[other] { $name } jugó { $tile }
}
position-trick = En la baza: { $plays }; { $led ->
    [sevens] se pide la ficha más cercana a siete.
   *[other] se piden { $suit }.
}

## Sobre el tapete
claim-rest = El resto es mío
label-said-pass = Paso
label-said-bid = { $bid }
label-contract = { $trump ->
    [none] { $name }: { $bid }, sin triunfo
   *[other] { $name }: { $bid } · { $suit }
}{ $more ->
    [none] {""}
    [0] {" "}· hecho
   *[other] {" "}· faltan { $more }
}
label-contract-open = { $name }: { $bid }
label-asked = Se piden { $suit }{ $out ->
    [none] {""}
   *[other] {" "}· por salir: { $out }
}
label-took = { $who ->
    [you] Para ti
   *[other] Para { $name }
}: { $points }{ $out ->
    [none] {""}
   *[other] {" "}· por salir: { $out }
}
label-widow = La viuda
label-put-away = Aparta una de tus ocho fichas
label-discarded = Fuera de juego
label-tricks = { $whose ->
    [own] Nosotros
    [others] Ellos
   *[other] { $name }
}: { $count ->
    [one] 1 baza
   *[other] { $count } bazas
} · { $points }
label-tricks-only = { $whose ->
    [own] Tú
   *[other] { $name }
}: { $count ->
    [one] 1 baza
   *[other] { $count } bazas
}

## El final
goal-hands = Gana el primer equipo que se lleve siete manos.
goal-hands-short = siete manos para ganar
round-trick-made = { $who ->
    [you] Cumples tu puja
    [ours] Puja cumplida: tú y { $names }
    [theirs] { $names } cumplen
   *[other] { $name } cumple
}
round-trick-set = { $who ->
    [you] No cumples tu puja
    [ours] Puja perdida: tú y { $names }
    [theirs] { $names } no cumplen
   *[other] { $name } no cumple
}
round-trick-all-passed = Todos han pasado
reason-trick-all-passed = Nadie ha querido pujar. Reparte el siguiente.
sum-taken = ganado
sum-bid = la puja
sum-hand = por la mano
sum-tricks = { $count ->
    [one] baza
   *[other] bazas
}
sum-counts = en fichas
sum-contract = { $who ->
    [you] Pujaste { $bid }
   *[other] { $name } pujó { $bid }
}{ $said ->
    [plunge] { " " }(plunge)
    [splash] { " " }(splash)
   *[number] {""}
}, { $trump ->
    [none] sin triunfo
    [none-own] sin triunfo, dobles aparte
   *[other] triunfo: { $suit }
}. { $made ->
    [yes] Ganado: { $taken }; hacían falta { $needed }.
   *[no] Ganado: { $taken } de { $needed }; faltan { $short }.
}
sum-set = No cumple, y nada por esta mano: { $name }.
sum-game-bid = La puja de { $bid } vale por toda la partida, y está cumplida.
sum-scores = { $name }: puntos

## Ayuda en la subasta
advice = Tu mano
advice-weak = Según la regla práctica del folleto de Forty-Two, toca pasar: ningún palo tiene tres fichas.
advice-possible = Según la regla práctica del folleto de Forty-Two, se puede pujar: { $tiles } { $suit }, pero ningún doble más.
advice-strong = Según la regla práctica del folleto de Forty-Two, la mano es fuerte: { $tiles } { $suit }, y { $doubles ->
    [one] un doble más.
   *[other] { $doubles } dobles más.
}
advice-differs = La regla práctica solo cuenta fichas y dobles. Las probabilidades salen de jugar la mano, y hablan { $move ->
    [pass] en contra de pujar.
   *[bid] a favor de pujar.
}
show-chances = Calcular las probabilidades
chances = Probabilidad de cumplir cada puja
chances-so-far = { $worlds ->
    [one] Tras un reparto imaginado…
   *[other] Tras { $worlds } repartos imaginados…
}
chances-of = { $worlds ->
    [one] De un reparto imaginado, jugado hasta el final.
   *[other] De { $worlds } repartos imaginados, jugados cada uno hasta el final.
}

## Lo que no se puede
error-bid-first = La subasta no ha acabado: puja o pasa.
error-discard-first = Aparta primero una de tus ocho fichas.
error-trump-first = Elige primero el triunfo.
error-play-a-tile = Juega una ficha.
error-no-such-bid = Ahora no se puede pujar { $bid }.
error-only-pass = Ahora no se puede pujar más de { $high }: pasa.
error-bid-too-low = Puja al menos { $least }, o pasa.
error-dealer-bids = Todos los demás han pasado, así que tienes que pujar: al menos { $least }.
error-trump-too-early = El triunfo se elige cuando acaba la subasta, y lo elige quien la gana.
error-no-such-trump = Aquí no se puede elegir como triunfo: { $trump }.
error-say-which = Di qué ficha apartas.
error-must-follow = Hay que servir { $suit }: juega { $tiles }.
error-no-auction = La subasta ha acabado.
