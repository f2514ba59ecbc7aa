"""Solitaires on one row of tiles: one seat, one round, no opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, cast

from domino_core.game import NOBODY, Place, Result, Round, Seat, Setup
from domino_core.hidden import Slot
from domino_core.notation import Move
from domino_core.tiles import NAMES, Tile, tile_named

if TYPE_CHECKING:
    from domino_core.shapes.views import Details, RowPart, RowView, View

PLAYER: Seat = 0


class RowRound(Round):
    """What the solitaires share: a pile, tiles turned up from it in order, tiles removed, and one player."""

    changing = (*Round.changing, "row", "removed")

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.order: tuple[Tile, ...] = tuple(setup.order())
        self.turned = 0
        """Tiles turned up so far; the rest is the pile."""
        self.removed: list[Tile] = []
        self.turn = PLAYER
        self.ended: Result | None = None

    @classmethod
    def deal(cls, setup: Setup) -> Self:
        return cls(setup)

    @property
    def left(self) -> int:
        """Tiles not removed yet, in the row and in the pile."""
        return len(self.order) - len(self.removed)

    def turn_up(self, count: int) -> list[Tile]:
        """The next tiles of the pile, or what is left of it."""
        tiles = list(self.order[self.turned : self.turned + count])
        self.turned += len(tiles)
        return tiles

    def finish(self, won: bool) -> None:
        self.turn = None
        self.points = [len(self.removed)]
        self.ended = Result("won" if won else "lost", PLAYER if won else None, self.points, self.result_details())

    def result_details(self) -> Details:
        return {"left": self.left}

    def result(self) -> Result | None:
        return self.ended

    def legal_moves(self, seat: Seat) -> tuple[Move, ...]:
        return self.moves() if seat == self.turn else ()

    def moves(self) -> tuple[Move, ...]:
        """What the player may do now."""
        raise NotImplementedError

    @property
    def pile_is_open(self) -> bool:
        """Whether the player may look at the tiles to come."""
        return False

    def row_places(self, row: list[Tile]) -> list[Place]:
        pile = Place("boneyard", self.order[self.turned :], None if self.pile_is_open else NOBODY)
        return [Place("table", row, None), Place("removed", self.removed, None), pile]

    def show_common(self, seat: Seat | None) -> RowPart:
        return {
            "hands": [[]],
            "counts": [0],
            "boneyard": len(self.order) - self.turned,
            "dealt": [],
            "drawn": [NAMES[tile] for tile in self.order[: self.turned]],
            "cannot": [],
            "removed": [NAMES[tile] for tile in self.removed],
            "left": self.left,
            "to_come": [NAMES[tile] for tile in self.order[self.turned :]] if self.pile_is_open else None,
        }

    @classmethod
    def known_deal(cls, view: View) -> list[Slot]:
        to_come = cast("RowView", view)["to_come"]
        known = [Slot(PLAYER, tile=tile_named(name)) for name in [*view["drawn"], *(to_come or ())]]
        return known + [Slot() for _ in range(view["boneyard"] if to_come is None else 0)]
