"""Tiddle-a-Wink, clause by clause."""

from __future__ import annotations

import pytest

from domino_core import InvalidMove, Match
from domino_core.errors import BadOption, BadPlayers
from tests.rules.line_tables import check_target, dealt, outcome, play, position, refusal, said, told

IDLE = ["4-0", "4-1", "4-2", "4-3"]
"""Hands of 4, 5, 6 and 7 dots with nothing for a 9 or an 8."""


@pytest.mark.clause("TW-01")
@pytest.mark.parametrize("players", [6, 7, 8, 9, 10])
@pytest.mark.parametrize("highest", [9, 12])
def test_five_tiles_each(players: int, highest: int) -> None:
    match = Match.new("tiddle-a-wink", players=players, seed=1, options={"set": highest})
    assert match.view(None)["counts"] == [5] * players


@pytest.mark.clause("TW-01")
def test_six_to_ten_can_play() -> None:
    for players in (5, 11):
        with pytest.raises(BadPlayers):
            Match.new("tiddle-a-wink", players=players)
    with pytest.raises(BadOption):
        Match.new("tiddle-a-wink", players=6, options={"set": 6})


@pytest.mark.clause("TW-02")
def test_the_highest_double_opens() -> None:
    match = dealt("tiddle-a-wink", ["5-5", "", "", "12-12", "11-11", ""])
    assert (match.turn, match.legal_moves()) == (3, ("12-12",))


@pytest.mark.clause("TW-03")
def test_a_double_brings_another_turn_the_first_one_too() -> None:
    hands = ["9-9 9-8 3-0", "8-8 8-1 2-0", *IDLE]
    round_ = play(position("tiddle-a-wink", hands, opens="9-9"), "9-9")
    assert round_.turn == 0
    assert told(round_, "again") == [{"kind": "again", "seat": 0}]
    play(round_, "9-8@R")
    assert round_.turn == 1
    play(round_, "8-8@R")
    assert round_.turn == 1
    play(round_, "8-1@R")
    assert round_.turn == 2


@pytest.mark.clause("TW-03", "TW-04")
def test_who_cannot_use_the_second_turn_is_skipped() -> None:
    round_ = play(position("tiddle-a-wink", ["9-9 3-0", "9-1 2-0", *IDLE], opens="9-9"), "9-9")
    assert (round_.turn, round_.legal_moves(0)) == (0, ("pass",))
    play(round_, "pass")
    assert round_.turn == 1


@pytest.mark.clause("TW-04")
def test_who_has_no_match_says_gee_and_never_draws() -> None:
    round_ = play(position("tiddle-a-wink", ["9-9 9-0 3-1", "2-0 3-3", *IDLE], "9-5", opens="9-9"), "9-9 9-0@R")
    assert refusal(round_.play, 1, "pass") == "can-play"
    play(round_, "0-2@R")
    assert (round_.turn, round_.legal_moves(2)) == (2, ("pass",))
    with pytest.raises(InvalidMove):
        round_.play(2, "draw")
    play(round_, "pass")
    assert (said(round_)[-1], round_.turn) == ((2, "gee"), 3)


@pytest.mark.clause("TW-05")
def test_out_brings_the_total_of_the_other_hands() -> None:
    round_ = play(position("tiddle-a-wink", ["9-9 9-8", "3-2", *IDLE], opens="9-9"), "9-9 9-8@L")
    result = outcome(round_)
    assert (result.reason, result.seat, result.points) == ("out", 0, (5 + 4 + 5 + 6 + 7, 0, 0, 0, 0, 0))
    assert said(round_) == [(0, "tiddle-a-wink")]


@pytest.mark.clause("TW-03", "TW-05")
def test_a_double_as_last_tile_is_out_and_no_further_turn() -> None:
    round_ = play(position("tiddle-a-wink", ["9-9", "3-2", *IDLE], opens="9-9"), "9-9")
    assert outcome(round_).points[0] == 27


@pytest.mark.clause("TW-06")
def test_blocked_the_lowest_hand_scores_the_others_less_its_own() -> None:
    round_ = play(position("tiddle-a-wink", ["9-9 2-1", "3-2", *IDLE], opens="9-9"), "9-9 pass pass pass pass pass pass")
    result = outcome(round_)
    assert (result.reason, result.seat, result.points) == ("blocked", 0, (27 - 3, 0, 0, 0, 0, 0))


@pytest.mark.clause("TW-07")
def test_the_first_with_a_hundred_wins() -> None:
    check_target("tiddle-a-wink", 6, 100)
