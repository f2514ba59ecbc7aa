"""Muggins by the four-way rules, clause by clause. Claims have their own file."""

from __future__ import annotations

from typing import Any

import pytest

from domino_core import Match
from domino_core.errors import BadPlayers
from domino_core.families.line import LineRound
from domino_core.rng import Rng
from tests.rules import line_tables
from tests.rules.line_tables import dealt, outcome, play, refusal, said
from tests.seen import line_view


def position(hands: list[str], boneyard: str = "", **more: Any) -> LineRound:
    return line_tables.position("muggins", hands, boneyard, rules="four-way", **more)


@pytest.mark.clause("MH-01")
@pytest.mark.parametrize("players, size", [(2, 7), (3, 5), (4, 5)])
@pytest.mark.parametrize("highest, tiles", [(12, 91), (9, 55), (6, 28)])
def test_each_plays_alone_with_seven_or_five_tiles(players: int, size: int, highest: int, tiles: int) -> None:
    options: dict[str, object] = {"rules": "four-way"}
    if highest != 12:
        options["set"] = highest
    match = Match.new("muggins", players=players, seed=1, options=options)
    assert match.sides == tuple(range(players))
    assert match.view(None)["counts"] == [size] * players
    assert match.view(None)["boneyard"] == tiles - players * size


@pytest.mark.clause("MH-01")
def test_five_are_too_many() -> None:
    with pytest.raises(BadPlayers):
        Match.new("muggins", players=5, options={"rules": "four-way"})


@pytest.mark.clause("MH-02")
def test_the_highest_double_opens_and_without_one_all_is_dealt_again() -> None:
    match = dealt("muggins", ["5-5 12-11", "8-8", "7-7"], rules="four-way")
    assert (match.turn, match.legal_moves(), match.round.redeals) == (1, ("8-8",), 0)
    assert dealt("muggins", ["5-4", "8-7", "7-6"], rules="four-way").round.redeals >= 1


@pytest.mark.clause("MH-03")
def test_the_first_tile_is_played_on_in_four_directions_at_once() -> None:
    round_ = play(position(["8-8 12-0", "8-1 12-1", "8-2 12-2"]), "8-8")
    assert line_view(round_, None)["ends"] == {"L": 8, "R": 8, "U": 8, "D": 8}
    assert round_.legal_moves(1) == ("8-1@L", "8-1@R", "8-1@U", "8-1@D")
    play(round_, "8-1@U")
    assert line_view(round_, None)["total"] == 16 + 1
    play(round_, "8-2@D")
    assert line_view(round_, None)["ends"] == {"L": 8, "R": 8, "U": 1, "D": 2}
    assert line_view(round_, None)["total"] == 1 + 2, "two edges played on: the first tile counts no more (MU-10)"


@pytest.mark.clause("MH-04")
def test_who_cannot_play_draws_until_a_tile_fits_and_passes_when_the_pile_is_empty() -> None:
    round_ = play(position(["8-8 12-0", "7-1 12-1"], "6-1 8-3 5-0"), "8-8")
    assert round_.legal_moves(1) == ("draw",)
    play(round_, "draw")
    assert round_.legal_moves(1) == ("draw",)
    play(round_, "draw")
    assert round_.legal_moves(1)[0] == "8-3@L"
    round_ = play(position(["8-8 12-0", "7-1 12-1"]), "8-8")
    assert round_.legal_moves(1) == ("pass",)


@pytest.mark.clause("MH-05")
def test_one_may_draw_although_a_tile_fits() -> None:
    round_ = play(position(["8-8 12-0", "8-1 12-1"], "6-1 5-0"), "8-8")
    assert round_.legal_moves(1) == ("8-1@L", "8-1@R", "8-1@U", "8-1@D", "draw")
    play(round_, "draw draw")
    assert round_.legal_moves(1) == ("8-1@L", "8-1@R", "8-1@U", "8-1@D"), "the pile is empty: now it must be played"
    assert refusal(round_.play, 1, "pass") == "can-play"


