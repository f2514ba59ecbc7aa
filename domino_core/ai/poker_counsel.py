"""Counsel at poker: the chips that each answer is expected to bring, when everybody speaks by the master's table.

What the others hold is imagined, each hand counting as much as its holder would have said with it what was said. In the balance that the
table comes near to, answers that it mixes bring about the same: so no answer is called wrong that a master gives too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from domino_core.ai.looking import own_hand, own_seat
from domino_core.ai.poker_table import EIGHTHS, QUANTILES, Table, TableBot, kind_of, nearest_stakes, spoken_so_far, table_for
from domino_core.ai.verdict import Verdict
from domino_core.families.poker import PokerRound
from domino_core.families.poker.hands import strength
from domino_core.game import Look, Seat
from domino_core.notation import Move
from domino_core.rng import Rng

if TYPE_CHECKING:
    from domino_core.shapes.counsel import Reason
    from domino_core.shapes.views import PokerView

WORLDS = 240
LIE = 0.02
"""How likely anybody says anything: no hand is ruled out."""


def judge_poker(look: Look, rng: Rng) -> Iterator[Verdict]:
    """The points are the chips won or lost from here on."""
    view, moves = cast("PokerView", look.view), look.legal_moves
    seat = own_seat(view)
    verdict = Verdict(moves)
    yield verdict
    table = table_for(nearest_stakes(view["limit"], view["ante"]))
    hearing = Hearing(view, table)
    speaker = TableBot()
    paid = view["paid"][seat]
    while verdict.worlds < WORLDS:
        world = cast("PokerRound", look.sample(rng))
        verdict.add([_played(world.clone(), seat, move, speaker, paid, rng) for move in moves], hearing.likelihood(world))
        yield verdict


def _played(world: PokerRound, seat: Seat, move: Move, speaker: TableBot, paid: int, rng: Rng) -> tuple[float, float, float]:
    """What an answer brings in a world in which everybody goes on by the table."""
    world.apply(seat, move)
    while (turn := world.turn) is not None:
        view = cast("PokerView", world.view(turn))
        world.apply(turn, speaker.says(view, world.legal_moves(turn), rng))
    won = float(world.points[seat] + paid)
    return won, won, float(world.won[seat] > 0)


class Hearing:
    """What the others have said: how likely each would have said it with a hand."""

    def __init__(self, view: PokerView, table: Table) -> None:
        seats, spoken = spoken_so_far(view)
        said = [move for _, move in spoken]
        self._table, self._players = table, len(seats)
        self._heard: list[tuple[Seat, Sequence[Move], Move]] = [
            (seat, said[:number], move)
            for number, (seat, move) in enumerate(spoken)
            if seat not in (view["seat"], *view["all_in"])
        ]

    def likelihood(self, world: PokerRound) -> float:
        product = 1.0
        for seat, before, move in self._heard:
            mix = self._table.mix(self._players, before, kind_of(strength(world.hands[seat])))
            if mix is not None:
                product *= LIE + (1 - LIE) * mix.get(move, 0) / EIGHTHS
        return product


class PokerReasons:
    """What speaks for an answer, by one's own hand and the chips that lie open."""

    def __init__(self, look: Look) -> None:
        self._view = cast("PokerView", look.view)
        self._kind = kind_of(strength(own_hand(look.view)))

    def __call__(self, move: Move) -> list[Reason]:
        view = self._view
        reasons: list[Reason] = []
        if move == "check":
            reasons.append({"code": "free"})
        elif move == "call":
            reasons.append({"code": "price", "chips": view["to_call"], "pot": view["pot"]})
        elif move == "fold":
            reasons.append({"code": "fold-saves", "chips": view["to_call"]})
        hand = view["own_class"]
        assert hand is not None
        if self._kind:
            better = round(100 * QUANTILES[self._kind - 1])
            return [*reasons, {"code": "hand-beats", "hand": hand, "share": better}]
        return [*reasons, {"code": "hand-weak", "hand": hand, "share": round(100 * QUANTILES[0])}]
