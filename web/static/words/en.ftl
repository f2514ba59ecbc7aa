### Boneyard in English. Tiles are written 6-4; names are plain text; numbers decide plurals.

## The page
title = Boneyard
tagline = The good old games of dominoes, at your own table.
page-title = Boneyard – dominoes
page-title-table = { $game } – Boneyard
page-title-setup = { $game }: set-up – Boneyard
footer = Everything happens on your own device. No account, no advertising, no one watching.
version = Boneyard { $version }
licences = Made with the work of others
licences-missing = The licences could not be loaded. Try again when you are online.
loading = One moment…
starting = Laying the cloth…
megabytes = { NUMBER($number, maximumFractionDigits: 1, minimumFractionDigits: 1) } MB
starting-again = Starting the engine again…
start-failed = The table could not be set up. Is the connection still there?
start-broken = The engine could not be started on this device. Close other pages, then try again.
try-again = Try again
engine-replaced = { $why ->
    [hang] The engine did not answer and was started again; your game is unchanged.
   *[other] The engine had stopped and was started again; your game is unchanged.
}
failure-title = The engine has stopped
failure-why = { $why ->
    [hang] The engine did not answer. A new one was asked the same and did not answer either.
    [fatal] The engine broke off. A new one was asked the same and broke off too.
    [killed] The engine was ended from outside, and so was the one that took its place.
    [lost] The engine was started again but does not take up this game.
    [loading] The engine could not be loaded again. Is the connection still there?
    [starting] The engine could not be started again on this device.
   *[other] Something went wrong at this table.
}
failure-safe = { $game ->
    [kept] Your game is unchanged: every move so far is kept on this device.
   *[loose] Your game is unchanged, but this browser does not keep it: save it to a file before you leave.
}
failure-next = { $game ->
    [no] { $stopped ->
        [yes] It has failed three times in a row. Reload the page, or try once more.
       *[no] Try again; if that does not help, reload the page.
    }
   *[other] { $stopped ->
        [yes] It has failed three times in a row, so it is not started again by itself. Save the game to a file, reload the page, and bring the game back if it is missing.
       *[no] Try again. If that does not help, save the game to a file and reload the page.
    }
}
lost-title = This link leads nowhere
to-lobby = All games
close = Close
done = Done
copy = Copy
download = Download
less = Less
more-of = More
you = You
language-en = English
language-fr = Français

## The lobby
all-games = Games
continue = Carry on
players-range = { $least ->
    [1] { $most ->
        [1] For one
       *[other] 1 to { $most } players
    }
   *[other] { $least } to { $most } players
}
match-solo = { $moves ->
    [0] Just dealt
    [one] { $moves } move made
   *[other] { $moves } moves made
}
match-state = Round { $round } · you { $mine }, best of the others { $best }
delete-match = Delete this game of { $game }
delete-title = Delete this game?
delete-sure = The game of { $game } from { $date } will be gone for good.
delete = Delete
keep-it = Keep it
load-file = Bring back a saved game
load-file-help = Paste the text of a saved game, or choose the file.
choose-file = Choose a file…
load = Bring it back
save-file = Save to a file
save-file-help = This text is the whole game. Keep it, or send it to somebody: anyone can go on from here.
save-text = The game as text

## Games
game-block = Block
about-block = Match an end of the line or pass. First out takes the dots of all the others.
game-castle-rock = Castle Rock
about-castle-rock = A solitaire of neighbours: what stands between two alike falls out of the row.
game-bingo = Bingo
about-bingo = Count along the row from nought to twelve, and catch each tile that says its number.
game-basic = Basic Dominoes
about-basic = No match? Then draw until there is one. The first out scores what the others still hold.
game-draw = Draw
about-draw = A long line with the big set; whoever cannot play takes one tile from the boneyard.
game-standard = Standard
about-standard = Big hands, no drawing: play or pass until somebody is out or nobody can go on.
game-muggins = Muggins
about-muggins = Make the open ends add up to a multiple of five, and say so before somebody else does.
game-bergen = Bergen
about-bergen = Two ends that show the same number are worth points, and a double there one more.
game-matador = Matador
about-matador = The halves that touch must add up to ten, and the matadors go anywhere.
game-sebastopol = Sebastopol
about-sebastopol = From the double six a cross grows in four directions. For four at the table.
game-tiddle-a-wink = Tiddle-a-Wink
about-tiddle-a-wink = Short hands and a large round; who plays a double plays again at once.

## Set-up
players = Players
level = The others play
level-random = anyhow
level-simple = sensibly
level-other = { $level }
more = More
seed = Name of the deal
seed-help = The same name always gives the same tiles. Leave it as it is for a surprise.
start = Deal the tiles
copy-link = Copy the link to this deal
option-set = Set of tiles
value-set = Double-{ $value ->
    [6] six
    [9] nine
    [12] twelve
   *[other] { $value }
}
option-target = Points to win
option-rounds = Rounds
option-rules = Rules
value-rules-spinner = With a spinner
value-rules-four-way = Four ways
value-rounds = { $value ->
    [0] No limit
   *[other] { $value }
}
help-rounds = 0: no limit; the points decide.
option-pile = The pile
value-pile-hidden = Face down
value-pile-open = Open
option-claims = Scores are claimed
value-claims-automatic = By themselves
value-claims-manual = By word
option-teams = Four play as two teams
option-opening = The first tile
value-opening-any = Any tile
value-opening-highest-double = Highest double
option-spinner = Beyond the spinner
value-spinner-sides-first = Both sides first
value-spinner-at-once = At once
option-drawing = Drawing
value-drawing-forced = Only without a play
value-drawing-free = Whenever one likes
option-counting = Dots at the end
value-counting-rounded = To the nearest five
value-counting-exact = Exactly
notice-players = With these options { $players } can play.

