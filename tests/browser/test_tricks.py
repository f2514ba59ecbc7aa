"""Games with tricks by the page's own controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser_tools import PATIENCE, PHONE, TABLET
from domino_core import GAMES, Match
from domino_core.tiles import NAMES, double_set
from table_tools import is_idle, open_at, press, state, tap, tap_tile, told, wait_idle

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, ViewportSize

MIDDLE = (
    "() => { const { stage } = window.boneyard; return stage.onScreen(stage.scene.tiles.find((tile) => tile.zone === 'gone')); }"
)


def to_the_play(table: Page, game: str, seed: str) -> None:
    """Open a table and bid, name trumps and put away until tiles are played."""
    open_at(table, f"#/play/{game}?seed={seed}&level=random")
    while state(table)["view"]["phase"] != "play":
        legal = state(table)["legal"]
        press(table, next((move for move in reversed(legal) if move.startswith("bid:")), legal[0]))


def test_the_summary_spells_the_arithmetic_out(table: Page) -> None:
    """Tricks and counts make what was taken; a bid that fails goes to the others."""
    to_the_play(table, "forty-two", "sum")
    while not state(table)["result"]:
        press(table, state(table)["legal"][0])
    details = state(table)["result"]["details"]
    table.wait_for_selector("dialog.summary")
    sums = table.eval_on_selector_all("dialog .sum-sides .sum", "all => all.map((one) => one.innerText.replace(/\\s+/g, ' '))")
    for side, text in enumerate(sums):
        numbers = [int(word) for word in text.split() if word.isdigit()]
        assert numbers == [details["tricks"][side], details["counts"][side], details["taken"][side]]
    lead = table.inner_text("dialog .lead")
    assert str(details["bid"]) in lead
    assert str(details["taken"][details["side"]]) in lead


def test_a_tile_that_does_not_follow_says_why(table: Page) -> None:
    for number in range(20):
        to_the_play(table, "forty-two", f"follow{number}")
        for _ in range(7):
            now = state(table)
            if now["result"]:
                break
            others = [tile for tile in now["view"]["hands"][0] if tile not in now["legal"]]
            if others:
                tap_tile(table, others[0])
                told(table, "Follow suit")
                assert is_idle(table)
                assert state(table)["moves"] == now["moves"]
                return
            press(table, now["legal"][0])
    pytest.fail("there was always a free choice")


def test_the_last_trick_can_be_looked_at(table: Page, check_axe: Callable[..., None]) -> None:
    """A tap on the won tricks, or the menu, shows them large."""
    to_the_play(table, "forty-two", "look")
    while sum(map(len, state(table)["view"]["tricks"])) < 2:
        tap(table, state(table)["legal"][0])
    table.mouse.click(**table.evaluate(MIDDLE))
    table.wait_for_selector("dialog.tricks")
    check_axe(table)
    last = state(table)["view"]["last_trick"]
    shown = table.eval_on_selector_all(
        "dialog.tricks .trick:first-of-type .tile-picture", "all => all.map((one) => one.ariaLabel)"
    )
    assert shown[:4] == [play["tile"] for play in last["tiles"]]
    table.keyboard.press("Escape")
    table.click("[data-act=menu]")
    table.click("[data-act=tricks]")
    table.wait_for_selector("dialog.tricks")
    table.keyboard.press("Escape")


def test_the_hint_in_the_auction(table: Page, check_axe: Callable[..., None]) -> None:
    """The leaflet's advice at once, the chances when asked."""
    open_at(table, "#/play/forty-two?seed=advice&level=random")
    while state(table)["view"]["phase"] != "auction" or state(table)["result"]:
        press(table, state(table)["legal"][0])
    table.click("[data-act=hint]")
    table.wait_for_function("() => /leaflet/.test(document.querySelector('dialog .lead')?.textContent)")
    table.click("[data-act=chances]")
    table.wait_for_function("() => document.querySelectorAll('dialog .chances tr').length > 0")
    bids = [move for move in state(table)["legal"] if move.startswith("bid:")]
    assert table.locator("dialog .chances tr").count() == len(bids)
    assert "%" in table.inner_text("dialog .chances")
    check_axe(table)
    table.keyboard.press("Escape")


@pytest.mark.parametrize("screen", [PHONE, TABLET], ids=["phone", "tablet"])
def test_every_choice_is_within_reach(table: Page, screen: ViewportSize) -> None:
    """Bids and trumps have targets of a finger's size, inside the table."""
    table.set_viewport_size(screen)
    for game in (game for game in GAMES.values() if game.family == "trick"):
        open_at(table, f"#/play/{game.id}?seed=reach&level=random")
        for _ in range(3):
            scene = table.evaluate("window.boneyard.stage.scene")
            for target in scene["targets"]:
                assert min(target["w"], target["h"]) >= 44
                assert target["x"] - target["w"] / 2 >= 0
                assert target["x"] + target["w"] / 2 <= scene["width"]
            press(table, state(table)["legal"][-1])


SIXES = [f"6-{number}" for number in range(7)]


def all_sixes() -> str:
    """A hand of nothing but sixes, which are trumps: it leads and wins every trick."""
    others = [name for name in map(NAMES.__getitem__, double_set(6)) if name not in SIXES]
    match = Match.new("forty-two", 4, deal=SIXES + others)
    while match.legal_moves() != tuple(SIXES):
        match.play(next(move for move in ("trump:6", "bid:42" if match.turn == 0 else "pass") if move in match.legal_moves()))
    return match.save()


def test_the_rest_is_claimed_where_all_of_it_is_won(table: Page) -> None:
    """One button plays out what is left when each of one's own tiles is sure to take its trick."""
    open_at(table, "#/")
    table.click(".hero-tools .button >> nth=0")
    table.fill("dialog textarea", all_sixes())
    table.click("dialog .primary")
    table.wait_for_selector("[data-act=claim-rest]")
    wait_idle(table)
    assert sorted(state(table)["view"]["rest"]) == SIXES
    table.click("[data-act=claim-rest]")
    table.wait_for_selector("dialog.summary", timeout=PATIENCE)
    assert [len(won) for won in state(table)["view"]["tricks"]] == [7, 0]
