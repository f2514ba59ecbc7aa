"""Basic: match an end or draw until you can; the winner takes the opponents' dots less their own."""

from __future__ import annotations

from domino_core.families.line import LineRound
from domino_core.families.line.options import LINE_ARMS, MOVES_WITH_DRAWING, SET, seats_that_can_be_dealt, target
from domino_core.game import Game, first_to_target
from domino_core.options import Suggestion


class BasicRound(LineRound):
    """The family's rules with drawing, and one's own dots subtracted."""

    draws = "until-fits"
    subtracts_own = True


BASIC = Game(
    id="basic",
    family="line",
    round_class=BasicRound,
    seats=(2, 3, 4, 5, 6),
    usual_players=3,
    seats_for=seats_that_can_be_dealt(7, most=6),
    moves=MOVES_WITH_DRAWING,
    options=(SET, target(100, "BA-06")),
    suggested=Suggestion(2, {"set": 6}),
    arms=LINE_ARMS,
    match_over=first_to_target,
)
