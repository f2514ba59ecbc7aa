"""The solitaires' row: upright tiles from left to right, folded like lines of text where the table is narrow.

Below each line of tiles Castle Rock keeps a band free for the handles that take three tiles at once, so that a finger
can tell them from the tile in the middle of the three; a crowded row has one band below its last line, where the only three that can
be taken stand. Where the pile is open, its tiles lie small above the bar in the order in which they will come. Low tables have the bar as a
column at the right, and the open pile as a block at the left.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from domino_core.scene.controls import BUTTON_HEIGHT, PILE_WIDTH, lay_buttons, lay_pile, legal, word_moves
from domino_core.scene.low import LOW_HEIGHT, NARROWEST
from domino_core.scene.parts import (
    FINGER,
    SPACE,
    Box,
    Scene,
    box_at,
    grow,
    label,
    move_box,
    new_scene,
    overlap,
    piece_box,
    put_at,
    spread,
    target,
    tile_up,
    union,
)
from domino_core.scene.seats import PLATE_HEIGHT, PLATE_WIDTH, plate

if TYPE_CHECKING:
    from domino_core.shapes.scene import GroupTarget, TileTarget
    from domino_core.shapes.views import RowView

LARGEST_UNIT = 88.0
SMALLEST_UNIT = 1.0
GAP = 0.1
"""Between two tiles, in short sides of a tile; two pixels at least."""
BAR, SMALL_BAR = 86.0, 60.0
SMALL_TABLE = 480.0
"""Tables lower than this have a smaller bar."""
COLUMN = 84.0
"""The width of the column that low tables have instead of a bar."""
GONE_WIDTH = 58.0
HANDLE = FINGER + 2
"""The band below a line of tiles."""
FINGER_PITCH = FINGER + 1
SMALLEST_APART = 20.0
"""Tiles are kept a finger apart as long as they need not become smaller than this."""
SMALLEST_BANDED = 24.0
"""And every line keeps its band as long as they need not become smaller than this."""
LARGEST_COMING = 30.0
COMING_SHARE, BESIDE_SHARE, SMALL_BESIDE_SHARE = 0.26, 0.3, 0.18
"""So much of the table's height, or on low tables of its width, may the tiles to come take up; less on tables that are narrow too."""
SMALLEST_COMING = 9.0
"""Unless they would become smaller than this."""
COMING_GAP = 0.12
SMALLEST_GONE = 9.0
COUNT = 44.0
"""The size of the number being counted."""


class Grid(NamedTuple):
    """Where the tiles of a row stand: their size, how many in a line, and the places of the first."""

    unit: float
    columns: int
    pitch_x: float
    pitch_y: float
    left: float
    top: float
    band: float | None
    """The middle of the only band for handles, where not every line has its own."""

    def at(self, place: int) -> tuple[float, float]:
        """The middle of a place, counted from 0."""
        line, column = divmod(place, self.columns)
        return self.left + column * self.pitch_x, self.top + line * self.pitch_y


def row_scene(view: RowView, width: float, height: float, _arrange: Sequence[str] | None = None) -> Scene:
    """The whole table of a solitaire: the row, and a bar or a column with plate, pile and what has gone."""
    scene = new_scene(width, height)
    if height < LOW_HEIGHT and width > height:
        right = _lay_column(scene, view)
        left = _lay_coming_beside(scene, view)
        lay_row(scene, view, (left + 2 * SPACE if left else SPACE, SPACE, right - SPACE, height - SPACE))
    else:
        bottom = _lay_coming(scene, view, _lay_bar(scene, view))
        lay_row(scene, view, (SPACE, SPACE, width - SPACE, bottom - SPACE))
    return scene


def lay_row(scene: Scene, view: RowView, area: Box) -> None:
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
    _apart(found, grid, area)
    scene["targets"] += found


def make_grid(count: int, area: Box, handles: bool) -> Grid:
    """The largest tiles with which so many fit; with handles, a finger apart and with a band to each line if they stay large enough."""
    if not handles:
        return _largest_grid(count, area)
    grid = _largest_grid(count, area, band=HANDLE + 4, apart=FINGER_PITCH)
    if grid.unit < SMALLEST_APART:
        grid = _largest_grid(count, area, band=HANDLE + 4)
    if grid.unit < SMALLEST_BANDED:
        crowded = _largest_grid(count, (*area[:3], area[3] - HANDLE - 8))
        if crowded.unit > grid.unit:
            low = crowded.at(max(0, count - 1))[1] + max(crowded.unit, FINGER / 2) + 1 + HANDLE / 2
            return crowded._replace(band=min(low, area[3] - HANDLE / 2))
    return grid


