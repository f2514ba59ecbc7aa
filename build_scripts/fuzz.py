"""Break saves, requests, addresses and texts by chance, and see that each is answered with sense or refused by a code that has a sentence.

python3 build_scripts/fuzz.py                           a hundred thousand cases, on all cores
python3 build_scripts/fuzz.py --cases 1000000           the long run; its figures are in docs/reliability.md
python3 build_scripts/fuzz.py --seed s --case 17        one case again: what the script prints when one has failed

Half of the cases go to the engine's door (`tests/hostile.py`), half to what the page reads (`tests/js/hostile.test.mjs`).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from machine import environment, node
from machine.environment import ROOT, Failure, say

CASES = 100_000
AT_ONCE = 5000
"""Cases in a row at one table."""


class Done(NamedTuple):
    """What came of some cases; `failure` is the command that shows the first bad one again, with what was wrong."""

    refused: int
    valid: int
    failure: str = ""


def attempt(seed: str, numbers: range) -> Done:
    """Try some cases at one table, up to the first that fails."""
    from tests.hostile import Table, case

    table = Table(seed)
    for number in numbers:
        one = case(seed, number)
        try:
            table.hold(one.text)
        except Exception:  # noqa: BLE001 - whatever is wrong, it is told with the case that shows it
            command = f"python3 build_scripts/fuzz.py --seed {seed} --case {number}"
            return Done(table.refused, table.valid, f"{traceback.format_exc()}{one.text[:400]!r}\n{command}")
    return Done(table.refused, table.valid)


def at_the_door(seed: str, cases: int, cores: int) -> bool:
    """Try broken saves and requests; tell whether all were answered as they should be."""
    parts = [range(start, min(start + AT_ONCE, cases)) for start in range(0, cases, AT_ONCE)]
    started, refused, valid, failures = time.monotonic(), 0, 0, 0
    with ProcessPoolExecutor(cores) as pool:
        for number, done in enumerate(pool.map(partial(attempt, seed), parts), 1):
            refused, valid, failures = refused + done.refused, valid + done.valid, failures + bool(done.failure)
            if done.failure:
                say(f"\nA case failed:\n{done.failure}\n")
            if number % 10 == 0 or number == len(parts):
                took = time.monotonic() - started
                say(f"The door: {refused:,} refused, {valid:,} valid, {failures} failed; {took:.0f} s")
    return not failures


def in_the_page(seed: str, cases: int) -> bool:
    """Try broken addresses, parameters of frames and texts in Node."""
    line = [node.programs()[0], "--test", str(ROOT / "tests" / "js" / "hostile.test.mjs")]
    number = str(int.from_bytes(seed.encode()[-4:]))
    done = subprocess.run(
        line,
        cwd=ROOT,
        env={**os.environ, "BONEYARD_HOSTILE": str(cases), "BONEYARD_SEED": number},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        say(done.stdout)
        say(f"Again: BONEYARD_HOSTILE={cases} BONEYARD_SEED={number} node --test tests/js/hostile.test.mjs")
    else:
        say(f"What the page reads: {cases:,} cases, 0 failed")
    return done.returncode == 0


def main() -> int:
    """Try all, and fail if one has."""
    parser = argparse.ArgumentParser(description="Try broken input.")
    parser.add_argument("--cases", type=int, default=CASES, help=f"how many (default: {CASES})")
    parser.add_argument("--seed", default=None, help="names the cases (default: a new one each time)")
    parser.add_argument("--case", type=int, default=None, help="only the case of this number, at the door")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1, help="processes (default: one for each core)")
    chosen = parser.parse_args()
    environment.enter(environment.TEST)
    node.install(everything=True)
    seed = chosen.seed if chosen.seed is not None else f"{time.time_ns() // 1_000_000}"
    if chosen.case is not None:
        done = attempt(seed, range(chosen.case, chosen.case + 1))
        if done.failure:
            raise Failure(done.failure)
        say("Refused, as it should be." if done.refused else "Valid.")
        return 0
    say(f"Seed {seed}")
    fine = [in_the_page(seed, chosen.cases // 2), at_the_door(seed, chosen.cases - chosen.cases // 2, chosen.cores)]
    return 0 if all(fine) else 1


if __name__ == "__main__":
    environment.run_script(main)
