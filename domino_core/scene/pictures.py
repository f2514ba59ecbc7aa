"""The lobby's pictures: what each game looks like at its best moment, as SVG.

Lines and rows are laid by the same code as the tables; the rest is placed by hand. They are made when the site is built; the page only
shows files. Numbers are the only words: pictures are the same in every language.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, radians, sin
from typing import TYPE_CHECKING, cast

from domino_core.families.trick import COUNTS
from domino_core.registry import GAMES
from domino_core.scene.line import lay_line
from domino_core.scene.parts import Scene, label, new_scene, tile_down, tile_up
from domino_core.scene.row import lay_row
from domino_core.scene.svg import to_svg
from domino_core.tiles import NAMES

if TYPE_CHECKING:
    from domino_core.shapes.views import CountView, LineView, PileView

WIDTH, HEIGHT = 320.0, 200.0
MIDDLE = (WIDTH / 2, HEIGHT / 2)
MARGIN = 14.0

Spot = tuple[str | None, float, float, int]
"""A tile (None for a back), where its middle lies, and its turn."""


def _table(*spots: Spot, size: float) -> Scene:
    """Tiles placed by hand, later ones above earlier ones."""
    scene = new_scene(WIDTH, HEIGHT)
    _add(scene, spots, size)
    return scene


def _add(scene: Scene, spots: Sequence[Spot], size: float) -> None:
    first = len(scene["tiles"])
    for k, (tile, x, y, turn) in enumerate(spots, first):
        piece = tile_down(f"back:{k}", x, y, size, "line", turn) if tile is None else tile_up(tile, x, y, size, "line", turn)
        piece["z"] = k
        scene["tiles"].append(piece)


def _say(scene: Scene, text: str, x: float, y: float, size: float) -> None:
    """A number that matters, in gold."""
    scene["labels"].append({**label("number", {"number": text}, x, y, size), "mark": True})


def _line(*line: str, size: float, at: tuple[float, float] | None = None) -> Scene:
    """A line as it lies in the middle of a round, folded on the card; with `at` it runs straight, its first tile there."""
    scene = new_scene(WIDTH, HEIGHT)
    area = (MARGIN, 6.0, WIDTH - MARGIN, HEIGHT - 6.0)
    if at is not None:
        area = (at[0] - 2 * WIDTH, at[1] - 2 * WIDTH, at[0] + 2 * WIDTH, at[1] + 2 * WIDTH)
    lay_line(scene, cast("LineView", {"line": line, "ends": {}}), area, size)
    return scene


def _fan(tiles: Sequence[str], x: float, y: float, radius: float, step: float) -> list[Spot]:
    """Tiles on an arc about a point, as a hand of cards is held."""
    spots: list[Spot] = []
    for k, tile in enumerate(tiles):
        angle = (k - (len(tiles) - 1) / 2) * step
        spots.append((tile, x + radius * sin(radians(angle)), y - radius * cos(radians(angle)), round(angle)))
    return spots


def _heap(scene: Scene, x: float, y: float, size: float, turns: Sequence[tuple[float, float, int]]) -> None:
    """Backs that lie about."""
    _add(scene, [(None, x + dx * size, y + dy * size, turn) for dx, dy, turn in turns], size)


def _castle_rock() -> Scene:
    """The tile between two that share a number is just being lifted out; the pile waits at the right."""
    scene = new_scene(WIDTH, HEIGHT)
    row = ["6-1", "4-3", "5-2", "3-0", "6-6"]
    lay_row(scene, cast("PileView", {"row": row}), (MARGIN, MARGIN + 20, WIDTH - 66, HEIGHT + 26))
    lifted = scene["tiles"][2]
    lifted.update({"y": lifted["y"] - 34, "turn": 9, "z": 1})
    for k in range(4):
        scene["tiles"].append(tile_down(f"back:yard:{k}", WIDTH - 40 + 3 * k, HEIGHT / 2 + 6 - 3 * k, 40, "yard", z=k))
    return scene


def _bingo() -> Scene:
    """The finger has come to a tile that says the number."""
    scene = new_scene(WIDTH, HEIGHT)
    row = ["4-1", "6-6", None, "3-0", "6-5", "2-2", None, "5-2", "1-1", "6-4", "5-0", "3-1", "6-2", "4-4"]
    lay_row(scene, cast("CountView", {"row": row, "at": 8}), (MARGIN, MARGIN - 4, WIDTH - MARGIN, HEIGHT - 40))
    scene["labels"].append(label("count", {"count": "5   6   7"}, WIDTH / 2, HEIGHT - 24, 26))
    return scene


def _draw() -> Scene:
    """A tile is on its way from the boneyard to a short line."""
    scene = _line("9-9", "9-4@R", "9-7@L", size=33.0, at=(WIDTH / 2, 66))
    _heap(scene, 250, 152, 34.0, [(0.1, 0.25, 84), (-0.75, -0.1, 24), (0.7, -0.15, 152)])
    _add(scene, [("7-4", 96, 140, 66)], 36.0)
    return scene


def _basic() -> Scene:
    """The hand, and above it the first tiles of a line."""
    scene = _line("6-6", "6-2@R", "6-4@L", size=27.0, at=(WIDTH / 2, 54))
    hand = ["5-4", "3-3", "6-5", "2-0", "4-1", "5-2", "6-3"]
    _add(scene, [(tile, WIDTH / 2 + (k - 3) * 41, 148, 0) for k, tile in enumerate(hand)], 37.0)
    return scene


def _bergen() -> Scene:
    """Both ends show the same number."""
    scene = _line("1-1", "1-5@R", "1-4@L", "5-4@R", size=34.0, at=(WIDTH / 2 - 38, 84))
    for piece in scene["tiles"]:
        if piece["tile"] in ("4-1", "5-4"):
            piece["mark"] = True
    _say(scene, "+2", WIDTH / 2, 162, 38)
    return scene


def _tiddle_a_wink() -> Scene:
    """So many players that hands are small; doubles in the middle bring another turn."""
    scene = new_scene(WIDTH, HEIGHT)
    for k in range(10):
        angle = radians(36 * k + 18)
        x, y, turn = WIDTH / 2 + 134 * sin(angle), HEIGHT / 2 - 78 * cos(angle), 36 * k + 18
        across = [(None, x + d * 13 * cos(angle), y + d * 13 * sin(angle), turn) for d in (-1, 0, 1)]
        _add(scene, across, 11.0)
    _add(scene, [("5-5", 107, 100, 0), ("5-2", 160, 100, 270), ("2-2", 213, 100, 0)], 34.0)
    return scene


def _matador() -> Scene:
    """What touches adds up to ten."""
    size, left = 36.0, 8.0
    scene = new_scene(WIDTH, HEIGHT)
    for k, (tile, turn) in enumerate((("7-4", 90), ("9-3", 90), ("6-1", 90), ("8-4", 90))):
        _add(scene, [(tile, left + (2 * k + 1) * (size + 2), 92, turn)], size)
        if k:
            _say(scene, "10", left + 2 * k * (size + 2), 140, 24)
    return scene


def _muggins() -> Scene:
    """The open ends add up to a multiple of five."""
    scene = _line("3-3", "3-6@L", "3-0@R", "3-4@U", "3-5@D", size=29.0, at=(112, 100))
    _say(scene, "15", 254, 100, 64)
    return scene


def _mexican_train() -> Scene:
    """Trains leave the engine; one has a marker."""
    scene = _table(("12-12", 38, 100, 0), size=42.0)
    trains = (("12-8", 40, 8), ("12-5", 100, 5), ("12-10", 160, 10))
    rest = {
        8: (("11-8", 90), ("11-3", 270), ("3-1", 270)),
        5: (("9-5", 90), ("9-9", 0), ("9-6", 270)),
        10: (("10-2", 270), ("7-2", 90)),
    }
    for first, y, number in trains:
        x = 96.0
        for tile, turn in ((first, 270), *rest[number]):
            wide = 26.0 if turn else 13.0
            _add(scene, [(tile, x + wide, y, turn)], 26.0)
            x += 2 * wide + 2
    scene["chips"] = [{"x": 282, "y": 162, "size": 30, "count": 2}]
    return scene


def _forty_two() -> Scene:
    """A trick full of tiles that count."""
    x, y = MIDDLE
    scene = _table(("6-4", x - 66, y, 0), ("5-5", x, y - 46, 0), ("5-0", x + 66, y, 0), ("4-1", x, y + 46, 0), size=43.0)
    counts = {NAMES[tile]: points for tile, points in COUNTS.items()}
    for piece in scene["tiles"]:
        piece["badge"] = counts[piece["tile"] or ""]
    scene["tiles"][1]["mark"] = True
    _heap(scene, 40, 100, 22.0, [(0, k * 1.1 - 1.1, 90) for k in range(3)])
    _heap(scene, 280, 100, 22.0, [(0, k * 1.1 - 1.1, 90) for k in range(3)])
    return scene


def _four_hand_texas() -> Scene:
    """All doubles in one hand, and the limit doubled."""
    scene = _table(*_fan([f"{n}-{n}" for n in (0, 1, 2, 3, 4, 5, 6)], WIDTH / 2, 300, 205, 11.5), size=36.0)
    _say(scene, "84", WIDTH / 2, 168, 48)
    return scene


def _moon() -> Scene:
    """Three players, and the tile that is left over, by moonlight."""
    x, y = MIDDLE
    scene = _table(("6-1", x - 84, y + 4, 340), ("6-6", x, y + 40, 0), ("6-3", x + 84, y + 4, 20), size=42.0)
    _add(scene, [(None, x, y - 54, 90)], 34.0)
    scene["moonlight"] = {"x": x - 4, "y": y - 24, "size": 138}
    return scene


def _poker() -> Scene:
    """Five doubles, and chips to win with them."""
    scene = _table(*_fan([f"{n}-{n}" for n in (2, 3, 4, 5, 6)], 128, 282, 180, 14.0), size=46.0)
    scene["chips"] = [
        {"x": x, "y": y, "size": size, "count": count}
        for x, y, size, count in ((262, 132, 40, 5), (292, 156, 40, 3), (240, 164, 40, 4))
    ]
    return scene


def _block() -> Scene:
    """A line in the middle of a round."""
    moves = "6-6 6-4@R 6-2@L 4-4@R 2-5@L 4-1@R 5-0@L 1-3@R 0-3@L 3-2@R 3-5@L 2-1@R"
    return _line(*moves.split(), size=27.0)


def _standard() -> Scene:
    """A line of the large set."""
    return _line(*["12-12", "12-10@R", "12-9@L", "10-7@R", "9-8@L", "7-11@R", "8-6@L", "11-2@R", "6-0@L"], size=28.0)


def _sebastopol() -> Scene:
    """The cross, just finished."""
    return _line(*["6-6", "6-4@L", "6-1@R", "6-3@U", "6-5@D", "4-4@L", "1-1@R", "4-2@L", "1-0@R"], size=24.0, at=MIDDLE)


def _plain() -> Scene:
    """For a game that has no picture yet."""
    return _table(*_fan(["6-5", "6-6", "5-5"], WIDTH / 2, 300, 205, 14.0), size=44.0)


_MADE = (
    _castle_rock, _bingo, _block, _basic, _draw, _standard, _muggins, _bergen, _matador, _sebastopol, _tiddle_a_wink, _mexican_train,
    _forty_two, _four_hand_texas, _moon, _poker,
)  # fmt: skip
PICTURES: dict[str, Callable[[], Scene]] = {make.__name__[1:].replace("_", "-"): make for make in _MADE}
"""What shows a game at a glance, by id: a picture is a function that is called as its game is."""


def lobby_pictures() -> dict[str, str]:
    """For each game id the SVG of its card, about 320 by 200."""
    games = GAMES.values()
    return {game.id: to_svg(PICTURES.get(game.id, _plain)(), words=True, coloured=game.coloured) for game in games}
