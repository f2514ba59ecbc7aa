### Consejo: pistas que dicen por qué, una ronda repasada, lo que sabía cada jugador y la huella de un reparto.

## Una pista
hint-why = Por qué: { $reasons }.
hint-second = La siguiente mejor: { $move }.
hint-title = Lo que habla a favor de estas jugadas
hint-show = Mostrar en la mesa
hint-more = Pulsa otra vez la pista para saber más.
hint-basis = { $worlds ->
    [0] A primera vista, sin imaginar ningún reparto.
    [one] En { $worlds } reparto que encaja con todo lo que ves.
   *[other] De media en { $worlds } repartos que encajan con todo lo que ves.
}
hint-basis-exact = Calculado con exactitud: no hay nada oculto.

## Lo que se espera de una jugada
expected-line = { $sign ->
    [ahead] Gana la ronda en { $chance } de cada 100 repartos imaginados; de media, { $points } ± { $spread } puntos por delante
    [behind] Gana la ronda en { $chance } de cada 100 repartos imaginados; de media, { $points } ± { $spread } puntos por detrás
   *[level] Gana la ronda en { $chance } de cada 100 repartos imaginados; de media, empate, ± { $spread } puntos
}
expected-train = Deja unos { $points } ± { $spread } puntos en la mano; la mano más baja en { $chance } de cada 100 repartos imaginados
expected-trick = Tu lado gana la mano en { $chance } de cada 100 repartos imaginados, con unos { $points } ± { $spread } puntos
expected-trick-chance = Tu lado gana la mano en { $chance } de cada 100 repartos imaginados
expected-trick-bid = { $sign ->
    [ahead] Da a tu lado unos { $points } ± { $spread } más que a los otros
    [behind] Cuesta a tu lado unos { $points } ± { $spread } frente a los otros
   *[level] Da a tu lado tanto como a los otros, ± { $spread }
}
expected-poker = { $sign ->
    [ahead] Gana unos { $points } ± { $spread } chips desde aquí; el bote, en { $chance } de cada 100 repartos imaginados
    [behind] Pierde unos { $points } ± { $spread } chips desde aquí; gana el bote en { $chance } de cada 100 repartos imaginados
   *[level] No gana ni pierde chips desde aquí; gana el bote en { $chance } de cada 100 repartos imaginados
}
expected-row = Deja unas { $points } fichas; se gana con { $chance } de cada 100 pozos imaginados
expected-row-exact = { $points ->
    [one] Deja { $points } ficha con el mejor juego
   *[other] Deja { $points } fichas con el mejor juego
}

## Lo que habla a favor de una jugada
why-all-same = todas las jugadas probadas dan lo mismo en { $of } repartos imaginados
why-best-in = ninguna otra jugada es mejor en { $count } de { $of } repartos imaginados
why-exact = está calculado con exactitud
why-first-sight = parece lo mejor a primera vista
why-only = no hay otra jugada
why-habit = la diferencia es demasiado pequeña para dejar la jugada habitual
why-match-counts = la partida puede acabar con esta ronda, y eso también cuenta
why-claims = { $points ->
    [one] hay { $points } punto por ganar
   *[other] hay { $points } puntos por ganar
}
why-scores = { $points ->
    [one] da { $points } punto
   *[other] da { $points } puntos
}
why-goes-out = es tu última ficha
why-plays-again = después vuelves a jugar
why-nobody-else = después nadie más puede tener una ficha que encaje
why-shuts-out = deja abierto un { $number }, para el que { $name } no tiene nada
why-own-number = de las { $of } fichas que quedan con el { $number }, tienes { $count }
why-every-end = aún tienes una ficha para { $count ->
    [2] los dos extremos
   *[other] cada uno de los { $count } extremos
}
why-heaviest = te quita tu ficha más pesada, de { $dots } puntos
why-double = te quita un doble, que encaja en menos sitios
why-covers = cubre el doble
why-marker-off = quita tu marcador
why-blank = te quita el doble blanco, que cuesta { $dots }
why-train-starts = empieza tu tren más largo: { $tiles } fichas
why-train-goes-on = sigue con tu tren más largo: { $tiles } fichas desde aquí
why-train-kept = mantiene unido tu tren más largo: { $tiles } fichas
why-takes-trick = { $points ->
    [one] gana seguro esta baza, que lleva { $points } punto
   *[other] gana seguro esta baza, que lleva { $points } puntos
}
why-takes-so-far = gana la baza, salvo que alguien juegue más alto
why-only-winner = es tu única ficha que gana a lo que hay
why-count-to-partner = da { $points } puntos a la baza de tu pareja
why-saves-trump = la baza es de tu pareja: no hace falta triunfo
why-no-count = no regala puntos a una baza de los otros
why-pulls-trumps = saca triunfos: aún quedan { $count } fuera
why-last-trump = saca el último triunfo
why-unbeatable = nada de lo que queda fuera puede ganarle
why-bid-suit = tienes { $tiles } { $suit }
why-bid-weak = tienes menos de tres fichas de cada palo
why-trump-long = { $tiles ->
    [one] tienes { $tiles } de estos triunfos
   *[other] tienes { $tiles } de estos triunfos
}
why-trump-double = tienes el más alto, el doble
why-free = no cuesta nada
why-price = cuesta { $chips } por un bote de { $pot }
why-fold-saves = ahorra los { $chips } que costaría seguir
why-hand-beats = { $hand }: mejor que al menos { $share } de cada 100 manos
why-hand-weak = { $hand }: mejor que como mucho { $share } de cada 100 manos
why-three-at-once = quita tres fichas de una vez
why-goes-later = { $draws ->
    [0] después { $tile } puede salir pronto, con { $others } a su lado
    [one] después { $tile } puede salir tras { $draws } ficha más, con { $others } a su lado
   *[other] después { $tile } puede salir tras { $draws } fichas más, con { $others } a su lado
}

## Una ronda repasada
hindsight = Repasar
hindsight-about = Dónde habría sido mejor otra jugada, juzgado con lo que podías saber entonces. La mesa enseña después todas las manos.
hindsight-progress = Juzgando tus decisiones: { $judged } de { $of }
hindsight-none = Ninguna decisión tuya fue claramente peor que otra, con lo que podías saber entonces.
hindsight-turn = Tú: { $played }. Mejor: { $better }.
hindsight-cost-chance = { $chance ->
    [one] Costó { $chance } victoria de cada 100 repartos.
   *[other] Costó { $chance } victorias de cada 100 repartos.
}
hindsight-cost-points = { $family ->
    [train] Costó unos { $points } puntos en la mano.
    [poker] Costó unos { $points } chips.
    [row] Costó unas { $points } fichas.
   *[other] Costó unos { $points } puntos.
}
hindsight-here = Probar otra vez desde aquí
hindsight-branch = Desde aquí sigue una partida nueva. La que has acabado se queda como está.

## Lo que sabía un jugador
knew = Lo que sabían
knew-about = Los jugadores de la máquina no ven más que tú. Mira la ronda con los ojos de uno de ellos: lo que aquí está boca abajo le estaba oculto.
knew-seat = Lo que sabía { $name }
knew-words = { $name } veía esto. { $said }

## El reparto
deal = El reparto
deal-fingerprint = Huella de este reparto: { $digits }
deal-before = Quedó fijado antes de la primera jugada. Cuando acaba la ronda se muestra el orden de las fichas, para que puedas comprobar que no se cambió ninguna.
deal-after = Se mostró desde el principio, y es el SHA-256 de este texto, que nombra todas las fichas en el orden del reparto:
deal-command = Esta orden vuelve a hacer las dos cosas a partir del nombre del reparto:
