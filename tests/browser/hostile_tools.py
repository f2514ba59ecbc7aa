"""Broken and poisoned input for the page, and the loops inside the page that try much of it in little time."""

from __future__ import annotations

import json
from itertools import product
from typing import TYPE_CHECKING, Any, Self

from domino_core.rng import Rng
from machine import node
from machine.environment import ROOT
from tests.hostile import Table, broken, case, saves

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page

ANSWER = 2.0
"""Seconds that an answer may take at most."""

GENERATE = """
const { broken, ADDRESSES, FRAMES } = await import(process.argv[1]);
const make = (texts, count) => Array.from({ length: count }, (_, number) => broken(texts, 7, number));
console.log(JSON.stringify({ addresses: make(ADDRESSES, Number(process.argv[2])), frames: make(FRAMES, Number(process.argv[3])) }));
"""


def addresses_and_frames(addresses: int, frames: int) -> tuple[list[str], list[str]]:
    """Broken addresses of the page, and broken parameters of frames, from where the unit tests of the page have theirs."""
    source = (ROOT / "tests" / "js" / "hostile.mjs").as_uri()
    line = [node.programs()[0], "--input-type=module", "--eval", GENERATE, source, str(addresses), str(frames)]
    made = json.loads(node.run(line, "Broken addresses could not be made."))
    return made["addresses"], made["frames"]


def requests(count: int) -> list[dict[str, Any]]:
    """Broken requests that a page can send at all: those that are still JSON."""
    found: list[dict[str, Any]] = []
    number = 0
    while len(found) < count:
        number += 1
        try:
            data = json.loads(case("page", number).text)
            json.dumps(data, allow_nan=False)
        except ValueError:
            continue
        if isinstance(data, dict):
            found.append(data)
    return found


def bad_saves(count: int) -> list[str]:
    """Broken saves, none of which is a save any more."""
    rng, table, kept = Rng("bad saves"), Table("bad saves"), saves("begun")
    found: list[str] = []
    while len(found) < count:
        text = broken(rng, rng.choice(kept), kept)
        if table.hold(json.dumps({"type": "load", "save": text.strip()})) is not None:
            found.append(text)
    return found


ASK = """async ({ cases }) => {
    const { engine } = window.boneyard;
    const told = [];
    let save = (await engine({ type: 'state' })).save;
    for (const request of cases) {
        const code = await engine(request).then(() => 'valid', (error) => error.code ?? error.reason ?? String(error));
        told.push(code);
        const now = (await engine({ type: 'state' })).save;
        if (code !== 'valid' && now !== save) told.push(`changed by ${JSON.stringify(request).slice(0, 200)}`);
        save = now;
    }
    return told;
}"""
"""Asks the engine for one thing after another, and looks each time whether the match is still there as it was."""

GO_TO_ALL = """async ({ cases, still }) => {
    window.boneyard.hurry = true;
    const html = document.documentElement;
    const found = [];
    for (const hash of cases) {
        const heard = new Promise((done) => addEventListener('hashchange', done, { once: true }));
        const before = location.hash;
        location.hash = hash;
        if (location.hash === before) dispatchEvent(new HashChangeEvent('hashchange'));
        await heard;
        while (still && !html.hasAttribute('data-idle')) await new Promise((done) => setTimeout(done, 4));
        const lost = document.querySelector('.lost [role=alert]');
        found.push(lost ? lost.textContent : null);
        const listens = (element) => element.getAttributeNames().some((name) => name.startsWith('on'));
        const odd = (element) => element.matches('script, iframe, object, embed, base') || listens(element);
        const made = [...document.querySelectorAll('body *')].find(odd);
        if (made) throw new Error(`${hash} made ${made.outerHTML}`);
    }
    return found;
}"""
"""Goes to one address after another, waits for each to stand still if told so, and returns what it said where it led nowhere. What the
address says must not become an element."""

IMPORT_ALL = """async ({ cases }) => {
    const [area, wrong, load] = ['textarea', '.wrong', '.primary'].map((name) => document.querySelector(`dialog ${name}`));
    const found = [];
    for (const text of cases) {
        wrong.textContent = '';
        const told = new Promise((done) => new MutationObserver((_, me) => (me.disconnect(), done())).observe(wrong, { childList: true }));
        area.value = text;
        load.click();
        await told;
        found.push(wrong.textContent);
        if (wrong.children.length) throw new Error(wrong.innerHTML);
    }
    return found;
}"""
"""Puts one text after another into the form that brings a game back, all of which are refused; returns the sentences."""

