"""Check everything: style, types, rules, page, built site, and the site in a real browser. Needs nothing but Python 3.11.

`--fast` leaves the browser out, `--explore` lets the property tests look for new examples instead of trying the same ones on
every machine, `--fix` only puts the style right where a tool can, and arguments after `--` go to pytest, as in
`python3 build_scripts/test.py -- -k muggins`.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

import types_for_page
from machine import chromium, engines, environment, node
from machine.environment import CACHE, ROOT, Failure, say
from website import assembly, checks

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

PYTHON = [sys.executable, "-m"]
BROWSER_TESTS = "tests/browser"
PAGE_TESTS = "tests/js"
LAID_OUT = ("web/**/*.{js,css}", f"{PAGE_TESTS}/*.mjs", "build_scripts/**/*.mjs", "eslint.config.js")
TYPED = ("tsconfig.json", "web/tsconfig.worker.json")
NO_TESTS = 5  # pytest's exit code when nothing was selected
FAILED_LAST = CACHE / "pytest" / "v" / "cache" / "lastfailed"
LONGEST = 3600
"""Seconds that a run of tests may take: many times what it takes on two idle cores, for a single test that hangs is ended much sooner."""
FEW = 3
"""So many browser tests may be tried again; where more fail, something is wrong."""


@dataclass(frozen=True)
class Step:
    """One thing to check. `check` returns a few words for the summary or raises Failure."""

    name: str
    check: Callable[[], str]
    advice: str
    needs: tuple[str, ...] = ()
    quiet: bool = False
    """Whether it neither prints nor writes anything that another step reads, and so may run beside others."""


@dataclass(frozen=True)
class Outcome:
    """How a step went."""

    name: str
    verdict: str
    seconds: float
    note: str = ""


def tool(*line: str, limit: float = 300) -> str:
    """Run a checker quietly; what it printed is shown only when it finds fault."""
    try:
        done = subprocess.run(
            line,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=limit,
            check=False,
        )
    except subprocess.TimeoutExpired as late:
        raise Failure(f"It was stopped after {limit:.0f} seconds.") from late
    if done.returncode:
        raise Failure(done.stdout.strip() or f"exit code {done.returncode}")
    return ""


def pytest(arguments: Sequence[str], narrowed: bool, limit: float) -> str:
    """Run pytest in plain sight; where the choice of tests was narrowed, finding none is fine.

    A run that takes too long is interrupted, not killed, so that it can still say where it stood.
    """
    child = subprocess.Popen([*PYTHON, "pytest", *arguments], cwd=ROOT, stdin=subprocess.DEVNULL)
    try:
        code = child.wait(limit)
    except subprocess.TimeoutExpired as late:
        child.send_signal(signal.SIGINT)
        try:
            child.wait(30)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()
        raise Failure(f"The tests were stopped after {limit:.0f} seconds.") from late
    if code == NO_TESTS and narrowed:
        return "no test selected"
    if code == NO_TESTS:
        raise Failure("There are no tests here: pytest found none.")
    if code:
        raise Failure(f"pytest ended with exit code {code}.")
    return ""


def split(extra: Sequence[str]) -> tuple[list[str] | None, list[str] | None]:
    """The arguments of pytest for the unit tests and for the browser tests.

    Files named in `extra` go where they belong, and then None says that the other kind is not wanted at all.
    """
    files = [word for word in extra if not word.startswith("-") and (ROOT / word.partition("::")[0]).exists()]
    options = [word for word in extra if word not in files]
    if not files:
        return ["tests", f"--ignore={BROWSER_TESTS}", *options], [BROWSER_TESTS, *options]
    browser = [word for word in files if word.startswith(BROWSER_TESTS)]
    unit = [word for word in files if word not in browser]
    return (unit + options if unit else None), (browser + options if browser else None)


def unit_tests(arguments: Sequence[str], narrowed: bool) -> str:
    """The tests that need no browser, on all cores."""
    cores = str(min(os.cpu_count() or 1, 4))
    return pytest(["-q", "-n", cores, "--dist", "worksteal", *arguments], narrowed, LONGEST)


def get_browsers(install: bool) -> str:
    """Chromium, which every machine can have, and which other engines there are."""
    os.environ[chromium.BARE_VARIABLE] = chromium.get_bare()
    os.environ[chromium.VARIABLE] = chromium.get()
    return f"{chromium.version()}; {engines.prepare(install)}"


def browser_tests(arguments: Sequence[str], narrowed: bool) -> str:
    """The tests of the built site in the browsers that have been found.

    A few that fail beside others are run once more, alone. One that passes then is no proof of a fault on this machine, but it is
    unsteady, and the summary names it for as long as it is.
    """
    os.environ["BONEYARD_DIST"] = str(assembly.DIST)
    processes = str(min(os.cpu_count() or 1, 2) + 1)  # a page waits for its own clocks a third of the time
    FAILED_LAST.unlink(missing_ok=True)
    try:
        return pytest(["-v", "--durations=5", "-n", processes, "--dist", "worksteal", *arguments], narrowed, LONGEST)
    except Failure:
        unsteady = failed_last()
        if narrowed or not 0 < len(unsteady) <= FEW:
            raise
        say(f"{len(unsteady)} failed beside others; now alone: {', '.join(unsteady)}")
        pytest(["-v", *unsteady], narrowed, 600)
    return f"UNSTEADY, passed only alone: {', '.join(unsteady)}"


def failed_last() -> list[str]:
    """The tests that failed in the run before, by pytest's own notes."""
    return list(json.loads(FAILED_LAST.read_text(encoding="utf-8"))) if FAILED_LAST.is_file() else []


