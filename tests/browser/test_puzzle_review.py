"""After a puzzle: where it was lost, step by step, and again from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser_tools import TABLET, TABLET_UPRIGHT
from puzzle_tools import play_on
from table_tools import open_at, resize, state, wait_position

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


@pytest.fixture(scope="module")
def page(open_site: Callable[..., Page]) -> Page:
    """A page without movement."""
    return open_site(reduced_motion="reduce")


def test_where_it_was_lost_step_through_and_try_again_from_there(page: Page, check_axe: Callable[..., None]) -> None:
    open_at(page, "#/puzzle/6-hard-lost")
    play_on(page, well=False)
    review = page.evaluate("window.boneyard.engine({ type: 'review' })")
    assert review["lost_at"] is not None
    whole = state(page)["moves"]
    assert f"move {review['lost_at'] + 1}:" in page.inner_text("dialog.puzzle-over")
    page.click("[data-act=look-back]")
    page.wait_for_function("number => Number(document.querySelector('.steps input').value) === number", arg=review["lost_at"])
    page.wait_for_function("() => document.querySelector('.step-words').textContent.includes('would leave')")
    check_axe(page)
    for act, moved in (("puzzle-decision-after", 1), ("puzzle-decision-before", -1)):
        at = int(page.input_value(".steps input"))
        page.click(f"[data-act={act}]")
        assert (int(page.input_value(".steps input")) - at) * moved > 0
    for screen in (TABLET_UPRIGHT, TABLET):
        resize(page, screen)
        assert page.evaluate("window.boneyard.stage.scene.tiles.length") > 0
    page.click(".steps [data-act=done]")
    page.wait_for_selector("dialog.puzzle-over")
    wait_position(page, whole)
    page.click("[data-act=from-there]")
    wait_position(page, review["lost_at"])
    now = play_on(page, well=True)
    assert now["result"]["reason"] == "won"


def test_going_on_from_any_position(page: Page) -> None:
    open_at(page, "#/puzzle/6-gentle-any")
    play_on(page, well=False)
    page.click("[data-act=look-back]")
    page.wait_for_selector(".steps")
    page.evaluate("() => { const s = document.querySelector('.steps input'); s.value = 4; s.dispatchEvent(new Event('input')); }")
    page.wait_for_function("() => document.querySelector('.bar-status').textContent.includes('4')")
    page.click("[data-act=puzzle-from-here]")
    wait_position(page, 4)
    assert state(page)["turn"] == 0
