"""What a puzzle is made of, whatever its kind: a position that matches can begin in, and what there is to reach from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from domino_core.options import Options
from domino_core.tiles import Tile


class Position:
    """A certified position: its game and deal, and what is to be reached."""

    __slots__ = ("deal", "game", "goal", "one_in", "options", "players", "posed", "ways")

    def __init__(
        self,
        game: str,
        players: int,
        options: Options,
        deal: Sequence[Tile],
        posed: str | None,
        *,
        goal: int,
        ways: tuple[int, int],
        one_in: float | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.deal = tuple(deal)
        self.posed = posed
        """The moves that lead to it from the deal, see `Match.posed`; None where it is the deal and no hand is anybody else's."""
        self.goal = goal
        """The tiles to lay, the points to take; what a kind counts in."""
        self.ways = ways
        """How many first moves reach it, and how many there are."""
        self.one_in = one_in
        """That random play reaches the goal in one of so many games, where a kind can say so."""


Recipe = Callable[[str, str, str], Position]
"""From variant, level and seed to a position: the same everywhere and for ever."""


class Kind:
    """A kind of puzzle. Its names are `<kind>-<variant>-<level>-<seed>`, and `daily-<kind>-<date>`."""

    __slots__ = ("name", "offered", "recipe", "week")

    def __init__(
        self,
        name: str,
        recipe: Callable[[], Recipe],
        offered: Mapping[str, Sequence[str]],
        week: str,
    ) -> None:
        self.name = name
        self.recipe = recipe
        """Fetches what makes its positions, which the start of a page does not wait for."""
        self.offered = offered
        """The levels of each variant, the easiest first."""
        self.week = tuple(week.split())
        """Variant and level of the daily ones, as in `9-gentle`, Monday first."""
