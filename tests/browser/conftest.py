"""Fixtures for the tests of the finished site in a real browser.

A start costs seconds, so a module shares one page (`app`). Tests that need a fresh browser profile, another screen or
another language open one with `open_site`.
"""

from __future__ import annotations

import contextlib
import os
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import TimeoutError as Late

import build
import hanging
import node
from browser_tools import START_LIMIT, TABLET, Guard, axe_findings, launch_options
from embed_tools import Host
from environment import CACHE, only_one
from in_page import BROKEN, READY
from serve import Site
from table_tools import start_afresh

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """No test may keep the others waiting for ever."""
    with hanging.watched(item):
        return (yield)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], browser_name: str) -> dict[str, Any]:
    """Start the machine's own browsers, and keep them from calling home."""
    return {**browser_type_launch_args, **launch_options(browser_name)}


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """The built site, served below a path, as it has to work there too."""
    if not os.environ.get("BONEYARD_DIST"):
        _build_once()
    with Site(build.DIST, prefix="/some/place/") as served:
        yield served


def _build_once() -> None:
    """Build the site, once for all the processes of a run."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"process {os.getpid()}")
    mark = CACHE / "built-for-tests"
    with only_one("tests"):
        if not mark.is_file() or mark.read_text(encoding="utf-8") != run:
            node.install(everything=True)
            build.build()
            mark.write_text(run, encoding="utf-8")


@pytest.fixture(scope="session")
def _guard(browser: Browser) -> Guard:
    guard = Guard()
    browser.on("context", guard.watch)
    return guard


@pytest.fixture(autouse=True)
def guard(_guard: Guard) -> Iterator[Guard]:
    """Fail a test in which anything went wrong behind the scenes."""
    yield _guard
    problems = _guard.settle()
    if problems:
        pytest.fail("Behind the scenes:\n  " + "\n  ".join(problems), pytrace=False)


class Opener:
    """Opens the site in a profile of its own: `open_site("?path", viewport=PHONE, locale="fr")`.

    The page is ready to play when it comes back; `ready=False` gives it as soon as it has loaded. It keeps nothing on
    the device unless asked to (`service_workers="allow"`): filling that store in every profile would take its time.
    """

    def __init__(self, browser: Browser, site: Site, guard: Guard) -> None:
        self._browser, self._site, self._guard = browser, site, guard
        self.pages: dict[Page, Any] = {}

    def __call__(self, path: str = "", *, ready: bool = True, **options: Any) -> Page:
        context = self._browser.new_context(**{"viewport": TABLET, "locale": "en-GB", "service_workers": "block", **options})
        page = context.new_page()
        self.pages[page] = page.viewport_size
        page.goto(self._site.url + path)
        if ready:
            wait_until_ready(page, self._guard)
        return page

    def close(self, page: Page) -> None:
        del self.pages[page]
        if not page.is_closed():
            page.context.close()


@pytest.fixture(scope="module")
def open_site(browser: Browser, site: Site, _guard: Guard) -> Iterator[Opener]:
    """Opens the site; what a test opens for itself is closed after it."""
    opener = Opener(browser, site, _guard)
    yield opener
    for page in list(opener.pages):
        opener.close(page)


@pytest.fixture(autouse=True)
def _order(open_site: Opener) -> Iterator[None]:
    """Every test finds the pages that it shares with others as they were when they were opened, whichever ran before."""
    shared = list(open_site.pages)
    for page in shared:
        if page.is_closed():
            open_site.close(page)
            continue
        if page.viewport_size != open_site.pages[page]:
            page.set_viewport_size(open_site.pages[page])
        start_afresh(page)
    yield
    for page in [page for page in open_site.pages if page not in shared]:
        open_site.close(page)


@pytest.fixture(scope="module")
def app(open_site: Callable[..., Page]) -> Page:
    """The started site on a tablet's screen, shared by the tests of a module."""
    return open_site()


@pytest.fixture
def check_axe() -> Callable[..., None]:
    """Fail with a list of what the accessibility checker finds on a page's current screen."""

    def check(page: Page, **options: Any) -> None:
        findings = axe_findings(page, **options)
        assert not findings, "\n".join(findings)

    return check


def wait_until_ready(page: Page, guard: Guard) -> None:
    """Wait for the sign that the page sets itself; when it does not come, say what was seen instead."""
    with contextlib.suppress(Late):
        page.wait_for_selector(f"{READY}, {BROKEN}", state="attached", timeout=START_LIMIT)
    state = page.get_attribute("html", "data-state")
    if state != "ready":
        seen = "\n  ".join(["", *guard.settle()])
        pytest.fail(f"The page did not become ready; its state is {state!r}.{seen}", pytrace=False)


@pytest.fixture(scope="module")
def host(browser: Browser, tmp_path_factory: pytest.TempPathFactory, site: Site) -> Iterator[Host]:
    """A blog and the site, on hosts of their own."""
    del site  # it builds the site if need be
    made = Host(browser, tmp_path_factory.mktemp("blog"))
    yield made
    made.close()
