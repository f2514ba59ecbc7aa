"""Counsel on trains: what each move is expected to leave in the hand, and what speaks for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from domino_core.ai.looking import own_hand, own_seat
from domino_core.ai.train import EFFORT, worth_on_trains
from domino_core.ai.train_master import AT_FIRST_SIGHT, WORLDS, dots_after, lead_in
from domino_core.ai.verdict import Verdict
from domino_core.families.train import DOUBLE_BLANK, TrainRound
from domino_core.families.train.longest import longest_train
from domino_core.families.train.moves import CENTRE, PLAYS, arm_name
from domino_core.game import Look
from domino_core.notation import Move
from domino_core.rng import Rng
from domino_core.tiles import PIPS, Mask, tiles_in

if TYPE_CHECKING:
    from domino_core.shapes.counsel import Reason
    from domino_core.shapes.views import TrainView

WORTH_TELLING = 2
"""Tiles of a train from which on it is one."""


def judge_trains(look: Look, rng: Rng) -> Iterator[Verdict]:
    """As the master: at first sight while own trains begin, then by worlds; the points are the dots that one is left with."""
    view, moves = cast("TrainView", look.view), look.legal_moves
    seat = own_seat(view)
    sight = [worth_on_trains(view, move) for move in moves]
    verdict = Verdict(moves, sight)
    yield verdict
    while view["phase"] == "play" and verdict.worlds < WORLDS:
        world = cast("TrainRound", look.sample(rng))
        ends = [dots_after(world.clone(), seat, move) for move in moves]
        leads = [lead_in(dots, seat) for dots in ends]
        verdict.add(
            [
                (AT_FIRST_SIGHT * worth + lead, float(dots[seat]), float(lead >= 0))
                for worth, dots, lead in zip(sight, ends, leads, strict=True)
            ]
        )
        yield verdict


class TrainReasons:
    """What speaks for the moves of one position."""

    def __init__(self, look: Look) -> None:
        self._view = cast("TrainView", look.view)
        self._seat = own_seat(look.view)
        self._hand = own_hand(look.view)
        self._trains = {train["arm"]: train for train in self._view["trains"]}

    def __call__(self, move: Move) -> list[Reason]:
        play = PLAYS[move]
        if play is None or play[1] == CENTRE:
            return []
        bit, arm, _, outer = play
        rest, tile, on = self._hand & ~bit, bit.bit_length() - 1, self._trains[arm_name(arm)]
        reasons: list[Reason] = []
        if not rest:
            reasons.append({"code": "goes-out"})
        if on["open_double"]:
            reasons.append({"code": "covers"})
        if arm == self._seat and on["marker"]:
            reasons.append({"code": "marker-off"})
        if bit == DOUBLE_BLANK and int(self._view["options"]["blank"]):
            reasons.append({"code": "blank", "dots": int(self._view["options"]["blank"])})
        if rest:
            reasons += self._of_train(rest, arm == self._seat, outer)
            if PIPS[tile] > max(PIPS[other] for other in tiles_in(rest)):
                reasons.append({"code": "heaviest", "dots": PIPS[tile]})
        return reasons

    def _of_train(self, rest: Mask, mine: bool, outer: int) -> list[Reason]:
        """What a move does to the longest train of one's own hand; nothing is told where that is not certain."""
        own = self._trains[str(self._seat)]
        before, sure = longest_train(self._hand, own["end"], EFFORT)
        after, certain = longest_train(rest, outer if mine else own["end"], EFFORT)
        if not (sure and certain) or len(before) < WORTH_TELLING:
            return []
        if mine and len(after) + 1 == len(before):
            return [{"code": "train-goes-on" if own["tiles"] else "train-starts", "tiles": len(before)}]
        return [{"code": "train-kept", "tiles": len(before)}] if not mine and len(after) == len(before) else []
