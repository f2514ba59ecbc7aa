"""Poker by the page's own controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser_tools import PATIENCE
from table_tools import next_round, open_at, play_on, press, state

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


def test_whole_match(table: Page, check_axe: Callable[..., None]) -> None:
    """Summaries tell the pots, the last one the chips."""
    open_at(table, "#/play/poker?seed=whole&hands=5&level=simple")
    for _ in range(2):
        while not state(table)["result"]:
            press(table, state(table)["legal"][0])
        table.wait_for_selector("dialog.summary")
        check_axe(table)
        details = state(table)["result"]["details"]
        text = table.inner_text("dialog.summary")
        assert str(details["pots"][0]["chips"]) in text
        next_round(table)
    play_on(table)
    now = state(table)
    assert now["finished"]
    assert sum(now["scores"]) == 0
    chips = table.eval_on_selector_all("dialog .standings tr", "rows => rows.map((row) => Number(row.lastChild.textContent))")
    assert chips == sorted((100 + score for score in now["scores"]), reverse=True)


def test_a_showdown_names_the_hands(table: Page) -> None:
    for number in range(10):
        open_at(table, f"#/play/poker?seed=show{number}&level=simple")
        while not state(table)["result"]:
            legal = state(table)["legal"]
            press(table, "call" if "call" in legal else legal[0])
        if state(table)["result"]["reason"] == "showdown":
            break
    table.wait_for_selector("dialog.summary")
    shown = [kind for kind in state(table)["result"]["details"]["classes"] if kind]
    assert table.locator("dialog .shown-hand").count() == len(shown)
    assert table.locator("dialog .shown-hand .tile-picture").count() == 5 * len(shown)


def lose_everything(table: Page, seed: str) -> bool:
    """Bet as high as one may until the chips are gone; false when the others' are."""
    open_at(table, f"#/play/poker?seed={seed}&chips=50&ante=10&bet=20&hands=0&level=simple")
    while not (now := state(table))["finished"]:
        if not now["result"]:
            press(table, next(move for move in ("raise", "bet", "call", "check") if move in now["legal"]))
        elif now["view"]["chips"][0] == 0:
            return True
        else:
            next_round(table)
    return False


def test_out_of_chips_one_may_skip_to_the_end(table: Page) -> None:
    assert any(lose_everything(table, f"broke{number}") for number in range(8)), "the person won everything, time after time"
    table.wait_for_selector("dialog.summary")
    table.click("dialog [data-act=skip]")
    table.wait_for_function("() => window.boneyard.state?.finished", timeout=2 * PATIENCE)
    table.wait_for_selector("dialog.summary")
    assert state(table)["winners"] != [0]
