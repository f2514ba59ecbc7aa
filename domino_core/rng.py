"""Seeded random numbers that are the same on every Python, now and later.

Python promises only `random.random()` to stay as it is; `shuffle` and `choice` may change between versions, and a shared deal would
then be another deal. So the generator (splitmix64) and the shuffle are our own; both are a few lines.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

Item = TypeVar("Item")

_WORD = (1 << 64) - 1


def _hash_text(text: str) -> int:
    """FNV-1a: turns any text into 64 bits."""
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = ((value ^ byte) * 0x100000001B3) & _WORD
    return value


def _fair_below(limit: int) -> int:
    """The last whole multiple of a limit that 64 bits hold."""
    return (_WORD + 1) - (_WORD + 1) % limit


_COUNTED = 128
_FAIR = (0, *(_fair_below(limit) for limit in range(1, _COUNTED + 1)))


class Rng:
    """A stream of random numbers named by its seed: `Rng("k3x9", "round", 2)` is always the same stream."""

    __slots__ = ("_state",)

    def __init__(self, *seed: object) -> None:
        self._state = _hash_text("/".join(str(part) for part in seed))

    def word(self) -> int:
        """The next 64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _WORD
        value = self._state
        value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _WORD
        return value ^ (value >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to limit-1, each equally likely (numbers beyond the last whole multiple are thrown again)."""
        fair = _FAIR[limit] if 0 < limit <= _COUNTED else _fair_below(limit)
        while True:
            value = self.word()
            if value < fair:
                return value % limit

    def fraction(self) -> float:
        """A number from 0 (included) to 1 (not included)."""
        return (self.word() >> 11) / (1 << 53)

    def choice(self, items: Sequence[Item]) -> Item:
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[Item]) -> list[Item]:
        """A new list with the items in random order: for each place from the last on, one `below` decides. Written out, for speed."""
        order = list(items)
        state = self._state
        for last in range(len(order) - 1, 0, -1):
            limit = last + 1
            fair = _FAIR[limit] if last < _COUNTED else _fair_below(limit)
            while True:
                state = (state + 0x9E3779B97F4A7C15) & _WORD
                value = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
                value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _WORD
                value ^= value >> 31
                if value < fair:
                    break
            swap = value % limit
            order[last], order[swap] = order[swap], order[last]
        self._state = state
        return order
