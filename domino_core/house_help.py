"""Help for the families' records, solvers of open positions among it: each part is fetched when it is first needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from domino_core.ai.exact import Exact
    from domino_core.game import Game, Look, Round
    from domino_core.shapes.help import AdviseReply, ReviewReply

    Advise = Callable[[Look], AdviseReply]
    Review = Callable[[Game, Round], ReviewReply]


def solved_lines() -> Exact:
    from domino_core.ai.last_puzzles import EXACT

    return EXACT


def solved_trains() -> Exact:
    from domino_core.ai.train_puzzles import EXACT

    return EXACT


def solved_tricks() -> Exact:
    from domino_core.ai.bid_puzzles import EXACT

    return EXACT


def advice_on_removals() -> Advise:
    from domino_core.ai.castle_rock_advice import advise

    return advise


def review_of_removals() -> Review:
    from domino_core.ai.castle_rock_advice import review

    return review
