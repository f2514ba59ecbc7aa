"""How a test makes the engine fail: from the page's side of the worker, since the engine itself has no switch for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

_BETWEEN = """() => {
    if (window.between) return;
    const send = Worker.prototype.postMessage;
    const never = () => false;
    const between = { swallow: never, hold: never, killAt: never, times: 0, seen: 0, held: null, change: (text) => text };
    window.between = between;
    Worker.prototype.postMessage = function (message, ...rest) {
        const request = message.kind === 'request' ? JSON.parse(message.text) : {};
        const lost = between.times > 0 && between.swallow(request);
        window.boneyard.patience = lost ? 200 : 600_000;
        if (lost) {
            between.times--;
            between.seen++;
        } else if (between.fatal) {
            between.fatal = false;
            setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: { kind: 'failed', reason: 'fatal error' } })));
        } else if (between.hold(request)) {
            between.hold = () => false;
            between.held = () => send.call(this, message, ...rest);
        } else if (between.killAt(request)) {
            between.killAt = () => false;
            send.call(this, message, ...rest);
            queueMicrotask(() => window.boneyard.killWorker()); // before any answer can be heard
        } else send.call(this, message.text ? { ...message, text: between.change(message.text, request) } : message, ...rest);
    };
    const strip = document.getElementById('start');
    between.said = [];
    new MutationObserver(() => strip.textContent && between.said.push(strip.textContent)).observe(strip, { childList: true });
}"""
"""Stands between page and worker. The engine's patience is short for a request that it never gets, and without end for any other."""


def swallow(page: Page, test: str, times: int = 1) -> None:
    """Let the next requests that pass `test` (JavaScript, of `request`) never arrive."""
    page.evaluate(_BETWEEN)
    page.evaluate(f"times => Object.assign(between, {{ swallow: (request) => {test}, times, seen: 0, said: [] }})", times)


def swallowed(page: Page) -> int:
    """How many have been sent in vain since then."""
    return int(page.evaluate("between.seen"))


def said(page: Page) -> list[str]:
    """What the strip at the edge of the page has said since then."""
    found: list[str] = page.evaluate("between.said")
    return found


def hold(page: Page, test: str) -> None:
    """Keep back the next request that passes `test`; `release` lets it go."""
    page.evaluate(_BETWEEN)
    page.evaluate(f"() => Object.assign(between, {{ hold: (request) => {test}, held: null }})")


def wait_held(page: Page) -> None:
    page.wait_for_function("() => between.held")


def break_off(page: Page) -> None:
    """The worker tells of a fatal error in the place of its next answer."""
    page.evaluate(_BETWEEN)
    page.evaluate("() => between.fatal = true")


def kill_in(page: Page, test: str) -> None:
    """The worker is ended while it works on the next request that passes `test`."""
    page.evaluate(_BETWEEN)
    page.evaluate(f"() => Object.assign(between, {{ killAt: (request) => {test} }})")


def spoil_saves(page: Page, *, on: bool) -> None:
    """A worker gets saves that it cannot read, or again those that were sent."""
    page.evaluate(_BETWEEN)
    page.evaluate(
        """on => between.change = (text, request) => on && request.type === 'load' ? JSON.stringify({ type: 'load', save: '{' }) : text""",
        on,
    )
