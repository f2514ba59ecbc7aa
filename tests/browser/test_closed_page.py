"""The page is closed: its policy stops what it should, and no test passes in which it had to."""

from __future__ import annotations

from fnmatch import fnmatch
from typing import TYPE_CHECKING

import pytest

from browser_tools import START_LIMIT
from offline_tools import play_every_game
from website import assembly, hosting, serve
from website.in_page import READY

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page, Route

    from browser_tools import Guard

TRIES = {
    "an inline script": ("document.body.append(Object.assign(document.createElement('script'), { textContent: 'hurt = 1' }))", "script"),
    "an attribute": ("document.body.setAttribute('onclick', 'hurt = 1'); document.body.click()", "script"),
    "text as code": ("setTimeout('hurt = 1')", "script"),
    "text as HTML": ("document.body.insertAdjacentHTML('beforeend', '<img>')", "require-trusted-types-for"),
    "text as a document": ("new DOMParser().parseFromString('<p>', 'text/html')", "require-trusted-types-for"),
    "another policy": ("trustedTypes.createPolicy('other', {})", "trusted-types"),
    "another host": ("fetch('https://other.example/').catch(() => {})", "connect-src"),
    "another host's picture": ("document.body.append(Object.assign(new Image(), { src: 'https://other.example/x.png' }))", "img-src"),
    "another host's script": ("import('https://other.example/x.js').catch(() => {})", "script-src"),
    "another host's worker": ("new Worker('https://other.example/x.js')", "require-trusted-types-for"),
    "a worker of text": ("new Worker('data:text/javascript,0')", "require-trusted-types-for"),
    "another base": ("document.head.append(Object.assign(document.createElement('base'), { href: 'https://other.example/' }))", "base-uri"),
}  # fmt: skip


def without_engine(page: Page) -> None:
    """The engine never comes: the page's policy holds without it, and a start costs seconds."""

    def never(route: Route) -> None:
        """Gives no answer."""

    page.context.route("**/{*.wasm,snapshot.txt,bundle.txt}", never)


@pytest.mark.parametrize("what", TRIES)
def test_what_is_not_of_the_page_is_stopped_and_noticed(open_site: Callable[..., Page], guard: Guard, what: str) -> None:
    page = open_site(ready=False, prepare=without_engine)
    code, directive = TRIES[what]
    # A script of the page's own would run it, which evaluating it from outside does not tell: so it is run by a timer.
    page.evaluate(
        """(code) => new Promise((done) => {
            addEventListener('securitypolicyviolation', () => setTimeout(done), { once: true });
            setTimeout(new Function(code));
        })""",
        code,
    )
    assert page.evaluate("window.hurt") is None
    found = guard.settle()
    assert any(directive in problem for problem in found), found


def test_a_request_for_another_host_is_noticed(open_site: Callable[..., Page], guard: Guard) -> None:
    """Even where no policy stops it."""

    def prepare(page: Page) -> None:
        without_engine(page)
        page.context.route("**/*.example/**", lambda route: route.abort())

    page = open_site(ready=False, bypass_csp=True, prepare=prepare)
    page.evaluate("fetch('https://other.example/').catch(() => {})")
    assert "other host: https://other.example/" in guard.settle()


def headers_for(path: str) -> list[tuple[str, str]]:
    """What the file for hosts says of a path."""
    found: list[tuple[str, str]] = []
    wanted = False
    for line in (assembly.DIST / hosting.HEADERS).read_text(encoding="utf-8").splitlines():
        if line.startswith("/"):
            wanted = fnmatch(path, line)
        elif wanted:
            name, _, value = line.strip().partition(": ")
            found.append((name, value))
    return found


@pytest.mark.parametrize("plan", ["snapshot", "stock"])
def test_the_engine_starts_behind_the_same_policy(
    browser: Browser, site: serve.Site, monkeypatch: pytest.MonkeyPatch, guard: Guard, plan: str
) -> None:
    """A worker has a policy of its own, from a header: so with a host that sends all that `_headers` asks for."""
    del site  # it builds the site if need be
    plain = serve._Handler.end_headers

    def with_headers(self: serve._Handler) -> None:
        for name, value in headers_for(self.path):
            if name != "Cache-Control":
                self.send_header(name, value)
        plain(self)

    monkeypatch.setattr(serve._Handler, "end_headers", with_headers)
    with serve.Site(assembly.DIST) as host:
        context = browser.new_context(service_workers="block", locale="en-GB")
        if plan == "stock":
            guard.allow("404")
            context.route("**/{snapshot,bundle}.txt", lambda route: route.fulfill(status=404))
        page = context.new_page()
        page.goto(host.url)
        page.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
        sent = page.evaluate(
            "fetch(document.documentElement.dataset.assets + '/worker.js').then((reply) => reply.headers.get('content-security-policy'))"
        )
        assert "require-trusted-types-for" in sent
        assert page.evaluate("boneyard.plan") == plan
        play_every_game(page, moves=1)
        context.close()
