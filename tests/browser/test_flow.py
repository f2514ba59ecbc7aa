"""What happened and what counts can be seen at the table: the log with its way back, the goal, the ranking of hands; and who waits can
skip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser_tools import PHONE
from failing_tools import hold, wait_held
from table_tools import open_at, position, press, state, wait_idle
from website.in_page import GO

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

MATCH = "#/play/muggins?players=2&seed=flow&target=100"


def shown_line(page: Page) -> list[str]:
    """The tiles of the line that lies on the table, which need not be the one that is played."""
    found: list[str] = page.evaluate(
        "window.boneyard.stage.scene.tiles.filter((tile) => tile.zone === 'line').map((tile) => tile.key)"
    )
    return found


def to_log(page: Page) -> None:
    page.click("[data-act=menu]")
    page.click("dialog [data-act=log]")
    page.wait_for_selector("dialog.log")


def test_the_log_leads_back_to_every_position_and_home_again(app: Page, check_axe: Callable[..., None]) -> None:
    open_at(app, MATCH)
    for _ in range(2):
        press(app, state(app)["legal"][0])
    assert not state(app)["result"], "this deal is too short: choose another seed"
    now, line = position(app), shown_line(app)
    to_log(app)
    check_axe(app)
    words = app.locator("dialog.log li").all_inner_texts()
    played = sum("plays" in entry or "You play" in entry for entry in words)
    assert played == len(line)
    app.click("dialog.log li:last-child button")  # the deal
    app.wait_for_function("() => window.boneyard.stage?.scene.tiles.some((tile) => tile.zone === 'line') === false")
    seen = []
    for _ in range(now["moves"]):
        app.click(".steps [data-act=step-forth]")
        seen.append(len(shown_line(app)))
    app.wait_for_function(
        "count => window.boneyard.stage.scene.tiles.filter((one) => one.zone === 'line').length === count", arg=len(line)
    )
    assert sorted(seen) == seen
    assert app.locator(".steps [data-act=step-forth]").is_disabled()
    assert not app.locator(".moves button").count(), "nothing can be played in the past"
    check_axe(app)
    app.click(".steps [data-act=done]")
    wait_idle(app)
    assert position(app) == now
    press(app, state(app)["legal"][0])
    assert state(app)["moves"] > now["moves"]


def test_a_look_back_fits_a_phone_that_is_turned(app: Page) -> None:
    app.set_viewport_size(PHONE)
    open_at(app, MATCH)
    press(app, state(app)["legal"][0])
    app.keyboard.press("l")
    app.click("dialog.log li:last-child button")
    app.wait_for_selector(".steps")
    app.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    app.wait_for_function(
        "() => { const { scene, table } = window.boneyard.stage; return Math.abs(scene.width - table.width) < 1 && scene.width > 600; }"
    )
    assert not shown_line(app)


def test_the_bar_says_what_is_played_for(app: Page) -> None:
    for address, words in (
        (MATCH, "Round 1 · 100 wins"),
        ("#/play/mexican-train?players=3&seed=1&rounds=5", "Round 1 of 5 · lowest wins"),
        ("#/play/castle-rock?seed=1", ""),
    ):
        open_at(app, address)
        assert app.inner_text(".bar-goal") == words


def test_who_does_not_want_to_wait_skips_to_the_own_turn(app: Page) -> None:
    """While others play, the way to one's own turn stands in the place of the hint."""
    hold(app, "request.type === 'think'")
    app.evaluate(GO, ["#/play/mexican-train?players=4&seed=skip&rounds=1", False])
    wait_held(app)
    app.wait_for_selector("[data-act=skip-to-turn]:visible")
    app.keyboard.press("s")
    app.evaluate("between.held()")
    wait_idle(app)
    assert state(app)["turn"] == 0
    assert app.locator("[data-act=hint]").is_visible()


def test_the_ranking_of_hands_is_one_tap_away(app: Page, check_axe: Callable[..., None]) -> None:
    open_at(app, "#/play/poker?seed=1")
    at = app.evaluate(
        "() => { const { stage } = window.boneyard; return stage.onScreen(stage.scene.labels.find(({ code }) => code === 'own-hand')); }"
    )
    app.mouse.click(**at)
    app.wait_for_selector("dialog.ranking")
    assert app.locator("dialog.ranking li").count() == 10
    assert app.locator("dialog.ranking [aria-current]").count() == 1
    check_axe(app)