@pytest.mark.clause("MH-05", "ALL-03")
def test_such_a_draw_shows_nothing() -> None:
    match = dealt("muggins", ["12-12", "11-0"], rules="four-way")
    for move in ("12-12", "draw"):
        match.play(move)
    assert all("ends" not in shown for _, _, shown in match.view(0)["cannot"])
    names = [name for number in range(40) for name in match.round.resample(0, Rng(number)).view(1)["dealt"]]
    assert any(name.startswith("12-") for name in names), "the seat that drew may well have held a twelve"


@pytest.mark.clause("MH-06", "MH-10")
def test_a_play_that_makes_a_multiple_of_five_scores_it() -> None:
    round_ = play(position(["5-5 12-0", "5-0 12-1"]), "5-5")
    assert round_.points == [10, 0]
    play(round_, "5-0@D")
    assert round_.points == [10, 10]


@pytest.mark.clause("MH-07")
def test_out_scores_the_dots_of_all_other_hands() -> None:
    round_ = play(position(["8-8", "7-1", "6-3", "12-11"]), "8-8")
    result = outcome(round_)
    assert (result.reason, result.seat, result.points) == ("out", 0, (8 + 9 + 23, 0, 0, 0)), "not rounded, nobody is a partner"
    assert said(round_) == [(0, "domino")]


@pytest.mark.clause("MH-08")
def test_blocked_everybody_scores_against_those_who_hold_more() -> None:
    round_ = play(position(["8-8 2-1", "5-4", "11-10", "4-2"]), "8-8 pass pass pass pass")
    result = outcome(round_)
    assert result.details["dots"] == [3, 9, 21, 6]
    assert result.points == (9 + 21 + 6 - 3, 21 - 9, 0, 9 + 21 - 6)
    assert result.seat == 0
    assert [(each["side"], each["minus"], each["won"]) for each in result.details["sums"]] == [(0, 3, 33), (1, 9, 12), (3, 6, 24)]


@pytest.mark.clause("MH-09")
def test_level_hands_count_each_other_and_score_the_same() -> None:
    round_ = play(position(["8-8 2-1", "3-0", "11-10", "12-9"]), "8-8 pass pass pass pass")
    result = outcome(round_)
    assert result.details["dots"] == [3, 3, 21, 21]
    assert result.points == (3 + 21 + 21 - 3, 3 + 21 + 21 - 3, 0, 0)
    assert (result.seat, result.details["level"]) == (None, [0, 1])


@pytest.mark.clause("MH-10")
def test_a_hundred_wins_and_points_in_play_are_part_of_it() -> None:
    assert Match.new("muggins", players=2, options={"rules": "four-way"}).options["target"] == 100
    result = outcome(play(position(["5-5 12-0", "5-0 12-1"], scores=(90, 95)), "5-5"))
    assert (result.reason, result.points) == ("target", (10, 0))


def test_the_rule_sets_can_be_mixed() -> None:
    options = {"rules": "four-way", "teams": True, "target": 250, "opening": "any", "set": 9}
    match = Match.new("muggins", players=4, seed=1, options=options)
    assert match.sides == (0, 1, 0, 1)
    assert len(match.legal_moves()) == 5
    assert (match.options["spinner"], match.options["drawing"], match.options["counting"]) == ("at-once", "free", "exact")


def test_teams_that_count_exactly_compare_their_sums() -> None:
    round_ = play(position(["8-8 2-1", "5-4", "5-1", "6-4"], teams=True), "8-8 pass pass pass pass")
    result = outcome(round_)
    assert result.points == ((9 + 10) - (3 + 6), 0)
    result = outcome(play(position(["8-8", "7-1", "6-3", "12-11"], teams=True), "8-8"))
    assert result.points == (8 + 23, 0)
