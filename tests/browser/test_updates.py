"""A new version never mixes with the old one and never interrupts: it comes after a tap, between two moves."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

import pytest

from browser_tools import START_LIMIT, TABLET, wait_settled
from offline_tools import DAMAGE, SPOILT, foreign_files, release_of, wait_kept
from table_tools import open_at, position, press, state, wait_idle
from website import assembly, folders, hosting, serve
from website.in_page import READY
from website.serve import Site

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page

    Files = dict[str, bytes]

MATCH = "#/play/draw?players=2&seed=update&level=learner"
NOTICE = ".notice.update"
LOOK = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = new Promise((done) => registration.addEventListener('updatefound', () => done(registration.installing), { once: true }));
    await registration.update();
    const fresh = registration.installing ?? registration.waiting ?? (await found);
    while (fresh?.state === 'installing') await new Promise((done) => fresh.addEventListener('statechange', done, { once: true }));
    return fresh?.state ?? 'redundant';
}"""
"""Looks for a new release and says how fetching it ended: `installed`, or `redundant` when it failed. The browser looks too, now and
then after a visit, and may have found it before."""


@pytest.fixture(scope="module")
def releases(site: Site) -> tuple[Files, Files]:
    """The site as it is built, and its next release."""
    old = folders.read_folder(assembly.DIST)
    parts = assembly.PARTS
    try:
        assembly.PARTS = (*parts, lambda: {"news.txt": b"something new", "big.txt": bytes(range(256)) * 8000})
        new = assembly.make_site()
    finally:
        assembly.PARTS = parts
    return old, new


@pytest.fixture
def host(releases: tuple[Files, Files], tmp_path: Path) -> Iterator[Site]:
    """A host with the old release on it."""
    folders.write_site(releases[0], tmp_path)
    with Site(tmp_path, prefix="/club/") as served:
        yield served


@pytest.fixture
def tab(browser: Browser, host: Site) -> Iterator[Page]:
    """A visitor in the middle of a game, with the site on the device."""
    context = browser.new_context(viewport=TABLET, locale="en-GB")
    page = visit(context, host.url)
    wait_kept(page)
    open_at(page, MATCH)
    press(page, state(page)["legal"][0])
    yield page
    context.close()


def visit(context: BrowserContext, url: str) -> Page:
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    return page


def name_of(release: Files) -> str:
    """What the next release is called."""
    return next(name for name in release if name.endswith("/news.txt")).split("/")[1]


def take(page: Page, wanted: str) -> None:
    """Accept the new version and wait until the page runs it."""
    page.click(f"{NOTICE} [data-act=update]")
    page.wait_for_selector(f"html[data-assets$='{wanted}']{READY.removeprefix('html')}", state="attached", timeout=START_LIMIT)
    wait_idle(page)


def test_a_new_version_waits_for_a_tap_and_keeps_the_game(tab: Page, releases: tuple[Files, Files], tmp_path: Path) -> None:
    old = release_of(tab)
    folders.write_site(releases[1], tmp_path)
    assert tab.evaluate(LOOK) == "installed"
    tab.wait_for_selector(NOTICE, timeout=START_LIMIT)
    assert release_of(tab) == old
    press(tab, state(tab)["legal"][0])
    tab.evaluate("boneyard.killWorker()")
    press(tab, state(tab)["legal"][0])
    assert not foreign_files(tab)

    second = visit(tab.context, tab.url)
    assert release_of(second) == old, "a tab opened before the tap got a mixture"
    before, new = position(tab), name_of(releases[1])
    take(tab, new)
    assert position(tab) == before
    assert not foreign_files(tab)

    # The other tab goes on with the old version, from the device alone, and is told.
    second.wait_for_selector(NOTICE, timeout=START_LIMIT)
    second.evaluate("boneyard.killWorker()")
    assert second.evaluate("boneyard.engine({type: 'catalogue'}).then((reply) => reply.ok)")
    assert release_of(second) == old
    assert not foreign_files(second)
    take(second, new)
    second.close()
    tab.reload()
    tab.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    wait_settled(tab, "only => caches.keys().then((names) => names.join() === only)", f"boneyard-{new}")


