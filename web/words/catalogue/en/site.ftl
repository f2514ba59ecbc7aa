### What stands in the built files where no script speaks: the pages before they start, the installed app, previews of links. Only plain text and names.

language-name = English
site-about = Dominoes for one or for several, by the old rules. Plays offline.
site-late = Part of Boneyard has not arrived.
site-late-again = Try again
site-no-script = Boneyard needs JavaScript to play.
site-no-script-frame = This puzzle needs JavaScript. It can also be played on its own page:
site-shot-wide = A table of { $game } on a tablet
site-shot-narrow = A table of { $game } on a phone
preview-daily = Puzzle of the day
preview-daily-about = One deal of Castle Rock, the domino solitaire, a day. It can be won.
preview-puzzle = Castle Rock, { $set }, { $level }
preview-puzzle-about = A puzzle of Castle Rock, the domino solitaire: { $set }, { $level }. It can be won.
preview-set-6 = double-six
preview-set-9 = double-nine
preview-set-12 = double-twelve
preview-picture = A row of dominoes on green cloth
