### The puzzle of the day: its number, what it comes to over the days, and how it is shared.

daily-title = No. { $number } · { $date }
daily-aim = { $left ->
    [0] Three stars: none left
    [one] Three stars: one left
   *[other] Three stars: { $left } left
}
daily-choices = { $choices ->
    [one] One choice
   *[other] { $choices } choices
}: { $slips ->
    [0] no slip
    [one] one slip
   *[other] { $slips } slips
}{ $lost ->
    [yes] , and one that lost the game
   *[no] {""}
}
daily-next = The next one comes in { $hours ->
    [0] {""}
   *[other] { $hours } h{" "}
}{ $minutes } min.
daily-open-today = Today’s puzzle is waiting for you.
daily-dots = Dots tell how hard a day is: from • { $least } on Mondays to ••••• { $most } on Sundays.
daily-statistics = Statistics
daily-played = played
daily-solved = solved
daily-run = { $count ->
    [one] day in a row
   *[other] days in a row
}
daily-best-run = longest run
daily-distribution = Days by stars
daily-unaided = Solved without help: { $unaided } of { $solved }.
daily-others = Other puzzles: { $solved } of { $played } solved.
daily-share-title = { $game } · { $title }
daily-share-run = { $days ->
    [one] one day in a row
   *[other] { $days } days in a row
}
share-by-hand = Copy this text:
verdict = { $winnable ->
    [yes] This deal could be won
   *[no] This deal could not be won
}: the fewest possible { $left ->
    [0] was none at all.
    [one] was one tile.
   *[other] was { $left } tiles.
}

## In somebody’s page: only plain text and names, see embed.ftl
embed-number = No. { $number } · { $date }
embed-size = About { $size } MB, once
embed-size-each = About { $size } MB
embed-shut-out = This page shows the puzzle in a sandbox, and { $host } does not let sandboxes read its files. Its host has to send the header “Access-Control-Allow-Origin: *”; or the author of this page adds “allow-same-origin” to the frame’s sandbox.
embed-address = This page opens no other windows. The puzzle’s own address:
