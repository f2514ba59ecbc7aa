"""The catalogue, every request, and the replies."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from domino_core.shapes.counsel import CounselReplies, CounselRequest
from domino_core.shapes.events import EventData
from domino_core.shapes.help import AdviseReply, ChanceReply, PuzzleReply, ReviewReply, TrainHelp
from domino_core.shapes.scene import Scene, TableSize
from domino_core.shapes.views import (
    LineView,
    MoveText,
    OptionValue,
    PokerView,
    ResultData,
    RowView,
    Seat,
    TileName,
    TrainView,
    TrickView,
    View,
)

# ---------------------------------------------------------------- the catalogue


OptionKind = Literal["number", "flag", "choice"]
Cut = Literal["idle", "long"]
"""Why a match that would never end was ended."""


class OptionData(TypedDict):
    name: str
    kind: OptionKind
    default: OptionValue
    clauses: list[str]
    values: NotRequired[list[OptionValue]]
    least: NotRequired[int]
    most: NotRequired[int]
    step: NotRequired[int]
    ours: NotRequired[list[OptionValue]]
    """Sets of rules that no leaflet prints."""


class SuggestedData(TypedDict):
    """The set-up that a form begins with: options only where they differ from the printed rules."""

    players: int
    options: dict[str, OptionValue]


class GameData(TypedDict):
    """A game with its facts."""

    id: str
    family: str
    seats: list[int]
    usual_players: int
    suggested: SuggestedData
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
    luck: bool
    coloured: bool
    puzzles: bool


# ---------------------------------------------------------------- requests


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
    posed: NotRequired[str | None]


class LoadRequest(LookFields):
    type: Literal["load"]
    save: str


class PlayRequest(LookFields):
    type: Literal["play"]
    move: MoveText
    by: NotRequired[Seat | None]


class WhyRequest(TypedDict):
    type: Literal["why"]
    tile: TileName
    by: NotRequired[Seat | None]


class UndoRequest(LookFields):
    type: Literal["undo"]
    by: NotRequired[Seat | None]


class StateRequest(LookFields):
    type: Literal["state"]


class PastRequest(LookFields):
    """The match as it was after so many moves; it stays as it is. `open`: all hands face up, where that round is over."""

    type: Literal["past"]
    moves: int
    open: NotRequired[bool]


class LogRequest(TypedDict):
    type: Literal["log"]
    seat: NotRequired[Seat | None]


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


Request = (
    CatalogueRequest
    | CheckRequest
    | NewRequest
    | LoadRequest
    | PlayRequest
    | WhyRequest
    | UndoRequest
    | StateRequest
    | PastRequest
    | LogRequest
    | ThinkRequest
    | ChanceRequest
    | CounselRequest
    | ArrangeRequest
    | PuzzleRequest
    | AdviseRequest
    | ReviewRequest
)


# ---------------------------------------------------------------- replies


class ErrorFields(TypedDict):
    """The numbers and names for the sentence of an error; which of these it has depends on its reason."""

    arm: NotRequired[str]
    arm_kind: NotRequired[str]
    arm_seat: NotRequired[Seat | None]
    bid: NotRequired[int]
    chips: NotRequired[int]
    choices: NotRequired[str]
    count: NotRequired[int]
    end: NotRequired[int]
    field: NotRequired[str]
    first: NotRequired[str]
    game: NotRequired[str]
    given: NotRequired[int]
    high: NotRequired[int]
    known: NotRequired[str]
    last: NotRequired[str]
    least: NotRequired[int]
    level: NotRequired[str]
    limit: NotRequired[int]
    most: NotRequired[int]
    move: NotRequired[MoveText]
    name: NotRequired[str]
    number: NotRequired[int]
    numbers: NotRequired[list[int]]
    open: NotRequired[str]
    players: NotRequired[int]
    seat: NotRequired[Seat | str]
    step: NotRequired[int]
    suit: NotRequired[str]
    text: NotRequired[str]
    tile: NotRequired[str]
    tiles: NotRequired[str]
    trump: NotRequired[str]
    turn: NotRequired[Seat]
    type: NotRequired[str]
    value: NotRequired[str]
    wanted: NotRequired[int]
    word: NotRequired[str]


class ErrorData(TypedDict):
    code: str
    reason: str
    data: ErrorFields
    message: str


class ErrorReply(TypedDict):
    ok: Literal[False]
    error: ErrorData


class CatalogueReply(TypedDict):
    games: list[GameData]
    levels: list[str]
    usual_level: str
    other_levels: dict[str, str]
    """Levels that are not offered but understood, and as which they are played."""


class CheckReply(TypedDict):
    """`to_choose`: the options that make a difference beside the others, each with the values that do."""

    players: list[int]
    options: dict[str, OptionValue]
    to_choose: list[OptionData]


class ArmData(TypedDict):
    """An arm on which tiles are laid: what it is, and whose where it is somebody's."""

    kind: str
    seat: Seat | None


class StateFields(TypedDict):
    """The match as a seat sees it, whatever the family."""

    game: str
    players: int
    options: dict[str, OptionValue]
    seed: str | None
    round: int
    turn: Seat | None
    scores: list[int]
    sides: list[int]
    finished: bool
    winners: list[Seat]
    cut: Cut | None
    legal: list[MoveText]
    arms: dict[str, ArmData]
    callers: list[Seat]
    events: list[EventData]
    result: ResultData | None
    scene: Scene | None
    moves: int
    save: str


class StateReply(StateFields):
    """A state of any family, also of one that is not declared here."""

    family: str
    view: View


class LineState(StateFields):
    family: Literal["line"]
    view: LineView


class TrainState(StateFields):
    family: Literal["train"]
    view: TrainView


class TrickState(StateFields):
    family: Literal["trick"]
    view: TrickView


class RowState(StateFields):
    family: Literal["row"]
    view: RowView


class PokerState(StateFields):
    family: Literal["poker"]
    view: PokerView


State = LineState | TrainState | TrickState | RowState | PokerState
"""What the page is told: `family` says which view it has."""


class WhyReply(TypedDict):
    """What speaks against playing a tile; null where nothing does."""

    objection: ErrorData | None


class LogEntry(TypedDict):
    """What a move brought about; `moves` counts those that had been made then."""

    moves: int
    events: list[EventData]


class LogReply(TypedDict):
    """What has been told in the round that lies there, from the deal on."""

    entries: list[LogEntry]


class ThinkReply(TypedDict):
    move: MoveText | None
    done: bool


class Replies(CounselReplies):
    """Which reply each type of request gets, where it is not refused."""

    catalogue: CatalogueReply
    check: CheckReply
    new: State
    load: State
    play: State
    why: WhyReply
    undo: State
    state: State
    past: State
    log: LogReply
    think: ThinkReply
    chance: ChanceReply
    knew: State
    arrange: TrainHelp
    puzzle: PuzzleReply
    advise: AdviseReply
    review: ReviewReply
