"""Node.js and the packages from `package-lock.json`.

The machine's own Node is used when it is good enough; otherwise one comes from a Python wheel, so that nobody has to
install it by hand. Players get the packages that make the site, tests get the linter and the accessibility checker too.
"""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from machine import environment
from machine.environment import ROOT, VENV, Failure, fingerprint, only_one, run_logged, say

if TYPE_CHECKING:
    from collections.abc import Sequence

MODULES = ROOT / "node_modules"
OLDEST_NODE = (20, 19)
_LOCK_FILES = (ROOT / "package.json", ROOT / "package-lock.json")


@functools.cache
def programs() -> tuple[str, str]:
    """The commands `node` and `npm`: those of the machine, else those of the wheel in our environment."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and os.environ.get("BONEYARD_NODE") != "wheel" and _version(node) >= OLDEST_NODE and _version(npm):
        return node, npm
    environment.install(environment.NODE)
    return str(VENV / "bin" / "node"), str(VENV / "bin" / "npm")


def _version(program: str) -> tuple[int, ...]:
    """A program's version, empty when it does not run."""
    try:
        done = subprocess.run(
            [program, "--version"], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return ()
    found = re.match(r"v?(\d+)\.(\d+)", done.stdout.strip())
    return (int(found[1]), int(found[2])) if found and done.returncode == 0 else ()


def install(everything: bool = False) -> None:
    """Bring `node_modules` in line with the lock file; `everything` adds what only the tests need."""
    if _is_installed(everything):
        return
    with only_one("npm"):
        if _is_installed(everything):
            return
        npm = programs()[1]
        say("Getting Pyodide and the page's packages (once; this needs the network) ...")
        started = time.monotonic()
        # No package may run scripts of its own while it is installed: none of ours needs to.
        command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=warn"]
        if not everything:
            command.append("--omit=dev")
        run_logged(command, "npm", "The npm packages could not be installed. Check the network connection and try again.")
        _stamp(everything).write_text(_wanted(), encoding="utf-8")
        say(f"  done in {time.monotonic() - started:.0f} s")


def _wanted() -> str:
    return fingerprint(*_LOCK_FILES, extra=sys.platform)


def _stamp(everything: bool) -> Path:
    return MODULES / (".boneyard-all" if everything else ".boneyard-play")


def _is_installed(everything: bool) -> bool:
    stamps = [_stamp(True)] if everything else [_stamp(True), _stamp(False)]
    wanted = _wanted()
    return any(stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted for stamp in stamps)


def command(package: str, script: str, *arguments: str) -> list[str]:
    """The command line that runs a script of an installed package."""
    return [programs()[0], str(MODULES / package / script), *arguments]


def tests(folder: Path) -> list[str]:
    """The command line that runs the tests of a folder. Its files are named one by one: versions differ in what they make of a folder."""
    return [programs()[0], "--test", *sorted(map(str, folder.glob("*.test.mjs")))]


def run(line: Sequence[str], failed: str) -> str:
    """Run such a command quietly and give back what it printed; its own words explain a failure."""
    done = subprocess.run(line, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300, check=False)
    if done.returncode:
        raise Failure(f"{done.stdout}{done.stderr}\n{failed}")
    return done.stdout
