"""Every game there is, listed outright: importing a file registers nothing by itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from domino_core.game import Game
from domino_core.games.basic import BASIC
from domino_core.games.bergen import BERGEN
from domino_core.games.bingo import BINGO
from domino_core.games.block import BLOCK
from domino_core.games.castle_rock import CASTLE_ROCK
from domino_core.games.draw import DRAW
from domino_core.games.forty_two import FORTY_TWO
from domino_core.games.four_hand_texas import FOUR_HAND_TEXAS
from domino_core.games.longest_train import LONGEST_TRAIN
from domino_core.games.matador import MATADOR
from domino_core.games.mexican_train import MEXICAN_TRAIN
from domino_core.games.moon import MOON_GAME
from domino_core.games.muggins import MUGGINS
from domino_core.games.poker import POKER
from domino_core.games.sebastopol import SEBASTOPOL
from domino_core.games.standard import STANDARD
from domino_core.games.tiddle_a_wink import TIDDLE_A_WINK

_ALL: tuple[Game, ...] = (
    CASTLE_ROCK,
    BINGO,
    BLOCK,
    BASIC,
    DRAW,
    STANDARD,
    MUGGINS,
    BERGEN,
    MATADOR,
    SEBASTOPOL,
    TIDDLE_A_WINK,
    MEXICAN_TRAIN,
    FORTY_TWO,
    FOUR_HAND_TEXAS,
    MOON_GAME,
    POKER,
)

_games = {game.id: game for game in _ALL}
GAMES: Mapping[str, Game] = MappingProxyType(_games)
"""The games by id, in the order in which the lobby shows them."""
PUZZLE_GAMES: Mapping[str, Game] = MappingProxyType({LONGEST_TRAIN.id: LONGEST_TRAIN})
"""Games that are only set as puzzles: matches of them are begun and kept like all others, but no lobby offers them."""


def game_with(game_id: str) -> Game | None:
    """The game of this id, offered in the lobby or only as puzzles."""
    return GAMES.get(game_id) or PUZZLE_GAMES.get(game_id)


class Guests:
    """Games that are in the registry for a while, behind the house's own; `house.Visit` brings them."""

    __slots__ = ("_guests",)

    def __init__(self, games: Sequence[Game]) -> None:
        self._guests = {game.id: game for game in games}

    def arrive(self) -> None:
        taken = self._guests.keys() & _games.keys()
        if taken:
            raise ValueError(f"there is a game of this name already: {', '.join(sorted(taken))}")
        _games.update(self._guests)

    def leave(self) -> None:
        for name in self._guests:
            del _games[name]
