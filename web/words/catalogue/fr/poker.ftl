### Le poker.

skip-to-end = Aller à la fin
out-of-chips = Vous n’avez plus de jetons. Regardez les autres jouer, ou allez à la fin.

## Les jeux
game-poker = Poker
about-poker = Cinq dominos, un tour de mises ; la meilleure main prend le pot, à moins d’un beau bluff.

## Options
option-chips = Jetons pour chacun
option-ante = Ante
option-bet = Mise ou relance
option-poker-hands = Mains
help-poker-hands = 0 : jusqu’à ce qu’un joueur ait tous les jetons.

## Noms
ranking = Classement des mains
ranking-own = votre main
hand-high-piece = Domino haut
hand-one-pair = Paire
hand-flush = Couleur
hand-threes = Brelan
hand-four-straight = Suite de quatre
hand-full-hand = Main pleine
hand-five-straight = Suite de cinq
hand-fours = Carré
hand-six-straight = Suite de six
hand-royal = Royale

## Ce qu’il y a à faire
status-to-call = { $chips } pour suivre
status-no-bet = À vous : pas encore de mise

## Les coups
move-check = Parole
move-bet = { $all ->
    [yes] Miser tout : { $chips }
   *[no] Miser { $chips }
}
move-call = { $all ->
    [yes] Suivre avec tout : { $chips }
   *[no] Suivre : { $chips }
}
move-raise = { $all ->
    [yes] Relancer avec tout : { $chips }
   *[no] Relancer, pour { $chips }
}
move-fold = Se coucher
button-check = Parole
button-bet = { $all ->
    [yes] Tapis { $chips }
   *[no] Miser { $chips }
}
button-call = { $all ->
    [yes] Tapis { $chips }
   *[no] Suivre { $chips }
}
button-raise = { $all ->
    [yes] Tapis { $chips }
   *[no] Relancer { $chips }
}
button-fold = Se coucher

## Ce qui se dit
say-check = Parole
say-bet = Je mise { $chips }
say-call = Je suis
say-raise = Je relance

## Ce qui arrive
event-check = { $who ->
    [you] Vous dites « parole ».
   *[other] { $name } dit « parole ».
}
event-bet = { $who ->
    [you] Vous misez { $chips }.
   *[other] { $name } mise { $chips }.
}
event-call = { $who ->
    [you] Vous suivez avec { $chips }.
   *[other] { $name } suit avec { $chips }.
}
event-raise = { $who ->
    [you] Vous relancez et mettez { $chips }.
   *[other] { $name } relance et met { $chips }.
}
event-fold = { $who ->
    [you] Vous vous couchez.
   *[other] { $name } se couche.
}
event-returned = { $who ->
    [you] { $chips ->
        [one] { $chips } jeton que personne n’a suivi vous revient.
       *[other] { $chips } que personne n’a suivis vous reviennent.
    }
   *[other] { $chips ->
        [one] { $chips } jeton que personne n’a suivi revient à { $name }.
       *[other] { $chips } que personne n’a suivis reviennent à { $name }.
    }
}
event-show = { $who ->
    [you] Vous montrez { $tiles } : { $hand }.
   *[other] { $name } montre { $tiles } : { $hand }.
}
event-win = { $who ->
    [you] Vous gagnez { $chips }.
   *[other] { $name } gagne { $chips }.
}

## La position en mots
position-pot = Dans le pot : { $chips }. Vous avez { $own }.
position-own-hand = Votre main : { $hand }.
position-folded = { $who ->
    [you] Vous avez jeté votre main.
   *[other] { $name } a jeté sa main.
}

## Sur le tapis
label-pot = Pot { $chips }
label-side-pot = { $number ->
    [0] Pot principal { $chips }
   *[other] Pot annexe { $chips }
}
label-pot-won = { $who ->
    [you] Vous gagnez { $chips }
   *[other] { $name } gagne { $chips }
}
label-hand = { $hand }
label-own-hand = { $hand }
label-said-bet = { $chips }
label-said-all-in = Tapis : { $chips }
label-said-fold = Se couche
label-said-out = Hors jeu
label-dealer = Donneur

## La fin
goal-chips = { $hands ->
    [0] Jusqu’à ce qu’un joueur ait tous les jetons.
   *[other] { $hands } mains ; le plus de jetons gagne.
}
round-poker-showdown = { $who ->
    [you] Le pot est à vous
   *[other] Le pot est à { $name }
}
round-poker-unopposed = { $who ->
    [you] Le pot est à vous
   *[other] Le pot est à { $name }
}
reason-showdown = { $who ->
    [you] Vous aviez la meilleure main.
   *[other] { $name } avait la meilleure main.
}
reason-unopposed = { $who ->
    [you] Tous les autres se sont couchés.
   *[other] Tous se sont couchés ; { $name } ne montre rien.
}
sum-pot = { $number ->
    [0] { $pots ->
        [1] Le pot
       *[other] Le pot principal
    }
   *[other] Un pot annexe
} de { $chips } va à { $who ->
    [you] vous
   *[other] { $name }
}.
sum-returned = { $chips ->
    [one] { $chips } jeton que personne n’a suivi est revenu
   *[other] { $chips } que personne n’a suivis sont revenus
} à { $who ->
    [you] vous
   *[other] { $name }
}.

## Ce qui ne se peut pas
error-nobody-to-answer = Personne d’autre n’a de jetons pour répondre : suivez ({ $chips }), ou couchez-vous.
error-fixed-limit = Mises et relances sont toujours de { $limit } jetons.
error-no-betting = Plus personne ne peut miser : dites « parole », et l’on montre les mains.
error-checking-is-free = Il n’y a pas de mise à suivre : dites « parole », ou misez.
error-bet-to-answer = Il y a une mise : suivez ({ $chips }), ou couchez-vous.
error-already-bet = On a déjà misé : suivez ({ $chips }), relancez, ou couchez-vous.
error-nothing-to-raise = Personne n’a misé, il n’y a rien à relancer : misez.
error-no-more-raises = { $most } relances au plus : suivez ({ $chips }), ou couchez-vous.
error-too-few-chips = Suivre prend vos { $chips } jetons : suivez, ou couchez-vous.
