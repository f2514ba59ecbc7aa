"""How a long arm of tiles folds: back and forth like an ox at the plough, never touching itself.

An arm is worked out in its own coordinates: `along` is the way it sets out, `deep` the way its rows follow one another.
Every arm is then the same arithmetic, and turning it into place on the table is one line (`AXES`).
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import NamedTuple

GAP = 0.06
"""Space between two tiles, in short sides of a tile."""

AXES: dict[str, tuple[int, int, int, int]] = {
    "R": (1, 0, 0, 1),
    "D": (0, 1, -1, 0),
    "L": (-1, 0, 0, -1),
    "U": (0, -1, 1, 0),
}
"""For each arm the table direction of `along` and of `deep`: right then down, and that turned by quarters.

So two arms share the table as upper and lower half, and four arms as quarters, like a pinwheel.
"""


class Spot(NamedTuple):
    """Where a tile lies in the arm's own coordinates, and which way its outer half points."""

    along: float
    deep: float
    way_along: int
    way_deep: int
    across: bool


class Arm:
    """A growing arm. Tiles are `step`ped on one by one; `rows` says how deep it reaches."""

    __slots__ = ("beyond", "deep", "edge", "far", "flank", "free_from", "gap", "near", "outer", "unit", "way")

    def __init__(self, unit: float, start: float, near: float, far: float, beyond: float = 0.0, free_from: float = inf) -> None:
        self.unit = unit
        """The short side of a tile."""
        self.gap = unit * GAP
        self.near = near
        """How far back a returning row may reach."""
        self.far = far
        """How far out a row may reach."""
        self.beyond = beyond
        """How far back a returning row may reach once it lies deeper than `free_from`, past a short neighbour arm."""
        self.free_from = free_from
        self.way = 1
        """Whether the row runs outward (1) or back (-1)."""
        self.edge = start
        """Where the last tile ends, along."""
        self.deep = 0.0
        """The axis of the present row."""
        self.outer = start
        """The middle of the last tile's outer half, along: what a bend hangs on."""
        self.flank = 0.0
        """From the axis to the side of that half; 0 while no tile of this row can carry a bend."""

    def copy(self) -> Arm:
        """A second arm in the same state, to try a tile on."""
        other = Arm(self.unit, self.edge, self.near, self.far, self.beyond, self.free_from)
        other.way, other.deep, other.outer, other.flank = self.way, self.deep, self.outer, self.flank
        return other

    def step(self, double: bool) -> Spot | None:
        """Lay one more tile; None if there is no room for it at this size."""
        unit, gap, way = self.unit, self.gap, self.way
        length = unit if double else 2 * unit
        end = self.edge + way * (gap + length)
        if end <= self.far if way > 0 else end >= (self.near if self.deep < self.free_from else self.beyond):
            self.edge = end
            self.outer = end - way * unit / 2
            self.flank = unit if double else unit / 2
            return Spot(end - way * length / 2, self.deep, way, 0, double)
        if not self.flank:
            return None
        # A bend: the tile hangs on the side of the outer half, lies along the new way (a double too), and the next
        # row starts beside its own outer half, going back.
        middle = self.deep + self.flank + gap + unit
        self.deep = middle + unit / 2
        self.way = -way
        self.edge = self.outer - way * unit / 2
        self.flank = 0.0
        return Spot(self.outer, middle, 0, 1, False)

    def lay(self, doubles: Iterable[bool]) -> list[Spot] | None:
        """Lay all these tiles; None if they do not all find room."""
        spots = []
        for double in doubles:
            spot = self.step(double)
            if spot is None:
                return None
            spots.append(spot)
        return spots

    def reach_with_next(self) -> float:
        """How deep the arm will reach with the next tile, whichever it is; endless if there is no room for it."""
        deepest = 0.0
        for double in (False, True):
            trial = self.copy()
            deepest = max(deepest, inf if trial.step(double) is None else trial.reach)
        return deepest

    @property
    def reach(self) -> float:
        """How deep the present row may reach, doubles included: it grows only with a new row, which keeps tables calm."""
        return self.deep + self.unit
