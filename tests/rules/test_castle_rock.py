"""Castle Rock, clause by clause."""

from __future__ import annotations

import pytest

from domino_core import IllegalMove, Match
from domino_core.errors import BadOption, BadPlayers
from domino_core.games.castle_rock import CastleRockRound
from domino_core.tiles import NAMES, double_set, tile_named
from tests.harness import hidden_from, tiles_named_in
from tests.seen import pile_view


def laid_out(start: str, highest: int = 6) -> Match:
    """A match whose tiles come in this order, the rest behind them."""
    first = start.split()
    rest = [NAMES[tile] for tile in double_set(highest) if NAMES[tile] not in first]
    return Match.new("castle-rock", options={"set": highest}, deal=[*first, *rest])


def position(row: str, pile: str = "") -> Match:
    """A late position: this row, this pile, and all other tiles removed already."""
    in_row, in_pile = ([tile_named(name) for name in names.split()] for names in (row, pile))
    gone = [tile for tile in double_set(6) if tile not in in_row + in_pile]
    match = Match.new("castle-rock", deal=[*gone, *in_row, *in_pile])
    deal = match.round
    assert isinstance(deal, CastleRockRound)
    deal.row, deal.removed, deal.turned = list(in_row), gone, len(gone) + len(in_row)
    return match


def row(match: Match) -> str:
    return " ".join(pile_view(match, 0)["row"])


def refused(match: Match, move: str) -> str:
    before = row(match)
    with pytest.raises(IllegalMove) as refusal:
        match.play(move)
    assert row(match) == before
    return refusal.value.reason


@pytest.mark.clause("CR-01")
@pytest.mark.parametrize("highest, tiles", [(6, 28), (9, 55), (12, 91)])
def test_one_player_and_one_of_three_sets(highest: int, tiles: int) -> None:
    match = Match.new("castle-rock", options={"set": highest})
    assert match.players == 1
    assert len(pile_view(match, 0)["row"]) + pile_view(match, 0)["pile"] == tiles


@pytest.mark.clause("CR-01")
def test_nobody_else_can_sit_down_and_no_other_set_can_be_chosen() -> None:
    with pytest.raises(BadPlayers):
        Match.new("castle-rock", players=2)
    with pytest.raises(BadOption):
        Match.new("castle-rock", options={"set": 7})
    assert Match.new("castle-rock").options["set"] == 6


@pytest.mark.clause("CR-02")
def test_three_tiles_are_turned_up_from_left_to_right() -> None:
    match = laid_out("6-4 5-5 2-1 3-0")
    assert row(match) == "6-4 5-5 2-1"
    assert pile_view(match, 0)["pile"] == 25


@pytest.mark.clause("CR-02")
def test_the_pile_is_shuffled_and_lies_face_down() -> None:
    match = Match.new("castle-rock", seed="down")
    turned_up = set(pile_view(match, 0)["row"])
    assert {NAMES[tile] for tile in tiles_named_in(match.view(0))} == turned_up
    assert len(hidden_from(match.round, 0)) == 25
    orders = {tuple(Match.new("castle-rock", seed=seed).round.setup.order()) for seed in range(30)}
    assert len(orders) == 30


@pytest.mark.clause("CR-02")
def test_the_pile_may_be_laid_open_by_choice() -> None:
    match = Match.new("castle-rock", seed="down", options={"pile": "open"})
    assert {NAMES[tile] for tile in tiles_named_in(match.view(0))} == {NAMES[tile] for tile in double_set(6)}
    assert not hidden_from(match.round, 0)


@pytest.mark.clause("CR-03")
@pytest.mark.parametrize("start", ["6-4 5-5 6-1", "6-4 5-5 4-1", "4-1 5-5 6-4", "6-1 5-5 3-1", "6-6 5-5 6-1"])
def test_the_tile_between_two_that_share_a_number_is_removed(start: str) -> None:
    match = laid_out(start)
    left, middle, right = start.split()
    assert match.legal_moves() == ("take:2",)
    match.play("take:2")
    assert row(match) == f"{left} {right}"
    assert pile_view(match, 0)["removed"] == [middle]


@pytest.mark.clause("CR-03")
@pytest.mark.parametrize("start", ["6-4 4-1 2-0", "6-4 6-6 3-3", "6-4 5-5 2-1"])
def test_neighbours_that_share_a_number_remove_nothing(start: str) -> None:
    match = laid_out(start)
    assert match.legal_moves() == ("draw",)
    assert refused(match, "take:2") == "no-match-there"


@pytest.mark.clause("CR-03")
def test_exactly_one_tile_must_lie_between() -> None:
    """Two tiles between two fours: nothing."""
    match = position("6-4 5-5 2-1 4-3", pile="0-0")
    assert match.legal_moves() == ("draw",)


