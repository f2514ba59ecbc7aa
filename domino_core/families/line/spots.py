"""The open ends of a line at one moment of a playout, for lines on which plays do more than leave another number open.

Playouts come by the same ends again and again: what a play scores there and where it leads is found out once and kept.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import TYPE_CHECKING

from domino_core.families.line.chain import CLOSED, Fits, Play, Table
from domino_core.tiles import Mask

if TYPE_CHECKING:
    from domino_core.families.line.round import LineRound

MOST = 2000
"""Spots of one game that are kept: few enough that nobody waits while Python looks for what it can forget."""


class Spot(dict[Play, int]):
    """What plays score here."""

    __slots__ = ("_after", "_fits", "_open", "_spots", "_table", "fitting")

    def __init__(self, table: Table, fits: Fits, spots: dict[Hashable, Spot]) -> None:
        """`spots` are all that are known, by their state."""
        super().__init__()
        self._table, self._fits, self._spots = table, fits, spots
        self._after: dict[Play, Spot] = {}
        self._open = [(plays[end], fits.tiles[end]) for plays, end in zip(fits.plays, table.ends, strict=True) if end != CLOSED]
        self.fitting = 0
        """The tiles that can be laid."""
        for _, fitting in self._open:
            self.fitting |= fitting

    @property
    def ends(self) -> list[int]:
        return self._table.ends

    def moves(self, hand: Mask) -> tuple[Play, ...]:
        """All ways to lay a tile of a hand."""
        moves: tuple[Play, ...] = ()
        for plays, fitting in self._open:
            tiles = hand & fitting
            if tiles:
                moves += plays[tiles]
        return moves

    def __missing__(self, play: Play) -> int:
        self[play] = points = self._table.copy().lay(play)
        return points

    def after(self, play: Play) -> Spot:
        """Where a play leads."""
        spot = self._after.get(play)
        if spot is None:
            table = self._table.copy()
            table.lay(play)
            state = table.state()
            spot = self._spots.get(state)
            if spot is None:
                spot = Spot(table, self._fits, self._spots)
                if len(self._spots) >= MOST:
                    return spot
                self._spots[state] = spot
            self._after[play] = spot
        return spot


def spot_in(position: LineRound) -> Spot | None:
    """Where a position is; None where plays only leave another number open."""
    table = position.bare_table()
    if table is None:
        return None
    spots = _known_in(type(position), position.fits)
    if len(spots) >= MOST:
        spots.clear()
    return spots.setdefault(table.state(), Spot(table, position.fits, spots))


@cache
def _known_in(_rules: type[LineRound], _fits: Fits) -> dict[Hashable, Spot]:
    return {}
