"""Counterfactual regret: a player meets itself on chance deals, and turns to the answers that it would have liked to give.

One seat at a time tries all its answers, the others say one by chance (external sampling). What is kept is the mix of all answers over
time, the later ones counting more. The same seed gives the same table everywhere: only `random.random()` is used, which is promised.
"""

from __future__ import annotations

from bisect import bisect_right
from random import Random

from domino_core.ai.poker_table import QUANTILES, letter_for
from domino_core.families.poker.hands import POKER_TILES
from poker_training.tree import Tree, cuts, hands_of

KINDS = len(QUANTILES) + 1


class Training:
    """A tree, and what its players regret so far."""

    def __init__(self, players: int, bet: float) -> None:
        self.tree = Tree(players, bet)
        self._regrets = [[[0.0] * len(node.children) for _ in range(KINDS)] for node in self.tree.nodes]
        self._mixes = [[[0.0] * len(node.children) for _ in range(KINDS)] for node in self.tree.nodes]
        self._random = Random(f"poker {players} {bet}").random
        self._cuts = cuts()
        self._hands: list[int] = []
        self._kinds: list[int] = []
        self._weight = 0.0

    def run(self, deals: int) -> None:
        """Meet so many times."""
        tiles = list(POKER_TILES)
        for _ in range(deals):
            for last in range(len(tiles) - 1, 0, -1):
                swap = int(self._random() * (last + 1))
                tiles[last], tiles[swap] = tiles[swap], tiles[last]
            self._hands = hands_of(tiles, self.tree.players)
            self._kinds = [bisect_right(self._cuts, hand) for hand in self._hands]
            self._weight += 1.0
            for seat in range(self.tree.players):
                self._try_all(0, seat)

    def letters(self) -> str:
        """The table: for each question the kinds of hands from the weakest to the strongest."""
        return "".join(letter_for(self._share(mix)) for rows in self._mixes for mix in rows)

    @staticmethod
    def _share(mix: list[float]) -> list[float]:
        """Where nobody ever came, one calls or checks."""
        total = sum(mix)
        return [part / total for part in mix] if total else [float(place == len(mix) - 2) for place in range(len(mix))]

    def _try_all(self, number: int, me: int) -> float:
        """What the rest of the hand brings a seat that regrets nothing yet; everybody's regrets grow on the way."""
        if number < 0:
            live, paid = self.tree.ends[-1 - number]
            winner = max(live, key=self._hands.__getitem__)
            return (sum(paid) if winner == me else 0.0) - paid[me]
        seat, _, children = self.tree.nodes[number]
        kind = self._kinds[seat]
        regrets = self._regrets[number][kind]
        wanted = [regret if regret > 0 else 0.0 for regret in regrets]
        total = sum(wanted)
        shares = [want / total for want in wanted] if total > 0 else [1 / len(children)] * len(children)
        if seat == me:
            values = [self._try_all(child, me) for child in children]
            value = sum(share * own for share, own in zip(shares, values, strict=True))
            for place, own in enumerate(values):
                regrets[place] += own - value
            return value
        mix, weight = self._mixes[number][kind], self._weight
        for place, share in enumerate(shares):
            mix[place] += weight * share
        chance = self._random()
        for share, child in zip(shares, children, strict=True):
            chance -= share
            if chance < 0:
                return self._try_all(child, me)
        return self._try_all(children[-1], me)
