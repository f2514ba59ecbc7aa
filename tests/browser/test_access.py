"""Keyboard, screen reader and every size of screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from browser_tools import PHONE, TABLET, TABLET_UPRIGHT
from table_tools import open_at, press, resize, state, tap, wait_idle
from tests.cases import kinds_of_tables

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, ViewportSize

SMALL: ViewportSize = {"width": 320, "height": 568}
KINDS = kinds_of_tables()
TABLES = [case.link(seed="axe") for case in KINDS]
FORMS = [f"#/new/{case.game.id}" for case in KINDS]
MATCH = "#/play/block?players=4&seed=axe&set=6&target=20"


@pytest.fixture(params=["light", "dark"])
def page(request: pytest.FixtureRequest, app: Page) -> Page:
    """A page in either theme."""
    app.emulate_media(color_scheme=request.param)
    return app


def test_axe_on_every_screen(page: Page, check_axe: Callable[..., None]) -> None:
    for address in ("#/", "#/play/nonsense", *FORMS, *TABLES):
        open_at(page, address)
        check_axe(page)


def test_axe_with_the_list_of_moves(page: Page, check_axe: Callable[..., None]) -> None:
    open_at(page, MATCH)
    page.focus(".moves button")
    check_axe(page)


def test_axe_in_every_dialog(page: Page, check_axe: Callable[..., None]) -> None:
    open_at(page, MATCH)
    for item in ("scores", "settings", "save-file"):
        page.click("[data-act=menu]")
        page.wait_for_selector("dialog[open].menu")
        check_axe(page)
        page.click(f"dialog [data-act={item}]")
        page.wait_for_selector("dialog[open]:not(.menu)")
        check_axe(page)
        page.keyboard.press("Escape")
    while not state(page)["result"]:
        press(page, state(page)["legal"][0])
    page.wait_for_selector("dialog.summary")
    check_axe(page)
    page.keyboard.press("Escape")
    open_at(page, "#/")
    page.click(".hero-tools .button >> nth=0")
    page.wait_for_selector("dialog[open] textarea")
    check_axe(page)


def test_canvas_has_a_role_and_a_name(app: Page) -> None:
    for address in TABLES:
        open_at(app, address)
        canvas = app.locator("canvas.table")
        assert canvas.get_attribute("role") == "img"
        assert len(canvas.get_attribute("aria-label") or "") > 5
        described = canvas.get_attribute("aria-describedby")
        assert len(app.text_content(f"#{described}") or "") > 20


def test_every_legal_move_has_a_button(app: Page) -> None:
    """Where a clock runs there are more: what cannot be done is found out by trying."""
    for case in KINDS:
        open_at(app, case.link(seed="axe"))
        buttons = app.eval_on_selector_all(".moves button", "all => all.map(one => one.dataset.move)")
        assert [move for move in buttons if move in state(app)["legal"]] == state(app)["legal"]
        assert case.game.clock or len(buttons) == len(state(app)["legal"])
        words = app.eval_on_selector_all(".moves button", "all => all.map(one => one.textContent)")
        assert not [text for text in words if text.startswith("move-")]


def test_what_happens_is_told_once_and_politely(app: Page) -> None:
    open_at(app, "#/play/block?players=2&seed=told&set=6")
    live = app.locator("#live")
    assert live.get_attribute("aria-live") == "polite"
    press(app, state(app)["legal"][0])
    assert "You play" in (live.text_content() or "")
    assert "Ada" in (live.text_content() or "")
    assert app.locator("[aria-live]").count() == 1


def test_targets_are_large_enough_for_a_finger(app: Page) -> None:
    for address in ("#/", *FORMS, *TABLES):
        open_at(app, address)
        small = app.eval_on_selector_all(
            "button, a, select, .segment, .switch, summary",
            """all => all.filter((one) => {
                const box = one.getBoundingClientRect();
                return box.width > 2 && !one.closest('.moves') && (box.width < 43.5 || box.height < 43.5);
            }).map((one) => one.outerHTML.slice(0, 120))""",
        )
        assert not small, address


@pytest.mark.parametrize("viewport", [TABLET, TABLET_UPRIGHT, PHONE, SMALL], ids=lambda size: f"{size['width']}x{size['height']}")
def test_no_screen_scrolls_sideways_and_the_table_not_at_all(app: Page, viewport: Any) -> None:
    app.set_viewport_size(viewport)
    for address in ("#/", *FORMS, *TABLES):
        open_at(app, address)
        wide = app.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        high = app.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight")
        assert wide <= 0, address
        assert "play" not in address or high <= 0, address


def test_turning_the_tablet_in_mid_game(app: Page) -> None:
    open_at(app, "#/play/block?players=3&seed=turn&set=6")
    for viewport in (TABLET_UPRIGHT, PHONE, TABLET):
        resize(app, viewport)
        wait_idle(app)
        if not state(app)["result"]:
            tap(app, state(app)["legal"][0])
