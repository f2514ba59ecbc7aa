"""What comes late must not act on another position: a resize, a review, a summary."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser_tools import PHONE, PHONE_SIDEWAYS, TABLET, TABLET_UPRIGHT
from failing_tools import hold, wait_held
from puzzle_tools import play_on as play_puzzle
from table_tools import open_at, play_on, press, state, wait_idle
from website.in_page import GO

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize


def test_a_resize_that_ends_late_does_not_look_back_on_a_running_game(app: Page) -> None:
    """The reply to the new size comes after “Try from there” was tapped: the end of the game is over by then."""
    open_at(app, "#/puzzle/6-hard-lost")
    play_puzzle(app, well=False)
    whole = state(app)["moves"]
    hold(app, "request.type === 'state'")
    app.set_viewport_size(TABLET_UPRIGHT)
    wait_held(app)
    app.evaluate("() => { document.querySelector('[data-act=from-there]').click(); between.held(); }")
    app.wait_for_function("whole => window.boneyard.state.moves < whole", arg=whole)
    wait_idle(app)
    assert state(app)["turn"] == 0
    assert not app.locator("dialog").count()
    app.set_viewport_size(TABLET)


def test_a_resize_before_the_first_position_is_not_forgotten(app: Page) -> None:
    """Where nobody else moves, nothing but this asks for another picture."""
    hold(app, "request.type === 'new'")
    app.evaluate(GO, ["#/play/castle-rock?seed=early", True])
    wait_held(app)
    app.set_viewport_size(TABLET_UPRIGHT)
    app.wait_for_function("() => boneyard.stage.width === boneyard.stage.canvas.clientWidth")
    app.evaluate("between.held()")
    wait_idle(app)
    assert app.evaluate("boneyard.stage.scene.width === boneyard.stage.table.width")


def test_a_review_that_comes_late_opens_nothing(app: Page) -> None:
    open_at(app, "#/puzzle/6-gentle-late")
    hold(app, "request.type === 'review'")
    while not state(app)["finished"]:
        moves = state(app)["moves"]
        app.evaluate("document.querySelector('.moves button').click()")
        app.wait_for_function(
            """moves => {
                const { state } = window.boneyard;
                return state.finished || (state.moves > moves && document.documentElement.hasAttribute('data-idle'));
            }""",
            arg=moves,
        )
    wait_held(app)
    moves = state(app)["moves"]
    app.click("[data-act=undo]")
    app.evaluate("between.held()")
    app.wait_for_function("moves => window.boneyard.state.moves < moves", arg=moves)
    wait_idle(app)
    assert not app.locator("dialog").count()


@pytest.mark.parametrize("screen", [TABLET, PHONE, PHONE_SIDEWAYS], ids=["tablet", "phone", "sideways"])
def test_after_the_end_there_is_a_way_on(app: Page, screen: ViewportSize) -> None:
    """Closed summaries come back, of a round and of the whole game."""
    app.set_viewport_size(screen)
    open_at(app, "#/play/block?players=2&seed=way&set=6&target=30&level=simple")
    while not state(app)["result"]:
        press(app, state(app)["legal"][0])
    for _ in range(2):
        app.wait_for_selector("dialog.summary")
        app.click("dialog.summary .dialog-head .button")
        app.wait_for_selector("dialog", state="detached")
        app.click("[data-act=result]")
        app.wait_for_selector("dialog.summary")
        if not state(app)["finished"]:
            play_on(app)
    app.click("dialog.summary [data-act=again]")
    app.wait_for_function("() => window.boneyard.state?.moves === 0 || window.boneyard.state?.finished === false")


def test_the_end_of_a_puzzle_can_be_looked_at_again(app: Page) -> None:
    open_at(app, "#/puzzle/6-gentle-again")
    play_puzzle(app, well=False)
    app.keyboard.press("Escape")
    app.click("[data-act=result]")
    app.click("dialog.puzzle-over [data-act=look-back]")
    app.wait_for_selector(".steps")
    assert app.locator("[data-act=result]").count() == 0
    app.click(".steps [data-act=done]")
    app.wait_for_selector("dialog.puzzle-over")


def test_a_running_game_is_not_dropped_without_a_question(app: Page) -> None:
    open_at(app, "#/play/block?players=2&seed=ask&set=6&target=30&level=simple")
    press(app, state(app)["legal"][0])
    before = state(app)["moves"]
    for answer in ("dialog .dialog-foot .button >> nth=0", "dialog [data-act=restart-sure]"):
        assert state(app)["moves"] == before
        app.click("[data-act=menu]")
        app.click("dialog [data-act=restart]")
        app.click(answer)
    app.wait_for_function("before => window.boneyard.state.moves < before", arg=before)
    wait_idle(app)