def build_site() -> str:
    """Build the site that the following steps look at."""
    assembly.build()
    return ""


def page_checks() -> str:
    """The page's scripts, by ESLint."""
    return tool(*node.command("eslint", "bin/eslint.js", "--max-warnings=0", "web", PAGE_TESTS))


def page_types() -> str:
    """The types of the page's scripts, by TypeScript: those in a window, and those in workers, which have other things around them."""
    for project in TYPED:
        tool(*node.command("typescript", "bin/tsc", "--project", project))
    return ""


def page_layout(*options: str) -> str:
    """How scripts and styles are laid out, by Prettier."""
    return tool(*node.command("prettier", "bin/prettier.cjs", "--log-level=warn", *options, *LAID_OUT))


def page_tests() -> str:
    """The parts of the page that need no page around them, by Node's own runner."""
    return tool(*node.tests(ROOT / PAGE_TESTS))


def site_checks() -> str:
    """What can be told from the built files alone."""
    return f"{checks.check_size(assembly.DIST)}; {checks.check_hosts(assembly.DIST)}"


def plan(fast: bool, extra: Sequence[str]) -> list[Step]:
    """The steps in the order of their cost."""
    for_unit, for_browser = split(extra)
    narrowed = bool(extra)
    fixed = "Run: python3 build_scripts/test.py --fix"
    steps = [
        Step("Python style", lambda: tool(*PYTHON, "ruff", "check"), fixed, quiet=True),
        Step("Python layout", lambda: tool(*PYTHON, "ruff", "format", "--check"), fixed, quiet=True),
        Step("Python types", lambda: tool(*PYTHON, "mypy"), "Correct the types that the lines above name.", quiet=True),
        Step("Page scripts", page_checks, "Correct what the lines above name; --fix does some of it.", quiet=True),
        Step("Page types", page_types, "Correct the types that the lines above name.", quiet=True),
        Step("Page layout", lambda: page_layout("--check"), fixed, quiet=True),
        Step("Page unit tests", page_tests, f"Run one alone with: node --test {PAGE_TESTS}/x.test.mjs", quiet=True),
    ]
    if for_unit is not None:
        words = for_unit
        steps.append(Step("Unit tests", lambda: unit_tests(words, narrowed), "Run one alone with: -- tests/test_x.py -k name"))
    steps += [
        Step("Build the site", build_site, "Correct what the lines above name and build again."),
        Step("Built site", site_checks, "Correct what the lines above name.", needs=("Build the site",)),
    ]
    if not fast and for_browser is not None:
        more = for_browser
        steps += [
            Step("Browsers", lambda: get_browsers(install=not narrowed), "Install Chromium, or name one."),
            Step(
                "Browser tests",
                lambda: browser_tests(more, narrowed),
                "Run one alone with: -- tests/browser/test_x.py -k name",
                needs=("Build the site", "Browsers"),
            ),
        ]
    return steps


