"""Find a Chromium for the browser tests, or get one.

The order is the one that asks least of a machine: a browser named by the environment, one that is installed, one that
Playwright fetched before; then Debian's package where we may install it (it brings the libraries that Playwright's own
download leaves out), then Playwright's download under a time limit.

Most tests need no windows, tabs and tool bars around a page, which take a third of the processor's time: where there is a Chromium
without them (Debian's chromium-headless-shell), it is used for all but what is kept in a profile, quit, killed and measured.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from machine.environment import Failure, apt_install, run_logged, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

VARIABLE = "BONEYARD_CHROMIUM"
BARE_VARIABLE = "BONEYARD_BARE_CHROMIUM"
BARE = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MAC_APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
DOWNLOAD_LIMIT = 300
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""How it is started: as root too, and without calling home."""


def find() -> str | None:
    """A Chromium that is on this machine already."""
    named = os.environ.get(VARIABLE)
    if named:
        if not shutil.which(named):
            raise Failure(f"{VARIABLE} names {named}, which is no program. Correct it, or unset it.")
        return named
    for name in (*NAMES, *MAC_APPLICATIONS):
        program = shutil.which(name)
        if program and _runs(program):
            return program
    return _playwrights_own()


def get() -> str:
    """A Chromium, installed now if there is none yet."""
    found = find()
    if found:
        return found
    if apt_install("chromium") and (found := find()):
        return found
    say("Fetching a Chromium with Playwright (once; this needs the network) ...")
    try:
        run_logged(
            [sys.executable, "-m", "playwright", "install", "chromium"],
            "playwright-install",
            "Playwright could not fetch a Chromium.",
            DOWNLOAD_LIMIT,
        )
    except Failure as failure:
        say(str(failure))
    found = find()
    if found:
        return found
    raise Failure(
        "The browser tests need Chromium, and none could be installed.\n"
        "Install Chromium or Google Chrome (on Debian: sudo apt install chromium), "
        f"or name one: {VARIABLE}=/path/to/chromium"
    )


@contextmanager
def running() -> Iterator[Browser]:
    """It, started; first it is looked for and installed, since only one Playwright may run at a time."""
    program = get()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=program, args=list(FLAGS)) as browser:
        yield browser


def find_bare() -> str | None:
    """One without windows, else any."""
    named = os.environ.get(BARE_VARIABLE) or os.environ.get(VARIABLE)
    bare = None if named else shutil.which(BARE)
    return named or (bare if bare and _runs(bare) else find())


def get_bare() -> str:
    """One without windows, installed now where that is possible; else the one that `get` gives."""
    if not (os.environ.get(BARE_VARIABLE) or os.environ.get(VARIABLE) or shutil.which(BARE)):
        apt_install(BARE)
    return find_bare() or get()


def version() -> str:
    """The name and version of the one that `get` gives."""
    return _told(get()).partition(" built on")[0]


def _runs(program: str) -> bool:
    """Whether the program starts at all: on some systems the name is only a stub that asks for an installation."""
    return bool(_told(program))


def _told(program: str) -> str:
    """What a browser says of its version; nothing when it does not run."""
    try:
        done = subprocess.run(
            [program, "--version"], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def _playwrights_own() -> str | None:
    """The browser that Playwright fetched earlier and that starts on this machine."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        program = playwright.chromium.executable_path
    return program if Path(program).is_file() and _runs(program) else None
