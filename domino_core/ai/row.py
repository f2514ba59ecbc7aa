"""A rule of thumb for solitaires."""

from __future__ import annotations

from domino_core.game import View
from domino_core.notation import Move, kind_of


def worth_in_row(view: View, move: Move) -> float:
    """Take what can be taken, and three rather than one."""
    if kind_of(move) != "take":
        return 0.0
    return 3.0 if "-" in move else 1.0
