"""Tiddle-a-Wink: a big table, small hands, and another turn for every double."""

from __future__ import annotations

from domino_core.families.line import LineRound
from domino_core.families.line.options import LINE_ARMS, MOST_SEATS, MOVES, target
from domino_core.game import Game, first_to_target
from domino_core.options import Option, Suggestion
from domino_core.tiles import DOUBLES


class TiddleAWinkRound(LineRound):
    """The family's rules, another turn after a double, and one's own dots subtracted when a round is blocked."""

    hand_sizes = 5
    subtracts_own = True
    another_turn = DOUBLES
    said_going_out = "tiddle-a-wink"
    said_passing = "gee"


TIDDLE_A_WINK = Game(
    id="tiddle-a-wink",
    family="line",
    round_class=TiddleAWinkRound,
    seats=tuple(range(6, MOST_SEATS + 1)),
    usual_players=6,
    moves=MOVES,
    options=(Option("set", (9, 12), 12, ("TW-01",)), target(100, "TW-07")),
    suggested=Suggestion(options={"set": 9, "target": 150}),
    arms=LINE_ARMS,
    match_over=first_to_target,
)
