"""What a computer player is, and the plain ones that can play any game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
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
        yield self.best(look.view, look.legal_moves, rng)

    def best(self, view: View, moves: Sequence[Move], rng: Rng) -> Move:
        values = [self._worth(view, move) for move in moves]
        most = max(values)
        return rng.choice([move for move, value in zip(moves, values, strict=True) if value == most])


class ForgetfulBot(GreedyBot):
    """Plays by the rule of thumb too, but every now and then it has not seen all its moves: fair, and easy to beat without being silly."""

    NOTICED = 0.45
    """How likely it sees each of its moves."""

    def think(self, look: Look, rng: Rng) -> Iterator[Move]:
        seen = [move for move in look.legal_moves if rng.fraction() < self.NOTICED]
        yield self.best(look.view, seen or look.legal_moves, rng)
