### À toutes les tables.

save-file = Enregistrer dans un fichier
save-file-help = Ce texte est toute la partie. Gardez-le ou envoyez-le : chacun peut continuer à partir d’ici.
save-text = La partie en texte
table-name = Une table de { $game }
undo = Reprendre le coup
hint = Conseil
skip-to-turn = Aller à mon tour
menu = Menu
rules = Règles
rules-of = { $game } : les règles
scores = Feuille de points
new-deal = Nouvelle donne
restart = Rejouer cette donne
restart-title = Recommencer cette donne ?
restart-sure = La partie en cours sera perdue, rien ne pourra la ramener.
play-on = Continuer
play-here = Jouer ici
result = Résultat
change-setup = Changer les options
look-at-table = Voir la table
play-again = Une autre partie
log = Journal des coups
log-about = Choisissez un coup pour revoir la table telle qu’elle était.
step = Coup de la manche
step-of = Coup { $at } sur { $of }
step-back = Un coup en arrière
step-forth = Un coup en avant
moves-title = Vos coups
moves-none = Ce n’est pas à vous de jouer.
order = Ranger la main
order-dealt = Comme elle vient
order-number = Par nombre
order-dots = Par points
order-doubles = Les doubles d’abord
order-train = En train

## Noms
seat-1 = Ada
seat-2 = Ben
seat-3 = Cléo
seat-4 = Dov
seat-5 = Emma
seat-6 = Finn
seat-7 = Greta
seat-8 = Hugo
seat-9 = Iris

## Ce qu’il y a à faire
your-turn = À vous de jouer
status-thinking = { $name } réfléchit…
status-pass = Rien ne va : passez
status-draw = Touchez la pioche
status-elsewhere = Jouée dans une autre fenêtre
status-round-over = La manche est finie
status-match-over = La partie est finie

## Les coups
move-lay-first = Poser { $tile }
move-lay = Poser { $tile } sur { $arm }
move-draw = Piocher
move-pass = Passer
move-next-round = Manche suivante
button-draw = Piocher
button-pass = Passer
button-next-round = Manche suivante

## Ce qui se dit
say-pass = Je passe
say-starts = { $reason ->
    [holds] Le { $tile } commence
   *[other] Commence
}
say-draw = { $count ->
    [one] Pioche
   *[other] Pioche { $count }
}
say-other = { $word }

## Ce qui arrive
event-deal = { $round ->
    [1] Les dominos sont distribués.
   *[other] La manche { $round } est distribuée.
}
event-play = { $who ->
    [you] Vous posez
   *[other] { $name } pose
} { $tile }{ $arm ->
    [L] {" "}à gauche
    [R] {" "}à droite
    [U] {" "}en haut
    [D] {" "}en bas
   *[none] {""}
}.
event-pass = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
event-draw = { $who ->
    [you] Vous piochez un domino.
   *[other] { $name } pioche un domino.
}
event-starts = { $reason ->
    [holds] { $who ->
        [you] Vous avez le { $tile } : vous commencez.
       *[other] { $name } a le { $tile }, et commence.
    }
    [dealer] { $who ->
        [you] Vous êtes après le donneur : vous commencez.
       *[other] { $name } est après le donneur, et commence.
    }
   *[turn] { $who ->
        [you] Vous commencez.
       *[other] { $name } commence.
    }
}
event-blocked = Plus personne ne peut jouer.
event-match-over = { $many ->
    [0] La partie est finie.
    [1] { $who ->
        [you] La partie est finie : vous gagnez.
       *[other] La partie est finie : { $names } gagne.
    }
   *[other] La partie est finie. Victoire : { $names }.
}
cut-idle = La partie s’arrête ici : cent manches en tout n’ont rapporté de point à personne.
cut-long = La partie s’arrête ici : plus longue, elle ne pourrait plus être enregistrée.
event-say = { $who ->
    [you] Vous dites « { $word } ».
   *[other] { $name } dit « { $word } ».
}
event-round-over = La manche est finie.

## La position en mots
position-hand = Vos dominos : { $tiles }.
position-seat = { $name } : { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}, { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
position-boneyard = { $count ->
    [one] { $count } domino à la pioche.
   *[other] { $count } dominos à la pioche.
}

## Sur le tapis
dealer-sign = D
partner = partenaire
label-boneyard = { $count }
label-last-hand = { $name }

## La fin
round = Manche
total = Total
no-rounds = Aucune manche n’est encore finie.
goal-round = { $rounds ->
    [0] Manche { $round }
   *[other] Manche { $round } sur { $rounds }
}
goal-short = { $how ->
    [lowest] le plus bas gagne
    [chips] le plus de jetons gagne
    [target] { $target } pour gagner
   *[most] le plus de points gagne
}
first-to = Le premier à { $target } points gagne.
score-of = { $name } : { $score } sur { $target }
sum-points = points
round-won = { $who ->
    [you] La manche est à vous
    [ours] La manche est à vous et à { $names }
    [theirs] La manche est à { $names }
    [shared] La manche est partagée
    [nobody] La manche n’est à personne
   *[other] La manche est à { $name }
}
match-won = { $who ->
    [you] Vous gagnez !
    [ours] Vous gagnez avec { $names } !
    [theirs] { $names } gagnent
    [shared] Vous partagez la victoire avec { $names }
    [level] { $names } se partagent la victoire
    [nobody] Personne ne gagne
   *[other] { $name } gagne
}
rematch = Revanche
team = { $who ->
    [ours] Votre équipe
   *[theirs] L’autre équipe
}
reason-other = La manche est finie.

## Les avis
a-number = { $number ->
    [0] un blanc
   *[other] un { $number }
}
error-lacks-numbers = Le { $tile } ne va pas : il faut { $numbers }.
error-fits-nowhere = { $tile } ne va pas pour l’instant.
notice-hint = Un bon coup : { $move }.
notice-lone = Seul le { $tile } va : il est joué pour vous. Cela se change dans les réglages.
notice-not-saved = Partie non enregistrée. Elle continue, mais recharger la page la perdrait.
notice-deleted = Supprimée dans une autre fenêtre. La partie continue ici, mais n’est pas gardée.
notice-elsewhere = Cette partie est ouverte dans une autre fenêtre. Vous pouvez la suivre ici, ou jouer ici.
notice-taken = Cette partie se joue maintenant dans une autre fenêtre. Vous pouvez la suivre ici, ou jouer ici.
notice-play-here = L’autre fenêtre est fermée : la partie continue ici.
notice-found = Votre partie précédente a enfin pu être lue. Elle prend la place de la nouvelle donne.
notice-stale = La partie a continué dans une autre fenêtre. La voici telle qu’elle y est ; votre dernier coup n’a pas été gardé.
notice-unseen = Pas d’image de la table à cette taille : vos coups sont dans la liste. Tournez l’appareil, ou changez la taille de la fenêtre.

## Ce qui ne se peut pas
error-invalid-move = Ce n’est pas un coup de ce jeu.
error-illegal-move = Cela ne se joue pas maintenant.
error-not-held = Vous n’avez pas le { $tile }.
error-can-play = Si vous pouvez jouer, vous le devez.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-match-over = La partie est finie.
error-foreign-move = Ce n’est pas un coup de ce jeu.
error-unreadable-move = Ce n’est pas un coup.
error-must-draw = Piochez d’abord.
error-no-drawing = Il n’y a rien à piocher : passez.
error-not-now = Cela ne se joue pas maintenant.
error-round-over = La manche est finie.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-between-rounds = La manche est finie : distribuez la suivante.
