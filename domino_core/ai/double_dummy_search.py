"""The search under `double_dummy.py`: does the leader's side take at least so many points from here?

What makes it fast enough for plain Python:

- a tile is one bit in an order in which a trick is taken by the highest bit of `trick & takers[lead]` (see `families/suits.py`), so
  whether a tile beats another is one comparison;
- a state between two tricks is one number, the leader and the tiles left, since each hand is what is left of the hand dealt;
- one call plays a whole trick in four nested loops, so the search is at most seven calls deep (deep recursion is fatal in a browser);
- before any tile is tried, sure trumps and running suits give bounds; the last two tricks are worked out at once and exactly;
- of trumps that do the same, only one is tried;
- tiles are tried in an order that is right more than nine times in ten, and what worked in the same place before is tried first:
  a wrong lead at the beginning costs more than anything else.

All seats work alike because `hands` lists the four hands twice: the seat after next of `leader` is `hands[leader + 2]`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Generic, TypeVar

from domino_core.families.trick import COUNTS
from domino_core.families.trick.suits import Trump, suits_with
from domino_core.game import Seat
from domino_core.tiles import Mask, double_set, tiles_in

Bits = int
"""Tiles in the solver's own order, or a single one of them."""
Search = Callable[[int, int, int], int]
Leads = Mapping[Bits, tuple[int, Bits, Bits, Bits, Bits]]
"""For each tile as a lead: its trick and its own points, what can take it, and what follows it in each hand after its own."""

_INFINITE = 99
_NO_LIMIT = 1 << 60
_MOST_KEPT = 1 << 12
"""Masks that are remembered in one table: a page stays open for days."""
_ALL_TILES = (1 << 28) - 1
ON_LEAD = tuple(seat << 28 for seat in range(4)) * 2
"""For each seat what makes a state of the tiles left; twice over like the hands."""

Found = TypeVar("Found")


class _ByMask(dict[Bits, Found], Generic[Found]):
    """What a function says of a mask, worked out once for each mask."""

    def __init__(self, work_out: Callable[[Bits], Found]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, mask: Bits) -> Found:
        if len(self) >= _MOST_KEPT:
            self.clear()
        found = self[mask] = self._work_out(mask)
        return found


Order = _ByMask[tuple[Bits, ...]]
"""The bits of a mask in a fixed order of preference."""


def _order(preference: Callable[[Bits], tuple[int, ...]]) -> Order:
    return _ByMask(lambda mask: tuple(sorted((1 << index for index in tiles_in(mask)), key=preference)))


class Tables:
    """What a trump makes of the tiles, in the solver's order; where nothing counts but tricks, no tile has a value."""

    def __init__(self, trump: Trump, counts: bool = True) -> None:
        suits, tiles = suits_with(trump), double_set(6)
        self.bit = tuple(1 << suits.power[tile] for tile in tiles)
        self.trumps = self.bits_of(suits.trumps)
        self.follow = {self.bit[tile]: self.bits_of(suits.members[suits.asked_by[tile]]) for tile in tiles}
        """For each lead the tiles that follow it."""
        self.takers = {lead: suit | self.trumps for lead, suit in self.follow.items()}
        """For each lead the tiles that can take the trick; none where nothing is left to lead."""
        self.takers[0] = 0
        value = self.value = {self.bit[tile]: COUNTS.get(tile, 0) if counts else 0 for tile in tiles}
        self.counting = sum(bit for bit, points in value.items() if points)
        self.strong = _order(lambda bit: (-bit,))
        self.cheap = _order(lambda bit: (value[bit], bit))
        self.rich = _order(lambda bit: (-value[bit], bit))

    def bits_of(self, tiles: Mask) -> Bits:
        return sum(self.bit[tile] for tile in tiles_in(tiles))


tables_of = cache(Tables)


class Unfinished(Exception):
    """The patience is at an end. Ask again: the search goes on from what has been found out."""


class Memory:
    """What a search has found out, and how much more it may look at before it takes a rest."""

    def __init__(self, patience: int | None) -> None:
        self.known: dict[int, int] = {}
        """For each state the lowest and the highest points that are still possible, as `low << 6 | high`."""
        self.patience = patience or _NO_LIMIT
        self.limit = self.patience
        """How many states may be known before the next rest."""

    def rest(self) -> Unfinished:
        self.limit = len(self.known) + self.patience
        return Unfinished()


def _owners(hands: Sequence[Bits]) -> dict[Bits, Seat]:
    return {1 << index: seat for seat in range(4) for index in tiles_in(hands[seat])}


