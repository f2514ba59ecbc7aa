"""Choices that line games offer, and how they end a match."""

from __future__ import annotations

from collections.abc import Callable

from domino_core.game import Seat, Standing, first_to_target
from domino_core.options import Option, Options
from domino_core.tiles import double_set

MOST_SEATS = 10
"""So many plates fit round a table."""

MOVES = frozenset({"tile", "lay", "pass"})
MOVES_WITH_DRAWING = MOVES | {"draw"}

SET = Option("set", (6, 9, 12), 12)
ROUNDS = Option("rounds", range(21), 0, ("ST-07",))
"""So many rounds are the match; 0 plays to the target."""


def target(default: int, *clauses: str, most: int = 500) -> Option:
    """The points that win a match."""
    return Option("target", range(10, most + 1, 5), default, clauses)


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
