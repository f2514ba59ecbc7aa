"""Choosing by imagined worlds: what each move brings in worlds that may well be, played to their end.

Any family can use it: it says how a world is made and how a move is tried in it. Worlds are shared by all moves, so that moves are compared
in the same circumstances, and thinking ends early when one of them is clearly the best.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt

from domino_core.notation import Move

FEW = 16
"""Worlds before which nothing is clear."""
CLEAR = 3.0
"""By how many standard errors a move must be behind to be clearly worse."""
SOME, PREFERRED = 4, 1.0
"""Worlds, and standard errors by which a move must be ahead of the usual one in them, before the usual one is left for it."""


class Tally:
    """What each move has brought so far, world by world, each world with its weight."""

    __slots__ = ("_brought", "_squares", "_weight", "_weights_squared", "moves", "worlds")

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves = list(moves)
        """Those that are still tried."""
        self._brought = [0.0] * len(moves)
        self._squares = [[0.0] * len(moves) for _ in moves]
        """Weighted squares of the differences between two moves: how surely one is ahead of the other."""
        self._weight = 0.0
        self._weights_squared = 0.0
        self.worlds = 0

    def add(self, values: Sequence[float], weight: float = 1.0) -> None:
        """What the moves that are still tried bring in one more world."""
        self.worlds += 1
        self._weight += weight
        self._weights_squared += weight * weight
        for place, value in enumerate(values):
            self._brought[place] += weight * value
            row = self._squares[place]
            for other in range(place):
                row[other] += weight * (value - values[other]) ** 2

    def drop(self, move: Move) -> None:
        """This one is not tried any more."""
        place = self.moves.index(move)
        del self.moves[place], self._brought[place], self._squares[place]
        for row in self._squares:
            del row[place]

    def best(self) -> Move:
        return self.moves[self._brought.index(max(self._brought))]

    def means(self) -> dict[Move, float]:
        """What each move is expected to bring."""
        return {move: brought / self._weight for move, brought in zip(self.moves, self._brought, strict=True)}

    def choice(self, usual: Move | None) -> Move:
        """The move that has brought most; where that may well be chance, the usual one, which is seldom wrong."""
        best = self.best()
        return best if usual not in self.moves or self.is_ahead(best, usual, PREFERRED, SOME) else usual

    def give_up(self, errors: float, least: int = FEW, kept: Move | None = None) -> None:
        """Moves that are so many standard errors behind the best are not tried any more: that leaves time for the others."""
        best = self.best()
        for move in self.moves.copy():
            if move not in (best, kept) and self.is_ahead(best, move, errors, least):
                self.drop(move)

    def is_ahead(self, one: Move, other: Move, errors: float, least: int = FEW) -> bool:
        """Whether one move has brought more than another, by so many standard errors, in that many worlds at least."""
        if self.worlds < least or not self._weight:
            return False
        a, b = self.moves.index(one), self.moves.index(other)
        lead = (self._brought[a] - self._brought[b]) / self._weight
        squares = self._squares[max(a, b)][min(a, b)] / self._weight
        as_good_as = self._weight * self._weight / self._weights_squared
        return lead >= errors * sqrt(max(0.0, squares - lead * lead) / as_good_as)


def by_worlds(
    moves: Sequence[Move],
    worlds: int,
    tried: Callable[[Sequence[Move]], Sequence[float]],
    usual: Move | None = None,
    at_once: int = 1,
) -> Iterator[Move]:
    """Ever better founded choices: `tried` gives what moves bring in a further world.

    Moves that are clearly worse than another are given up; it ends when only one is left. `usual` is what one would do without thinking,
    if there is such a move; `at_once` is how many worlds make a step.
    """
    tally = Tally(moves)
    while tally.worlds < worlds and len(tally.moves) > 1:
        for _ in range(at_once):
            tally.add(tried(tally.moves))
        tally.give_up(CLEAR)
        yield tally.choice(usual)
