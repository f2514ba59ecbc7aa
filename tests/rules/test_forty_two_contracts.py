"""House rules of Forty-Two, clause by clause: marks, no trumps, and the contracts."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from domino_core import Match
from domino_core.families.trick import TrickRound
from domino_core.families.trick.contracts import MarksRound
from domino_core.games.forty_two import FORTY_TWO
from domino_core.rng import Rng
from domino_core.tiles import DOUBLES, mask_of, tile_named
from tests.rules.test_forty_two import HANDS, THIRTY_FIVE
from tests.rules.trick_tables import check_worlds, in_play, match_of, play, play_on, refusal, told, trick_taken, winners
from tests.seen import trick_view

ALL_FOURS = "4-4 6-4 5-4 4-3 4-2 4-1 4-0"
FOUR_DOUBLES = "6-6 5-5 4-4 3-3 6-5 6-4 6-3"
THREE_DOUBLES = "2-2 1-1 0-0 2-1 2-0 1-0 3-2"
LOWEST = "1-0 2-0 3-0 2-1 3-1 4-0 5-0"
"""A hand for nello: nothing in it can be made to take a trick."""


def family(*hands: str) -> Match:
    return match_of(FORTY_TWO, *hands, rules="family")


def marks(*hands: str, **options: Any) -> Match:
    return match_of(FORTY_TWO, *hands, object="marks", **options)


# ---------------------------------------------------------------- marks


@pytest.mark.clause("FT-22")
def test_the_first_team_with_seven_marks_wins_or_with_as_many_as_agreed() -> None:
    assert winners(FORTY_TWO, [6, 6], side=0, object="marks") is None
    assert winners(FORTY_TWO, [7, 6], side=1, object="marks") == (0, 2)
    assert winners(FORTY_TWO, [2, 3], side=0, object="marks", marks=3) == (1, 3)


@pytest.mark.clause("FT-23")
def test_bids_above_42_are_two_marks_and_then_one_more_each() -> None:
    match = marks(*HANDS)
    assert match.legal_moves() == ("pass", *(f"bid:{bid}" for bid in range(30, 43)), "bid:84")
    assert refusal(match, "bid:126")[0] == "no-such-bid"
    play(match, "bid:42")
    assert match.legal_moves() == ("pass", "bid:84")
    play(match, "bid:84")
    assert match.legal_moves() == ("pass", "bid:126")
    play(match, "bid:126")
    assert match.legal_moves() == ("pass", "bid:168")
    assert told(match, "bid-marks")[-1] == {"kind": "bid-marks", "seat": 3, "bid": 126, "marks": 3}


@pytest.mark.clause("FT-24")
@pytest.mark.parametrize("bid, worth, made", [(30, 1, True), (35, 1, True), (36, 1, False), (42, 1, False), (84, 2, False)])
def test_a_hand_is_worth_marks_whatever_was_taken(bid: int, worth: int, made: bool) -> None:
    match = marks(*HANDS)
    play(match, f"pass pass pass bid:{bid} trump:4")
    for move in THIRTY_FIVE.split():
        if match.round.turn is not None:
            match.play(move)
    assert match.scores == ((worth, 0) if made else (0, worth))
    assert match.results[-1].details["marks"] == worth


@pytest.mark.clause("FT-24")
def test_two_marks_that_are_made_count_two() -> None:
    match = marks(ALL_FOURS)
    play(match, "pass pass pass bid:84 trump:4")
    result = play_on(match)
    assert (result.reason, match.scores, result.details["taken"]) == ("made", (2, 0), [42, 0])


@pytest.mark.clause("FT-25")
def test_a_hand_ends_when_its_bid_is_decided_and_shows_why() -> None:
    made = marks(ALL_FOURS)
    play(made, "pass pass pass bid:30 trump:4")
    result = play_on(made)
    assert result.reason == "made"
    left = made.view(None)["hands"]
    assert result.details["taken"][0] >= 30
    assert sum(result.details["tricks"]) < 7
    assert all(hand for hand in left), "what is left is turned up"
    lost = marks(*HANDS)
    play(lost, "pass pass pass bid:42 trump:4")
    for move in THIRTY_FIVE.split():
        if lost.round.turn is not None:
            lost.play(move)
    assert lost.results[-1].reason == "set"
    assert lost.results[-1].details["tricks"][1] == 1, "one trick lost is enough"
    printed = match_of(FORTY_TWO, ALL_FOURS)
    play(printed, "pass pass pass bid:30 trump:4")
    assert sum(play_on(printed).details["tricks"]) == 7, "for points it is played to the end"


# ---------------------------------------------------------------- trumps


@pytest.mark.clause("FT-26", "FT-27", "FT-28")
@pytest.mark.parametrize(
    "options, more",
    [
        ({}, ()),
        ({"doubles": True}, ("doubles",)),
        ({"follow": "high"}, ("none",)),
        ({"follow": "own"}, ("none-own",)),
        ({"doubles": True, "follow": "choice"}, ("doubles", "none", "none-own")),
    ],
)
def test_what_may_be_named_as_trumps(options: dict[str, Any], more: tuple[str, ...]) -> None:
    match = match_of(FORTY_TWO, *HANDS, **options)
    play(match, "pass pass pass bid:30")
    assert match.legal_moves() == tuple(f"trump:{name}" for name in (*"0123456", *more))


@pytest.mark.clause("FT-26")
def test_doubles_as_trumps() -> None:
    assert trick_taken(FORTY_TWO, "doubles", "6-5", "6-4", "0-0", "6-3") == "0-0"
    assert trick_taken(FORTY_TWO, "doubles", "1-1", "6-5", "0-0", "3-3") == "3-3"


@pytest.mark.clause("FT-27")
def test_without_trumps_the_double_is_the_highest_of_its_suit() -> None:
    assert trick_taken(FORTY_TWO, "none", "6-4", "6-5", "6-6", "5-5") == "6-6"
    assert trick_taken(FORTY_TWO, "none", "1-0", "6-6", "5-5", "4-4") == "1-0"


@pytest.mark.clause("FT-28")
def test_without_trumps_doubles_may_be_a_suit_of_their_own() -> None:
    for tiles in combinations(["6-6", "5-5", "4-4", "3-3", "2-2", "1-1", "0-0"], 4):
        assert trick_taken(FORTY_TWO, "none-own", *reversed(tiles)) == tiles[0]
    assert trick_taken(FORTY_TWO, "none-own", "6-0", "6-6", "6-1", "5-5") == "6-1"
    assert trick_taken(FORTY_TWO, "none-own", "0-0", "6-5", "6-4", "6-3") == "0-0"
    deal = in_play(FORTY_TWO, ["6-4 1-0", "6-6 5-5", "6-5 2-1", "3-3 4-2"], "none-own")
    play(deal, "6-4")
    assert deal.legal_moves(1) == ("5-5", "6-6"), "the 6-6 is no six now"


# ---------------------------------------------------------------- nello


@pytest.mark.clause("FT-29")
def test_nello_is_named_after_a_bid_of_a_mark_and_the_partner_sits_out() -> None:
    low = family(*HANDS)
    play(low, "pass pass pass bid:41")
    assert refusal(low, "trump:nello-low") == ("needs-a-mark", {"trump": "nello-low"})
    match = family(LOWEST)
    play(match, "pass pass pass bid:42")
    assert {"trump:nello-high", "trump:nello-low", "trump:nello-own"} <= set(match.legal_moves())
    play(match, "trump:nello-high")
    view = trick_view(match, 3)
    assert (view["sits_out"], match.turn) == (2, 0)
    order = []
    for _ in range(3):
        assert match.turn is not None
        order.append(match.turn)
        match.play(match.legal_moves()[0])
    assert order == [0, 1, 3]
    assert len(trick_view(match, 0)["last_trick"]["tiles"]) == 3  # type: ignore[index]
    assert match.view(0)["counts"] == [6, 6, 7, 6]
    assert match.view(0)["hands"][2] is None, "the partner's tiles stay face down"


@pytest.mark.clause("FT-29")
def test_nello_is_made_without_a_trick_and_lost_with_the_first() -> None:
    made = family(LOWEST)
    play(made, "pass pass pass bid:84 trump:nello-high")
    result = play_on(made)
    assert (result.reason, made.scores, sum(result.details["tricks"])) == ("made", (2, 0), 7)
    lost = family("6-6 5-5 4-4 3-3 2-2 1-1 0-0")
    play(lost, "pass pass pass bid:42 trump:nello-high 6-6")
    result = play_on(lost)
    assert (result.reason, lost.scores, result.details["tricks"]) == ("set", (0, 1), [1, 0])


@pytest.mark.clause("FT-29")
@pytest.mark.parametrize(
    "trump, tiles, taker",
    [
        ("nello-high", "6-4 6-5 6-6", "6-6"),
        ("nello-low", "6-4 6-5 6-6", "6-5"),
        ("nello-low", "6-6 6-0 5-5", "6-0"),
        ("nello-low", "6-6 5-5 4-4", "6-6"),
        ("nello-own", "6-4 6-6 6-5", "6-5"),
        ("nello-own", "2-2 6-6 2-1", "6-6"),
    ],
)
def test_doubles_in_nello_are_high_or_low_or_a_suit_of_their_own(trump: str, tiles: str, taker: str) -> None:
    assert trick_taken(FORTY_TWO, trump, *tiles.split(), "1-0") == taker


@pytest.mark.clause("FT-29")
@pytest.mark.parametrize(
    "agreed, named", [("off", []), ("low", ["nello-low"]), ("choice", ["nello-high", "nello-low", "nello-own"])]
)
def test_how_doubles_go_is_agreed_or_the_bidders_choice(agreed: str, named: list[str]) -> None:
    match = marks(*HANDS, nello=agreed)
    play(match, "pass pass pass bid:42")
    assert [move.removeprefix("trump:") for move in match.legal_moves() if "nello" in move] == named


# ---------------------------------------------------------------- plunge and splash


@pytest.mark.clause("FT-30")
def test_a_plunge_needs_four_doubles_and_the_partner_names_the_trumps_and_leads() -> None:
    match = family("", FOUR_DOUBLES, THREE_DOUBLES)
    assert "bid:plunge" in match.legal_moves()
    play(match, "bid:plunge")
    view = trick_view(match, 0)
    assert (view["bid"], view["bids"]) == (168, [None, "plunge", None, None])
    assert refusal(match, "bid:plunge") == ("too-few-doubles", {"word": "plunge", "wanted": 4})
    assert "bid:210" in match.legal_moves()
    play(match, "pass pass pass")
    assert (match.turn, trick_view(match, 0)["caller"], trick_view(match, 0)["bidder"]) == (3, 3, 1)
    assert refusal(match, "trump:sevens")[0] == "partner-names-trumps"
    play(match, "trump:6")
    assert match.turn == 3
    result = play_on(match)
    assert (result.details["marks"], result.details["said"], result.details["needed"]) == (4, "plunge", 42)
    assert sorted(match.scores) == [0, 4]


@pytest.mark.clause("FT-30")
def test_a_plunge_over_four_marks_is_one_more() -> None:
    match = family(FOUR_DOUBLES)
    play(match, "bid:84 bid:126 bid:168 bid:plunge")
    assert trick_view(match, 0)["bid"] == 210
    assert told(match, "auction-won-plunge") == [{"kind": "auction-won-plunge", "seat": 0, "bid": 210, "marks": 5}]


@pytest.mark.clause("FT-31")
def test_a_splash_needs_three_doubles_and_is_worth_two_or_three_marks() -> None:
    match = family("", THREE_DOUBLES)
    assert "bid:splash" in match.legal_moves()
    assert refusal(match, "bid:plunge")[0] == "too-few-doubles"
    play(match, "bid:splash pass pass pass")
    assert (trick_view(match, 0)["bid"], match.turn) == (84, 3)
    over = family("", "", THREE_DOUBLES)
    play(over, "bid:84 bid:splash")
    assert trick_view(over, 0)["bid"] == 126
    too_high = family("", "", "", THREE_DOUBLES)
    play(too_high, "bid:84 bid:126")
    assert refusal(too_high, "bid:splash") == ("word-too-low", {"word": "splash", "most": 3})
    assert refusal(marks("", THREE_DOUBLES), "bid:splash")[0] == "no-such-word"


@pytest.mark.clause("FT-30", "FT-31", "ALL-03")
@pytest.mark.parametrize("holder, word, least", [(FOUR_DOUBLES, "plunge", 4), (THREE_DOUBLES, "splash", 3)])
def test_imagined_hands_hold_the_doubles_that_were_promised(holder: str, word: str, least: int) -> None:
    match = family("", holder)
    play(match, f"bid:{word} pass pass pass")
    for number in range(40):
        world = match.round.resample(2, Rng(number))
        assert isinstance(world, MarksRound)
        assert (world.hands[1] & DOUBLES).bit_count() >= least


@pytest.mark.clause("ALL-03")
def test_the_promised_doubles_are_imagined_fairly() -> None:
    """Who holds three of the doubles knows that the plunger has the other four; who holds none, only that it has four of seven."""
    knows = family("2-2 1-1 0-0 2-1 2-0 1-0 3-2", FOUR_DOUBLES)
    play(knows, "bid:plunge")
    for number in range(10):
        world = knows.round.resample(0, Rng(number))
        assert isinstance(world, TrickRound)
        assert world.hands[1] & mask_of(map(tile_named, ("6-6", "5-5", "4-4", "3-3"))) == world.hands[1] & DOUBLES
    guesses = family("6-5 6-4 6-3 6-2 6-1 6-0 5-4", "6-6 5-5 4-4 3-3 2-2 5-3 5-2")
    play(guesses, "bid:plunge")
    held = dict.fromkeys(("6-6", "5-5", "1-1", "0-0"), 0)
    worlds = 600
    for number in range(worlds):
        world = guesses.round.resample(0, Rng("fair", number))
        assert isinstance(world, TrickRound)
        for name in held:
            held[name] += world.hands[1] >> tile_named(name) & 1
    share = (
        4 * 12740 + 5 * 1911 + 6 * 98 + 7
    )  # doubles in a hand of seven out of 21, seven of them doubles, if there are four at least
    expected = worlds * share / (12740 + 1911 + 98 + 1) / 7
    assert all(abs(count - expected) < 4.5 * (expected * (1 - expected / worlds)) ** 0.5 for count in held.values()), (
        held,
        expected,
    )


# ---------------------------------------------------------------- sevens


@pytest.mark.clause("FT-32")
def test_in_sevens_everybody_plays_the_tile_nearest_to_seven() -> None:
    match = family("6-1 5-1 0-0 6-6 1-1 2-0 1-0", "5-2 4-4 3-3 2-2 5-5 4-0 3-0", "6-0 6-2 3-1 2-1")
    play(match, "pass pass pass bid:42 trump:sevens")
    assert match.legal_moves() == ("6-1",)
    assert refusal(match, "5-1") == ("must-be-nearest", {"tile": "5-1", "tiles": "6-1"})
    play(match, "6-1")
    assert match.legal_moves() == ("5-2",)
    assert trick_view(match, 1)["led"] == "sevens"
    play(match, "5-2")
    assert match.legal_moves() == ("6-0", "6-2"), "six and eight dots are as near"


@pytest.mark.clause("FT-32")
@pytest.mark.parametrize(
    "tiles, taker",
    [
        ("6-0 6-1 5-3 6-6", "6-1"),
        ("6-0 5-3 4-2 6-2", "6-0"),
        ("6-6 0-0 5-5 3-2", "3-2"),
        ("0-0 6-6 1-0 6-5", "6-5"),
        ("5-0 5-4 3-2 6-3", "5-0"),
    ],
)
def test_the_nearest_takes_the_trick_and_of_several_the_first(tiles: str, taker: str) -> None:
    assert trick_taken(FORTY_TWO, "sevens", *tiles.split()) == taker


@pytest.mark.clause("FT-32")
def test_sevens_need_all_tricks() -> None:
    match = family("6-1 5-2 4-3 6-0 5-1 4-2 3-3")
    play(match, "pass pass pass bid:42 trump:sevens")
    assert (play_on(match).reason, match.scores) == ("made", (1, 0))
    lost = family("6-6 6-5 5-5 0-0 1-0 1-1 2-0")
    play(lost, "pass pass pass bid:42 trump:sevens")
    result = play_on(lost)
    assert (result.reason, lost.scores) == ("set", (0, 1))


# ---------------------------------------------------------------- sets of rules, and all of it together


@pytest.mark.clause("FT-33")
def test_two_sets_of_rules_stand_ready_and_the_printed_one_is_the_default() -> None:
    printed, tournament, at_home = ({"rules": name} for name in ("printed", "tournament", "family"))
    assert FORTY_TWO.resolve(4, {}) == FORTY_TWO.resolve(4, printed)
    values = FORTY_TWO.resolve(4, tournament)
    assert (values["object"], values["marks"], values["doubles"], values["follow"]) == ("marks", 7, True, "high")
    assert not any(values[name] not in (False, "off") for name in ("nello", "sevens", "plunge", "splash"))
    values = FORTY_TWO.resolve(4, at_home)
    assert (values["allpass"], values["nello"], values["follow"]) == ("dealer-bids", "choice", "choice")
    assert all(values[name] is True for name in ("doubles", "sevens", "plunge", "splash"))


@pytest.mark.parametrize("trump", ["nello-high", "nello-low", "nello-own", "sevens", "none-own"])
def test_imagined_hands_fit_all_that_has_been_shown(trump: str) -> None:
    match = family(*HANDS)
    play(match, f"pass pass pass bid:42 trump:{trump}")
    check_worlds(match)


def test_contracts_are_only_for_marks() -> None:
    match = match_of(FORTY_TWO, FOUR_DOUBLES, nello="choice", sevens=True, plunge=True, splash=True)
    play(match, "pass pass pass")
    assert match.legal_moves()[-1] == "bid:42"
    play(match, "bid:42")
    assert match.legal_moves()[-1] == "trump:6"
