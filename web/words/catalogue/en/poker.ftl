### Poker.

skip-to-end = Skip to the end
out-of-chips = You have no chips left. You can watch the others play on, or skip to the end.

## The games
game-poker = Poker
about-poker = Five tiles, one round of bets, and the best hand takes the pot, unless you bluff it away.

## Options
option-chips = Chips for each
option-ante = Ante
option-bet = A bet or raise
option-poker-hands = Hands
help-poker-hands = 0: until one player has all the chips.

## Names
ranking = Ranking of hands
ranking-own = your hand
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

## What there is to do
status-to-call = { $chips } to call
status-no-bet = Your turn: no bet yet

## Moves
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

## What is said
say-check = Check
say-bet = Bet { $chips }
say-call = Call
say-raise = Raise

## What happens
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
    [you] { $chips ->
        [one] One chip that nobody called comes
       *[other] { $chips } that nobody called come
    } back to you.
   *[other] { $chips ->
        [one] One chip that nobody called goes
       *[other] { $chips } that nobody called go
    } back to { $name }.
}
event-show = { $who ->
    [you] You show { $tiles }: { $hand }.
   *[other] { $name } shows { $tiles }: { $hand }.
}
event-win = { $who ->
    [you] You win { $chips }.
   *[other] { $name } wins { $chips }.
}

## The position in words
position-pot = In the pot: { $chips }. You have { $own }.
position-own-hand = Your hand: { $hand }.
position-folded = { $who ->
    [you] You have folded.
   *[other] { $name } has folded.
}

## On the cloth
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

## How it ends
goal-chips = { $hands ->
    [0] Until one player has all the chips.
   *[other] { $hands } hands; the most chips win.
}
round-poker-showdown = { $who ->
    [you] You win the pot
   *[other] { $name } wins the pot
}
round-poker-unopposed = { $who ->
    [you] You win the pot
   *[other] { $name } wins the pot
}
reason-showdown = { $who ->
    [you] You had the best hand.
   *[other] { $name } had the best hand.
}
reason-unopposed = { $who ->
    [you] All the others have folded.
   *[other] Everybody else folded, so { $name } shows nothing.
}
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
sum-returned = { $chips ->
    [one] One chip
   *[other] { $chips }
} that nobody called went back to { $who ->
    [you] you
   *[other] { $name }
}.

## What cannot be done
error-nobody-to-answer = Nobody else has chips to answer a raise: call { $chips }, or fold.
error-fixed-limit = Bets and raises are always { $limit } chips.
error-no-betting = Nobody can bet any more: check, and the hands are shown.
error-checking-is-free = There is no bet to answer: check, which costs nothing, or bet.
error-bet-to-answer = There is a bet to answer: call { $chips }, or fold.
error-already-bet = A bet has been made already: call { $chips }, raise it, or fold.
error-nothing-to-raise = Nobody has bet, so there is nothing to raise: bet.
error-no-more-raises = { $most } raises are the limit: call { $chips }, or fold.
error-too-few-chips = Calling takes all of your { $chips } chips: call, or fold.
