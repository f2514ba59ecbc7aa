### At every table.

save-file = Save to a file
save-file-help = This text is the whole game. Keep it, or send it to somebody: anyone can go on from here.
save-text = The game as text
table-name = A table of { $game }
undo = Take back
hint = Hint
skip-to-turn = Skip to my turn
menu = Menu
rules = Rules
rules-of = { $game }: the rules
scores = Score sheet
new-deal = New deal
restart = Same deal again
restart-title = Start this deal again?
restart-sure = The game as it stands will be gone, and nothing brings it back.
play-on = Play on
play-here = Play here
result = Result
change-setup = Change set-up
look-at-table = Look at the table
play-again = Another game
log = Log of moves
log-about = Choose a move to see the table as it was then.
step = Move of the round
step-of = Move { $at } of { $of }
step-back = One move back
step-forth = One move forward
moves-title = Your moves
moves-none = It is not your turn.
order = Arrange the hand
order-dealt = As dealt
order-number = By number
order-dots = By dots
order-doubles = Doubles first
order-train = As a train

## Names
seat-1 = Ada
seat-2 = Ben
seat-3 = Cleo
seat-4 = Dov
seat-5 = Emma
seat-6 = Finn
seat-7 = Greta
seat-8 = Hugo
seat-9 = Ines

## What there is to do
your-turn = Your turn
status-thinking = { $name } is thinking…
status-pass = Nothing fits: pass
status-draw = Tap the pile to go on
status-elsewhere = Played in another window
status-round-over = The round is over
status-match-over = The game is over

## Moves
move-lay-first = Play { $tile }
move-lay = Play { $tile } on { $arm }
move-draw = Draw a tile
move-pass = Pass
move-next-round = Next round
button-draw = Draw
button-pass = Pass
button-next-round = Next round

## What is said
say-pass = Pass
say-starts = { $reason ->
    [holds] { $tile } starts
   *[other] Starts
}
say-draw = { $count ->
    [one] Draws
   *[other] Draws { $count }
}
say-other = { $word }

## What happens
event-deal = { $round ->
    [1] The tiles are dealt.
   *[other] Round { $round } is dealt.
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
event-starts = { $reason ->
    [holds] { $who ->
        [you] You hold { $tile }, and start.
       *[other] { $name } holds { $tile }, and starts.
    }
    [dealer] { $who ->
        [you] You sit behind the dealer, and start.
       *[other] { $name } sits behind the dealer, and starts.
    }
   *[turn] { $who ->
        [you] You start.
       *[other] { $name } starts.
    }
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
cut-idle = The game ends here: a hundred rounds in all have brought nobody a point.
cut-long = The game ends here: a longer one could not be saved.
event-say = { $who ->
    [you] You say “{ $word }”.
   *[other] { $name } says “{ $word }”.
}
event-round-over = The round is over.

## The position in words
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
dealer-sign = D
partner = partner
label-boneyard = { $count }
label-last-hand = { $name }

## How it ends
round = Round
total = Total
no-rounds = No round is over yet.
goal-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
goal-short = { $how ->
    [lowest] lowest wins
    [chips] most chips win
    [target] { $target } wins
   *[most] most points win
}
first-to = The first to reach { $target } wins.
score-of = { $name }: { $score } of { $target }
sum-points = points
round-won = { $who ->
    [you] You win the round
    [ours] You and { $names } win the round
    [theirs] { $names } win the round
    [shared] The round is shared
    [nobody] Nobody wins the round
   *[other] { $name } wins the round
}
match-won = { $who ->
    [you] You win!
    [ours] You and { $names } win!
    [theirs] { $names } win
    [shared] { $all } share the win
    [level] { $all } share the win
    [nobody] Nobody wins
   *[other] { $name } wins
}
rematch = Rematch
team = { $who ->
    [ours] Your team
   *[theirs] The other team
}
reason-other = The round is over.

## Notices
a-number = { $number ->
    [0] a blank
    [8] an 8
    [11] an 11
   *[other] a { $number }
}
error-lacks-numbers = { $tile } does not fit: you need { $numbers }.
error-fits-nowhere = { $tile } does not fit just now.
notice-hint = A good move: { $move }.
notice-lone = Only { $tile } fits, so it is played for you. The settings change that.
notice-not-saved = Not saved. The game goes on, but a reload would lose it.
notice-deleted = Deleted in another window. The game goes on here, but it is not kept.
notice-elsewhere = This game is open in another window. You can watch it here, or play on here.
notice-taken = This game is now played in another window. You can watch it here, or play on here.
notice-play-here = The other window is closed: the game goes on here.
notice-found = Your earlier game could be read after all. It takes the place of the new deal.
notice-stale = The game went on in another window. This is how it stands there; your last move was not kept.
notice-unseen = There is no picture of the table at this size: your moves are in the list. Turn the device, or change the size of the window.

## What cannot be done
error-invalid-move = That is not a move of this game.
error-illegal-move = That cannot be played now.
error-not-held = You do not hold { $tile }.
error-can-play = If you can play, you must.
error-nothing-to-undo = There is nothing to take back.
error-match-over = The game is over.
error-foreign-move = That is not a move of this game.
error-unreadable-move = That is not a move.
error-must-draw = Draw a tile first.
error-no-drawing = There is nothing to draw now: pass.
error-not-now = That cannot be played now.
error-round-over = The round is over.
error-not-your-turn = It is not your turn.
error-between-rounds = The round is over: deal the next one.
