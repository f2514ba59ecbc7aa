"""Longest Train: hands that hide their longest train well.

Every train that a hand can build is walked through once: where a train can go on depends only on the tiles that are left and on where it
stands, and a hand of sixteen has some hundreds of such pairs. That gives the longest one, and how likely random play finds one as long.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from domino_core.ai.exact import Exact
from domino_core.ai.posing import Position
from domino_core.families.train.moves import PLAYS
from domino_core.game import Look
from domino_core.games.longest_train import LONGEST_TRAIN, LongestTrainRound, fewest_left
from domino_core.notation import Move
from domino_core.rng import Rng
from domino_core.tiles import (
    DOUBLES,
    HIGH,
    LARGEST,
    LOW,
    PIPS,
    WITH,
    Mask,
    Tile,
    double_set,
    mask_of,
    other_half,
    tile_named,
    tiles_in,
)

if TYPE_CHECKING:
    from domino_core.shapes.views import TrainView

LEVELS: dict[str, tuple[int, float, float]] = {
    "gentle": (10, 4.0, 12.0),
    "steady": (12, 12.0, 40.0),
    "tricky": (13, 40.0, 150.0),
    "hard": (15, 150.0, 600.0),
    "fiendish": (16, 600.0, 5000.0),
}
"""For each level the tiles in hand, and that random play lays the longest train once in so many to so many games."""
SLOUGH = 3
"""The most tiles that the longest train may leave: it should be a train of nearly all."""
_RECIPE = "longest-train/1"
"""Part of every seed: a change of the search below would need a new one, so that old names stay what they are."""


def make(variant: str, level: str, seed: str) -> Position:
    """A hand of this level: hands are dealt until one will do."""
    rng = Rng(_RECIPE, variant, level, seed)
    count, least, most = LEVELS[level]
    while True:
        order = rng.shuffled(double_set(int(variant)))
        first = next(place for place, tile in enumerate(order) if DOUBLES >> tile & 1)
        deal = [*order[first:], *order[:first]]
        hand, end = mask_of(deal[1 : count + 1]), HIGH[order[first]]
        longest, chance = study(hand, end)
        if count - longest > SLOUGH or not least <= 1.0 / chance < most:
            continue
        firsts = [study(hand ^ 1 << tile, other_half(tile, end))[0] for tile in tiles_in(hand & WITH[end])]
        if firsts.count(longest - 1) == len(firsts):
            continue
        if level != "gentle" and max(by_weight(hand, end), by_ways_on(hand, end)) >= longest:
            continue
        return Position(
            LONGEST_TRAIN.id,
            1,
            {"set": int(variant), "tiles": count},
            deal,
            None,
            goal=longest,
            ways=(firsts.count(longest - 1), len(firsts)),
            one_in=1.0 / chance,
        )


def study(hand: Mask, end: int) -> tuple[int, float]:
    """The length of the longest train, and the chance that somebody who lays any tile that fits comes to that length.

    Every pair of tiles left and number at the end is looked at after those that follow it, without recursion.
    """
    fitting: list[list[tuple[int, int]]] = [[] for _ in range(LARGEST + 1)]
    for place, tile in enumerate(tiles_in(hand)):
        for number in sorted({HIGH[tile], LOW[tile]}):
            fitting[number].append((1 << place, other_half(tile, number)))
    first = ((1 << hand.bit_count()) - 1, end)
    known: dict[tuple[int, int], tuple[int, float]] = {}
    waiting = [first]
    while waiting:
        left, stands_at = waiting[-1]
        following = [(left ^ bit, outer) for bit, outer in fitting[stands_at] if left & bit]
        unknown = [state for state in following if state not in known]
        if unknown:
            waiting += unknown
            continue
        longest, chance = (0, 0.0) if following else (-1, 1.0)
        for state in following:
            length, found = known[state]
            if length > longest or not chance:
                longest, chance = length, found
            elif length == longest:
                chance += found
        known[left, stands_at] = (longest + 1, chance / max(1, len(following)))
        waiting.pop()
    return known[first]


def by_weight(hand: Mask, end: int) -> int:
    """How long a train becomes by the habit of laying the heaviest tile that fits."""
    return _by_habit(hand, end, lambda tile, _left: PIPS[tile])


def by_ways_on(hand: Mask, end: int) -> int:
    """And by the habit of leaving the number open that stands on the most tiles in hand."""
    return _by_habit(hand, end, lambda _tile, left: left.bit_count())


def _by_habit(hand: Mask, end: int, worth: Callable[[Tile, Mask], int]) -> int:
    """The length of a train of tiles that each seem worth most; `worth` is told the tile and those that could follow it."""
    length = 0
    while fitting := [(tile, other_half(tile, end)) for tile in tiles_in(hand & WITH[end])]:
        worths = [worth(tile, hand & WITH[outer] & ~(1 << tile)) for tile, outer in fitting]
        tile, end = fitting[worths.index(max(worths))]
        hand ^= 1 << tile
        length += 1
    return length


# ---------------------------------------------------------------- solving


def _fits(look: Look) -> bool:
    return issubclass(look.game.round_class, LongestTrainRound)


def _lefts(look: Look) -> dict[Move, int]:
    hand = mask_of(tile_named(name) for name in look.view["hands"][0] or ())
    lefts: dict[Move, int] = {}
    for move in look.legal_moves:
        play = PLAYS[move]
        assert play is not None
        lefts[move] = fewest_left(hand ^ play[0], play[3])
    return lefts


def _aim(look: Look) -> int:
    engine = cast("TrainView", look.view)["engine"]
    assert engine is not None
    return fewest_left(mask_of(tile_named(name) for name in look.view["dealt"]), HIGH[tile_named(engine)])


EXACT = Exact(_fits, _lefts, _aim)
