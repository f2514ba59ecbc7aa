"""How long the exact solvers take for random deals, in CPU time; and how much less that is than trying everything.

Milliseconds depend on the machine and on what else it does, so beside the aims stands a ratio that does not: the solver against the
plain reference of its tests, in turn and on the same deals. These are short ones, since trying everything takes too long for whole ones;
the longer the deal, the greater the ratio. (The reference for Castle Rock also counts chances, a small part of its time.)
"""

from __future__ import annotations

import importlib
from statistics import fmean, median, quantiles
from time import process_time
from typing import TYPE_CHECKING

from measures.tables import table

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from domino_core.families.trick.suits import Trump
    from domino_core.rng import Rng
    from domino_core.tiles import Mask

HELP = "the exact solvers of Forty-Two and Castle Rock: CPU time for random deals, and the ratio to trying everything"

MAKES = 30
"""The lowest bid of Forty-Two."""
SHORT_HAND, SHORT_ROW = 4, 50
"""Tiles that the references manage: in each hand of Forty-Two, in a whole deal of Castle Rock."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """How much to measure."""
    parser.add_argument("--deals", type=int, default=300, help="random deals for each solver (default: 300)")
    parser.add_argument(
        "--short", type=int, default=20, help="short deals for each comparison with trying everything (default: 20)"
    )


def run(arguments: argparse.Namespace) -> bool:
    """Measure every solver, then the references beside them."""
    values, makes = _forty_two(arguments.deals)
    rows = [
        ("Forty-Two, value: median", median(values), 30.0),
        ("Forty-Two, value: 95th percentile", quantiles(values, n=20)[-1], 200.0),
        (f"Forty-Two, makes {MAKES}: median", median(makes), 5.0),
        ("Castle Rock, 91 tiles: mean", fmean(_castle_rock(arguments.deals)), 1.0),
    ]
    met = [taken <= aim for _, taken, aim in rows]
    cells = [
        [name, f"{taken:.2f}", f"{aim:.0f}", "met" if good else "missed"]
        for (name, taken, aim), good in zip(rows, met, strict=True)
    ]
    print(table([f"{arguments.deals} random deals", "ms (CPU)", "aim", ""], cells))
    references = [
        (f"Forty-Two, {SHORT_HAND} tiles each", *_against_minimax(arguments.short)),
        (f"Castle Rock, {SHORT_ROW} tiles", *_against_every_ending(arguments.short)),
    ]
    compared = [[name, f"{ours:.3f}", f"{theirs:.1f}", f"{theirs / ours:,.0f}"] for name, ours, theirs in references]
    print()
    print(table([f"{arguments.short} short deals, mean", "ms (CPU)", "trying everything", "ratio"], compared))
    print(f"\n{'Every aim is met.' if all(met) else 'Not every aim is met.'}")
    return all(met)


def _taken(work: Callable[..., object], *given: object) -> float:
    """CPU time in milliseconds."""
    start = process_time()
    work(*given)
    return (process_time() - start) * 1000


def _hands(rng: Rng, size: int) -> tuple[Mask, ...]:
    from domino_core.tiles import double_set, mask_of

    tiles = rng.shuffled(double_set(6))
    return tuple(mask_of(tiles[seat * size : (seat + 1) * size]) for seat in range(4))


def _forty_two(deals: int) -> tuple[list[float], list[float]]:
    """The exact value, and whether a bid is made, of the same hands with two trumps: nothing found out for one helps the other."""
    from domino_core.ai.double_dummy import DoubleDummy, solve
    from domino_core.families.trick.suits import NUMBERS
    from domino_core.rng import Rng

    def makes_bid(hands: tuple[Mask, ...], trump: Trump) -> bool:
        return DoubleDummy(hands, trump).takes(0, MAKES, 0)

    rng = Rng("bench", "forty-two")
    values, makes = [], []
    for _ in range(deals):
        hands = _hands(rng, 7)
        values.append(_taken(solve, hands, rng.choice(NUMBERS), 0))
        makes.append(_taken(makes_bid, hands, rng.choice(NUMBERS)))
    return values, makes


def _castle_rock(deals: int) -> list[float]:
    from domino_core.ai.castle_rock import fewest_left
    from domino_core.rng import Rng
    from domino_core.tiles import double_set

    rng = Rng("bench", "castle-rock")
    return [_taken(fewest_left, [], rng.shuffled(double_set(12))) for _ in range(deals)]


def _against_minimax(deals: int) -> tuple[float, float]:
    from domino_core.ai.double_dummy import solve
    from domino_core.families.trick.suits import NUMBERS, suits_with
    from domino_core.rng import Rng

    minimax = importlib.import_module("tests.test_double_dummy").minimax
    rng = Rng("bench", "minimax")
    ours, theirs = [], []
    for _ in range(deals):
        hands, trump = _hands(rng, SHORT_HAND), rng.choice(NUMBERS)
        ours.append(_taken(solve, hands, trump, 0))
        theirs.append(_taken(minimax, hands, suits_with(trump), 0))
    return fmean(ours), fmean(theirs)


def _against_every_ending(deals: int) -> tuple[float, float]:
    from domino_core.ai.castle_rock import fewest_left
    from domino_core.rng import Rng
    from domino_core.tiles import double_set

    every_ending = importlib.import_module("tests.test_castle_rock_solver").every_ending
    rng = Rng("bench", "every ending")
    ours, theirs = [], []
    for _ in range(deals):
        deal = rng.shuffled(double_set(12))[:SHORT_ROW]
        ours.append(_taken(fewest_left, [], deal))
        theirs.append(_taken(every_ending, deal))
    return fmean(ours), fmean(theirs)
