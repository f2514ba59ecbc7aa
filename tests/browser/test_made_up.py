"""A game of a family that nobody has described to the page is played in it to the end, and every sentence is true.

The game comes into the page's Python with the engine's sources, which the browser gets with one file more: the page takes them where it
finds neither of its quicker starts.
"""

from __future__ import annotations

import io
import re
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from browser_tools import PHONE, START_LIMIT
from table_tools import next_round, open_at, raw_codes, state, tap, tap_tile, tile_of, told, wait_idle
from tests.made_up import HILL_AND_VALLEY
from website.in_page import READY

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Route

SOURCE = Path(__file__).parent.parent / "made_up.py"
DOOR = "domino_core/bridge.py"
VISIT = """
from domino_core.house import Visit
from made_up import HILL_AND_VALLEY
Visit([HILL_AND_VALLEY]).__enter__()
"""
NAMES = ("You", "Ada", "Ben")
PLAY = f"#/play/{HILL_AND_VALLEY.id}?players={{players}}&seed={{seed}}&rounds={{rounds}}&level=simple"

LISTEN = """() => {
    window.heard = [];
    const places = ['live', 'notices'].map((id) => document.getElementById(id));
    const hear = () => window.heard.push(...places.flatMap((place) => [...place.childNodes].map((node) => node.textContent)));
    for (const place of places) new MutationObserver(hear).observe(place, { childList: true, subtree: true, characterData: true });
}"""
WRITTEN = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [document.title];
    while (walker.nextNode()) if (!walker.currentNode.parentElement.closest('script, style, noscript')) texts.push(walker.currentNode.data);
    for (const one of document.querySelectorAll('[aria-label], [title]')) texts.push(one.ariaLabel ?? one.title);
    return [...texts, ...window.heard.splice(0)];
}"""
"""Every text that is or was in the page: what is written, and what screen readers are told."""


def with_the_game(route: Route) -> None:
    """The engine's sources with the game among them, visiting."""
    whole = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(route.fetch().body())) as given, zipfile.ZipFile(whole, "w") as made:
        for name in given.namelist():
            made.writestr(name, given.read(name) + (VISIT.encode() if name == DOOR else b""))
        made.writestr(SOURCE.name, SOURCE.read_bytes())
    route.fulfill(body=whole.getvalue(), content_type="application/zip")


def start(open_site: Callable[..., Page], **options: Any) -> Page:
    page = open_site(ready=False, reduced_motion="reduce", **options)
    for name in ("snapshot.txt", "bundle.txt"):
        page.context.route(f"**/{name}", lambda route: route.fulfill(body=""))
    page.context.route("**/engine.zip", with_the_game)
    page.reload()
    page.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    page.evaluate(LISTEN)
    return page


@pytest.fixture(scope="module")
def table(open_site: Callable[..., Page]) -> Page:
    return start(open_site)


def texts(page: Page) -> list[str]:
    """What the page says, or has said since it was last asked; nothing in it is a code, a gap, or about another game."""
    found = [text for text in page.evaluate(WRITTEN) if text.strip()]
    assert not raw_codes(page)
    wrong = [text for text in found if re.search(r"\{|undefined|null|NaN|\btrains?\b|\bline\b", text, re.IGNORECASE)]
    gaps = [text for text in found if re.search(r"^ [^·]|  | [.,!?](\s|$)|: ?$", text)]
    assert not wrong + gaps
    return found


def play_round(page: Page) -> list[str]:
    """Play a round to its end by taps, and return all that was said."""
    said = texts(page)
    while not (now := state(page))["result"]:
        said += texts(page)
        tap(page, now["legal"][0])
    page.wait_for_selector("dialog.summary")
    return said + texts(page)


def standings(page: Page) -> list[tuple[str, int]]:
    rows = page.eval_on_selector_all(
        "dialog .standings tr", "all => all.map((row) => [...row.children].map((one) => one.innerText))"
    )
    return [(row[0], int(row[-1])) for row in rows]


