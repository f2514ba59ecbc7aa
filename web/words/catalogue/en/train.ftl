### Games of trains.

trains = Whole trains

## The games
game-mexican-train = Mexican Train
about-mexican-train = Everybody builds a train from the engine in the middle, and all build one more. The lowest score wins.

## Options
value-rules-sidings = Sidings
value-rules-station = Station
value-rules-table = Table
help-mexican-train-rules = Three leaflets, three ways: they differ in the first turn, in what a double asks for, and in when a marker comes off.
help-mexican-train-rounds = One for each double, from the highest down to the double blank, or fewer.
option-hands = Tiles in hand
value-hands-16 = 16 for two, fewer for more
value-hands-15 = 15 for two to four, fewer for more
help-mexican-train-hands = With the double-nine set it makes no difference: 15 for two or three, fewer for more.
option-string = First turn
value-string-free = A string, as long as you like
value-string-full = A string, as long as it goes
value-string-none = One tile, like any other
option-chance = Out in the first turn: the others still have theirs
option-doubles = A tile owed for a double
value-doubles-any = Any tile
value-doubles-plain = No double
option-cover = An open double must be covered
value-cover-always = While any tile can
value-cover-never = Never
help-cover = Until it is covered, nobody plays on another train.
option-marker = A marker comes off
value-marker-own = By a play on one’s own train
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
value-blocked-stuck = When nobody can lay a tile
option-blank = Double blank in hand
value-blank = { $value ->
    [0] Nothing
   *[other] { $value } points
}

## Names
of-name = { $name }’s
of-owner = { $owner }’s

## What there is to do
status-search = { $number ->
    [any] No double to start with: draw
   *[other] Nobody has the double { $number }: draw
}
status-engine = Lay your { $tile } in the middle
status-draw-train = Nothing fits: draw a tile
status-pass-train = Nothing fits: place your marker
status-owes = A double wants another tile
status-string = Start your train
status-string-stop = Go on with your train, or stop
status-cover = { $whose ->
    [own] Cover your own double
    [mexican] Cover the Mexican Train’s double
   *[other] Cover the double on { $owner }’s train
}

## Moves
move-lay-train = Play { $tile } on { $whose ->
    [own] your own train
    [mexican] the Mexican Train
   *[other] { of-owner } train
}, the { $number } touching
move-stop = Stop here
button-stop = Stop

## What is said
say-knock = Knock, knock

## What happens
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

## The position in words
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

## On the cloth
label-folded = +{ $count }
label-own-train = Your train
label-own-train-short = You
label-own-train-sign = Y
label-mexican-train = Mexican Train
label-mexican-train-short = Mexican
label-mexican-train-sign = M

## How it ends
goal-lowest = { $rounds ->
    [one] One round; the lowest score wins.
   *[other] { $rounds } rounds; the lowest total wins.
}
round-train-blocked = The trains are stuck
round-train-passed = Everybody has passed
reason-train-out = { $who ->
    [you] You have played your last tile and score nothing.
   *[other] { $name } has played the last tile and scores nothing.
}
reason-train-blocked = The boneyard is empty and nobody can lay a tile. The least in hand is { $least }: { $names }.
reason-train-passed = The boneyard is empty and all have passed in turn. The least in hand is { $least }: { $names }.
sum-dots-in-hand = Everybody scores the dots left in hand.
sum-blank = { $who ->
    [you] The double blank in your hand cost { $points }.
   *[other] The double blank cost { $name } { $points }.
}

## What cannot be done
error-closed-train = There is no marker on { of-owner } train: only { $owner } may play there.
error-may-not-stop = The string goes on as long as a tile fits.
error-say-train = Say on which train { $tile } goes.
error-no-such-train = There is no such train.
error-no-mexican-train-yet = The Mexican Train cannot be started in the first turn.
error-own-train-only = In the first turn you play on your own train only.
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
error-must-start = If you can start your own train, you must.
error-double-needs-tile = A string cannot stop at a double: lay a tile on it, or draw.
error-no-trains = There are no trains in this game.
