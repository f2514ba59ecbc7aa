"""What the tests of frames share: a blog on a host of its own, the site on two others, and a game played inside a frame."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING, Any

import build
from serve import Site
from table_tools import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Frame, Page

FRONT_BYTES = 30_000
HEAVY = re.compile(r"wasm|pyodide|snapshot|bundle|worker|chunk|play\.js|\.woff2|style\.css")
MONDAY = "daily-2026-11-16"
SENT = "window.got = []; addEventListener('message', ({ origin, data }) => got.push({ origin, ...data }));"


class Host:
    """A blog on a host of its own, and the site on two: one that lets every page read its files, and one that does not."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.browser, self.folder = browser, folder
        self.blog = Site(folder)
        self.site = Site(build.DIST, prefix="/some/place/", cors=True)
        self.closed = Site(build.DIST, prefix="/some/place/")
        self.loaded: list[tuple[str, int]] = []
        self._contexts: list[Any] = []

    def frame_tag(
        self, query: str = f"puzzle={MONDAY}", more: str = "", size: tuple[int, int] = (640, 480), site: str = ""
    ) -> str:
        source = escape(f"{site or self.site.url}embed.html?{query}")
        return f'<iframe src="{source}" width="{size[0]}" height="{size[1]}" style="border:0" title="t" {more}></iframe>'

    def show(self, body: str, *, same_site: bool = False, **options: Any) -> Page:
        """A page of the blog with this in it."""
        whole = f'<!doctype html><html lang="en"><title>Blog</title><link rel="icon" href="data:,"><script>{SENT}</script>{body}'
        context = self.browser.new_context(**{"viewport": {"width": 800, "height": 900}, "reduced_motion": "reduce", **options})
        self._contexts.append(context)
        page = context.new_page()
        self.loaded = []
        page.on("requestfinished", lambda request: self.loaded.append((request.url, request.sizes()["responseBodySize"])))
        if same_site:
            page.route(f"{self.site.url}blog.html", lambda route: route.fulfill(content_type="text/html", body=whole))
            page.goto(f"{self.site.url}blog.html")
        else:
            (self.folder / "blog.html").write_text(whole, encoding="utf-8")
            page.goto(f"{self.blog.url}blog.html")
        return page

    def close(self) -> None:
        for context in self._contexts:
            context.close()
        for served in (self.blog, self.site, self.closed):
            served.close()

    def of_the_site(self) -> dict[str, int]:
        """What was loaded from the site, in bytes as sent."""
        return {url: size for url, size in self.loaded if "/some/place/" in url}


def frames(page: Page) -> list[Frame]:
    """The site's frames in a page."""
    return [frame for frame in page.frames if "embed.html" in frame.url]


def front(page: Page) -> Frame:
    """The only frame, when its front stands."""
    page.wait_for_function("() => document.querySelector('iframe')")
    frame = next(iter(frames(page)))
    frame.wait_for_selector("#picture[aria-label]")
    frame.wait_for_function("() => document.getElementById('play').textContent !== 'Castle Rock'")
    return frame


def tap_play(frame: Frame) -> None:
    """Start the game and wait for the table."""
    frame.click("#play")
    frame.wait_for_selector("html[data-state=ready], html[data-state=error]", state="attached", timeout=90_000)
    assert frame.get_attribute("html", "data-state") == "ready", frame.inner_text("#failed")
    frame.evaluate("window.boneyard.hurry = true")
    frame.wait_for_selector("html[data-idle]", state="attached", timeout=PATIENCE)


def state(frame: Frame) -> dict[str, Any]:
    found: dict[str, Any] = frame.evaluate("window.boneyard.state")
    return found


def make_move(frame: Frame, move: str) -> None:
    """A move by its button."""
    moves = state(frame)["moves"]
    frame.press(f'.moves [data-move="{move}"]', "Enter")
    frame.wait_for_function("moves => window.boneyard.state.moves > moves", arg=moves, timeout=PATIENCE)
    frame.wait_for_selector("html[data-idle]", state="attached", timeout=PATIENCE)


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
