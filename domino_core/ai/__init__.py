"""Computer players. They see what a player sees: a `Look`, made from a view, and never the real round."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from domino_core.ai.bot import LEVELS, Bot, bot_for
from domino_core.ai.greedy import WORTH
from domino_core.game import Look, View
from domino_core.notation import Move
from domino_core.registry import GAMES
from domino_core.rng import Rng

__all__ = ["LEVELS", "Bot", "call_out", "choose", "look_at", "think"]


def look_at(view_or_look: View | Look) -> Look:
    if isinstance(view_or_look, Look):
        return view_or_look
    return Look(GAMES[view_or_look["game"]], view_or_look)


def think(view_or_look: View | Look, level: str, seed: object) -> Iterator[Move]:
    """Ever better moves, the first one at once; stop whenever you like. A forced move needs no thought."""
    look = look_at(view_or_look)
    if not look.legal_moves:
        raise ValueError("this seat has no move to choose")
    if len(look.legal_moves) == 1:
        return iter(look.legal_moves)
    return bot_for(look, level).think(look, Rng(seed))


def call_out(view_or_look: View | Look, level: str, seed: object) -> Move | None:
    """What a seat that is not on turn says out of turn; None if it keeps silent."""
    look = look_at(view_or_look)
    bot_for(look, level)  # refuses a level that is not there
    if level == "random":
        return look.legal_moves[0] if Rng(seed).below(4) == 0 else None
    worth = WORTH[look.game.family]
    return next((move for move in look.legal_moves if worth(look.view, move) > 0), None)


def choose(view_or_look: View | Look, level: str = "simple", seed: object = 0, budget: int = 100) -> Move:
    """The move that a computer player of this level makes, thinking for `budget` steps: the same input gives the same move."""
    *_, move = islice(think(view_or_look, level, seed), max(1, budget))
    return move
