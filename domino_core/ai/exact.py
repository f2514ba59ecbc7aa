"""Positions in which all hands lie open, solved: advice on each move, the perfect reply of the other seats, and where a game was lost.

A family says how its positions are solved (`Exact`); all else is the same for every puzzle. What counts is how much the side of seat 0,
the person's, lacks in the end: tiles that were not laid, points that were not taken. Only a `Look` is solved, so nothing is known that
the person does not see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from domino_core.errors import BadRequest
from domino_core.game import Game, Look, Round
from domino_core.notation import Move

if TYPE_CHECKING:
    from domino_core.shapes.help import AdviseReply, Decision, ReviewReply

PERSON = 0


class Exact:
    """How the open positions of a family are solved."""

    __slots__ = ("aim", "fits", "lefts")

    def __init__(
        self, fits: Callable[[Look], bool], lefts: Callable[[Look], dict[Move, int]], aim: Callable[[Look], int]
    ) -> None:
        self.fits = fits
        """Whether this position can be solved at all; all hands are open then."""
        self.lefts = lefts
        """For each legal move what the person's side lacks in the end, when everybody plays perfectly after it."""
        self.aim = aim
        """The most that may be lacking where the puzzle is solved."""


def solves(exact: Exact, look: Look) -> bool:
    """Whether there is a move to make, and nothing hidden that would matter for it."""
    return bool(look.legal_moves) and all(hand is not None for hand in look.view["hands"]) and exact.fits(look)


def advise(exact: Exact, look: Look) -> AdviseReply:
    """For each legal move what is lacking in the end, and whether that is enough."""
    if not solves(exact, look):
        raise BadRequest("no-advice", f"There is no such advice for {look.game.id}.")
    aim = exact.aim(look)
    return {
        "choices": [
            {"move": move, "left": left, "chance": 1.0 if left <= aim else 0.0} for move, left in exact.lefts(look).items()
        ],
        "exact": True,
    }


def reply(exact: Exact, look: Look) -> Move:
    """What the seat on turn plays who sees everything: the most for its side, the first of several."""
    lefts = exact.lefts(look)
    sides, seat = look.view["sides"], look.view["seat"]
    assert seat is not None
    best = min if sides[seat] == sides[PERSON] else max
    return best(lefts, key=lefts.__getitem__)


def review(exact: Exact, game: Game, over: Round, moves: int) -> ReviewReply:
    """A finished round looked at again: each decision of the person in its last `moves` moves, and the one that lost it."""
    if over.turn is not None:
        raise BadRequest("not-over", "A game can be reviewed when it is over.")
    now = game.round_class.deal(over.setup)
    given = len(over.history) - moves
    decisions: list[Decision] = []
    lost: int | None = None
    for number, (seat, move) in enumerate(over.history):
        if number >= given and seat == PERSON and len(now.legal_moves(seat)) > 1:
            look = Look(game, now.view(seat))
            if not solves(exact, look):
                raise BadRequest("no-advice", f"There is no such advice for {game.id}.")
            lefts = exact.lefts(look)
            decisions.append({"number": number - given, "played": move, "left": lefts})
            if lost is None and lefts[move] > exact.aim(look) >= min(lefts.values()):
                lost = number - given
        now.apply(seat, move)
    best = min(decisions[0]["left"].values()) if decisions else 0
    last = decisions[-1]["left"][decisions[-1]["played"]] if decisions else 0
    return {"fewest_left": best, "left": last, "decisions": decisions, "lost_at": lost}
