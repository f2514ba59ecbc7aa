"""What a seat does not know, and fair guesses at it.

A world is imagined from a view alone (`game.Worlds`): the order of the deal is guessed here so that it fits everything the view tells,
and the public moves are then played again on it. Whoever holds only a view cannot peek, so neither can a computer player.

Guessing is drawing a perfect matching between tiles and places of the deal at random. A place in a hand rules out tiles that its
owner has since shown not to hold (by passing or drawing); a tile that was played can only have come to its player, and in time.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from domino_core.notation import Move, kind_of, read_laid
from domino_core.outcome import Seat
from domino_core.rng import Rng
from domino_core.tiles import Mask, Tile, mask_of, tile_named, tile_with, tiles_in

if TYPE_CHECKING:
    from domino_core.shapes.views import View

DEALT = -1
"""The time at which the first hands came: before any move."""

_PLAIN_TRIES = 20
_FIRST_MIXING, _LEAST_MIXING = 24, 400
"""Small changes for a first arrangement: for each tile, and at least."""
_FURTHER_MIXING, _LEAST_FURTHER = 1, 25
"""The same for the next one, which begins where the last one was."""
_RING_EVERY = 12
_HALF = (1 << 32) - 1
_PROMISED_TRIES = 40


class Slot:
    """One place in the order of dealing: whose it became and when, and the tile if the looking seat knows it."""

    __slots__ = ("seat", "since", "tile")

    def __init__(self, seat: Seat | None = None, since: int = DEALT, tile: Tile | None = None) -> None:
        self.seat = seat
        self.since = since
        self.tile = tile


def slots_of_hands_and_draws(view: View, hand_sizes: Sequence[int], tiles: int) -> list[Slot]:
    """The usual deal: hands in blocks, seat 0 first, then the boneyard, from which every `draw` takes the next tile."""
    me = view["seat"]
    slots = [Slot(seat) for seat, size in enumerate(hand_sizes) for _ in range(size)]
    for time, entry in enumerate(view["history"]):
        who, _, move = entry.partition(":")
        if move == "draw":
            slots.append(Slot(int(who), time))
    slots += [Slot() for _ in range(tiles - len(slots))]
    own = iter([*view["dealt"], *view["drawn"]])
    for slot in slots:
        if slot.seat == me:
            slot.tile = tile_named(next(own))
    return slots


Moves = Sequence[tuple[Seat, Move]]
Denial = tuple[int, Seat, Mask]
"""At this time, that seat held none of these tiles."""
Holding = tuple[Seat, Mask, int]
"""That seat was dealt at least so many of these tiles."""


class Deals:
    """A source of deals that fit all that is known: the slots, the moves that were made, and what seats have shown not to hold."""

    __slots__ = ("_held", "_matching", "_open", "_promised", "slots")

    def __init__(
        self,
        slots: Sequence[Slot],
        tiles: Iterable[Tile],
        history: Moves,
        shown: Sequence[Denial],
        held: Sequence[Holding] = (),
    ) -> None:
        self.slots = slots
        self._held = held
        known = mask_of(slot.tile for slot in slots if slot.tile is not None)
        self._open = [index for index, slot in enumerate(slots) if slot.tile is None]
        unseen = mask_of(tiles) & ~known
        allowed = self._allowed_tiles(unseen, history, shown)
        self._matching = Matching(tiles_in(unseen), allowed)
        self._promised = Matching(tiles_in(unseen), self._allowed_if_held(allowed))

    def places(self) -> list[tuple[int, Mask]]:
        """The slots whose tile is not known, by their number, each with the tiles that it may hold."""
        return list(zip(self._open, self._matching.allowed, strict=True))

    def draw(self, rng: Rng) -> list[Tile]:
        """The tiles in an order of dealing that fits. Rare holdings are dealt first, which is all but fair; others are waited for."""
        for _ in range(_PROMISED_TRIES if self._held else 1):
            order = self._drawn(self._matching, rng)
            if self._has_held(order):
                return order
        return self._drawn(self._promised, rng)

    def _drawn(self, matching: Matching, rng: Rng) -> list[Tile]:
        drawn = iter(matching.draw(rng))
        return [next(drawn) if slot.tile is None else slot.tile for slot in self.slots]

    def _has_held(self, order: Sequence[Tile]) -> bool:
        return all(
            sum(slot.seat == seat and mask >> tile & 1 for slot, tile in zip(self.slots, order, strict=True)) >= least
            for seat, mask, least in self._held
        )

    def _allowed_if_held(self, allowed: Sequence[Mask]) -> list[Mask]:
        """What is allowed, but the first places of each such hand keep what it is known to have held."""
        allowed = list(allowed)
        for seat, mask, least in self._held:
            places = [place for place, index in enumerate(self._open) if self.slots[index].seat == seat]
            for place in places[:least]:
                allowed[place] &= mask
        return allowed

    def _allowed_tiles(self, unseen: Mask, history: Moves, shown: Sequence[Denial]) -> list[Mask]:
        """For each open slot the tiles that it may hold."""
        played: dict[Tile, tuple[Seat, int]] = {}
        for time, (seat, move) in enumerate(history):
            if kind_of(move) in ("tile", "lay"):
                a, b, _ = read_laid(move)
                played.setdefault(tile_with(a, b), (seat, time))
        played = {tile: when for tile, when in played.items() if unseen >> tile & 1}
        never_played = unseen & ~mask_of(played)
        masks: dict[tuple[Seat | None, int], Mask] = {}
        allowed = []
        for index in self._open:
            slot = self.slots[index]
            key = (slot.seat, slot.since)
            if key not in masks:
                masks[key] = self._tiles_for(slot, never_played, played, shown)
            allowed.append(masks[key])
        return allowed

    @staticmethod
    def _tiles_for(
        slot: Slot,
        never_played: Mask,
        played: dict[Tile, tuple[Seat, int]],
        shown: Sequence[Denial],
    ) -> Mask:
        if slot.seat is None:
            return never_played
        denials = [(time, mask) for time, seat, mask in shown if seat == slot.seat and time > slot.since]
        may = never_played
        for _, mask in denials:
            may &= ~mask
        for tile, (seat, when) in played.items():
            held_in_vain = any(time < when and mask >> tile & 1 for time, mask in denials)
            if seat == slot.seat and slot.since < when and not held_in_vain:
                may |= 1 << tile
        return may


class Matching:
    """Arrangements of tiles over slots, every fitting one (all but) equally likely.

    The first is made from nothing: slots that allow the same tiles are one kind, a tile that only one kind allows has no choice, what is
    left is arranged over the kinds, and each kind is shuffled in itself. Each further one is the last one after many small changes,
    none of which is likelier than its reverse.
    """

    __slots__ = ("_choices", "_slot_of", "_tiles", "allowed", "order")

    def __init__(self, tiles: Sequence[Tile], allowed: Sequence[Mask]) -> None:
        self._tiles = tiles
        self.allowed = allowed
        self.order: list[Tile] = []
        self._slot_of: dict[Tile, int] = {}
        self._choices: dict[Mask, list[Tile]] = {}

    def draw(self, rng: Rng) -> list[Tile]:
        """One tile for each slot."""
        if self.order:
            self.mix(rng, max(_FURTHER_MIXING * len(self.order), _LEAST_FURTHER))
        else:
            self.start_at(self._first(rng))
        return self.order.copy()

    def start_at(self, order: list[Tile]) -> None:
        """Begin with an arrangement that fits."""
        self.order = order
        self._slot_of = {tile: slot for slot, tile in enumerate(order)}
        self._choices = {mask: [tile for tile in order if mask >> tile & 1] for mask in set(self.allowed)}

    def _first(self, rng: Rng) -> list[Tile]:
        kinds: dict[Mask, list[int]] = {}
        for slot, mask in enumerate(self.allowed):
            kinds.setdefault(mask, []).append(slot)
        held: dict[Mask, list[Tile]] = {mask: [] for mask in kinds}
        free: list[Tile] = []
        for tile in self._tiles:
            homes = [mask for mask in kinds if mask >> tile & 1]
            (held[homes[0]] if len(homes) == 1 else free).append(tile)
        choosy_last = sorted(kinds, key=int.bit_count, reverse=True)
        room = [mask for mask in choosy_last for _ in range(len(kinds[mask]) - len(held[mask]))]
        for mask, tile in zip(room, _arranged(free, room, rng), strict=True):
            held[mask].append(tile)
        order: list[Tile] = [0] * len(self.allowed)
        for mask, slots in kinds.items():
            for slot, tile in zip(slots, rng.shuffled(held[mask]), strict=True):
                order[slot] = tile
        return order

    def mix(self, rng: Rng, steps: int) -> None:
        """Swaps are quick; exchanges in a ring reach what swaps alone cannot."""
        order, slot_of, allowed = self.order, self._slot_of, self.allowed
        count = len(order)
        word = rng.word
        if not count:
            return
        for step in range(steps):
            bits = word()
            one, two = (bits & _HALF) * count >> 32, (bits >> 32) * count >> 32
            a, b = order[one], order[two]
            if allowed[one] >> b & 1 and allowed[two] >> a & 1:
                order[one], order[two] = b, a
                slot_of[a], slot_of[b] = two, one
            if step % _RING_EVERY == 0:
                for slot, tile in _ring(order[one], slot_of, self._choices, allowed, rng):
                    order[slot] = tile
                    slot_of[tile] = slot


def draw_matching(tiles: Sequence[Tile], allowed: Sequence[Mask], rng: Rng) -> list[Tile]:
    """One tile for each slot, every fitting arrangement (all but) equally likely."""
    return Matching(tiles, allowed).draw(rng)


def _arranged(tiles: Sequence[Tile], allowed: Sequence[Mask], rng: Rng) -> list[Tile]:
    """Plain shuffles first: one that fits is exactly fair. Where the slots are choosy, any fitting arrangement is mixed at random."""
    for _ in range(_PLAIN_TRIES):
        order = _shuffled_to_fit(tiles, allowed, rng)
        if order is not None:
            return order
    mixing = Matching(tiles, allowed)
    mixing.start_at(_fitting_arrangement(rng.shuffled(tiles), allowed))
    mixing.mix(rng, max(_FIRST_MIXING * len(tiles), _LEAST_MIXING))
    return mixing.order


def _shuffled_to_fit(tiles: Sequence[Tile], allowed: Sequence[Mask], rng: Rng) -> list[Tile] | None:
    """A shuffle, given up at the first tile that does not fit."""
    order = list(tiles)
    for last in range(len(order) - 1, -1, -1):
        swap = rng.below(last + 1)
        order[last], order[swap] = order[swap], order[last]
        if not allowed[last] >> order[last] & 1:
            return None
    return order


def _ring(
    first: Tile, slot_of: dict[Tile, int], choices: dict[Mask, list[Tile]], allowed: Sequence[Mask], rng: Rng
) -> list[tuple[int, Tile]]:
    """The slot of the first tile takes any tile that it allows, the slot that loses it does likewise, until one takes the first tile.

    A ring that meets itself on the way is given up: so each ring is exactly as likely as the one that undoes it.
    """
    takes: list[tuple[int, Tile]] = []
    met = {first}
    slot = slot_of[first]
    while True:
        tile = rng.choice(choices[allowed[slot]])
        takes.append((slot, tile))
        if tile == first:
            return takes
        if tile in met:
            return []
        met.add(tile)
        slot = slot_of[tile]


def _fitting_arrangement(tiles: Sequence[Tile], allowed: Sequence[Mask]) -> list[Tile]:
    """A perfect matching, by breadth-first augmenting paths (no recursion: it must be safe in the browser)."""
    slot_of: dict[Tile, int] = {}
    for start in range(len(allowed)):
        came_from: dict[Tile, int] = {}
        queue = deque([start])
        free: Tile | None = None
        while queue and free is None:
            slot = queue.popleft()
            for tile in tiles:
                if tile in came_from or not allowed[slot] >> tile & 1:
                    continue
                came_from[tile] = slot
                if tile not in slot_of:
                    free = tile
                    break
                queue.append(slot_of[tile])
        if free is None:
            raise ValueError("the view contradicts itself: no deal fits it")
        held: dict[int, Tile] = {slot: tile for tile, slot in slot_of.items()}
        while True:
            slot = came_from[free]
            slot_of[free] = slot
            if slot == start:
                break
            free = held[slot]
    order: list[Tile] = [0] * len(allowed)
    for tile, slot in slot_of.items():
        order[slot] = tile
    return order
