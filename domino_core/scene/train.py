"""Trains: every one has a lane of its own, so that its open end, its marker and an open double can always be read.

Wide tables have the engine in the middle and lanes to both sides, each running out to the plate of its owner, who sit round the table
as on a real one. Narrow tables have the engine on top or at the side and the lanes below one another. A lane shows the newest tiles; those
before them fold into a number. Where the lanes lie depends on the table and the players alone, so that nothing jumps during a round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any

from domino_core.notation import read_laid
from domino_core.scene.parts import FINGER, SPACE, Box, Scene, View, box_at, is_tile, label, new_scene, num, target, tile_up
from domino_core.scene.seats import others_of, plate
from domino_core.scene.table import lay_table
from domino_core.tiles import NAMES, tile_with

LARGEST_TILE = 44.0
READABLE = 24.0
"""Rather one tile of this size than two smaller ones."""
GAP = 2.0
"""Between tiles of a train."""
SLACK = 0.01
"""Tiles are as large as just fits, and sums of fractions are not exact."""
LANE_GAP = 6.0
LOWEST_LANE = FINGER + 2.0
START = 26.0
"""What the start of a lane takes, where the marker and the number of folded tiles stand."""
MARKER = 16.0
TEXT = 13.0
APART = 9.0
"""How far marker and number move up and down to make room for each other."""
ENGINE = 1.25
"""The engine, measured by the tiles of the trains."""
WORDS_FIT = 100.0
"""Heads of lanes at least so wide have room for whole words."""
ENOUGH = 6
"""More tiles of a train than these need not be seen."""
LIKE_A_TABLE = 1.12
"""How much it is worth on a wide table to have the engine in the middle, with the trains running from it."""

Train = Mapping[str, Any]
Laid = tuple[int, int]
"""A tile of a train: the number that touches and the outer one."""
Spot = tuple[float, int]
"""A place in a lane: how far from its start, and in which row; odd rows run back."""


class Plan:
    """How lanes and engine share the middle of a table."""

    __slots__ = ("area", "columns", "folds", "head", "hub", "lane_height", "lane_width", "room", "rows", "size")

    def __init__(self, area: Box, lanes: int, columns: int, hub: str) -> None:
        self.area = area
        self.columns = columns
        self.hub = hub
        """Where the engine stands: in the `middle` of two columns, on `top` of the lanes, or at their `side`."""
        self.rows = ceil(lanes / columns)
        width, height = area[2] - area[0], area[3] - area[1]
        for_hub = self.room_for_hub()
        if hub == "top":
            height -= for_hub
        else:
            width -= for_hub
        self.lane_height = (height + LANE_GAP) / self.rows - LANE_GAP
        self.lane_width = (width + 2 * LANE_GAP) / columns - 2 * LANE_GAP
        self.head = min(136.0, max(58.0, 0.22 * self.lane_width))
        """The width of a plate, or of the name of a lane."""
        self.room = self.lane_width - self.head - START - 4 * GAP
        """The length left for the tiles and the place of the next one."""
        one, two = (
            min((self.room - FINGER - seen * GAP) / (2 * seen), (self.room - seen * GAP) / (2 * seen + 2)) for seen in (1, 2)
        )
        self.size = max(2.0, min(LARGEST_TILE, (self.lane_height - 2) / 2, max(two, min(one, READABLE))))
        """The short side of a tile: crosswise doubles fit the lane, and the newest tiles are seen before the open end."""
        self.folds = max(1, int((self.lane_height + LANE_GAP) / (2 * self.size + LANE_GAP)))
        """In how many rows a train may lie, there and back, where lanes are high."""

    def room_for_hub(self) -> float:
        """What the engine takes off the width, or off the height."""
        short = min(self.area[2] - self.area[0], self.area[3] - self.area[1])
        return min(84.0, max(FINGER + SPACE, 0.14 * short))

    @property
    def worth(self) -> float:
        """Large tiles first, then long stretches of the trains; lanes too low for a finger will not do."""
        seen = self.folds * (self.room - self.spot) / (2 * self.size)
        left, top, right, bottom = self.area
        liked = LIKE_A_TABLE if self.hub == "middle" and right - left > bottom - top else 1.0
        return 100 * min(0.0, self.lane_height - LOWEST_LANE) + liked * self.size * (1 + 0.15 * min(ENOUGH, seen))

    @property
    def spot(self) -> float:
        """The length of the place of the next tile."""
        return max(FINGER, 2 * self.size)


def train_scene(view: View, width: float, height: float, arrange: Sequence[str] | None = None) -> Scene:
    """The whole table of Mexican Train."""
    scene = new_scene(width, height)
    lay_trains(scene, view, lay_table(scene, view, arrange, others=False))
    return scene


def lay_trains(scene: Scene, view: View, area: Box) -> None:
    """The engine, every train in its lane, and the targets of the moves that lay tiles, in this part of the table."""
    order = lanes_of(view)
    plan = best_plan(area, len(order))
    _lay_engine(scene, view, plan)
    by_arm: dict[str, Train] = {train["arm"]: train for train in view["trains"]}
    scene["trains"] = []
    for arm, (box, way) in zip(order, _lanes(plan, len(order)), strict=True):
        lane = Lane(plan, box, way)
        lane.lay(scene, view, arm, by_arm.get(arm, {"arm": arm, "tiles": [], "marker": False, "open_double": False}))


def lanes_of(view: View) -> list[str]:
    """The trains as one meets them going round the table from the own one: clockwise, the Mexican Train last."""
    seat = view.get("seat")
    own = [] if seat is None else [str(seat)]
    return [*own, *(str(other) for other in others_of(view)), "M"]


def best_plan(area: Box, lanes: int) -> Plan:
    plans = [Plan(area, lanes, 2, "middle")]
    plans += [Plan(area, lanes, columns, hub) for columns in (1, 2, 3, 4) if columns <= lanes for hub in ("side", "top")]
    return max(plans, key=lambda plan: plan.worth)


def _lanes(plan: Plan, lanes: int) -> list[tuple[Box, int]]:
    """The box of each lane in the order of `lanes_of`, and whether its train runs to the right (1) or to the left (-1)."""
    left, top, right, _ = plan.area
    if plan.hub == "top":
        top += plan.room_for_hub()
    elif plan.hub == "side":
        left += plan.room_for_hub()
    cells = []
    for number in range(lanes):
        column, row = _cell(plan, number, lanes)
        x = left + column * (plan.lane_width + 2 * LANE_GAP)
        if plan.hub == "middle" and column:
            x = right - plan.lane_width
        y = top + row * (plan.lane_height + LANE_GAP)
        way = -1 if plan.hub == "middle" and column == 0 else 1
        cells.append(((x, y, x + plan.lane_width, y + plan.lane_height), way))
    return cells


def _cell(plan: Plan, number: int, lanes: int) -> tuple[int, int]:
    """Column and row of a lane. The own lane and the Mexican one lie at the bottom, nearest to the hand."""
    last = plan.rows - 1
    if plan.columns == 2:
        return (0, last - number) if number <= last else (1, plan.rows - (lanes - number))
    place = lanes - 1 if number == 0 else number - 1
    return place % plan.columns, place // plan.columns


def _lay_engine(scene: Scene, view: View, plan: Plan) -> None:
    """The engine, or the place where its holder lays it."""
    room = plan.room_for_hub()
    left, top, right, bottom = plan.area
    x, y = (left + right) / 2, (top + bottom) / 2
    size = min(ENGINE * plan.size, room - SPACE, (bottom - top) / 2)
    turn = 0
    if plan.hub == "top":
        y, turn, size = top + room / 2 - LANE_GAP / 2, 90, min(size, room - SPACE)
    elif plan.hub == "side":
        x = left + room / 2 - LANE_GAP
    if view["engine"]:
        scene["tiles"].append(tile_up(view["engine"], x, y, size, "line", turn))
    w, h = (2 * size, size) if turn else (size, 2 * size)
    for move in view.get("legal_moves") or ():
        if is_tile(move):
            scene["targets"].append(target(move, "place", box_at(x, y, max(FINGER, w), max(FINGER, h)), tile=move))


class Lane:
    """One train on the table. Lengths are measured from where it starts; `way` turns them into places."""

    __slots__ = ("_back", "_box", "_from", "_plan", "_way")

    def __init__(self, plan: Plan, box: Box, way: int) -> None:
        self._plan = plan
        self._box = box
        self._way = way
        self._back = plan.hub == "middle"
        """Whether the plate stands at the far end, the engine being at the near one."""
        self._from = 0.0 if self._back else plan.head + 2 * GAP

    def _x(self, length: float) -> float:
        return self._box[0] + length if self._way > 0 else self._box[2] - length

    def _middle(self, row: float) -> float:
        """The height of a row; the rows together lie in the middle of the lane."""
        return (self._box[1] + self._box[3]) / 2 + (row - (self._plan.folds - 1) / 2) * (2 * self._plan.size + LANE_GAP)

    def _place(self, spot: Spot, length: float, height: float) -> Box:
        """A box of this length and height where the spot begins."""
        start, row = spot
        one, two = sorted((self._x(start), self._x(start + (length if row % 2 == 0 else -length))))
        middle = self._middle(row)
        return (one, middle - height / 2, two, middle + height / 2)

    def lay(self, scene: Scene, view: View, arm: str, train: Train) -> None:
        size = self._plan.size
        laid = [read_laid(move)[:2] for move in train["tiles"]]
        shown, spots = self._newest(laid)
        self._lay_head(scene, view, arm, train)
        self._lay_start(scene, arm, train["marker"], len(laid) - len(shown))
        for (near, far), spot in zip(shown, spots, strict=False):
            box = self._place(spot, self._length(near, far), size)
            rightward = (self._way > 0) == (spot[1] % 2 == 0)
            turn = 0 if near == far else 90 if rightward == (far > near) else 270
            name = NAMES[tile_with(near, far)]
            scene["tiles"].append(tile_up(name, (box[0] + box[2]) / 2, self._middle(spot[1]), size, "line", turn))
        if shown and train["open_double"]:
            scene["tiles"][-1]["mark"] = True
        self._lay_targets(scene, view, arm, spots[-1])

    def _length(self, near: int, far: int) -> float:
        return self._plan.size * (1 if near == far else 2)

    def _newest(self, laid: list[Laid]) -> tuple[list[Laid], list[Spot]]:
        """The tiles that can be seen, where they lie, and last where the next one goes."""
        for first in range(len(laid)):
            spots = self._spots(laid[first:])
            if spots is not None:
                return laid[first:], spots
        return [], [(self._from + START + GAP, 0)]

    def _spots(self, laid: list[Laid]) -> list[Spot] | None:
        """A place for each of these tiles and for the next one, row by row, there and back; None where they do not fit."""
        plan = self._plan
        near, far = self._from + START + GAP, self._from + START + GAP + plan.room
        at, row = near, 0
        spots: list[Spot] = []
        for length in [*(self._length(*tile) for tile in laid), plan.spot]:
            if at + length > far + SLACK if row % 2 == 0 else at - length < near - SLACK:
                at += -GAP if row % 2 == 0 else GAP
                row += 1
                if row == plan.folds:
                    return None
            spots.append((at, row))
            at += length + GAP if row % 2 == 0 else -length - GAP
        return spots

    def _lay_start(self, scene: Scene, arm: str, marked: bool, folded: int) -> None:
        """The marker and the number of tiles that are not shown, one above the other where both are there."""
        x, middle = self._x(self._from + START / 2), self._middle(0)
        apart = APART if marked and folded else 0.0
        if marked:
            scene["labels"].append(label("marker", {"count": 1, "seat": int(arm)}, x, middle - apart, MARKER))
        if folded:
            scene["labels"].append(label("folded", {"count": folded}, x, middle + apart, TEXT))

    def _lay_head(self, scene: Scene, view: View, arm: str, train: Train) -> None:
        """Whose train it is, and for the page the lane as a whole."""
        plan, middle = self._plan, (self._box[1] + self._box[3]) / 2
        at = plan.lane_width - plan.head if self._back else 0.0
        one, two = sorted((self._x(at), self._x(at + plan.head)))
        high = min(46.0, plan.lane_height)
        head = (one, middle - high / 2, two, middle + high / 2)
        seat = view.get("seat")
        if arm == "M" or int(arm) == seat:
            code = "mexican-train" if arm == "M" else "own-train"
            short = "" if plan.head >= WORDS_FIT else "-short"
            data = {"count": len(train["tiles"])} | ({} if arm == "M" else {"seat": seat})
            scene["labels"].append(label(code + short, data, (head[0] + head[2]) / 2, middle, TEXT + 1))
        else:
            plate(scene, view, int(arm), head)
        x0, y0, x1, y1 = self._box
        scene["trains"].append(
            {
                "arm": arm, "x": num((x0 + x1) / 2), "y": num((y0 + y1) / 2), "w": num(x1 - x0), "h": num(y1 - y0),
                "size": num(plan.size), "way": self._way, "end": train.get("end"), "marker": train["marker"],
                "open_double": train["open_double"], "playable": train.get("playable", False),
            }
        )  # fmt: skip

    def _lay_targets(self, scene: Scene, view: View, arm: str, spot: Spot) -> None:
        """Each move on this train goes to its open end."""
        size = self._plan.size
        for move in view.get("legal_moves") or ():
            text, _, on = move.partition("@")
            if on == arm and is_tile(text):
                near, far, _ = read_laid(move)
                long, high = (size, 2 * size) if near == far else (2 * size, size)
                box = self._place(spot, max(FINGER, long), max(FINGER, high))
                scene["targets"].append(target(move, "place", box, tile=NAMES[tile_with(near, far)]))
