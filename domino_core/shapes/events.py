"""What happened, as a seat is told."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from domino_core.shapes.views import Details, MoveText, PlayedTile, Seat, TileName

Scored = Literal["ends", "muggins"]
"""How points came in play: by one's own ends, or by calling what another left unclaimed."""


class ToldArm(TypedDict):
    """The arm on which a tile was laid, its kind, and whose it is; a first tile lies on none."""

    arm: str
    arm_kind: str
    arm_seat: Seat | None


class EventFields(TypedDict):
    """What an event may tell; which of these fields it has depends on its kind."""

    seat: NotRequired[Seat | None]
    move: NotRequired[MoveText]
    tile: NotRequired[TileName]
    tiles: NotRequired[list[PlayedTile] | list[TileName] | list[TileName | None]]
    arm: NotRequired[str]
    arm_kind: NotRequired[str]
    arm_seat: NotRequired[Seat | None]
    left: NotRequired[int]
    word: NotRequired[str]
    side: NotRequired[int]
    points: NotRequired[int | list[int]]
    why: NotRequired[Scored]
    ends: NotRequired[list[int]]
    cost: NotRequired[int]
    on: NotRequired[bool]
    bid: NotRequired[int]
    marks: NotRequired[int]
    trump: NotRequired[str]
    chips: NotRequired[int]
    all_in: NotRequired[bool]
    hand: NotRequired[str]
    pot: NotRequired[int]
    count: NotRequired[int]
    missed: NotRequired[bool]
    number: NotRequired[int]
    round: NotRequired[int]
    times: NotRequired[int]
    reason: NotRequired[str]
    details: NotRequired[Details]
    winners: NotRequired[list[Seat]]
    scores: NotRequired[list[int]]


class EventData(EventFields):
    """Something that happened; `kind` says what."""

    kind: str
