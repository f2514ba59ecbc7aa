"""The betting tree laid out, with who speaks and who has paid what: training and measuring walk through it many times."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from domino_core.ai.poker_table import QUANTILES
from domino_core.ai.poker_tree import Question, after, answers
from domino_core.families.poker.hands import HAND_SIZE, POKER_TILES, strength
from domino_core.tiles import mask_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from domino_core.notation import Move

ANTE = 1.0


class Node(NamedTuple):
    """A question; each answer leads to the node of a number, or to the end of number -1 - number."""

    seat: int
    answers: tuple[Move, ...]
    children: tuple[int, ...]


class End(NamedTuple):
    """The betting is over: who is still in, and what everybody has paid, in antes."""

    live: tuple[int, ...]
    paid: tuple[float, ...]


class Tree:
    """All questions for so many players and a bet of so many antes. Questions have the numbers of `poker_tree.number_of`."""

    def __init__(self, players: int, bet: float) -> None:
        self.players = players
        self._bet = bet
        self.nodes: list[Node] = []
        self.ends: list[End] = []
        self._grow(Question(players, 0), tuple(range(players)), (), (ANTE,) * players)

    def _grow(
        self, question: Question | None, waiting: tuple[int, ...], still_in: tuple[int, ...], paid: tuple[float, ...]
    ) -> int:
        """At most some twenty deep: nobody speaks more often than that."""
        if question is None:
            self.ends.append(End(still_in, paid))
            return -len(self.ends)
        number, seat, choices = len(self.nodes), waiting[0], answers(question)
        self.nodes.append(Node(seat, choices, ()))
        children = []
        for move in choices:
            top = max(paid) + (self._bet if move in ("bet", "raise") else 0.0)
            now_paid = paid if move == "fold" else (*paid[:seat], top, *paid[seat + 1 :])
            then_waiting, then_in = waiting[1:], still_in if move == "fold" else (*still_in, seat)
            if move in ("bet", "raise"):
                asked = {*waiting[1:], *still_in}
                then_waiting = tuple(other for step in range(1, self.players) if (other := (seat + step) % self.players) in asked)
                then_in = (seat,)
            children.append(self._grow(after(question, move), then_waiting, then_in, now_paid))
        self.nodes[number] = Node(seat, choices, tuple(children))
        return number


def cuts() -> tuple[int, ...]:
    """The strengths at which one kind of hand ends and the next begins."""
    strengths = sorted(strength(mask_of(five)) for five in combinations(POKER_TILES, HAND_SIZE))
    return tuple(strengths[int(quantile * len(strengths))] for quantile in QUANTILES)


def hands_of(tiles: Sequence[int], players: int) -> list[int]:
    """How strong the hands of a deal are."""
    return [strength(mask_of(tiles[seat * HAND_SIZE : (seat + 1) * HAND_SIZE])) for seat in range(players)]
