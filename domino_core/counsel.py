"""Counsel for people: the best moves with what they are expected to bring and why, and which turns of a round cost most.

Whatever is said rests on one seat's view at that moment: a review of a round that is over, too, judges by what could be known then.
A family's judge and its reasons do the work (`house.Family.counsel`); here they are put into what is told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from domino_core.ai import LEVELS, think
from domino_core.ai.verdict import Verdict
from domino_core.errors import BadRequest
from domino_core.game import Look, Seat
from domino_core.house import family_named
from domino_core.match import Match
from domino_core.notation import Move
from domino_core.past import as_it_was
from domino_core.rng import Rng

if TYPE_CHECKING:
    from domino_core.shapes.counsel import Counsel, Expected, HindsightReply, HintReply, Reason, Turn

TOLD = 2
"""Moves in a hint."""
MOST_REASONS = 3
"""Reasons for a move."""
MOST_TURNS = 5
"""Turns in a review."""


A_WIN, A_POINT = 0.02, 0.5
"""What a choice must cost, in wins or in points, to be told of."""


class Position:
    """One position as one seat sees it: what its moves are worth, thought about step by step, and what speaks for them."""

    def __init__(self, look: Look, seed: object) -> None:
        self._look = look
        self._seed = seed
        counsel = family_named(look.game.family).counsel
        judge, reasons = counsel() if counsel is not None else (None, _no_reasons)
        self._judge = judge
        self._reasons = reasons(look)
        self.verdict = Verdict(look.legal_moves)

    def think(self) -> Iterator[Position]:
        """Thinks on; the verdict is ever better founded."""
        if len(self._look.legal_moves) == 1:
            yield self
            return
        for verdict in self._verdicts():
            self.verdict = verdict
            yield self

    def _verdicts(self) -> Iterator[Verdict]:
        if self._judge is not None:
            yield from self._judge(self._look, Rng(self._seed))
            return
        verdict = self.verdict
        for verdict.preferred in think(self._look, LEVELS[-1], self._seed):
            yield verdict

    def hint(self) -> HintReply:
        """The best moves as far as has been thought."""
        moves = self.verdict.ranked()[: TOLD if self._judge is not None else 1]
        choices = [self.told(move) for move in moves]
        return {"choices": choices, "worlds": self.verdict.worlds, "exact": self.verdict.exact, "done": False}

    def told(self, move: Move) -> Counsel:
        """One move with what it is expected to bring and why."""
        return {"move": move, "expected": self.verdict.expected(move), "reasons": self._why(move)[:MOST_REASONS]}

    def _why(self, move: Move) -> list[Reason]:
        """What speaks for this move rather than for others first; something is always true."""
        moves = self._look.legal_moves
        if len(moves) == 1:
            return [{"code": "only"}]
        of_all = {each: self._reasons(each) for each in self.verdict.moves}
        own = of_all[move]
        own.sort(key=lambda reason: all(reason in others for others in of_all.values()))
        besides = self.verdict.why_first(move)
        if besides is not None:
            own.insert(0, {"code": besides})
        return own or [self._plain(move)]

    def _plain(self, move: Move) -> Reason:
        verdict = self.verdict
        if not verdict.worlds or verdict.weighted:
            return {"code": "first-sight"}
        if all(verdict.best_in(each) == verdict.worlds for each in verdict.moves):
            return {"code": "all-same", "of": verdict.worlds}
        return {"code": "exact"} if verdict.exact else {"code": "best-in", "count": verdict.best_in(move), "of": verdict.worlds}


def _no_reasons(look: Look) -> Callable[[Move], list[Reason]]:
    """For families that nobody knows more about."""
    return lambda _: []


def _matters(better: Expected | None, made: Expected | None) -> bool:
    """Whether one would notice the difference."""
    if better is None or made is None:
        return False
    wins = (better["chance"] or 0.0) - (made["chance"] or 0.0)
    return wins >= A_WIN or abs(better["points"] - made["points"]) >= A_POINT


class Hindsight:
    """The turns of one seat in the round that is over, judged one by one."""

    def __init__(self, match: Match, seat: Seat, seed: object) -> None:
        if match.round.turn is not None:
            raise BadRequest("round-not-over", "A round can be looked at again when it is over.")
        self._match, self._seat, self._seed = match, seat, seed
        self._turns: list[tuple[float, Turn]] = []
        first = len(match.log) - len(match.round.history)
        self._numbers = [number for number in range(first, len(match.log)) if match.log[number][0] == seat]
        self._judged = 0

    def think(self) -> Iterator[Hindsight]:
        """Judges turn after turn, each in small steps."""
        yield self
        for number in self._numbers:
            look = as_it_was(self._match, number).look(self._seat)
            if len(look.legal_moves) > 1:
                position = Position(look, f"{self._seed}/{number}")
                for _ in position.think():
                    yield self
                self._note(number, position)
            self._judged += 1
        yield self

    def _note(self, number: int, position: Position) -> None:
        """Keeps a turn if another move was surely better."""
        verdict, played = position.verdict, self._match.log[number][1]
        cost = verdict.cost(played) if verdict.worlds and played in verdict.moves else 0.0
        if not cost:
            return
        better, made = position.told(verdict.ranked()[0]), position.told(played)
        if _matters(better["expected"], made["expected"]):
            turn: Turn = {"moves": number, "played": made, "better": better, "worlds": verdict.worlds}
            self._turns.append((cost, turn))
            self._turns.sort(key=lambda pair: -pair[0])

    def told(self) -> HindsightReply:
        """The costliest turns found so far."""
        turns = [turn for _, turn in self._turns[:MOST_TURNS]]
        return {"turns": turns, "judged": self._judged, "of": len(self._numbers), "done": False}
