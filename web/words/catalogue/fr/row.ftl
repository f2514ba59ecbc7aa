### Les réussites en rangée.

## Les jeux
game-castle-rock = Castle Rock
about-castle-rock = Une réussite de voisinage : ce qui se trouve entre deux semblables sort de la rangée.
game-bingo = Bingo
about-bingo = Comptez le long de la rangée, de zéro à douze, et attrapez chaque domino qui dit son nombre.

## Options
option-pile = La pioche
value-pile-hidden = Cachée
value-pile-open = Ouverte

## Ce qu’il y a à faire
status-take = Prenez-en un entre deux semblables
status-bingo = Passage { $pass } · le nombre est { $count }

## Les coups
move-take = Prendre { $tiles }, place { $place }
move-take-three = Prendre les trois : { $tiles }
move-castle-rock-draw = Retourner le domino suivant
move-bingo-next = Compter
button-castle-rock-draw = Retourner
button-bingo-next = Compter
button-take-three = Les trois

## Ce qui arrive
event-turn-up = { $count ->
    [one] Retourné : { $tiles }.
   *[other] Retournés : { $tiles }.
}
event-take = Pris : { $tiles }. { $left ->
    [0] Il n’en reste aucun.
    [one] Il en reste un.
   *[other] Il en reste { $left }.
}
event-count = { $count }.
event-pass-begins = Le passage { $number } commence.

## La position en mots
position-row = La rangée : { $tiles }.
position-finger = Le doigt est sur { $tile }, le nombre est { $count }.

## Sur le tapis
label-removed = { $count ->
    [one] { $count } sorti
   *[other] { $count } sortis
}
label-count = { $count }
label-left = { $count ->
    [one] restant
   *[other] restants
}

## La fin
solo-over = { $won ->
    [yes] C’est réussi !
   *[no] Pas cette fois
}
reason-castle-rock-won = { $left ->
    [0] Il ne reste aucun domino : parfait.
    [one] Il ne reste qu’un domino.
   *[other] Il ne reste que { $left } dominos.
}
reason-castle-rock-lost = Il reste { $left } dominos dans la rangée ; deux auraient suffi.
reason-bingo-won = Tous les dominos ont été appelés.
reason-bingo-lost = { $left ->
    [one] Il reste { $left } domino, et le compte ne fait plus que se répéter.
   *[other] Il reste { $left } dominos, et le compte ne fait plus que se répéter.
}

## L’horloge
clock-start = Commencer à compter
clock-pause = Pause
clock-tempo = Tempo
clock-itself = Tout seul
clock-score-best = Score { $score } · record { $best }
clock-score = Score { $score }
tally = Score { $score } : { $caught } attrapés, { $missed } manqués, { $wrong } erreurs.
tally-record = Votre record à ce tempo !
tally-best = Votre record à ce tempo : { $best }.
tempo-slow = Lent
tempo-normal = Posé
tempo-fast = Vif
tempo-rapid = Rapide

## Ce qui ne se peut pas
error-no-match-there = Ces dominos ne vont pas ensemble : cherchez un nombre commun par-dessus un domino.
error-must-take = Un domino peut être pris, et doit l’être avant d’en retourner un autre.
error-not-the-number = Le nombre est { $count }, et le { $tile } ne le dit pas.
