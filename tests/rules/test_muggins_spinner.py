"""Muggins by the rules with a spinner, clause by clause. Claims have their own file."""

from __future__ import annotations

import pytest

from domino_core import Match
from domino_core.errors import BadPlayers
from domino_core.families.line import LineRound
from domino_core.families.line.count import to_nearest_five
from domino_core.families.line.scoring import ScoringRound
from tests.rules.line_tables import check_target, dealt, outcome, play, position, refusal, said, told
from tests.seen import line_view

FOUR_ENDS = ["3-3 3-0 5-3 6-2", "6-3 4-3 6-1"]
"""Two hands that build a cross of 3-3 with the ends 6, 0, 4 and 5."""


def total(round_: LineRound) -> int:
    value = line_view(round_, None)["total"]
    assert value is not None
    return value


@pytest.mark.clause("MU-01", "MU-02")
@pytest.mark.parametrize("players, size, sides", [(2, 7, (0, 1)), (3, 5, (0, 1, 2)), (4, 5, (0, 1, 0, 1))])
def test_hands_and_teams(players: int, size: int, sides: tuple[int, ...]) -> None:
    match = Match.new("muggins", players=players, seed=1)
    assert match.sides == sides
    assert match.view(None)["counts"] == [size] * players
    assert match.view(None)["boneyard"] == 28 - players * size


@pytest.mark.clause("MU-01")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(BadPlayers):
        Match.new("muggins", players=players)


@pytest.mark.clause("MU-03", "ALL-07")
def test_the_start_rotates_clockwise() -> None:
    assert {Match.new("muggins", players=3, seed=seed).turn for seed in range(20)} == {0, 1, 2}
    match = Match.new("muggins", players=3, seed=1, options={"target": 500})
    first = match.turn
    assert first is not None
    for number in range(4):
        assert match.turn == (first + number) % 3
        while not match.waiting:
            match.play(match.legal_moves()[0])
        match.play("next")


@pytest.mark.clause("MU-04")
def test_the_first_tile_may_be_any() -> None:
    match = dealt("muggins", ["6-6 5-5 4-3 2-0 1-0 6-1 5-2", "4-4"])
    assert match.turn == 0
    assert set(match.legal_moves()) == {"6-6", "5-5", "4-3", "2-0", "1-0", "6-1", "5-2"}
    match.play("3-4")
    assert line_view(match, None)["ends"] == {"L": 4, "R": 3}


@pytest.mark.clause("MU-05")
def test_who_can_play_must_on_an_open_end_that_matches() -> None:
    round_ = play(position("muggins", ["4-3 6-6", "5-4 1-0"], "2-0"), "4-3")
    assert round_.legal_moves(1) == ("4-5@L",)
    for move in ("draw", "pass"):
        assert refusal(round_.play, 1, move) == "can-play"


@pytest.mark.clause("MU-06")
def test_who_cannot_draws_until_a_tile_fits_or_the_pile_is_empty() -> None:
    round_ = play(position("muggins", ["4-3 6-6", "5-5 1-0"], "2-0 6-1 4-1 2-2"), "4-3 draw draw")
    assert round_.legal_moves(1) == ("draw",)
    play(round_, "draw")
    assert round_.legal_moves(1) == ("4-1@L",)
    round_ = play(position("muggins", ["4-3 6-6", "5-5 1-0"], "2-0"), "4-3 draw")
    assert round_.legal_moves(1) == ("pass",)
    play(round_, "pass")
    assert (round_.turn, said(round_)) == (0, [])


@pytest.mark.clause("MU-07")
def test_the_first_double_opens_its_sides_and_then_its_ends() -> None:
    round_ = play(position("muggins", FOUR_ENDS), "3-3")
    assert line_view(round_, None)["ends"] == {"L": 3, "R": 3}
    play(round_, "3-6@L")
    assert refusal(round_.play, 0, "3-5@D") == "sides-first"
    play(round_, "3-0@R")
    assert line_view(round_, None)["ends"] == {"L": 6, "R": 0, "U": 3, "D": 3}
    assert line_view(round_, None)["spinner"] == "3-3"
    assert round_.legal_moves(1) == ("6-1@L", "3-4@U", "3-4@D")


@pytest.mark.clause("MU-07")
def test_a_spinner_laid_on_an_arm_opens_when_the_line_goes_on_beyond_it() -> None:
    round_ = play(position("muggins", ["6-4 4-1 2-0", "4-4 4-2 5-0"]), "6-4 4-4@R")
    assert line_view(round_, None)["spinner"] == "4-4"
    assert line_view(round_, None)["ends"] == {"L": 6, "R": 4}
    play(round_, "4-1@R")
    assert line_view(round_, None)["ends"] == {"L": 6, "R": 1, "U": 4, "D": 4}
    play(round_, "4-2@U")
    assert line_view(round_, None)["ends"] == {"L": 6, "R": 1, "U": 2, "D": 4}


@pytest.mark.clause("MU-07")
def test_without_a_double_there_is_no_spinner() -> None:
    round_ = play(position("muggins", ["6-4 4-1", "6-2 5-0"]), "6-4")
    assert line_view(round_, None)["spinner"] is None
    assert refusal(round_.play, 1, "6-2@U") == "no-spinner"


@pytest.mark.clause("MU-08", "MU-10")
def test_later_doubles_count_both_halves_and_open_no_arm() -> None:
    round_ = play(position("muggins", ["3-3 6-6 3-0", "6-3 6-1 5-0"]), "3-3 3-6@L 6-6@L")
    assert line_view(round_, None)["spinner"] == "3-3"
    assert line_view(round_, None)["ends"] == {"L": 6, "R": 3}
    assert total(round_) == 6 + 12
    play(round_, "6-1@L")
    assert line_view(round_, None)["ends"] == {"L": 1, "R": 3}
    assert total(round_) == 6 + 1


