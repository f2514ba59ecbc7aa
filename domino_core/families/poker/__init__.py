"""Poker: `round` is the play, `betting` the chips, `hands` what five tiles are worth."""

from domino_core.families.poker.hands import POKER_TILES
from domino_core.families.poker.round import PokerRound

__all__ = ["POKER_TILES", "PokerRound"]
