"""Tiles, names and masks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_core.errors import BadDeal
from domino_core.tiles import (
    DOUBLES,
    HIGH,
    LOW,
    NAMES,
    PIPS,
    WITH,
    dots_in,
    double_set,
    is_double,
    mask_of,
    names_in,
    other_half,
    tile_named,
    tile_with,
    tiles_in,
)

TILES = st.sampled_from(double_set(12))


def test_numbers_of_tiles_never_change() -> None:
    """Saves and links hold names, but shuffles go by number: a new numbering would be new deals."""
    assert NAMES[:10] == ("0-0", "1-0", "1-1", "2-0", "2-1", "2-2", "3-0", "3-1", "3-2", "3-3")
    assert (NAMES[27], NAMES[54], NAMES[90]) == ("6-6", "9-9", "12-12")
    assert len(NAMES) == 91


@pytest.mark.parametrize("smaller, larger", [(6, 9), (9, 12)])
def test_a_smaller_set_is_the_beginning_of_a_larger_one(smaller: int, larger: int) -> None:
    assert double_set(larger)[: len(double_set(smaller))] == double_set(smaller)


@given(TILES)
def test_a_tile_is_found_by_either_order_of_its_numbers(tile: int) -> None:
    high, low = HIGH[tile], LOW[tile]
    assert high >= low
    assert tile_with(high, low) == tile_with(low, high) == tile
    assert tile_named(f"{high}-{low}") == tile_named(f"{low}-{high}") == tile
    assert PIPS[tile] == high + low
    assert other_half(tile, high) == low
    assert is_double(tile) == (high == low) == bool(DOUBLES >> tile & 1)


@given(st.sets(TILES))
def test_a_mask_holds_a_set_of_tiles(tiles: set[int]) -> None:
    mask = mask_of(tiles)
    assert tiles_in(mask) == sorted(tiles)
    assert names_in(mask) == [NAMES[tile] for tile in sorted(tiles)]
    assert dots_in(mask) == sum(PIPS[tile] for tile in tiles)
    for number in range(13):
        assert set(tiles_in(mask & WITH[number])) == {tile for tile in tiles if number in (HIGH[tile], LOW[tile])}


@pytest.mark.parametrize("text", ["", "6", "6-", "-6", "6-13", "13-0", "6_4", " 6-4", "06-4", "6-4@R", "٦-٤", "6-4-1", "x" * 999])
def test_what_is_no_tile_is_refused_in_a_short_sentence(text: str) -> None:
    with pytest.raises(BadDeal) as refusal:
        tile_named(text)
    assert refusal.value.reason == "no-such-tile"
    assert len(refusal.value.message) < 120
