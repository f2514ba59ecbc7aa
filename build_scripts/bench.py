"""Measure: `python3 build_scripts/bench.py start` and its like. Each measure prints a table and tells whether its aims are met.

Times are taken interleaved, ours and theirs in turn, and compared as medians: on a busy machine ratios hold, seconds do not.
To add a measure, write a module with `NAME`, `HELP`, `add_options(parser)` and `run(arguments)`, and list it in `MEASURES`.
"""

from __future__ import annotations

import argparse
import importlib
from typing import TYPE_CHECKING, Protocol, cast

import environment
import node

if TYPE_CHECKING:
    from collections.abc import Sequence


class Measure(Protocol):
    """What a module in `MEASURES` has."""

    NAME: str
    HELP: str

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        """Declare the options of this measure."""

    def run(self, arguments: argparse.Namespace) -> bool:
        """Measure, print, and tell whether every aim is met."""


MEASURES = ("bench_start", "bench_memory", "bench_playouts", "bench_solvers", "bench_players")


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Rows of text in columns, the first one to the left, the others to the right."""
    lines = [head, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    shown = [
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        for line in lines
    ]
    return "\n".join([shown[0], "-" * len(shown[0]), *shown[1:]])


def main() -> int:
    """Run one measure; exit code 1 when an aim is missed."""
    environment.enter(environment.TEST)
    node.install(everything=True)
    parser = argparse.ArgumentParser(description="Measure Boneyard.")
    choices = parser.add_subparsers(dest="measure", required=True)
    measures = {}
    for name in MEASURES:
        measure = cast("Measure", importlib.import_module(name))
        measures[measure.NAME] = measure
        measure.add_options(choices.add_parser(measure.NAME, help=measure.HELP, description=measure.HELP))
    arguments = parser.parse_args()
    return 0 if measures[arguments.measure].run(arguments) else 1


if __name__ == "__main__":
    environment.run_script(main)
