"""Bergen: make both ends of the line show the same number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_core.families.line.chain import CENTRE, Layout, Play
from domino_core.families.line.count import Count, lowest_of, points_for
from domino_core.families.line.options import LINE_ARMS, MOST_SEATS, MOVES_WITH_DRAWING, SET, seats_that_can_be_dealt, target
from domino_core.families.line.scoring import ScoringRound
from domino_core.game import Game, Seat, first_to_target
from domino_core.options import Suggestion
from domino_core.tiles import DOUBLES, dots_in

if TYPE_CHECKING:
    from domino_core.shapes.views import LineNotes

LEVEL_ENDS = 2
LEVEL_ENDS_WITH_DOUBLE = 3
LAST_TILE = 1
BLOCKED = 1


class BergenRound(ScoringRound):
    """Points come from level ends; the dots in the hands only decide a blocked round."""

    hand_sizes = 6
    draws = "until-fits"
    said_going_out = "bergen"

    @classmethod
    def worth(cls, layout: Layout, play: Play) -> int:
        left, right, _, _ = layout.ends
        if left != right:
            return 0
        return LEVEL_ENDS_WITH_DOUBLE if layout.crosswise and play[1] != CENTRE else LEVEL_ENDS

    def count_gone_out(self, seat: Seat, dots: list[int]) -> Count:
        return Count(seat, [points_for(self.sides[seat], LAST_TILE)])

    def count_blocked(self, dots: list[int]) -> Count:
        """The lowest hand without a double scores; when every hand has one, doubles are left out of the count."""
        barred = [seat for seat, hand in enumerate(self.hands) if hand & DOUBLES]
        if len(barred) == len(self.hands):
            counted = {seat: dots_in(hand & ~DOUBLES) for seat, hand in enumerate(self.hands)}
        else:
            counted = {seat: own for seat, own in enumerate(dots) if seat not in barred}
        seats = list(counted)
        lowest = [seats[place] for place in lowest_of(list(counted.values()))]
        notes: LineNotes = {
            "with_double": barred,
            "counted": [{"seat": seat, "dots": own} for seat, own in counted.items()],
        }
        if len(lowest) > 1:
            return Count(None, [], {"level": lowest, **notes})
        return Count(lowest[0], [points_for(self.sides[lowest[0]], BLOCKED)], notes)


BERGEN = Game(
    id="bergen",
    family="line",
    round_class=BergenRound,
    seats=tuple(range(2, MOST_SEATS + 1)),
    usual_players=3,
    seats_for=seats_that_can_be_dealt(6),
    moves=MOVES_WITH_DRAWING,
    options=(SET, target(15, "BE-08", values=range(10, 51, 5))),
    suggested=Suggestion(2, {"set": 9}),
    arms=LINE_ARMS,
    match_over=first_to_target,
)
