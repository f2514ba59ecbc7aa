### Les jeux en ligne.

## Les jeux
game-block = Bloqué
about-block = Accordez un bout de la ligne ou passez. Le premier sans domino prend les points de tous les autres.
game-basic = Dominos classiques
about-basic = Rien ne va ? On pioche jusqu’à ce que cela aille. Le premier sans domino marque ce que les autres ont en main.
game-draw = Pioche
about-draw = Une longue ligne avec le grand jeu ; qui ne peut jouer prend un domino à la pioche.
game-standard = Standard
about-standard = Grandes mains, sans pioche : on joue ou on passe, jusqu’à ce que quelqu’un n’ait plus de domino ou que tout se bloque.
game-muggins = Muggins
about-muggins = Faites des bouts ouverts un multiple de cinq, et dites-le avant qu’un autre ne le fasse.
game-bergen = Bergen
about-bergen = Deux bouts au même nombre valent des points, et un double à l’un d’eux un point de plus.
game-matador = Matador
about-matador = Les moitiés qui se touchent font dix, et les matadors vont partout.
game-sebastopol = Sébastopol
about-sebastopol = Du double six naît une croix aux quatre directions. Pour quatre à table.
game-tiddle-a-wink = Tiddle-a-Wink
about-tiddle-a-wink = Petites mains, grande tablée ; qui pose un double rejoue aussitôt.

## Options
value-rules-spinner = Avec pivot
value-rules-four-way = Quatre voies
option-claims = Les points s’annoncent
value-claims-automatic = Automatiquement
value-claims-manual = De vive voix
option-penalty = Une annonce ou un cri à tort
value-penalty-none = Ne coûte rien
value-penalty-given = Donne des points aux autres
option-teams = À quatre, deux équipes
option-opening = Le premier domino
value-opening-any = N’importe lequel
value-opening-highest-double = Le plus fort double
option-spinner = Au-delà du pivot
value-spinner-sides-first = D’abord les deux côtés
value-spinner-at-once = Aussitôt
option-blanks = Sur un blanc
value-blanks-matadors = Seulement un matador
value-blanks-match = Un autre blanc aussi
option-drawing = La pioche
value-drawing-forced = Seulement si rien ne va
value-drawing-free = Quand on veut
option-counting = Points en fin de manche
help-counting = Au multiple de cinq le plus proche : chaque main est arrondie et, manche bloquée, seule la plus faible marque. Exactement : les points comptent tels quels et, manche bloquée, chacun marque contre ceux qui ont davantage.
value-counting-rounded = Au multiple de cinq le plus proche
value-counting-exact = Exactement

## Ce qu’il y a à faire
status-claim = Des points ? À vous d’annoncer
status-call = { $name } n’a rien dit. Cela marque ?

## Les coups
move-lay-L = Poser { $tile } à gauche, le { $number } en contact
move-lay-R = Poser { $tile } à droite, le { $number } en contact
move-lay-U = Poser { $tile } en haut, le { $number } en contact
move-lay-D = Poser { $tile } en bas, le { $number } en contact
move-claim = Annoncer les points
move-muggins = Crier « Muggins ! »
button-claim = Annoncer
button-muggins = Muggins !
move-silent = Ne rien dire
button-silent = Ne rien dire

## Ce qui se dit
say-gee = Gee !
say-bergen = Bergen !
say-tiddle-a-wink = Tiddle-a-Wink !
say-muggins = Muggins !
say-domino = Domino !

## Ce qui arrive
event-redeal = { $times ->
    [one] Personne n’avait de double : on a redistribué.
   *[other] Personne n’avait de double : on a redistribué { $times } fois.
}
event-say-domino = { $who ->
    [you] Vous dites « Domino ! »
   *[other] { $name } dit « Domino ! »
}
event-score = { $who ->
    [you] Vous marquez { $points }.
   *[other] { $name } marque { $points }.
}
event-again = { $who ->
    [you] Un double : vous rejouez.
   *[other] Un double : { $name } rejoue.
}
event-silent = { $who ->
    [you] Vous ne dites rien.
   *[other] { $name } ne dit rien.
}
event-false-claim = { $who ->
    [you] Vous annoncez, mais il n’y a rien à marquer.{ $cost ->
        [0] { "" }
       *[other] { " " }{ $cost } points vous sont retirés et vont aux autres.
    }
   *[other] { $name } annonce, mais il n’y a rien à marquer.{ $cost ->
        [0] { "" }
       *[other] { " " }{ $cost } points lui sont retirés et vont aux autres.
    }
}
event-false-call = { $who ->
    [you] Vous criez, mais il n’y avait rien à prendre.{ $cost ->
        [0] { "" }
       *[other] { " " }{ $cost } points vous sont retirés et vont aux autres.
    }
   *[other] { $name } crie, mais il n’y avait rien à prendre.{ $cost ->
        [0] { "" }
       *[other] { " " }{ $cost } points lui sont retirés et vont aux autres.
    }
}
event-say-muggins = { $who ->
    [you] Vous criez « Muggins ! »
   *[other] { $name } crie « Muggins ! »
}