## At the table
table-name = A table of { $game }
undo = Take back
hint = Hint
menu = Menu
rules = Rules
rules-of = { $game }: the rules
settings = Settings
scores = Score sheet
new-deal = New deal
restart = Same deal again
restart-title = Start this deal again?
restart-sure = The game as it stands will be gone, and nothing brings it back.
play-on = Play on
result = Result
change-setup = Other options
your-turn = Your turn
status-thinking = { $name } is thinking…
status-pass = Nothing of yours fits: pass
status-draw = Tap the pile to go on
status-take = Take one between two alike
status-bingo = Pass { $pass } · the number is { $count }
status-round-over = The round is over
status-match-over = The game is over
look-at-table = Look at the table
play-again = Another game
moves-title = Your moves
moves-none = It is not your turn.
seat-1 = Ada
seat-2 = Ben
seat-3 = Cleo
seat-4 = Dov
seat-5 = Emma
seat-6 = Finn
seat-7 = Greta
seat-8 = Hugo
seat-9 = Ines
of-name = { $name }’s
of-owner = { $owner }’s

## Words of moves
move-lay-first = Play { $tile }
move-lay = Play { $tile } on { $arm }, the { $number } touching
move-lay-L = Play { $tile } on the left, the { $number } touching
move-lay-R = Play { $tile } on the right, the { $number } touching
move-lay-U = Play { $tile } at the top, the { $number } touching
move-lay-D = Play { $tile } at the bottom, the { $number } touching
move-take = Take { $tiles }, place { $place }
move-take-three = Take all three: { $tiles }
move-draw = Draw a tile
move-castle-rock-draw = Turn up the next tile
move-pass = Pass
move-claim = Claim the points
move-muggins = Call “Muggins!”
move-next = Next
move-next-round = Next round
move-bingo-next = Count on
button-draw = Draw
button-castle-rock-draw = Turn up
button-pass = Pass
button-claim = Claim
button-muggins = Muggins!
button-next = Next
button-next-round = Next round
button-bingo-next = Count on
button-take-three = All three

## What is said
say-knock = Knock, knock
say-gee = Gee!
say-bergen = Bergen!
say-tiddle-a-wink = Tiddle-a-Wink!
say-muggins = Muggins!
say-domino = Domino!
say-other = { $word }

## What happens
event-deal = { $round ->
    [1] The tiles are dealt.
   *[other] Round { $round } is dealt.
}
event-redeal = { $times ->
    [one] Nobody had a double, so the tiles were dealt again.
   *[other] Nobody had a double, so the tiles were dealt { $times } times more.
}
event-play = { $who ->
    [you] You play
   *[other] { $name } plays
} { $tile }{ $arm ->
    [L] {" "}on the left
    [R] {" "}on the right
    [U] {" "}at the top
    [D] {" "}at the bottom
   *[none] {""}
}.
event-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
event-draw = { $who ->
    [you] You draw a tile.
   *[other] { $name } draws a tile.
}
event-turn-up = { $count ->
    [one] Turned up: { $tiles }.
   *[other] Turned up: { $tiles }.
}
event-take = Taken: { $tiles }. { $left ->
    [0] None is left.
    [one] One is left.
   *[other] { $left } are left.
}
event-count = { $count }.
event-pass-begins = Pass { $number } begins.
event-say-domino = { $who ->
    [you] You say “Domino!”
   *[other] { $name } says “Domino!”
}
event-score = { $who ->
    [you] You score { $points }.
   *[other] { $name } scores { $points }.
}
event-again = { $who ->
    [you] A double: you play again.
   *[other] A double: { $name } plays again.
}
event-silent = { $who ->
    [you] You say nothing.
   *[other] { $name } says nothing.
}
event-false-claim = { $who ->
    [you] There is nothing to claim.
   *[other] { $name } claims, but there is nothing to claim.
}
event-false-call = { $who ->
    [you] There was nothing to call.
   *[other] { $name } calls, but there was nothing.
}
event-say-muggins = { $who ->
    [you] You call “Muggins!”
   *[other] { $name } calls “Muggins!”
}
event-blocked = Nobody can play any more.
event-match-over = { $many ->
    [0] The game is over.
    [one] { $who ->
        [you] The game is over: you win.
       *[other] The game is over: { $names } wins.
    }
   *[other] The game is over. Winners: { $names }.
}

## The position in words
position-ends = Open ends: { $ends }.
position-empty = No tile has been played yet.
position-row = The row: { $tiles }.
position-finger = The finger is on { $tile }, the number is { $count }.
position-hand = Your tiles: { $tiles }.
position-seat = { $name }: { $count ->
    [one] one tile
   *[other] { $count } tiles
}, { $score ->
    [one] one point
   *[other] { $score } points
}.
position-boneyard = { $count ->
    [one] One tile in the boneyard.
   *[other] { $count } tiles in the boneyard.
}

