"""Tiles laid end to end: arms, open ends, and which tiles fit where.

The legal tiles at an end are a small subset of a hand, so the texts of the moves for each such subset are made once and kept: asking
for the legal moves is then one look-up an end, with no object made per move.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cache
from typing import Protocol, Self

from domino_core.errors import InvalidMove
from domino_core.notation import Move, kind_of, laid, read_laid
from domino_core.tiles import DOUBLES, HIGH, LARGEST, WITH, Mask, Tile, mask_of, other_half, tile_with, tiles_in

ARMS = ("L", "R", "U", "D")
"""Left and right make the line; up and down are there where a double is played on at all four edges."""
LEFT, RIGHT, UP, DOWN = range(4)
CENTRE = 4
"""Where a first tile lies."""
CLOSED = -1
"""The end of an arm on which nothing can be played."""

Way = tuple[Tile, int]
"""A tile and which of its numbers touches the chain."""


Play = tuple[Mask, int, int, int]
"""A tile that is laid: the tile as a bit, the arm, the number that touches, the number left open."""


class Plays(dict[Move, Play | None]):
    """What the text of a move lays. None: no tile."""

    def __missing__(self, move: Move) -> Play | None:
        play = None
        if kind_of(move) in ("tile", "lay"):
            touching, outer, arm = read_laid(move)
            if arm and arm not in ARMS:
                raise InvalidMove("foreign-move", f"“{move}” is not a move here: the ends are {', '.join(ARMS)}.", move=move)
            play = (1 << tile_with(touching, outer), ARMS.index(arm) if arm else CENTRE, touching, outer)
        self[move] = play
        return play


PLAYS = Plays()


class _MoveTexts(dict[Mask, tuple[Move, ...]]):
    """For a set of tiles that fit an end: the moves that lay them there, in the order of the tiles."""

    def __init__(self, arm: str, ways: Sequence[Way]) -> None:
        super().__init__()
        self._arm, self._ways = arm, ways

    def __missing__(self, tiles: Mask) -> tuple[Move, ...]:
        moves = tuple(laid(number, other_half(tile, number), self._arm) for tile, number in self._ways if tiles >> tile & 1)
        self[tiles] = moves
        return moves


@cache
def _play(tile: Tile, number: int, arm: int) -> Play:
    """One and the same for all who lay that, since there are many."""
    return 1 << tile, arm, number, other_half(tile, number)


class KnownPlays(dict[Mask, tuple[Play, ...]]):
    """For sets of tiles the plays that lay them, found out when somebody first asks for them, and kept.

    All that share a `shelf` forget together when it is full: with a large set there is no end of hands, and memory that a page has
    once taken it never gives back.
    """

    __slots__ = ("_shelf",)

    MOST = 50_000
    """Sets of tiles whose plays are kept on one shelf."""

    def __init__(self, shelf: list[KnownPlays]) -> None:
        """`shelf` names for each set of tiles who has kept it."""
        super().__init__()
        self._shelf = shelf

    def keep(self, tiles: Mask, plays: tuple[Play, ...]) -> tuple[Play, ...]:
        shelf = self._shelf
        if len(shelf) >= self.MOST:
            for known in shelf:
                known.clear()
            shelf.clear()
        shelf.append(self)
        self[tiles] = plays
        return plays


class _MovePlays(KnownPlays):
    """The same moves as `_MoveTexts`, as what they lay."""

    __slots__ = ("_arm", "_ways")

    def __init__(self, arm: int, ways: Sequence[Way], shelf: list[KnownPlays]) -> None:
        super().__init__(shelf)
        self._arm, self._ways = arm, ways

    def __missing__(self, tiles: Mask) -> tuple[Play, ...]:
        return self.keep(tiles, tuple(_play(tile, number, self._arm) for tile, number in self._ways if tiles >> tile & 1))


class Fits:
    """Which tiles can be laid on an open number. One rule is one `Fits`; `ways` lists the tiles for a number, and how they touch."""

    def __init__(self, ways: Callable[[int], Iterable[Way]]) -> None:
        by_number = [list(ways(number)) for number in range(LARGEST + 1)]
        self.tiles: tuple[Mask, ...] = (*(mask_of(tile for tile, _ in found) for found in by_number), 0)
        """For each open number the tiles that fit; for `CLOSED` (the last place) none."""
        by_end: list[list[Way]] = [*by_number, []]
        shelf: list[KnownPlays] = []
        self.moves = tuple(tuple(_MoveTexts(arm, found) for found in by_end) for arm in ARMS)
        """For an arm and its open number: the moves for the tiles that fit."""
        self.plays = tuple(tuple(_MovePlays(arm, found, shelf) for found in by_end) for arm in range(len(ARMS)))
        """The same as what they lay."""


MATCHING = Fits(lambda number: [(tile, number) for tile in tiles_in(WITH[number])])
"""The usual rule: equal numbers touch."""


class Table(Protocol):
    """The ends of a line whose plays do more than leave another number open."""

    ends: list[int]

    def lay(self, play: Play) -> int:
        """Lays a tile; gives the points for it."""

    def copy(self) -> Self:
        """An independent one."""

    def state(self) -> Hashable:
        """The same for tables on which the same follows from the same plays."""


class Layout:
    """The ends of a line as scoring sees them: which numbers are open, and which end tiles lie crosswise."""

    __slots__ = ("crosswise", "ends", "spinner")

    def __init__(self) -> None:
        self.ends = [CLOSED] * len(ARMS)
        self.spinner: Tile | None = None
        """The double that is played on at all four edges, once it lies."""
        self.crosswise = 0
        """The arms whose last tile is a double, as bits."""

    def lay(self, play: Play) -> None:
        bit, arm, touching, outer = play
        if arm == CENTRE:
            self.ends[LEFT], self.ends[RIGHT] = touching, outer
            self.crosswise = LINE if bit & DOUBLES else 0
        else:
            self.ends[arm] = outer
            self.crosswise = self.crosswise | 1 << arm if bit & DOUBLES else self.crosswise & ~(1 << arm)

    def counts(self) -> list[int]:
        """The numbers that make a score."""
        return [end for end in self.ends if end != CLOSED]

    def state(self) -> tuple[Hashable, ...]:
        """All that may make a difference."""
        return (*self.ends, self.crosswise, self.spinner)

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.ends = self.ends.copy()
        other.crosswise, other.spinner = self.crosswise, self.spinner
        return other


LINE = 1 << LEFT | 1 << RIGHT
ACROSS = 1 << UP | 1 << DOWN
"""The arms along the line and those across it, as bits."""


class SpinnerLayout(Layout):
    """A line whose first double, wherever it lies, can be played on at all four edges.

    With `at_once` all edges are open from the start; otherwise up and down open when the line goes on at both sides of the spinner.
    """

    __slots__ = ("at_once", "free")

    def __init__(self, at_once: bool) -> None:
        super().__init__()
        self.at_once = at_once
        self.free = 0
        """The edges of the spinner that have not been played on, as bits of arms."""

    def lay(self, play: Play) -> None:
        super().lay(play)
        bit, arm, _, _ = play
        self.free &= ~(1 << arm)
        if self.spinner is None and bit & DOUBLES:
            self.spinner = bit.bit_length() - 1
            self.free = LINE | ACROSS if arm == CENTRE else 1 << arm | ACROSS
        if self.spinner is not None and (self.at_once or not self.free & LINE):
            for across in (UP, DOWN):
                if self.free >> across & 1:
                    self.ends[across] = HIGH[self.spinner]

    def counts(self) -> list[int]:
        """What each end counts: an outer half, both halves of a double, and the spinner until two of its edges are played on."""
        counts = []
        if self.spinner is not None and self.free.bit_count() > 2:
            counts.append(2 * HIGH[self.spinner])
        for arm, end in enumerate(self.ends):
            if end != CLOSED and not self.free >> arm & 1:
                counts.append(2 * end if self.crosswise >> arm & 1 else end)
        return counts

    def state(self) -> tuple[Hashable, ...]:
        return (*super().state(), self.free, self.at_once)

    def copy(self) -> Self:
        other = super().copy()
        other.at_once, other.free = self.at_once, self.free
        return other
