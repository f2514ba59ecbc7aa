"""Mexican Train by the rule set `station`: full strings, a plain tile for a double, dead doubles, the knock."""

from __future__ import annotations

from random import Random

import pytest

from domino_core import Match
from domino_core.errors import BadPlayers
from domino_core.tiles import mask_of, tile_named
from tests.rules.train_tables import at_random, dealt, legal, marked, outcome, play, position, refusal, told, train
from tests.seen import train_view

STATION = "station"


def new(players: int, seed: object = 1) -> Match:
    return Match.new("mexican-train", players, str(seed), {"rules": STATION})


# ---------------------------------------------------------------- the match


@pytest.mark.clause("MTT-01")
@pytest.mark.parametrize("players, size", [(2, 15), (3, 15), (4, 15), (5, 12), (6, 12), (7, 10), (8, 10)])
def test_the_deal(players: int, size: int) -> None:
    view = new(players).view(None)
    assert view["counts"] == [size] * players
    assert view["boneyard"] == 90 - players * size


@pytest.mark.clause("MTT-01")
def test_two_to_eight_players() -> None:
    for players in (1, 9):
        with pytest.raises(BadPlayers):
            new(players)


@pytest.mark.clause("MTT-02", "MTT-16")
def test_the_station_holds_each_double_down_to_the_double_blank() -> None:
    match = at_random(new(2, "whole"), Random(2).choice)
    assert [result.details["engine"] for result in match.results] == list(range(12, -1, -1))
    assert match.scores == tuple(sum(result.points[seat] for result in match.results) for seat in range(2))
    assert match.winners == (match.scores.index(min(match.scores)),), "the lowest total"
    first = new(5)
    assert train_view(first, None)["engine"] == "12-12"
    assert all(90 not in place.tiles for place in first.round.places()[:-1]), "it stands there before the deal"


# ---------------------------------------------------------------- the first turn


@pytest.mark.clause("MTT-03")
def test_a_string_goes_on_until_nothing_can_be_added() -> None:
    here = position(["12-5 5-3 3-1 5-9 8-8", "7-7"], first=True, rules=STATION)
    assert legal(here) == ("12-5@0",), "it starts with the station's number"
    play(here, "12-5@0")
    assert legal(here) == ("5-3@0", "5-9@0"), "the path is free"
    assert refusal(here, "stop") == "may-not-stop"
    assert legal(play(here.clone(), "5-9@0")) == ("stop",)
    play(here, "5-3@0")
    assert refusal(here, "stop") == "may-not-stop"
    play(here, "3-1@0")
    assert legal(here) == ("stop",)
    assert refusal(here, "draw") == "must-stop"
    assert play(here, "stop").turn == 1


@pytest.mark.clause("MTT-03")
def test_only_on_the_own_train() -> None:
    here = position(["12-5 8-8", "7-7"], first=True, marked=[1], rules=STATION)
    assert refusal(here, "12-5@1") == "own-train-only"
    assert refusal(here, "12-5@M") == "no-mexican-train-yet"


@pytest.mark.clause("MTT-04")
def test_who_cannot_start_draws_one() -> None:
    here = position(["5-3 3-1 7-0", "7-7"], "12-5", first=True, rules=STATION)
    play(here, "draw")
    assert legal(here) == ("12-5@0",)
    play(here, "12-5@0")
    assert legal(here) == ("5-3@0",), "and goes on"
    here = play(position(["5-3", "7-7"], "9-5", first=True, rules=STATION), "draw")
    assert legal(here) == ("pass",)
    play(here, "pass")
    assert marked(here) == [0]
    assert here.turn == 1


# ---------------------------------------------------------------- later turns


@pytest.mark.clause("MTT-05")
def test_one_tile_on_the_own_the_mexican_or_a_marked_train() -> None:
    here = position(["5-1 7-1 9-1 12-8", "2-2 4-4", "3-3 6-6"], ends={"0": 5, "1": 7, "2": 9}, marked=[2], rules=STATION)
    assert legal(here) == ("5-1@0", "9-1@2", "12-8@M")
    assert refusal(here, "7-1@1") == "closed-train"
    assert play(here, "12-8@M").turn == 1
    assert train(here, "M")["end"] == 8


