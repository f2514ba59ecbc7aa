"""Muggins, all fives: score when the open ends add up to a multiple of five. Two rule sets, and any mixture of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from domino_core.errors import DominoError, IllegalMove
from domino_core.families.line import ANY_TILE, FourArmedRound
from domino_core.families.line.chain import Layout, Play, SpinnerLayout
from domino_core.families.line.claims import ClaimedRound
from domino_core.families.line.count import Count, lowest_of, sum_of, term, to_nearest_five
from domino_core.families.line.options import CROSS_ARMS, MOVES_WITH_DRAWING, target
from domino_core.game import Game, Seat, each_alone, first_to_target
from domino_core.notation import Move
from domino_core.options import FLAG, NOTHING, Option, Options
from domino_core.tiles import NAMES, Mask

if TYPE_CHECKING:
    from domino_core.shapes.views import Denial, SpinnerPart, SumData, SumTerm

FIVE = 5


class MugginsRound(FourArmedRound, ClaimedRound):
    """A line with a spinner; every play is judged by the sum of the open ends."""

    hand_sizes: ClassVar[dict[int, int]] = {2: 7, 3: 5, 4: 5}
    draws = "until-fits"

    @classmethod
    def new_layout(cls, options: Options) -> SpinnerLayout:
        return SpinnerLayout(at_once=options["spinner"] == "at-once")

    @classmethod
    def worth(cls, layout: Layout, play: Play) -> int:
        total = sum(layout.counts())
        return 0 if total % FIVE else total

    def open_round(self) -> bool:
        if self.setup.options["opening"] == "highest-double":
            return super().open_round()
        self.opening = ANY_TILE
        return True

    # ---------------------------------------------------------------- drawing by choice

    @property
    def draws_freely(self) -> bool:
        return self.setup.options["drawing"] == "free"

    def plays_of(self, hand: Mask) -> tuple[Move, ...]:
        moves = super().plays_of(hand)
        if moves and self.draws_freely and self.drawn < len(self.boneyard):
            return (*moves, "draw")
        return moves

    def shown_by(self, move: Move) -> Denial | tuple[int, ...] | None:
        """Who may always draw shows nothing by drawing."""
        return None if move == "draw" and self.draws_freely else super().shown_by(move)

    # ---------------------------------------------------------------- counting out

    def points_for_dots(self, dots: int) -> int:
        return to_nearest_five(dots) if self.setup.options["counting"] == "rounded" else dots

    def count_gone_out(self, seat: Seat, dots: list[int]) -> Count:
        """The hands of the opponents, each rounded by itself; not the partner's."""
        opponents = [other for other, side in enumerate(self.sides) if side != self.sides[seat]]
        terms = [term([other], dots[other], self.points_for_dots(dots[other])) for other in opponents]
        return Count(seat, [sum_of(self.sides[seat], terms)])

    def count_blocked(self, dots: list[int]) -> Count:
        """Side against side, a team's hands taken together."""
        seats: list[list[Seat]] = [[] for _ in self.points]
        for seat, side in enumerate(self.sides):
            seats[side].append(seat)
        held = [sum(dots[seat] for seat in own) for own in seats]
        terms = [term(own, dots_held, self.points_for_dots(dots_held)) for own, dots_held in zip(seats, held, strict=True)]
        lowest = lowest_of(held)
        level = [seat for side in lowest for seat in seats[side]] if len(lowest) > 1 else []
        winner = seats[lowest[0]][0] if len(lowest) == len(seats[lowest[0]]) == 1 else None
        if self.setup.options["counting"] == "exact":
            sums = _each_against_the_heavier(terms)
        elif level:
            sums = []
        else:
            sums = [sum_of(lowest[0], [each for side, each in enumerate(terms) if side != lowest[0]])]
        return Count(winner, sums, {"level": level} if level else {})

    # ---------------------------------------------------------------- looking

    def show(self, seat: Seat | None) -> SpinnerPart:
        spinner = self.layout.spinner
        return {
            **super().show(seat),
            "total": None if self.may_be_claimed else sum(self.layout.counts()),
            "spinner": None if spinner is None else NAMES[spinner],
        }

    def objection_to_arm(self, arm: str) -> DominoError:
        if self.layout.spinner is None:
            return IllegalMove("no-spinner", f"There is no end {arm} before the first double lies: play at L or R.", arm=arm)
        return IllegalMove("sides-first", f"Play on both sides of the spinner (L, R) before going on at {arm}.", arm=arm)


def _each_against_the_heavier(held: list[SumTerm]) -> list[SumData]:
    """Every side scores the hands that are not lighter than its own, less its own."""
    sums = []
    for side, own in enumerate(held):
        heavier = [other for place, other in enumerate(held) if place != side and other["dots"] >= own["dots"]]
        scored = sum_of(side, heavier, own["dots"])
        if scored["won"] > 0:
            sums.append(scored)
    return sums


def sides(players: int, options: Options) -> tuple[int, ...]:
    """Four players may be two teams, partners opposite."""
    return (0, 1, 0, 1) if players == 4 and options["teams"] else each_alone(players, options)


MUGGINS = Game(
    id="muggins",
    family="line",
    round_class=MugginsRound,
    seats=(2, 3, 4),
    moves=MOVES_WITH_DRAWING | {"claim", "muggins"},
    interrupts=frozenset({"muggins"}),
    options=(
        Option("rules", ("spinner", "four-way"), "spinner"),
        Option("set", (6, 9, 12), 6, ("MU-01", "MH-01")),
        target(250, "MU-17", "MH-10"),
        Option("claims", ("automatic", "manual"), "automatic", ("MU-12", "MH-06")),
        Option("penalty", ("none", "given"), "none", ("MU-18",), left_by={"claims": {"automatic": NOTHING}}),
        Option("teams", FLAG, True, ("MU-01", "MH-01"), left_by={"players": {2: NOTHING, 3: NOTHING}}),
        Option("opening", ("any", "highest-double"), "any", ("MU-04", "MH-02")),
        Option("spinner", ("sides-first", "at-once"), "sides-first", ("MU-07", "MH-03")),
        Option("drawing", ("forced", "free"), "forced", ("MU-05", "MU-06", "MH-04", "MH-05")),
        Option("counting", ("rounded", "exact"), "rounded", ("MU-14", "MU-15", "MU-16", "MH-07", "MH-08")),
    ),
    presets={
        "spinner": {},
        "four-way": {
            "set": 12,
            "target": 100,
            "teams": False,
            "opening": "highest-double",
            "spinner": "at-once",
            "drawing": "free",
            "counting": "exact",
        },
    },
    arms=CROSS_ARMS,
    ends_count_by=FIVE,
    match_over=first_to_target,
    sides=sides,
)
