### Les sortes de problèmes autres que Castle Rock.

kinds = D’autres problèmes
kinds-about = Chacun est résolu avant de vous être posé : vous savez ce qui est possible. Les autres places jouent parfaitement ; à vous d’en faire autant.
task-today = Le problème du jour
task-today-again = Rejouer le problème du jour
task-today-done = Aujourd’hui : { $stars }
task-start = Un autre
task-hard = { $level } · joué au hasard, résolu une fois sur { NUMBER($one) }
task-ways = { $level } · { $good ->
    [one] sur { $all } façons de commencer, une seule est bonne
   *[other] sur { $all } façons de commencer, { $good } sont bonnes
}
task-stars-why = { $how ->
    [undone] Deux étoiles, parce que vous avez repris des coups : trois, c’est d’une traite.
   *[helped] Une étoile, parce que vous avez eu un conseil ou un avertissement : trois, c’est sans aide.
}

## Le plus long train
game-longest-train = Le plus long train
task-train = Le plus long train
task-about-train = Une main et une locomotive : posez le plus de dominos possible en un seul train.
task-which-train = Jeu
task-variant-train = { $variant ->
    [9] double-neuf
   *[12] double-douze
}
task-goal-train = Posez un seul train : { $goal } des { $tiles } dominos peuvent y entrer
task-hint-train = { $solves ->
    [yes] { $ways ->
        [one] Posez { $tile } : ainsi seulement, { $reach } dominos peuvent encore être posés.
       *[other] Posez { $tile } : { $reach } dominos peuvent alors encore être posés. Il y a plus d’un chemin.
    }
   *[no] { $goal } ne sont plus possibles. Avec { $tile }, ce sera { $reach } au mieux.
}
task-loses-train = Après { $tile }, { $reach } dominos au plus peuvent être posés. Touchez-le encore si vous y tenez.
task-slip-train = Tout a basculé au domino { $number } : après { $tile }, { $mine } au plus pouvaient être posés ; avec { $better }, c’était { $best }.
task-decision-train = { $same ->
    [yes] { $tile } était juste : { $mine } pouvaient encore être posés.
   *[no] Après { $tile }, { $mine } au plus pouvaient être posés ; avec { $better }, { $best }.
}
task-result-train = { $won ->
    [yes] { $reach } des { $tiles } dominos sont dans votre train ; { $goal } peuvent y entrer.
   *[no] Seulement { $reach } des { $tiles } dominos sont dans votre train ; { $goal } peuvent y entrer.
}

## Réussir l’enchère
task-bid = Réussir l’enchère
task-about-bid = Forty-Two, toutes les mains ouvertes, quelques plis déjà joués : prenez les points annoncés. Votre partenaire aide parfaitement, les autres défendent parfaitement.
task-which-bid = Enchère
task-variant-bid = { $variant } points
task-goal-bid = Prenez { $goal } points en tout : toutes les mains sont ouvertes
task-hint-bid = { $solves ->
    [yes] { $ways ->
        [one] Jouez { $tile } : c’est le seul coup qui réussit l’enchère.
       *[other] Jouez { $tile } : l’enchère est réussie ainsi. Il y a plus d’un chemin.
    }
   *[no] L’enchère ne peut plus être réussie. Avec { $tile }, vous arrivez à { $reach }.
}
task-loses-bid = Après { $tile }, les autres vous tiennent à { $reach } points. Touchez-le encore si vous y tenez.
task-slip-bid = Tout a basculé avec { $tile } : dès lors, les autres pouvaient vous tenir à { $mine } points. Avec { $better }, les { $goal } y étaient.
task-decision-bid = { $same ->
    [yes] { $tile } était juste : { $mine } points au mieux.
   *[no] Après { $tile }, { $mine } points au mieux ; après { $better }, { $best }.
}
task-result-bid = { $won ->
    [yes] Vous avez pris { $reach } points : l’enchère de { $goal } est réussie.
   *[no] Vous avez pris { $reach } points ; l’enchère était de { $goal }.
}

## Derniers dominos
task-last = Derniers dominos
task-about-last = La fin d’une manche de Block, les deux mains ouvertes : gagnez-la contre les meilleures réponses. Une seule façon de commencer est la bonne.
task-which-last = Règles
task-variant-last = Block
task-goal-last = Gagnez cette manche de Block : les deux mains sont ouvertes
task-hint-last = { $solves ->
    [yes] { $ways ->
        [one] Posez { $tile } : c’est le seul coup gagnant.
       *[other] Posez { $tile } : ce coup gagne. Il y a plus d’un chemin.
    }
   *[no] La manche ne peut plus être gagnée. { $tile } limite la perte.
}
task-loses-last = Après { $tile }, la manche ne peut plus être gagnée. Touchez-le encore si vous y tenez.
task-slip-last = Tout a basculé avec { $tile } : dès lors, la manche ne pouvait plus être gagnée. Avec { $better }, si.
task-decision-last = { $same ->
    [yes] { $tile } était juste.
   *[no] { $better } valait mieux que { $tile }.
}
task-result-last = { $won ->
    [yes] La manche est à vous.
   *[no] La manche n’est pas gagnée.
}

## L’entrée d’un cadre
embed-name-train = Le plus long train
embed-about-train = Le plus long train : posez le plus de dominos possible.
embed-name-bid = Réussir l’enchère
embed-about-bid = Forty-Two, mains ouvertes : réussissez l’enchère.
embed-name-last = Derniers dominos
embed-about-last = La fin d’une manche de Block : une seule façon de gagner.