@pytest.mark.clause("CR-04")
def test_three_in_a_row_that_match_may_all_be_removed() -> None:
    match = laid_out("6-4 4-1 4-2 3-3")
    assert match.legal_moves() == ("take:2", "take:1-3")
    match.play("take:1-3")
    assert row(match) == ""
    assert pile_view(match, 0)["removed"] == ["6-4", "4-1", "4-2"]


@pytest.mark.clause("CR-05")
@pytest.mark.parametrize(
    "start, three", [("6-4 4-1 4-2", True), ("6-4 6-1 4-1", False), ("6-4 6-6 6-1", True), ("5-4 5-0 4-0", False)]
)
def test_one_number_must_stand_on_all_three(start: str, three: bool) -> None:
    """Three tiles that match only two by two cannot go together; where three can, one can as well."""
    match = laid_out(start)
    assert match.legal_moves() == (("take:2", "take:1-3") if three else ("take:2",))


@pytest.mark.clause("CR-06")
def test_any_place_in_the_row_counts() -> None:
    match = position("6-4 1-1 4-2 0-0 5-2 3-3 5-5", pile="6-6")
    assert match.legal_moves() == ("take:2", "take:4", "take:6")
    match.play("take:2")
    assert row(match) == "6-4 4-2 0-0 5-2 3-3 5-5"


@pytest.mark.clause("CR-06")
def test_a_removal_may_open_the_next_one() -> None:
    match = laid_out("2-1 5-0 3-3 2-0")
    match.play("draw")
    assert match.legal_moves() == ("take:3",)
    match.play("take:3")
    assert row(match) == "2-1 5-0 2-0"
    assert match.legal_moves() == ("take:2",)


@pytest.mark.clause("CR-07")
def test_a_possible_removal_comes_before_the_next_draw() -> None:
    match = laid_out("6-4 4-1 4-2 3-3")
    assert refused(match, "draw") == "must-take"


@pytest.mark.clause("CR-07")
@pytest.mark.parametrize("choice, left", [("take:2", "6-4 4-2"), ("take:1-3", "")])
def test_which_removal_is_the_players_choice(choice: str, left: str) -> None:
    match = laid_out("6-4 4-1 4-2 3-3")
    match.play(choice)
    assert row(match) == left
    assert match.legal_moves() == ("draw",)


@pytest.mark.clause("CR-08")
def test_one_tile_is_drawn_to_the_right_end() -> None:
    match = laid_out("6-4 5-5 2-1 3-0")
    match.play("draw")
    assert row(match) == "6-4 5-5 2-1 3-0"
    assert pile_view(match, 0)["pile"] == 24


@pytest.mark.clause("CR-09")
def test_an_emptied_row_begins_again_with_three() -> None:
    match = laid_out("6-4 4-1 4-2 3-3 5-0 2-1 6-6")
    match.play("take:1-3")
    assert match.legal_moves() == ("draw",)
    match.play("draw")
    assert row(match) == "3-3 5-0 2-1"
    assert pile_view(match, 0)["pile"] == 22


@pytest.mark.clause("CR-09")
@pytest.mark.parametrize("pile", ["3-3 5-0", "3-3"])
def test_an_emptied_row_takes_what_is_left_when_that_is_less(pile: str) -> None:
    match = position("6-4 4-1 4-2", pile)
    match.play("take:1-3")
    match.play("draw")
    assert row(match) == pile
    assert pile_view(match, 0)["pile"] == 0


@pytest.mark.clause("CR-10")
def test_two_tiles_left_are_a_win() -> None:
    match = position("6-4 5-5 4-1")
    assert not match.finished
    match.play("take:2")
    assert (match.finished, match.winners) == (True, (0,))
    assert match.results[0].reason == "won"
    assert match.results[0].details["left"] == 2


@pytest.mark.clause("CR-10")
def test_play_ends_only_when_the_pile_is_empty_and_nothing_can_be_removed() -> None:
    match = position("6-4 5-5", pile="2-1 4-3")
    match.play("draw")
    assert not match.finished
    match.play("draw")
    assert (match.winners, match.results[0].reason, match.results[0].details["left"]) == ((), "lost", 4)
    going_on = position("6-4 5-5", pile="4-1")
    going_on.play("draw")
    assert not going_on.finished
    assert going_on.legal_moves() == ("take:2",)


@pytest.mark.clause("CR-10")
def test_three_tiles_left_are_lost() -> None:
    match = position("6-4 5-5", pile="2-1")
    match.play("draw")
    assert (match.finished, match.winners) == (True, ())


@pytest.mark.clause("CR-11")
@pytest.mark.parametrize("start, left", [("6-4 4-1 4-2", 0), ("3-3 6-4 4-1 4-2", 1)])
def test_fewer_than_two_tiles_left_are_a_win_too(start: str, left: int) -> None:
    match = position(start)
    match.play(match.legal_moves()[-1])
    assert (match.finished, match.winners) == (True, (0,))
    assert match.results[0].details["left"] == left
