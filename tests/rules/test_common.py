"""What all games have in common, clause by clause. `test_every_game.py` and `test_no_peeking.py` hold ALL-02 and ALL-03 for every game."""

from __future__ import annotations

from collections import Counter

import pytest

from domino_core import GAMES, Match
from domino_core.families.line import LineRound
from domino_core.game import Standing
from domino_core.rng import Rng
from domino_core.tiles import HIGH, LOW, NAMES, double_set, tile_named
from tests.cases import Case, usual_cases
from tests.harness import hidden_from, play_random, tiles_named_in, tiles_of
from tests.rules.line_tables import dealt, outcome, play, position


@pytest.mark.clause("ALL-01")
@pytest.mark.parametrize("highest, count", [(6, 28), (9, 55), (12, 91)])
def test_a_set_has_one_tile_of_each_pair(highest: int, count: int) -> None:
    tiles = double_set(highest)
    pairs = {frozenset((HIGH[tile], LOW[tile])) for tile in tiles}
    assert len(tiles) == count == len(pairs)
    assert pairs == {frozenset((a, b)) for a in range(highest + 1) for b in range(highest + 1)}


@pytest.mark.clause("ALL-02")
@pytest.mark.parametrize("highest", [6, 9, 12])
def test_every_tile_is_in_exactly_one_place_from_deal_to_end(highest: int) -> None:
    match = Match.new("block", 3, "tiles", {"set": highest})
    rng = Rng("moves")
    while not match.finished:
        assert tiles_of(match.round) == list(double_set(highest))
        match.play(rng.choice(match.legal_moves()))
    assert tiles_of(match.round) == list(double_set(highest))


@pytest.mark.clause("ALL-03")
def test_hands_and_boneyard_are_hidden_until_the_round_is_over() -> None:
    match = dealt("block", ["6-6 6-5", "6-4"], set=6)
    others = match.round.view(1)["hands"][1] or []
    assert match.view(0)["hands"][1] is None
    assert match.view(None)["hands"] == [None, None]
    assert not tiles_named_in(match.view(0)) & {tile_named(name) for name in others}
    play_until_over(match)
    shown = match.view(0)["hands"]
    assert [len(hand or ()) for hand in shown] == match.view(0)["counts"]


@pytest.mark.clause("ALL-03")
def test_a_drawn_tile_is_told_only_to_its_owner() -> None:
    match = dealt("draw", ["12-12", "11-11"], boneyard="10-9")
    match.play("12-12")
    match.play("draw")
    assert [event.get("tile") for event in match.news_for(1) if event["kind"] == "draw"] == ["10-9"]
    for seat in (0, None):
        assert tile_named("10-9") not in tiles_named_in([match.news_for(seat), match.view(seat)])
        assert tile_named("10-9") in hidden_from(match.round, seat)


def play_until_over(match: Match) -> None:
    while match.round.turn is not None:
        match.play(match.legal_moves()[0])


@pytest.mark.clause("ALL-04")
def test_seed_options_and_moves_make_the_game() -> None:
    """The tiles that these seeds deal must never change: links and saves name deals by them."""
    match = Match.new("castle-rock", seed="k3x9")
    order = " ".join(NAMES[tile] for tile in match.round.setup.order())
    assert order == (
        "2-1 1-1 4-0 5-4 4-2 0-0 6-1 4-1 6-2 2-2 6-6 2-0 4-4 6-3 6-4 3-1 5-0 3-2 4-3 1-0 3-0 6-0 5-2 5-3 5-5 6-5 5-1 3-3"
    )
    block = Match.new("block", 2, 7, {"set": 6})
    assert block.view(0)["dealt"] == ["0-0", "3-1", "3-3", "5-1", "5-3", "6-1", "6-5"]
    assert block.view(1)["dealt"] == ["1-0", "4-1", "4-4", "5-4", "6-2", "6-4", "6-6"]
    assert block.turn == 1


@pytest.mark.clause("ALL-05")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_turn_goes_to_the_left(players: int) -> None:
    match = Match.new("block", players, "left")
    while match.round.turn is not None:
        seat = match.turn
        assert seat is not None
        match.play(match.legal_moves()[0])
        if match.round.turn is not None:
            assert match.turn == (seat + 1) % players
    assert len(match.log) > players


@pytest.mark.clause("ALL-06")
def test_when_the_lowest_hands_are_level_nobody_scores() -> None:
    level = play(position("block", ["6-6 1-0", "1-0", "5-4"], set=6), "6-6")
    while level.turn is not None:
        level.play(level.turn, "pass")
    result = outcome(level)
    assert (result.reason, result.seat, result.points) == ("blocked", None, (0, 0, 0))
    assert result.details["dots"] == [1, 1, 9]


@pytest.mark.clause("ALL-06")
def test_a_match_that_ends_level_is_shared() -> None:
    game = GAMES["block"]
    standing = Standing({"target": 100}, (0, 1, 2), (104, 30, 104), ())
    assert game.match_over(standing) == (0, 2)
    assert game.match_over(Standing({"target": 100}, (0, 1, 2), (99, 30, 99), ())) is None
    assert game.match_over(Standing({"target": 100}, (0, 1, 2), (100, 30, 101), ())) == (2,)


@pytest.mark.clause("ALL-07")
def test_the_seed_draws_the_first_starter() -> None:
    starters = Counter(Match.new("sebastopol", 4, seed).turn for seed in range(200))
    assert set(starters) == {0, 1, 2, 3}
    assert min(starters.values()) > 25


@pytest.mark.clause("ALL-07")
def test_the_start_passes_to_the_left_each_round() -> None:
    match = Match.new("sebastopol", 4, "start", {"target": 500})
    starters = []
    while not match.finished:
        starters.append(match.round.setup.starter)
        assert match.turn == starters[-1]
        play_until_over(match)
        if not match.finished:
            match.play("next")
    assert len(starters) > 3
    assert starters == [(starters[0] + number) % 4 for number in range(len(starters))]


@pytest.mark.clause("ALL-07")
@pytest.mark.parametrize("case", usual_cases(), ids=str)
def test_in_every_game_the_named_starter_moves_on_to_the_left(case: Case) -> None:
    match = case.match("starter")
    before = match.view(None)["starter"]
    for _ in range(3):
        while match.round.turn is not None:
            play_random(match, Rng("s", len(match.log)), most=1)
        if match.finished:
            return
        match.play("next")
        assert match.view(None)["starter"] == (before + 1) % match.players
        before = match.view(None)["starter"]


@pytest.mark.clause("ALL-07")
def test_a_stated_deal_without_a_seed_starts_at_seat_0() -> None:
    order = [NAMES[tile] for tile in double_set(12)]
    match = Match.new("sebastopol", 4, deal=order)
    assert isinstance(match.round, LineRound)
    assert match.turn == 0
