### How it looks, sounds and feels.

## The page's title
title-turn = { $turn } – { $game }

## Sound and touch
setting-sound = Sounds
setting-sound-off = Off
setting-sound-low = Quiet
setting-sound-medium = Normal
setting-sound-loud = Loud
setting-touch = Feel the tiles
setting-touch-help = A short buzz for your own moves, on devices that can.

## The form
settings-looks = The table
settings-sound = Sound and touch
settings-play = Play
setting-tiles = Tiles
setting-tiles-ivory = Ivory
setting-tiles-ebony = Ebony
setting-tiles-wood = Wood
setting-tiles-contrast = High contrast
setting-back = Backs
setting-back-red = Red
setting-back-blue = Blue
setting-back-green = Green
setting-back-black = Black
setting-cloth-slate = Slate
setting-cloth-sand = Sand
setting-numerals = Numbers instead of pips
setting-numerals-help = Easier to read, also on small tiles.

## A puzzle on paper
print-puzzle = Print the puzzle and its solution
print-title = Castle Rock · { $title }
print-deal = The tiles of the deal, the first three in a row and the others in the order in which they come
print-order = The three tiles that begin lie in the row; the others come one by one, in the order in which they are printed.
print-rules-remove = Where two tiles with one between them share a number, the one between goes; where three side by side share a number, you may take all three instead.
print-rules-draw = As long as something can go, something must. Otherwise the next tile comes at the right end. With two tiles left or fewer you have won.
print-solution = Solution
print-draw = Turn up { $tiles }
print-left = { $left ->
    [0] No tile is left.
    [one] One tile is left, and fewer is not possible.
   *[other] { $left } tiles are left, and fewer is not possible.
}
