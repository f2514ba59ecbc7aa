"""The rules of every game are at hand, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from table_tools import open_at

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_help_opens_for_every_game(open_site: Callable[..., Page], check_axe: Callable[..., None], locale: str) -> None:
    page = open_site(locale=locale, reduced_motion="reduce")
    games = page.evaluate("window.boneyard.engine({ type: 'catalogue' })")["games"]
    for game in games:
        open_at(page, f"#/new/{game['id']}")
        page.click("header .button >> nth=-1")
        page.wait_for_selector("dialog .help:not([aria-busy])")
        headings = page.eval_on_selector_all("dialog .help h2", "all => all.length")
        assert headings >= 2, game["id"]
        assert len(page.inner_text("dialog .help")) > 400, game["id"]
        if game["id"] in {"mexican-train", "poker"}:
            check_axe(page)
        page.keyboard.press("Escape")
