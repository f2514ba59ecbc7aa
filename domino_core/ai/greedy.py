"""Rules of thumb: what a move looks worth at first sight, from a view, for each family of games."""

from __future__ import annotations

from collections.abc import Callable

from domino_core.chain import PLAYS
from domino_core.game import View
from domino_core.notation import Move, kind_of
from domino_core.tiles import PIPS, WITH, is_double, mask_of, tile_named


def worth_in_line(view: View, move: Move) -> float:
    """Heavy tiles first, doubles before others (they fit in fewer places), and keep numbers that the rest of the hand can follow."""
    play = PLAYS[move]
    if play is None:
        return 0.0 if move == "pass" else 0.5
    bit, _, _, outer = play
    tile = bit.bit_length() - 1
    rest = mask_of(tile_named(name) for name in view["hands"][view["seat"]]) & ~bit
    return PIPS[tile] + (3.0 if is_double(tile) else 0.0) + 1.5 * (rest & WITH[outer]).bit_count() + 1.0


def worth_in_row(view: View, move: Move) -> float:
    """Take what can be taken, and three rather than one."""
    if kind_of(move) != "take":
        return 0.0
    return 3.0 if "-" in move else 1.0


WORTH: dict[str, Callable[[View, Move], float]] = {"line": worth_in_line, "row": worth_in_row}
