### Les conseils : des coups avec leurs raisons, une manche revue, ce que savait un joueur, et l’empreinte d’une donne.

## Un conseil
hint-why = Pourquoi : { $reasons }.
hint-second = Ensuite : { $move }.
hint-title = Ce qui parle pour ces coups
hint-show = Montrer sur la table
hint-more = Redemandez le conseil pour en savoir plus.
hint-basis = { $worlds ->
    [0] À première vue, sans imaginer de donnes.
    [one] Dans { $worlds } donne compatible avec tout ce que vous voyez.
   *[other] En moyenne sur { $worlds } donnes compatibles avec tout ce que vous voyez.
}
hint-basis-exact = Calculé exactement : rien n’est caché.

## Ce qu’un coup promet
expected-line = { $sign ->
    [ahead] Gagne la manche dans { $chance } donnes imaginées sur 100 ; en moyenne { $points } ± { $spread } points d’avance
    [behind] Gagne la manche dans { $chance } donnes imaginées sur 100 ; en moyenne { $points } ± { $spread } points de retard
   *[level] Gagne la manche dans { $chance } donnes imaginées sur 100 ; en moyenne à égalité, ± { $spread } points
}
expected-train = Laisse environ { $points } ± { $spread } points en main ; la main la plus basse dans { $chance } donnes imaginées sur 100
expected-trick = Votre camp gagne la donne { $chance } fois sur 100, avec environ { $points } ± { $spread } points
expected-trick-chance = Votre camp gagne la donne { $chance } fois sur 100
expected-trick-bid = { $sign ->
    [ahead] Rapporte à votre camp environ { $points } ± { $spread } de plus qu’aux autres
    [behind] Coûte à votre camp environ { $points } ± { $spread } face aux autres
   *[level] Rapporte à votre camp autant qu’aux autres, ± { $spread }
}
expected-poker = { $sign ->
    [ahead] Gagne environ { $points } ± { $spread } jetons à partir d’ici ; le pot dans { $chance } donnes imaginées sur 100
    [behind] Perd environ { $points } ± { $spread } jetons à partir d’ici ; gagne le pot dans { $chance } donnes imaginées sur 100
   *[level] Ni gain ni perte à partir d’ici ; gagne le pot dans { $chance } donnes imaginées sur 100
}
expected-row = Laisse environ { $points } dominos ; gagné avec { $chance } pioches imaginées sur 100
expected-row-exact = { $points ->
    [one] Laisse { $points } domino en jouant au mieux
   *[other] Laisse { $points } dominos en jouant au mieux
}

