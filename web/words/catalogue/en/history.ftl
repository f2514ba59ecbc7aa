### What was played: statistics, finished games, replays, and everything as one file.

record = Your results
record-all = All results
record-of = { $game }: your results
record-of-game = Your results
record-nothing = Nothing here yet. Every game that you play to its end will be counted.
record-games = Games
record-game = Game
record-played = Played
record-won = Won
record-shared = Shared
record-share = Win rate
record-streak = In a row
record-longest = Most in a row
record-margin = Ahead at the end, on average
record-average = A round, on average
record-best = Best round
record-worst = Worst round
record-average-left = Left over, on average
record-best-game = Best game
record-worst-game = Worst game
record-in-points = { $number } { $count ->
    [one] point
   *[other] points
}
record-in-marks = { $number } { $count ->
    [one] mark
   *[other] marks
}
record-in-chips = { $number } { $count ->
    [one] chip
   *[other] chips
}
record-in-tiles = { $number } { $count ->
    [one] tile
   *[other] tiles
}
record-by-level = By level of the others
record-by-players = By number of players
record-level-unknown = Unknown
record-helped = { $count ->
    [one] { $count } of them was played with help: with hints, with moves taken back, or with a deal that you knew.
   *[other] { $count } of them were played with help: with hints, with moves taken back, or with deals that you knew.
}
record-how = A deal counts once: played again, its last result counts. Games that you leave unfinished do not count.
record-puzzles = { $solved } of { $tried ->
    [one] { $tried } puzzle
   *[other] { $tried } puzzles
} solved, { $unaided } of them without help. { $days ->
    [0] No run of days just now.
    [one] Puzzle of the day: { $days } day in a row.
   *[other] Puzzle of the day: { $days } days in a row.
}
record-finished = Finished games
record-kept = The last { $most } finished games are kept to be looked at again. Older ones are dropped; their results still count.
record-gone = { $count ->
    [one] { $count } earlier game counts, but can no longer be opened.
   *[other] { $count } earlier games count, but can no longer be opened.
}
record-result = { $outcome ->
    [won] Won
   *[lost] Lost
} · you { $mine }, best of the others { $best }
record-solo-won = Solved
record-solo-lost = Not solved
record-with-help = with help
record-delete = Delete this game
record-delete-sure = The game will be gone for good. Its result still counts.

replay = Watch it again
replay-title = { $game }, { $date }
replay-place = Move { $at } of { $of }
replay-round-before = To the end of the round before
replay-round-after = To the end of the round
replay-run = Play it
replay-pause = Stop
replay-open = All hands open
replay-hand = { $name }: { $tiles }.
replay-link = What would you play?
replay-link-about = Whoever opens this link plays on from here, in your place and with your tiles, against computer players.
replay-link-too-long = This position is too long for a link: the game has too many moves before it.
replay-play-on = Play on from here
error-round-not-over = Hands lie open once the round is over.
error-replay-gone = There is no such finished game on this device any more.
error-position-unreadable = This link to a position is damaged. Ask for it once more.
error-position-over = In this position the round is over. Ask for a link to an earlier one.

archive = Everything as one file
archive-about = Games, results, puzzles and settings lie on this device only. Save them to a file to keep them safe, or to take them to another device.
archive-open = Save or bring back
archive-help = The file holds your games, results, puzzles and settings. What you bring back is added: nothing here that is newer is lost.
archive-save = Save the file
archive-bring = Bring back a file
archive-brought = Brought back: games: { $games }; results: { $played }; puzzles: { $puzzles }; settings: { $settings }. The rest was here already.
archive-odd = { $count ->
    [one] { $count } entry could not be read and was left out.
   *[other] { $count } entries could not be read and were left out.
}
archive-failed = That could not be written just now. What was here is still here: try again in a moment.
archive-erase = Erase everything
archive-erase-sure = All games, results, puzzles and settings on this device will be gone for good.
archive-erase-first = Save them to a file first if you may want them again.
error-not-archive = This is not a file with everything of Boneyard. A single saved game is brought back from the first page.
error-archive-newer = This file is from a newer version of Boneyard. Reload the page, then try again.
error-archive-too-long = This file is too large to be one of ours.
