"""The betting of one poker hand as a tree, counted out: what can be said, who speaks next, and a number for every question there is.

Who has how many tiles or chips does not matter here. A question is known by how many have yet to speak, how many have spoken and are
still in, and how often the bet was raised; so the size of everything that may follow is known without building it, and a history
leads to its number by adding up.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from domino_core.families.poker.betting import MOST_RAISES
from domino_core.notation import Move

NOT_OPENED = -1


class Question(NamedTuple):
    """Somebody is asked to speak."""

    waiting: int
    """How many have yet to speak, the one who is asked included."""
    spoken: int
    """How many have spoken and are still in."""
    raises: int = NOT_OPENED


def answers(question: Question) -> tuple[Move, ...]:
    """What can be said. Nobody folds where checking is free."""
    if question.raises == NOT_OPENED:
        return ("check", "bet")
    return ("fold", "call", "raise") if question.raises < MOST_RAISES else ("fold", "call")


def after(question: Question, move: Move) -> Question | None:
    """The next question, or None when the betting is over."""
    waiting, spoken, raises = question
    if move in ("bet", "raise"):
        return Question(waiting - 1 + spoken, 1, raises + 1)
    still_in = spoken + (move != "fold")
    return Question(waiting - 1, still_in, raises) if waiting > 1 else None


@cache
def size(question: Question | None) -> int:
    """How many questions there are from here on, this one included."""
    return 0 if question is None else 1 + sum(size(after(question, move)) for move in answers(question))


def number_of(players: int, said: Sequence[Move]) -> tuple[int, Question] | None:
    """The number of the question that follows what was said, and the question; None where the tree does not know such a history."""
    number, question = 0, Question(players, 0)
    for move in said:
        number += 1
        for other in answers(question):
            if other == move:
                break
            number += size(after(question, other))
        following = after(question, move) if move in answers(question) else None
        if following is None:
            return None
        question = following
    return number, question
