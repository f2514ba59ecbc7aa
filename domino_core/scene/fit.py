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
COMFORT = 0.8
"""Down to this part of the largest size rows keep well apart; where tiles must be smaller still, rows move together first."""
STEP = 0.95
LEAST_SIDE = 60.0
"""However little room there is, the line is laid as if there were so much."""
TRIES = 90
DRIFT = 6
"""The line may lie off the middle by this part of the cloth (as a divisor) before it is moved there."""

TWO_WIDE = (Manner(fold=True, wide=True),)
TWO_DENSE = (Manner(fold=True, wide=False), Manner(fold=False, wide=False))
FOUR_WIDE = (
    Manner(fold=False, wide=True), Manner(fold=False, wide=True, turn=-1), Manner(fold=True, wide=True, early=True),
)  # fmt: skip
FOUR_DENSE = (
    Manner(fold=True, wide=False, early=True), Manner(fold=True, wide=False, turn=-1, early=True),
    Manner(fold=False, wide=False, early=True), Manner(fold=False, wide=False, turn=-1),
)  # fmt: skip
"""Manners in the order in which they are tried."""


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
    return min(LARGEST_UNIT, max(SHARE * short, min(LOW_UNIT, LOW_SHARE * short)))


def usable(area: Box) -> Box:
    """The area, made large enough about its middle to lay something in it: the table may be lower than all that stands on it."""
    x, y = (area[0] + area[2]) / 2, (area[1] + area[3]) / 2
    w, h = (max(LEAST_SIDE, side) / 2 for side in (area[2] - area[0], area[3] - area[1]))
    return (x - w, y - h, x + w, y + h)


def fit(double: bool, plays: Sequence[Play], four: bool, area: Box, largest: float) -> Fit:
    """The layout with the largest tiles that the area holds; `double` and `four` tell of the root tile and its arms."""
    width, height = area[2] - area[0], area[3] - area[1]
    arms = "LRUD" if four else "LR"
    for unit, manner in _trials(plays, four, width * height, largest):
        cell = unit * HALF
        cloth = Cloth(int(width / cell), int(height / cell), manner, double, arms)
        if cloth.sound and all(cloth.lay(name, is_double) for name, is_double in plays):
            break
    else:
        cloth, unit = _straight(double, plays, arms, width, height)
    x, y = _origin(cloth.extents, width / (unit * HALF), height / (unit * HALF))
    return Fit(unit, cloth, area[0] + x * unit * HALF, area[1] + y * unit * HALF)


def _trials(plays: Sequence[Play], four: bool, room: float, largest: float) -> Iterator[tuple[float, Manner]]:
    """Sizes and manners to try; sizes at which the tiles alone would take more than the cloth are left out."""
    wide, dense = (FOUR_WIDE, FOUR_DENSE) if four else (TWO_WIDE, TWO_DENSE)
    comfort = COMFORT * largest
    length = sum(2 if is_double else 4 for _, is_double in plays) + 4
    unit = largest
    for _ in range(TRIES):
        cells = room / (unit * HALF) ** 2
        if unit >= comfort and 5 * length <= cells:
            yield from ((unit, manner) for manner in wide)
        if unit <= max(comfort, LOW_UNIT) and 4 * length <= cells:
            yield from ((unit, manner) for manner in dense)
        unit *= STEP


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
    """The root's place along one axis after one more tile."""
    if at + first < 0 or at + last > room or abs(at + middle - room / 2) > room / DRIFT:
        return min(max(room / 2 - middle, -first), room - last)
    return at
