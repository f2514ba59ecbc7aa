"""Mexican Train: whole matches, the order of the hand, and score sheets for a large table on a small screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser_tools import PHONE, TABLET
from table_tools import (
    is_idle,
    leave_the_list,
    open_at,
    play_on,
    press,
    raw_codes,
    state,
    tap_tile,
    told,
    wait_idle,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, ViewportSize

MATCH = "#/play/mexican-train?players={players}&seed=whole&level=simple&rounds={rounds}"
ROUNDS = 5


def hand(page: Page) -> list[str]:
    """The own tiles as they lie, from left to right and top to bottom."""
    found: list[str] = page.evaluate(
        "window.boneyard.stage.scene.tiles.filter((tile) => tile.zone === 'hand').map((tile) => tile.tile)"
    )
    return found


def test_whole_match_of_eight(table: Page) -> None:
    open_at(table, MATCH.format(players=8, rounds=ROUNDS))
    play_on(table)
    now = state(table)
    assert now["round"] == ROUNDS
    least = min(now["scores"])
    assert now["winners"] == [seat for seat, score in enumerate(now["scores"]) if score == least]
    standings = table.eval_on_selector_all("dialog .standings tr", "rows => rows.map((row) => Number(row.lastChild.textContent))")
    assert standings == sorted(now["scores"])
    assert not raw_codes(table)
    table.click("dialog details summary")
    assert table.locator("dialog .sheet tbody tr").count() == ROUNDS
    assert table.locator("dialog .sheet thead th").count() == 9


def test_the_hand_as_a_train_and_in_other_orders(table: Page, check_axe: Callable[..., None]) -> None:
    open_at(table, MATCH.format(players=4, rounds=2))
    arranged = table.evaluate("window.boneyard.engine({ type: 'arrange', seat: 0 })")

    def choose(order: str) -> list[str]:
        table.click("[data-act=order]")
        check_axe(table)
        table.evaluate("document.documentElement.removeAttribute('data-idle')")
        table.click(f"[data-order={order}]")
        wait_idle(table)
        return hand(table)

    assert choose("train") == arranged["train"] + arranged["slough"]
    dots = [sum(map(int, tile.split("-"))) for tile in choose("dots")]
    assert dots == sorted(dots, reverse=True)
    doubles = [len(set(tile.split("-"))) == 1 for tile in choose("doubles")]
    assert doubles == sorted(doubles, reverse=True)
    highs = [int(tile.split("-")[0]) for tile in choose("number")]
    assert highs == sorted(highs, reverse=True)
    choose("train")
    press(table, state(table)["legal"][0])
    again = table.evaluate("window.boneyard.engine({ type: 'arrange', seat: 0 })")
    assert hand(table) == again["train"] + again["slough"]


def test_an_open_double_is_named_when_something_else_is_tapped(table: Page) -> None:
    """A tile that cannot be played says which rule stands in its way; nothing changes."""
    for number in range(30):
        open_at(table, f"#/play/mexican-train?players=3&seed=double{number}&level=simple&rounds=1")
        for _ in range(25):
            now = state(table)
            if now["result"]:
                break
            tiles = {tile for tile in now["view"]["hands"][0] if not any(tile_in(move) == tile for move in now["legal"])}
            if now["view"]["phase"] == "play" and now["view"]["open_doubles"] and not now["view"]["owes"] and tiles:
                tap_tile(table, min(tiles))
                told(table, "must be covered")
                assert is_idle(table)
                assert state(table)["moves"] == now["moves"]
                return
            press(table, now["legal"][0])
    pytest.fail("no open double came up")


def tile_in(move: str) -> str:
    halves = move.partition("@")[0].split("-")
    return "-".join(sorted(halves, key=int, reverse=True)) if len(halves) == 2 else ""


@pytest.mark.parametrize("screen", [PHONE, TABLET], ids=["phone", "tablet"])
def test_ten_at_a_table(table: Page, screen: ViewportSize, check_axe: Callable[..., None]) -> None:
    """The score sheet scrolls in itself, and everything is accessible."""
    table.set_viewport_size(screen)
    open_at(table, "#/play/mexican-train?rules=table&players=10&seed=ten&level=simple&rounds=2")
    check_axe(table)
    assert not raw_codes(table)
    while not state(table)["result"]:
        press(table, state(table)["legal"][0])
    table.wait_for_selector("dialog.summary")
    check_axe(table)
    table.keyboard.press("Escape")
    table.click("[data-act=menu]")
    table.click("[data-act=scores]")
    table.wait_for_selector("dialog .sheet")
    check_axe(table)
    box = table.locator("dialog").bounding_box()
    assert box
    assert box["width"] <= screen["width"]
    assert box["height"] <= screen["height"]
    assert table.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_whole_train_is_shown_on_a_tap_and_from_the_menu(table: Page, check_axe: Callable[..., None]) -> None:
    """On a phone with ten at the table a long train hides its oldest tiles: its head shows them all, and so does the menu."""
    table.set_viewport_size(PHONE)
    open_at(table, "#/play/mexican-train?rules=table&players=10&seed=hides&level=simple&rounds=2")
    while not (hidden := [lane for lane in state(table)["scene"]["trains"] if lane["hidden"]]):
        press(table, state(table)["legal"][0])
    arm = hidden[0]["arm"]
    (tiles,) = (train["tiles"] for train in state(table)["view"]["trains"] if train["arm"] == arm)

    leave_the_list(table)
    place = table.evaluate("({ look }) => window.boneyard.stage.onScreen(look)", hidden[0])
    table.mouse.click(**place)
    shown = table.locator(f"dialog.trains [data-train='{arm}'] canvas")
    shown.first.wait_for()
    names = shown.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    assert names == [state(table)["view"]["engine"], *(move.partition("@")[0] for move in tiles)]
    assert table.locator("dialog.trains section").count() == 1
    check_axe(table)
    table.keyboard.press("Escape")

    table.focus("[data-act=menu]")
    table.keyboard.press("Enter")
    table.focus("[data-act=trains]")
    table.keyboard.press("Enter")
    table.wait_for_selector("dialog.trains")
    assert table.locator("dialog.trains section").count() == 11
    assert not raw_codes(table)
    check_axe(table)
    table.keyboard.press("Escape")


def test_house_rules_are_in_the_set_up(table: Page, check_axe: Callable[..., None]) -> None:
    open_at(table, "#/new/mexican-train")
    table.click(".more-house summary")
    table.check("[data-field=cover][value=never]", force=True)
    wait_idle(table)
    assert table.is_checked("[data-field=cover][value=never]")
    assert not raw_codes(table)
    check_axe(table)
    table.click("[data-act=start]")
    table.wait_for_selector("canvas.table")
    wait_idle(table)
    assert "cover=never" in table.url
    assert state(table)["options"]["cover"] == "never"
