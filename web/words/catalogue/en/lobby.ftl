### The lobby.

kind-line = Lines of tiles
kind-train = Trains
kind-trick = Bids and tricks
kind-poker = Betting
kind-row = Solitaires
kind-other = More games
play = Play
play-game = Play { $game } at once
continue = Carry on
continue-more = { $count ->
    [one] { $count } more game
   *[other] { $count } more games
}
players-range = { $same ->
    [yes] { $most ->
        [1] For one
       *[other] { $most } players
    }
   *[no] { $least } to { $most } players
}
match-solo = { $moves ->
    [0] Just dealt
    [one] { $moves } move made
   *[other] { $moves } moves made
}
match-state = Round { $round } · you { $mine }, best of the others { $best }
delete-match = Delete this game of { $game }
match-odd = A game that cannot be read
matches-unread = The games on this device cannot be read just now.
delete-odd = Delete the game that cannot be read
delete-odd-sure = What is left of this game will be gone for good.
delete-title = Delete this game?
delete-sure = The game of { $game } from { $date } will be gone for good.
delete = Delete
keep-it = Keep it
notice-not-deleted = It could not be deleted just now. Try again in a moment.
load-file = Bring back a saved game
load-file-help = Paste the text of a saved game, or choose the file.
choose-file = Choose a file…
load = Bring it back
