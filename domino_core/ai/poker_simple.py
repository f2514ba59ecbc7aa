"""The rule of thumb for poker, for the simple player: it looks at its own hand and at nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_core.families.poker.hands import HandClass
from domino_core.notation import Move

if TYPE_CHECKING:
    from domino_core.shapes.views import PokerView

_STRONG = ("raise", "bet", "call", "check", "fold")
_FAIR = ("check", "call", "bet", "raise", "fold")
_WEAK = ("check", "fold", "call", "bet", "raise")
_RANKS = {kind.code: kind for kind in HandClass}


def worth_in_poker(view: PokerView, move: Move) -> float:
    """Bet and raise on a flush or better, stay in with a pair, give way to a bet with less; and never fold where checking is free."""
    rank = _RANKS.get(view["own_class"] or "", HandClass.HIGH_PIECE)
    likes = _STRONG if rank > HandClass.ONE_PAIR else _FAIR if rank == HandClass.ONE_PAIR else _WEAK
    return float(-likes.index(move))
