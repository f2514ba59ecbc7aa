"""Playing for marks, and the contracts that go with it: nello, sevens, plunge and splash.

A mark is what a hand is worth: one for a bid up to 42, and one for each 42 in a higher bid, which asks for all seven tricks. The number
of a bid stays the one measure: two marks are 84. Plunge and splash are bids, because they tell of doubles; nello and sevens are named
where trumps would be.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from domino_core.errors import DominoError, IllegalMove
from domino_core.families.trick.round import TrickRound
from domino_core.families.trick.suits import SEVENS, Trump
from domino_core.game import Seat, Setup
from domino_core.options import FLAG, NOTHING, LeftBy, Option
from domino_core.tiles import DOUBLES, Mask, Tile

if TYPE_CHECKING:
    from domino_core.shapes.views import Details, View

MARK = 42
"""All points of a hand: a bid of one mark, and the step from one mark to the next."""
HIGHEST_OPENING = 2 * MARK
PLUNGE, SPLASH, NELLO = "plunge", "splash", "nello"


class WordBid:
    """A bid that promises doubles and lets the partner name the trumps."""

    __slots__ = ("doubles", "least", "most")

    def __init__(self, doubles: int, least: int, most: int) -> None:
        self.doubles = doubles
        """How many of them the bidder must hold."""
        self.least = least
        self.most = most
        """The marks that it may be worth: the least, or one more than the bid before."""


WORD_BIDS = {SPLASH: WordBid(3, 2, 3), PLUNGE: WordBid(4, 4, 9)}

NELLO_DOUBLES: dict[str, tuple[Trump, ...]] = {
    "off": (),
    "high": ("nello-high",),
    "low": ("nello-low",),
    "own": ("nello-own",),
    "choice": ("nello-high", "nello-low", "nello-own"),
}


ONLY_FOR_MARKS: LeftBy = {"object": {"points": NOTHING, "hands": NOTHING}}


def marks_in(bid: int) -> int:
    """What a bid is worth."""
    return max(1, bid // MARK)


def contract_options(nello: str, sevens: str, plunge: str, splash: str) -> tuple[Option, ...]:
    """The contracts of a house that plays for marks; each with its clause."""
    return (
        Option("nello", tuple(NELLO_DOUBLES), "off", (nello,), left_by=ONLY_FOR_MARKS),
        Option("sevens", FLAG, False, (sevens,), left_by=ONLY_FOR_MARKS),
        Option("plunge", FLAG, False, (plunge,), left_by=ONLY_FOR_MARKS),
        Option("splash", FLAG, False, (splash,), left_by=ONLY_FOR_MARKS),
    )


class MarksRound(TrickRound):
    """A hand that may be played for marks (option `object`); then it ends as soon as the bid is made or lost."""

    def __init__(self, setup: Setup, hands: Sequence[Mask], widow: Tile | None) -> None:
        super().__init__(setup, hands, widow)
        self.mark = MARK if setup.options["object"] == "marks" else 0

    # ---------------------------------------------------------------- bidding

    def mark_bids(self) -> tuple[int, ...]:
        """Bids above 42: two marks outright, and after that always one more."""
        if not self.mark:
            return ()
        return (HIGHEST_OPENING,) if self.bid < HIGHEST_OPENING else (self.bid + MARK,)

    def open_words(self, seat: Seat) -> tuple[str, ...]:
        if not self.mark:
            return ()
        return tuple(
            word
            for word, kind in WORD_BIDS.items()
            if self.setup.options[word] and self._marks_for(word) <= kind.most and self.doubles_of(seat) >= kind.doubles
        )

    def doubles_of(self, seat: Seat) -> int:
        return (self.hands[seat] & DOUBLES).bit_count()

    def _marks_for(self, word: str) -> int:
        return max(WORD_BIDS[word].least, self.bid // MARK + 1)

    def amount_of(self, said: str) -> int:
        return MARK * self._marks_for(said) if said in WORD_BIDS else int(said)

    def tell_bid(self, kind: str, seat: Seat) -> None:
        word = self.word_bid
        if not self.mark or self.bid < MARK:
            super().tell_bid(kind, seat)
        else:
            self.tell(f"{kind}-{word or 'marks'}", seat=seat, bid=self.bid, marks=marks_in(self.bid))

    @property
    def word_bid(self) -> str:
        """`plunge` or `splash` where the highest bid is one, else nothing."""
        said = None if self.bidder is None else self.bids[self.bidder]
        return str(said) if said in WORD_BIDS else ""

    def caller_for(self, bidder: Seat) -> Seat:
        return self.partner_of(bidder) if self.word_bid else bidder

    def partner_of(self, seat: Seat) -> Seat:
        sides = self.setup.sides
        return next(other for other, side in enumerate(sides) if side == sides[seat] and other != seat)

    # ---------------------------------------------------------------- naming the contract

    def contracts(self) -> tuple[Trump, ...]:
        return () if self.word_bid else self.contracts_at(self.bid)

    def contracts_at(self, bid: int) -> tuple[Trump, ...]:
        """What a bid of so much would allow to name in the place of trumps."""
        if not self.mark or bid < MARK:
            return ()
        options = self.setup.options
        return NELLO_DOUBLES[str(options["nello"])] + ((SEVENS,) if options["sevens"] else ())

    def name_trump(self, seat: Seat, trump: Trump) -> None:
        super().name_trump(seat, trump)
        if trump.startswith(NELLO):
            assert self.bidder is not None
            self.sits_out = self.partner_of(self.bidder)

    # ---------------------------------------------------------------- refusing

    def objection_to_word(self, seat: Seat, word: str) -> DominoError:
        kind = WORD_BIDS[word]
        if not self.mark or not self.setup.options[word]:
            return super().objection_to_word(seat, word)
        if self.doubles_of(seat) < kind.doubles:
            sentence = f"A {word} needs {kind.doubles} doubles in the hand."
            return IllegalMove("too-few-doubles", sentence, word=word, wanted=kind.doubles)
        return IllegalMove("word-too-low", f"A {word} is worth {kind.most} marks at most.", word=word, most=kind.most)

    def objection_to_trump(self, trump: Trump) -> DominoError:
        if trump in self.contracts_at(MARK):
            if self.word_bid:
                return IllegalMove(
                    "partner-names-trumps", f"After a {self.word_bid} the partner names trumps.", word=self.word_bid
                )
            return IllegalMove("needs-a-mark", "That needs a bid of at least one mark.", trump=trump)
        return super().objection_to_trump(trump)

    # ---------------------------------------------------------------- ending

    @property
    def is_nello(self) -> bool:
        return self.sits_out is not None

    def needed(self) -> int:
        return 0 if self.is_nello else min(self.bid, MARK)

    def is_made(self, side: int) -> bool:
        return not self.taken[side] if self.is_nello else super().is_made(side)

    def is_over(self, side: int) -> bool:
        if not self.mark or self.to_the_end or super().is_over(side):
            return super().is_over(side)
        if self.is_nello:
            return bool(self.taken[side])
        return self.is_made(side) or MARK - sum(self.taken) + self.taken[side] < self.needed()

    def settle(self, side: int, made: bool) -> list[int]:
        if not self.mark:
            return super().settle(side, made)
        return [marks_in(self.bid) if (other == side) == made else 0 for other in range(len(self.taken))]

    def details(self, made: bool) -> Details:
        details = super().details(made)
        if self.mark:
            details["marks"] = marks_in(self.bid)
            details["said"] = self.word_bid
        return details

    # ---------------------------------------------------------------- looking

    @classmethod
    def must_hold(cls, view: View) -> list[tuple[Seat, Mask, int]]:
        """Who plunged or splashed was dealt so many doubles."""
        said = [entry.partition(":") for entry in view["history"]]
        words = [(int(who), WORD_BIDS.get(move.removeprefix("bid:"))) for who, _, move in said]
        return [(seat, DOUBLES, kind.doubles) for seat, kind in words if kind is not None]


__all__ = ["MARK", "WORD_BIDS", "MarksRound", "contract_options", "marks_in"]
