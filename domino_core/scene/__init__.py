"""Pictures: from what a seat may know to where everything lies on a table of a given size.

A scene is plain data (see docs/protocol.md). It is made from a view and nothing else, so it can show nothing hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from domino_core.scene.line import line_scene
from domino_core.scene.parts import LEAST, Scene, View, enlarge, working_size
from domino_core.scene.poker import poker_scene
from domino_core.scene.row import row_scene
from domino_core.scene.train import train_scene
from domino_core.scene.trick import trick_scene

Maker = Callable[[View, float, float, Sequence[str] | None], Scene]

FAMILIES: tuple[tuple[str, Maker], ...] = (
    ("line", line_scene),
    ("row", row_scene),
    ("trains", train_scene),
    ("trick", trick_scene),
    ("pot", poker_scene),
)
"""Which field of a view calls for which picture. A new family of games is a file with a maker and a line here."""


def least_table(view: View, wide: bool) -> tuple[float, float]:
    """The least table on which a game has its places. Trains need lanes high enough for a finger, or a reduced picture."""
    if "trains" not in view:
        return LEAST
    lanes = view["players"] + 1
    return (500.0, 150.0 + 22.0 * ceil(lanes / 2)) if wide else (300.0, 300.0 + 16.0 * lanes)


def make_scene(view: View, width: float, height: float, arrange: Sequence[str] | None = None) -> Scene:
    """The table as `view` shows it, for a table of this size; `arrange` is the order of the own hand."""
    maker = next((maker for field, maker in FAMILIES if field in view), None)
    if maker is None:
        maker, view = line_scene, {**view, "line": []}
    wide, high, scale = working_size(width, height, least_table(view, width > height))
    scene = maker(view, wide, high, arrange)
    return scene if scale == 1 else enlarge(scene, scale, width, height)
