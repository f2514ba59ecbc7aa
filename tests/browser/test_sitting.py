"""Several people at one device: it is passed on with covered hands, in every family of games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser_tools import PHONE
from sitting_tools import COVERED, leaks, play_for_all, take
from storage_tools import whole_records
from table_tools import open_at, raw_codes, state, tap, wait_idle, wait_position

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

MATCHES = {
    "line": "#/play/block?players=2&target=30&seed=sit1&people=1.2",
    "claims": "#/play/muggins?players=3&target=50&claims=manual&seed=sit2&people=1.2.3",
    "teams": "#/play/muggins?players=4&target=50&seed=sit3&people=1.3",
    "train": "#/play/mexican-train?players=3&rounds=1&seed=sit4&people=1.2",
    "trick": "#/play/forty-two?players=4&object=marks&marks=1&seed=sit5&people=1.2.3.4",
    "poker": "#/play/poker?players=4&hands=5&seed=sit6&people=1.3.4",
}


@pytest.mark.parametrize("address", MATCHES.values(), ids=list(MATCHES))
def test_a_whole_match_of_each_family_goes_through_the_covers(table: Page, address: str) -> None:
    """By taps alone, with nothing of a covered hand anywhere in the page."""
    open_at(table, address)
    seen = play_for_all(table)
    assert seen["covers"] > 3
    assert seen["taps"] >= 3
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
    assert "shown" not in record or record["shown"]["view"]["seat"] is None
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
    open_at(app, "#/play/muggins?players=3&target=100&claims=manual&seed=sit2&people=1.2.3")
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
    app.wait_for_function("moves => window.boneyard.state.moves > moves", arg=before)
    wait_idle(app)
    assert f"{seat}:muggins" in state(app)["save"]
