"""How long masters think outside of a browser, at every table whose strength is measured. Nothing else should run meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_core.arena import Contest, play_deal, quantiles
from machine.environment import say
from measures.players import Place, places
from measures.tables import table

if TYPE_CHECKING:
    import argparse

HELP = "how many milliseconds of the processor a master takes for a decision, at every table of docs/strength.md"

LONGEST = 250.0
"""Milliseconds that 95 of 100 decisions may take."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """How much to play."""
    parser.add_argument("--decisions", type=int, default=150, help="decisions at each table, at least (default: 150)")
    parser.add_argument("--games", nargs="*", help="which games (default: all that have opponents)")


def run(arguments: argparse.Namespace) -> bool:
    """Single rounds of a master against club players, one after another."""
    rows, met = [], True
    for place in places(arguments.games):
        times = _times(place, arguments.decisions)
        found = quantiles(times)
        met = met and found["p95"] <= LONGEST
        rows.append((place.name, f"{len(times)}", f"{found['p50']:.1f}", f"{found['p95']:.1f}"))
        say(f"  {place.name}: {len(times)} decisions")
    say(table(("milliseconds", "decisions", "50 %", "95 %"), rows))
    say(f"95 of 100 within {LONGEST:.0f} ms everywhere: {'met' if met else 'MISSED'}")
    return met


def _times(place: Place, wanted: int) -> list[float]:
    contest = Contest(place.game, "master", "club", place.players, place.options, "thought", one_round=True)
    times: list[float] = []
    deal = 0
    while len(times) < wanted:
        times += play_deal(contest, deal)["times"]["a"]
        deal += 1
    return times
