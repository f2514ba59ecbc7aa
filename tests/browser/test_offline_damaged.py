"""What a device keeps may be lost or damaged: it is noticed, fetched again, and the page comes up. And what the host has lost is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser_tools import START_LIMIT, TABLET
from offline_tools import DAMAGE, SPOILT, wait_kept, wait_mended
from website.in_page import READY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page, Route

    from browser_tools import Guard
    from website.serve import Site

LATER_SCRIPTS = """async () => {
    const first = [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.href);
    const cache = await caches.open((await caches.keys())[0]);
    const all = (await cache.keys()).map((request) => request.url).filter((url) => /chunk-[^/]*js$/.test(url));
    return all.filter((url) => !first.includes(url)).join('|');
}"""
"""The scripts that come when they are wanted, as a pattern."""

ANY_FAULT = ("script:", "console:")
"""A damaged script says what is wrong with it, in words that only the browser knows."""


@pytest.fixture(scope="module")
def device(browser: Browser, site: Site) -> Iterator[BrowserContext]:
    """A device that keeps the site."""
    context = browser.new_context(viewport=TABLET, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(site.url)
    wait_kept(page)
    page.close()
    yield context
    context.close()


@pytest.fixture
def tab(device: BrowserContext, site: Site) -> Iterator[Page]:
    """A tab of the device, somewhere on the site, with everything in order."""
    page = device.new_page()
    page.goto(f"{site.url}manifest.webmanifest")
    assert page.evaluate(SPOILT) == []
    yield page
    page.close()


def open_page(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector(READY, state="attached", timeout=START_LIMIT)


def plan(page: Page) -> str:
    found: str = page.evaluate("boneyard.plan")
    return found


@pytest.mark.parametrize(
    ("pattern", "how"),
    [
        (r"/main\.js$", "cut"),
        (r"/main\.js$", "lose"),
        (r"/worker\.js$", "cut"),
        (r"pyodide\.asm\.wasm$", "cut"),
        (r"pyodide\.mjs$", "cut"),
        (r"/words/en\.ftl$", "lose"),
        (r"/boot/preload\.js$", "cut"),
        (r"/$", "cut"),
        (r"/$", "lose"),
    ],
)
def test_a_damaged_file_is_fetched_again_and_the_page_comes_up(
    tab: Page, site: Site, guard: Guard, pattern: str, how: str
) -> None:
    guard.allow(*ANY_FAULT)
    assert tab.evaluate(DAMAGE, [pattern, how])
    open_page(tab, site.url)
    assert plan(tab) == "snapshot"
    if pattern.startswith("/boot"):  # the page does without it: nobody has noticed yet
        tab.reload()
        tab.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    wait_mended(tab)
    assert "?" not in tab.url


def test_a_damaged_memory_is_noticed_and_does_not_start(tab: Page, site: Site, guard: Guard) -> None:
    guard.allow(*ANY_FAULT)
    assert tab.evaluate(DAMAGE, [r"snapshot\.txt$", "flip"])
    open_page(tab, site.url)
    assert plan(tab) == "bundle"
    wait_mended(tab)
    open_page(tab, site.url)
    assert plan(tab) == "snapshot"


def test_a_damaged_script_that_comes_later_is_mended_when_it_is_wanted(tab: Page, site: Site, guard: Guard) -> None:
    guard.allow(*ANY_FAULT)
    open_page(tab, site.url)
    assert tab.evaluate(DAMAGE, [tab.evaluate(LATER_SCRIPTS), "cut"]) > 5
    tab.goto("about:blank")
    open_page(tab, f"{site.url}#/play/block?players=2&seed=later")
    tab.wait_for_selector("canvas.table")
    wait_mended(tab)
    assert "place/#/play/block?players=2&seed=later" in tab.url


def test_with_every_script_damaged_the_page_itself_offers_to_try_again(tab: Page, site: Site, guard: Guard) -> None:
    guard.allow(*ANY_FAULT)
    assert tab.evaluate(DAMAGE, [r"/v/.*\.js$", "cut"]) > 10
    tab.goto(site.url)
    show_late_words(tab)
    tab.click("#late [lang=en] a")
    tab.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    wait_mended(tab)


def test_an_emptied_device_is_filled_again(tab: Page, site: Site) -> None:
    assert tab.evaluate(DAMAGE, ["", "lose"]) > 50
    open_page(tab, site.url)
    wait_mended(tab)


def test_a_damaged_style_is_mended_after_a_reload(tab: Page, site: Site) -> None:
    assert tab.evaluate(DAMAGE, [r"style\.css$", "cut"])
    open_page(tab, site.url)
    tab.reload()
    wait_mended(tab)


# ---------------------------------------------------------------- what the host has lost


def show_late_words(page: Page) -> None:
    """Let the seconds pass after which the page itself speaks."""
    page.wait_for_selector("#late", state="attached")
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    page.wait_for_selector("#late", state="visible")


@pytest.mark.parametrize(
    "lost", ["words/en.ftl", "main.js", "style.css", "chunk-*.js", "{boot/preload.js,main.js}", "**/*"], ids=str
)
def test_a_file_that_the_host_has_lost_is_told_and_can_be_tried_again(
    open_site: Callable[..., Page], guard: Guard, lost: str
) -> None:
    """The last one is a first visit to a host on which only the page itself has arrived so far; who came by a link gets there."""
    guard.allow("404", "Failed to load", *ANY_FAULT)
    link, sign = ("#/new/block", "[data-act=start]") if lost == "main.js" else ("", ".card")
    pattern = f"**/v/*/{lost}"

    def missing(route: Route) -> None:
        route.fulfill(status=404, body="")

    page = open_site(link, ready=False, prepare=lambda page: page.context.route(pattern, missing))
    if lost != "style.css":  # without style the page is still a page
        if "preload" in lost or "*/*" in lost:
            show_late_words(page)
        else:
            page.wait_for_selector("[data-lost] #late", state="visible", timeout=START_LIMIT)
        assert page.inner_text("#late [lang=en]") == "Part of Boneyard has not arrived. Try again"
        assert page.inner_text("#late [lang=fr]") == "Une partie de Boneyard n’est pas arrivée. Réessayer"
        page.context.unroute(pattern)
        page.click("#late [lang=fr] a")
    page.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    page.wait_for_selector(sign)
    assert not page.locator("#late").count()
    assert "?" not in page.url
    assert page.url.endswith(f"/{link}")


def test_the_style_of_a_table_that_is_lost_can_be_asked_for_again(open_site: Callable[..., Page], guard: Guard) -> None:
    guard.allow("404", "Failed to load", *ANY_FAULT)
    pattern = "**/playing.css"

    def missing(route: Route) -> None:
        route.fulfill(status=404, body="")

    page = open_site("#/new/block", ready=False, prepare=lambda page: page.context.route(pattern, missing))
    page.wait_for_selector("#start [data-act=retry]", timeout=START_LIMIT)
    page.context.unroute(pattern)
    page.click("#start [data-act=retry]")
    page.wait_for_selector("[data-act=start]", timeout=START_LIMIT)
    assert page.eval_on_selector(".setup-main", "form => getComputedStyle(form).display") == "grid"


def test_the_words_for_a_late_page_wait_and_go(open_site: Callable[..., Page]) -> None:
    """They are in the page from the beginning, unseen, and gone when it stands, whether or not things may move."""
    held: list[Route] = []
    words = "**/words/en.ftl"

    def hold(route: Route) -> None:
        held.append(route)

    for motion in ("reduce", "no-preference"):
        page = open_site(ready=False, reduced_motion=motion, prepare=lambda page: page.context.route(words, hold))
        page.wait_for_selector("#late", state="attached")
        waiting = page.evaluate("document.getAnimations().map((one) => [one.animationName, one.effect.getTiming().delay])")
        assert ["appear", 8000] in waiting
        while not held:  # the page has not come so far yet
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")
        held.pop().continue_()
        page.wait_for_selector("#late", state="detached")  # the engine may be ready before the page stands
        page.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
        assert not page.locator("#late").count()
