"""The small pieces every scene is made of: boxes, tiles, targets, labels.

Scenes are plain dicts because they leave for the page as JSON at once; a class per piece would only have to be taken
apart again, and each dataclass costs start-up time in the browser.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Literal, overload

if TYPE_CHECKING:
    from domino_core.shapes import scene as shapes
    from domino_core.shapes import views

    Scene = shapes.Scene
    View = views.View
else:
    Scene = View = dict
    """The table as data, and what it is made from; their declared shapes are for types only."""

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

SPACE = 8.0
"""Between parts of the table."""
FINGER = 44.0
"""The least side of anything that is to be hit with a finger, in CSS pixels."""
LARGE_WIDTH, LARGE_HEIGHT = 1180.0, 620.0
"""Tables larger than this both ways show an enlarged picture of one of this size."""
LEAST = (240.0, 220.0)
"""Tables smaller than this either way show a reduced picture."""


def new_scene(width: float, height: float) -> Scene:
    """An empty table of this size."""
    return {"width": num(width), "height": num(height), "tiles": [], "targets": [], "seats": [], "labels": []}


SCALED = ("x", "y", "w", "h", "size")
"""The fields of a scene's pieces that are lengths."""


def working_size(width: float, height: float, least: tuple[float, float]) -> tuple[float, float, float]:
    """The size of table to work a picture out for, and how much to enlarge it: large screens are looked at from afar.

    It is at least as large as the `least` table on which the game has its places.
    """
    scale = max(1.0, min(width / LARGE_WIDTH, height / LARGE_HEIGHT))
    scale = min(scale, max(width, 1.0) / least[0], max(height, 1.0) / least[1])
    return max(width, 1.0) / scale, max(height, 1.0) / scale, scale


def enlarge(scene: Scene, scale: float, width: float, height: float) -> Scene:
    """The scene, in place, with every length and every point (a list of numbers) multiplied: it is then one for a table of this size."""
    waiting: list[list[object] | dict[str, object]] = [pieces for pieces in scene.values() if isinstance(pieces, list | dict)]
    while waiting:  # every piece of the scene comes here once
        piece = waiting.pop()
        if isinstance(piece, dict):
            piece |= {field: num(length * scale) for field in SCALED if isinstance(length := piece.get(field), int | float)}
            waiting += [one for name, one in piece.items() if name != "data" and isinstance(one, list | dict)]
        elif piece and len(numbers := [one for one in piece if isinstance(one, int | float)]) == len(piece):
            piece[:] = [num(one * scale) for one in numbers]
        else:
            waiting += [one for one in piece if isinstance(one, list | dict)]
    scene["width"], scene["height"], scene["scale"] = num(width), num(height), round(scale, 4)
    return scene


def num(value: float) -> float:
    """Two decimals are finer than any screen, and keep the JSON short."""
    rounded = round(value, 2)
    whole = int(rounded)
    return whole if whole == rounded else rounded


def is_tile(text: str) -> bool:
    """Whether a move (or a part of one) names a tile."""
    first, dash, second = text.partition("-")
    return bool(dash) and first.isdecimal() and second.isdecimal()


def tile_up(tile: str, x: float, y: float, size: float, zone: shapes.Zone, turn: int = 0, z: int = 0) -> shapes.TilePiece:
    """A face-up tile; its name is its key, so that the page can follow it from scene to scene."""
    return {
        "key": tile, "tile": tile, "x": num(x), "y": num(y), "size": num(size),
        "turn": turn, "face": "up", "zone": zone, "z": z,
    }  # fmt: skip


def tile_down(key: str, x: float, y: float, size: float, zone: shapes.Zone, turn: int = 0, z: int = 0) -> shapes.TilePiece:
    """A face-down tile: it has a place but no name."""
    piece = tile_up(key, x, y, size, zone, turn, z)
    piece["tile"] = None
    piece["face"] = "down"
    return piece


def label(
    code: str, data: Mapping[str, shapes.LabelValue], x: float, y: float, size: float,
    align: shapes.Align = "center", room: float | None = None,
) -> shapes.LabelPiece:  # fmt: skip
    """A text for the page to find in its catalogue. Words differ in length by language: with `room` longer ones are made to fit."""
    piece: shapes.LabelPiece = {"code": code, "data": dict(data), "x": num(x), "y": num(y), "size": num(size), "align": align}
    if room is not None:
        piece["w"] = num(room)
    return piece


def rectangle(box: Box) -> shapes.Rectangle:
    """The box as the page reads it: its middle and its size."""
    x0, y0, x1, y1 = box
    return {"x": num((x0 + x1) / 2), "y": num((y0 + y1) / 2), "w": num(x1 - x0), "h": num(y1 - y0)}


def put_at(piece: shapes.Rectangle, box: Box) -> None:
    """Gives a target or a plate the place and size of this box."""
    made = rectangle(box)
    piece["x"], piece["y"], piece["w"], piece["h"] = made["x"], made["y"], made["w"], made["h"]