def _sure_trumps(hands: Sequence[Bits], left: Bits, value: Mapping[Bits, int], strong: Order) -> tuple[tuple[int, ...], ...]:
    """For each leader what the trumps that are left promise.

    Points sure for one's own side and for the others, wherever the lead goes; the number of top trumps that the leader can draw
    in a row and their points; and whether no opponent has a trump after that.
    """
    counts = [(hands[seat] & left).bit_count() for seat in range(4)]
    sure, tops, gains = [0, 0], [0] * 4, [0] * 4
    for seat in range(4):
        mine, theirs = hands[seat], hands[seat + 1] | hands[seat + 3]
        higher, points, on_top = 0, 0, True
        for bit in strong[left]:
            on_top = on_top and bool(bit & mine)
            if on_top:
                tops[seat] += 1
                gains[seat] += 1 + value[bit]
            if bit & theirs:
                higher += 1
            elif bit & mine and higher:
                higher -= 1  # each higher trump of the others can beat one of ours
            elif bit & mine:
                points += 1 + (value[bit] if on_top else 0)
        sure[seat % 2] = max(sure[seat % 2], points)
    clear = [max(counts[seat - 1], counts[seat - 3]) <= tops[seat] for seat in range(4)]
    return tuple((sure[seat % 2], sure[1 - seat % 2], tops[seat], gains[seat], clear[seat]) for seat in range(4))


def _twins(left: Bits, owner: Mapping[Bits, Seat], value: Mapping[Bits, int], strong: Order) -> Bits:
    """The trumps that do the same as the next higher one left: of the same hand, and worth the same."""
    twins = 0
    for higher, lower in pairwise(strong[left]):
        if owner[higher] == owner[lower] and value[higher] == value[lower]:
            twins |= lower
    return twins


def _last_two_tricks(hands: Sequence[Bits], tables: Tables, leads: Leads) -> Callable[[Bits, Seat, int], int]:
    """The exact points of the leader's side when everybody has two tiles or one: by plain alpha-beta, the last trick being forced."""
    takers, value, strong = tables.takers, tables.value, tables.strong
    owner = _owners(hands)
    owner_of_top = (0, *(owner.get(1 << index, 0) for index in range(28)))
    """By the length of a mask in bits: who holds its highest tile."""

    def last_two(left: Bits, leader: Seat, points: int) -> int:
        hand1, hand2, hand3 = hands[leader + 1] & left, hands[leader + 2] & left, hands[leader + 3] & left
        best = 0
        for first in strong[hands[leader] & left]:
            with_one, taking, follow1, follow2, follow3 = leads[first]
            legal2, legal3 = follow2 & left or hand2, follow3 & left or hand3
            least = points
            for second in strong[follow1 & left or hand1]:
                top2 = second if second & taking > first else first
                with_two = with_one + value[second]
                left_by_two = left ^ first ^ second
                most = best
                for third in strong[legal2]:
                    top3 = third if third & taking > top2 else top2
                    with_three = with_two + value[third]
                    left_by_three = left_by_two ^ third
                    worst = least
                    for fourth in strong[legal3]:
                        winner = owner[fourth if fourth & taking > top3 else top3]
                        rest = left_by_three ^ fourth
                        won = with_three + value[fourth]
                        result = 0 if winner + leader & 1 else won
                        if not owner_of_top[(rest & takers[rest & hands[winner]]).bit_length()] + leader & 1:
                            result += points - won
                        if result < worst:
                            worst = result
                            if worst <= most:
                                break
                    if worst > most:
                        most = worst
                        if most >= least:
                            break
                if most < least:
                    least = most
                    if least <= best:
                        break
            if least > best:
                best = least
                if best == points:
                    break
        return best

    return last_two