def test_from_the_lobby_to_the_end_by_taps(table: Page, check_axe: Callable[..., None]) -> None:
    open_at(table, "#/")
    card = table.locator(f".card[data-game={HILL_AND_VALLEY.id}]")
    assert card.locator(".card-name").inner_text() == "Hill and valley"
    card.click()
    table.wait_for_selector("[data-act=start]")
    assert table.inner_text("h1") == "Hill and valley"
    assert table.locator("[data-field=set]").count() == 0, "a single value is nothing to choose"
    for choice in ("[data-field=players][value='3']", "[data-field=rounds][value='3']"):
        table.check(choice, force=True)
        wait_idle(table)
    check_axe(table)
    table.click("[data-act=start]")
    table.wait_for_selector("canvas.table")
    wait_idle(table)

    said = play_round(table)
    for _ in range(2):
        next_round(table)
        said += play_round(table)
    now = state(table)
    assert now["finished"]
    assert (now["round"], now["family"]) == (3, "hills")
    assert any(re.fullmatch(r"Play \d-\d on (hill|valley)", text) for text in said)
    assert any(re.search(r"\b(Ada|Ben) plays \d-\d\.", text) for text in said)
    assert any(re.search(r"\bYou play \d-\d\.", text) for text in said)
    check_axe(table)

    listed = standings(table)
    assert [score for _, score in listed] == sorted(now["scores"])
    assert {name for name, score in listed if score == listed[0][1]} == {NAMES[seat] for seat in now["winners"]}
    title = table.inner_text("dialog h2")
    assert [name for name in NAMES[1:] if name in title] == [NAMES[seat] for seat in now["winners"] if seat]


def test_ends_of_rounds_name_whom_they_speak_of(table: Page) -> None:
    """Somebody is out, or nobody can go on: both are told as they are, whoever it was."""
    leads: dict[tuple[str, int | None], str] = {
        ("out", 0): "You have played your last tile.",
        ("out", 1): "Ada has played the last tile.",
    }
    leads |= {("blocked", None): "The round is over."}
    told_of = set()
    for number in range(60):
        open_at(table, PLAY.format(players=2, seed=f"end{number}", rounds=1))
        play_round(table)
        result = state(table)["result"]
        end = (result["reason"], result["seat"])
        assert table.inner_text("dialog .lead") == leads[end]
        told_of.add(end)
        if told_of == set(leads):
            return
    pytest.fail(f"only {told_of} came up")


def test_a_tile_that_does_not_fit_is_refused_by_the_engine(table: Page) -> None:
    open_at(table, PLAY.format(players=3, seed="refuse", rounds=1))
    while not (
        others := set(state(table)["view"]["hands"][0]) - {tile_of(move) for move in state(table)["legal"] if "@" in move}
    ):
        tap(table, state(table)["legal"][0])
    moves = state(table)["moves"]
    tap_tile(table, min(others))
    told(table, f"{min(others)} does not fit just now.")
    assert state(table)["moves"] == moves
    texts(table)


def test_the_menus_offer_nothing_of_other_families(table: Page) -> None:
    open_at(table, PLAY.format(players=3, seed="menus", rounds=3))
    table.click("[data-act=order]")
    assert "As a train" not in table.inner_text("dialog")
    assert table.locator("[data-order]").count() == 4
    table.keyboard.press("Escape")
    table.click("[data-act=menu]")
    assert table.locator("[data-act=trains], [data-act=tricks], [data-act=skip-to-end]").count() == 0
    table.click("[data-act=scores]")
    table.wait_for_selector("dialog .sheet")
    assert "3 rounds; the lowest total wins." in texts(table)


def test_it_goes_on_where_it_was_left(table: Page) -> None:
    """The lobby tells how it stands, and after a new start the table is as it was."""
    open_at(table, PLAY.format(players=3, seed="kept", rounds=3))
    play_round(table)
    before = state(table)
    open_at(table, "#/")
    entry = table.inner_text(".match-state")
    assert str(before["scores"][0]) in entry
    assert str(min(before["scores"][1:])) in entry
    table.reload()
    table.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    table.evaluate(LISTEN)
    table.click(".match-link")
    table.wait_for_selector("dialog.summary")
    assert state(table)["save"] == before["save"]
    texts(table)


def test_in_french_on_a_phone(open_site: Callable[..., Page]) -> None:
    page = start(open_site, locale="fr-FR", viewport=PHONE)
    open_at(page, PLAY.format(players=3, seed="français", rounds=1))
    said = play_round(page)
    assert any(re.fullmatch(r"Poser \d-\d sur (hill|valley)", text) for text in said)
