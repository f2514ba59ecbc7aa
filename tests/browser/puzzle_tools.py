"""How a test plays puzzles: well or badly, by the engine's own advice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from table_tools import press, state

if TYPE_CHECKING:
    from playwright.sync_api import Page


def advice(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("window.boneyard.engine({ type: 'advise' })")
    return found


def choose(page: Page, *, well: bool) -> str:
    """The best move, or the worst."""
    now = state(page)
    if len(now["legal"]) == 1:
        return str(now["legal"][0])
    choices = sorted(advice(page)["choices"], key=lambda one: one["left"])
    return str(choices[0 if well else -1]["move"])


def play_on(page: Page, *, well: bool) -> dict[str, Any]:
    """Play to the end, always well or always badly."""
    while not state(page)["finished"]:
        press(page, choose(page, well=well))
    page.wait_for_selector("dialog.puzzle-over")
    return state(page)


def to_a_choice_that_matters(page: Page) -> dict[str, Any]:
    """Play well up to the first choice that wins one way and loses the other."""
    while True:
        now = state(page)
        if len(now["legal"]) > 1:
            judged = advice(page)
            if {one["chance"] for one in judged["choices"]} == {0, 1}:
                return judged
        press(page, choose(page, well=True))
