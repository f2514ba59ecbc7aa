"""Castle Rock puzzles: winnable deals of a chosen difficulty, the daily one, and short codes for deals.

A puzzle is named by a text and made from it: `6-tricky-k3x9` (set, level, seed), `daily-2026-11-16`, or `deal6-…` with the deal itself in
it. The same name is the same puzzle everywhere and for ever, offline too, and the solver has certified it before it is handed out.
Difficulty is counted in bits: how unlikely it is that random play wins (one bit: every other game, three bits: one in eight).
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from datetime import date

from domino_core.ai.castle_rock import Study, fewest_left, options, random_win_chance
from domino_core.errors import DominoError
from domino_core.games.castle_rock import STARS, WON_WITH
from domino_core.rng import Rng
from domino_core.tiles import Tile, double_set

LEVELS: dict[str, tuple[float, float]] = {
    "gentle": (1.5, 6.0),
    "steady": (6.0, 24.0),
    "tricky": (24.0, 128.0),
    "hard": (128.0, 2048.0),
    "fiendish": (2048.0, 65536.0),
    "monstrous": (65536.0, 16777216.0),
}
"""Named difficulties: random play wins one game in so many to so many."""

OFFERED: dict[int, tuple[str, ...]] = {
    6: ("gentle", "steady", "tricky", "hard"),
    9: ("steady", "tricky", "hard", "fiendish"),
    12: ("tricky", "hard", "fiendish", "monstrous"),
}
"""The levels that each set has plenty of."""

WEEK: tuple[tuple[int, str], ...] = (
    (6, "gentle"),
    (6, "steady"),
    (6, "steady"),
    (6, "tricky"),
    (6, "hard"),
    (9, "hard"),
    (12, "fiendish"),
)
"""The daily ladder: Monday is gentle, Sunday is large."""

FIRST_DAY = date(2026, 1, 1)
LAST_DAY = date(2099, 12, 31)
_RECIPE = "castle-rock/1"
"""Part of every seed: a change of the search below would need a new one, so that old names stay what they are."""


class UnknownPuzzle(DominoError):
    code = "bad-puzzle"


class Puzzle:
    """A certified deal: winnable, with its difficulty."""

    __slots__ = ("bits", "deal", "level", "name", "study", "tiles")

    def __init__(self, name: str, tiles: int, deal: Sequence[Tile]) -> None:
        self.name = name
        self.tiles = tiles
        """Which set: 6, 9 or 12."""
        self.deal = tuple(deal)
        self.study = Study(deal)
        chance = random_win_chance(deal)
        self.bits = -math.log2(chance) if chance else math.inf
        self.level = level_of(self.bits)


def level_of(bits: float) -> str:
    """The name of a difficulty."""
    for level, (_, most) in LEVELS.items():
        if bits < math.log2(most):
            return level
    return "monstrous"


# ---------------------------------------------------------------- making


def make_deal(tiles: int, level: str, seed: str) -> list[Tile]:
    """A winnable deal of this level: from a random one, two tiles are swapped again and again as long as that does not lead away."""
    rng = Rng(_RECIPE, tiles, level, seed)
    least, most = LEVELS[level]
    middle = math.sqrt(least * most)
    while True:
        deal = rng.shuffled(double_set(tiles))
        distance = _distance(deal, middle)
        for _ in range(400):
            there = distance < most / middle
            if there and _worth_playing(deal, level):
                return deal
            one, two = rng.below(len(deal)), rng.below(len(deal))
            deal[one], deal[two] = deal[two], deal[one]
            changed = _distance(deal, middle)
            if changed <= distance or there:
                distance = changed
            else:
                deal[one], deal[two] = deal[two], deal[one]


def _distance(deal: Sequence[Tile], middle: float) -> float:
    """How far a deal is from a winnable one that random play wins once in `middle` games; tiles too many count most.

    Only divisions, which are the same to the last bit everywhere: logarithms are not.
    """
    left = fewest_left([], deal)
    if left > WON_WITH:
        return 1e9 * left
    one_in = 1.0 / random_win_chance(deal)
    return max(one_in / middle, middle / one_in)


def _worth_playing(deal: Sequence[Tile], level: str) -> bool:
    """Whether there is something to find out: real decisions, and no win by a fixed habit."""
    study = Study(deal)
    if level == "gentle":
        return len(study.decisions) >= 2 and len(study.critical) >= 1
    both_kinds = min(study.traps.values()) >= 1
    return len(study.critical) >= 3 and both_kinds and not any(habit_wins(deal, habit) for habit in ("one", "three"))


def habit_wins(deal: Sequence[Tile], habit: str) -> bool:
    """Whether always taking one, or always taking three, wins."""
    row: list[Tile] = []
    for tile in deal:
        row.append(tile)
        while choices := list(options(row).values()):
            row = choices[0 if habit == "one" else -1]
    return len(row) <= WON_WITH


def stars_by_left(fewest: int) -> list[int]:
    """The stars of a puzzle by the tiles that are left at its end; more tiles than are listed earn none.

    They are counted from the fewest that can be left, so that best play always earns all of them: never less than the rules give.
    """
    return [min(STARS, STARS - (left - fewest)) for left in range(max(WON_WITH, fewest) + 1)]


# ---------------------------------------------------------------- names

_GENERATED = re.compile(r"(6|9|12)-([a-z]+)-([a-z0-9]{1,24})")
_DAILY = re.compile(r"daily-(\d{4}-\d{2}-\d{2})")
_STATED = re.compile(r"deal(6|9|12)-([A-Za-z0-9_-]{1,80})")


def puzzle_named(name: object) -> Puzzle:
    """The puzzle that a name stands for."""
    text = name if isinstance(name, str) and len(name) <= 96 else ""
    if found := _DAILY.fullmatch(text):
        return daily(found[1])
    if found := _GENERATED.fullmatch(text):
        tiles, level = int(found[1]), found[2]
        if level in OFFERED[tiles]:
            return Puzzle(text, tiles, make_deal(tiles, level, found[3]))
    if found := _STATED.fullmatch(text):
        return Puzzle(text, int(found[1]), deal_from_code(int(found[1]), found[2]))
    raise UnknownPuzzle("unknown-puzzle", "There is no such puzzle. A puzzle is called “daily-2026-11-16” or “6-tricky-abc”.")


def daily(day: str) -> Puzzle:
    """The puzzle of a date, the same for everyone."""
    when = day_named(day)
    tiles, level = WEEK[when.weekday()]
    return Puzzle(f"daily-{when}", tiles, make_deal(tiles, level, f"daily-{when}"))


def day_named(day: str) -> date:
    """A day that has puzzles."""
    try:
        when = date.fromisoformat(day)
    except ValueError as error:
        raise UnknownPuzzle("no-such-day", f"“{day[:10]}” is not a day.") from error
    if not FIRST_DAY <= when <= LAST_DAY:
        raise UnknownPuzzle(
            "no-such-day", f"There are puzzles from {FIRST_DAY} to {LAST_DAY}.", first=str(FIRST_DAY), last=str(LAST_DAY)
        )
    return when


# ---------------------------------------------------------------- codes

_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-"


def code_of(deal: Sequence[Tile]) -> str:
    """A deal as a short text: its number among all orders of the set, in base 64."""
    rest = sorted(deal)
    number = 0
    for tile in deal:
        number = number * len(rest) + rest.index(tile)
        rest.remove(tile)
    digits = ""
    while number or not digits:
        number, digit = divmod(number, len(_DIGITS))
        digits = _DIGITS[digit] + digits
    return digits


def deal_from_code(tiles: int, code: str) -> list[Tile]:
    rest = list(double_set(tiles))
    number = 0
    for character in code:
        number = number * len(_DIGITS) + _DIGITS.index(character)
    places = []
    for base in range(1, len(rest) + 1):
        number, place = divmod(number, base)
        places.append(place)
    if number:
        raise UnknownPuzzle("unknown-puzzle", "This code does not stand for a deal of that set.")
    return [rest.pop(place) for place in reversed(places)]
