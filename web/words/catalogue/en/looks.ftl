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
