"""Mexican Train by the rule set `sidings`: strings as long as one likes, open doubles close everything else."""

from __future__ import annotations

from random import Random

import pytest

from domino_core import Match
from domino_core.errors import BadPlayers
from domino_core.game import Result, Standing
from domino_core.games.mexican_train import MEXICAN_TRAIN
from domino_core.tiles import double_set
from tests.rules.train_tables import at_random, dealt, legal, marked, outcome, play, position, refusal, told, train
from tests.seen import train_view

SIZES = {2: 16, 3: 15, 4: 14, 5: 12, 6: 11, 7: 10, 8: 9}


def new(players: int, seed: object = 1) -> Match:
    return Match.new("mexican-train", players, str(seed), {"rules": "sidings"})


# ---------------------------------------------------------------- the match


@pytest.mark.clause("MTS-01")
def test_two_to_eight_with_the_double_twelve() -> None:
    for players in (1, 9, 10):
        with pytest.raises(BadPlayers):
            new(players)
    assert MEXICAN_TRAIN.tiles(new(2).options) == double_set(12)
    assert new(8).players == 8


@pytest.mark.clause("MTS-02")
@pytest.mark.parametrize("scores, winners", [((40, 31, 52), (1,)), ((31, 40, 31), (0, 2))])
def test_the_lowest_total_wins(scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    results = tuple(Result("blocked", None, (0, 0, 0), {}) for _ in range(13))
    options = MEXICAN_TRAIN.resolve(3, {"rules": "sidings"})
    assert MEXICAN_TRAIN.match_over(Standing(options, (0, 1, 2), scores, results)) == winners
    assert MEXICAN_TRAIN.match_over(Standing(options, (0, 1, 2), scores, results[:12])) is None


@pytest.mark.clause("MTS-03", "MTS-05", "MTS-02")
def test_thirteen_rounds_from_the_double_twelve_down_and_the_start_goes_round() -> None:
    match = at_random(new(3, "whole"), Random(1).choice)
    assert [result.details["engine"] for result in match.results] == list(range(12, -1, -1))
    first = match.results[0].details["began"]
    assert [result.details["began"] for result in match.results] == [(first + number) % 3 for number in range(13)]
    assert match.scores == tuple(sum(result.points[seat] for result in match.results) for seat in range(3))
    assert match.winners == tuple(seat for seat in range(3) if match.scores[seat] == min(match.scores))


@pytest.mark.clause("MTS-03")
def test_the_engine_lies_before_the_deal_and_tiles_are_mixed_anew() -> None:
    match = new(4)
    assert train_view(match, None)["engine"] == "12-12"
    assert match.round.places()[-1].tiles == (90,)
    first = match.round.setup.order()
    while match.round.turn is not None:
        match.play(match.legal_moves()[0])
    match.play("next")
    assert train_view(match, None)["engine"] == "11-11"
    assert match.round.setup.order() != first


@pytest.mark.clause("MTS-04")
@pytest.mark.parametrize("players, size", SIZES.items())
def test_the_deal(players: int, size: int) -> None:
    view = new(players).view(None)
    assert view["counts"] == [size] * players
    assert view["boneyard"] == 90 - players * size


@pytest.mark.clause("MTS-05")
def test_the_seed_designates_the_first_starter() -> None:
    assert {new(4, seed).turn for seed in range(40)} == {0, 1, 2, 3}


# ---------------------------------------------------------------- the first turn


@pytest.mark.clause("MTS-06")
def test_a_string_of_any_length_on_the_own_train() -> None:
    match = dealt(["12-5 5-3 3-3 5-4", "12-1"], rules="sidings")
    assert match.legal_moves() == ("12-5@0",), "the first tile matches the engine"
    match.play("12-5@0")
    assert all(move.startswith("5-") or move == "stop" for move in match.legal_moves())
    assert {"5-3@0", "5-4@0", "stop"} <= set(match.legal_moves()), "every next one matches the end before it"
    match.play("5-3@0")
    match.play("stop")
    assert match.turn == 1
    assert train_view(match, 0)["trains"][0]["tiles"] == ["12-5@0", "5-3@0"]


@pytest.mark.clause("MTS-06")
def test_one_may_stop_after_the_first_tile_or_go_on_to_the_last() -> None:
    here = position(["12-5 5-3 3-1 9-8", "7-7"], first=True, rules="sidings")
    assert legal(play(here.clone(), "12-5@0")) == ("5-3@0", "stop")
    assert play(here.clone(), "12-5@0 stop").turn == 1
    assert legal(play(here, "12-5@0 5-3@0 3-1@0")) == ("stop",)


@pytest.mark.clause("MTS-07")
def test_who_cannot_start_draws_and_plays_a_starter() -> None:
    here = position(["5-3", "7-7"], "12-9 8-8", first=True, rules="sidings")
    assert legal(here) == ("draw",)
    assert refusal(here, "pass") == "must-draw"
    play(here, "draw")
    assert legal(here) == ("12-9@0",)
    assert refusal(here, "pass") == "can-play"
    play(here, "12-9@0")
    assert marked(here) == []


@pytest.mark.clause("MTS-07")
def test_who_still_cannot_start_marks_the_empty_train() -> None:
    here = position(["5-3", "7-7"], "9-8 12-8", first=True, rules="sidings")
    play(here, "draw")
    assert legal(here) == ("pass",)
    assert refusal(here, "draw") == "drawn-already"
    play(here, "pass")
    assert here.turn == 1
    assert marked(here) == [0]
    assert train(here, "0")["tiles"] == []
    assert train(here, "0")["marker"] is True
    assert told(here.events, "pass") == [{"seat": 0}]
    assert told(here.events, "marker") == [{"seat": 0, "on": True}]


@pytest.mark.clause("MTS-08")
def test_who_can_start_must() -> None:
    here = position(["12-5 5-3 7-1", "7-7"], "9-8", first=True, rules="sidings")
    assert legal(here) == ("12-5@0",)
    assert refusal(here, "stop") == "must-start"
    assert refusal(here, "draw") == "can-play"
    assert refusal(here, "pass") == "can-play"


@pytest.mark.clause("MTS-08")
def test_a_drawn_starter_may_be_continued() -> None:
    here = play(position(["5-3 3-1", "7-7"], "12-5", first=True, rules="sidings"), "draw 12-5@0")
    assert legal(here) == ("5-3@0", "stop")
    play(here, "5-3@0 stop")
    assert here.turn == 1
    assert here.hands[0].bit_count() == 1


@pytest.mark.clause("MTS-09")
def test_no_other_train_in_the_first_turn() -> None:
    here = position(["12-5 12-7 8-8", "12-1 12-2 4-4"], first=True, marked=[0], turn=1, rules="sidings")
    assert legal(here) == ("12-1@1", "12-2@1")
    assert refusal(here, "12-1@0") == "own-train-only", "not even with a marker"
    assert refusal(here, "12-1@M") == "no-mexican-train-yet"


@pytest.mark.clause("MTS-10")
def test_out_in_the_first_turn_leaves_the_others_theirs() -> None:
    here = play(position(["12-5 5-3", "12-1 1-9 8-0", "7-6"], "6-5", first=True, rules="sidings"), "12-5@0 5-3@0")
    assert here.result() is None
    assert here.turn == 1
    play(here, "12-1@1 1-9@1 stop")
    assert here.result() is None
    play(here, "draw pass")
    assert outcome(here).reason == "out"
    assert outcome(here).seat == 0
    assert outcome(here).points == (0, 8, 13 + 11)


@pytest.mark.clause("MTS-10")
def test_out_as_the_last_to_have_the_first_turn_ends_at_once() -> None:
    here = play(position(["12-5 8-8", "12-1"], first=True, rules="sidings"), "12-5@0 stop 12-1@1")
    assert outcome(here).seat == 1
    assert outcome(here).points == (16, 0)


@pytest.mark.clause("MTS-10")
def test_two_may_go_out_in_the_first_turn() -> None:
    here = play(position(["12-5", "12-1", "12-0 4-4"], first=True, rules="sidings"), "12-5@0 12-1@1 12-0@2 stop")
    assert outcome(here).points == (0, 0, 8)
    assert outcome(here).seat == 0
