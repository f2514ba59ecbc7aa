"""What can be chosen about Mexican Train, as the rounds use it, and which combinations mean what.

Every mix of options is playable. Where two choices contradict each other, the note beside it says which one gives way.
"""

from __future__ import annotations

from collections.abc import Sequence

from domino_core.editions import DEAD_DOUBLES_ARE_COVERED, FIFTEEN_FOR_THREE, Edition
from domino_core.game import Result, Seat, Setup
from domino_core.options import Options
from domino_core.tiles import DOUBLES, Mask, Tile, double_set, mask_of, tile_with

HAND_SIZES: dict[int, tuple[int, ...]] = {
    16: (16, 15, 14, 12, 11, 10, 9, 8, 8),
    15: (15, 15, 15, 12, 12, 10, 10, 8, 8),
}
"""Tiles a hand for two to ten players, by the size for two (MTS-04; MTT-01 and MTC-02)."""
HAND_SIZES_OF_THE_DOUBLE_NINE = (15, 15, 10, 8, 7, 6, 5, 4, 4)
"""With 55 tiles those tables cannot be dealt to more than three (MTC-03); from four on this leaves a quarter of the set to draw from."""
THREE, FEWER_FOR_THREE = 3, 13


def hand_size(players: int, options: Options, edition: Edition) -> int:
    if options["set"] == 12:
        return HAND_SIZES[int(options["hands"])][players - 2]
    if players == THREE and edition < FIFTEEN_FOR_THREE:
        return FEWER_FOR_THREE
    return HAND_SIZES_OF_THE_DOUBLE_NINE[players - 2]


def rounds_of(options: Options) -> int:
    """How many rounds a match has: one for each double at most."""
    return min(int(options["rounds"]), int(options["set"]) + 1)


class TrainRules:
    """The options of a match, read once for each round."""

    __slots__ = (
        "anywhere",
        "begin",
        "blank",
        "chance",
        "cover",
        "frees_dead",
        "full",
        "plain",
        "start",
        "strings",
        "stuck",
        "tiles",
    )

    def __init__(self, options: Options, edition: Edition) -> None:
        self.tiles: Mask = (1 << len(double_set(int(options["set"])))) - 1
        """The set in play."""
        self.strings = options["string"] != "none"
        """Whether a first turn is a whole string on one's own train."""
        self.full = options["string"] == "full"
        """Whether a string goes on as long as a tile fits."""
        self.chance = bool(options["chance"])
        """Whether the others still have their first turn when somebody goes out in one."""
        self.plain = options["doubles"] == "plain"
        """Whether the tile owed for a double must not be a double itself."""
        self.cover = options["cover"] != "never"
        """Whether an open double must be covered."""
        self.frees_dead = options["cover"] == "possible" or edition >= DEAD_DOUBLES_ARE_COVERED
        """Whether a double that no tile can cover any more counts as covered."""
        self.anywhere = options["marker"] == "any"
        """Whether a play anywhere takes one's own marker off."""
        self.start = str(options["start"])
        """How the engine is found: set `aside`, `draw` for it, or the `highest` unused double in the hands."""
        self.begin = str(options["begin"])
        """Who begins: `rotate`, the `holder` of the engine (`rotate` where it is set aside: nobody held it), or the last `winner`."""
        self.stuck = options["blocked"] == "stuck"
        """Whether passes count towards a block only from the last newly opened train on."""
        self.blank = int(options["blank"])
        """What the double blank counts in hand."""


def engines(options: Options, number: int, results: Sequence[Result]) -> Mask:
    """The doubles that may start this round: the next lower one, or (MTC-V3) every one that has not been used."""
    highest = int(options["set"])
    if options["start"] != "highest":
        return 1 << tile_with(highest - number, highest - number)
    used = mask_of(tile_with(result.details["engine"], result.details["engine"]) for result in results)
    return mask_of(double_set(highest)) & DOUBLES & ~used


def beginner(setup: Setup, rules: TrainRules, holder: Seat | None) -> Seat:
    """Who has the first turn, once the engine lies in the centre."""
    if rules.begin == "holder" and holder is not None:
        return holder
    if rules.begin == "winner" and setup.results:
        return last_winner(setup.results[-1], setup.players)
    return setup.starter


def last_winner(result: Result, players: int) -> Seat:
    """Who went out, or after a blocked round who held the least (MTC-V4b); of several the first from its beginner clockwise."""
    if result.seat is not None:
        return result.seat
    clockwise: list[Seat] = [(result.details["began"] + step) % players for step in range(players)]
    return min(clockwise, key=lambda seat: result.points[seat])


def engine_set_aside(options: Options, number: int) -> Tile | None:
    """The tile that is taken out before the deal."""
    return engines(options, number, ()).bit_length() - 1 if options["start"] == "aside" else None
