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
import chromium
import node
from browser_tools import BROKEN, READY, START_LIMIT, TABLET, Guard, axe_findings, launch_options
from embed_tools import Host
from serve import Site

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], browser_name: str) -> dict[str, Any]:
    """Start the machine's own browsers, and keep them from calling home."""
    found = chromium.find() if browser_name == "chromium" else None
    return {**browser_type_launch_args, **launch_options(browser_name, found)}


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """The built site, served below a path, as it has to work there too."""
    if not os.environ.get("BONEYARD_DIST"):
        node.install(everything=True)
        build.build()
    with Site(build.DIST, prefix="/some/place/") as served:
        yield served


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


@pytest.fixture(scope="module")
def open_site(browser: Browser, site: Site, _guard: Guard) -> Iterator[Callable[..., Page]]:
    """Open the site in a profile of its own: `open_site("?path", viewport=PHONE, locale="fr")`.

    The page is ready to play when it comes back; `ready=False` gives it as soon as it has loaded. It keeps nothing on
    the device unless asked to (`service_workers="allow"`): filling that store in every profile would take its time.
    """
    contexts = []

    def open_page(path: str = "", *, ready: bool = True, **options: Any) -> Page:
        context = browser.new_context(**{"viewport": TABLET, "locale": "en-GB", "service_workers": "block", **options})
        contexts.append(context)
        page = context.new_page()
        page.goto(site.url + path)
        if ready:
            wait_until_ready(page, _guard)
        return page

    yield open_page
    for context in contexts:
        context.close()


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
