"""Suits, trumps and the rank of tiles in trick games, as tables made once for each kind of trump.

A tile that is no trump belongs to the suits of both its halves, but when it is led it asks for the higher one; a trump belongs to the
trump suit alone. In every suit the double is highest, then the other half decides. One order of all tiles serves all suits at
once: other tiles by their halves, above them the doubles, above those the trumps.
"""

from __future__ import annotations

from functools import cache

from domino_core.tiles import DOUBLES, HIGH, LOW, WITH, Mask, Tile, double_set, mask_of, other_half

Suit = str
"""`0` to `6`, or `doubles` where the doubles are a suit of their own."""
Trump = str
"""A suit, or `none`."""

NUMBERS: tuple[Suit, ...] = tuple("0123456")
ALL_TRUMPS: tuple[Trump, ...] = (*NUMBERS, "doubles", "none")

_TILES = double_set(6)
_SET: Mask = mask_of(_TILES)


class Suits:
    """What a choice of trumps makes of the 28 tiles."""

    __slots__ = ("asked_by", "members", "power", "trump", "trumps")

    def __init__(self, trump: Trump) -> None:
        self.trump = trump
        self.trumps: Mask = self._trump_tiles()
        self.members: dict[Suit, Mask] = {name: WITH[int(name)] & _SET & ~self.trumps for name in NUMBERS}
        """The tiles of each suit: those that follow when it is led."""
        if trump != "none":
            self.members[trump] = self.trumps
        self.asked_by: tuple[Suit, ...] = tuple(trump if self.is_trump(tile) else str(HIGH[tile]) for tile in _TILES)
        """For each tile the suit that it asks for when it is led."""
        order = sorted(_TILES, key=self._rank)
        self.power: tuple[int, ...] = tuple(order.index(tile) for tile in _TILES)
        """For each tile its place in the one order, 27 for the highest; it counts only between trumps and tiles of the suit led."""

    def _trump_tiles(self) -> Mask:
        if self.trump == "none":
            return 0
        return (DOUBLES if self.trump == "doubles" else WITH[int(self.trump)]) & _SET

    def is_trump(self, tile: Tile) -> bool:
        return bool(self.trumps >> tile & 1)

    def _rank(self, tile: Tile) -> tuple[bool, bool, int, int]:
        double = HIGH[tile] == LOW[tile]
        if self.is_trump(tile) and self.trump in NUMBERS:
            return True, double, other_half(tile, int(self.trump)), 0
        return self.is_trump(tile), double, HIGH[tile], LOW[tile]

    def can_take(self, led: Tile) -> Mask:
        """The tiles that may win a trick opened with this one: its suit and the trumps."""
        return self.members[self.asked_by[led]] | self.trumps


@cache
def suits_with(trump: Trump) -> Suits:
    return Suits(trump)
