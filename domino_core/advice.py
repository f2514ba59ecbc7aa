"""Advice for a person at the table: what a choice is worth, where a game was lost, which puzzle a name stands for.

Advice keeps to what the player may know: with the pile face down it judges by fair samples, and only a game that is over is
reviewed with the whole pile.
"""

from __future__ import annotations

from typing import Any

from domino_core.ai.castle_rock import best_left, best_play, options
from domino_core.ai.puzzles import Puzzle, code_of, puzzle_named
from domino_core.errors import BadRequest
from domino_core.game import Look
from domino_core.games.castle_rock import CASTLE_ROCK, WON_WITH, CastleRockRound
from domino_core.match import Match
from domino_core.rng import Rng
from domino_core.tiles import NAMES, tile_named

SAMPLES = 60
"""Worlds to judge a choice by when the pile is hidden."""


def advise(match: Match) -> dict[str, Any]:
    """For each removal that is possible now: the tiles left with best play after it, and how likely that is a win."""
    _must_be_castle_rock(match)
    look = match.look(0)
    row = [tile_named(name) for name in look.view["row"]]
    choices = options(row)
    piles, exact = _piles(look)
    judged: list[dict[str, Any]] = []
    for move, after in choices.items():
        left = [best_left(after, pile) for pile in piles]
        wins = sum(value <= WON_WITH for value in left)
        judged.append({"move": move, "left": sum(left) / len(left), "chance": wins / len(left)})
    if exact and len(judged) > 1:
        best = min(judged, key=lambda choice: choice["left"])
        because = _because(row, piles[0], best["move"])
        return {"choices": judged, "exact": exact, "because": because}
    return {"choices": judged, "exact": exact}


def _because(row: list[int], pile: list[int], move: str) -> dict[str, Any] | None:
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


def _piles(look: Look) -> tuple[list[list[int]], bool]:
    """The pile as it is where it is open, else fair guesses at it."""
    if look.view["to_come"] is not None:
        return [[tile_named(name) for name in look.view["to_come"]]], True
    rng = Rng("advice", *look.view["drawn"])
    worlds = [look.sample(rng) for _ in range(SAMPLES)]
    return [list(world.order[world.turned :]) for world in worlds if isinstance(world, CastleRockRound)], False


def review(match: Match) -> dict[str, Any]:
    """A finished game looked at again: every decision with what each choice would have left, and the one that lost it."""
    _must_be_castle_rock(match)
    if not match.finished:
        raise BadRequest("not-over", "A game can be reviewed when it is over.")
    assert isinstance(match.round, CastleRockRound)
    order = match.round.order
    replay = Match.new(CASTLE_ROCK.id, 1, match.seed, match.options, [NAMES[tile] for tile in order])
    decisions: list[dict[str, Any]] = []
    for number, (_, move) in enumerate(match.log):
        now = replay.round
        assert isinstance(now, CastleRockRound)
        choices = options(now.row)
        if len(choices) > 1:
            pile = order[now.turned :]
            decisions.append(
                {"number": number, "played": move, "left": {name: best_left(after, pile) for name, after in choices.items()}}
            )
        replay.play(move)
    best = best_left(order[:3], order[3:])
    lost = next(
        (each["number"] for each in decisions if each["left"][each["played"]] > WON_WITH >= min(each["left"].values())), None
    )
    return {"fewest_left": best, "left": match.round.left, "decisions": decisions, "lost_at": lost}


def puzzle_data(name: object) -> dict[str, Any]:
    """A puzzle for the page: what it is called, its deal and how hard it is; nothing that gives the solution away."""
    puzzle: Puzzle = puzzle_named(name)
    return {
        "name": puzzle.name,
        "set": puzzle.tiles,
        "level": puzzle.level,
        "bits": round(puzzle.bits, 1) if puzzle.study.winnable else None,
        "fewest_left": puzzle.study.fewest_left,
        "winnable": puzzle.study.winnable,
        "decisions": len(puzzle.study.decisions),
        "deal": [NAMES[tile] for tile in puzzle.deal],
        "code": f"deal{puzzle.tiles}-{code_of(puzzle.deal)}",
    }


def _must_be_castle_rock(match: Match) -> None:
    if match.game is not CASTLE_ROCK:
        raise BadRequest("no-advice", f"There is no such advice for {match.game.id}.")
