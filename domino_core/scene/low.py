"""Low tables, a phone on its side: everybody sits in the columns left and right, so that hand and middle have the whole height.

Going round from one's own seat, the others sit up the left column and down the right one; below them on the right, where the thumb is,
stand the boneyard, the buttons and one's own plate.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from domino_core.scene.controls import BUTTON_HEIGHT, has_pile, lay_buttons, lay_pile, legal
from domino_core.scene.hand import LEAST, Hand, fit_hand, lay_hand
from domino_core.scene.parts import Box, Scene, View, box_at, target
from domino_core.scene.seats import Around, Says, lay_rack, others_of, plate

LOW_HEIGHT = 440.0
NARROWEST = 460.0
"""Narrower tables have no width to spare for columns."""
EDGE = 6.0
GAP = 4.0
COLUMNS = (64.0, 132.0)
"""The narrowest and the widest column."""
LEFT_SHARE, RIGHT_SHARE = 0.15, 0.135
"""The columns as parts of the table's width."""
PLATE = 40.0
LOWEST_PLATE = 20.0
LOWEST_COLUMN = 250.0
"""Columns lower than this have smaller plates and piles."""
LINE = 17.0
OWN_LINE = 20.0
RACK = 16.0


def is_low(scene: Scene) -> bool:
    """Whether a table has too little height for bars above and below, and the width for columns."""
    low: bool = scene["height"] < LOW_HEIGHT and scene["width"] >= NARROWEST
    return low


def sit_low(
    scene: Scene, view: View, arrange: Sequence[str] | None, words: Sequence[str], *,
    lines: int = 0, own_lines: int = 0, keep: int = 1, rack: float = RACK, share: float = LEFT_SHARE, others: bool = True,
    spare: float = 0.0,
) -> Around:  # fmt: skip
    """Everything but the middle. `lines` are kept for what the others say, `own_lines` for one's own seat, and room for `keep` buttons.

    `rack` is the largest size of the others' tiles, `share` the part of the width that the left column takes. The top of the right column
    is the spare place, at least so high.
    """
    width, height = scene["width"], scene["height"]
    seats = others_of(view) if others else []
    at_right = seats[len(seats) - ceil(len(seats) / 3) :] if len(seats) > 1 else []
    at_left = seats[: len(seats) - len(at_right)]
    left = EDGE + (_bound(share * width) + GAP + EDGE if at_left else 0.0)
    right = width - EDGE - _bound(max(RIGHT_SHARE, share - 0.02) * width) - GAP - EDGE
    hand, between = _choose_hand(scene, view, right - left)
    top = height - EDGE - hand.height
    bottom = height - EDGE if between else top - GAP
    lay_hand(
        scene, view, arrange, (left, top, right, height - EDGE) if between else (EDGE, top, width - EDGE, height - EDGE), hand
    )
    says: dict[int, Says] = {}
    _lay_column(scene, view, at_left[::-1], (EDGE, EDGE, left - GAP - EDGE, bottom), (lines, rack), says)
    column = (right + GAP + EDGE, EDGE, width - EDGE, bottom)
    for_seats = len(at_right) * (LOWEST_PLATE + GAP + lines * LINE)
    above, beyond = _lay_own_column(scene, view, words, column, max(keep, len(words)), for_seats + spare)
    top_seat = EDGE
    place: Box | None = None
    if spare and above - EDGE >= for_seats + spare:
        top_seat = EDGE + spare + GAP
        place = (column[0], EDGE, column[2], EDGE + spare if at_right else above)
    _lay_column(scene, view, at_right, (column[0], top_seat, column[2], above), (lines, rack), says)
    floor = lay_buttons(scene, beyond, (0, top - GAP, 0, top - GAP), (left, right))
    seat = view.get("seat")
    if seat is not None and own_lines:
        says[seat] = Says((left + right) / 2, floor - GAP - OWN_LINE / 2, -OWN_LINE, right - left)
    return Around((left, EDGE, right, floor - GAP - own_lines * OWN_LINE), says, place)


def _bound(wide: float) -> float:
    return min(COLUMNS[1], max(COLUMNS[0], wide))


def _choose_hand(scene: Scene, view: View, between: float) -> tuple[Hand, bool]:
    """The hand between the columns, if it need not lie in more rows or be smaller there than below them; and whether it does."""
    inside, below = fit_hand(scene, view, between), fit_hand(scene, view, scene["width"] - 2 * EDGE)
    fits = inside.rows <= below.rows and inside.size >= min(LEAST, below.size)
    return (inside, True) if fits else (below, False)


def _lay_column(scene: Scene, view: View, seats: Sequence[int], box: Box, room: tuple[int, float], says: dict[int, Says]) -> None:
    """Seats one above the other, each with its lines and, where there is room, its tiles."""
    if not seats:
        return
    left, top, right, bottom = box
    lines, rack = room
    cell = (bottom - top + GAP) / len(seats) - GAP
    for k, seat in enumerate(seats):
        high = min(PLATE, max(LOWEST_PLATE, cell - lines * LINE - (2 * rack + GAP if lines else 0.0)), cell)
        left_over = cell - high - lines * LINE - GAP
        size = min(rack, left_over / 2)
        used = high + lines * LINE + (GAP + 2 * size if size > 0 else 0.0)
        y = top + k * (cell + GAP) + max(0.0, (cell - used) / 2)
        x = (left + right) / 2
        plate(scene, view, seat, (left, y, right, y + high))
        y += high
        says[seat] = Says(x, y + LINE / 2, LINE, right - left)
        y += lines * LINE + GAP
        lay_rack(scene, view, seat, (left, y, right, y + 2 * size), size)


def _lay_own_column(
    scene: Scene, view: View, words: Sequence[str], box: Box, keep: int, for_seats: float
) -> tuple[float, Sequence[str]]:
    """From the bottom up: own plate, buttons, boneyard; returns where they begin, and the buttons that found no room."""
    left, top, right, bottom = box
    x, wide = (left + right) / 2, right - left
    small = bottom - top < LOWEST_COLUMN
    seat = view.get("seat")
    if seat is not None:
        high = PLATE if not small else 30.0
        plate(scene, view, seat, (left, bottom - high, right, bottom))
        bottom -= high + GAP
    pile = (50.0 if small else 66.0) + GAP if has_pile(view) else 0.0
    fitting = max(0, int((bottom - top - for_seats - pile) // (BUTTON_HEIGHT + GAP)))
    slots = min(keep, fitting)
    for k, move in enumerate(words[:slots]):
        y = bottom - (slots - k - 0.5) * (BUTTON_HEIGHT + GAP) + GAP / 2
        scene["targets"].append(target(move, "button", box_at(x, y, wide, BUTTON_HEIGHT)))
    bottom -= slots * (BUTTON_HEIGHT + GAP)
    if pile:
        lay_pile(scene, view.get("boneyard", 0), "draw" in legal(view), (left, bottom + GAP - pile, right, bottom))
    return bottom - pile, words[slots:]
