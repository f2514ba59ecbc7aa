"""Help with the own hand: the order in which tiles go well together, and what a hand is worth in an auction.

Like all advice it keeps to what the player may know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from domino_core.errors import BadRequest
from domino_core.game import Look, Seat, View
from domino_core.longest_train import as_train
from domino_core.match import Match
from domino_core.rng import Rng
from domino_core.tiles import HIGH, LARGEST, NAMES, mask_of, tile_named

ADVICE_WORLDS = 160
"""Worlds that a chance is counted over; what is told is then right to a few hundredths."""


def arranged(match: Match, seat: Seat) -> dict[str, Any]:
    """A hand for Mexican Train as its longest train from the end of the own one, and the rest."""
    view = match.view(seat)
    if "trains" not in view:
        raise BadRequest("no-trains", f"There are no trains in {match.game.id}.")
    hand = [tile_named(name) for name in view["hands"][seat]]
    train, slough = as_train(hand, _end_of(view, seat))
    return {"train": [NAMES[tile] for tile in train], "slough": [NAMES[tile] for tile in slough]}


def _end_of(view: View, seat: Seat) -> int:
    """Where the own train goes on; before the engine lies, the number that it will have or may well have."""
    for train in view["trains"]:
        if train["arm"] == str(seat):
            end: int = train["end"]
            return end
    if view["wanted"] is not None:
        wanted: int = view["wanted"]
        return wanted
    doubles = [HIGH[tile] for tile in map(tile_named, view["hands"][seat]) if NAMES[tile] == f"{HIGH[tile]}-{HIGH[tile]}"]
    return max(doubles, default=min(LARGEST, int(view["options"]["set"])))


def chances_of_bids(look: Look, seed: object) -> Iterator[dict[str, Any]]:
    """In an auction: the leaflet's advice about the own hand (FT-20), and for each bid how likely it is made; ever better founded.

    In Moon it is the advice alone.
    """
    from domino_core.ai.trick_thumb import bid_advice

    view = look.view
    if view.get("phase") != "auction":
        raise BadRequest("no-auction", "Chances are told while there is an auction.")
    advice = bid_advice(mask_of(map(tile_named, view["hands"][view["seat"]])))
    bids = [int(move.removeprefix("bid:")) for move in look.legal_moves if move.startswith("bid:")]
    if view["players"] != 4 or not bids:
        yield {"advice": advice, "chances": [], "worlds": 0}
        return
    from domino_core.ai.trick import ALL_POINTS, chances_as_bidder, imagined

    rng = Rng(seed)
    trumps = imagined(look, rng).trumps
    for found in chances_as_bidder(look, rng, trumps, ADVICE_WORLDS):
        best = [max((found.of_making(trump, min(bid, ALL_POINTS)), trump) for trump in found.taken) for bid in bids]
        chances = [
            {"bid": bid, "trump": trump, "chance": round(chance, 3)} for bid, (chance, trump) in zip(bids, best, strict=True)
        ]
        yield {"advice": advice, "chances": chances, "worlds": found.worlds}
