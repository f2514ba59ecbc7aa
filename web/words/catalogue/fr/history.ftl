### Ce qui a été joué : statistiques, parties finies, relectures, et tout dans un seul fichier.

record = Vos résultats
record-all = Tous les résultats
record-of = { $game } : vos résultats
record-of-game = Vos résultats
record-nothing = Rien pour l’instant. Chaque partie jouée jusqu’au bout sera comptée.
record-games = Jeux
record-game = Jeu
record-played = Jouées
record-won = Gagnées
record-shared = Partagées
record-share = Taux
record-streak = De suite
record-longest = Record de suite
record-margin = Avance finale, en moyenne
record-average = Par manche, en moyenne
record-best = Meilleure manche
record-worst = Pire manche
record-average-left = Dominos restants, en moyenne
record-best-game = Meilleure partie
record-worst-game = Pire partie
record-in-points = { $number } { $count ->
    [one] point
   *[other] points
}
record-in-marks = { $number } { $count ->
    [one] marque
   *[other] marques
}
record-in-chips = { $number } { $count ->
    [one] jeton
   *[other] jetons
}
record-in-tiles = { $number } { $count ->
    [one] domino
   *[other] dominos
}
record-by-level = Selon le niveau des autres
record-by-players = Selon le nombre de joueurs
record-level-unknown = Inconnu
record-helped = { $count ->
    [one] { $count } d’entre elles a été jouée avec de l’aide : un conseil, un coup repris ou une donne déjà connue.
   *[other] { $count } d’entre elles ont été jouées avec de l’aide : des conseils, des coups repris ou des donnes déjà connues.
}
record-how = Une donne compte une fois : rejouée, c’est son dernier résultat qui compte. Les parties laissées en cours ne comptent pas.
record-puzzles = { $solved } sur { $tried ->
    [one] { $tried } problème résolu
   *[other] { $tried } problèmes résolus
}, dont { $unaided } sans aide. { $days ->
    [0] Pas de série de jours en ce moment.
    [one] Problème du jour : { $days } jour de suite.
   *[other] Problème du jour : { $days } jours de suite.
}
record-finished = Parties finies
record-kept = Les { $most } dernières parties finies sont gardées pour être revues. Les plus anciennes sont effacées ; leurs résultats comptent toujours.
record-gone = { $count ->
    [one] { $count } partie plus ancienne compte, mais ne peut plus être ouverte.
   *[other] { $count } parties plus anciennes comptent, mais ne peuvent plus être ouvertes.
}
record-result = { $outcome ->
    [won] Gagnée
   *[lost] Perdue
} · vous { $mine }, meilleur des autres { $best }
record-solo-won = Réussie
record-solo-lost = Non réussie
record-with-help = avec de l’aide
record-delete = Supprimer cette partie
record-delete-sure = La partie sera perdue pour de bon. Son résultat compte toujours.

replay = Revoir la partie
replay-title = { $game }, { $date }
replay-place = Coup { $at } sur { $of }
replay-round-before = À la fin de la manche précédente
replay-round-after = À la fin de la manche
replay-run = Dérouler
replay-pause = Arrêter
replay-open = Toutes les mains ouvertes
replay-hand = { $name } : { $tiles }.
replay-link = Que joueriez-vous ?
replay-link-about = Qui ouvre ce lien continue d’ici, à votre place et avec vos dominos, contre l’ordinateur.
replay-link-too-long = Cette position est trop longue pour un lien : trop de coups la précèdent.
replay-play-on = Continuer d’ici
error-round-not-over = Les mains sont ouvertes une fois la manche finie.
error-replay-gone = Cette partie finie n’est plus sur cet appareil.
error-position-unreadable = Ce lien vers une position est abîmé. Demandez-le encore une fois.
error-position-over = Dans cette position, la manche est finie. Demandez un lien vers une position antérieure.

archive = Tout dans un fichier
archive-about = Parties, résultats, problèmes et réglages ne sont que sur cet appareil. Enregistrez-les dans un fichier pour les mettre à l’abri ou pour les emporter sur un autre appareil.
archive-open = Enregistrer ou reprendre
archive-help = Le fichier contient vos parties, résultats, problèmes et réglages. Ce que vous reprenez s’ajoute : rien de plus récent n’est perdu ici.
archive-save = Enregistrer le fichier
archive-bring = Reprendre un fichier
archive-brought = Repris : parties : { $games } ; résultats : { $played } ; problèmes : { $puzzles } ; réglages : { $settings }. Le reste était déjà là.
archive-odd = { $count ->
    [one] { $count } entrée illisible a été laissée de côté.
   *[other] { $count } entrées illisibles ont été laissées de côté.
}
archive-failed = Cela n’a pas pu être écrit pour l’instant. Ce qui était là y est toujours : réessayez dans un moment.
archive-erase = Tout effacer
archive-erase-sure = Toutes les parties, tous les résultats, problèmes et réglages de cet appareil seront perdus pour de bon.
archive-erase-first = Enregistrez-les d’abord dans un fichier si vous pensez les vouloir encore.
error-not-archive = Ce n’est pas un fichier complet de Boneyard. Une partie seule se reprend depuis la première page.
error-archive-newer = Ce fichier vient d’une version plus récente de Boneyard. Rechargez la page, puis réessayez.
error-archive-too-long = Ce fichier est trop grand pour être un des nôtres.
