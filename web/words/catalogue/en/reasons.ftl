### Counsel: hints that say why, a round looked at again, what a player knew, and the fingerprint of a deal.

## A hint
hint-why = Why: { $reasons }.
hint-second = Next best: { $move }.
hint-title = What speaks for these moves
hint-show = Show on the table
hint-more = Press the hint again for more.
hint-basis = { $worlds ->
    [0] At first sight, without imagining any deals.
    [one] In { $worlds } deal that fits all that you can see.
   *[other] On average over { $worlds } deals that fit all that you can see.
}
hint-basis-exact = Worked out exactly: nothing is hidden.

## What a move is expected to bring
expected-line = { $sign ->
    [ahead] Wins the round in { $chance } of 100 imagined deals; on average { $points } ± { $spread } points ahead
    [behind] Wins the round in { $chance } of 100 imagined deals; on average { $points } ± { $spread } points behind
   *[level] Wins the round in { $chance } of 100 imagined deals; on average level, ± { $spread } points
}
expected-train = Leaves about { $points } ± { $spread } dots; the lowest hand in { $chance } of 100 imagined deals
expected-trick = Your side wins the hand in { $chance } of 100 imagined deals, with about { $points } ± { $spread } points
expected-trick-chance = Your side wins the hand in { $chance } of 100 imagined deals
expected-trick-bid = { $sign ->
    [ahead] Brings your side about { $points } ± { $spread } more than the others
    [behind] Costs your side about { $points } ± { $spread } against the others
   *[level] Brings your side as much as the others, ± { $spread }
}
expected-poker = { $sign ->
    [ahead] Wins about { $points } ± { $spread } chips from here on; the pot in { $chance } of 100 imagined deals
    [behind] Loses about { $points } ± { $spread } chips from here on; wins the pot in { $chance } of 100 imagined deals
   *[level] Neither wins nor loses chips from here on; wins the pot in { $chance } of 100 imagined deals
}
expected-row = Leaves about { $points } tiles; won in { $chance } of 100 imagined piles
expected-row-exact = { $points ->
    [one] Leaves { $points } tile with best play
   *[other] Leaves { $points } tiles with best play
}

## What speaks for a move
why-all-same = all moves that were tried come to the same in { $of } imagined deals
why-best-in = no other move is better in { $count } of { $of } imagined deals
why-exact = it is worked out exactly
why-first-sight = it looks best at first sight
why-only = there is no other move
why-habit = the difference is too small to leave the usual move
why-match-counts = the match may end with this round, and that counts too
why-claims = { $points ->
    [one] there is { $points } point to be had
   *[other] there are { $points } points to be had
}
why-scores = { $points ->
    [one] it scores { $points } point
   *[other] it scores { $points } points
}
why-goes-out = it is your last tile
why-plays-again = you play again after it
why-nobody-else = nobody else can have a tile that fits then
why-shuts-out = it leaves a { $number } open, for which { $name } has nothing
why-own-number = of the { $of } tiles left for the { $number }, you hold { $count }
why-every-end = you still have a tile for { $count ->
    [2] both ends
   *[other] each of the { $count } ends
}
why-heaviest = it rids you of your heaviest tile, with { $dots } dots
why-double = it rids you of a double, which fits in fewer places
why-covers = it covers the double
why-marker-off = it takes your marker off
why-blank = it rids you of the double blank, which costs { $dots }
why-train-starts = it starts your longest train: { $tiles } tiles
why-train-goes-on = it goes on with your longest train: { $tiles } tiles from here
why-train-kept = it keeps your longest train together: { $tiles } tiles
why-takes-trick = { $points ->
    [one] it is sure to take this trick, with { $points } point in it so far
   *[other] it is sure to take this trick, with { $points } points in it so far
}
why-takes-so-far = it takes the trick, unless somebody plays higher
why-only-winner = it is the only tile of yours that beats what lies there
why-count-to-partner = it gives { $points } points to your partner’s trick
why-saves-trump = your partner holds the trick: no trump is needed
why-no-count = it gives no count to a trick that the others hold
why-pulls-trumps = it pulls trumps: { $count } are still out
why-last-trump = it pulls the last trump
why-unbeatable = nothing that is still out can beat it
why-bid-suit = you hold { $tiles } { $suit }
why-bid-weak = you hold fewer than three tiles of every suit
why-trump-long = { $tiles ->
    [one] you hold { $tiles } of these trumps
   *[other] you hold { $tiles } of these trumps
}
why-trump-double = you hold the highest of them, the double
why-free = it costs nothing
why-price = it costs { $chips } for a pot of { $pot }
why-fold-saves = it saves the { $chips } that staying would cost
why-hand-beats = { $hand }: better than at least { $share } of 100 hands
why-hand-weak = { $hand }: better than at most { $share } of 100 hands
why-three-at-once = it removes three tiles at once
why-goes-later = { $draws ->
    [0] then { $tile } can go soon, with { $others } beside it
    [one] then { $tile } can go after { $draws } more tile, with { $others } beside it
   *[other] then { $tile } can go after { $draws } more tiles, with { $others } beside it
}

## A round looked at again
hindsight = Review
hindsight-about = Where another move would have been better, judged with what you could know then. The table then shows all hands.
hindsight-progress = Judging your choices: { $judged } of { $of }
hindsight-none = No choice of yours was clearly worse than another, with what you could know then.
hindsight-turn = You: { $played }. Better: { $better }.
hindsight-cost-chance = { $chance ->
    [one] It cost { $chance } win in 100 deals.
   *[other] It cost { $chance } wins in 100 deals.
}
hindsight-cost-points = It cost about { $points } { $family ->
    [train] dots
    [poker] chips
    [row] tiles
   *[other] points
}.
hindsight-here = Try again from here
hindsight-branch = A new game goes on from here. The one that you have finished stays as it is.

## What a player knew
knew = What they knew
knew-about = The computer players see no more than you do. Look at the round with the eyes of one of them: what lies face down here was hidden from that player.
knew-seat = What { $name } knew
knew-words = { $name } saw this. { $said }

## The deal
deal = The deal
deal-fingerprint = Fingerprint of this deal: { $digits }
deal-before = It was fixed before the first move. When the round is over, the order of the tiles is shown, so that you can check that none was changed.
deal-after = It was shown from the start, and is the SHA-256 of this text, which names every tile in the order of the deal:
deal-command = This command makes both again from the seed:
