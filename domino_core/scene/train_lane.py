"""One train on the table: its head, its tiles there and back, its open end, and the places for the next tile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_core.notation import read_laid
from domino_core.scene.parts import (
    FINGER,
    Box,
    Scene,
    box_at,
    grow,
    is_tile,
    label,
    move_box,
    num,
    rectangle,
    shift_into,
    target,
    tile_up,
)
from domino_core.scene.seats import plate
from domino_core.scene.train_track import Fold, Laid, Spot, Track
from domino_core.tiles import NAMES, tile_with

if TYPE_CHECKING:
    from domino_core.shapes.scene import LabelValue, OpenEnd, Point, TrainLane
    from domino_core.shapes.views import NoTrain, TrainData, TrainView

EDGE = 2.0
"""Between the parts of a lane."""
TEXT, SMALL_TEXT = 13.0, 11.0
MARKER, SMALL_MARKER = 16.0, 13.0
MARKER_ROOM, SMALL_MARKER_ROOM = 24.0, 18.0
NUMBER_ROOM, SMALL_NUMBER_ROOM = 36.0, 30.0
"""What the marker and the number of hidden tiles take."""
STRIP, WIDEST_STRIP = 24.0, 190.0
"""The height of a head above its train, and how wide its plate is at most."""
TIGHT = 150.0
"""Lanes narrower than this have no room for names above them."""
SIGN, SIGN_COLUMN = 20.0, 24.0
"""The least width of a plate: a sign in place of the name; and a column of sign, marker and number."""
HEAD_SHARE = 0.15
SMALLEST_HEAD, LARGEST_HEAD = 100.0, 150.0
"""The width of a head with all its words beside its train."""
STACKED_SHARE = 0.22
SMALLEST_STACKED = MARKER_ROOM + NUMBER_ROOM - 6.0
"""A head with room for marker and number below a small plate."""
STACKED_ROW, SIGN_ROW = 22.0, 13.0
PLATE = 46.0
HEAD_HEIGHT = 1.7
"""The height of a head that is a label, measured by its words."""
NAMELESS, HARDLY_NAMED = 0.8, 0.5
"""What lanes are worth with a sign for a name, and with a strip in which nothing can be read."""
WORDS_FIT, SHORT_WORDS_FIT = 100.0, 66.0
"""Heads at least so wide have room for whole words, and for short ones."""


class Bed:
    """How a lane is divided. `head` is where its name stands: `beside` the train, `above` it, or as a mere `sign` at its side."""

    __slots__ = ("box", "head", "tight", "track", "where", "words")

    def __init__(self, box: Box, head: str) -> None:
        self.box = box
        x0, y0, x1, y1 = box
        width = x1 - x0
        self.where = head
        """`above`, `beside`, `stacked`: beside, with marker and number below a narrow plate, or `sign`: all below one another."""
        self.tight = head == "sign" or (head == "above" and width < TIGHT)
        """Whether signs stand for names, with marker and number close to them."""
        self.words = 1.0
        """What names are worth that have little room or none."""
        if head == "above":
            if self.tight:
                self.words = HARDLY_NAMED
            self.head: Box = (x0, y0, min(x1, x0 + WIDEST_STRIP + MARKER_ROOM), min(y1, y0 + STRIP))
            self.track: Box = (x0 + EDGE, self.head[3] + EDGE / 2, x1 - EDGE, y1 - EDGE / 2)
            return
        if head == "sign":
            self.words = HARDLY_NAMED
            self.head = (x0, y0, x0 + SIGN_COLUMN, y1)
            self.track = (x0 + SIGN_COLUMN + EDGE, y0, x1, y1)
            return
        wide = min(LARGEST_HEAD, HEAD_SHARE * width)
        start = wide + MARKER_ROOM
        if wide < SMALLEST_HEAD:
            self.where, self.words = "stacked", NAMELESS
            wide = min(width, max(SMALLEST_STACKED, STACKED_SHARE * width))
            start = wide + EDGE
        self.head = (x0, y0, x0 + wide, y1)
        self.track = (x0 + start, y0 + 1, x1 - EDGE, y1 - 1)

    @property
    def length(self) -> float:
        return max(0.0, self.track[2] - self.track[0])

    @property
    def narrowest(self) -> float:
        """What a head above the train needs at least."""
        return SIGN + SMALL_MARKER_ROOM + SMALL_NUMBER_ROOM - 2 * EDGE if self.where == "above" else 0.0

    @property
    def height(self) -> float:
        return max(0.0, self.track[3] - self.track[1])

    @property
    def stacked_row(self) -> float:
        """The height of marker and number below a narrow plate: less where the words on it could no longer be read."""
        return min(STACKED_ROW, max(SIGN_ROW, self.head[3] - self.head[1] - HEAD_HEIGHT * SMALL_TEXT))


class Lane:
    """A train in its bed."""

    __slots__ = ("_arm", "_bed", "_scene", "_track", "_train", "_view")

    def __init__(self, scene: Scene, view: TrainView, train: TrainData | NoTrain, bed: Bed, largest: float, least: float) -> None:
        self._scene = scene
        self._view = view
        self._train = train
        self._arm: str = train["arm"]
        self._bed = bed
        self._track = Track(bed.length, bed.height, largest, least, NUMBER_ROOM if bed.where == "beside" else 0.0)

    def lay(self) -> None:
        laid: list[Laid] = [read_laid(move)[:2] for move in self._train["tiles"]]
        fold = self._track.lay(laid)
        hidden = fold.hidden if fold else len(laid)
        self._lay_head(hidden)
        self._lay_signs(hidden, fold)
        piece = self._piece(hidden, fold.size if fold else self._track.sizes[-1])
        self._scene["trains"].append(piece)
        if fold is None:
            self._lay_targets(None)
            return
        for (near, far), spot in zip(laid[hidden:], fold.spots, strict=True):
            x, y = self._place(spot)
            turn = self._turn(near, far, spot, fold.across)
            self._scene["tiles"].append(tile_up(NAMES[tile_with(near, far)], x, y, fold.size, "line", turn))
        if fold.spots and self._train["open_double"]:
            self._scene["tiles"][-1]["mark"] = True
        piece["track"] = self._path(fold)
        piece["open"] = self._open_end(fold)
        self._lay_targets(fold)

    # ---------------------------------------------------------------- places

    def _place(self, spot: Spot) -> tuple[float, float]:
        return self._at(spot[0]), (self._bed.track[1] + self._bed.track[3]) / 2 + spot[1]

    def _at(self, length: float) -> float:
        return self._bed.track[0] + length

    def _turn(self, near: int, far: int, spot: Spot, across: bool) -> int:
        """A tile's touching half lies towards the start; at turn 0 the higher half is on top."""
        _, _, dx, dy = spot
        if near == far:
            return 0 if dy or across else 90
        if dy:
            return 180 if far > near else 0
        return 90 if (dx > 0) == (far > near) else 270

    def _path(self, fold: Fold) -> list[Point]:
        """The line that the train runs along, as corners."""
        middle = (self._bed.track[1] + self._bed.track[3]) / 2
        return [{"x": num(self._at(x)), "y": num(middle + y)} for x, y in fold.corners()]

    def _open_end(self, fold: Fold) -> OpenEnd:
        """Where the next tile goes and which number it must have; `turn` has that half of it on top at 0."""
        x, y = self._place(fold.open)
        _, _, dx, dy = fold.open
        turn = 0 if dy else 270 if dx > 0 else 90
        return {"x": num(x), "y": num(y), "size": num(fold.size), "turn": turn, "number": self._train["end"]}

    # ---------------------------------------------------------------- pieces

    def _piece(self, hidden: int, size: float) -> TrainLane:
        """The lane as a whole, for the page."""
        bed, train = self._bed, self._train
        lane, look = rectangle(bed.box), rectangle(self._look(hidden))
        return {
            "arm": self._arm, "x": lane["x"], "y": lane["y"], "w": lane["w"], "h": lane["h"], "size": num(size),
            "end": train["end"], "marker": train["marker"],
            "open_double": train["open_double"], "playable": train["playable"], "hidden": hidden, "look": look,
        }  # fmt: skip

    def _look(self, hidden: int) -> Box:
        """Where a tap shows the whole train: the head, and the number of hidden tiles if that stands elsewhere."""
        bed = self._bed
        x0, y0, x1, y1 = bed.box
        if bed.where == "above":
            return (x0, y0, x1, min(y1, max(bed.head[3], y0 + FINGER)))
        beyond = NUMBER_ROOM if hidden and bed.where == "beside" else 0.0
        return (x0, y0, min(x1, max(bed.track[0] + beyond, x0 + FINGER)), y1)

    def _lay_head(self, hidden: int) -> None:
        """Whose train it is."""
        bed = self._bed
        x0, y0, x1, y1 = bed.head
        high = min(PLATE, y1 - y0)
        middle = (y0 + y1) / 2
        if bed.where == "stacked":
            high = min(high, max(0.0, y1 - y0 - bed.stacked_row))
            middle = max(y0, (y0 + y1 - bed.stacked_row) / 2)
        elif bed.where == "sign":
            signs = bool(self._train["marker"]) + bool(hidden)
            high = min(SIGN, max(0.0, y1 - y0 - signs * SIGN_ROW))
            middle = y0 + high / 2
        elif bed.where == "above":
            x1 = max(x0, x1 - self._room_for_marker() - self._room_for_number(hidden))
        seat = self._view.get("seat")
        if self._arm == "M" or int(self._arm) == seat:
            code = "mexican-train" if self._arm == "M" else "own-train"
            short = "" if x1 - x0 >= WORDS_FIT else "-short" if x1 - x0 >= SHORT_WORDS_FIT else "-sign"
            data = {"count": len(self._train["tiles"])} | ({} if self._arm == "M" else {"seat": seat})
            size = min(TEXT + 1, max(1.0, high / HEAD_HEIGHT))
            self._scene["labels"].append(label(code + short, data, (x0 + x1) / 2, middle, size, room=max(0.0, x1 - x0)))
        else:
            plate(self._scene, self._view, int(self._arm), (x0, middle - high / 2, x1, middle + high / 2))

    def _lay_signs(self, hidden: int, fold: Fold | None) -> None:
        """The marker, and the number of tiles that are not shown."""
        bed = self._bed
        x0, y0, x1, y1 = bed.head
        text, marker = (SMALL_TEXT, SMALL_MARKER) if bed.tight else (TEXT, MARKER)
        text, marker = min(text, y1 - y0), min(marker, y1 - y0)
        if bed.where == "stacked":
            y = max((y0 + y1) / 2, y1 - bed.stacked_row / 2)
            at_marker, at_number = x0 + MARKER_ROOM / 2, x1 - NUMBER_ROOM / 2
        elif bed.where == "sign":
            at_marker = at_number = (x0 + x1) / 2
            y = y1 - SIGN_ROW / 2
        elif bed.where == "above":
            y = (y0 + y1) / 2
            at_number = x1 - self._room_for_number(hidden) / 2
            at_marker = x1 - self._room_for_number(hidden) - self._room_for_marker() / 2
        else:
            y = self._path(fold)[0]["y"] if fold else (y0 + y1) / 2
            at_marker, at_number = self._at(-MARKER_ROOM / 2), self._at(NUMBER_ROOM / 2)
        if self._train["marker"]:
            self._scene["labels"].append(label("marker", {"count": 1, "seat": int(self._arm)}, at_marker, y, marker))
            y -= SIGN_ROW if bed.where == "sign" else 0.0
        if hidden:
            folded: dict[str, LabelValue] = {"count": hidden, "arm": self._arm}
            self._scene["labels"].append(label("folded", folded, at_number, y, text, room=self._room_for_number(hidden)))

    def _room_for_marker(self) -> float:
        """Where names have room, that for a marker is kept, so that they do not change their place when one comes."""
        if self._bed.tight:
            return SMALL_MARKER_ROOM if self._train["marker"] else 0.0
        return MARKER_ROOM

    def _room_for_number(self, hidden: int) -> float:
        if not hidden:
            return 0.0
        if self._bed.where == "sign":
            return SIGN_COLUMN
        return SMALL_NUMBER_ROOM if self._bed.tight else NUMBER_ROOM

    def _lay_targets(self, fold: Fold | None) -> None:
        """Each move on this train goes to its open end."""
        for move in self._view.get("legal_moves") or ():
            text, _, on = move.partition("@")
            if on != self._arm or not is_tile(text):
                continue
            near, far, _ = read_laid(move)
            name = NAMES[tile_with(near, far)]
            if fold is None:
                self._scene["targets"].append(target(move, "place", grow(self._bed.track), tile=name, size=1, turn=0))
                continue
            spot = fold.next_double if near == far else fold.open
            x, y = self._place(spot)
            turn = self._turn(near, far, spot, fold.across)
            w, h = (2 * fold.size, fold.size) if turn % 180 else (fold.size, 2 * fold.size)
            box = grow(box_at(x, y, w, h))
            box = move_box(box, *shift_into(box, self._bed.track))
            made = target(move, "place", box, tile=name, size=num(fold.size), turn=turn)
            if (made["x"], made["y"]) != (num(x), num(y)):
                made["at"] = [num(x), num(y)]
            self._scene["targets"].append(made)
