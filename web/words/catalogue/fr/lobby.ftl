### L’accueil.

kind-line = Les lignes
kind-train = Les trains
kind-trick = Enchères et levées
kind-poker = Les mises
kind-row = Réussites
kind-other = D’autres jeux
play = Jouer
play-game = Jouer tout de suite : { $game }
continue = Reprendre
continue-more = { $count ->
    [one] { $count } autre partie
   *[other] { $count } autres parties
}
players-range = { $same ->
    [yes] { $most ->
        [1] En solitaire
       *[other] { $most } joueurs
    }
   *[no] De { $least } à { $most } joueurs
}
match-solo = { $moves ->
    [0] Tout juste distribuée
    [one] { $moves } coup joué
   *[other] { $moves } coups joués
}
match-state = Manche { $round } · vous { $mine }, le meilleur des autres { $best }
delete-match = Supprimer cette partie de { $game }
match-odd = Une partie illisible
matches-unread = Les parties gardées sur cet appareil ne peuvent pas être lues en ce moment.
delete-odd = Supprimer la partie illisible
delete-odd-sure = Ce qui reste de cette partie sera perdu pour de bon.
delete-title = Supprimer cette partie ?
delete-sure = La partie de { $game } du { $date } sera perdue pour de bon.
delete = Supprimer
keep-it = La garder
notice-not-deleted = La suppression n’est pas possible en ce moment. Réessayez dans un instant.
load-file = Reprendre une partie enregistrée
load-file-help = Collez le texte d’une partie enregistrée, ou choisissez le fichier.
choose-file = Choisir un fichier…
load = La reprendre
