"""The habits of a good player: how masters of lines expect themselves to play on, and what they do where worlds do not differ.

The rule of thumb (`line_thumb.py`) is rid of heavy tiles first. Better habits ask which numbers stay open: doubles go early, since they
fit in fewer places; a number is opened that the rest of the hand can follow and few of the others; and the end that few of the others
can follow is left alone. The weights were found by playing tens of thousands of rounds against the rule of thumb.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_core.families.line.chain import CENTRE
from domino_core.families.line.spots import Spot
from domino_core.tiles import DOUBLES, PIPS, Mask

if TYPE_CHECKING:
    from domino_core.families.line.bare import Where
    from domino_core.families.line.chain import Fits, Play
    from domino_core.families.line.round import LineRound
    from domino_core.game import Game

DOUBLE, FOLLOWED = 15.0, 5.0
OPENED, LEFT_OPEN = 2.5, 5.0
"""In dots that one is rid of: what a double is worth, and each tile of the hand that can follow; what each unseen tile costs that fits
the number that is opened, or an end that is left as it is."""
MATCH_WORTH = 1250.0
"""A whole match in the same dots: points scored at once are worth their share of it."""
ALL_THE_SAME = frozenset({"basic", "muggins"})
"""Games with a boneyard to draw from in which these habits have gained all the same."""


def gain_in(game: Game, position: LineRound) -> bool:
    """Whether these habits are better than the rule of thumb: numbers that others cannot follow make them draw, not pass, and that has
    cost more than it brought in most games in which one draws."""
    return position.draws == "none" or game.id in ALL_THE_SAME


class Habits:
    """Points first, where plays score, then what stays open."""

    __slots__ = ("_a_point", "_fitting")

    def __init__(self, fits: Fits, target: int) -> None:
        self._fitting = fits.tiles
        self._a_point = MATCH_WORTH / target

    def pick(self, hand: Mask, moves: tuple[Play, ...], where: Where, out: Mask) -> Play:
        """The play that looks best; `out` are all tiles that have not been laid."""
        fitting, unseen = self._fitting, out & ~hand
        open_for_others = [LEFT_OPEN * (unseen & fitting[end]).bit_count() for end in where.ends]
        scores = where if isinstance(where, Spot) else None
        best, most = moves[0], float("-inf")
        for play in moves:
            bit, arm, _, outer = play
            follow = fitting[outer]
            worth = PIPS[bit.bit_length() - 1] + FOLLOWED * ((hand ^ bit) & follow).bit_count()
            worth -= OPENED * (unseen & follow).bit_count()
            if arm != CENTRE:
                worth += open_for_others[arm]
            if bit & DOUBLES:
                worth += DOUBLE
            if scores is not None:
                worth += self._a_point * scores[play]
            if worth > most:
                best, most = play, worth
        return best
