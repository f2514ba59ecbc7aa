### Games of tricks.

tricks = Tricks so far
last-trick = The last trick
tricks-in-order = In the order of play
no-tricks = No trick has been taken yet.
trick-taken = { $who ->
    [you] You take it
   *[other] { $name } takes it
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The games
game-forty-two = Forty-Two
about-forty-two = Two teams bid for how many of the 42 points they will take, then fight for seven tricks.
game-four-hand-texas = Four Hand Texas
about-four-hand-texas = Forty-Two with a longer auction: bids can be doubled, and doubles or nothing may be trumps.
game-moon = Moon
about-moon = Three players, each alone, and only tricks count. Bid all seven, and you shoot the moon.

## Options
option-object = Played for
value-object-points = Points
value-object-hands = Seven hands
option-allpass = If everybody passes
value-allpass-throw-in = The next deals
value-allpass-dealer-bids = The dealer must bid

## Names
suit-0 = blanks
suit-1 = ones
suit-2 = twos
suit-3 = threes
suit-4 = fours
suit-5 = fives
suit-6 = sixes
suit-doubles = doubles
suit-none = no trumps

## What there is to do
status-auction = { $bid ->
    [0] Your bid, or pass
   *[other] Over { $words }, or pass
}
status-must-bid = All have passed: you must bid
status-trump = Name the trumps
status-discard = Put one tile away
status-lead = You lead
status-follow = { $led ->
    [sevens] Play your tile nearest to seven
   *[other] Follow with { $suit }
}

## Moves
move-bid = { $value ->
    [plunge] Plunge: the partner names the trumps
    [splash] Splash: the partner names the trumps
   *[other] { $marks ->
        [0] Bid { $value }
        [one] Bid { $marks } mark
       *[other] Bid { $marks } marks
    }
}
move-moon-bid = { $value ->
    [21] Bid the whole game: 21
    [7] Shoot the moon: 7 tricks
   *[other] Bid { $value } tricks
}
move-trump = { $value ->
    [none] Play without trumps
    [none-own] Play without trumps, doubles a suit of their own
    [nello-high] Play nello, doubles high
    [nello-low] Play nello, doubles low
    [nello-own] Play nello, doubles a suit of their own
    [sevens] Play sevens
   *[other] Name { $suit } as trumps
}
move-discard = Put { $value } away
button-bid = { $value ->
    [plunge] Plunge
    [splash] Splash
   *[other] { $marks ->
        [0] { $value }
        [one] { $marks } mark
       *[other] { $marks } marks
    }
}
button-trump = { $value ->
    [none] None
    [none-own] None, doubles apart
    [nello-high] Nello, high
    [nello-low] Nello, low
    [nello-own] Nello, apart
    [sevens] Sevens
    [doubles] Doubles
   *[other] { $suit }
}

## What is said
say-trump = { $trump ->
    [none] No trumps!
    [none-own] No trumps, doubles apart!
    [nello-high] Nello, doubles high!
    [nello-low] Nello, doubles low!
    [nello-own] Nello, doubles apart!
    [sevens] Sevens!
   *[other] Trumps: { $suit }!
}

## What happens
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
    [none-own] There are no trumps, and doubles are a suit of their own.
    [nello-high] Nello: the bidder must not take a trick. Doubles are high.
    [nello-low] Nello: the bidder must not take a trick. Doubles are low.
    [nello-own] Nello: the bidder must not take a trick. Doubles are a suit of their own.
    [sevens] Sevens: everybody plays the tile nearest to seven.
   *[other] Trumps are { $suit }.
}
event-trick = { $who ->
    [you] You take the trick
   *[other] { $name } takes the trick
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## The position in words
position-bid = { $bid ->
    [pass] { $who ->
        [you] you pass
       *[other] { $name } passes
    }
    [plunge] { $who ->
        [you] you plunge
       *[other] { $name } plunges
    }
    [splash] { $who ->
        [you] you splash
       *[other] { $name } splashes
    }
   *[other] { $who ->
        [you] you bid { $words }
       *[other] { $name } bids { $words }
    }
}
position-bids = Said so far: { $bids }.
position-no-bids = Nobody has spoken yet.
position-contract = { $who ->
    [you] You have the bid with { $bid }
   *[other] { $name } has the bid with { $bid }
}{ $trump ->
    [open] .
    [none] , without trumps.
    [none-own] , without trumps; doubles are a suit of their own.
    [nello-high] ; nello, doubles high.
    [nello-low] ; nello, doubles low.
    [nello-own] ; nello, doubles a suit of their own.
    [sevens] ; sevens.
   *[other] ; trumps: { $suit }.
}
position-taken = { $names }: { $points ->
    [one] one point taken
   *[other] { $points } points taken
}.
position-played = { $who ->
    [you] you played { $tile }
   *[other] { $name } played { $tile }
}
position-trick = In the trick: { $plays }; { $led ->
    [sevens] the tile nearest to seven is asked for.
   *[other] { $suit } are asked for.
}

## On the cloth
claim-rest = Claim the rest
label-said-pass = Pass
label-said-bid = { $bid }
label-contract = { $trump ->
    [none] { $name }: { $bid }, no trumps
   *[other] { $name }: { $bid } · { $suit }
}{ $more ->
    [none] {""}
    [0] {" "}· made
   *[other] {" "}· { $more } more
}
label-contract-open = { $name }: { $bid }
label-asked = Asked for: { $suit }{ $out ->
    [none] {""}
   *[other] {" "}· out: { $out }
}
label-took = { $who ->
    [you] You take it
   *[other] { $name } takes it
}: { $points }{ $out ->
    [none] {""}
   *[other] {" "}· out: { $out }
}
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

## How it ends
goal-hands = The first team to win seven hands wins.
goal-hands-short = seven hands win
round-trick-made = { $who ->
    [you] You make your bid
    [ours] You and { $names } make it
    [theirs] { $names } make it
   *[other] { $name } makes it
}
round-trick-set = { $who ->
    [you] Your bid is set
    [ours] You and { $names } are set
    [theirs] { $names } are set
   *[other] { $name } is set
}
round-trick-all-passed = Everybody passed
reason-trick-all-passed = Nobody would bid. The next player deals.
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
}{ $said ->
    [plunge] { " " }(plunge)
    [splash] { " " }(splash)
   *[number] {""}
}, { $trump ->
    [none] without trumps
    [none-own] without trumps, doubles a suit of their own
   *[other] with { $suit } as trumps
}: { $made ->
    [yes] { $taken } taken, { $needed } needed.
   *[no] { $taken } taken of { $needed }, { $short } short.
}
sum-set = Set, and nothing for this hand: { $name }.
sum-game-bid = A bid of { $bid } is for the whole game, and it is made.
sum-scores = { $name }: points

