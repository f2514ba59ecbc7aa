"""How a match begins and ends: who starts, where it stands after a round, and the usual rules for when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from domino_core.options import Options
from domino_core.outcome import Result, Seat
from domino_core.rng import Rng
from domino_core.tiles import Tile


@dataclass(frozen=True, slots=True)
class Standing:
    """What decides whether a match is over."""

    options: Options
    sides: tuple[int, ...]
    scores: tuple[int, ...]
    results: tuple[Result, ...]

    def seats_of(self, sides: Sequence[int]) -> tuple[Seat, ...]:
        return tuple(seat for seat, side in enumerate(self.sides) if side in sides)


def first_to_target(standing: Standing) -> tuple[Seat, ...] | None:
    """The match ends when a side has the target; the highest score wins, a level one is shared (ALL-06)."""
    best = max(standing.scores)
    if best < int(standing.options["target"]):
        return None
    return standing.seats_of([side for side, score in enumerate(standing.scores) if score == best])


def after_one_round(standing: Standing) -> tuple[Seat, ...] | None:
    """Solitaires: one round is the match, won when its result names a winner."""
    seat = standing.results[-1].seat
    return () if seat is None else (seat,)


class Start:
    """Who starts or deals first, and the tiles drawn for it: for each drawing a tile per seat, None for seats that did not draw."""

    __slots__ = ("draws", "seat")

    def __init__(self, seat: Seat, draws: Sequence[Sequence[Tile | None]] = ()) -> None:
        self.seat = seat
        self.draws = draws


def anybody_starts(rng: Rng, players: int) -> Start:
    """The seed names the first seat (ALL-07)."""
    return Start(rng.below(players))
