"""What a seat may know: what all games tell, and the part of each family."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, final

Seat = int
TileName = str
MoveText = str
OptionValue = int | str | bool


# ---------------------------------------------------------------- how a round was counted


class DotsDetails(TypedDict):
    """The dots left in each hand."""

    dots: NotRequired[list[int]]


class SumTerm(TypedDict):
    """Hands that are counted together; their points differ from their dots where they are rounded."""

    seats: list[Seat]
    dots: int
    points: int


class SumData(TypedDict):
    """What a side scores at the end: all terms, less `minus`."""

    side: int
    terms: list[SumTerm]
    minus: int
    won: int


class CountedHand(TypedDict):
    seat: Seat
    dots: int


class LineDetails(DotsDetails):
    """The points that each side made before the end, and then."""

    during: NotRequired[list[int]]
    sums: NotRequired[list[SumData]]


class LineNotes(TypedDict):
    """What explains a blocked round: seats whose lowest hands are level, seats barred by a double, the hands that were compared."""

    level: NotRequired[list[Seat]]
    with_double: NotRequired[list[Seat]]
    counted: NotRequired[list[CountedHand]]


class BlankData(TypedDict):
    """Who held the double blank, and what it cost."""

    seat: Seat
    points: int


class TrainDetails(DotsDetails):
    engine: NotRequired[int]
    began: NotRequired[Seat]
    blank: NotRequired[BlankData | None]


class TrickDetails(TypedDict):
    """The bid with its side and what it needed; per side what was taken, in tricks and in tiles that count."""

    bid: NotRequired[int]
    bidder: NotRequired[Seat | None]
    side: NotRequired[int | None]
    needed: NotRequired[int]
    trump: NotRequired[str | None]
    made: NotRequired[bool]
    taken: NotRequired[list[int]]
    tricks: NotRequired[list[int]]
    counts: NotRequired[list[int]]
    wins_match: NotRequired[bool]
    """There, and true, where the bid itself was for the whole match."""
    marks: NotRequired[int]
    """What the hand was worth, where one plays for marks."""
    said: NotRequired[str]
    """`plunge` or `splash` where that was the bid, else nothing."""


class RowDetails(TypedDict):
    """The tiles that were not removed."""

    left: NotRequired[int]


class StarDetails(RowDetails):
    """And how well that is, where a game says so."""

    stars: NotRequired[int]


class PotData(TypedDict):
    chips: int
    seats: list[Seat]


class WonPot(PotData):
    winner: Seat


class ReturnedChips(TypedDict):
    seat: Seat
    chips: int


class PokerDetails(TypedDict):
    """The pots and who won them, what the best hand won, the hands that were shown, chips nobody matched."""

    dealer: NotRequired[Seat]
    pots: NotRequired[list[WonPot]]
    winners: NotRequired[list[Seat]]
    won: NotRequired[int]
    classes: NotRequired[list[str | None]]
    winning: NotRequired[list[TileName]]
    paid: NotRequired[list[int]]
    returned: NotRequired[ReturnedChips | None]
    chips_before: NotRequired[list[int]]
    chips_after: NotRequired[list[int]]


class Details(LineDetails, LineNotes, TrainDetails, TrickDetails, StarDetails, PokerDetails):
    """The numbers behind a result: those of its family."""


class ResultData(TypedDict):
    reason: str
    seat: Seat | None
    points: list[int]
    details: Details


# ---------------------------------------------------------------- views


class Denial(TypedDict):
    """What a seat has shown not to hold: tiles for open numbers, some or all doubles, better openings, a suit."""

    ends: NotRequired[list[int]]
    matadors: NotRequired[bool]
    plain: NotRequired[bool]
    doubles: NotRequired[list[int]]
    better_than: NotRequired[TileName]
    suit: NotRequired[str]


class HandsPart(TypedDict):
    """What every game tells of hands and hidden tiles."""

    hands: list[list[TileName] | None]
    counts: list[int]
    boneyard: int
    dealt: list[TileName]
    drawn: list[TileName]
    cannot: list[tuple[int, Seat, Denial]]
    """After so many moves, that seat held nothing of this."""


class View(HandsPart):
    """What all views have; each family adds its part."""

    game: str
    players: int
    options: dict[str, OptionValue]
    edition: int
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
    total: int | None
    spinner: TileName | None


class LineView(View, LinePart):
    """A line, or a cross; scores by the sum of its ends and claims where a game has them."""

    claim: NotRequired[Claim | None]
    total: NotRequired[int | None]
    spinner: NotRequired[TileName | None]


class TrainData(TypedDict):
    arm: str
    tiles: list[MoveText]
    end: int
    marker: bool
    open_double: bool
    playable: bool


class NoTrain(TypedDict):
    """What a picture takes a train for that has not begun: nothing lies, and nothing is asked for."""

    arm: str
    tiles: list[MoveText]
    end: None
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
    needed: int
    caller: Seat | None
    sits_out: Seat | None
    mark: int
    trump: str | None
    led: str | None
    trick: list[PlayedTile]
    tricks: list[list[TrickData]]
    last_trick: TrickData | None
    taken: list[int]
    rest: list[TileName]


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
    missed: int
    """How often a tile that said the number was counted past."""


@final
class PileView(View, PilePart):
    """A row that grows from a pile."""


@final
class CountView(View, CountPart):
    """A row that is counted along."""


RowView = PileView | CountView


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
