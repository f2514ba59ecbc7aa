"""The contracts of a house, each for a whole match of one mark by the page's own controls, from a link that names every rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from domino_core import GAMES, Match
from domino_core.ai.trick_thumb import sensible_move
from domino_core.families.trick import TrickRound
from domino_core.tiles import DOUBLES
from table_tools import open_at, play_on, press, raw_codes, state
from tests.cases import Case

if TYPE_CHECKING:
    from playwright.sync_api import Page

FAMILY = Case(GAMES["forty-two"], 4, {**GAMES["forty-two"].resolve(4, {"rules": "family"}), "marks": 1})
MOON = Case(GAMES["moon"], 3, {"target": 7, "allpass": "dealer-bids", "follow": "choice"})


def seed_for(case: Case, doubles: int) -> str:
    """A seed with which the person speaks last, so that any bid can be had, and holds so many doubles."""
    for number in range(999):
        deal = Match.new(case.game.id, case.players, f"contract{number}", case.options).round
        assert isinstance(deal, TrickRound)
        if deal.dealer == 0 and (deal.hands[0] & DOUBLES).bit_count() >= doubles:
            return f"contract{number}"
    raise AssertionError("no such seed")


@pytest.mark.parametrize(
    "case, bid, named, doubles",
    [
        (FAMILY, "bid:84", "trump:nello-low", 0),
        (FAMILY, "bid:84", "trump:nello-own", 0),
        (FAMILY, "bid:84", "trump:sevens", 0),
        (FAMILY, "bid:84", "trump:none-own", 0),
        (FAMILY, "bid:plunge", "", 4),
        (FAMILY, "bid:splash", "", 3),
        (MOON, "bid:21", "trump:none-own", 0),
    ],
    ids=[
        "nello, doubles low",
        "nello, doubles apart",
        "sevens",
        "no trumps, doubles apart",
        "plunge",
        "splash",
        "Moon without trumps",
    ],
)
def test_a_whole_match(table: Page, case: Case, bid: str, named: str, doubles: int) -> None:
    open_at(table, case.link(seed_for(case, doubles), level="learner"))
    assert case.options.items() <= state(table)["view"]["options"].items(), "the link has brought every rule along"
    press(table, bid)
    while state(table)["view"]["phase"] == "discard":
        press(table, state(table)["legal"][0])
    if named:
        press(table, named)
    view = state(table)["view"]
    assert (view["phase"], view["bidder"]) == ("play", 0)
    assert not named or view["trump"] == named.removeprefix("trump:")
    assert not raw_codes(table)
    play_on(table)
    end = state(table)
    first = (end["view"]["results"] or [end["result"]])[0]
    assert end["finished"]
    assert (first["details"]["bidder"], first["details"]["trump"]) == (0, view["trump"])
    assert not raw_codes(table)


def seed_where(word: str) -> str:
    """A seed with which the person passes, the partner has the bid, and then does this; learners bid by the look of their hands alone."""
    for number in range(9999):
        match = Match.new(FAMILY.game.id, 4, f"partner{number}", FAMILY.options)
        deal = match.round
        assert isinstance(deal, TrickRound)
        while deal.phase == "auction" or (deal.phase == "trump" and deal.turn == 2):
            assert match.turn is not None
            match.play(sensible_move(deal, match.turn) if match.turn else match.legal_moves()[0])
        if deal.bidder == 2 and any(word in move for _, move in deal.history):
            return f"partner{number}"
    raise AssertionError("no such seed")


def test_the_person_sits_out_the_partners_nello(table: Page) -> None:
    open_at(table, FAMILY.link(seed_where("nello"), level="learner"))
    press(table, "pass")
    end = state(table)
    assert end["view"]["sits_out"] == 0
    assert end["finished"], "the others have played the hand, and nobody asked the person"
    assert len(end["view"]["hands"][0]) == 7
    assert "You sit out this hand." in table.inner_text("#position")


def test_the_person_names_the_trumps_after_the_partners_splash(table: Page) -> None:
    open_at(table, FAMILY.link(seed_where("splash"), level="learner"))
    press(table, "pass")
    view = state(table)["view"]
    assert (view["phase"], view["bidder"], view["caller"], view["turn"]) == ("trump", 2, 0, 0)
    press(table, "trump:6")
    assert state(table)["view"]["turn"] == 0, "and leads"
    play_on(table)
    assert state(table)["result"]["details"]["said"] == "splash"
