"""Measure: `python3 build_scripts/bench.py start` and its like. Each measure prints a table and tells whether its aims are met.

Times are taken interleaved, ours and theirs in turn, and compared as medians: on a busy machine ratios hold, seconds do not.
To add a measure, write a module in `measures/` with `HELP`, `add_options(parser)` and `run(arguments)`, and list it in `MEASURES`.
"""

from __future__ import annotations

import argparse
import importlib
from typing import Protocol, cast

from machine import environment, node


class Measure(Protocol):
    """What each of these modules has."""

    HELP: str

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        """Declare the options of this measure."""

    def run(self, arguments: argparse.Namespace) -> bool:
        """Measure, print, and tell whether every aim is met."""


MEASURES = ("start", "memory", "playouts", "solvers", "players", "thought", "replies", "flow", "poker", "tricks")


def main() -> int:
    """Run one measure; exit code 1 when an aim is missed."""
    environment.enter(environment.TEST)
    node.install(everything=True)
    parser = argparse.ArgumentParser(description="Measure Boneyard.")
    choices = parser.add_subparsers(dest="measure", required=True)
    measures = {}
    for name in MEASURES:
        measure = measures[name] = cast("Measure", importlib.import_module(f"measures.{name}"))
        measure.add_options(choices.add_parser(name, help=measure.HELP, description=measure.HELP))
    arguments = parser.parse_args()
    return 0 if measures[arguments.measure].run(arguments) else 1


if __name__ == "__main__":
    environment.run_script(main)
