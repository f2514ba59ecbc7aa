"""Mexican Train with sidings after the first turn, clause by clause: turns, doubles, the end of a round."""

from __future__ import annotations

import pytest

from tests.rules.train_tables import legal, marked, outcome, play, position, refusal, told, train
from tests.seen import train_view

# ---------------------------------------------------------------- later turns


@pytest.mark.clause("MTS-11")
def test_one_tile_a_turn() -> None:
    here = play(position(["12-5 5-3 9-9", "7-7 1-0"], rules="sidings"), "12-5@0")
    assert here.turn == 1


@pytest.mark.clause("MTS-11")
def test_a_playable_draw_must_be_played_and_another_places_the_marker() -> None:
    here = position(["9-8 4-4", "7-1 3-3"], "12-6 5-5", rules="sidings")
    assert legal(here) == ("draw",)
    play(here, "draw")
    assert legal(here) == ("12-6@0", "12-6@M")
    assert refusal(here, "pass") == "can-play"
    play(here, "12-6@0 draw")
    assert legal(here) == ("pass",)
    play(here, "pass")
    assert marked(here) == [1]
    assert here.turn == 0


@pytest.mark.clause("MTS-12")
def test_who_can_play_must() -> None:
    here = position(["12-5 5-3", "7-7 1-0"], "9-9", rules="sidings")
    assert refusal(here, "draw") == "can-play"
    assert refusal(here, "pass") == "can-play"
    assert refusal(here, "stop") == "no-string"


@pytest.mark.clause("MTS-12")
def test_an_empty_pile_means_marker_and_pass() -> None:
    here = position(["9-8 4-4", "12-1 3-3"], rules="sidings")
    assert legal(here) == ("pass",)
    assert refusal(here, "draw") == "no-drawing"
    play(here, "pass")
    assert marked(here) == [0]
    assert here.turn == 1


@pytest.mark.clause("MTS-13")
def test_a_marked_train_is_open_to_all_until_its_owner_plays_on_it() -> None:
    here = position(
        ["5-1 12-3 4-4", "5-2 2-2 8-0", "2-6 9-9"], ends={"0": 5, "1": 7, "2": 8}, marked=[0], turn=1, rules="sidings"
    )
    assert "5-2@0" in legal(here)
    play(here, "5-2@0 2-6@0")
    assert marked(here) == [0]
    play(here, "12-3@M")
    assert marked(here) == [0], "a play elsewhere leaves it"
    here = play(position(["5-1 4-4", "9-9 3-3"], ends={"0": 5}, marked=[0], rules="sidings"), "5-1@0")
    assert marked(here) == []
    assert told(here.events, "marker") == [{"seat": 0, "on": False}]


@pytest.mark.clause("MTS-14")
def test_own_mexican_or_marked() -> None:
    here = position(["5-1 7-1 9-1 8-1", "2-2", "3-3"], ends={"0": 5, "1": 7, "2": 9, "M": 8}, marked=[2], rules="sidings")
    assert legal(here) == ("5-1@0", "9-1@2", "8-1@M")
    assert refusal(here, "7-1@1") == "closed-train"
    assert refusal(here, "9-1@0") == "does-not-fit"
    assert refusal(here, "7-7@0") == "not-held"
    assert refusal(here, "5-1@3") == "no-such-train"
    assert refusal(here, "5-1") == "say-train"
    assert [one["playable"] for one in train_view(here, 0)["trains"]] == [True, False, True, True]


@pytest.mark.clause("MTS-15")
def test_anyone_starts_the_one_mexican_train_with_the_engines_number() -> None:
    here = position(["12-7 1-1", "12-4 7-2 3-3", "7-5 12-6 2-2"], ends={"0": 9, "1": 9, "2": 9}, rules="sidings")
    assert legal(here) == ("12-7@M",)
    play(here, "12-7@M")
    assert legal(here) == ("7-2@M",)
    assert refusal(here, "12-4@M") == "one-mexican-train"
    play(here, "7-2@M")
    assert train(here, "M")["tiles"] == ["12-7@M", "7-2@M"]
    assert train(here, "M")["end"] == 2
    assert "2-2@M" in legal(here)