## On the cloth
label-boneyard = { $count }
label-last-hand = { $name }
label-removed = { $count } out
label-count = { $count }
label-left = { $count ->
    [one] tile left
   *[other] tiles left
}

## Endings
round = Round
total = Total
no-rounds = No round is over yet.
first-to = The first to reach { $target } wins.
score-of = { $name }: { $score } of { $target }
sum-own = own tiles
sum-points = points
sum-round = for the round
sum-during = in play
sum-played = { $name }: { $points } in play
round-won = { $who ->
    [you] You win the round
    [nobody] Nobody wins the round
   *[other] { $name } wins the round
}
match-won = { $who ->
    [you] You win!
    [shared] A shared win
    [nobody] Nobody wins
   *[other] { $many ->
        [one] { $name } wins
       *[other] { $name } win together
    }
}
solo-over = { $won ->
    [yes] You made it!
   *[no] Not this time
}
reason-out = { $who ->
    [you] You have played your last tile.
   *[other] { $name } has played the last tile.
}
reason-blocked = The line is blocked, and { $who ->
    [you] you have
   *[other] { $name } has
} the fewest dots.
reason-blocked-level = The line is blocked and nobody scores. Equally few dots: { $names }.
reason-target = { $who ->
    [you] You have reached the target.
   *[other] { $name } has reached the target.
}
reason-won = Well played.
reason-lost = That was the end of it.
reason-other = The round is over.
reason-castle-rock-won = { $left ->
    [0] Not one tile is left: perfect.
    [one] A single tile is left.
   *[other] Only { $left } tiles are left.
}
reason-castle-rock-lost = { $left } tiles are left in the row; two would have been enough.
reason-bingo-won = Every tile has been called.
reason-bingo-lost = { $left ->
    [one] One tile is left, and the counting only repeats itself now.
   *[other] { $left } tiles are left, and the counting only repeats itself now.
}

## Notices
notices = Notices
notice-does-not-fit = { $tile } does not fit just now.
notice-hint = A good move: { $move }.
notice-copied = Copied.
notice-unseen = There is no picture of the table at this size: your moves are in the list. Turn the device, or change the size of the window.
notice-no-storage = This browser keeps nothing for us just now: the game goes on, but a reload would lose it.
update-ready = A new version of Boneyard is ready.
update-now = Use it now
update-later = Later

## Bingo's clock
clock-start = Start counting
clock-pause = Pause
clock-tempo = Tempo
clock-itself = Take tiles by itself
tempo-slow = Slow
tempo-normal = Steady
tempo-fast = Brisk
tempo-rapid = Rapid

## Settings
setting-language = Language
setting-theme = Light
setting-theme-system = As the device
setting-theme-light = Day
setting-theme-dark = Evening
setting-pace = Pace of the others
setting-pace-slow = Leisurely
setting-pace-normal = Normal
setting-pace-fast = Quick
setting-pips = Pips
setting-pips-auto = By the set
setting-pips-colour = Coloured
setting-pips-classic = Black
setting-cloth = Cloth
setting-cloth-green = Green
setting-cloth-blue = Blue
setting-cloth-red = Red
setting-forced = Pass by itself
setting-forced-help = When nothing of yours fits, the table knocks for you after a moment.
setting-autodraw = Turn up tiles by itself
setting-autodraw-help = When drawing is all that can be done, it is done for you.
setting-moves = Show the list of moves
setting-moves-help = Every legal move as a button beside the table. With the Tab key it is always there.

## Help
no-rules-page = The full rules are not at hand just now.
keys-title = Keys
keys-tab = To the list of your moves; Enter plays one
keys-only = Make the only move there is (draw, pass, next round)
keys-clock = Bingo: start or pause the counting
keys-escape = Let go of a chosen tile, close a window

## When something cannot be done
error-bad-request = The table did not understand that.
error-bad-option = These options do not go together.
error-bad-players = The game is not for so many players.
error-bad-deal = This deal cannot be used.
error-bad-save = This is not a game that can be brought back.
error-unknown-game = There is no game called “{ $game }” here.
error-no-match = No game has been started.
error-invalid-move = That is not a move of this game.
error-illegal-move = That cannot be played now.
error-internal = Something went wrong in the engine. Your game is as it was.
error-unknown-option = This game has no option “{ $name }”.
error-bad-value = “{ $value }” is not possible for { $name }; possible are { $choices }.
error-wrong-number = { $least ->
    [1] { $most ->
        [1] This game is for one player.
       *[other] With these options 1 to { $most } can play, not { $players }.
    }
   *[other] With these options { $least } to { $most } can play, not { $players }.
}
error-unknown-level = There are no computer players of the kind “{ $level }”.
error-not-held = You do not hold { $tile }.
error-must-open = The round opens with { $tile }.
error-does-not-fit = { $tile } does not fit there: the end is a { $end }.
error-can-play = Whoever can play must play.
error-no-match-there = Those tiles do not match: look for a number shared across one tile.
error-must-take = A tile can be taken, and must be before the next is turned up.
error-not-the-number = The number is { $count }, and { $tile } does not say it.
error-nothing-to-undo = There is nothing to take back.
error-match-over = The game is over.
error-bad-seed = The name of a deal has 1 to 64 letters or digits.
error-bad-save-move = Move { $number } of the saved game ({ $move }) cannot be played.
error-save-version = This game was saved by another version of Boneyard.
error-tile-twice = The deal has { $tile } twice.
error-tile-missing = The deal lacks { $tile }.
error-tile-not-in-set = { $tile } does not belong to this set.
error-not-text = There is no text here.
error-too-long = This text is too long for a saved game.
error-too-deep = This text is not a saved game.
error-not-json = This text is not a saved game.
error-link-too-long = The link is too long to be one of ours.
error-link-unknown = There is no such page here.
error-link-unreadable = The part “{ $part }” of the link cannot be read.
error-link-players = “{ $value }” is not a number of players.
error-link-seed = The name of the deal in the link is missing or too long.
error-link-level = The level in the link is missing or too long.
error-link-gone = This game is not kept on this device.

