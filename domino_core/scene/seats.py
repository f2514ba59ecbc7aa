"""The seats around the table: a plate for each, and the other seats' tiles beside or below it.

Other seats stand in a strip along the top, clockwise from the looking seat's left: on a table that must also hold a
long line, sides are too dear.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING, NamedTuple, cast

from domino_core.scene.parts import SPACE, Box, Scene, View, box_at, label, rectangle, tile_down, tile_up

if TYPE_CHECKING:
    from domino_core.shapes.scene import PlatePiece, TilePiece
    from domino_core.shapes.views import PokerView

PLATE_HEIGHT = 44.0
PLATE_WIDTH = 176.0
LOW_PLATE = 36.0
"""In a strip of several rows, which on a small table costs the line dearly."""
NARROWEST_PLATE = 70.0
SMALL_TABLE = 560.0
BESIDE = 20.0
BELOW = 16.0
"""The size of another seat's tiles where they stand beside and below its plate."""
OPEN_IN_PLAY = 1.4
"""So much larger where hands lie open while they are played: they are to be read at every turn."""
SMALLEST_BACK = 5.0
SMALLEST_FACE = 12.0
LARGEST_LAST, LAST_PART = 22.0, 0.075
"""The largest size of a tile of the last hands in the middle, also as a part of its height."""
LAST_NAME, LAST_ROOMS = 13.0, (76.0, 44.0)
"""The size of the name before a last hand, and its room: the lesser where that makes for larger tiles."""
FLOW_STEP, FLOW_STEPS = 0.95, 60
"""Last hands are tried in sizes of this part of the one before, and how many of them."""


class Says(NamedTuple):
    """Where a seat's lines stand: the middle of the first one, the way to the next, and how long a line may be."""

    x: float
    y: float
    step: float
    room: float


class Around(NamedTuple):
    """What is left of a table when everybody has sat down."""

    middle: Box
    """The free middle; its bottom edge is one's own lines' top edge."""
    says: dict[int, Says]
    spare: Box | None = None
    """A place at the edge of a low or small table for something of the game's own, where it asked for one and there is room."""


def score_of(view: View, seat: int) -> int:
    """The points of a seat's side, with those of the running round; where there are chips, those that the seat has."""
    if "chips" in view:
        return cast("PokerView", view)["chips"][seat]
    total = 0
    sides = view.get("sides")
    for points in (view.get("scores"), view.get("points")):
        if points:
            side = sides[seat] if sides else seat % len(points)
            total += points[side]
    return total


def plate(scene: Scene, view: View, seat: int, box: Box) -> None:
    """Where a seat's name, count and score stand."""
    place, counts = rectangle(box), view.get("counts")
    piece: PlatePiece = {
        "seat": seat, "x": place["x"], "y": place["y"], "w": place["w"], "h": place["h"],
        "count": counts[seat] if counts else 0, "score": score_of(view, seat), "turn": view.get("turn") == seat,
    }  # fmt: skip
    if away(view, seat):
        piece["dim"] = True
    scene["seats"].append(piece)


def away(view: View, seat: int) -> bool:
    """Whether a seat has nothing more to win in this round: it has folded, or has no chips left."""
    if "folded" not in view:
        return False
    poker = cast("PokerView", view)
    return seat in poker["folded"] or seat in poker["out"]


def others_of(view: View) -> list[int]:
    """The other seats, clockwise from the looking seat's left; an onlooker sees all of them."""
    players: int = view.get("players", 1)
    seat = view.get("seat")
    if seat is None:
        return list(range(players))
    return [(seat + k) % players for k in range(1, players)]


