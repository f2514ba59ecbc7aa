"""A rule of thumb for line games: what a move looks worth at first sight, from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_core.ai.looking import own_hand
from domino_core.families.line import LineRound
from domino_core.families.line.chain import PLAYS
from domino_core.notation import Move
from domino_core.registry import GAMES
from domino_core.tiles import LARGEST, PIPS, double_set, is_double

if TYPE_CHECKING:
    from domino_core.shapes.views import LineView

MATCH_WORTH = 500.0
"""A whole match in dots: points scored at once are worth their share of it."""
SCORES_FIRST = 1000.0
FIRST_SIGHT = {1 << tile: PIPS[tile] + (3.0 if is_double(tile) else 0.0) for tile in double_set(LARGEST)}
"""What it is worth to be rid of a tile: its dots, and more for a double, which fits in fewer places."""
FOLLOWED = 1.5
"""What it is worth to hold another tile that fits what a play leaves open."""
WORDS_IN_LINE = {"pass": 0.0, "draw": 0.5}
"""Laying a tile is better than drawing, and both than passing."""


def worth_in_line(view: LineView, move: Move) -> float:
    """Points that the play scores, heavy tiles first, doubles before others (they fit in fewer places), and numbers that the rest of
    the hand can follow. A score is claimed and called where there is one."""
    rules = GAMES[view["game"]].round_class
    assert issubclass(rules, LineRound)
    points = rules.points_of(view, move)
    play = PLAYS[move]
    if play is None:
        return WORDS_IN_LINE.get(move, SCORES_FIRST if points else -1.0)
    bit, _, _, outer = play
    rest = own_hand(view) & ~bit
    scored = MATCH_WORTH * points / int(view["options"]["target"])
    return scored + FIRST_SIGHT[bit] + FOLLOWED * (rest & rules.fits_by(view["options"]).tiles[outer]).bit_count() + 1.0
