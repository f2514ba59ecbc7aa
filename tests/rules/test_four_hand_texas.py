"""Four Hand Texas, clause by clause."""

from __future__ import annotations

from itertools import combinations

import pytest

from domino_core import Match
from domino_core.errors import BadPlayers
from domino_core.games.forty_two import FORTY_TWO
from domino_core.games.four_hand_texas import FOUR_HAND_TEXAS
from domino_core.tiles import double_set
from tests.rules.test_forty_two import HANDS, THIRTY_FIVE
from tests.rules.trick_tables import check_worlds, in_play, match_of, play, play_on, refusal, trick_taken, winners
from tests.seen import trick_view

ALL_FOURS = "4-4 6-4 5-4 4-3 4-2 4-1 4-0"


def after_auction(moves: str) -> Match:
    match = match_of(FOUR_HAND_TEXAS, *HANDS)
    play(match, moves)
    return match


@pytest.mark.clause("TX-01")
def test_tiles_teams_hands_counts_and_ranks_are_those_of_forty_two() -> None:
    match = match_of(FOUR_HAND_TEXAS, *HANDS)
    assert match.sides == (0, 1, 0, 1)
    assert match.game.tiles({}) == double_set(6)
    assert match.view(None)["counts"] == [7, 7, 7, 7]
    assert FOUR_HAND_TEXAS.counts == FORTY_TWO.counts
    play(match, "pass pass pass bid:30 trump:4")
    play(match, THIRTY_FIVE)
    assert match.results[-1].details["taken"] == [35, 7]
    for tiles in combinations(["3-3", "6-3", "5-3", "4-3", "3-2", "3-1", "3-0"], 4):
        assert trick_taken(FOUR_HAND_TEXAS, "3", *reversed(tiles)) == tiles[0]
    with pytest.raises(BadPlayers):
        FOUR_HAND_TEXAS.resolve(3, {})


@pytest.mark.clause("TX-02")
def test_the_auction_starts_on_the_dealers_left_and_goes_round_until_all_but_one_have_passed() -> None:
    match = match_of(FOUR_HAND_TEXAS, *HANDS)
    order = []
    for move in ("bid:30", "bid:31", "pass", "bid:32", "bid:33", "pass", "bid:34", "pass"):
        order.append(match.turn)
        match.play(move)
    assert order == [1, 2, 3, 0, 1, 2, 0, 1]
    assert (match.turn, trick_view(match, 0)["bid"], trick_view(match, 0)["phase"]) == (0, 34, "trump")


@pytest.mark.clause("TX-02")
def test_the_last_player_may_still_bid_when_the_others_have_passed() -> None:
    match = match_of(FOUR_HAND_TEXAS, *HANDS)
    play(match, "pass pass pass")
    assert match.turn == 0
    play(match, "bid:30")
    assert (match.turn, trick_view(match, 0)["phase"]) == (0, "trump")


@pytest.mark.clause("TX-03")
def test_a_pass_is_final_and_after_four_the_next_dealer_deals() -> None:
    match = match_of(FOUR_HAND_TEXAS, *HANDS)
    play(match, "pass bid:30 bid:31 pass bid:32 pass")
    assert (match.turn, trick_view(match, 0)["bidder"]) == (2, 2), "seats 1 and 0 are not asked again"
    passed = match_of(FOUR_HAND_TEXAS, *HANDS)
    play(passed, "pass pass pass pass")
    assert (passed.results[-1].reason, passed.scores) == ("all-passed", (0, 0))
    play(passed, "next")
    assert (trick_view(passed, 0)["dealer"], passed.turn) == (1, 2)


@pytest.mark.clause("TX-13")
def test_a_house_may_make_the_dealer_bid_when_the_others_have_passed() -> None:
    match = match_of(FOUR_HAND_TEXAS, *HANDS, allpass="dealer-bids")
    play(match, "pass pass pass")
    assert match.legal_moves() == tuple(f"bid:{bid}" for bid in range(30, 43))
    assert refusal(match, "pass") == ("dealer-bids", {"least": 30})
    play(match, "bid:31")
    assert (match.turn, trick_view(match, 0)["phase"]) == (0, "trump")


@pytest.mark.clause("TX-04")
def test_bids_go_up_from_30_to_the_limit_of_42() -> None:
    match = match_of(FOUR_HAND_TEXAS, *HANDS)
    assert match.legal_moves() == ("pass", *(f"bid:{bid}" for bid in range(30, 43)))
    assert refusal(match, "bid:29") == ("bid-too-low", {"bid": 29, "least": 30})
    assert refusal(match, "bid:84")[0] == "no-such-bid"
    play(match, "bid:38")
    assert match.legal_moves() == ("pass", "bid:39", "bid:40", "bid:41", "bid:42")
    assert refusal(match, "bid:38")[0] == "bid-too-low"


@pytest.mark.clause("TX-05")
def test_after_42_there_are_only_doublings_each_by_another_player() -> None:
    match = match_of(FOUR_HAND_TEXAS, *HANDS)
    for bid in (42, 84, 168, 336):
        play(match, f"bid:{bid}")
        if match.turn != 1:
            assert match.legal_moves() == ("pass", f"bid:{2 * bid}")
            assert refusal(match, f"bid:{2 * bid - 1}")[0] == "bid-too-low"
    assert match.turn == 1
    assert match.legal_moves() == ("pass",), "seat 1 has had its limit bid"
    assert refusal(match, "bid:672")[0] == "only-pass"
    play(match, "pass pass pass")
    assert (match.turn, trick_view(match, 0)["bid"]) == (0, 336)


