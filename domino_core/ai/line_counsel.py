"""Counsel on lines: what each move is expected to bring, and what speaks for it as everybody can see who has this view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from domino_core.ai.line import worth_in_line
from domino_core.ai.line_players import Trials
from domino_core.ai.looking import own_hand, own_seat
from domino_core.ai.verdict import Verdict
from domino_core.families.line import LineRound
from domino_core.families.line.chain import CLOSED, MATCHING, PLAYS, Play
from domino_core.game import Look, Seat
from domino_core.notation import Move
from domino_core.rng import Rng
from domino_core.tiles import PIPS, Mask, is_double, mask_of, tiles_in

if TYPE_CHECKING:
    from domino_core.shapes.counsel import Reason
    from domino_core.shapes.views import LineView


def judge_line(look: Look, rng: Rng) -> Iterator[Verdict]:
    """By the master's trials: points that one's own side is ahead of the best other one when the round is over."""
    moves = look.legal_moves
    view = cast("LineView", look.view)
    verdict = Verdict(moves, [worth_in_line(view, move) for move in moves])
    yield verdict
    if any(PLAYS[move] is None and move != "draw" for move in moves):
        return  # words are claims and passes: either there is a score, or there is none
    trials = Trials(look, moves, rng)
    while verdict.worlds < trials.worlds:
        ends = trials.points(moves)
        tried = [(trials.goal.worth(points), float(trials.goal.lead(points))) for points in ends]
        verdict.add([(worth, lead, float(lead > 0)) for worth, lead in tried])
        verdict.match_counts |= any(worth != lead for worth, lead in tried)
        verdict.prefer(trials.usual)
        yield verdict


class LineReasons:
    """What speaks for the moves of one position."""

    def __init__(self, look: Look) -> None:
        self._view = cast("LineView", look.view)
        self._seat = own_seat(look.view)
        self._hand = own_hand(look.view)
        self._table = cast("LineRound", look.sample(Rng("reasons")))
        """A world, of which only what lies open is looked at."""
        laid = mask_of(play[0].bit_length() - 1 for play in map(PLAYS.__getitem__, self._view["line"]) if play is not None)
        self._unseen = mask_of(look.game.tiles(self._view["options"])) & ~laid & ~self._hand

    def __call__(self, move: Move) -> list[Reason]:
        points = type(self._table).points_of(self._view, move)
        play = PLAYS[move]
        if play is None:
            return [{"code": "claims", "points": points}] if points else []
        reasons: list[Reason] = []
        rest = self._hand & ~play[0]
        if not rest:
            reasons.append({"code": "goes-out"})
        if points:
            reasons.append({"code": "scores", "points": points})
        return reasons if not rest else [*reasons, *self._of_ends(move, play, rest), *self._of_tile(play, rest)]

    def _of_ends(self, move: Move, play: Play, rest: Mask) -> list[Reason]:
        """What the numbers are good for that lie open after a play."""
        after = self._table.clone()
        after.apply(self._seat, move)
        fitting, outer = after.fits.tiles, play[3]
        ends = [end for end in after.ends if end != CLOSED]
        reasons: list[Reason] = []
        if after.turn == self._seat:
            reasons.append({"code": "plays-again"})
        if not any(self._unseen & fitting[end] for end in ends):
            reasons.append({"code": "nobody-else"})
        elif outer in ends:
            shut_out = next((seat for seat in self._opponents() if self._has_none_for(outer, seat)), None)
            if shut_out is not None:
                reasons.append({"code": "shuts-out", "number": outer, "seat": shut_out})
            mine, out = (rest & fitting[outer]).bit_count(), ((rest | self._unseen) & fitting[outer]).bit_count()
            if mine >= 2 and 2 * mine > out:
                reasons.append({"code": "own-number", "number": outer, "count": mine, "of": out})
        if len(ends) > 1 and all(rest & fitting[end] for end in ends):
            reasons.append({"code": "every-end", "count": len(ends)})
        return reasons

    def _of_tile(self, play: Play, rest: Mask) -> list[Reason]:
        tile = play[0].bit_length() - 1
        reasons: list[Reason] = []
        if PIPS[tile] > max(PIPS[other] for other in tiles_in(rest)):
            reasons.append({"code": "heaviest", "dots": PIPS[tile]})
        if is_double(tile) and self._table.fits is MATCHING:
            reasons.append({"code": "double"})
        return reasons

    def _opponents(self) -> list[Seat]:
        """Those of other sides, the next one first."""
        players, sides = self._view["players"], self._view["sides"]
        seats = [(self._seat + step) % players for step in range(1, players)]
        return [seat for seat in seats if sides[seat] != sides[self._seat]]

    def _has_none_for(self, number: int, seat: Seat) -> bool:
        """Whether a seat has passed on a number and got no tile since."""
        drew = max((time for time, entry in enumerate(self._view["history"]) if entry == f"{seat}:draw"), default=-1)
        return any(who == seat and time > drew and number in shown.get("ends", ()) for time, who, shown in self._view["cannot"])