## Puzzles
puzzles = Puzzles
puzzles-about = Castle Rock with a known way out: every deal here can be won. A new one every day, the same for everybody.
puzzle-of-the-day = Puzzle of the day
puzzle-of-the-day-about = One deal of Castle Rock, gentle on Mondays, large on Sundays. It can be won.
puzzle-day-done = { $stars } · { $left ->
    [0] none left
    [one] one left
   *[other] { $left } left
}
puzzle-day-played = { $date }: { $stars ->
    [0] played
    [one] one star
   *[other] { $stars } stars
}
puzzle-run = { $days ->
    [one] Solved on the day: one day in a row
   *[other] Solved on the day: { $days } days in a row
}
puzzle-record = { $days ->
    [one] In a row: one day
   *[other] In a row: { $days } days
} · { $solved ->
    [one] one day solved
   *[other] { $solved } days solved
}
puzzle-kept = { $tries ->
    [one] First try
   *[other] Try { $tries }
} · { $days ->
    [one] one day in a row
   *[other] { $days } days in a row
}
puzzle-tries = { $tries ->
    [one] First try
   *[other] Try { $tries }
}
puzzle-play = Play
puzzle-again = Play it again
puzzle-all = All puzzles
puzzle-free = As many as you like
puzzle-free-about = Choose the set and how hard it should be; every puzzle has a link of its own.
puzzle-level = Difficulty
puzzle-level-gentle = gentle
puzzle-level-steady = steady
puzzle-level-tricky = tricky
puzzle-level-hard = hard
puzzle-level-fiendish = fiendish
puzzle-level-monstrous = monstrous
puzzle-level-other = { $level }
month-before = The month before
month-after = The month after
puzzle-title = Double-{ $set ->
    [6] six
    [9] nine
   *[12] twelve
}, { $level }
puzzle-title-deal = A given deal
puzzle-about = { $level } · a game at random is won once in { NUMBER($one) }
puzzle-unwinnable = { $left ->
    [one] This deal cannot be won: one tile will be left, and that is no win here.
   *[other] This deal cannot be won: { $left } tiles will be left at best.
}
puzzle-pile-open = Open pile
puzzle-pile-hidden = As printed
puzzle-mode-open = Open pile
puzzle-mode-hidden = As printed
puzzle-warn = Warn me
puzzle-choice = One or all three?
puzzle-allow-undo = Allow taking back
puzzle-copy-link = Copy the link to this puzzle
puzzle-loses = This choice loses: { $left } tiles would be left at best. Tap it again if you want it all the same.
puzzle-worse = By what may still come, this wins { $mine } % of the time and the other way { $other } %. Tap it again if you want it all the same.
puzzle-hint-only = There is no choice here: { $move }.
puzzle-hint-one = Take one: at best { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
} left then. Taking all three would leave { $other }.
puzzle-hint-three = Take all three: at best { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
} left then. Taking one would leave { $other }.
puzzle-hint-least = It can no longer be won. { $kind ->
    [one] Taking one
   *[three] Taking all three
} leaves { $left }, the other way { $other }.
puzzle-hint-equal = Both ways are equally good here: at best { $left ->
    [0] none is
    [one] one is
   *[other] { $left } are
} left.
puzzle-hint-lost = It can no longer be won, and both ways leave { $left }.
puzzle-hint-guess = { $kind ->
    [one] Take one
   *[three] Take all three
}: by what may still come, that wins { $mine } % of the time, the other way { $other } %.
puzzle-because = { $kind ->
    [one] For { $tile } stays, and { $draws ->
        [0] at once
        [one] with the next tile
       *[other] { $draws } tiles later
    } it goes { $together ->
        [yes] together with { $first } and { $second }.
       *[no] from between { $first } and { $second }.
    }
   *[three] That clears the way to { $tile }, which { $draws ->
        [0] goes at once
        [one] goes with the next tile
       *[other] goes { $draws } tiles later
    } { $together ->
        [yes] together with { $first } and { $second }.
       *[no] from between { $first } and { $second }.
    }
}
puzzle-won = { $stars ->
    [3] Perfect!
    [2] Very nearly!
   *[other] Solved!
}
puzzle-stars = { $stars ->
    [one] One star of three
   *[other] { $stars } stars of three
}
puzzle-left = { $left ->
    [0] none left
    [one] 1 left
   *[other] { $left } left
}
puzzle-unaided = no help
puzzle-share-title = Castle Rock · { $title }
puzzle-slip = It turned at move { $number }: you took { $kind ->
    [one] one
   *[three] all three
}, which left { $left } at best. The other way would have left { $other ->
    [0] none
   *[other] { $other }
}.
puzzle-perfect = Nobody could have done better: { $left ->
    [0] none left
    [one] one left
   *[other] { $left } left
} is the best there is.
puzzle-look-back = Look back
puzzle-from-there = Try from there
puzzle-from-here = Go on from here
puzzle-share = Share
puzzle-next = Another puzzle
puzzle-step = Move of the game
puzzle-step-of = Move { $at } of { $of }
puzzle-decision-before = The choice before
puzzle-decision-after = The next choice
puzzle-decision = Taking one would leave { $one } at best, all three { $three }. You took { $played ->
    [one] one
   *[three] all three
}.
puzzle-embed = Put it on your page
puzzle-embed-help = Paste this into your blog. Nothing heavy loads until a reader taps it, and no one is counted.
puzzle-embed-title = Castle Rock: { $title }
puzzle-embed-puzzle = Which puzzle
puzzle-embed-always-today = Each day its own
puzzle-embed-mode = The pile
puzzle-embed-theme = Light
puzzle-embed-lang = Language
puzzle-embed-auto = The reader’s
puzzle-embed-way = Written as
puzzle-embed-way-frame = A frame
puzzle-embed-way-element = A tag of its own
puzzle-embed-code = The text to paste
puzzle-embed-preview = This is what readers see
puzzle-open-site = Open in Boneyard
error-bad-puzzle = There is no such puzzle.
error-unknown-puzzle = There is no such puzzle. A puzzle is called “daily-2026-11-16” or “6-tricky-abc”.
error-no-such-day = There is no puzzle for that day.
error-not-over = That can be looked at when the game is over.

