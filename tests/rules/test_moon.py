"""Moon, clause by clause."""

from __future__ import annotations

import json

import pytest

from domino_core import Match
from domino_core.errors import BadPlayers
from domino_core.game import Standing
from domino_core.games.moon import LONGEST, MOON_GAME
from domino_core.rng import Rng
from domino_core.tiles import NAMES
from tests.rules.trick_tables import check_worlds, in_play, match_of, play, play_on, refusal, told, trick_taken, winners
from tests.seen import trick_view

SIXES = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"
"""All seven tricks, if sixes are trumps."""
HANDS = (SIXES, "5-4 4-4 4-3 3-3 3-2 2-2 2-1", "5-3 5-2 5-1 4-2 4-1 3-1 0-0")
LEFT = "1-1"
FOUR_TRICKS = "4-4 4-1 6-4  3-2 5-3 6-3  5-5 4-3 5-2  3-3 3-1 6-1  2-1 4-2 6-2  0-0 6-5 2-2  5-1 6-6 5-4"
"""Seat 1 has named fours and leads: it takes four tricks, seat 0 one and seat 2 two."""


def moon(moves: str, *hands: str, left: str = LEFT) -> Match:
    match = match_of(MOON_GAME, *(hands or HANDS), left=left)
    play(match, moves)
    return match


@pytest.mark.clause("MO-01")
def test_three_players_alone_with_22_tiles() -> None:
    match = moon("")
    assert match.sides == (0, 1, 2)
    names = {NAMES[tile] for tile in MOON_GAME.tiles({})}
    assert len(names) == 22
    assert "0-0" in names
    assert not {f"{number}-0" for number in range(1, 7)} & names
    for players in (2, 4):
        with pytest.raises(BadPlayers):
            MOON_GAME.resolve(players, {})


@pytest.mark.clause("MO-02")
def test_seven_tiles_each_and_the_last_one_is_the_widow() -> None:
    match = moon("")
    view = match.view(1)
    assert view["counts"] == [7, 7, 7]
    assert view["boneyard"] == 1
    assert [sorted(match.view(seat)["hands"][seat] or ()) for seat in range(3)] == [sorted(hand.split()) for hand in HANDS]
    assert all(LEFT not in json.dumps(match.view(seat)) for seat in (None, 0, 1, 2))


@pytest.mark.clause("MO-03")
def test_bids_are_4_to_7_or_21_once_each_and_the_dealer_last() -> None:
    match = moon("")
    assert match.turn == 1
    assert match.legal_moves() == ("pass", "bid:4", "bid:5", "bid:6", "bid:7", "bid:21")
    assert refusal(match, "bid:3") == ("bid-too-low", {"bid": 3, "least": 4})
    assert refusal(match, "bid:8")[0] == "no-such-bid"
    play(match, "bid:5")
    assert match.turn == 2
    assert match.legal_moves() == ("pass", "bid:6", "bid:7", "bid:21")
    assert refusal(match, "bid:5")[0] == "bid-too-low"
    play(match, "bid:7")
    assert (match.turn, match.legal_moves()) == (0, ("pass", "bid:21"))
    play(match, "pass")
    assert (match.turn, trick_view(match, 0)["phase"]) == (2, "discard")


@pytest.mark.clause("MO-04")
def test_the_bidder_gets_the_widow_and_discards_a_tile_face_down() -> None:
    match = moon("pass pass bid:7")
    assert told(match, "widow", 0) == [{"kind": "widow", "seat": 0, "tile": LEFT}]
    assert told(match, "widow", 1) == [{"kind": "widow", "seat": 0}]
    assert match.view(0)["drawn"] == [LEFT]
    assert sorted(match.legal_moves()) == sorted(f"discard:{name}" for name in (*SIXES.split(), LEFT))
    assert refusal(match, "trump:6")[0] == "discard-first"
    assert refusal(match, "discard:4-4") == ("not-held", {"tile": "4-4"})
    assert refusal(match, "discard")[0] == "say-which"
    play(match, "discard:5-5")
    assert match.view(0)["hands"][0] == sorted([*SIXES.split()[:6], LEFT])
    assert match.view(0)["counts"] == [7, 7, 7]
    assert refusal(match, "discard:6-6")[0] == "trump-first"


