"""Bids, trumps and discards: what each would bring, in imagined worlds that are played to their end.

In every world the rest of the auction is guessed by what the hands promise, and whoever has the bid plays it by good habits, as the player
that bids will do later. So a bid is judged by what it scores, and a pass by what the others then do, throwing in included.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, cast

from domino_core.ai.double_dummy_search import tables_of
from domino_core.ai.looking import own_seat
from domino_core.ai.trick_playout import Players, Position
from domino_core.ai.trick_stakes import Stakes
from domino_core.ai.trick_strength import least_promise, promise_with
from domino_core.families.trick import PASSED, TrickRound
from domino_core.families.trick.suits import Trump
from domino_core.game import Look, Seat
from domino_core.notation import Move
from domino_core.tiles import NAMES, Mask, tiles_in

if TYPE_CHECKING:
    from domino_core.shapes.views import TrickView

TRUMPS_TRIED = 3
HABIT = 0.4
"""By how much of a hand's swing another bid must be better, after one world, than what the hand promises; it shrinks with more worlds."""
HOPELESS = 5.0
"""A hand that lacks so many points for the lowest bid is never bid, however much one may hope to be outbid."""


class Auction:
    """Everything that a seat can weigh up before the first tile is played. Worlds are hands, and last the tile that is left over."""

    def __init__(self, look: Look, example: TrickRound, trumps: Sequence[Trump], for_match: bool = True) -> None:
        view = self._view = cast("TrickView", look.view)
        self._example = example.clone()
        self._seat = own_seat(view)
        self._sides = view["sides"]
        self._players = len(self._sides)
        self._counts = bool(example.counts)
        self._trumps = tuple(trumps)
        self._worlds: list[_World] = []
        self.stakes = Stakes(example, view["sides"][self._seat], for_match)
        self._everything = sum(1 << tile for tile in look.game.tiles(view["options"]))

    def imagine(self, places: Sequence[Mask]) -> None:
        self._worlds.append(_World(self, places))

    @property
    def worlds(self) -> int:
        return len(self._worlds)

    @property
    def last_world(self) -> _World:
        return self._worlds[-1]

    # ---------------------------------------------------------------- what is worth what

    def best_bid(self, moves: Sequence[Move]) -> Move:
        """What brings most, bid or pass. A few worlds prove little: where they do not differ much, the hand decides, and else modesty."""
        bids = _plain_bids(moves)
        if (
            bids
            and PASSED in moves
            and self._counts
            and self._lacking(bids[0], self._worlds[0], self._now(), self._seat) > HOPELESS
        ):
            return PASSED
        worth = {move: sum(world.after(move)[0] for world in self._worlds) for move in moves}
        usual = self._said_by(self._worlds[0], self._now(), self._seat)
        spread = self.stakes.spread(self._seat, self._now().open_bids(self._seat)[0])
        enough = max(worth.values()) - HABIT * spread * sqrt(len(self._worlds))
        return next(move for move in (usual, *moves) if worth[move] >= enough)

    def trump_worth(self, trump: Trump) -> float:
        """What it brings to name these trumps, as the bidder."""
        return sum(self.as_bidder(world.played(self._seat, trump)) for world in self._worlds)

    def discard_worth(self, discard: Mask, trumps: Sequence[Trump]) -> float:
        """What it brings to put this tile away, with the trumps that suit the rest best."""
        return max(sum(self.as_bidder(world.played(self._seat, trump, discard)) for world in self._worlds) for trump in trumps)

    def as_bidder(self, taken: Sequence[int]) -> float:
        """What it is worth that the sides take so much, to the seat that has the bid."""
        return self.stakes.worth(self._seat, self._view["bid"], taken)

    def chance(self, trump: Trump, points: int) -> float:
        """How likely one's own side takes so many points with these trumps. Never quite 0 or 1: a few worlds prove nothing."""
        side = self._sides[self._seat]
        made = sum(world.played(self._seat, trump)[side] >= points for world in self._worlds)
        return (made + 0.5) / (len(self._worlds) + 1)

    # ---------------------------------------------------------------- the rest of an auction

    def final_bid(self, world: _World, move: Move) -> tuple[Seat, int] | None:
        """Who gets the bid for how much, if the seat on turn says this and the others go by what they hold; None if all pass."""
        trial = self._now()
        trial.apply(self._seat, move)
        while (seat := _speaker(trial)) is not None:
            trial.apply(seat, self._said_by(world, trial, seat))
        return None if trial.bidder is None else (trial.bidder, trial.bid)

    def _now(self) -> TrickRound:
        """The auction as it stands."""
        trial = self._example.clone()
        trial.bid, trial.bidder, trial.phase, trial.turn = self._view["bid"], self._view["bidder"], "auction", self._seat
        trial.bids = list(self._view["bids"])
        return trial

    def _said_by(self, world: _World, trial: TrickRound, seat: Seat) -> Move:
        """The lowest bid, if the hand promises enough for it."""
        moves = trial.legal_moves(seat)
        bids = _plain_bids(moves)
        if not bids:
            return moves[0]
        return bids[0] if PASSED not in moves or self._lacking(bids[0], world, trial, seat) <= 0 else PASSED

    def _lacking(self, bid: Move, world: _World, trial: TrickRound, seat: Seat) -> float:
        """How much more a hand would have to promise for a bid."""
        over_partner = trial.bidder is not None and self._sides[trial.bidder] == self._sides[seat]
        return least_promise(int(bid.removeprefix("bid:")), over_partner, self._counts) - world.promise(seat)

    def best_trumps(self, hand: Mask) -> list[Trump]:
        """The trumps that suit a hand, the best first."""
        return sorted(self._trumps, key=lambda trump: -promise_with(trump, self._counts)[hand])

    def play(self, hands: Sequence[Mask], bidder: Seat, trump: Trump) -> list[int]:
        """What each side takes when everybody plays by good habits."""
        tables = tables_of(trump, self._counts)
        at = Position(
            [tables.bits_of(hand) for hand in hands],
            [tables.bits_of(self._everything)] * self._players,
            bidder,
            [],
            [0] * len(self._example.taken),
        )
        Players(tables, self._sides, bidder).play_on(at)
        return at.taken


