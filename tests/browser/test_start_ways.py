"""The ways to start: the quickest by itself, the next one when it does not work, a retry when nothing works."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from browser_tools import START_LIMIT
from offline_tools import play_every_game
from website import assembly
from website.in_page import BROKEN, READY

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import CDPSession, Page, Route

    from browser_tools import Guard


STALL = 31_000
"""Milliseconds without a sign of life after which a start is given up, and one second."""


def started_with(open_site: Callable[..., Page], handlers: dict[str, Callable[[Route], object]]) -> Page:
    """The page after a start in which some files are not what they should be."""

    def prepare(page: Page) -> None:
        for pattern, handler in handlers.items():
            page.context.route(pattern, handler)

    return open_site(prepare=prepare)


def allow_bytes(link: CDPSession, count: int) -> None:
    """Let no more than so many bytes a second through; -1 for as many as come."""
    link.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 20, "downloadThroughput": count, "uploadThroughput": -1},
    )


NOTE_PROGRESS = """
window.seen = [];
new MutationObserver(() => {
    const meter = document.querySelector('.start-bar progress[value]');
    if (meter) window.seen.push(meter.value);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Notes every number that the bar shows, from the first moment on."""


def missing(route: Route) -> None:
    route.fulfill(status=404, body="")


def test_the_quickest_way_is_taken(app: Page) -> None:
    assert app.evaluate("boneyard.plan") == "snapshot"
    play_every_game(app, moves=2)


def of_another_build(route: Route) -> None:
    body = (assembly.DIST / re.sub(r".*/(v/.*)", r"\1", route.request.url)).read_bytes()
    at = body.index(b'"build":"') + len(b'"build":"')
    route.fulfill(body=body[:at] + b"0" * 64 + body[at + 64 :])


def cut_short(route: Route) -> None:
    route.fulfill(body=(assembly.DIST / re.sub(r".*/(v/.*)", r"\1", route.request.url)).read_bytes()[:1_000_000])


def one_byte_wrong(route: Route) -> None:
    body = bytearray((assembly.DIST / re.sub(r".*/(v/.*)", r"\1", route.request.url)).read_bytes())
    body[len(body) // 2] ^= 1
    route.fulfill(body=bytes(body))


@pytest.mark.parametrize("fault", [missing, of_another_build, cut_short, one_byte_wrong])
def test_without_a_fitting_snapshot_it_starts_from_the_bundle(
    open_site: Callable[..., Page], guard: Guard, fault: Callable[[Route], object]
) -> None:
    guard.allow("404", "snapshot")
    page = started_with(open_site, {"**/snapshot.txt": fault})
    assert page.evaluate("boneyard.plan") == "bundle"
    if fault is missing:
        play_every_game(page, moves=2)
    page.context.close()


def test_without_both_it_starts_as_pyodide_comes(open_site: Callable[..., Page], guard: Guard) -> None:
    guard.allow("404")
    page = started_with(open_site, {"**/snapshot.txt": missing, "**/bundle.txt": missing})
    assert page.evaluate("boneyard.plan") == "stock"
    play_every_game(page, moves=2)
    page.context.close()


def test_over_a_slow_link_the_smaller_download_is_taken_and_progress_is_told(open_site: Callable[..., Page]) -> None:
    links: list[CDPSession] = []
    asked: list[str] = []

    def slow_down(page: Page) -> None:
        links.append(page.context.new_cdp_session(page))
        allow_bytes(links[0], 1_300_000)
        page.add_init_script(NOTE_PROGRESS)
        page.on("request", lambda request: asked.append(request.url))

    page = open_site(ready=False, prepare=slow_down)
    while not any(url.endswith("/bundle.txt") for url in asked):  # it may have been asked for while the page was loading
        page.wait_for_event("request")
    allow_bytes(links[0], -1)
    page.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    seen = page.evaluate("window.seen")
    assert page.evaluate("boneyard.plan") == "bundle"
    assert any(0 < value < 100 for value in seen)
    assert max(seen) <= 100
    page.context.close()


def test_a_start_without_a_sign_of_life_offers_a_retry(open_site: Callable[..., Page], guard: Guard) -> None:
    """Only Python itself does not come, all the rest is there before the first screen stands, and the old request is never answered."""
    guard.allow("Failed to load resource", "script:")
    held: list[Route] = []

    def hold_the_first(route: Route) -> None:
        if held:
            route.continue_()
        held.append(route)

    def hold_back(page: Page) -> None:
        page.clock.install()
        page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
        page.context.route("**/*.wasm", hold_the_first)

    page = open_site(ready=False, prepare=hold_back)
    page.clock.run_for(1000)
    page.wait_for_selector(".card")
    page.clock.run_for(1000)
    page.wait_for_selector(".start-bar progress")
    while not page.locator(BROKEN).count():  # what else arrives in the meantime is a sign of life, and the wait begins anew
        page.clock.fast_forward(STALL)
    page.click("[data-act=retry]")
    page.clock.resume()
    page.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    page.context.close()


def test_a_killed_worker_is_back_without_a_download(app: Page) -> None:
    seen: list[str] = []
    app.context.on("request", lambda request: seen.append(request.url))
    app.evaluate("boneyard.killWorker()")
    assert app.evaluate("boneyard.engine({type: 'catalogue'}).then((reply) => reply.ok)")
    assert not [url for url in seen if url.endswith((".wasm", "snapshot.txt"))]
