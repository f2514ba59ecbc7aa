"""The rule of thumb of `line.py` without views: how everybody is expected to play in an imagined world."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_core.ai.line import FIRST_SIGHT, FOLLOWED, MATCH_WORTH
from domino_core.tiles import Mask

if TYPE_CHECKING:
    from domino_core.families.line.chain import Fits, Play, Table


class Thumb:
    """Points first, then heavy tiles, doubles, and numbers that the rest of the hand can follow."""

    __slots__ = ("_a_point", "_fitting")

    def __init__(self, fits: Fits, target: int) -> None:
        self._fitting = fits.tiles
        self._a_point = MATCH_WORTH / target

    def worth(self, hand: Mask, play: Play, table: Table | None) -> float:
        bit = play[0]
        worth = FIRST_SIGHT[bit] + FOLLOWED * ((hand ^ bit) & self._fitting[play[3]]).bit_count()
        return worth if table is None else worth + self._a_point * table.copy().lay(play)

    def pick(self, hand: Mask, moves: tuple[Play, ...], table: Table | None) -> Play:
        """The play that looks best. Playouts run through it, so it is `worth` written out."""
        fitting, first_sight = self._fitting, FIRST_SIGHT
        best, most = moves[0], -1.0
        for play in moves:
            bit = play[0]
            worth = first_sight[bit] + FOLLOWED * ((hand ^ bit) & fitting[play[3]]).bit_count()
            if table is not None:
                worth += self._a_point * table.copy().lay(play)
            if worth > most:
                best, most = play, worth
        return best
