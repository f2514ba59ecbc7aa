"""A WebKitGTK browser over the WebDriver protocol: the nearest to an iPad that Debian has. Only what the tests need."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

LIMIT = 120


class WebKit:
    """One browser window, with a driver and a screen of its own."""

    def __init__(self) -> None:
        """Start it; a machine without WebKitGTK skips the test."""
        driver, screen = shutil.which("WebKitWebDriver"), shutil.which("xvfb-run")
        browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
        if not driver or not screen or not browsers:
            pytest.skip("WebKitGTK is not on this machine (Debian: webkit2gtk-driver and xvfb)")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self._address = f"http://127.0.0.1:{port}"
        environment = {**os.environ, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LANG": "en_GB.UTF-8"}
        self._driver = subprocess.Popen(
            [screen, "-a", driver, f"--port={port}"],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        wanted = {
            "browserName": "MiniBrowser",
            "webkitgtk:browserOptions": {"binary": str(browsers[-1]), "args": ["--automation"]},
        }
        self._session = ""
        made = self._first({"capabilities": {"alwaysMatch": wanted}})
        self._session = f"/session/{made['sessionId']}"
        self._call("POST", "/timeouts", {"script": LIMIT * 1000, "pageLoad": LIMIT * 1000})

    def _first(self, body: Any) -> Any:
        stop = time.monotonic() + LIMIT
        while True:
            try:
                return self._call("POST", "/session", body)
            except (urllib.error.URLError, OSError):
                if time.monotonic() > stop:
                    raise
                time.sleep(0.3)

    def _call(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self._address + self._session + path, data, {"Content-Type": "application/json"}, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=LIMIT) as reply:
                return json.load(reply)["value"]
        except urllib.error.HTTPError as error:
            with error:
                raise RuntimeError(error.read().decode()) from error

    def open(self, url: str) -> None:
        """Go to an address."""
        self._call("POST", "/url", {"url": url})

    def run(self, code: str, *given: Any) -> Any:
        """Run the body of an async function in the page; `given` are its `arguments`."""
        script = (
            f"const done = arguments[arguments.length - 1]; (async () => {{ {code} }})().then(done, (e) => done('failed: ' + e));"
        )
        return self._call("POST", "/execute/async", {"script": script, "args": list(given)})

    def wait_ready(self) -> None:
        """Wait for the sign that the page sets itself."""
        stop = time.monotonic() + LIMIT
        while (state := self.run("return document.documentElement.dataset.state")) != "ready":
            assert state != "error", "the page did not start"
            assert time.monotonic() < stop, state
            time.sleep(0.2)

    def close(self) -> None:
        """Quit the browser and what was started for it."""
        with contextlib.suppress(RuntimeError, OSError):
            self._call("DELETE", "")
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._driver.pid, signal.SIGTERM)
        self._driver.wait(20)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
