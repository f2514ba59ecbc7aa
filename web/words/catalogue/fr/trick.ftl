### Les jeux de levées.

tricks = Les levées
last-trick = La dernière levée
tricks-in-order = Dans l’ordre du jeu
no-tricks = Aucune levée n’est encore prise.
trick-taken = { $who ->
    [you] Pour vous
   *[other] Pour { $name }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Les jeux
game-forty-two = Forty-Two
about-forty-two = Deux équipes enchérissent sur les 42 points, puis se disputent sept levées.
game-four-hand-texas = Texas à quatre
about-four-hand-texas = Le Forty-Two aux enchères plus longues : on double, et l’atout peut être les doubles, ou rien.
game-moon = Moon
about-moon = À trois, chacun pour soi, seules les levées comptent. Qui annonce les sept vise la lune.

## Options
option-object = On joue pour
value-object-points = Des points
value-object-hands = Sept donnes
option-allpass = Si tout le monde passe
value-allpass-throw-in = Le suivant distribue
value-allpass-dealer-bids = Le donneur doit enchérir

## Noms
suit-0 = les blancs
suit-1 = les as
suit-2 = les deux
suit-3 = les trois
suit-4 = les quatre
suit-5 = les cinq
suit-6 = les six
suit-doubles = les doubles
suit-none = sans atout

## Ce qu’il y a à faire
status-auction = { $bid ->
    [0] Votre enchère, ou passez
   *[other] Plus de { $words }, ou passez
}
status-must-bid = Tous ont passé : à vous d’enchérir
status-trump = Nommez l’atout
status-discard = Écartez un domino
status-lead = À vous d’entamer
status-follow = { $led ->
    [sevens] Jouez au plus près de sept
   *[other] Fournissez { $suit }
}

## Les coups
move-bid = { $value ->
    [plunge] Plunge : le partenaire nomme l’atout
    [splash] Splash : le partenaire nomme l’atout
   *[other] { $marks ->
        [0] Annoncer { $value }
        [one] Annoncer { $marks } marque
       *[other] Annoncer { $marks } marques
    }
}
move-moon-bid = { $value ->
    [21] Annoncer toute la partie : 21
    [7] Viser la lune : 7 levées
   *[other] Annoncer { $value } levées
}
move-trump = { $value ->
    [none] Jouer sans atout
    [none-own] Jouer sans atout, doubles à part
    [nello-high] Jouer nello, doubles forts
    [nello-low] Jouer nello, doubles faibles
    [nello-own] Jouer nello, doubles à part
    [sevens] Jouer sevens
   *[other] Atout : { $suit }
}
move-discard = Écarter { $value }
button-bid = { $value ->
    [plunge] Plunge
    [splash] Splash
   *[other] { $marks ->
        [0] { $value }
        [one] { $marks } marque
       *[other] { $marks } marques
    }
}
button-trump = { $value ->
    [none] Aucun
    [none-own] Aucun, doubles à part
    [nello-high] Nello, forts
    [nello-low] Nello, faibles
    [nello-own] Nello, à part
    [sevens] Sevens
    [doubles] Doubles
   *[other] { $suit }
}

## Ce qui se dit
say-trump = { $trump ->
    [none] Sans atout !
    [none-own] Sans atout, doubles à part !
    [nello-high] Nello, doubles forts !
    [nello-low] Nello, doubles faibles !
    [nello-own] Nello, doubles à part !
    [sevens] Sevens !
   *[other] Atout : { $suit } !
}

## Ce qui arrive
event-draw-for-start = Tirés pour savoir qui mélange : { $tiles }.
event-bid = { $who ->
    [you] Vous annoncez { $bid }.
   *[other] { $name } annonce { $bid }.
}
event-all-passed = Tout le monde a passé.
event-auction-won = { $who ->
    [you] Vous avez l’enchère à { $bid }.
   *[other] { $name } a l’enchère à { $bid }.
}
event-widow = { $who ->
    [you] Vous prenez la veuve.
   *[other] { $name } prend la veuve.
}
event-discard = { $who ->
    [you] Vous écartez un domino.
   *[other] { $name } écarte un domino.
}
event-trump = { $trump ->
    [none] On joue sans atout.
    [none-own] On joue sans atout, et les doubles forment une couleur à part.
    [nello-high] Nello : le preneur ne doit prendre aucune levée. Les doubles sont forts.
    [nello-low] Nello : le preneur ne doit prendre aucune levée. Les doubles sont faibles.
    [nello-own] Nello : le preneur ne doit prendre aucune levée. Les doubles forment une couleur à part.
    [sevens] Sevens : chacun joue son domino le plus proche de sept.
   *[other] Atout : { $suit }.
}
event-trick = { $who ->
    [you] Vous prenez la levée
   *[other] { $name } prend la levée
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## La position en mots
position-bid = { $bid ->
    [pass] { $who ->
        [you] vous passez
       *[other] { $name } passe
    }
    [plunge] { $who ->
        [you] vous dites plunge
       *[other] { $name } dit plunge
    }
    [splash] { $who ->
        [you] vous dites splash
       *[other] { $name } dit splash
    }
   *[other] { $who ->
        [you] vous dites { $words }
       *[other] { $name } dit { $words }
    }
}
position-bids = Jusqu’ici : { $bids }.
position-no-bids = Personne n’a encore parlé.
position-contract = { $who ->
    [you] Vous avez l’enchère à { $bid }
   *[other] { $name } a l’enchère à { $bid }
}{ $trump ->
    [open] .
    [none] , sans atout.
    [none-own] , sans atout ; les doubles forment une couleur à part.
    [nello-high] { "\u00A0" }; nello, doubles forts.
    [nello-low] { "\u00A0" }; nello, doubles faibles.
    [nello-own] { "\u00A0" }; nello, doubles à part.
    [sevens] { "\u00A0" }; sevens.
   *[other] { "\u00A0" }; atout : { $suit }.
}
position-taken = { $names } : { $points ->
    [one] { $points } point pris
   *[other] { $points } points pris
}.
position-played = { $who ->
    [you] vous avez joué { $tile }
   *[other] { $name } a joué { $tile }
}
position-trick = Dans la levée : { $plays } ; il faut { $led ->
    [sevens] le domino le plus proche de sept.
   *[other] { $suit }.
}

## Sur le tapis
claim-rest = Le reste est à moi
label-said-pass = Passe
label-said-bid = { $bid }
label-contract = { $trump ->
    [none] { $name } : { $bid }, sans atout
   *[other] { $name } : { $bid } · { $suit }
}{ $more ->
    [none] {""}
    [0] {" "}· tenu
   *[other] {" "}· encore { $more }
}
label-contract-open = { $name } : { $bid }
label-asked = Il faut { $suit }{ $out ->
    [none] {""}
   *[other] {" "}· à voir : { $out }
}
label-took = { $who ->
    [you] Pour vous
   *[other] Pour { $name }
} : { $points }{ $out ->
    [none] {""}
   *[other] {" "}· à voir : { $out }
}
label-widow = La veuve
label-put-away = Écartez un de vos huit dominos
label-discarded = Hors jeu
label-tricks = { $whose ->
    [own] Nous
    [others] Eux
   *[other] { $name }
} : { $count ->
    [one] { $count } levée
   *[other] { $count } levées
} · { $points }
label-tricks-only = { $whose ->
    [own] Vous
   *[other] { $name }
} : { $count ->
    [one] { $count } levée
   *[other] { $count } levées
}

## La fin
goal-hands = La première équipe qui remporte sept donnes gagne.
goal-hands-short = sept donnes pour gagner
round-trick-made = { $who ->
    [you] Votre enchère est réussie
    [ours] Vous réussissez avec { $names }
    [theirs] { $names } réussissent
   *[other] { $name } réussit
}
round-trick-set = { $who ->
    [you] Votre enchère chute
    [ours] Vous chutez avec { $names }
    [theirs] { $names } chutent
   *[other] { $name } chute
}
round-trick-all-passed = Tout le monde a passé
reason-trick-all-passed = Personne n’a voulu enchérir. Le suivant distribue.
sum-taken = pris
sum-bid = l’enchère
sum-hand = pour la donne
sum-tricks = { $count ->
    [one] levée
   *[other] levées
}
sum-counts = en dominos
sum-contract = { $who ->
    [you] Vous avez annoncé { $bid }
   *[other] { $name } a annoncé { $bid }
}{ $said ->
    [plunge] { " " }(plunge)
    [splash] { " " }(splash)
   *[number] {""}
}, { $trump ->
    [none] sans atout
    [none-own] sans atout, doubles à part
   *[other] atout : { $suit }
}. { $made ->
    [yes] Pris : { $taken } ; il fallait { $needed }.
   *[no] Pris : { $taken } sur { $needed } ; il manque { $short }.
}
sum-set = Chute, et rien pour cette donne : { $name }.
sum-game-bid = L’enchère de { $bid } vaut toute la partie, et elle est réussie.
sum-scores = { $name } : points

## De l’aide aux enchères
advice = Votre main
advice-weak = D’après la notice du Forty-Two, mieux vaut passer : aucune couleur n’a trois dominos.
advice-possible = D’après la notice du Forty-Two, une enchère est possible : { $suit }, avec { $tiles } dominos, mais pas de double en plus.
advice-strong = D’après la notice du Forty-Two, la main est solide : { $suit }, avec { $tiles } dominos, et { $doubles ->
    [one] un double en plus.
   *[other] { $doubles } doubles en plus.
}
advice-differs = La notice ne compte que les dominos et les doubles. Les chances, elles, viennent de donnes jouées, et elles parlent { $move ->
    [pass] contre une enchère.
   *[bid] pour une enchère.
}
show-chances = Calculer les chances
chances = Chances de réussir chaque enchère
chances-so-far = { $worlds ->
    [one] Après { $worlds } donne imaginée…
   *[other] Après { $worlds } donnes imaginées…
}
chances-of = { $worlds ->
    [one] Sur { $worlds } donne imaginée, jouée jusqu’au bout.
   *[other] Sur { $worlds } donnes imaginées, jouées chacune jusqu’au bout.
}

## Ce qui ne se peut pas
error-bid-first = Les enchères ne sont pas finies : enchérissez ou passez.
error-discard-first = Écartez d’abord un de vos huit dominos.
error-trump-first = Nommez d’abord l’atout.
error-play-a-tile = Jouez un domino.
error-no-such-bid = On ne peut pas annoncer { $bid } maintenant.
error-only-pass = On ne peut pas dépasser { $high } maintenant : passez.
error-bid-too-low = Enchérissez au moins { $least }, ou passez.
error-dealer-bids = Tous les autres ont passé : enchérissez au moins { $least }.
error-trump-too-early = L’atout se nomme après les enchères ; c’est le plus offrant qui le nomme.
error-no-such-trump = Ici, on ne peut pas choisir : { $trump }.
error-say-which = Dites quel domino écarter.
error-must-follow = Il faut fournir { $suit } : jouez { $tiles }.
error-no-auction = Les enchères sont finies.
