### The kinds of puzzles besides Castle Rock.

kinds = More kinds of puzzles
kinds-about = Each is solved before you get it, so you know what can be reached. The other seats play perfectly; so can you.
task-today = Today’s puzzle
task-today-again = Today’s puzzle again
task-today-done = Today: { $stars }
task-start = Another one
task-hard = { $level } · played at random, solved once in { NUMBER($one) }
task-ways = { $level } · { $good ->
    [one] of { $all } ways to begin, one is right
   *[other] of { $all } ways to begin, { $good } are right
}
task-stars-why = { $how ->
    [undone] Two stars, because you took moves back: three are for one go.
   *[helped] One star, because you had a hint or a warning: three are for doing it alone.
}

## Longest train
game-longest-train = Longest train
task-train = Longest train
task-about-train = A hand and an engine: lay as much of the hand as you can in one single train.
task-which-train = Set
task-variant-train = { $variant ->
    [9] double-nine
   *[12] double-twelve
}
task-goal-train = Lay one train: { $goal } of the { $tiles } tiles can be laid
task-hint-train = { $solves ->
    [yes] { $ways ->
        [one] Lay { $tile }: only that way { $reach } tiles can still be laid.
       *[other] Lay { $tile }: then { $reach } tiles can still be laid. There is more than one way.
    }
   *[no] { $goal } can no longer be reached. With { $tile } it will be { $reach } at best.
}
task-loses-train = After { $tile } at most { $reach } tiles can be laid. Tap it again if you want it all the same.
task-slip-train = It turned at tile { $number }: after { $tile } at most { $mine } could be laid, with { $better } it would have been { $best }.
task-decision-train = { $same ->
    [yes] { $tile } was right: { $mine } could still be laid.
   *[no] After { $tile } at most { $mine } could be laid, with { $better } { $best }.
}
task-result-train = { $won ->
    [yes] { $reach } of the { $tiles } tiles lie in your train; { $goal } can be laid.
   *[no] Only { $reach } of the { $tiles } tiles lie in your train; { $goal } can be laid.
}

## Make the bid
task-bid = Make the bid
task-about-bid = Forty-Two with all hands open, some tricks played: take the points you have bid. Your partner helps perfectly, the others defend perfectly.
task-which-bid = Bid
task-variant-bid = { $variant } points
task-goal-bid = Take { $goal } points in all: every hand is open
task-hint-bid = { $solves ->
    [yes] { $ways ->
        [one] Play { $tile }: only that makes the bid.
       *[other] Play { $tile }: that makes the bid. There is more than one way.
    }
   *[no] The bid can no longer be made. With { $tile } you come to { $reach }.
}
task-loses-bid = After { $tile } the others hold you to { $reach } points. Tap it again if you want it all the same.
task-slip-bid = It turned with { $tile }: after that the others could hold you to { $mine } points. With { $better } the { $goal } were there.
task-decision-bid = { $same ->
    [yes] { $tile } was right: { $mine } points with best play.
   *[no] After { $tile } { $mine } points with best play, after { $better } { $best }.
}
task-result-bid = { $won ->
    [yes] You took { $reach } points: the bid of { $goal } is made.
   *[no] You took { $reach } points; { $goal } were bid.
}

## Last tiles
task-last = Last tiles
task-about-last = The end of a round of Block with both hands open: win it against the best replies. There is one way to begin.
task-which-last = Game
task-variant-last = Block
task-goal-last = Win this round of Block: both hands are open
task-hint-last = { $solves ->
    [yes] { $ways ->
        [one] Lay { $tile }: only that wins.
       *[other] Lay { $tile }: that wins. There is more than one way.
    }
   *[no] The round can no longer be won. { $tile } keeps the loss smallest.
}
task-loses-last = After { $tile } the round can no longer be won. Tap it again if you want it all the same.
task-slip-last = It turned with { $tile }: after that the round could no longer be won. With { $better } it could.
task-decision-last = { $same ->
    [yes] { $tile } was right.
   *[no] { $better } was better than { $tile }.
}
task-result-last = { $won ->
    [yes] The round is yours.
   *[no] The round was not won.
}

## The front of a frame
embed-name-train = Longest train
embed-about-train = Longest train: lay as much of a hand as you can.
embed-name-bid = Make the bid
embed-about-bid = Forty-Two with open hands: make the bid.
embed-name-last = Last tiles
embed-about-last = The end of a round of Block: one way wins.
