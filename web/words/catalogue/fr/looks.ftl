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

## Un problème sur papier
print-puzzle = Imprimer le problème et sa solution
print-title = Castle Rock · { $title }
print-deal = Les dominos de la donne, les trois premiers en rangée et les autres dans l’ordre où ils viennent
print-order = Les trois premiers dominos sont posés en rangée ; les autres viennent un à un, dans l’ordre où ils sont imprimés.
print-rules-remove = Quand deux dominos séparés par un seul ont un nombre en commun, celui du milieu s’en va ; quand trois voisins ont un nombre en commun, vous pouvez enlever les trois.
print-rules-draw = Tant que quelque chose peut partir, quelque chose doit partir. Sinon, le domino suivant vient à droite. S’il reste deux dominos au plus, c’est gagné.
print-solution = Solution
print-draw = Retournez { $tiles }
print-left = { $left ->
    [0] Il ne reste aucun domino.
    [one] Il reste un domino, et on ne peut pas faire mieux.
   *[other] Il reste { $left } dominos, et on ne peut pas faire mieux.
}
