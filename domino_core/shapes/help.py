"""Help for a person: what a hand is worth, what a choice leads to, where a game was lost; and puzzles."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from domino_core.shapes.views import MoveText, OptionValue, TileName


class TrainHelp(TypedDict):
    """A hand as the longest train from the end of one's own, and the rest."""

    train: list[TileName]
    slough: list[TileName]


BidKind = Literal["weak", "possible", "strong"]


class BidAdvice(TypedDict):
    """The leaflet's advice about a hand."""

    kind: BidKind
    suit: str
    tiles: int
    doubles: int


class BidChance(TypedDict):
    bid: int
    trump: str
    chance: float


class BidHelp(TypedDict):
    """The advice, and how likely each bid is made, over so many worlds."""

    advice: BidAdvice
    chances: list[BidChance]
    worlds: int


class ChanceReply(BidHelp):
    done: bool


class Choice(TypedDict):
    """A removal: how many tiles are left after it with best play, and how likely that is a win."""

    move: MoveText
    left: float
    chance: float


With = TypedDict("With", {"with": list[TileName]})  # a word of Python, so it cannot be declared like the others


class Because(With):
    """The tile that a better choice makes go later, with which others, and after how many draws."""

    tile: TileName
    all: bool
    draws: int


class AdviseReply(TypedDict):
    """`exact` where the pile is open; else the numbers are averages over fair samples."""

    choices: list[Choice]
    exact: bool
    because: NotRequired[Because | None]


class Decision(TypedDict):
    """A choice that was made after so many moves, and how many tiles each one would have left."""

    number: int
    played: MoveText
    left: dict[MoveText, int]


class ReviewReply(TypedDict):
    """Where stars are given for it, `stars` has them by the tiles that are left; more tiles than are listed earn none."""

    fewest_left: int
    left: int
    winnable: NotRequired[bool]
    stars: NotRequired[list[int]]
    decisions: list[Decision]
    lost_at: int | None


class PuzzleData(TypedDict):
    """How a puzzle's match is begun, and what there is to reach: so many tiles laid, points taken, tiles left.

    `bits` tells how hard it is; there are none where it cannot be won. `like` with a seed behind it is another one of its sort.
    """

    name: str
    kind: str
    like: str
    game: str
    players: int
    options: dict[str, OptionValue]
    deal: list[TileName]
    posed: str | None
    level: str
    bits: float | None
    ways: NotRequired[list[int]]
    """How many first moves lead to the goal, and how many there are."""
    goal: int
    winnable: bool
    set: NotRequired[int]
    fewest_left: NotRequired[int]
    decisions: NotRequired[int]
    code: NotRequired[str]


class PuzzleReply(TypedDict):
    puzzle: PuzzleData
