"""Counsel for a person: what the best moves are expected to bring and why, which turns cost most, what a player knew, and the deal."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from domino_core.shapes.scene import TableSize
from domino_core.shapes.views import MoveText, Seat, TileName

Code = Literal[
    "all-same", "best-in", "bid-suit", "bid-weak", "blank", "claims", "count-to-partner", "covers", "double", "every-end", "exact",
    "first-sight", "fold-saves", "free", "goes-later", "goes-out", "habit", "hand-beats", "hand-weak", "heaviest",
    "last-trump", "marker-off", "match-counts", "no-count", "nobody-else", "only", "only-winner", "own-number", "plays-again",
    "price", "pulls-trumps", "saves-trump", "scores", "shuts-out", "takes-so-far", "takes-trick", "three-at-once",
    "train-goes-on", "train-kept", "train-starts", "trump-double", "trump-long", "unbeatable",
]  # fmt: skip
"""What can speak for a move."""


class Reason(TypedDict):
    """Something that speaks for a move and is true of the position, as its player sees it; which names it has depends on its code."""

    code: Code
    chips: NotRequired[int]
    count: NotRequired[int]
    dots: NotRequired[int]
    draws: NotRequired[int]
    hand: NotRequired[str]
    number: NotRequired[int]
    of: NotRequired[int]
    others: NotRequired[list[TileName]]
    points: NotRequired[int]
    pot: NotRequired[int]
    seat: NotRequired[Seat]
    share: NotRequired[int]
    suit: NotRequired[str]
    tile: NotRequired[TileName]
    tiles: NotRequired[int]


class Expected(TypedDict):
    """What a move brings on average, in the game's own terms, how much that varies between worlds, and how often it wins, if known."""

    points: float
    spread: float
    chance: float | None


class Counsel(TypedDict):
    move: MoveText
    expected: Expected | None
    reasons: list[Reason]


class HintRequest(TypedDict):
    type: Literal["hint"]
    by: NotRequired[Seat | None]
    seed: NotRequired[str | int]
    ms: NotRequired[float]


class HintReply(TypedDict):
    """The best moves, the best first, by so many worlds; `exact` where nothing is hidden."""

    choices: list[Counsel]
    worlds: int
    exact: bool
    done: bool


class HindsightRequest(TypedDict):
    """Which turns of the round that is over cost a seat most, judged by what it could know then."""

    type: Literal["hindsight"]
    seat: Seat
    seed: NotRequired[str | int]
    ms: NotRequired[float]


class Turn(TypedDict):
    """A choice that was made after so many moves, and a better one."""

    moves: int
    played: Counsel
    better: Counsel
    worlds: int


class HindsightReply(TypedDict):
    """The costliest turns first; so many of all choices have been judged."""

    turns: list[Turn]
    judged: int
    of: int
    done: bool


class KnewRequest(TypedDict):
    """What a player knew after so many moves of a round that is over: its own view, and nothing else."""

    type: Literal["knew"]
    moves: int
    seat: Seat
    table: NotRequired[TableSize | None]
    arrange: NotRequired[list[TileName] | None]


class DealRequest(TypedDict):
    type: Literal["deal"]


class DealReply(TypedDict):
    """The fingerprint of the deal that lies there; once its round is over, the text it was made of, and a command that makes it again."""

    fingerprint: str
    text: str | None
    command: str | None


CounselRequest = HintRequest | HindsightRequest | KnewRequest | DealRequest


class CounselReplies(TypedDict):
    """Which reply each of these requests gets; what a player knew is a state."""

    hint: HintReply
    hindsight: HindsightReply
    deal: DealReply
