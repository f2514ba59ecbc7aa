"""Every kind of puzzle, listed outright, and the one way from a name to a puzzle.

Castle Rock came first and its names have no word for their kind (`6-tricky-k3x9`, `daily-2026-11-16`, `deal6-…`): they are read by
`puzzles.py` and stay what they are. All others begin with theirs: `train-9-tricky-k3x9`, `daily-train-2026-11-16`.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

from domino_core.ai.posing import Kind, Position, Recipe
from domino_core.ai.puzzles import OFFERED, Puzzle, UnknownPuzzle, code_of, day_named, puzzle_named
from domino_core.games.block import BLOCK
from domino_core.games.castle_rock import CASTLE_ROCK, WON_WITH
from domino_core.tiles import NAMES

if TYPE_CHECKING:
    from domino_core.shapes.help import PuzzleData

ROCK = "rock"
"""What Castle Rock's kind is called where all are listed."""
_LEVELS = ("gentle", "steady", "tricky", "hard", "fiendish")


def _trains() -> Recipe:
    from domino_core.ai.train_puzzles import make

    return make


def _bids() -> Recipe:
    from domino_core.ai.bid_puzzles import make

    return make


def _last_tiles() -> Recipe:
    from domino_core.ai.last_puzzles import make

    return make


KINDS: tuple[Kind, ...] = (
    Kind(
        "train",
        _trains,
        {"9": _LEVELS, "12": _LEVELS[:-1]},
        "9-gentle 9-steady 9-steady 12-tricky 9-tricky 12-hard 9-fiendish",
    ),
    Kind(
        "bid",
        _bids,
        dict.fromkeys(("30", "36", "42"), _LEVELS[:-1]),
        "30-gentle 36-gentle 42-steady 30-steady 36-tricky 42-tricky 36-hard",
    ),
    Kind(
        "last",
        _last_tiles,
        {BLOCK.id: _LEVELS[:-1]},
        " ".join(f"{BLOCK.id}-{level}" for level in ["gentle", "gentle", "steady", "steady", "tricky", "tricky", "hard"]),
    ),
)
"""All but Castle Rock, in the order in which people are offered them."""

_KINDS = {kind.name: kind for kind in KINDS}
_GENERATED = re.compile(r"([a-z]+)-([a-z0-9]+)-([a-z]+)-([a-z0-9]{1,24})")
_DAILY = re.compile(r"daily-([a-z]+)-(\d{4}-\d{2}-\d{2})")


def made(kind: Kind, variant: str, level: str, seed: str) -> Position:
    """The position of a puzzle that is offered."""
    if level not in kind.offered.get(variant, ()):
        raise UnknownPuzzle("unknown-puzzle", "There is no such puzzle: this kind has no such level.")
    return kind.recipe()(variant, level, seed)


def puzzle_data(name: object) -> PuzzleData:
    """A puzzle for the page: how to begin it, what there is to reach and how hard it is; nothing that gives the solution away."""
    text = name if isinstance(name, str) and len(name) <= 96 else ""
    daily, generated = _DAILY.fullmatch(text), _GENERATED.fullmatch(text)
    if daily and daily[1] in _KINDS:
        kind, when = _KINDS[daily[1]], day_named(daily[2])
        variant, level = kind.week[when.weekday()].split("-")
        return _posed_data(f"daily-{kind.name}-{when}", kind, variant, level, f"daily-{when}")
    if generated and generated[1] in _KINDS:
        return _posed_data(text, _KINDS[generated[1]], *generated.groups()[1:])
    return _rock_data(puzzle_named(name))


def _posed_data(name: str, kind: Kind, variant: str, level: str, seed: str) -> PuzzleData:
    position = made(kind, variant, level, seed)
    return {
        "name": name,
        "kind": kind.name,
        "like": f"{kind.name}-{variant}-{level}",
        "game": position.game,
        "players": position.players,
        "options": dict(position.options),
        "deal": [NAMES[tile] for tile in position.deal],
        "posed": position.posed,
        "level": level,
        "bits": None if position.one_in is None else round(math.log2(position.one_in), 1),
        "ways": list(position.ways),
        "goal": position.goal,
        "winnable": True,
    }


def _rock_data(puzzle: Puzzle) -> PuzzleData:
    offered = OFFERED[puzzle.tiles]
    level = puzzle.level if puzzle.level in offered else offered[1]
    return {
        "name": puzzle.name,
        "kind": ROCK,
        "like": f"{puzzle.tiles}-{level}",
        "game": CASTLE_ROCK.id,
        "players": 1,
        "options": {"set": puzzle.tiles},
        "deal": [NAMES[tile] for tile in puzzle.deal],
        "posed": None,
        "level": puzzle.level,
        "bits": round(puzzle.bits, 1) if puzzle.study.winnable else None,
        "goal": WON_WITH,
        "winnable": puzzle.study.winnable,
        "set": puzzle.tiles,
        "fewest_left": puzzle.study.fewest_left,
        "decisions": len(puzzle.study.decisions),
        "code": f"deal{puzzle.tiles}-{code_of(puzzle.deal)}",
    }
