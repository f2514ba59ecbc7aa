"""Trick games: the running trick in the middle, won tricks face up where everybody can count them, bids and trumps always in sight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import TYPE_CHECKING

from domino_core.families.trick import COUNTS, HAND
from domino_core.families.trick.suits import SEVENS
from domino_core.registry import GAMES
from domino_core.scene.around import LINE, SAID, WIDE, sit_round
from domino_core.scene.controls import legal, word_moves
from domino_core.scene.low import LOW_HEIGHT, is_low
from domino_core.scene.panel import lay_panel, panel_height
from domino_core.scene.parts import (
    FINGER,
    SPACE,
    Box,
    Scene,
    box_at,
    grow,
    label,
    new_scene,
    num,
    target,
    tile_box,
    tile_down,
    tile_up,
)
from domino_core.scene.seats import Says, lay_last_hands, others_of
from domino_core.tiles import NAMES

if TYPE_CHECKING:
    from domino_core.shapes.scene import LabelValue
    from domino_core.shapes.views import TrickData, TrickView

LARGEST_TILE = 74.0
SMALLEST_TILE = 14.0
LARGEST_WON = 20.0
SMALLEST_WON = 7.0
WON_GAP = 4.0
SHELF_SHARE = 0.17
"""The most that won tricks take of the table's height."""
LOWEST_TRICK = 2.2 * SMALLEST_TILE + FINGER + LINE + SPACE
LAST_HANDS = 0.35, 0.6
"""What the tiles that were left over take of the middle when a hand has ended early: the most, and the utmost on small tables."""
CONTRACT = 17.0
CONTRACT_ROOM = 360.0

Spots = dict[int, tuple[float, float]]

COUNT_OF: Mapping[str, int] = {NAMES[tile]: points for tile, points in COUNTS.items()}


def trick_scene(view: TrickView, width: float, height: float, arrange: Sequence[str] | None = None) -> Scene:
    """The whole table of a trick game."""
    scene = new_scene(width, height)
    bidding = view["phase"] == "auction"
    panel = [move for move in word_moves(view) if move != "next"]
    shelf = Shelf(view, scene)
    seated: TrickView = {**view, "boneyard": 0}  # the widow lies in the middle, it is no pile to draw from
    words = [move for move in word_moves(view) if move == "next"]
    lines = int(bidding or width >= WIDE or is_low(scene))  # at the sides they are kept, so that seats do not move
    around = sit_round(scene, seated, arrange, words, lines=lines, own_lines=int(bidding), shelf=shelf.height)
    left, top, right, bottom = around.middle
    _lay_discards(scene, view)
    if bidding:
        _lay_bids(scene, view, around.says)
    elif not panel or panel_height(panel, around.middle) <= bottom - top - LINE - 4:  # the choice comes first
        _lay_contract(scene, view, (left, top, right, bottom))
        _lay_sitting_out(scene, view, around.says if lines else {})
        top += LINE + 4
    if view["phase"] == "play":
        bottom -= shelf.height
        shelf.lay(scene, (left, right) if is_low(scene) else (SPACE, width - SPACE), bottom)
        rest = lay_last_hands(scene, view, (left, top, right, bottom), *LAST_HANDS)
        if rest[1] == top or rest[3] - rest[1] >= LOWEST_TRICK:  # on the smallest tables the tiles that were left come first
            _lay_trick(scene, view, rest)
    else:
        _lay_choice(scene, view, panel, (left, top, right, bottom))
    if GAMES[view["game"]].counts:
        for piece in scene["tiles"]:
            counts = COUNT_OF.get(piece["tile"] or "")
            if counts:
                piece["badge"] = counts
    return scene


def _lay_discards(scene: Scene, view: TrickView) -> None:
    """Before a discard every tile of the hand is a target of its own."""
    for piece in scene["tiles"]:
        move = f"discard:{piece['tile']}"
        if piece["zone"] == "hand" and piece["tile"] and move in legal(view):
            scene["targets"].append(target(move, "tile", grow(tile_box(piece)), tile=piece["tile"]))


def _lay_bids(scene: Scene, view: TrickView, says: Mapping[int, Says]) -> None:
    """What everybody has said in the auction; the highest bid is marked."""
    for seat, at in says.items():
        bid = view["bids"][seat]
        if bid == "pass":
            scene["labels"].append(label("said-pass", {}, at.x, at.y, SAID, room=at.room))
        elif bid is not None:
            code, data = _bid_told(view, bid, "said")
            piece = label(code, data, at.x, at.y, SAID + 1, room=at.room)
            if seat == view["bidder"]:
                piece["mark"] = True
            scene["labels"].append(piece)


