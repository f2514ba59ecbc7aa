"""Matador, clause by clause."""

from __future__ import annotations

import pytest

from domino_core import IllegalMove, Match
from domino_core.errors import BadOption, BadPlayers
from domino_core.families.line import LineRound
from domino_core.games.matador import MATADOR
from domino_core.rng import Rng
from domino_core.tiles import tile_named
from tests.rules.line_tables import check_target, dealt, outcome, play, position, refusal
from tests.seen import line_view

MATADORS = ("9-1", "8-2", "7-3", "6-4", "5-5", "0-0")


def with_ends(hand: str, left: int, right: int, boneyard: str = "", blanks: str = "matadors") -> LineRound:
    """A position in which seat 0 has this hand and the line shows these ends."""
    round_ = position("matador", [hand, "12-11", "12-10"], boneyard, opens=hand.split(maxsplit=1)[0], blanks=blanks)
    round_.opening, round_.turn = 0, 0
    round_.ends[:2] = [left, right]
    round_.history.append((2, "pass"))
    return round_


@pytest.mark.clause("MA-01")
@pytest.mark.parametrize("players, size", [(3, 7), (4, 7), (5, 7), (6, 7), (7, 5), (8, 5)])
def test_the_hand_depends_on_the_number_of_players(players: int, size: int) -> None:
    assert Match.new("matador", players=players, seed=1).view(None)["counts"] == [size] * players


@pytest.mark.clause("MA-01")
@pytest.mark.parametrize("players", [2, 9])
def test_three_to_eight_can_play(players: int) -> None:
    with pytest.raises(BadPlayers):
        Match.new("matador", players=players)


@pytest.mark.clause("MA-02")
def test_the_highest_double_opens_or_else_the_heaviest_tile() -> None:
    match = dealt("matador", ["12-11", "1-1", ""])
    assert (match.turn, match.legal_moves(), match.round.redeals) == (1, ("1-1",), 0)
    match = dealt("matador", ["12-9", "11-8", "11-9"], "12-12")
    assert (match.turn, match.legal_moves(), match.round.redeals) == (0, ("12-9",), 0)
    match = dealt("matador", ["12-3", "11-9", "10-8"])
    assert (match.turn, match.legal_moves()) == (1, ("11-9",)), "dots decide, not the higher half"
    match = dealt("matador", ["11-10", "11-8", "12-9"])
    assert (match.turn, match.legal_moves()) == (2, ("12-9",)), "of two that weigh the same the one with the higher half"


@pytest.mark.clause("MA-03")
def test_touching_halves_add_up_to_ten() -> None:
    round_ = with_ends("7-0 8-6 3-1 12-4 4-4", 3, 6)
    assert round_.legal_moves(0) == ("7-0@L", "4-4@R", "4-12@R")
    play(round_, "4-12@R")
    assert line_view(round_, None)["ends"] == {"L": 3, "R": 12}


@pytest.mark.clause("MA-03")
def test_an_equal_number_is_no_match() -> None:
    round_ = with_ends("6-3 8-7", 3, 9)
    assert round_.legal_moves(0) == ("7-8@L",)
    assert refusal(round_.play, 0, "3-6@L") == "not-ten"
    assert refusal(round_.play, 0, "8-7@L") == "other-way-round"


@pytest.mark.clause("MA-04")
@pytest.mark.parametrize("matador", MATADORS)
@pytest.mark.parametrize("end", range(13))
def test_a_matador_goes_anywhere_either_way_round(matador: str, end: int) -> None:
    high, _, low = matador.partition("-")
    ways = [f"{high}-{low}@L"] if high == low else [f"{high}-{low}@L", f"{low}-{high}@L"]
    assert [move for move in with_ends(f"{matador} 12-12", end, 5).legal_moves(0) if move.endswith("L")][: len(ways)] == ways


@pytest.mark.clause("MA-04")
def test_other_tiles_of_ten_dots_or_none_are_no_matadors() -> None:
    assert with_ends("10-0", 12, 11).legal_moves(0) == ("pass",)


@pytest.mark.clause("MA-05")
def test_a_blank_takes_matadors_only_and_so_do_eleven_and_twelve() -> None:
    for end in (0, 11, 12):
        assert with_ends("10-1 10-10 12-0 11-0", end, end).legal_moves(0) == ("pass",)
        assert with_ends("5-5 10-1", end, end).legal_moves(0) == ("5-5@L", "5-5@R")
    with pytest.raises(IllegalMove, match="Only a matador"):
        with_ends("10-1", 0, 0).play(0, "10-1@L")


@pytest.mark.clause("MA-05")
def test_a_ten_takes_a_blank() -> None:
    assert with_ends("4-0 10-3", 10, 12).legal_moves(0) == ("0-4@L",)


