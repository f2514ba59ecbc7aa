"""Rules of thumb for contracts: who bids them, and how nello and sevens are played."""

from __future__ import annotations

import pytest

from domino_core import Match
from domino_core.ai import LEVELS, choose
from domino_core.ai.trick import played_out
from domino_core.ai.trick_contracts import NELLO_RISK, SEVENS_DISTANCE, contract_move, distance, nello_risk
from domino_core.ai.trick_thumb import sensible_move
from domino_core.families.trick import TrickRound
from domino_core.families.trick.contracts import MarksRound
from domino_core.families.trick.suits import SEVENS, suits_with
from domino_core.games.forty_two import FORTY_TWO
from domino_core.notation import Move
from domino_core.tiles import mask_of, tile_named
from tests.rules.trick_tables import match_of, play

LOW = "1-0 2-0 3-0 2-1 3-1 4-0 5-0"
NEAR_SEVEN = "6-1 5-2 4-3 6-0 5-1 4-2 3-3"
FIVE_DOUBLES = "6-6 5-5 4-4 3-3 2-2 6-5 6-4"
ORDINARY = "6-6 6-5 6-4 3-2 2-1 1-0 4-4"


def thought(hand: str, moves: str = "pass pass pass", **options: object) -> Move | None:
    """What the last to speak does because of a contract."""
    match = match_of(FORTY_TWO, hand, **{"rules": "family", **options})  # type: ignore[arg-type]
    play(match, moves)
    assert match.turn == 0
    deal = match.round
    assert isinstance(deal, MarksRound)
    return contract_move(deal, 0)


@pytest.mark.parametrize(
    "hand, move",
    [(LOW, "bid:42"), (NEAR_SEVEN, "bid:42"), (FIVE_DOUBLES, "bid:splash"), (ORDINARY, None)],
    ids=["nello", "sevens", "splash", "nothing"],
)
def test_hands_that_are_made_for_a_contract_are_bid(hand: str, move: str | None) -> None:
    assert thought(hand) == move
    assert thought(hand, rules="printed") is None
    assert thought(hand, nello="off", sevens=False, splash=False, plunge=False) is None


def test_the_contract_that_was_meant_is_named() -> None:
    nello = thought(LOW, "pass pass pass bid:42")
    assert nello is not None
    assert nello.startswith("trump:nello-")
    assert thought(NEAR_SEVEN, "pass pass pass bid:42") == "trump:sevens"
    assert thought(ORDINARY, "pass pass pass bid:42") is None


def test_a_partners_bid_is_left_alone() -> None:
    assert thought(LOW, "pass bid:30 pass") is None
    assert thought(LOW, "bid:30 pass pass") == "bid:42"


def made_by_thumb(seed: str, trump: str) -> bool:
    """Whether seat 0 makes a contract that it has been given, when rules of thumb play."""
    deal = Match.new("forty-two", 4, seed, {"rules": "family"}).round.clone()
    assert isinstance(deal, MarksRound)
    deal.bids, deal.bid, deal.bidder, deal.phase = [42, "pass", "pass", "pass"], 42, 0, "trump"
    deal.turn = deal.caller = 0
    deal.apply(0, f"trump:{trump}")
    return reason_of(played_out(deal)) == "made"


def reason_of(deal: TrickRound) -> str:
    result = deal.result()
    assert result is not None
    return result.reason


@pytest.mark.parametrize("trump", ["nello-high", "nello-low", "nello-own", "sevens"])
def test_such_hands_are_made_more_often_than_not_and_others_are_not(trump: str) -> None:
    """Otherwise bidding them would be foolish, or the hands would not tell."""
    fit: list[bool] = []
    unfit: list[bool] = []
    for number in range(1500):
        deal = Match.new("forty-two", 4, f"thumb{number}", {"rules": "family"}).round
        assert isinstance(deal, MarksRound)
        hand = deal.hands[0]
        fits = distance(hand) <= SEVENS_DISTANCE if trump == SEVENS else nello_risk(hand, suits_with(trump)) <= NELLO_RISK
        kept = fit if fits else unfit
        if len(kept) < 40:
            kept.append(made_by_thumb(f"thumb{number}", trump))
    assert len(fit) >= 20
    assert sum(fit) / len(fit) >= 0.6
    assert sum(unfit) / len(unfit) <= 0.4


def test_in_nello_the_bidder_keeps_below_and_the_others_come_in_low() -> None:
    match = match_of(
        FORTY_TWO, "6-4 6-0 5-0 1-0 2-0 3-0 4-0", "6-5 6-2 5-5 5-4 5-3 1-1 2-2", "", "6-6 6-3 6-1 4-4 3-3 4-3 0-0", rules="family"
    )
    play(match, "pass pass pass bid:42 trump:nello-high")
    deal = match.round
    assert isinstance(deal, MarksRound)
    deal.apply(0, "6-0")
    assert sensible_move(deal, 1) == "6-2", "the lowest that must be laid over it"
    deal.apply(1, "6-2")
    assert sensible_move(deal, 3) == "6-6", "the bidder has lost this trick: time for high tiles"
    deal.apply(3, "6-6")
    deal.turn = 1
    deal.apply(1, "6-5")
    deal.apply(3, "6-1")
    assert sensible_move(deal, 0) == "6-4", "as high as goes under the 6-5"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_whole_hands_of_every_contract(level: str) -> None:
    for trump in ("nello-own", "sevens", "none-own"):
        match = match_of(FORTY_TWO, seed=f"level {trump}", rules="family")
        while match.round.turn != 0 or match.round.phase != "trump":  # type: ignore[attr-defined]
            legal = match.legal_moves()
            match.play(next((move for move in reversed(legal) if match.turn == 0 and move[4:].isdecimal()), legal[0]))
        match.play(f"trump:{trump}")
        while not match.results:
            assert match.turn is not None
            match.play(choose(match.look(match.turn), level, "contract", budget=2))
        assert match.results[-1].details["trump"] == trump


def test_risks_are_told_apart() -> None:
    suits = suits_with("nello-high")
    assert nello_risk(mask_of(map(tile_named, LOW.split())), suits) <= NELLO_RISK
    assert nello_risk(mask_of(map(tile_named, ORDINARY.split())), suits) > 2 * NELLO_RISK
