"""How a train folds: to and fro in rows, each joined to the next by a tile that stands across between them.

Lengths run from where the train starts, heights from the middle of its track; whoever lays it turns both into places on the table.
A train that grows keeps its size until it no longer fits; then it takes the next smaller one of a few, so that it is folded anew only
now and then. Where even the smallest will not do, the oldest tiles give way to a number.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

Laid = tuple[int, int]
"""A tile of a train: the number that touches and the outer one."""
Spot = tuple[float, float, int, int]
"""Where a tile lies: the middle of it, and the way in which the train runs there: (1, 0), (-1, 0), or (0, 1) for a joint."""

GAP = 2.0
"""Between tiles of a train."""
ASIDE = 0.5
"""Between rows, measured by the tiles: they must not look joined."""
CLEAR = 0.2
"""The same between doubles that stand across in both rows."""
STEPS = (6, 10, 15, 22, 32, 46, 66, 91)
"""A train of so many tiles still fits before its tiles get smaller."""
LOOSE = 32
"""In tracks for so many of the smallest tiles, doubles stand across."""
FEW = 4
"""Tiles of a train that are to be seen whatever happens."""
FINER = 0.97
"""Sizes are tried in steps of this."""
SPECK = 1.0
"""A tile that cannot be seen anyway."""
SLACK = 0.01
"""Tiles are as large as just fits, and sums of fractions are not exact."""


class Fold:
    """A train as it lies: its oldest tiles hidden, the others and the next one in their places."""

    __slots__ = ("across", "hidden", "next_double", "open", "size", "spots")

    def __init__(self, size: float, across: bool, hidden: int, spots: list[Spot], end: Spot, next_double: Spot) -> None:
        self.size = size
        self.across = across
        """Whether doubles stand across the train."""
        self.hidden = hidden
        self.spots = spots
        self.open = end
        """Where the next tile goes, if it is no double."""
        self.next_double = next_double

    def corners(self) -> list[tuple[float, float]]:
        """The line that the train runs along: its start, where it turns, and the far end of the place of the next tile."""
        step = pitch(self.size, self.across)
        joints = [x for x, _, _, dy in (*self.spots, self.open) if dy]
        y = -len(joints) * step / 2
        found = [(0.0, y)]
        for x in joints:
            found += [(x, y), (x, y + step)]
            y += step
        x, _, way, _ = self.open
        return [*found, (x + way * self.size, y)] if way else found


class Track:
    """The room of a train: so long, so high, with tiles of sizes between these two."""

    __slots__ = ("across", "fold", "height", "length", "sizes")

    def __init__(self, length: float, height: float, largest: float, least: float, fold: float) -> None:
        self.length = length
        self.height = height
        self.fold = fold
        """What the number of hidden tiles takes at the start."""
        self.across = stand_across(length, height, least)
        """Doubles stand across the train where there is room for it; in small tracks they lie along it, and rows come closer."""
        self.sizes = _sizes(num_key(length), num_key(height), self.across, num_key(largest), num_key(least), num_key(fold))

    def lay(self, laid: Sequence[Laid]) -> Fold | None:
        """The train at the largest of its sizes at which it can be seen as a whole, else as much of it as there is room for."""
        for size in self.sizes:
            made = self._try(laid, 0, size)
            if made:
                return made
        size = self.sizes[-1]
        least = next((k for k in range(1, len(laid) + 1) if self._try(laid, k, size)), None)
        if least is None:
            return None
        several = max(1, capacity(self.length, self.height, self.across, size) // 4)
        hidden = -(-least // several) * several
        if len(laid) - hidden < min(len(laid) - least, FEW):
            hidden = least
        return self._try(laid, hidden, size) or self._try(laid, least, size)

    def _try(self, laid: Sequence[Laid], hidden: int, size: float) -> Fold | None:
        lengths = [size if self.across and near == far else 2 * size for near, far in laid[hidden:]]
        start = _start(self.fold) if hidden else 0.0
        spots = _walk([*lengths, 2 * size], start, self.length, self.height, self.across, size)
        if spots is None:
            return None
        double = _walk([*lengths, size if self.across else 2 * size], start, self.length, self.height, self.across, size) or spots
        joints = sum(dy for _, _, _, dy in spots)
        up = joints * pitch(size, self.across) / 2
        *shown, end, next_double = [(x, y - up, dx, dy) for x, y, dx, dy in (*spots, double[-1])]
        return Fold(size, self.across, hidden, shown, end, next_double)


def _start(fold: float) -> float:
    """Where the first tile begins if others are hidden: after their number, where that stands in the track."""
    return fold + GAP if fold else 0.0


def num_key(value: float) -> float:
    """Lengths to a hundredth: finer ones only make a cache miss."""
    return round(value, 2)


def pitch(size: float, across: bool) -> float:
    """From row to row."""
    return 2 * size + max(2 * GAP, CLEAR * size) if across else (1 + ASIDE) * size


def rows_in(height: float, size: float, across: bool) -> int:
    """How many rows of tiles of this size a track holds."""
    first = 2 * size if across else size
    return int((height - first + SLACK) / pitch(size, across)) + 1 if height + SLACK >= first else 0


def stand_across(length: float, height: float, least: float) -> bool:
    """Whether there is room for doubles across the train: enough other tiles must fit besides."""
    return _roughly(length, height, True, least) >= LOOSE


@lru_cache(maxsize=512)
def sizes_for(counts: tuple[int, ...], length: float, height: float, largest: float, least: float) -> tuple[float, ...]:
    """The largest sizes at which trains of so many tiles fit, about. The counts rise: what is too large for one is so for the next.

    It is remembered for the tracks of a table, most of which are of the same size.
    """
    across = stand_across(length, height, least)
    size = largest
    found: list[float] = []
    for count in counts:
        while size > SPECK and _roughly(length, height, across, size) < count:
            size *= FINER
        found.append(size)
    return tuple(found)


def _roughly(length: float, height: float, across: bool, size: float) -> float:
    """How many tiles fit, without laying them: that is enough to compare tables."""
    rows = rows_in(height, size, across)
    return rows * (length - (size if rows > 1 else 0.0)) / (2 * size + GAP) + 0.5 * (rows - 1) - 1


def _walk(lengths: Sequence[float], start: float, length: float, height: float, across: bool, size: float) -> list[Spot] | None:
    """A place for a tile of each of these lengths, the first row at height 0; None where they do not all fit."""
    spots = _walk_on(lengths, start, length, height, across, size)
    return spots if len(spots) == len(lengths) else None


def _walk_on(lengths: Sequence[float], start: float, length: float, height: float, across: bool, size: float) -> list[Spot]:
    """Places for as many of these tiles as fit."""
    rows = rows_in(height, size, across)
    spots: list[Spot] = []
    if rows == 0:
        return spots
    step = pitch(size, across)
    at, row, way = start, 0, 1
    for one in lengths:
        kept = 0.0 if row == rows - 1 else size + GAP
        if at + one <= length - kept + SLACK if way > 0 else at - one >= kept - SLACK:
            spots.append((at + way * one / 2, row * step, way, 0))
            at += way * (one + GAP)
            continue
        if row == rows - 1 or (at + size > length + SLACK if way > 0 else at - size < -SLACK):
            break
        spots.append((at + way * size / 2, (row + 0.5) * step, 0, 1))
        at -= way * GAP
        row, way = row + 1, -way
    return spots


@lru_cache(maxsize=512)
def capacity(length: float, height: float, across: bool, size: float) -> int:
    """How many tiles fit besides the next one, none of them a double."""
    return max(0, len(_walk_on([2 * size] * (STEPS[-1] + 1), 0.0, length, height, across, size)) - 1)


@lru_cache(maxsize=64)
def _sizes(length: float, height: float, across: bool, largest: float, least: float, fold: float) -> tuple[float, ...]:
    """The few sizes that tiles of a track may have, the largest first."""
    found: list[float] = []
    size = largest
    for count in STEPS if capacity(length, height, across, least) >= STEPS[0] else (FEW - 1,):
        while size > least and capacity(length, height, across, size) < count:
            size *= FINER
        if size <= least:
            break
        if not found or size < found[-1]:
            found.append(size)
    size = least
    while size > SPECK and not _walk([2 * size] * 2, _start(fold), length, height, across, size):
        size *= FINER
    return (*found, size)
