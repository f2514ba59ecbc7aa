"""What the others may hold: worlds that fit what is seen, each as often as it explains what has been played.

A fair deal is where it begins. Then tiles change places, again and again, wherever passes and draws allow it; a change that explains
the plays better is made, and one that explains them worse the more seldom the worse it does (a Metropolis chain). That costs far less
than to guess worlds from nothing until one fits, and late in a round, when much has been heard, next to none would.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from domino_core.ai.line_hearing import Hearing
from domino_core.ai.looking import own_seat
from domino_core.tiles import Mask, Tile

if TYPE_CHECKING:
    from domino_core.ai.line_thumb import Thumb
    from domino_core.families.line import LineRound
    from domino_core.game import Look
    from domino_core.rng import Rng

EXCHANGES, OF_ANY = 10, 4
"""Exchanges that are thought about between one world and the next: of two tiles that are hidden still, and of any two, laid ones too.

Most tiles that others got are soon on the table. Where they came from matters little, but for what it says of the rest: so most
exchanges are of what is hidden, or worlds that follow one another would hardly differ and many would tell no more than a few."""
AT_FIRST = 64
"""Exchanges of any two tiles between a fair deal and the first world of a chain."""
CHAIN = 24
"""Worlds until the next fair deal: what no exchange of two tiles can reach must not be lost."""

_HALF = (1 << 32) - 1

Likelihood = Callable[[int, Sequence[Tile]], float]
"""How well a deal explains what a seat has played."""


class Beliefs:
    """One likely world after another, from one seat's view."""

    __slots__ = (
        "_allowed",
        "_deal",
        "_deals",
        "_hearing",
        "_held",
        "_left",
        "_likely",
        "_not_laid",
        "_open",
        "_rng",
        "_stock",
        "_taken",
        "_whose",
    )

    def __init__(self, look: Look, position: LineRound, thumb: Thumb | None, rng: Rng) -> None:
        """`position` is any world that fits what is seen; `thumb` is how others are expected to play, None if nobody listens to that."""
        self._rng = rng
        self._deals = look.worlds.deals
        slots = self._deals.slots
        self._hearing = None if thumb is None else Hearing(position, slots, own_seat(look.view), thumb)
        places = self._deals.places()
        self._allowed = dict(places)
        self._open = [place for place, _ in places]
        self._held = [place for place in self._open if slots[place].seat is not None]
        """The unknown places, and those of them that are somebody's."""
        self._taken = frozenset(self._held)
        self._stock = [place for place, slot in enumerate(slots) if slot.seat is None and slot.tile is None]
        self._whose = [(place, slot.seat) for place, slot in enumerate(slots) if slot.seat is not None]
        self._not_laid = ~sum(got ^ held for got, held in zip(position.got, position.hands, strict=True))
        self._deal: list[Tile] = []
        self._likely = [1.0] * len(position.hands)
        """How well each seat's plays are explained by the present deal."""
        self._left = 0

    def world(self) -> tuple[list[Mask], list[Tile]]:
        """What everybody may hold now, and the boneyard in the order of drawing."""
        hearing = self._hearing
        if hearing is None:
            self._deal = self._deals.draw(self._rng)
        elif self._left:
            self._left -= 1
            self._exchange(OF_ANY, self._held, self._open, hearing.likelihood)
            hidden = [place for place in self._open if self._not_laid >> self._deal[place] & 1]
            self._exchange(EXCHANGES, [place for place in hidden if place in self._taken], hidden, hearing.likelihood)
        else:
            self._left = CHAIN - 1
            self._deal = self._deals.draw(self._rng)
            self._likely = [hearing.likelihood(seat, self._deal) for seat in range(len(self._likely))]
            self._exchange(AT_FIRST, self._held, self._open, hearing.likelihood)
        deal, left = self._deal, self._not_laid
        hands = [0] * len(self._likely)
        for place, seat in self._whose:
            hands[seat] |= 1 << deal[place] & left
        return hands, self._rng.shuffled([deal[place] for place in self._stock])

    def _exchange(self, tries: int, held: Sequence[int], places: Sequence[int], likelihood: Likelihood) -> None:
        """Tiles change places: one of those that somebody holds or has laid (`held`) with any other."""
        deal, allowed, likely, slots = self._deal, self._allowed, self._likely, self._deals.slots
        word, fraction = self._rng.word, self._rng.fraction
        if not held:
            return
        for _ in range(tries):
            bits = word()
            one, two = held[(bits & _HALF) * len(held) >> 32], places[(bits >> 32) * len(places) >> 32]
            a, b = deal[one], deal[two]
            if a == b or not (allowed[one] >> b & 1 and allowed[two] >> a & 1):
                continue
            deal[one], deal[two] = b, a
            seat, other = slots[one].seat, slots[two].seat
            assert seat is not None
            mine = likelihood(seat, deal)
            if other is None or other == seat:
                was, would = likely[seat], mine
            else:
                theirs = likelihood(other, deal)
                was, would = likely[seat] * likely[other], mine * theirs
            if would < was and fraction() * was >= would:
                deal[one], deal[two] = a, b
                continue
            likely[seat] = mine
            if other is not None and other != seat:
                likely[other] = theirs
