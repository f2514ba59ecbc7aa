"""The lattice on which a line lies: where a tile goes that joins another, straight on or round a bend.

A cell is the short side of a tile and the gap to the next one. In half cells a tile covers four by two, a double that lies
crosswise two by four, and one empty half cell between two tiles is a little more than half a tile's width.
"""

from __future__ import annotations

from typing import NamedTuple

GAP = 0.06
"""Space between two tiles, in short sides of a tile."""
HALF = (1 + GAP / 2) / 2
"""A half cell, in short sides of a tile."""

RIGHT, DOWN, LEFT, UP = range(4)
STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""The directions, clockwise, as steps on the lattice."""
WAY_OF = {"R": RIGHT, "D": DOWN, "L": LEFT, "U": UP}
"""Which way each arm sets out."""
LEVEL = (True, False, True, False)
"""Whether a direction runs along rows."""

STRAIGHT, SIDE, END = range(3)
"""How a tile joins the one before: in line with it, on the side of its outer half, or athwart its end."""
Join = tuple[int, int]
"""How, and which way the outer half then points."""
Limits = tuple[int, int, int, int]
"""Left, top, right, bottom on the lattice, whose origin is the middle of the root tile."""


class Spot(NamedTuple):
    """Where a tile lies, which way its outer half points, and whether it lies crosswise to that."""

    x: int
    y: int
    way: int
    across: bool


class Head(NamedTuple):
    """The growing end of an arm: the tile that the next one joins."""

    x: int
    y: int
    """The middle of the edge at which the next tile goes straight on."""
    way: int
    flank: int
    """From the middle of the outer half to its sides, on which a bend hangs."""
    came: int = -1
    """The way from which this tile turned off; -1 if it goes straight on."""
    off: bool = False
    """Whether the tile before the bend was a crosswise double, which sets the next row farther off."""


def start(head: Head, join: Join) -> tuple[int, int]:
    """From which point a tile runs on that joins so."""
    how, way = join
    if how == STRAIGHT:
        return head.x, head.y
    dx, dy = STEPS[way]
    ox, oy = STEPS[head.way]
    if how == SIDE:
        return head.x - ox + head.flank * dx, head.y - oy + head.flank * dy
    return head.x + ox - dx, head.y + oy - dy


def place(head: Head, join: Join, across: bool) -> tuple[Spot, Head]:
    """The spot of a tile that joins so, and the arm's end after it. A tile in a bend lies along the new way, a double too."""
    how, way = join
    x, y = start(head, join)
    dx, dy = STEPS[way]
    if across:
        return Spot(x + dx, y + dy, way, True), Head(x + 2 * dx, y + 2 * dy, way, 2)
    came = -1 if how == STRAIGHT else head.way
    after = Head(x + 4 * dx, y + 4 * dy, way, 1, came, how == SIDE and head.flank == 2)
    return Spot(x + 2 * dx, y + 2 * dy, way, False), after


def box(way: int, long: int, broad: int) -> Limits:
    """What a shape of this length and breadth covers that starts at the origin and runs this way."""
    dx, dy = STEPS[way]
    half = broad // 2
    left, top = min(0, long * dx), min(0, long * dy)
    right, bottom = max(0, long * dx), max(0, long * dy)
    return (left, top - half, right, bottom + half) if dx else (left - half, top, right + half, bottom)


def moved(limits: Limits, x: int, y: int) -> Limits:
    """The same, elsewhere."""
    return (limits[0] + x, limits[1] + y, limits[2] + x, limits[3] + y)


def around(a: Limits, b: Limits) -> Limits:
    """The limits round both."""
    left, top, right, bottom = a
    left_b, top_b, right_b, bottom_b = b
    # Written out: this is asked hundreds of times for each picture, and `min` would make it twice as slow.
    if left_b < left:
        left = left_b
    if top_b < top:
        top = top_b
    if right_b > right:
        right = right_b
    if bottom_b > bottom:
        bottom = bottom_b
    return (left, top, right, bottom)
