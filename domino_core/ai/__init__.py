"""Computer players. They see what a player sees: a `Look`, made from a view, and never the real round.

This is the door: which player sits down for a game and a level, and what it does there. What a family's players know stands in its record
(`domino_core.house`) and in the files of this folder.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from domino_core.ai.bot import Bot, GreedyBot, RandomBot
from domino_core.errors import BadOption
from domino_core.game import Game, Look, View
from domino_core.house import family_named
from domino_core.notation import Move
from domino_core.registry import GAMES
from domino_core.rng import Rng

__all__ = ["LEVELS", "Bot", "bot_for", "call_out", "choose", "look_at", "think"]

RANDOM = "random"
LEVELS = (RANDOM, "simple")


def look_at(view_or_look: View | Look) -> Look:
    if isinstance(view_or_look, Look):
        return view_or_look
    return Look(GAMES[view_or_look["game"]], view_or_look)


def bot_for(game: Game, level: str) -> Bot:
    """The family's player of this level, else its rule of thumb, else one that plays anything."""
    if level not in LEVELS:
        known = ", ".join(LEVELS)
        raise BadOption(
            "unknown-level",
            f"There is no level “{str(level)[:16]}”; there are: {known}.",
            level=str(level)[:16],
            known=known,
        )
    family = family_named(game.family)
    if level in family.bots:
        return family.bots[level]()
    return RandomBot() if level == RANDOM or family.worth is None else GreedyBot(family.worth())


def think(view_or_look: View | Look, level: str, seed: object) -> Iterator[Move]:
    """Ever better moves, the first one at once; stop whenever you like. A forced move needs no thought."""
    look = look_at(view_or_look)
    if not look.legal_moves:
        raise ValueError("this seat has no move to choose")
    if len(look.legal_moves) == 1:
        return iter(look.legal_moves)
    return bot_for(look.game, level).think(look, Rng(seed))


def call_out(view_or_look: View | Look, level: str, seed: object) -> Move | None:
    """What a seat that is not on turn says out of turn; None if it keeps silent, as one does who has no rule of thumb."""
    look = look_at(view_or_look)
    bot_for(look.game, level)  # refuses a level that is not there
    if level == RANDOM:
        return look.legal_moves[0] if Rng(seed).below(4) == 0 else None
    family = family_named(look.game.family)
    if family.worth is None:
        return None
    worth = family.worth()
    return next((move for move in look.legal_moves if worth(look.view, move) > 0), None)


def choose(view_or_look: View | Look, level: str = "simple", seed: object = 0, budget: int = 100) -> Move:
    """The move that a computer player of this level makes, thinking for `budget` steps: the same input gives the same move."""
    *_, move = islice(think(view_or_look, level, seed), max(1, budget))
    return move
