"""Block, clause by clause."""

from __future__ import annotations

import pytest

from domino_core import GAMES, IllegalMove, InvalidMove, Match
from domino_core.errors import BadPlayers
from domino_core.game import Standing
from domino_core.tiles import NAMES, double_set
from tests.rules.line_tables import dealt, outcome, play, position, refusal, told
from tests.seen import line_view


@pytest.mark.clause("BL-01")
@pytest.mark.parametrize("highest, most", [(6, 4), (9, 7), (12, 10)])
def test_seven_tiles_each_for_as_many_as_the_set_allows(highest: int, most: int) -> None:
    for players in range(2, most + 1):
        view = Match.new("block", players, "deal", {"set": highest}).view(None)
        assert view["counts"] == [7] * players
        assert view["boneyard"] == len(double_set(highest)) - 7 * players
    for players in (1, most + 1):
        with pytest.raises(BadPlayers):
            Match.new("block", players, options={"set": highest})


@pytest.mark.clause("BL-01")
def test_the_highest_double_opens_and_nothing_else_may() -> None:
    match = dealt("block", ["3-3 12-11", "2-2", "9-9 4-4", "8-8"])
    assert match.turn == 2
    assert match.legal_moves() == ("9-9",)
    assert refusal(match.play, "4-4") == "must-open"
    assert refusal(match.play, "3-3", 0) == "not-your-turn"
    assert refusal(match.play, "8-8") == "not-held"
    match.play("9-9")
    assert refusal(match.play, "9-1@L") == "not-held"
    assert line_view(match, None)["ends"] == {"L": 9, "R": 9}


@pytest.mark.clause("BL-01")
def test_without_any_double_all_is_dealt_again() -> None:
    plain = [NAMES[tile] for tile in double_set(6) if NAMES[tile][0] != NAMES[tile][2]]
    doubles = [f"{number}-{number}" for number in range(7)]
    match = Match.new("block", 2, "again", {"set": 6}, deal=[*plain, *doubles])
    assert match.round.redeals >= 1
    assert match.legal_moves()[0] in doubles
    assert [event["kind"] for event in match.news_for(None)] == ["redeal", "deal"]
    assert Match.load(match.save()).view(0) == match.view(0)


@pytest.mark.clause("BL-01")
def test_every_round_opens_with_its_highest_double() -> None:
    match = Match.new("block", 3, "rounds", {"target": 500})
    rounds = 0
    while not match.finished:
        hands = [name for seat in range(3) for name in match.view(seat)["dealt"]]
        highest = max(int(name.split("-")[0]) for name in hands if name.split("-")[0] == name.split("-")[1])
        assert match.legal_moves() == (f"{highest}-{highest}",)
        rounds += 1
        while match.round.turn is not None:
            match.play(match.legal_moves()[0])
        if not match.finished:
            match.play("next")
    assert rounds > 2


@pytest.mark.clause("BL-02")
def test_who_can_play_must_and_who_cannot_passes() -> None:
    table = play(position("block", ["6-6 1-0", "6-5 6-4 3-2", "2-2 3-1"], set=6), "6-6")
    assert table.legal_moves(1) == ("6-4@L", "6-5@L", "6-4@R", "6-5@R")
    assert refusal(table.play, 1, "pass") == "can-play"
    assert refusal(table.play, 1, "3-2@R") == "does-not-fit"
    assert refusal(table.play, 1, "4-6@R") == "other-way-round"
    play(table, "6-5@L")
    assert table.legal_moves(2) == ("pass",)
    with pytest.raises(InvalidMove):
        table.play(2, "draw")
    play(table, "pass")
    assert [event["seat"] for event in told(table, "pass")] == [2]
    assert table.turn == 0


@pytest.mark.clause("BL-02")
def test_tiles_go_on_either_end_with_equal_numbers_touching() -> None:
    table = play(position("block", ["6-6 5-1 1-0", "6-5 6-4 5-4"], set=6), "6-6 6-5@L 5-1@L 6-4@R")
    assert line_view(table, None)["ends"] == {"L": 1, "R": 4}
    assert line_view(table, None)["line"] == ["6-6", "6-5@L", "5-1@L", "6-4@R"]


@pytest.mark.clause("BL-02")
def test_one_tile_a_turn() -> None:
    table = play(position("block", ["6-6 1-0", "6-5 5-4 5-5", "6-1"], set=6), "6-6 6-5@L")
    assert table.turn == 2
    with pytest.raises(IllegalMove):
        table.play(1, "5-4@L")


@pytest.mark.clause("BL-03")
def test_going_out_scores_all_dots_of_the_others() -> None:
    table = play(position("block", ["6-6 5-0", "6-5", "4-3 1-1"], set=6), "6-6 6-5@R")
    result = outcome(table)
    assert (result.reason, result.seat) == ("out", 1)
    assert result.points == (0, 5 + 7 + 2, 0)
    assert [event["word"] for event in told(table, "say")] == ["domino"]
    assert table.turn is None


@pytest.mark.clause("BL-03")
def test_a_blocked_round_goes_to_the_lowest_hand_and_its_own_dots_are_not_subtracted() -> None:
    table = play(position("block", ["6-6 5-4", "2-1", "4-3"], set=6), "6-6 pass pass")
    assert table.turn == 0
    play(table, "pass")
    result = outcome(table)
    assert (result.reason, result.seat) == ("blocked", 1)
    assert result.details["dots"] == [9, 3, 7]
    assert result.points == (0, 9 + 7, 0)


@pytest.mark.clause("BL-03")
def test_a_round_is_blocked_only_when_everybody_has_passed_in_a_row() -> None:
    table = play(position("block", ["6-6 5-4", "2-1 2-2", "6-3 1-0"], set=6), "6-6 pass 6-3@L pass pass")
    assert table.turn == 2
    play(table, "pass")
    assert outcome(table).reason == "blocked"
    assert outcome(table).seat == 2


@pytest.mark.clause("BL-03")
def test_hands_are_shown_when_the_round_is_over() -> None:
    table = play(position("block", ["6-6 5-0", "6-5", "4-3 1-1"], set=6), "6-6")
    assert table.view(None)["hands"] == [None, None, None]
    play(table, "6-5@R")
    assert table.view(None)["hands"] == [["5-0"], [], ["1-1", "4-3"]]


@pytest.mark.clause("BL-04")
def test_the_first_to_reach_100_wins() -> None:
    over = GAMES["block"].match_over
    assert over(Standing({"target": 100}, (0, 1), (99, 40), ())) is None
    assert over(Standing({"target": 100}, (0, 1), (100, 40), ())) == (0,)
    assert Match.new("block").options["target"] == 100


@pytest.mark.clause("BL-04")
@pytest.mark.parametrize("target", [50, 100, 200])
def test_a_match_is_played_round_after_round_until_somebody_has_the_target(target: int) -> None:
    match = Match.new("block", 4, "match", {"target": target, "set": 6})
    while not match.finished:
        assert max(match.scores) < target
        match.play(match.legal_moves()[0])
    assert max(match.scores) >= target
    assert len(match.results) > 1
    assert [match.scores[seat] for seat in match.winners] == [max(match.scores)] * len(match.winners)
    assert match.scores == tuple(sum(result.points[seat] for result in match.results) for seat in range(4))
