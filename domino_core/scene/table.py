"""What stands around the middle of every table: the other seats above, one's own hand, boneyard and buttons below.

Low tables have all of that but the hand in columns at the sides, small ones in one strip along the top (`low.py`, `small.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from domino_core.scene.controls import (
    BUTTON_HEIGHT,
    BUTTON_WIDTH,
    PILE_WIDTH,
    has_pile,
    lay_buttons,
    lay_pile,
    legal,
    word_moves,
)
from domino_core.scene.hand import LEAST, LEAST_WHEN_LARGE, Hand, fit_hand, is_large, lay_hand
from domino_core.scene.low import is_low, sit_low
from domino_core.scene.parts import SPACE, Box, Scene, View, box_at, target
from domino_core.scene.seats import PLATE_HEIGHT, PLATE_WIDTH, lay_last_hands, lay_others, plate
from domino_core.scene.small import is_small, sit_small

BAR_HEIGHT = 60.0
LAST_SHARE, SMALL_LAST_SHARE, SHARE_AMONG_LANES = (0.42, 0.5), (0.32, 0.46), (0.16, 0.36)
"""The most that last hands take of the middle's height, and before they can no longer be read; the same on small tables, and where plates
and trains stand there too."""
SIDES = 700.0
"""Tables at least so wide may have plate and pile beside the hand."""


def lay_table(
    scene: Scene, view: View, arrange: Sequence[str] | None = None, others: bool = True, spare: tuple[float, float] = (0.0, 0.0)
) -> tuple[Box, Box | None]:
    """Everything but the middle; returns the middle, which is the game's own, and the spare place. Without `others` the game has places
    for their plates.

    On low and small tables, where the middle is dear, there may be a spare place at the edge, as wide and high as this at least.
    """
    place: Box | None = None
    if is_low(scene):
        middle, _, place = sit_low(scene, view, arrange, word_moves(view), others=others, spare=spare[1])
    elif is_small(scene):
        middle, _, place = sit_small(scene, view, arrange, word_moves(view), others=others, spare=spare[0])
    else:
        top = lay_others(scene, view) if others else 0.0
        bottom = lay_own(scene, view, arrange)
        middle = (SPACE, top + SPACE, scene["width"] - SPACE, bottom - SPACE)
    share = SHARE_AMONG_LANES if not others else SMALL_LAST_SHARE if is_small(scene) else LAST_SHARE
    return lay_last_hands(scene, view, middle, *share), place


def lay_own(scene: Scene, view: View, arrange: Sequence[str] | None, words: Sequence[str] | None = None) -> float:
    """The own hand, plate and buttons, and the boneyard; returns where the bottom part begins.

    `words` are the moves that get a button here, where the game has a place of its own for the others.

    Wide tables have plate and pile at the two sides of the hand; where the hand then needs more rows or smaller tiles, or the table
    is narrow, they stand in a bar above it. Whatever leaves more room for the middle wins.
    """
    width, height, seat = scene["width"], scene["height"], view.get("seat")
    words = word_moves(view) if words is None else words
    at_sides = width - 6 * SPACE - PLATE_WIDTH - PILE_WIDTH - BUTTON_WIDTH
    in_bar = fit_hand(scene, view, width - 2 * SPACE)
    if in_bar.size and seat is not None and width >= SIDES:
        beside = fit_hand(scene, view, at_sides)
        tall = max(beside.height, 2 * BUTTON_HEIGHT + SPACE)
        if tall <= in_bar.height + BAR_HEIGHT and _large_enough(scene, beside, in_bar):
            box = (2 * SPACE + PLATE_WIDTH, height - SPACE - tall, 2 * SPACE + PLATE_WIDTH + at_sides, height - SPACE)
            lay_hand(scene, view, arrange, box, beside)
            return _lay_sides(scene, view, seat, words, box)
    top = height - SPACE - in_bar.height
    lay_hand(scene, view, arrange, (SPACE, top, width - SPACE, height - SPACE), in_bar)
    return lay_bar(scene, view, words, top)


def _large_enough(scene: Scene, beside: Hand, in_bar: Hand) -> bool:
    """Whether the tiles of a hand with something beside it need not be larger."""
    return beside.size >= min(in_bar.size, LEAST_WHEN_LARGE if is_large(scene) else LEAST)


def _lay_sides(scene: Scene, view: View, seat: int, words: Sequence[str], hand: Box) -> float:
    """Own plate left of the hand, buttons and the boneyard right of it; further buttons go above.

    Two buttons stand one above the other; without a boneyard there is room for two more next to them.
    """
    _, top, right, bottom = hand
    middle = (top + bottom) / 2
    plate(scene, view, seat, box_at(SPACE + PLATE_WIDTH / 2, middle, PLATE_WIDTH, 52.0))
    edge = scene["width"] - SPACE
    lay_pile(scene, view.get("boneyard", 0), "draw" in legal(view), (edge - PILE_WIDTH, top, edge, bottom))
    columns = 2 if len(words) > 2 and not has_pile(view) else 1
    width = BUTTON_WIDTH if columns == 1 else (edge - right - 2 * SPACE) / 2
    beside, above = words[: 2 * columns], words[2 * columns :]
    rows = ceil(len(beside) / columns)
    for k, move in enumerate(beside):
        x = right + SPACE + width / 2 + k % columns * (width + SPACE)
        y = middle + (k // columns - (rows - 1) / 2) * (BUTTON_HEIGHT + SPACE)
        scene["targets"].append(target(move, "button", box_at(x, y, width, BUTTON_HEIGHT)))
    return lay_buttons(scene, above, (0, top, 0, top))


def lay_bar(scene: Scene, view: View, words: Sequence[str], bottom: float) -> float:
    """Own plate, buttons and boneyard in one row above `bottom`; buttons that find no place go above it."""
    width = scene["width"]
    seat = view.get("seat")
    y0, y1 = bottom - BAR_HEIGHT, bottom - 4.0
    plate_width = min(PLATE_WIDTH, 0.32 * width) if seat is not None else 0.0
    if seat is not None:
        plate(scene, view, seat, box_at(SPACE + plate_width / 2, (y0 + y1) / 2, plate_width, PLATE_HEIGHT))
    lay_pile(scene, view.get("boneyard", 0), "draw" in legal(view), (width - SPACE - PILE_WIDTH, y0, width - SPACE, y1))
    free = (2 * SPACE + plate_width, y0, width - SPACE - (SPACE + PILE_WIDTH if has_pile(view) else 0.0), y1)
    return lay_buttons(scene, words, free)
