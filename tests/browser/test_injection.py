"""Three hundred texts that would like to run, through every parameter, name and import of the page: they are shown as text, or not at all.

What the guard of all browser tests sees would fail these too: an error, something that the policy had to stop, a request for another host.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest

from domino_core import Match
from embed_tools import front
from hostile_tools import GO_TO_ALL, IMPORT_ALL, SHOW_ALL, Calm, poison
from table_tools import open_at

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from embed_tools import Host

POISON = poison()
LOST = {
    "a game": "#/play/{}",
    "a game to set up": "#/new/{}",
    "a puzzle": "#/puzzle/{}",
    "a saved game": "#/saved/{}",
    "a screen": "#/{}",
    "players": "#/play/block?players={}",
    "an option's name": "#/play/block?{}=1",
    "an option's value": "#/play/block?set={}",
    "a level": "#/play/block?seed=1&level={}",
}
"""Where such a text leads nowhere."""


DEAL_ALL = """async ({ cases }) => {
    const deal = (seed) => window.boneyard.engine({ type: 'new', game: 'castle-rock', seed });
    const found = [];
    for (const seed of cases) found.push(await deal(seed).then((state) => state.seed === seed, () => false));
    return found;
}"""
"""Deals by one name after another, and tells which were taken as they are."""


@pytest.fixture
def tiny(app: Page) -> Page:
    """The started site on the smallest screen, where thousands of screens are soon painted."""
    app.set_viewport_size({"width": 320, "height": 320})
    return app


def test_there_are_three_hundred_different_ones() -> None:
    assert len(set(POISON)) == 300


@pytest.mark.parametrize("where", LOST)
def test_in_an_address_it_is_text(tiny: Page, where: str) -> None:
    hashes = [LOST[where].format(quote(text, safe="")) for text in POISON]
    asks_the_engine = where in {"an option's value", "a level"}
    with Calm(tiny) as calm:
        found = calm.all(GO_TO_ALL, hashes, still=asks_the_engine)
    assert all(found), where
    assert tiny.evaluate("window.hurt") is None


def test_as_the_name_of_a_deal_it_is_text(tiny: Page) -> None:
    """Any text of up to 64 characters may be one: the engine deals by it, the form shows it, and a table stands for it."""
    fine = [text for text in POISON if len(text) <= 64 and text.isprintable()]
    assert len(fine) > len(POISON) / 2
    with Calm(tiny) as calm:
        dealt = calm.all(DEAL_ALL, POISON)
        assert [text for text, kept in zip(POISON, dealt, strict=True) if kept] == fine
        shown = calm.all(GO_TO_ALL, [f"#/new/castle-rock?seed={quote(text, safe='')}" for text in POISON], still=True)
        assert not [text for text, refused in zip(POISON, shown, strict=True) if refused and text in fine]
        tables = [f"#/play/castle-rock?seed={quote(text, safe='')}" for text in fine[::10]]
        assert calm.all(GO_TO_ALL, tables, at_once=10, still=True) == [None] * len(tables)
    open_at(tiny, tables[0])
    tiny.click("[data-act=menu]")
    tiny.wait_for_selector("dialog")
    tiny.keyboard.press("Escape")
    open_at(tiny, "#/")
    tiny.wait_for_selector(".match-link")
    assert tiny.evaluate("window.hurt") is None


def test_in_a_save_it_is_text(app: Page) -> None:
    sound = json.loads(Match.new("block", 2, "1").save())
    fields = ("game", "moves", "deal", "options", "players", "boneyard")
    texts = [
        json.dumps({**sound, field: {text: text} if field == "options" else text})
        for number, text in enumerate(POISON)
        for field in (fields[number % len(fields)], fields[(number + 1) % len(fields)])
    ]
    open_at(app, "#/")
    app.click(".hero-tools .button >> nth=0")
    app.wait_for_selector("dialog textarea")
    with Calm(app) as calm:
        found = calm.all(IMPORT_ALL, [*texts, *POISON])
    assert all(found)
    assert app.evaluate("window.hurt") is None


def test_a_save_with_such_a_seed_is_brought_back_as_a_game(app: Page) -> None:
    open_at(app, "#/")
    app.click(".hero-tools .button >> nth=0")
    app.fill("dialog textarea", Match.new("castle-rock", 1, "<img src=x onerror=hurt=1>").save())
    app.click("dialog .primary")
    app.wait_for_function("() => window.boneyard.state?.seed === '<img src=x onerror=hurt=1>'")
    assert app.locator("#screen img[src=x]").count() == 0
    assert app.evaluate("window.hurt") is None


def test_in_the_parameters_of_a_frame_it_is_text(host: Host) -> None:
    """Each is the name of a puzzle, which is told; and stands for other parameters and names of parameters beside other ones."""
    others = ("theme", "lang", "mode", "set", "level", "report", "origin")
    told, queries = [quote(text, safe="") for text in POISON], []
    for number, text in enumerate(told):
        beside = [f"{name}={told[number - place]}" for place, name in enumerate(others, 1)]
        queries.append("&".join([f"puzzle={text}", *beside, f"{told[number - 8]}=1"]))
    queries += [f"deal={text}" for text in told[::10]]
    page = host.show(host.frame_tag(size=(320, 200)), same_site=True, viewport={"width": 340, "height": 220})
    front(page)
    found = page.evaluate(SHOW_ALL, queries)
    assert len(found) == len(queries)
    assert all(one["problem"] and one["hurt"] is None for one in found)
    assert all(text[:40].strip() in one["problem"] for text, one in zip(POISON, found, strict=False))
    assert page.evaluate("window.hurt") is None
