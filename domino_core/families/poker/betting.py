"""The chips of one poker hand: antes, one round of betting at a fixed limit, and the pots that all-in players leave behind.

Nothing here knows tiles. Everybody pays in; who wins which pot is for the game to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from domino_core.game import Seat
from domino_core.notation import Move

MOST_RAISES = 3

MAY_BET: tuple[Move, ...] = ("check", "bet")
MAY_BET_OR_FOLD: tuple[Move, ...] = (*MAY_BET, "fold")
MAY_RAISE: tuple[Move, ...] = ("call", "raise", "fold")
MAY_CALL: tuple[Move, ...] = ("call", "fold")
MAY_CHECK: tuple[Move, ...] = ("check",)


class Pot:
    """Chips in the middle, and the seats that can win them."""

    __slots__ = ("chips", "seats")

    def __init__(self, chips: int, seats: list[Seat]) -> None:
        self.chips = chips
        self.seats = seats


class Betting:
    """One hand's betting. A bet or raise is always `size` chips, or all that a player has left where that is less."""

    __slots__ = ("bets", "idle_folds", "live", "paid", "raises", "size", "stacks", "to_speak")

    def __init__(self, stacks: Sequence[int], order: Sequence[Seat], ante: int, size: int, idle_folds: bool = False) -> None:
        self.stacks = tuple(stacks)
        """Chips per seat before the hand."""
        self.size = size
        self.idle_folds = idle_folds
        """Whether one may fold where there is no bet to answer."""
        self.live = list(order)
        """The seats that have not folded, in the order of speaking."""
        self.paid = [0] * len(stacks)
        """What each seat has put in, the ante included."""
        self.bets = [0] * len(stacks)
        """What each seat has bet, without the ante."""
        self.raises = 0
        for seat in order:
            self.paid[seat] = min(ante, stacks[seat])
        self.to_speak = self._able(self.live)
        """The seats that still have to speak, the one on turn first."""
        if len(self.to_speak) < 2:
            self.to_speak = [order[0]]  # nobody can bet; one player checks, so that the hand is seen before it is over

    # ---------------------------------------------------------------- looking

    @property
    def turn(self) -> Seat | None:
        """Who must speak; None when the betting is over."""
        return self.to_speak[0] if self.to_speak else None

    @property
    def all_in(self) -> list[Seat]:
        """The seats that have put in all they had and not folded."""
        return sorted(seat for seat in self.live if not self.left(seat))

    def left(self, seat: Seat) -> int:
        """Chips that this seat still has before it."""
        return self.stacks[seat] - self.paid[seat]

    def owed(self, seat: Seat) -> int:
        """What calling takes: the rest of the highest bet, or all that is left where that is less."""
        return min(max(self.bets) - self.bets[seat], self.left(seat))

    def can_be_answered(self, seat: Seat) -> bool:
        """Whether anybody else has chips to answer a bet with; a bet that nobody can call is no bet."""
        return any(other != seat for other in self._able(self.live))

    def _able(self, seats: Sequence[Seat]) -> list[Seat]:
        return [seat for seat in seats if self.left(seat)]

    def legal_moves(self) -> tuple[Move, ...]:
        """What the seat on turn may say."""
        seat = self.to_speak[0]
        owed, left = self.owed(seat), self.left(seat)
        if owed:
            more = self.raises < MOST_RAISES and left > owed and self.can_be_answered(seat)
            return MAY_RAISE if more else MAY_CALL
        if not left or not self.can_be_answered(seat):
            return MAY_CHECK
        return MAY_BET_OR_FOLD if self.idle_folds else MAY_BET

    # ---------------------------------------------------------------- speaking

    def apply(self, move: Move) -> int:
        """The seat on turn speaks; tells how many chips it puts in."""
        seat = self.to_speak.pop(0)
        place = self.live.index(seat)
        after = self.live[place + 1 :] + self.live[:place]
        put = 0
        if move == "fold":
            self.live.remove(seat)
        elif move != "check":
            put = self.owed(seat) if move == "call" else min(self.owed(seat) + self.size, self.left(seat))
            self.paid[seat] += put
            self.bets[seat] += put
        if move in ("bet", "raise"):
            self.raises += move == "raise"
            self.to_speak = self._able(after)
        if len(self.live) == 1 or not self._open_question():
            self.to_speak = []
        return put

    def _open_question(self) -> bool:
        """Whether anything is left to decide: a bet to answer, or two players who could still bet."""
        return any(self.owed(seat) for seat in self.to_speak) or len(self._able(self.live)) > 1

    # ---------------------------------------------------------------- the pots

    def take_back(self) -> tuple[Seat, int] | None:
        """When the betting is over, the part of a bet that nobody has called goes back: to whom, and how much."""
        second, most = sorted(self.paid)[-2:]
        if second == most:
            return None
        seat = self.paid.index(most)
        self.paid[seat] = second
        return seat, most - second

    def pots(self) -> list[Pot]:
        """The main pot and the side pots: each all-in player takes part up to what they paid, and others win what lies above."""
        all_in = self.all_in
        pots: list[Pot] = []
        below = 0
        for level in sorted({self.paid[seat] for seat in all_in} | {max(self.paid)}):
            chips = sum(min(paid, level) - min(paid, below) for paid in self.paid)
            pots.append(Pot(chips, sorted(seat for seat in self.live if seat not in all_in or self.paid[seat] >= level)))
            below = level
        return pots

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.stacks, other.size, other.raises, other.idle_folds = self.stacks, self.size, self.raises, self.idle_folds
        other.live, other.to_speak = self.live.copy(), self.to_speak.copy()
        other.paid, other.bets = self.paid.copy(), self.bets.copy()
        return other
