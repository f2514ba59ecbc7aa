"""Solitaires on one row of tiles."""

from domino_core.families.row.round import RowRound

__all__ = ["RowRound"]
