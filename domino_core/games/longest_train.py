"""Longest Train, set as puzzles: a hand alone, an engine, and as much of the hand as possible in one train."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, cast

from domino_core.families.hands import cut_hands
from domino_core.families.train import TrainRound
from domino_core.families.train.longest import longest_train
from domino_core.families.train.rules import TrainRules
from domino_core.game import NOBODY, Game, Place, Result, Seat, Setup, after_one_round
from domino_core.games.mexican_train import SIDINGS
from domino_core.hidden import Slot
from domino_core.notation import Move
from domino_core.options import Option
from domino_core.tiles import DOUBLES, HIGH, Mask, Tile, double_set, mask_of, tile_named, tiles_in

if TYPE_CHECKING:
    from domino_core.shapes.views import Details, TrainView, View

STARS = 3
"""For the longest train there is; one fewer for each tile that it lacks."""


def fewest_left(hand: Mask, end: int) -> int:
    """The tiles of a hand that the longest train from this end leaves."""
    return hand.bit_count() - len(longest_train(hand, end)[0])


class LongestTrainRound(TrainRound):
    """A first turn of Mexican Train that never ends before nothing fits.

    Tiles are turned up until a double comes, which is the engine; what came before it goes under the others, and the hand is taken
    from the top. The rest stays face down.
    """

    @classmethod
    def read_rules(cls, setup: Setup) -> TrainRules:
        return TrainRules({**SIDINGS, **setup.options, "cover": "never"}, setup.edition)

    @classmethod
    def deal(cls, setup: Setup) -> Self:
        order = setup.order()
        first = next(place for place, tile in enumerate(order) if DOUBLES >> tile & 1)
        hands, rest = cut_hands([*order[first + 1 :], *order[:first]], 1, int(setup.options["tiles"]))
        dealt = cls(setup, hands, ())
        dealt.aside = tuple(rest)
        dealt.lay_engine(order[first], None)
        dealt.end_if_stuck()
        return dealt

    aside: tuple[Tile, ...] = ()
    """The tiles that nobody uses."""

    def legal_moves(self, seat: Seat) -> tuple[Move, ...]:
        return () if seat != self.turn else tuple(move for move in super().legal_moves(seat) if "@" in move)

    def apply(self, seat: Seat, move: Move) -> None:
        super().apply(seat, move)
        self.end_if_stuck()

    def end_if_stuck(self) -> None:
        if self.turn is not None and not self.legal_moves(0):
            self.finish("stuck", None)

    def finish(self, reason: str, seat: Seat | None) -> None:
        super().finish(reason, seat)
        left = self.hands[0].bit_count()
        lacking = left - fewest_left(self.dealt[0], HIGH[self.engine])
        stars = max(0, STARS - lacking)
        assert self.ended is not None
        details: Details = {**self.ended.details, "left": left, "stars": stars}
        self.points = [len(self.history)]
        self.ended = Result("stopped" if lacking else "longest", 0 if stars else None, self.points, details)

    def places(self) -> list[Place]:
        table = mask_of([self.engine]) | self.dealt[0] & ~self.hands[0]
        hand = Place("hand 0", tiles_in(self.hands[0]), None if self.lies_open(0) else frozenset({0}))
        return [hand, Place("aside", self.aside, NOBODY), Place("table", tiles_in(table), None)]

    @classmethod
    def known_deal(cls, view: View) -> list[Slot]:
        engine = _engine_of(view)
        dealt = [Slot(0, tile=tile_named(name)) for name in view["dealt"]] or [Slot(0)] * int(view["options"]["tiles"])
        rest = len(double_set(int(view["options"]["set"]))) - len(dealt) - 1
        return [Slot(tile=engine), *dealt, *(Slot() for _ in range(rest))]


def _engine_of(view: View) -> Tile:
    name = cast("TrainView", view)["engine"]
    assert name is not None
    return tile_named(name)


LONGEST_TRAIN = Game(
    id="longest-train",
    family="train",
    round_class=LongestTrainRound,
    seats=(1,),
    usual_players=1,
    moves=frozenset({"lay"}),
    options=(Option("set", (9, 12), 9), Option("tiles", range(8, 17), 12)),
    arms=("0",),
    coloured=True,
    match_over=after_one_round,
)
