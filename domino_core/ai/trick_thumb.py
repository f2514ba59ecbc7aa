"""Rules of thumb for trick games: which hands are worth a bid, which trumps suit a hand, and a tile that is rarely foolish.

They look at one hand and at what lies open, never at other hands, so they serve a player directly and every seat of an imagined
world alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from domino_core.ai.trick_contracts import contract_move, promised_by_partner
from domino_core.families.trick import TrickRound
from domino_core.families.trick.suits import NUMBERS, Suits, Trump, suits_with
from domino_core.game import Seat
from domino_core.notation import Move
from domino_core.tiles import DOUBLES, NAMES, PIPS, WITH, Mask, Tile, tiles_in

if TYPE_CHECKING:
    from domino_core.shapes.help import BidAdvice, BidKind

ENOUGH_OF_A_SUIT = 3
KINDS: tuple[BidKind, ...] = ("weak", "possible", "strong")


def bid_advice(hand: Mask) -> BidAdvice:
    """The leaflet's advice (FT-20): three of a suit are a possible bid, with one or two doubles besides a strong one.

    It goes by the suit that looks best by this rule; of several, by the most promising one.
    """
    judged = [_by_the_leaflet(hand, suit) for suit in best_trumps(hand, NUMBERS)]
    return max(judged, key=lambda advice: KINDS.index(advice["kind"]))


def _by_the_leaflet(hand: Mask, suit: Trump) -> BidAdvice:
    own = hand & WITH[int(suit)]
    doubles = (hand & DOUBLES).bit_count()
    if own.bit_count() == ENOUGH_OF_A_SUIT and own & DOUBLES:
        doubles -= 1
    kind: BidKind = "weak" if own.bit_count() < ENOUGH_OF_A_SUIT else "strong" if doubles else "possible"
    return {"kind": kind, "suit": suit, "tiles": own.bit_count(), "doubles": doubles}


# ---------------------------------------------------------------- trumps


def best_trumps(hand: Mask, trumps: Sequence[Trump]) -> list[Trump]:
    """The trumps that one might name with this hand, the most promising first."""
    return sorted(trumps, key=lambda trump: -_promise(hand, suits_with(trump)))


def _promise(hand: Mask, suits: Suits) -> float:
    """About how many tricks a hand takes by itself."""
    promise = 0.0
    for tile in tiles_in(hand):
        if suits.is_trump(tile):
            promise += 0.6 + 0.4 * (suits.power[tile] >= 25)
        else:
            promise += _standing(tile, hand, suits)
    return promise


def _standing(tile: Tile, hand: Mask, suits: Suits) -> float:
    """How likely a tile that is no trump takes a trick when it is led."""
    higher = _higher(tile, suits.members[suits.asked_by[tile]] & ~hand, suits)
    trumps = (hand & suits.trumps).bit_count()
    safe = 0.9 if trumps >= 4 or not suits.trumps else 0.7 if trumps == 3 else 0.5
    return safe * (1.0, 0.3, 0.1)[min(higher, 2)]


def _higher(tile: Tile, others: Mask, suits: Suits) -> int:
    return sum(suits.power[other] > suits.power[tile] for other in tiles_in(others))


def worst_tile(hand: Mask, suits: Suits) -> Tile:
    """The tile that one misses least."""
    return min(tiles_in(hand), key=lambda tile: (suits.is_trump(tile), _standing(tile, hand, suits), suits.power[tile]))


# ---------------------------------------------------------------- one move


def sensible_move(deal: TrickRound, seat: Seat) -> Move:
    """What a careful beginner does."""
    because_of_contract = contract_move(deal, seat)
    if because_of_contract is not None:
        return because_of_contract
    hand = deal.hands[seat]
    if deal.phase == "play":
        return NAMES[sensible_tile(deal, seat)]
    if deal.phase == "auction":
        return _sensible_bid(deal, seat)
    trump = best_trumps(hand | promised_by_partner(deal, seat), deal.trumps)[0]
    return f"trump:{trump}" if deal.phase == "trump" else f"discard:{NAMES[worst_tile(hand, suits_with(trump))]}"


def _sensible_bid(deal: TrickRound, seat: Seat) -> Move:
    bids = deal.open_bids(seat)
    promise = max(_promise(deal.hands[seat], suits_with(trump)) for trump in deal.trumps)
    enough = 4.6 if deal.counts else bids[0] - 0.3 if bids else 0.0
    tempting = bids and promise >= enough and (not deal.counts or bids[0] <= 33)
    return f"bid:{bids[0]}" if tempting or deal.must_bid(seat) else "pass"


def sensible_tile(deal: TrickRound, seat: Seat) -> Tile:
    suits = deal.suits
    assert suits is not None
    if not deal.trick:
        return _lead(deal, seat, suits)
    legal = tiles_in(deal.playable(seat))
    if len(legal) == 1:
        return legal[0]
    can_take = suits.can_take(deal.trick[0][1])
    top, holder = max((suits.power[tile], who) for who, tile in deal.trick if can_take >> tile & 1)
    last = len(deal.trick) == deal.setup.players - 1
    power, counts = suits.power, deal.counts
    if deal.setup.sides[holder] == deal.setup.sides[seat]:
        safe = last or top >= 26
        return max(legal, key=lambda tile: (counts.get(tile, 0) if safe else -counts.get(tile, 0), -power[tile]))
    winners = [tile for tile in legal if can_take >> tile & 1 and power[tile] > top]
    if winners and last:
        return max(winners, key=lambda tile: (counts.get(tile, 0), -power[tile]))
    if winners:
        return max(winners, key=lambda tile: (power[tile] >= 21, power[tile]))
    return min(legal, key=lambda tile: (counts.get(tile, 0), suits.is_trump(tile), power[tile]))


def _lead(deal: TrickRound, seat: Seat, suits: Suits) -> Tile:
    """Top trumps while others may have some, then tiles that nothing can beat, else a small one that counts nothing."""
    seen = hand = deal.hands[seat]
    for trick in deal.won:
        for _, tile in trick.plays:
            seen |= 1 << tile
    unseen = sum(1 << tile for tile in deal.setup.game.tiles(deal.setup.options)) & ~seen
    unseen &= ~promised_by_partner(deal, seat)
    tiles = tiles_in(hand)
    sure = [tile for tile in tiles if not _higher(tile, unseen & suits.members[suits.asked_by[tile]], suits)]
    trumps_out = unseen & suits.trumps
    sure_trumps = [tile for tile in sure if suits.is_trump(tile)]
    if sure_trumps and trumps_out:
        return max(sure_trumps, key=suits.power.__getitem__)
    plain = [tile for tile in sure if not suits.is_trump(tile)]
    if plain:
        return max(plain, key=lambda tile: (deal.counts.get(tile, 0), PIPS[tile]))
    if sure:
        return sure[0]
    return min(tiles, key=lambda tile: (deal.counts.get(tile, 0), suits.is_trump(tile), suits.power[tile]))
