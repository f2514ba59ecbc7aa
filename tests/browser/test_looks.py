"""How the table looks: tiles and cloth as chosen, the system's own colours, text twice as large, and a puzzle on paper."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from browser_tools import PHONE, TABLET_UPRIGHT
from screen_tools import CUT
from sitting_tools import COVERED, take
from table_tools import open_at, state, wait_idle

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page, ViewportSize

TABLE = "#/play/block?players=3&set=6&seed=looks&target=50"
PIXEL = """([x, y]) => {
    const { stage } = window.boneyard;
    const tile = stage.scene.tiles.find(({ zone, key }) => zone === 'hand' && stage.movesOf(key).length);
    const at = [stage.rail + tile.x + x * tile.size, stage.rail + tile.y + y * tile.size];
    return [...stage.ctx.getImageData(at[0] * stage.dpr, at[1] * stage.dpr, 1, 1).data].slice(0, 3);
}"""
"""The colour of a tile that can be played at a place, in sizes of the tile from its middle."""
BARE = [0.43, 0.55]
"""A place on every tile where no pip is."""
WIDE = "() => document.documentElement.scrollWidth - innerWidth"
LARGE = {"fontSizes": {"standard": 32, "fixed": 26}}


def painted(page: Page) -> list[int]:
    wait_idle(page)
    page.evaluate("window.boneyard.stage.settled()")
    found: list[int] = page.evaluate(PIXEL, BARE)
    return found


def test_tiles_change_as_they_are_chosen(open_site: Callable[..., Page], check_axe: Callable[..., None]) -> None:
    """At once, on the table and in the small picture; and they are so after a reload."""
    page = open_site("")
    open_at(page, TABLE)
    ivory = painted(page)
    assert min(ivory) > 200
    page.click("[data-act=menu]")
    page.click("dialog [data-act=settings]")
    page.wait_for_selector(".look-picture canvas")
    picture = "() => document.querySelector('.look-picture canvas').toDataURL()"
    before = page.evaluate(picture)
    page.check('dialog [data-field=tiles][value="ebony"]', force=True)
    page.check("dialog input[name=numerals]", force=True)
    assert page.evaluate(picture) != before
    check_axe(page)
    page.click("dialog.settings .primary")
    assert max(painted(page)) < 90
    page.reload()
    assert max(painted(page)) < 90
    assert page.title() == "Your turn – Block – Boneyard"


def test_the_table_takes_the_colours_of_the_system(open_site: Callable[..., Page]) -> None:
    """Where it forces its own, faces are as its ground and lines as its text."""
    page = open_site("")
    open_at(page, TABLE)
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    ground = page.evaluate("() => getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)")
    page.wait_for_function(f"ground => String(({PIXEL})({BARE})) === String(ground.slice(0, 3))", arg=ground)


@pytest.mark.parametrize("size", [PHONE, TABLET_UPRIGHT], ids=["phone", "tablet"])
def test_text_may_be_twice_as_large(open_site: Callable[..., Page], size: ViewportSize) -> None:
    """Nothing is cut off, and no screen has to be moved sideways."""
    page = open_site("", viewport=size)
    page.context.new_cdp_session(page).send("Page.setFontSizes", LARGE)
    for address in ("#/", "#/new/block", "#/puzzles"):
        open_at(page, address)
        assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
        assert page.evaluate(WIDE) <= 0, address
    open_at(page, f"{TABLE}&people=1.2.3")
    assert page.evaluate(CUT) == []
    cover = page.locator(".cover").bounding_box()
    assert cover
    assert cover["x"] >= 0
    assert cover["y"] >= 0
    take(page)
    while page.query_selector(COVERED):
        take(page)
    assert page.evaluate(CUT) == []


def test_a_puzzle_is_printed_with_its_solution_on_the_back(open_site: Callable[..., Page], tmp_path: Path) -> None:
    """From the exact solver, while the game on the table stays as it is."""
    page = open_site("")
    open_at(page, "#/puzzle/daily-2026-11-16")
    page.evaluate("() => { window.print = () => document.documentElement.toggleAttribute('data-printed', true); }")
    before = state(page)["save"]
    page.click("[data-act=menu]")
    page.click("[data-act=print-puzzle]")
    page.wait_for_selector("html[data-printed]", state="attached")
    wait_idle(page)
    engine = page.evaluate("async () => (await window.boneyard.engine({ type: 'state', seat: 0 })).save")
    assert engine == before == state(page)["save"]
    assert page.locator(".print-page").count() == 2
    assert not page.is_visible(".print-sheet"), "on paper only"
    assert page.locator(".print-page svg g").count() == 28
    lines = page.locator(".print-moves li").all_text_contents()
    turned = [tile for line in lines if line.startswith("Turn up") for tile in re.findall(r"\d+-\d+", line)]
    assert len(turned) == 25, "all but the first three"
    left = page.evaluate("() => window.boneyard.engine({ type: 'puzzle', name: 'daily-2026-11-16' })")["puzzle"]["fewest_left"]
    gone = sum(len(re.findall(r"\d+-\d+", line)) for line in lines if line.startswith("Take"))
    assert 28 - gone == left
    paper = page.pdf(path=tmp_path / "sheet.pdf", format="A4")
    assert b"/Count 2" in paper
    open_at(page, "#/puzzle/daily-2026-11-16?pile=hidden")
    page.click("[data-act=menu]")
    page.wait_for_selector("dialog[open]")
    assert page.query_selector("[data-act=print-puzzle]") is None, "it would show the pile"
