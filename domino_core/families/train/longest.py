"""The longest train that a hand can build from an open end: exact, not greedy.

A train is a walk from number to number that uses each tile once. Where it can go on depends only on which tiles are left and where it
stands, so no such pair is looked at twice. A double never leads anywhere else, so it is laid as soon as its number is reached.

How long a train can yet become is bounded as for the bridges of Königsberg: of the tiles within reach, numbers that show on an odd
number of them cost one unused tile a pair. Trains that promise most are followed first, and those that cannot beat the longest one found
are dropped: a dealt hand takes about a millisecond, and most hands of thirty tiles a few.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from domino_core.tiles import DOUBLES, HIGH, LARGEST, LOW, PIPS, WITH, Mask, Tile, mask_of, tile_with, tiles_in

MOST_LOOKED_AT = 20_000
"""Trains that are followed before the search gives up being exact: far more than a dealt hand needs."""

State = tuple[Mask, int]
"""The tiles left (doubles apart) and the number at the end of the train."""

_DOUBLE: tuple[Mask, ...] = tuple(1 << tile_with(number, number) for number in range(LARGEST + 1))


def as_train(hand: Iterable[Tile], end: int) -> tuple[list[Tile], list[Tile]]:
    """The hand as its longest train from this end, in order, and the rest (the slough), heaviest first."""
    held = mask_of(hand)
    train, _ = longest_train(held, end)
    slough = tiles_in(held & ~mask_of(train))
    return list(train), sorted(slough, key=lambda tile: (-PIPS[tile], tile))


@lru_cache(maxsize=512)
def longest_train(hand: Mask, end: int, effort: int = MOST_LOOKED_AT) -> tuple[tuple[Tile, ...], bool]:
    """The tiles of a longest train in order, and whether it is certain that no other is longer.

    After looking at `effort` trains the longest found so far has to do.
    """
    singles, doubles = hand & ~DOUBLES, hand & DOUBLES
    first: State = (singles, end)
    came_from: dict[State, State | None] = {first: None}
    best, length = first, _length(first, singles, doubles, end)
    waiting = [(length + _most_to_come(first, _ahead(doubles, 0, end)), first)]
    while waiting and len(came_from) < effort:
        promise, state = waiting.pop()
        if promise <= length:
            continue
        left, stands_at = state
        ahead = []
        for tile in tiles_in(left & WITH[stands_at]):
            following = (left ^ 1 << tile, HIGH[tile] + LOW[tile] - stands_at)
            if following in came_from:
                continue
            came_from[following] = state
            so_far = _length(following, singles, doubles, end)
            if so_far > length:
                best, length = following, so_far
            ahead.append((so_far + _most_to_come(following, _ahead(doubles, singles & ~following[0], end)), following))
        waiting += sorted(ahead)
    return _in_order(best, came_from, doubles), all(promise <= length for promise, _ in waiting)


def _ahead(doubles: Mask, used: Mask, start: int) -> Mask:
    """The doubles that a train with these tiles has not met yet."""
    return sum(
        double for number, double in enumerate(_DOUBLE) if doubles & double and number != start and not used & WITH[number]
    )


def _length(state: State, singles: Mask, doubles: Mask, start: int) -> int:
    """The tiles of the train so far, doubles included."""
    used = singles & ~state[0]
    return used.bit_count() + (doubles & ~_ahead(doubles, used, start)).bit_count()


def _most_to_come(state: State, doubles: Mask) -> int:
    """More tiles than this cannot be added.

    A number that shows only once among the tiles within reach is a dead end: such branches are cut off first, for a train can
    enter one of them at most, as its last tiles. What remains loses one tile for each pair of odd numbers.
    """
    left, end = state
    within, numbers = _within_reach(left, end)
    branch = dict.fromkeys(numbers, 0)
    tips = [number for number in numbers if number != end and (within & WITH[number]).bit_count() == 1]
    for tip in tips:
        link = within & WITH[tip]
        if not link:
            continue
        within ^= link
        tile = link.bit_length() - 1
        trunk = HIGH[tile] + LOW[tile] - tip
        branch[trunk] = max(branch[trunk], branch.pop(tip) + 1 + bool(doubles & _DOUBLE[tip]))
        if trunk != end and (within & WITH[trunk]).bit_count() == 1:
            tips.append(trunk)
    odd = {number for number in branch if (within & WITH[number]).bit_count() & 1}
    met = sum(1 for number in branch if doubles & _DOUBLE[number])
    # A walk from `end` to `last` leaves these two odd and no other; every other odd number is half an unused tile.
    unused = min(len(odd ^ {end} ^ {last}) - 2 * branch[last] for last in branch)
    return within.bit_count() + met - unused // 2


def _within_reach(left: Mask, end: int) -> tuple[Mask, list[int]]:
    """The tiles that some train from this end could come to, and the numbers on them."""
    within, numbers = 0, [end]
    seen = 1 << end
    for number in numbers:
        for tile in tiles_in(left & WITH[number] & ~within):
            within |= 1 << tile
            other = HIGH[tile] + LOW[tile] - number
            if not seen >> other & 1:
                seen |= 1 << other
                numbers.append(other)
    return within, numbers


def _in_order(last: State, came_from: dict[State, State | None], doubles: Mask) -> tuple[Tile, ...]:
    """The tiles from first to last; each double as soon as its number is reached."""
    backwards = [last]
    while (before := came_from[backwards[-1]]) is not None:
        backwards.append(before)
    states = backwards[::-1]
    train: list[Tile] = []
    for index, (left, end) in enumerate(states):
        if index:
            train.append((states[index - 1][0] ^ left).bit_length() - 1)
        if doubles & _DOUBLE[end]:
            doubles ^= _DOUBLE[end]
            train.append(_DOUBLE[end].bit_length() - 1)
    return tuple(train)