def test_a_window_that_holds_the_old_version_keeps_nobody_waiting(
    tab: Page, releases: tuple[Files, Files], tmp_path: Path
) -> None:
    """A browser leaves the old service worker at its post as long as somebody has asked it for a file and not read that."""
    folders.write_site(releases[1], tmp_path)
    assert tab.evaluate(LOOK) == "installed"
    tab.wait_for_selector(NOTICE, timeout=START_LIMIT)
    other = visit(tab.context, tab.url.partition("#")[0])
    other.evaluate("async () => { self.unread = await fetch(`${document.documentElement.dataset.assets}/snapshot.txt`); }")
    before = position(tab)
    take(tab, name_of(releases[1]))
    assert position(tab) == before
    assert not foreign_files(tab)
    press(tab, state(tab)["legal"][0])

    other.close()
    wait_settled(tab, "() => navigator.serviceWorker.getRegistration().then(({ waiting }) => !waiting)", None)
    assert not tab.locator(NOTICE).count(), "it asked for what had been accepted"


def test_only_what_has_changed_is_fetched(tab: Page, releases: tuple[Files, Files], tmp_path: Path) -> None:
    folders.write_site(releases[1], tmp_path)
    fetched: list[str] = []
    tab.context.on("request", lambda request: fetched.append(request.url))
    assert tab.evaluate(LOOK) == "installed"
    tab.wait_for_selector(NOTICE, timeout=START_LIMIT)
    names = {url.rpartition("/")[2] for url in fetched}
    assert not names & {"pyodide.asm.wasm", "snapshot.txt", "bundle.txt", "style.css"}


def test_what_is_damaged_is_not_copied_into_a_new_version(tab: Page, releases: tuple[Files, Files], tmp_path: Path) -> None:
    assert tab.evaluate(DAMAGE, [r"pyodide\.asm\.wasm$|/words/en\.ftl$|/worker\.js$", "cut"]) == 3
    folders.write_site(releases[1], tmp_path)
    assert tab.evaluate(LOOK) == "installed"
    assert len(tab.evaluate("caches.keys()")) == 2
    assert tab.evaluate(SPOILT) == []


def test_a_half_deployed_host_changes_nothing(tab: Page, releases: tuple[Files, Files], tmp_path: Path) -> None:
    old = release_of(tab)
    half = {**releases[0], hosting.WORKER: releases[1][hosting.WORKER], "index.html": releases[1]["index.html"]}
    folders.write_site(half, tmp_path)
    assert tab.evaluate(LOOK) == "redundant"
    press(tab, state(tab)["legal"][0])
    before = position(tab)
    tab.reload()
    tab.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    wait_idle(tab)
    assert release_of(tab) == old
    assert position(tab) == before
    assert not foreign_files(tab)
    assert not tab.locator(NOTICE).count()

    folders.write_site(releases[1], tmp_path)
    assert tab.evaluate(LOOK) == "installed"
    tab.wait_for_selector(NOTICE, timeout=START_LIMIT)


def test_a_cut_download_is_taken_up_again(
    tab: Page, releases: tuple[Files, Files], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = release_of(tab)
    folders.write_site(releases[1], tmp_path)
    whole = serve._Handler.copyfile
    asked: list[str] = []

    def cut(self: serve._Handler, source: object, target: object) -> None:
        asked.append(self.path)
        if self.path.endswith("big.txt"):
            self.wfile.write(source.read(100_000))  # type: ignore[attr-defined]
            self.wfile.flush()
            self.connection.shutdown(socket.SHUT_RDWR)
        else:
            whole(self, source, target)

    monkeypatch.setattr(serve._Handler, "copyfile", cut)
    assert tab.evaluate(LOOK) == "redundant"
    assert not tab.locator(NOTICE).count()
    press(tab, state(tab)["legal"][0])
    assert release_of(tab) == old
    monkeypatch.setattr(serve._Handler, "copyfile", whole)
    assert tab.evaluate(LOOK) == "installed"
    tab.wait_for_selector(NOTICE, timeout=START_LIMIT)
    assert any(path.endswith("big.txt") for path in asked)
