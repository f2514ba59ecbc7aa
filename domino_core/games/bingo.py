"""Bingo, a solitaire: a finger goes along the row while one counts from 0 to 12, and tiles that say the number fall out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from domino_core.errors import DominoError, IllegalMove
from domino_core.families.row import RowRound
from domino_core.game import Game, Place, Seat, Setup, after_one_round
from domino_core.notation import Move, kind_of
from domino_core.options import Option
from domino_core.tiles import HIGH, LOW, NAMES, PIPS, Tile

if TYPE_CHECKING:
    from domino_core.shapes.views import CountPart

NUMBERS = 13
"""Counting goes 0 to 12 and starts again."""


class BingoRound(RowRound):
    """`take:5` takes the fifth tile of this pass, the one under the finger, when it says the number; `next` counts on."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.row: list[Tile | None] = list(self.turn_up(len(self.order)))
        """The tiles of this pass; None where one has been taken."""
        self.at = 0
        self.count = 0
        self.passes = 1
        self.missed = 0
        """How often a tile that said the number was counted past."""
        self.begun: set[tuple[tuple[Tile | None, ...], int]] = {(tuple(self.row), 0)}
        """How passes began: the row and the count."""

    def says(self, tile: Tile) -> bool:
        """Whether a tile says the number being spoken: its total, or with the larger set, where totals pass 12, a half of it."""
        if self.setup.options["set"] == 6:
            return PIPS[tile] == self.count
        return self.count in (HIGH[tile], LOW[tile])

    def moves(self) -> tuple[Move, ...]:
        tile = self.row[self.at]
        assert tile is not None
        return (f"take:{self.at + 1}", "next") if self.says(tile) else ("next",)

    def apply(self, seat: Seat, move: Move) -> None:
        self.history.append((seat, move))
        tile = self.row[self.at]
        assert tile is not None
        if move == "next":
            self.missed += self.says(tile)
            self.tell("count", seat=seat, count=self.count, missed=self.says(tile))
        else:
            self.row[self.at] = None
            self.removed.append(tile)
            self.tell("take", seat=seat, tiles=[NAMES[tile]], left=self.left)
        self.at += 1
        self.count = (self.count + 1) % NUMBERS
        if not self.left:
            self.finish(won=True)
        elif self.at == len(self.row):
            self._begin_pass()

    def _begin_pass(self) -> None:
        self.row = [tile for tile in self.row if tile is not None]
        self.at = 0
        self.passes += 1
        begins_with = (tuple(self.row), self.count)
        if begins_with in self.begun:
            self.finish(won=False)
        else:
            self.begun = self.begun | {begins_with}
            self.tell("pass-begins", number=self.passes)

    def show(self, seat: Seat | None) -> CountPart:
        return {
            **self.show_common(seat),
            "row": [None if tile is None else NAMES[tile] for tile in self.row],
            "at": self.at + 1,
            "count": self.count,
            "pass": self.passes,
            "taken": [NAMES[tile] for tile in self.removed],
            "missed": self.missed,
        }

    def places(self) -> list[Place]:
        return self.row_places([tile for tile in self.row if tile is not None])

    def objection(self, seat: Seat, move: Move) -> DominoError:
        tile = self.row[self.at]
        assert tile is not None
        assert kind_of(move) == "take"
        name = NAMES[tile]
        return IllegalMove(
            "not-the-number",
            f"The finger is on {name} and the number is {self.count}.",
            tile=name,
            count=self.count,
        )


BINGO = Game(
    id="bingo",
    family="row",
    round_class=BingoRound,
    seats=(1,),
    usual_players=1,
    moves=frozenset({"take", "next"}),
    options=(Option("set", (6, 12), 6, ("BI-06",)),),
    clock=True,
    match_over=after_one_round,
)


def count_out(deal: Sequence[Tile]) -> dict[str, int | bool]:
    """How a row of any tiles ends when none is missed: there is nothing to decide, so this is the whole truth about a deal."""
    highest = 6 if all(HIGH[tile] <= 6 for tile in deal) else 12
    game = BingoRound(Setup(BINGO, 1, {"set": highest}, deal=tuple(deal)))
    while game.turn is not None:
        game.apply(game.turn, game.moves()[0])
    won = game.left == 0
    return {"won": won, "passes": game.passes if won else game.passes - 1, "left": game.left}
