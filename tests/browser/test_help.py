"""The rules of every game are at hand, in both languages: those that hold for the match, beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser_tools import PHONE
from table_tools import open_at, resize, state, tap, wait_fitting, wait_idle
from tests.cases import kinds_of_tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

RULES = ".help-rules section"


def open_rules(page: Page) -> None:
    page.click("[data-act=menu]")
    page.click("dialog [data-act=rules]")
    page.wait_for_selector(RULES)
    wait_idle(page)


def rules(page: Page) -> str:
    return page.inner_text(".help-rules")


def test_help_opens_for_every_game(app: Page, check_axe: Callable[..., None]) -> None:
    games = [game["id"] for game in app.evaluate("window.boneyard.engine({ type: 'catalogue' })")["games"]]
    checked = {case.game.id for case in kinds_of_tables()}
    for game in games:
        open_at(app, f"#/new/{game}")
        app.click("header .button >> nth=-1")
        app.wait_for_selector(RULES)
        assert app.locator(".help h2").count() >= 2, game
        assert "{" not in rules(app), game
        if game in checked:
            app.click("[data-act=help-sources]")
            check_axe(app)
            app.click("[data-act=help-sources]")
        app.keyboard.press("Escape")
        assert not app.locator(".side-sheet").count()
    pages = app.evaluate(
        """(games) => Promise.all(games.map(async (game) => {
            const page = await fetch(`${document.documentElement.dataset.assets}/help/fr/${game}.json`);
            return page.ok ? JSON.stringify(await page.json()).length : 0;
        }))""",
        games,
    )
    assert min(pages) > 400


def test_help_tells_what_holds_for_the_match(app: Page) -> None:
    open_at(app, "#/play/muggins?seed=5&players=2&counting=exact&target=150")
    open_rules(app)
    assert "150 points" in rules(app)
    assert "compares with those who hold more" in rules(app)
    assert "rounded" not in rules(app)
    assert "MU-05" not in rules(app)
    app.click("[data-act=help-all]")
    assert "rounded" in rules(app)
    assert "Dots at the end of a round" in rules(app)
    app.click("[data-act=help-all]")
    app.click("[data-act=help-sources]")
    assert "MU-05" in rules(app)
    app.click("[data-act=help-sources]")


def test_rules_are_searched_without_accents(french: Page) -> None:
    open_at(french, "#/play/block?seed=5&players=2")
    open_rules(french)
    everything = rules(french)
    french.fill(".help-tools input", "BLOQUEE")
    assert "bloquée" in rules(french)
    assert len(rules(french)) < len(everything)
    french.fill(".help-tools input", "xyzzy")
    assert french.is_visible(".help [role=status]")
    assert not rules(french).strip()


def test_the_table_is_played_on_beside_the_rules(app: Page) -> None:
    open_at(app, "#/play/muggins?seed=5&players=2")
    for size in (app.viewport_size, PHONE):
        assert size
        resize(app, size)
        wait_idle(app)
        open_rules(app)
        sheet, cloth = (app.locator(one).bounding_box() for one in (".side-sheet", "canvas.table"))
        assert sheet
        assert cloth
        assert sheet["x"] >= cloth["x"] + cloth["width"] - 1 or sheet["y"] >= cloth["y"] + cloth["height"] - 1
        assert sheet["height"] <= 0.6 * size["height"] or sheet["x"] > 0
        wait_fitting(app)
        wait_idle(app)
        tap(app, state(app)["legal"][0])
        assert app.is_visible(".side-sheet")
        app.click("[data-act=close-sheet]")
        wait_fitting(app)
        wait_idle(app)


def test_a_card_tells_at_a_glance(app: Page, check_axe: Callable[..., None]) -> None:
    for match, words in (
        ("#/play/bergen?seed=5", "Both ends show the same number: 2 points"),
        ("#/play/matador?seed=5&set=9", "1 and 9, 2 and 8, 3 and 7, 4 and 6, 5 and 5"),
        ("#/play/poker?seed=5", "Royal"),
    ):
        open_at(app, match)
        app.click("[data-act=glance]")
        app.wait_for_selector(f"text={words}")
        check_axe(app)
        assert "{" not in app.inner_text("body")
    open_at(app, "#/play/block?seed=5")
    assert app.is_hidden("[data-act=glance]"), "where there is nothing to look up, nothing is offered"
