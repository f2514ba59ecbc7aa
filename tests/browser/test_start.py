"""The start: the lobby is there before the engine, the engine answers, and a start that fails can be tried again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser_tools import START_LIMIT, broken_pictures
from table_tools import open_at, wait_idle
from website.in_page import BROKEN, READY

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Route

    from browser_tools import Guard


def test_lobby_stands_before_the_engine(open_site: Callable[..., Page]) -> None:
    held: list[Route] = []

    released = False

    def hold(route: Route) -> None:
        if released:  # it was asked for late
            route.continue_()
        else:
            held.append(route)

    page = open_site(ready=False, prepare=lambda page: page.context.route("**/*.wasm", hold))
    page.wait_for_selector(".card[data-game=block]")
    assert page.get_attribute("html", "data-state") == "loading", "nobody can have started the engine"
    assert page.inner_text("h1") == "Boneyard"
    released = True
    for route in held:
        route.continue_()
    page.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    wait_idle(page)


def test_the_shelf_knows_every_game(app: Page) -> None:
    """The list that ships with the page is the engine's own, in its order, and no name or picture is missing."""
    open_at(app, "#/")
    known = app.eval_on_selector_all(".card", "cards => cards.map(card => card.dataset.game)")
    catalogue = app.evaluate("window.boneyard.engine({ type: 'catalogue' })")
    assert known == [game["id"] for game in catalogue["games"]]
    words = app.eval_on_selector_all(".card-name, .card-about", "all => all.map(one => one.textContent)")
    assert not [text for text in words if text.startswith(("game-", "about-"))]
    assert not broken_pictures(app)


def test_set_up_is_made_from_the_options(app: Page) -> None:
    """Every option of every game that makes a difference has a field with words, and the seats follow the options."""
    for game in app.evaluate("window.boneyard.engine({ type: 'catalogue' })")["games"]:
        usual = game["usual_players"]
        open_at(app, f"#/new/{game['id']}?players={usual}")
        asked = app.evaluate(
            "request => window.boneyard.engine(request)", {"type": "check", "game": game["id"], "players": usual}
        )
        to_choose = {option["name"] for option in asked["to_choose"]}
        fields = app.eval_on_selector_all(
            ".setup-form [data-field], .setup-form [name]", "all => all.map(one => one.dataset.field ?? one.name)"
        )
        assert to_choose == {option["name"] for option in game["options"]}.intersection(fields), game["id"]
        raw = app.inner_text(".setup-form")
        assert not any(code in raw for code in ("option-", "value-", "level-")), raw
    open_at(app, "#/new/block?players=10")
    app.check("[data-field=set][value='6']", force=True)
    app.wait_for_function("() => document.querySelectorAll('[data-field=players]').length === 3")
    assert app.is_checked("[data-field=players][value='4']")
    app.click("[data-act=start]")
    app.wait_for_selector("canvas.table")
    wait_idle(app)
    assert "players=4" in app.url
    assert "set=6" in app.url
    assert "seed=" in app.url


def test_a_missing_file_is_told_and_can_be_tried_again(open_site: Callable[..., Page], guard: Guard) -> None:
    guard.allow("404", "wasm", "Failed to load resource", "script:")
    missing = {"status": 404, "body": ""}
    page = open_site(ready=False, prepare=lambda page: page.context.route("**/*.wasm", lambda route: route.fulfill(**missing)))
    page.wait_for_selector(BROKEN, state="attached", timeout=START_LIMIT)
    page.wait_for_selector("[data-act=retry]")
    page.context.unroute("**/*.wasm")
    page.click("[data-act=retry]")
    page.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
