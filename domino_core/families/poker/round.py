"""Poker with tiles: everybody antes, bets once round at a fixed limit, and the best five tiles take the pot.

A round is one hand of poker. Chips are the score: a side's points are the chips it has won or lost, so all scores add up to nothing, and
the chips before a player are the starting stack plus the score.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Self, cast

from domino_core.editions import NO_FOLD_WHERE_CHECK_IS_FREE
from domino_core.errors import DominoError, IllegalMove, InvalidMove
from domino_core.families.hands import HandsRound
from domino_core.families.poker.betting import MAY_CHECK, MOST_RAISES, Betting
from domino_core.families.poker.hands import HAND_SIZE, class_of, strength
from domino_core.game import Result, Round, Seat, Setup
from domino_core.hidden import Slot
from domino_core.notation import Move
from domino_core.tiles import Tile, mask_of, names_in, tile_named

if TYPE_CHECKING:
    from domino_core.shapes.views import Details, PokerPart, PokerPhase, PokerView, ReturnedChips, View, WonPot

DOUBLED_EVERY = 20
"""In a match without a set number of hands, ante and bets double after so many hands: it is sure to end."""

_AMOUNT = re.compile(r"(bet|call|raise):?\d+")


class PokerRound(HandsRound):
    """One hand of poker, from the antes to the showdown. Hands stay as they were dealt until the end, folded or not."""

    changing = (*Round.changing, "betting", "won")

    # ---------------------------------------------------------------- dealing

    def __init__(self, setup: Setup, order: Sequence[Tile]) -> None:
        chips = [int(setup.options["chips"]) + score for score in setup.scores]
        blocks = [tuple(order[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]) for seat in range(setup.players)]
        hands = [mask_of(block) if own else 0 for block, own in zip(blocks, chips, strict=True)]
        unseen = [tile for block, own in zip(blocks, chips, strict=True) if not own for tile in block]
        super().__init__(setup, hands, unseen)  # what players without chips would have been dealt is never drawn
        self.dealer = self._dealer(chips)
        seats = [(self.dealer + step) % setup.players for step in range(1, setup.players + 1)]
        stakes = 1 if setup.options["hands"] else 2 ** (setup.number // DOUBLED_EVERY)
        self.ante = int(setup.options["ante"]) * stakes
        speaking = [seat for seat in seats if chips[seat]]
        idle_folds = setup.edition < NO_FOLD_WHERE_CHECK_IS_FREE
        self.betting = Betting(chips, speaking, self.ante, int(setup.options["bet"]) * stakes, idle_folds)
        self.turn = self.betting.turn
        self.won = [0] * setup.players
        """Chips taken from the pots at the end."""

    @classmethod
    def deal(cls, setup: Setup) -> Self:
        return cls(setup, setup.order())

    def _dealer(self, chips: Sequence[int]) -> Seat:
        """The deal passes to the left, over players who are out."""
        setup = self.setup
        seat: Seat = setup.results[-1].details["dealer"] + 1 if setup.results else setup.starter
        while not chips[seat % setup.players]:
            seat += 1
        return seat % setup.players

    # ---------------------------------------------------------------- moving

    def legal_moves(self, seat: Seat) -> tuple[Move, ...]:
        return self.betting.legal_moves() if seat == self.turn else ()

    def apply(self, seat: Seat, move: Move) -> None:
        self.history.append((seat, move))
        put = self.betting.apply(move)
        self.tell(move, seat=seat, chips=put, all_in=seat in self.betting.all_in)
        self.turn = self.betting.turn
        if self.turn is None:
            self._pay_out()

    def _pay_out(self) -> None:
        """Shows the hands, unless all but one have folded, and pays the pots out."""
        betting, strengths = self.betting, [strength(hand) if hand else 0 for hand in self.hands]
        returned = betting.take_back()
        if returned is not None:
            self.tell("returned", seat=returned[0], chips=returned[1])
        showdown = len(betting.live) > 1
        if showdown:
            for seat in betting.live:
                self.tell("show", seat=seat, tiles=names_in(self.hands[seat]), hand=class_of(self.hands[seat]).code)
        paid_out: list[WonPot] = []
        for pot in betting.pots():
            winner = max(pot.seats, key=strengths.__getitem__)
            self.won[winner] += pot.chips
            paid_out.append({"chips": pot.chips, "seats": pot.seats, "winner": winner})
            self.tell("win", seat=winner, chips=pot.chips, pot=len(paid_out))
        self._score("showdown" if showdown else "unopposed", paid_out, returned)

    def _score(self, reason: str, pots: list[WonPot], returned: tuple[Seat, int] | None) -> None:
        betting, best = self.betting, pots[0]["winner"]
        after = [betting.left(seat) + won for seat, won in enumerate(self.won)]
        self.points = [now - before for now, before in zip(after, betting.stacks, strict=True)]
        given_back: ReturnedChips | None = None if returned is None else {"seat": returned[0], "chips": returned[1]}
        details: Details = {
            "dealer": self.dealer,
            "pots": pots,
            "winners": sorted({pot["winner"] for pot in pots}),
            "won": self.points[best],
            "classes": self._classes(reason == "showdown"),
            "winning": self._winning(reason == "showdown", pots),
            "paid": list(betting.paid),
            "returned": given_back,
            "chips_before": list(betting.stacks),
            "chips_after": after,
        }
        self.ended = Result(reason, best, self.points, details)

    # ---------------------------------------------------------------- looking

    @property
    def phase(self) -> PokerPhase:
        """`betting`, then `showdown`, or `unopposed` where all but one have folded."""
        if self.ended is None:
            return "betting"
        return "showdown" if self.ended.reason == "showdown" else "unopposed"

    def is_shown(self, owner: Seat) -> bool:
        """At a showdown everybody sees the hands of those who have not folded."""
        return self.phase == "showdown" and owner in self.betting.live

    def is_open(self, owner: Seat) -> bool:
        return not self.hands[owner] or self.is_shown(owner)

    def _classes(self, showdown: bool) -> list[str | None]:
        live = self.betting.live if showdown else []
        return [class_of(hand).code if seat in live else None for seat, hand in enumerate(self.hands)]

    def _winning(self, showdown: bool, pots: Sequence[WonPot]) -> list[str]:
        """The tiles of every hand that has won a pot by being shown."""
        seats = {pot["winner"] for pot in pots} if showdown else set()
        return [name for seat in sorted(seats) for name in names_in(self.hands[seat])]

    def show(self, seat: Seat | None) -> PokerPart:
        betting, over = self.betting, self.turn is None
        seats = range(self.setup.players)
        own = 0 if seat is None else self.hands[seat]
        return {
            **super().show(seat),
            "dealer": self.dealer,
            "ante": self.ante,
            "limit": betting.size,
            "chips": [betting.left(who) + self.won[who] for who in seats],
            "paid": list(betting.paid),
            "bets": [0] * len(seats) if over else list(betting.bets),
            "pot": 0 if over else sum(betting.paid),
            "pots": [] if over else [{"chips": pot.chips, "seats": pot.seats} for pot in betting.pots()],
            "to_call": 0 if self.turn is None else betting.owed(self.turn),
            "raises": betting.raises,
            "out": [who for who in seats if not self.hands[who]],
            "folded": [who for who in seats if self.hands[who] and who not in betting.live],
            "all_in": betting.all_in,
            "phase": self.phase,
            "shown": [names_in(hand) if self.is_shown(owner) else None for owner, hand in enumerate(self.hands)],
            "classes": self._classes(self.phase == "showdown"),
            "own_class": class_of(own).code if own else None,
        }

    @classmethod
    def known_deal(cls, view: View) -> list[Slot]:
        slots: list[Slot] = []
        out = cast("PokerView", view)["out"]
        for seat, names in enumerate(view["hands"]):
            if seat in out:
                slots += [Slot() for _ in range(HAND_SIZE)]
            elif names is None:
                slots += [Slot(seat) for _ in range(HAND_SIZE)]
            else:
                slots += [Slot(seat, tile=tile_named(name)) for name in names]
        return slots

    # ---------------------------------------------------------------- objecting

    def check(self, seat: Seat, move: Move) -> None:
        amount = _AMOUNT.fullmatch(str(move)[:16])
        if amount is not None:
            word, size = amount[1], self.betting.size
            raise InvalidMove(
                "fixed-limit", f"Bets and raises are always {size} chips: just say “{word}”.", word=word, limit=size
            )
        super().check(seat, move)

    def objection(self, seat: Seat, move: Move) -> DominoError:
        betting = self.betting
        owed, left = betting.owed(seat), betting.left(seat)
        if self.legal_moves(seat) == MAY_CHECK:
            return IllegalMove("no-betting", "Nobody can bet any more: check, and the hands are shown.", move=move)
        if move == "check":
            return IllegalMove("bet-to-answer", f"There is a bet to answer: call {owed}, or fold.", chips=owed)
        if move == "bet":
            return IllegalMove("already-bet", f"A bet has been made already: call {owed}, raise it, or fold.", chips=owed)
        if move == "fold":
            return IllegalMove("checking-is-free", "There is no bet to answer: check, which costs nothing, or bet.")
        if move == "call":
            return IllegalMove("nothing-to-call", "Nobody has bet, so there is nothing to call: check, or bet.")
        if not owed:
            return IllegalMove("nothing-to-raise", "Nobody has bet, so there is nothing to raise: bet.")
        if betting.raises == MOST_RAISES:
            return IllegalMove(
                "no-more-raises", f"{MOST_RAISES} raises are the limit: call {owed}, or fold.", most=MOST_RAISES, chips=owed
            )
        if left <= owed:
            return IllegalMove("too-few-chips", f"Calling takes all of your {left} chips: call, or fold.", chips=left)
        return IllegalMove("nobody-to-answer", f"Nobody else has chips to answer a raise: call {owed}, or fold.", chips=owed)