def carry_out(steps: Sequence[Step]) -> list[Outcome]:
    """Run every step, also after one has failed: a single run should show all there is to mend.

    Those that are quiet begin at once, one on each core; what they found is told in their turn.
    """
    cores = ThreadPoolExecutor(max(2, min(os.cpu_count() or 1, 4)))
    begun = {step.name: cores.submit(try_out, step) for step in steps if step.quiet}
    outcomes: list[Outcome] = []
    try:
        for number, step in enumerate(steps, 1):
            say(f"[{number}/{len(steps)}] {step.name} ...")
            failed = {outcome.name for outcome in outcomes if outcome.verdict != "ok"}
            missing = [need for need in step.needs if need in failed]
            if missing:
                outcomes.append(Outcome(step.name, "NOT RUN", 0, f"needs: {', '.join(missing)}"))
                say(f"      not run, because this failed: {', '.join(missing)}")
                continue
            outcome, fault = begun[step.name].result() if step.quiet else try_out(step)
            if fault:
                say(fault)
            outcomes.append(outcome)
            say(f"      {outcome.verdict}, {outcome.seconds:.1f} s" + (f", {outcome.note}" if outcome.note else ""))
    finally:
        cores.shutdown(cancel_futures=True)  # whoever stops the run does not want the steps that wait for a core
    return outcomes


def try_out(step: Step) -> tuple[Outcome, str]:
    """How a step went, and what is wrong where it failed."""
    started = time.monotonic()
    try:
        note, verdict, fault = step.check(), "ok", ""
    except Failure as failure:
        note, verdict, fault = step.advice, "FAILED", str(failure)
    return Outcome(step.name, verdict, time.monotonic() - started, note), fault


def fix() -> int:
    """Let the tools put right what they can by themselves."""
    tool(*PYTHON, "ruff", "check", "--fix", "--exit-zero")
    tool(*PYTHON, "ruff", "format")
    types_for_page.write()
    tool(*node.command("eslint", "bin/eslint.js", "--fix", "web", PAGE_TESTS))
    page_layout("--write")
    say("Done. Look at the changes before you commit them.")
    return 0


def main() -> int:
    """Prepare, check, sum up."""
    arguments = sys.argv[1:]
    cut = arguments.index("--") if "--" in arguments else len(arguments)
    parser = argparse.ArgumentParser(description="Run every check and test.", epilog="Arguments after -- go to pytest.")
    parser.add_argument("--fast", action="store_true", help="leave the browser tests out")
    parser.add_argument("--explore", action="store_true", help="let property tests look for new examples")
    parser.add_argument("--fix", action="store_true", help="only correct the style where a tool can do it")
    chosen = parser.parse_args(arguments[:cut])
    environment.enter(environment.TEST)
    started = time.monotonic()
    node.install(everything=True)
    if chosen.fix:
        return fix()
    if chosen.explore:
        os.environ["BONEYARD_EXPLORE"] = "1"
    outcomes = carry_out(plan(chosen.fast, arguments[cut + 1 :]))
    say("\nSummary")
    for outcome in outcomes:
        say(f"  {outcome.name:<16}{outcome.verdict:<9}{outcome.seconds:7.1f} s  {outcome.note}".rstrip())
    bad = [outcome.name for outcome in outcomes if outcome.verdict != "ok"]
    took = time.monotonic() - started
    verdict = f"{len(bad)} of {len(outcomes)} steps failed" if bad else f"All {len(outcomes)} steps passed"
    say(f"{verdict}, in {took:.0f} s.")
    return 1 if bad else 0


if __name__ == "__main__":
    environment.run_script(main)
