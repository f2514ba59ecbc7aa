"""The search under `double_dummy.py`: does the leader's side take at least so many points from here?

What makes it fast enough for plain Python:

- a tile is one bit in an order in which a trick is taken by the highest bit of `trick & takers[lead]` (see `families/suits.py`), so
  whether a tile beats another is one comparison;
- a state between two tricks is one number, the tiles left and the leader, since each hand is what is left of the hand dealt;
- one call plays a whole trick in four nested loops, so the search is at most seven calls deep (deep recursion is fatal in a browser);
- before any tile is tried, sure trumps and running suits give bounds; the last two tricks are worked out at once and exactly;
- tiles are tried in an order that is right more than nine times in ten, and a lead that worked with the same hand is tried first.

All seats work alike because `hands` lists the four hands twice: the seat after next of `leader` is `hands[leader + 2]`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from domino_core.families.suits import Trump, suits_with
from domino_core.families.trick import COUNTS
from domino_core.game import Seat
from domino_core.tiles import Mask, double_set, tiles_in

Bits = int
"""Tiles in the solver's own order, or a single one of them."""
Search = Callable[[int, int, int, int], int]

_INFINITE = 99
_NO_LIMIT = 1 << 60


class _Order(dict[Bits, tuple[Bits, ...]]):
    """The bits of a mask in a fixed order of preference, worked out once for each mask."""

    def __init__(self, preference: Callable[[Bits], tuple[int, ...]]) -> None:
        super().__init__()
        self._preference = preference

    def __missing__(self, mask: Bits) -> tuple[Bits, ...]:
        ordered = self[mask] = tuple(sorted((1 << index for index in tiles_in(mask)), key=self._preference))
        return ordered


class Tables:
    """What a trump makes of the tiles, in the solver's order."""

    def __init__(self, trump: Trump) -> None:
        suits, tiles = suits_with(trump), double_set(6)
        self.bit = tuple(1 << suits.power[tile] for tile in tiles)
        self.trumps = self.bits_of(suits.trumps)
        self.follow = {self.bit[tile]: self.bits_of(suits.members[suits.asked_by[tile]]) for tile in tiles}
        """For each lead the tiles that follow it."""
        self.takers = {lead: suit | self.trumps for lead, suit in self.follow.items()}
        """For each lead the tiles that can take the trick."""
        value = self.value = {self.bit[tile]: COUNTS.get(tile, 0) for tile in tiles}
        self.counting = sum(bit for bit, points in value.items() if points)
        self.strong = _Order(lambda bit: (-bit,))
        self.cheap = _Order(lambda bit: (value[bit], bit))
        self.rich = _Order(lambda bit: (-value[bit], bit))

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


def _sure_trumps(hands: Sequence[Bits], left: Bits, value: Mapping[Bits, int], strong: _Order) -> tuple[tuple[int, ...], ...]:
    """For each leader what the trumps that are left promise.

    Points sure for the own side and for the others, wherever the lead goes; the number of top trumps that the leader can draw
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


def _last_two_tricks(hands: Sequence[Bits], tables: Tables) -> Callable[[Bits, Seat, int], int]:
    """The exact points of the leader's side when everybody has two tiles: by plain alpha-beta, the last trick being forced."""
    follow, takers, value, strong = tables.follow, tables.takers, tables.value, tables.strong
    owner = _owners(hands)
    owner_of_top = (0, *(owner.get(1 << index, 0) for index in range(28)))
    """By the length of a mask in bits: who holds its highest tile."""

    def last_two(left: Bits, leader: Seat, points: int) -> int:
        hand1, hand2, hand3 = hands[leader + 1] & left, hands[leader + 2] & left, hands[leader + 3] & left
        best = -1
        for first in strong[hands[leader] & left]:
            suit, taking = follow[first], takers[first]
            legal2, legal3 = hand2 & suit or hand2, hand3 & suit or hand3
            least = _INFINITE
            for second in strong[hand1 & suit or hand1]:
                top2 = second if second & taking > first else first
                with_two = 1 + value[first] + value[second]
                left_by_two = left ^ first ^ second
                most = -1
                for third in strong[legal2]:
                    top3 = third if third & taking > top2 else top2
                    with_three = with_two + value[third]
                    left_by_three = left_by_two ^ third
                    worst = _INFINITE
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
        return best

    return last_two


