"""Forty-Two: two teams bid for how many of the 42 points they will take; seven tricks, and five tiles that count."""

from __future__ import annotations

from collections.abc import Sequence

from domino_core.families.trick import COUNTS, MOVES, bidder_first, double_six, partners_opposite
from domino_core.families.trick.contracts import ONLY_FOR_MARKS, MarksRound, contract_options
from domino_core.families.trick.options import DEALER_BIDS, all_pass, doubles_as_trumps, follow_me
from domino_core.game import Game, Seat, Standing, Start
from domino_core.options import NOTHING, Option, Options, Suggestion
from domino_core.rng import Rng
from domino_core.tiles import PIPS, Tile, double_set

LOWEST_BID, HIGHEST_BID = 30, 42
HANDS_TO_WIN = 7


class FortyTwoRound(MarksRound):
    """Each player speaks once; what was taken is scored, or with another object a hand won, or marks."""

    def open_bids(self, seat: Seat) -> tuple[int, ...]:
        return (*range(max(LOWEST_BID, self.bid + 1), HIGHEST_BID + 1), *self.mark_bids())

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
    options = standing.options
    wanted = {"hands": HANDS_TO_WIN, "marks": int(options["marks"]), "points": int(options["target"])}
    return bidder_first(standing, wanted[str(options["object"])])


TOURNAMENT: Options = {"object": "marks", "doubles": True, "follow": "high"}
"""Straight Forty-Two for seven marks, as players in Texas meet for it: no contract but trumps, and none at all."""
FAMILY: Options = {
    "object": "marks",
    "allpass": DEALER_BIDS,
    "doubles": True,
    "follow": "choice",
    "nello": "choice",
    "sevens": True,
    "plunge": True,
    "splash": True,
}
"""Everything that somebody at the table may have learnt at home."""


FORTY_TWO = Game(
    id="forty-two",
    family="trick",
    round_class=FortyTwoRound,
    seats=(4,),
    usual_players=4,
    moves=MOVES,
    options=(
        Option("rules", ("printed", "tournament", "family"), "printed", ("FT-33",), ours=("tournament", "family")),
        Option("object", ("points", "hands", "marks"), "points", ("FT-17", "FT-18", "FT-22")),
        Option("target", range(50, 501, 10), 250, ("FT-17",), left_by={"object": {"hands": NOTHING, "marks": NOTHING}}),
        Option("marks", range(1, 22), 7, ("FT-22",), left_by=ONLY_FOR_MARKS),
        all_pass("FT-06", "FT-21"),
        doubles_as_trumps("FT-26"),
        follow_me("FT-27", "FT-28"),
        *contract_options(nello="FT-29", sevens="FT-32", plunge="FT-30", splash="FT-31"),
    ),
    suggested=Suggestion(options={"allpass": DEALER_BIDS}),
    presets={"printed": {}, "tournament": TOURNAMENT, "family": FAMILY},
    auction=True,
    counts=COUNTS,
    match_over=over,
    tiles=double_six,
    sides=partners_opposite,
    first_start=highest_draw_shuffles,
)
