"""Bingo: the count runs by a clock, by hand or by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser_tools import PATIENCE
from table_tools import is_idle, open_at, press, state, tap, tile_at, told, wait_idle

if TYPE_CHECKING:
    from playwright.sync_api import Page


CATCH = """() => {
    const { stage, state } = window.boneyard;
    if (stage.inert || state.legal.length > 1) return null;
    const told = () => Number(document.querySelector('.clock-score').textContent.replace('−', '-').match(/-?\\d+/)[0]);
    const before = told();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'c' }));
    return [before, told(), state.view.missed];
}"""
"""Tries to catch a tile that does not say its number, as soon as there is one: all in one moment, for the clock runs. Returns the score
before and after it, and how many tiles had been missed."""


def test_runs_by_itself_to_the_end(table: Page) -> None:
    open_at(table, "#/play/bingo?seed=clock&set=6")
    table.check("[name=itself]", force=True)
    table.click(".clockbar .primary")
    table.wait_for_function("() => window.boneyard.state?.finished", timeout=2 * PATIENCE)
    wait_idle(table)
    now = state(table)
    missed = [move for move in now["view"]["history"] if move == "0:next"]
    assert now["result"]["reason"] in {"won", "lost"}
    assert missed


def test_counting_and_taking_by_hand(table: Page) -> None:
    """Only a tile that says its number is taken; a wrong tap costs nothing and is told."""
    open_at(table, "#/play/bingo?seed=hand&set=6")
    wrong = right = 0
    while not (wrong and right):
        now = state(table)
        view = now["view"]
        if len(now["legal"]) > 1:
            tap(table, now["legal"][0])
            assert view["row"][view["at"] - 1] in state(table)["view"]["taken"]
            right += 1
        elif not wrong:
            table.mouse.click(**tile_at(table, view["row"][view["at"] - 1]))
            told(table, f"The number is {view['count']}, and")
            assert is_idle(table)
            assert state(table)["moves"] == now["moves"]
            wrong += 1
        else:
            press(table, "next")


def test_a_tile_is_caught_in_time(table: Page) -> None:
    """With the clock running a catch counts, and a wrong tap costs; the next game on this device knows the score to beat."""
    open_at(table, "#/play/bingo?seed=catch3&set=6", hurry=False)
    table.evaluate("""() => {
        const live = document.getElementById('live');
        window.heard = '';
        new MutationObserver(() => (window.heard += live.textContent)).observe(live, { childList: true });
        document.querySelector('.clockbar .primary').click();
        dispatchEvent(new KeyboardEvent('keydown', { key: 'c' }));
    }""")
    table.wait_for_function("() => window.boneyard.state?.view.taken.includes('0-0')")
    before, after, missed = table.wait_for_function(CATCH).json_value()
    assert (before, after) == (1 - missed, -missed)
    table.wait_for_function("() => window.heard.includes('does not say it')")  # the clock runs, and soon says something else
    table.evaluate("window.boneyard.hurry = true")
    table.wait_for_selector("dialog.summary", timeout=2 * PATIENCE)
    missed = state(table)["view"]["missed"]
    assert missed
    assert f"Score {-missed}: 1 caught, {missed} missed, 1 wrong taps." in table.inner_text("dialog.summary").replace("−", "-")
    open_at(table, "#/play/bingo?seed=another&set=6")
    assert table.inner_text(".clock-score").replace("−", "-") == f"Score 0 · best {-missed}"
