"""Make the tables of the poker master anew: `python3 build_scripts/poker_table.py`.

It takes some minutes, and gives the same bytes everywhere.
How much can be won from them is measured by `python3 build_scripts/bench.py poker`.
"""

from __future__ import annotations

import argparse
import gzip
from pathlib import Path
from textwrap import wrap

from machine import environment
from machine.environment import say

FOLDER = Path(__file__).resolve().parent.parent / "domino_core" / "ai"
MEETINGS = {4: 200_000, 3: 60_000, 2: 40_000}
"""How often the players of a table of this size meet."""
STAKES = {"even": 1.0, "usual": 2.5, "high": 6.0}
"""The tables by name, and how many antes a bet is in them."""
WIDTH = 118


def main() -> int:
    """Train, and write one file for each kind of stakes."""
    from poker_training.regret import Training
    from poker_training.tree import cuts

    parser = argparse.ArgumentParser(description="Make the tables of the poker master.")
    parser.add_argument("--stakes", nargs="*", choices=STAKES, default=list(STAKES), help="which tables (default: all)")
    arguments = parser.parse_args()
    (FOLDER / "poker_data_cuts.py").write_text(written_cuts(cuts()), encoding="utf-8")
    for name in arguments.stakes:
        bet = STAKES[name]
        letters = {}
        for players, meetings in MEETINGS.items():
            training = Training(players, bet)
            training.run(meetings)
            letters[players] = training.letters()
            say(f"  bets of {bet:g} antes, {players} players: {len(training.tree.nodes)} questions, {meetings} meetings")
        text = written(bet, letters)
        (FOLDER / f"poker_data_{name}.py").write_text(text, encoding="utf-8")
        say(f"  poker_data_{name}.py: {len(gzip.compress(text.encode())) / 1024:.1f} kB compressed")
    return 0


def written_cuts(cuts: tuple[int, ...]) -> str:
    """The file that all tables share: which hands are of one kind."""
    lines = ['"""Where the poker master\'s kinds of hands end. Made by `build_scripts/poker_table.py`; do not edit."""', ""]
    lines += ["CUTS = (", *(f"    {cut}," for cut in cuts), ")"]
    return "\n".join([*lines, '"""The strengths at which one kind of hand ends and the next begins."""', ""])


def written(bet: float, letters: dict[int, str]) -> str:
    """The file of one table."""
    lines = [
        f'"""The poker master\'s answers where a bet is about {bet:g} antes. Made by `build_scripts/poker_table.py`; do not edit."""'
    ]
    lines += ["", "LETTERS = {"]
    for players, text in letters.items():
        lines += [f"    {players}: (", *(f'        "{part}"' for part in wrap(text, WIDTH)), "    ),"]
    return "\n".join([*lines, "}", '"""By players: a letter for each question and kind of hand."""', ""])


if __name__ == "__main__":
    environment.run_script(main)