@pytest.mark.clause("MTT-06")
def test_who_cannot_play_draws_one() -> None:
    here = position(["9-8 4-4", "7-1 3-3"], "12-6 5-5", rules=STATION)
    play(here, "draw")
    assert legal(here) == ("12-6@0", "12-6@M")
    play(here, "12-6@0 draw")
    assert legal(here) == ("pass",)
    play(here, "pass")
    assert marked(here) == [1]


@pytest.mark.clause("MTT-07")
def test_the_marker_stays_until_the_owner_plays_on_the_own_train() -> None:
    here = position(["12-3 5-1 4-4", "12-0 2-2"], ends={"0": 5}, marked=[0], rules=STATION)
    play(here, "12-3@M")
    assert marked(here) == [0]
    play(here, "12-0@1 5-1@0")
    assert marked(here) == []


# ---------------------------------------------------------------- doubles


@pytest.mark.clause("MTT-08")
def test_a_double_owes_a_tile_that_is_not_a_double() -> None:
    here = position(["5-5 8-8 5-3 8-1 7-0", "7-7"], ends={"0": 5, "1": 8, "M": 8}, rules=STATION)
    play(here, "5-5@0")
    assert legal(here) == ("5-3@0", "8-1@M"), "on the double or on any train open to the player"
    assert refusal(here, "8-8@M") == "owe-plain-tile"
    assert refusal(here, "8-1@1") == "closed-train"
    assert play(here, "8-1@M").turn == 1


@pytest.mark.clause("MTT-09")
def test_a_double_as_the_last_tile_owes_nothing() -> None:
    here = play(position(["5-5", "7-7 6-1"], "0-0", ends={"0": 5}, rules=STATION), "5-5@0")
    assert outcome(here).reason == "out"
    assert outcome(here).points == (0, 21)


@pytest.mark.clause("MTT-10")
def test_the_next_tile_goes_on_the_uncovered_double_whoever_plays_it() -> None:
    here = position(["5-5 12-1 6-6", "7-1 4-4", "5-4 9-1 0-0"], "11-0", ends={"0": 5, "1": 7, "2": 9}, rules=STATION)
    play(here, "5-5@0 12-1@M")
    assert refusal(here, "7-1@1") == "cover-double"
    play(here, "draw pass")
    assert legal(here) == ("5-4@0",), "on the closed train of another"
    play(here, "5-4@0")
    assert train_view(here, 0)["open_doubles"] == []


@pytest.mark.clause("MTT-11")
def test_who_cannot_cover_even_after_drawing_places_the_marker() -> None:
    here = position(["5-5 12-1 6-6", "7-1 4-4 9-9", "5-4 9-1 0-0"], "5-0 5-2", ends={"0": 5, "1": 7, "2": 9}, rules=STATION)
    play(here, "5-5@0 12-1@M draw")
    assert legal(here) == ("5-0@0",), "the drawn tile covers"
    here = position(["5-5 12-1 6-6", "7-1 4-4 9-9", "5-4 9-1 0-0"], "7-7", ends={"0": 5, "1": 7, "2": 9}, rules=STATION)
    play(here, "5-5@0 12-1@M draw")
    assert legal(here) == ("pass",)
    assert marked(play(here, "pass")) == [1]


@pytest.mark.clause("MTT-12")
def test_a_double_that_nothing_can_cover_closes_nothing() -> None:
    """All tiles with a 5 but two lie on the table; the second last is laid, and the double is dead."""
    here = position(["5-5 12-1 6-6", "7-1 4-4", "9-1 0-0"], ends={"0": 5, "1": 7, "2": 9}, rules=STATION)
    others = [f"{max(5, n)}-{min(5, n)}" for n in range(13) if n != 5]
    here.table |= mask_of(map(tile_named, others))
    alive = here.clone()
    alive.table ^= 1 << tile_named("5-2")
    play(here, "5-5@0 12-1@M")
    assert train_view(here, 1)["open_doubles"] == []
    assert "7-1@1" in legal(here)
    play(alive, "5-5@0 12-1@M")
    assert train_view(alive, 1)["open_doubles"] == ["0"]
    assert legal(alive) == ("pass",), "a tile somewhere could cover it: nobody is told where it is"