def _largest_grid(count: int, area: Box, band: float = 0.0, apart: float = 0.0) -> Grid:
    """The best number of lines, each with a `band` below it, of tiles that stand at least so far `apart`."""
    w, h = area[2] - area[0], area[3] - area[1]
    largest = min(LARGEST_UNIT, 0.17 * w, 0.4 * h)
    unit, columns = 0.0, 1
    for lines in range(1, max(1, count) + 1):
        across = max(1, ceil(count / lines))
        line = h / lines - band
        if band and line < FINGER:
            break
        if apart and w - apart * (across - 1) < FINGER:
            continue
        high = line / 2 if band else min(line / (2 + GAP), (line - 2) / 2)
        wide = min(w / (across + GAP * (across - 1)), (w - 2 * (across - 1)) / across, w - apart * (across - 1))
        if min(largest, high, wide) > unit:
            unit, columns = min(largest, high, wide), across
    if not unit:  # no number of lines will do: tiles too small to be seen are still no reason to fail
        return Grid(
            SMALLEST_UNIT, max(1, count), w / max(1, count), 0.0, area[0] + w / max(1, count) / 2, (area[1] + area[3]) / 2, None
        )
    gap = max(2.0, GAP * unit)
    pitch_x = max(unit + gap, apart)
    pitch_y = max(2 * unit, FINGER) + band if band else 2 * unit + gap
    left = (area[0] + area[2]) / 2 - (columns - 1) * pitch_x / 2
    top = (area[1] + area[3] - ceil(count / columns) * pitch_y) / 2 + (max(unit, FINGER / 2) + 2 if band else pitch_y / 2)
    return Grid(unit, columns, pitch_x, pitch_y, left, top, None)


