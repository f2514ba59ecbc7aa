"""Counsel on solitaires: how many tiles each removal leaves with best play, exactly where the pile lies open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from domino_core.ai.castle_rock import best_left, options
from domino_core.ai.castle_rock_advice import because, imagined_piles
from domino_core.ai.row import worth_in_row
from domino_core.ai.verdict import Verdict
from domino_core.game import Look
from domino_core.games.castle_rock import WON_WITH, CastleRockRound
from domino_core.notation import Move
from domino_core.rng import Rng
from domino_core.tiles import tile_named

if TYPE_CHECKING:
    from domino_core.shapes.counsel import Reason
    from domino_core.shapes.views import PileView, RowView


def judge_row(look: Look, rng: Rng) -> Iterator[Verdict]:
    """The points are the tiles left at the end. The other solitaires leave nothing to choose."""
    moves = look.legal_moves
    verdict = Verdict(moves, [worth_in_row(cast("RowView", look.view), move) for move in moves])
    yield verdict
    if not issubclass(look.game.round_class, CastleRockRound) or len(moves) < 2:
        return
    view = cast("PileView", look.view)
    after = options([tile_named(name) for name in view["row"]])
    piles, verdict.exact = imagined_piles(look, view["to_come"])
    for pile in piles:
        left = [best_left(after[move], pile) for move in moves]
        verdict.add([(-float(each), float(each), float(each <= WON_WITH)) for each in left])
        yield verdict


class RowReasons:
    """With the pile open: the tile that the better choice makes go later."""

    def __init__(self, look: Look) -> None:
        self._choices: dict[Move, list[int]] = {}
        if issubclass(look.game.round_class, CastleRockRound) and len(look.legal_moves) > 1:
            view = cast("PileView", look.view)
            self._row = [tile_named(name) for name in view["row"]]
            self._pile = None if view["to_come"] is None else [tile_named(name) for name in view["to_come"]]
            self._choices = options(self._row)

    def __call__(self, move: Move) -> list[Reason]:
        if move not in self._choices:
            return []
        reasons: list[Reason] = [{"code": "three-at-once"}] if "-" in move else []
        if self._pile is None:
            return reasons
        left = {each: best_left(after, self._pile) for each, after in self._choices.items()}
        found = because(self._row, self._pile, move) if left[move] < max(left.values()) else None
        if found is not None:
            reasons.insert(0, {"code": "goes-later", "tile": found["tile"], "others": found["with"], "draws": found["draws"]})
        return reasons
