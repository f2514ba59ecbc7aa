"""After a puzzle: where it was lost, step by step, and again from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser_tools import TABLET, TABLET_UPRIGHT
from puzzle_tools import play_on
from table_tools import open_at, resize, state, wait_idle, wait_position

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


def test_where_it_was_lost_step_through_and_try_again_from_there(app: Page, check_axe: Callable[..., None]) -> None:
    open_at(app, "#/puzzle/6-hard-lost")
    play_on(app, well=False)
    review = app.evaluate("window.boneyard.engine({ type: 'review' })")
    assert review["lost_at"] is not None
    whole = state(app)["moves"]
    assert f"move {review['lost_at'] + 1}:" in app.inner_text("dialog.puzzle-over")
    sizes = app.evaluate("[...document.querySelectorAll('.choice')].map((one) => [one.offsetWidth, one.offsetHeight])")
    assert app.locator(".choice.lost").count() == 1
    assert len({*map(tuple, sizes)}) == 1, "a sign for each decision, all of a size"
    app.click("[data-act=look-back]")
    app.wait_for_function("number => Number(document.querySelector('.steps input')?.value) === number", arg=review["lost_at"])
    app.wait_for_function("() => document.querySelector('.step-words')?.textContent.includes('would leave')")
    check_axe(app)
    for act, moved in (("puzzle-decision-after", 1), ("puzzle-decision-before", -1)):
        at = int(app.input_value(".steps input"))
        app.click(f"[data-act={act}]")
        assert (int(app.input_value(".steps input")) - at) * moved > 0
    for screen in (TABLET_UPRIGHT, TABLET):
        resize(app, screen)
        assert app.evaluate("window.boneyard.stage.scene.tiles.length") > 0
    app.click(".steps [data-act=done]")
    app.wait_for_selector("dialog.puzzle-over")
    wait_position(app, whole)
    app.click("[data-act=from-there]")
    wait_position(app, review["lost_at"])
    now = play_on(app, well=True)
    assert now["result"]["reason"] == "won"


def test_going_on_from_any_position(app: Page) -> None:
    open_at(app, "#/puzzle/6-gentle-any")
    play_on(app, well=False)
    app.click("[data-act=look-back]")
    app.wait_for_selector(".steps")
    app.evaluate("() => { const s = document.querySelector('.steps input'); s.value = 4; s.dispatchEvent(new Event('input')); }")
    app.wait_for_function("() => document.querySelector('.bar-status')?.textContent.includes('4')")
    played = state(app)["view"]["history"]
    app.click("[data-act=puzzle-from-here]")
    app.wait_for_function("() => window.boneyard.state?.finished === false")
    wait_idle(app)
    now = state(app)
    assert now["view"]["history"][:4] == played[:4]
    assert len(now["legal"]) > 1, "what leaves no choice goes by itself"