def searcher(hands: Sequence[Bits], tables: Tables, memory: Memory) -> Search:
    """The search over one deal, as a function."""
    trumps, follow, takers, value = tables.trumps, tables.follow, tables.takers, tables.value
    strong, cheap, rich = tables.strong, tables.cheap, tables.rich
    owner = _owners(hands)
    last_two = _last_two_tricks(hands, tables)
    known = memory.known
    good_lead: dict[Bits, Bits] = {}
    """For each hand on lead the tile that worked last time."""
    promises: dict[Bits, tuple[tuple[int, ...], ...]] = {}

    def bounds(left: Bits, leader: Seat, points: int) -> tuple[int, int]:
        trumps_left = left & trumps
        promise = promises.get(trumps_left)
        if promise is None:
            promise = promises[trumps_left] = _sure_trumps(hands, trumps_left, value, strong)
        low, lost, tops, gain, clear = promise[leader]
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

    def first_look(left: Bits, leader: Seat, points: int) -> tuple[int, int]:
        hand = hands[leader] & left
        after_one = hand & (hand - 1)
        if after_one & (after_one - 1):
            return bounds(left, leader, points)
        if after_one:
            exact = last_two(left, leader, points)
        else:
            last = owner[1 << (left & takers[hand]).bit_length() - 1]
            exact = 0 if (last ^ leader) & 1 else points
        return exact, exact

    def search(state: int, leader: Seat, need: int, points: int) -> int:
        """A number that is at least `need`, and then no more than the leader's side takes; or less, and then no less than it takes.

        `points` are all that is left to take.
        """
        left = state >> 2
        known_bounds = known.get(state)
        if known_bounds is None:
            if len(known) >= memory.limit:
                raise memory.rest()
            low, high = first_look(left, leader, points)
            known[state] = low << 6 | high
        else:
            low, high = known_bounds >> 6, known_bounds & 63
        if need <= low:
            return low
        if need > high:
            return high
        hand0, hand1, hand2, hand3 = (
            hands[leader] & left,
            hands[leader + 1] & left,
            hands[leader + 2] & left,
            hands[leader + 3] & left,
        )
        seat1, seat2, seat3 = leader + 1 & 3, leader + 2 & 3, leader + 3 & 3
        leads = strong[hand0]
        good = good_lead.get(hand0)
        if good is not None and good != leads[0]:
            leads = (good, *[bit for bit in leads if bit != good])
        best = low
        for first in leads:
            suit, taking = follow[first], takers[first]
            legal1, legal2, legal3 = hand1 & suit or hand1, hand2 & suit or hand2, hand3 & suit or hand3
            above = -(first << 1)
            if legal1 & taking & above:
                seconds = strong[legal1]
            elif legal3 & taking > legal2 & taking | first:
                seconds = rich[legal1]
            else:
                seconds = cheap[legal1]
            fourth_can_beat_first = legal3 & taking & above
            least = _INFINITE
            for second in seconds:
                top2 = second if second & taking > first else first
                if top2 == first and not fourth_can_beat_first:
                    thirds = rich[legal2]
                elif legal2 & taking & -(top2 << 1):
                    thirds = strong[legal2]
                else:
                    thirds = cheap[legal2]
                with_two = 1 + value[first] + value[second]
                most = -1
                for third in thirds:
                    top3 = third if third & taking > top2 else top2
                    if top3 == second:
                        fourths = rich[legal3]
                    else:
                        winning = legal3 & taking & -(top3 << 1)
                        fourths = rich[winning] + cheap[legal3 ^ winning] if winning else cheap[legal3]
                    with_three = with_two + value[third]
                    rest = left ^ first ^ second ^ third
                    worst = _INFINITE
                    for fourth in fourths:
                        won = with_three + value[fourth]
                        remaining = points - won
                        if fourth & taking > top3 or top3 == second:
                            result = remaining
                            if need <= remaining:
                                winner = seat3 if fourth & taking > top3 else seat1
                                result -= search((rest ^ fourth) << 2 | winner, winner, remaining - need + 1, remaining)
                        else:
                            result = won
                            if need - won > remaining:
                                result = points
                            elif need > won:
                                winner = leader if top3 == first else seat2
                                result += search((rest ^ fourth) << 2 | winner, winner, need - won, remaining)
                        if result < worst:
                            worst = result
                            if worst < need:
                                break
                    if worst > most:
                        most = worst
                        if most >= need:
                            break
                if most < least:
                    least = most
                    if least < need:
                        break
            if least > best:
                best = least
                if best >= need:
                    good_lead[hand0] = first
                    known[state] = best << 6 | high
                    return best
        known[state] = low << 6 | best
        return best

    return search
