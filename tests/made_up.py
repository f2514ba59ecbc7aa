"""Hill and Valley: a made-up game of a made-up family, which nobody has described to anything but the rules.

A tile goes on the hill if it has more dots than the one on top of it, or into the valley if it has fewer. Whoever cannot play draws
a tile, or passes when none is left. A round ends when somebody is out or everybody has passed; dots left in hand are bad points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, cast

from domino_core.families.hands import HandsRound, cut_hands
from domino_core.game import Game, Place, Result, Seat, Setup, Standing, View
from domino_core.hidden import Slot
from domino_core.notation import Move, arm_of, read_laid
from domino_core.options import Option
from domino_core.shapes.views import Denial
from domino_core.tiles import NAMES, PIPS, Mask, Tile, dots_in, double_set, mask_of, tile_with, tiles_in

HAND = 5
HILL, VALLEY = "hill", "valley"
TILES = double_set(6)


def fits(tile: Tile, hill: int, valley: int) -> list[str]:
    """Where a tile may go, with so many dots on top of the hill and of the valley."""
    return [HILL] * (PIPS[tile] > hill) + [VALLEY] * (PIPS[tile] < valley)


class HillRound(HandsRound):
    """One round."""

    changing = (*HandsRound.changing, "tops")

    def __init__(self, setup: Setup, hands: Sequence[Mask], boneyard: Sequence[Tile]) -> None:
        super().__init__(setup, hands, boneyard)
        self.tops = {HILL: -1, VALLEY: 13}

    @classmethod
    def deal(cls, setup: Setup) -> Self:
        return cls(setup, *cut_hands(setup.order(), setup.players, HAND))

    def legal_moves(self, seat: Seat) -> tuple[Move, ...]:
        if seat != self.turn:
            return ()
        lays = [f"{NAMES[tile]}@{arm}" for tile in tiles_in(self.hands[seat]) for arm in fits(tile, **self.tops)]
        return tuple(lays) or (("draw",) if self.drawn < len(self.boneyard) else ("pass",))

    def apply(self, seat: Seat, move: Move) -> None:
        self.history.append((seat, move))
        if not (arm := arm_of(move)):
            self.cannot.append((len(self.history) - 1, seat, cast("Denial", dict(self.tops))))
            self.draw_tile(seat) if move == "draw" else self.pass_turn(seat)
            return
        high, low, _ = read_laid(move)
        self.hands[seat] ^= 1 << tile_with(high, low)
        self.tops[arm] = high + low
        self.idle = 0
        self.tell("play", seat=seat, move=move, tile=f"{high}-{low}", arm=arm, arm_kind=arm)
        if self.hands[seat]:
            self.turn = self.next_seat[seat]
        else:
            self.finish("out", seat)

    def finish(self, reason: str, seat: Seat | None) -> None:
        self.turn = None
        self.points = [dots_in(hand) for hand in self.hands]
        self.ended = Result(reason, seat, self.points, {})

    def show(self, seat: Seat | None) -> View:
        return cast("View", {**super().show(seat), "tops": dict(self.tops)})

    def places(self) -> list[Place]:
        laid = [tile_with(*read_laid(move)[:2]) for _, move in self.history if arm_of(move)]
        return [*super().places(), Place("table", laid, None)]

    @classmethod
    def known_deal(cls, view: View) -> list[Slot]:
        return cls.dealt_slots(view, HAND, len(TILES))

    @classmethod
    def cannot_hold(cls, view: View, shown: Denial) -> Mask:
        tops = cast("dict[str, int]", shown)
        return mask_of(tile for tile in TILES if fits(tile, **tops))


def lowest_after_rounds(standing: Standing) -> tuple[Seat, ...] | None:
    if len(standing.results) < int(standing.options["rounds"]):
        return None
    least = min(standing.scores)
    return standing.seats_of([side for side, score in enumerate(standing.scores) if score == least])


HILL_AND_VALLEY = Game(
    id="hill-and-valley",
    family="hills",
    round_class=HillRound,
    seats=(2, 3, 4),
    moves=frozenset({"lay", "draw", "pass"}),
    options=(Option("set", (6,), 6), Option("rounds", (1, 3), 3)),
    arms=(HILL, VALLEY),
    low_wins=True,
    match_over=lowest_after_rounds,
)
