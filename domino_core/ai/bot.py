"""What a computer player is, and the two plain ones that can play any game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from domino_core.game import Look
from domino_core.notation import Move
from domino_core.rng import Rng

if TYPE_CHECKING:
    from domino_core.shapes.views import View


class Bot(ABC):
    """A player that thinks step by step, so that its caller can stop it by count or by clock."""

    @abstractmethod
    def think(self, look: Look, rng: Rng) -> Iterator[Move]:
        """Yields ever better legal moves, at least one."""


class RandomBot(Bot):
    """Plays anything legal: the measure that every other player must beat."""

    def think(self, look: Look, rng: Rng) -> Iterator[Move]:
        yield rng.choice(look.legal_moves)


class GreedyBot(Bot):
    """Plays what looks best by a rule of thumb; level choices are settled by chance, so that it is not always the same game."""

    def __init__(self, worth: Callable[[View, Move], float]) -> None:
        self._worth = worth

    def think(self, look: Look, rng: Rng) -> Iterator[Move]:
        values = [self._worth(look.view, move) for move in look.legal_moves]
        best = max(values)
        yield rng.choice([move for move, value in zip(look.legal_moves, values, strict=True) if value == best])
