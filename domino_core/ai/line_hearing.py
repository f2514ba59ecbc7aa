"""What plays tell: who laid this tile rather than that one is likelier to hold some tiles than others.

Passes and draws are exact and rule worlds out (`hidden.py`). A play only makes worlds more or less likely: by how much is what a sensible
player would have done with the hand that it would have had there.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from domino_core.families.line.bare import plays_on
from domino_core.families.line.chain import PLAYS, Play
from domino_core.tiles import Mask

if TYPE_CHECKING:
    from domino_core.ai.line_thumb import Thumb
    from domino_core.families.line import LineRound
    from domino_core.game import Seat

SENSE = 0.35
"""How much likelier a play is for each dot that it looks better."""
WHIM = 0.15
"""How often somebody plays anything."""


class Heard:
    """One play of another seat: what it could have laid instead, for any hand it may have had."""

    __slots__ = ("_before", "_drawn", "_laid", "_made", "_thumb", "seat")

    def __init__(self, seat: Seat, made: Play, before: LineRound, laid: Mask, drawn: list[int], thumb: Thumb) -> None:
        self.seat = seat
        self._made = made
        self._before = before
        """The position in which it was made, in some world: only its open side is looked at."""
        self._laid = laid
        """What this seat has laid from then on."""
        self._drawn = drawn
        """Which tiles of the boneyard it has drawn since."""
        self._thumb = thumb

    def likelihood(self, world: LineRound) -> float:
        hand = world.hands[self.seat] | self._laid
        for place in self._drawn:
            hand &= ~(1 << world.boneyard[place])
        moves = plays_on(self._before, hand)
        if len(moves) < 2:
            return 1.0
        table = self._before.bare_table()
        worths = [self._thumb.worth(hand, play, table) for play in moves]
        made = worths[moves.index(self._made)]
        return WHIM / len(moves) + (1 - WHIM) / sum(exp(SENSE * (worth - made)) for worth in worths)


class Hearing:
    """All plays of the others in a round, as the looking seat remembers them."""

    def __init__(self, position: LineRound, me: Seat, thumb: Thumb) -> None:
        """`position` is any world that fits what is seen: its moves are open to all, and only they are used."""
        self._heard: list[Heard] = []
        replay = type(position).deal(position.setup)
        history = position.history
        for time, (seat, move) in enumerate(history):
            made = PLAYS[move]
            if made is not None and seat != me and not replay.opening:
                laid, draws = 0, []
                drawn = replay.drawn
                for who, later in history[time:]:
                    play = PLAYS[later]
                    if later == "draw":
                        if who == seat:
                            draws.append(drawn)
                        drawn += 1
                    elif play is not None and who == seat:
                        laid |= play[0]
                self._heard.append(Heard(seat, made, replay.clone(), laid, draws, thumb))
            replay.apply(seat, move)

    def likelihood(self, world: LineRound) -> float:
        """How well a world explains what the others have played."""
        product = 1.0
        for heard in self._heard:
            product *= heard.likelihood(world)
        return product
