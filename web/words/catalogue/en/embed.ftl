### The front of a frame: short, and built into it, so only plain text and names.

embed-name = Castle Rock
embed-about = A domino solitaire: clear the row.
embed-about-today = Castle Rock, the puzzle of the day
embed-play = Play
embed-play-daily = Play the puzzle of the day
embed-again = Try again
embed-link = Boneyard
embed-row = The first row: { $tiles }
embed-bytes = { $loaded } of { $total } MB
embed-failed = The table could not be set up. Is the connection still there?
embed-ignored = Not understood, so left out: { $names }
embed-no-puzzle = There is no puzzle called “{ $name }”.
embed-no-level = This set has no puzzles of the level “{ $name }”.
embed-too-long = This address is too long to be one of ours.
embed-deal-unreadable = The deal in this address cannot be read.
embed-tile-twice = The deal has { $tile } twice.
embed-tile-missing = The deal lacks { $tile }.
embed-tile-not-in-set = { $tile } does not belong to this set.