def _bid_told(view: TrickView, bid: int | str, where: str) -> tuple[str, dict[str, LabelValue]]:
    """The label of a bid: the number, the marks, or the word that it is."""
    if isinstance(bid, str):
        return f"{where}-{bid}", {}
    if view["mark"] and bid >= view["mark"]:
        return f"{where}-marks", {"marks": bid // view["mark"]}
    return f"{where}-bid" if where == "said" else where, {"bid": bid}


def _lay_contract(scene: Scene, view: TrickView, middle: Box) -> None:
    """Who must make what with which trumps."""
    left, top, right, _ = middle
    x, room = (left + right) / 2, min(CONTRACT_ROOM, right - left)
    code, data = _bid_told(view, view["bid"], "contract" if view["trump"] is not None else "contract-open")
    data |= {"seat": view["bidder"]} if view["trump"] is None else {"seat": view["bidder"], "trump": view["trump"]}
    scene["labels"].append(label(code, data, x, top + LINE / 2 + 2, CONTRACT, room=room))


def _lay_sitting_out(scene: Scene, view: TrickView, says: Mapping[int, Says]) -> None:
    """Before the seat that does not play in this hand, where there is a line for it."""
    seat = view["sits_out"]
    if seat is not None and seat in says:
        at = says[seat]
        scene["labels"].append(label("sits-out", {}, at.x, at.y, SAID, room=at.room))


def _lay_asked(scene: Scene, view: TrickView, x: float, y: float, room: float) -> None:
    """Below the trick: what it asks for, or who took it."""
    if view["led"] is not None:
        code = "asked-nearest" if view["led"] == SEVENS else "asked"
        scene["labels"].append(label(code, {"suit": view["led"]}, x, y, SAID, room=room))
    elif view["last_trick"]:
        took = {"seat": view["last_trick"]["seat"], "points": view["last_trick"]["points"]}
        scene["labels"].append(label("took", took, x, y, SAID, room=room))


def _lay_choice(scene: Scene, view: TrickView, moves: Sequence[str], area: Box) -> None:
    """The panel with the bids or the trumps; above it Moon's widow while nobody has taken it, then what was put away for it."""
    left, top, right, bottom = area
    x = (left + right) / 2
    above = view["boneyard"] or _has_put_away(view)
    size = max(SMALLEST_TILE, min(44.0, (bottom - top) / 8))
    tall = 2 * size + LINE + SPACE if above else 0.0
    if moves and tall > bottom - top - panel_height(moves, area):  # the choice comes first; the tile comes back when it is made
        above, tall = False, 0.0
    y = lay_panel(scene, moves, (left, top + tall, right, bottom)) - tall + size if moves else (top + bottom - tall) / 2 + size
    if above and view["boneyard"]:
        scene["tiles"].append(tile_down("back:widow:0", x, y, size, "yard"))
        scene["labels"].append(label("widow", {}, x, y + size + LINE / 2 + 2, SAID - 2, room=min(200.0, right - left)))
    elif above:
        _lay_put_away(scene, view, x, y, size)
    elif view["phase"] == "discard" and view["seat"] == view["bidder"]:
        scene["labels"].append(label("put-away", {}, x, (top + bottom) / 2, CONTRACT, room=min(CONTRACT_ROOM, right - left)))


def _lay_trick(scene: Scene, view: TrickView, middle: Box) -> None:
    """The tiles of the running trick, each towards its seat; the one just finished lies there until somebody leads again."""
    left, top, right, bottom = middle
    free = bottom - top - LINE - SPACE
    size = min(free / 4.2, (right - left) / 4.2, LARGEST_TILE)
    if 2 * size < FINGER:  # the place of one's own tile does not shrink any further
        size = max(SMALLEST_TILE, (free - FINGER) / 2.2)
    high = 2.2 * size + max(2 * size, FINGER)
    x, y = (left + right) / 2, top + (free - high) / 2 + 2.1 * size
    spots = _spots(view, x, y, size)
    last = view["last_trick"]
    for order, play in enumerate(view["trick"] or (last["tiles"] if last else ())):
        piece = tile_up(play["tile"], *spots[play["seat"]], size, "trick", z=order)
        if last and not view["trick"] and play["seat"] == last["seat"]:
            piece["mark"] = True
        scene["tiles"].append(piece)
    for move in legal(view):
        if move[0].isdecimal() and view["seat"] is not None:
            box = grow(box_at(*spots[view["seat"]], size, 2 * size))
            scene["targets"].append(target(move, "place", box, tile=move, size=num(size), turn=0))
    below = y + 0.1 * size + max(2 * size, FINGER)
    _lay_asked(scene, view, x, below + SPACE / 2 + LINE / 2, min(CONTRACT_ROOM, right - left))
    if _has_put_away(view):  # where three play, a place is free: opposite one's own seat, or one's own for an onlooker
        _lay_put_away(scene, view, x, y + 0.7 * size if view["seat"] is None else y - 1.2 * size, size * 0.6)


def _has_put_away(view: TrickView) -> bool:
    return any(move.partition(":")[2].startswith("discard") for move in view["history"])


def _lay_put_away(scene: Scene, view: TrickView, x: float, y: float, size: float) -> None:
    """Moon's discard: face down between the seats, but its owner may see it, and everybody when the hand is over."""
    if view["discard"]:
        scene["tiles"].append(tile_up(view["discard"], x, y, size, "gone"))
    else:
        scene["tiles"].append(tile_down("back:discard:0", x, y, size, "gone"))
    if size > LINE:  # smaller ones leave no room for a word
        scene["labels"].append(label("discarded", {}, x, y + size + LINE / 2 + 2, SAID - 2, room=2.2 * size))


def _spots(view: TrickView, x: float, y: float, size: float) -> Spots:
    """Where each seat's tile lies: one's own below, where a finger has room between the others, and those clockwise from the left."""
    others = others_of(view)
    apart, high = (1.2, -0.5) if len(others) == 2 else (1.45, 0.0)
    wide = max(apart * size, 0.5 * size + FINGER / 2 + 1)
    low = 0.1 * size + max(size, FINGER / 2)
    places = [(-wide, high * size), (0.0, -1.1 * size), (wide, high * size), (0.0, low)]
    if len(others) == 2:
        del places[1]
    spots = {seat: (num(x + dx), num(y + dy)) for seat, (dx, dy) in zip(others, places, strict=False)}
    if view["seat"] is not None:
        spots[view["seat"]] = (num(x), num(y + low))
    return spots


class Shelf:
    """Won tricks: a cell for each side above the hand, one's own side's first.

    Every cell has room for all seven tricks from the start, so that nothing jumps. Low tables have room for the numbers only.
    """

    def __init__(self, view: TrickView, scene: Scene) -> None:
        self._view = view
        self._sides = len(view["tricks"])
        self._size = LARGEST_WON
        self._pitch = 0.0
        self._per_row = HAND
        self.height = LINE
        self._open = scene["height"] >= LOW_HEIGHT
        if not self._open:
            return
        cell = (scene["width"] - 2 * SPACE) / self._sides
        most = SHELF_SHARE * scene["height"] - LINE
        for halves in range(int(2 * LARGEST_WON), int(2 * SMALLEST_WON) - 1, -1):
            self._size = halves / 2
            self._pitch = (view["players"] + 0.6) * self._size
            self._per_row = max(1, int((cell - SPACE + 0.6 * self._size) // self._pitch))
            tall = ceil(HAND / self._per_row) * (2 * self._size + WON_GAP)
            if tall <= most:
                break
        self.height = tall + LINE

    def lay(self, scene: Scene, between: tuple[float, float], top: float) -> None:
        """How many tricks and points each side has, and the tricks; the newest one stays in the middle until the next lead."""
        view, size = self._view, self._size
        seat = view["seat"]
        own = view["sides"][seat] if seat is not None else 0
        cell = (between[1] - between[0]) / self._sides
        for place in range(self._sides):
            side = (own + place) % self._sides
            left = between[0] + place * cell + SPACE / 2
            data = self._whose(side) | {"count": len(view["tricks"][side])}
            code = "tricks-only"
            if GAMES[view["game"]].counts:
                code = "tricks"
                data["points"] = view["taken"][side]
            scene["labels"].append(label(code, data, left, top + LINE / 2, SAID - 2, "left", cell - SPACE))
            for number, trick in enumerate(self._put_away(side) if self._open else ()):
                row, column = divmod(number, self._per_row)
                y = top + LINE + size + row * (2 * size + WON_GAP)
                for k, play in enumerate(trick["tiles"]):
                    x = left + column * self._pitch + (k + 0.5) * size
                    scene["tiles"].append(tile_up(play["tile"], x, y, size - 0.8, "gone"))

    def _whose(self, side: int) -> dict[str, LabelValue]:
        """`own`, `others` where there are two sides, `seat` where everybody is alone, `side` for an onlooker at a table of teams."""
        view = self._view
        if view["seat"] is not None and view["sides"][view["seat"]] == side:
            return {"whose": "own", "seat": view["seat"]}
        seats = [seat for seat, own in enumerate(view["sides"]) if own == side]
        whose = "seat" if len(seats) == 1 else "side" if view["seat"] is None else "others"
        return {"whose": whose, "seat": seats[0]}

    def _put_away(self, side: int) -> list[TrickData]:
        """The won tricks of a side, without one that still lies in the middle."""
        tricks = list(self._view["tricks"][side])
        if tricks and not self._view["trick"] and tricks[-1] == self._view["last_trick"]:
            tricks.pop()
        return tricks
