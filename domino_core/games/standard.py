"""Standard dominoes: large hands, match an end or pass; the winner takes the losers' dots less their own."""

from __future__ import annotations

from typing import ClassVar

from domino_core.families.line import LineRound
from domino_core.families.line.options import LINE_ARMS, MOVES, target_and_rounds, target_or_rounds
from domino_core.game import Game
from domino_core.options import Option, Suggestion


class StandardRound(LineRound):
    """The family's rules with hands that depend on the number of players, and one's own dots subtracted."""

    hand_sizes: ClassVar[dict[int, int]] = {2: 16, 3: 16, 4: 15, 5: 14, 6: 12, 7: 10, 8: 9}
    subtracts_own = True


STANDARD = Game(
    id="standard",
    family="line",
    round_class=StandardRound,
    seats=tuple(StandardRound.hand_sizes),
    usual_players=4,
    moves=MOVES,
    options=(Option("set", (12,), 12, ("ST-01",)), *target_and_rounds(100, "ST-07")),
    suggested=Suggestion(7, {"rounds": 5}),
    arms=LINE_ARMS,
    luck=True,
    coloured=True,
    match_over=target_or_rounds,
)
