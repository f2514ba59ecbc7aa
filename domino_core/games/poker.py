"""Poker with twenty dominoes, for four."""

from __future__ import annotations

from domino_core.families.poker import POKER_TILES, PokerRound
from domino_core.game import Game, Seat, Standing
from domino_core.options import Option, Options
from domino_core.tiles import Tile

PLAYERS = 4


def chips_decide(standing: Standing) -> tuple[Seat, ...] | None:
    """The match ends when one player has all chips, or after the chosen number of hands; most chips win, level ones share (ALL-06)."""
    best = max(standing.scores)
    has_all = best == int(standing.options["chips"]) * (len(standing.scores) - 1)
    hands = int(standing.options["hands"])
    if not has_all and (not hands or len(standing.results) < hands):
        return None
    return standing.leaders(low_wins=False)


def poker_tiles(options: Options) -> tuple[Tile, ...]:
    return POKER_TILES


POKER = Game(
    id="poker",
    family="poker",
    round_class=PokerRound,
    seats=(PLAYERS,),
    usual_players=PLAYERS,
    moves=frozenset({"check", "bet", "call", "raise", "fold"}),
    options=(
        Option("chips", range(50, 501, 10), 100, ("PO-02",)),
        Option("ante", range(1, 11), 2, ("PO-02",)),
        Option("bet", range(1, 21), 5, ("PO-02",)),
        Option("hands", range(0, 101, 5), 20, ("PO-02",)),
    ),
    stake="chips",
    match_over=chips_decide,
    tiles=poker_tiles,
)
