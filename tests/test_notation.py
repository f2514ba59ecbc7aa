"""The text of a move is the move."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_core.errors import InvalidMove
from domino_core.notation import canonical, kind_of, laid, read_laid


@pytest.mark.parametrize(
    "move, kind",
    [
        ("6-4", "tile"),
        ("12-12", "tile"),
        ("4-6@R", "lay"),
        ("12-0@M", "lay"),
        ("3-3@7", "lay"),
        ("take:3", "take"),
        ("take:3-5", "take"),
        ("take:91", "take"),
        ("bid:31", "bid"),
        ("trump:4", "trump"),
        ("trump:doubles", "trump"),
        ("discard:6-4", "discard"),
        ("draw", "draw"),
        ("pass", "pass"),
        ("next", "next"),
    ],
)
def test_kinds_of_move(move: str, kind: str) -> None:
    assert kind_of(move) == kind


@pytest.mark.parametrize(
    "move",
    ["", " ", "6", "6-", "13-0", "6-4@", "6-4@10", "6-4@R2", "6-4@north-west",
     "take:", "take:0", "take:100", "take:1-2-3", "bid:0", "bid:12345",
     "trump:7", "trump:", "discard:", "discard:13-1", "Draw", "draw ", "draw\n", "6-4\n", "a" * 17, "6–4", None, 6, 6.4, ["draw"], b"draw"],
)  # fmt: skip
def test_what_is_no_move_is_invalid(move: Any) -> None:
    with pytest.raises(InvalidMove) as refusal:
        kind_of(move)
    assert refusal.value.code == "invalid-move"
    assert len(refusal.value.message) < 120


@given(st.text(max_size=20))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        assert kind_of(text)
    except InvalidMove:
        return
    assert canonical(canonical(text)) == canonical(text)


@pytest.mark.parametrize(
    "move, spelt",
    [
        ("4-6", "6-4"),
        ("6-4", "6-4"),
        ("discard:4-6", "discard:6-4"),
        ("4-6@R", "4-6@R"),
        ("take:3-5", "take:3-5"),
        ("draw", "draw"),
    ],
)
def test_a_loose_tile_is_named_with_its_higher_half_first(move: str, spelt: str) -> None:
    assert canonical(move) == spelt


@given(st.integers(0, 12), st.integers(0, 12), st.sampled_from("LRUDM0123456789"))
def test_a_laid_tile_reads_as_it_was_written(touching: int, outer: int, arm: str) -> None:
    move = laid(touching, outer, arm)
    assert kind_of(move) == "lay"
    assert read_laid(move) == (touching, outer, arm)


def test_a_first_tile_has_no_arm() -> None:
    assert read_laid("6-4") == (6, 4, "")
