"""What stands around the middle of every table: the other seats above, the own hand, boneyard and buttons below.

Room is kept for the hand as it was dealt, so that the middle does not change its size with every tile played.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil

from domino_core.scene.parts import (
    FINGER,
    SPACE,
    Box,
    Scene,
    View,
    box_at,
    is_tile,
    label,
    target,
    tile_down,
    tile_up,
)
from domino_core.scene.seats import PLATE_HEIGHT, PLATE_WIDTH, lay_others, plate

BUTTON_HEIGHT = 46.0
BUTTON_WIDTH = 112.0
SMALLEST_BUTTON = 58.0
PILE_WIDTH = 76.0
BAR_HEIGHT = 60.0
HAND_GAP = 4.0
LARGEST_HAND_TILE = 54.0
LARGEST_WHEN_LOW = 40.0
HAND_SHARE = 0.085
"""The largest tile of a hand as a part of the table's height: low tables need the height for the middle."""
LARGEST_IN_ROWS = 44.0
"""Tiles of a hand in several rows: the line needs the height more."""
HAND_PITCH = 43.0
"""A hand goes into a second row when its tiles would stand closer than this."""
ROWS_PITCH = 38.0
"""And into a third when they would stand closer than this."""


def lay_table(scene: Scene, view: View, arrange: Sequence[str] | None = None) -> Box:
    """Everything but the middle; returns the middle, which is the game's own."""
    top = lay_others(scene, view)
    bottom = lay_own(scene, view, arrange)
    return (SPACE, top + SPACE, scene["width"] - SPACE, bottom - SPACE)


def lay_own(scene: Scene, view: View, arrange: Sequence[str] | None, words: Sequence[str] | None = None) -> float:
    """The own hand, plate and buttons, and the boneyard; returns where the bottom part begins.

    `words` are the moves that get a button here, where the game has a place of its own for the others.

    Wide tables have plate and pile at the two sides of the hand; where the hand then needs more rows, or the table
    is narrow, they stand in a bar above it. Whatever leaves more room for the middle wins.
    """
    width, height = scene["width"], scene["height"]
    seat = view.get("seat")
    hands = view.get("hands")
    hand: Sequence[str] = (hands[seat] if hands and seat is not None else None) or ()
    words = word_moves(view) if words is None else words
    apart = FINGER if any(move.startswith("discard:") for move in legal(view)) else HAND_PITCH
    most = max(len(hand), len(view.get("dealt") or ()))
    at_sides = width - 6 * SPACE - PLATE_WIDTH - PILE_WIDTH - BUTTON_WIDTH
    full = width - 2 * SPACE
    fit = partial(_hand_rows, most, cap=0.36 * height, apart=apart, largest=max(LARGEST_WHEN_LOW, HAND_SHARE * height))
    if most and width >= 700:
        rows, size = fit(at_sides)
        tall = max(rows * (2 * size + HAND_GAP), 2 * BUTTON_HEIGHT + SPACE)
        bar_rows, bar_size = fit(full)
        if tall <= bar_rows * (2 * bar_size + HAND_GAP) + BAR_HEIGHT:
            box = (2 * SPACE + PLATE_WIDTH, height - SPACE - tall, 2 * SPACE + PLATE_WIDTH + at_sides, height - SPACE)
            _lay_hand(scene, hand, arrange, box, rows, size)
            return _lay_sides(scene, view, words, box)
    rows, size = fit(full)
    top = height - SPACE - (rows * (2 * size + HAND_GAP) if most else 0.0)
    _lay_hand(scene, hand, arrange, (SPACE, top, width - SPACE, height - SPACE), rows, size)
    return lay_bar(scene, view, words, top)


