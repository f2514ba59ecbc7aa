"""Draw, which is standard dominoes but for one clause."""

from __future__ import annotations

import pytest

from domino_core import Match
from tests.rules.line_tables import outcome, play, position, refusal, told


@pytest.mark.clause("DR-01")
def test_a_drawn_tile_that_fits_is_played() -> None:
    round_ = play(position("draw", ["9-9 9-1", "4-0"], "9-6 9-5", opens="9-9"), "9-9")
    assert round_.legal_moves(1) == ("draw",)
    assert refusal(round_.play, 1, "pass") == "must-draw"
    play(round_, "draw")
    assert round_.turn == 1
    assert round_.legal_moves(1) == ("9-6@L", "9-6@R")
    assert told(round_, "draw", seat=1) == [{"kind": "draw", "seat": 1, "left": 1, "tile": "9-6"}]
    assert told(round_, "draw", seat=0) == [{"kind": "draw", "seat": 1, "left": 1}]


@pytest.mark.clause("DR-01")
def test_a_drawn_tile_that_does_not_fit_ends_the_turn() -> None:
    round_ = play(position("draw", ["9-9 9-1", "4-0"], "6-5 9-5", opens="9-9"), "9-9 draw")
    assert round_.legal_moves(1) == ("pass",)
    assert refusal(round_.play, 1, "draw") == "no-drawing"
    play(round_, "pass")
    assert round_.turn == 0
    assert round_.view(None)["counts"] == [1, 2]


@pytest.mark.clause("DR-01")
def test_who_can_play_may_not_draw() -> None:
    round_ = play(position("draw", ["9-9 9-1", "9-2"], "6-5", opens="9-9"), "9-9")
    assert refusal(round_.play, 1, "draw") == "can-play"


@pytest.mark.clause("DR-01")
def test_an_empty_boneyard_lets_pass_and_draws_are_no_block() -> None:
    round_ = play(position("draw", ["9-9 8-1", "4-0"], "6-5 7-5", opens="9-9"), "9-9 draw pass draw pass")
    assert round_.turn == 1, "both had drawn: nobody was stuck for good"
    assert round_.legal_moves(1) == ("pass",)
    play(round_, "pass")
    assert outcome(round_).points == (0, 9 + 12 - (4 + 11)), "and one more pass closes the round: nobody had moved since"


@pytest.mark.clause("DR-01")
@pytest.mark.parametrize("players, size", [(2, 16), (4, 15), (8, 9)])
def test_the_rest_is_as_in_standard(players: int, size: int) -> None:
    match = Match.new("draw", players=players, seed=1)
    assert match.view(None)["counts"] == [size] * players
    assert match.options == {"set": 12, "target": 100, "rounds": 0}
