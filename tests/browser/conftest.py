"""Fixtures for the tests of the finished site in a real browser.

A start costs seconds, so all tests share one page (`app`), which each of them finds as if it had just been opened. Tests that
need a fresh browser profile or leave traces in the page open one with `open_site`.
"""

from __future__ import annotations

import contextlib
import os
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

import hanging
from browser_tools import PATIENCE, START_LIMIT, TABLET, Guard, axe_findings, launch_options, what_it_shows
from embed_tools import Host
from machine import node
from machine.environment import CACHE, only_one
from table_tools import start_afresh
from website import assembly, catalogues
from website.in_page import BROKEN, READY
from website.serve import Site

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from playwright.sync_api import Browser, ViewportSize


SMALL: ViewportSize = {"width": 760, "height": 600}
USUAL: dict[str, Any] = {
    "viewport": TABLET,
    "locale": "en-GB",
    "color_scheme": "light",
    "reduced_motion": "reduce",
    "service_workers": "block",
}
FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note which tests have failed: the pages that they used are not lent again. What they show then is told with the failure."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    if report.failed and report.when == "call":
        for name, page in getattr(item, "funcargs", {}).items():
            if isinstance(page, Page):
                report.sections.append((f"what {name} shows", what_it_shows(page)))
    return report


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
    with Site(assembly.DIST, prefix="/some/place/") as served:
        yield served


def _build_once() -> None:
    """Build the site, once for all the processes of a run."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"process {os.getpid()}")
    mark = CACHE / "built-for-tests"
    with only_one("tests"):
        if not mark.is_file() or mark.read_text(encoding="utf-8") != run:
            node.install(everything=True)
            assembly.build()
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

    The page is ready to play when it comes back; `ready=False` gives it as soon as it has loaded, and `prepare` gets it before.
    Tiles do not fly unless asked to (`reduced_motion="no-preference"`): a move takes a tenth of the time. It keeps nothing on
    the device unless asked to (`service_workers="allow"`): filling that store in every profile would take its time.
    """

    def __init__(self, browser: Browser, site: Site, guard: Guard) -> None:
        self._browser, self._site, self._guard = browser, site, guard
        self.pages: dict[Page, dict[str, Any]] = {}
        self._given: dict[Page, dict[str, str]] = {}
        self.doubtful: set[Page] = set()

    def __call__(
        self, path: str = "", *, ready: bool = True, prepare: Callable[[Page], object] | None = None, **options: Any
    ) -> Page:
        chosen = {**USUAL, **options}
        page = self._browser.new_context(**chosen).new_page()
        self.pages[page] = chosen
        if prepare:
            prepare(page)
        page.goto(self._site.url + path)
        if ready:
            wait_until_ready(page, self._guard)
            self._given[page] = page.evaluate("({ ...localStorage })")
        return page

    def tidy(self, page: Page) -> None:
        """Make a page as it was when it was opened."""
        chosen = self.pages[page]
        page.mouse.move(0, 0)
        if page.viewport_size != chosen["viewport"]:
            page.set_viewport_size(chosen["viewport"])
        page.emulate_media(color_scheme=chosen["color_scheme"], reduced_motion=chosen["reduced_motion"])
        if start_afresh(page, self._given.get(page, {})) or page in self.doubtful:
            self.doubtful.discard(page)
            page.reload()
            wait_until_ready(page, self._guard)

    def close(self, page: Page) -> None:
        del self.pages[page]
        self._given.pop(page, None)
        if not page.is_closed():
            page.context.close()


class Shelf:
    """Started pages that all tests of a run share, one for each language."""

    def __init__(self, opener: Opener) -> None:
        self._opener = opener
        self._pages: dict[str, Page] = {}

    @contextlib.contextmanager
    def lent(self, locale: str, test: pytest.Item) -> Iterator[Page]:
        """A page as if it had just been opened, whichever test had it before. After a test that failed nobody gets it again."""
        page = self._pages.get(locale)
        if page and page.is_closed():
            self._opener.close(page)
            page = None
        if page:
            self._opener.tidy(page)
        else:
            page = self._pages[locale] = self._opener(locale=locale)
        yield page
        if test.stash.get(FAILED, False):
            self._opener.close(self._pages.pop(locale))


@pytest.fixture(scope="session")
def _shelf(browser: Browser, site: Site, _guard: Guard) -> Iterator[Shelf]:
    opener = Opener(browser, site, _guard)
    yield Shelf(opener)
    for page in list(opener.pages):
        opener.close(page)


@pytest.fixture
def app(_shelf: Shelf, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The started site on a tablet's screen."""
    with _shelf.lent("en-GB", request.node) as page:
        yield page


@pytest.fixture
def french(_shelf: Shelf, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The same in French."""
    with _shelf.lent("fr-FR", request.node) as page:
        yield page


LOCALES = {"en": "en-GB", "es": "es-MX", "fr": "fr-FR"}
"""What a browser says of a language: rather a country's than the language itself."""


@pytest.fixture(params=catalogues.languages())
def speaking(_shelf: Shelf, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The same in each language."""
    with _shelf.lent(LOCALES.get(request.param, request.param), request.node) as page:
        yield page


@pytest.fixture
def table(app: Page) -> Page:
    """The started site on a small screen, where there is less to paint: for tests with many moves."""
    app.set_viewport_size(SMALL)
    return app


@pytest.fixture(scope="module")
def open_site(browser: Browser, site: Site, _guard: Guard) -> Iterator[Opener]:
    """Opens the site for a test or for a module; what a test opens for itself is closed after it."""
    opener = Opener(browser, site, _guard)
    yield opener
    for page in list(opener.pages):
        opener.close(page)


@pytest.fixture(autouse=True)
def _order(open_site: Opener, request: pytest.FixtureRequest) -> Iterator[None]:
    """Every test finds the pages of its module as they were when they were opened, whichever ran before and however it ended."""
    shared = list(open_site.pages)
    for page in shared:
        if page.is_closed():
            open_site.close(page)
        else:
            open_site.tidy(page)
    yield
    for page in list(open_site.pages):
        if page not in shared:
            open_site.close(page)
        elif request.node.stash.get(FAILED, False):
            open_site.doubtful.add(page)


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