def lay_others(scene: Scene, view: View, below_size: float = BELOW) -> float:
    """Plates of the other seats with their tiles beside or below; returns where the strip ends."""
    others = others_of(view)
    if not others:
        return 0.0
    width = scene["width"] - 2 * SPACE
    narrowest = NARROWEST_PLATE if scene["height"] >= SMALL_TABLE else NARROWEST_PLATE - 10
    rows = ceil(len(others) / max(1, int(width // narrowest)))
    per_row = ceil(len(others) / rows)
    slot = width / per_row
    beside = rows == 1 and slot >= 300
    below = rows == 1 and not beside and slot >= 100 and not _last_hands_are_long(view, slot - 10)
    size = (BESIDE if beside else below_size) * (OPEN_IN_PLAY if plays_open(view) else 1.0)
    tall = max(PLATE_HEIGHT, 2 * size if beside else 0.0) if rows == 1 else LOW_PLATE
    height = tall + (2 * size + 4 if below else 0.0)
    for k, seat in enumerate(others):
        row, column = divmod(k, per_row)
        in_row = min(per_row, len(others) - row * per_row)
        x = scene["width"] / 2 + (column - (in_row - 1) / 2) * slot
        y = SPACE + row * (height + 4) + tall / 2
        if beside:
            plate_beside(scene, view, seat, (x, y), slot, size)
            continue
        plate_width = min(slot - 4, PLATE_WIDTH)
        plate(scene, view, seat, box_at(x, y, plate_width, tall))
        if below:
            middle = y + tall / 2 + 4 + size
            lay_rack(scene, view, seat, box_at(x, middle, slot - 10, 2 * size), size)
    return SPACE + rows * (height + 4) - 4


def plays_open(view: View) -> bool:
    """Whether the round is on and all hands are open."""
    hands = view.get("hands") or [None]
    return view.get("result") is None and all(hand is not None for hand in hands)


def _last_hands_are_long(view: View, room: float) -> bool:
    """Whether no hand that is shown could be read in so much room: then it lies in the middle, and no place is kept for it here."""
    shown = [len(tiles) for seat in others_of(view) if (tiles := tiles_of(view, seat)) and tiles[0] is not None]
    return bool(shown) and room / min(shown) < SMALLEST_FACE + 2


def plate_beside(scene: Scene, view: View, seat: int, at: tuple[float, float], slot: float, size: float) -> None:
    """A plate with the rack to its right, together in the middle of the slot."""
    x, y = at
    plate_width = min(slot * 0.4, PLATE_WIDTH)
    room = slot - plate_width - 3 * SPACE
    rack = min(room, max(most_of(view, seat), 7) * (size + 2.0))
    left = x - (plate_width + SPACE + rack) / 2
    plate(scene, view, seat, (left, y - PLATE_HEIGHT / 2, left + plate_width, y + PLATE_HEIGHT / 2))
    start = left + plate_width + SPACE
    lay_rack(scene, view, seat, (start, y - size, start + rack, y + size), size, centred=False)


def most_of(view: View, seat: int) -> int:
    """The most tiles this seat's hand has had, as far as one can tell: what its place should hold."""
    counts = view.get("counts")
    hands = view.get("hands")
    now = counts[seat] if counts else len((hands[seat] if hands else None) or ())
    return max(now, len(view.get("dealt") or ()))


def tiles_of(view: View, seat: int) -> list[str | None]:
    """A seat's tiles as they may be seen: None for a back. Who has folded has put them away."""
    hands = view.get("hands")
    shown: Sequence[str] | None = hands[seat] if hands else None
    if shown is not None:
        return list(shown)
    counts = view.get("counts")
    return [None] * (0 if not counts or away(view, seat) else counts[seat])


def rack_tile(seat: int, place: int, tile: str | None, x: float, y: float, size: float, turn: int = 0) -> TilePiece:
    """One tile of another seat's rack."""
    if tile is None:
        return tile_down(f"back:{seat}:{place}", x, y, size, "rack", turn)
    return tile_up(tile, x, y, size, "rack", turn)


def lay_rack(scene: Scene, view: View, seat: int, box: Box, size: float, centred: bool = True) -> None:
    """Another seat's tiles: backs, or faces once the round is over. Left out where they would be specks."""
    tiles = tiles_of(view, seat)
    if not tiles or size <= 0:
        return
    pitch = min(size + 2.0, (box[2] - box[0]) / len(tiles))
    size = min(size, pitch - min(2.0, pitch / 6))
    if size < (SMALLEST_BACK if tiles[0] is None else SMALLEST_FACE):
        return
    y = (box[1] + box[3]) / 2
    x = (box[0] + box[2] - pitch * (len(tiles) - 1)) / 2 if centred else box[0] + size / 2
    for k, tile in enumerate(tiles):
        scene["tiles"].append(rack_tile(seat, k, tile, x, y, size))
        x += pitch


def lay_last_hands(scene: Scene, view: View, middle: Box, share: float, utmost: float) -> Box:
    """What the others hold when it is over, along the top of the middle, for the seats whose racks are too small; returns the rest.

    They take at most that `share` of the middle's height, and the `utmost` before they can no longer be read. Hands follow one another
    like words in a text, each after the name of its seat.
    """
    shown = {piece["tile"] for piece in scene["tiles"] if piece["zone"] == "rack"}
    hands = [(seat, tiles) for seat in others_of(view) if (tiles := [t for t in tiles_of(view, seat) if t and t not in shown])]
    if not hands:
        return middle
    left, top, right, bottom = middle
    size, room, rows, places = _fit_flow([len(tiles) for _, tiles in hands], right - left, bottom - top, share, utmost)
    line = 2 * size + 4
    for (seat, tiles), (start, spots) in zip(hands, places, strict=True):
        x, row = start
        text = min(LAST_NAME, line)
        scene["labels"].append(label("last-hand", {"seat": seat}, left + x + room, top + (row + 0.5) * line, text, "right", room))
        for tile, (at, row) in zip(tiles, spots, strict=True):
            scene["tiles"].append(tile_up(tile, left + at + size / 2, top + (row + 0.5) * line, size, "rack"))
    return (left, top + rows * line + SPACE / 2, right, bottom)


Place = tuple[float, int]
"""How far from the left, and in which line."""
Flow = list[tuple[Place, list[Place]]]
"""For each hand the place of its name and those of its tiles."""


def _fit_flow(counts: Sequence[int], width: float, height: float, share: float, utmost: float) -> tuple[float, float, int, Flow]:
    """The size of the tiles, the room of the names, how many lines they take, and where they begin."""
    size = min(LARGEST_LAST, max(SMALLEST_FACE, LAST_PART * height))
    for _ in range(FLOW_STEPS):
        for room in LAST_ROOMS:
            room = min(room, width / 4)
            rows, places = _flow(counts, width, room, size)
            if rows * (2 * size + 4) <= (share if size > SMALLEST_FACE else utmost) * height:
                return size, room, rows, places
        size = SMALLEST_FACE if size > SMALLEST_FACE > FLOW_STEP * size else FLOW_STEP * size
    return size, room, rows, places


def _flow(counts: Sequence[int], width: float, room: float, size: float) -> tuple[int, Flow]:
    """How many lines names and tiles of this size take, and where each name and each tile begins."""
    x, row = 0.0, 0
    found: Flow = []
    for count in counts:
        if x and x + room + min(count, 3) * (size + 2) > width:
            x, row = 0.0, row + 1
        start = (x, row)
        x += room + 4
        spots: list[Place] = []
        for _ in range(count):
            if x + size > width:
                x, row = 0.0, row + 1
            spots.append((x, row))
            x += size + 2
        x += 8
        found.append((start, spots))
    return row + 1, found
