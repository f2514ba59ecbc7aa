"""The lobby's pictures: a position of each game, laid by the same code as the tables, as SVG.

They are made when the site is built; the page only shows files.
"""

from __future__ import annotations

from collections.abc import Callable

from domino_core.scene.line import lay_line
from domino_core.scene.parts import Scene, label, new_scene, tile_down
from domino_core.scene.row import lay_row
from domino_core.scene.svg import to_svg

WIDTH, HEIGHT = 320.0, 200.0
MARGIN = 14.0


def _line(*line: str, size: float) -> Scene:
    """A line game: the line as it lies in the middle of a round."""
    scene = new_scene(WIDTH, HEIGHT)
    lay_line(scene, {"line": line, "ends": {}}, (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN), size)
    return scene


def _block() -> Scene:
    return _line(
        "6-6", "6-4@R", "6-2@L", "4-4@R", "2-5@L", "4-1@R", "5-0@L", "1-3@R", "0-3@L", "3-2@R", "3-5@L", "2-1@R", size=27.0
    )


def _castle_rock() -> Scene:
    """The tile between two that share a number is just being lifted out; the pile waits at the right."""
    scene = new_scene(WIDTH, HEIGHT)
    row = ["6-1", "4-3", "5-2", "3-0", "6-6"]
    lay_row(scene, {"row": row, "legal_moves": []}, (MARGIN, MARGIN + 20, WIDTH - 66, HEIGHT + 26))
    lifted = scene["tiles"][2]
    lifted.update(y=lifted["y"] - 34, turn=9, z=1)
    for k in range(4):
        scene["tiles"].append(tile_down(f"back:yard:{k}", WIDTH - 40 + 3 * k, HEIGHT / 2 + 6 - 3 * k, 40, "yard", z=k))
    return scene


def _bingo() -> Scene:
    """The finger has come to a tile that says the number."""
    scene = new_scene(WIDTH, HEIGHT)
    row = ["4-1", "6-6", None, "3-0", "6-5", "2-2", None, "5-2", "1-1", "6-4", "5-0", "3-1", "6-2", "4-4"]
    view = {"row": row, "at": 8, "count": 7, "legal_moves": []}
    lay_row(scene, view, (MARGIN, MARGIN - 4, WIDTH - MARGIN, HEIGHT - 40))
    scene["labels"].append(label("count", {"count": "5   6   7"}, WIDTH / 2, HEIGHT - 24, 26))
    return scene


PICTURES: dict[str, Callable[[], Scene]] = {
    "castle-rock": _castle_rock,
    "bingo": _bingo,
    "block": _block,
}
"""What shows a game at a glance. A new game adds its line here."""


def lobby_pictures() -> dict[str, str]:
    """For each game id the SVG of its card, about 320 by 200."""
    return {game: to_svg(make(), words=True) for game, make in PICTURES.items()}
