"""The largest tiles with which a line fits its part of the table, and where in it the line lies.

Sizes are tried downward, each with several manners of laying, and the first that holds the line and the next tile of each arm
wins. What failed for a shorter line fails for a longer one too, so the choice changes only when it must.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from domino_core.scene.cloth import Cloth, Manner
from domino_core.scene.parts import Box
from domino_core.scene.path import HALF, Limits

Play = tuple[str, bool]
"""The arm on which a tile was laid, and whether it is a double."""

LARGEST_UNIT = 96.0
SHARE = 0.09
"""The largest tile's short side as a part of the table's shorter side."""
LOW_UNIT, LOW_SHARE = 24.0, 0.16
"""On a low table tiles may take a larger part, up to this size: they must still be read."""
UTMOST_SHARE = 0.25
COMFORT = 0.85
"""Down to this part of the largest size rows keep well apart; where tiles must be smaller still, rows move together first."""
SMALL_UNIT = 20.0
"""Rows are not kept apart if that makes tiles smaller than this."""
READABLE = 18.0
"""Smaller tiles are hard to read: this size is tried before all that are below it."""
STEP = 0.93
SNUG = 0.955
"""Each size tried is this part of the one before; or a little less, if a half cell more then fits the cloth."""
LEVELS = 90
LEAST_SIDE = 60.0
"""However little room there is, the line is laid as if there were so much."""
DRIFT = 4
"""How many half cells, a tile's length, the line may lie off the middle before it is moved there."""

TWO_WIDE = (Manner(fold=True, wide=True),)
TWO_DENSE = (Manner(fold=True, wide=False), Manner(fold=False, wide=False))
FOUR_WIDE = (
    Manner(fold=False, wide=True, still=True),
    Manner(fold=False, wide=True),
    Manner(fold=False, wide=True, turn=-1),
    Manner(fold=True, wide=True, early=True),
)
FOUR_DENSE = (
    Manner(fold=True, wide=False, early=True),
    Manner(fold=True, wide=False, turn=-1, early=True),
    Manner(fold=False, wide=False, early=True),
)
"""Manners in the order in which they are tried."""
TWO_MORE = (Manner(fold=True, wide=False, lean=-1), Manner(fold=True, wide=False, lean=1))
FOUR_MORE = (
    Manner(fold=True, wide=False),
    Manner(fold=False, wide=False, turn=-1),
    Manner(fold=False, wide=False, turn=-1, early=True),
)
"""Seldom better: tried only where they may keep tiles readable."""
WIDE_ROW, DENSE_ROW = 5, 4
"""The breadth that a row takes in half cells, at least."""
WIDE_FILL, DENSE_FILL = 0.78, 0.85
"""How much of a cloth four arms can fill at best; two can fill nearly all of it."""


class Fit(NamedTuple):
    """A layout: the tiles' size, the cloth with its arms, and where on the table the middle of the root tile lies."""

    unit: float
    cloth: Cloth
    x: float
    y: float

    def at(self, x: int, y: int) -> tuple[float, float]:
        """A point of the lattice on the table."""
        cell = self.unit * HALF
        return self.x + x * cell, self.y + y * cell


def largest_in(area: Box) -> float:
    """The size of tiles when there is plenty of room."""
    short = min(area[2] - area[0], area[3] - area[1])
    return min(LARGEST_UNIT, max(SHARE * short, min(LOW_UNIT, max(READABLE, LOW_SHARE * short))))


def usable(area: Box) -> Box:
    """The area, made large enough about its middle to lay something in it: the table may be lower than all that stands on it."""
    x, y = (area[0] + area[2]) / 2, (area[1] + area[3]) / 2
    w, h = (max(LEAST_SIDE, side) / 2 for side in (area[2] - area[0], area[3] - area[1]))
    return (x - w, y - h, x + w, y + h)


def fit(double: bool, plays: Sequence[Play], four: bool, area: Box, largest: float) -> Fit:
    """The layout with the largest tiles that the area holds; `double` and `four` tell of the root tile and its arms."""
    width, height = area[2] - area[0], area[3] - area[1]
    arms = "LRUD" if four else "LR"
    length = sum(2 if is_double else 4 for _, is_double in plays) + 4
    comfort = COMFORT * largest if largest > LOW_UNIT else min(largest, SMALL_UNIT)
    unit = min(largest, UTMOST_SHARE * min(width, height))
    for _ in range(LEVELS):
        cell = _snug(unit, min(width, height)) * HALF
        for manner in _manners(unit, comfort, four, length * cell * cell / (width * height)):
            cloth = Cloth(int(width / cell + 1e-6), int(height / cell + 1e-6), manner, double, arms)
            if cloth.sound and all(cloth.lay(name, is_double) for name, is_double in plays):
                return _laid(cloth, cell / HALF, area)
        unit = READABLE if unit > READABLE > unit * STEP else unit * STEP
    return _laid(*_straight(double, plays, arms, width, height), area)


def _snug(unit: float, short: float) -> float:
    """The size, or a little less if the cloth's shorter side then holds a half cell more: where rows are few, that counts."""
    more = int(short / (unit * HALF)) + 1
    snug = short / (more * HALF)
    return snug if snug > SNUG * unit and not snug < READABLE <= unit else unit


def _manners(unit: float, comfort: float, four: bool, fill: float) -> Iterator[Manner]:
    """Manners to try at this size: none where there is no hope. A strip of the line's length and of a half cell fills `fill`."""
    if unit >= comfort and WIDE_ROW * fill <= (WIDE_FILL if four else 1.0):
        yield from FOUR_WIDE if four else TWO_WIDE
    if (unit * STEP < comfort or unit <= SMALL_UNIT) and DENSE_ROW * fill <= (DENSE_FILL if four else 1.0):
        yield from FOUR_DENSE if four else TWO_DENSE
        if READABLE <= unit <= SMALL_UNIT:
            yield from FOUR_MORE if four else TWO_MORE


def _laid(cloth: Cloth, unit: float, area: Box) -> Fit:
    """The layout in its place on the table."""
    cell = unit * HALF
    x, y = _origin(cloth.extents, (area[2] - area[0]) / cell, (area[3] - area[1]) / cell)
    return Fit(unit, cloth, area[0] + x * cell, area[1] + y * cell)


def _straight(double: bool, plays: Sequence[Play], arms: str, width: float, height: float) -> tuple[Cloth, float]:
    """The last resort: no bends, however small the tiles become."""
    long = 4 * len(plays) + 24
    cloth = Cloth(long, long, Manner(fold=False, wide=False), double, arms)
    for name, is_double in plays:
        cloth.lay(name, is_double)
    return cloth, min(width, height) / long / HALF


def _origin(extents: Sequence[tuple[Limits, Limits]], width: float, height: float) -> tuple[float, float]:
    """Where on the cloth the root lies: the line as a whole is in the middle, but is moved there only when it has drifted off."""
    x, y = width / 2, height / 2
    for (left, top, right, bottom), (first_x, first_y, last_x, last_y) in extents:
        x = _settle(x, (left + right) / 2, first_x, last_x, width)
        y = _settle(y, (top + bottom) / 2, first_y, last_y, height)
    return x, y


def _settle(at: float, middle: float, first: int, last: int, room: float) -> float:
    """The root's place along one axis after one more tile: as before while that will do, and always with room for the next tiles."""
    wanted = at if abs(at + middle - room / 2) <= DRIFT else room / 2 - middle
    return min(max(wanted, -first), room - last)