## The front of a frame: short, and built into it, so only plain text and names
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
embed-ignored = Not understood and left out: { $names }
embed-no-puzzle = There is no puzzle called “{ $name }”.
embed-no-level = This set has no puzzles of the level “{ $name }”.
embed-too-long = This address is too long to be one of ours.
embed-deal-unreadable = The deal in this address cannot be read.
embed-tile-twice = The deal has { $tile } twice.
embed-tile-missing = The deal lacks { $tile }.
embed-tile-not-in-set = { $tile } does not belong to this set.

## Trains, tricks and poker: the games
game-mexican-train = Mexican Train
about-mexican-train = Everybody builds a train from the engine in the middle, and all build one more. The lowest score wins.
game-forty-two = Forty-Two
about-forty-two = Two teams bid for how many of the 42 points they will take, then fight for seven tricks.
game-four-hand-texas = Four Hand Texas
about-four-hand-texas = Forty-Two with a longer auction: bids can be doubled, and doubles or nothing may be trumps.
game-moon = Moon
about-moon = Three players, each alone, and only tricks count. Dare all seven, and you shoot the moon.
game-poker = Poker
about-poker = Five tiles, one round of bets, and the best hand takes the pot, unless you bluff it away.

## Their options
house-rules = House rules
value-rules-sidings = Sidings
value-rules-station = Station
value-rules-table = Table
help-mexican-train-rules = Three leaflets, three ways: they differ in the first turn, in what a double asks for, and in when a marker comes off.
help-mexican-train-rounds = One for each double, from the highest down to the double blank, or fewer.
option-hands = Tiles in hand
value-hands-16 = 16 for two, fewer for more
value-hands-15 = 15 for two to four, fewer for more
help-mexican-train-hands = With the double-nine set there is one table for all.
option-string = First turn
value-string-free = A string, as long as you like
value-string-full = A string, as long as it goes
value-string-none = One tile, like any other
option-chance = Out in the first turn: the others still have theirs
option-doubles = A tile owed for a double
value-doubles-any = Any tile
value-doubles-plain = No double
option-cover = An open double must be covered
value-cover-always = Always
value-cover-possible = While any tile can
value-cover-never = Never
help-cover = Until it is covered, nobody plays on another train.
option-marker = A marker comes off
value-marker-own = By a play on the own train
value-marker-any = By any play
option-start = The engine
value-start-aside = Set aside before the deal
value-start-draw = Laid by its holder; draw till somebody has it
value-start-highest = The highest unused double in the hands
option-begin = Who begins
value-begin-rotate = One after another
value-begin-holder = Whoever laid the engine
value-begin-winner = The winner of the last round
option-blocked = Blocked
value-blocked-passed = When all have passed in turn
value-blocked-stuck = When all are stuck for good
option-blank = Double blank in hand
value-blank = { $value ->
    [0] Nothing
   *[other] { $value } points
}
value-blank-0 = Nothing
value-blank-50 = 50 points
option-object = Played for
value-object-points = Points
value-object-hands = Seven hands
option-chips = Chips for each
option-ante = Ante
option-bet = A bet or raise
option-poker-hands = Hands
help-poker-hands = 0: until one player has all the chips.

