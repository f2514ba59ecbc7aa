"""Pictures: from what a seat may know to where everything lies on a table of a given size.

A scene is plain data (see docs/protocol.md). It is made from a view and nothing else, so it can show nothing hidden. This is
the door; which maker draws which family stands in the family's record (`domino_core.house`).
"""

from __future__ import annotations

from collections.abc import Sequence

from domino_core.house import family_of
from domino_core.scene.parts import LEAST, Scene, View, enlarge, working_size
from domino_core.scene.plain import plain_scene


def make_scene(view: View, width: float, height: float, arrange: Sequence[str] | None = None) -> Scene:
    """The table as `view` shows it, for a table of this size; `arrange` is the order of one's own hand."""
    family = family_of(view["game"])
    maker = plain_scene if family.scene is None else family.scene()
    least = LEAST if family.least_table is None else family.least_table()(view["players"], width > height)
    wide, high, scale = working_size(width, height, least)
    scene = maker(view, wide, high, arrange)
    return scene if scale == 1 else enlarge(scene, scale, width, height)
