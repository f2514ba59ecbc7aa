"""What plays tell: who laid this tile rather than that one is likelier to hold some tiles than others.

Passes and draws are exact and rule worlds out (`hidden.py`). A play only makes worlds more or less likely: by how much is what a sensible
player would have done with the hand that it would have had there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING

from domino_core.ai.line import FOLLOWED
from domino_core.families.line.bare import plays_on
from domino_core.families.line.chain import PLAYS, Play
from domino_core.families.line.spots import spot_in
from domino_core.tiles import Mask, Tile

if TYPE_CHECKING:
    from domino_core.ai.line_thumb import Thumb
    from domino_core.families.line import LineRound
    from domino_core.game import Seat
    from domino_core.hidden import Slot

SENSE = 0.35
"""How much likelier a play is for each dot that it looks better."""
WHIM = 0.15
"""How often somebody plays anything."""

Choice = tuple[Mask, Mask, float]
"""A play that was open to somebody: its tile, the tiles that can follow it, and what it looked worth whatever else was held."""


class Heard(dict[Mask, float]):
    """One play of another seat: how likely it was, for any hand that it may have had. What has been found out is kept."""

    def __init__(self, made: Play, before: LineRound, thumb: Thumb) -> None:
        super().__init__()
        self._fitting = 0
        for end in before.ends:
            self._fitting |= before.fitting[end]
        following, spot = before.fitting, spot_in(before)
        could = plays_on(before, self._fitting)
        self._all = {play: (play[0], following[play[3]], thumb.sight(play, 0 if spot is None else spot[play])) for play in could}
        self._made = self._all[made]
        self._choices: dict[Mask, list[Choice]] = {}

    def __missing__(self, hand: Mask) -> float:
        tiles = hand & self._fitting
        choices = self._choices.get(tiles)
        if choices is None:
            choices = self._choices[tiles] = [choice for choice in self._all.values() if choice[0] & tiles]
        likely = 1.0
        if len(choices) > 1:
            bit, following, sight = self._made
            made = sight + FOLLOWED * ((hand ^ bit) & following).bit_count()
            better = sum(
                exp(SENSE * (sight + FOLLOWED * ((hand ^ bit) & following).bit_count() - made))
                for bit, following, sight in choices
            )
            likely = WHIM / len(choices) + (1 - WHIM) / better
        self[hand] = likely
        return likely


class Hearing:
    """All plays of the others in a round, as the looking seat remembers them."""

    def __init__(self, position: LineRound, slots: Sequence[Slot], me: Seat, thumb: Thumb) -> None:
        """`position` is any world that fits what is seen: its moves are open to all, and only they are used."""
        players = len(position.hands)
        self._heard: list[list[tuple[list[int], Mask, Heard]]] = [[] for _ in range(players)]
        """For each seat its plays in turn: the places from which it got tiles since the last one, and what it had not laid yet."""
        laid, since = [0] * players, [-1] * players
        replay = type(position).deal(position.setup)
        for time, (seat, move) in enumerate(position.history):
            made = PLAYS[move]
            if made is not None:
                if seat != me and not replay.opening:
                    got = [place for place, slot in enumerate(slots) if slot.seat == seat and since[seat] <= slot.since < time]
                    self._heard[seat].append((got, ~laid[seat], Heard(made, replay, thumb)))
                    since[seat] = time
                laid[seat] |= made[0]
            replay.apply(seat, move)

    def likelihood(self, seat: Seat, deal: Sequence[Tile]) -> float:
        """How well a deal, the tiles place by place, explains what a seat has played."""
        held, product = 0, 1.0
        for got, kept, heard in self._heard[seat]:
            for place in got:
                held |= 1 << deal[place]
            product *= heard[held & kept]
        return product
