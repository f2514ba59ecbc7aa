"""Rules of thumb for the contracts of a house that plays for marks: nello, sevens, plunge and splash.

They look at one's own hand and what lies open, like all rules of thumb for tricks. How likely a hand makes a contract was found by playing
many deals with these same rules; the numbers below say from where on it is worth the risk.
"""

from __future__ import annotations

from domino_core.families.trick import TrickRound
from domino_core.families.trick.contracts import MARK, MarksRound
from domino_core.families.trick.suits import SEVENS, Suits, Trump, suits_with
from domino_core.game import Seat
from domino_core.notation import Move
from domino_core.tiles import DOUBLES, NAMES, Mask, Tile, double_set, mask_of, tiles_in

DOUBLES_WANTED = 5
"""Doubles for a plunge or splash: with fewer, partners who cannot see each other's tiles lose a trick in three hands of four."""
NELLO_RISK = 0.6
"""The most risk (`nello_risk`) for a nello: it is made in seven hands of ten then."""
SEVENS_DISTANCE = 10
"""The greatest distance of a hand from seven for sevens: made in three hands of four."""


def contract_move(deal: TrickRound, seat: Seat) -> Move | None:
    """What to bid, name or play because of a contract; None where usual play is better, or there is nothing but that."""
    if not isinstance(deal, MarksRound) or not deal.mark:
        return None
    if deal.phase == "auction":
        return _bid(deal, seat)
    if deal.phase == "trump":
        best = _best_contract(deal, deal.hands[seat], deal.contracts())
        return None if best is None else f"trump:{best}"
    if deal.is_nello:
        return NAMES[_nello_tile(deal, seat)]
    sevens = deal.suits is not None and deal.suits.trump == SEVENS
    return deal.legal_moves(seat)[0] if sevens else None  # in sevens all tiles that may be played are as good


# ---------------------------------------------------------------- which contract


def _bid(deal: MarksRound, seat: Seat) -> Move | None:
    """The cheaper of the words if the doubles are there; else the lowest bid of marks for a hand that will be nello or sevens."""
    words = deal.open_words(seat)
    if words and deal.doubles_of(seat) >= DOUBLES_WANTED:
        return f"bid:{words[0]}"
    lowest = min((bid for bid in deal.open_bids(seat) if bid >= MARK), default=0)
    partner_has_it = deal.bidder is not None and deal.setup.sides[deal.bidder] == deal.setup.sides[seat]
    if lowest not in (MARK, 2 * MARK) or partner_has_it:
        return None
    best = _best_contract(deal, deal.hands[seat], deal.contracts_at(lowest))
    return None if best is None else f"bid:{lowest}"


def _best_contract(deal: MarksRound, hand: Mask, contracts: tuple[Trump, ...]) -> Trump | None:
    """The contract that this hand is made for, if it is made for any."""
    risks = {trump: nello_risk(hand, suits_with(trump)) for trump in contracts if trump != SEVENS}
    safest = min(risks, key=risks.__getitem__, default=None)
    if safest is not None and risks[safest] <= NELLO_RISK:
        return safest
    return SEVENS if SEVENS in contracts and distance(hand) <= SEVENS_DISTANCE else None


def nello_risk(hand: Mask, suits: Suits) -> float:
    """Where the lowest own tile of each suit lies among those of the others: 0 if all of them lie above it."""
    risk = 0.0
    for members in suits.members.values():
        own, others = hand & members, members & ~hand
        if own and others:
            lowest = min(suits.power[tile] for tile in tiles_in(own))
            risk += sum(suits.power[tile] < lowest for tile in tiles_in(others)) / others.bit_count()
    return risk


def distance(hand: Mask) -> int:
    """How far the tiles of a hand are from seven, all together."""
    return -sum(suits_with(SEVENS).power[tile] for tile in tiles_in(hand))


def promised_by_partner(deal: TrickRound, seat: Seat) -> Mask:
    """After a plunge or splash: the doubles, which the partner holds for the most part."""
    told = isinstance(deal, MarksRound) and deal.word_bid and seat == deal.caller
    return DOUBLES & mask_of(double_set(6)) if told else 0


# ---------------------------------------------------------------- nello


def _nello_tile(deal: MarksRound, seat: Seat) -> Tile:
    """The bidder keeps below; the others keep low tiles to come in under the bidder, and get rid of high ones where it does no harm."""
    suits = deal.suits
    assert suits is not None
    legal = tiles_in(deal.playable(seat))
    power = suits.power
    if not deal.trick:
        return max(legal, key=lambda tile: (_beaten_by(deal, tile, suits), -power[tile]))
    plays = [tile for _, tile in deal.trick]
    top = suits.taker(plays)
    can_take = suits.can_take(plays[0])
    over = [tile for tile in legal if can_take >> tile & 1 and power[tile] > power[plays[top]]]
    under = [tile for tile in legal if tile not in over]
    if seat == deal.bidder:
        if under:
            return max(under, key=lambda tile: (-_beaten_by(deal, tile, suits), power[tile]))
        return min(over, key=power.__getitem__)
    bidder_played = any(who == deal.bidder for who, _ in deal.trick)
    if bidder_played and deal.trick[top][0] != deal.bidder:
        return max(legal, key=power.__getitem__)
    return max(under, key=power.__getitem__) if under else min(over, key=power.__getitem__)


def _beaten_by(deal: MarksRound, tile: Tile, suits: Suits) -> int:
    """How many tiles that are still out would take a trick from this one, if it were led."""
    seen = 0
    for trick in deal.won:
        for _, other in trick.plays:
            seen |= 1 << other
    for _, other in deal.trick:
        seen |= 1 << other
    suit = suits.can_take(tile) & ~seen
    return sum(suits.power[other] > suits.power[tile] for other in tiles_in(suit))
