### Games on a line.

## The games
game-block = Block
about-block = Match an end of the line or pass. First out takes the dots of all the others.
game-basic = Basic Dominoes
about-basic = No match? Then draw until there is one. The first out scores what the others still hold.
game-draw = Draw
about-draw = A long line with the big set; whoever cannot play takes one tile from the boneyard.
game-standard = Standard
about-standard = Big hands, no drawing: play or pass until somebody is out or nobody can go on.
game-muggins = Muggins
about-muggins = Make the open ends add up to a multiple of five, and say so before somebody else does.
game-bergen = Bergen
about-bergen = Two ends that show the same number are worth points, and a double there one more.
game-matador = Matador
about-matador = The halves that touch must add up to ten, and the matadors go anywhere.
game-sebastopol = Sebastopol
about-sebastopol = From the double six a cross grows in four directions. For four at the table.
game-tiddle-a-wink = Tiddle-a-Wink
about-tiddle-a-wink = Short hands and a large round; whoever plays a double goes again at once.

## Options
value-rules-spinner = With a spinner
value-rules-four-way = Four ways
option-claims = Scores are claimed
value-claims-automatic = Automatically
value-claims-manual = By word
option-penalty = A false claim or call
value-penalty-none = Costs nothing
value-penalty-given = Gives points to the others
option-teams = Four play as two teams
option-opening = The first tile
value-opening-any = Any tile
value-opening-highest-double = Highest double
option-spinner = Beyond the spinner
value-spinner-sides-first = Both sides first
value-spinner-at-once = At once
option-blanks = On a blank
value-blanks-matadors = Only a matador
value-blanks-match = Another blank, too
option-drawing = Drawing
value-drawing-forced = Only if nothing fits
value-drawing-free = Whenever one likes
option-counting = Dots at the end of a round
help-counting = To the nearest five: each hand is rounded, and of a blocked round only the lowest scores. Exactly: dots count as they are, and of a blocked round everybody scores against those who hold more.
value-counting-rounded = To the nearest five
value-counting-exact = Exactly

## What there is to do
status-claim = Does it score? Claim it, or say nothing
status-call = { $name } said nothing. Does it score?

## Moves
move-lay-L = Play { $tile } on the left, the { $number } touching
move-lay-R = Play { $tile } on the right, the { $number } touching
move-lay-U = Play { $tile } at the top, the { $number } touching
move-lay-D = Play { $tile } at the bottom, the { $number } touching
move-claim = Claim the points
move-muggins = Call “Muggins!”
button-claim = Claim
button-muggins = Muggins!
move-silent = Say nothing
button-silent = Say nothing

## What is said
say-gee = Gee!
say-bergen = Bergen!
say-tiddle-a-wink = Tiddle-a-Wink!
say-muggins = Muggins!
say-domino = Domino!

## What happens
event-redeal = { $times ->
    [one] Nobody had a double, so the tiles were dealt again.
   *[other] Nobody had a double, so the tiles were dealt { $times } times more.
}
event-say-domino = { $who ->
    [you] You say “Domino!”
   *[other] { $name } says “Domino!”
}
event-score = { $who ->
    [you] You score { $points }.
   *[other] { $name } scores { $points }.
}
event-again = { $who ->
    [you] A double: you play again.
   *[other] A double: { $name } plays again.
}
event-silent = { $who ->
    [you] You say nothing.
   *[other] { $name } says nothing.
}
event-false-claim = { $who ->
    [you] You claim, but there is nothing to claim.{ $cost ->
        [0] { "" }
       *[other] { " " }{ $cost } points are taken from you and given to the others.
    }
   *[other] { $name } claims, but there is nothing to claim.{ $cost ->
        [0] { "" }
       *[other] { " " }{ $cost } points are taken off and given to the others.
    }
}
event-false-call = { $who ->
    [you] You call, but there was nothing to call.{ $cost ->
        [0] { "" }
       *[other] { " " }{ $cost } points are taken from you and given to the others.
    }
   *[other] { $name } calls, but there was nothing to call.{ $cost ->
        [0] { "" }
       *[other] { " " }{ $cost } points are taken off and given to the others.
    }
}
event-say-muggins = { $who ->
    [you] You call “Muggins!”
   *[other] { $name } calls “Muggins!”
}

## The position in words
position-end-needs = { $wanted ->
    [none] { $number } (needs a tile that fits anywhere)
   *[other] { $number } (needs: { $wanted })
}
position-ends = Open ends: { $ends }.
position-empty = No tile has been played yet.
position-total = Together they make { $total }.

## On the cloth
label-total = Ends: { $total }

## How it ends
sum-own = own tiles
sum-round = for the round
sum-during = in play
sum-played = { $name }: { $points } in play
reason-out = { $who ->
    [you] You have played your last tile.
   *[other] { $name } has played the last tile.
}
reason-line-blocked = { $who ->
    [you] The line is blocked, and you have the fewest dots.
    [ours] The line is blocked: you and { $names } together have the fewest dots.
    [theirs] The line is blocked: { $names } together have the fewest dots.
   *[other] The line is blocked, and { $name } has the fewest dots.
}
reason-line-blocked-level = { $scored ->
    [yes] The line is blocked. Level with the fewest dots: { $names }.
   *[no] The line is blocked, and nobody scores for it. Level with the fewest dots: { $names }.
}
reason-bergen-blocked = { $doubles ->
    [none] { reason-line-blocked }
    [all] The line is blocked, and without the doubles { $who ->
        [you] you have
       *[other] { $name } has
    } the fewest dots.
   *[some] The line is blocked, and of those without a double { $who ->
        [you] you have
       *[other] { $name } has
    } the fewest dots.
}
reason-bergen-blocked-level = { $doubles ->
    [none] { reason-line-blocked-level }
    [all] The line is blocked, and nobody scores for it. Level with the fewest dots, doubles left out: { $names }.
   *[some] The line is blocked, and nobody scores for it. Level with the fewest dots, of those without a double: { $names }.
}
reason-target = { $who ->
    [you] You have reached the target.
    [ours] You and { $names } have reached the target.
    [theirs] { $names } have reached the target.
   *[other] { $name } has reached the target.
}

## What cannot be done
error-must-open = The round opens with { $tile }.
error-does-not-fit = { $tile } does not fit there: the end is a { $end }.
error-no-such-end = There is no open end there.
error-say-where = Say on which end { $tile } goes.
error-other-way-round = { $tile } fits there, but the other way round.
error-nothing-to-call = There is nothing to call now.
error-claims-automatic = Scores are claimed automatically in this game.
error-called-already = You have called at this play already: wait for the next one.
error-own-side = It was a play of your own side: only an opponent may call.
error-claim-first = First say whether your play scores.
error-last-word = The round is over but for a call: call “Muggins!”, or pass.
error-nothing-to-claim = There is nothing to claim now: a claim comes right after your own play.
error-lacks-numbers-or-matador = { $tile } does not fit: you need { $numbers }, or a matador.
error-only-matadors = { $tile } does not fit: only a matador goes there.
error-not-ten = { $tile } does not make ten there: the end is a { $end }.
error-sides-first = Play on both sides of the spinner first.
error-no-spinner = There is no such end before the first double lies.
error-cross-unfinished = The cross comes first: all four arms of the double six.
