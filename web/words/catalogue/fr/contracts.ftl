### Le Forty-Two aux marques, et les contrats de la maison.

## Options
value-rules-printed = Règle imprimée
value-rules-tournament = Tournoi texan
value-rules-family = En famille
help-forty-two-rules = Règle imprimée : aux points. Tournoi texan : aux marques, avec ou sans atout, rien d’autre. En famille : aux marques, avec tous les contrats appris à la maison.
value-object-marks = Des marques
help-forty-two-object = Une marque vaut pour toute la donne, quoi qu’on ait pris : une jusqu’à 42, deux pour 84, et ainsi de suite.
option-marks = Marques pour gagner
option-forty-two-doubles = Les doubles peuvent être atout
help-forty-two-doubles = Les sept doubles forment alors l’atout et n’appartiennent à aucune autre couleur.
option-follow = Sans atout (« follow me »)
value-follow-off = Non
value-follow-high = Oui
value-follow-own = Doubles à part
value-follow-choice = Au choix du preneur
help-follow = Le preneur peut jouer sans atout : le double est alors le plus fort de sa couleur, ou tous les doubles forment une couleur à part.
option-nello = Nello
value-nello-off = Non
value-nello-high = Doubles forts
value-nello-low = Doubles faibles
value-nello-own = Doubles à part
value-nello-choice = Au choix du preneur
help-nello = À partir d’une marque, le preneur peut s’engager à perdre toutes les levées, seul : son partenaire ne joue pas.
option-sevens = Sevens
help-sevens = À partir d’une marque : chacun joue son domino le plus proche de sept points, et le plus proche prend la levée. Il faut les sept.
option-plunge = Plunge
help-plunge = Avec quatre doubles, on peut annoncer quatre marques : le partenaire nomme l’atout et entame.
option-splash = Splash
help-splash = Avec trois doubles, on peut annoncer deux marques : le partenaire nomme l’atout et entame.

## Noms
bid-words = { $marks ->
    [0] { $bid }
    [one] { $marks } marque
   *[other] { $marks } marques
}
suit-none-own = sans atout, doubles à part
suit-nello-high = nello, doubles forts
suit-nello-low = nello, doubles faibles
suit-nello-own = nello, doubles à part
suit-sevens = sevens

## Ce qui arrive
event-bid-marks = { $who ->
    [you] Vous annoncez
   *[other] { $name } annonce
} { $marks ->
    [one] { $marks } marque.
   *[other] { $marks } marques.
}
event-bid-plunge = { $who ->
    [you] Vous annoncez un plunge
   *[other] { $name } annonce un plunge
} : { $marks } marques.
event-bid-splash = { $who ->
    [you] Vous annoncez un splash
   *[other] { $name } annonce un splash
} : { $marks } marques.
event-auction-won-marks = { $who ->
    [you] Vous avez
   *[other] { $name } a
} l’enchère à { $marks ->
    [one] { $marks } marque.
   *[other] { $marks } marques.
}
event-auction-won-plunge = { $who ->
    [you] Vous avez l’enchère avec un plunge à { $marks } marques : votre partenaire nomme l’atout et entame.
   *[other] { $name } a l’enchère avec un plunge à { $marks } marques : son partenaire nomme l’atout et entame.
}
event-auction-won-splash = { $who ->
    [you] Vous avez l’enchère avec un splash à { $marks } marques : votre partenaire nomme l’atout et entame.
   *[other] { $name } a l’enchère avec un splash à { $marks } marques : son partenaire nomme l’atout et entame.
}

## La position en mots
position-sits-out = { $who ->
    [you] Vous ne jouez pas cette donne.
   *[other] { $name } ne joue pas cette donne.
}

## Sur le tapis
label-said-marks = { $marks ->
    [one] { $marks } marque
   *[other] { $marks } marques
}
label-said-plunge = Plunge
label-said-splash = Splash
label-contract-marks = { $name } : { $marks ->
    [one] { $marks } marque
   *[other] { $marks } marques
} · { $suit }
label-contract-open-marks = { $name } : { $marks ->
    [one] { $marks } marque
   *[other] { $marks } marques
}
label-sits-out = Ne joue pas
label-asked-nearest = Le domino le plus proche de sept

## La fin
goal-marks = { $marks ->
    [one] La première équipe qui a une marque gagne.
   *[other] La première équipe qui a { $marks } marques gagne.
}
goal-marks-short = { $marks ->
    [one] une marque suffit
   *[other] { $marks } marques pour gagner
}
sum-marks = { $marks ->
    [one] marque
   *[other] marques
}
sum-nello = { $who ->
    [you] Vous avez annoncé { $bid } et joué { $suit }.
   *[other] { $name } a annoncé { $bid } et joué { $suit }.
} { $made ->
    [yes] Pas une levée n’a été prise.
   *[no] Une levée a été prise, et c’est fini.
}
sum-sevens = { $who ->
    [you] Vous avez annoncé { $bid } et joué sevens.
   *[other] { $name } a annoncé { $bid } et joué sevens.
} { $made ->
    [yes] Les sept levées ont été prises.
   *[no] Une levée a été perdue, et c’est fini.
}

## Ce qui ne se peut pas
error-no-such-word = Cette annonce n’existe pas à cette table.
error-too-few-doubles = { $word ->
    [plunge] Un plunge demande { $wanted } doubles en main.
   *[splash] Un splash demande { $wanted } doubles en main.
}
error-word-too-low = { $word ->
    [plunge] Un plunge ne va pas au-delà de { $most } marques.
   *[splash] Un splash ne va pas au-delà de { $most } marques.
}
error-needs-a-mark = Pas avec cette enchère : { $trump }. Il en faut une d’au moins une marque.
error-partner-names-trumps = Après un plunge ou un splash, il n’y a que l’atout à nommer.
error-must-be-nearest = Sevens : jouez votre domino le plus proche de sept, { $tiles }.
