"""The solitaires' row: upright tiles from left to right, folded like lines of text where the table is narrow.

Below each line of tiles Castle Rock keeps a band free for the handles that take three tiles at once, so that a finger
can tell them from the tile in the middle of the three. Where the pile is open, its tiles lie small above the bar in the
order in which they will come.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from domino_core.scene.parts import (
    FINGER,
    SPACE,
    Box,
    Piece,
    Scene,
    View,
    box_at,
    grow,
    label,
    move_box,
    new_scene,
    overlap,
    piece_box,
    spread,
    target,
    tile_up,
    union,
)
from domino_core.scene.seats import PLATE_HEIGHT, PLATE_WIDTH, plate
from domino_core.scene.table import PILE_WIDTH, lay_buttons, lay_pile, legal, word_moves

LARGEST_UNIT = 88.0
STEP = 0.96
BAR = 86.0
GONE_WIDTH = 58.0
HANDLE = FINGER + 2
"""The band below a line of tiles."""
FINGER_PITCH = FINGER + 1
SMALLEST_APART = 20.0
"""Tiles are kept a finger apart as long as they need not become smaller than this."""
LARGEST_COMING = 30.0
SMALLEST_COMING = 9.0
COMING_SHARE = 0.26
"""So much of the table's height may the tiles to come take up, unless they would become too small to read."""


class Grid(NamedTuple):
    """Where the tiles of a row stand: their size, how many in a line, and the places of the first."""

    unit: float
    columns: int
    pitch_x: float
    pitch_y: float
    left: float
    top: float

    def at(self, place: int) -> tuple[float, float]:
        """The middle of a place, counted from 0."""
        line, column = divmod(place, self.columns)
        return self.left + column * self.pitch_x, self.top + line * self.pitch_y


def row_scene(view: View, width: float, height: float, _arrange: Sequence[str] | None = None) -> Scene:
    """The whole table of a solitaire: the row, and below it a bar with plate, pile and what has gone."""
    scene = new_scene(width, height)
    bottom = _lay_coming(scene, view, _lay_bar(scene, view))
    lay_row(scene, view, (SPACE, SPACE, width - SPACE, bottom - SPACE))
    return scene


def lay_row(scene: Scene, view: View, area: Box) -> None:
    """Put the row of `view`, and the targets of the moves that take from it, into this part of the table."""
    row: Sequence[str | None] = view["row"]
    finger = view.get("at")
    handles = finger is None
    grid = make_grid(len(row), area, handles)
    for place, tile in enumerate(row):
        if tile is None:
            continue
        piece = tile_up(tile, *grid.at(place), grid.unit, "row")
        if finger == place + 1:
            piece["mark"] = True
        scene["tiles"].append(piece)
    found = [_take_target(move, row, grid) for move in legal(view) if move.startswith("take:")]
    scene["targets"] += _apart(found, grid, area)


