"""Counting out: what the dots left in the hands bring at the end of a round, with every number of the sum.

All line games tell their sums in one shape, from which the page spells out the arithmetic: terms that are added, what is taken off,
and what was won; `docs/protocol.md` describes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from domino_core.game import Seat

if TYPE_CHECKING:
    from domino_core.shapes.views import LineNotes, SumData, SumTerm


class Count:
    """How a round was counted out: who won it, the sums of the sides that score, and what else explains them."""

    __slots__ = ("notes", "sums", "winner")

    def __init__(self, winner: Seat | None, sums: Sequence[SumData], notes: LineNotes | None = None) -> None:
        self.winner = winner
        self.sums = list(sums)
        self.notes: LineNotes = notes or {}


def term(seats: Iterable[Seat], dots: int, points: int | None = None) -> SumTerm:
    """Dots in the hands of some seats, and the points they count, where that is not one a dot."""
    return {"seats": list(seats), "dots": dots, "points": dots if points is None else points}


def sum_of(side: int, terms: Sequence[SumTerm], minus: int = 0) -> SumData:
    """What a side wins: all the terms, less `minus`."""
    return {
        "side": side,
        "terms": list(terms),
        "minus": minus,
        "won": sum(each["points"] for each in terms) - minus,
    }


def points_for(side: int, points: int) -> SumData:
    """Points that are not made of dots."""
    return {"side": side, "terms": [], "minus": 0, "won": points}


def lowest_of(amounts: Sequence[int]) -> list[int]:
    """The places of the lowest amount: more than one when several are level."""
    least = min(amounts)
    return [place for place, amount in enumerate(amounts) if amount == least]


def to_nearest_five(dots: int) -> int:
    return (dots + 2) // 5 * 5
