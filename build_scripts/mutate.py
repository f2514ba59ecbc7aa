"""Plant small faults in the rules, one at a time, and see whether the tests notice: `python3 build_scripts/mutate.py --sample 300`.

A fault that no test notices is printed; docs/mutation.md judges those of the last run. Faults are planted in `domino_core/games` and
`domino_core/families`, and shown to the tests that run the faulty statement, the quickest first. What each test runs is found out once and
kept, and so are faults that were noticed: a run after a test was added tries only what nobody had noticed.
`--only domino_core/games/block.py:12#3` plants one of them again and shows what the tests say.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from functools import partial
from typing import TYPE_CHECKING

from machine import environment
from machine.environment import CACHE, ROOT, Failure, fingerprint, say
from measures.children import in_children
from measures.mutants import Mutant, mutants

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from measures.reach import Reach
    from measures.showing import Show

FOLDERS = ("domino_core/games", "domino_core/families")
AIM = 0.85
TESTS = ("tests/rules/", "tests/test_stories.py", "tests/test_every_game.py", "tests/test_match.py", "tests/test_options.py",
         "tests/test_editions.py", "tests/test_bare_lines.py", "tests/test_longest_train.py", "tests/test_poker_hands.py",
         "tests/test_trick_contracts.py")  # fmt: skip
LEFT_OUT = "not computer_players and not two_thousand"
"""Tests that take long: what only they notice counts as not noticed."""
QUIET = ["-q", "-s", "-x", "-p", "no:playwright", "-p", "no:xdist", "--no-header", "-k", LEFT_OUT]
NOTICED = CACHE / "mutants-noticed.json"
REACHED = CACHE / "mutants-reached.json"


def rule_files() -> list[str]:
    """The files that faults are planted in."""
    return sorted(str(path.relative_to(ROOT)) for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))


def everything() -> list[Mutant]:
    """Every fault that can be planted."""
    return [one for file in rule_files() for one in mutants(file, (ROOT / file).read_text(encoding="utf-8"))]


def test_files() -> dict[str, str]:
    """The files whose tests are shown the faults, each with a text that changes when the file, or what all of them use, does."""
    sources = [*(ROOT / "domino_core").rglob("*.py"), *(ROOT / "tests").glob("*.py"), *(ROOT / "tests" / "rules").glob("*.py")]
    sources.sort()
    shared = fingerprint(*(path for path in sources if not path.name.startswith("test_")), extra=LEFT_OUT)
    named = {str(path.relative_to(ROOT)): path for path in sources if path.name.startswith("test_")}
    return {name: fingerprint(path, extra=shared) for name, path in named.items() if name.startswith(TESTS)}


def measure(files: Sequence[str], cores: int, notes: Path) -> bool:
    """Run the tests of these files without any fault, and write down what they reach."""
    import pytest

    from measures.reach import Measuring, Tracer

    return pytest.main([*QUIET, *files], plugins=[Measuring(Tracer(ROOT, rule_files()), cores, notes)]) == pytest.ExitCode.OK


def reached(cores: int) -> Reach:
    """What every test reaches; only files that have changed are run to find out."""
    from measures.reach import Reach, Reached

    known, loading, tests = json.loads(REACHED.read_text(encoding="utf-8")) if REACHED.is_file() else ({}, {}, {})
    files = test_files()
    changed = [file for file in files if known.get(file) != files[file]]
    tests = {test: kept for test, kept in tests.items() if (file := test.partition("::")[0]) in files and file not in changed}
    if changed:
        say(f"Looking what the tests of {len(changed)} files run ...")
        notes = REACHED.with_suffix(".notes")
        if not all(passed for _, passed in in_children([partial(measure, changed, cores, notes)], 1)):
            raise Failure("A test fails without any fault: mend it first.")
        first, *others = map(json.loads, notes.read_text(encoding="utf-8").splitlines())
        loading |= {file: sorted({*lines, *loading.get(file, ())}) for file, lines in first[2].items()}
        tests |= {test: (seconds, lines) for test, seconds, lines in others}
        REACHED.write_text(json.dumps([files, loading, tests]), encoding="utf-8")
        notes.unlink()
    return Reach(loading, {test: Reached(*kept) for test, kept in tests.items()})


def unnoticed(show: Show, sample: Sequence[Mutant], cores: int) -> list[Mutant]:
    """Plant each, tell how it goes, and give back those that nobody noticed. What was noticed before is not tried again."""
    noticed: list[str] = json.loads(NOTICED.read_text(encoding="utf-8")) if NOTICED.is_file() else []
    untried = [one for one in sample if str(one) not in noticed]
    survivors: list[Mutant] = []
    started, tried = time.monotonic(), 0

    def tell(one: Mutant, survived: bool) -> None:
        nonlocal tried
        tried += 1
        if survived:
            survivors.append(one)
            say(f"Nobody noticed: {one}")
        else:
            noticed.append(str(one))
            NOTICED.write_text(json.dumps(noticed, indent=1), encoding="utf-8")
        if tried % 10 == 0 or tried == len(untried):
            say(f"{tried} of {len(untried)} tried, {len(survivors)} not noticed; {time.monotonic() - started:.0f} s")

    show.all(untried, cores, tell)
    if tried < len(untried):
        raise Failure(f"{len(untried) - tried} faults could not be tried: what is printed above says why.")
    return survivors


def main() -> int:
    """Plant a sample of the faults, and fail when too many go unnoticed."""
    parser = argparse.ArgumentParser(description="Plant small faults and see whether the tests notice.")
    parser.add_argument("--sample", type=int, default=300, help="how many, drawn by chance (default: 300; 0 for all)")
    parser.add_argument("--seed", default="1", help="names the sample (default: 1)")
    parser.add_argument("--only", default=None, help="one fault, as file:line#number")
    parser.add_argument("--again", action="store_true", help="forget what earlier runs have found")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1, help="how many at once (default: one a core)")
    parser.add_argument("--seconds", type=float, default=10, help="the time that the tests of one fault may take (default: 10)")
    chosen = parser.parse_args()
    environment.enter(environment.TEST)
    os.chdir(ROOT)
    from measures.showing import Show

    if chosen.again:
        NOTICED.unlink(missing_ok=True)
        REACHED.unlink(missing_ok=True)
    every = everything()
    show = Show(ROOT, QUIET, list(test_files()), reached(chosen.cores), chosen.seconds)
    if chosen.only:
        named = [one for one in every if f"{one.file}:{one.line}#{one.number}" == chosen.only]
        if not named:
            raise Failure(f"There is no such fault: {chosen.only}")
        say(str(named[0]))
        say("Nobody noticed." if show.afresh(named[0], loud=True) else "Noticed.")
        return 0
    sample = random.Random(chosen.seed).sample(every, min(chosen.sample or len(every), len(every)))
    survivors = unnoticed(show, sample, chosen.cores)
    score = 1 - len(survivors) / len(sample)
    say(f"{len(sample)} of {len(every)} faults planted, {len(survivors)} not noticed: {100 * score:.1f} % found")
    return 0 if score >= AIM else 1


if __name__ == "__main__":
    environment.run_script(main)
