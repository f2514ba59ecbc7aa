"""Every one of the 15,504 poker hands: its class, and that all of them stand in one order."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest

from domino_core.families.poker.hands import POKER_TILES, HandClass, class_of, strength
from domino_core.tiles import PAIRS, mask_of, tile_named
from tests.conftest import ROOT

ALL_HANDS = tuple(mask_of(five) for five in combinations(POKER_TILES, 5))
HANDS_BY_PAIRS = {mask_of(five): [PAIRS[tile] for tile in five] for five in combinations(POKER_TILES, 5)}

Pairs = list[tuple[int, int]]


def doubles(hand: Pairs) -> int:
    return sum(high == low for high, low in hand)


def has_straight(hand: Pairs, suits: range, length: int) -> bool:
    """Spelled out: some suit holds n-x, n-(x+1), … for so many steps."""
    held = {frozenset(pair) for pair in hand}
    return any(
        all(frozenset((suit, first + step)) in held for step in range(length)) for suit in suits for first in range(1, 8 - length)
    )


def is_full(hand: Pairs) -> bool:
    plain = [set(pair) for pair in hand if pair[0] != pair[1]]
    return len(plain) == 2 and bool(plain[0] & plain[1])


FITS: dict[HandClass, Callable[[Pairs], bool]] = {
    HandClass.ROYAL: lambda hand: doubles(hand) == 5,
    HandClass.SIX_STRAIGHT: lambda hand: has_straight(hand, range(6, 7), 5),
    HandClass.FOURS: lambda hand: doubles(hand) >= 4,
    HandClass.FIVE_STRAIGHT: lambda hand: has_straight(hand, range(1, 7), 5),
    HandClass.FULL_HAND: is_full,
    HandClass.FOUR_STRAIGHT: lambda hand: has_straight(hand, range(1, 7), 4),
    HandClass.THREES: lambda hand: doubles(hand) >= 3,
    HandClass.FLUSH: lambda hand: any(all(number in pair for pair in hand) for number in range(1, 7)),
    HandClass.ONE_PAIR: lambda hand: doubles(hand) >= 2,
    HandClass.HIGH_PIECE: lambda hand: len(hand) == 5,
}
"""The leaflet's list, the highest class first, written for reading and not for speed."""


def mask(text: str) -> int:
    return mask_of(tile_named(name) for name in text.split())


@pytest.mark.parametrize(
    "tiles, code",
    [
        pytest.param("6-6 2-2 5-1 4-1 3-1", "one-pair", marks=pytest.mark.clause("PO-03")),
        pytest.param("6-6 2-1 5-1 4-3 3-1", "high-piece", marks=pytest.mark.clause("PO-03", "PO-12")),
        pytest.param("6-1 6-2 6-3 6-5 6-6", "flush", marks=pytest.mark.clause("PO-04", "PO-14")),
        pytest.param("2-1 2-2 2-3 2-5 2-6", "flush", marks=pytest.mark.clause("PO-04")),
        pytest.param("6-1 6-2 6-3 6-5 5-4", "high-piece", marks=pytest.mark.clause("PO-04")),
        pytest.param("6-6 4-4 2-2 5-3 4-1", "threes", marks=pytest.mark.clause("PO-05")),
        pytest.param("4-6 4-5 4-4 4-3 2-1", "four-straight", marks=pytest.mark.clause("PO-06")),
        pytest.param("1-6 1-5 1-4 1-3 6-6", "four-straight", marks=pytest.mark.clause("PO-06")),
        pytest.param("4-6 4-5 4-3 4-2 2-1", "high-piece", marks=pytest.mark.clause("PO-06")),
        pytest.param("6-6 3-3 2-2 2-4 2-1", "full-hand", marks=pytest.mark.clause("PO-07")),
        pytest.param("6-6 3-3 2-2 5-4 5-1", "full-hand", marks=pytest.mark.clause("PO-07")),
        pytest.param("6-6 3-3 2-2 5-4 3-1", "threes", marks=pytest.mark.clause("PO-07")),
        pytest.param("3-1 3-2 3-3 3-4 3-5", "five-straight", marks=pytest.mark.clause("PO-08")),
        pytest.param("1-2 1-3 1-4 1-5 1-6", "five-straight", marks=pytest.mark.clause("PO-08")),
        pytest.param("6-6 5-5 3-3 2-2 4-1", "fours", marks=pytest.mark.clause("PO-09")),
        pytest.param("6-1 6-2 6-3 6-4 6-5", "six-straight", marks=pytest.mark.clause("PO-10")),
        pytest.param("6-6 6-5 6-4 6-3 6-2", "six-straight", marks=pytest.mark.clause("PO-10")),
        pytest.param("6-5 6-6 6-1 6-2 6-3", "flush", marks=pytest.mark.clause("PO-10", "PO-14")),
        pytest.param("6-4 6-5 6-6 6-1 6-2", "flush", marks=pytest.mark.clause("PO-14")),
        pytest.param("6-6 5-5 4-4 3-3 2-2", "royal", marks=pytest.mark.clause("PO-11")),
    ],
)
def test_hands_by_name(tiles: str, code: str) -> None:
    assert class_of(mask(tiles)).code == code


