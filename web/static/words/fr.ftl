### Boneyard en français. Les dominos s'écrivent 6-4 ; les nombres décident du pluriel.

## La page
title = Boneyard
tagline = Les bons vieux jeux de dominos, à votre table.
page-title = Boneyard – dominos
page-title-table = { $game } – Boneyard
page-title-setup = { $game } : préparation – Boneyard
footer = Tout se passe sur votre appareil. Ni compte, ni publicité, ni regard indiscret.
version = Boneyard { $version }
licences = Fait avec le travail d’autrui
licences-missing = Les licences n’ont pas pu être chargées. Réessayez une fois en ligne.
loading = Un instant…
starting = On met le tapis…
megabytes = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) } Mo
start-failed = La table n’a pas pu être dressée. La connexion est-elle toujours là ?
try-again = Réessayer
failure-title = Le moteur du jeu s’est arrêté
failure-help = Votre partie est en sûreté : elle a été gardée après le dernier coup. Réessayez, ou reprenez-la plus tard depuis la première page.
lost-title = Ce lien ne mène nulle part
to-lobby = Tous les jeux
close = Fermer
done = C’est bon
copy = Copier
download = Télécharger
less = Moins
more-of = Plus
you = Vous
language-en = English
language-fr = Français

## L'accueil
all-games = Les jeux
continue = Reprendre
players-range = { $least ->
    [1] { $most ->
        [1] En solitaire
       *[other] De 1 à { $most } joueurs
    }
   *[other] De { $least } à { $most } joueurs
}
match-solo = { $moves ->
    [0] Tout juste distribuée
    [one] { $moves } coup joué
   *[other] { $moves } coups joués
}
match-state = Manche { $round } · vous { $mine }, le meilleur des autres { $best }
delete-match = Supprimer cette partie de { $game }
delete-title = Supprimer cette partie ?
delete-sure = La partie de { $game } du { $date } sera perdue pour de bon.
delete = Supprimer
keep-it = La garder
load-file = Rapporter une partie gardée
load-file-help = Collez le texte d’une partie gardée, ou choisissez le fichier.
choose-file = Choisir un fichier…
load = Rapporter
save-file = Garder dans un fichier
save-file-help = Ce texte est toute la partie. Gardez-le ou envoyez-le : chacun peut continuer à partir d’ici.
save-text = La partie en texte

## Les jeux
game-block = Bloqué
about-block = Accordez un bout de la ligne ou passez. Le premier sans domino prend les points de tous les autres.
game-castle-rock = Castle Rock
about-castle-rock = Une réussite de voisinage : ce qui se trouve entre deux semblables sort de la rangée.
game-bingo = Bingo
about-bingo = Comptez le long de la rangée, de zéro à douze, et attrapez chaque domino qui dit son nombre.
game-basic = Dominos classiques
about-basic = Rien ne va ? On pioche jusqu’à ce que cela aille. Le premier sorti marque ce que les autres ont en main.
game-draw = Pioche
about-draw = Une longue ligne avec le grand jeu ; qui ne peut jouer prend un domino à la pioche.
game-standard = Standard
about-standard = Grandes mains, sans pioche : on joue ou on passe, jusqu’à ce que quelqu’un sorte ou que tout se bloque.
game-muggins = Muggins
about-muggins = Faites des bouts ouverts un multiple de cinq, et dites-le avant qu’un autre ne le fasse.
game-bergen = Bergen
about-bergen = Deux bouts au même nombre valent des points, et un double en vaut un de plus.
game-matador = Matador
about-matador = Les moitiés qui se touchent font dix, et les matadors vont partout.
game-sebastopol = Sébastopol
about-sebastopol = Du double six naît une croix aux quatre directions. Pour quatre à table.
game-tiddle-a-wink = Tiddle-a-Wink
about-tiddle-a-wink = Petites mains, grande tablée ; qui pose un double rejoue aussitôt.

## La préparation
players = Joueurs
level = Les autres jouent
level-random = au hasard
level-simple = avec bon sens
level-other = { $level }
more = Plus
seed = Nom de la donne
seed-help = Le même nom donne toujours les mêmes dominos. Laissez-le tel quel pour une surprise.
start = Distribuer
copy-link = Copier le lien de cette donne
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
value-rules-spinner = Avec pivot
value-rules-four-way = Quatre voies
value-rounds = { $value ->
    [0] Sans limite
   *[other] { $value }
}
help-rounds = 0 : sans limite, les points décident.
option-pile = La pioche
value-pile-hidden = Cachée
value-pile-open = Ouverte
option-claims = Les points se réclament
value-claims-automatic = D’eux-mêmes
value-claims-manual = De vive voix
option-teams = À quatre, deux équipes
option-opening = Le premier domino
value-opening-any = N’importe lequel
value-opening-highest-double = Le plus fort double
option-spinner = Au-delà du pivot
value-spinner-sides-first = D’abord les deux côtés
value-spinner-at-once = Aussitôt
option-drawing = La pioche
value-drawing-forced = Seulement sans coup
value-drawing-free = Quand on veut
option-counting = Points en fin de manche
value-counting-rounded = Aux cinq les plus proches
value-counting-exact = Exactement
notice-players = Avec ces options, on peut jouer à { $players }.

