### Le problème du jour : son numéro, ce que donnent les jours, et comment on le partage.

daily-title = Nº { $number } · { $date }
daily-aim = { $left ->
    [0] Trois étoiles : n’en laisser aucun
    [one] Trois étoiles : en laisser un
   *[other] Trois étoiles : en laisser { $left }
}
daily-choices = { $choices ->
    [one] Un choix
   *[other] { $choices } choix
} : { $slips ->
    [0] aucun faux pas
    [one] un faux pas
   *[other] { $slips } faux pas
}{ $lost ->
    [yes] , et un qui a perdu la partie
   *[no] {""}
}
daily-next = Le suivant arrive dans { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min.
daily-open-today = Le problème d’aujourd’hui vous attend.
daily-dots = Les points disent la difficulté : de • { $least } le lundi à ••••• { $most } le dimanche.
daily-statistics = Statistiques
daily-played = { $count ->
    [one] joué
   *[other] joués
}
daily-solved = { $count ->
    [one] résolu
   *[other] résolus
}
daily-run = { $count ->
    [one] jour de suite
   *[other] jours de suite
}
daily-best-run = plus longue série
daily-distribution = Jours par étoiles
daily-unaided = Résolus sans aide : { $unaided } sur { $solved }.
daily-others = Autres problèmes : { $solved } résolus sur { $played }.
daily-share-title = { $game } · { $title }
daily-share-run = { $days ->
    [one] un jour de suite
   *[other] { $days } jours de suite
}
share-by-hand = Copiez ce texte :
verdict = { $winnable ->
    [yes] Cette donne pouvait être gagnée
   *[no] Cette donne ne pouvait pas être gagnée
} : au mieux, il { $left ->
    [0] n’en restait aucun.
    [one] en restait un.
   *[other] en restait { $left }.
}

## Dans la page de quelqu’un : seulement du texte et des noms, voir embed.ftl
embed-number = Nº { $number } · { $date }
embed-size = Environ { $size } Mo, une seule fois
embed-size-each = Environ { $size } Mo
embed-shut-out = Cette page montre le problème dans un bac à sable, et { $host } n’y laisse pas lire ses fichiers. Son hébergeur doit envoyer l’en-tête « Access-Control-Allow-Origin: * » ; ou bien l’auteur de cette page ajoute « allow-same-origin » au sandbox du cadre.
embed-address = Cette page n’ouvre pas d’autres fenêtres. L’adresse du problème :
