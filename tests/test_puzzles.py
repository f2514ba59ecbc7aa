"""Castle Rock puzzles: certified, the same everywhere, and refused politely when they do not exist."""

from __future__ import annotations

import math
import os
from datetime import date, timedelta

import pytest

from domino_core.ai.puzzles import (
    FIRST_DAY,
    LEVELS,
    OFFERED,
    WEEK,
    UnknownPuzzle,
    code_of,
    daily,
    deal_from_code,
    habit_wins,
    puzzle_named,
    stars_by_left,
)
from domino_core.games.castle_rock import STARS, WON_WITH
from domino_core.rng import Rng
from domino_core.tiles import NAMES, double_set

DAYS = int(os.environ.get("BONEYARD_PUZZLE_DAYS", "14"))
"""Days to check; the long run checks ten years: 3653."""


@pytest.mark.parametrize("tiles, level", [(tiles, level) for tiles, levels in OFFERED.items() for level in levels])
def test_every_level_is_winnable_and_as_hard_as_it_says(tiles: int, level: str) -> None:
    puzzle = puzzle_named(f"{tiles}-{level}-k3x9")
    least, most = LEVELS[level]
    assert puzzle.study.winnable
    assert math.log2(least) <= puzzle.bits <= math.log2(most)
    assert puzzle.level == level
    assert sorted(puzzle.deal) == list(double_set(tiles))
    assert puzzle.study.critical
    if level != "gentle":
        assert min(puzzle.study.traps.values()) >= 1
        assert not habit_wins(puzzle.deal, "one")
        assert not habit_wins(puzzle.deal, "three")


def test_days_follow_the_ladder_and_can_be_won() -> None:
    first = date(2026, 11, 16)
    for day in range(DAYS):
        when = first + timedelta(days=day)
        puzzle = daily(str(when))
        tiles, level = WEEK[when.weekday()]
        assert (puzzle.tiles, puzzle.level) == (tiles, level), when
        assert puzzle.study.winnable, when


def test_a_name_is_the_same_puzzle_for_ever() -> None:
    """These deals must never change: people share their names."""
    first = puzzle_named("6-tricky-k3x9").deal[:6]
    day = daily("2026-11-16").deal[:6]
    large = puzzle_named("12-fiendish-1").deal[:6]
    assert [NAMES[tile] for tile in first] == PINNED["6-tricky-k3x9"]
    assert [NAMES[tile] for tile in day] == PINNED["daily-2026-11-16"]
    assert [NAMES[tile] for tile in large] == PINNED["12-fiendish-1"]


PINNED: dict[str, list[str]] = {
    "6-tricky-k3x9": ["5-4", "5-3", "4-1", "1-0", "6-1", "4-0"],
    "daily-2026-11-16": ["4-3", "5-4", "3-3", "5-5", "3-0", "2-2"],
    "12-fiendish-1": ["10-3", "8-8", "9-3", "3-0", "12-2", "8-3"],
}


@pytest.mark.parametrize("fewest, stars", [(0, [3, 2, 1]), (1, [3, 3, 2]), (2, [3, 3, 3]), (4, [3, 3, 3, 3, 3])])
def test_stars_are_counted_from_the_fewest_that_can_be_left(fewest: int, stars: list[int]) -> None:
    assert stars_by_left(fewest) == stars


def test_no_game_earns_fewer_stars_than_the_rules_give() -> None:
    """Results that were kept when the rules alone gave stars never lose one."""
    for fewest in range(6):
        by_left = stars_by_left(fewest)
        assert by_left[fewest] == STARS
        assert sorted(by_left, reverse=True) == by_left
        assert all(stars >= STARS - left for left, stars in enumerate(by_left))
        assert len(by_left) > WON_WITH


@pytest.mark.parametrize("tiles", [6, 9, 12])
def test_a_deal_fits_into_a_short_code(tiles: int) -> None:
    rng = Rng("codes", tiles)
    for _ in range(50):
        deal = rng.shuffled(double_set(tiles))
        code = code_of(deal)
        assert deal_from_code(tiles, code) == deal
        assert len(code) <= {6: 17, 9: 41, 12: 78}[tiles]
        assert code.replace("_", "").replace("-", "").isalnum()
    assert puzzle_named(f"deal{tiles}-{code}").deal == tuple(deal)


@pytest.mark.parametrize(
    "name",
    [
        "", "daily", "daily-2026-13-01", "daily-1999-01-01", "daily-9999-01-01", "6-monstrous-1", "7-hard-1", "6-tricky-",
        "6-tricky-<script>", "deal6-" + "z" * 40, "deal6-!!", "deal7-0", "x" * 5000, None, 5, ["6-hard-1"],
    ],
)  # fmt: skip
def test_what_is_no_puzzle_is_refused(name: object) -> None:
    with pytest.raises(UnknownPuzzle) as caught:
        puzzle_named(name)
    assert caught.value.message.endswith(".")


def test_the_first_day_exists() -> None:
    assert daily(str(FIRST_DAY)).study.winnable