def searcher(hands: Sequence[Bits], tables: Tables, memory: Memory) -> Search:
    """The search over one deal, as a function."""
    trumps, follow, takers, value = tables.trumps, tables.follow, tables.takers, tables.value
    strong, cheap, rich = tables.strong, tables.cheap, tables.rich
    owner = _owners(hands)
    on_lead: Leads = {
        bit: (
            1 + value[bit],
            takers[bit],
            hands[seat + 1] & follow[bit],
            hands[seat + 2] & follow[bit],
            hands[seat + 3] & follow[bit],
        )
        for bit, seat in owner.items()
    }
    last_two = _last_two_tricks(hands, tables, on_lead)
    promises = _ByMask(lambda trumps_left: _sure_trumps(hands, trumps_left, value, strong))
    twins = _ByMask(lambda trumps_left: _twins(trumps_left, owner, value, strong))
    known = memory.known
    worked: dict[Bits, tuple[Bits, ...]] = {}
    """For what a seat may play, together with the tiles that lie before it: the order that begins with what worked last time.

    No two places are the same mask, since every tile has one owner.
    """

    def remember(place: Bits, order: tuple[Bits, ...], good: Bits) -> None:
        if good != order[0]:
            worked[place] = (good, *[bit for bit in order if bit != good])

    def bounds(left: Bits, leader: Seat, points: int) -> tuple[int, int]:
        """The least and the most that the leader's side can take, as far as one can see without trying."""
        low, lost, tops, gain, clear = promises[left & trumps][leader]
        if clear:
            hand = hands[leader] & left
            others = left ^ hand
            losers = hand.bit_count() - tops
            for bit in strong[hand & ~trumps]:
                if not others & follow[bit] & -(bit << 1):
                    gain += 1 + value[bit]
                    losers -= 1
            if not losers:
                return points, points
            low = max(low, gain)
        return low, points - lost

    def safe_leads(left: Bits, leader: Seat) -> Bits:
        """The highest tiles of their suits, other than trumps, that no opponent can ruff."""
        hand1, hand3, others = hands[leader + 1] & left, hands[leader + 3] & left, left & ~hands[leader]
        no_trumps = not (hand1 | hand3) & trumps
        safe = 0
        for bit in strong[hands[leader] & left & ~trumps]:
            suit = follow[bit]
            if not others & suit & -(bit << 1) and (no_trumps or (hand1 & suit and hand3 & suit)):
                safe |= bit
        return safe

    def search(state: int, need: int, points: int) -> int:
        """A number that is at least `need`, and then no more than the leader's side takes; or less, and then no less than it takes.

        `points` are all that is left to take.
        """
        left, leader = state & _ALL_TILES, state >> 28
        span = known.get(state)
        if span is None:
            if len(known) >= memory.limit:
                raise memory.rest()
            if left.bit_count() > 8:
                low, high = bounds(left, leader, points)
            else:
                low = high = last_two(left, leader, points)
            known[state] = low << 6 | high
        else:
            low, high = span >> 6, span & 63
        if need <= low:
            return low
        if need > high:
            return high
        useful = left ^ twins[left & trumps]
        hand0, hand1, hand2, hand3 = (
            hands[leader] & useful,
            hands[leader + 1] & useful,
            hands[leader + 2] & useful,
            hands[leader + 3] & useful,
        )
        lead0, lead1, lead2, lead3 = ON_LEAD[leader : leader + 4]
        leads = worked.get(hand0)
        if leads is None:
            safe = (
                safe_leads(left, leader) if left.bit_count() > 12 else 0
            )  # with three tricks left, looking costs more than trying
            leads = strong[safe] + strong[hand0 ^ safe] if safe else strong[hand0]
        best = low
        for first in leads:
            with_one, taking, follow1, follow2, follow3 = on_lead[first]
            legal1, legal2, legal3 = follow1 & useful or hand1, follow2 & useful or hand2, follow3 & useful or hand3
            taking1, taking2, taking3 = legal1 & taking, legal2 & taking | first, legal3 & taking
            seconds = worked.get(legal1 | first)
            if seconds is None:
                if taking1 > taking2:
                    sure = taking1 & -(1 << taking2.bit_length())
                    seconds = rich[sure] + cheap[legal1 ^ sure]
                elif taking3 > taking2:
                    seconds = rich[legal1]
                else:
                    seconds = strong[legal1] if taking1 > first else cheap[legal1]
            least = _INFINITE
            for second in seconds:
                top2 = second if second & taking > first else first
                with_two = with_one + value[second]
                left_by_two = left ^ first ^ second
                thirds = worked.get(legal2 | first | second)
                if thirds is None:
                    if top2 == first and taking3 < first:
                        thirds = rich[legal2]
                    else:
                        thirds = strong[legal2] if legal2 & taking > top2 else cheap[legal2]
                most = -1
                for third in thirds:
                    top3 = third if third & taking > top2 else top2
                    with_three = with_two + value[third]
                    left_by_three = left_by_two ^ third
                    winning = taking3 & -(top3 << 1)
                    theirs = top3 == second
                    if theirs:
                        fourths, holder = rich[legal3], lead1
                    else:
                        fourths = rich[winning] + cheap[legal3 ^ winning] if winning else cheap[legal3]
                        holder = lead0 if top3 == first else lead2
                    worst = _INFINITE
                    for fourth in fourths:
                        won = with_three + value[fourth]
                        remaining = points - won
                        lost = theirs or fourth & winning
                        if lost:
                            if need > remaining:
                                worst = remaining
                                break
                            ask = remaining - need + 1
                        elif won >= need:
                            worst = min(worst, won)
                            continue
                        else:
                            ask = need - won
                        after = left_by_three ^ fourth | (lead3 if fourth & winning else holder)
                        span = known.get(after)
                        if span is None or span >> 6 < ask <= span & 63:
                            found = search(after, ask, remaining)
                        else:
                            found = span >> 6 if ask <= span >> 6 else span & 63
                        result = remaining - found if lost else won + found
                        if result < worst:
                            worst = result
                            if worst < need:
                                break
                    if worst > most:
                        most = worst
                        if most >= need:
                            remember(legal2 | first | second, thirds, third)
                            break
                if most < least:
                    least = most
                    if least < need:
                        remember(legal1 | first, seconds, second)
                        break
            if least > best:
                best = least
                if best >= need:
                    remember(hand0, leads, first)
                    known[state] = best << 6 | high
                    return best
        known[state] = low << 6 | best
        return best

    return search
