"""What the tests of frames share: a blog on a host of its own, the site on two others, and a game played inside a frame."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from html import escape
from typing import TYPE_CHECKING, Any

from browser_tools import START_LIMIT
from website import assembly
from website.in_page import BROKEN, READY
from website.serve import Site

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Frame, Page, Request

FRONT_BYTES = 30_000
HEAVY = re.compile(r"wasm|pyodide|snapshot|bundle|worker|chunk|play\.js|\.woff2|(style|playing)\.css")
MONDAY = "daily-2026-11-16"
LOOK_AGAIN = 50
"""Milliseconds between two looks at what cannot be waited for otherwise."""
NOW = datetime(2026, 11, 16, 20, tzinfo=UTC)
SENT = "window.got = []; addEventListener('message', ({ origin, data }) => got.push({ origin, ...data }));"


class Host:
    """A blog on a host of its own, and the site on two: one that lets every page read its files, and one that does not."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.browser, self.folder = browser, folder
        self.blog = Site(folder)
        self.site = Site(assembly.DIST, prefix="/some/place/", cors=True)
        self.closed = Site(assembly.DIST, prefix="/some/place/")
        self.loaded: list[tuple[str, int]] = []
        self._context: BrowserContext | None = None

    def frame_tag(
        self, query: str = f"puzzle={MONDAY}", more: str = "", size: tuple[int, int] = (640, 480), site: str = ""
    ) -> str:
        source = escape(f"{site or self.site.url}embed.html?{query}")
        return f'<iframe src="{source}" width="{size[0]}" height="{size[1]}" style="border:0" title="t" {more}></iframe>'

    def show(self, body: str, *, same_site: bool = False, **options: Any) -> Page:
        """A page of the blog with this in it, opened on a certain Monday; the page before it is closed."""
        whole = f'<!doctype html><html lang="en"><title>Blog</title><link rel="icon" href="data:,"><script>{SENT}</script>{body}'
        usual = {"viewport": {"width": 800, "height": 900}, "reduced_motion": "reduce", "timezone_id": "UTC"}
        self._leave()
        self.site.sent.clear()
        context = self._context = self.browser.new_context(**{**usual, **options})
        page = context.new_page()
        page.clock.set_fixed_time(NOW)
        loaded = self.loaded = []

        def note(request: Request) -> None:
            if request.method != "HEAD":  # it asks how long a file is and loads nothing of it
                loaded.append((request.url, request.sizes()["responseBodySize"]))

        page.on("requestfinished", note)
        if same_site:
            page.route(f"{self.site.url}blog.html", lambda route: route.fulfill(content_type="text/html", body=whole))
            page.goto(f"{self.site.url}blog.html")
        else:
            (self.folder / "blog.html").write_text(whole, encoding="utf-8")
            page.goto(f"{self.blog.url}blog.html")
        return page

    def _leave(self) -> None:
        if self._context:
            self._context.close()

    def close(self) -> None:
        self._leave()
        for served in (self.blog, self.site, self.closed):
            served.close()

    def megabytes(self, page: Page, least: float) -> float:
        """What the site has sent since the page was opened, when it is that much, or does not become so.

        (The browser does not always tell of large files in frames of other sites.)
        """
        for _ in range(START_LIMIT // LOOK_AGAIN):
            if sum(self.site.sent) / 1e6 >= least:
                break
            page.evaluate("ms => new Promise((done) => setTimeout(done, ms))", LOOK_AGAIN)
        return sum(self.site.sent) / 1e6

    def of_the_site(self) -> dict[str, int]:
        """What was loaded from the site, in bytes as sent."""
        return {url: size for url, size in self.loaded if "/some/place/" in url}


def frames(page: Page) -> list[Frame]:
    """The site's frames in a page."""
    return [frame for frame in page.frames if "embed.html" in frame.url]


def wait_frames(page: Page, count: int = 1) -> list[Frame]:
    """The site's frames, when there are so many: a frame has its address a little later than its tag."""
    while len(found := frames(page)) < count:
        page.wait_for_event("framenavigated")
    return found


def front(page: Page) -> Frame:
    """The only frame, when its front stands."""
    (frame,) = wait_frames(page)
    frame.wait_for_selector("#picture[aria-label]")
    frame.wait_for_function("() => (document.getElementById('play')?.textContent ?? 'Castle Rock') !== 'Castle Rock'")
    return frame


def tap_play(frame: Frame) -> None:
    """Start the game and wait for the table."""
    frame.click("#play")
    frame.wait_for_selector(f"{READY}, {BROKEN}", state="attached", timeout=START_LIMIT)
    assert frame.get_attribute("html", "data-state") == "ready", frame.inner_text("#failed")
    frame.evaluate("window.boneyard.hurry = true")
    frame.wait_for_selector("html[data-idle]", state="attached")


def state(frame: Frame) -> dict[str, Any]:
    found: dict[str, Any] = frame.evaluate("window.boneyard.state")
    return found


def make_move(frame: Frame, move: str) -> None:
    """A move by its button."""
    moves = state(frame)["moves"]
    frame.press(f'.moves [data-move="{move}"]', "Enter")
    wait_moves(frame, moves)


def wait_moves(frame: Frame, moves: int) -> None:
    """Wait until more than so many moves have been made, and for the table to come to rest."""
    frame.wait_for_function(
        "moves => window.boneyard.state?.moves > moves && document.documentElement.hasAttribute('data-idle')", arg=moves
    )


def play_on(frame: Frame) -> dict[str, Any]:
    """To the end, with the best moves."""
    while not (now := state(frame))["finished"]:
        move = now["legal"][0]
        if len(now["legal"]) > 1:
            choices = frame.evaluate("window.boneyard.engine({ type: 'advise' })")["choices"]
            move = min(choices, key=lambda one: one["left"])["move"]
        make_move(frame, move)
    frame.wait_for_selector("dialog.puzzle-over")
    return now
