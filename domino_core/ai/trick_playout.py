"""Tricks played quickly: a hand goes on to its end, or nearly, by good habits. Bits and loops only, since search runs through it.

Everybody here plays from one's own hand and from what lies open: which tiles are gone, and who has failed to follow which suit. So an
imagined table plays about as a real one does, and partners do not know each other's tiles. Where wanted, some seats slip. Tiles are bits in
the solver's order (`double_dummy_search.Tables`), in which the highest bit that may take a trick takes it.
"""

from __future__ import annotations

from collections.abc import Sequence

from domino_core.ai.double_dummy_search import Bits, Tables
from domino_core.game import Seat
from domino_core.rng import Rng

SLIPS = 166
"""Where others slip, they lay so many of 256 tiles without a thought: too many for a master and too few for chance, but whoever reckons
with two in three loses little against either."""
LONG = 3
"""With so many trumps the bidder leads them even if others have higher ones."""
SUIT_SIZE = 7

Luck = Sequence[bytes]
"""For each seat, by the number of tiles that it holds, whether it slips and what it lays then: a byte below `SLIPS` says both."""
_CARE = bytes([255]) * 8
NOBODY_SLIPS: Luck = (_CARE,) * 4


class Position:
    """Where a hand stands: what everybody holds, and what is known of it to all."""

    __slots__ = ("could", "hands", "taken", "trick", "turn")

    def __init__(self, hands: list[Bits], could: list[Bits], turn: Seat, trick: list[Bits], taken: list[int]) -> None:
        self.hands = hands
        self.could = could
        """What each seat may hold for all that the table knows: no suit that it has failed to follow."""
        self.turn = turn
        self.trick = trick
        """The running trick, the lead first."""
        self.taken = taken

    def unseen_by(self, seat: Seat) -> Bits:
        """What the others hold."""
        out = 0
        for other, hand in enumerate(self.hands):
            if other != seat:
                out |= hand
        return out

    def copy(self) -> Position:
        return Position(self.hands.copy(), self.could.copy(), self.turn, self.trick.copy(), self.taken.copy())


