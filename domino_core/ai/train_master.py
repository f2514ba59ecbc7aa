"""The master on trains: tries the moves that look best in imagined worlds, each played to its end in a hurry.

Strings of first turns are left to the rule of thumb, which knows the longest train exactly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from domino_core.ai.bot import Bot
from domino_core.ai.looking import own_seat
from domino_core.ai.train import STUCK, TURN, worth_on_trains
from domino_core.ai.worlds import by_worlds
from domino_core.families.train import TrainRound
from domino_core.families.train.moves import PLAYS
from domino_core.game import Look, Seat
from domino_core.notation import Move
from domino_core.rng import Rng
from domino_core.tiles import PIPS, WITH

if TYPE_CHECKING:
    from domino_core.shapes.views import TrainView

WORLDS = 24
"""Worlds to try the moves in, at the most."""
TRIED = 4
"""Moves that are tried: those that look best."""
AT_FIRST_SIGHT = 0.15
"""How much of what a move looks worth is added to what it brought: worlds are few, and playouts hasty."""
KEEPS_TO_HABIT = "never"
"""Where doubles are covered never, little hangs on one move, and what looks best is left only for something clearly better."""
ON_OWN = 0.5
"""What a tile on one's own train is worth against one elsewhere: it could have waited."""
GOES_ON = 2.0
"""What it is worth that one's own train can go on."""


class TrainMaster(Bot):
    """Looks further than the rule of thumb once trains go on tile by tile."""

    def think(self, look: Look, rng: Rng) -> Iterator[Move]:
        view = cast("TrainView", look.view)
        worths = sorted(((worth_on_trains(view, move), move) for move in look.legal_moves), key=lambda pair: -pair[0])
        yield worths[0][1]
        if view["phase"] != "play":
            return
        best = {move: AT_FIRST_SIGHT * worth for worth, move in worths[:TRIED]}
        seat = own_seat(view)

        def tried(moves: Sequence[Move]) -> list[float]:
            world = cast("TrainRound", look.sample(rng))
            return [best[move] + lead_in(dots_after(world.clone(), seat, move), seat) for move in moves]

        usual = worths[0][1] if view["options"]["cover"] == KEEPS_TO_HABIT else None
        yield from by_worlds(list(best), WORLDS, tried, usual)


def dots_after(world: TrainRound, seat: Seat, move: Move) -> list[int]:
    """The dots that everybody is left with after a move, when all play on in a hurry. The world is used up."""
    world.history = []
    world.apply(seat, move)
    while (turn := world.turn) is not None:
        moves = world.legal_moves(turn)
        world.apply(turn, moves[0] if len(moves) == 1 else hasty(world, turn, moves))
    return world.points


def lead_in(dots: Sequence[int], seat: Seat) -> float:
    """How many dots less than the best of the others a seat is left with."""
    return float(min(each for other, each in enumerate(dots) if other != seat) - dots[seat])


def hasty(world: TrainRound, seat: Seat, moves: tuple[Move, ...]) -> Move:
    """Heavy tiles first, elsewhere rather than on one's own train, and no double that cannot be followed."""
    hand, marked = world.hands[seat], world.marked >> seat & 1
    best, most = moves[0], -1000.0
    for move in moves:
        play = PLAYS[move]
        if play is None:
            continue
        bit, arm, touching, outer = play
        worth = PIPS[bit.bit_length() - 1] + TURN
        follows = (hand ^ bit) & WITH[outer]
        if arm == seat:
            worth = worth * (1.0 if marked else ON_OWN) + (GOES_ON if follows else 0.0)
        if touching == outer and not follows:
            worth -= STUCK
        if worth > most:
            best, most = move, worth
    return best
