"""A table for any game: what has been played lies in rows in the order of playing, and every move has a place to tap.

It serves a family that has no picture of its own yet, so it relies on nothing but what all views have.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from domino_core.notation import arm_of, tile_in
from domino_core.scene.controls import lay_buttons, legal
from domino_core.scene.parts import FINGER, SPACE, Box, Scene, View, box_at, grow, new_scene, target, tile_box, tile_up
from domino_core.scene.table import lay_table
from domino_core.tiles import NAMES

LARGEST_TILE = 44.0
GAP = 4.0
SPOT = 64.0


def plain_scene(view: View, width: float, height: float, arrange: Sequence[str] | None = None) -> Scene:
    """The whole table of a game that nothing more is known about."""
    scene = new_scene(width, height)
    (left, top, right, bottom), _ = lay_table(scene, view, arrange)
    takes = [move for move in legal(view) if move.startswith("take:")]
    bottom = lay_buttons(scene, takes, (0, bottom, 0, bottom)) - GAP
    bottom = _lay_spots(scene, view, (left, top, right, bottom))
    _lay_played(scene, view, (left, top, right, bottom))
    _tap_hand(scene, view)
    return scene


def _tile_of(move: str) -> str | None:
    """The tile that a move lays or plays."""
    tile = tile_in(move)
    return None if tile is None else NAMES[tile]


def _lay_spots(scene: Scene, view: View, area: Box) -> float:
    """A spot for each arm on which a tile can be laid, along the bottom of the middle; returns the top of them."""
    left, _, right, bottom = area
    moves = {move: tile for move in legal(view) if arm_of(move) and (tile := _tile_of(move))}
    arms = list(dict.fromkeys(map(arm_of, moves)))
    if not arms:
        return bottom
    each = max(FINGER, min(SPOT, (right - left) / len(arms) - GAP))
    first = (left + right) / 2 - (len(arms) - 1) * (each + GAP) / 2
    for move, tile in moves.items():
        spot = box_at(first + arms.index(arm_of(move)) * (each + GAP), bottom - FINGER / 2, each, FINGER)
        scene["targets"].append(target(move, "place", spot, tile=tile, size=FINGER / 2, turn=270))
    return bottom - FINGER - SPACE


def _lay_played(scene: Scene, view: View, area: Box) -> None:
    """What the public moves have brought to the table, as large as fits."""
    left, top, right, bottom = area
    moves = [entry.partition(":")[2] for entry in view.get("history") or ()]
    tiles = [tile for move in moves if not move.startswith("discard") and (tile := _tile_of(move)) is not None]
    rows = 1
    while rows < len(tiles) and _size(len(tiles), rows + 1, area) > _size(len(tiles), rows, area):
        rows += 1
    size = _size(len(tiles), rows, area) if tiles else 0.0
    per_row = ceil(len(tiles) / rows)
    for k, tile in enumerate(tiles):
        row, column = divmod(k, per_row)
        x = (left + right) / 2 + (column - (per_row - 1) / 2) * (size + GAP)
        y = (top + bottom) / 2 + (row - (rows - 1) / 2) * (2 * size + GAP)
        scene["tiles"].append(tile_up(tile, x, y, size, "line"))


def _size(count: int, rows: int, area: Box) -> float:
    left, top, right, bottom = area
    return max(1.0, min(LARGEST_TILE, (right - left) / ceil(count / rows) - GAP, ((bottom - top) / rows - GAP) / 2))


def _tap_hand(scene: Scene, view: View) -> None:
    """Moves that need no more than a tile of one's own hand are made by tapping it."""
    held = {piece["tile"]: piece for piece in scene["tiles"] if piece["zone"] == "hand"}
    for move in legal(view):
        tile = None if arm_of(move) else _tile_of(move)
        if tile and tile in held:
            scene["targets"].append(target(move, "tile", grow(tile_box(held[tile])), tile=tile))
