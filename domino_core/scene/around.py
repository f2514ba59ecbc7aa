"""Seats really round the table: for games whose middle is small enough to spare the sides.

Left, top and right have their plates and racks there on wide tables, as one sits at a real one; a phone has the strip along the top. Either
way each seat has a few lines before it for what it says: a bid, a bet, a hand's name.
"""

from __future__ import annotations

from collections.abc import Sequence

from domino_core.scene.low import LEFT_SHARE, is_low, sit_low
from domino_core.scene.parts import SPACE, Box, Scene, View, box_at
from domino_core.scene.seats import (
    BELOW,
    PLATE_HEIGHT,
    SMALLEST_BACK,
    SMALLEST_FACE,
    Around,
    Says,
    lay_others,
    most_of,
    others_of,
    plate,
    plate_beside,
    rack_tile,
    tiles_of,
)
from domino_core.scene.small import is_small, sit_small
from domino_core.scene.table import lay_own

WIDE = 700.0
"""Tables at least so wide have seats at the sides."""
COLUMN = 148.0
LARGEST_RACK = 40.0
RACK_SHARE = 0.042
"""The largest tile of a rack at the side, as a part of the table's height."""
LINE = 20.0
"""The height of a line of what is said."""
SAID = 15.0
"""And the size of its text."""


def sit_round(
    scene: Scene, view: View, arrange: Sequence[str] | None, words: Sequence[str], *,
    lines: int, own_lines: int, shelf: float = 0.0, below: float = BELOW, rack: float = 0.0, bar: bool = False, keep: int = 0,
    share: float = LEFT_SHARE,
) -> Around:  # fmt: skip
    """Everything but the middle. `lines` are kept for what the others say, `own_lines` for one's own seat.

    The lowest `shelf` of the middle is as wide as the table, so seats at the sides stay above it. `below` is the size of the others' tiles
    in the strip, `rack` that on small tables, where they may be left out; with `bar` one's own seat speaks there too. `keep` buttons have
    their room on low and small tables.
    """
    if is_low(scene):
        return sit_low(scene, view, arrange, words, lines=lines, own_lines=own_lines, rack=below, keep=keep, share=share)
    if is_small(scene):
        return sit_small(scene, view, arrange, words, lines=lines, own_lines=own_lines if bar else 0, rack=rack, keep=keep)
    bottom = lay_own(scene, view, arrange, words) - SPACE
    width = scene["width"]
    free = (SPACE, SPACE, width - SPACE, bottom - own_lines * LINE)
    place = _at_the_sides if width >= WIDE else _in_a_strip
    around = place(scene, view, free, lines, shelf, below)
    seat = view.get("seat")
    if seat is not None:
        around.says[seat] = Says(width / 2, bottom - LINE / 2, -LINE, min(360.0, width - 2 * SPACE))
    return around


def _in_a_strip(scene: Scene, view: View, free: Box, lines: int, shelf: float, below: float) -> Around:
    """The others along the top, each with its lines below."""
    left, _, right, bottom = free
    top = lay_others(scene, view, below) + 4
    others = others_of(view)
    slot = (right - left) / len(others)
    says = {seat: Says(left + (k + 0.5) * slot, top + LINE / 2, LINE, slot - 4) for k, seat in enumerate(others)}
    return Around((left, top + lines * LINE, right, bottom), says)


def _at_the_sides(scene: Scene, view: View, free: Box, lines: int, shelf: float, below: float) -> Around:
    """The others left, on top and right; an onlooker sees a fourth seat at the bottom."""
    left, top, right, bottom = free
    others = others_of(view)
    says: dict[int, Says] = {}
    x = (left + right) / 2
    if len(others) > 2:
        y = top + PLATE_HEIGHT / 2
        plate_beside(scene, view, others[1], (x, y), 420.0, PLATE_HEIGHT / 2)
        top += PLATE_HEIGHT + 4
        says[others[1]] = Says(scene["seats"][-1]["x"], top + LINE / 2, LINE, 240.0)
        top += lines * LINE
    if len(others) > 3:
        plate_beside(scene, view, others[3], (x, scene["height"] - SPACE - 26.0), 420.0, PLATE_HEIGHT / 2)
        says[others[3]] = Says(scene["seats"][-1]["x"], bottom - LINE / 2, -LINE, 240.0)
        bottom -= lines * LINE
    sides = [(others[0], left, 90)] + [(seat, right - COLUMN, 270) for seat in (others[1:2] if len(others) == 2 else others[2:3])]
    for seat, start, turn in sides:
        says[seat] = _lay_column(scene, view, seat, (start, top, start + COLUMN, bottom - shelf), lines, turn)
    inner = COLUMN + 2 * SPACE
    return Around((left + inner, top, right - inner, bottom), says)


def _lay_column(scene: Scene, view: View, seat: int, box: Box, lines: int, turn: int) -> Says:
    """A seat at the side: plate, lines, and the tiles one above the other, looking inward."""
    left, top, right, bottom = box
    most = most_of(view, seat)
    head = PLATE_HEIGHT + 4 + lines * LINE
    pitch = min(min(LARGEST_RACK, RACK_SHARE * scene["height"]) + 2.0, max(0.0, bottom - top - head) / max(1, most))
    size = pitch - min(2.0, pitch / 6)
    x = (left + right) / 2
    y = (top + bottom) / 2 - (head + most * pitch) / 2
    y = max(top, y)
    plate(scene, view, seat, box_at(x, y + PLATE_HEIGHT / 2, right - left, PLATE_HEIGHT))
    tiles = tiles_of(view, seat)
    if tiles and size >= (SMALLEST_BACK if tiles[0] is None else SMALLEST_FACE):
        first = y + head + pitch / 2
        scene["tiles"] += [rack_tile(seat, k, tile, x, first + k * pitch, size, turn) for k, tile in enumerate(tiles)]
    return Says(x, y + PLATE_HEIGHT + 4 + LINE / 2, LINE, right - left)