@pytest.mark.clause("TX-06")
def test_the_bidder_names_a_suit_doubles_or_nothing_and_leads() -> None:
    match = match_of(FOUR_HAND_TEXAS, *HANDS)
    assert refusal(match, "trump:4")[0] == "trump-too-early"
    play(match, "pass bid:30 pass pass")
    assert match.legal_moves() == (*(f"trump:{suit}" for suit in range(7)), "trump:doubles", "trump:none")
    play(match, "trump:none")
    assert (match.turn, trick_view(match, 3)["trump"]) == (2, "none")


@pytest.mark.clause("TX-07")
def test_doubles_as_trumps_are_a_suit_of_their_own() -> None:
    for tiles in combinations(["6-6", "5-5", "4-4", "3-3", "2-2", "1-1", "0-0"], 4):
        assert trick_taken(FOUR_HAND_TEXAS, "doubles", *reversed(tiles)) == tiles[0]
    assert trick_taken(FOUR_HAND_TEXAS, "doubles", "6-5", "6-4", "0-0", "6-3") == "0-0"
    led = in_play(FOUR_HAND_TEXAS, ["5-5 1-0", "5-4 0-0", "5-3 2-1", "6-5 6-6"], "doubles")
    play(led, "5-5")
    assert led.led == "doubles"
    assert led.legal_moves(1) == ("0-0",)
    fives = in_play(FOUR_HAND_TEXAS, ["5-4 1-0", "5-5 5-1", "5-3 2-1", "6-5 6-6"], "doubles")
    play(fives, "5-4")
    assert fives.legal_moves(1) == ("5-1",), "the 5-5 is no five now"


@pytest.mark.clause("TX-08")
def test_without_trumps_the_higher_half_led_is_followed_and_its_double_is_highest() -> None:
    assert trick_taken(FOUR_HAND_TEXAS, "none", "6-4", "6-5", "4-4", "6-3") == "6-5"
    assert trick_taken(FOUR_HAND_TEXAS, "none", "6-4", "6-5", "6-6", "5-5") == "6-6"
    assert trick_taken(FOUR_HAND_TEXAS, "none", "1-0", "6-6", "5-5", "4-4") == "1-0"
    deal = in_play(FOUR_HAND_TEXAS, ["6-4 1-0", "6-0 4-4", "5-5 4-1", "6-6 4-2"], "none")
    play(deal, "6-4")
    assert (deal.led, deal.legal_moves(1)) == ("6", ("6-0",))


@pytest.mark.clause("TX-09")
def test_who_cannot_follow_may_trump_or_discard() -> None:
    deal = in_play(FOUR_HAND_TEXAS, ["6-4 1-0", "6-0 5-5", "2-2 5-0", "6-1 3-3"], "2")
    play(deal, "6-4")
    assert refusal(deal, "5-5") == ("must-follow", {"tile": "5-5", "suit": "6", "tiles": "6-0"})
    play(deal, "6-0")
    assert deal.legal_moves(2) == ("2-2", "5-0")


@pytest.mark.clause("TX-10")
def test_both_sides_score_what_they_took_unless_the_bidder_fails() -> None:
    made = after_auction("pass pass pass bid:35 trump:4")
    play(made, THIRTY_FIVE)
    assert made.scores == (35, 7)
    failed = after_auction("pass pass pass bid:36 trump:4")
    play(failed, THIRTY_FIVE)
    assert failed.scores == (0, 43)


@pytest.mark.clause("TX-11")
@pytest.mark.parametrize("bids, bid", [("pass pass pass bid:42", 42), ("pass pass bid:42 bid:84 pass", 84)])
def test_a_limit_bid_counts_its_amount(bids: str, bid: int) -> None:
    made = match_of(FOUR_HAND_TEXAS, ALL_FOURS)
    play(made, f"{bids} trump:4")
    assert play_on(made).details["taken"] == [42, 0]
    assert made.scores == (bid, 0)
    lost = match_of(FOUR_HAND_TEXAS, *HANDS)
    play(lost, f"{bids} trump:4 {THIRTY_FIVE}")
    assert lost.results[-1].details["taken"] == [35, 7]
    assert lost.results[-1].details["needed"] == 42
    assert lost.scores == (0, bid)


@pytest.mark.clause("TX-12")
def test_250_points_win_and_of_two_sides_the_bidders() -> None:
    assert winners(FOUR_HAND_TEXAS, [249, 200], side=0) is None
    assert winners(FOUR_HAND_TEXAS, [250, 200], side=1) == (0, 2)
    assert winners(FOUR_HAND_TEXAS, [250, 290], side=0) == (0, 2)
    assert winners(FOUR_HAND_TEXAS, [290, 250], side=1) == (1, 3)


def test_imagined_hands_fit_all_that_has_been_shown() -> None:
    for trump in ("doubles", "none", "3"):
        match = match_of(FOUR_HAND_TEXAS, *HANDS)
        play(match, f"pass pass pass bid:30 trump:{trump}")
        check_worlds(match)
