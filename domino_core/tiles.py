"""Tiles and sets.

A tile is a small number, so that a hand can be the bits of one integer: holding, adding, removing and "which of these have a six" are
single operations, which is what makes search fast. The numbering does not depend on the set: the double-six is the first 28 tiles
of the double-nine, and that the first 55 of the double-twelve.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from domino_core.errors import BadDeal

Tile = int
Mask = int

LARGEST = 12
"""The highest number on any tile: the double-twelve is the largest set there is."""

PAIRS = tuple((high, low) for high in range(LARGEST + 1) for low in range(high + 1))
HIGH = tuple(high for high, _ in PAIRS)
LOW = tuple(low for _, low in PAIRS)
PIPS = tuple(high + low for high, low in PAIRS)
NAMES = tuple(f"{high}-{low}" for high, low in PAIRS)
"""The canonical name of each tile, the higher half first."""

WITH: tuple[Mask, ...] = tuple(
    sum(1 << tile for tile, pair in enumerate(PAIRS) if number in pair) for number in range(LARGEST + 1)
)
"""For each number the tiles that show it."""

DOUBLES: Mask = sum(1 << tile for tile, (high, low) in enumerate(PAIRS) if high == low)

_BY_TEXT = {name: tile for tile, (high, low) in enumerate(PAIRS) for name in (f"{high}-{low}", f"{low}-{high}")}


def tile_with(a: int, b: int) -> Tile:
    """The tile that shows these two numbers."""
    high, low = (a, b) if a >= b else (b, a)
    return high * (high + 1) // 2 + low


def tile_named(text: str) -> Tile:
    """The tile that a person means by "6-4" or "4-6"."""
    tile = _BY_TEXT.get(text)
    if tile is None:
        raise BadDeal(
            "no-such-tile",
            f"“{text[:12]}” is not a tile: write two numbers from 0 to 12, as in 6-4.",
            text=text[:12],
        )
    return tile


def is_double(tile: Tile) -> bool:
    return HIGH[tile] == LOW[tile]


def other_half(tile: Tile, number: int) -> int:
    """What the tile shows beside `number`."""
    return HIGH[tile] + LOW[tile] - number


@cache
def double_set(highest: int) -> tuple[Tile, ...]:
    """All tiles of the double-`highest` set: (n+1)(n+2)/2 of them."""
    return tuple(range((highest + 1) * (highest + 2) // 2))


def mask_of(tiles: Iterable[Tile]) -> Mask:
    mask = 0
    for tile in tiles:
        mask |= 1 << tile
    return mask


def tiles_in(mask: Mask) -> list[Tile]:
    """The tiles of a mask, in the order of their numbers."""
    tiles = []
    while mask:
        lowest = mask & -mask
        tiles.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tiles


def names_in(mask: Mask) -> list[str]:
    return [NAMES[tile] for tile in tiles_in(mask)]


def dots_in(mask: Mask) -> int:
    """The dots on all tiles of a mask."""
    return sum(PIPS[tile] for tile in tiles_in(mask))
