"""The table as data: a scene and its pieces. Lengths are CSS pixels, `x` and `y` middles."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from domino_core.shapes.views import MoveText, Seat, TileName

Degrees = int
"""Clockwise; a tile at 0 stands upright with its first-named half on top."""


class TableSize(TypedDict):
    """What a scene is made for, in CSS pixels."""

    width: float
    height: float


class Point(TypedDict):
    x: float
    y: float


class Rectangle(Point):
    """`x` and `y` are its middle."""

    w: float
    h: float


# ---------------------------------------------------------------- tiles

Zone = Literal["line", "row", "coming", "hand", "rack", "yard", "gone", "trick"]
"""Where a tile belongs; `coming` is an open pile, `rack` another seat's tiles, `gone` what is removed, won or discarded."""


class TilePiece(Point):
    """A tile; its `key` stays the same from scene to scene, `size` is its short side."""

    key: str
    tile: TileName | None
    size: float
    turn: Degrees
    face: Literal["up", "down"]
    zone: Zone
    z: int
    mark: NotRequired[bool]
    badge: NotRequired[int]


# ---------------------------------------------------------------- targets


class PlaceTarget(Rectangle):
    """A spot for a tile of the hand, and how it will lie there; `at` where its middle is not that of the spot.

    `total`, where ends count, is what they add up to then.
    """

    move: MoveText
    kind: Literal["place"]
    tile: TileName
    size: float
    turn: Degrees
    at: NotRequired[list[float]]
    total: NotRequired[int]


class TileTarget(Rectangle):
    """A tile that is tapped itself."""

    move: MoveText
    kind: Literal["tile"]
    tile: TileName


class GroupTarget(Rectangle):
    """Several tiles at once."""

    move: MoveText
    kind: Literal["group"]
    tiles: list[TileName]


class PileTarget(Rectangle):
    """The boneyard; `call` is where the word stands that says what a tap does, off the number of tiles."""

    move: MoveText
    kind: Literal["pile"]
    call: NotRequired[list[float]]


class ButtonTarget(Rectangle):
    """A painted button."""

    move: MoveText
    kind: Literal["button"]


Target = PlaceTarget | TileTarget | GroupTarget | PileTarget | ButtonTarget


# ---------------------------------------------------------------- what else there is

Align = Literal["left", "center", "right"]
LabelValue = int | str | None


class PlatePiece(Rectangle):
    """Where a seat's name, count and score stand."""

    seat: Seat
    count: int
    score: int
    turn: bool
    dim: NotRequired[bool]


class LabelPiece(Point):
    """A text by its message code; `w`, where given, is the room that it has."""

    code: str
    data: dict[str, LabelValue]
    size: float
    align: Align
    w: NotRequired[float]
    mark: NotRequired[bool]


class ChipsPiece(Point):
    """A stack of so many chips; `size` is the width of one."""

    size: float
    count: int


class Moonlight(Point):
    """A crescent, in a picture of the lobby."""

    size: float


class OpenEnd(Point):
    """The place of a train's next tile if it is no double, and the number that it must have; at turn 0 the touching half is on top."""

    size: float
    turn: Degrees
    number: int | None


class EndPiece(Point):
    """The open end of a line: its number, and the one that must be laid there (None: only tiles that fit anywhere).

    It has the place where the next tile would touch; `size` is the size of a tile.
    """

    arm: str
    number: int
    wanted: int | None
    size: float


class TrainLane(Rectangle):
    """The lane of a train; `track` and `open` are missing where it has no room for a tile."""

    arm: str
    size: float
    end: int | None
    marker: bool
    open_double: bool
    playable: bool
    hidden: int
    look: Rectangle
    track: NotRequired[list[Point]]
    open: NotRequired[OpenEnd]


class Scene(TypedDict):
    """The whole table; `scale`, where it is not 1, is how much it has been enlarged."""

    width: float
    height: float
    tiles: list[TilePiece]
    targets: list[Target]
    seats: list[PlatePiece]
    labels: list[LabelPiece]
    chips: NotRequired[list[ChipsPiece]]
    trains: NotRequired[list[TrainLane]]
    ends: NotRequired[list[EndPiece]]
    moonlight: NotRequired[Moonlight]
    scale: NotRequired[float]
