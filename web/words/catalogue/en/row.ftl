### Solitaires with a row.

## The games
game-castle-rock = Castle Rock
about-castle-rock = A solitaire of neighbours: what stands between two alike falls out of the row.
game-bingo = Bingo
about-bingo = Count along the row from nought to twelve, and catch each tile that says its number.

## Options
option-pile = The pile
value-pile-hidden = Face down
value-pile-open = Open

## What there is to do
status-take = Take one between two alike
status-bingo = Pass { $pass } · the number is { $count }

## Moves
move-take = Take { $tiles }, place { $place }
move-take-three = Take all three: { $tiles }
move-castle-rock-draw = Turn up the next tile
move-bingo-next = Count on
button-castle-rock-draw = Turn up
button-bingo-next = Count on
button-take-three = All three

## What happens
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

## The position in words
position-row = The row: { $tiles }.
position-finger = The finger is on { $tile }, the number is { $count }.

## On the cloth
label-removed = { $count } out
label-count = { $count }
label-left = { $count ->
    [one] tile left
   *[other] tiles left
}

## How it ends
solo-over = { $won ->
    [yes] You made it!
   *[no] Not this time
}
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

## The clock
clock-start = Start counting
clock-pause = Pause
clock-tempo = Tempo
clock-itself = By itself
clock-score-best = Score { $score } · best { $best }
clock-score = Score { $score }
tally = Score { $score }: { $caught } caught, { $missed } missed, { $wrong } wrong taps.
tally-record = Your best at this tempo so far!
tally-best = Your best at this tempo: { $best }.
tempo-slow = Slow
tempo-normal = Steady
tempo-fast = Brisk
tempo-rapid = Rapid

## What cannot be done
error-no-match-there = Those tiles do not match: look for a number shared across one tile.
error-must-take = A tile can be taken, and must be before the next is turned up.
error-not-the-number = The number is { $count }, and { $tile } does not say it.
