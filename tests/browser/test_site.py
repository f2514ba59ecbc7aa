"""The built site starts, below any path, and is fit for everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser_tools import SCREENS
from table_tools import open_at

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


def test_the_site_starts_and_the_engine_answers(app: Page) -> None:
    open_at(app, "#/")
    app.wait_for_selector("h1")
    assert app.evaluate("boneyard.engine({type: 'catalogue'}).then((reply) => reply.games.length)") > 0


@pytest.mark.parametrize("screen", SCREENS)
def test_the_first_screen_is_accessible_and_fits(app: Page, check_axe: Callable[..., None], screen: str) -> None:
    app.set_viewport_size(SCREENS[screen])
    open_at(app, "#/")
    check_axe(app)
    assert app.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the screen"