## Ce qui parle pour un coup
why-all-same = tous les coups essayés reviennent au même dans { $of } donnes imaginées
why-best-in = aucun autre coup n’est meilleur dans { $count } donnes imaginées sur { $of }
why-exact = c’est calculé exactement
why-first-sight = c’est le meilleur coup à première vue
why-only = il n’y a pas d’autre coup
why-habit = l’écart est trop faible pour renoncer au coup habituel
why-match-counts = la partie peut finir avec cette manche, et cela compte aussi
why-claims = { $points ->
    [one] il y a { $points } point à prendre
   *[other] il y a { $points } points à prendre
}
why-scores = { $points ->
    [one] il marque { $points } point
   *[other] il marque { $points } points
}
why-goes-out = c’est votre dernier domino
why-plays-again = vous rejouez après lui
why-nobody-else = plus personne d’autre ne peut alors avoir un domino qui convienne
why-shuts-out = il laisse ouvert un { $number }, pour lequel { $name } n’a rien
why-own-number = des { $of } dominos restants pour le { $number }, vous en tenez { $count }
why-every-end = il vous reste un domino pour { $count ->
    [2] les deux bouts
   *[other] chacun des { $count } bouts
}
why-heaviest = il vous débarrasse de votre domino le plus lourd, { $dots } points
why-double = il vous débarrasse d’un double, qui trouve place moins souvent
why-covers = il couvre le double
why-marker-off = il retire votre jeton
why-blank = il vous débarrasse du double blanc, qui coûte { $dots }
why-train-starts = il commence votre plus long train : { $tiles } dominos
why-train-goes-on = il continue votre plus long train : { $tiles } dominos d’ici
why-train-kept = il garde entier votre plus long train : { $tiles } dominos
why-takes-trick = { $points ->
    [one] il prend à coup sûr cette levée, qui vaut pour l’instant { $points } point
   *[other] il prend à coup sûr cette levée, qui vaut pour l’instant { $points } points
}
why-takes-so-far = il prend la levée, à moins que quelqu’un ne joue plus haut
why-only-winner = c’est le seul de vos dominos qui batte ce qui est posé
why-count-to-partner = il donne { $points } points à la levée de votre partenaire
why-saves-trump = votre partenaire tient la levée : nul besoin d’atout
why-no-count = il ne donne aucun point à une levée que tiennent les autres
why-pulls-trumps = il fait tomber les atouts : il en reste { $count } dehors
why-last-trump = il fait tomber le dernier atout
why-unbeatable = rien de ce qui reste dehors ne peut le battre
why-bid-suit = vous tenez { $tiles } dominos de la couleur { $suit }
why-bid-weak = vous tenez moins de trois dominos de chaque couleur
why-trump-long = { $tiles ->
    [one] vous tenez { $tiles } de ces atouts
   *[other] vous tenez { $tiles } de ces atouts
}
why-trump-double = vous en tenez le plus haut, le double
why-free = cela ne coûte rien
why-price = cela coûte { $chips } pour un pot de { $pot }
why-fold-saves = cela épargne les { $chips } qu’il faudrait pour rester
why-hand-beats = { $hand } : meilleur qu’au moins { $share } mains sur 100
why-hand-weak = { $hand } : meilleur que { $share } mains sur 100 au plus
why-three-at-once = il retire trois dominos d’un coup
why-goes-later = { $draws ->
    [0] { $tile } pourra alors partir bientôt, à côté de { $others }
    [one] { $tile } pourra alors partir après { $draws } domino de plus, à côté de { $others }
   *[other] { $tile } pourra alors partir après { $draws } dominos de plus, à côté de { $others }
}

## Une manche revue
hindsight = Revoir la manche
hindsight-about = Là où un autre coup aurait été meilleur, jugé d’après ce que vous pouviez savoir alors. La table montre ensuite toutes les mains.
hindsight-progress = Vos choix sont jugés : { $judged } sur { $of }
hindsight-none = Aucun de vos choix n’était nettement moins bon qu’un autre, d’après ce que vous pouviez savoir alors.
hindsight-turn = Vous : { $played }. Mieux : { $better }.
hindsight-cost-chance = { $chance ->
    [one] Prix : { $chance } donne gagnée sur 100.
   *[other] Prix : { $chance } donnes gagnées sur 100.
}
hindsight-cost-points = Prix : environ { $points } { $family ->
    [poker] jetons
    [row] dominos
   *[other] points
}.
hindsight-here = Reprendre d’ici
hindsight-branch = Une nouvelle partie continue d’ici. Celle que vous avez finie reste telle quelle.

## Ce que savait un joueur
knew = Ce qu’ils savaient
knew-about = Les joueurs de l’ordinateur n’en voient pas plus que vous. Regardez la manche avec les yeux de l’un d’eux : ce qui est face cachée ici lui était caché.
knew-seat = Ce que savait { $name }
knew-words = Voilà ce que voyait { $name }. { $said }

## La donne
deal = La donne
deal-fingerprint = Empreinte de cette donne : { $digits }
deal-before = Elle était fixée avant le premier coup. Quand la manche est finie, l’ordre des dominos est montré : vous pouvez vérifier qu’aucun n’a été changé.
deal-after = Affichée depuis le début, c’est le SHA-256 de ce texte, qui nomme chaque domino dans l’ordre de la donne :
deal-command = Cette commande refait les deux à partir de la graine :
