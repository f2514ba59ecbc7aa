"""The measure of play alone in Forty-Two is fair, and sees a better player."""

from __future__ import annotations

from itertools import islice

from domino_core.ai.trick import imagined, trick_view
from domino_core.ai.trick_hearing import Hearing
from domino_core.game import Look
from domino_core.rng import Rng
from measures.tricks import ALL_SEEING, MORE_THAN_HALF, THUMB, dealt, meet


def test_the_same_player_on_both_sides_wins_half() -> None:
    found = meet(THUMB, THUMB, 5, "fair")
    assert found.won == (0.5, 0.0)
    assert found.points == (0.0, 0.0)


def test_who_sees_all_tiles_wins_more() -> None:
    found = meet(ALL_SEEING, THUMB, 6, "open")
    assert found.won[0] > 0.5
    assert found.points[0] > 0


def test_what_was_bid_is_what_players_see() -> None:
    """Also in the worlds that they imagine, which are dealt by the same rules."""
    deal = dealt("half", MORE_THAN_HALF)
    assert deal.turn is not None
    look = Look(deal.setup.game, deal.view(deal.turn))
    assert trick_view(look)["bid"] == MORE_THAN_HALF
    assert imagined(look, Rng("half")).bid == MORE_THAN_HALF


def test_a_lot_tells_nothing_of_the_bidder_s_hand() -> None:
    """Any hand fits what was said, be it short in trumps: nobody has bid or named them."""
    for number in range(8):
        deal = dealt(f"lot {number}", MORE_THAN_HALF)
        assert deal.turn is not None
        bidder, deal.turn = deal.turn, (deal.turn + 1) % 4
        hearing = Hearing(Look(deal.setup.game, deal.view(deal.turn)), deal.trumps, None)
        worlds = islice(hearing.any_worlds(Rng("lot", number)), 40)
        assert {hearing.likelihood(bidder, world[bidder]) for world in worlds} == {1.0}
