"""Castle Rock by taps on the canvas, and its pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from puzzle_tools import choose
from table_tools import open_at, place_of, play_on, press, state, switch, tap, wait_idle, wait_moves, wait_position

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_a_whole_game_and_the_same_again(table: Page) -> None:
    open_at(table, "#/play/castle-rock?seed=taps&set=6")
    play_on(table)
    now = state(table)
    assert now["result"]["reason"] in {"won", "lost"}
    assert len(now["view"]["removed"]) + len(now["view"]["row"]) == 28
    table.click("dialog [data-act=restart]")
    table.wait_for_function("moves => window.boneyard.state?.moves < moves", arg=now["moves"])
    wait_idle(table)
    assert len(state(table)["legal"]) > 1, "what leaves no choice goes by itself, up to the first decision"


def test_one_or_three(table: Page) -> None:
    """Where three tiles match, the middle one and the handle under all three are two different moves."""
    open_at(table, "#/play/castle-rock?seed=three&set=6")
    now = state(table)
    three = next(move for move in now["legal"] if "-" in move)
    assert place_of(table, three) != place_of(table, now["legal"][0])
    tap(table, three)
    after = state(table)
    assert after["view"]["history"][now["moves"]] == f"0:{three}"
    table.click("[data-act=undo]")
    wait_position(table, now["moves"])
    assert state(table)["view"] == now["view"], "all that went by itself is taken back with the choice before it"


def test_bare_cloth_turns_up_the_next_tile(table: Page) -> None:
    open_at(table, "#/play/castle-rock?seed=cloth&set=6")
    switch(table, "itself", False)
    while state(table)["legal"] != ["draw"]:
        tap(table, state(table)["legal"][0])
    before = state(table)["moves"]
    box = table.locator("canvas.table").bounding_box()
    assert box is not None
    table.mouse.click(box["x"] + 60, box["y"] + 60)
    wait_moves(table, before)
    assert state(table)["view"]["history"][-1] == "0:draw"


def test_a_free_game_is_judged_and_goes_on_from_where_it_was_decided(table: Page) -> None:
    open_at(table, "#/play/castle-rock?seed=abc&set=6&pile=open")
    while not state(table)["finished"]:
        press(table, choose(table, well=False))
    table.wait_for_selector("dialog.summary")
    review = table.evaluate("window.boneyard.engine({ type: 'review' })")
    words = table.inner_text("dialog.summary")
    assert review["winnable"] is True
    assert f"could be won: the fewest possible was {review['fewest_left']} tiles" in words
    assert f"move {review['lost_at'] + 1}:" in words
    table.click("[data-act=look-back]")
    table.wait_for_selector(".steps input")
    table.wait_for_function("number => Number(document.querySelector('.steps input')?.value) === number", arg=review["lost_at"])
    table.wait_for_function("() => document.querySelector('.step-words')?.textContent.includes('would leave')")
    table.click(".steps [data-act=done]")
    table.wait_for_selector("dialog.summary")
    table.click("[data-act=from-there]")
    wait_position(table, review["lost_at"])
    while not state(table)["finished"]:
        press(table, choose(table, well=True))
    table.wait_for_selector("dialog.summary.won")
