"""The basic rules, clause by clause."""

from __future__ import annotations

import pytest

from domino_core import Match
from domino_core.errors import BadPlayers
from tests.rules.line_tables import check_target, dealt, outcome, play, position, refusal


@pytest.mark.clause("BA-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_seven_tiles_each(players: int) -> None:
    assert Match.new("basic", players=players, seed=1).view(None)["counts"] == [7] * players


@pytest.mark.clause("BA-01")
@pytest.mark.parametrize("players, highest", [(1, 12), (7, 12), (7, 9), (5, 6)])
def test_two_to_six_can_play_as_far_as_the_set_goes(players: int, highest: int) -> None:
    with pytest.raises(BadPlayers):
        Match.new("basic", players=players, options={"set": highest})
    assert Match.new("basic", players=4, options={"set": 6}).view(None)["boneyard"] == 0


@pytest.mark.clause("BA-02")
def test_the_highest_double_opens_every_round() -> None:
    match = dealt("basic", ["5-5", "8-8"], target=500)
    assert (match.turn, match.legal_moves()) == (1, ("8-8",))
    while not match.waiting:
        match.play(match.legal_moves()[0])
    match.play("next")
    doubles = [[name for name in match.view(seat)["dealt"] if len(set(name.split("-"))) == 1] for seat in (0, 1)]
    best = max((int(name.partition("-")[0]), seat) for seat in (0, 1) for name in doubles[seat])
    assert (match.turn, match.legal_moves()) == (best[1], (f"{best[0]}-{best[0]}",))


@pytest.mark.clause("BA-02")
def test_without_a_double_all_is_dealt_again() -> None:
    match = dealt("basic", ["5-4", "8-7"])
    assert match.round.redeals >= 1
    assert match.view(0)["dealt"] != dealt("basic", ["5-5", "8-7"]).view(0)["dealt"]


@pytest.mark.clause("BA-03")
def test_drawing_goes_on_until_a_tile_fits() -> None:
    round_ = play(position("basic", ["9-9 9-1", "4-0"], "6-5 7-5 9-8 9-7", opens="9-9"), "9-9 draw draw")
    assert round_.legal_moves(1) == ("draw",)
    play(round_, "draw")
    assert round_.legal_moves(1) == ("9-8@L", "9-8@R")
    assert round_.view(None)["boneyard"] == 1


@pytest.mark.clause("BA-03")
def test_with_an_empty_boneyard_the_turn_passes() -> None:
    round_ = play(position("basic", ["9-9 9-1", "4-0"], "6-5", opens="9-9"), "9-9 draw")
    assert round_.legal_moves(1) == ("pass",)
    assert refusal(round_.play, 1, "draw") == "no-drawing"
    play(round_, "pass")
    assert round_.turn == 0


@pytest.mark.clause("BA-04")
def test_the_first_without_tiles_wins() -> None:
    round_ = play(position("basic", ["9-9 9-1", "4-0 1-0", "8-7"], opens="9-9"), "9-9 pass pass 9-1@R")
    result = outcome(round_)
    assert (result.reason, result.seat, result.points) == ("out", 0, (20, 0, 0))


@pytest.mark.clause("BA-04", "BA-05")
def test_the_leaflets_example_a_3_b_9_c_21_scores_27() -> None:
    round_ = play(position("basic", ["9-9 2-1", "5-4", "11-10"], opens="9-9"), "9-9 pass pass pass")
    result = outcome(round_)
    assert result.details["dots"] == [3, 9, 21]
    assert (result.reason, result.seat, result.points) == ("blocked", 0, (27, 0, 0))
    terms = [{"seats": [1], "dots": 9, "points": 9}, {"seats": [2], "dots": 21, "points": 21}]
    assert result.details["sums"] == [{"side": 0, "terms": terms, "minus": 3, "won": 27}]


@pytest.mark.clause("BA-04")
def test_a_round_is_not_blocked_while_there_is_something_to_draw() -> None:
    round_ = play(position("basic", ["9-9 2-1", "5-4"], "3-1 4-1", opens="9-9"), "9-9 draw draw pass")
    assert round_.turn == 0
    play(round_, "pass")
    assert outcome(round_).points == ((9 + 4 + 5) - 3, 0)


@pytest.mark.clause("BA-06")
@pytest.mark.parametrize("target", [100, 50])
def test_the_first_with_the_target_wins(target: int) -> None:
    check_target("basic", 2, target, {} if target == 100 else {"target": target})
