"""Advice on Castle Rock: what a choice is worth, and where a game was lost.

Advice keeps to what the player may know: with the pile face down it judges by fair samples, and only a game that is over is
reviewed with the whole pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from domino_core.ai.castle_rock import best_left, best_play, options
from domino_core.ai.puzzles import stars_by_left
from domino_core.errors import BadRequest
from domino_core.game import Game, Look, Round, Setup
from domino_core.games.castle_rock import WON_WITH, CastleRockRound
from domino_core.rng import Rng
from domino_core.tiles import NAMES, tile_named

if TYPE_CHECKING:
    from domino_core.shapes.help import AdviseReply, Because, Choice, Decision, ReviewReply
    from domino_core.shapes.views import PileView

SAMPLES = 60
"""Worlds to judge a choice by when the pile is hidden."""


def advise(look: Look) -> AdviseReply:
    """For each removal that is possible now: the tiles left with best play after it, and how likely that is a win."""
    _must_be_castle_rock(look.game)
    view = cast("PileView", look.view)
    row = [tile_named(name) for name in view["row"]]
    choices = options(row)
    piles, exact = imagined_piles(look, view["to_come"])
    judged: list[Choice] = []
    for move, after in choices.items():
        left = [best_left(after, pile) for pile in piles]
        wins = sum(value <= WON_WITH for value in left)
        judged.append({"move": move, "left": sum(left) / len(left), "chance": wins / len(left)})
    if exact and len(judged) > 1:
        best = min(judged, key=lambda choice: choice["left"])
        reason = because(row, piles[0], best["move"])
        return {"choices": judged, "exact": exact, "because": reason}
    return {"choices": judged, "exact": exact}


def because(row: list[int], pile: list[int], move: str) -> Because | None:
    """What the better choice is good for: the first tile that goes later and that the other choice would have taken or buried.

    Taking one keeps the two outer tiles; taking three brings the tile below them to the end of the row.
    """
    kept = {row[-3], row[-1]} if "-" not in move else set(row[-5:-3])
    draws = 0
    for step, before, _ in best_play(options(row)[move], pile):
        if step == "draw":
            draws += 1
            continue
        three = before[-3:]
        gone = three if "-" in step else three[1:2]
        for tile in gone:
            if tile in kept:
                others = [NAMES[other] for other in three if other != tile]
                return {"tile": NAMES[tile], "with": others, "all": len(gone) == len(three), "draws": draws}
    return None


def imagined_piles(look: Look, to_come: list[str] | None) -> tuple[list[list[int]], bool]:
    """The pile as it is where it is open, else fair guesses at it."""
    if to_come is not None:
        return [[tile_named(name) for name in to_come]], True
    rng = Rng("advice", *look.view["drawn"])
    worlds = [look.sample(rng) for _ in range(SAMPLES)]
    return [list(world.order[world.turned :]) for world in worlds if isinstance(world, CastleRockRound)], False


def review(game: Game, deal: Round) -> ReviewReply:
    """A finished game looked at again: every decision with what each choice would have left, and the one that lost it."""
    _must_be_castle_rock(game)
    if deal.turn is not None:
        raise BadRequest("not-over", "A game can be reviewed when it is over.")
    assert isinstance(deal, CastleRockRound)
    order = deal.order
    now = CastleRockRound.deal(Setup(game, 1, deal.setup.options, deal=order))
    decisions: list[Decision] = []
    for number, (seat, move) in enumerate(deal.history):
        choices = options(now.row)
        if len(choices) > 1:
            pile = order[now.turned :]
            decisions.append(
                {"number": number, "played": move, "left": {name: best_left(after, pile) for name, after in choices.items()}}
            )
        now.apply(seat, move)
    best = best_left(order[:3], order[3:])
    lost = next(
        (each["number"] for each in decisions if each["left"][each["played"]] > WON_WITH >= min(each["left"].values())), None
    )
    return {
        "fewest_left": best,
        "left": deal.left,
        "winnable": best <= WON_WITH,
        "stars": stars_by_left(best),
        "decisions": decisions,
        "lost_at": lost,
    }


def _must_be_castle_rock(game: Game) -> None:
    """The other solitaires leave nothing to choose, so there is nothing to advise."""
    if not issubclass(game.round_class, CastleRockRound):
        raise BadRequest("no-advice", f"There is no such advice for {game.id}.")
