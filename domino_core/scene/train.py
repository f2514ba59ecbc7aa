"""Trains: every one has a lane of its own, so that its open end, its marker and an open double can always be read.

Lanes lie below one another, and side by side where that makes for larger tiles; the engine stands beside them all or in the top row.
Where they lie depends on the table and the players alone, so that nothing jumps during a round; a train that grows folds to and fro
inside its lane (`train_track`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, sqrt
from typing import TYPE_CHECKING

from domino_core.scene.hand import SMALLEST_TABLE
from domino_core.scene.parts import FINGER, SPACE, Box, Scene, box_at, is_tile, new_scene, num, target, tile_up
from domino_core.scene.seats import others_of
from domino_core.scene.table import lay_table
from domino_core.scene.train_lane import Bed, Lane
from domino_core.scene.train_track import FEW, capacity, sizes_for

if TYPE_CHECKING:
    from domino_core.shapes.views import NoTrain, TrainView

SMALLEST = 18.0
"""Tiles get no smaller than this before the oldest of a train are hidden."""
SHARE_LEAST, SHARE_LARGEST = 0.032, 0.075
"""The same, and the largest tile, as a part of the table's shorter side."""
LARGEST = 44.0
LANE_GAP = 6.0
BETWEEN = 8.0
"""Between lanes side by side."""
ENGINE = 1.25
"""The engine, measured by the largest tiles of the trains."""
DEAR = 340.0
"""On tables lower or narrower than this the engine may stand away from the lanes."""
AWAY = (FINGER, 52.0)
ENGINE_AWAY = 30.0
"""The least place for the engine away from the lanes, and its size there at most."""
MIDDLING, LONG = 8, 22
"""Trains of so many tiles should lie well in their lanes."""
LIKE_A_TABLE = 1.05
"""How much it is worth on a wide table to have all trains begin at the engine."""
CRAMPED = 20.0
"""What a lane is worth less for each unit that is missing to a finger's, and for each tile to the few."""
NONE_FITS = 4
"""And what it misses besides where not even one tile can be read."""
REST = 0.2
"""How much all lanes together count beside the smallest."""
LONG_ENOUGH = 2.0
"""So much longer than high should lanes be: trains that turn after every other tile are hard to follow."""
MOST_COLUMNS = 6


class Plan:
    """How lanes and engine share the middle of a table."""

    __slots__ = ("area", "beds", "engine", "engine_size", "largest", "least", "liked")

    def __init__(self, area: Box, lanes: int, columns: int, hub: str | Box, head: str, short: float) -> None:
        """`hub` is where the engine stands: at the `side` of all lanes, in the top `row`, or in a place elsewhere.

        `head` is where the names of the lanes stand, `short` the shorter side of the whole table.
        """
        self.area = area
        self.largest = max(LARGEST, SHARE_LARGEST * short)
        self.least = max(SMALLEST, SHARE_LEAST * short)
        left, top, right, bottom = area
        room = self._room_for_engine() if isinstance(hub, str) else 0.0
        rows = _rows(lanes, columns)
        lines = _split(area, len(rows))
        between = BETWEEN if right - left >= SMALLEST_TABLE else BETWEEN / 2
        self.engine: Box = (left, top, left + room, bottom if hub == "side" else lines[0][3]) if isinstance(hub, str) else hub
        self.engine_size = ENGINE * self.largest if isinstance(hub, str) else ENGINE_AWAY
        boxes: dict[int, Box] = {}
        for row, line in zip(rows, lines, strict=True):
            start = left + room if hub == "side" or row is rows[0] else left
            each = (right - start + between) / len(row)
            for number, lane in enumerate(row):
                x = start + number * each
                boxes[lane] = (x, line[1], max(x, x + each - between), line[3])
        self.beds = [Bed(boxes[lane], head) for lane in range(lanes)]
        """One for each lane, in the order of `lanes_of`."""
        self.liked = LIKE_A_TABLE if hub == "side" and right - left > bottom - top and short >= DEAR else 1.0

    def _room_for_engine(self) -> float:
        """What the engine takes off the width."""
        left, top, right, bottom = self.area
        return max(FINGER + SPACE, min(ENGINE * self.largest + 2 * SPACE, 0.14 * min(right - left, bottom - top)))

    @property
    def worth(self) -> float:
        """Large tiles, also in long trains and in the smallest lane."""
        worths = [self._worth_of(bed) for bed in self.beds]
        return min(worths) + REST * sum(worths) / len(worths)

    def _worth_of(self, bed: Bed) -> float:
        """Lanes too small for a finger or for a few tiles that can be read will not do."""
        middling, long = sizes_for((MIDDLING, LONG), bed.length, bed.height, self.largest, self.least)
        fitting = capacity(bed.length, bed.height, False, SMALLEST)
        missing = max(0, FEW - fitting) + (0 if fitting else NONE_FITS)
        cramped = min(0.0, bed.height - FINGER) + min(0.0, bed.length - max(FINGER, bed.narrowest)) - missing
        folds = sqrt(min(1.0, bed.length / (LONG_ENOUGH * max(1.0, bed.height))))
        return CRAMPED * cramped + self.liked * bed.words * folds * (middling + long)


