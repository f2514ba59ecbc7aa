"""Forty-Two, clause by clause."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from domino_core import Match
from domino_core.ai.trick_thumb import bid_advice
from domino_core.errors import BadPlayers
from domino_core.families.trick import TrickRound
from domino_core.families.trick.suits import suits_with
from domino_core.games.forty_two import FORTY_TWO, highest_draw_shuffles
from domino_core.rng import Rng
from domino_core.tiles import NAMES, PIPS, double_set, mask_of, tile_named
from tests.rules.trick_tables import check_worlds, in_play, match_of, play, play_on, refusal, told, trick_taken, winners
from tests.seen import trick_view

HANDS = (
    "1-1 4-1 4-3 4-4 5-3 6-1 6-4",
    "2-1 3-1 5-0 5-4 5-5 6-2 6-5",
    "1-0 2-0 3-2 4-0 4-2 5-2 6-0",
    "0-0 2-2 3-0 3-3 5-1 6-3 6-6",
)
THIRTY_FIVE = (
    "5-3 5-0 5-2 5-1  1-1 3-1 1-0 2-2  4-1 5-4 4-2 0-0  6-2 6-0 6-6 6-1  3-3 4-3 2-1 3-2  4-4 6-5 4-0 3-0  6-4 5-5 2-0 6-3"
)
"""The hands above played with fours as trumps: seats 0 and 2 take 6, 1, 6, 1 and 21 points, the others 6 and 1."""


def after_auction(bids: str, trump: str = "4", **options: Any) -> Match:
    match = match_of(FORTY_TWO, *HANDS, **options)
    play(match, f"{bids} trump:{trump}")
    return match


@pytest.mark.clause("FT-01")
def test_four_players_in_two_teams_with_the_double_six() -> None:
    match = match_of(FORTY_TWO)
    assert match.sides == (0, 1, 0, 1)
    assert sorted(tile for place in match.round.places() for tile in place.tiles) == list(double_set(6))
    for players in (2, 3, 5):
        with pytest.raises(BadPlayers):
            FORTY_TWO.resolve(players, {})


@pytest.mark.clause("FT-02")
def test_the_highest_drawn_tile_shuffles_first() -> None:
    drawn_again = 0
    for seed in range(60):
        match = match_of(FORTY_TWO, seed=str(seed))
        draws = [event["tiles"] for event in told(match, "draw-for-start")]
        level = list(range(4))
        for tiles in draws:
            assert [seat for seat in range(4) if tiles[seat] is not None] == level
            dots = {seat: PIPS[tile_named(str(tiles[seat]))] for seat in level}
            level = [seat for seat in level if dots[seat] == max(dots.values())]
        assert level == [match.round.setup.starter]
        drawn_again += len(draws) > 1
    assert drawn_again > 3


@pytest.mark.clause("FT-02")
def test_every_seat_may_shuffle_first_and_without_a_seed_it_is_seat_0() -> None:
    first = [highest_draw_shuffles(Rng(seed), 4).seat for seed in range(100)]
    assert all(first.count(seat) > 10 for seat in range(4))
    match = match_of(FORTY_TWO, *HANDS)
    assert trick_view(match, 0)["dealer"] == 0
    assert told(match, "draw-for-start") == []


@pytest.mark.clause("FT-03")
def test_everybody_holds_seven_tiles() -> None:
    match = match_of(FORTY_TWO, *HANDS)
    assert match.view(None)["counts"] == [7, 7, 7, 7]
    assert [match.view(seat)["hands"][seat] for seat in range(4)] == [hand.split() for hand in HANDS]
    assert match.view(0)["hands"][1:] == [None, None, None]


@pytest.mark.clause("FT-04")
def test_bidding_starts_on_the_shufflers_left_and_everybody_speaks_once() -> None:
    match = match_of(FORTY_TWO, *HANDS)
    order = []
    for move in ("bid:30", "pass", "bid:31", "pass"):
        order.append(match.turn)
        match.play(move)
    assert order == [1, 2, 3, 0]
    assert match.turn == 3
    assert trick_view(match, 0)["phase"] == "trump"
    assert trick_view(match, 0)["bids"] == ["pass", 30, "pass", 31]


@pytest.mark.clause("FT-05")
def test_a_bid_is_30_to_42_and_higher_than_those_before() -> None:
    match = match_of(FORTY_TWO, *HANDS)
    assert match.legal_moves() == ("pass", *(f"bid:{bid}" for bid in range(30, 43)))
    assert refusal(match, "bid:29") == ("bid-too-low", {"bid": 29, "least": 30})
    assert refusal(match, "bid:43")[0] == "no-such-bid"
    play(match, "bid:35")
    assert match.legal_moves() == ("pass", *(f"bid:{bid}" for bid in range(36, 43)))
    assert refusal(match, "bid:35") == ("bid-too-low", {"bid": 35, "least": 36})
    play(match, "bid:42")
    assert match.legal_moves() == ("pass",)
    assert refusal(match, "bid:42")[0] == "only-pass"


@pytest.mark.clause("FT-06")
def test_when_all_pass_the_next_player_shuffles() -> None:
    match = match_of(FORTY_TWO, *HANDS)
    play(match, "pass pass pass pass")
    assert told(match, "pass") == [{"kind": "pass", "seat": 0}], "the last one, who shuffled"
    assert match.results[-1].reason == "all-passed"
    assert match.scores == (0, 0)
    assert all(match.view(seat)["hands"][seat - 1] is None for seat in range(4)), "the tiles go back unseen"
    play(match, "next")
    assert trick_view(match, 0)["dealer"] == 1
    assert match.turn == 2
    assert match.view(1)["hands"][1] != HANDS[1].split()
    assert match.view(0)["counts"] == [7, 7, 7, 7]


@pytest.mark.clause("FT-21")
def test_a_house_may_make_the_dealer_bid_when_the_others_have_passed() -> None:
    match = match_of(FORTY_TWO, *HANDS, allpass="dealer-bids")
    play(match, "pass pass pass")
    assert match.legal_moves() == tuple(f"bid:{bid}" for bid in range(30, 43))
    assert refusal(match, "pass") == ("dealer-bids", {"least": 30})
    assert refusal(match, "bid:29")[0] == "bid-too-low"
    play(match, "bid:30")
    assert (match.turn, trick_view(match, 0)["phase"]) == (0, "trump")
    bid_before = match_of(FORTY_TWO, *HANDS, allpass="dealer-bids")
    play(bid_before, "pass bid:30 pass")
    assert "pass" in bid_before.legal_moves(), "somebody has bid, so the dealer is free"


@pytest.mark.clause("FT-07")
def test_the_highest_bidder_names_trumps_after_the_auction_and_leads() -> None:
    match = match_of(FORTY_TWO, *HANDS)
    assert refusal(match, "trump:4")[0] == "trump-too-early"
    assert refusal(match, "2-1")[0] == "bid-first"
    play(match, "bid:30 bid:32 pass pass")
    assert match.turn == 2
    assert match.legal_moves() == tuple(f"trump:{suit}" for suit in range(7))
    assert refusal(match, "1-0")[0] == "trump-first"
    assert refusal(match, "trump:doubles")[0] == "no-such-trump"
    play(match, "trump:0")
    assert (match.turn, trick_view(match, 1)["trump"]) == (2, "0")
    assert len(match.legal_moves()) == 7
    assert refusal(match, "trump:1")[0] == "play-a-tile"
    assert refusal(match, "pass")[0] == "play-a-tile"


@pytest.mark.clause("FT-08")
def test_trumps_beat_everything_and_belong_to_no_other_suit() -> None:
    assert trick_taken(FORTY_TWO, "4", "6-6", "6-5", "4-0", "5-5") == "4-0"
    sixes = in_play(FORTY_TWO, ["6-5 0-0", "6-4 6-1", "6-4 1-0", "5-4 3-3"], "4")
    play(sixes, "6-5")
    assert sixes.legal_moves(1) == ("6-1",)
    assert suits_with("4").trumps.bit_count() == 7
    fours = in_play(FORTY_TWO, ["6-4 0-0", "6-6 4-1", "6-5 1-0", "5-4 6-3"], "4")
    play(fours, "6-4")
    assert fours.led == "4"
    assert fours.legal_moves(1) == ("4-1",)


@pytest.mark.clause("FT-09")
def test_the_double_is_highest_and_then_the_other_half_decides() -> None:
    for tiles in combinations(["4-4", "6-4", "5-4", "4-3", "4-2", "4-1", "4-0"], 4):
        assert trick_taken(FORTY_TWO, "4", *reversed(tiles)) == tiles[0]
    for highest, *others in combinations(["1-1", "6-1", "5-1", "3-1", "2-1"], 3):
        assert trick_taken(FORTY_TWO, "4", "1-0", *others, highest) == highest


@pytest.mark.clause("FT-10")
def test_the_higher_half_of_the_tile_led_is_the_suit_unless_it_is_a_trump() -> None:
    asked = {(trump, tile): in_play_led(trump, tile) for trump in "24" for tile in ("6-4", "4-2", "5-0", "3-3")}
    assert asked == {
        ("2", "6-4"): "6",
        ("2", "4-2"): "2",
        ("2", "5-0"): "5",
        ("2", "3-3"): "3",
        ("4", "6-4"): "4",
        ("4", "4-2"): "4",
        ("4", "5-0"): "5",
        ("4", "3-3"): "3",
    }


def in_play_led(trump: str, tile: str) -> str | None:
    deal = in_play(FORTY_TWO, [tile, "1-1", "1-0", "0-0"], trump)
    play(deal, tile)
    assert trick_view(deal, 1)["led"] == deal.led
    return deal.led


@pytest.mark.clause("FT-11")
def test_the_others_follow_suit_if_they_can_with_any_tile_of_it() -> None:
    deal = in_play(FORTY_TWO, ["6-4 1-0", "6-0 6-6 5-5", "4-4 2-2 5-0", "6-2 6-1 3-3"], "2")
    play(deal, "6-4")
    assert deal.legal_moves(1) == ("6-0", "6-6")
    assert refusal(deal, "5-5") == ("must-follow", {"tile": "5-5", "suit": "6", "tiles": "6-0 or 6-6"})
    assert refusal(deal, "3-1") == ("not-held", {"tile": "3-1"})
    play(deal, "6-0")
    assert deal.legal_moves(2) == ("2-2", "4-4", "5-0"), "without a six anything goes, a trump too"
    play(deal, "4-4")
    assert deal.legal_moves(3) == ("6-1",), "the 6-2 is a trump"


@pytest.mark.clause("FT-12")
def test_the_highest_trump_or_else_the_highest_of_the_suit_takes_the_trick_and_leads() -> None:
    assert trick_taken(FORTY_TWO, "2", "6-4", "6-0", "2-0", "2-1") == "2-1"
    assert trick_taken(FORTY_TWO, "2", "6-4", "6-5", "4-4", "5-5") == "6-5"
    assert trick_taken(FORTY_TWO, "2", "1-0", "6-6", "5-5", "4-4") == "1-0"
    deal = in_play(FORTY_TWO, ["6-4 1-0", "6-0 5-5", "6-6 3-3", "6-1 0-0"], "2")
    play(deal, "6-4 6-0 6-6 6-1")
    assert deal.turn == 2
    assert deal.legal_moves(2) == ("3-3",)


@pytest.mark.clause("FT-13")
def test_a_trick_is_a_point_and_five_tiles_count() -> None:
    counts = {"5-5": 10, "6-4": 10, "5-0": 5, "4-1": 5, "3-2": 5}
    for name in (NAMES[tile] for tile in double_set(6)):
        others = [other for other in ("1-0", "1-1", "2-1", "3-1") if other != name][:3]
        deal = in_play(FORTY_TWO, [name, *others], "1")
        play(deal, " ".join([name, *others]))
        assert sum(deal.taken) == 1 + counts.get(name, 0)
    for seed in range(3):
        assert sum(play_on(after_auction("pass pass pass bid:30"), seed).details["taken"]) == 42


@pytest.mark.clause("FT-14")
def test_a_bid_of_30_with_35_taken_scores_35_and_7() -> None:
    match = after_auction("pass pass pass bid:30")
    play(match, THIRTY_FIVE)
    assert match.scores == (35, 7)
    assert match.results[-1].as_data() == {
        "reason": "made",
        "seat": 0,
        "points": [35, 7],
        "details": {
            "bid": 30,
            "bidder": 0,
            "side": 0,
            "needed": 30,
            "trump": "4",
            "made": True,
            "taken": [35, 7],
            "tricks": [5, 2],
            "counts": [30, 5],
        },
    }
    exactly = after_auction("pass pass pass bid:35")
    play(exactly, THIRTY_FIVE)
    assert exactly.scores == (35, 7)


@pytest.mark.clause("FT-15")
def test_a_bid_of_37_with_35_taken_scores_0_and_44() -> None:
    match = after_auction("pass pass pass bid:37")
    play(match, THIRTY_FIVE)
    assert match.scores == (0, 44)
    assert (match.results[-1].reason, match.results[-1].seat) == ("set", None)
    assert match.results[-1].details["made"] is False


@pytest.mark.clause("FT-16")
def test_the_shuffle_passes_to_the_left_after_each_hand() -> None:
    match = after_auction("pass pass pass bid:30")
    shufflers = []
    for _ in range(5):
        play_on(match)
        shufflers.append(trick_view(match, None)["dealer"])
        if not match.finished:
            play(match, "next")
    assert shufflers == [0, 1, 2, 3, 0]


@pytest.mark.clause("FT-17")
def test_250_points_win_and_of_two_teams_with_250_the_bidders_win() -> None:
    assert winners(FORTY_TWO, [249, 249], side=0) is None
    assert winners(FORTY_TWO, [250, 0], side=1) == (0, 2)
    assert winners(FORTY_TWO, [251, 260], side=0) == (0, 2)
    assert winners(FORTY_TWO, [280, 250], side=1) == (1, 3)
    assert winners(FORTY_TWO, [100, 90], side=1, target=100) == (0, 2)


@pytest.mark.clause("FT-17")
def test_a_match_ends_with_the_hand_that_brings_the_target() -> None:
    match = after_auction("pass pass pass bid:42", target=50)
    play(match, THIRTY_FIVE)
    assert match.scores == (0, 49)
    while match.turn is not None:
        play(match, "next")
        play_on(match)
    assert max(match.scores) >= 50
    assert match.turn is None


@pytest.mark.clause("FT-18")
def test_the_other_object_is_seven_hands() -> None:
    made = after_auction("pass pass pass bid:30", object="hands")
    play(made, THIRTY_FIVE)
    assert made.scores == (1, 0)
    failed = after_auction("pass pass pass bid:37", object="hands")
    play(failed, THIRTY_FIVE)
    assert failed.scores == (0, 1)
    assert failed.results[-1].details["taken"] == [35, 7]
    assert winners(FORTY_TWO, [6, 6], side=0, object="hands") is None
    assert winners(FORTY_TWO, [6, 7], side=0, object="hands") == (1, 3)


@pytest.mark.clause("FT-19")
def test_won_tricks_lie_face_up_for_everybody() -> None:
    match = after_auction("pass pass pass bid:30")
    play(match, "5-3 5-0 5-2 5-1  1-1 3-1 1-0 2-2  4-1 5-4 4-2 0-0  6-2")
    first = {
        "seat": 0,
        "points": 6,
        "tiles": [{"seat": 0, "tile": "5-3"}, {"seat": 1, "tile": "5-0"}, {"seat": 2, "tile": "5-2"}, {"seat": 3, "tile": "5-1"}],
    }
    for eyes in (None, 0, 1, 2, 3):
        view = trick_view(match, eyes)
        assert view["tricks"][0][0] == first
        assert [[trick["points"] for trick in side] for side in view["tricks"]] == [[6, 1], [6]]
        assert view["taken"] == [7, 6]
        assert view["last_trick"]
        assert view["last_trick"]["seat"] == 1
        assert view["trick"] == [{"seat": 1, "tile": "6-2"}]


@pytest.mark.clause("FT-20")
@pytest.mark.parametrize(
    "hand, kind, suit",
    [
        ("6-5 5-4 4-3 3-2 2-1 1-0 6-0", "weak", None),
        ("5-4 5-3 5-1 6-2 3-2 1-0 6-0", "possible", "5"),
        ("5-5 5-3 5-1 6-2 4-2 1-0 4-3", "possible", "5"),
        ("5-4 5-3 5-1 6-6 3-2 1-0 2-0", "strong", "5"),
        ("5-5 5-3 5-1 5-0 6-2 4-2 4-3", "strong", "5"),
        ("4-4 6-4 4-1 1-1 2-2 3-0 5-0", "strong", "4"),
        ("4-3 4-2 4-1 6-5 5-0 6-0 2-1", "possible", "4"),
        ("3-3 6-6 4-2 6-0 5-0 3-1 6-1", "strong", "6"),
    ],
)
def test_the_leaflets_advice_for_bidders(hand: str, kind: str, suit: str | None) -> None:
    advice = bid_advice(mask_of(map(tile_named, hand.split())))
    assert advice["kind"] == kind
    assert suit is None or advice["suit"] == suit


@pytest.mark.clause("FT-20")
def test_the_leaflets_advice_holds_for_every_suit_of_every_hand() -> None:
    """By the leaflet's own words, for hands dealt at random: three of a suit, and doubles that are not needed for the three."""
    for number in range(400):
        hand = Rng("advice", number).shuffled(double_set(6))[:7]
        names = [NAMES[tile].split("-") for tile in hand]
        verdicts = set()
        for suit in "0123456":
            own = [name for name in names if suit in name]
            doubles = [name for name in names if name[0] == name[1]]
            beside = [name for name in doubles if name not in own or len(own) > 3]
            verdicts.add("weak" if len(own) < 3 else "strong" if beside else "possible")
        advice = bid_advice(mask_of(hand))
        assert advice["kind"] == max(verdicts, key=("weak", "possible", "strong").index)
        assert advice["tiles"] == sum(advice["suit"] in name for name in names)


def test_imagined_hands_fit_all_that_has_been_shown() -> None:
    for number in range(3):
        check_worlds(match_of(FORTY_TWO, seed=f"w{number}"))
    match = after_auction("pass pass pass bid:30")
    play(match, "5-3 5-0 5-2 5-1  1-1 3-1 1-0 2-2")
    assert [tuple(entry) for entry in match.view(0)["cannot"]] == [(12, 3, {"suit": "1"})]
    ones = suits_with("4").members["1"]
    for number in range(20):
        world = match.round.resample(0, Rng(number))
        assert isinstance(world, TrickRound)
        assert not world.hands[3] & ones
