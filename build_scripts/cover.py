"""Tell which branches of the rules and the engine no test has taken: `python3 build_scripts/cover.py`; exit code 1 below 98 %.

Rules and engine are all of `domino_core` but its players (`ai`, `arena.py`), pictures (`scene`), the terminal, and the types (`shapes`).
Arguments go to pytest in place of the tests that are run usually. coverage.py is got when it is first wanted; no other script needs it.
"""

from __future__ import annotations

import os
import subprocess
import sys

from machine import environment
from machine.environment import CACHE, ROOT, Failure, run_logged

TOOL = "coverage==7.17.2"
PLACE = CACHE / "cover-tools"
LEAST = "98"
LEFT_OUT = ("ai", "scene", "shapes")
FILES_LEFT_OUT = ("arena.py", "cli*.py", "__main__.py")
TESTS = ("tests/rules", "tests/test_stories.py", "tests/test_match.py", "tests/test_every_game.py", "tests/test_bridge.py",
         "tests/test_bridge_refusals.py", "tests/test_bridge_help.py", "tests/test_options.py", "tests/test_notation.py",
         "tests/test_tiles.py", "tests/test_rng.py", "tests/test_house.py", "tests/test_made_up.py", "tests/test_no_peeking.py",
         "tests/test_longest_train.py", "tests/test_poker_hands.py", "tests/test_endless.py", "tests/test_hostile.py",
         "tests/test_bare_lines.py", "tests/test_counsel.py", "tests/test_editions.py", "tests/test_past.py",
         "tests/test_puzzle_kinds.py")  # fmt: skip


def tool() -> dict[str, str]:
    """The environment in which coverage.py is found."""
    if not (PLACE / TOOL).exists():
        pip = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--upgrade", "--target", str(PLACE), TOOL]
        run_logged(pip, "cover-tools", f"{TOOL} could not be installed. Check the network connection and try again.")
        (PLACE / TOOL).touch()
    return {**os.environ, "PYTHONPATH": str(PLACE), "COVERAGE_FILE": str(CACHE / "coverage")}


def main() -> int:
    """Run the tests, and list what they have not reached."""
    environment.enter(environment.TEST)
    around = tool()
    coverage = [sys.executable, "-m", "coverage"]
    omitted = ",".join([*(f"domino_core/{folder}/*" for folder in LEFT_OUT), *(f"domino_core/{file}" for file in FILES_LEFT_OUT)])
    tests = sys.argv[1:] or TESTS
    run = [*coverage, "run", "--branch", "--source=domino_core", f"--omit={omitted}", "-m", "pytest", "-q", *tests]
    if subprocess.run(run, cwd=ROOT, env=around, check=False).returncode:
        raise Failure("A test failed: mend it first.")
    report = [*coverage, "report", "--show-missing", "--skip-covered", "--precision=1", f"--fail-under={LEAST}"]
    return subprocess.run(report, cwd=ROOT, env=around, check=False).returncode


if __name__ == "__main__":
    environment.run_script(main)
