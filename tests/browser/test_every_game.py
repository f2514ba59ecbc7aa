"""Every registered game, under each of its rule sets, is played to the end of a match by the page's own controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from table_tools import next_round, open_at, play_on, raw_codes, state, tap_on
from tests.cases import Case, quick_cases

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

TAPS = 20
"""Moves by taps on the canvas; what is left of a long match goes by the buttons, several times as fast."""
STANDINGS = "rows => rows.map((row) => Number(row.lastChild.textContent))"


@pytest.mark.parametrize("case", quick_cases(), ids=str)
def test_a_whole_match(table: Page, case: Case, check_axe: Callable[..., None]) -> None:
    open_at(table, case.link(seed="whole", level="simple"))
    check_axe(table)
    left = TAPS
    while not state(table)["finished"] and left:
        left -= tap_on(table, left)
        assert not raw_codes(table)
        if state(table)["result"] and not state(table)["finished"]:
            next_round(table)
    if not state(table)["finished"]:
        play_on(table)
    now = state(table)
    assert now["game"] == case.game.id
    assert now["result"]
    assert set(now["winners"]) <= set(range(case.players))
    assert not raw_codes(table)
    check_axe(table)
    standings = table.eval_on_selector_all("dialog .standings tr", STANDINGS)
    assert standings == sorted(standings, reverse=not case.game.low_wins)
    assert len(standings) == (len(set(now["sides"])) if case.players > 1 else 0)
