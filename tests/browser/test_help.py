"""The rules of every game are at hand, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from table_tools import open_at

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


def test_help_opens_for_every_game(open_site: Callable[..., Page], check_axe: Callable[..., None]) -> None:
    page = open_site(reduced_motion="reduce")
    games = [game["id"] for game in page.evaluate("window.boneyard.engine({ type: 'catalogue' })")["games"]]
    for game in games:
        open_at(page, f"#/new/{game}")
        page.click("header .button >> nth=-1")
        page.wait_for_selector("dialog .help:not([aria-busy])")
        assert page.locator("dialog .help h2").count() >= 2, game
        if game in {"mexican-train", "poker"}:
            check_axe(page)
        page.keyboard.press("Escape")
    pages = page.evaluate(
        """(games) => Promise.all(games.map(async (game) => {
            const page = await fetch(`${document.documentElement.dataset.assets}/help/fr/${game}.html`);
            return page.ok ? (await page.text()).length : 0;
        }))""",
        games,
    )
    assert min(pages) > 400
