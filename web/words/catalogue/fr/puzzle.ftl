### Les problèmes de Castle Rock.

puzzles = Problèmes
puzzles-about = Chaque problème d’ici a une issue connue. De nouveaux chaque jour, les mêmes pour tous.
puzzle-of-the-day = Le problème du jour
puzzle-of-the-day-about = Une donne de Castle Rock, douce le lundi, grande le dimanche. On peut la gagner.
puzzle-day-done = { $stars } · { $left ->
    [0] il n’en reste aucun
    [one] il en reste un
   *[other] il en reste { $left }
}
puzzle-day-played = { $date } : { $stars ->
    [0] joué
    [one] une étoile
   *[other] { $stars } étoiles
}
puzzle-run = { $days ->
    [one] Résolu le jour même : un jour de suite
   *[other] Résolu le jour même : { $days } jours de suite
}
puzzle-record = { $days ->
    [one] De suite : { $days } jour
   *[other] De suite : { $days } jours
} · { $solved ->
    [one] { $solved } jour résolu
   *[other] { $solved } jours résolus
}
puzzle-kept = { $tries ->
    [1] Premier essai
   *[other] Essai nº { $tries }
} · { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
puzzle-tries = { $tries ->
    [1] Premier essai
   *[other] Essai nº { $tries }
}
puzzle-play = Jouer
puzzle-again = Rejouer
puzzle-all = Tous les problèmes
puzzle-free = Autant que vous voulez
puzzle-free-about = Choisissez le jeu et la difficulté ; chaque problème a son propre lien.
puzzle-level = Difficulté
puzzle-level-gentle = doux
puzzle-level-steady = moyen
puzzle-level-tricky = retors
puzzle-level-hard = difficile
puzzle-level-fiendish = diabolique
puzzle-level-monstrous = monstrueux
puzzle-level-other = { $level }
month-before = Le mois précédent
month-after = Le mois suivant
puzzle-title = Double-{ $set ->
    [6] six
    [9] neuf
   *[12] douze
}, { $level }
puzzle-title-deal = Une donne imposée
puzzle-about = { $level } · au hasard, on gagne une fois sur { NUMBER($one) }
puzzle-unwinnable = { $left ->
    [one] Cette donne ne peut pas être gagnée : il restera un domino, et ce n’est pas gagné ici.
   *[other] Cette donne ne peut pas être gagnée : il restera au mieux { $left } dominos.
}
puzzle-pile-open = Pioche ouverte
puzzle-pile-hidden = Comme dans la notice
puzzle-mode-open = Ouverte
puzzle-mode-hidden = Cachée
puzzle-warn = M’avertir
puzzle-choice = Un seul ou les trois ?
puzzle-allow-undo = Autoriser la reprise
puzzle-copy-link = Copier le lien vers ce problème
puzzle-loses = Ce choix perd : il resterait au mieux { $left } dominos. Touchez encore une fois si vous le voulez malgré tout.
puzzle-worse = D’après ce qui peut encore venir, ceci gagne { $mine } % du temps, l’autre choix { $other } %. Touchez encore une fois si vous le voulez malgré tout.
puzzle-hint-only = Ici, il n’y a pas de choix : { $move }.
puzzle-hint-one = Prenez-en un : il { $left ->
    [0] n’en restera aucun
    [one] en restera au mieux un
   *[other] en restera au mieux { $left }
}. Prendre les trois en laisserait { $other }.
puzzle-hint-three = Prenez les trois : il { $left ->
    [0] n’en restera aucun
    [one] en restera au mieux un
   *[other] en restera au mieux { $left }
}. En prendre un seul en laisserait { $other }.
puzzle-hint-least = On ne peut plus gagner. { $kind ->
    [one] En prendre un
   *[three] Prendre les trois
} en laisse { $left }, l’autre choix { $other }.
puzzle-hint-equal = Les deux choix se valent : { $left ->
    [0] il peut n’en rester aucun.
   *[other] il en restera au mieux { $left }.
}
puzzle-hint-lost = On ne peut plus gagner, et les deux choix en laissent { $left }.
puzzle-hint-guess = { $kind ->
    [one] Prenez-en un
   *[three] Prenez les trois
} : d’après ce qui peut encore venir, cela gagne { $mine } % du temps, l’autre choix { $other } %.
puzzle-because = { $kind ->
    [one] Car { $tile } reste, et { $draws ->
        [0] aussitôt
        [one] au prochain domino
       *[other] { $draws } dominos plus tard
    } il part { $together ->
        [yes] avec { $first } et { $second }.
       *[no] d’entre { $first } et { $second }.
    }
   *[three] Cela dégage { $tile }, qui part { $draws ->
        [0] aussitôt
        [one] au prochain domino
       *[other] { $draws } dominos plus tard
    } { $together ->
        [yes] avec { $first } et { $second }.
       *[no] d’entre { $first } et { $second }.
    }
}
puzzle-won = { $stars ->
    [3] Parfait !
    [2] Presque parfait !
   *[other] Résolu !
}
puzzle-stars = { $stars ->
    [0] Aucune étoile sur trois
    [one] Une étoile sur trois
   *[other] { $stars } étoiles sur trois
}
puzzle-left = { $left ->
    [0] il n’en reste aucun
   *[other] il en reste { $left }
}
puzzle-unaided = sans aide
puzzle-slip = Tout s’est joué au coup { $number } : vous { $kind ->
    [one] en avez pris un
   *[three] avez pris les trois
}, ce qui en laissait au mieux { $left }. L’autre choix { $other ->
    [0] n’en aurait laissé aucun
   *[other] en aurait laissé { $other }
}.
puzzle-perfect = Personne n’aurait fait mieux : { $left ->
    [0] n’en laisser aucun
    [one] en laisser un
   *[other] en laisser { $left }
}, c’est le maximum.
puzzle-look-back = Revoir la partie
puzzle-from-there = Reprendre de là
puzzle-from-here = Continuer d’ici
puzzle-share = Partager
puzzle-next = Un autre problème
puzzle-decision-before = Le choix précédent
puzzle-decision-after = Le choix suivant
puzzle-decision = En prendre un en laisserait au mieux { $one }, les trois { $three }. Vous { $played ->
    [one] en avez pris un
   *[three] avez pris les trois
}.
puzzle-embed = À mettre sur votre page
puzzle-embed-help = Collez ceci dans votre blog. Rien de lourd ne se charge avant qu’un lecteur ne le touche, et personne n’est compté.
puzzle-embed-title = Castle Rock : { $title }
puzzle-embed-puzzle = Quel problème
puzzle-embed-always-today = Chaque jour le sien
puzzle-embed-mode = La pioche
puzzle-embed-theme = Lumière
puzzle-embed-lang = Langue
puzzle-embed-auto = Celle du lecteur
puzzle-embed-way = Écrit comme
puzzle-embed-way-frame = Un cadre
puzzle-embed-way-element = Une balise à part
puzzle-embed-code = Le texte à coller
puzzle-embed-preview = Voici ce que voient les lecteurs
puzzle-open-site = Ouvrir dans Boneyard

## Ce qui ne se peut pas
error-bad-puzzle = Ce problème n’existe pas.
error-unknown-puzzle = Ce problème n’existe pas. Un problème s’appelle « daily-2026-11-16 » ou « 6-tricky-abc ».
error-no-such-day = Il n’y a pas de problème pour ce jour.
error-not-over = On pourra revoir la partie quand elle sera finie.
