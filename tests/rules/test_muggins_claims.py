"""Claims and calls in Muggins: a score must be spoken, and silence can be punished."""

from __future__ import annotations

from typing import Any

import pytest

from domino_core import Match
from domino_core.ai import choose
from domino_core.editions import FIRST
from domino_core.families.line import LineRound
from domino_core.rng import Rng
from tests.rules import line_tables
from tests.rules.line_tables import dealt, outcome, play, refusal, said, told
from tests.seen import line_view

RULES = pytest.mark.parametrize("rules", ["spinner", "four-way"])
THREE = ["5-5 6-1 6-2", "5-0 6-3 4-3", "5-4 4-1 3-1"]
"""The 5-5 opens by either rules, and counts ten."""
QUIET = ["4-4 6-1 6-2", "4-0 6-3 5-3", "5-4 4-1 3-1"]
"""The same with an opening that counts eight."""


def position(hands: list[str], rules: str = "spinner", claims: str = "manual", **more: Any) -> LineRound:
    return line_tables.position("muggins", hands, rules=rules, claims=claims, **more)


@RULES
@pytest.mark.clause("MU-11", "MU-12", "MH-06")
def test_a_claim_is_a_decision_after_the_play(rules: str) -> None:
    round_ = play(position(THREE, rules, opens="5-5"), "5-5")
    assert (round_.turn, round_.legal_moves(0), round_.points) == (0, ("claim", "pass"), [0, 0, 0])
    assert round_.legal_moves(1) == round_.legal_moves(2) == ()
    play(round_, "claim")
    assert (round_.turn, round_.points) == (1, [10, 0, 0])
    assert round_.legal_moves(2) == (), "nothing is left to call"


@RULES
@pytest.mark.clause("MU-11", "MU-12", "MH-06")
def test_an_unclaimed_score_goes_to_the_first_who_calls(rules: str) -> None:
    round_ = play(position(THREE, rules, opens="5-5"), "5-5 pass 2:muggins")
    assert round_.points == [0, 0, 10]
    assert (2, "muggins") in said(round_)
    assert told(round_, "score") == [
        {"kind": "score", "seat": 2, "side": 2, "points": 10, "why": "muggins", "ends": [10]},
    ]
    assert round_.turn == 1, "nobody was kept waiting"
    assert refusal(round_.play, 1, "muggins") == "nothing-to-call"


@pytest.mark.clause("MU-11", "MU-12")
def test_the_seat_on_turn_may_call_before_it_plays() -> None:
    round_ = play(position(THREE), "5-5 pass")
    assert round_.legal_moves(1) == ("5-0@L", "5-0@R", "muggins")
    play(round_, "muggins 5-0@L")
    assert round_.points == [0, 10, 0]


@pytest.mark.clause("MU-12")
def test_silence_without_a_call_keeps_nothing() -> None:
    round_ = play(position(THREE), "5-5 pass 5-0@L")
    assert round_.points == [0, 0, 0]
    assert refusal(round_.play, 2, "muggins") == "nothing-to-call"
    assert round_.legal_moves(1) == ("claim", "pass"), "the next play has its own decision"


@pytest.mark.clause("MU-12")
def test_drawing_is_moving_too_and_ends_the_time_to_call() -> None:
    round_ = play(position(["5-5 6-1", "6-3 4-3", "5-4 4-1"], boneyard="2-0"), "5-5 pass")
    assert round_.legal_moves(1) == ("draw", "muggins")
    play(round_, "draw")
    assert (round_.legal_moves(1), round_.legal_moves(2)) == (("pass",), ())


@RULES
@pytest.mark.clause("MU-12", "ALL-03")
def test_what_is_offered_does_not_tell_whether_there_is_a_score(rules: str) -> None:
    scoring = play(position(THREE, rules, opens="5-5"), "5-5")
    quiet = play(position(QUIET, rules, opens="4-4"), "4-4")
    assert scoring.legal_moves(0) == quiet.legal_moves(0) == ("claim", "pass")
    for round_ in (scoring, quiet):
        play(round_, "pass")
        assert round_.legal_moves(2) == ("muggins",)
        assert round_.legal_moves(1)[-1] == "muggins"
        assert round_.legal_moves(0) == (), "one's own play cannot be called"
    assert [event.kind for event in scoring.events or ()] == [event.kind for event in quiet.events or ()]


