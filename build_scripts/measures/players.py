"""How strong the computer players are: whole matches against a player who moves at random, every deal played from both sides.

Two play, or two pairs; where a game needs three, one of them thinks and chance gives it a third of the matches. The luck of the tiles
cancels out as far as it can, since each deal is played again with the places changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from machine.environment import say
from measures.tables import table

if TYPE_CHECKING:
    import argparse

HELP = "the computer players of every game against random moves, in whole matches on duplicate deals"


def add_options(parser: argparse.ArgumentParser) -> None:
    """How much to play."""
    parser.add_argument("--deals", type=int, default=20, help="first deals, each played from every side (default: 20)")
    parser.add_argument("--steps", type=int, default=40, help="steps of thought for a move (default: 40)")
    parser.add_argument("--games", nargs="*", help="which games (default: all that have opponents)")


def run(arguments: argparse.Namespace) -> bool:
    """Play, game by game."""
    from domino_core.registry import GAMES

    rows, met = [], True
    for name in arguments.games or [game.id for game in GAMES.values() if max(game.seats) > 1]:
        won, played, sides = _won(name, arguments.deals, arguments.steps)
        say(f"  {name}: {won:g} of {played}")
        met = met and won / played > 1 / sides
        rows.append([name, f"{played}", f"{won / played:.0%}", f"{1 / sides:.0%}"])
    print(table(["matches against random players", "played", "won", "by chance"], rows))
    return met


def _won(name: str, deals: int, steps: int) -> tuple[float, int, int]:
    """Matches that the thinking side wins (a shared win counts in part), all matches, and how many sides a match has."""
    from domino_core.ai import choose
    from domino_core.match import Match
    from domino_core.registry import GAMES

    game = GAMES[name]
    players = 2 if 2 in game.seats else game.usual_players
    sides = len(set(Match.new(name, players, "sides", {}).sides))
    won, played = 0.0, 0
    for deal in range(deals):
        for thinking in range(sides):
            match = Match.new(name, players, f"players {deal}", {})
            while not match.finished:
                seat = match.turn
                assert seat is not None
                level = "simple" if match.sides[seat] == thinking else "random"
                match.play(choose(match.look(seat), level, f"{deal} {len(match.log)}", steps), seat)
            winners = {match.sides[seat] for seat in match.winners}
            won += (thinking in winners) / len(winners)
            played += 1
    return won, played, sides