@pytest.mark.clause("MO-04")
def test_not_using_the_widow_is_discarding_it() -> None:
    match = moon(f"pass pass bid:7 discard:{LEFT}")
    assert sorted(match.view(0)["hands"][0] or ()) == sorted(SIXES.split())


@pytest.mark.clause("MO-04")
def test_nobody_else_learns_the_discard_while_the_hand_is_played() -> None:
    match = moon("pass pass bid:7 discard:5-5")
    while match.round.turn is not None:
        for eyes in (None, 1, 2):
            seen = [match.view(eyes), match.news_for(eyes)]
            assert "5-5" not in json.dumps(seen)
            assert match.view(eyes)["history"][3] == "0:discard"
        assert match.view(0)["history"][3] == "0:discard:5-5"
        assert trick_view(match, 0)["discard"] == "5-5"
        match.play(match.legal_moves()[0])
    assert trick_view(match, 1)["discard"] == "5-5", "it is the only tile that was not played"
    assert match.log[3] == (0, "discard:5-5")


@pytest.mark.clause("MO-05")
def test_the_bidder_names_trumps_and_leads_and_a_trick_is_a_point() -> None:
    match = moon(f"pass bid:4 pass discard:{LEFT}")
    assert match.legal_moves() == tuple(f"trump:{suit}" for suit in range(7))
    play(match, "trump:5")
    assert match.turn == 2
    play(match, "5-3")
    assert trick_view(match, 0)["led"] == "5"
    assert match.legal_moves() == ("5-5", "6-5")
    play(match, "6-5 5-4")
    assert match.turn == 0
    assert trick_view(match, 1)["taken"] == [1, 0, 0]
    counts = in_play(MOON_GAME, ["5-5", "6-4", "4-1"], "5")
    play(counts, "5-5 6-4 4-1")
    assert counts.taken == [1, 0, 0], "no tile counts for itself"
    assert trick_taken(MOON_GAME, "6", "5-5", "5-4", "6-1") == "6-1"


@pytest.mark.clause("MO-06")
@pytest.mark.parametrize("bid, points", [(4, 7), (7, 7), (21, 21)])
def test_a_bid_that_is_made_scores_the_tricks_and_21_scores_21(bid: int, points: int) -> None:
    match = moon(f"pass pass bid:{bid} discard:{LEFT} trump:6")
    result = play_on(match)
    assert (result.reason, result.details["taken"]) == ("made", [7, 0, 0])
    assert match.scores == (points, 0, 0)
    assert result.details["needed"] == min(bid, 7)


@pytest.mark.clause("MO-06")
@pytest.mark.parametrize("scores", [(-9, 20, 3), (21, 60, 60)])
def test_a_made_bid_of_21_is_the_game_whatever_the_scores(scores: tuple[int, ...]) -> None:
    match = moon(f"pass pass bid:21 discard:{LEFT} trump:6")
    made = play_on(match)
    values = MOON_GAME.resolve(3, {"target": 60})
    assert MOON_GAME.match_over(Standing(values, match.sides, scores, (made,))) == (0,)
    shot = play_on(moon(f"pass pass bid:7 discard:{LEFT} trump:6"))
    assert MOON_GAME.match_over(Standing(values, match.sides, (-9, 20, 3), (shot,))) is None, "seven bid as 7 are seven points"


@pytest.mark.clause("MO-07", "MO-08")
@pytest.mark.parametrize("bid, points", [(4, 4), (5, -5), (6, -6), (7, -7), (21, -21)])
def test_a_bid_that_fails_costs_its_amount_and_the_others_keep_their_tricks_either_way(bid: int, points: int) -> None:
    match = moon(f"bid:{bid} pass pass discard:{LEFT} trump:4 {FOUR_TRICKS}")
    result = match.results[-1]
    assert result.details["tricks"] == [1, 4, 2]
    assert result.reason == ("made" if points > 0 else "set")
    assert match.scores == (1, points, 2)