## Help in the auction
advice = Your hand
advice-weak = By the leaflet’s rule of thumb for Forty-Two this is a pass: no suit has three tiles.
advice-possible = By the leaflet’s rule of thumb for Forty-Two this is a possible bid: { $tiles } { $suit }, but no double besides.
advice-strong = By the leaflet’s rule of thumb for Forty-Two this is a strong hand: { $tiles } { $suit }, and { $doubles ->
    [one] a double besides.
   *[other] { $doubles } doubles besides.
}
advice-differs = The rule of thumb only counts tiles and doubles. The chances come from playing the hand, and they speak { $move ->
    [pass] against a bid.
   *[bid] for one.
}
show-chances = Work out the chances
chances = Chance of making each bid
chances-so-far = { $worlds ->
    [one] After one imagined deal…
   *[other] After { $worlds } imagined deals…
}
chances-of = { $worlds ->
    [one] From one imagined deal, played to its end.
   *[other] From { $worlds } imagined deals, each played to its end.
}

## What cannot be done
error-bid-first = The auction is not over: bid or pass.
error-discard-first = Put one of your eight tiles away first.
error-trump-first = Name the trumps first.
error-play-a-tile = Play a tile.
error-no-such-bid = { $bid } cannot be bid now.
error-only-pass = Nothing higher than { $high } can be bid now: pass.
error-bid-too-low = Bid at least { $least }, or pass.
error-dealer-bids = All others have passed, so you must bid: at least { $least }.
error-trump-too-early = Trumps are named when the auction is over, by the player who won it.
error-no-such-trump = Not to be named as trumps here: { $trump }.
error-say-which = Say which tile to put away.
error-must-follow = Follow suit: { $suit } were led, so play { $tiles }.
error-no-auction = The auction is over.