@pytest.mark.clause("MU-12")
def test_a_false_claim_scores_nothing() -> None:
    round_ = play(position(QUIET), "4-4 claim")
    assert (round_.points, round_.turn) == ([0, 0, 0], 1)
    assert told(round_, "false-claim") == [{"kind": "false-claim", "seat": 0, "ends": [8], "cost": 0}]
    assert round_.legal_moves(2) == ()


@pytest.mark.clause("MU-12")
def test_a_false_call_scores_nothing_and_cannot_be_repeated() -> None:
    round_ = play(position(QUIET), "4-4 pass 2:muggins")
    assert (round_.points, round_.turn) == ([0, 0, 0], 1)
    assert refusal(round_.play, 2, "muggins") == "called-already"
    assert round_.legal_moves(1)[-1] == "muggins", "others still may"
    play(round_, "4-0@L pass")
    assert round_.legal_moves(2)[-1] == "muggins", "and the next play is another one"


@pytest.mark.clause("MU-12", "ALL-03")
def test_nobody_is_told_what_the_ends_add_up_to_while_a_score_may_be_claimed() -> None:
    round_ = play(position(THREE), "5-5")
    assert [line_view(round_, seat)["total"] for seat in (0, 1, 2, None)] == [None] * 4
    play(round_, "pass")
    assert line_view(round_, 1)["total"] is None, "it can still be called"
    claimed = play(position(THREE), "5-5 claim")
    assert line_view(claimed, 1)["total"] == 10
    assert line_view(play(position(THREE, claims="automatic"), "5-5"), 1)["total"] == 10


@pytest.mark.clause("MU-12")
def test_only_a_play_that_might_score_asks_for_a_claim() -> None:
    round_ = play(position(["1-0 6-1", "1-1 6-3", "5-4 4-1"]), "1-0")
    assert (round_.turn, round_.legal_moves(2), line_view(round_, 1)["total"]) == (1, (), 1)
    out = play(position(["1-0", "6-3", "5-4"]), "1-0")
    assert outcome(out).reason == "out"
    assert play(position(["1-0 6-1", "1-1 6-3", "5-4 4-1"], edition=FIRST), "1-0").legal_moves(0) == ("claim", "pass")


@pytest.mark.clause("MU-18")
@pytest.mark.parametrize("words, who", [("4-4 claim", 0), ("4-4 pass 2:muggins", 2)])
def test_a_false_word_may_cost_points_that_all_others_get(words: str, who: int) -> None:
    round_ = play(position(QUIET, penalty="given"), words)
    assert round_.points == [-10 if seat == who else 10 for seat in range(3)]
    assert [event["cost"] for event in (*told(round_, "false-claim"), *told(round_, "false-call"))] == [10]
    result = outcome(play(position(QUIET, penalty="given", scores=(0, 240, 245)), words))
    assert (result.reason, result.seat) == ("target", 2 if who == 0 else 1)


@pytest.mark.clause("MU-11")
def test_a_partner_cannot_call() -> None:
    round_ = play(position(["5-5 6-1", "5-0 6-3", "5-4 4-1", "5-3 4-2"]), "5-5 pass")
    assert refusal(round_.play, 2, "muggins") == "own-side"
    play(round_, "3:muggins")
    assert round_.points == [0, 10]


