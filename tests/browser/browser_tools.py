"""What the browser tests share: sizes of screens, a guard against hidden errors, the accessibility checker."""

from __future__ import annotations

import contextlib
import re
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Error

from machine import chromium, engines, node

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import BrowserContext, ConsoleMessage, Frame, Page, Request, ViewportSize, WebError

TABLET: ViewportSize = {"width": 1180, "height": 820}
TABLET_UPRIGHT: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 390, "height": 844}
PHONE_SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
SCREENS = {
    "tablet": TABLET,
    "tablet-upright": TABLET_UPRIGHT,
    "phone": PHONE,
    "phone-sideways": PHONE_SIDEWAYS,
    "desktop": DESKTOP,
}

START_LIMIT = 90_000
"""Milliseconds that a start may take on a busy machine."""
PATIENCE = 60_000
"""Milliseconds that any other step may take there."""

HOME = {"localhost", "127.0.0.1"}

TELL_VIOLATIONS = """addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) =>
    console.error(`policy: ${violatedDirective} against ${blockedURI} ${sample} (${sourceFile})`));"""
"""Not every browser tells of these on its console as errors."""


NO_FAULT_OF_THE_PAGE = "AudioContext encountered an error from the audio device"
"""Machines that run tests rarely have one."""


class Guard:
    """Collects what no test may leave unseen: errors on the console, errors of scripts, what the page's policy had to stop, and
    requests to other hosts.

    A test that provokes errors on purpose says so first: `guard.allow("pattern")`.
    """

    def __init__(self) -> None:
        self.problems: list[str] = []
        self._allowed: list[str] = []
        self._contexts: list[BrowserContext] = []

    def watch(self, context: BrowserContext) -> None:
        """Listen to everything that happens in a context, and have patience with it."""
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        context.add_init_script(TELL_VIOLATIONS)
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("close", self._forget)

    def allow(self, *patterns: str) -> None:
        """Let problems that match one of these patterns pass, until the end of the test."""
        self._allowed += patterns

    def settle(self) -> list[str]:
        """The problems since the last call, after everything that is on its way has arrived."""
        for context in list(self._contexts):
            for page in context.pages:
                try:
                    page.evaluate("0")
                except Error:  # a page may have been closed or be on its way elsewhere
                    continue
        found = [problem for problem in self.problems if not any(re.search(pattern, problem) for pattern in self._allowed)]
        self.problems.clear()
        self._allowed.clear()
        return found

    def _forget(self, context: BrowserContext) -> None:
        self._contexts.remove(context)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and NO_FAULT_OF_THE_PAGE not in message.text:
            place = message.location
            self.problems.append(f"console: {message.text} ({place.get('url')}:{place.get('lineNumber')})")

    def _error(self, error: WebError) -> None:
        self.problems.append(f"script: {error.error}")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in {"http", "https", "ws", "wss"} and address.hostname not in HOME:
            self.problems.append(f"other host: {request.url}")


def launch_options(engine: str, whole: bool = False) -> dict[str, Any]:
    """How to start an engine here, `whole` with all that people have around a page.

    Chromium must be there; a test for another engine that is missing is skipped.
    """
    if engine == "chromium":
        program = chromium.find() if whole else chromium.find_bare()
        if program is None:
            pytest.fail("There is no Chromium. Run python3 build_scripts/test.py once: it gets one.", pytrace=False)
        return {"executable_path": program, "args": list(chromium.FLAGS)}
    skip_without(engine)
    return engines.firefox_options()


def skip_without(engine: str) -> None:
    """Leave a test out, and say why, where its engine is missing."""
    if reason := engines.lacks(engine):
        pytest.skip(reason)


REST = """() => Promise.allSettled(
    document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity).map((one) => one.finished)
)"""
"""Waits for what fades or slides in: half-faded words have too little contrast for anybody."""


def axe_findings(page: Page | Frame, **options: Any) -> list[str]:
    """What the accessibility checker finds wrong on the screen when it has come to rest, a line each."""
    page.evaluate(REST)
    if not page.evaluate("'axe' in window"):
        page.evaluate((node.MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    result = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{violation['id']} ({violation['impact']}): {place['html'][:160]}"
        for violation in result["violations"]
        for place in violation["nodes"]
    ]


def wait_settled(page: Page | Frame, promised: str, arg: object = None) -> None:
    """Wait until what a function promises is true. (`wait_for_function` would take the promise itself for an answer.)"""
    came = page.evaluate(
        f"""async ([limit, arg]) => {{
            for (const until = performance.now() + limit; performance.now() < until; ) {{
                if (await ({promised})(arg)) return true;
                await new Promise((done) => setTimeout(done, 50));
            }}
            return false;
        }}""",
        [START_LIMIT, arg],
    )
    assert came, f"it did not come true: {promised}"


@contextlib.contextmanager
def another_document(page: Page) -> Iterator[None]:
    """Do what makes the page load itself anew, and wait until the new one has started.

    (`expect_navigation` would take a change of the address for that, and the old page is still there then.)
    """
    page.evaluate("() => { window.before = true; }")
    yield
    page.wait_for_function("() => !window.before && document.documentElement.dataset.state === 'ready'", timeout=START_LIMIT)


def broken_pictures(page: Page) -> list[str]:
    """The games whose picture does not come when one scrolls to it."""
    broken: list[str] = page.eval_on_selector_all(
        ".card",
        """async (cards) => {
            const broken = [];
            for (const card of cards) {
                const picture = card.querySelector('img');
                if (!picture) continue;
                card.scrollIntoView();
                for (let k = 0; k < 1000 && !picture.src; k++) await new Promise((done) => setTimeout(done, 20));
                await picture.decode().catch(() => broken.push(card.dataset.game));
            }
            return broken;
        }""",
    )
    return broken


_SHOWN = """async () => {
    const within = (promise) => Promise.race([promise, new Promise((done) => setTimeout(done, 2000, 'no answer'))]);
    const { state, stored, engine } = window.boneyard ?? {};
    const { save: _save, scene: _scene, view: _view, ...brief } = state ?? {};
    const asked = engine && within(engine({ type: 'state' }).then(({ game, moves }) => `${game}, ${moves} moves`, String));
    const frame = within(new Promise((done) => requestAnimationFrame(() => done('painted'))));
    const dialogs = [...document.querySelectorAll('dialog')].map(({ className, open }) => `${className} ${open}`);
    const facts = JSON.stringify({ stored, state: state && brief, engine: await asked, frame: await frame, dialogs });
    return [location.href, document.documentElement.cloneNode().outerHTML, facts, document.body.innerText].join('\\n');
}"""


def what_it_shows(page: Page) -> str:
    """What a person would see of a page, and what it takes its state to be: for a test that failed, and perhaps not again."""
    try:
        return str(page.evaluate(_SHOWN))[:6000]
    except Error as error:
        return f"It does not say: {error}"