def _lay_sides(scene: Scene, view: View, words: Sequence[str], hand: Box) -> float:
    """Own plate left of the hand, buttons and the boneyard right of it; further buttons go above.

    Two buttons stand one above the other; without a boneyard there is room for two more next to them.
    """
    _, top, right, bottom = hand
    middle = (top + bottom) / 2
    plate(scene, view, view["seat"], box_at(SPACE + PLATE_WIDTH / 2, middle, PLATE_WIDTH, 52.0))
    edge = scene["width"] - SPACE
    lay_pile(scene, view.get("boneyard", 0), "draw" in legal(view), (edge - PILE_WIDTH, top, edge, bottom))
    columns = 2 if len(words) > 2 and not _has_pile(view) else 1
    width = BUTTON_WIDTH if columns == 1 else (edge - right - 2 * SPACE) / 2
    beside, above = words[: 2 * columns], words[2 * columns :]
    rows = ceil(len(beside) / columns)
    for k, move in enumerate(beside):
        x = right + SPACE + width / 2 + k % columns * (width + SPACE)
        y = middle + (k // columns - (rows - 1) / 2) * (BUTTON_HEIGHT + SPACE)
        scene["targets"].append(target(move, "button", box_at(x, y, width, BUTTON_HEIGHT)))
    return lay_buttons(scene, above, (0, top, 0, top))


def _has_pile(view: View) -> bool:
    return view.get("boneyard", 0) > 0 or "draw" in legal(view)


def lay_bar(scene: Scene, view: View, words: Sequence[str], bottom: float) -> float:
    """Own plate, buttons and boneyard in one row above `bottom`; buttons that find no place go above it."""
    width = scene["width"]
    seat = view.get("seat")
    y0, y1 = bottom - BAR_HEIGHT, bottom - 4.0
    plate_width = min(PLATE_WIDTH, 0.32 * width) if seat is not None else 0.0
    if seat is not None:
        plate(scene, view, seat, box_at(SPACE + plate_width / 2, (y0 + y1) / 2, plate_width, PLATE_HEIGHT))
    lay_pile(scene, view.get("boneyard", 0), "draw" in legal(view), (width - SPACE - PILE_WIDTH, y0, width - SPACE, y1))
    free = (2 * SPACE + plate_width, y0, width - SPACE - (SPACE + PILE_WIDTH if _has_pile(view) else 0.0), y1)
    return lay_buttons(scene, words, free)


def lay_buttons(scene: Scene, words: Sequence[str], free: Box) -> float:
    """Buttons in this free place, and in rows of the whole width above it; returns the top of them all."""
    y = (free[1] + free[3]) / 2
    left, right, top = free[0], free[2], free[1]
    waiting = list(words)
    while waiting:
        if right - left < SMALLEST_BUTTON:
            top -= BUTTON_HEIGHT + 4
            y = top + BUTTON_HEIGHT / 2
            left, right = SPACE, scene["width"] - SPACE
        fitting = max(1, int((right - left + SPACE) // (SMALLEST_BUTTON + SPACE)))
        now, waiting = waiting[:fitting], waiting[fitting:]
        each = min(BUTTON_WIDTH * 1.4, (right - left + SPACE) / len(now) - SPACE)
        x = (left + right) / 2 - (len(now) - 1) * (each + SPACE) / 2
        for move in now:
            scene["targets"].append(target(move, "button", box_at(x, y, each, BUTTON_HEIGHT)))
            x += each + SPACE
        left = right
    return top


def legal(view: View) -> Sequence[str]:
    """The moves of the looking seat."""
    return view.get("legal_moves") or ()


def word_moves(view: View) -> list[str]:
    """The moves that are words and not tiles: they get buttons. `draw` has the pile, `take` the row, `discard` the hand."""
    elsewhere = ("take:", "discard:")
    return [
        move for move in legal(view) if move != "draw" and not move.startswith(elsewhere) and not is_tile(move.partition("@")[0])
    ]


def lay_pile(scene: Scene, count: int, may_draw: bool, box: Box) -> None:
    """The boneyard: a small heap of backs with the number of tiles under it, and a place to tap."""
    if count <= 0 and not may_draw:
        return
    text = 13.0
    x = (box[0] + box[2]) / 2
    size = min(30.0, (box[3] - box[1] - text - 12) / 2)
    block = 2 * size + text + 8
    y = (box[1] + box[3] - block) / 2 + 3 + size
    for k in range(min(count, 3)):
        scene["tiles"].append(tile_down(f"back:yard:{k}", x + 3 * (k - 1), y - 1.5 * (k - 1), size, "yard", z=k))
    scene["labels"].append(label("boneyard", {"count": count}, x, y + size + 4 + text / 2, text))
    if may_draw:
        w = max(FINGER, min(box[2] - box[0], size + 28))
        scene["targets"].append(
            target("draw", "pile", box_at(x, (box[1] + box[3]) / 2, w, max(FINGER, min(box[3] - box[1], block))))
        )


def _hand_rows(count: int, width: float, *, cap: float, apart: float, largest: float) -> tuple[int, float]:
    """In how many rows a hand lies, and how large its tiles are; one row only if they stand so far apart."""
    best = (1, 0.0)
    for rows in range(1, 6):
        pitch = width / max(1, ceil(count / rows))
        size = min(largest, LARGEST_HAND_TILE if rows == 1 else LARGEST_IN_ROWS, pitch - HAND_GAP, (cap / rows - HAND_GAP) / 2)
        if size > best[1]:
            best = (rows, size)
        if pitch >= (apart if rows == 1 else max(ROWS_PITCH, apart - HAND_PITCH + ROWS_PITCH)):
            break
    return best


def _lay_hand(scene: Scene, hand: Sequence[str], arrange: Sequence[str] | None, box: Box, rows: int, size: float) -> None:
    """The own tiles, upright, in the order the player wants; what the order does not name comes last."""
    if not hand:
        return
    held = set(hand)
    order = [tile for tile in dict.fromkeys(arrange or ()) if tile in held]
    order += [tile for tile in hand if tile not in set(order)]
    pitch = size + HAND_GAP
    most = max(1, int((box[2] - box[0] + 0.01) // pitch))
    used = min(rows, ceil(len(order) / most))
    per_row = ceil(len(order) / used)
    line_height = 2 * size + HAND_GAP
    top = (box[1] + box[3]) / 2 - used * line_height / 2
    for k, tile in enumerate(order):
        row, column = divmod(k, per_row)
        in_row = min(per_row, len(order) - row * per_row)
        x = (box[0] + box[2]) / 2 + (column - (in_row - 1) / 2) * pitch
        scene["tiles"].append(tile_up(tile, x, top + (row + 0.5) * line_height, size, "hand", z=1))