@overload
def target(move: str, kind: Literal["place"], box: Box, *, tile: str, size: float, turn: int) -> shapes.PlaceTarget: ...


@overload
def target(move: str, kind: Literal["tile"], box: Box, *, tile: str) -> shapes.TileTarget: ...


@overload
def target(move: str, kind: Literal["group"], box: Box, *, tiles: list[str]) -> shapes.GroupTarget: ...


@overload
def target(move: str, kind: Literal["pile"], box: Box) -> shapes.PileTarget: ...


@overload
def target(move: str, kind: Literal["button"], box: Box) -> shapes.ButtonTarget: ...


def target(move: str, kind: str, box: Box, **more: object) -> Mapping[str, object]:
    """A rectangle that plays `move`; `more` is what its kind has besides."""
    return {"move": move, "kind": kind, **rectangle(box), **more}


def box_at(x: float, y: float, w: float, h: float) -> Box:
    """The box of this size about a centre."""
    return (x - w / 2, y - h / 2, x + w / 2, y + h / 2)


def tile_box(piece: shapes.TilePiece) -> Box:
    """What a tile of a scene covers."""
    short = piece["size"]
    across = piece["turn"] % 180 == 90
    return box_at(piece["x"], piece["y"], short * (2 if across else 1), short * (1 if across else 2))


def piece_box(piece: shapes.Rectangle) -> Box:
    """What a target or a plate of a scene covers."""
    return box_at(piece["x"], piece["y"], piece["w"], piece["h"])


def label_box(piece: shapes.LabelPiece) -> Box:
    """What a label with a known room may cover."""
    left = {"left": 0.0, "right": 1.0}.get(piece["align"], 0.5) * piece["w"]
    x, y, half = piece["x"] - left, piece["y"], piece["size"] / 2
    return (x, y - half, x + piece["w"], y + half)


def grow(box: Box, least: float = FINGER) -> Box:
    """The box, made large enough for a finger about the same centre."""
    x0, y0, x1, y1 = box
    dx = max(0.0, (least - (x1 - x0)) / 2)
    dy = max(0.0, (least - (y1 - y0)) / 2)
    return (x0 - dx, y0 - dy, x1 + dx, y1 + dy)


def move_box(box: Box, dx: float, dy: float) -> Box:
    """The box, shifted."""
    return (box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy)


def union(boxes: Iterable[Box]) -> Box:
    """The smallest box round all of these."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return (min(lefts), min(tops), max(rights), max(bottoms))


def overlap(a: Box, b: Box, slack: float = 0.05) -> bool:
    """Whether two boxes share more than an edge."""
    return a[0] < b[2] - slack and b[0] < a[2] - slack and a[1] < b[3] - slack and b[1] < a[3] - slack


def shift_into(box: Box, area: Box) -> tuple[float, float]:
    """How far to move a box so that it lies in the area (as far as it can)."""
    dx = max(0.0, area[0] - box[0]) or min(0.0, area[2] - box[2])
    dy = max(0.0, area[1] - box[1]) or min(0.0, area[3] - box[3])
    return dx, dy


def spread(boxes: Sequence[Box], area: Box) -> list[tuple[float, float]]:
    """How far to move each box so that all lie in the area and, if there is room, none covers another.

    Small tiles have targets larger than themselves, which may meet; each pair that does is pushed apart along the
    axis where the least push is enough. Where edges of the area undo that for ever, one axis is tried for all.
    """
    moved: list[Box] = []
    for weight_x, weight_y in ((1, 1), (1, 9), (9, 1), (1, 99), (99, 1)):
        moved = [move_box(box, *shift_into(box, area)) for box in boxes]
        if any(_push_apart(moved, area, weight_x, weight_y) for _ in range(40)):
            break
    return [(new[0] - old[0], new[1] - old[1]) for new, old in zip(moved, boxes, strict=True)]


def _push_apart(boxes: list[Box], area: Box, weight_x: int, weight_y: int) -> bool:
    """One round of pushing, in place; whether there was nothing left to push."""
    calm = True
    for i in range(len(boxes)):
        for j in range(i + 1, len(boxes)):
            a, b = boxes[i], boxes[j]
            if not overlap(a, b):
                continue
            calm = False
            dx = min(a[2], b[2]) - max(a[0], b[0]) + 0.5
            dy = min(a[3], b[3]) - max(a[1], b[1]) + 0.5
            if dx * weight_x <= dy * weight_y:
                push = (dx / 2 if a[0] + a[2] <= b[0] + b[2] else -dx / 2, 0.0)
            else:
                push = (0.0, dy / 2 if a[1] + a[3] <= b[1] + b[3] else -dy / 2)
            for k, way in ((i, -1), (j, 1)):
                box = move_box(boxes[k], way * push[0], way * push[1])
                boxes[k] = move_box(box, *shift_into(box, area))
    return calm
