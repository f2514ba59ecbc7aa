"""The rules of every game are at hand, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from table_tools import open_at
from tests.cases import kinds_of_tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


def test_help_opens_for_every_game(app: Page, check_axe: Callable[..., None]) -> None:
    games = [game["id"] for game in app.evaluate("window.boneyard.engine({ type: 'catalogue' })")["games"]]
    checked = {case.game.id for case in kinds_of_tables()}
    for game in games:
        open_at(app, f"#/new/{game}")
        app.click("header .button >> nth=-1")
        app.wait_for_selector("dialog .help:not([aria-busy])")
        assert app.locator("dialog .help h2").count() >= 2, game
        if game in checked:
            check_axe(app)
        app.keyboard.press("Escape")
    pages = app.evaluate(
        """(games) => Promise.all(games.map(async (game) => {
            const page = await fetch(`${document.documentElement.dataset.assets}/help/fr/${game}.json`);
            return page.ok ? JSON.stringify(await page.json()).length : 0;
        }))""",
        games,
    )
    assert min(pages) > 400
