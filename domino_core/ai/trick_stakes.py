"""What a hand of tricks is worth to a side: the points that it is ahead by, and much more where they end the match.

The last hands of a match are not like the others: whoever needs four points bids four tricks on little, and whoever must stop that bids
more. The rules say when a match is over (`Game.match_over`); here it is only asked what each end of the hand would mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from domino_core.standing import Standing

if TYPE_CHECKING:
    from domino_core.families.trick import TrickRound
    from domino_core.outcome import Result, Seat

ALL_POINTS = 42
POINTS_BESIDES = 0.02
"""What all points together are worth beside what the hand scores: one goes on trying when nothing depends on it."""
TRICK_SWING = 10.0
"""The swing of a hand where only tricks count."""
MATCH = 2.0
"""What it is worth to win the match and not to lose it, in swings of a hand."""


class Stakes:
    """How a match stands before a hand, and what each end of the hand would bring one side."""

    def __init__(self, hand: TrickRound, mine: int, for_match: bool) -> None:
        """`hand` is any world; `for_match` is whether one minds more than the points of this hand."""
        self._hand, self._setup, self._sides = hand.clone(), hand.setup, hand.setup.sides
        self._mine, self._for_match = mine, for_match
        self._count = len(hand.taken)
        self._teams = self._count == 2
        self._found: dict[tuple[int, ...], float] = {}
        self.end_match = False
        """Whether the match was over with some of the ends that were asked for."""

    def worth(self, bidder: Seat, bid: int, taken: Sequence[int]) -> float:
        """What it brings if this seat has bid so much and the sides take so much."""
        key = (bidder, bid, *taken)
        found = self._found.get(key)
        if found is None:
            swing = self._swing(bidder, bid)
            result = self._result(bidder, bid, taken)
            found = self._ahead(result, self._mine)
            if self._teams:
                found += POINTS_BESIDES * swing * (taken[self._mine] / ALL_POINTS - 0.5)
            if self._for_match:
                found += MATCH * swing * self._won_by(result)
            self._found[key] = found
        return found

    def lead(self, bidder: Seat, bid: int, taken: Sequence[int]) -> float:
        """The points of the hand that one's own side is ahead of the others by, on average."""
        return self._ahead(self._result(bidder, bid, taken), self._mine)

    def spread(self, bidder: Seat, bid: int) -> float:
        """How far the best end of the hand is from the worst."""
        if not self._teams:
            return TRICK_SWING
        return abs(self.worth(bidder, bid, self._all_to(0)) - self.worth(bidder, bid, self._all_to(1)))

    def _swing(self, bidder: Seat, bid: int) -> float:
        """The same in points alone."""
        if not self._teams:
            return TRICK_SWING
        side = self._sides[bidder]
        most, least = (self._ahead(self._result(bidder, bid, self._all_to(other)), side) for other in (side, 1 - side))
        return most - least

    def _all_to(self, side: int) -> list[int]:
        return [ALL_POINTS * (side == other) for other in range(self._count)]

    def _result(self, bidder: Seat, bid: int, taken: Sequence[int]) -> Result:
        hand = self._hand
        hand.bidder, hand.bid, hand.taken = bidder, bid, list(taken)
        return hand.scored(taken[self._sides[bidder]] >= hand.needed())

    def _ahead(self, result: Result, side: int) -> float:
        points = result.points
        return points[side] - (sum(points) - points[side]) / (self._count - 1)

    def _won_by(self, result: Result) -> float:
        """The share of the match that one's own side wins beyond chance if the hand has ended so; nothing while it goes on."""
        setup = self._setup
        scores = tuple(before + won for before, won in zip(setup.scores, result.points, strict=True))
        winners = setup.game.match_over(Standing(setup.options, self._sides, scores, (*setup.results, result)))
        if winners is None:
            return 0.0
        self.end_match = True
        sides = {self._sides[seat] for seat in winners}
        return (self._mine in sides) / len(sides) - 1 / self._count