@pytest.mark.clause("MTT-12")
def test_a_double_dies_when_its_last_number_is_laid_elsewhere() -> None:
    here = position(["5-5 9-9 5-2 6-6", "2-1 4-4", "9-1"], ends={"0": 5, "M": 5, "2": 9}, marked=[2], rules=STATION)
    here.table |= mask_of(tile_named(f"{max(5, n)}-{min(5, n)}") for n in range(13) if n not in (2, 5))
    play(here, "5-5@0")
    assert here.uncovered == [0]
    play(here, "5-2@M")
    assert train_view(here, 1)["open_doubles"] == []
    assert legal(here) == ("2-1@M",)


@pytest.mark.clause("MTT-12")
def test_only_tiles_of_the_set_in_play_could_cover_a_double() -> None:
    """The double-twelve would have three more blanks."""
    here = position(["0-0 9-1 6-6", "7-1 4-4", "9-2 8-8"], engine=9, ends={"0": 0, "1": 7, "2": 9}, rules=STATION, set=9)
    here.table |= mask_of(tile_named(f"{number}-0") for number in range(1, 10))
    play(here, "0-0@0 9-1@M")
    assert train_view(here, 1)["open_doubles"] == []


@pytest.mark.clause("MTT-17")
def test_an_owed_tile_that_one_does_not_have() -> None:
    here = play(position(["5-5 8-8 4-3", "7-7"], "8-0 9-9", ends={"0": 5, "M": 8}, rules=STATION), "5-5@0")
    assert legal(here) == ("draw",), "the 8-8 would fit, but it is a double"
    play(here, "draw")
    assert legal(here) == ("8-0@M",)
    here = play(position(["5-5 8-8 4-3", "7-7"], "9-9 8-0", ends={"0": 5, "M": 8}, rules=STATION), "5-5@0 draw")
    assert legal(here) == ("pass",)
    play(here, "pass")
    assert marked(here) == [0]
    assert here.turn == 1


# ---------------------------------------------------------------- the end


@pytest.mark.clause("MTT-13")
def test_with_an_empty_boneyard_who_cannot_play_passes_with_the_marker() -> None:
    here = position(["9-8 4-4", "12-1 3-3"], rules=STATION)
    assert legal(here) == ("pass",)
    play(here, "pass")
    assert marked(here) == [0]
    assert here.turn == 1


@pytest.mark.clause("MTT-14")
def test_down_to_one_tile_one_knocks() -> None:
    here = play(position(["12-3 5-1 4-4", "12-0 2-2"], ends={"0": 5}, rules=STATION), "12-3@M")
    assert told(here.events, "say") == []
    play(here, "12-0@1 5-1@0")
    assert told(here.events, "say") == [{"seat": 1, "word": "knock"}, {"seat": 0, "word": "knock"}]


@pytest.mark.clause("MTT-15")
def test_the_last_tile_ends_the_round_even_in_the_first_turn() -> None:
    here = play(position(["12-5 5-3", "12-1 1-9", "7-6"], first=True, rules=STATION), "12-5@0 5-3@0")
    assert outcome(here).seat == 0
    assert outcome(here).points == (0, 13 + 10, 13)


@pytest.mark.clause("MTT-15")
def test_the_round_is_blocked_only_when_nobody_can_play() -> None:
    """Seat 0 is stuck until seat 1, stuck as well, opens its train."""
    here = position(["9-8 4-4", "7-1"], ends={"1": 9}, rules=STATION)
    play(here, "pass pass")
    assert here.result() is None
    assert legal(here) == ("9-8@1",)
    here = play(position(["9-8 4-4", "7-1"], ends={"1": 6}, rules=STATION), "pass pass")
    assert here.result() is None, "nobody has been asked since the last train was opened"
    play(here, "pass")
    assert outcome(here).reason == "blocked"
    assert outcome(here).points == (25, 8)


@pytest.mark.clause("MTT-16")
def test_unplayed_dots_are_the_score() -> None:
    match = dealt(["12-5 11-5 11-0", "12-1"], rules=STATION)
    while match.round.turn is not None:
        match.play(match.legal_moves()[0])
    held = match.view(None)["hands"]
    dots = [sum(int(half) for name in hand or () for half in name.split("-")) for hand in held]
    assert list(match.results[-1].points) == dots
    assert match.scores == tuple(dots)
