### El Forty-Two por marcas, y los contratos de cada casa.

## Opciones
value-rules-printed = Como en el folleto
value-rules-tournament = Torneo de Texas
value-rules-family = En familia
help-forty-two-rules = Como en el folleto: por puntos. Torneo de Texas: por marcas, con triunfo o sin él y nada más. En familia: por marcas, con todos los contratos que se aprenden en casa.
value-object-marks = Marcas
help-forty-two-object = Una marca vale por toda la mano, se gane lo que se gane: una hasta 42, dos por 84, y así sucesivamente.
option-marks = Marcas para ganar
option-forty-two-doubles = Los dobles pueden ser triunfo
help-forty-two-doubles = Los siete dobles son entonces el palo de triunfo y no pertenecen a ningún otro.
option-follow = Sin triunfo («follow me»)
value-follow-off = No
value-follow-high = Sí
value-follow-own = Dobles aparte
value-follow-choice = A elección de quien puja
help-follow = Quien gana la puja puede jugar sin triunfo: entonces el doble es el más alto de su palo, o todos los dobles forman un palo aparte.
option-nello = Nello
value-nello-off = No
value-nello-high = Dobles altos
value-nello-low = Dobles bajos
value-nello-own = Dobles aparte
value-nello-choice = A elección de quien puja
help-nello = Desde una marca, quien gana la puja puede comprometerse a perder todas las bazas, sin ayuda: su pareja no juega.
option-sevens = Sietes
help-sevens = Desde una marca: cada cual juega su ficha más cercana a siete puntos, y la más cercana gana la baza. Hacen falta las siete.
option-plunge = Plunge
help-plunge = Con cuatro dobles se pueden pujar cuatro marcas: la pareja elige el triunfo y sale.
option-splash = Splash
help-splash = Con tres dobles se pueden pujar dos marcas: la pareja elige el triunfo y sale.

## Nombres
bid-words = { $marks ->
    [0] { $bid }
    [one] { $marks } marca
   *[other] { $marks } marcas
}
suit-none-own = sin triunfo, dobles aparte
suit-nello-high = nello, dobles altos
suit-nello-low = nello, dobles bajos
suit-nello-own = nello, dobles aparte
suit-sevens = sietes

## Lo que pasa
event-bid-marks = { $who ->
    [you] Pujas
   *[other] { $name } puja
} { $marks ->
    [one] { $marks } marca.
   *[other] { $marks } marcas.
}
event-bid-plunge = { $who ->
    [you] Pujas un plunge
   *[other] { $name } puja un plunge
}: { $marks } marcas.
event-bid-splash = { $who ->
    [you] Pujas un splash
   *[other] { $name } puja un splash
}: { $marks } marcas.
event-auction-won-marks = { $who ->
    [you] Ganas
   *[other] { $name } gana
} la puja con { $marks ->
    [one] { $marks } marca.
   *[other] { $marks } marcas.
}
event-auction-won-plunge = { $who ->
    [you] Ganas la puja con un plunge de { $marks } marcas: tu pareja elige el triunfo y sale.
   *[other] { $name } gana la puja con un plunge de { $marks } marcas: su pareja elige el triunfo y sale.
}
event-auction-won-splash = { $who ->
    [you] Ganas la puja con un splash de { $marks } marcas: tu pareja elige el triunfo y sale.
   *[other] { $name } gana la puja con un splash de { $marks } marcas: su pareja elige el triunfo y sale.
}

## La posición en palabras
position-sits-out = { $who ->
    [you] No juegas esta mano.
   *[other] { $name } no juega esta mano.
}

## Sobre el tapete
label-said-marks = { $marks ->
    [one] { $marks } marca
   *[other] { $marks } marcas
}
label-said-plunge = Plunge
label-said-splash = Splash
label-contract-marks = { $name }: { $marks ->
    [one] { $marks } marca
   *[other] { $marks } marcas
} · { $suit }
label-contract-open-marks = { $name }: { $marks ->
    [one] { $marks } marca
   *[other] { $marks } marcas
}
label-sits-out = No juega
label-asked-nearest = La ficha más cercana a siete

## El final
goal-marks = { $marks ->
    [one] Gana el primer equipo que tenga una marca.
   *[other] Gana el primer equipo que tenga { $marks } marcas.
}
goal-marks-short = { $marks ->
    [one] una marca para ganar
   *[other] { $marks } marcas para ganar
}
sum-marks = { $marks ->
    [one] marca
   *[other] marcas
}
sum-nello = { $who ->
    [you] Pujaste { $bid } y jugaste { $suit }:
   *[other] { $name } pujó { $bid } y jugó { $suit }:
} { $made ->
    [yes] no hubo ni una baza.
   *[no] hubo una baza, y ahí se acabó.
}
sum-sevens = { $who ->
    [you] Pujaste { $bid } y jugaste sietes:
   *[other] { $name } pujó { $bid } y jugó sietes:
} { $made ->
    [yes] se ganaron las siete bazas.
   *[no] se perdió una baza, y ahí se acabó.
}

## Lo que no se puede
error-no-such-word = Esa puja no existe en esta mesa.
error-too-few-doubles = { $word ->
    [plunge] Un plunge pide { $wanted } dobles en la mano.
   *[splash] Un splash pide { $wanted } dobles en la mano.
}
error-word-too-low = { $word ->
    [plunge] Un plunge no puede pasar de { $most } marcas.
   *[splash] Un splash no puede pasar de { $most } marcas.
}
error-needs-a-mark = Con esta puja no: { $trump }. Hace falta al menos una marca.
error-partner-names-trumps = Después de un plunge o un splash solo se puede elegir el triunfo.
error-must-be-nearest = Sietes: juega tu ficha más cercana a siete, { $tiles }.
