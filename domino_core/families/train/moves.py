"""Moves on trains: `4-6@0` lays the 6-4 on the train of seat 0 with the 4 touching, `@M` is the Mexican Train, a bare `12-12` the engine.

The texts of the moves are made once and shared: asking what a hand can lay on an end is one look-up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_core.notation import Move, kind_of, laid, read_laid
from domino_core.tiles import LARGEST, WITH, Mask, Tile, other_half, tile_with, tiles_in

if TYPE_CHECKING:
    from domino_core.shapes.door import ArmData
    from domino_core.shapes.events import ToldArm

Arm = int
"""The train of a seat is the seat's number."""
MEXICAN: Arm = -1
"""The Mexican Train: kept behind those of the seats, so that this is its index in every list by arm."""
CENTRE: Arm = -2
"""Where the engine stands."""
MOST_SEATS = 10

ARM_NAMES = (*(str(seat) for seat in range(MOST_SEATS)), "M")
_ARMS = {**{name: seat for seat, name in enumerate(ARM_NAMES[:MOST_SEATS])}, "M": MEXICAN, "": CENTRE}


TRAIN, SHARED = "train", "shared-train"
"""The kinds of arms: the train of a seat, and the one that belongs to all."""


def arm_name(arm: Arm) -> str:
    return ARM_NAMES[arm]


def arm_data(arm: Arm) -> ArmData:
    return {"kind": SHARED, "seat": None} if arm == MEXICAN else {"kind": TRAIN, "seat": arm}


def told_arm(arm: Arm) -> ToldArm:
    """A train as events and errors tell of it; the engine lies on none."""
    if arm == CENTRE:
        return {"arm": "", "arm_kind": "", "arm_seat": None}
    about = arm_data(arm)
    return {"arm": arm_name(arm), "arm_kind": about["kind"], "arm_seat": about["seat"]}


class Plays(dict[Move, tuple[Mask, Arm, int, int] | None]):
    """For the text of a move: the tile as a bit, the train, the number that touches, the number left open. None: no tile is laid."""

    def __missing__(self, move: Move) -> tuple[Mask, Arm, int, int] | None:
        play = None
        if kind_of(move) in ("tile", "lay"):
            touching, outer, name = read_laid(move)
            play = (1 << tile_with(touching, outer), _ARMS.get(name, CENTRE), touching, outer)
        self[move] = play
        return play


PLAYS = Plays()


class _Texts(dict[Mask, tuple[Move, ...]]):
    """For the tiles of a hand that fit the end of a train: the moves that lay them there, in the order of the tiles."""

    def __init__(self, name: str, end: int) -> None:
        super().__init__()
        self._name = name
        self._end = end
        self._by_tile: dict[Tile, Move] = {}

    def _text(self, tile: Tile) -> Move:
        if tile not in self._by_tile:
            self._by_tile[tile] = laid(self._end, other_half(tile, self._end), self._name)
        return self._by_tile[tile]

    def __missing__(self, tiles: Mask) -> tuple[Move, ...]:
        moves = tuple(self._text(tile) for tile in tiles_in(tiles & WITH[self._end]))
        self[tiles] = moves
        return moves


TEXTS: tuple[tuple[_Texts, ...], ...] = tuple(tuple(_Texts(name, end) for end in range(LARGEST + 1)) for name in ARM_NAMES)
"""For a train and the number at its end: the moves for the tiles that fit."""


class _OpenTrains(dict[tuple[int, Mask], tuple[Arm, ...]]):
    """For a seat and the marked trains (as bits): where it may play, its own train first and the Mexican Train last."""

    def __missing__(self, key: tuple[int, Mask]) -> tuple[Arm, ...]:
        seat, marked = key
        others = [other for other in range(MOST_SEATS) if marked >> other & 1 and other != seat]
        arms = (seat, *others, MEXICAN)
        self[key] = arms
        return arms


OPEN_TRAINS = _OpenTrains()
