### Boneyard en français : ce que tout écran peut dire. Les dominos s’écrivent 6-4 ; les nombres décident du pluriel.

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
starting = On étend le tapis…
megabytes = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) } Mo
starting-again = Le moteur redémarre…
start-failed = La table n’a pas pu être dressée. La connexion est-elle toujours là ?
start-broken = Le moteur n’a pas pu démarrer sur cet appareil. Fermez d’autres pages, puis réessayez.
try-again = Réessayer
engine-replaced = { $why ->
    [hang] Le moteur ne répondait plus et a été relancé ; votre partie est inchangée.
   *[other] Le moteur s’était arrêté et a été relancé ; votre partie est inchangée.
}
failure-title = Le moteur s’est arrêté
failure-why = { $why ->
    [hang] Le moteur n’a pas répondu. Un nouveau, à qui la même chose a été demandée, n’a pas répondu non plus.
    [fatal] Le moteur a lâché. Un nouveau, à qui la même chose a été demandée, a lâché aussi.
    [killed] Le moteur a été arrêté de l’extérieur, et celui qui l’a remplacé aussi.
    [lost] Le moteur a été relancé, mais il ne reprend pas cette partie.
    [loading] Le moteur n’a pas pu être rechargé. La connexion est-elle toujours là ?
    [starting] Le moteur n’a pas pu redémarrer sur cet appareil.
   *[other] Quelque chose a mal tourné à cette table.
}
failure-safe = { $game ->
    [kept] Votre partie est inchangée : tous les coups joués sont gardés sur cet appareil.
   *[loose] Votre partie est inchangée, mais ce navigateur ne la garde pas : enregistrez-la dans un fichier avant de partir.
}
failure-next = { $game ->
    [no] { $stopped ->
        [yes] C’est le troisième échec de suite. Rechargez la page, ou essayez encore une fois.
       *[no] Réessayez ; si cela ne suffit pas, rechargez la page.
    }
   *[other] { $stopped ->
        [yes] C’est le troisième échec de suite, il n’est donc plus relancé tout seul. Enregistrez la partie dans un fichier, rechargez la page, et reprenez la partie depuis le fichier si elle manque.
       *[no] Réessayez. Si cela ne suffit pas, enregistrez la partie dans un fichier et rechargez la page.
    }
}
lost-title = Ce lien ne mène nulle part
to-lobby = Tous les jeux
close = Fermer
done = C’est bon
copy = Copier
download = Télécharger
less = Moins
more-of = Plus
settings = Réglages
no-rules-page = Les règles complètes ne sont pas à portée de main pour l’instant.
keys-title = Touches
keys-tab = Vers la liste de vos coups ; Entrée en joue un
keys-only = Jouer le seul coup possible (piocher, passer, manche suivante)
keys-clock = Bingo : commencer ou suspendre le compte
keys-catch = Bingo : attraper le domino sous le doigt
keys-escape = Lâcher un domino choisi, fermer une fenêtre

## Noms
you = Vous

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
setting-itself = Piocher et passer automatiquement
setting-itself-help = Ce qui ne laisse aucun choix est fait pour vous, vite : piocher tant que rien ne va, passer, retirer les dominos qui doivent partir. Reprendre annule le tout d’un coup.
setting-lone = Jouer automatiquement le seul domino possible
setting-lone-help = Quand il ne reste qu’un seul coup, le domino est posé pour vous.
setting-moves = Montrer la liste des coups
setting-moves-help = Chaque coup permis est un bouton à côté de la table. Avec la touche Tab, elle est toujours là.

## Les avis
notices = Avis
notice-copied = Copié.
update-ready = Une nouvelle version de Boneyard est prête.
update-now = L’utiliser maintenant
update-later = Plus tard

## Ce qui ne se peut pas
error-bad-request = La table n’a pas compris.
error-bad-option = Ces options ne vont pas ensemble.
error-bad-players = Ce jeu ne se joue pas à ce nombre de joueurs.
error-bad-deal = Cette donne est inutilisable.
error-bad-save = Ce n’est pas une partie que l’on puisse reprendre.
error-unknown-game = Il n’y a pas ici de jeu appelé « { $game } ».
error-no-match = Aucune partie n’est commencée.
error-internal = Quelque chose a mal tourné dans le moteur. Votre partie est restée telle quelle.
error-unknown-option = Ce jeu n’a pas d’option « { $name } ».
error-bad-value = « { $value } » n’est pas possible pour { $name } ; choix possibles : { $step ->
    [0] { $choices }.
    [1] les nombres de { $least } à { $most }.
   *[other] les nombres de { $least } à { $most }, de { $step } en { $step }.
}
error-wrong-number = { $same ->
    [yes] { $most ->
        [1] Ce jeu se joue seul.
       *[other] Avec ces options, on joue à { $most }, pas à { $players }.
    }
   *[no] Avec ces options, on joue de { $least } à { $most }, pas à { $players }.
}
error-unknown-level = Il n’y a pas de joueurs du genre « { $level } ».
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
error-link-unknown = Cette page n’existe pas ici.
error-link-unreadable = Le morceau « { $part } » du lien est illisible.
error-link-players = « { $value } » n’est pas un nombre de joueurs.
error-link-seed = Le nom de la donne manque dans le lien, ou il est trop long.
error-link-level = Le niveau manque dans le lien, ou il est trop long.
error-link-gone = Cette partie n’est pas gardée sur cet appareil.
error-link-unread = Cette partie est peut-être gardée sur cet appareil, mais le navigateur ne la donne pas en ce moment. Réessayez dans un instant.