class Players:
    """All seats of one table with its trumps and its bidder, and how they play."""

    def __init__(self, tables: Tables, sides: Sequence[int], bidder: Seat) -> None:
        self.tables = tables
        self.sides = tuple(sides)
        self.bidder = bidder
        self.count = len(sides)
        value = tables.value
        self.tens = sum(bit for bit, points in value.items() if points == 10)
        self.counting = tables.counting
        self._others = tuple(tuple(seat for seat, other in enumerate(sides) if other != side) for side in sides)

    # ---------------------------------------------------------------- choosing

    def choice(self, at: Position, seat: Seat, unseen: Bits) -> Bits:
        """The tile that good habits name."""
        return self.follow(at, seat, unseen) if at.trick else self.lead(at, seat, unseen)

    def cheapest(self, tiles: Bits) -> Bits:
        """The tile that gives least away: no count if possible, then the lowest."""
        plain = tiles & ~self.counting or tiles & ~self.tens or tiles
        return plain & -plain

    def richest(self, tiles: Bits) -> Bits:
        """The tile with most points, of those the lowest."""
        rich = tiles & self.tens or tiles & self.counting or tiles
        return rich & -rich

    def lead(self, at: Position, seat: Seat, unseen: Bits) -> Bits:
        """Top trumps while opponents may have some, then tiles that nobody beats, else a small one."""
        tables, hand = self.tables, at.hands[seat]
        if not hand & hand - 1:
            return hand
        threats = 0
        for other in self._others[seat]:
            threats |= at.could[other]
        threats &= unseen
        own_trumps, their_trumps = hand & tables.trumps, threats & tables.trumps
        plain = hand ^ own_trumps
        best = self._to_draw(own_trumps, their_trumps, unseen & tables.trumps, seat) or self._unbeaten(plain, threats, unseen)
        if best:
            return best
        if own_trumps and not their_trumps and not plain & ~self.counting:
            return 1 << own_trumps.bit_length() - 1
        return self.cheapest(plain or hand)

    def _to_draw(self, own: Bits, theirs: Bits, unseen: Bits, seat: Seat) -> Bits:
        """A trump to lead so that the opponents lose theirs, or nothing: the highest of all from anybody, others only from the bidder."""
        if not own or not theirs:
            return 0
        highest = 1 << own.bit_length() - 1
        if own > unseen or (seat == self.bidder and own > theirs):
            return highest
        return self.cheapest(own) if seat == self.bidder and own.bit_count() >= LONG else 0

    def _unbeaten(self, plain: Bits, threats: Bits, unseen: Bits) -> Bits:
        """The best tile, other than a trump, that no tile of its suit beats; or nothing.

        While opponents may ruff it is one of whose suit many are out; after that one that counts, and a short suit first.
        """
        tables, ruffs = self.tables, threats & self.tables.trumps
        best, best_worth = 0, -1
        while plain:
            bit = plain & -plain
            plain ^= bit
            suit = tables.follow[bit]
            if not threats & suit & -(bit << 1):
                out = (unseen & suit).bit_count()
                worth = tables.value[bit] + (2 * out if ruffs else SUIT_SIZE - out)
                if worth > best_worth:
                    best, best_worth = bit, worth
        return best

    def follow(self, at: Position, seat: Seat, unseen: Bits) -> Bits:
        """Count to the partner's trick, the least needed to take one, and little to a lost one. Trumps are for tricks that count."""
        tables, trick = self.tables, at.trick
        lead = trick[0]
        hand = at.hands[seat]
        suit = tables.follow[lead]
        legal = hand & suit or hand
        if not legal & legal - 1:
            return legal
        taking = tables.takers[lead]
        top, place, lying = lead, 0, 0
        for index, bit in enumerate(trick):
            lying |= bit
            if bit & taking > top:
                top, place = bit, index
        count, sides = self.count, self.sides
        side = sides[seat]
        holder = (seat - len(trick) + place) % count
        to_come = count - 1 - len(trick)
        can_come = 0
        for step in range(1, to_come + 1):
            other = (seat + step) % count
            if sides[other] != side:
                may = unseen & at.could[other]
                can_come |= may & suit or may & taking
        discards = 0 if legal & suit else legal & ~tables.trumps
        if sides[holder] == side:
            gifts = (discards or legal & suit if to_come else legal) & self.counting if can_come <= top else 0
            return self.richest(gifts) if gifts else self.cheapest(legal)
        winners = legal & taking & -(top << 1)
        if winners:
            sure = winners & -(1 << can_come.bit_length()) if can_come else winners
            if sure:
                discards &= ~self.counting
                wasted = discards and self.counting and not to_come and not lying & self.counting
                return self.cheapest(discards) if wasted else self.richest(sure)
            if to_come == 1 or not legal & ~winners:
                return self.cheapest(winners) if to_come > 1 else 1 << winners.bit_length() - 1
        return self.cheapest(legal)

    def is_decided(self, at: Position) -> bool:
        """Whether the last to play cannot change who gets the trick: it is the partner's, or cannot be taken."""
        trick, seat = at.trick, at.turn
        if len(trick) < self.count - 1:
            return False
        taking = self.tables.takers[trick[0]]
        top = max([tile & taking for tile in trick])
        holder = (seat + 1 + trick.index(top)) % self.count
        legal = at.hands[seat] & self.tables.follow[trick[0]] or at.hands[seat]
        return self.sides[holder] == self.sides[seat] or legal & taking < top

    # ---------------------------------------------------------------- playing

    def put(self, at: Position, bit: Bits) -> None:
        """The seat on turn plays this tile."""
        tables, trick, seat = self.tables, at.trick, at.turn
        at.hands[seat] ^= bit
        if trick and not bit & tables.follow[trick[0]]:
            at.could[seat] &= ~tables.follow[trick[0]]
        trick.append(bit)
        seat = (seat + 1) % self.count
        if len(trick) == self.count:
            taking = tables.takers[trick[0]]
            seat = (seat + trick.index(max([tile & taking for tile in trick]))) % self.count
            value, won = tables.value, 1
            for tile in trick:
                won += value[tile]
            at.taken[self.sides[seat]] += won
            trick.clear()
        at.turn = seat

    def play_on(self, at: Position, tricks: int = 0, luck: Luck = NOBODY_SLIPS) -> None:
        """Plays in place until everybody has so many tiles left, at the beginning of a trick."""
        hands = at.hands
        out = 0
        for hand in hands:
            out |= hand
        while at.trick or hands[at.turn].bit_count() > tricks:
            seat = at.turn
            hand = hands[seat]
            chance = luck[seat][hand.bit_count()]
            bit = self.choice(at, seat, out ^ hand) if chance >= SLIPS else self._slip(at, hand, chance)
            out ^= bit
            self.put(at, bit)

    def _slip(self, at: Position, hand: Bits, chance: int) -> Bits:
        """Anything that may be played."""
        legal = self.tables.strong[hand & self.tables.follow[at.trick[0]] or hand if at.trick else hand]
        return legal[chance * len(legal) // SLIPS]

    def luck_of_others(self, seat: Seat, rng: Rng) -> Luck:
        """Luck for one world, in which all slip but one's own side: the same after each tile that is tried, so only the tiles differ."""
        return [_CARE if side == self.sides[seat] else rng.word().to_bytes(8, "little") for side in self.sides]
