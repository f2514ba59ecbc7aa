"""On tablets: by touch alone, in both directions, turned in the middle of a game, and never with a keyboard on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from offline_tools import games_of
from table_tools import open_at, place_of, position, resize, state, tap, tile_at, tile_of, wait_idle, wait_moves

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

TABLETS = {"iPad": [(1024, 768), (820, 1180)], "Galaxy Tab": [(800, 1280), (1280, 800)]}
DOTS = {"iPad": 2, "Galaxy Tab": 1}
WRITING = "document.activeElement.matches('input:not([type=radio]):not([type=checkbox]):not([type=range]), textarea, [contenteditable]')"


@pytest.fixture(scope="module", params=TABLETS)
def tablet(request: pytest.FixtureRequest, open_site: Callable[..., Page]) -> tuple[Page, list[tuple[int, int]]]:
    """A started page on one kind of tablet, and the sizes of its screen."""
    sizes = TABLETS[request.param]
    width, height = sizes[0]
    page = open_site(
        viewport={"width": width, "height": height}, has_touch=True, is_mobile=True, device_scale_factor=DOTS[request.param]
    )
    return page, sizes


def touch(page: Page, move: str) -> None:
    """Make a move with a finger."""
    tap(page, move, page.touchscreen.tap)


def drag(page: Page, move: str) -> None:
    """Carry a tile to its spot with a finger."""
    before = state(page)["moves"]
    start, end = tile_at(page, tile_of(move)), place_of(page, move)
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [start]})
    for step in range(1, 9):
        point = {axis: start[axis] + (end[axis] - start[axis]) * step / 8 for axis in ("x", "y")}
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wait_moves(page, before)


def turn(page: Page, size: tuple[int, int]) -> None:
    """Hold the tablet the other way."""
    resize(page, {"width": size[0], "height": size[1]})
    wait_idle(page)


def fits(page: Page) -> None:
    """Everything lies on the screen, and nothing asks for a keyboard."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    places = page.evaluate("boneyard.stage.scene.targets.map((one) => boneyard.stage.onScreen(one))")
    size = page.viewport_size
    assert size
    assert all(0 <= place["x"] <= size["width"] and 0 <= place["y"] <= size["height"] for place in places)
    assert not page.evaluate(WRITING)


def test_a_game_is_played_by_touch_and_turned_in_the_middle(tablet: tuple[Page, list[tuple[int, int]]]) -> None:
    page, sizes = tablet
    page.emulate_media(reduced_motion="no-preference")
    open_at(page, "#/play/block?players=2&seed=tablet&set=6&target=100&level=simple")
    for number in range(4):
        now = state(page)
        if now["result"] or now["turn"] != 0:
            break
        fits(page)
        (drag if number % 2 and "@" in now["legal"][0] else touch)(page, now["legal"][0])
        before = position(page)
        turn(page, sizes[(number + 1) % 2])
        assert position(page)["view"]["history"][: len(before["view"]["history"])] == before["view"]["history"]


def test_every_table_fits_both_ways(tablet: tuple[Page, list[tuple[int, int]]]) -> None:
    page, sizes = tablet
    page.emulate_media(reduced_motion="reduce")
    for game in games_of(page):
        open_at(page, f"#/play/{game}?seed=tablet")
        for size in sizes:
            turn(page, size)
            fits(page)


def test_a_game_is_set_up_without_a_keyboard(tablet: tuple[Page, list[tuple[int, int]]]) -> None:
    page, _ = tablet
    open_at(page, "#/")
    page.tap(".card[data-game=castle-rock]")
    page.wait_for_selector("[data-act=start]")
    assert not page.evaluate(WRITING)
    page.tap("[data-act=start]")
    page.wait_for_selector("canvas.table")
    wait_idle(page)
    fits(page)
