"""Boneyard's engine: the rules of domino games, computer players and pictures as data, in plain Python.

It needs nothing but the standard library, knows no page, no clock and no file, and runs unchanged on CPython and in the browser.
"""

from domino_core.errors import DominoError, IllegalMove, InvalidMove
from domino_core.match import Match
from domino_core.registry import GAMES

__all__ = ["GAMES", "DominoError", "IllegalMove", "InvalidMove", "Match"]
__version__ = "0.1.0"