@pytest.mark.clause("MO-09")
def test_21_points_are_the_game() -> None:
    assert winners(MOON_GAME, [20, 20, -7], side=0) is None
    assert winners(MOON_GAME, [21, 20, -7], side=1) == (0,)
    match = moon(f"pass pass bid:21 discard:{LEFT} trump:6")
    play_on(match)
    assert match.finished
    assert match.winners == (0,)


@pytest.mark.clause("MO-10")
def test_all_pass_the_next_dealer_deals_and_of_several_with_21_the_bidder_wins() -> None:
    match = moon("pass pass pass")
    assert (match.results[-1].reason, match.scores) == ("all-passed", (0, 0, 0))
    assert all(match.view(seat)["hands"][seat - 1] is None for seat in range(3)), "the tiles go back unseen"
    assert LEFT not in json.dumps(match.view(None))
    play(match, "next")
    assert (trick_view(match, 0)["dealer"], match.turn) == (1, 2)
    assert winners(MOON_GAME, [22, 25, 3], side=0) == (0,)
    assert winners(MOON_GAME, [22, 25, 3], side=2) == (1,)
    assert winners(MOON_GAME, [24, 24, 3], side=2) == (0, 1)
    blanks = moon(f"pass pass bid:4 discard:{LEFT} trump:0")
    assert trick_view(blanks, 1)["trump"] == "0"


@pytest.mark.clause("MO-11")
def test_a_house_may_make_the_dealer_bid_when_the_others_have_passed() -> None:
    match = match_of(MOON_GAME, *HANDS, left=LEFT, allpass="dealer-bids")
    play(match, "pass pass")
    assert match.legal_moves() == ("bid:4", "bid:5", "bid:6", "bid:7", "bid:21")
    assert refusal(match, "pass") == ("dealer-bids", {"least": 4})
    play(match, "bid:4")
    assert trick_view(match, 0)["phase"] == "discard"


@pytest.mark.clause("MO-12")
@pytest.mark.parametrize(
    "follow, more", [("off", ()), ("high", ("none",)), ("own", ("none-own",)), ("choice", ("none", "none-own"))]
)
def test_a_house_may_play_without_trumps(follow: str, more: tuple[str, ...]) -> None:
    match = match_of(MOON_GAME, *HANDS, left=LEFT, follow=follow)
    play(match, "bid:4 pass pass discard:1-1")
    assert match.legal_moves() == tuple(f"trump:{name}" for name in (*"0123456", *more))
    if more:
        play(match, f"trump:{more[-1]}")
        check_worlds(match)
    assert trick_taken(MOON_GAME, "none", "5-1", "6-6", "5-5") == "5-5"
    assert trick_taken(MOON_GAME, "none-own", "5-1", "5-5", "5-2") == "5-2"


@pytest.mark.clause("MO-10")
def test_a_match_that_nobody_wins_ends_after_a_hundred_hands() -> None:
    assert winners(MOON_GAME, [-5, 3, 2], side=0, rounds=LONGEST - 1) is None
    assert winners(MOON_GAME, [-5, 3, 2], side=0, rounds=LONGEST) == (1,)


def test_imagined_hands_fit_all_that_has_been_shown() -> None:
    for number in range(4):
        check_worlds(match_of(MOON_GAME, seed=f"w{number}"))


def test_the_discard_is_imagined_as_any_tile_that_may_be_it() -> None:
    match = moon("pass pass bid:7 discard:5-5 trump:6 6-6 5-4 5-3")
    places = {place.name for place in match.round.places()}
    assert {"discard", "table"} <= places
    imagined = set()
    for number in range(200):
        world = match.round.resample(1, Rng(number))
        imagined |= {NAMES[tile] for place in world.places() if place.name == "discard" for tile in place.tiles}
        assert world.view(1) == match.round.view(1)
    assert "5-5" in imagined
    assert "6-6" not in imagined, "it has been played"
    assert not imagined & set(HANDS[1].split()), "seat 1 holds or has played these"
    assert len(imagined) >= 12
