"""A poker player: it imagines what the others may hold, what each thing it could say would bring then, and says the best on average.

It knows its own five tiles, and that the others hold some of the other fifteen. Against one opponent it goes through all 3,003 hands
there can be; against more it deals the unseen tiles out again and again. What the others have said tells something: a hand that fits
it counts in full, any other only a little.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, cast

from domino_core.ai.bot import Bot
from domino_core.ai.looking import own_seat
from domino_core.families.poker.hands import HAND_SIZE, POKER_TILES, HandClass, strength
from domino_core.game import Look, Seat
from domino_core.notation import Move
from domino_core.rng import Rng
from domino_core.tiles import Tile, mask_of, tile_named

if TYPE_CHECKING:
    from domino_core.shapes.views import PokerView

DEALS = 1200
"""Deals imagined against several opponents."""
DEALS_A_STEP = 40

STAYS = HandClass.ONE_PAIR << 56
"""The weakest hand with which a player is supposed to put chips in."""
RAISES = HandClass.THREES << 56
"""The weakest hand with which a player is supposed to raise."""
LIE = 0.3
"""How much a hand counts that does not fit what its holder has said."""
STUBBORN = 0.2
"""How often a weak hand answers a bet all the same."""
BLUFF = 0.15
"""How far, in pots, the mood of the moment may prefer betting or not: so what it says does not give its hand away."""


class PokerBot(Bot):
    """Weighs up every move over what the others may hold."""

    def think(self, look: Look, rng: Rng) -> Iterator[Move]:
        view = cast("PokerView", look.view)
        table = Table(view)
        worth = dict.fromkeys(look.legal_moves, 0.0)
        daring = (rng.fraction() - 0.5) * BLUFF * table.pot
        weights = 0.0
        for number, hands in enumerate(imagined_hands(view, len(table.opponents), rng), start=1):
            weight = table.likelihood(hands)
            weights += weight
            for move in worth:
                worth[move] += weight * table.outcome(move, hands, rng)
            if number % DEALS_A_STEP == 0:
                yield best_of(worth, daring * weights)
        yield best_of(worth, daring * weights)


def best_of(worth: dict[Move, float], daring: float) -> Move:
    return max(worth, key=lambda move: worth[move] + (daring if move in ("bet", "raise") else 0.0))


def imagined_hands(view: PokerView, opponents: int, rng: Rng) -> Iterator[list[int]]:
    """What the opponents may hold, as the strengths of their hands: all possibilities of one, chance deals of several."""
    own = {tile_named(name) for name in view["dealt"]}
    unseen: list[Tile] = rng.shuffled(tile for tile in POKER_TILES if tile not in own)
    if opponents == 1:
        for five in combinations(unseen, HAND_SIZE):
            yield [strength(mask_of(five))]
        return
    for _ in range(DEALS):
        order = rng.shuffled(unseen)
        yield [strength(mask_of(order[seat * HAND_SIZE : (seat + 1) * HAND_SIZE])) for seat in range(opponents)]


class Table:
    """What can be won and lost, as a seat sees it."""

    def __init__(self, view: PokerView) -> None:
        me = own_seat(view)
        self.mine: int = strength(mask_of(tile_named(name) for name in view["dealt"]))
        self.opponents: list[Seat] = [seat for seat in range(view["players"]) if seat not in {me, *view["folded"], *view["out"]}]
        self.shown = [self._shown_by(view, seat) for seat in self.opponents]
        """For each opponent the weakest hand that fits what was said."""
        self.asked = [seat not in view["all_in"] for seat in self.opponents]
        """Whether an opponent would have to answer a bet."""
        self.owed: int = view["to_call"]
        self.more: int = min(view["limit"], view["chips"][me] - self.owed)
        """What a bet or raise puts in on top."""
        most = view["paid"][me] + self.owed
        self.pot: int = sum(min(paid, most) for paid in view["paid"])
        """The chips in the middle that one can win: of each player at most what oneself has paid then."""

    @staticmethod
    def _shown_by(view: PokerView, seat: Seat) -> int:
        said = {entry.partition(":")[2] for entry in view["history"] if entry.startswith(f"{seat}:")}
        return RAISES if "raise" in said else STAYS if said & {"bet", "call"} else 0

    def likelihood(self, hands: list[int]) -> float:
        """How well these hands fit what their holders have said."""
        likely = 1.0
        for hand, least in zip(hands, self.shown, strict=True):
            if hand < least:
                likely *= LIE
        return likely

    def outcome(self, move: Move, hands: list[int], rng: Rng) -> float:
        """The chips that a move brings from here on, if these are the others' hands."""
        if move == "fold":
            return 0.0
        if move in ("check", "call"):
            return self.pot if self.mine > max(hands) else -self.owed
        staying = [
            hand for hand, asked in zip(hands, self.asked, strict=True) if not asked or hand >= STAYS or rng.fraction() < STUBBORN
        ]
        if not staying:
            return self.pot
        best = max(staying)
        raised = self.more if best >= RAISES else 0
        if self.mine > best:
            return self.pot + self.more * len(staying) + raised
        return -self.owed - self.more - raised
