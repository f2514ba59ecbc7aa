"""The longest train of a hand: a real train, never shorter than what trying everything finds, and quick."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_core.families.train.longest import as_train, longest_train
from domino_core.games.longest_train import LONGEST_TRAIN
from domino_core.match import Match
from domino_core.options import Value
from domino_core.tiles import HIGH, LOW, NAMES, Tile, double_set, is_double, mask_of, other_half, tile_named, tiles_in
from tests.harness import Case, Checker

HANDS = st.integers(2, 12).flatmap(lambda highest: st.sets(st.sampled_from(double_set(highest)), max_size=9))


def names(text: str) -> list[Tile]:
    return [tile_named(name) for name in text.split()]


def longest_by_trying(hand: set[Tile], end: int) -> int:
    """Every train there is, one tile at a time."""
    best = 0
    waiting = [(frozenset(hand), end)]
    while waiting:
        left, at = waiting.pop()
        best = max(best, len(hand) - len(left))
        waiting += [(left - {tile}, other_half(tile, at)) for tile in left if at in (HIGH[tile], LOW[tile])]
    return best


def check_train(train: list[Tile], end: int) -> None:
    """Every tile matches the end before it."""
    for tile in train:
        assert end in (HIGH[tile], LOW[tile])
        end = other_half(tile, end)


@settings(max_examples=300)
@given(hand=HANDS, end=st.integers(0, 12))
def test_no_train_is_longer(hand: set[Tile], end: int) -> None:
    train, slough = as_train(hand, end)
    check_train(train, end)
    assert sorted(train + slough) == sorted(hand)
    assert len(train) == longest_by_trying(hand, end)
    assert longest_train(mask_of(hand), end)[1]


@settings(max_examples=40)
@given(seed=st.integers(0, 10**6), count=st.integers(10, 18), end=st.integers(0, 9))
def test_long_hands_against_a_plain_search(seed: int, count: int, end: int) -> None:
    """All (tiles left, end) pairs, without the bound: slower, and easy to be sure of."""
    hand = random.Random(seed).sample(double_set(9), count)
    singles = mask_of(tile for tile in hand if not is_double(tile))
    seen, waiting = {(singles, end)}, [(singles, end)]
    best = 0
    while waiting:
        left, at = waiting.pop()
        used = singles & ~left
        met = {end} | {half for tile in tiles_in(used) for half in (HIGH[tile], LOW[tile])}
        best = max(best, used.bit_count() + sum(is_double(tile) and HIGH[tile] in met for tile in hand))
        for tile in tiles_in(left):
            if at in (HIGH[tile], LOW[tile]):
                following = (left ^ 1 << tile, other_half(tile, at))
                if following not in seen:
                    seen.add(following)
                    waiting.append(following)
    train, _ = as_train(hand, end)
    check_train(train, end)
    assert len(train) == best


def test_greed_would_lose() -> None:
    """The heaviest tile first leads into a dead end."""
    train, slough = as_train(names("12-9 12-1 1-2 2-3 3-1 1-5"), 12)
    assert train == names("12-1 1-2 2-3 3-1 1-5") or train == names("12-1 1-3 3-2 2-1 1-5")
    assert slough == names("12-9")


def test_doubles_are_taken_along_and_the_slough_is_heaviest_first() -> None:
    train, slough = as_train(names("12-5 5-5 5-3 9-9 8-7 3-3 2-1"), 12)
    assert train == names("12-5 5-5 5-3 3-3")
    assert slough == names("9-9 8-7 2-1")


def test_nothing_fits() -> None:
    assert as_train(names("5-4 3-3"), 12) == ([], names("5-4 3-3"))
    assert as_train([], 12) == ([], [])


@pytest.mark.parametrize("count", [20, 30, 45, 91])
def test_very_large_hands_end_and_say_whether_they_are_sure(count: int) -> None:
    """Swollen hands are rare; the answer is a real train in any case, and it says so when a longer one may exist."""
    rng = random.Random(count)
    for _ in range(2):
        hand = rng.sample(double_set(12), count)
        train, sure = longest_train(mask_of(hand), 3)
        check_train(list(train), 3)
        assert len(set(train)) == len(train)
        assert set(train) <= set(hand)
        assert isinstance(sure, bool)
        assert len(train) >= 0.7 * count


def test_little_effort_finds_a_train_and_admits_its_doubt() -> None:
    hand = mask_of(random.Random(8).sample(double_set(12), 40))
    short, sure = longest_train(hand, 3, 300)
    assert not sure
    assert len(short) >= 20


# ---------------------------------------------------------------- the puzzle


def puzzle(hand: str, engine: str = "9-9", tiles: int = 8) -> Match:
    """The puzzle with this engine and hand, behind all tiles that nobody uses: those before the engine go under the others."""
    held = names(hand)
    others = [tile for tile in double_set(9) if tile not in held and NAMES[tile] != engine and not is_double(tile)]
    doubles = [tile for tile in double_set(9) if tile not in held and NAMES[tile] != engine and is_double(tile)]
    order = [*others, tile_named(engine), *held, *doubles]
    return Match.new(LONGEST_TRAIN.id, 1, options={"tiles": tiles}, deal=[NAMES[tile] for tile in order])


def test_a_puzzle_has_twelve_tiles_or_eight_to_sixteen_and_one_of_two_sets() -> None:
    assert LONGEST_TRAIN.resolve(1, {}) == {"set": 9, "tiles": 12}
    assert {option.name: tuple(option.values) for option in LONGEST_TRAIN.options} == {
        "set": (9, 12),
        "tiles": (8, 9, 10, 11, 12, 13, 14, 15, 16),
    }


@pytest.mark.parametrize(
    "laid, left, stars, reason",
    [
        ("9-8@0 8-7@0 7-6@0 6-5@0 5-9@0 9-4@0", 2, 3, "longest"),
        ("9-5@0 5-6@0 6-7@0 7-8@0 8-9@0 9-4@0", 2, 3, "longest"),
        ("9-4@0", 7, 0, "stopped"),
        ("9-8@0 8-7@0 7-3@0 3-2@0", 4, 1, "stopped"),
    ],
)
def test_the_longest_train_earns_three_stars_and_each_tile_that_it_lacks_costs_one(
    laid: str, left: int, stars: int, reason: str
) -> None:
    match = puzzle("9-8 8-7 7-6 6-5 9-5 9-4 7-3 3-2")
    for move in laid.split():
        match.play(move)
    [result] = match.results
    assert (result.reason, result.details["left"], result.details["stars"]) == (reason, left, stars)


@pytest.mark.parametrize("options", [{}, {"set": 12, "tiles": 16}])
def test_a_puzzle_keeps_every_promise_of_a_game(options: dict[str, Value]) -> None:
    case = Case(LONGEST_TRAIN, 1, options)
    Checker(case, next(seed for seed in range(9) if case.match(seed).turn is not None)).run()


def test_a_hand_with_nothing_for_the_engine_is_over_at_once() -> None:
    match = puzzle("8-7 7-6 6-5 5-4 4-3 3-2 2-1 1-0")
    [result] = match.results
    assert (match.finished, match.turn, match.legal_moves()) == (True, None, ())
    assert (result.reason, result.details["left"]) == ("longest", 8)
    assert Match.load(match.save()).finished
