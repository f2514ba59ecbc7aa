"""Every way to set up every game. Nothing here knows any game by name: a game that is registered is among them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from domino_core import GAMES, Match
from domino_core.game import Game
from domino_core.options import Value, as_text
from domino_core.rng import Rng

MATCHES = int(os.environ.get("BONEYARD_MATCHES", "1"))
"""Random matches for each way to set up a game. `BONEYARD_MATCHES=20` looks longer, and at every option with every number of players."""


LENGTHS = ("target", "rounds", "hands")
"""What options are called that say how long a match is."""


class Case(NamedTuple):
    """One way to set up one game."""

    game: Game
    players: int
    options: dict[str, Value]

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={as_text(value)}" for name, value in self.options.items())
        return f"{self.game.id}-{self.players}p{chosen}"

    def match(self, seed: object = 0) -> Match:
        return Match.new(self.game.id, self.players, f"{self}/{seed}", self.options)

    def link(self, seed: str, level: str = "simple") -> str:
        """The page's address of such a match."""
        chosen = "".join(f"&{name}={as_text(value)}" for name, value in self.options.items())
        return f"#/play/{self.game.id}?players={self.players}{chosen}&seed={seed}&level={level}"


def option_choices(game: Game) -> Iterator[dict[str, Value]]:
    """The defaults, every rule set, and every other value of every option, one at a time; of a range its two ends."""
    yield {}
    for option in game.options:
        values = (option.values[0], option.values[-1]) if isinstance(option.values, range) else option.values
        yield from ({option.name: value} for value in values if value != option.default)


def seats_allowed(game: Game, options: dict[str, Value]) -> tuple[int, ...]:
    """The numbers of players that can sit down with these options."""
    found = []
    for players in game.seats:
        values = {option.name: option.default for option in game.options}
        values.update(game.presets.get(str(options.get("rules", values.get("rules"))), {}))
        if players in game.allowed_seats({**values, **options}):
            found.append(players)
    return tuple(found)


def middle_seats(game: Game, options: dict[str, Value]) -> int:
    """The usual number of players, or the one nearest to it that these options allow."""
    return min(seats_allowed(game, options), key=lambda players: abs(players - game.usual_players))


def all_cases(everything: bool = MATCHES > 1, games: Iterable[Game] = GAMES.values()) -> list[Case]:
    """The defaults and each rule set at every number of players, what is suggested, and each other choice at the usual number (or all)."""
    cases = []
    for game in games:
        for options in option_choices(game):
            at_every_number = everything or not set(options) - {"rules"}
            seats = seats_allowed(game, options) if at_every_number else (middle_seats(game, options),)
            cases += [Case(game, players, options) for players in seats]
        if game.suggested.options:
            cases.append(suggested_case(game))
    return cases


def suggested_case(game: Game) -> Case:
    """The set-up that people are offered first."""
    return Case(game, game.suggested.players or game.usual_players, dict(game.suggested.options))


class Mixture(Case):
    """A case whose options are too many to be part of the seed."""

    def match(self, seed: object = 0) -> Match:
        return Match.new(self.game.id, self.players, str(seed), self.options)


def some_mixture(rng: Rng, game: Game) -> Mixture:
    """A game set up at random: any rule set, any mixture of house rules, any number of players that can sit down with them."""
    while True:
        options = {option.name: rng.choice(option.values) for option in game.options if option.name == "rules" or rng.below(2)}
        if seats := seats_allowed(game, options):
            return Mixture(game, rng.choice(seats), options)


def usual_cases() -> list[Case]:
    """Each rule set of each game at the usual number of players."""
    cases = []
    for game in GAMES.values():
        chosen: list[dict[str, Value]] = [{"rules": name} for name in game.presets] or [{}]
        cases += [Case(game, middle_seats(game, options), options) for options in chosen]
    return cases


def quick_cases() -> list[Case]:
    """The usual cases with an eighth of the usual length, where an option has a range of lengths."""
    cases = []
    for case in usual_cases():
        resolved = case.game.resolve(case.players, case.options)
        short: dict[str, Value] = {}
        for option in case.game.options:
            usual = resolved[option.name]
            if option.name in LENGTHS and isinstance(option.values, range) and isinstance(usual, int) and usual:
                short[option.name] = next(value for value in option.values if value * 8 >= usual)
        cases.append(case._replace(options={**case.options, **short}))
    return cases


def kinds_of_tables() -> list[Case]:
    """The first game of each family, and the first that differs by a clock or by its number of arms, as they are usually played."""
    firsts: dict[object, Game] = {}
    for game in GAMES.values():
        firsts.setdefault((game.family, game.clock, len(game.arms)), game)
    return [Case(game, game.usual_players, {}) for game in firsts.values()]


def spread_cases() -> list[Case]:
    """Each rule set of each game with the fewest, the usual and the most players."""
    cases = []
    for usual in usual_cases():
        seats = seats_allowed(usual.game, usual.options)
        cases += [usual._replace(players=players) for players in sorted({seats[0], usual.players, seats[-1]})]
    return cases
