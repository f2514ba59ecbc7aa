"""Several people at one device: it is passed on with covered hands, in every family of games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser_tools import PHONE
from domino_core import GAMES
from sitting_tools import COVERED, leaks, play_for_all, take
from storage_tools import whole_records
from table_tools import open_at, raw_codes, state, tap, wait_idle, wait_position

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from domino_core.game import Game

SHORT = ("target", "rounds", "marks")
"""Options that say how long a match is."""


SEVERAL_SCORES = 6
"""How much longer a match is where scores are called: one of them would end the shortest."""


def shortest(game: Game) -> dict[str, int]:
    """Options with which a match is soon over."""
    least = {option.name: option.as_data().get("least") for option in game.options}
    if "hands" in least and least["hands"] is not None:
        return {"hands": 5}
    times = SEVERAL_SCORES if game.interrupts else 1
    return {name: times * max(1, number) for name in SHORT if isinstance(number := least.get(name), int)}


def people_at(game: Game) -> str:
    """A match for two people opposite each other, or side by side where there are only two; the computer has the other seats."""
    players = min(4, max(game.seats)) if 4 in game.seats or max(game.seats) < 4 else min(game.seats)
    options = "".join(f"&{name}={value}" for name, value in shortest(game).items())
    claims = "&claims=manual" if game.interrupts else ""
    return f"#/play/{game.id}?players={players}&seed=sit1{options}{claims}&people=1.{3 if players > 2 else 2}"


FAMILIES = {game.family: game for game in reversed(list(GAMES.values())) if max(game.seats) > 1}
"""A game of each family, the first in the registry."""
CALLING = next(game for game in GAMES.values() if game.interrupts)
MATCHES = {**FAMILIES, "calls": CALLING}


@pytest.mark.parametrize("game", MATCHES.values(), ids=list(MATCHES))
def test_a_whole_match_of_each_family_goes_through_the_covers(table: Page, game: Game) -> None:
    """By taps alone, with nothing of a covered hand anywhere in the page."""
    open_at(table, people_at(game))
    seen = play_for_all(table)
    assert seen["covers"] > 3
    assert seen["taps"] > 0
    assert state(table)["finished"]
    words = table.inner_text("dialog.summary")
    assert "Your" not in words
    assert "You " not in words
    assert not raw_codes(table)


def test_names_are_asked_for_and_remembered(app: Page, check_axe: Callable[..., None]) -> None:
    """As long as one person plays, the form is as simple as ever."""
    open_at(app, "#/new/block")
    app.check('[data-field=players][value="3"]', force=True)
    wait_idle(app)
    assert not app.is_visible("[name=person-1]")
    app.click(".more-people summary")
    app.check("[name=sits-2]", force=True)
    app.fill("[name=person-0]", "Mia")
    app.fill("[name=person-2]", "Ada")
    check_axe(app)
    app.click(".person:nth-child(3) button")
    app.check('dialog input[value="crown"]', force=True)
    app.click("dialog .primary")
    app.evaluate("window.boneyard.hurry = true")
    app.click("[data-act=start]")
    app.wait_for_selector(COVERED)
    wait_idle(app)
    assert "people=1.3" in app.url
    check_axe(app)
    names = app.evaluate("window.boneyard.stage.names")
    assert [names[0], names[2]] == ["Mia", "Ada"]
    assert names[1] not in {"Mia", "Ada"}
    (record,) = whole_records(app)
    assert record["people"] == 2
    assert [(one["seat"], one["name"], one["sign"]) for one in record["seated"]] == [(0, "Mia", ""), (2, "Ada", "crown")]
    open_at(app, "#/")
    assert "Mia 0 · Ada 0" in app.inner_text(".continue")
    open_at(app, "#/new/block")
    assert app.input_value("[name=person-2]") == "Ada"


def test_a_cover_comes_back_after_a_reload_and_after_taking_back(open_site: Callable[..., Page]) -> None:
    """Whoever decided last has to take the device again; no hand is on the screen or on disk meanwhile."""
    page = open_site("", viewport=PHONE)
    open_at(page, "#/play/block?players=2&set=6&target=30&seed=sit9&people=1.2")
    assert page.evaluate("document.activeElement.dataset.act") == "uncover", "a key is enough"
    page.keyboard.press("Enter")
    wait_idle(page)
    while page.query_selector(COVERED):  # the double that opens the round goes by itself
        take(page)
    first, before = state(page)["view"]["seat"], state(page)["moves"]
    tap(page, state(page)["legal"][0])
    page.wait_for_selector(COVERED)
    assert page.is_hidden(".bar [data-act=skip-to-turn]")
    page.reload()
    page.wait_for_selector(COVERED)
    wait_idle(page)
    assert not leaks(page)
    (record,) = whole_records(page)
    assert not record["shown"] or record["shown"]["view"]["seat"] is None
    take(page)
    second = state(page)["view"]["seat"]
    assert second != first
    page.click("[data-act=undo]")
    wait_position(page, before)
    page.wait_for_selector(COVERED)
    assert f"Player {first + 1}" in page.inner_text(".cover h2")
    assert not leaks(page)
    take(page)
    assert state(page)["view"]["seat"] == first


def test_a_window_that_only_watches_sees_no_hand(open_site: Callable[..., Page]) -> None:
    """The match goes on there with a cover."""
    page = open_site("")
    address = "#/play/block?players=2&set=6&target=30&seed=sit9&people=1.2"
    open_at(page, address)
    take(page)
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector("[data-act=play-here]")
    wait_idle(other)
    assert state(other)["view"]["seat"] is None
    assert not leaks(other)
    other.click("[data-act=play-here]")
    other.wait_for_selector(COVERED)
    other.close()


def test_those_who_wait_may_call(app: Page) -> None:
    """In Muggins with claims whoever sees a score that nobody has claimed calls it from the cover."""
    open_at(app, f"#/play/{CALLING.id}?players=3&target=100&claims=manual&seed=sit2&people=1.2.3")
    for _ in range(60):
        if app.query_selector("[data-call]"):
            break
        if app.query_selector(COVERED):
            take(app)
            continue
        legal = state(app)["legal"]
        tap(app, "pass" if "pass" in legal and "claim" in legal else legal[0])
    calling = app.locator("[data-call]").first
    seat = int((calling.get_attribute("data-call") or "").partition(":")[0])
    before = state(app)["moves"]
    calling.click()
    app.wait_for_function("moves => window.boneyard.state?.moves > moves", arg=before)
    wait_idle(app)
    assert f"{seat}:muggins" in state(app)["save"]
