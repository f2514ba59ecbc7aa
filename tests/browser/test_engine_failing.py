"""An engine that does not answer, breaks off or is ended: another one takes over, the game is as it was, and the person is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from zlib import crc32

import pytest

from browser_tools import PHONE, PHONE_SIDEWAYS
from failing_tools import break_off, kill_in, said, spoil_saves, swallow, swallowed
from table_tools import open_at, position, press, state, told, wait_idle, wait_moves

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

MATCH = "#/play/block?players=3&seed={}&set=6&target=50&level=simple"
FAILURE = "dialog.failure"
LISTED = """count => document.documentElement.hasAttribute('data-idle')
    && document.querySelector('.in-words')?.textContent.includes('Your tiles')
    && document.querySelectorAll('.moves.always button').length === count"""
"""Whether the table is told in words, and has a list of so many moves that stays."""


@pytest.fixture
def table(app: Page, request: pytest.FixtureRequest) -> Page:
    """A game at its first decision, one for each test."""
    open_at(app, MATCH.format(crc32(request.node.name.encode())))
    return app


def choose(page: Page) -> str:
    """Make a move without waiting for what comes of it."""
    move: str = state(page)["legal"][0]
    page.evaluate("move => document.querySelector(`.moves [data-move='${move}']`).click()", move)
    return move


def made_once(page: Page, before: dict[str, Any], move: str) -> bool:
    """Whether the move was made, once, in the position as it was."""
    then, now = before["view"]["history"], state(page)["view"]["history"]
    return bool(now[: len(then)] == then and now.count(f"0:{move}") == 1)


def test_a_request_without_an_answer_goes_to_a_new_worker(table: Page) -> None:
    before = position(table)
    swallow(table, "request.type === 'play'")
    move = choose(table)
    told(table, "The engine did not answer and was started again; your game is unchanged.")
    wait_moves(table, before["moves"])
    assert made_once(table, before, move)
    assert any("Starting the engine again" in words for words in said(table))
    assert table.evaluate("window.boneyard.stage.scene.targets.length") or state(table)["result"]


def test_a_thought_without_an_answer_goes_to_a_new_worker(table: Page) -> None:
    before = position(table)
    swallow(table, "request.type === 'think'")
    move = choose(table)
    wait_moves(table, before["moves"])
    assert swallowed(table) == 1
    assert made_once(table, before, move)


@pytest.mark.parametrize("how", ["ended", "broken off"])
def test_a_worker_that_stops_is_replaced_with_a_word(table: Page, how: str) -> None:
    before = position(table)
    if how == "ended":
        table.evaluate("window.boneyard.killWorker()")
    else:
        break_off(table)
    move = choose(table)
    told(table, "The engine had stopped and was started again; your game is unchanged.")
    wait_moves(table, before["moves"])
    assert made_once(table, before, move)


def test_a_worker_that_is_ended_in_the_middle_of_a_search_is_replaced(table: Page) -> None:
    before = position(table)
    kill_in(table, "request.type === 'think'")
    move = choose(table)
    told(table, "The engine had stopped and was started again; your game is unchanged.")
    wait_moves(table, before["moves"] + 1)
    assert made_once(table, before, move)


@pytest.mark.parametrize("screen", [PHONE, PHONE_SIDEWAYS], ids=["phone", "sideways"])
def test_what_hangs_twice_is_not_asked_a_third_time(app: Page, screen: ViewportSize) -> None:
    app.set_viewport_size(screen)
    open_at(app, MATCH.format("twice"))
    before = position(app)
    swallow(app, "request.type === 'play'", 99)
    choose(app)
    app.wait_for_selector(FAILURE)
    assert swallowed(app) == 2
    assert "did not answer" in app.inner_text(FAILURE)
    assert "connection" not in app.inner_text(FAILURE)
    assert "every move so far is kept" in app.inner_text(FAILURE)
    assert position(app) == before
    for button in app.locator(f"{FAILURE} .dialog-foot .button").all():
        box = button.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= screen["width"]
        assert box["y"] + box["height"] <= screen["height"]
    app.keyboard.press("Escape")
    app.wait_for_selector(FAILURE, state="detached")
    swallow(app, "false")
    press(app, before["legal"][0])
    assert made_once(app, before, before["legal"][0])


def test_three_in_a_row_stop_and_the_game_can_be_taken_along(table: Page) -> None:
    before = position(table)
    swallow(table, "request.type === 'play'", 99)
    choose(table)
    table.click(f"{FAILURE} [data-act=try-again]")
    table.wait_for_selector(f"{FAILURE} >> text=three times in a row")
    assert swallowed(table) == 3
    table.click(f"{FAILURE} [data-act=save-file]")
    assert table.input_value("dialog textarea") == before["save"]
    table.keyboard.press("Escape")
    swallow(table, "request.type", 99)
    choose(table)
    table.wait_for_selector(f"{FAILURE} >> text=three times in a row")
    assert swallowed(table) == 0
    table.keyboard.press("Escape")
    table.wait_for_selector(FAILURE, state="detached")
    swallow(table, "false")
    table.click(".way-on [data-act=try-again]")
    wait_moves(table, before["moves"])
    assert made_once(table, before, before["legal"][0])


def test_a_match_that_a_new_worker_refuses_is_not_given_up(table: Page) -> None:
    before = position(table)
    spoil_saves(table, on=True)
    table.evaluate("window.boneyard.killWorker()")
    choose(table)
    table.wait_for_selector(f"{FAILURE} >> text=does not take up this game")
    assert position(table) == before
    spoil_saves(table, on=False)
    table.click(f"{FAILURE} [data-act=try-again]")
    wait_moves(table, before["moves"])
    assert made_once(table, before, before["legal"][0])


def test_a_size_that_hangs_the_picture_does_not_stop_the_game(app: Page) -> None:
    app.set_viewport_size(PHONE)
    open_at(app, MATCH.format("blind"))
    before = position(app)
    high = app.evaluate("window.boneyard.stage.table.height")
    swallow(app, f"request.table?.height === {high}", 99)
    app.evaluate("delete window.lastScene; window.lastScene = window.boneyard.stage.scene")
    move = choose(app)
    told(app, "no picture of the table")
    wait_moves(app, before["moves"])
    assert made_once(app, before, move)
    app.wait_for_selector(".moves.always")
    app.wait_for_function("() => window.boneyard.stage?.scene.targets.length > 0")
    wait_idle(app)
    assert app.evaluate("window.boneyard.stage.table.height") != high
    press(app, state(app)["legal"][0])


def test_a_table_without_any_picture_can_still_be_played(app: Page) -> None:
    app.set_viewport_size(PHONE_SIDEWAYS)
    swallow(app, "request.table", 999)
    open_at(app, MATCH.format("dark"))
    before = position(app)
    assert before["legal"]
    app.wait_for_function(LISTED, arg=len(before["legal"]))  # the list takes its place from the table, which is tried anew then
    press(app, before["legal"][0])
    assert made_once(app, before, before["legal"][0])


def test_a_deal_named_by_brackets_survives_too(app: Page) -> None:
    open_at(app, MATCH.format("[[[{{{"))
    before = position(app)
    app.evaluate("window.boneyard.killWorker()")
    press(app, before["legal"][0])
    assert made_once(app, before, before["legal"][0])
