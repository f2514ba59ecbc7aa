"""Random numbers: the same for ever, and fair."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_core.rng import Rng


@pytest.mark.clause("ALL-04")
def test_these_numbers_never_change() -> None:
    """Every shared deal hangs on them. If this test fails, it is the generator that is wrong, not the test."""
    rng = Rng("k3x9", "round", 2)
    assert [rng.word() for _ in range(4)] == [
        17544074676486616140,
        8062932021086356681,
        4003774527800596694,
        15560377894972986041,
    ]
    assert Rng(0).word() == 3456440582462680752
    assert Rng("").word() == 14087677454934409008
    rng = Rng("k3x9")
    assert [rng.below(10) for _ in range(12)] == [9, 4, 9, 3, 3, 9, 8, 4, 7, 5, 0, 4]
    assert rng.fraction() == 0.33370142646669476
    assert rng.choice("abcdef") == "a"
    assert rng.shuffled(range(10)) == [1, 4, 2, 8, 5, 7, 0, 9, 3, 6]


def test_numbers_and_texts_that_look_the_same_are_the_same_seed() -> None:
    assert Rng(7, "deal").word() == Rng("7", "deal").word()
    assert Rng("a", "b").word() != Rng("b", "a").word()


@given(st.text(), st.integers(1, 1000))
def test_below_stays_below(seed: str, limit: int) -> None:
    seed = seed.encode(errors="ignore").decode()
    rng = Rng(seed)
    assert all(0 <= rng.below(limit) < limit for _ in range(20))
    assert 0 <= rng.fraction() < 1


@given(st.lists(st.integers()), st.integers())
def test_a_shuffle_keeps_every_item_and_leaves_the_list_alone(items: list[int], seed: int) -> None:
    before = list(items)
    assert sorted(Rng(seed).shuffled(items)) == sorted(items)
    assert items == before


def test_below_and_shuffles_are_even() -> None:
    rng = Rng("even")
    numbers = Counter(rng.below(7) for _ in range(7000))
    assert set(numbers) == set(range(7))
    assert all(850 < count < 1150 for count in numbers.values())
    orders = Counter(tuple(rng.shuffled("abcd")) for _ in range(4800))
    assert len(orders) == 24
    assert all(140 < count < 265 for count in orders.values())


def test_an_uneven_limit_is_even_too() -> None:
    """A third of all words lies beyond the last whole multiple of this limit: they must be thrown again, not folded back."""
    limit = (1 << 64) // 3 * 2
    rng = Rng("large")
    low = sum(rng.below(limit) < limit // 2 for _ in range(2000))
    assert 900 < low < 1100