# ---------------------------------------------------------------- doubles


@pytest.mark.clause("MTS-16")
def test_a_double_obliges_to_a_second_tile_on_it_or_on_another_open_train() -> None:
    here = play(position(["5-5 5-3 12-1 9-9", "7-7"], "0-0", ends={"0": 5}, rules="sidings"), "5-5@0")
    assert here.turn == 0
    assert legal(here) == ("5-3@0", "12-1@M")
    assert refusal(here, "pass") == "can-play"
    assert play(here.clone(), "5-3@0").turn == 1
    assert play(here.clone(), "12-1@M").turn == 1


@pytest.mark.clause("MTS-16")
def test_who_cannot_follow_up_draws_one_and_else_places_the_marker() -> None:
    here = play(position(["5-5 9-8", "7-7"], "5-2 0-0", ends={"0": 5}, rules="sidings"), "5-5@0")
    assert legal(here) == ("draw",)
    assert legal(play(here.clone(), "draw")) == ("5-2@0",)
    here = play(position(["5-5 9-8", "7-7"], "6-2 0-0", ends={"0": 5}, rules="sidings"), "5-5@0 draw")
    assert legal(here) == ("pass",)
    play(here, "pass")
    assert marked(here) == [0]
    assert here.turn == 1


@pytest.mark.clause("MTS-17")
def test_a_second_double_asks_anew() -> None:
    here = play(position(["5-5 12-12 8-8 12-1 4-3", "7-7"], "9-0", engine=11, ends={"0": 5, "M": 12}, rules="sidings"), "5-5@0")
    play(here, "12-12@M")
    assert here.turn == 0
    assert legal(here) == ("12-1@M",)
    play(here, "12-1@M")
    assert here.turn == 1
    assert train_view(here, 0)["open_doubles"] == ["0"]


@pytest.mark.clause("MTS-17")
def test_each_double_has_its_own_draw() -> None:
    here = position(["5-5 4-3", "7-7"], "8-8 9-0", engine=11, ends={"0": 5, "M": 8}, rules="sidings")
    play(here, "5-5@0 draw 8-8@M")
    assert legal(here) == ("draw",)


@pytest.mark.clause("MTS-18")
@pytest.mark.parametrize("arm", ["0", "M", "2"])
def test_an_open_double_closes_every_other_train_for_everybody(arm: str) -> None:
    here = position(
        ["5-5 8-1 6-6", "5-2 7-1 4-4", "5-4 9-1"], ends={"0": 8, "1": 7, "2": 9, "M": 12} | {arm: 5}, marked=[2], rules="sidings"
    )
    follow_up = "8-1@0" if arm != "0" else None
    if follow_up is None:
        here.ends[-1] = 8
        follow_up = "8-1@M"
    play(here, f"5-5@{arm} {follow_up}")
    assert train_view(here, 1)["open_doubles"] == [arm]
    assert legal(here) == (f"5-2@{arm}",), "even on a train that has no marker"
    assert refusal(here, "7-1@1") == "cover-double"
    named = "the Mexican Train" if arm == "M" else f"train {arm}"
    assert f"on {named} must be covered" in here.objection(1, "7-1@1").message
    assert [one["arm"] for one in train_view(here, 1)["trains"] if one["playable"]] == [arm]


@pytest.mark.clause("MTS-19", "MTS-20")
def test_who_cannot_cover_draws_and_places_the_marker_and_the_next_one_covers() -> None:
    here = position(["5-5 12-1 7-3", "7-1 4-4", "5-4 9-1 0-0"], "7-7", ends={"0": 5, "1": 7, "2": 9}, rules="sidings")
    play(here, "5-5@0 12-1@M")
    assert legal(here) == ("draw",)
    play(here, "draw")
    assert legal(here) == ("pass",), "the 7-7 fits one's own train, but the double comes first"
    play(here, "pass")
    assert marked(here) == [1]
    play(here, "5-4@0")
    assert train_view(here, 0)["open_doubles"] == []
    assert legal(here) == ("7-3@1",), "all eligible trains are open again"


