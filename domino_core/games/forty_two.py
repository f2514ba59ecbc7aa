"""Forty-Two: two teams bid for how many of the 42 points they will take; seven tricks, and five tiles that count."""

from __future__ import annotations

from collections.abc import Sequence

from domino_core.families.trick import COUNTS, MOVES, TrickRound, all_pass, bidder_first, double_six, partners_opposite
from domino_core.game import Game, Seat, Standing, Start
from domino_core.options import NOTHING, Option, Suggestion
from domino_core.rng import Rng
from domino_core.tiles import PIPS, Tile, double_set

LOWEST_BID, HIGHEST_BID = 30, 42
HANDS_TO_WIN = 7


class FortyTwoRound(TrickRound):
    """Each player speaks once; what was taken is scored, or with the other object a hand won."""

    def open_bids(self, seat: Seat) -> tuple[int, ...]:
        return tuple(range(max(LOWEST_BID, self.bid + 1), HIGHEST_BID + 1))

    def settle(self, side: int, made: bool) -> list[int]:
        if self.setup.options["object"] == "hands":
            return [int((other == side) == made) for other in range(len(self.taken))]
        return super().settle(side, made)


def highest_draw_shuffles(rng: Rng, players: int) -> Start:
    """Each draws a tile and the highest total shuffles first; those who are level draw again from all tiles."""
    level: Sequence[Seat] = range(players)
    draws: list[list[Tile | None]] = []
    while len(level) > 1:
        tiles = rng.shuffled(double_set(6))
        drawn = {seat: tiles.pop() for seat in level}
        draws.append([drawn.get(seat) for seat in range(players)])
        best = max(PIPS[tile] for tile in drawn.values())
        level = [seat for seat, tile in drawn.items() if PIPS[tile] == best]
    return Start(level[0], draws)


def over(standing: Standing) -> tuple[Seat, ...] | None:
    return bidder_first(standing, HANDS_TO_WIN if standing.options["object"] == "hands" else None)


FORTY_TWO = Game(
    id="forty-two",
    family="trick",
    round_class=FortyTwoRound,
    seats=(4,),
    usual_players=4,
    moves=MOVES,
    options=(
        Option("object", ("points", "hands"), "points", ("FT-17", "FT-18")),
        Option("target", range(50, 501, 10), 250, ("FT-17",), left_by={"object": {"hands": NOTHING}}),
        all_pass("FT-06", "FT-21"),
    ),
    suggested=Suggestion(options={"allpass": "dealer-bids"}),
    auction=True,
    counts=COUNTS,
    match_over=over,
    tiles=double_six,
    sides=partners_opposite,
    first_start=highest_draw_shuffles,
)
