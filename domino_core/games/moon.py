"""Moon: three players, each alone, bid for tricks; the bidder gets the tile that is left over and puts one away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_core.editions import TWENTY_ONE_IS_THE_GAME
from domino_core.families.trick import HAND, MOVES, TrickRound, bidder_first
from domino_core.families.trick.options import all_pass, follow_me
from domino_core.game import Game, Seat, Standing
from domino_core.options import Option, Options
from domino_core.tiles import LOW, PIPS, Tile, double_set

if TYPE_CHECKING:
    from domino_core.shapes.views import Details

THE_GAME = 21
"""The bid for all seven tricks that is the whole game. (Seven tricks bid as 7 are “shooting the moon”.)"""
BIDS = (4, 5, 6, 7, THE_GAME)
LONGEST = 100
"""Bids that fail cost points, so a match could go on for ever: after so many hands the highest score wins."""


class MoonRound(TrickRound):
    """No counts: a trick is a point. The others keep what they took whether the bidder makes it or not."""

    has_widow = True

    def open_bids(self, seat: Seat) -> tuple[int, ...]:
        return tuple(bid for bid in BIDS if bid > self.bid)

    def needed(self) -> int:
        return min(self.bid, HAND)

    def settle(self, side: int, made: bool) -> list[int]:
        points = list(self.taken)
        if not made:
            points[side] = -self.bid
        elif self.bid == THE_GAME:
            points[side] = THE_GAME
        return points

    def details(self, made: bool) -> Details:
        details = super().details(made)
        if made and self.bid == THE_GAME and self.setup.edition >= TWENTY_ONE_IS_THE_GAME:
            details["wins_match"] = True
        return details


def without_blanks(options: Options) -> tuple[Tile, ...]:
    """The double-six without the tiles that have a blank, but with the double blank."""
    return tuple(tile for tile in double_set(6) if LOW[tile] or not PIPS[tile])


def over(standing: Standing) -> tuple[Seat, ...] | None:
    details = standing.results[-1].details
    if details.get("wins_match") and details["side"] is not None:
        return standing.seats_of([details["side"]])
    winners = bidder_first(standing)
    if winners is not None or len(standing.results) < LONGEST:
        return winners
    best = max(standing.scores)
    return standing.seats_of([side for side, score in enumerate(standing.scores) if score == best])


MOON_GAME = Game(
    id="moon",
    family="trick",
    round_class=MoonRound,
    seats=(3,),
    usual_players=3,
    moves=MOVES | {"discard"},
    options=(Option("target", range(7, 64), 21, ("MO-09",)), all_pass("MO-10", "MO-11"), follow_me("MO-12")),
    auction=True,
    match_over=over,
    tiles=without_blanks,
)
