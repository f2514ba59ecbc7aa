"""Four Hand Texas: Forty-Two with an auction that goes round, doublings above 42, and doubles or nothing as trumps."""

from __future__ import annotations

from domino_core.families.trick import COUNTS, MOVES, TrickRound, bidder_first, double_six, partners_opposite
from domino_core.families.trick.options import all_pass
from domino_core.families.trick.suits import ALL_TRUMPS
from domino_core.game import Game, Seat, Setup
from domino_core.notation import Move
from domino_core.options import Option, Suggestion
from domino_core.tiles import Mask, Tile

LOWEST_BID = 30
LIMIT = 42
"""All the points there are: the limit bid, which others can only double."""


class TexasRound(TrickRound):
    """A limit bid is for all 42 points, whatever it is doubled to, and counts its own amount instead of what was taken."""

    usual_trumps = ALL_TRUMPS
    one_chance = False

    def __init__(self, setup: Setup, hands: list[Mask], widow: Tile | None) -> None:
        super().__init__(setup, hands, widow)
        self.limit_bidders: frozenset[Seat] = frozenset()
        """Who has bid 42 or doubled: each doubling is by another player."""

    def open_bids(self, seat: Seat) -> tuple[int, ...]:
        if self.bid < LIMIT:
            return tuple(range(max(LOWEST_BID, self.bid + 1), LIMIT + 1))
        return () if seat in self.limit_bidders else (2 * self.bid,)

    def apply(self, seat: Seat, move: Move) -> None:
        super().apply(seat, move)
        if self.bid >= LIMIT and self.bidder == seat:
            self.limit_bidders |= {seat}

    def needed(self) -> int:
        return min(self.bid, LIMIT)

    def settle(self, side: int, made: bool) -> list[int]:
        if self.bid < LIMIT:
            return super().settle(side, made)
        return [self.bid if (other == side) == made else 0 for other in range(len(self.taken))]


FOUR_HAND_TEXAS = Game(
    id="four-hand-texas",
    family="trick",
    round_class=TexasRound,
    seats=(4,),
    usual_players=4,
    moves=MOVES,
    options=(Option("target", range(50, 501, 10), 250, ("TX-12",)), all_pass("TX-03", "TX-13")),
    suggested=Suggestion(options={"allpass": "dealer-bids"}),
    auction=True,
    counts=COUNTS,
    match_over=bidder_first,
    tiles=double_six,
    sides=partners_opposite,
)
