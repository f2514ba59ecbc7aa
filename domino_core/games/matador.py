"""Matador: touching halves add up to ten, and six tiles fit anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from domino_core.errors import DominoError, IllegalMove
from domino_core.families.line import HIGHEST_DOUBLES, LineRound
from domino_core.families.line.chain import Fits, Way
from domino_core.families.line.options import LINE_ARMS, MOVES_WITH_DRAWING, target
from domino_core.game import Game, first_to_target
from domino_core.notation import Move
from domino_core.options import Option, Suggestion
from domino_core.tiles import (
    DOUBLES,
    HIGH,
    LARGEST,
    LOW,
    PIPS,
    WITH,
    Mask,
    double_set,
    is_double,
    mask_of,
    tile_named,
    tiles_in,
)

if TYPE_CHECKING:
    from domino_core.shapes.views import Denial, View

TEN = 10
MATADORS: Mask = mask_of(tile_named(name) for name in ("9-1", "8-2", "7-3", "6-4", "5-5", "0-0"))
NOT_DOUBLES = tiles_in(mask_of(double_set(LARGEST)) & ~DOUBLES)


def adding_to_ten(number: int) -> Iterator[Way]:
    """Tiles by number: those whose half makes ten with it, and the matadors either way round. A blank takes matadors only."""
    makes_ten = WITH[TEN - number] if 0 < number <= TEN else 0
    for tile in tiles_in(makes_ten | MATADORS):
        if MATADORS >> tile & 1:
            yield tile, HIGH[tile]
            if not is_double(tile):
                yield tile, LOW[tile]
        else:
            yield tile, TEN - number


class MatadorRound(LineRound):
    """Drawing until a tile fits, and drawing by choice where only matadors do."""

    fits = Fits(adding_to_ten)
    hand_sizes: ClassVar[dict[int, int]] = {3: 7, 4: 7, 5: 7, 6: 7, 7: 5, 8: 5}
    openers = (*HIGHEST_DOUBLES, *sorted(NOT_DOUBLES, key=lambda tile: (PIPS[tile], HIGH[tile]), reverse=True))
    draws = "until-fits"
    subtracts_own = True

    @classmethod
    def wanted(cls, end: int) -> int | None:
        return TEN - end if 0 < end <= TEN else None

    def plays_of(self, hand: Mask) -> tuple[Move, ...]:
        moves = super().plays_of(hand)
        left, right, _, _ = self.ends
        others = hand & ~MATADORS & (self.fitting[left] | self.fitting[right])
        if moves and not others and self.drawn < len(self.boneyard):
            return (*moves, "draw")
        return moves

    def shown_by(self, move: Move) -> Denial | tuple[int, ...] | None:
        """Who draws may hold matadors."""
        if move != "draw":
            return super().shown_by(move)
        return {"ends": sorted({end for end in self.ends if end >= 0}), "matadors": True}

    @classmethod
    def cannot_hold(cls, view: View, shown: Denial) -> Mask:
        mask = super().cannot_hold(view, shown)
        return mask & ~MATADORS if shown.get("matadors") else mask

    def objection_to_need(self, name: str, numbers: list[int]) -> DominoError:
        if not numbers:
            return IllegalMove("only-matadors", f"{name} is no matador, and nothing else goes on these ends.", tile=name)
        wanted = " or ".join(f"a {number}" for number in numbers)
        sentence = f"{name} does not fit: you need {wanted}, or a matador."
        return IllegalMove("lacks-numbers-or-matador", sentence, tile=name, numbers=numbers)

    def objection_to_fit(self, name: str, touching: int, end: int, arm: str) -> DominoError:
        if 0 < end <= TEN:
            sentence = f"{name}: the {touching} does not make 10 with the {end} at {arm}; lay a {TEN - end} or a matador."
        else:
            sentence = f"Only a matador goes on the {end} at {arm}."
        return IllegalMove("not-ten", sentence, tile=name, number=touching, end=end, arm=arm)


MATADOR = Game(
    id="matador",
    family="line",
    round_class=MatadorRound,
    seats=tuple(MatadorRound.hand_sizes),
    usual_players=3,
    moves=MOVES_WITH_DRAWING,
    options=(Option("set", (9, 12), 12, ("MA-10",)), target(100, "MA-09")),
    suggested=Suggestion(4, {"set": 9, "target": 250}),
    arms=LINE_ARMS,
    coloured=True,
    luck=True,
    match_over=first_to_target,
)
