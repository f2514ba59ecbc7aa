"""What a judge finds out about moves: what each is expected to bring, over worlds that may well be, ever better founded.

A family's judge (`house.Family.judge`) tries every move in the same imagined worlds, made from one view, and puts what came of it in
here. Hints and reviews read it; why a move is good is told by the family's reasons, which look at the view alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING

from domino_core.ai.worlds import Tally
from domino_core.notation import Move

if TYPE_CHECKING:
    from domino_core.shapes.counsel import Code, Expected

Outcome = tuple[float, float, float | None]
"""What a move led to in one world: its worth to whoever chose it, the points in the game's own terms, and whether it won (None: that
cannot be said)."""


SURE = 2.0
"""By how many standard errors a move must be better for another to have been a mistake."""


class Verdict:
    """What each move has brought so far. Before the first world it is what moves look worth at first sight."""

    __slots__ = (
        "_best_in",
        "_points",
        "_sight",
        "_squares",
        "_tally",
        "_weight",
        "_won",
        "exact",
        "match_counts",
        "moves",
        "preferred",
        "weighted",
        "worlds",
    )

    def __init__(self, moves: Sequence[Move], sight: Sequence[float] = ()) -> None:
        self.moves = tuple(moves)
        self._sight = list(sight) or [0.0] * len(moves)
        self._tally = Tally(self.moves)
        self._points = [0.0] * len(moves)
        self._squares = [0.0] * len(moves)
        self._won: list[float | None] = [0.0] * len(moves)
        self._best_in = [0] * len(moves)
        self._weight = 0.0
        self.worlds = 0
        self.weighted = False
        """Whether some worlds count for more than others."""
        self.match_counts = False
        """Whether the match ended with some of these worlds, which counts besides the points."""
        self.exact = False
        """Whether there is only one world, because nothing is hidden."""
        self.preferred: Move | None = None
        """What a master makes of it, who does not leave good habits for a difference that few worlds make."""

    def add(self, outcomes: Sequence[Outcome], weight: float = 1.0) -> None:
        """What the moves bring in one more world."""
        self.worlds += 1
        self._weight += weight
        self.weighted |= weight != 1.0
        self._tally.add([worth for worth, _, _ in outcomes], weight)
        most = max(worth for worth, _, _ in outcomes)
        for place, (worth, points, won) in enumerate(outcomes):
            self._points[place] += weight * points
            self._squares[place] += weight * points * points
            before = self._won[place]
            self._won[place] = None if won is None or before is None else before + weight * won
            self._best_in[place] += worth == most

    def prefer(self, usual: Move) -> None:
        """What a master makes of it who would usually make this move."""
        self.preferred = self._tally.choice(usual)

    def worth(self, move: Move) -> float:
        """How good a move is, on average: only differences mean anything."""
        return self._tally.means()[move] if self._weight else self._sight[self.moves.index(move)]

    def ranked(self) -> list[Move]:
        """The moves, the best first."""
        order = sorted(self.moves, key=self.worth, reverse=True)
        if self.preferred is not None:
            order.sort(key=lambda move: move != self.preferred)
        return order

    def cost(self, move: Move) -> float:
        """How much better the best move is; nothing where that may be chance."""
        best = self.ranked()[0]
        sure = self.exact or self._tally.is_ahead(best, move, SURE)
        return max(0.0, self.worth(best) - self.worth(move)) if sure else 0.0

    def why_first(self, move: Move) -> Code | None:
        """Why the best move is called so although another brings more: by a difference that is too small, or because of the match."""
        if not self._weight or move != self.ranked()[0]:
            return None
        if self.worth(move) < max(map(self.worth, self.moves)):
            return "habit"
        return "match-counts" if self.match_counts and self._points[self.moves.index(move)] < max(self._points) else None

    def best_in(self, move: Move) -> int:
        """In how many worlds no other move was better."""
        return self._best_in[self.moves.index(move)]

    def expected(self, move: Move) -> Expected | None:
        """What a move is expected to bring, with its spread; None at first sight."""
        if not self._weight:
            return None
        place = self.moves.index(move)
        points, won = self._points[place] / self._weight, self._won[place]
        spread = sqrt(max(0.0, self._squares[place] / self._weight - points * points))
        chance = None if won is None else round(won / self._weight, 3)
        return {"points": round(points, 2), "spread": round(spread, 2), "chance": chance}
