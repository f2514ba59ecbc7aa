"""Plant small faults in the rules, one at a time, and see whether the tests notice: `python3 build_scripts/mutate.py --sample 300`.

A fault that no test notices is printed; docs/mutation.md judges those of the last run. Faults are planted in `domino_core/games` and
`domino_core/families`; the tests of the rules are tried first, then the stories, then random matches of the games that the file belongs to.
`--only domino_core/games/block.py:12#3` plants one of them again and shows what the tests say.
"""

from __future__ import annotations

import argparse
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import random
import resource
import subprocess
import sys
import time
from typing import TYPE_CHECKING

from machine import environment
from machine.environment import CACHE, ROOT, Failure, say
from measures.mutants import Mutant, mutants, planted

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

FOLDERS = ("domino_core/games", "domino_core/families")
AIM = 0.85
SECONDS = 240
"""Time of the processor after which a test run counts as noticing: the fault has made something endless."""
QUIET = ["-q", "-x", "-p", "no:playwright", "-p", "no:xdist", "--no-header"]
RESULTS = CACHE / "mutants.json"


def everything() -> list[Mutant]:
    """Every fault that can be planted."""
    files = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))
    return [one for path in files for one in mutants(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8"))]


def families() -> dict[str, str]:
    """The family of each game; asked in a process of its own, since faults are planted before the engine is imported."""
    ask = "import json; from domino_core import GAMES; print(json.dumps({name: game.family for name, game in GAMES.items()}))"
    done = subprocess.run([sys.executable, "-c", ask], cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, str] = json.loads(done.stdout)
    return found


def tests_for(file: str, family_of: dict[str, str]) -> list[list[str]]:
    """What may notice a fault in this file, the quickest first, as arguments for pytest."""
    parts = file.removesuffix(".py").split("/")
    own = [game for game in family_of if game.replace("-", "_") == parts[-1]] if "games" in parts else []
    family = family_of[own[0]] if own else parts[2]
    games = [game for game in family_of if family_of[game] == family or family not in family_of.values()]
    nearest = own or games
    rules = sorted(
        str(path.relative_to(ROOT)) for game in games for path in ROOT.glob(f"tests/rules/test_{game.replace('-', '_')}*.py")
    )
    rules.sort(key=lambda path: not any(game.replace("-", "_") in path for game in nearest))
    chosen = ["-k", " or ".join(games)]
    named = sorted(str(path.relative_to(ROOT)) for path in ROOT.glob(f"tests/test_*{parts[-1]}*.py") if "games" not in parts)
    return [
        *([named] if named else []),
        [*rules, "tests/rules/test_common.py"],
        ["tests/test_stories.py", *chosen],
        ["tests/test_every_game.py", "-k", f"({' or '.join(nearest)}) and random_match"],
    ]


class Planted(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads one module with a fault in it."""

    def __init__(self, one: Mutant) -> None:
        self._one = one
        self._name = one.file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    def find_spec(self, fullname: str, path: object, target: object = None) -> importlib.machinery.ModuleSpec | None:
        """Only the module that the fault is for."""
        if fullname != self._name:
            return None
        package = self._one.file.endswith("__init__.py")
        spec = importlib.util.spec_from_loader(fullname, self, origin=self._one.file, is_package=package)
        if spec and package:
            spec.submodule_search_locations = [str((ROOT / self._one.file).parent)]
        return spec

    def exec_module(self, module: ModuleType) -> None:
        """Run the source with the fault."""
        source = (ROOT / self._one.file).read_text(encoding="utf-8")
        exec(compile(planted(source, self._one.number), self._one.file, "exec"), module.__dict__)


def passes(one: Mutant | None, arguments: Sequence[str], loud: bool = False) -> bool:
    """Whether these tests pass with the fault planted, in a process of its own."""
    import pytest

    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    code = 1
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        if not loud:
            null = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null, 1)
            os.dup2(null, 2)
        if one:
            sys.meta_path.insert(0, Planted(one))
        code = int(pytest.main([*QUIET, *arguments]))
        code = 0 if code == pytest.ExitCode.NO_TESTS_COLLECTED else code
    finally:
        os._exit(code)


def survives(one: Mutant, family_of: dict[str, str], loud: bool = False) -> bool:
    """Whether no test notices the fault."""
    return all(passes(one, arguments, loud) for arguments in tests_for(one.file, family_of))


def run(sample: Sequence[Mutant], family_of: dict[str, str]) -> list[Mutant]:
    """Plant each, tell how it goes, and give back those that nobody noticed. What has been tried before is not tried again."""
    known: dict[str, bool] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.is_file() else {}
    survivors: list[Mutant] = []
    started = time.monotonic()
    for count, one in enumerate(sample, 1):
        if str(one) not in known:
            known[str(one)] = survives(one, family_of)
            RESULTS.write_text(json.dumps(known, indent=1), encoding="utf-8")
        if known[str(one)]:
            survivors.append(one)
            say(f"Nobody noticed: {one}")
        if count % 10 == 0 or count == len(sample):
            say(f"{count} of {len(sample)} tried, {len(survivors)} not noticed; {time.monotonic() - started:.0f} s")
    return survivors


def main() -> int:
    """Plant a sample of the faults, and fail when too many go unnoticed."""
    parser = argparse.ArgumentParser(description="Plant small faults and see whether the tests notice.")
    parser.add_argument("--sample", type=int, default=300, help="how many, drawn by chance (default: 300; 0 for all)")
    parser.add_argument("--seed", default="1", help="names the sample (default: 1)")
    parser.add_argument("--only", default=None, help="one fault, as file:line#number")
    parser.add_argument("--again", action="store_true", help="forget what earlier runs have found")
    chosen = parser.parse_args()
    environment.enter(environment.TEST)
    os.chdir(ROOT)
    family_of, every = families(), everything()
    if chosen.only:
        named = [one for one in every if f"{one.file}:{one.line}#{one.number}" == chosen.only]
        if not named:
            raise Failure(f"There is no such fault: {chosen.only}")
        say(str(named[0]))
        say("Nobody noticed." if survives(named[0], family_of, loud=True) else "Noticed.")
        return 0
    if chosen.again:
        RESULTS.unlink(missing_ok=True)
    sample = random.Random(chosen.seed).sample(every, min(chosen.sample or len(every), len(every)))
    for arguments in {tuple(tests) for one in sample for tests in tests_for(one.file, family_of)}:
        if not passes(None, arguments):
            raise Failure(f"These tests fail without any fault: {' '.join(arguments)}")
    survivors = run(sample, family_of)
    score = 1 - len(survivors) / len(sample)
    say(f"{len(sample)} of {len(every)} faults planted, {len(survivors)} not noticed: {100 * score:.1f} % found")
    return 0 if score >= AIM else 1


if __name__ == "__main__":
    environment.run_script(main)
