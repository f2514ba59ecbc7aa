"""What a hand promises before a tile is played: about how many points its holder's side takes with some trumps, and with which best.

The numbers are a fit to some thousand random deals that `trick_playout` played to their end. They are looked up by suit, since a suit
has only 128 ways to lie in a hand: the same hand is judged thousands of times while one imagines what others hold.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from math import erf, sqrt

from domino_core.families.trick import COUNTS
from domino_core.families.trick.suits import Suits, Trump, suits_with
from domino_core.tiles import Mask, Tile, tiles_in

LEAST_PROMISE = 29.2
"""What a hand must promise for the lowest bid of those that count points."""
STEP = 0.7
"""How much more for each point more."""
OVER_PARTNER = 5.0
"""How much more to take the bid from one's partner."""
TRICK_MARGIN = 0.3
"""How far a bid for tricks may lie above what the hand promises."""

_EXPOSED = 0.14
"""What a counting tile costs that may be lost, a point of it."""


class Weights:
    """What is worth how much in a hand."""

    def __init__(self, base: float, trumps: Sequence[float], many: Sequence[float], top: float, next_to_top: float) -> None:
        self.base = base
        self.trumps = tuple(trumps)
        """The trumps, the highest first."""
        self.many = tuple(many)
        """Besides, for four trumps and for five or more."""
        self.top = top
        """A tile that nothing in its suit beats, other than a trump."""
        self.next_to_top = next_to_top


POINTS = Weights(4.3, (10.3, 7.5, 5.8, 5.8, 5.1, 4.7, 5.0), (-1.0, -3.5), 2.9, 0.3)
POINTS_WITHOUT_TRUMPS = Weights(15.1, (), (0.0, 0.0), 3.8, 1.3)
TRICKS = Weights(-4.2, (3.1, 2.6, 2.0, 1.9, 1.85, 1.9, 1.9), (-0.85, -1.05), 0.83, 0.1)


class Promise(dict[Mask, float]):
    """What hands promise with one kind of trumps, each worked out once; forgotten when there are too many."""

    MOST_KEPT = 1 << 12

    def __init__(self, trump: Trump, counts: bool) -> None:
        super().__init__()
        suits = self._suits = suits_with(trump)
        self._weights = weights = (POINTS if suits.trumps else POINTS_WITHOUT_TRUMPS) if counts else TRICKS
        self._in_trumps: dict[Mask, float] = _Looked(lambda held: weights.base + self._of_trumps(held, counts))
        self._asked = [
            (members, asking, _Looked(partial(self._of_suit, asking=asking, members=members, counts=counts)))
            for suit, members in suits.members.items()
            if suit != trump and (asking := _asking(suits, suit))
        ]

    def __missing__(self, hand: Mask) -> float:
        if len(self) >= self.MOST_KEPT:
            self.clear()
        promise = self._in_trumps[hand & self._suits.trumps]
        for members, asking, looked in self._asked:
            if hand & asking:
                promise += looked[hand & members]
        self[hand] = promise
        return promise

    def _of_trumps(self, held: Mask, counts: bool) -> float:
        order = sorted(tiles_in(self._suits.trumps), key=self._suits.power.__getitem__, reverse=True)
        number = held.bit_count()
        many = self._weights.many
        worth = sum(weight for tile, weight in zip(order, self._weights.trumps, strict=False) if held >> tile & 1)
        worth += (many[0] if number >= 4 else 0.0) + (many[1] if number >= 5 else 0.0)
        return worth + (0.27 * sum(COUNTS.get(tile, 0) for tile in tiles_in(held)) if counts else 0.0)

    def _of_suit(self, held: Mask, asking: Mask, members: Mask, counts: bool) -> float:
        worth = 0.0
        for tile in tiles_in(held & asking):
            higher = self._higher(tile, members & ~held)
            worth += (self._weights.top, self._weights.next_to_top, 0.0)[min(higher, 2)]
            if higher and counts:
                worth -= _EXPOSED * COUNTS.get(tile, 0)
        return worth

    def _higher(self, tile: Tile, others: Mask) -> int:
        return sum(self._suits.power[other] > self._suits.power[tile] for other in tiles_in(others))


class _Looked(dict[Mask, float]):
    def __init__(self, work_out: Callable[[Mask], float]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, held: Mask) -> float:
        found = self[held] = self._work_out(held)
        return found


def _asking(suits: Suits, suit: str) -> Mask:
    """The tiles that ask for this suit when they are led."""
    return sum(1 << tile for tile in range(len(suits.asked_by)) if suits.asked_by[tile] == suit)


promise_with = cache(Promise)


def likely(expected: float, least: float, spread: float) -> float:
    """How likely a number is at least `least`, if it lies about `expected`, so far from it as usual."""
    return 0.5 + 0.5 * erf((expected - least + 0.5) / (spread * sqrt(2.0)))


def least_promise(bid: int, over_partner: bool, counts: bool) -> float:
    """What a hand must promise for a bid."""
    if not counts:
        return bid - TRICK_MARGIN
    return LEAST_PROMISE + STEP * (min(bid, 42) - 30) + (OVER_PARTNER if over_partner else 0.0)
