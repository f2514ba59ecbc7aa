"""What five tiles are worth in domino poker: ten classes, and within a class the highest piece, then the next, and so on.

A hand is a mask of tiles. Doubles outrank all other pieces, and both kinds lie in the mask in the order of their rank, so comparing two
hands of one class piece by piece is comparing two numbers: first the doubles of the mask, then the rest of it.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from itertools import combinations

from domino_core.tiles import DOUBLES, PAIRS, WITH, Mask, Tile, mask_of, tile_with

HAND_SIZE = 5
SIXES = 6

POKER_TILES: tuple[Tile, ...] = tuple(
    tile for tile, (high, low) in enumerate(PAIRS) if high <= SIXES and low > 0 and (high, low) != (1, 1)
)
"""The double-six set without the blanks and without 1-1: twenty tiles (PO-01)."""


class HandClass(IntEnum):
    """The classes, the lowest first. A hand counts as the highest that it fits (PO-15)."""

    HIGH_PIECE = 0
    ONE_PAIR = 1
    FLUSH = 2
    THREES = 3
    FOUR_STRAIGHT = 4
    FULL_HAND = 5
    FIVE_STRAIGHT = 6
    FOURS = 7
    SIX_STRAIGHT = 8
    ROYAL = 9

    @property
    def code(self) -> str:
        """How views, results and messages name the class: `one-pair`, `flush` …"""
        return self.name.lower().replace("_", "-")


def _suit(number: int) -> list[Tile]:
    """The tiles of a suit in sequence, by their other halves; the double stands at its own number: 4-6, 4-5, 4-4, 4-3."""
    return [tile for tile in (tile_with(number, other) for other in range(1, SIXES + 1)) if tile in POKER_TILES]


def _straights(number: int, length: int) -> list[Mask]:
    """Every sequence of this length in a suit. None goes round from 6 to 1 (PO-14)."""
    suit = _suit(number)
    return [mask_of(suit[first : first + length]) for first in range(len(suit) - length + 1)]


_SUITS = range(1, SIXES + 1)
_FLUSHES = frozenset(mask_of(five) for number in _SUITS for five in combinations(_suit(number), HAND_SIZE))
_FOUR_STRAIGHTS = tuple(four for number in _SUITS for four in _straights(number, 4))
_FIVE_STRAIGHTS = frozenset(five for number in _SUITS for five in _straights(number, 5))
_SIX_STRAIGHTS = frozenset(_straights(SIXES, 5))


@cache
def class_of(hand: Mask) -> HandClass:
    """The highest class that five tiles fit. Only 15,504 hands exist, so each is looked at once."""
    doubles = (hand & DOUBLES).bit_count()
    if doubles == 5:
        return HandClass.ROYAL
    if hand in _SIX_STRAIGHTS:
        return HandClass.SIX_STRAIGHT
    if doubles == 4:
        return HandClass.FOURS
    if hand in _FIVE_STRAIGHTS:
        return HandClass.FIVE_STRAIGHT
    if doubles == 3 and share_a_number(hand & ~DOUBLES):
        return HandClass.FULL_HAND
    if any(hand & four == four for four in _FOUR_STRAIGHTS):
        return HandClass.FOUR_STRAIGHT
    if doubles == 3:
        return HandClass.THREES
    if hand in _FLUSHES:
        return HandClass.FLUSH
    return HandClass.ONE_PAIR if doubles == 2 else HandClass.HIGH_PIECE


@cache
def strength(hand: Mask) -> int:
    """The greater, the better: the class first, then the pieces from the highest down (PO-13). No two hands are level."""
    return class_of(hand) << 56 | (hand & DOUBLES) << 28 | hand & ~DOUBLES


def share_a_number(tiles: Mask) -> bool:
    """Whether all these tiles are of one suit: one number stands on every one of them."""
    return any(tiles & WITH[number] == tiles for number in _SUITS)
