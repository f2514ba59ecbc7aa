### Les jeux de trains.

trains = Les trains en entier

## Les jeux
game-mexican-train = Train mexicain
about-mexican-train = De la locomotive, chacun construit son train, et tous ensemble un de plus. Le plus petit score gagne.

## Options
value-rules-sidings = Voies de garage
value-rules-station = Gare
value-rules-table = Tablée
help-mexican-train-rules = Trois notices, trois règles : elles diffèrent par le premier tour, par ce que demande un double et par le retrait du jeton.
help-mexican-train-rounds = Une par double, du plus fort au double blanc, ou moins.
option-hands = Dominos en main
value-hands-16 = 16 à deux, moins au-delà
value-hands-15 = 15 de deux à quatre, moins au-delà
help-mexican-train-hands = Avec le double-neuf, cela ne change rien : 15 à deux ou trois, moins au-delà.
option-string = Premier tour
value-string-free = Une suite, à volonté
value-string-full = Une suite, tant que cela va
value-string-none = Un seul domino, comme toujours
option-chance = Plus de domino au premier tour : les autres ont encore le leur
option-doubles = Le domino dû pour un double
value-doubles-any = N’importe lequel
value-doubles-plain = Pas un double
option-cover = Un double ouvert doit être couvert
value-cover-always = Tant qu’un domino le peut
value-cover-never = Jamais
help-cover = Tant qu’il est découvert, personne ne joue ailleurs.
option-marker = Le jeton est retiré
value-marker-own = En jouant sur son train
value-marker-any = En jouant n’importe où
option-start = La locomotive
value-start-aside = Mise de côté avant la donne
value-start-draw = Posée par qui l’a ; sinon on pioche jusqu’à la trouver
value-start-highest = Le plus fort double en main, non utilisé
option-begin = Qui commence
value-begin-rotate = Chacun à son tour
value-begin-holder = Qui a posé la locomotive
value-begin-winner = Le gagnant de la manche d’avant
option-blocked = Bloqué
value-blocked-passed = Quand tous ont passé à leur tour
value-blocked-stuck = Quand personne ne peut plus poser de domino
option-blank = Le double blanc en main
value-blank = { $value ->
    [0] Rien
   *[other] { $value } points
}

## Noms
of-name = { $name ->
    [Ada] d’{ $name }
    [Emma] d’{ $name }
    [Hugo] d’{ $name }
    [Iris] d’{ $name }
   *[other] de { $name }
}
of-owner = { $owner ->
    [Ada] d’{ $owner }
    [Emma] d’{ $owner }
    [Hugo] d’{ $owner }
    [Iris] d’{ $owner }
   *[other] de { $owner }
}

## Ce qu’il y a à faire
status-search = { $number ->
    [any] Aucun double : piochez
   *[other] Personne n’a le double { $number } : piochez
}
status-engine = Posez votre { $tile } au milieu
status-draw-train = Rien ne va : piochez
status-pass-train = Rien ne va : posez votre jeton
status-owes = Un double demande encore un domino
status-string = Commencez votre train
status-string-stop = Continuez votre train, ou arrêtez
status-cover = { $whose ->
    [own] Couvrez votre double
    [mexican] Couvrez le double du train mexicain
   *[other] Couvrez le double du train { of-owner }
}

## Les coups
move-lay-train = Poser { $tile } sur { $whose ->
    [own] votre train
    [mexican] le train mexicain
   *[other] le train { of-owner }
}, le { $number } en contact
move-stop = S’arrêter là
button-stop = Arrêter

## Ce qui se dit
say-knock = Toc, toc

## Ce qui arrive
event-play-train = { $who ->
    [you] Vous posez
   *[other] { $name } pose
} { $tile } sur { $whose ->
    [own] votre train
    [mexican] le train mexicain
   *[other] le train { of-owner }
}.
event-marker = { $on ->
    [yes] { $who ->
        [you] Votre jeton va sur votre train : il est ouvert à tous.
       *[other] Un jeton va sur le train { of-name } : il est ouvert à tous.
    }
   *[no] { $who ->
        [you] Votre jeton est retiré.
       *[other] Le jeton { of-name } est retiré.
    }
}

## La position en mots
position-no-engine = Il n’y a pas encore de locomotive au milieu.
position-engine = La locomotive est le { $tile }.
position-train = { $whose ->
    [own] Votre train
    [mexican] Le train mexicain
   *[other] Le train { of-owner }
} : { $count ->
    [0] vide
    [one] { $count } domino
   *[other] { $count } dominos
}, bout { $end }{ $marker ->
    [yes] , avec un jeton
   *[no] {""}
}{ $double ->
    [yes] , un double à couvrir
   *[no] {""}
}{ $playable ->
    [yes] , ouvert pour vous
   *[no] {""}
}.

## Sur le tapis
label-folded = +{ $count }
label-own-train = Votre train
label-own-train-short = Vous
label-own-train-sign = V
label-mexican-train = Train mexicain
label-mexican-train-short = Mexicain
label-mexican-train-sign = M

## La fin
goal-lowest = { $rounds ->
    [one] { $rounds } manche ; le plus petit score gagne.
   *[other] { $rounds } manches ; le plus petit total gagne.
}
round-train-blocked = Les trains sont bloqués
round-train-passed = Tout le monde a passé
reason-train-out = { $who ->
    [you] Vous avez posé votre dernier domino : zéro point pour vous.
   *[other] { $name } a posé son dernier domino et ne marque rien.
}
reason-train-blocked = La pioche est vide et plus personne ne peut poser de domino. Le moins en main est { $least } : { $names }.
reason-train-passed = La pioche est vide et tous ont passé à leur tour. Le moins en main est { $least } : { $names }.
sum-dots-in-hand = Chacun marque les points qui lui restent en main.
sum-blank = { $who ->
    [you] Le double blanc vous a coûté { $points }.
   *[other] Le double blanc a coûté { $points } à { $name }.
}

## Ce qui ne se peut pas
error-closed-train = Il n’y a pas de jeton sur le train { of-owner } : personne d’autre ne peut y jouer.
error-may-not-stop = La suite continue tant qu’un domino va.
error-say-train = Dites sur quel train va le { $tile }.
error-no-such-train = Ce train n’existe pas.
error-no-mexican-train-yet = Le train mexicain ne se commence pas au premier tour.
error-own-train-only = Au premier tour, vous ne jouez que sur votre propre train.
error-cover-double = Le { $tile } ouvert sur { $whose ->
    [own] votre train
    [mexican] le train mexicain
   *[other] le train { of-owner }
} doit être couvert avant tout autre coup.
error-owe-plain-tile = Après un double, vous devez un domino qui n’en est pas un.
error-one-mexican-train = Il n’y a qu’un train mexicain par manche ; il continue au { $end }.
error-must-stop = La suite s’arrête ici : arrêtez.
error-drawn-already = On ne pioche qu’un domino : posez votre jeton et passez.
error-no-string = On n’arrête qu’une suite du premier tour.
error-must-start = Si vous pouvez commencer votre train, vous le devez.
error-double-needs-tile = Une suite ne s’arrête pas sur un double : posez un domino dessus, ou piochez.
error-no-trains = Il n’y a pas de trains dans ce jeu.
