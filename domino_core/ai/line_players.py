"""The players of line games, by level: they imagine what the others may hold, and play what brings most in such worlds.

A club player looks into a few worlds, in which everybody may hold anything that passes and draws allow. A master hears: its worlds are
many and fit what was played. Where worlds do not say clearly that something else is better, good habits decide: a few hundred of them
leave much to chance. A learner goes by the rule of thumb alone (`line.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil
from typing import TYPE_CHECKING, cast

from domino_core.ai.bot import Bot, GreedyBot
from domino_core.ai.line import worth_in_line
from domino_core.ai.line_beliefs import Beliefs
from domino_core.ai.line_habits import Habits, weights_in
from domino_core.ai.line_thumb import Thumb
from domino_core.ai.looking import own_seat
from domino_core.ai.worlds import by_worlds
from domino_core.families.line import LineRound
from domino_core.families.line.bare import Bare, Pick
from domino_core.families.line.chain import PLAYS
from domino_core.game import Look
from domino_core.notation import Move
from domino_core.rng import Rng

if TYPE_CHECKING:
    from domino_core.shapes.views import View

WORLDS, FEW_WORLDS = 480, 8
"""Worlds that a master and a club player try the moves in, at the most."""
STEPS = 80
"""Steps in which they are tried, at the most: small ones, so that whoever waits is heard."""
WORK = 192_000
"""Tiles laid in all playouts of one decision, times one more than there are arms to look at, and twice that where plays may score:
on large tables there are fewer worlds, so that nobody waits."""


class LineThinker(Bot):
    """Words that must be said are left to the rule of thumb; where to lay what, and whether to draw, is tried out."""

    def __init__(self, worlds: int, hears: bool) -> None:
        self._worlds, self._hears = worlds, hears

    def think(self, look: Look, rng: Rng) -> Iterator[Move]:
        moves = [move for move in look.legal_moves if PLAYS[move] is not None or move == "draw"]
        said = [move for move in look.legal_moves if move not in moves]
        worth = cast("Callable[[View, Move], float]", worth_in_line)
        if said and (not moves or any(worth(look.view, move) > 0 for move in said)):
            yield from GreedyBot(worth).think(look, rng)
        elif len(moves) == 1:
            yield moves[0]
        else:
            yield from self._tried(look, moves, rng)

    def _tried(self, look: Look, moves: list[Move], rng: Rng) -> Iterator[Move]:
        trials = Trials(look, moves, rng, self._worlds, self._hears)
        worth = trials.goal.worth

        def tried(left: Sequence[Move]) -> list[float]:
            return [worth(points) for points in trials.points(left)]

        yield from by_worlds(moves, trials.worlds, tried, trials.usual, ceil(trials.worlds / STEPS))


class Trials:
    """Plays, or a draw (any other move), tried in one likely world after another."""

    def __init__(self, look: Look, moves: Sequence[Move], rng: Rng, worlds: int = WORLDS, hears: bool = True) -> None:
        position = cast("LineRound", look.sample(rng))
        me = own_seat(look.view)
        self.goal = Goal(look.view)
        self._bare = Bare(position)
        thumb = Thumb(position.fits, self.goal.target)
        self._beliefs = Beliefs(look, position, thumb if hears else None, rng)
        scoring = position.bare_table() is not None
        theirs = thumb.pick_at if scoring else thumb.pick
        own = Habits(position.fits, self.goal.target, weights_in(look.game, position)).pick if hears else theirs
        self._picks: list[Pick] = [own if side == position.sides[me] else theirs for side in position.sides]
        """How each seat is expected to play on: a master's own side by good habits, all others by the rule of thumb."""
        plays = {play: move for move in moves if (play := PLAYS[move]) is not None}
        self.usual = plays[self._bare.usual(position.hands[me], tuple(plays), own)]
        """What one would do without thinking."""
        around = sum(look.view["counts"]) + (look.view["boneyard"] if position.draws != "none" else 0)
        work_of_a_world = around * len(moves) * (len(look.game.arms) + 1) * (1 + scoring)
        self.worlds = min(worlds, WORK // work_of_a_world + 1)
        """How many there should be, at the most."""

    def points(self, moves: Sequence[Move]) -> list[list[int]]:
        """For each of these moves the points of each side at the end of the round, in one more world."""
        hands, stock = self._beliefs.world()
        return [self._bare.play_out(hands.copy(), stock, PLAYS[move], self._picks) for move in moves]


def club() -> Bot:
    return LineThinker(FEW_WORLDS, hears=False)


def master() -> Bot:
    return LineThinker(WORLDS, hears=True)


class Goal:
    """What the points of a round are worth to a seat: its lead over the best of the others, and more where that wins the match."""

    MATCH = 50
    """What winning the match is worth beside the lead."""

    __slots__ = ("_last", "_mine", "_scores", "target")

    def __init__(self, view: View) -> None:
        self.target = int(view["options"]["target"])
        self._mine = view["sides"][own_seat(view)]
        self._scores = view["scores"]
        rounds = int(view["options"].get("rounds", 0))
        self._last = (view["round"] >= rounds) if rounds else None
        """Whether this is the last round; None where points decide when it is."""

    def worth(self, points: list[int]) -> float:
        totals = [before + won for before, won in zip(self._scores, points, strict=True)]
        over = max(totals) >= self.target if self._last is None else self._last
        in_match = self.lead(totals) if over else 0
        return float(self.lead(points) + self.MATCH * ((in_match > 0) - (in_match < 0)))

    def lead(self, points: Sequence[int]) -> int:
        """How far a seat's side is ahead of the best of the others."""
        return points[self._mine] - max(each for side, each in enumerate(points) if side != self._mine)
