"""What a computer player is, and which one sits down for a game and a level."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

from domino_core.ai.greedy import WORTH
from domino_core.errors import BadOption
from domino_core.game import Look
from domino_core.notation import Move
from domino_core.rng import Rng


class Bot(ABC):
    """A player that thinks step by step, so that its caller can stop it by count or by clock."""

    @abstractmethod
    def think(self, look: Look, rng: Rng) -> Iterator[Move]:
        """Yields ever better legal moves, at least one."""


class RandomBot(Bot):
    """Plays anything legal: the measure that every other player must beat."""

    def think(self, look: Look, rng: Rng) -> Iterator[Move]:
        yield rng.choice(look.legal_moves)


class GreedyBot(Bot):
    """Plays what looks best by a rule of thumb; level choices are settled by chance, so that it is not always the same game."""

    def think(self, look: Look, rng: Rng) -> Iterator[Move]:
        worth = WORTH[look.game.family]
        values = [worth(look.view, move) for move in look.legal_moves]
        best = max(values)
        yield rng.choice([move for move, value in zip(look.legal_moves, values, strict=True) if value == best])


LEVELS: dict[str, Bot] = {"random": RandomBot(), "simple": GreedyBot()}


def bot_for(look: Look, level: str) -> Bot:
    bot = LEVELS.get(level)
    if bot is None:
        known = ", ".join(LEVELS)
        raise BadOption(
            "unknown-level",
            f"There is no level “{str(level)[:16]}”; there are: {known}.",
            level=str(level)[:16],
            known=known,
        )
    return (_specialist(look.game.family) if level == "simple" else None) or bot


def _specialist(family: str) -> Bot | None:
    """A player that knows one family of games; imported when it sits down, which keeps the start short."""
    if family == "trick":
        from domino_core.ai.trick import TrickBot

        return TrickBot()
    if family == "poker":
        from domino_core.ai.poker import PokerBot

        return PokerBot()
    return None
