"""A rule of thumb for solitaires."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_core.notation import Move, kind_of

if TYPE_CHECKING:
    from domino_core.shapes.views import RowView


def worth_in_row(view: RowView, move: Move) -> float:
    """Take what can be taken, and three rather than one."""
    if kind_of(move) != "take":
        return 0.0
    return 3.0 if "-" in move else 1.0
