"""Help in an auction: what one's own hand is worth. Like all advice it keeps to what the player may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from domino_core.ai.looking import own_hand
from domino_core.ai.trick import ALL_POINTS, imagined, numbers_bid
from domino_core.ai.trick_bid import TRUMPS_TRIED, Auction
from domino_core.ai.trick_hearing import Hearing
from domino_core.ai.trick_thumb import bid_advice
from domino_core.errors import BadRequest
from domino_core.families.trick.suits import Trump
from domino_core.game import Look
from domino_core.rng import Rng

if TYPE_CHECKING:
    from domino_core.shapes.help import BidChance, BidHelp

ADVICE_WORLDS = 160
"""Worlds that a chance is counted over; what is told is then right to a few hundredths."""


def chances_of_bids(look: Look, seed: object) -> Iterator[BidHelp]:
    """In an auction: the leaflet's advice about one's own hand (FT-20), and for each bid how likely it is made; ever better founded.

    In Moon it is the advice alone.
    """
    view = look.view
    if view.get("phase") != "auction":
        raise BadRequest("no-auction", "Chances are told while there is an auction.")
    advice = bid_advice(own_hand(view))
    bids = numbers_bid(look.legal_moves)
    if view["players"] != 4 or not bids:
        yield {"advice": advice, "chances": [], "worlds": 0}
        return
    rng = Rng(seed)
    example = imagined(look, rng)
    auction, hearing = Auction(look, example, example.trumps), Hearing(look, example.trumps, None)
    trumps = auction.best_trumps(own_hand(view))[:TRUMPS_TRIED]
    for places in islice(hearing.worlds(rng), ADVICE_WORLDS):
        auction.imagine(places)
        yield {"advice": advice, "chances": _chances(auction, bids, trumps), "worlds": auction.worlds}


def _chances(auction: Auction, bids: Sequence[int], trumps: Sequence[Trump]) -> list[BidChance]:
    best = [max((auction.chance(trump, min(bid, ALL_POINTS)), trump) for trump in trumps) for bid in bids]
    return [{"bid": bid, "trump": trump, "chance": round(chance, 3)} for bid, (chance, trump) in zip(bids, best, strict=True)]
