"""The end of a round and of a match: a sheet from below, above which lies what was played, and the ways on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser_tools import PHONE, PHONE_SIDEWAYS, TABLET, TABLET_UPRIGHT
from screen_tools import show_on
from table_tools import open_at, play_on, state, tap_on, wait_idle

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

PLAYED = """() => {
    const { canvas, scene, rail } = window.boneyard.stage;
    for (const motion of document.getAnimations()) motion.finish();
    const box = canvas.getBoundingClientRect();
    const scale = box.height / canvas.clientHeight;
    const tiles = scene.tiles.filter(({ zone }) => zone === 'line');
    return {
        top: Math.min(...tiles.map(({ y, size }) => box.top + scale * (y - size / 2 + rail))),
        bottom: Math.max(...tiles.map(({ y, size }) => box.top + scale * (y + size / 2 + rail))),
        board: document.querySelector('.board').getBoundingClientRect().top,
        sheet: document.querySelector('dialog.summary').getBoundingClientRect().top,
    };
}"""
"""Where the tiles of the line stand, and what is above and below them."""


def test_the_line_stands_above_the_sheet(app: Page, check_axe: Callable[..., None]) -> None:
    """On every screen; with the hands turned up, and the teams named."""
    app.set_viewport_size(TABLET)
    open_at(app, "#/play/muggins?players=4&seed=sheet&target=60&teams=on")
    tap_on(app)
    assert all(hand is not None for hand in state(app)["view"]["hands"]), "all hands are open"
    assert "Your team" in app.inner_text("dialog.summary .standings")
    for size in (PHONE, PHONE_SIDEWAYS, TABLET_UPRIGHT, TABLET):
        show_on(app, (size["width"], size["height"]))
        app.wait_for_selector("dialog.summary")
        seen = app.evaluate(PLAYED)
        assert seen["board"] - 1 <= seen["top"] < seen["bottom"] <= seen["sheet"] + 1, f"{size}: {seen}"
    check_axe(app)
    app.keyboard.press("Escape")
    app.wait_for_selector("dialog.summary", state="detached")
    assert not app.get_attribute("canvas.table", "style"), "the table is where it was"


def test_the_ways_on_from_a_match(table: Page) -> None:
    """The same deal, another one of the same set-up, or another set-up, which the form knows."""
    open_at(table, "#/play/block?players=2&seed=ways&set=6&target=10")
    play_on(table)
    table.click("dialog [data-act=restart]")
    table.wait_for_function("() => window.boneyard.state?.finished === false")
    wait_idle(table)
    assert "seed=ways" in table.url
    play_on(table)
    table.click("dialog [data-act=change-setup]")
    table.wait_for_selector("[data-act=start]")
    assert table.input_value("[name=target]") == "10"
    assert table.is_checked("[data-field=set][value='6']")
