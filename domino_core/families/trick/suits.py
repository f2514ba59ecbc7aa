"""Suits, trumps and the rank of tiles in trick games, as tables made once for each kind of trump.

A tile that is no trump belongs to the suits of both its halves, but when it is led it asks for the higher one; a trump belongs to the
trump suit alone. In every suit the double is highest, then the other half decides. One order of all tiles serves all suits at
once: other tiles by their halves, above them the doubles, above those the trumps.

Without trumps the doubles may also be the lowest of their suits or a suit of their own; and in sevens there are no suits at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from domino_core.tiles import DOUBLES, HIGH, LOW, PIPS, WITH, Mask, Tile, double_set, mask_of, other_half, tiles_in

Suit = str
"""`0` to `6`, or `doubles` where the doubles are a suit of their own."""
Trump = str
"""A suit; `none`; or what else may be named in the place of trumps, as `nello-low`, after a dash how the doubles go."""

NUMBERS: tuple[Suit, ...] = tuple("0123456")
ALL_TRUMPS: tuple[Trump, ...] = (*NUMBERS, "doubles", "none")
HOUSE_TRUMPS: tuple[Trump, ...] = (*ALL_TRUMPS, "none-own")
"""And what houses allow besides in which four players follow suit."""
SEVENS: Trump = "sevens"

_TILES = double_set(6)
_SET: Mask = mask_of(_TILES)


class Suits:
    """What a choice of trumps makes of the 28 tiles."""

    __slots__ = ("_low", "asked_by", "members", "power", "trump", "trumps")

    def __init__(self, trump: Trump) -> None:
        self.trump = trump
        self.trumps: Mask = self._trump_tiles()
        doubles = trump.partition("-")[2]
        self._low = doubles == "low"
        own = self.trumps | (DOUBLES & _SET if doubles == "own" else 0)
        name_of_own = trump if self.trumps else "doubles"
        self.members: dict[Suit, Mask] = {name: WITH[int(name)] & _SET & ~own for name in NUMBERS}
        """The tiles of each suit: those that follow when it is led."""
        if own:
            self.members[name_of_own] = own
        self.asked_by: tuple[Suit, ...] = tuple(name_of_own if own >> tile & 1 else str(HIGH[tile]) for tile in _TILES)
        """For each tile the suit that it asks for when it is led."""
        order = sorted(_TILES, key=self._rank)
        self.power: tuple[int, ...] = tuple(order.index(tile) for tile in _TILES)
        """For each tile its place in the one order, 27 for the highest; it counts only between trumps and tiles of the suit led."""

    def _trump_tiles(self) -> Mask:
        if self.trump in NUMBERS:
            return WITH[int(self.trump)] & _SET
        return DOUBLES & _SET if self.trump == "doubles" else 0

    def is_trump(self, tile: Tile) -> bool:
        return bool(self.trumps >> tile & 1)

    def _rank(self, tile: Tile) -> tuple[bool, bool, int, int]:
        double = (HIGH[tile] == LOW[tile]) != self._low
        if self.is_trump(tile) and self.trump in NUMBERS:
            return True, double, other_half(tile, int(self.trump)), 0
        return self.is_trump(tile), double, HIGH[tile], LOW[tile]

    def can_take(self, led: Tile) -> Mask:
        """The tiles that may win a trick opened with this one: its suit and the trumps."""
        return self.members[self.asked_by[led]] | self.trumps

    def playable(self, hand: Mask, led: Tile | None) -> Mask:
        """What may be played from a hand: tiles that follow, or the whole hand where none does."""
        return hand if led is None else hand & self.members[self.asked_by[led]] or hand

    def shows_lack_of(self, led: Tile | None, tile: Tile) -> Suit | None:
        """The suit that somebody has not, who plays this tile after that lead; a key of `members`."""
        suit = None if led is None else self.asked_by[led]
        return suit if suit is not None and not self.members[suit] >> tile & 1 else None

    def taker(self, tiles: Sequence[Tile]) -> int:
        """Which of the tiles of a trick takes it; of tiles that are level, the first."""
        can_take = self.can_take(tiles[0])
        return max(
            (place for place, tile in enumerate(tiles) if can_take >> tile & 1), key=lambda place: self.power[tiles[place]]
        )

    def is_sure(self, led: Tile, unseen: Mask) -> bool:
        """Whether this lead takes its trick whatever the others hold of these tiles."""
        return self.is_sure_on(led, led, unseen)

    def is_sure_on(self, led: Tile, best: Tile, unseen: Mask) -> bool:
        """Whether the best tile so far of a trick that was opened with `led` takes it whatever the others hold of these."""
        could = self.can_take(led) & unseen
        return all(self.power[tile] <= self.power[best] for tile in tiles_in(could))


class Sevens(Suits):
    """No suits: everybody plays a tile whose dots come nearest to seven, and the nearest takes the trick."""

    def __init__(self) -> None:
        super().__init__(SEVENS)
        self.asked_by = (SEVENS,) * len(_TILES)
        self.power = tuple(-abs(PIPS[tile] - 7) for tile in _TILES)
        self.members = {SEVENS: _SET}
        for far in range(1, 8):  # whoever plays a tile that is so far from seven has none that is nearer
            self.members[f"{SEVENS}-{far}"] = mask_of(tile for tile in _TILES if -self.power[tile] < far)

    def playable(self, hand: Mask, led: Tile | None) -> Mask:
        tiles = tiles_in(hand)
        nearest = max((self.power[tile] for tile in tiles), default=0)
        return mask_of(tile for tile in tiles if self.power[tile] == nearest)

    def shows_lack_of(self, led: Tile | None, tile: Tile) -> Suit | None:
        far = -self.power[tile]
        return f"{SEVENS}-{far}" if far else None


@cache
def suits_with(trump: Trump) -> Suits:
    return Sevens() if trump == SEVENS else Suits(trump)
