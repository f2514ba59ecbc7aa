"""How a match begins and ends: who starts, where it stands after a round, and the usual rules for when it is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from domino_core.notation import LONGEST
from domino_core.options import Options
from domino_core.outcome import Result, Seat
from domino_core.rng import Rng
from domino_core.tiles import Tile

if TYPE_CHECKING:
    from domino_core.shapes.door import Cut


@dataclass(frozen=True, slots=True)
class Standing:
    """What decides whether a match is over."""

    options: Options
    sides: tuple[int, ...]
    scores: tuple[int, ...]
    results: tuple[Result, ...]

    def seats_of(self, sides: Sequence[int]) -> tuple[Seat, ...]:
        return tuple(seat for seat, side in enumerate(self.sides) if side in sides)

    def leaders(self, low_wins: bool) -> tuple[Seat, ...]:
        """The seats of the side, or of the sides, that would win if the match ended now."""
        best = min(self.scores) if low_wins else max(self.scores)
        return self.seats_of([side for side, score in enumerate(self.scores) if score == best])

    def winners_of_round(self) -> tuple[Seat, ...]:
        """The seats of the side that has won the last round; none where nobody has."""
        seat = self.results[-1].seat
        return () if seat is None else self.seats_of([self.sides[seat]])


MOST_IDLE = 100
MOST_WRITTEN = 48 * 1024
LONGEST_HEAD, LONGEST_ENTRY = 4096, LONGEST + 4
"""No set-up is longer in a save, and no move with its seat before it and a space behind it."""


def cut_short(results: Sequence[Result], moves: int, written: Callable[[], str]) -> Cut | None:
    """Why a match that goes on for ever ends at the end of a round, though nobody has won it; None while it may go on.

    No rule of a leaflet stops people who throw in every hand. A hundred rounds without a point are enough, and what has been
    written down must never outgrow what can be read again, whatever is played in the next round. It is written down for that
    only where so many moves may be too long.
    """
    if sum(not any(result.points) for result in results) >= MOST_IDLE:
        return "idle"
    may_be_long = LONGEST_HEAD + LONGEST_ENTRY * moves > MOST_WRITTEN
    return "long" if may_be_long and len(written()) > MOST_WRITTEN else None


def first_to_target(standing: Standing) -> tuple[Seat, ...] | None:
    """The match ends when a side has the target; the highest score wins, a level one is shared (ALL-06)."""
    best = max(standing.scores)
    if best < int(standing.options["target"]):
        return None
    return standing.leaders(low_wins=False)


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


def each_alone(players: int, options: Options) -> tuple[int, ...]:
    """For `Game.sides`: every seat plays for itself."""
    return tuple(range(players))
