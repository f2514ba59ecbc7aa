"""Chromium as people have it: started by hand, with no debugger on its pages.

A browser that is remote-controlled pauses every worker until its controller answers and reports every piece of every download to it; that
costs more than what is to be measured. Here pages are opened and closed by the browser's own little web service, and what a page
has to tell stands in its title.
"""

from __future__ import annotations

import html
import json
import subprocess
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote
from urllib.request import Request, urlopen

from machine import chromium
from machine.environment import Failure

if TYPE_CHECKING:
    from typing import Self

TELLS = "tells:"
"""A title that begins so goes on with JSON."""
LIMIT = 120.0
STEP = 0.1


class PlainBrowser:
    """One browser with a new profile; it ends with the block."""

    def __init__(self, width: int, height: int) -> None:
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        line = [chromium.get(), "--headless=new", *chromium.FLAGS]
        line += [
            f"--user-data-dir={self._folder.name}",
            f"--window-size={width},{height}",
            "--remote-debugging-port=0",
            "about:blank",
        ]
        self._process = subprocess.Popen(line, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._port = self._wait_for_port()

    def _wait_for_port(self) -> int:
        told = Path(self._folder.name) / "DevToolsActivePort"
        for _ in range(int(LIMIT / STEP)):
            if told.is_file() and (lines := told.read_text().split()):
                return int(lines[0])
            time.sleep(STEP)
        raise Failure("Chromium does not start. Try it by hand and see what it says.")

    def _ask(self, path: str, method: str = "GET") -> str:
        with urlopen(Request(f"http://127.0.0.1:{self._port}/json/{path}", method=method), timeout=LIMIT) as reply:
            return str(reply.read().decode())

    def visit(self, url: str) -> dict[str, Any]:
        """Open a page, wait until it tells something, close it."""
        page = json.loads(self._ask(f"new?{quote(url, safe='')}", "PUT"))["id"]
        for _ in range(int(LIMIT / STEP)):
            time.sleep(STEP)
            titles = [html.unescape(tab["title"]) for tab in json.loads(self._ask("list")) if tab["id"] == page]
            if titles and titles[0].startswith(TELLS):
                self._ask(f"close/{page}")
                time.sleep(2 * STEP)
                told: dict[str, Any] = json.loads(titles[0].removeprefix(TELLS))
                return told
        raise Failure(f"{url} has nothing to tell after {LIMIT:.0f} seconds.")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait()
        self._folder.cleanup()
