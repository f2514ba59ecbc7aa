"""What the page and the docs say of levels is what was measured: `docs/strength.json`."""

from __future__ import annotations

import json
from typing import cast

import pytest

from domino_core.game import Game
from domino_core.registry import GAMES
from measures.players import FOUND, MEETINGS, PAGE, Place, Row, page

KEPT = cast("list[Row]", json.loads(FOUND.read_text(encoding="utf-8")))
MATCHES = [meeting.name for meeting in MEETINGS if not meeting.one_round]


def beyond_chance(row: Row) -> bool:
    report = row["report"]
    return report["won"] - report["won_interval"] > report["chance"]


@pytest.mark.parametrize("game", [game for game in GAMES.values() if max(game.seats) > 1], ids=lambda game: game.id)
def test_luck_is_said_to_rule_where_no_level_was_seen_to_win_more(game: Game) -> None:
    place = Place(game.id, *game.begin_with(None, {}))
    rows = [row for row in KEPT if row["place"] == place.name and row["meeting"] in MATCHES]
    assert [row["meeting"] for row in sorted(rows, key=lambda row: MATCHES.index(row["meeting"]))] == MATCHES
    assert game.luck is not any(map(beyond_chance, rows))


def test_the_page_says_what_was_kept() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(KEPT)
