"""What happened, as a seat is told."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from domino_core.shapes.views import MoveText, Seat, TileName


class EventData(TypedDict):
    """Something that happened. `kind` says what; which of the other fields it has depends on that."""

    kind: str
    seat: NotRequired[Seat | None]
    move: NotRequired[MoveText]
    tile: NotRequired[TileName]
    tiles: NotRequired[list[Any]]
    arm: NotRequired[str]
    arm_kind: NotRequired[str]
    arm_seat: NotRequired[Seat | None]
    left: NotRequired[int]
    word: NotRequired[str]
    side: NotRequired[int]
    points: NotRequired[int | list[int]]
    why: NotRequired[Literal["ends", "muggins"]]
    ends: NotRequired[list[int]]
    on: NotRequired[bool]
    bid: NotRequired[int]
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
    details: NotRequired[dict[str, Any]]
    winners: NotRequired[list[Seat]]
    scores: NotRequired[list[int]]
