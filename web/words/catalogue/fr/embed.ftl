### Le devant d’un cadre : court, et mis dedans, donc seulement du texte et des noms.

embed-name = Castle Rock
embed-about = Une réussite aux dominos : videz la rangée.
embed-about-today = Castle Rock, le problème du jour
embed-play = Jouer
embed-play-daily = Jouer le problème du jour
embed-again = Réessayer
embed-link = Boneyard
embed-row = La première rangée : { $tiles }
embed-bytes = { $loaded } sur { $total } Mo
embed-failed = La table n’a pas pu être dressée. La connexion est-elle encore là ?
embed-ignored = Pas compris et laissé de côté : { $names }
embed-no-puzzle = Il n’y a pas de problème « { $name } ».
embed-no-level = Ce jeu n’a pas de problèmes du niveau « { $name } ».
embed-too-long = Cette adresse est trop longue pour être l’une des nôtres.
embed-deal-unreadable = La donne de cette adresse est illisible.
embed-tile-twice = La donne contient deux fois { $tile }.
embed-tile-missing = Il manque { $tile } dans la donne.
embed-tile-not-in-set = { $tile } n’appartient pas à ce jeu.