@pytest.mark.clause("MU-09")
def test_the_leaflets_example_ends_6_0_4_and_5_score_15() -> None:
    round_ = play(position("muggins", FOUR_ENDS), "3-3 3-6@L 3-0@R 3-4@U")
    assert round_.points == [0, 10], "6 + 0 + 4"
    play(round_, "3-5@D")
    assert round_.points == [15, 10]
    assert isinstance(round_, ScoringRound)
    assert round_.total_of(line_view(round_, None)["line"], round_.setup.options) == total(round_) == 15
    assert told(round_, "score")[-1] == {
        "kind": "score", "seat": 0, "side": 0, "points": 15, "why": "ends", "ends": [6, 0, 4, 5],
    }  # fmt: skip


@pytest.mark.clause("MU-09")
def test_other_sums_and_zero_score_nothing() -> None:
    round_ = play(position("muggins", ["0-0 6-1", "6-0 5-2"]), "0-0")
    assert (total(round_), round_.points) == (0, [0, 0])
    assert told(round_, "score") == []
    play(round_, "0-6@L")
    assert (total(round_), round_.points) == (6, [0, 0])


@pytest.mark.clause("MU-10")
def test_what_counts_as_an_end() -> None:
    round_ = play(position("muggins", ["6-4 1-0", "4-4 2-0 6-5"]), "6-4")
    assert (total(round_), round_.points) == (10, [10, 0]), "a lone first tile counts both halves"
    play(round_, "4-4@R")
    assert total(round_) == 6 + 8, "a spinner at the end of an arm counts both halves"
    assert total(play(position("muggins", ["5-5 1-0", "6-0"]), "5-5")) == 10, "so does a spinner alone"
    round_ = play(position("muggins", ["5-5 1-0", "5-1 2-0"]), "5-5 5-1@R")
    assert total(round_) == 10 + 1, "one edge played on: it still counts"
    round_ = play(position("muggins", ["5-5 5-0 1-0", "5-1 2-0"]), "5-5 5-1@R 5-0@L")
    assert total(round_) == 0 + 1, "two edges played on: it counts no more"


@pytest.mark.clause("MU-13", "MU-14", "MU-16")
def test_going_out_scores_the_opponents_rounded_sums() -> None:
    round_ = play(position("muggins", ["6-2", "6-1", "4-4"]), "6-2")
    result = outcome(round_)
    assert (result.reason, result.seat, result.points) == ("out", 0, (5 + 10, 0, 0))
    terms = [{"seats": [1], "dots": 7, "points": 5}, {"seats": [2], "dots": 8, "points": 10}]
    assert result.details["sums"] == [{"side": 0, "terms": terms, "minus": 0, "won": 15}]
    assert said(round_) == [(0, "domino")]


@pytest.mark.clause("MU-16")
def test_in_team_play_the_partners_tiles_do_not_count() -> None:
    result = outcome(play(position("muggins", ["6-2", "5-3", "6-6", "5-4"]), "6-2"))
    assert (result.seat, result.points) == (0, (10 + 10, 0)), "8 and 9, each rounded by itself"


@pytest.mark.clause("MU-14")
@pytest.mark.parametrize("dots, points", [(0, 0), (2, 0), (3, 5), (7, 5), (8, 10), (12, 10), (13, 15)])
def test_rounding_goes_to_the_nearest_five(dots: int, points: int) -> None:
    assert to_nearest_five(dots) == points


@pytest.mark.clause("MU-13", "MU-15")
def test_blocked_the_lowest_unrounded_sum_wins_the_others_rounded() -> None:
    round_ = play(position("muggins", ["6-2 4-3", "5-1", "4-4"]), "6-2 pass pass")
    assert round_.turn == 0
    play(round_, "pass")
    result = outcome(round_)
    assert (result.reason, result.seat, result.points) == ("blocked", 1, (0, 5 + 10, 0)), "7 rounds to 5 and loses to 6"


@pytest.mark.clause("MU-15")
def test_blocked_team_play_compares_and_rounds_the_combined_sums() -> None:
    round_ = play(position("muggins", ["6-2 1-0", "5-3", "4-3", "5-4"]), "6-2 pass pass pass pass")
    result = outcome(round_)
    assert (result.points, result.seat) == ((15, 0), None), "8 + 9 are 17, so 15; each rounded by itself would be 20"
    assert result.details["sums"][0]["terms"] == [{"seats": [1, 3], "dots": 17, "points": 15}]


@pytest.mark.clause("MU-15", "ALL-06")
def test_blocked_and_level_nobody_scores() -> None:
    result = outcome(play(position("muggins", ["6-2 4-3", "5-1 1-0"]), "6-2 pass pass"))
    assert (result.points, result.details["level"]) == ((0, 0), [0, 1])


@pytest.mark.clause("MU-17")
def test_two_hundred_and_fifty_win_at_once() -> None:
    assert Match.new("muggins", players=2).options["target"] == 250
    round_ = play(position("muggins", ["6-4 1-0", "4-4 2-0"], scores=(240, 245)), "6-4")
    result = outcome(round_)
    assert (result.reason, result.seat, result.points) == ("target", 0, (10, 0))
    assert play(position("muggins", ["6-4 1-0", "4-4 2-0"], scores=(235, 245)), "6-4").turn == 1


@pytest.mark.clause("MU-17")
def test_a_match_ends_with_the_play_that_brings_the_target() -> None:
    match = check_target("muggins", 4, 250)
    best = match.scores.index(max(match.scores))
    assert match.winners == (best, best + 2)
