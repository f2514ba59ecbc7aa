"""Sebastopol: the 6-6 lies in the middle and must become a cross of five before the four arms grow."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Self

from domino_core.errors import DominoError, IllegalMove
from domino_core.families.line import FourArmedRound
from domino_core.families.line.chain import ARMS, CENTRE, CLOSED, Play
from domino_core.families.line.options import CROSS_ARMS, MOVES, SET, target
from domino_core.game import Game, Seat, Setup, first_to_target
from domino_core.notation import Move
from domino_core.options import Option, Options, Suggestion
from domino_core.tiles import NAMES, Mask, Tile, tile_named

STARTER = tile_named("6-6")
EDGE = 6


def lies_already(options: Options) -> bool:
    """Whether the 6-6 is on the table before the deal: the double-six has too few tiles for that, there its holder lays it."""
    return options["set"] != 6


class Cross:
    """The ends and tips of a line that begins as a cross."""

    __slots__ = ("ends", "tips")

    def __init__(self, ends: list[int], tips: tuple[int, ...]) -> None:
        self.ends = ends
        self.tips = tips
        """The outer numbers of the cross, as far as it lies."""

    def open(self) -> list[int]:
        """The middle lies: all four edges are free."""
        self.ends = [EDGE] * len(ARMS)
        return self.ends

    def lay(self, play: Play) -> int:
        """A first tile opens the cross, the next four close an edge each, the last of them opens all arms. Nothing scores here."""
        _, arm, _, outer = play
        if arm == CENTRE:
            self.open()
        elif CLOSED in self.tips:
            self.tips = (*self.tips[:arm], outer, *self.tips[arm + 1 :])
            self.ends[arm] = CLOSED
            if CLOSED not in self.tips:
                self.ends = list(self.tips)
        else:
            self.ends[arm] = outer
        return 0

    def copy(self) -> Cross:
        return Cross(self.ends.copy(), self.tips)

    def state(self) -> Hashable:
        return (*self.ends, *self.tips)


class SebastopolRound(FourArmedRound):
    """The family's rules on four arms that open together, once each has its first tile."""

    changing = (*FourArmedRound.changing, "cross")

    def __init__(self, setup: Setup, hands: Sequence[Mask], boneyard: Sequence[Tile]) -> None:
        super().__init__(setup, hands, boneyard)
        self.cross = Cross(self.ends, (CLOSED,) * len(ARMS))

    @classmethod
    def set_aside(cls, options: Options) -> tuple[Tile, ...]:
        return (STARTER,) if lies_already(options) else ()

    def open_round(self) -> bool:
        if not lies_already(self.setup.options):
            return super().open_round()
        self.ends = self.cross.open()
        return True

    def after_play(self, seat: Seat, play: Play) -> None:
        self.cross.lay(play)
        self.ends = self.cross.ends
        super().after_play(seat, play)

    def bare_table(self) -> Cross:
        return self.cross.copy()

    def clone(self) -> Self:
        other = super().clone()
        other.ends = other.cross.ends
        return other

    def line(self) -> list[Move]:
        first = [NAMES[STARTER]] if lies_already(self.setup.options) else []
        return first + super().line()

    def objection_to_arm(self, arm: str) -> DominoError:
        sentence = f"The cross is not finished: play a {EDGE} on a free edge of the {NAMES[STARTER]} before going on at {arm}."
        return IllegalMove("cross-unfinished", sentence, arm=arm)


SEBASTOPOL = Game(
    id="sebastopol",
    family="line",
    round_class=SebastopolRound,
    seats=(4,),
    usual_players=4,
    moves=MOVES,
    options=(Option("set", SET.values, 12, ("SE-07",)), target(100, "SE-06")),
    suggested=Suggestion(options={"set": 6, "target": 50}),
    arms=CROSS_ARMS,
    match_over=first_to_target,
)
