"""People learn a game at the table: the first steps over a puzzle, and first hands that can be played to their end by taps."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from browser_tools import PHONE
from machine.environment import ROOT
from table_tools import open_at, resize, state, tap, tap_tile, wait_idle

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, ViewportSize

LESSONS = sorted((ROOT / "web" / "lessons").glob("*.json"))
COVERED = """() => {
    const { stage } = window.boneyard;
    const { left, top, right, bottom } = document.querySelector('.callout').getBoundingClientRect();
    const meets = (x, y, w, h) => {
        const at = stage.onScreen({ x: x - w / 2, y: y - h / 2 });
        return Math.min(right, at.x + w) - Math.max(left, at.x) > 1 && Math.min(bottom, at.y + h) - Math.max(top, at.y) > 1;
    };
    const hand = stage.scene.tiles.filter(({ zone }) => zone === 'hand');
    const covered = hand.filter(({ x, y, size }) => meets(x, y, size, 2 * size)).map(({ key }) => key);
    const outside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    return [...covered, ...(outside ? ['outside'] : [])];
}"""
"""What of the hand lies under the words, and whether they reach beyond the screen."""


OWN_TURN = "() => window.boneyard.state?.turn === 0 && !window.boneyard.stage.inert"
"""Whether the person may move; before, the others may have something to do that nobody has to wait for."""


def words(page: Page) -> str:
    return page.inner_text(".callout-words p >> nth=0")


def play_lesson(page: Page, steps: list[dict[str, Any]], each: Callable[[dict[str, Any]], None]) -> None:
    """Do by taps what a script asks for; `each` looks at the table whenever something is said."""
    for step in steps:
        if "by" in step:
            continue
        wait_idle(page)
        if "say" in step:
            each(step)
        if "move" in step:
            tap(page, step["move"])
        elif step.get("free"):
            page.wait_for_function(OWN_TURN)
            tap(page, state(page)["legal"][-1])
        elif step is not steps[-1]:
            page.click(".callout [data-act=lesson-next]")


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_first_hand_can_be_played_to_its_end(app: Page, path: Any, check_axe: Callable[..., None]) -> None:
    lesson = json.loads(path.read_text(encoding="utf-8"))
    open_at(app, f"#/learn/{lesson['game']}")
    check_axe(app)
    seen: list[str] = []

    def look(step: dict[str, Any]) -> None:
        seen.append(words(app))
        assert not app.evaluate(COVERED), step
        for name, value in step.get("args", {}).items():
            assert str(value) in seen[-1], name

    play_lesson(app, lesson["script"], look)
    assert len(set(seen)) == len(seen), "every step says something else"
    resize(app, PHONE)
    wait_idle(app)
    assert not app.evaluate(COVERED)
    app.click(".callout [data-act=lesson-play]")
    app.wait_for_function("() => !document.querySelector('.callout [data-act=lesson-play]')")
    open_at(app, "#/")
    assert not app.locator(".match").filter(has_text="first hand").count()


@pytest.mark.parametrize("screen", [{"width": 320, "height": 320}, {"width": 568, "height": 320}], ids=["square", "low"])
def test_a_first_hand_can_be_played_on_the_smallest_screens(app: Page, screen: ViewportSize) -> None:
    """Words may lie over a tile there, and let taps through to it."""
    app.set_viewport_size(screen)
    for path in LESSONS:
        lesson = json.loads(path.read_text(encoding="utf-8"))
        open_at(app, f"#/learn/{lesson['game']}")
        app.wait_for_function("game => window.boneyard.state?.game === game", arg=lesson["game"])
        play_lesson(app, lesson["script"], lambda _: None)
        app.wait_for_selector(".callout [data-act=lesson-play]")


def test_another_move_is_answered_and_changes_nothing(app: Page) -> None:
    open_at(app, "#/learn/muggins")
    app.click(".callout [data-act=lesson-next]")
    moves = state(app)["moves"]
    tap_tile(app, "6-6")
    app.wait_for_function("document.querySelector('.callout')?.textContent.includes('allowed too')")
    assert state(app)["moves"] == moves
    tap(app, "3-2")
    assert "allowed too" not in words(app)


def test_a_first_hand_can_be_skipped_and_leaves_nothing_behind(app: Page) -> None:
    open_at(app, "#/new/block")
    app.click(".setup-intro a.button")
    app.wait_for_selector(".callout")
    app.click(".callout [data-act=lesson-next]")
    tap(app, "6-6")
    app.click(".callout [data-act=lesson-skip]")
    app.wait_for_selector(".setup")
    open_at(app, "#/")
    assert not app.locator(".match").count()
    open_at(app, "#/learn/block")
    assert state(app)["moves"] == 0, "it begins anew each time"


def test_a_game_without_a_first_hand_says_so(app: Page) -> None:
    open_at(app, "#/learn/bergen")
    assert "no first hand" in app.inner_text("body")


def test_the_first_puzzle_is_explained_once(open_site: Callable[..., Page], check_axe: Callable[..., None]) -> None:
    page = open_site()
    page.set_viewport_size(PHONE)
    open_at(page, "#/puzzle/daily")
    page.wait_for_selector(".callout")
    check_axe(page)
    told = [words(page)]
    for _ in range(2):
        page.click(".callout [data-act=steps-next]")
        told.append(words(page))
    assert len(set(told)) == 3
    page.click(".callout [data-act=steps-next]")
    assert not page.locator(".callout").count()
    open_at(page, "#/puzzle/daily?pile=hidden")
    assert not page.locator(".callout").count()
    page.click("[data-act=menu]")
    page.click("dialog [data-act=first-steps]")
    page.wait_for_selector(".callout")
    page.click(".callout [data-act=steps-skip]")
    assert not page.locator(".callout").count()


def test_a_new_game_offers_its_first_hand_in_passing(app: Page) -> None:
    open_at(app, "#/")
    app.click("[data-play=block]")
    app.wait_for_selector(".notice [data-act=learn]")
    wait_idle(app)
    app.click(".notice [data-act=learn]")
    app.wait_for_selector(".callout")
    assert not app.locator(".notice [data-act=learn]").count()
