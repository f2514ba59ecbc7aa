"""A browser that plays by itself and is killed in the middle of it, again and again, with one profile on disk."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import subprocess
import threading
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Error

from browser_tools import START_LIMIT
from offline_tools import profile
from website.in_page import READY

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page, Playwright

    from browser_tools import Guard

SMALL = {"width": 700, "height": 560}
MOST_MOVES = 6
"""Changes that are acknowledged at most before a kill."""
LONGEST = 0.08
"""Seconds after the last of them at most: an own move and the answers of the others fall into that."""

_PLAY = """async () => {
    window.boneyard.hurry = true;
    let told = null;
    for (;;) {
        const { state } = window.boneyard;
        if (state && window.boneyard.stored !== false && state.save !== told) {
            told = state.save;
            acknowledge(told);
            if (state.finished) return;
        }
        if (document.documentElement.hasAttribute('data-idle')) {
            const next = document.querySelector('dialog [data-act=next-round]') ?? document.querySelector('.moves button');
            document.documentElement.removeAttribute('data-idle');
            next?.click();
        }
        await new Promise((done) => setTimeout(done, 1));
    }
}"""
"""Plays with the page's own buttons and tells of every position that the page calls saved, as soon as it does: from then on it counts."""

_READ = "() => window.boneyard.state && window.boneyard.stored !== false && document.documentElement.hasAttribute('data-idle')"
"""The page stands still and does not say that it cannot save: a disk that is slow after a kill may give the match late, in the place of
a new deal."""


class Played:
    """Kills, and what was found after them."""

    def __init__(self, playwright: Playwright, engine: str, folder: Path, guard: Guard, address: str, seed: object) -> None:
        self._playwright, self._engine, self._guard = playwright, engine, guard
        folder.mkdir(exist_ok=True)
        self._folder, self._address = folder / "profile", address
        self._log = folder / "acknowledged.txt"
        self._chance = random.Random(f"{engine} {seed}")
        self._match = 0
        self.kills = self.acknowledged = 0

    def round(self) -> None:
        """Start the browser, compare what is there with what was acknowledged before, play, and kill it."""
        page = self._start()
        left = [self._chance.randint(1, MOST_MOVES)]
        pulled = threading.Event()

        def pull() -> None:
            kill(str(self._folder))
            pulled.set()

        def acknowledge(save: str) -> None:
            if left[0] > 0:
                self._note(save)
            left[0] -= 1
            if left[0] == 0:
                threading.Timer(self._chance.uniform(0, LONGEST), pull).start()

        page.expose_function("acknowledge", acknowledge)
        if self._look(page):
            self._match += 1
            self._log.unlink()
            self._look(page)
        with contextlib.suppress(Error):
            page.evaluate(_PLAY)
            while left[0] > 0:  # the match is over: the last position counts as well as any
                acknowledge(page.evaluate("window.boneyard.state.save"))
        assert pulled.wait(60), "The browser was not killed."
        self.kills += 1
        with contextlib.suppress(Error):
            page.context.close()

    def last_look(self) -> None:
        """Start it once more, after the last kill."""
        page = self._start()
        self._look(page)
        page.context.close()

    def _start(self) -> Page:
        more = {"viewport": SMALL, "service_workers": "block"}
        return profile(self._playwright, self._engine, self._folder, self._guard, **more).new_page()

    def _note(self, save: str) -> None:
        """What was acknowledged is written down outside of the browser, and is on disk before anybody kills it."""
        with self._log.open("a", encoding="utf-8") as log:
            log.write(save + "\n")
            log.flush()
            os.fsync(log.fileno())
        self.acknowledged += 1

    def _look(self, page: Page) -> bool:
        """Open the match and compare; whether it is finished."""
        page.goto("about:blank")
        page.goto(self._address.format(f"{self._engine}{self._match}"))
        page.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
        page.wait_for_function(_READ, timeout=START_LIMIT)
        found: dict[str, Any] = page.evaluate("(({ save, finished }) => ({ save, finished }))(window.boneyard.state)")
        if self._log.exists():
            last = json.loads(self._log.read_text(encoding="utf-8").splitlines()[-1])
            there = json.loads(found["save"])
            assert there["moves"].startswith(last["moves"]), f"lost after kill {self.kills}: {last} became {there}"
        return bool(found["finished"])


def kill(folder: str) -> None:
    """End every process of the browser that has this profile, at once and without a word to it."""
    listing = subprocess.run(["ps", "-axww", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True).stdout
    processes = [line.split(None, 2) for line in listing.splitlines()]
    doomed = {pid for pid, _, *words in processes if words and folder in words[0]}
    for _ in range(8):  # a tree of browsers is not deeper
        doomed |= {pid for pid, parent, *_ in processes if parent in doomed}
    for pid in doomed:
        with contextlib.suppress(ProcessLookupError):
            os.kill(int(pid), signal.SIGKILL)
