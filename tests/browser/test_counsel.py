"""Hints that say why, a round looked at again, and what each player knew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from browser_tools import PATIENCE
from screen_tools import COVERED
from table_tools import open_at, play_on, press, resize, state, tile_of, wait_idle
from tests.cases import Case, kinds_of_tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, ViewportSize

LINE = "#/play/muggins?players=2&seed=why&level=simple"
SCREENS: tuple[ViewportSize, ...] = ({"width": 390, "height": 844}, {"width": 844, "height": 390}, {"width": 1180, "height": 820})


def ask(page: Page, request: dict[str, Any]) -> dict[str, Any]:
    reply: dict[str, Any] = page.evaluate("request => window.boneyard.engine(request)", request)
    return reply


def until_a_choice(page: Page) -> None:
    """Plays on until the person has something to choose."""
    while len(state(page)["legal"]) < 2:
        press(page, state(page)["legal"][0])


@pytest.mark.parametrize("case", [case for case in kinds_of_tables() if not (case.game.auction or case.game.clock)], ids=str)
def test_a_hint_says_why_and_asked_again_everything(app: Page, case: Case, check_axe: Callable[..., None]) -> None:
    open_at(app, case.link("why"))
    until_a_choice(app)
    app.click("[data-act=hint]")
    app.wait_for_selector(".hint-note", timeout=PATIENCE)
    note = app.inner_text(".hint-note")
    assert note.startswith("A good move: ")
    assert app.evaluate(COVERED) == []
    app.click("[data-act=hint]")
    app.wait_for_selector("dialog.reasons")
    moves = app.eval_on_selector_all("dialog.reasons [data-move]", "all => all.map((one) => one.dataset.move)")
    assert 1 <= len(moves) <= 2
    assert set(moves) <= set(state(app)["legal"])
    assert app.inner_text("dialog.reasons").count("Why: ") == len(moves)
    check_axe(app)
    app.click(f"dialog.reasons [data-move='{moves[-1]}']")
    app.wait_for_selector("dialog", state="detached")


def test_a_hint_at_tricks_lights_two_tiles(app: Page) -> None:
    for number in range(6):
        open_at(app, f"#/play/forty-two?seed=why{number}&level=simple")
        while not state(app)["result"] and (state(app)["view"]["phase"] != "play" or len(state(app)["legal"]) < 2):
            press(app, state(app)["legal"][0])
        if not state(app)["result"]:
            break
    app.click("[data-act=hint]")
    app.wait_for_selector(".hint-note", timeout=PATIENCE)
    assert "Why: " in (app.text_content(".hint-note") or "")


def judged(page: Page) -> list[int]:
    """Opens the review and waits until all choices have been judged; the moves before each turn that is told."""
    page.click("dialog [data-act=hindsight]")
    page.wait_for_selector("dialog.hindsight[data-judged]", timeout=PATIENCE)
    found: list[int] = page.eval_on_selector_all(".turns [data-at]", "all => all.map((one) => Number(one.dataset.at))")
    return found


def test_a_review_a_position_with_open_hands_and_another_try(app: Page, check_axe: Callable[..., None]) -> None:
    """The first seed in which the first legal moves cost something; the finished round stays as it was."""
    for number in range(8):
        open_at(app, f"#/play/block?players=2&seed=look{number}&set=6&target=10&level=simple")
        play_on(app)
        app.wait_for_selector("dialog.summary")
        turns = judged(app)
        if turns:
            break
        app.click("dialog.hindsight [aria-label=Close]")
    finished = state(app)
    assert finished["finished"]
    check_axe(app)
    assert "with what you could know then" in app.inner_text("dialog.hindsight")
    app.click(f".turns [data-at='{turns[0]}']")
    app.wait_for_function("at => Number(document.querySelector('.steps input')?.value) === at", arg=turns[0])
    app.wait_for_function("() => document.querySelector('.step-words')?.textContent.includes('Better: ')")
    shown = app.evaluate("window.boneyard.stage.scene.tiles.filter((tile) => tile.zone !== 'line' && tile.tile).length")
    hands = ask(app, {"type": "past", "moves": turns[0], "open": True, "seat": 0})["view"]["hands"]
    assert shown >= sum(map(len, hands))
    check_axe(app)
    old = app.evaluate("location.hash")
    app.click("[data-act=hindsight-here]")
    app.wait_for_function("() => location.hash.startsWith('#/saved/') && window.boneyard.state?.finished === false")
    wait_idle(app)
    now = state(app)
    assert (now["round"], now["moves"]) == (finished["round"], turns[0])
    played = now["view"]["history"]
    assert played == finished["view"]["history"][: len(played)]
    open_at(app, old)
    assert state(app)["finished"], "the finished game stays as it was"


def test_what_a_player_knew_and_the_deal(app: Page) -> None:
    open_at(app, "#/play/block?players=3&seed=knew&set=6&target=10&level=simple")
    running = ask_refused(app, {"type": "knew", "moves": 0, "seat": 1})
    assert running == "round-not-over"
    app.click("[data-act=menu]")
    app.click("[data-act=log]")
    before = app.inner_text(".log .fingerprint")
    app.click("dialog.log [aria-label=Close]")
    play_on(app)
    app.wait_for_selector("dialog.summary")
    judged(app)
    app.click("dialog.hindsight summary")
    assert app.inner_text("dialog.hindsight .fingerprint") == before
    assert "python -m domino_core deal --game block" in app.inner_text("dialog.hindsight")
    app.click("[data-knew='2']")
    app.wait_for_selector(".steps")
    first = int(app.get_attribute(".steps input", "min") or 0)
    app.wait_for_function(
        """known => window.boneyard.stage.scene.tiles.filter((tile) => tile.zone === 'hand').map((tile) => tile.tile)
            .sort().join() === known""",
        arg=",".join(sorted(ask(app, {"type": "knew", "moves": first, "seat": 2})["view"]["hands"][2])),
    )


def ask_refused(page: Page, request: dict[str, Any]) -> str:
    found: str = page.evaluate("request => window.boneyard.engine(request).catch((error) => error.reason)", request)
    return found


def test_a_note_leaves_hand_and_ends_free_on_all_screens(app: Page) -> None:
    open_at(app, LINE)
    until_a_choice(app)
    for size in SCREENS:
        resize(app, size)
        wait_idle(app)
        app.evaluate("document.getElementById('notices').replaceChildren()")
        app.click("[data-act=hint]")
        app.wait_for_selector(".hint-note", timeout=PATIENCE)
        assert app.evaluate(COVERED) == []
        assert app.evaluate("window.boneyard.stage.chosen") in {tile_of(move) for move in state(app)["legal"]}
