"""The rule of thumb for poker, and the learner who goes by it: it looks at its own hand and at nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from domino_core.ai.bot import Bot
from domino_core.families.poker.hands import HandClass
from domino_core.game import Look
from domino_core.notation import Move
from domino_core.rng import Rng

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


class PokerLearner(Bot):
    """Plays its hand as it looks, too shy to bet now and then, and too curious to fold."""

    SHY = 0.5
    CURIOUS = 0.5

    def think(self, look: Look, rng: Rng) -> Iterator[Move]:
        view = cast("PokerView", look.view)
        move = max(look.legal_moves, key=lambda move: worth_in_poker(view, move))
        mood = rng.fraction()
        instead = "call" if "call" in look.legal_moves else "check"
        moved = (move in ("bet", "raise") and mood < self.SHY) or (move == "fold" and mood < self.CURIOUS)
        yield instead if moved else move