## La position en mots
position-end-needs = { $wanted ->
    [none] { $number } (il faut un domino qui va partout)
   *[other] { $number } (il faut un { $wanted })
}
position-ends = Bouts ouverts : { $ends }.
position-empty = Aucun domino n’est encore posé.
position-total = Ensemble ils font { $total }.

## Sur le tapis
label-total = Bouts : { $total }

## La fin
sum-own = sa main
sum-round = pour la manche
sum-during = en jeu
sum-played = { $name } : { $points } en jeu
reason-out = { $who ->
    [you] Vous avez posé votre dernier domino.
   *[other] { $name } a posé son dernier domino.
}
reason-line-blocked = { $who ->
    [you] La ligne est bloquée ; c’est vous qui avez le moins de points en main.
    [ours] La ligne est bloquée ; vous et { $names } avez ensemble le moins de points en main.
    [theirs] La ligne est bloquée ; { $names } ont ensemble le moins de points en main.
   *[other] La ligne est bloquée ; c’est { $name } qui a le moins de points en main.
}
reason-line-blocked-level = { $scored ->
    [yes] La ligne est bloquée. À égalité au plus bas : { $names }.
   *[no] La ligne est bloquée et personne ne marque. À égalité au plus bas : { $names }.
}
reason-bergen-blocked = { $doubles ->
    [none] { reason-line-blocked }
    [all] La ligne est bloquée ; sans compter les doubles, { $who ->
        [you] c’est vous qui avez
       *[other] c’est { $name } qui a
    } le moins de points en main.
   *[some] La ligne est bloquée ; parmi ceux qui n’ont pas de double, { $who ->
        [you] c’est vous qui avez
       *[other] c’est { $name } qui a
    } le moins de points en main.
}
reason-bergen-blocked-level = { $doubles ->
    [none] { reason-line-blocked-level }
    [all] La ligne est bloquée et personne ne marque. À égalité au plus bas, sans compter les doubles : { $names }.
   *[some] La ligne est bloquée et personne ne marque. À égalité au plus bas, parmi ceux qui n’ont pas de double : { $names }.
}
reason-target = { $who ->
    [you] Vous avez atteint le but.
    [ours] Vous et { $names } avez atteint le but.
    [theirs] { $names } ont atteint le but.
   *[other] { $name } a atteint le but.
}

## Ce qui ne se peut pas
error-must-open = La manche s’ouvre avec le { $tile }.
error-does-not-fit = Le { $tile } ne va pas là : le bout est un { $end }.
error-no-such-end = Il n’y a pas de bout ouvert là.
error-say-where = Dites à quel bout va le { $tile }.
error-other-way-round = Le { $tile } va là, mais dans l’autre sens.
error-nothing-to-call = Il n’y a rien à crier maintenant.
error-claims-automatic = Dans ce jeu, les points s’annoncent automatiquement.
error-called-already = Vous avez déjà crié pour ce coup : attendez le prochain.
error-own-side = C’était un coup de votre camp : seul un adversaire peut crier.
error-claim-first = Dites d’abord si votre coup marque.
error-last-word = La manche est finie, à moins d’un cri : criez « Muggins ! », ou passez.
error-nothing-to-claim = Il n’y a rien à annoncer : on annonce juste après son propre coup.
error-lacks-numbers-or-matador = Le { $tile } ne va pas : il faut { $numbers }, ou un matador.
error-only-matadors = Le { $tile } ne va pas : seul un matador va là.
error-not-ten = Le { $tile } ne fait pas dix là : le bout est un { $end }.
error-sides-first = Jouez d’abord des deux côtés du pivot.
error-no-spinner = Ce bout n’existe pas avant le premier double.
error-cross-unfinished = La croix d’abord : les quatre bras du double six.
