"""Sebastopol, clause by clause."""

from __future__ import annotations

import pytest

from domino_core import InvalidMove, Match
from domino_core.errors import BadPlayers
from tests.rules.line_tables import check_target, dealt, outcome, play, position, refusal, said
from tests.seen import line_view

CROSS = ["6-5 6-1 12-0 5-2", "6-4 12-1 1-1", "6-3 12-2 4-2", "12-6 12-3 3-0"]
"""Hands that can make the cross in one round of turns: 6-5, 6-4, 6-3, 12-6."""


@pytest.mark.clause("SE-01")
@pytest.mark.parametrize("highest, left", [(12, 90 - 28), (9, 54 - 28)])
def test_the_six_six_lies_in_the_centre_and_each_draws_seven_of_the_rest(highest: int, left: int) -> None:
    view = line_view(Match.new("sebastopol", seed=1, options={"set": highest}), None)
    assert view["line"] == ["6-6"]
    assert view["ends"] == {"L": 6, "R": 6, "U": 6, "D": 6}
    assert view["counts"] == [7] * 4
    assert view["boneyard"] == left


@pytest.mark.clause("SE-01")
def test_the_six_six_is_taken_out_wherever_it_stands_in_a_stated_deal() -> None:
    last = dealt("sebastopol", CROSS)
    assert last.first_deal is not None
    first = Match.new("sebastopol", deal=[last.first_deal[-1], *last.first_deal[:-1]])
    assert first.view(2) == last.view(2)


@pytest.mark.clause("SE-01")
@pytest.mark.parametrize("players", [3, 5])
def test_four_play(players: int) -> None:
    with pytest.raises(BadPlayers):
        Match.new("sebastopol", players=players)


@pytest.mark.clause("SE-02", "ALL-07")
def test_any_player_can_begin_and_the_start_passes_to_the_left() -> None:
    first = {Match.new("sebastopol", seed=seed).turn for seed in range(20)}
    assert first == {0, 1, 2, 3}
    match = Match.new("sebastopol", seed=3, options={"target": 500})
    starters = []
    for _ in range(5):
        starters.append(match.turn)
        while not match.waiting:
            match.play(match.legal_moves()[0])
        match.play("next")
    begin = starters[0]
    assert begin is not None
    assert starters == [(begin + number) % 4 for number in range(5)]


@pytest.mark.clause("SE-03")
def test_all_four_edges_are_played_on_before_any_other_tile() -> None:
    round_ = play(position("sebastopol", CROSS), "6-5@R")
    assert line_view(round_, None)["ends"] == {"L": 6, "U": 6, "D": 6}
    play(round_, "6-4@U 6-3@L")
    assert round_.legal_moves(3) == ("6-12@D",)
    assert refusal(round_.play, 3, "3-0@L") == "cross-unfinished"
    play(round_, "6-12@D")
    assert line_view(round_, None)["ends"] == {"L": 3, "R": 5, "U": 4, "D": 12}
    assert line_view(round_, None)["line"] == ["6-6", "6-5@R", "6-4@U", "6-3@L", "6-12@D"]


@pytest.mark.clause("SE-03", "SE-04")
def test_who_has_no_six_passes_while_the_cross_is_unfinished() -> None:
    round_ = play(position("sebastopol", ["6-5 5-2", "5-1 5-0", "6-3 4-2", "4-0"]), "6-5@R")
    assert round_.legal_moves(1) == ("pass",)
    with pytest.raises(InvalidMove):
        round_.play(1, "draw")


@pytest.mark.clause("SE-04")
def test_after_the_cross_there_are_four_open_ends() -> None:
    round_ = play(position("sebastopol", CROSS), "6-5@R 6-4@U 6-3@L 6-12@D")
    assert round_.legal_moves(0) == ("5-2@R", "12-0@D")
    play(round_, "5-2@R")
    assert round_.turn == 1
    assert line_view(round_, None)["ends"] == {"L": 3, "R": 2, "U": 4, "D": 12}
    assert round_.legal_moves(1) == ("12-1@D",)
    assert refusal(round_.play, 1, "pass") == "can-play"


@pytest.mark.clause("SE-05")
def test_out_scores_all_dots_of_the_opponents() -> None:
    round_ = play(position("sebastopol", ["6-5", "5-1", "4-3", "2-0"]), "6-5@L")
    result = outcome(round_)
    assert (result.reason, result.seat, result.points) == ("out", 0, (6 + 7 + 2, 0, 0, 0))
    assert said(round_) == [(0, "domino")]


@pytest.mark.clause("SE-05")
def test_blocked_the_lowest_total_scores_all_dots_of_the_opponents() -> None:
    round_ = play(position("sebastopol", ["6-5 8-0", "5-1", "4-3", "2-0"]), "6-5@L pass pass pass pass")
    result = outcome(round_)
    assert (result.reason, result.seat, result.points) == ("blocked", 3, (0, 0, 0, 8 + 6 + 7))


@pytest.mark.clause("SE-06")
def test_the_first_with_a_hundred_wins() -> None:
    check_target("sebastopol", 4, 100)


@pytest.mark.clause("SE-07")
def test_with_the_double_six_all_are_dealt_and_the_holder_lays_the_six_six() -> None:
    assert Match.new("sebastopol", seed=1).options["set"] == 12
    match = dealt("sebastopol", ["5-5", "4-4", "6-6", "6-5"], set=6)
    assert match.view(None)["boneyard"] == 0
    assert match.view(None)["counts"] == [7] * 4
    assert (match.turn, match.legal_moves()) == (2, ("6-6",))
    match.play("6-6")
    assert match.turn == 3
    assert line_view(match, None)["ends"] == {"L": 6, "R": 6, "U": 6, "D": 6}
    assert [move for move in match.legal_moves() if move.startswith("6-5")] == ["6-5@L", "6-5@R", "6-5@U", "6-5@D"]