def _split(box: Box, count: int) -> list[Box]:
    """Boxes of the same height below one another."""
    left, top, right, bottom = box
    each = (bottom - top + LANE_GAP) / count
    return [(left, top + k * each, right, max(top + k * each, top + (k + 1) * each - LANE_GAP)) for k in range(count)]


def _rows(lanes: int, columns: int) -> list[list[int]]:
    """The lanes in rows, from the top; the first row may have fewer. The Mexican lane and one's own are nearest to the hand.

    Two columns go round the table: from one's own lane up at the left, and down at the right to the Mexican one.
    """
    count = ceil(lanes / columns)
    if columns == 2:
        return [[k, lanes - 1 - k] if k < lanes - 1 - k else [k] for k in range(count - 1, -1, -1)]
    order = [*range(1, lanes), 0]
    first = lanes - columns * (count - 1)
    return [order[:first], *(order[k : k + columns] for k in range(first, lanes, columns))]


def least_table(players: int, wide: bool) -> tuple[float, float]:
    """The least table with lanes high enough for a finger: three of them side by side where it is narrow, each for a tile and the next."""
    lanes = players + 1
    if wide:
        return (500.0, 150.0 + 22.0 * ceil(lanes / 2))
    rows = ceil(lanes / 3)
    return (250.0, 280.0) if rows <= 2 else (270.0, 200.0 + 50.0 * rows)


def train_scene(view: TrainView, width: float, height: float, arrange: Sequence[str] | None = None) -> Scene:
    """The whole table of Mexican Train."""
    scene = new_scene(width, height)
    dear = min(width, height) < DEAR
    area, spare = lay_table(scene, view, arrange, others=False, spare=AWAY if dear else (0.0, 0.0))
    lay_trains(scene, view, area, spare)
    return scene


def lay_trains(scene: Scene, view: TrainView, area: Box, spare: Box | None = None) -> None:
    """The engine, every train in its lane, and the targets of the moves that lay tiles, in this part of the table.

    The engine may stand in a spare place elsewhere, where the lanes are then larger.
    """
    order = lanes_of(view)
    left, top, right, bottom = area
    plan = best_plan((left, top, max(left, right), max(top, bottom)), len(order), min(scene["width"], scene["height"]), spare)
    _lay_engine(scene, view, plan)
    trains = {train["arm"]: train for train in view["trains"]}
    scene["trains"] = []
    for arm, bed in zip(order, plan.beds, strict=True):
        none: NoTrain = {"arm": arm, "tiles": [], "end": None, "marker": False, "open_double": False, "playable": False}
        Lane(scene, view, trains.get(arm, none), bed, plan.largest, plan.least).lay()


def lanes_of(view: TrainView) -> list[str]:
    """The trains as one meets them going round the table from one's own: clockwise, the Mexican Train last."""
    seat = view.get("seat")
    own = [] if seat is None else [str(seat)]
    shared = ["M"] if view["players"] > 1 else []
    return [*own, *(str(other) for other in others_of(view)), *shared]


@lru_cache(maxsize=16)
def best_plan(area: Box, lanes: int, short: float, spare: Box | None) -> Plan:
    plans = [
        Plan(area, lanes, columns, hub, head, short)
        for columns in range(1, min(lanes, MOST_COLUMNS) + 1)
        for hub in ("side", "row", *((spare,) if spare else ()))
        for head in ("beside", "above", "sign")
    ]
    return max(plans, key=lambda plan: plan.worth)


def _lay_engine(scene: Scene, view: TrainView, plan: Plan) -> None:
    """The engine, or the place where its holder lays it."""
    left, top, right, bottom = plan.engine
    x, y = (left + right) / 2, (top + bottom) / 2
    size = max(1.0, min(plan.engine_size, right - left - SPACE, (bottom - top) / 2))
    if view["engine"]:
        scene["tiles"].append(tile_up(view["engine"], x, y, size, "line"))
    for move in view.get("legal_moves") or ():
        if is_tile(move):
            box = box_at(x, y, max(FINGER, size), max(FINGER, 2 * size))
            scene["targets"].append(target(move, "place", box, tile=move, size=num(size), turn=0))
