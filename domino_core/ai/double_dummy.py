"""Double dummy: what a hand of Forty-Two is worth when all tiles lie open and everybody plays perfectly. Exact.

The search (`double_dummy_search.py`) only answers “does the leader's side take at least so many points from here?”. A few such questions,
the first of them near the answer, give the exact number.
"""

from __future__ import annotations

from collections.abc import Sequence

from domino_core.ai.double_dummy_search import ON_LEAD, Bits, Memory, Unfinished, searcher, tables_of
from domino_core.families.trick.suits import Trump
from domino_core.game import Seat
from domino_core.tiles import Mask, Tile

__all__ = ["DoubleDummy", "Unfinished", "solve"]


class DoubleDummy:
    """One deal with its trumps. Questions about it share what has been found out, so ask the same object again.

    With `patience`, questions raise `Unfinished` after so many new states (a hundred take about a millisecond), so that whoever
    thinks in slices can rest; asked again, they go on.
    """

    def __init__(self, hands: Sequence[Mask], trump: Trump, patience: int | None = None) -> None:
        self._tables = tables_of(trump)
        self._hands = tuple(self._tables.bits_of(hand) for hand in hands) * 2
        self._memory = Memory(patience)
        self._search = searcher(self._hands, self._tables, self._memory)
        self._all = self._hands[0] | self._hands[1] | self._hands[2] | self._hands[3]
        self.total = self._points_in(self._all)
        """All points there are to take."""

    def value(self, leader: Seat) -> int:
        """The points that seats 0 and 2 take with best play."""
        low = self._exactly(self._all, leader, self.total, self._guess(leader))
        return low if leader % 2 == 0 else self.total - low

    def rest(self, left: Bits, leader: Seat, side: int) -> int:
        """The points that a side takes with best play when these tiles, in the solver's order, are left at the beginning of a trick."""
        points = self._points_in(left)
        taken = self._exactly(left, leader, points, points // 2)
        return taken if leader % 2 == side else points - taken

    def _exactly(self, left: Bits, leader: Seat, points: int, need: int) -> int:
        """What the leader's side takes of the points that are left, asked for by ever closer questions, the first of them near `need`."""
        low, high = 0, points
        while low < high:
            need = min(max(need, low + 1), high)
            found = self._search(left | ON_LEAD[leader], need, points)
            if found >= need:
                low, need = found, found + 1
            else:
                high = need = found
        return low

    def takes(self, side: int, need: int, leader: Seat, played: Sequence[Tile] = (), gone: Mask = 0) -> bool:
        """Whether a side (seats 0 and 2, or 1 and 3) takes at least `need` points.

        `gone` are tiles of earlier tricks, `played` those that lie in the running trick, which `leader` led; its points count.
        """
        bits = tuple(self._tables.bit[tile] for tile in played)
        left = self._all & ~self._tables.bits_of(gone) & ~sum(bits)
        return self._side_takes(side, need, leader, bits, left)

    def points(self, side: int, leader: Seat, played: Sequence[Tile], gone: Mask, near: int) -> int:
        """The points that a side takes from here with best play, those of the running trick included; the first question is `near`."""
        left = self._all & ~self._tables.bits_of(gone)
        low, high, need = 0, self._points_in(left), near
        while low < high:
            need = min(max(need, low + 1), high)
            if self.takes(side, need, leader, played, gone):
                low, need = need, need + 1
            else:
                high = need - 1
                need = high
        return low

    def _side_takes(self, side: int, need: int, leader: Seat, trick: tuple[Bits, ...], left: Bits) -> bool:
        """Plays a trick that has been begun to its end in every way, at most three tiles deep."""
        tables = self._tables
        if not trick:
            return self._takes_from_here(side, need, leader, left)
        if len(trick) == 4:
            best = max(bit & tables.takers[trick[0]] for bit in trick)
            winner = (leader + trick.index(best)) % 4
            points = 1 + sum(tables.value[bit] for bit in trick)
            return self._takes_from_here(side, need - points if winner % 2 == side else need, winner, left)
        seat = (leader + len(trick)) % 4
        hand = self._hands[seat] & left
        own = seat % 2 == side
        for bit in tables.strong[hand & tables.follow[trick[0]] or hand]:
            if self._side_takes(side, need, leader, (*trick, bit), left ^ bit) == own:
                return own
        return not own

    def _takes_from_here(self, side: int, need: int, leader: Seat, left: Bits) -> bool:
        points = self._points_in(left)
        if need <= 0 or need > points:
            return need <= 0
        if leader % 2 == side:
            return self._search(left | ON_LEAD[leader], need, points) >= need
        others_need = points - need + 1
        return self._search(left | ON_LEAD[leader], others_need, points) < others_need

    def _guess(self, leader: Seat) -> int:
        """About what the leader's side takes: a question near the answer saves others. The numbers are a fit to random deals."""
        tables, own = self._tables, self._hands[leader] | self._hands[leader + 2]
        trumps, others = self._all & tables.trumps, self._all & ~tables.trumps
        highest = zip(tables.strong[trumps], (9, 4), strict=False)
        points = 6 * (own & trumps).bit_count() + sum(bonus for bit, bonus in highest if bit & own)
        for bit in tables.strong[others]:
            if not others & tables.follow[bit] & -(bit << 1):
                points += 2 if bit & own else -2
        return points - 2

    def _points_in(self, left: Bits) -> int:
        return left.bit_count() // 4 + sum(self._tables.value[bit] for bit in self._tables.rich[left & self._tables.counting])


def solve(hands: Sequence[Mask], trump: Trump, leader: Seat) -> int:
    """The points that seats 0 and 2 take when all hands are open and everybody plays perfectly."""
    return DoubleDummy(hands, trump).value(leader)
