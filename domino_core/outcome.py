"""What a round tells of itself, as plain records: how it ended, what happened, and where its tiles lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Self

from domino_core.tiles import Tile

if TYPE_CHECKING:
    from domino_core.shapes.events import EventData, EventFields
    from domino_core.shapes.views import Details, ResultData

Seat = int


class Result:
    """How a round ended: the points each side gets, why, and the numbers behind it."""

    __slots__ = ("details", "points", "reason", "seat")

    def __init__(self, reason: str, seat: Seat | None, points: Sequence[int], details: Details) -> None:
        self.reason = reason
        """A code such as `out` or `blocked`."""
        self.seat = seat
        """Who won the round, where one seat did."""
        self.points = tuple(points)
        """Points per side, those scored during the round included."""
        self.details = details.copy()
        """JSON-ready numbers from which the page spells out the arithmetic."""

    def as_data(self) -> ResultData:
        return {
            "reason": self.reason,
            "seat": self.seat,
            "points": list(self.points),
            "details": self.details,
        }

    @classmethod
    def from_data(cls, data: ResultData) -> Self:
        return cls(data["reason"], data["seat"], data["points"], data["details"])


class Event:
    """Something that happened, to be shown or told; `secret` is only for the seat `owner`."""

    __slots__ = ("data", "kind", "owner", "secret")

    def __init__(self, kind: str, data: EventFields, owner: Seat | None = None, secret: EventFields | None = None) -> None:
        self.kind = kind
        self.data = data
        self.owner = owner
        self.secret = secret

    def seen_by(self, seat: Seat | None) -> EventData:
        own: EventFields = self.secret if self.secret is not None and seat == self.owner else {}
        return {"kind": self.kind, **self.data, **own}


class Place:
    """Where tiles lie: the truth that tests compare views with. `seen_by` is None where everybody sees the tiles."""

    __slots__ = ("name", "seen_by", "tiles")

    def __init__(self, name: str, tiles: Sequence[Tile], seen_by: frozenset[Seat] | None) -> None:
        self.name = name
        self.tiles = tuple(tiles)
        self.seen_by = seen_by


NOBODY: frozenset[Seat] = frozenset()
