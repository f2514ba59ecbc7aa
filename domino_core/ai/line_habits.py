"""The habits of a good player: how masters of lines expect themselves to play on, and what they do where worlds do not differ.

The rule of thumb (`line_thumb.py`) is rid of heavy tiles first. Better habits ask which numbers stay open: doubles go early, since they
fit in fewer places; a number is opened that the rest of the hand can follow and few of the others; and the end that few of the others
can follow is left alone. The weights were found by playing tens of thousands of rounds against the rule of thumb.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_core.families.line.chain import LEFT
from domino_core.tiles import DOUBLES, PIPS, Mask

if TYPE_CHECKING:
    from domino_core.families.line.bare import Where
    from domino_core.families.line.chain import Fits, Play

DOUBLE = 15.0
FOLLOWED = 5.0
OPENED = 2.5
LEFT_OPEN = 5.0
"""In dots that one is rid of: what a double is worth, each tile of the hand that can follow, and what each unseen tile costs that fits
the number that is opened, or the other end, which stays."""


class Habits:
    """Plays on a line with two ends on which nothing scores."""

    __slots__ = ("_fitting",)

    def __init__(self, fits: Fits) -> None:
        self._fitting = fits.tiles

    def pick(self, hand: Mask, moves: tuple[Play, ...], where: Where, out: Mask) -> Play:
        """The play that looks best; `out` are all tiles that have not been laid."""
        fitting, unseen = self._fitting, out & ~hand
        left, right, *_ = where.ends
        on_left = LEFT_OPEN * (unseen & fitting[right]).bit_count()
        on_right = LEFT_OPEN * (unseen & fitting[left]).bit_count()
        best, most = moves[0], float("-inf")
        for play in moves:
            bit, arm, _, outer = play
            worth = PIPS[bit.bit_length() - 1] - (on_left if arm == LEFT else on_right)
            follow = fitting[outer]
            worth += FOLLOWED * ((hand ^ bit) & follow).bit_count() - OPENED * (unseen & follow).bit_count()
            if bit & DOUBLES:
                worth += DOUBLE
            if worth > most:
                best, most = play, worth
        return best