def make_grid(count: int, area: Box, handles: bool) -> Grid:
    """The largest tiles with which so many fit; with handles, also a finger apart if that is possible at all."""
    w, h = area[2] - area[0], area[3] - area[1]
    largest = min(LARGEST_UNIT, 0.17 * w, 0.4 * h)
    apart = FINGER_PITCH if handles else 0.0
    unit = largest
    while True:
        gap = max(2.0, 0.1 * unit)
        pitch_x = max(unit + gap, apart)
        pitch_y = max(2 * unit, FINGER) + HANDLE + 4 if handles else 2 * unit + gap
        columns = int((w + pitch_x - unit) // pitch_x)
        if columns and ceil(count / columns) * pitch_y <= h:
            break
        unit *= STEP
        if apart and unit < SMALLEST_APART:
            apart, unit = 0.0, largest
    columns = max(1, min(count, columns))
    lines = ceil(count / columns)
    left = (area[0] + area[2]) / 2 - (columns - 1) * pitch_x / 2
    top = (area[1] + area[3] - lines * pitch_y) / 2 + (max(unit, FINGER / 2) + 2 if handles else pitch_y / 2)
    return Grid(unit, columns, pitch_x, pitch_y, left, top)


def _take_target(move: str, row: Sequence[str | None], grid: Grid) -> Piece:
    """One tile is tapped itself; three have a handle below the middle one, wherever the lines fold."""
    first, dash, last = move.removeprefix("take:").partition("-")
    if not dash:
        x, y = grid.at(int(first) - 1)
        return target(move, "tile", grow(box_at(x, y, grid.unit, 2 * grid.unit)), tile=row[int(first) - 1])
    places = range(int(first) - 1, int(last))
    x, y = grid.at(places[len(places) // 2])
    y += max(grid.unit, FINGER / 2) + 1 + HANDLE / 2
    band = box_at(x, y, grid.pitch_x, FINGER)
    return target(move, "group", grow(band), tiles=[row[place] for place in places])


def _apart(targets: list[Piece], grid: Grid, area: Box) -> list[Piece]:
    """Handles as wide as their three tiles where there is room; targets of a crowded row pushed off one another."""
    boxes = [piece_box(piece) for piece in targets]
    for k, piece in enumerate(targets):
        if piece["kind"] == "group":
            wide = grow(box_at(piece["x"], piece["y"], 2 * grid.pitch_x + grid.unit, piece["h"]))
            inside = area[0] <= wide[0] and wide[2] <= area[2]
            if inside and not any(overlap(wide, box) for n, box in enumerate(boxes) if n != k):
                boxes[k] = wide
    if boxes and any(overlap(a, b) for k, a in enumerate(boxes) for b in boxes[:k]):
        boxes = [move_box(box, *shift) for box, shift in zip(boxes, spread(boxes, area), strict=True)]
    if boxes and union([*boxes, area]) != area:
        boxes = [move_box(box, *shift) for box, shift in zip(boxes, spread(boxes, area), strict=True)]
    more = ({k: v for k, v in piece.items() if k in ("tile", "tiles")} for piece in targets)
    return [target(p["move"], p["kind"], box, **m) for p, box, m in zip(targets, boxes, more, strict=True)]


def _lay_bar(scene: Scene, view: View) -> float:
    """Plate, what has gone, buttons, and the pile or the number being counted; returns where the bar begins."""
    width, height = scene["width"], scene["height"]
    y0, y1 = height - SPACE - BAR, height - SPACE
    middle = (y0 + y1) / 2
    plate_width = min(PLATE_WIDTH, 0.28 * width)
    plate(scene, view, view.get("seat") or 0, box_at(SPACE + plate_width / 2, middle, plate_width, PLATE_HEIGHT))
    gone_left = SPACE + plate_width + SPACE
    _lay_gone(scene, view.get("removed") or view.get("taken") or (), (gone_left, y0, gone_left + GONE_WIDTH, y1))
    left, right = gone_left + GONE_WIDTH + SPACE, width - SPACE - PILE_WIDTH
    if "at" in view:  # the number being counted stands next to its button, in the middle of a wide table
        left, right = max(left, width / 2 - 170), min(right, width / 2 + 94)
        scene["labels"].append(label("count", {"count": view["count"]}, right + PILE_WIDTH / 2, middle, 44.0))
    lay_pile(
        scene, view.get("pile", view.get("boneyard", 0)), "draw" in legal(view),
        (width - SPACE - PILE_WIDTH, y0, width - SPACE, y1),
    )  # fmt: skip
    return lay_buttons(scene, word_moves(view), (left, y0, right - SPACE, y1))


def _lay_coming(scene: Scene, view: View, bottom: float) -> float:
    """The tiles of an open pile, in reading order, the next one first and marked; returns where they begin.

    A tile keeps its place until it is turned up: places are counted from the last one, for as many tiles as there were.
    """
    coming: Sequence[str] = view.get("to_come") or ()
    if not coming:
        return bottom
    count = max(len(coming), len(coming) + len(view["drawn"]) - 3)  # three are turned up before anything else
    width = scene["width"] - 2 * SPACE
    unit = LARGEST_COMING
    while True:
        gap = max(2.0, 0.12 * unit)
        columns = int((width + gap) // (unit + gap))
        lines = ceil(count / columns)
        if lines * (2 * unit + gap) <= COMING_SHARE * scene["height"] or unit * STEP < SMALLEST_COMING:
            break
        unit *= STEP
    columns = ceil(count / lines)
    left = (scene["width"] - (columns - 1) * (unit + gap)) / 2
    for k, tile in enumerate(reversed(coming)):
        line, column = divmod(k, columns)
        x, y = left + (columns - 1 - column) * (unit + gap), bottom - unit - line * (2 * unit + gap)
        scene["tiles"].append(tile_up(tile, x, y, unit, "coming"))
    scene["tiles"][-1]["mark"] = True
    return bottom - ceil(len(coming) / columns) * (2 * unit + gap)


def _lay_gone(scene: Scene, removed: Sequence[str], box: Box) -> None:
    """The last tiles removed, as a small heap, and how many there are."""
    if not removed:
        return
    text, size = 13.0, 24.0
    x = (box[0] + box[2]) / 2
    y = (box[1] + box[3]) / 2 - text / 2 - 2
    last = removed[-3:]
    for k, tile in enumerate(last):
        scene["tiles"].append(tile_up(tile, x + 2.5 * (k - (len(last) - 1) / 2), y, size, "gone", z=k))
    scene["labels"].append(label("removed", {"count": len(removed)}, x, y + size + 4 + text / 2, text))
