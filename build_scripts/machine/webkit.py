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

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

LIMIT = 120
STARTS = 3
PLACES = ("lib/*", "lib", "lib64", "libexec")
"""Where distributions put the browser, below /usr."""
_DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))
"""A machine behind a proxy reaches itself without it."""


def programs() -> tuple[str, str, str] | None:
    """The driver, the screen and the browser, if all three are on this machine."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("xvfb-run")
    browsers = sorted(path for place in PLACES for path in Path("/usr").glob(f"{place}/webkit2gtk-4.*/MiniBrowser"))
    return (driver, screen, str(browsers[-1])) if driver and screen and browsers else None


class WebKit:
    """One browser window, with a driver and a screen of its own."""

    def __init__(self) -> None:
        """Start it. Port and screen are chosen before they are taken, and another program may be quicker: so it is tried again."""
        found = programs()
        if not found:
            raise RuntimeError("WebKitGTK is not on this machine.")
        for attempt in range(STARTS):
            try:
                self._start(*found)
                break
            except (RuntimeError, OSError):
                self.close()
                if attempt == STARTS - 1:
                    raise

    def _start(self, driver: str, screen: str, browser: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self._address = f"http://127.0.0.1:{port}"
        self._session = ""
        environment = {**os.environ, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LANG": "en_GB.UTF-8", "no_proxy": "*"}
        self._driver = subprocess.Popen(
            [screen, "-a", driver, f"--port={port}"],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        wanted = {
            "browserName": "MiniBrowser",
            "webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]},
        }
        made = self._first({"capabilities": {"alwaysMatch": wanted}})
        self.version = made["capabilities"].get("browserVersion", "")
        self._session = f"/session/{made['sessionId']}"
        self._call("POST", "/timeouts", {"script": LIMIT * 1000, "pageLoad": LIMIT * 1000})

    def _first(self, body: Any) -> Any:
        """Ask for a window as soon as the driver listens."""
        stop = time.monotonic() + LIMIT
        while True:
            try:
                return self._call("POST", "/session", body)
            except (urllib.error.URLError, OSError):
                if self._driver.poll() is not None:
                    raise RuntimeError(f"the driver ended with code {self._driver.returncode}") from None
                if time.monotonic() > stop:
                    raise
                time.sleep(0.3)

    def _call(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self._address + self._session + path, data, {"Content-Type": "application/json"}, method=method
        )
        try:
            with _DIRECT.open(request, timeout=LIMIT) as reply:
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
        if self._session:
            with contextlib.suppress(RuntimeError, OSError):
                self._call("DELETE", "")
        for word in (signal.SIGTERM, signal.SIGKILL):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._driver.pid, word)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._driver.wait(20)
                return

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()
