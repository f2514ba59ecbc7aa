### The set-up of a game.

players = Players
level = The others play
level-learner = as learners
level-club = as club players
level-master = as masters
help-level-learner = Fair but forgetful: they overlook things now and then.
help-level-club = They play soundly, without thinking far.
help-luck = But luck decides most in this game: no level wins much more often than another.
help-level-master = They remember who passed on what, and think ahead.
level-other = { $level }
more = More
seed = Name of the deal
seed-help = The same name always gives the same tiles. Leave it as it is for a surprise.
start = Deal the tiles
copy-link = Copy the link to this deal
house-rules = House rules

## Options
option-set = Set of tiles
value-set = Double-{ $value ->
    [6] six
    [9] nine
    [12] twelve
   *[other] { $value }
}
option-target = Points to win
option-rounds = Rounds
option-rules = Rules
help-rounds = 0: no limit; the points decide.

value-rounds-0 = no limit

## What the leaflet prints
choice = { $option } – { $value }
choice-flag = { $option } – { $on ->
    [yes] yes
   *[no] no
}
printed-otherwise = In the leaflet: { $choices }
printed-so = Just as the leaflet prints it.
as-printed = As printed
as-suggested = As we suggest

## Notices
notice-players = With these options { $players } can play.