## À la table
table-name = Une table de { $game }
undo = Reprendre le coup
hint = Conseil
menu = Menu
rules = Règles
rules-of = { $game } : les règles
settings = Réglages
scores = Feuille de points
new-deal = Nouvelle donne
restart = Rejouer cette donne
change-setup = Autres options
your-turn = À vous de jouer
status-thinking = { $name } réfléchit…
status-pass = Rien ne va : passez
status-draw = Touchez la pioche pour continuer
status-take = Prenez entre deux semblables
status-bingo = Passage { $pass } · le nombre est { $count }
status-round-over = La manche est finie
status-match-over = La partie est finie
look-at-table = Voir la table
play-again = Une autre partie
moves-title = Vos coups
moves-none = Ce n’est pas à vous de jouer.
seat-1 = Ada
seat-2 = Ben
seat-3 = Cléo
seat-4 = Dov
seat-5 = Emma
seat-6 = Finn
seat-7 = Greta
seat-8 = Hugo
seat-9 = Inès

## Les coups
move-lay-first = Poser { $tile }
move-lay = Poser { $tile } sur { $arm }, le { $number } en contact
move-lay-L = Poser { $tile } à gauche, le { $number } en contact
move-lay-R = Poser { $tile } à droite, le { $number } en contact
move-lay-U = Poser { $tile } en haut, le { $number } en contact
move-lay-D = Poser { $tile } en bas, le { $number } en contact
move-take = Prendre { $tiles }, place { $place }
move-take-three = Prendre les trois : { $tiles }
move-draw = Piocher
move-castle-rock-draw = Retourner le domino suivant
move-pass = Passer
move-claim = Réclamer les points
move-muggins = Crier « Muggins ! »
move-next = Suite
move-next-round = Manche suivante
move-bingo-next = Compter
button-pass = Passer
button-claim = Réclamer
button-muggins = Muggins !
button-next = Suite
button-next-round = Manche suivante
button-bingo-next = Compter
button-take-three = Les trois

## Ce qui se dit
say-knock = Toc, toc
say-gee = Gee !
say-bergen = Bergen !
say-tiddle-a-wink = Tiddle-a-Wink !
say-muggins = Muggins !
say-domino = Domino !
say-other = { $word }

