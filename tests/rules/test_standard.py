"""Standard dominoes, clause by clause."""

from __future__ import annotations

import pytest

from domino_core import InvalidMove, Match
from domino_core.errors import BadOption, BadPlayers
from domino_core.families.line.options import target_or_rounds
from domino_core.game import Result, Standing
from tests.rules.line_tables import dealt, outcome, play, position, refusal, said
from tests.seen import line_view


@pytest.mark.clause("ST-01")
@pytest.mark.parametrize("players, size", [(2, 16), (3, 16), (4, 15), (5, 14), (6, 12), (7, 10), (8, 9)])
def test_the_hand_depends_on_the_number_of_players(players: int, size: int) -> None:
    view = Match.new("standard", players=players, seed=1).view(None)
    assert view["counts"] == [size] * players
    assert view["boneyard"] == 91 - players * size


@pytest.mark.clause("ST-01")
@pytest.mark.parametrize("players", [1, 9, 11])
def test_two_to_eight_can_play(players: int) -> None:
    with pytest.raises(BadPlayers):
        Match.new("standard", players=players)


@pytest.mark.clause("ST-01")
def test_the_set_is_the_double_twelve() -> None:
    with pytest.raises(BadOption):
        Match.new("standard", players=2, options={"set": 6})


@pytest.mark.clause("ST-02")
def test_the_highest_double_opens() -> None:
    match = dealt("standard", ["10-10 12-0", "11-11 12-1", "9-9 12-2"], "12-12")
    assert match.turn == 1
    assert match.legal_moves() == ("11-11",)
    assert refusal(match.play, "12-1") == "must-open"


@pytest.mark.clause("ST-02")
def test_without_a_double_all_is_dealt_again() -> None:
    match = dealt("standard", ["12-11", "12-10"])
    assert match.round.redeals >= 1
    (opening,) = match.legal_moves()
    first, _, second = opening.partition("-")
    assert first == second
    assert match.view(None)["counts"] == [16, 16]
    assert match.news_for(None)[0] == {"kind": "redeal", "times": match.round.redeals}


@pytest.mark.clause("ST-03", "ALL-05")
def test_the_seat_on_the_left_matches_the_double_and_then_either_end_is_open() -> None:
    match = dealt("standard", ["11-11 6-3", "6-5 12-11 11-4", "12-6 4-2 8-5"])
    match.play("11-11")
    assert match.turn == 1
    assert match.legal_moves() == ("11-4@L", "11-12@L", "11-4@R", "11-12@R")
    assert refusal(match.play, "6-5@R") == "does-not-fit"
    match.play("11-12@R")
    assert match.turn == 2
    assert match.legal_moves() == ("12-6@R",)
    match.play("12-6@R")
    assert line_view(match, None)["ends"] == {"L": 11, "R": 6}
    assert match.legal_moves() == ("6-3@R",)


@pytest.mark.clause("ST-04")
def test_who_can_play_must_and_who_cannot_passes_without_drawing() -> None:
    match = dealt("standard", ["11-11 11-0", "6-5", "11-2"])
    match.play("11-11")
    assert match.legal_moves() == ("pass",)
    with pytest.raises(InvalidMove):
        match.play("draw")
    match.play("pass")
    assert match.view(None)["counts"] == [15, 16, 16]
    assert match.turn == 2
    assert refusal(match.play, "pass") == "can-play"


@pytest.mark.clause("ST-05", "ST-06")
def test_going_out_wins_all_the_dots_of_the_others() -> None:
    round_ = play(position("standard", ["9-9 9-4", "4-0 12-11", "8-7"], opens="9-9"), "9-9 pass pass 9-4@L")
    assert round_.turn is None
    result = outcome(round_)
    assert (result.reason, result.seat, result.points) == ("out", 0, (42, 0, 0))
    terms = [{"seats": [1], "dots": 27, "points": 27}, {"seats": [2], "dots": 15, "points": 15}]
    assert result.details["sums"] == [{"side": 0, "terms": terms, "minus": 0, "won": 42}]
    assert said(round_) == [(0, "domino")]


@pytest.mark.clause("ST-05", "ST-06")
def test_when_nobody_can_play_the_fewest_dots_win_and_the_own_are_subtracted() -> None:
    round_ = play(position("standard", ["9-9 5-3", "4-0", "8-7"], opens="9-9"), "9-9 pass pass")
    assert round_.turn == 0, "not over before everybody has failed"
    play(round_, "pass")
    result = outcome(round_)
    assert (result.reason, result.seat, result.points) == ("blocked", 1, (0, 8 + 15 - 4, 0))
    assert result.details["sums"][0]["minus"] == 4


@pytest.mark.clause("ALL-06")
def test_level_lowest_hands_win_nothing() -> None:
    round_ = play(position("standard", ["9-9 5-3", "4-0", "3-1"], opens="9-9"), "9-9 pass pass pass")
    result = outcome(round_)
    assert (result.seat, result.points, result.details["level"]) == (None, (0, 0, 0), [1, 2])


def standing(scores: tuple[int, ...], played: int, target: int = 100, rounds: int = 0) -> Standing:
    results = (Result("out", 0, (0,) * len(scores), {}),) * played
    return Standing({"target": target, "rounds": rounds}, tuple(range(len(scores))), scores, results)


@pytest.mark.clause("ST-07", "ALL-06")
def test_the_match_goes_to_a_hundred_or_for_a_number_of_rounds() -> None:
    assert Match.new("standard", players=2).options == {"set": 12, "target": 100, "rounds": 0}
    assert target_or_rounds(standing((99, 0), 5)) is None
    assert target_or_rounds(standing((100, 0), 5)) == (0,)
    assert target_or_rounds(standing((99, 60), 5, target=60)) == (0,)
    assert target_or_rounds(standing((400, 0), 2, rounds=3)) is None
    assert target_or_rounds(standing((5, 9), 3, rounds=3)) == (1,)
    assert target_or_rounds(standing((9, 9), 3, rounds=3)) == (0, 1)


@pytest.mark.clause("ST-07")
@pytest.mark.parametrize("game", ["standard", "draw"])
def test_a_match_of_two_rounds_has_two_rounds(game: str) -> None:
    match = Match.new(game, players=3, seed=4, options={"rounds": 2, "target": 10})
    while not match.finished:
        match.play(match.legal_moves()[0])
    assert len(match.results) == 2
