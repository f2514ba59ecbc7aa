"""Choices that line games offer, and how they end a match."""

from __future__ import annotations

from collections.abc import Callable

from domino_core.families.line.chain import ARMS
from domino_core.game import Seat, Standing, first_to_target
from domino_core.options import NOTHING, LeftBy, Option, Options
from domino_core.tiles import double_set

MOST_SEATS = 10
"""So many plates fit round a table."""

LINE_ARMS = ARMS[:2]
CROSS_ARMS = ARMS
"""A line goes on at two ends, a cross at four."""

MOVES = frozenset({"tile", "lay", "pass"})
MOVES_WITH_DRAWING = MOVES | {"draw"}

SET = Option("set", (6, 9, 12), 12)
ROUNDS = Option("rounds", range(21), 0, ("ST-07",))
"""So many rounds are the match; 0 plays to the target."""


TARGETS = range(10, 501, 5)


def target(default: int, *clauses: str, values: tuple[int, ...] | range = TARGETS, left_by: LeftBy | None = None) -> Option:
    """The points that win a match: any range or list of them."""
    return Option("target", values, default, clauses, left_by=left_by)


def target_and_rounds(default: int, *clauses: str) -> tuple[Option, Option]:
    """The options for `target_or_rounds`: beside a number of rounds the target makes no difference."""
    without_effect = dict.fromkeys(ROUNDS.values[1:], NOTHING)
    return target(default, *clauses, left_by={ROUNDS.name: without_effect}), ROUNDS


def seats_that_can_be_dealt(hand_size: int, least: int = 2, most: int = MOST_SEATS) -> Callable[[Options], tuple[int, ...]]:
    """For `Game.seats_for`: as many players as the chosen set has hands for."""

    def seats(options: Options) -> tuple[int, ...]:
        hands = len(double_set(int(options["set"]))) // hand_size
        return tuple(range(least, min(most, hands) + 1))

    return seats


def target_or_rounds(standing: Standing) -> tuple[Seat, ...] | None:
    """For `Game.match_over`: the match ends at the target or, where a number of rounds was chosen, after so many rounds."""
    rounds = int(standing.options["rounds"])
    if not rounds:
        return first_to_target(standing)
    if len(standing.results) < rounds:
        return None
    best = max(standing.scores)
    return standing.seats_of([side for side, score in enumerate(standing.scores) if score == best])
