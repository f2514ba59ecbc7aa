"""Bergen, clause by clause."""

from __future__ import annotations

import pytest

from domino_core import Match
from domino_core.errors import BadPlayers
from tests.rules.line_tables import check_target, dealt, outcome, play, position, refusal, said, told


@pytest.mark.clause("BE-01")
@pytest.mark.parametrize("players, highest", [(2, 12), (10, 12), (9, 9), (4, 6)])
def test_six_tiles_each_for_as_many_as_can_be_dealt(players: int, highest: int) -> None:
    match = Match.new("bergen", players=players, seed=1, options={"set": highest})
    assert match.view(None)["counts"] == [6] * players


@pytest.mark.clause("BE-01")
@pytest.mark.parametrize("players, highest", [(1, 12), (11, 12), (10, 9), (5, 6)])
def test_more_cannot_be_dealt(players: int, highest: int) -> None:
    with pytest.raises(BadPlayers):
        Match.new("bergen", players=players, options={"set": highest})


@pytest.mark.clause("BE-02")
def test_the_highest_double_opens_and_scores_two() -> None:
    match = dealt("bergen", ["5-5", "8-8"])
    assert (match.turn, match.legal_moves()) == (1, ("8-8",))
    match.play("8-8")
    assert match.scores == (0, 2)
    assert {"kind": "score", "seat": 1, "side": 1, "points": 2, "why": "ends", "ends": [8, 8]} in match.news_for(0)


@pytest.mark.clause("BE-02")
def test_without_a_double_all_is_dealt_again() -> None:
    assert dealt("bergen", ["5-4", "8-7"]).round.redeals >= 1


@pytest.mark.clause("BE-03")
def test_two_ends_and_drawing_until_one_fits() -> None:
    round_ = play(position("bergen", ["9-9 9-1", "4-0", "7-0"], "6-5 9-8", opens="9-9"), "9-9 draw")
    assert round_.legal_moves(1) == ("draw",)
    play(round_, "draw")
    assert round_.legal_moves(1) == ("9-8@L", "9-8@R")
    assert refusal(round_.play, 1, "9-8@U") == "no-such-end"
    play(round_, "9-8@L")
    assert round_.legal_moves(2) == ("pass",)


@pytest.mark.clause("BE-04")
def test_level_ends_score_two() -> None:
    round_ = play(position("bergen", ["9-9 5-1", "9-5 12-0", "9-1 12-2"], opens="9-9"), "9-9 9-5@R 9-1@L")
    assert round_.points == [2, 0, 0], "ends 1 and 5"
    play(round_, "5-1@R")
    assert round_.result() is not None
    assert round_.points == [2 + 2 + 1, 0, 0], "ends 1 and 1, and out"


@pytest.mark.clause("BE-04")
def test_level_ends_score_three_when_an_end_tile_is_a_double() -> None:
    hands = ["9-9 5-5 12-0", "9-5 12-1", "9-1 12-2", "5-1 12-3"]
    round_ = play(position("bergen", hands, opens="9-9"), "9-9 9-5@R 9-1@L 1-5@L")
    assert round_.points == [2, 0, 0, 2], "ends 5 and 5"
    play(round_, "5-5@L")
    assert round_.points == [2 + 3, 0, 0, 2]
    assert told(round_, "score")[-1]["ends"] == [5, 5]


@pytest.mark.clause("BE-04")
def test_the_opening_double_counts_as_an_end_tile_while_it_is_one() -> None:
    round_ = play(position("bergen", ["9-9 12-0", "9-5 12-1", "5-2 12-3", "9-2 12-4"], opens="9-9"), "9-9 9-5@R 5-2@R 2-9@R")
    assert round_.points == [2, 0, 0, 3]


@pytest.mark.clause("BE-05")
def test_going_out_is_one_point() -> None:
    round_ = play(position("bergen", ["9-9 9-1", "4-0", "12-11"], opens="9-9"), "9-9 pass pass 9-1@R")
    result = outcome(round_)
    assert (result.reason, result.seat, result.points) == ("out", 0, (2 + 1, 0, 0))
    assert result.details["during"] == [2, 0, 0]
    assert result.details["sums"] == [{"side": 0, "terms": [], "minus": 0, "won": 1}]
    assert said(round_)[-1] == (0, "bergen")


@pytest.mark.clause("BE-06")
def test_blocked_the_lowest_hand_without_a_double_scores_one() -> None:
    round_ = play(position("bergen", ["9-9 8-7", "1-1", "4-3", "6-5"], opens="9-9"), "9-9 pass pass pass pass")
    result = outcome(round_)
    assert (result.reason, result.seat, result.points) == ("blocked", 2, (2, 0, 1, 0))
    assert result.details["with_double"] == [1]


@pytest.mark.clause("BE-06", "ALL-06")
def test_blocked_level_hands_score_nothing() -> None:
    round_ = play(position("bergen", ["9-9 8-7", "5-2", "4-3"], opens="9-9"), "9-9 pass pass pass")
    assert (outcome(round_).points, outcome(round_).details["level"]) == ((2, 0, 0), [1, 2])


@pytest.mark.clause("BE-07")
def test_when_every_hand_has_a_double_doubles_are_not_counted() -> None:
    hands = ["9-9 2-2 1-0", "1-1 6-5", "8-8 5-3"]
    result = outcome(play(position("bergen", hands, opens="9-9"), "9-9 pass pass pass"))
    assert result.points == (2 + 1, 0, 0)
    assert result.details["counted"] == [{"seat": 0, "dots": 1}, {"seat": 1, "dots": 11}, {"seat": 2, "dots": 8}]
    hands = ["9-9 8-8 1-0", "1-1 0-0", "7-7 5-3"]
    result = outcome(play(position("bergen", hands, opens="9-9"), "9-9 pass pass pass"))
    assert result.points == (2, 1, 0), "nothing but doubles is a count of nothing"


@pytest.mark.clause("BE-08")
def test_fifteen_wins_at_once_also_in_mid_round() -> None:
    assert Match.new("bergen", players=2).options["target"] == 15
    round_ = play(position("bergen", ["9-9 12-0", "9-5 12-1"], opens="9-9", scores=(13, 14)), "9-9")
    result = outcome(round_)
    assert (result.reason, result.seat, result.points) == ("target", 0, (2, 0))
    assert result.details["sums"] == []
    round_ = play(position("bergen", ["9-9 12-0", "9-5 12-1"], opens="9-9", scores=(12, 14)), "9-9")
    assert round_.turn == 1


@pytest.mark.clause("BE-08")
def test_a_match_ends_with_the_play_that_brings_fifteen() -> None:
    check_target("bergen", 4, 15)
