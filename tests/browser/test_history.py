"""What was played: a finished match is counted once, can be watched again with all hands open, sent on from any position, and goes
through a file without a loss."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from browser_tools import PHONE, another_document, wait_settled
from table_tools import open_at, play_on, press, raw_codes, state, told, wait_idle, wait_moves
from website.in_page import READY

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

MATCH = "#/play/block?players=3&seed=again&set=6&target=60&level=learner"
ALONE = "#/play/castle-rock?seed=again"
RECORDS = """async () => {
    const opening = indexedDB.open('boneyard');
    await new Promise((done) => (opening.onsuccess = done));
    const shelf = opening.result.transaction('kept').objectStore('kept');
    const found = shelf.getAll(IDBKeyRange.bound('played:', 'played;'));
    await new Promise((done) => (found.onsuccess = done));
    opening.result.close();
    return found.result;
}"""


def records(page: Page) -> list[dict[str, Any]]:
    """All that is kept of finished matches."""
    found: list[dict[str, Any]] = page.evaluate(RECORDS)
    return found


def wait_records(page: Page, condition: str) -> list[dict[str, Any]]:
    """They are written after the result is shown."""
    wait_settled(page, f"async () => {{ const all = await ({RECORDS})(); return {condition}; }}")
    return records(page)


def figures(page: Page) -> dict[str, str]:
    """What the page of a game says."""
    found: dict[str, str] = page.evaluate(
        "() => Object.fromEntries([...document.querySelectorAll('.figure')].map((one) => [one.dataset.figure, one.innerText]))"
    )
    return found


def statistics(page: Page) -> tuple[str, dict[str, str], str]:
    """All that is said of what was played, but for the files and the games that are kept."""
    open_at(page, "#/record")
    games = page.inner_text(".record-table")
    open_at(page, "#/record/block")
    return games, figures(page), page.inner_text(".record-columns")


def test_a_finished_match_is_counted_once_whatever_happens_to_it(app: Page) -> None:
    open_at(app, MATCH)
    play_on(app)
    [first] = wait_records(app, "all.length === 1")
    assert first["helped"] is False
    assert len(first["rounds"]) == state(app)["round"]
    assert sum(first["rounds"]) == state(app)["scores"][0]
    app.reload()
    app.wait_for_selector(READY, state="attached")
    wait_idle(app)
    app.wait_for_selector("dialog.summary")
    assert records(app) == [first]
    app.evaluate("window.boneyard.hurry = true")
    app.keyboard.press("Escape")
    moves = state(app)["moves"]
    app.click("[data-act=undo]")
    app.wait_for_function("moves => window.boneyard.state?.moves < moves", arg=moves)
    wait_idle(app)
    play_on(app)
    [second] = wait_records(app, "all.length === 1 && all[0].helped === true")
    assert second["ended"] >= first["ended"]
    open_at(app, "#/record/block")
    assert figures(app)["record-played"].endswith("1")
    assert "with help" in app.inner_text(".record")


def test_a_match_that_was_left_does_not_count_and_one_from_before_does(app: Page) -> None:
    open_at(app, MATCH)
    press(app, state(app)["legal"][0])
    assert not state(app)["finished"]
    open_at(app, "#/record")
    assert "Nothing here yet" in app.inner_text(".record")
    open_at(app, MATCH)
    play_on(app)
    wait_records(app, "all.length === 1")
    app.evaluate(RECORDS.replace("transaction('kept')", "transaction('kept', 'readwrite')").replace("getAll(", "delete("))
    assert records(app) == []
    open_at(app, "#/record")
    assert [record["game"] for record in records(app)] == ["block"]
    assert app.locator(".record-table tbody tr").count() == 1


def test_a_match_is_watched_again_with_all_hands_open(app: Page, check_axe: Callable[..., None]) -> None:
    open_at(app, MATCH)
    play_on(app)
    app.click("dialog [data-act=replay]")
    wait_place(app, 0)
    check_axe(app)
    last = state(app)["moves"]
    assert re.search(r"Ada: \d-\d, ", app.text_content("#position") or "")
    faces = "window.boneyard.stage.scene.tiles.filter(({ zone, face }) => zone === 'rack' && face === 'up').length"
    assert app.evaluate(faces) == 14
    app.click("[data-act=replay-open]")
    app.wait_for_function(f"() => {faces} === 0")
    app.click("[data-act=replay-open]")
    app.wait_for_function(f"() => {faces} === 14")
    app.keyboard.press("ArrowRight")
    wait_place(app, 1)
    assert re.search(r"(Ada|Ben|You) plays? ", app.inner_text(".step-words"))
    app.keyboard.press("ArrowLeft")
    wait_place(app, 0)
    app.keyboard.press("PageDown")
    app.wait_for_function("() => document.querySelector('.step-words')?.textContent.includes('round')")
    app.keyboard.press("End")
    wait_place(app, last)
    app.locator(".steps input").fill(str(last // 2))
    wait_place(app, last // 2)
    app.click("[data-act=replay-run]")
    wait_place(app, last)
    app.wait_for_selector("[data-act=replay-run]")
    assert not raw_codes(app)


def moves_of(state: dict[str, Any]) -> list[str]:
    moves: list[str] = json.loads(state["save"])["moves"].split()
    return moves


def wait_place(page: Page, at: int) -> None:
    page.wait_for_function(
        "at => document.querySelector('.bar-status')?.textContent.startsWith(`Move ${at} of`)"
        " && document.documentElement.hasAttribute('data-idle')",
        arg=at,
    )


def test_a_link_to_a_position_opens_a_game_there(app: Page, check_axe: Callable[..., None]) -> None:
    open_at(app, "#/play/muggins?players=2&seed=again&target=100&level=learner")
    play_on(app)
    app.click("dialog [data-act=replay]")
    wait_place(app, 0)
    played = moves_of(state(app))
    for at in (1, 2):  # somebody else's turn is among these
        app.keyboard.press("Home")
        wait_place(app, 0)
        for place in range(1, at + 1):
            app.keyboard.press("ArrowRight")
            wait_place(app, place)
        app.click("[data-act=replay-link]")
        link = app.input_value("dialog textarea")
        check_axe(app)
        replay = app.url
        app.keyboard.press("Escape")
        open_at(app, link[link.index("#") :])
        app.wait_for_function("() => window.boneyard.state?.turn === 0")
        now = state(app)
        assert moves_of(now)[:at] == played[:at]
        assert now["view"]["seat"] == 0
        assert all(hand is None for hand in now["view"]["hands"][1:])
        if at == 1:
            open_at(app, replay[replay.index("#") :])
            wait_place(app, 0)
    at = now["moves"]
    assert "#/saved/p" in app.url
    press(app, now["legal"][0])
    wait_moves(app, at)
    open_at(app, link[link.index("#") :])
    assert state(app)["moves"] > at, "the game that was begun there goes on"
    open_at(app, link[link.index("#") : link.index("?")][:-12])
    assert "damaged" in app.inner_text(".lost")


def test_everything_goes_through_a_file(open_site: Callable[..., Page], check_axe: Callable[..., None], tmp_path: Path) -> None:
    page = open_site(viewport=PHONE, color_scheme="dark")
    for address in (MATCH, ALONE):
        open_at(page, address)
        play_on(page)
    page.evaluate("localStorage.setItem('pace', 'fast')")
    wait_records(page, "all.length === 2")
    before = statistics(page)
    check_axe(page)
    open_at(page, "#/record")
    check_axe(page)
    page.click("[data-act=archive]")
    with page.expect_download() as saving:
        page.click("dialog [data-act=download]")
    file = tmp_path / "everything.json"
    saving.value.save_as(file)
    check_axe(page)
    page.keyboard.press("Escape")
    page.click("[data-act=erase]")
    page.wait_for_selector("dialog[open] [data-act=download]")
    check_axe(page)
    with another_document(page):
        page.click("dialog [data-act=erase-sure]")
    open_at(page, "#/record")
    assert "Nothing here yet" in page.inner_text(".record")
    assert page.locator(".matches .match").count() == 0
    assert page.evaluate("localStorage.getItem('pace')") is None

    page.click("[data-act=archive]")
    chooser = "dialog input[type=file]"
    page.set_input_files(chooser, {"name": "x.json", "mimeType": "application/json", "buffer": b'{"archive": 1, "scripts": []}'})
    page.wait_for_function("() => document.querySelector('dialog .wrong')?.textContent.includes('not a file with everything')")
    assert records(page) == []
    page.set_input_files(chooser, file)
    page.wait_for_function("() => document.querySelector('dialog [role=status]')?.textContent.includes('games: 2; results: 2')")
    with another_document(page):
        page.keyboard.press("Escape")
    assert page.evaluate("localStorage.getItem('pace')") == "fast"
    assert statistics(page) == before
    page.click(".matches .match-link >> nth=0")
    wait_place(page, 0)
    told(page, "deal")