@pytest.mark.clause("MA-06")
def test_who_has_nothing_draws_until_a_tile_fits_and_passes_when_the_pile_is_empty() -> None:
    round_ = with_ends("12-1 12-2", 3, 3, "12-3 7-1 6-5")
    assert round_.legal_moves(0) == ("draw",)
    play(round_, "draw")
    assert round_.legal_moves(0) == ("draw",)
    play(round_, "draw")
    assert round_.legal_moves(0) == ("7-1@L", "7-1@R")
    assert with_ends("12-1 12-2", 3, 3).legal_moves(0) == ("pass",)


@pytest.mark.clause("MA-07")
def test_who_has_only_matadors_to_play_may_draw_instead() -> None:
    round_ = with_ends("6-4 12-2", 3, 3, "12-3 12-4")
    assert round_.legal_moves(0) == ("6-4@L", "4-6@L", "6-4@R", "4-6@R", "draw")
    play(round_, "draw")
    assert "draw" in round_.legal_moves(0)
    play(round_, "draw")
    assert round_.legal_moves(0) == ("6-4@L", "4-6@L", "6-4@R", "4-6@R"), "the pile has given out"


@pytest.mark.clause("MA-07")
def test_who_has_another_tile_to_play_may_not_draw() -> None:
    round_ = with_ends("6-4 7-2", 3, 3, "12-3")
    assert "draw" not in round_.legal_moves(0)
    assert refusal(round_.play, 0, "draw") == "can-play"


@pytest.mark.clause("MA-07", "ALL-03")
def test_a_draw_shows_that_nothing_but_matadors_fits() -> None:
    match = dealt("matador", ["9-9 12-0", "7-3 6-4 5-5 12-11 12-10 11-10 8-2", "12-9"], "12-8 12-7")
    for move in ("9-9", "draw", "draw", "7-3@L"):
        match.play(move)
    assert tuple(match.view(0)["cannot"][-1]) == (2, 1, {"ends": [9], "matadors": True})
    for number in range(30):
        world = match.round.resample(0, Rng("matadors", number))
        assert isinstance(world, LineRound)
        held = {name for name in (*world.view(1)["dealt"], *world.view(1)["drawn"][:1]) if name != "7-3"}
        assert not {name for name in held if "1" in name.split("-") and name != "9-1"}, "a 1 would have fitted the 9"
    assert any("6-4" in match.round.resample(0, Rng("more", number)).view(1)["dealt"] for number in range(60))


@pytest.mark.clause("MA-08")
def test_out_scores_the_opponents_dots() -> None:
    round_ = play(position("matador", ["9-9 1-0", "12-2", "12-3"], opens="9-9"), "9-9 pass pass 1-0@L")
    result = outcome(round_)
    assert (result.reason, result.seat, result.points) == ("out", 0, (29, 0, 0))


@pytest.mark.clause("MA-08")
def test_blocked_scores_the_opponents_dots_less_the_own() -> None:
    round_ = play(position("matador", ["9-9 4-0", "12-2", "12-3"], opens="9-9"), "9-9 pass pass pass")
    result = outcome(round_)
    assert (result.reason, result.seat, result.points) == ("blocked", 0, (29 - 4, 0, 0))


@pytest.mark.clause("MA-09")
def test_the_first_with_a_hundred_wins() -> None:
    check_target("matador", 3, 100)


@pytest.mark.clause("MA-10")
def test_the_double_nine_can_be_chosen() -> None:
    view = Match.new("matador", players=3, seed=1, options={"set": 9}).view(None)
    assert view["boneyard"] == 55 - 21
    with pytest.raises(BadOption):
        Match.new("matador", players=3, options={"set": 6})


@pytest.mark.clause("MA-11")
def test_blanks_may_go_together_by_a_rule_of_ours() -> None:
    round_ = with_ends("4-0 10-3 5-5", 0, 12, blanks="match")
    assert round_.legal_moves(0) == ("0-4@L", "5-5@L", "5-5@R")
    play(round_, "0-4@L")
    assert round_.ends[0] == 4
    assert with_ends("12-0 11-0 10-1", 11, 12, blanks="match").legal_moves(0) == ("pass",), "an 11 and a 12 take no blank"
    assert with_ends("4-0", 0, 0).legal_moves(0) == ("pass",), "as printed"


@pytest.mark.clause("MA-11")
def test_who_needs_a_blank_is_told_so() -> None:
    needs = with_ends("6-3", 0, 0, blanks="match").objection_to_tile(0, tile_named("6-3"))
    assert "you need a 0, or a matador" in str(needs)
    with pytest.raises(IllegalMove, match="lay a 0 or a matador"):
        with_ends("6-3 4-0", 0, 0, blanks="match").play(0, "6-3@L")


@pytest.mark.clause("MA-11")
def test_who_draws_before_a_blank_holds_no_blank() -> None:
    """What drawing tells of a hand follows the rule that is played."""
    for blanks, held in (("match", False), ("matadors", True)):
        view = Match.new("matador", players=3, seed=1, options={"blanks": blanks}).view(0)
        told = MATADOR.round_class.cannot_hold(view, {"ends": [0], "matadors": True})
        assert (told >> tile_named("4-0") & 1 == 0) is held
