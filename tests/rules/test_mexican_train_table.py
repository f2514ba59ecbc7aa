"""Mexican Train by the rule set `table`: the engine is found in the hands, no strings, and the leaflet's five variations."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from domino_core import Match
from domino_core.errors import BadPlayers, IllegalMove
from domino_core.families.train.rules import last_winner
from domino_core.game import Result
from domino_core.rng import Rng
from tests.rules.train_tables import at_random, dealt, legal, marked, outcome, play, play_match, position, refusal, told, train
from tests.seen import train_view

TABLE = "table"


def new(players: int, seed: object = 1, **options: object) -> Match:
    return Match.new("mexican-train", players, str(seed), {"rules": TABLE, **options})


# ---------------------------------------------------------------- the match


@pytest.mark.clause("MTC-01")
@pytest.mark.parametrize("players, highest", [(2, 9), (3, 9), (4, 9), (5, 9), (6, 12), (8, 12), (10, 12)])
def test_the_small_set_for_fewer_than_six(players: int, highest: int) -> None:
    assert new(players).options["set"] == highest
    assert new(players, set=21 - highest).options["set"] == 21 - highest, "the other one can be chosen"


@pytest.mark.clause("MTC-01")
def test_two_to_ten_players() -> None:
    for players in (1, 11):
        with pytest.raises(BadPlayers):
            new(players)


@pytest.mark.clause("MTC-02")
@pytest.mark.parametrize("players, size", [(2, 15), (3, 15), (4, 15), (5, 12), (6, 12), (7, 10), (8, 10), (9, 8), (10, 8)])
def test_the_deal_of_the_double_twelve(players: int, size: int) -> None:
    view = new(players, set=12).view(None)
    assert view["counts"] == [size] * players
    assert view["boneyard"] == 91 - players * size


@pytest.mark.clause("MTC-03")
@pytest.mark.parametrize("players, size", [(2, 15), (3, 15), (4, 10), (5, 8), (6, 7), (7, 6), (8, 5), (9, 4), (10, 4)])
def test_the_deal_of_the_double_nine(players: int, size: int) -> None:
    """The printed fifteen where the set has them, else fewer."""
    view = new(players, set=9).view(None)
    assert view["counts"] == [size] * players
    assert view["boneyard"] == 55 - players * size


@pytest.mark.clause("MTC-04", "MTC-17")
@pytest.mark.parametrize("players, rounds", [(3, 10), (6, 13)])
def test_a_round_for_each_double_from_the_highest_to_the_blank(players: int, rounds: int) -> None:
    match = at_random(new(players, "whole"), Random(3).choice)
    assert [result.details["engine"] for result in match.results] == list(range(rounds - 1, -1, -1))
    assert match.scores == tuple(sum(result.points[seat] for result in match.results) for seat in range(players))
    assert match.winners == tuple(seat for seat in range(players) if match.scores[seat] == min(match.scores))


# ---------------------------------------------------------------- the starting double


@pytest.mark.clause("MTC-05", "MTC-06")
def test_its_holder_lays_the_starting_double_and_begins() -> None:
    match = dealt(["", "", "9-9 9-4"], rules=TABLE)
    assert match.turn == 2
    assert match.legal_moves() == ("9-9",)
    assert train_view(match, 0)["engine"] is None
    assert train_view(match, 0)["phase"] == "engine"
    with pytest.raises(IllegalMove, match="opens with 9-9"):
        match.play("9-4@2")
    match.play("9-9")
    assert train_view(match, 0)["engine"] == "9-9"
    assert match.view(0)["counts"] == [15, 15, 14]
    assert match.turn == 2, "and has the first turn"
    assert match.legal_moves() == ("9-4@2", "9-4@M")
    match.play("9-4@2")
    assert match.turn == 0, "then clockwise"


@pytest.mark.clause("MTC-05")
def test_all_draw_round_after_round_until_somebody_has_it() -> None:
    match = dealt(["", "", "", ""], "8-7 8-6 8-5 8-4 8-3 9-9 9-8 9-7", rules=TABLE)
    assert match.turn == 0
    assert train_view(match, 0)["phase"] == "search"
    assert train_view(match, 0)["wanted"] == 9
    with pytest.raises(IllegalMove, match="everybody draws"):
        match.play("pass")
    for seat in (0, 1, 2, 3, 0, 1, 2, 3):
        assert match.turn == seat
        assert match.legal_moves() == ("draw",)
        match.play("draw")
    assert match.turn == 1, "everybody has drawn twice, and seat 1 has found it"
    assert match.view(0)["counts"] == [12, 12, 12, 12]
    play_match(match, "9-9")
    assert match.view(0)["counts"] == [12, 11, 12, 12]


@pytest.mark.clause("MTC-05")
def test_drawing_goes_on_to_the_last_tile_of_an_odd_boneyard() -> None:
    lying = [f"{a}-{b}" for a in range(9, -1, -1) for b in range(a + 1)]
    lying.remove("9-9")
    match = Match.new("mexican-train", 2, None, {"rules": TABLE}, [*lying, "9-9"])
    while train_view(match, 0)["phase"] == "search":
        match.play("draw")
    assert match.view(0)["counts"] == [28, 27]
    assert match.turn == 0
    assert match.legal_moves() == ("9-9",)


@pytest.mark.clause("MTC-05")
def test_a_search_tells_no_more_than_it_must() -> None:
    match = dealt(["", "", "", ""], "8-7 9-9 8-5 8-4 8-3 8-2", rules=TABLE)
    play_match(match, "draw draw")
    worlds = [match.round.resample(0, Rng("search", number)) for number in range(60)]
    assert all(world.view(0) == match.round.view(0) for world in worlds)
    holders = {next(place.name for place in world.places() if 54 in place.tiles) for world in worlds}
    assert holders == {"hand 1", "boneyard"}, "seat 1 may have drawn it, the others had nothing yet"


# ---------------------------------------------------------------- playing


@pytest.mark.clause("MTC-07")
def test_no_strings_and_the_mexican_train_from_the_first_turn() -> None:
    match = dealt(["9-9 9-4 4-3 9-5", "9-6"], rules=TABLE)
    match.play("9-9")
    assert {"9-4@0", "9-4@M", "9-5@0", "9-5@M"} == set(match.legal_moves())
    match.play("9-4@M")
    assert match.turn == 1, "one tile a turn"


@pytest.mark.clause("MTC-08")
def test_own_mexican_or_marked() -> None:
    here = position(["5-1 7-1 9-1 8-1", "2-2", "3-3"], ends={"0": 5, "1": 7, "2": 9, "M": 8}, marked=[2], rules=TABLE)
    assert legal(here) == ("5-1@0", "9-1@2", "8-1@M")
    assert refusal(here, "7-1@1") == "closed-train"


@pytest.mark.clause("MTC-09")
def test_who_cannot_play_draws_one_and_else_marks_even_an_empty_train() -> None:
    here = position(["8-7 4-4", "9-2 3-3"], "6-5 9-1", engine=9, rules=TABLE)
    assert legal(here) == ("draw",)
    play(here, "draw")
    assert legal(here) == ("pass",)
    play(here, "pass")
    assert train(here, "0")["tiles"] == []
    assert marked(here) == [0]
    assert "9-2@0" in legal(here), "open to all"
    here = play(position(["8-7 4-4", "9-2"], "9-1", engine=9, rules=TABLE), "draw")
    assert legal(here) == ("9-1@0", "9-1@M")


@pytest.mark.clause("MTC-10")
def test_a_play_anywhere_takes_the_marker_off() -> None:
    here = position(["9-3 5-1 4-4", "9-0 2-2"], engine=9, ends={"0": 5}, marked=[0, 1], rules=TABLE)
    play(here, "9-3@M")
    assert marked(here) == [1]
    play(here, "9-0@1")
    assert marked(here) == []


@pytest.mark.clause("MTC-10")
def test_a_marker_placed_in_this_turn_stays_until_a_later_one() -> None:
    here = play(position(["5-5 8-7", "9-2 3-3"], "6-6", engine=9, ends={"0": 5}, rules=TABLE), "5-5@0 draw pass")
    assert marked(here) == [0]


# ---------------------------------------------------------------- doubles


@pytest.mark.clause("MTC-11")
def test_after_a_double_another_tile_is_laid_somewhere() -> None:
    here = position(["5-5 5-3 9-1 7-1 8-0", "7-7"], engine=9, ends={"0": 5, "1": 7}, rules=TABLE)
    play(here, "5-5@0")
    assert here.turn == 0
    assert legal(here) == ("5-3@0", "9-1@M")
    assert refusal(here, "7-1@1") == "closed-train"
    here.marked = 2
    assert legal(here) == ("5-3@0", "7-1@1", "9-1@M")
    assert play(here, "9-1@M").turn == 1


@pytest.mark.clause("MTC-12")
def test_several_doubles_in_one_turn_owe_one_tile_in_all() -> None:
    here = position(["5-5 8-8 7-7 7-1 4-4", "6-6"], engine=9, ends={"0": 5, "1": 7, "M": 8}, marked=[1], rules=TABLE)
    play(here, "5-5@0 8-8@M 7-7@1")
    assert here.turn == 0, "in different spots"
    assert legal(here) == ("7-1@1",)
    play(here, "7-1@1")
    assert here.turn == 1


@pytest.mark.clause("MTC-13")
def test_who_cannot_follow_up_draws_one_and_else_places_the_marker() -> None:
    here = play(position(["5-5 8-7", "9-2"], "5-0", engine=9, ends={"0": 5}, rules=TABLE), "5-5@0 draw")
    assert legal(here) == ("5-0@0",)
    here = play(position(["5-5 8-7", "9-2"], "6-0", engine=9, ends={"0": 5}, rules=TABLE), "5-5@0 draw")
    assert legal(here) == ("pass",)
    play(here, "pass")
    assert marked(here) == [0]
    assert here.turn == 1


@pytest.mark.clause("MTC-14")
def test_going_out_on_a_double() -> None:
    here = play(position(["5-5", "9-2 3-3"], "6-0", engine=9, ends={"0": 5}, rules=TABLE), "5-5@0")
    assert outcome(here).reason == "out"
    assert outcome(here).points == (0, 17)


@pytest.mark.clause("MTC-15")
def test_an_uncovered_double_binds_nobody() -> None:
    here = play(position(["5-5 9-1 6-6", "7-1 5-2 4-4"], engine=9, ends={"0": 5, "1": 7}, rules=TABLE), "5-5@0 9-1@M")
    assert train_view(here, 1)["open_doubles"] == []
    assert legal(here) == ("7-1@1", "1-7@M")
    assert refusal(here, "5-2@0") == "closed-train"


@pytest.mark.clause("MTC-16")
def test_down_to_one_tile_one_gives_notice_even_if_it_will_not_be_playable() -> None:
    here = play(position(["9-3 8-8", "9-0 2-2 6-6"], engine=9, rules=TABLE), "9-3@M")
    assert told(here.events, "say") == [{"seat": 0, "word": "knock"}]


# ---------------------------------------------------------------- the end


@pytest.mark.clause("MTC-17")
def test_the_leaflets_sum_and_a_double_blank_that_counts_nothing() -> None:
    here = play(position(["12-0", "3-5 11-12 10-7", "0-0 1-0"], rules=TABLE, set=12), "12-0@0")
    assert outcome(here).points == (0, 48, 1)
    assert outcome(here).details["blank"] is None


@pytest.mark.clause("MTC-18")
def test_a_blocked_round_ends_when_nobody_can_lay_a_tile() -> None:
    """All have passed; but the last pass has opened a train, so everybody is asked once more."""
    here = play(position(["8-7 4-4", "7-1"], engine=9, rules=TABLE), "pass pass")
    assert here.result() is None
    play(here, "pass")
    assert outcome(here).reason == "blocked"
    assert outcome(here).points == (23, 8)


@pytest.mark.clause("MTC-18")
def test_a_train_that_the_last_pass_has_opened_is_played_on() -> None:
    here = play(position(["8-7 4-4", "6-1"], engine=9, ends={"1": 7}, rules=TABLE), "pass pass")
    assert legal(here) == ("7-8@1",)


# ---------------------------------------------------------------- variations


@pytest.mark.clause("MTC-V1")
def test_v1_an_uncovered_double_must_be_covered_in_turn() -> None:
    options: dict[str, Any] = {"rules": TABLE, "cover": "always"}
    hands = ["5-5 8-8 6-0 6-6", "7-1 4-4", "5-2 8-2 9-8 0-0"]
    here = position(hands, "3-3", engine=9, ends={"0": 5, "1": 7, "2": 6, "M": 8}, marked=[0, 2], **options)
    play(here, "5-5@0 8-8@M 6-0@2")
    assert marked(here) == [2], "the follow-up may be anywhere, and a play anywhere took one's own marker off"
    assert train_view(here, 1)["open_doubles"] == ["0", "M"]
    assert legal(here) == ("draw",)
    play(here, "draw pass")
    assert marked(here) == [1, 2]
    assert legal(here) == ("5-2@0",), "the first double first"
    play(here, "5-2@0")
    assert train_view(here, 0)["open_doubles"] == ["M"]


@pytest.mark.clause("MTC-V2")
def test_v2_the_marker_comes_off_on_the_own_train_only() -> None:
    options: dict[str, Any] = {"rules": TABLE, "cover": "always", "marker": "own"}
    here = position(["9-3 5-1 4-4", "9-0 2-2"], engine=9, ends={"0": 5}, marked=[0], **options)
    play(here, "9-3@M")
    assert marked(here) == [0]
    play(here, "9-0@1 5-1@0")
    assert marked(here) == []
    here = position(["5-5 9-1 6-6", "7-1 5-2 4-4"], engine=9, ends={"0": 5, "1": 7}, **options)
    assert legal(play(here, "5-5@0 9-1@M")) == ("5-2@0",), "and open doubles bind as in the first variation"


@pytest.mark.clause("MTC-V3")
def test_v3_the_highest_double_in_the_hands_starts() -> None:
    match = dealt(["6-6 3-3", "8-8 9-4", "7-7"], rules=TABLE, start="highest")
    assert match.turn == 1
    assert match.legal_moves() == ("8-8",)
    assert [(seat, shown) for _, seat, shown in match.view(0)["cannot"]] == [(seat, {"doubles": [9]}) for seat in range(3)]
    match.play("8-8")
    assert train_view(match, 0)["engine"] == "8-8"
    assert match.turn == 1
    assert {one["end"] for one in train_view(match, 0)["trains"]} == {8}


@pytest.mark.clause("MTC-V3")
def test_v3_a_double_starts_only_once() -> None:
    match = at_random(new(4, "used", start="highest"), Random(4).choice)
    used = [result.details["engine"] for result in match.results]
    assert len(used) == 10
    assert len(set(used)) == 10
    assert used != sorted(used, reverse=True), "not from the highest down: what the hands hold decides"


@pytest.mark.clause("MTC-V3b")
def test_v3_without_an_unused_double_all_draw_in_turn() -> None:
    plain = [f"{a}-{b}" for a in range(9, -1, -1) for b in range(a)]
    doubles = [f"{n}-{n}" for n in (2, 5, 3, 1, 9, 8, 7, 6, 4, 0)]
    order = [*plain[:44], *doubles, *plain[44:]]
    match = Match.new("mexican-train", 4, None, {"rules": TABLE, "start": "highest"}, order)
    assert train_view(match, 0)["wanted"] is None
    for seat in (0, 1, 2, 3, 0, 1, 2, 3):
        assert match.turn == seat
        assert match.legal_moves() == ("draw",)
        match.play("draw")
    assert match.turn == 1, "of the 2-2, the 5-5, the 3-3 and the 1-1 the highest"
    assert match.legal_moves() == ("5-5",)
    assert train_view(match, 0)["wanted"] == 5


@pytest.mark.clause("MTC-V4")
def test_v4_the_engine_is_set_aside_and_who_went_out_begins() -> None:
    match = new(3, "fast", start="aside")
    assert match.options["begin"] == "winner"
    assert train_view(match, None)["engine"] == "9-9"
    assert match.view(None)["boneyard"] == 54 - 45
    choose = Random(5).choice
    out = 0
    while not match.finished:
        if match.waiting:
            last = match.results[-1]
            match.play("next")
            if last.reason == "out":
                out += 1
                assert match.turn == last.seat
        else:
            match.play(choose(match.legal_moves()))
    assert out > 2


@pytest.mark.clause("MTC-V4b")
def test_v4_after_a_blocked_round_the_lowest_begins_and_the_seed_at_first() -> None:
    assert {new(3, seed, start="aside").turn for seed in range(30)} == {0, 1, 2}
    blocked = 0
    for seed in range(60):
        match = new(2, f"blocked {seed}", start="aside", rounds=2)
        choose = Random(seed).choice
        while not match.waiting:
            match.play(choose(match.legal_moves()))
        result = match.results[-1]
        match.play("next")
        if result.reason == "blocked" and result.points[0] != result.points[1]:
            blocked += 1
            assert match.turn == result.points.index(min(result.points))
    assert blocked > 2


@pytest.mark.clause("MTC-V4b")
def test_v4_of_level_lowest_hands_the_first_from_the_beginner_begins() -> None:
    assert last_winner(Result("blocked", None, (7, 5, 9, 5), {"began": 2}), 4) == 3
    assert last_winner(Result("blocked", None, (7, 5, 9, 5), {"began": 0}), 4) == 1


@pytest.mark.clause("MTC-V5")
def test_v5_the_double_blank_counts_fifty() -> None:
    here = play(position(["9-0", "0-0 2-1", "1-0 2-0"], engine=9, rules=TABLE, blank=50), "9-0@0")
    assert outcome(here).points == (0, 53, 3)
    assert outcome(here).details["blank"] == {"seat": 1, "points": 50}