@pytest.mark.clause("PO-03", "PO-04", "PO-05", "PO-06", "PO-07", "PO-08", "PO-09", "PO-10", "PO-11", "PO-12")
def test_the_classes_rank_as_the_leaflet_lists_them() -> None:
    rising = [
        "6-6 6-5 5-4 4-3 2-1",
        "3-3 2-2 4-1 3-1 2-1",
        "2-1 2-2 2-3 2-5 2-6",
        "4-4 3-3 2-2 6-5 2-1",
        "1-6 1-5 1-4 1-3 3-2",
        "4-4 3-3 2-2 3-1 2-1",
        "1-2 1-3 1-4 1-5 1-6",
        "5-5 4-4 3-3 2-2 2-1",
        "6-1 6-2 6-3 6-4 6-5",
        "6-6 5-5 4-4 3-3 2-2",
    ]
    assert [class_of(mask(hand)) for hand in rising] == list(HandClass)
    assert [strength(mask(hand)) for hand in rising] == sorted(strength(mask(hand)) for hand in rising)


@pytest.mark.clause("PO-12", "PO-13")
@pytest.mark.parametrize(
    "better, worse",
    [
        ("2-2 3-1 4-1 5-1 6-2", "6-5 6-4 5-4 4-3 3-1"),  # a double is higher than any other piece
        ("6-6 3-2 4-1 3-1 2-1", "5-5 6-5 6-4 4-3 3-2"),  # the higher double
        ("6-1 5-2 4-2 3-2 2-1", "5-4 5-3 4-3 5-1 4-1"),  # the higher half
        ("6-3 5-2 4-2 3-2 2-1", "6-2 5-4 5-3 4-3 4-1"),  # then the lower half
        ("4-4 3-3 2-1 3-1 4-1", "4-4 2-2 6-5 6-4 5-3"),  # level in the first piece: the next one
        ("4-4 3-3 6-5 2-1 3-1", "4-4 3-3 6-4 5-4 5-2"),  # and so on
    ],
)
def test_the_highest_piece_decides_between_level_classes_and_then_the_next(better: str, worse: str) -> None:
    assert class_of(mask(better)) == class_of(mask(worse))
    assert strength(mask(better)) > strength(mask(worse))


@pytest.mark.clause("PO-15")
def test_every_hand_counts_as_the_highest_class_it_fits() -> None:
    assert len(ALL_HANDS) == 15_504
    for hand, pairs in HANDS_BY_PAIRS.items():
        assert class_of(hand) == next(kind for kind, fits in FITS.items() if fits(pairs)), pairs


@pytest.mark.clause("PO-12", "PO-13")
def test_all_hands_stand_in_one_order_by_class_and_then_piece_by_piece() -> None:
    def spelled_out(hand: int) -> tuple[HandClass, list[tuple[bool, int, int]]]:
        pieces = sorted(((high == low, high, low) for high, low in HANDS_BY_PAIRS[hand]), reverse=True)
        return class_of(hand), pieces

    in_order = sorted(ALL_HANDS, key=strength)
    assert in_order == sorted(ALL_HANDS, key=spelled_out)
    assert len(set(map(strength, ALL_HANDS))) == len(ALL_HANDS)


def test_the_page_of_counts_tells_the_truth() -> None:
    counts = Counter(class_of(hand).code for hand in ALL_HANDS)
    page = (ROOT / "docs" / "poker_hands.md").read_text(encoding="utf-8")
    listed = {code: int(count.replace(",", "")) for code, count in re.findall(r"\| `([a-z-]+)` \|.*?\| ([\d,]+) \|", page)}
    assert listed == dict(counts)
    assert list(listed) == [kind.code for kind in HandClass]


def test_the_ranking_that_the_page_shows() -> None:
    """Every class once, the best first, with five tiles that make it."""
    source = (ROOT / "web" / "families" / "poker_panel.js").read_text(encoding="utf-8")
    shown = re.findall(r"\['([a-z-]+)', '([-\d ]+)'\]", source)
    assert [kind for kind, _ in shown] == [each.code for each in sorted(HandClass, reverse=True)]
    for kind, tiles in shown:
        hand = [tile_named(name) for name in tiles.split()]
        assert set(hand) <= set(POKER_TILES), kind
        assert class_of(mask_of(hand)).code == kind
