"""The habits of a good player: how masters of lines expect themselves to play on, and what they do where worlds do not differ.

The rule of thumb (`line_thumb.py`) is rid of heavy tiles first. Better habits ask which numbers stay open: doubles go early, since they
fit in fewer places; a number is opened that the rest of the hand can follow and few of the others; and the end that few of the others
can follow is left alone. The weights were found by playing tens of thousands of rounds against the rule of thumb.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from domino_core.families.line.chain import CENTRE, LEFT, MATCHING, RIGHT
from domino_core.families.line.options import LINE_ARMS
from domino_core.families.line.spots import Spot
from domino_core.tiles import DOUBLES, PIPS, Mask

if TYPE_CHECKING:
    from domino_core.families.line.bare import Where
    from domino_core.families.line.chain import Fits, Play
    from domino_core.families.line.round import LineRound
    from domino_core.game import Game


class Weights(NamedTuple):
    """What a play is good for."""

    dots: float = 1.0
    """Each dot that one is rid of."""
    double: float = 15.0
    """A double is laid."""
    followed: float = 5.0
    """Each tile of the hand that can follow."""
    opened: float = 2.5
    """What each unseen tile costs that fits the number that is opened."""
    left_open: float = 5.0
    """What each unseen tile costs that fits an end that is left as it is."""
    kept_open: float = 0.0
    """Each tile of the hand that fits the other end of a line with two."""
    stuck: float = 0.0
    """What it costs to be left with nothing for either end of a line with two."""
    match: float = 1250.0
    """A whole match: points scored at once are worth their share of it."""


USUAL = Weights()
LEVEL_ENDS = Weights(double=8.0, followed=2.5, opened=4.5, left_open=6.0, kept_open=5.0, match=1750.0)
"""Where the two ends of a line score together: whoever holds tiles for both can answer."""
FITS_ANYWHERE = Weights(double=11.0, followed=8.5, opened=2.5, left_open=0.5, kept_open=1.5)
"""Where some tiles go on any number: there is no use in closing an end."""
NEVER_STUCK = Weights(dots=0.0, double=25.0, followed=1.5, opened=4.0, left_open=10.0, kept_open=3.0, stuck=12.0)
"""Where whoever cannot play draws until a tile fits: hands grow, and being able to play is worth more than any dots."""


def weights_in(game: Game, position: LineRound) -> Weights:
    """What is good on such a line."""
    if position.fits is not MATCHING:
        return FITS_ANYWHERE
    if game.arms != LINE_ARMS:
        return USUAL
    if position.bare_table() is not None:
        return LEVEL_ENDS
    return NEVER_STUCK if position.draws == "until-fits" else USUAL


class Habits:
    """Points first, where plays score, then what stays open."""

    __slots__ = ("_a_point", "_fitting", "_weights")

    def __init__(self, fits: Fits, target: int, weights: Weights = USUAL) -> None:
        self._fitting = fits.tiles
        self._a_point = weights.match / target
        self._weights = weights

    def pick(self, hand: Mask, moves: tuple[Play, ...], where: Where, out: Mask) -> Play:
        """The play that looks best; `out` are all tiles that have not been laid."""
        fitting, unseen = self._fitting, out & ~hand
        dots, double, followed, opened, left_open, kept_open, stuck, _ = self._weights
        ends = where.ends
        open_for_others = [left_open * (unseen & fitting[end]).bit_count() for end in ends]
        scores = where if isinstance(where, Spot) else None
        best, most = moves[0], float("-inf")
        for play in moves:
            bit, arm, _, outer = play
            follow = fitting[outer]
            rest = hand ^ bit
            followers = (rest & follow).bit_count()
            worth = dots * PIPS[bit.bit_length() - 1] + followed * followers
            worth -= opened * (unseen & follow).bit_count()
            if arm != CENTRE:
                worth += open_for_others[arm]
                if kept_open:
                    kept = (rest & fitting[ends[RIGHT if arm == LEFT else LEFT]]).bit_count()
                    worth += kept_open * kept if kept or followers else -stuck
            if bit & DOUBLES:
                worth += double
            if scores is not None:
                worth += self._a_point * scores[play]
            if worth > most:
                best, most = play, worth
        return best
