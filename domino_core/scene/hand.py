"""The own hand: upright tiles in as few rows as leave them large enough to be read and hit."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from domino_core.scene.parts import FINGER, LARGE_HEIGHT, LARGE_WIDTH, Box, Scene, View, tile_up

HAND_GAP = 4.0
TIGHT_GAP = 2.0
"""Between tiles that would otherwise be smaller than `LEAST`."""
LEAST = 32.0
"""The short side below which no tile of a hand should be, for fingers and for eyes."""
LEAST_WHEN_LARGE = 52.6
"""The same on a large table, which is looked at from farther away."""
LARGEST_HAND_TILE = 54.0
LARGEST_WHEN_LOW = 40.0
SMALLEST_TABLE = 300.0
"""On tables smaller than this both ways no tile of a hand is larger than it must be, nor on low ones when the round is over."""
HAND_SHARE = 0.085
"""The largest tile of a hand as a part of the table's height: low tables need the height for the middle."""
LARGEST_IN_ROWS = 44.0
"""Tiles of a hand in several rows: the line needs the height more."""
HAND_PITCH = 43.0
"""A hand goes into a second row when its tiles would stand closer than this."""
ROWS_PITCH = 38.0
"""And into a third when they would stand closer than this."""
MOST_ROWS = 6
WORTH_A_ROW = 1.1
"""Tiles that are large enough must become so much larger to lie in one more row."""
CAP, UTMOST = 0.36, 0.48
"""The part of the table's height that a hand may take, and the one it may take before its tiles become too small."""


class Hand(NamedTuple):
    """How a hand lies: rows, the size of the tiles, and how far apart they stand."""

    rows: int
    size: float
    pitch: float
    gap: float = HAND_GAP
    """Between rows."""

    @property
    def line(self) -> float:
        """The height of one row."""
        return 2 * self.size + self.gap

    @property
    def height(self) -> float:
        """The height of them all."""
        return self.rows * self.line if self.size else 0.0


def own_hand(view: View) -> Sequence[str]:
    """The tiles that the looking seat holds."""
    seat, hands = view.get("seat"), view.get("hands")
    return (hands[seat] if hands and seat is not None else None) or ()


def is_large(scene: Scene) -> bool:
    """Whether a table is as large as pictures are worked out for; anything larger is an enlargement."""
    large: bool = scene["width"] >= LARGE_WIDTH and scene["height"] >= LARGE_HEIGHT
    return large


def is_smallest(scene: Scene) -> bool:
    """Whether a table is so small that every pixel counts."""
    smallest: bool = max(scene["width"], scene["height"]) < SMALLEST_TABLE
    return smallest


def fit_hand(scene: Scene, view: View, width: float) -> Hand:
    """The own hand in this width. Room is kept for the hand as it was dealt, so that the middle does not change with every play.

    When it is over, what is not needed is free for the hands of the others.
    """
    count, utmost = len(own_hand(view)), CAP
    if view.get("result") is None:
        count, utmost = max(count, len(view.get("dealt") or ())), UTMOST
    if not count:
        return Hand(1, 0.0, 0.0)
    height = scene["height"]
    smallest = is_smallest(scene)
    between = TIGHT_GAP if smallest else HAND_GAP
    sparing = smallest or view.get("result") is not None
    largest = min(LARGEST_HAND_TILE, max(LEAST if sparing else LARGEST_WHEN_LOW, HAND_SHARE * height))
    least, in_rows = LEAST, LARGEST_IN_ROWS
    first, further = HAND_PITCH, ROWS_PITCH
    if is_large(scene):
        least, in_rows = LEAST_WHEN_LARGE, LARGEST_HAND_TILE
        first = further = least + HAND_GAP
    apart = 0.0
    if any(move.startswith("discard:") for move in view.get("legal_moves") or ()):  # each tile is a target then
        apart = FINGER + 0.5
        first, further = max(first, apart), max(further, apart)
    best = Hand(1, 0.0, 0.0)
    for rows in range(1, MOST_ROWS + 1):
        per_row = ceil(count / rows)
        free = width / per_row
        if free < apart and rows < MOST_ROWS:
            continue
        gap = HAND_GAP if free >= least + HAND_GAP else TIGHT_GAP
        cap = max(CAP * height, min(utmost * height, rows * (2 * least + between)))
        size = min(largest if rows == 1 else min(largest, in_rows), free - gap, (cap / rows - between) / 2)
        if size > best.size * (WORTH_A_ROW if best.size >= least else 1.0):
            best = Hand(rows, size, max(size + gap, min(apart, free)), between)
        if free >= (first if rows == 1 else further) or rows >= count:
            break
    return best


def lay_hand(scene: Scene, view: View, arrange: Sequence[str] | None, box: Box, hand: Hand) -> None:
    """The own tiles in the order that the player wants; what the order does not name comes last."""
    tiles = own_hand(view)
    if not tiles:
        return
    held = set(tiles)
    order = [tile for tile in dict.fromkeys(arrange or ()) if tile in held]
    order += [tile for tile in tiles if tile not in set(order)]
    most = max(1, int((box[2] - box[0] + 0.1) // hand.pitch))
    used = min(hand.rows, ceil(len(order) / most))
    per_row = ceil(len(order) / used)
    top = (box[1] + box[3]) / 2 - used * hand.line / 2
    for k, tile in enumerate(order):
        row, column = divmod(k, per_row)
        in_row = min(per_row, len(order) - row * per_row)
        x = (box[0] + box[2]) / 2 + (column - (in_row - 1) / 2) * hand.pitch
        scene["tiles"].append(tile_up(tile, x, top + (row + 0.5) * hand.line, hand.size, "hand", z=1))
