"""Block: match an end or pass; the first without tiles, or the lightest hand when nobody can play, takes the others' dots."""

from __future__ import annotations

from domino_core.families.line import LineRound
from domino_core.families.line.options import LINE_ARMS, MOST_SEATS, MOVES, SET, seats_that_can_be_dealt, target
from domino_core.game import Game, first_to_target
from domino_core.options import Suggestion


class BlockRound(LineRound):
    """Exactly the family's rules: seven tiles each, the highest double starts, no drawing, one's own dots are not subtracted."""


BLOCK = Game(
    id="block",
    family="line",
    round_class=BlockRound,
    seats=tuple(range(2, MOST_SEATS + 1)),
    usual_players=4,
    seats_for=seats_that_can_be_dealt(7),
    moves=MOVES,
    options=(SET, target(100, "BL-04")),
    suggested=Suggestion(options={"set": 6}),
    arms=LINE_ARMS,
    match_over=first_to_target,
)
