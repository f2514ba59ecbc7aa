"""A thousand pieces of broken input through the real page: each is valid or refused with a sentence, the match stays, no engine dies."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from embed_tools import front
from hostile_tools import ASK, GO_TO_ALL, IMPORT_ALL, MESSAGES, SHOW_ALL, Calm, addresses_and_frames, bad_saves, requests
from table_tools import open_at, position, state
from tests.bridge_tools import CODES

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser_tools import Guard
    from embed_tools import Host

REQUESTS, ADDRESSES, SAVES, FRAMES = 600, 140, 180, 80
"""A thousand, besides the messages between windows."""
REFUSED = {"not-text", "too-long", "too-deep", "not-json"}
"""What the page refuses by itself: the size and the depth of a text."""
LARGE = """async (size) => {
    const codes = [];
    const large = 'x'.repeat(size);
    const tried = [{ type: 'load', save: large }, { type: 'play', move: large }, { type: 'load', save: '['.repeat(60000) }];
    for (const request of tried) {
        const told = (error) => error.code ?? error.reason ?? String(error);
        codes.push(await window.boneyard.engine(request).then(() => 'valid', told));
    }
    return codes;
}"""


def is_a_sentence(words: str | None) -> bool:
    return words is not None and len(words) > 10 and not words.startswith(("error-", "embed-"))


def test_broken_requests_and_saves_are_answered_by_a_code(app: Page) -> None:
    open_at(app, "#/play/castle-rock?seed=hostile")
    with Calm(app) as calm:
        told = calm.all(ASK, requests(REQUESTS))
        assert not set(told) - (CODES - {"internal"}) - REFUSED - {"valid"}, set(told)
        assert len(told) == REQUESTS
        assert {"bad-request", "bad-save", "valid"} <= set(told)
        assert app.evaluate(LARGE, 50_000_000) == ["too-long", "bad-request", "too-deep"]
    open_at(app, "#/play/castle-rock?seed=after")
    assert state(app)["turn"] == 0


def test_broken_addresses_lead_to_a_screen_or_a_sentence(app: Page) -> None:
    game = "#/play/castle-rock?seed=hostile"
    open_at(app, game)
    before = position(app)
    addresses, _ = addresses_and_frames(ADDRESSES, 0)
    with Calm(app) as calm:
        found = calm.all(GO_TO_ALL, addresses, at_once=5, still=True)
    assert len(found) == ADDRESSES
    assert all(words is None or is_a_sentence(words) for words in found)
    assert sum(words is not None for words in found) > ADDRESSES / 3
    open_at(app, game)
    assert position(app) == before


def test_broken_saves_are_refused_with_a_sentence(app: Page) -> None:
    open_at(app, "#/")
    app.click(".hero-tools .button >> nth=0")
    app.wait_for_selector("dialog textarea")
    with Calm(app) as calm:
        found = calm.all(IMPORT_ALL, bad_saves(SAVES))
    assert len(found) == SAVES
    assert all(map(is_a_sentence, found)), found


def test_broken_frames_have_a_puzzle_or_say_why_not(host: Host) -> None:
    _, queries = addresses_and_frames(0, FRAMES)
    page = host.show(host.frame_tag(), same_site=True)
    front(page)
    found = page.evaluate(SHOW_ALL, queries)
    assert len(found) == FRAMES
    assert all(one["play"].startswith(("Play", "Jouer")) and one["hurt"] is None for one in found), found
    assert all(one["problem"] is None or is_a_sentence(one["problem"]) for one in found), found
    assert any(one["problem"] for one in found)


def test_messages_from_other_windows_change_nothing(host: Host, guard: Guard) -> None:
    """The frame answers one question, and the tag believes its own frame only, and only what makes sense."""
    tag = f'<script src="{host.site.url}castle-rock.js"></script><castle-rock puzzle="daily-2026-11-16"></castle-rock>'
    page = host.show(tag)
    frame = front(page)
    page.wait_for_function("() => got.some(({ type }) => type === 'castle-rock:height')")
    asked = page.evaluate(
        f"""() => {{
            {MESSAGES}
            window.got = [];
            window.results = 0;
            document.querySelector('castle-rock').addEventListener('castle-rock-result', () => window.results++);
            const target = document.querySelector('castle-rock').shadowRoot.querySelector('iframe').contentWindow;
            const own = (message) => message?.type === 'castle-rock:height?';
            for (const message of whole) target.postMessage(message, '*');
            for (const message of whole) postMessage(message, '*');
            target.postMessage({{ type: 'castle-rock:height?', last: true }}, '*');
            return {{ sent: whole.length * 2, answers: whole.filter(own).length + 1 }};
        }}"""
    )
    assert asked["sent"] > 400
    from_frame = "() => got.filter(({ origin, type, puzzle }) => origin !== location.origin && type === 'castle-rock:height')"
    page.wait_for_function(f"count => ({from_frame})().length >= count", arg=asked["answers"])
    heights = {json.dumps(answer) for answer in page.evaluate(from_frame)}
    assert len(heights) == 1
    assert page.evaluate("window.results") == 0
    style = "document.querySelector('castle-rock').shadowRoot.querySelector('iframe').getAttribute('style')"
    before = page.evaluate(style)
    frame.evaluate(
        f"() => {{ {MESSAGES} for (const message of whole) parent.postMessage(message, '*'); parent.postMessage({{ last: 1 }}, '*'); }}"
    )
    page.wait_for_function("() => got.some(({ last }) => last)")
    after = page.evaluate(style)
    assert "color" not in after
    assert "NaN" not in after
    assert before.split("height")[0] == after.split("height")[0]
    assert guard.settle() == []
