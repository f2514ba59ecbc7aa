### La préparation d’une partie.

players = Joueurs
level = Les autres jouent
level-learner = en débutants
level-club = en joueurs de club
level-master = en maîtres
help-level-learner = Loyaux mais distraits : il leur arrive de ne pas tout voir.
help-level-club = Ils jouent bien, sans chercher loin.
help-luck = Mais ici la chance décide presque tout : aucun niveau ne gagne beaucoup plus souvent qu’un autre.
help-level-master = Ils retiennent qui a passé sur quoi, et pensent à la suite.
level-other = { $level }
more = Plus
seed = Nom de la donne
seed-help = Le même nom donne toujours les mêmes dominos. Laissez-le tel quel pour une surprise.
start = Distribuer
copy-link = Copier le lien de cette donne
house-rules = Règles maison

## Options
option-set = Jeu de dominos
value-set = Double-{ $value ->
    [6] six
    [9] neuf
    [12] douze
   *[other] { $value }
}
option-target = Points pour gagner
option-rounds = Manches
option-rules = Règles
help-rounds = 0 : sans limite, les points décident.

value-rounds-0 = sans limite

## Ce que dit la notice
choice = { $option } – { $value }
choice-flag = { $option } – { $on ->
    [yes] oui
   *[no] non
}
printed-otherwise = Dans la notice : { $choices }
printed-so = Exactement comme dans la notice.
as-printed = Comme dans la notice
as-suggested = Comme nous le conseillons

## Les avis
notice-players = Avec ces options, on peut jouer à { $players }.
