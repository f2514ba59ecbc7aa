"""Computer players. They see what a player sees: a `Look`, made from a view, and never the real round.

This is the door: which player sits down for a game and a level, and what it does there. What a family's players know stands in its record
(`domino_core.house`) and in the files of this folder.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from domino_core.ai.bot import Bot, ForgetfulBot, GreedyBot, RandomBot
from domino_core.errors import BadOption
from domino_core.game import Game, Look, View
from domino_core.house import family_named
from domino_core.notation import Move
from domino_core.registry import game_with
from domino_core.rng import Rng

__all__ = ["ALL_LEVELS", "LEVELS", "OTHER_LEVELS", "USUAL_LEVEL", "Bot", "bot_for", "call_out", "choose", "look_at", "think"]

LEARNER, CLUB, MASTER = LEVELS = ("learner", "club", "master")
"""The levels that people choose from, the weakest first."""
USUAL_LEVEL = CLUB
RANDOM, SIMPLE = YARDSTICKS = ("random", "simple")
"""Levels to measure the others by, which never change: anything legal, and the rule of thumb."""
OTHER_LEVELS = {RANDOM: RANDOM, SIMPLE: CLUB}
"""Levels that addresses and kept matches may name although they are not offered, and how they are played today."""
ALL_LEVELS = (*LEVELS, *YARDSTICKS)
OVERLOOKED = {LEARNER: 0.5, CLUB: 0.1}
"""How often something to claim, or to call out of turn, goes unnoticed."""
INSTEAD = {LEARNER: (), CLUB: (SIMPLE,), MASTER: (CLUB, SIMPLE), SIMPLE: (), RANDOM: ()}
"""Whose player takes the place, in this order, where a family has none of a level."""


def look_at(view_or_look: View | Look) -> Look:
    if isinstance(view_or_look, Look):
        return view_or_look
    game = game_with(view_or_look["game"])
    assert game is not None
    return Look(game, view_or_look)


def bot_for(game: Game, level: str) -> Bot:
    """The family's player of this level, else the best one below, else its rule of thumb, else one that plays anything."""
    if level not in ALL_LEVELS:
        known = ", ".join(LEVELS)
        raise BadOption(
            "unknown-level",
            f"There is no level “{str(level)[:16]}”; there are: {known}.",
            level=str(level)[:16],
            known=known,
        )
    family = family_named(game.family)
    for name in (level, *INSTEAD[level]):
        if name in family.bots:
            return family.bots[name]()
    if level == RANDOM or family.worth is None:
        return RandomBot()
    return ForgetfulBot(family.worth()) if level == LEARNER else GreedyBot(family.worth())


def think(view_or_look: View | Look, level: str, seed: object) -> Iterator[Move]:
    """Ever better moves, the first one at once; stop whenever you like. A forced move needs no thought."""
    look = look_at(view_or_look)
    if not look.legal_moves:
        raise ValueError("this seat has no move to choose")
    if len(look.legal_moves) == 1:
        return iter(look.legal_moves)
    silent = _overlooked(look, level, seed)
    return iter((silent,)) if silent else bot_for(look.game, level).think(look, Rng(seed))


def _overlooked(look: Look, level: str, seed: object) -> Move | None:
    """The silence of a seat that is asked for a claim and does not see its score, so that others can call it; None where it looks well."""
    asked = set(look.legal_moves) == {"claim", "pass"}
    return "pass" if asked and Rng(seed, "overlooked").fraction() < OVERLOOKED.get(level, 0.0) else None


def call_out(view_or_look: View | Look, level: str, seed: object) -> Move | None:
    """What a seat that is not on turn says out of turn; None if it keeps silent, as one does who has no rule of thumb."""
    look = look_at(view_or_look)
    bot_for(look.game, level)  # refuses a level that is not there
    if level == RANDOM:
        return look.legal_moves[0] if Rng(seed).below(4) == 0 else None
    family = family_named(look.game.family)
    if family.worth is None or Rng(seed, "overlooked").fraction() < OVERLOOKED.get(level, 0.0):
        return None
    worth = family.worth()
    return next((move for move in look.legal_moves if worth(look.view, move) > 0), None)


def choose(view_or_look: View | Look, level: str = USUAL_LEVEL, seed: object = 0, budget: int = 100) -> Move:
    """The move that a computer player of this level makes, thinking for `budget` steps: the same input gives the same move."""
    *_, move = islice(think(view_or_look, level, seed), max(1, budget))
    return move
