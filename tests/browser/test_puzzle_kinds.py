"""Puzzles of the kinds besides Castle Rock, in the page and in a frame: begun from their page, solved, lost, and looked back at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from puzzle_tools import advice, play_on
from table_tools import open_at, press, state, wait_idle

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

NAMES = ("train-9-gentle-k3x9", "bid-36-gentle-k3x9", "last-block-gentle-k3x9")


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_is_lost_looked_back_at_and_then_solved(app: Page, name: str) -> None:
    open_at(app, f"#/puzzle/{name}")
    bad = next(one["move"] for one in advice(app)["choices"] if not one["chance"])
    press(app, bad)
    play_on(app, well=True)
    over = app.locator("dialog.puzzle-over")
    expect(over.locator(".puzzle-stars")).not_to_have_text("★★★")
    over.locator("[data-act=from-there]").click()
    wait_idle(app)
    assert state(app)["moves"] == 0
    play_on(app, well=True)
    expect(over.locator(".puzzle-stars")).to_have_text("★★★")
    over.locator("[data-act=restart]").click()
    wait_idle(app)
    app.keyboard.press("h")
    expect(app.locator(".puzzle-note")).to_be_visible()
    play_on(app, well=True)
    expect(over.locator(".puzzle-stars")).to_have_text("★★★" if name.startswith("train") else "★☆☆")


def test_the_page_of_puzzles_offers_every_kind(app: Page, check_axe: Callable[..., None]) -> None:
    open_at(app, "#/puzzles")
    check_axe(app)
    for kind in ("train", "bid", "last"):
        expect(app.locator(f"[data-act=daily-{kind}]")).to_be_visible()
    app.locator("[data-act=free-last]").click()
    app.wait_for_url("**/#/puzzle/last-block-*")
    app.wait_for_selector("canvas.table")
    wait_idle(app)
    assert state(app)["game"] == "block"
    assert all(state(app)["view"]["hands"])
    check_axe(app)


def test_a_warning_holds_back(app: Page) -> None:
    open_at(app, f"#/puzzle/{NAMES[0]}")
    app.locator("[name=warn]").set_checked(True, force=True)
    bad = next(one["move"] for one in advice(app)["choices"] if not one["chance"])
    app.locator(f'.moves [data-move="{bad}"]').dispatch_event("click")
    expect(app.locator(".puzzle-note")).to_be_visible()
    assert state(app)["moves"] == 0
    app.locator("[name=warn]").set_checked(False, force=True)


def test_the_puzzle_of_a_day_counts_and_is_told_to_others(app: Page, check_axe: Callable[..., None]) -> None:
    open_at(app, "#/puzzles")
    app.locator("[data-act=daily-last]").click()
    app.wait_for_url("**/#/puzzle/daily-last-*")
    app.wait_for_selector("canvas.table")
    wait_idle(app)
    play_on(app, well=True)
    over = app.locator(".puzzle-over")
    expect(over.locator(".puzzle-stars")).to_have_text("★★★")
    app.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    over.locator("[data-act=share]").click()
    app.wait_for_function("() => window.copied?.includes('★')")
    title, marks, how, address = app.evaluate("window.copied").splitlines()
    assert title.startswith("Last tiles")
    assert set(marks.removeprefix("★★★ ")) == {"🟩"}
    assert "one day in a row" in how
    assert "#/puzzle/daily-last-" in address
    expect(over).to_be_visible()
    over.locator("[data-act=statistics]").click()
    expect(app.locator(".kinds-table tbody tr")).to_have_text(["Last tiles111"])
    check_axe(app)
