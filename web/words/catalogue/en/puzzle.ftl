### Puzzles of Castle Rock.

puzzles = Puzzles
puzzles-about = Every puzzle here has a known way out. There are new ones every day, the same for everybody.
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
puzzle-worse = Judging by what may still come, this wins { $mine } % of the time and taking the other way { $other } %. Tap it again if you want it all the same.
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
}: judging by what may still come, that wins { $mine } % of the time, the other way { $other } %.
puzzle-because = { $kind ->
    [one] Because { $tile } stays, and { $draws ->
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

## What cannot be done
error-bad-puzzle = There is no such puzzle.
error-unknown-puzzle = There is no such puzzle. A puzzle is called “daily-2026-11-16” or “6-tricky-abc”.
error-no-such-day = There is no puzzle for that day.
error-not-over = That can be looked at when the game is over.