@pytest.mark.clause("MTS-21")
def test_open_doubles_are_covered_in_the_order_in_which_they_were_laid() -> None:
    here = position(["5-5 8-8 12-1 6-6", "8-2 5-2 4-4", "8-3 9-1"], ends={"0": 5, "1": 8, "2": 9}, marked=[1], rules="sidings")
    play(here, "8-8@1 5-5@0 12-1@M")
    assert train_view(here, 1)["open_doubles"] == ["1", "0"]
    assert legal(here) == ("8-2@1",)
    assert refusal(here, "5-2@0") == "cover-double"
    play(here, "8-2@1")
    assert train_view(here, 2)["open_doubles"] == ["0"]
    assert legal(here) == ("pass",), "the next one covers the other"


@pytest.mark.clause("MTS-21")
def test_a_double_at_the_end_of_a_string_obliges_and_binds_when_all_have_had_the_first_turn() -> None:
    here = position(["12-5 5-5 9-8 8-8", "12-1 1-4 5-2 3-3"], "6-6 12-0", first=True, rules="sidings")
    play(here, "12-5@0 5-5@0")
    assert legal(here) == ("draw",)
    assert refusal(here, "stop") == "double-needs-tile"
    play(here, "draw pass")
    assert marked(here) == [0]
    assert legal(here) == ("12-1@1",), "the others still have their first turn"
    play(here, "12-1@1")
    assert legal(here) == ("1-4@1", "stop")
    play(here, "stop")
    assert here.phase == "play"
    play(here, "draw pass")
    assert legal(here) == ("5-2@0",), "from now on the double closes the other trains"


@pytest.mark.clause("MTS-21")
def test_a_covered_double_in_a_string_is_no_obstacle() -> None:
    here = play(position(["12-5 5-5 5-3 9-8", "7-7"], first=True, rules="sidings"), "12-5@0 5-5@0")
    assert legal(here) == ("5-3@0",)
    assert legal(play(here, "5-3@0")) == ("stop",)


# ---------------------------------------------------------------- the end


@pytest.mark.clause("MTS-22", "MTS-24")
def test_the_last_tile_ends_the_round_and_everybody_scores_what_is_left() -> None:
    here = play(position(["12-5", "7-7 1-0", "11-9"], rules="sidings"), "12-5@0")
    assert outcome(here).reason == "out"
    assert outcome(here).seat == 0
    assert outcome(here).points == (0, 15, 20)
    assert here.turn is None


@pytest.mark.clause("MTS-22")
def test_the_round_is_blocked_when_all_have_passed_with_an_empty_pile() -> None:
    here = position(["9-8 4-4", "7-1"], "6-6", rules="sidings")
    play(here, "draw pass")
    assert here.result() is None, "seat 1 has not passed"
    play(here, "pass")
    assert outcome(here).reason == "passed"
    assert outcome(here).points == (17 + 8 + 12, 8)
    assert outcome(here).seat is None


@pytest.mark.clause("MTS-22")
def test_passing_with_tiles_in_the_pile_is_no_block() -> None:
    here = play(position(["9-8 4-4", "7-1"], "6-6 5-5 3-3", rules="sidings"), "draw pass draw pass")
    assert here.result() is None
    play(here, "draw pass")
    assert here.result() is None
    play(here, "pass")
    assert outcome(here).reason == "passed"


@pytest.mark.clause("MTS-23")
def test_the_last_tile_may_be_a_double() -> None:
    here = play(position(["5-5", "7-7 1-0"], "9-9", ends={"0": 5}, rules="sidings"), "5-5@0")
    assert outcome(here).points == (0, 15)