def _take_target(move: str, row: Sequence[str | None], grid: Grid) -> TileTarget | GroupTarget:
    """One tile is tapped itself; three have a handle below the middle one, wherever the lines fold."""
    first, dash, last = move.removeprefix("take:").partition("-")
    if not dash:
        x, y = grid.at(int(first) - 1)
        return target(move, "tile", grow(box_at(x, y, grid.unit, 2 * grid.unit)), tile=_stands_at(row, int(first) - 1))
    places = range(int(first) - 1, int(last))
    x, y = grid.at(places[len(places) // 2])
    y = y + max(grid.unit, FINGER / 2) + 1 + HANDLE / 2 if grid.band is None else grid.band
    band = box_at(x, y, grid.unit, FINGER)
    return target(move, "group", grow(band), tiles=[_stands_at(row, place) for place in places])


def _stands_at(row: Sequence[str | None], place: int) -> str:
    """The tile that a move takes from here."""
    tile = row[place]
    assert tile is not None
    return tile


def _apart(targets: Sequence[TileTarget | GroupTarget], grid: Grid, area: Box) -> None:
    """Handles as wide as their three tiles where there is room; targets of a crowded row pushed off one another. All in place."""
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
    for piece, box in zip(targets, boxes, strict=True):
        put_at(piece, box)


def _lay_bar(scene: Scene, view: RowView) -> float:
    """Plate, what has gone, buttons, and the pile or the number being counted; returns where the bar begins."""
    width, height = scene["width"], scene["height"]
    y0, y1 = height - SPACE - (BAR if height >= SMALL_TABLE else SMALL_BAR), height - SPACE
    middle = (y0 + y1) / 2
    plate_width = min(PLATE_WIDTH, 0.28 * width)
    plate(scene, view, view.get("seat") or 0, box_at(SPACE + plate_width / 2, middle, plate_width, PLATE_HEIGHT))
    gone_left = SPACE + plate_width + SPACE
    _lay_gone(scene, view, (gone_left, y0, gone_left + GONE_WIDTH, y1))
    left, right = gone_left + GONE_WIDTH + SPACE, width - SPACE - PILE_WIDTH
    if "at" in view:  # the number being counted stands next to its button, in the middle of a wide table
        left, right = max(left, width / 2 - 170), min(right, width / 2 + 94)
        scene["labels"].append(label("count", {"count": view["count"]}, right + PILE_WIDTH / 2, middle, COUNT))
    lay_pile(scene, _pile(view), "draw" in legal(view), (width - SPACE - PILE_WIDTH, y0, width - SPACE, y1))
    return lay_buttons(scene, word_moves(view), (left, y0, right - SPACE, y1))


def _pile(view: RowView) -> int:
    return view["pile"] if "pile" in view else view.get("boneyard", 0)


def _lay_column(scene: Scene, view: RowView) -> float:
    """What the bar holds, one below the other at the right of a low table; returns where the column begins."""
    width, height = scene["width"], scene["height"]
    wide = min(COLUMN, max(PILE_WIDTH - 12, 0.11 * width))
    right: float = width - SPACE
    left: float = right - wide
    plate(scene, view, view.get("seat") or 0, (left, SPACE, right, SPACE + PLATE_HEIGHT))
    top, bottom = SPACE + PLATE_HEIGHT, height - SPACE
    words = word_moves(view)
    for k, move in enumerate(reversed(words)):
        y = bottom - (k + 0.5) * (BUTTON_HEIGHT + 4) + 2
        scene["targets"].append(target(move, "button", box_at((left + right) / 2, y, wide, BUTTON_HEIGHT)))
    bottom -= len(words) * (BUTTON_HEIGHT + 4)
    half = (bottom - top) / 2
    _lay_gone(scene, view, (left, top, right, top + half))
    if "at" in view:
        scene["labels"].append(label("count", {"count": view["count"]}, (left + right) / 2, (top + half + bottom) / 2, COUNT))
    lay_pile(scene, _pile(view), "draw" in legal(view), (left, top + half, right, bottom))
    return left


def _coming(view: RowView) -> tuple[Sequence[str], int]:
    """The tiles of an open pile, and for how many places are kept: three are turned up before anything else."""
    coming: Sequence[str] = view.get("to_come") or ()
    return coming, max(len(coming), len(coming) + len(view.get("drawn", ())) - 3)


def _block_in(count: int, w: float, h: float) -> tuple[float, int]:
    """The largest tiles with which so many fit in a block, and how many there are in a line."""
    unit, columns = 0.0, max(1, count)
    for lines in range(1, count + 1):
        across, line = ceil(count / lines), h / lines
        wide = min(w / (across + COMING_GAP * (across - 1)), (w - 2 * (across - 1)) / across)
        fits = min(LARGEST_COMING, wide, line / (2 + COMING_GAP), (line - 2) / 2)
        if fits > unit:
            unit, columns = fits, across
    return unit, columns


def _lay_block(scene: Scene, coming: Sequence[str], columns: int, unit: float, corner: tuple[float, float]) -> float:
    """The tiles of an open pile in reading order, the next one first and marked; returns how high they lie.

    A tile keeps its place until it is turned up: places are counted from the last one, in the lower right `corner`.
    """
    gap = max(2.0, COMING_GAP * unit)
    for k, tile in enumerate(reversed(coming)):
        line, column = divmod(k, columns)
        x, y = corner[0] - unit / 2 - column * (unit + gap), corner[1] - unit - line * (2 * unit + gap)
        scene["tiles"].append(tile_up(tile, x, y, unit, "coming"))
    scene["tiles"][-1]["mark"] = True
    return ceil(len(coming) / columns) * (2 * unit + gap)


def _lay_coming(scene: Scene, view: RowView, bottom: float) -> float:
    """The tiles of an open pile above the bar; returns where they begin."""
    coming, count = _coming(view)
    if not coming:
        return bottom
    unit, columns = _block_in(count, scene["width"] - 2 * SPACE, COMING_SHARE * scene["height"])
    if unit < SMALLEST_COMING:  # then they take more of the height
        unit, columns = SMALLEST_COMING, int((scene["width"] - 2 * SPACE + 2) // (SMALLEST_COMING + 2))
    gap = max(2.0, COMING_GAP * unit)
    right = (scene["width"] + columns * (unit + gap) - gap) / 2
    return bottom - _lay_block(scene, coming, columns, unit, (right, bottom))


def _lay_coming_beside(scene: Scene, view: RowView) -> float:
    """The tiles of an open pile as a block at the left of a low table; returns where it ends."""
    coming, count = _coming(view)
    if not coming:
        return 0.0
    high = scene["height"] - 2 * SPACE
    share = BESIDE_SHARE if scene["width"] >= NARROWEST else SMALL_BESIDE_SHARE
    unit, columns = _block_in(count, share * scene["width"], high)
    gap = max(2.0, COMING_GAP * unit)
    right = SPACE + columns * (unit + gap) - gap
    block = ceil(count / columns) * (2 * unit + gap) - gap
    _lay_block(scene, coming, columns, unit, (right, SPACE + (high + block) / 2))
    return right


def _lay_gone(scene: Scene, view: RowView, box: Box) -> None:
    """The last tiles removed, as a small heap, and how many there are."""
    removed = view["removed"]
    if "taken" in view:
        removed = removed or view["taken"]
    if not removed:
        return
    text = 13.0
    size = min(24.0, (box[3] - box[1] - text - 8) / 2)
    x = (box[0] + box[2]) / 2
    y = (box[1] + box[3]) / 2 - text / 2 - 2
    last = removed[-3:] if size >= SMALLEST_GONE else ()
    for k, tile in enumerate(last):
        scene["tiles"].append(tile_up(tile, x + 2.5 * (k - (len(last) - 1) / 2), y, size, "gone", z=k))
    below = y + size + 4 + text / 2 if last else (box[1] + box[3]) / 2
    scene["labels"].append(label("removed", {"count": len(removed)}, x, below, text))
