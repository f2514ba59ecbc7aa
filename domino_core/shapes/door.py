"""The catalogue, every request, and the replies."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from domino_core.shapes.events import EventData
from domino_core.shapes.views import MoveText, OptionValue, ResultData, Seat, TileName, View

# ---------------------------------------------------------------- the catalogue


OptionKind = Literal["number", "flag", "choice"]


class OptionData(TypedDict):
    name: str
    kind: OptionKind
    default: OptionValue
    clauses: list[str]
    values: NotRequired[list[OptionValue]]
    least: NotRequired[int]
    most: NotRequired[int]
    step: NotRequired[int]


class GameData(TypedDict):
    """A game with its facts."""

    id: str
    family: str
    seats: list[int]
    usual_players: int
    options: list[OptionData]
    presets: dict[str, dict[str, OptionValue]]
    interrupts: list[MoveText]
    arms: list[str]
    low_wins: bool
    ends_count_by: int
    counts: dict[TileName, int]
    auction: bool
    clock: bool
    stake: str
    coloured: bool


# ---------------------------------------------------------------- requests


class TableSize(TypedDict):
    width: float
    height: float


class LookFields(TypedDict):
    """What a reply should show: for whom, on a table of what size, with the hand in which order."""

    seat: NotRequired[Seat | None]
    table: NotRequired[TableSize | None]
    arrange: NotRequired[list[TileName] | None]


class CatalogueRequest(TypedDict):
    type: Literal["catalogue"]


class CheckRequest(TypedDict):
    type: Literal["check"]
    game: str
    players: NotRequired[int | None]
    options: NotRequired[dict[str, OptionValue] | None]


class NewRequest(LookFields):
    type: Literal["new"]
    game: str
    players: NotRequired[int | None]
    seed: NotRequired[str | int | None]
    options: NotRequired[dict[str, OptionValue] | None]
    deal: NotRequired[str | list[TileName] | None]


class LoadRequest(LookFields):
    type: Literal["load"]
    save: str


class PlayRequest(LookFields):
    type: Literal["play"]
    move: MoveText
    by: NotRequired[Seat | None]


class UndoRequest(LookFields):
    type: Literal["undo"]
    by: NotRequired[Seat | None]


class StateRequest(LookFields):
    type: Literal["state"]


class ThinkRequest(TypedDict):
    type: Literal["think"]
    by: NotRequired[Seat | None]
    level: NotRequired[str]
    seed: NotRequired[str | int]
    ms: NotRequired[float]


class ChanceRequest(TypedDict):
    type: Literal["chance"]
    seed: NotRequired[str | int]
    ms: NotRequired[float]


class ArrangeRequest(TypedDict):
    type: Literal["arrange"]
    seat: Seat


class PuzzleRequest(TypedDict):
    type: Literal["puzzle"]
    name: str


class AdviseRequest(TypedDict):
    type: Literal["advise"]


class ReviewRequest(TypedDict):
    type: Literal["review"]


# ---------------------------------------------------------------- replies


class ErrorData(TypedDict):
    code: str
    reason: str
    data: dict[str, Any]
    message: str


class ErrorReply(TypedDict):
    ok: Literal[False]
    error: ErrorData


class CatalogueReply(TypedDict):
    games: list[GameData]
    levels: list[str]


class CheckReply(TypedDict):
    players: list[int]
    options: dict[str, OptionValue]


class StateReply(TypedDict):
    game: str
    family: str
    players: int
    options: dict[str, OptionValue]
    seed: str | None
    round: int
    turn: Seat | None
    scores: list[int]
    sides: list[int]
    finished: bool
    winners: list[Seat]
    legal: list[MoveText]
    callers: list[Seat]
    view: View
    events: list[EventData]
    result: ResultData | None
    scene: dict[str, Any] | None
    moves: int
    save: str


class ThinkReply(TypedDict):
    move: MoveText | None
    done: bool


class TrainHelp(TypedDict):
    train: list[TileName]
    slough: list[TileName]
