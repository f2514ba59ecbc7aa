### Forty-Two for marks, and the contracts of a house.

## Options
value-rules-printed = As printed
value-rules-tournament = Texas tournament
value-rules-family = Family
help-forty-two-rules = As printed: for points. Texas tournament: for marks, nothing but trumps or none. Family: for marks, with every contract that people have learnt at home.
value-object-marks = Marks
help-forty-two-object = A mark is for the whole hand, whatever was taken: one for a bid up to 42, two for 84, and so on.
option-marks = Marks that win
option-forty-two-doubles = Doubles may be trumps
help-forty-two-doubles = The seven doubles are then the trump suit, and belong to no other.
option-follow = Without trumps (follow me)
value-follow-off = No
value-follow-high = Yes
value-follow-own = Doubles their own suit
value-follow-choice = Bidder’s choice
help-follow = The bidder may name no trumps: then the double is the highest of its suit, or all doubles are a suit of their own.
option-nello = Nello
value-nello-off = No
value-nello-high = Doubles high
value-nello-low = Doubles low
value-nello-own = Doubles their own suit
value-nello-choice = Bidder’s choice
help-nello = From one mark on, the bidder may undertake to lose every trick, alone: the partner sits out.
option-sevens = Sevens
help-sevens = From one mark on: everybody plays the tile nearest to seven dots, and the nearest takes the trick. All seven are needed.
option-plunge = Plunge
help-plunge = With four doubles one may bid four marks: the partner names the trumps and leads.
option-splash = Splash
help-splash = With three doubles one may bid two marks: the partner names the trumps and leads.

## Names
bid-words = { $marks ->
    [0] { $bid }
    [one] { $marks } mark
   *[other] { $marks } marks
}
suit-none-own = no trumps, doubles a suit of their own
suit-nello-high = nello, doubles high
suit-nello-low = nello, doubles low
suit-nello-own = nello, doubles a suit of their own
suit-sevens = sevens

## What happens
event-bid-marks = { $who ->
    [you] You bid
   *[other] { $name } bids
} { $marks ->
    [one] { $marks } mark.
   *[other] { $marks } marks.
}
event-bid-plunge = { $who ->
    [you] You plunge
   *[other] { $name } plunges
}: { $marks } marks.
event-bid-splash = { $who ->
    [you] You splash
   *[other] { $name } splashes
}: { $marks } marks.
event-auction-won-marks = { $who ->
    [you] You have
   *[other] { $name } has
} the bid with { $marks ->
    [one] { $marks } mark.
   *[other] { $marks } marks.
}
event-auction-won-plunge = { $who ->
    [you] You have the bid with a plunge for { $marks } marks: your partner names the trumps and leads.
   *[other] { $name } has the bid with a plunge for { $marks } marks: the partner names the trumps and leads.
}
event-auction-won-splash = { $who ->
    [you] You have the bid with a splash for { $marks } marks: your partner names the trumps and leads.
   *[other] { $name } has the bid with a splash for { $marks } marks: the partner names the trumps and leads.
}

## The position in words
position-sits-out = { $who ->
    [you] You sit out this hand.
   *[other] { $name } sits out this hand.
}

## On the cloth
label-said-marks = { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}
label-said-plunge = Plunge
label-said-splash = Splash
label-contract-marks = { $name }: { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
} · { $suit }
label-contract-open-marks = { $name }: { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}
label-sits-out = Sits out
label-asked-nearest = The tile nearest to seven

## How it ends
goal-marks = { $marks ->
    [one] The first team with a mark wins.
   *[other] The first team with { $marks } marks wins.
}
goal-marks-short = { $marks ->
    [one] one mark wins
   *[other] { $marks } marks win
}
sum-marks = { $marks ->
    [one] mark
   *[other] marks
}
sum-nello = { $who ->
    [you] You bid { $bid } and played { $suit }:
   *[other] { $name } bid { $bid } and played { $suit }:
} { $made ->
    [yes] not a trick was taken.
   *[no] a trick was taken, and that is the end.
}
sum-sevens = { $who ->
    [you] You bid { $bid } and played sevens:
   *[other] { $name } bid { $bid } and played sevens:
} { $made ->
    [yes] all seven tricks were taken.
   *[no] a trick was lost, and that is the end.
}

## What cannot be done
error-no-such-word = That is not bid at this table.
error-too-few-doubles = { $word ->
    [plunge] A plunge needs { $wanted } doubles in the hand.
   *[splash] A splash needs { $wanted } doubles in the hand.
}
error-word-too-low = { $word ->
    [plunge] A plunge cannot go higher than { $most } marks.
   *[splash] A splash cannot go higher than { $most } marks.
}
error-needs-a-mark = Not with this bid: { $trump }. It takes one of at least a mark.
error-partner-names-trumps = After a plunge or a splash there is nothing to name but trumps.
error-must-be-nearest = Sevens: play your tile nearest to seven, { $tiles }.
