"""Why a move cannot be made now in a trick game, as a code and a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_core.errors import DominoError, IllegalMove
from domino_core.notation import Move, kind_of
from domino_core.tiles import names_in, tile_named

if TYPE_CHECKING:
    from domino_core.families.trick import TrickRound
    from domino_core.game import Seat

SUIT_WORDS = dict(zip("0123456", ("blanks", "ones", "twos", "threes", "fours", "fives", "sixes"), strict=True))
"""English names of the suits; `doubles` is its own name."""

FIRST = {
    "auction": ("bid-first", "The auction is not over: bid or pass."),
    "discard": ("discard-first", "Discard one of your eight tiles first."),
    "trump": ("trump-first", "Name the trumps first."),
    "play": ("play-a-tile", "Play a tile."),
}
"""For each phase what must be done in it before anything else."""


def objection_to(deal: TrickRound, seat: Seat, move: Move) -> DominoError:
    kind = kind_of(move)
    if kind == "bid" and deal.phase == "auction":
        return _to_bid(deal, seat, int(move.removeprefix("bid:")))
    if kind == "trump" and deal.phase == "auction":
        return IllegalMove("trump-too-early", "Trumps are named when the auction is over, by the player who won it.", move=move)
    if kind == "trump" and deal.phase == "trump":
        trump = move.removeprefix("trump:")
        return IllegalMove("no-such-trump", f"Trumps can be {', '.join(deal.trumps)} here, not {trump}.", trump=trump)
    if (kind, deal.phase) in (("discard", "discard"), ("tile", "play")):
        return _to_tile(deal, seat, move.removeprefix("discard").removeprefix(":"))
    reason, sentence = FIRST[deal.phase]
    return IllegalMove(reason, sentence, move=move)


def _to_bid(deal: TrickRound, seat: Seat, bid: int) -> DominoError:
    bids = deal.open_bids(seat)
    if not bids:
        return IllegalMove("only-pass", f"Nothing higher than {deal.bid} can be bid now: pass.", bid=bid, high=deal.bid)
    if bid < bids[0]:
        return IllegalMove("bid-too-low", f"Bid at least {bids[0]}, or pass.", bid=bid, least=bids[0])
    choices = ", ".join(map(str, bids))
    return IllegalMove("no-such-bid", f"{bid} cannot be bid now; bids are {choices}.", bid=bid, choices=choices)


def _to_tile(deal: TrickRound, seat: Seat, name: str) -> DominoError:
    if not name:
        return IllegalMove("say-which", "Say which tile, as in discard:6-4.")
    if not deal.hands[seat] >> tile_named(name) & 1:
        return IllegalMove("not-held", f"You do not hold {name}.", tile=name)
    suit = deal.led or ""
    tiles = " or ".join(names_in(deal.playable(seat)))
    sentence = f"Follow suit: {SUIT_WORDS.get(suit, suit)} were led, play {tiles}."
    return IllegalMove("must-follow", sentence, tile=name, suit=suit, tiles=tiles)
