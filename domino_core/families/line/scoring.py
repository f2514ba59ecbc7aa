"""Line games in which plays score too: the match is won at the moment when a side has the target, also in mid-round."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Self

from domino_core.families.hands import HandsRound
from domino_core.families.line.chain import PLAYS, Layout, Play
from domino_core.families.line.count import Count
from domino_core.families.line.round import LineRound
from domino_core.game import Seat, Setup
from domino_core.notation import Move
from domino_core.options import Options
from domino_core.tiles import Mask, Tile

if TYPE_CHECKING:
    from domino_core.shapes.events import Scored
    from domino_core.shapes.views import LineView


class ScoredTable:
    """Ends that are judged after every play."""

    __slots__ = ("_layout", "_worth", "ends")

    def __init__(self, layout: Layout, worth: Callable[[Layout, Play], int]) -> None:
        self._layout = layout
        self._worth = worth
        self.ends = layout.ends

    def lay(self, play: Play) -> int:
        self._layout.lay(play)
        return self._worth(self._layout, play)

    def copy(self) -> Self:
        return type(self)(self._layout.copy(), self._worth)

    def state(self) -> Hashable:
        return self._layout.state()


class ScoringRound(LineRound):
    """Keeps a layout of the ends beside the line, from which every play is judged."""

    changing = (*HandsRound.changing, "layout")

    def __init__(self, setup: Setup, hands: Sequence[Mask], boneyard: Sequence[Tile]) -> None:
        super().__init__(setup, hands, boneyard)
        self.layout = self.new_layout(setup.options)
        self.ends = self.layout.ends
        before = setup.scores or (0,) * len(self.points)
        self.wanting = tuple(int(setup.options["target"]) - score for score in before)

    @classmethod
    def new_layout(cls, options: Options) -> Layout:
        """Hook: an empty table."""
        return Layout()

    @classmethod
    def worth(cls, layout: Layout, play: Play) -> int:
        """Hook: the points for a play that has led to this layout."""
        raise NotImplementedError

    def after_play(self, seat: Seat, play: Play) -> None:
        self.layout.lay(play)
        points = self.worth(self.layout, play)
        if points:
            self.score(seat, points, "ends")
        if self.turn is not None:
            super().after_play(seat, play)

    def score(self, seat: Seat, points: int, why: Scored) -> None:
        """Gives points at once, and ends the round when they win the match."""
        side = self.sides[seat]
        self.points[side] += points
        if self.events is not None:
            self.tell("score", seat=seat, side=side, points=points, why=why, ends=self.layout.counts())
        if self.points[side] >= self.wanting[side]:
            self.finish("target", seat)

    def bare_table(self) -> ScoredTable:
        return ScoredTable(self.layout.copy(), self.worth)

    def count_out(self, reason: str, seat: Seat | None, dots: list[int]) -> Count:
        return Count(seat, []) if reason == "target" else super().count_out(reason, seat, dots)

    @classmethod
    def points_of(cls, view: LineView, move: Move) -> int:
        return 0 if PLAYS[move] is None else cls.points_of_last([*view["line"], move], view["options"])

    @classmethod
    def points_of_last(cls, line: Sequence[Move], options: Options) -> int:
        """What the last play of a line is worth."""
        layout, last = cls._laid(line, options)
        return cls.worth(layout, last)

    @classmethod
    def total_of(cls, line: Sequence[Move], options: Options) -> int:
        """What the open ends of a line add up to."""
        return sum(cls._laid(line, options)[0].counts())

    @classmethod
    def _laid(cls, line: Sequence[Move], options: Options) -> tuple[Layout, Play]:
        """The layout of a line, and its last play."""
        layout = cls.new_layout(options)
        plays = [play for play in map(PLAYS.__getitem__, line) if play is not None]
        for play in plays:
            layout.lay(play)
        return layout, plays[-1]

    def clone(self) -> Self:
        other = super().clone()
        other.ends = other.layout.ends
        return other
