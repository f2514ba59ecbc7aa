"""The other engines that the browser tests run in where they can be had: Firefox and WebKitGTK, the nearest to an iPad's browser.

Chromium is never missing (`chromium.py`). These two may be: then their tests are skipped, and the summary of the test command says so.
On Debian, where we may, they are installed.
"""

from __future__ import annotations

import contextlib
import os
import shutil
from typing import TYPE_CHECKING, Any

from machine import webkit
from machine.environment import apt_install, can_use_apt, say

if TYPE_CHECKING:
    from collections.abc import Callable

VARIABLE = "BONEYARD_ENGINES"
"""The engines that the test command has found to work, for the tests; unset, a test looks for itself."""


def firefox() -> str | None:
    """Firefox's program."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def _firefox_starts() -> str:
    """The version of a Firefox that can be driven."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play, contextlib.closing(play.firefox.launch(**firefox_options(), timeout=60_000)) as browser:
        browser.new_page().close()
        return f"Firefox {browser.version}"


def firefox_options() -> dict[str, Any]:
    """How Playwright starts the machine's own Firefox."""
    return {"executable_path": firefox() or "", "channel": "moz-firefox"}


def _webkit_starts() -> str:
    with webkit.WebKit() as browser:
        return f"WebKitGTK {browser.version}"


FOUND: dict[str, Callable[[], object]] = {"firefox": firefox, "webkit": webkit.programs}
STARTS: dict[str, Callable[[], str]] = {"firefox": _firefox_starts, "webkit": _webkit_starts}
NAMES = {"firefox": "Firefox", "webkit": "WebKitGTK"}
PACKAGES = {"firefox": ("firefox-esr",), "webkit": ("webkit2gtk-driver", "xvfb", "xauth")}


def lacks(engine: str) -> str:
    """Why tests cannot run in an engine, or nothing when they can."""
    told = os.environ.get(VARIABLE)
    if told is not None and engine not in told.split(","):
        return f"{NAMES[engine]} is not on this machine, or does not start"
    if not FOUND[engine]():
        return f"{NAMES[engine]} is not on this machine (Debian: {' '.join(PACKAGES[engine])})"
    return ""


def prepare(install: bool) -> str:
    """Find which engines work, get those that are missing if we may, and leave word for the tests. Returns a line about it all.

    Nothing that goes wrong here is a failure of the project: what does not start is left out, and named.
    """
    absent = [engine for engine, found in FOUND.items() if not found()]
    if install and absent and can_use_apt():
        apt_install(*(package for engine in absent for package in PACKAGES[engine]))
    working, missing = {}, []
    for engine, starts in STARTS.items():
        if not FOUND[engine]():
            missing.append(NAMES[engine])
            continue
        try:
            working[engine] = starts()
        except Exception as error:  # noqa: BLE001 (drivers and browsers fail in many ways)
            say(f"      {NAMES[engine]} does not start here: {str(error).strip().splitlines()[0]}")
            missing.append(f"{NAMES[engine]} (does not start)")
    os.environ[VARIABLE] = ",".join(working)
    skipped = f"; SKIPPED, not here: {', '.join(missing)}" if missing else ""
    return ", ".join(working.values()) + skipped if working else skipped.removeprefix("; ")