## Ce qui arrive
event-deal = { $round ->
    [1] Les dominos sont distribués.
   *[other] La manche { $round } est distribuée.
}
event-redeal = { $times ->
    [one] Personne n’avait de double : on a redistribué.
   *[other] Personne n’avait de double : on a redistribué { $times } fois.
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
event-say-domino = { $who ->
    [you] Vous dites « Domino ! »
   *[other] { $name } dit « Domino ! »
}
event-score = { $who ->
    [you] Vous marquez { $points }.
   *[other] { $name } marque { $points }.
}
event-again = { $who ->
    [you] Un double : vous rejouez.
   *[other] Un double : { $name } rejoue.
}
event-silent = { $who ->
    [you] Vous ne dites rien.
   *[other] { $name } ne dit rien.
}
event-false-claim = { $who ->
    [you] Il n’y a rien à réclamer.
   *[other] { $name } réclame, mais il n’y a rien.
}
event-false-call = { $who ->
    [you] Il n’y avait rien à crier.
   *[other] { $name } crie, mais il n’y avait rien.
}
event-say-muggins = { $who ->
    [you] Vous criez « Muggins ! »
   *[other] { $name } crie « Muggins ! »
}
event-blocked = Plus personne ne peut jouer.
event-match-over = { $many ->
    [0] La partie est finie.
   *[other] La partie est finie ; victoire : { $names }.
}

## La position en mots
position-ends = Bouts ouverts : { $ends }.
position-empty = Aucun domino n’est encore posé.
position-row = La rangée : { $tiles }.
position-finger = Le doigt est sur { $tile }, le nombre est { $count }.
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
label-boneyard = { $count }
label-last-hand = { $name }
label-removed = { $count ->
    [one] { $count } sorti
   *[other] { $count } sortis
}
label-count = { $count }
label-left = { $count ->
    [one] restant
   *[other] restants
}

## Les fins
round = Manche
total = Total
no-rounds = Aucune manche n’est encore finie.
first-to = Le premier à { $target } points gagne.
score-of = { $name } : { $score } sur { $target }
sum-own = main propre
sum-points = points
sum-round = pour la manche
sum-during = en jeu
sum-played = { $name } : { $points } en jeu
round-won = { $who ->
    [you] La manche est à vous
    [nobody] La manche n’est à personne
   *[other] La manche est à { $name }
}
match-won = { $who ->
    [you] C’est gagné !
    [shared] Victoire partagée
    [nobody] Personne ne gagne
   *[other] { $many ->
        [one] { $name } gagne
       *[other] { $name } gagnent ensemble
    }
}
solo-over = { $won ->
    [yes] C’est réussi !
   *[no] Pas cette fois
}
reason-out = { $who ->
    [you] Vous avez posé votre dernier domino.
   *[other] { $name } a posé son dernier domino.
}
reason-blocked = La ligne est bloquée ; { $who ->
    [you] c’est vous qui avez
   *[other] c’est { $name } qui a
} le moins de points en main.
reason-blocked-level = La ligne est bloquée ; { $names } sont à égalité, personne ne marque.
reason-target = { $who ->
    [you] Vous avez atteint le but.
   *[other] { $name } a atteint le but.
}
reason-won = Bien joué.
reason-lost = C’était la fin.
reason-other = La manche est finie.
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

## Les avis
notices = Avis
notice-does-not-fit = { $tile } ne va pas pour l’instant.
notice-hint = Un bon coup : { $move }.
notice-copied = Copié.
notice-no-storage = Ce navigateur ne garde rien pour nous en ce moment : la partie continue, mais un rechargement la perdrait.
update-ready = Une nouvelle version de Boneyard est prête.
update-now = L’utiliser
update-later = Plus tard

## L'horloge du Bingo
clock-start = Commencer à compter
clock-pause = Pause
clock-tempo = Tempo
clock-itself = Prendre tout seul
tempo-slow = Lent
tempo-normal = Posé
tempo-fast = Vif
tempo-rapid = Rapide

## Les réglages
setting-language = Langue
setting-theme = Lumière
setting-theme-system = Comme l’appareil
setting-theme-light = Jour
setting-theme-dark = Soir
setting-pace = Rythme des autres
setting-pace-slow = Tranquille
setting-pace-normal = Normal
setting-pace-fast = Rapide
setting-pips = Points
setting-pips-auto = Selon le jeu
setting-pips-colour = En couleurs
setting-pips-classic = Noirs
setting-cloth = Tapis
setting-cloth-green = Vert
setting-cloth-blue = Bleu
setting-cloth-red = Rouge
setting-forced = Passer tout seul
setting-forced-help = Quand rien ne va, la table frappe pour vous après un instant.
setting-autodraw = Retourner tout seul
setting-autodraw-help = Quand il n’y a plus qu’à piocher, c’est fait pour vous.
setting-moves = Montrer la liste des coups
setting-moves-help = Chaque coup permis est un bouton à côté de la table. Avec la touche Tab, elle est toujours là.

## L'aide
no-rules-page = Les règles complètes ne sont pas à portée de main pour l’instant.
keys-title = Touches
keys-tab = Vers la liste de vos coups ; Entrée en joue un
keys-only = Jouer le seul coup possible (piocher, passer, manche suivante)
keys-clock = Bingo : commencer ou suspendre le compte
keys-escape = Lâcher un domino choisi, fermer une fenêtre

## Quand quelque chose ne va pas
error-bad-request = La table n’a pas compris.
error-bad-option = Ces options ne vont pas ensemble.
error-bad-players = Ce jeu ne se joue pas à autant.
error-bad-deal = Cette donne ne peut pas servir.
error-bad-save = Ce n’est pas une partie que l’on puisse rapporter.
error-unknown-game = Il n’y a pas ici de jeu appelé « { $game } ».
error-no-match = Aucune partie n’est commencée.
error-invalid-move = Ce n’est pas un coup de ce jeu.
error-illegal-move = Cela ne se joue pas maintenant.
error-internal = Le moteur a trébuché. Votre partie est restée telle quelle.
error-unknown-option = Ce jeu n’a pas d’option « { $name } ».
error-bad-value = « { $value } » n’est pas possible pour { $name } ; sont possibles : { $choices }.
error-wrong-number = { $least ->
    [1] { $most ->
        [1] Ce jeu se joue seul.
       *[other] Avec ces options, on joue de 1 à { $most }, pas à { $players }.
    }
   *[other] Avec ces options, on joue de { $least } à { $most }, pas à { $players }.
}
error-unknown-level = Il n’y a pas de joueurs du genre « { $level } ».
error-not-held = Vous n’avez pas le { $tile }.
error-must-open = La manche s’ouvre avec le { $tile }.
error-does-not-fit = Le { $tile } ne va pas là : le bout est un { $end }.
error-can-play = Qui peut jouer doit jouer.
error-no-match-there = Ces dominos ne vont pas ensemble : cherchez un nombre commun par-dessus un domino.
error-must-take = Un domino peut être pris, et doit l’être avant d’en retourner un autre.
error-not-the-number = Le nombre est { $count }, et le { $tile } ne le dit pas.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-match-over = La partie est finie.
error-bad-seed = Le nom d’une donne a de 1 à 64 lettres ou chiffres.
error-bad-save-move = Le coup { $number } de la partie gardée ({ $move }) ne peut pas être joué.
error-save-version = Cette partie a été gardée par une autre version de Boneyard.
error-tile-twice = La donne a deux fois le { $tile }.
error-tile-missing = Il manque le { $tile } à la donne.
error-tile-not-in-set = Le { $tile } n’appartient pas à ce jeu.
error-not-text = Il n’y a pas de texte ici.
error-too-long = Ce texte est trop long pour une partie gardée.
error-too-deep = Ce texte n’est pas une partie gardée.
error-not-json = Ce texte n’est pas une partie gardée.
error-link-too-long = Ce lien est trop long pour être des nôtres.
error-link-unknown = Il n’y a pas de telle page ici.
error-link-unreadable = La partie « { $part } » du lien est illisible.
error-link-players = « { $value } » n’est pas un nombre de joueurs.
error-link-seed = Le nom de la donne manque dans le lien, ou il est trop long.
error-link-level = Le niveau manque dans le lien, ou il est trop long.
error-link-gone = Cette partie n’est pas gardée sur cet appareil.

## Problèmes
puzzles = Problèmes
puzzles-about = Castle Rock avec une issue certaine : chaque donne d’ici peut être gagnée. Une nouvelle chaque jour, la même pour tous.
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
puzzle-free = Autant que l’on veut
puzzle-free-about = Choisissez le jeu et la difficulté ; chaque problème a son propre lien.
puzzle-level = Difficulté
puzzle-level-gentle = doux
puzzle-level-steady = régulier
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
puzzle-pile-hidden = Comme imprimé
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
puzzle-share-title = Castle Rock · { $title }
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
puzzle-step = Coup de la partie
puzzle-step-of = Coup { $at } sur { $of }
puzzle-decision-before = Le choix précédent
puzzle-decision-after = Le choix suivant
puzzle-decision = En prendre un en laisserait au mieux { $one }, les trois { $three }. Vous { $played ->
    [one] en avez pris un
   *[three] avez pris les trois
}.
puzzle-embed = À mettre sur votre page
puzzle-embed-help = Collez ceci dans votre blog. Rien de lourd ne se charge avant qu’un lecteur ne touche, et personne n’est compté.
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
error-bad-puzzle = Ce problème n’existe pas.
error-unknown-puzzle = Ce problème n’existe pas. Un problème s’appelle « daily-2026-11-16 » ou « 6-tricky-abc ».
error-no-such-day = Il n’y a pas de problème pour ce jour.
error-not-over = On pourra revoir la partie quand elle sera finie.

## Le devant d’un cadre : court, et mis dedans, donc seulement du texte et des noms
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

## Trains, levées et poker : les jeux
game-mexican-train = Train mexicain
about-mexican-train = Chacun part de la locomotive avec son train, et tous en construisent un de plus. Le plus petit score gagne.
game-forty-two = Forty-Two
about-forty-two = Deux équipes enchérissent sur les 42 points, puis se disputent sept levées.
game-four-hand-texas = Texas à quatre
about-four-hand-texas = Le Forty-Two aux enchères plus longues : on double, et l’atout peut être les doubles, ou rien.
game-moon = Moon
about-moon = À trois, chacun pour soi, seules les levées comptent. Osez les sept, et visez la lune.
game-poker = Poker
about-poker = Cinq dominos, un tour de mises ; la meilleure main prend le pot, à moins d’un beau bluff.

## Leurs options
house-rules = Règles maison
value-rules-sidings = Aiguillages
value-rules-station = Gare
value-rules-table = Tablée
help-mexican-train-rules = Trois règles qui diffèrent : le premier tour, ce que demande un double, le départ du jeton.
help-mexican-train-rounds = Une par double, du plus fort au double blanc, ou moins.
option-hands = Dominos en main
value-hands-16 = 16 à deux, moins à plusieurs
value-hands-15 = 15 de deux à quatre, moins au-delà
help-mexican-train-hands = Avec le jeu double-neuf, la distribution est la même pour tous.
option-string = Premier tour
value-string-free = Une suite, à volonté
value-string-full = Une suite, tant que cela va
value-string-none = Un seul domino, comme toujours
option-chance = Sorti au premier tour : les autres ont encore le leur
option-doubles = Le domino dû pour un double
value-doubles-any = N’importe lequel
value-doubles-plain = Pas un double
option-cover = Un double ouvert doit être couvert
value-cover-always = Toujours
value-cover-possible = Tant qu’un domino le peut
value-cover-never = Jamais
help-cover = Tant qu’il ne l’est pas, personne ne joue ailleurs.
option-marker = Le jeton s’en va
value-marker-own = En jouant sur son train
value-marker-any = En jouant n’importe où
option-start = La locomotive
value-start-aside = Mise de côté avant la donne
value-start-draw = Posée par qui l’a ; on pioche jusque-là
value-start-highest = Le plus fort double en main, non utilisé
option-begin = Qui commence
value-begin-rotate = Chacun à son tour
value-begin-holder = Qui a posé la locomotive
value-begin-winner = Le gagnant de la manche d’avant
option-blocked = Bloqué
value-blocked-passed = Quand tous ont passé de suite
value-blocked-stuck = Quand plus personne ne peut rien
option-blank = Le double blanc en main
value-blank = { $value ->
    [0] Rien
   *[other] { $value } points
}
value-blank-0 = Rien
value-blank-50 = 50 points
option-object = On joue pour
value-object-points = Des points
value-object-hands = Sept donnes
option-chips = Jetons pour chacun
option-ante = Ante
option-bet = Mise ou relance
option-poker-hands = Mains
help-poker-hands = 0 : jusqu’à ce qu’un joueur ait tous les jetons.

## À leurs tables
order = Ranger la main
order-dealt = Comme elle vient
order-number = Par nombre
order-dots = Par points
order-doubles = Les doubles d’abord
order-train = En train
tricks = Les levées
last-trick = La dernière levée
no-tricks = Aucune levée n’est encore prise.
trick-taken = { $who ->
    [you] Pour vous
   *[other] Pour { $name }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
skip-to-end = Aller à la fin
out-of-chips = Vous n’avez plus de jetons. Regardez les autres jouer, ou allez à la fin.
suit-0 = les blancs
suit-1 = les as
suit-2 = les deux
suit-3 = les trois
suit-4 = les quatre
suit-5 = les cinq
suit-6 = les six
suit-doubles = les doubles
suit-none = sans atout
hand-high-piece = Domino haut
hand-one-pair = Paire
hand-flush = Couleur
hand-threes = Brelan
hand-four-straight = Suite de quatre
hand-full-hand = Main pleine
hand-five-straight = Suite de cinq
hand-fours = Carré
hand-six-straight = Suite de six
hand-royal = Royale
status-claim = Est-ce que cela marque ? Réclamez, ou ne dites rien
status-call = { $name } n’a rien dit. Est-ce que cela marque ?
status-search = { $number ->
    [any] Pas de double pour commencer : piochez
   *[other] Personne n’a le double { $number } : piochez
}
status-engine = Vous avez le { $tile } : posez-le au milieu
status-draw-train = Rien ne va : touchez la pioche
status-pass-train = Rien ne va : posez votre jeton
status-owes = Un double demande un autre domino
status-string = Faites partir votre train
status-string-stop = Continuez votre train, ou arrêtez
status-cover = Couvrez le double : { $whose ->
    [own] votre train
    [mexican] le train mexicain
   *[other] le train de { $owner }
}
status-auction = { $bid ->
    [0] Votre enchère, ou passez
   *[other] Plus de { $bid }, ou passez
}
status-trump = Nommez l’atout
status-discard = Écartez un domino
status-lead = À vous d’entamer
status-follow = Fournissez { $suit }
status-to-call = { $chips } pour suivre
status-no-bet = À vous : pas encore de mise
status-total = les bouts font { $total }

## Leurs coups
move-lay-train = Poser { $tile } sur { $whose ->
    [own] votre train
    [mexican] le train mexicain
   *[other] le train de { $owner }
}, le { $number } en contact
move-stop = S’arrêter là
move-silent = Ne rien dire
move-bid = Enchérir { $value }
move-moon-bid = { $value ->
    [21] Viser la lune : 21
   *[other] Enchérir { $value } levées
}
move-trump = { $value ->
    [none] Jouer sans atout
   *[other] Atout : { $suit }
}
move-discard = Écarter { $value }
move-check = Passer
move-bet = { $all ->
    [yes] Miser tout : { $chips }
   *[no] Miser { $chips }
}
move-call = { $all ->
    [yes] Suivre avec tout : { $chips }
   *[no] Suivre : { $chips }
}
move-raise = { $all ->
    [yes] Relancer avec tout : { $chips }
   *[no] Relancer, pour { $chips }
}
move-fold = Se coucher
button-stop = Arrêter
button-silent = Ne rien dire
button-bid = { $value }
button-trump = { $value ->
    [none] Aucun
    [doubles] Doubles
   *[other] { $suit }
}
button-check = Passer
button-bet = { $all ->
    [yes] Tapis { $chips }
   *[no] Miser { $chips }
}
button-call = { $all ->
    [yes] Tapis { $chips }
   *[no] Suivre { $chips }
}
button-raise = { $all ->
    [yes] Tapis { $chips }
   *[no] Relancer { $chips }
}
button-fold = Se coucher
say-trump = { $trump ->
    [none] Sans atout !
   *[other] Atout : { $suit } !
}
say-check = Je passe
say-bet = Je mise { $chips }
say-call = Je suis
say-raise = Je relance

## Ce qui y arrive
event-play-train = { $who ->
    [you] Vous posez
   *[other] { $name } pose
} { $tile } sur { $whose ->
    [own] votre train
    [mexican] le train mexicain
   *[other] le train de { $owner }
}.
event-say = { $who ->
    [you] Vous dites « { $word } ».
   *[other] { $name } dit « { $word } ».
}
event-marker = { $on ->
    [yes] { $who ->
        [you] Votre jeton va sur votre train : il est ouvert à tous.
       *[other] Un jeton va sur le train de { $name } : il est ouvert à tous.
    }
   *[no] { $who ->
        [you] Votre jeton s’en va.
       *[other] Le jeton de { $name } s’en va.
    }
}
event-draw-for-start = Tirés pour savoir qui mélange : { $tiles }.
event-bid = { $who ->
    [you] Vous enchérissez { $bid }.
   *[other] { $name } enchérit { $bid }.
}
event-all-passed = Tout le monde a passé.
event-auction-won = { $who ->
    [you] Vous avez l’enchère à { $bid }.
   *[other] { $name } a l’enchère à { $bid }.
}
event-widow = { $who ->
    [you] Vous prenez la veuve.
   *[other] { $name } prend la veuve.
}
event-discard = { $who ->
    [you] Vous écartez un domino.
   *[other] { $name } écarte un domino.
}
event-trump = { $trump ->
    [none] On joue sans atout.
   *[other] Atout : { $suit }.
}
event-trick = { $who ->
    [you] Vous prenez la levée
   *[other] { $name } prend la levée
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-check = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
event-bet = { $who ->
    [you] Vous misez { $chips }.
   *[other] { $name } mise { $chips }.
}
event-call = { $who ->
    [you] Vous suivez avec { $chips }.
   *[other] { $name } suit avec { $chips }.
}
event-raise = { $who ->
    [you] Vous relancez et mettez { $chips }.
   *[other] { $name } relance et met { $chips }.
}
event-fold = { $who ->
    [you] Vous vous couchez.
   *[other] { $name } se couche.
}
event-returned = { $who ->
    [you] { $chips } que personne n’a suivis vous reviennent.
   *[other] { $chips } que personne n’a suivis reviennent à { $name }.
}
event-show = { $who ->
    [you] Vous montrez { $tiles } : { $hand }.
   *[other] { $name } montre { $tiles } : { $hand }.
}
event-win = { $who ->
    [you] Vous gagnez { $chips }.
   *[other] { $name } gagne { $chips }.
}
event-round-over = La manche est finie.
position-total = Ensemble ils font { $total }.
position-no-engine = Il n’y a pas encore de locomotive au milieu.
position-engine = La locomotive est le { $tile }.
position-train = { $whose ->
    [own] Votre train
    [mexican] Le train mexicain
   *[other] Le train de { $owner }
} : { $count ->
    [0] vide
    [one] { $count } domino
   *[other] { $count } dominos
}, bout { $end }{ $marker ->
    [yes] , avec un jeton
   *[no] {""}
}{ $double ->
    [yes] , un double à couvrir
   *[no] {""}
}{ $playable ->
    [yes] , ouvert pour vous
   *[no] {""}
}.
position-bid = { $name } { $bid ->
    [pass] passe
   *[other] { $bid }
}
position-bids = Jusqu’ici : { $bids }.
position-no-bids = Personne n’a encore parlé.
position-contract = { $name } a l’enchère à { $bid } ; atout : { $suit }.
position-taken = { $names } : { $points ->
    [one] { $points } point pris
   *[other] { $points } points pris
}.
position-played = { $name } { $tile }
position-trick = Dans la levée : { $plays } ; il faut { $suit }.
position-pot = Dans le pot : { $chips }. Vous avez { $own }.
position-own-hand = Votre main : { $hand }.
position-folded = { $who ->
    [you] Vous vous êtes couché.
   *[other] { $name } s’est couché.
}

## Sur leur tapis
label-marker = Jeton
label-total = Bouts : { $total }
label-folded = +{ $count }
label-own-train = Votre train
label-own-train-short = Vous
label-mexican-train = Train mexicain
label-mexican-train-short = Mexicain
label-said-pass = Passe
label-said-bid = { $bid }
label-contract = { $trump ->
    [none] { $name } : { $bid }, sans atout
   *[other] { $name } : { $bid } · { $suit }
}
label-contract-open = { $name } : { $bid }
label-asked = Il faut { $suit }
label-took = { $who ->
    [you] Pour vous
   *[other] Pour { $name }
} : { $points }
label-widow = La veuve
label-put-away = Écartez un de vos huit dominos
label-discarded = Hors jeu
label-tricks = { $whose ->
    [own] Nous
    [others] Eux
   *[other] { $name }
} : { $count ->
    [one] { $count } levée
   *[other] { $count } levées
} · { $points }
label-tricks-only = { $whose ->
    [own] Vous
   *[other] { $name }
} : { $count ->
    [one] { $count } levée
   *[other] { $count } levées
}
label-pot = Pot { $chips }
label-side-pot = { $number ->
    [0] Pot principal { $chips }
   *[other] Pot annexe { $chips }
}
label-pot-won = { $who ->
    [you] Vous gagnez { $chips }
   *[other] { $name } gagne { $chips }
}
label-hand = { $hand }
label-own-hand = { $hand }
label-said-bet = { $chips }
label-said-all-in = Tapis : { $chips }
label-said-fold = Couché
label-said-out = Éliminé
label-dealer = Donneur

## La fin de leurs manches
goal-lowest = { $rounds ->
    [one] { $rounds } manche ; le plus petit score gagne.
   *[other] { $rounds } manches ; le plus petit total gagne.
}
goal-hands = La première équipe qui remporte sept donnes gagne.
goal-chips = { $hands ->
    [0] Jusqu’à ce qu’un joueur ait tous les jetons.
   *[other] { $hands } mains ; le plus de jetons gagne.
}
round-train-blocked = Les trains sont bloqués
round-trick-made = { $who ->
    [you] Enchère réussie
   *[other] { $name } réussit
}
round-trick-set = { $who ->
    [you] Enchère chutée
   *[other] { $name } chute
}
round-trick-all-passed = Tout le monde a passé
round-poker-showdown = { $who ->
    [you] Le pot est à vous
   *[other] Le pot est à { $name }
}
round-poker-unopposed = { $who ->
    [you] Le pot est à vous
   *[other] Le pot est à { $name }
}
reason-train-out = { $who ->
    [you] Vous avez posé votre dernier domino : zéro point pour vous.
   *[other] { $name } a posé son dernier domino et ne marque rien.
}
reason-train-blocked = La pioche est vide et personne ne peut continuer. Le moins en main : { $least }.
reason-made = Enchère de { $bid }, réussie.
reason-set = Enchère de { $bid }, manquée.
reason-all-passed = Personne n’a voulu enchérir. Le suivant distribue.
reason-showdown = { $who ->
    [you] Vous aviez la meilleure main.
   *[other] { $name } avait la meilleure main.
}
reason-unopposed = { $who ->
    [you] Tous les autres se sont couchés.
   *[other] Tous se sont couchés ; { $name } ne montre rien.
}
sum-dots-in-hand = Chacun marque les points qui lui restent en main.
sum-blank = { $who ->
    [you] Le double blanc vous a coûté { $points }.
   *[other] Le double blanc a coûté { $points } à { $name }.
}
sum-taken = pris
sum-bid = l’enchère
sum-hand = pour la donne
sum-tricks = { $count ->
    [one] levée
   *[other] levées
}
sum-counts = en dominos
sum-contract = { $who ->
    [you] Vous avez annoncé { $bid }
   *[other] { $name } a annoncé { $bid }
}, atout : { $suit }. { $made ->
    [yes] Pris : { $taken } ; il fallait { $needed }.
   *[no] Pris : { $taken } sur { $needed } ; il manque { $short }.
}
sum-scores = { $name } : points
sum-pot = { $number ->
    [0] { $pots ->
        [1] Le pot
       *[other] Le pot principal
    }
   *[other] Un pot annexe
} de { $chips } va à { $who ->
    [you] vous
   *[other] { $name }
}.
sum-returned = { $chips } que personne n’a suivis sont revenus à { $who ->
    [you] vous
   *[other] { $name }
}.
advice = Votre main
advice-weak = La règle dirait de passer : aucune famille n’a trois dominos. La meilleure : { $suit }, avec { $tiles }.
advice-possible = Une enchère possible, dit la règle : { $suit }, avec { $tiles } dominos, mais pas de double à côté.
advice-strong = Une main solide, dit la règle : { $suit }, avec { $tiles } dominos, et { $doubles ->
    [one] un double à côté.
   *[other] { $doubles } doubles à côté.
}
show-chances = Calculer les chances
chances = Chances de réussir chaque enchère
chances-so-far = Après { $worlds } donnes imaginées…
chances-of = Sur { $worlds } donnes imaginées, jouées chacune jusqu’au bout.

## Ce qui n'y va pas
error-foreign-move = Ce n’est pas un coup de ce jeu.
error-unreadable-move = Ce n’est pas un coup.
error-no-such-end = Il n’y a pas de bout ouvert là.
error-must-draw = Piochez d’abord.
error-say-where = Dites à quel bout va le { $tile }.
error-other-way-round = Le { $tile } va là, mais dans l’autre sens.
error-no-drawing = Il n’y a rien à piocher : passez.
error-nothing-to-call = Il n’y a rien à dire de tel maintenant.
error-claims-automatic = Dans ce jeu, les points se réclament d’eux-mêmes.
error-called-already = Vous avez déjà crié pour ce coup : attendez le prochain.
error-own-side = C’était un coup de votre camp : seul un adversaire peut crier.
error-claim-first = Dites d’abord si votre coup marque.
error-last-word = La manche est finie, sauf un cri : « Muggins ! », ou passez.
error-nothing-to-claim = Il n’y a rien à réclamer : on réclame juste après son propre coup.
error-closed-train = Il n’y a pas de jeton sur le train de { $owner } : personne d’autre ne peut y jouer.
error-may-not-stop = La suite continue tant qu’un domino va.
error-say-train = Dites sur quel train va le { $tile }.
error-no-such-train = Il n’y a pas de tel train.
error-no-mexican-train-yet = Le train mexicain ne part pas au premier tour.
error-own-train-only = Au premier tour, chacun joue sur son propre train.
error-cover-double = Le { $tile } ouvert sur { $whose ->
    [own] votre train
    [mexican] le train mexicain
   *[other] le train de { $owner }
} doit être couvert avant tout autre coup.
error-owe-plain-tile = Après un double, vous devez un domino qui n’en est pas un.
error-one-mexican-train = Il n’y a qu’un train mexicain par manche ; il continue au { $end }.
error-must-stop = La suite s’arrête ici : arrêtez.
error-drawn-already = On ne pioche qu’un domino : posez votre jeton et passez.
error-no-string = On n’arrête qu’une suite du premier tour.
error-must-start = Qui peut faire partir son train le doit.
error-double-needs-tile = Une suite ne s’arrête pas sur un double : posez un domino dessus, ou piochez.
error-bid-first = Les enchères ne sont pas finies : enchérissez ou passez.
error-discard-first = Écartez d’abord un de vos huit dominos.
error-trump-first = Nommez d’abord l’atout.
error-play-a-tile = Jouez un domino.
error-no-such-bid = On ne peut pas enchérir { $bid } maintenant.
error-only-pass = On ne peut pas dépasser { $high } maintenant : passez.
error-bid-too-low = Enchérissez au moins { $least }, ou passez.
error-trump-too-early = L’atout se nomme après les enchères, par qui les a gagnées.
error-no-such-trump = Ici, l’atout ne peut pas être : { $trump }.
error-say-which = Dites quel domino écarter.
error-must-follow = Il faut fournir { $suit } : jouez { $tiles }.
error-not-now = Cela ne se joue pas maintenant.
error-round-over = La manche est finie.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-not-ten = Le { $tile } ne fait pas dix là : le bout est un { $end }.
error-sides-first = Jouez d’abord des deux côtés du pivot.
error-no-spinner = Il n’y a pas de tel bout avant le premier double.
error-nobody-to-answer = Personne d’autre n’a de jetons pour répondre : suivez ({ $chips }), ou couchez-vous.
error-fixed-limit = Mises et relances sont toujours de { $limit } jetons.
error-no-betting = Plus personne ne peut miser : passez, et l’on montre les mains.
error-bet-to-answer = Il y a une mise : suivez ({ $chips }), ou couchez-vous.
error-already-bet = On a déjà misé : suivez ({ $chips }), relancez, ou couchez-vous.
error-nothing-to-raise = Personne n’a misé, il n’y a rien à relancer : misez.
error-no-more-raises = { $most } relances au plus : suivez ({ $chips }), ou couchez-vous.
error-too-few-chips = Suivre prend vos { $chips } jetons : suivez, ou couchez-vous.
error-cross-unfinished = La croix d’abord : les quatre bras du double six.
error-between-rounds = La manche est finie : distribuez la suivante.
error-no-trains = Il n’y a pas de trains dans ce jeu.
error-no-auction = Les enchères sont finies.
