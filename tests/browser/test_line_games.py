"""Muggins with scores that must be claimed, by the page's own controls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from domino_core.games.muggins import MugginsRound
from table_tools import open_at, play_on, press, raw_codes, state, tap

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

CLAIMS = "#/play/muggins?players=3&seed=claim{number}&claims=manual&target=250&level=simple"


def test_a_whole_match(table: Page, check_axe: Callable[..., None]) -> None:
    open_at(table, "#/play/muggins?rules=spinner&players=3&claims=manual&target=40&seed=whole&level=simple")
    play_on(table)
    assert max(state(table)["scores"]) >= 40
    assert not raw_codes(table)
    check_axe(table)


def worth(now: dict[str, Any]) -> int:
    """What the last play scores, which the page does not tell while it may be claimed."""
    assert now["view"]["total"] is None
    return MugginsRound.points_of_last(now["view"]["line"], now["options"])


def to_a_claim(table: Page, scoring: bool) -> bool:
    """Play until one's own last tile waits for a claim, with or without anything to claim; false if the round ends before."""
    for _ in range(40):
        now = state(table)
        if now["result"]:
            return False
        if now["legal"] == ["claim", "pass"]:
            if (worth(now) > 0) == scoring:
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
    """After one's own play two buttons stand on the table: claim, or say nothing."""
    to_some_claim(table, scoring=True)
    assert table.inner_text(".bar-status") == "Does it score? Claim it, or say nothing"
    words = table.eval_on_selector_all(".moves button", "all => all.map(one => one.textContent)")
    assert words == ["Claim the points", "Say nothing"]
    before = state(table)
    tap(table, "claim")
    now = state(table)
    assert now["view"]["history"][before["moves"]] == "0:claim"
    assert now["scores"][0] >= before["scores"][0] + worth(before)  # more where that was the last tile


def test_others_call_what_was_forgotten(table: Page) -> None:
    to_some_claim(table, scoring=True)
    before = state(table)
    press(table, "pass")
    now = state(table)
    calls = [entry for entry in now["view"]["history"][before["moves"] :] if entry.endswith(":muggins")]
    assert calls
    assert calls[0] != "0:muggins"
    assert sum(now["scores"][1:]) >= sum(before["scores"][1:]) + worth(before)


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
            if claim and claim["state"] == "silent" and claim["seat"] == 1 and worth(now):
                assert table.inner_text(".bar-status") == "Ada said nothing. Does it score?"
                tap(table, "muggins")
                assert state(table)["scores"][0] >= now["scores"][0] + worth(now)
                return
            press(table, "claim" if "claim" in now["legal"] else now["legal"][0])
    pytest.fail("nothing to call came up")