## At their tables
order = Arrange the hand
order-dealt = As dealt
order-number = By number
order-dots = By dots
order-doubles = Doubles first
order-train = As a train
trains = Whole trains
tricks = Tricks so far
last-trick = The last trick
no-tricks = No trick has been taken yet.
trick-taken = { $who ->
    [you] You take it
   *[other] { $name } takes it
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
skip-to-end = Skip to the end
out-of-chips = You have no chips left. You can watch the others play on, or skip to the end.
suit-0 = blanks
suit-1 = ones
suit-2 = twos
suit-3 = threes
suit-4 = fours
suit-5 = fives
suit-6 = sixes
suit-doubles = doubles
suit-none = no trumps
hand-high-piece = High piece
hand-one-pair = One pair
hand-flush = Flush
hand-threes = Threes
hand-four-straight = Four straight
hand-full-hand = Full hand
hand-five-straight = Five straight
hand-fours = Fours
hand-six-straight = Six straight
hand-royal = Royal
status-claim = Does it score? Claim it, or say nothing
status-call = { $name } said nothing. Does it score?
status-search = { $number ->
    [any] No double to start with: draw
   *[other] Nobody has the double { $number }: draw
}
status-engine = Lay your { $tile } in the middle
status-draw-train = Nothing fits: tap the pile
status-pass-train = Nothing fits: place your marker
status-owes = A double wants another tile
status-string = Start your train
status-string-stop = Go on with your train, or stop
status-cover = { $whose ->
    [own] Cover your own double
    [mexican] Cover the Mexican Train’s double
   *[other] Cover the double on { $owner }’s train
}
status-auction = { $bid ->
    [0] Your bid, or pass
   *[other] Over { $bid }, or pass
}
status-trump = Name the trumps
status-discard = Put one tile away
status-lead = You lead
status-follow = Follow with { $suit }
status-to-call = { $chips } to call
status-no-bet = Your turn: no bet yet
status-total = the ends make { $total }

## Their moves
move-lay-train = Play { $tile } on { $whose ->
    [own] your own train
    [mexican] the Mexican Train
   *[other] { of-owner } train
}, the { $number } touching
move-stop = Stop here
move-silent = Say nothing
move-bid = Bid { $value }
move-moon-bid = { $value ->
    [21] Shoot the moon: 21
   *[other] Bid { $value } tricks
}
move-trump = { $value ->
    [none] Play without trumps
   *[other] Name { $suit } as trumps
}
move-discard = Put { $value } away
move-check = Check
move-bet = { $all ->
    [yes] Bet all you have: { $chips }
   *[no] Bet { $chips }
}
move-call = { $all ->
    [yes] Call with all you have: { $chips }
   *[no] Call { $chips }
}
move-raise = { $all ->
    [yes] Raise with all you have: { $chips }
   *[no] Raise, for { $chips }
}
move-fold = Fold
button-stop = Stop
button-silent = Say nothing
button-bid = { $value }
button-trump = { $value ->
    [none] None
    [doubles] Doubles
   *[other] { $suit }
}
button-check = Check
button-bet = { $all ->
    [yes] All in { $chips }
   *[no] Bet { $chips }
}
button-call = { $all ->
    [yes] All in { $chips }
   *[no] Call { $chips }
}
button-raise = { $all ->
    [yes] All in { $chips }
   *[no] Raise { $chips }
}
button-fold = Fold
say-trump = { $trump ->
    [none] No trumps!
   *[other] Trumps: { $suit }!
}
say-check = Check
say-bet = Bet { $chips }
say-call = Call
say-raise = Raise

## What happens there
event-play-train = { $who ->
    [you] You play
   *[other] { $name } plays
} { $tile } on { $whose ->
    [own] { $who ->
        [you] your own train
       *[other] your train
    }
    [mexican] the Mexican Train
   *[other] { of-owner } train
}.
event-say = { $who ->
    [you] You say “{ $word }”.
   *[other] { $name } says “{ $word }”.
}
event-marker = { $on ->
    [yes] { $who ->
        [you] Your marker goes on your train: it is open to all.
       *[other] A marker goes on { of-name } train: it is open to all.
    }
   *[no] { $who ->
        [you] Your marker comes off.
       *[other] { of-name } marker comes off.
    }
}
event-draw-for-start = Drawn for the first shuffle: { $tiles }.
event-bid = { $who ->
    [you] You bid { $bid }.
   *[other] { $name } bids { $bid }.
}
event-all-passed = Everybody has passed.
event-auction-won = { $who ->
    [you] You have the bid with { $bid }.
   *[other] { $name } has the bid with { $bid }.
}
event-widow = { $who ->
    [you] You take the widow.
   *[other] { $name } takes the widow.
}
event-discard = { $who ->
    [you] You put a tile away.
   *[other] { $name } puts a tile away.
}
event-trump = { $trump ->
    [none] There are no trumps.
   *[other] Trumps are { $suit }.
}
event-trick = { $who ->
    [you] You take the trick
   *[other] { $name } takes the trick
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-check = { $who ->
    [you] You check.
   *[other] { $name } checks.
}
event-bet = { $who ->
    [you] You bet { $chips }.
   *[other] { $name } bets { $chips }.
}
event-call = { $who ->
    [you] You call with { $chips }.
   *[other] { $name } calls with { $chips }.
}
event-raise = { $who ->
    [you] You raise and put in { $chips }.
   *[other] { $name } raises and puts in { $chips }.
}
event-fold = { $who ->
    [you] You fold.
   *[other] { $name } folds.
}
event-returned = { $who ->
    [you] { $chips } that nobody called come back to you.
   *[other] { $chips } that nobody called go back to { $name }.
}
event-show = { $who ->
    [you] You show { $tiles }: { $hand }.
   *[other] { $name } shows { $tiles }: { $hand }.
}
event-win = { $who ->
    [you] You win { $chips }.
   *[other] { $name } wins { $chips }.
}
event-round-over = The round is over.
position-total = Together they make { $total }.
position-no-engine = There is no engine in the middle yet.
position-engine = The engine is { $tile }.
position-train = { $whose ->
    [own] Your train
    [mexican] The Mexican Train
   *[other] { of-owner } train
}: { $count ->
    [0] empty
    [one] one tile
   *[other] { $count } tiles
}, end { $end }{ $marker ->
    [yes] , with a marker
   *[no] {""}
}{ $double ->
    [yes] , a double to cover
   *[no] {""}
}{ $playable ->
    [yes] , open to you
   *[no] {""}
}.
position-bid = { $bid ->
    [pass] { $who ->
        [you] you pass
       *[other] { $name } passes
    }
   *[other] { $who ->
        [you] you bid { $bid }
       *[other] { $name } bids { $bid }
    }
}
position-bids = Said so far: { $bids }.
position-no-bids = Nobody has spoken yet.
position-contract = { $who ->
    [you] You have the bid with { $bid }
   *[other] { $name } has the bid with { $bid }
}; trumps: { $suit }.
position-taken = { $names }: { $points ->
    [one] one point taken
   *[other] { $points } points taken
}.
position-played = { $who ->
    [you] you played { $tile }
   *[other] { $name } played { $tile }
}
position-trick = In the trick: { $plays }; { $suit } are asked for.
position-pot = In the pot: { $chips }. You have { $own }.
position-own-hand = Your hand: { $hand }.
position-folded = { $who ->
    [you] You have folded.
   *[other] { $name } has folded.
}

## On their cloth
label-marker = Marker
label-total = Ends: { $total }
label-folded = +{ $count }
label-own-train = Your train
label-own-train-short = You
label-own-train-sign = Y
label-mexican-train = Mexican Train
label-mexican-train-short = Mexican
label-mexican-train-sign = M
label-said-pass = Pass
label-said-bid = { $bid }
label-contract = { $trump ->
    [none] { $name }: { $bid }, no trumps
   *[other] { $name }: { $bid } · { $suit }
}
label-contract-open = { $name }: { $bid }
label-asked = Asked for: { $suit }
label-took = { $who ->
    [you] You take it
   *[other] { $name } takes it
}: { $points }
label-widow = The widow
label-put-away = Put one of your eight tiles away
label-discarded = Out of play
label-tricks = { $whose ->
    [own] We
    [others] They
   *[other] { $name }
}: { $count ->
    [one] 1 trick
   *[other] { $count } tricks
} · { $points }
label-tricks-only = { $whose ->
    [own] You
   *[other] { $name }
}: { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
label-pot = Pot { $chips }
label-side-pot = { $number ->
    [0] Main pot { $chips }
   *[other] Side pot { $chips }
}
label-pot-won = { $who ->
    [you] You win { $chips }
   *[other] { $name } wins { $chips }
}
label-hand = { $hand }
label-own-hand = { $hand }
label-said-bet = { $chips }
label-said-all-in = All in: { $chips }
label-said-fold = Folded
label-said-out = Out
label-dealer = Dealer

## How their rounds end
goal-lowest = { $rounds ->
    [one] One round; the lowest score wins.
   *[other] { $rounds } rounds; the lowest total wins.
}
goal-hands = The first team to win seven hands wins.
goal-chips = { $hands ->
    [0] Until one player has all the chips.
   *[other] { $hands } hands; the most chips win.
}
round-train-blocked = The trains are stuck
round-trick-made = { $who ->
    [you] You make your bid
   *[other] { $name } makes it
}
round-trick-set = { $who ->
    [you] Your bid is set
   *[other] { $name } is set
}
round-trick-all-passed = Everybody passed
round-poker-showdown = { $who ->
    [you] You win the pot
   *[other] { $name } wins the pot
}
round-poker-unopposed = { $who ->
    [you] You win the pot
   *[other] { $name } wins the pot
}
reason-train-out = { $who ->
    [you] You have played your last tile and score nothing.
   *[other] { $name } has played the last tile and scores nothing.
}
reason-train-blocked = The boneyard is empty and nobody can go on. The least in hand: { $least }.
reason-made = { $bid } bid, and made.
reason-set = { $bid } bid, and not made.
reason-all-passed = Nobody would bid. The next player deals.
reason-showdown = { $who ->
    [you] You had the best hand.
   *[other] { $name } had the best hand.
}
reason-unopposed = { $who ->
    [you] All the others have folded.
   *[other] Everybody else folded, so { $name } shows nothing.
}
sum-dots-in-hand = Everybody scores the dots left in hand.
sum-blank = { $who ->
    [you] The double blank in your hand cost { $points }.
   *[other] The double blank cost { $name } { $points }.
}
sum-taken = taken
sum-bid = the bid
sum-hand = for the hand
sum-tricks = { $count ->
    [one] trick
   *[other] tricks
}
sum-counts = in counts
sum-contract = { $who ->
    [you] You bid { $bid }
   *[other] { $name } bid { $bid }
}, trumps were { $suit }: { $made ->
    [yes] { $taken } taken, { $needed } needed.
   *[no] { $taken } taken of { $needed }, { $short } short.
}
sum-scores = { $name }: points
sum-pot = { $number ->
    [0] { $pots ->
        [1] The pot
       *[other] The main pot
    }
   *[other] A side pot
} of { $chips } goes to { $who ->
    [you] you
   *[other] { $name }
}.
sum-returned = { $chips } that nobody called went back to { $who ->
    [you] you
   *[other] { $name }
}.
advice = Your hand
advice-weak = The leaflet would pass: no suit has three tiles. The best is { $suit }, with { $tiles }.
advice-possible = The leaflet calls this a possible bid: { $tiles } { $suit }, but no double besides.
advice-strong = The leaflet calls this a strong hand: { $tiles } { $suit }, and { $doubles ->
    [one] a double besides.
   *[other] { $doubles } doubles besides.
}
show-chances = Work out the chances
chances = Chance of making each bid
chances-so-far = After { $worlds } imagined deals…
chances-of = From { $worlds } imagined deals, each played to its end.

## What cannot be done there
error-foreign-move = That is not a move of this game.
error-unreadable-move = That is not a move.
error-no-such-end = There is no open end there.
error-must-draw = Draw a tile first.
error-say-where = Say on which end { $tile } goes.
error-other-way-round = { $tile } fits there, but the other way round.
error-no-drawing = There is nothing to draw now: pass.
error-nothing-to-call = There is nothing to call now.
error-claims-automatic = Scores are claimed by themselves in this game.
error-called-already = You have called at this play already: wait for the next one.
error-own-side = It was a play of your own side: only an opponent may call.
error-claim-first = First say whether your play scores.
error-last-word = The round is over but for a call: call “Muggins!”, or pass.
error-nothing-to-claim = There is nothing to claim now: a claim comes right after your own play.
error-closed-train = There is no marker on { of-owner } train: only { $owner } may play there.
error-may-not-stop = The string goes on as long as a tile fits.
error-say-train = Say on which train { $tile } goes.
error-no-such-train = There is no such train.
error-no-mexican-train-yet = The Mexican Train cannot be started in the first turn.
error-own-train-only = In the first turn everybody plays on the own train only.
error-cover-double = The open { $tile } on { $whose ->
    [own] your own train
    [mexican] the Mexican Train
   *[other] { of-owner } train
} must be covered before anything else is played.
error-owe-plain-tile = After a double you owe a tile that is not a double.
error-one-mexican-train = There is one Mexican Train a round; it goes on at the { $end }.
error-must-stop = The string ends here: stop.
error-drawn-already = Only one tile is drawn: place your marker and pass.
error-no-string = Only a string of the first turn can be stopped.
error-must-start = Whoever can start the own train must.
error-double-needs-tile = A string cannot stop at a double: lay a tile on it, or draw.
error-bid-first = The auction is not over: bid or pass.
error-discard-first = Put one of your eight tiles away first.
error-trump-first = Name the trumps first.
error-play-a-tile = Play a tile.
error-no-such-bid = { $bid } cannot be bid now.
error-only-pass = Nothing higher than { $high } can be bid now: pass.
error-bid-too-low = Bid at least { $least }, or pass.
error-trump-too-early = Trumps are named when the auction is over, by the player who won it.
error-no-such-trump = Trumps cannot be { $trump } here.
error-say-which = Say which tile to put away.
error-must-follow = Follow suit: { $suit } were led, so play { $tiles }.
error-not-now = That cannot be played now.
error-round-over = The round is over.
error-not-your-turn = It is not your turn.
error-not-ten = { $tile } does not make ten there: the end is a { $end }.
error-sides-first = Play on both sides of the spinner first.
error-no-spinner = There is no such end before the first double lies.
error-nobody-to-answer = Nobody else has chips to answer a raise: call { $chips }, or fold.
error-fixed-limit = Bets and raises are always { $limit } chips.
error-no-betting = Nobody can bet any more: check, and the hands are shown.
error-bet-to-answer = There is a bet to answer: call { $chips }, or fold.
error-already-bet = A bet has been made already: call { $chips }, raise it, or fold.
error-nothing-to-raise = Nobody has bet, so there is nothing to raise: bet.
error-no-more-raises = { $most } raises are the limit: call { $chips }, or fold.
error-too-few-chips = Calling takes all of your { $chips } chips: call, or fold.
error-cross-unfinished = The cross comes first: all four arms of the double six.
error-between-rounds = The round is over: deal the next one.
error-no-trains = There are no trains in this game.
error-no-auction = The auction is over.
