"""What a seat may know: what all games tell, and the part of each family."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Seat = int
TileName = str
MoveText = str
OptionValue = int | str | bool


class ResultData(TypedDict):
    reason: str
    seat: Seat | None
    points: list[int]
    details: dict[str, Any]


class HandsPart(TypedDict):
    """What every game tells of hands and hidden tiles."""

    hands: list[list[TileName] | None]
    counts: list[int]
    boneyard: int
    dealt: list[TileName]
    drawn: list[TileName]
    cannot: list[list[Any]]


class View(HandsPart):
    """What all views have; each family adds its part."""

    game: str
    players: int
    options: dict[str, OptionValue]
    seat: Seat | None
    turn: Seat | None
    round: int
    starter: Seat
    sides: list[int]
    scores: list[int]
    points: list[int]
    results: list[ResultData]
    result: ResultData | None
    history: list[str]
    legal_moves: list[MoveText]
    finished: NotRequired[bool]
    winners: NotRequired[list[Seat]]


class Claim(TypedDict):
    seat: Seat | None
    state: Literal["asked", "silent"]
    called: list[Seat]


class LinePart(HandsPart):
    opening: TileName | None
    line: list[MoveText]
    ends: dict[str, int]


class ClaimedPart(LinePart):
    claim: Claim | None


class SpinnerPart(ClaimedPart):
    total: int
    spinner: TileName | None


class LineView(View, LinePart):
    """A line, or a cross; scores by the sum of its ends and claims where a game has them."""

    claim: NotRequired[Claim | None]
    total: NotRequired[int]
    spinner: NotRequired[TileName | None]


class TrainData(TypedDict):
    arm: str
    tiles: list[MoveText]
    end: int
    marker: bool
    open_double: bool
    playable: bool


TrainPhase = Literal["search", "engine", "first", "play", "over"]


class TrainPart(HandsPart):
    phase: TrainPhase
    engine: TileName | None
    wanted: int | None
    trains: list[TrainData]
    open_doubles: list[str]
    owes: bool
    drew: bool
    began: Seat | None


class TrainView(View, TrainPart):
    """Trains that leave an engine."""


class PlayedTile(TypedDict):
    seat: Seat
    tile: TileName


class TrickData(TypedDict):
    seat: Seat
    tiles: list[PlayedTile]
    points: int


TrickPhase = Literal["auction", "discard", "trump", "play"]


class TrickPart(HandsPart):
    discard: TileName | None
    phase: TrickPhase
    dealer: Seat
    bids: list[int | str | None]
    bid: int
    bidder: Seat | None
    trump: str | None
    led: str | None
    trick: list[PlayedTile]
    tricks: list[list[TrickData]]
    last_trick: TrickData | None
    taken: list[int]


class TrickView(View, TrickPart):
    """An auction, trumps, tricks."""


class RowPart(HandsPart):
    removed: list[TileName]
    left: int
    to_come: list[TileName] | None


class PilePart(RowPart):
    row: list[TileName]
    pile: int


Passes = TypedDict("Passes", {"pass": int})  # a word of Python, so it cannot be declared like the others


class CountPart(RowPart, Passes):
    row: list[TileName | None]
    at: int
    count: int
    taken: list[TileName]


class PileView(View, PilePart):
    """A row that grows from a pile."""


class CountView(View, CountPart):
    """A row that is counted along."""


RowView = PileView | CountView


class PotData(TypedDict):
    chips: int
    seats: list[Seat]


PokerPhase = Literal["betting", "showdown", "unopposed"]


class PokerPart(HandsPart):
    dealer: Seat
    ante: int
    limit: int
    chips: list[int]
    paid: list[int]
    bets: list[int]
    pot: int
    pots: list[PotData]
    to_call: int
    raises: int
    out: list[Seat]
    folded: list[Seat]
    all_in: list[Seat]
    phase: PokerPhase
    shown: list[list[TileName] | None]
    classes: list[str | None]
    own_class: str | None


class PokerView(View, PokerPart):
    """Hands and chips."""
