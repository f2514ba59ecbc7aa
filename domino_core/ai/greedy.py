"""Rules of thumb: what a move looks worth at first sight, from a view, for each family of games."""

from __future__ import annotations

from collections.abc import Callable

from domino_core.ai.train import worth_on_trains
from domino_core.chain import PLAYS
from domino_core.families.line import LineRound
from domino_core.game import View
from domino_core.notation import Move, kind_of
from domino_core.registry import GAMES
from domino_core.tiles import PIPS, is_double, mask_of, tile_named

MATCH_WORTH = 500.0
"""A whole match in dots: points scored at once are worth their share of it."""
SCORES_FIRST = 1000.0
WORDS_IN_LINE = {"pass": 0.0, "draw": 0.5}
"""Laying a tile is better than drawing, and both than passing."""


def worth_in_line(view: View, move: Move) -> float:
    """Points that the play scores, heavy tiles first, doubles before others (they fit in fewer places), and numbers that the rest of
    the hand can follow. A score is claimed and called where there is one."""
    rules = GAMES[view["game"]].round_class
    assert issubclass(rules, LineRound)
    points = rules.points_of(view, move)
    play = PLAYS[move]
    if play is None:
        return WORDS_IN_LINE.get(move, SCORES_FIRST if points else -1.0)
    bit, _, _, outer = play
    tile = bit.bit_length() - 1
    rest = mask_of(tile_named(name) for name in view["hands"][view["seat"]]) & ~bit
    scored = MATCH_WORTH * points / int(view["options"]["target"])
    return scored + PIPS[tile] + (3.0 if is_double(tile) else 0.0) + 1.5 * (rest & rules.fits.tiles[outer]).bit_count() + 1.0


def worth_in_row(view: View, move: Move) -> float:
    """Take what can be taken, and three rather than one."""
    if kind_of(move) != "take":
        return 0.0
    return 3.0 if "-" in move else 1.0


WORTH: dict[str, Callable[[View, Move], float]] = {"line": worth_in_line, "row": worth_in_row, "train": worth_on_trains}
