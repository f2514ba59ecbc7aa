"""Small tables, a little phone or a window in a corner: all seats, the boneyard and the buttons share one strip along the top."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from domino_core.scene.controls import BUTTON_HEIGHT, has_pile, lay_buttons, lay_pile, legal
from domino_core.scene.hand import fit_hand, lay_hand
from domino_core.scene.low import NARROWEST
from domino_core.scene.parts import FINGER, Scene, View, box_at, target
from domino_core.scene.seats import Around, Says, lay_rack, others_of, plate

LARGEST_HEIGHT = 560.0
EDGE = 4.0
GAP = 4.0
ACTION = 46.0
"""The width of a button, or of the boneyard, in the strip."""
NARROWEST_CHIP = 38.0
CHIP_ROW = 30.0
"""The height of a row of plates where there are several and the table is not very low."""
LOW_TABLE = 360.0
OWN_SHARE = 0.2
"""The own plate in a bar, as a part of the width."""
LINE = 16.0


def is_small(scene: Scene) -> bool:
    """Whether a table is too small for a strip of seats above and a bar below."""
    small: bool = scene["width"] < NARROWEST and scene["height"] < LARGEST_HEIGHT
    return small


def sit_small(
    scene: Scene, view: View, arrange: Sequence[str] | None, words: Sequence[str], *,
    lines: int = 0, own_lines: int = 0, keep: int = 1, rack: float = 0.0, others: bool = True,
) -> Around:  # fmt: skip
    """Everything but the middle. `lines` are kept for what the others say and `own_lines` for the own seat.

    With `own_lines` the own plate stands with the buttons in a bar above the hand. `rack` is the largest size of the others' tiles, which
    are left out at 0, and `keep` is how many buttons the strip has room for even when there are fewer.
    """
    width, height = scene["width"], scene["height"]
    seat = view.get("seat")
    hand = fit_hand(scene, view, width - 2 * EDGE)
    bottom = height - EDGE - hand.height
    lay_hand(scene, view, arrange, (EDGE, bottom, width - EDGE, height - EDGE), hand)
    seats = others_of(view) if others else []
    if seat is None:
        keep = 0
    elif own_lines:
        bottom = _lay_bar(scene, view, words, bottom)
        words, keep = (), 0
    else:
        seats = [*seats, seat]
    right, beyond = _lay_actions(scene, view, words, keep, len(seats))
    top, says = _lay_chips(scene, view, seats, right, lines, rack)
    bottom = lay_buttons(scene, beyond, (0, bottom, 0, bottom), (EDGE, width - EDGE))
    if own_lines and seat is not None:
        says[seat] = Says(width / 2, bottom - LINE / 2, -LINE, width - 2 * EDGE)
    return Around((EDGE, top + GAP, width - EDGE, bottom - own_lines * LINE - GAP), says)


def _lay_bar(scene: Scene, view: View, words: Sequence[str], bottom: float) -> float:
    """The own plate and the buttons side by side."""
    y0, y1 = bottom - BUTTON_HEIGHT - GAP, bottom - GAP
    wide = OWN_SHARE * scene["width"]
    plate(scene, view, view["seat"], (EDGE, y0 + 6, EDGE + wide, y1 - 6))
    return lay_buttons(scene, words, (2 * EDGE + wide, y0, scene["width"] - EDGE, y1), (EDGE, scene["width"] - EDGE))


def _lay_actions(scene: Scene, view: View, words: Sequence[str], keep: int, seats: int) -> tuple[float, Sequence[str]]:
    """The boneyard and as many buttons as leave room for the seats, at the right end; returns where they begin, and the other buttons.

    A boneyard that cannot be drawn from gives way to buttons.
    """
    right = scene["width"] - EDGE
    room = max(1, int((right - EDGE + GAP - ceil(seats / 2) * NARROWEST_CHIP) // (ACTION + GAP)))
    may_draw = "draw" in legal(view)
    pile = may_draw or (has_pile(view) and len(words) < room)
    if pile:
        lay_pile(scene, view.get("boneyard", 0), may_draw, (right - ACTION, EDGE, right, EDGE + BUTTON_HEIGHT))
        right -= ACTION + GAP
    now = words[: room - pile]
    for move in now:
        scene["targets"].append(
            target(move, "button", box_at(right - ACTION / 2, EDGE + BUTTON_HEIGHT / 2, ACTION, BUTTON_HEIGHT))
        )
        right -= ACTION + GAP
    return right - max(0, min(keep, room) - len(now) - pile) * (ACTION + GAP), words[len(now) :]


def _lay_chips(
    scene: Scene, view: View, seats: Sequence[int], right: float, lines: int, rack: float
) -> tuple[float, dict[int, Says]]:
    """The plates, with tiles and lines below them where those are asked for; returns where the strip ends."""
    if not seats:
        return EDGE + BUTTON_HEIGHT, {}
    wide = right - EDGE + GAP
    rows = ceil(len(seats) / max(1, int(wide // (NARROWEST_CHIP + GAP))))
    per_row = ceil(len(seats) / rows)
    slot = wide / per_row
    low = scene["height"] < LOW_TABLE
    strip = FINGER + 2 if low or rows == 1 else max(FINGER + 2, rows * (CHIP_ROW + 2) - 2)
    if low and right == scene["width"] - EDGE:  # nothing to tap stands beside them
        strip = CHIP_ROW
    high = (strip + 2) / rows - 2
    size = min(rack, slot / 5 - 1.5)
    says: dict[int, Says] = {}
    for k, seat in enumerate(seats):
        row, column = divmod(k, per_row)
        x, y = EDGE + (column + 0.5) * slot - GAP / 2, EDGE + row * (high + 2)
        plate(scene, view, seat, (x - slot / 2 + GAP / 2, y, x + slot / 2 - GAP / 2, y + high))
        y += high
        if size > 0:
            lay_rack(scene, view, seat, (x - slot / 2 + 2, y + 2, x + slot / 2 - 2, y + 2 + 2 * size), size)
            y += 2 * size + 4
        says[seat] = Says(x, y + LINE / 2, LINE, slot - GAP)
    below = (2 * size + 4 if size > 0 else 0.0) + lines * LINE
    return EDGE + strip + below, says
