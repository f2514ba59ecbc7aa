"""Castle Rock, a solitaire: a row grows to the right, and neighbours that share a number fall out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_core.errors import DominoError, IllegalMove
from domino_core.families.row import RowRound
from domino_core.game import Game, Place, Seat, Setup, after_one_round
from domino_core.notation import Move, kind_of
from domino_core.options import Option
from domino_core.tiles import HIGH, LOW, NAMES, Tile

if TYPE_CHECKING:
    from domino_core.shapes.views import Details, PilePart

FIRST_ROW = 3
WON_WITH = 2
"""So many tiles may be left in a won game."""
STARS = 3
"""For a game that leaves nothing; one fewer for each tile left."""


def shared_numbers(tiles: list[Tile]) -> set[int]:
    """The numbers that stand on every one of these tiles."""
    return set.intersection(*({HIGH[tile], LOW[tile]} for tile in tiles))


class CastleRockRound(RowRound):
    """`take:3` removes the third tile of the row, the one between two that match; `take:3-5` three tiles that all match."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.row = self.turn_up(FIRST_ROW)
        self._end_if_stuck()

    @property
    def pile_is_open(self) -> bool:
        return self.setup.options["pile"] == "open"

    def result_details(self) -> Details:
        return {"left": self.left, "stars": max(0, STARS - self.left)}

    def moves(self) -> tuple[Move, ...]:
        takes: list[Move] = []
        for first in range(len(self.row) - 2):
            three = self.row[first : first + 3]
            if shared_numbers([three[0], three[2]]):
                takes.append(f"take:{first + 2}")
                if shared_numbers(three):
                    takes.append(f"take:{first + 1}-{first + 3}")
        return tuple(takes) or ("draw",)

    def apply(self, seat: Seat, move: Move) -> None:
        self.history.append((seat, move))
        if move == "draw":
            new = self.turn_up(1 if self.row else FIRST_ROW)
            self.row += new
            self.tell("turn-up", seat=seat, tiles=[NAMES[tile] for tile in new], left=len(self.order) - self.turned)
        else:
            first, _, last = move.removeprefix("take:").partition("-")
            gone = slice(int(first) - 1, int(last or first))
            tiles = self.row[gone]
            self.removed += tiles
            del self.row[gone]
            self.tell("take", seat=seat, tiles=[NAMES[tile] for tile in tiles], left=self.left)
        self._end_if_stuck()

    def _end_if_stuck(self) -> None:
        if self.turned == len(self.order) and self.moves() == ("draw",):
            self.finish(won=len(self.row) <= WON_WITH)

    def show(self, seat: Seat | None) -> PilePart:
        row = [NAMES[tile] for tile in self.row]
        return {**self.show_common(seat), "row": row, "pile": len(self.order) - self.turned}

    def places(self) -> list[Place]:
        return self.row_places(self.row)

    def objection(self, seat: Seat, move: Move) -> DominoError:
        if kind_of(move) == "take":
            return IllegalMove(
                "no-match-there",
                "Those tiles do not match: look for a number shared across one tile.",
                move=move,
            )
        return IllegalMove("must-take", "A removal is possible, so one must be made before the next draw.", move=move)


CASTLE_ROCK = Game(
    id="castle-rock",
    family="row",
    round_class=CastleRockRound,
    seats=(1,),
    usual_players=1,
    moves=frozenset({"take", "draw"}),
    options=(Option("set", (6, 9, 12), 6, ("CR-01",)), Option("pile", ("hidden", "open"), "hidden", ("CR-02",))),
    puzzles=True,
    match_over=after_one_round,
)
