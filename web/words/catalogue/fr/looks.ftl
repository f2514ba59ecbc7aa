### L’apparence, les sons et le toucher.

## Le titre de la page
title-turn = { $turn } – { $game }

## Sons et toucher
setting-sound = Sons
setting-sound-off = Aucun
setting-sound-low = Doux
setting-sound-medium = Normal
setting-sound-loud = Fort
setting-touch = Sentir les dominos
setting-touch-help = Une brève vibration pour vos propres coups, si l’appareil le permet.

## Le formulaire
settings-looks = La table
settings-sound = Sons et toucher
settings-play = Le jeu
setting-tiles = Dominos
setting-tiles-ivory = Ivoire
setting-tiles-ebony = Ébène
setting-tiles-wood = Bois
setting-tiles-contrast = Fort contraste
setting-back = Dos
setting-back-red = Rouge
setting-back-blue = Bleu
setting-back-green = Vert
setting-back-black = Noir
setting-cloth-slate = Ardoise
setting-cloth-sand = Sable
setting-numerals = Des chiffres au lieu des points
setting-numerals-help = Plus faciles à lire, même sur de petits dominos.
