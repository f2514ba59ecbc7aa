"""The rule of thumb of `line.py` without views: how everybody is expected to play in an imagined world."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_core.ai.line import FIRST_SIGHT, FOLLOWED, MATCH_WORTH
from domino_core.families.line.spots import Spot
from domino_core.tiles import Mask

if TYPE_CHECKING:
    from domino_core.families.line.bare import Where
    from domino_core.families.line.chain import Fits, Play


class Thumb:
    """Points first, then heavy tiles, doubles, and numbers that the rest of the hand can follow."""

    __slots__ = ("_a_point", "_fitting")

    def __init__(self, fits: Fits, target: int) -> None:
        self._fitting = fits.tiles
        self._a_point = MATCH_WORTH / target

    def sight(self, play: Play, points: int) -> float:
        """What a play that scores so much looks worth, whatever else is held."""
        return FIRST_SIGHT[play[0]] + self._a_point * points

    def pick(self, hand: Mask, moves: tuple[Play, ...], _where: Where, _out: Mask) -> Play:
        """The play that looks best on a line on which nothing scores. Playouts run through it, so it is written out."""
        fitting, first_sight = self._fitting, FIRST_SIGHT
        best, most = moves[0], -1.0
        for play in moves:
            bit = play[0]
            worth = first_sight[bit] + FOLLOWED * ((hand ^ bit) & fitting[play[3]]).bit_count()
            if worth > most:
                best, most = play, worth
        return best

    def pick_at(self, hand: Mask, moves: tuple[Play, ...], spot: Where, _out: Mask) -> Play:
        """The same where plays may score."""
        assert isinstance(spot, Spot)
        fitting, first_sight, a_point = self._fitting, FIRST_SIGHT, self._a_point
        best, most = moves[0], -1.0
        for play in moves:
            bit = play[0]
            worth = first_sight[bit] + FOLLOWED * ((hand ^ bit) & fitting[play[3]]).bit_count() + a_point * spot[play]
            if worth > most:
                best, most = play, worth
        return best
