"""A whole match of each line game by the page's own controls, and Muggins with scores that must be claimed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from table_tools import open_at, play_on, press, raw_codes, state, tap

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

SMALL = {"width": 700, "height": 560}
MATCHES = {
    "basic": "players=3&set=6&target=20",
    "draw": "players=3&target=20",
    "standard": "players=4&target=20",
    "bergen": "players=2&set=6&target=10",
    "matador": "players=3&set=9&target=20",
    "sebastopol": "players=4&set=6&target=20",
    "tiddle-a-wink": "players=6&set=9&target=20",
    "muggins-spinner": "rules=spinner&players=4&target=40",
    "muggins-four-way": "rules=four-way&players=3&set=6&target=40",
    "muggins-claims": "rules=spinner&players=3&claims=manual&target=40",
}
TAPS = 4
CLAIMS = "#/play/muggins?players=3&seed=claim{number}&claims=manual&target=250&level=simple"


@pytest.fixture(scope="module")
def table(open_site: Callable[..., Page]) -> Page:
    """A small page without movement: these tests are long."""
    return open_site(reduced_motion="reduce", viewport=SMALL)


@pytest.mark.parametrize("name", MATCHES)
def test_whole_match(table: Page, name: str, check_axe: Callable[..., None]) -> None:
    """The first moves by taps, the rest by buttons, the summaries by theirs, until somebody has won."""
    game = "muggins" if name.startswith("muggins") else name
    open_at(table, f"#/play/{game}?seed=whole&level=simple&{MATCHES[name]}")
    assert not raw_codes(table)
    for _ in range(TAPS):
        if not state(table)["result"]:
            tap(table, state(table)["legal"][0])
    play_on(table)
    now = state(table)
    assert now["finished"]
    assert max(now["scores"]) >= now["options"]["target"]
    assert not raw_codes(table)
    text = table.inner_text("dialog.summary")
    assert str(max(now["scores"])) in text
    check_axe(table)


def to_a_claim(table: Page, scoring: bool) -> bool:
    """Play until the own last tile waits for a claim, with or without anything to claim; false if the round ends before."""
    for _ in range(40):
        now = state(table)
        if now["result"]:
            return False
        if now["legal"] == ["claim", "pass"]:
            total = now["view"]["total"]
            if (total > 0 and total % 5 == 0) == scoring:
                return True
            press(table, "pass")
        else:
            press(table, now["legal"][0])
    return False


def to_some_claim(table: Page, scoring: bool) -> None:
    for number in range(12):
        open_at(table, CLAIMS.format(number=number))
        if to_a_claim(table, scoring):
            return
    pytest.fail("no such claim came up")


def test_a_score_is_claimed_with_a_button(table: Page) -> None:
    """After the own play two buttons stand on the table: claim, or say nothing."""
    to_some_claim(table, scoring=True)
    assert table.inner_text(".bar-status") == "Does it score? Claim it, or say nothing"
    words = table.eval_on_selector_all(".moves button", "all => all.map(one => one.textContent)")
    assert words == ["Claim the points", "Say nothing"]
    before = state(table)
    tap(table, "claim")
    assert state(table)["scores"][0] == before["scores"][0] + before["view"]["total"]


def test_others_call_what_was_forgotten(table: Page) -> None:
    to_some_claim(table, scoring=True)
    before = state(table)
    press(table, "pass")
    now = state(table)
    assert now["scores"][0] == before["scores"][0]
    assert sum(now["scores"][1:]) >= sum(before["scores"][1:]) + before["view"]["total"]
    assert "calls “Muggins!”" in (table.text_content("#live") or "")


def test_nobody_calls_where_there_is_nothing(table: Page) -> None:
    to_some_claim(table, scoring=False)
    moves = state(table)["moves"]
    press(table, "pass")
    after = [entry for entry in state(table)["view"]["history"][moves:] if entry.endswith(":muggins")]
    assert not after


def test_the_person_calls_muggins(table: Page) -> None:
    """Careless players forget to claim: the button is there while the play lies unclaimed."""
    for number in range(20):
        open_at(table, f"#/play/muggins?players=2&seed=call{number}&claims=manual&target=250&level=random")
        for _ in range(30):
            now = state(table)
            claim = now["view"]["claim"]
            if now["result"]:
                break
            if (
                claim
                and claim["state"] == "silent"
                and claim["seat"] == 1
                and now["view"]["total"] % 5 == 0 < now["view"]["total"]
            ):
                assert table.inner_text(".bar-status") == "Ada said nothing. Does it score?"
                tap(table, "muggins")
                assert state(table)["scores"][0] >= now["scores"][0] + now["view"]["total"]
                return
            press(table, "claim" if "claim" in now["legal"] else now["legal"][0])
    pytest.fail("nothing to call came up")
