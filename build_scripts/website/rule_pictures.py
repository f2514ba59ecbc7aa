"""Pictures for the rule pages: real positions, reached by real moves, as SVG. A page shows one by `![what it shows](its name)`.

`sum` is what the open ends add up to, where the words beside the picture say so; a test finds it out anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from domino_core.match import Match
    from domino_core.shapes.scene import LabelPiece, Scene, TilePiece

    Files = dict[str, bytes]

FOLDER = "pictures/rules"
TABLE = (720.0, 420.0)
MARGIN = 18.0
SHOWN = frozenset({"line", "row", "trick"})
"""Zones of a scene that a picture shows: what lies on the table."""


class Position(NamedTuple):
    """A stated deal, of which only the first tiles matter, and the moves that were made."""

    game: str
    options: dict[str, object]
    hands: tuple[str, ...]
    moves: str
    sum: str = ""


BLOCK = ("6-6 6-4 3-3 5-0 5-1 5-2 5-4", "6-3 4-1 3-0 2-0 4-4 3-2 4-2")
MUGGINS = ("3-2 6-6 6-3 3-3 5-4 1-0 2-0", "6-2 6-4 4-1 5-5 5-2 4-0 2-2")
ROW = ("6-4 5-5 4-1 4-2",)
FORTY_TWO = (
    "6-6 6-5 6-4 6-2 4-4 1-0 2-0",
    "6-0 2-1 3-1 4-0 5-3 2-2 5-1",
    "6-3 5-5 3-2 4-1 3-3 5-2 1-1",
    "6-1 3-0 0-0 4-3 5-4 4-2 5-0",
)
SEBASTOPOL = (
    "6-6 6-1 5-5 3-3 2-2 1-1 0-0",
    "6-2 5-4 5-3 5-2 5-1 5-0 4-4",
    "6-3 4-3 4-2 4-1 4-0 3-2 3-1",
    "6-4 6-5 6-0 3-0 2-1 2-0 1-0",
)
TRAINS = (
    "9-3 5-3 5-5 7-5 7-1 9-1 8-8 6-6 4-0 3-0 2-0 4-2 6-4 8-6 8-4",
    "9-8 8-2 6-2 6-1 9-4 9-2 0-0 1-1 7-7 7-0 6-0 5-0 3-1 4-3 8-7",
)
SHORT_OF_FIVES = (
    "9-3 5-3 6-1 7-1 8-8 6-6 4-0 3-0 2-0 4-2 6-4 8-6 8-4 7-6 3-3",
    "9-8 8-2 6-2 7-5 9-4 9-2 0-0 1-1 7-7 7-0 6-0 5-0 3-1 4-3 8-7",
)
MOON = ("6-6 6-5 6-4 6-1 4-4 5-4 1-1", "6-3 2-1 3-1 4-1 5-3 2-2 5-1", "6-2 5-5 3-2 4-3 3-3 5-2 4-2")
TEXAS = (
    "6-6 5-5 4-4 3-3 6-5 6-4 1-0",
    "6-0 2-1 3-1 4-0 5-3 2-2 5-1",
    "6-3 1-1 3-2 4-1 4-3 5-2 0-0",
    "6-1 3-0 6-2 2-0 5-4 4-2 5-0",
)
STANDARD = (
    "12-12 12-3 7-7 8-3 0-0 1-1 2-2 4-4 5-5 6-6 8-8 9-9 10-10 11-11 1-0 2-0",
    "12-7 9-3 11-7 8-1 2-1 3-1 4-1 5-1 6-1 7-1 9-1 10-1 11-1 3-2 4-2 5-2",
)
POSITIONS = {
    "castle-rock-one": Position("castle-rock", {}, ROW, ""),
    "castle-rock-three": Position("castle-rock", {}, ROW, "take:2 draw"),
    "block-line": Position("block", {"set": 6}, BLOCK, "6-6 6-3@R 6-4@L 4-1@L 3-3@R"),
    "basic-line": Position("basic", {"set": 6}, BLOCK, "6-6 6-3@R 6-4@L"),
    "standard-line": Position("standard", {}, STANDARD, "12-12 12-7@R 12-3@L 7-11@R 3-8@L"),
    "bergen-alike": Position(
        "bergen",
        {"set": 6},
        ("6-6 6-2 2-2 4-4 5-3 3-3", "6-1 2-1 5-5 4-3 5-4 3-1"),
        "6-6 6-1@R 6-2@L 1-2@R 2-2@L",
    ),
    "muggins-spinner": Position("muggins", {}, MUGGINS, "3-2 2-6@R 6-6@R", "3 + 12 = 15"),
    "muggins-edges": Position("muggins", {}, MUGGINS, "3-2 2-6@R 6-6@R 6-4@R 6-3@U", "3 + 4 + 3 = 10"),
    "matador-tens": Position(
        "matador",
        {"set": 9},
        ("9-9 7-3 4-2 8-5 6-6 2-2 1-1", "9-1 6-3 5-0 5-5 8-8 4-4 3-3", "4-1 9-2 8-4 7-7 7-6 3-2 2-0"),
        "9-9 1-9@R 1-4@R 6-6@R 4-4@R",
    ),
    "mexican-train-engine": Position("mexican-train", {"set": 9}, TRAINS, "9-3@0 3-5@0 5-7@0 stop 9-8@1 8-2@1 2-6@1 stop"),
    "mexican-train-marker": Position("mexican-train", {"set": 9}, SHORT_OF_FIVES, "9-3@0 3-5@0 stop 9-8@1 8-2@1 stop draw pass"),
    "mexican-train-double": Position("mexican-train", {"set": 9}, TRAINS, "9-3@0 3-5@0 stop 9-8@1 8-2@1 stop 5-5@0 9-1@M"),
    "moon-trick": Position("moon", {}, MOON, "pass pass bid:5 discard:5-4 trump:6 6-6 6-3 6-2 6-5 2-1 5-5"),
    "four-hand-texas-doubles": Position("four-hand-texas", {}, TEXAS, "pass pass pass bid:30 trump:doubles 6-6 2-2 1-1 6-1"),
    "sebastopol-cross": Position("sebastopol", {"set": 6}, SEBASTOPOL, "6-6 6-2@L 6-3@R 6-0@U 6-1@D"),
    "forty-two-trick": Position("forty-two", {}, FORTY_TWO, "pass pass bid:30 bid:31 trump:6 6-6 6-0 6-3 6-1 6-5 2-1 5-5 3-0"),
}


def played(position: Position) -> Match:
    """The match in that position, by the rules."""
    from domino_core.match import Match
    from domino_core.registry import GAMES
    from domino_core.tiles import NAMES

    game, players = GAMES[position.game], len(position.hands)
    stated = " ".join(position.hands).split()
    options = game.resolve(players, position.options)
    rest = [NAMES[tile] for tile in game.tiles(options) if NAMES[tile] not in stated]
    match = Match.new(position.game, players, None, position.options, stated + rest)
    for move in position.moves.split():
        match.play(move, match.turn)
    return match


def pictured(position: Position) -> Scene:
    """What lies on the table, with its markers and nothing else around it."""
    from domino_core.scene import make_scene
    from domino_core.scene.parts import new_scene

    match = played(position)
    whole = make_scene(match.view(0), *TABLE)
    tiles = [tile for tile in whole["tiles"] if tile["zone"] in SHOWN]
    markers = [_behind(train["tiles"][-1], tiles, label) for label, train in _marked(whole, match.view(0))]
    across = [(tile["x"], _reach(tile, 90)) for tile in tiles] + [(marker["x"], marker["size"]) for marker in markers]
    down = [(tile["y"], _reach(tile, 0)) for tile in tiles] + [(marker["y"], marker["size"]) for marker in markers]
    left, top = (min(at - reach for at, reach in way) - MARGIN for way in (across, down))
    right, bottom = (max(at + reach for at, reach in way) + MARGIN for way in (across, down))
    scene = new_scene(right - left, bottom - top)
    scene["tiles"] = [{**tile, "x": tile["x"] - left, "y": tile["y"] - top} for tile in tiles]
    scene["labels"] = [{**marker, "x": marker["x"] - left, "y": marker["y"] - top} for marker in markers]
    return scene


def _marked(scene: Scene, view: Any) -> Iterator[tuple[LabelPiece, Any]]:
    """The markers of a scene, which stand at the name of a seat there, each with its train."""
    for label in scene["labels"]:
        if label["code"] == "marker":
            yield label, next(train for train in view["trains"] if train["arm"] == str(label["data"]["seat"]))


def _behind(move: str, tiles: list[TilePiece], label: LabelPiece) -> LabelPiece:
    """A marker behind the last tile of a train, since a picture has no names."""
    from domino_core.tiles import tile_named

    last = next(tile for tile in tiles if tile_named(str(tile["tile"])) == tile_named(move.split("@", maxsplit=1)[0]))
    size = last["size"] * 0.6
    return {**label, "x": last["x"] + _reach(last, 90) + 1.2 * size, "y": last["y"], "size": size}


def _reach(tile: TilePiece, along: int) -> float:
    """How far a tile reaches from its middle: its whole size in the direction in which it lies."""
    return tile["size"] if tile["turn"] % 180 == along else tile["size"] / 2


def files() -> Files:
    """One picture a position."""
    from domino_core.scene.svg import to_svg

    return {f"{FOLDER}/{name}.svg": to_svg(pictured(position), corner=12).encode() for name, position in POSITIONS.items()}