@RULES
@pytest.mark.clause("MU-12", "MU-13")
def test_who_goes_out_in_silence_leaves_the_last_word(rules: str) -> None:
    hands = ["5-5", "4-0", "6-2"]
    round_ = play(position(hands, rules), "5-5 pass")
    assert (round_.turn, round_.legal_moves(1), round_.legal_moves(2)) == (1, ("pass", "muggins"), ("muggins",))
    assert refusal(round_.play, 1, "draw") == "last-word"
    called = play(round_.clone(), "2:muggins")
    won = 5 + 10 if rules == "spinner" else 4 + 8
    assert outcome(called).points == (won, 0, 10)
    assert outcome(play(round_, "pass")).points == (won, 0, 0)
    assert [round_.legal_moves(seat) for seat in range(3)] == [()] * 3
    claimed = play(position(hands, rules), "5-5 claim")
    assert outcome(claimed).points == (10 + won, 0, 0)
    assert (outcome(claimed).reason, outcome(claimed).seat) == ("out", 0)


@pytest.mark.clause("MU-12", "MU-17")
def test_a_claim_or_a_call_can_win_the_match_at_once() -> None:
    assert outcome(play(position(THREE, scores=(240, 0, 0)), "5-5 claim")).reason == "target"
    result = outcome(play(position(THREE, scores=(240, 0, 240)), "5-5 pass 2:muggins"))
    assert (result.reason, result.seat, result.points) == ("target", 2, (0, 0, 10))


@pytest.mark.clause("MU-12")
def test_claims_are_automatic_by_default() -> None:
    assert Match.new("muggins", players=2).options["claims"] == "automatic"
    round_ = play(position(THREE, claims="automatic"), "5-5")
    assert (round_.points, round_.turn) == ([10, 0, 0], 1)
    for seat, move in ((1, "claim"), (1, "muggins"), (2, "muggins")):
        assert refusal(round_.play, seat, move) == "claims-automatic"


def test_other_moves_wait_for_the_decision() -> None:
    round_ = play(position(THREE), "5-5")
    for move in ("6-1@L", "draw", "6-2"):
        assert refusal(round_.play, 0, move) == "claim-first"
    play(round_, "claim")
    assert refusal(round_.play, 1, "claim") == "nothing-to-claim"


@pytest.mark.clause("MU-12")
def test_calls_are_saved_with_the_seat_that_called() -> None:
    match = dealt("muggins", ["5-5", "5-0", "5-4"], claims="manual")
    for move, seat in (("5-5", 0), ("pass", 0), ("muggins", 2), ("5-0@L", 1), ("claim", 1)):
        match.play(move, seat)
    assert "5-5 pass 2:muggins 5-0@L claim" in match.save()
    assert Match.load(match.save()).view(2) == match.view(2)
    match.undo_to(2)
    assert match.legal_moves(2) == ("muggins",)


@pytest.mark.clause("ALL-03")
def test_words_about_scores_show_nothing_about_hands() -> None:
    match = dealt("muggins", ["4-4", "4-0 4-1", "5-4"], claims="manual")
    for move, seat in (("4-4", 0), ("pass", 0), ("muggins", 2)):
        match.play(move, seat)
    for seat in range(3):
        assert match.view(seat)["cannot"] == []
        assert match.round.resample(seat, Rng(seat)).view(seat) == match.round.view(seat)
    assert line_view(match, 1)["claim"] == {"seat": 0, "state": "silent", "called": [2]}


def test_the_simple_player_claims_and_calls_exactly_what_is_there() -> None:
    for hands, word in ((THREE, "claim"), (QUIET, "pass")):
        round_ = play(position(hands), hands[0].split()[0])
        assert choose(round_.view(0), "simple") == word
        play(round_, "pass")
        assert (choose(round_.view(1), "simple") == "muggins") == (word == "claim")


@pytest.mark.parametrize("level, least, most", [("learner", 15, 45), ("club", 1, 15), ("master", 0, 0), ("simple", 0, 0)])
def test_players_of_lower_levels_overlook_some_of_their_scores(level: str, least: int, most: int) -> None:
    view = play(position(THREE), "5-5").view(0)
    overlooked = sum(choose(view, level, seed, 1) == "pass" for seed in range(60))
    assert least <= overlooked <= most