class _World:
    """One imagined deal, with what has been found out about it."""

    __slots__ = ("_after", "_auction", "_hands", "_left_over", "_taken")

    def __init__(self, auction: Auction, places: Sequence[Mask]) -> None:
        self._auction = auction
        *self._hands, self._left_over = places
        self._after: dict[Move, tuple[float, float]] = {}
        self._taken: dict[tuple[Seat, Trump, Mask], list[int]] = {}

    def promise(self, seat: Seat) -> float:
        auction = self._auction
        return max(promise_with(trump, auction._counts)[self._hands[seat]] for trump in auction._trumps)

    def played(self, bidder: Seat, trump: Trump, discard: Mask = 0) -> list[int]:
        """What each side takes when this seat has the bid, names these trumps and puts this tile away, where there is one to put away."""
        key = bidder, trump, discard
        if key not in self._taken:
            hands = list(self._hands)
            if discard:
                hands[bidder] ^= discard
            elif self._left_over:
                hands[bidder] = self._kept(hands[bidder] | self._left_over, trump)
            self._taken[key] = self._auction.play(hands, bidder, trump)
        return self._taken[key]

    def _kept(self, hand: Mask, trump: Trump) -> Mask:
        promise = promise_with(trump, self._auction._counts)
        return max((hand ^ 1 << tile for tile in tiles_in(hand)), key=promise.__getitem__)

    def after(self, move: Move) -> tuple[float, float]:
        """What the hand is worth after the seat on turn has said this, and the points alone."""
        if move not in self._after:
            final, auction = self._auction.final_bid(self, move), self._auction
            if final is None:
                self._after[move] = 0.0, 0.0
            else:
                trump = auction.best_trumps(self._hands[final[0]])[0]
                end = *final, self.played(final[0], trump)
                self._after[move] = auction.stakes.worth(*end), auction.stakes.lead(*end)
        return self._after[move]


def _plain_bids(moves: Sequence[Move]) -> list[Move]:
    """The bids of a number, the lowest first."""
    return [move for move in moves if move.removeprefix("bid:").isdigit()]


def _speaker(trial: TrickRound) -> Seat | None:
    """Who speaks now; nobody when the auction is over."""
    return trial.turn if trial.phase == "auction" else None


def discards_of(moves: Sequence[Move]) -> dict[Move, Mask]:
    """For each discard its tile."""
    return {move: 1 << NAMES.index(move.removeprefix("discard:")) for move in moves}
