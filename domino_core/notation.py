"""How moves are written. The text of a move is the move; `docs/notation.md` is the same for people.

`6-4` a tile (a first tile, a tile played to a trick); `4-6@R` a tile laid on arm R with the 4 touching; `draw`, `pass` and other
single words; `bid:31`, `bid:plunge`, `trump:4`, `trump:nello-low`, `discard:6-4` (`discard` alone where others read of it); `take:3` and
`take:3-5` for places in a row.
"""

from __future__ import annotations

import re
from functools import lru_cache

from domino_core.errors import InvalidMove
from domino_core.tiles import LARGEST, NAMES, Tile, tile_with

Move = str

USUAL_ARMS = tuple("LRUDM0123456789")
"""The ends of lines and trains. A game may name its arms otherwise, in letters: `Game.arms`."""
LONGEST = 16
"""No move is longer, so a name of an arm has ten letters at most."""

_NUMBER = r"(?:\d|1[0-2])"
_KINDS: tuple[tuple[str, str], ...] = (
    ("tile", rf"{_NUMBER}-{_NUMBER}"),
    ("lay", rf"{_NUMBER}-{_NUMBER}@(?:[A-Za-z]+|[0-9])"),
    ("take", r"take:[1-9]\d?(?:-[1-9]\d?)?"),
    ("bid", r"bid:(?:[1-9]\d{0,3}|plunge|splash)"),
    ("trump", r"trump:(?:[0-6]|doubles|none(?:-own)?|nello-(?:high|low|own)|sevens)"),
    ("discard", rf"discard(?::{_NUMBER}-{_NUMBER})?"),
    ("word", r"(?!(?:tile|lay|take|bid|trump)$)[a-z]+"),
)
_MOVE = re.compile("|".join(f"(?P<{kind}>{pattern})" for kind, pattern in _KINDS))


@lru_cache(maxsize=4096)
def _read(text: str) -> tuple[str, Move] | None:
    """The kind and the one spelling of a move; None for what is no move. Every move is read several times, and there are not many."""
    match = _MOVE.fullmatch(text)
    if match is None:
        return None
    kind = match.lastgroup
    assert kind is not None
    head, colon, last = text.rpartition(":")
    if kind in ("tile", "discard") and "-" in last:
        a, _, b = last.partition("-")
        return kind, head + colon + NAMES[tile_with(int(a), int(b))]
    return text if kind == "word" else kind, text


def _kind_and_spelling(move: object) -> tuple[str, Move]:
    found = _read(move) if isinstance(move, str) and len(move) <= LONGEST else None
    if found is None:
        raise unreadable(move)
    return found


def kind_of(move: object) -> str:
    """`tile`, `lay`, `take`, `bid`, `trump`, `discard`, or the word itself (`draw`, `pass` …)."""
    return _kind_and_spelling(move)[0]


def unreadable(move: object) -> InvalidMove:
    """The refusal of a text that is no move of any game here."""
    shown = str(move)[:LONGEST]
    return InvalidMove("unreadable-move", f"“{shown}” is not a move; moves look like 6-4, 4-6@R, draw or pass.", move=shown)


def arm_of(move: Move) -> str:
    """The name of the arm on which a move lays a tile; empty for any other move."""
    return move.partition("@")[2]


def tile_in(move: Move) -> Tile | None:
    """The tile that a move lays, plays or discards; None for any other move."""
    head, _, text = move.partition("@")[0].rpartition(":")
    one, dash, two = text.partition("-")
    return tile_with(int(one), int(two)) if dash and head in ("", "discard") else None


def canonical(move: Move) -> Move:
    """The one spelling of a move: a tile that is not laid on an arm is named with its higher half first."""
    return _kind_and_spelling(move)[1]


def laid(number: int, outer: int, arm: str) -> Move:
    """The move that lays a tile on `arm` with `number` touching and `outer` becoming the open end."""
    return f"{number}-{outer}@{arm}"


def read_laid(move: Move) -> tuple[int, int, str]:
    """The touching number, the outer number and the arm of a laid tile; a first tile reads as arm "" with its higher half first."""
    tile, _, arm = move.partition("@")
    a, _, b = tile.partition("-")
    return int(a), int(b), arm


assert LARGEST == 12, "the patterns above read numbers up to 12"
