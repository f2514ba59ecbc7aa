### Several people at one device.

## The set-up
who-plays = Who plays? { $people ->
    [one] You{ $computers ->
        [0] {""}
        [one] {" "}and a computer player
       *[other] {" "}and { $computers } computer players
    }
   *[other] { $people } people{ $computers ->
        [0] {""}
        [one] {" "}and a computer player
       *[other] {" "}and { $computers } computer players
    }
}
who-plays-help = Several people can share this device: it goes round, and the tiles are covered in between.
person = Player { $number }
person-sits = A person sits at seat { $number }
name-of-seat = Name of the person at seat { $number }
computer-seat = { $name } (computer)
sign-of = The sign of { $name }
person-colour = Colour
person-sign = Sign
colour-0 = Gold
colour-1 = Sky
colour-2 = Coral
colour-3 = Moss
colour-4 = Lilac
colour-5 = Amber
colour-6 = Blue
colour-7 = Pink
colour-8 = Mint
colour-9 = Sand
sign-initial = Initial
sign-star = Star
sign-heart = Heart
sign-crescent = Moon
sign-leaf = Leaf
sign-bolt = Bolt
sign-crown = Crown
sign-sun = Sun

## From one to the next
pass-to = Pass it to { $name }
uncover = I am { $name }: show my tiles
turn-of = { $name } plays
turn-words = { $name }: { $words }
anybody-calls = Does anybody call?
calls = { $name }: { $move }

## The position in words, for all
position-pot-only = In the pot: { $chips }.

## The list of games
match-people = Round { $round } · { $scores }
person-score = { $name } { $score }

## Links
error-link-people = The link does not say clearly where people sit.
