"""Why a move cannot be made now in a trick game, as a code and a sentence."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from domino_core.errors import DominoError, IllegalMove
from domino_core.families.hands import HandsRound
from domino_core.families.trick.suits import Suit, Trump
from domino_core.game import Seat
from domino_core.notation import Move, kind_of
from domino_core.tiles import NAMES, Mask, Tile, names_in, tile_named

if TYPE_CHECKING:
    from domino_core.shapes.views import TrickPhase

SUIT_WORDS = dict(zip("0123456", ("blanks", "ones", "twos", "threes", "fours", "fives", "sixes"), strict=True))
"""English names of the suits; `doubles` is its own name."""

FIRST = {
    "auction": ("bid-first", "The auction is not over: bid or pass."),
    "discard": ("discard-first", "Discard one of your eight tiles first."),
    "trump": ("trump-first", "Name the trumps first."),
    "play": ("play-a-tile", "Play a tile."),
}
"""For each phase what must be done in it before anything else."""


class TrickObjections(HandsRound):
    """What the sentences speak of, and the sentences. The round itself is built on top of this."""

    trumps: tuple[Trump, ...]
    """What may be named as trumps."""
    phase: TrickPhase
    """`auction`, `discard`, `trump`, `play`."""
    bid: int
    """The highest bid, 0 before there is one."""

    @abstractmethod
    def open_bids(self, seat: Seat) -> tuple[int, ...]:
        """Hook: the bids that a seat may make now, lowest first."""

    @property
    @abstractmethod
    def led(self) -> Suit | None:
        """The suit that the running trick asks for."""

    @abstractmethod
    def playable(self, seat: Seat) -> Mask:
        """The tiles that follow suit, or the whole hand where none does."""

    def objection(self, seat: Seat, move: Move) -> DominoError:
        kind = kind_of(move)
        if kind == "pass" and self.phase == "auction":
            least = self.open_bids(seat)[0]
            return IllegalMove("dealer-bids", f"All others have passed, so you must bid: at least {least}.", least=least)
        if kind == "bid" and self.phase == "auction":
            said = move.removeprefix("bid:")
            return self._to_bid(seat, int(said)) if said.isdecimal() else self.objection_to_word(seat, said)
        if kind == "trump" and self.phase == "auction":
            return IllegalMove(
                "trump-too-early", "Trumps are named when the auction is over, by the player who won it.", move=move
            )
        if kind == "trump" and self.phase == "trump":
            return self.objection_to_trump(move.removeprefix("trump:"))
        if (kind, self.phase) in (("discard", "discard"), ("tile", "play")):
            return self._to_tile(seat, move.removeprefix("discard").removeprefix(":"))
        reason, sentence = FIRST[self.phase]
        return IllegalMove(reason, sentence, move=move)

    def objection_to_tile(self, seat: Seat, tile: Tile) -> DominoError:
        return self.objection(seat, NAMES[tile])

    def objection_to_word(self, seat: Seat, word: str) -> DominoError:
        """Hook: why a bid that is a word cannot be made."""
        return IllegalMove("no-such-word", f"“{word}” is not bid at this table.", word=word)

    def objection_to_trump(self, trump: Trump) -> DominoError:
        """Hook: why this cannot be named."""
        return IllegalMove("no-such-trump", f"Trumps can be {', '.join(self.trumps)} here, not {trump}.", trump=trump)

    def _to_bid(self, seat: Seat, bid: int) -> DominoError:
        bids = self.open_bids(seat)
        if not bids:
            return IllegalMove("only-pass", f"Nothing higher than {self.bid} can be bid now: pass.", bid=bid, high=self.bid)
        if bid < bids[0]:
            return IllegalMove("bid-too-low", f"Bid at least {bids[0]}, or pass.", bid=bid, least=bids[0])
        choices = ", ".join(map(str, bids))
        return IllegalMove("no-such-bid", f"{bid} cannot be bid now; bids are {choices}.", bid=bid, choices=choices)

    def _to_tile(self, seat: Seat, name: str) -> DominoError:
        if not name:
            return IllegalMove("say-which", "Say which tile, as in discard:6-4.")
        if not self.hands[seat] >> tile_named(name) & 1:
            return IllegalMove("not-held", f"You do not hold {name}.", tile=name)
        suit = self.led or ""
        tiles = " or ".join(names_in(self.playable(seat)))
        if suit not in SUIT_WORDS and suit != "doubles":
            return IllegalMove("must-be-nearest", f"Play the tile nearest to seven: {tiles}.", tile=name, tiles=tiles)
        sentence = f"Follow suit: {SUIT_WORDS.get(suit, suit)} were led, play {tiles}."
        return IllegalMove("must-follow", sentence, tile=name, suit=suit, tiles=tiles)
