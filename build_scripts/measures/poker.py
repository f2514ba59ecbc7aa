"""How much can be won from the poker master: by players with simple plans, by the yardsticks, and by the best answer to its table.

Numbers are chips a hand at the usual stakes (an ante of 2, bets of 5), for one player among three masters who takes every seat in turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from machine.environment import say
from measures.tables import table

if TYPE_CHECKING:
    import argparse

HELP = "what can be won from the poker master's table, by simple plans and by the best answer to it"

ANTE = 2
AIM = 0.25
"""The best answer should win no more than so many chips a hand."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """How much to play."""
    parser.add_argument("--hands", type=int, default=20_000, help="hands for each plan (default: 20000)")
    parser.add_argument(
        "--deals", type=int, default=20_000, help="deals to find the best answer on, and to try it on (default: 20000)"
    )


def run(arguments: argparse.Namespace) -> bool:
    """Play, plan by plan, then find the best answer for each seat."""
    from domino_core.ai.poker_table import USUAL
    from poker_training.exploiting import PLANS, Opponents

    opponents = Opponents(4, USUAL, "poker")
    rows, met = [], True
    for name, plan in PLANS.items():
        won, unsure = opponents.against(plan, arguments.hands)
        met = met and won - unsure <= 0
        rows.append([name, f"{ANTE * won:+.2f}", f"{ANTE * unsure:.2f}"])
        say(f"  {name}: {ANTE * won:+.2f}")
    print(table(["one among three masters", "chips a hand", "±"], rows))
    answers = [opponents.best_answer(seat, arguments.deals, arguments.deals) for seat in range(4)]
    rows = [[f"seat {seat + 1}", *(f"{ANTE * won:+.2f}" for won in found)] for seat, found in enumerate(answers)]
    learnt, tried = (ANTE * sum(found[number] for found in answers) / len(answers) for number in (0, 1))
    rows.append(["all seats", f"{learnt:+.2f}", f"{tried:+.2f}"])
    print(table(["the best answer", "where it was found", "on other deals"], rows))
    return met and tried <= AIM
