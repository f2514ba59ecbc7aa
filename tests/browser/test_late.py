"""What comes late must not act on another position: a resize, a review, a summary."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser_tools import PHONE, PHONE_SIDEWAYS, TABLET, TABLET_UPRIGHT
from failing_tools import hold, wait_held
from puzzle_tools import play_on as play_puzzle
from table_tools import open_at, play_on, press, state, wait_idle

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


def test_a_resize_that_ends_late_does_not_look_back_on_a_running_game(open_site: Callable[..., Page]) -> None:
    """The reply to the new size comes after “Try from there” was tapped: the end of the game is over by then."""
    page = open_site(reduced_motion="reduce")
    open_at(page, "#/puzzle/6-hard-lost")
    play_puzzle(page, well=False)
    whole = state(page)["moves"]
    hold(page, "request.type === 'state'")
    page.set_viewport_size(TABLET_UPRIGHT)
    wait_held(page)
    page.evaluate("() => { document.querySelector('[data-act=from-there]').click(); between.held(); }")
    page.wait_for_function("whole => window.boneyard.state.moves < whole", arg=whole)
    wait_idle(page)
    assert state(page)["turn"] == 0
    assert not page.locator("dialog").count()
    page.set_viewport_size(TABLET)


def test_a_review_that_comes_late_opens_nothing(open_site: Callable[..., Page]) -> None:
    page = open_site(reduced_motion="reduce")
    open_at(page, "#/puzzle/6-gentle-late")
    hold(page, "request.type === 'review'")
    while not state(page)["finished"]:
        moves = state(page)["moves"]
        page.evaluate("document.querySelector('.moves button').click()")
        page.wait_for_function("moves => window.boneyard.state.moves > moves", arg=moves)
        if not state(page)["finished"]:
            wait_idle(page)
    wait_held(page)
    moves = state(page)["moves"]
    page.click("[data-act=undo]")
    page.evaluate("between.held()")
    page.wait_for_function("moves => window.boneyard.state.moves < moves", arg=moves)
    wait_idle(page)
    assert not page.locator("dialog").count()


@pytest.mark.parametrize("screen", [TABLET, PHONE, PHONE_SIDEWAYS], ids=["tablet", "phone", "sideways"])
def test_after_the_end_there_is_a_way_on(open_site: Callable[..., Page], screen: dict[str, int]) -> None:
    """Closed summaries come back, of a round and of the whole game."""
    page = open_site(viewport=screen)
    open_at(page, "#/play/block?players=2&seed=way&set=6&target=30&level=simple")
    while not state(page)["result"]:
        press(page, state(page)["legal"][0])
    for _ in range(2):
        page.wait_for_selector("dialog.summary")
        page.click("dialog.summary .dialog-head .button")
        page.wait_for_selector("dialog", state="detached")
        page.click("[data-act=result]")
        page.wait_for_selector("dialog.summary")
        if not state(page)["finished"]:
            play_on(page)
    page.click("dialog.summary [data-act=again]")
    page.wait_for_function("() => window.boneyard.state?.moves === 0 || window.boneyard.state?.finished === false")


def test_the_end_of_a_puzzle_can_be_looked_at_again(open_site: Callable[..., Page]) -> None:
    page = open_site(reduced_motion="reduce")
    open_at(page, "#/puzzle/6-gentle-again")
    play_puzzle(page, well=False)
    page.keyboard.press("Escape")
    page.click("[data-act=result]")
    page.click("dialog.puzzle-over [data-act=look-back]")
    page.wait_for_selector(".steps")
    assert page.locator("[data-act=result]").count() == 0
    page.click(".steps [data-act=done]")
    page.wait_for_selector("dialog.puzzle-over")


def test_a_running_game_is_not_dropped_without_a_question(open_site: Callable[..., Page]) -> None:
    page = open_site()
    open_at(page, "#/play/block?players=2&seed=ask&set=6&target=30&level=simple")
    press(page, state(page)["legal"][0])
    before = state(page)["moves"]
    for answer in ("dialog .dialog-foot .button >> nth=0", "dialog [data-act=restart-sure]"):
        assert state(page)["moves"] == before
        page.click("[data-act=menu]")
        page.click("dialog [data-act=restart]")
        page.click(answer)
    page.wait_for_function("before => window.boneyard.state.moves < before", arg=before)
    wait_idle(page)
