"""Small tables, a little phone or a window in a corner: all seats, the boneyard and the buttons share one strip along the top."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from domino_core.scene.controls import BUTTON_HEIGHT, has_pile, lay_buttons, lay_pile, legal
from domino_core.scene.hand import fit_hand, is_smallest, lay_hand
from domino_core.scene.low import NARROWEST
from domino_core.scene.parts import FINGER, Box, Scene, View, box_at, target
from domino_core.scene.seats import Around, Says, lay_rack, others_of, plate

LARGEST_HEIGHT = 560.0
EDGE, LEAST_EDGE = 4.0, 2.0
"""Round the table, and on the smallest of tables; the same lies between its parts."""
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


def edge_of(scene: Scene) -> float:
    """What lies free round the table and between its parts."""
    return LEAST_EDGE if is_smallest(scene) else EDGE


def sit_small(
    scene: Scene, view: View, arrange: Sequence[str] | None, words: Sequence[str], *,
    lines: int = 0, own_lines: int = 0, keep: int = 1, rack: float = 0.0, others: bool = True,
    spare: float = 0.0,
) -> Around:  # fmt: skip
    """Everything but the middle. `lines` are kept for what the others say and `own_lines` for one's own seat.

    With `own_lines` one's own plate stands with the buttons in a bar above the hand. `rack` is the largest size of the others' tiles, which
    are left out at 0, and `keep` is how many buttons the strip has room for even when there are fewer. The spare place lies in the strip,
    and is so wide.
    """
    width, height = scene["width"], scene["height"]
    edge = edge_of(scene)
    seat = view.get("seat")
    hand = fit_hand(scene, view, width - 2 * edge)
    bottom = height - edge - hand.height
    lay_hand(scene, view, arrange, (edge, bottom, width - edge, height - edge), hand)
    seats = others_of(view) if others else []
    if seat is None:
        keep = 0
    elif own_lines:
        bottom = _lay_bar(scene, view, seat, words, bottom)
        words, keep = (), 0
    else:
        seats = [*seats, seat]
    right, beyond = _lay_actions(scene, view, words, keep, len(seats))
    place: Box | None = None
    if spare and right - edge - spare >= ceil(len(seats) / 2) * (NARROWEST_CHIP + edge):
        place = (right - spare, edge, right, edge + BUTTON_HEIGHT)
        right -= spare + edge
    top, says = _lay_chips(scene, view, seats, right, lines, rack)
    bottom = lay_buttons(scene, beyond, (0, bottom, 0, bottom), (edge, width - edge))
    if own_lines and seat is not None:
        says[seat] = Says(width / 2, bottom - LINE / 2, -LINE, width - 2 * edge)
    return Around((edge, top + edge, width - edge, bottom - own_lines * LINE - edge), says, place)


def _lay_bar(scene: Scene, view: View, seat: int, words: Sequence[str], bottom: float) -> float:
    """The own plate and the buttons side by side."""
    edge = edge_of(scene)
    y0, y1 = bottom - BUTTON_HEIGHT - edge, bottom - edge
    wide = OWN_SHARE * scene["width"]
    plate(scene, view, seat, (edge, y0 + 6, edge + wide, y1 - 6))
    return lay_buttons(scene, words, (2 * edge + wide, y0, scene["width"] - edge, y1), (edge, scene["width"] - edge))


def _lay_actions(scene: Scene, view: View, words: Sequence[str], keep: int, seats: int) -> tuple[float, Sequence[str]]:
    """The boneyard and as many buttons as leave room for the seats, at the right end; returns where they begin, and the other buttons.

    A boneyard that cannot be drawn from gives way to buttons.
    """
    edge = edge_of(scene)
    right = scene["width"] - edge
    room = max(1, int((right - ceil(seats / 2) * NARROWEST_CHIP) // (ACTION + edge)))
    may_draw = "draw" in legal(view)
    pile = may_draw or (has_pile(view) and len(words) < room)
    if pile:
        lay_pile(scene, view.get("boneyard", 0), may_draw, (right - ACTION, edge, right, edge + BUTTON_HEIGHT))
        right -= ACTION + edge
    now = words[: room - pile]
    for move in now:
        scene["targets"].append(
            target(move, "button", box_at(right - ACTION / 2, edge + BUTTON_HEIGHT / 2, ACTION, BUTTON_HEIGHT))
        )
        right -= ACTION + edge
    return right - max(0, min(keep, room) - len(now) - pile) * (ACTION + edge), words[len(now) :]


def _lay_chips(
    scene: Scene, view: View, seats: Sequence[int], right: float, lines: int, rack: float
) -> tuple[float, dict[int, Says]]:
    """The plates, with tiles and lines below them where those are asked for; returns where the strip ends."""
    edge = edge_of(scene)
    if not seats:
        return edge + BUTTON_HEIGHT, {}
    rows = ceil(len(seats) / max(1, int(right // (NARROWEST_CHIP + edge))))
    per_row = ceil(len(seats) / rows)
    slot = right / per_row
    low = scene["height"] < LOW_TABLE
    strip = FINGER + 2 if low or rows == 1 else max(FINGER + 2, rows * (CHIP_ROW + 2) - 2)
    if low and right == scene["width"] - edge:  # nothing to tap stands beside them
        strip = CHIP_ROW
    high = (strip + 2) / rows - 2
    size = min(rack, slot / 5 - 1.5)
    says: dict[int, Says] = {}
    for k, seat in enumerate(seats):
        row, column = divmod(k, per_row)
        x, y = edge + (column + 0.5) * slot - edge / 2, edge + row * (high + 2)
        plate(scene, view, seat, (x - slot / 2 + edge / 2, y, x + slot / 2 - edge / 2, y + high))
        y += high
        if size > 0:
            lay_rack(scene, view, seat, (x - slot / 2 + 2, y + 2, x + slot / 2 - 2, y + 2 + 2 * size), size)
            y += 2 * size + 4
        says[seat] = Says(x, y + LINE / 2, LINE, slot - edge)
    below = (2 * size + 4 if size > 0 else 0.0) + lines * LINE
    return edge + strip + below, says