SHOW_ALL = """async (queries) => {
    const frame = document.querySelector('iframe');
    const base = frame.src.split('?')[0];
    const found = [];
    for (const query of queries) {
        const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
        frame.src = `${base}?${query.replace(/^[?]/, '').replaceAll('#', '%23')}`;
        await loaded;
        const { contentDocument: inside, contentWindow } = frame;
        const at = (id) => inside.getElementById(id);
        if (inside.querySelector('#problems *:not(p), #title *, #play *')) throw new Error(inside.body.outerHTML.slice(0, 2000));
        const problem = at('problems').hidden ? null : at('problems').textContent;
        found.push({ play: at('play').textContent, problem, hurt: contentWindow.hurt ?? null });
    }
    return found;
}"""
"""Shows a frame of one's own site with one query after another; returns what stands on its button, and what is wrong."""


class Calm:
    """Watches that no engine dies while something is tried, for a worker that is replaced would be a new one; and that no answer takes
    longer than it may.

    That is counted in the processor's time, of which a busy machine does not need more than an idle one: all that the browser's pages
    have used for some cases together is less than a single answer may take.
    """

    def __init__(self, page: Page) -> None:
        self._page = page
        self.started: list[str] = []

    def __enter__(self) -> Self:
        browser = self._page.context.browser
        assert browser
        self._session = browser.new_browser_cdp_session()
        self._page.on("worker", self._note)
        return self

    def all(self, loop: str, cases: Sequence[object], at_once: int = 25, **more: object) -> list[Any]:
        """Has one of the loops above try all these cases, so many at once."""
        found: list[Any] = []
        for start in range(0, len(cases), at_once):
            before = self._worked()
            some = cases[start : start + at_once]
            found += self._page.evaluate(loop, {"cases": some, **more})
            worked = self._worked() - before
            assert worked < ANSWER, f"{worked:.1f} s of work for {str(some)[:2000]}"
        return found

    def _worked(self) -> float:
        processes = self._session.send("SystemInfo.getProcessInfo")["processInfo"]
        return float(sum(one["cpuTime"] for one in processes if one["type"] == "renderer"))

    def _note(self, worker: Any) -> None:
        self.started.append(worker.url)

    def __exit__(self, *_: object) -> None:
        self._page.remove_listener("worker", self._note)
        self._session.detach()
        assert not self.started, "an engine died and was replaced"


MESSAGES = """
const types = ['castle-rock:height?', 'castle-rock:height', 'castle-rock:result', 'castle-rock:', '__proto__', '', 7, null, undefined];
const values = [NaN, Infinity, -1, 0, 1e9, 2 ** 53 + 1, '1e999', '50%;color:red', [5], [], {}, null, undefined, true, 5n, '\\ud800',
    new Date(0), new Map([['type', 'castle-rock:height']]), new Uint8Array(9), /x/, new Error('x'), 'x'.repeat(1e6)];
const whole = [null, undefined, 0, '', 'castle-rock:height?', [], [['type']], true, 5n, ...values];
for (const type of types) for (const height of values) whole.push({ type, height, puzzle: height, stars: height, __proto__: null });
let deep = { type: 'castle-rock:height?' };
for (let level = 0; level < 500; level++) deep = { type: deep };
whole.push(deep, JSON.parse('{"__proto__": {"type": "castle-rock:height?"}}'));
"""
"""Messages that one window may send to another, well over two hundred."""


# ---------------------------------------------------------------- what runs where it should not

_CALL = "hurt=1"
_HOLDERS = (
    "<script>{c}</script>", "<img src=x onerror={c}>", "<svg onload={c}>", "<svg><script>{c}</script></svg>", "<body onload={c}>",
    "<iframe src=javascript:{c}>", '<iframe srcdoc="<script>parent.{c}</script>">', "<a href=javascript:{c}>x</a>",
    "<math href=javascript:{c}>x", "<details open ontoggle={c}>", "<input autofocus onfocus={c}>", "<video><source onerror={c}>",
    "<object data=javascript:{c}>", "<embed src=javascript:{c}>", "<style>@import 'javascript:{c}'</style>",
    "<link rel=import href=data:text/html,{c}>", "<base href=//evil.example/>", "<form action=javascript:{c}><button>",
    "<meta http-equiv=refresh content=0;url=javascript:{c}>", "javascript:{c}", "data:text/html,<script>{c}",
    "{{{{constructor.constructor('{c}')()}}}}", "${{{c}}}", "`-{c}-`", "');{c};//", '";{c};//', "</title><script>{c}</script>",
    "</textarea><script>{c}</script>", "</script><script>{c}</script>", "--><script>{c}</script>",
)  # fmt: skip
_WRAPS = ("{}", '">{}', "'>{}", "<!--{}", "%3C{}", "&lt;{}", "\u202e{}", "{}\x00", "{}{{ $name }}", "\u2068{}<")


def poison() -> list[str]:
    """Three hundred texts that would run, or fetch, or break out of where they stand, if anything took them for more than text."""
    return [wrap.format(holder.format(c=_CALL)) for holder, wrap in product(_HOLDERS, _WRAPS)]
