"""Links, saves and texts that are wrong: a sentence, and nothing breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from table_tools import open_at, position, state, wait_idle

if TYPE_CHECKING:
    from playwright.sync_api import Page

LINKS = {
    "#/play/nonsense?seed=1": "no game called",
    "#/play/block?players=99&seed=1": "can play, not 99",
    "#/play/block?players=two": "not a number of players",
    "#/play/block?colour=red&seed=1": "no option",
    "#/play/block?set=7&seed=1": "not possible for set",
    "#/play/block?set=6&set=9": "cannot be read",
    "#/play/block?level=genius&seed=1": "no computer players",
    "#/play/%3Cscript%3E?seed=1": "no game called",
    "#/play/../../etc": "no such page",
    "#/nowhere": "no such page",
    "#/new/nonsense": "no game called",
    "#/new/block?set=5": "not possible for set",
    "#/saved/m123": "not kept on this device",
    "#/play/block?seed=" + "x" * 65: "missing or too long",
    "#/play/block?seed=" + "x" * 3000: "too long",
    "#/play/block?players=2&seed=%E0%A4%A": "",
}


@pytest.mark.parametrize("link", LINKS)
def test_malformed_link(app: Page, link: str) -> None:
    open_at(app, link)
    if LINKS[link]:
        assert LINKS[link] in app.inner_text(".lost [role=alert]")
        app.click(".lost .button")
    else:
        open_at(app, "#/")
    app.wait_for_selector(".card")
    wait_idle(app)


def test_bad_link_leaves_the_running_game_alone(app: Page) -> None:
    game = "#/play/block?level=simple&players=2&seed=safe&set=6"
    open_at(app, game)
    before = position(app)
    open_at(app, "#/play/block?set=7")
    open_at(app, game)
    assert position(app) == before


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[" * 17 + "]" * 17, "too-deep"),
        ("[" * 200_000, "too-long"),
        ('{"a":' * 17 + "1" + "}" * 17, "too-deep"),
        ("é" * 40_000, "too-long"),
        ("{", "not-json"),
        (None, "not-text"),
        ('["' + "[" * 40 + '"]', None),
        ('["\\"' + "[" * 40 + '"]', None),
        ("[" * 16 + "]" * 16, None),
    ],
)
def test_guard_of_texts(app: Page, text: str | None, reason: str | None) -> None:
    found = app.evaluate(
        "text => { try { window.boneyard.parse(text); return null; } catch (error) { return error.reason; } }", text
    )
    assert found == reason


def test_size_is_counted_in_bytes_and_depth_outside_strings(app: Page) -> None:
    assert app.evaluate("window.boneyard.guard('x'.repeat(65536)).length") == 65536
    assert app.evaluate('window.boneyard.nesting(\'{"a": [1, {"b": "]]][["}]}\')') == 3


@pytest.mark.parametrize("text", ["", "hello", "[" * 100_000, '{"boneyard":1}', "{" * 30 + "}" * 30])
def test_bad_save_is_refused_with_a_sentence(app: Page, text: str) -> None:
    open_at(app, "#/")
    app.click(".hero-tools .button >> nth=0")
    app.fill("dialog textarea", text)
    app.click("dialog .primary")
    app.wait_for_function("() => document.querySelector('.wrong')?.textContent.length > 10")
    assert not app.inner_text(".wrong").startswith("error-")
    app.keyboard.press("Escape")
    open_at(app, "#/play/castle-rock?seed=after")
    assert state(app)["turn"] == 0


def test_a_refused_move_changes_nothing(app: Page) -> None:
    open_at(app, "#/play/block?players=2&seed=refused&set=6")
    before = position(app)
    for request in (
        {"type": "play", "move": "nonsense"},
        {"type": "play", "move": "draw"},
        {"type": "dance"},
        {"type": "undo", "by": 9},
    ):
        code = app.evaluate("request => window.boneyard.engine(request).then(() => null, (error) => error.code)", request)
        assert code in {"invalid-move", "illegal-move", "bad-request"}
    assert app.evaluate("window.boneyard.engine({ type: 'state' })")["save"] == before["save"]
