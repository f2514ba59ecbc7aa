### Ce qui est écrit dans les fichiers du site là où aucun script ne parle : les pages avant leur départ, l’appli installée, les aperçus de liens. Seulement du texte et des noms.

language-name = Français
site-about = Dominos seul ou à plusieurs, selon les règles d’autrefois. Se joue hors ligne.
site-late = Une partie de Boneyard n’est pas arrivée.
site-late-again = Réessayer
site-no-script = Boneyard a besoin de JavaScript pour jouer.
site-no-script-frame = Ce problème a besoin de JavaScript. On peut aussi le jouer sur sa propre page :
site-shot-wide = Une partie de { $game } sur tablette
site-shot-narrow = Une partie de { $game } sur téléphone
preview-daily = Le problème du jour
preview-daily-about = Chaque jour une donne de Castle Rock, la réussite aux dominos. On peut la gagner.
preview-puzzle = Castle Rock, { $set }, { $level }
preview-puzzle-about = Un problème de Castle Rock, la réussite aux dominos : { $set }, { $level }. On peut le gagner.
preview-set-6 = double-six
preview-set-9 = double-neuf
preview-set-12 = double-douze
preview-picture = Une rangée de dominos sur un tapis vert
