"""A rule of thumb for trains: know the longest train of one's own hand, keep it together, and be rid of the rest first."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from domino_core.ai.looking import own_hand, own_seat
from domino_core.families.train import DOUBLE_BLANK
from domino_core.families.train.longest import longest_train
from domino_core.families.train.moves import PLAYS, arm_name
from domino_core.notation import Move
from domino_core.tiles import DOUBLES, PIPS, WITH, Mask, mask_of, tiles_in

if TYPE_CHECKING:
    from domino_core.shapes.views import TrainView

EFFORT = 600
"""Trains looked at for one estimate: exact for a dealt hand, good enough for a swollen one, and soon done on a slow tablet."""

TURN = 3.0
"""What a tile costs beside its dots: the turn that it takes to be rid of it."""
STUCK = 10.0
"""What a double costs that cannot be followed up: a draw, a marker, and others on one's own train."""
CLOSING = 5.0
"""What it is worth to have one's own marker off again."""


def worth_on_trains(view: TrainView, move: Move) -> float:
    """How little the hand would be likely to cost after the move."""
    seat, hand = own_seat(view), own_hand(view)
    soon_over = min(count for other, count in enumerate(view["counts"]) if other != seat) <= 3
    in_train = 0.9 if soon_over else 0.4
    own = next((train for train in view["trains"] if train["arm"] == str(seat)), None)
    play = PLAYS[move]
    if own is None or play is None:
        return -1000.0
    bit, arm, touching, outer = play
    after = hand & ~bit
    mine = arm == seat
    blank = int(view["options"]["blank"]) if after & DOUBLE_BLANK else 0
    worth = -blank - _cost(after, outer if mine else own["end"], in_train)
    if mine and own["marker"]:
        worth += CLOSING
    if touching == outer and after and not _can_follow(view, after, arm_name(arm), outer):
        worth -= STUCK
    return worth


def _can_follow(view: TrainView, hand: Mask, laid_on: str, outer: int) -> bool:
    """Whether this hand could lay the tile that a double owes."""
    if view["options"]["doubles"] == "plain":
        hand &= ~DOUBLES
    ends = {outer} | {train["end"] for train in view["trains"] if train["playable"] and train["arm"] != laid_on}
    return any(hand & WITH[end] for end in ends)


@lru_cache(maxsize=512)
def _cost(hand: Mask, end: int, in_train: float) -> float:
    """What a hand threatens to cost: the slough in full, one's own train (sure to be laid in time) in part."""
    train, _ = longest_train(hand, end, EFFORT)
    in_order = mask_of(train)
    return sum((PIPS[tile] + TURN) * (in_train if in_order >> tile & 1 else 1.0) for tile in tiles_in(hand))
