"""Whether a reason is true, found out by other means than those that gave it: where tiles are laid on lines and trains.

The checks may look at the real round, which a player cannot: what was said from a view must hold there too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from domino_core import Match
from domino_core.families.line import LineRound
from domino_core.game import Seat
from domino_core.notation import Move, tile_in
from domino_core.shapes.counsel import Reason
from domino_core.tiles import NAMES, mask_of, tile_named

Numbers = tuple[int, int]


class Found:
    """A move in a position, and a reason that was given for it."""

    def __init__(self, match: Match, seat: Seat, move: Move, reason: Reason) -> None:
        self.match, self.seat, self.move = match, seat, move
        self.reason: dict[str, Any] = dict(reason)
        self.view = cast("dict[str, Any]", match.view(seat))

    def __str__(self) -> str:
        return f"{self.match.game.id}: {self.reason} for {self.move} of seat {self.seat} after {self.match.save()}"

    @property
    def hand(self) -> list[str]:
        return list(self.view["hands"][self.seat])

    @property
    def tile(self) -> str:
        return NAMES[cast("int", tile_in(self.move))]

    @property
    def rest(self) -> list[str]:
        return [name for name in self.hand if name != self.tile]

    def after(self) -> Any:
        """The real round after the move."""
        trial = self.match.round.clone()
        trial.apply(self.seat, self.move)
        return trial


def numbers(name: str) -> Numbers:
    first, second = name.split("-")
    return int(first), int(second)


def dots(name: str) -> int:
    return sum(numbers(name))


def laid_tiles(found: Found) -> set[str]:
    return {NAMES[cast("int", tile_in(move))] for move in found.view["line"]}


def not_seen(found: Found) -> list[str]:
    """Tiles of the set that lie neither on the table nor in one's own hand."""
    game = found.match.game
    return [
        NAMES[tile]
        for tile in game.tiles(found.match.options)
        if NAMES[tile] not in laid_tiles(found) and NAMES[tile] not in found.hand
    ]


def outer_of(found: Found) -> int:
    """The number that a tile leaves open: the second one of its move."""
    return numbers(found.move.partition("@")[0])[1]


def could_lay(position: LineRound, names: Sequence[str]) -> set[str]:
    """The arms on which some of these tiles can be laid, by the rules themselves."""
    hand = mask_of(map(tile_named, names))
    return {move.partition("@")[2] for move in position.plays_of(hand) if "@" in move}


# ---------------------------------------------------------------- for all


def goes_out(found: Found) -> bool:
    return found.hand == [found.tile]


def heaviest(found: Found) -> bool:
    return bool(found.reason["dots"] == dots(found.tile) > max(map(dots, found.rest)))


def points_made(found: Found, moves: Sequence[Move]) -> int:
    trial = found.match.round.clone()
    side = trial.sides[found.seat]
    before = trial.points[side]
    for move in moves:
        trial.apply(found.seat, move)
    return trial.points[side] - before


def scores(found: Found) -> bool:
    after = found.after()
    claimed = "claim" in after.legal_moves(found.seat)
    trial = found.match.round.clone()
    trial.apply(found.seat, found.move)
    if claimed:
        trial.apply(found.seat, "claim")
    return bool(
        trial.points[trial.sides[found.seat]] - found.match.round.points[trial.sides[found.seat]] == found.reason["points"]
    )


def claims(found: Found) -> bool:
    return bool(points_made(found, [found.move]) == found.reason["points"])


# ---------------------------------------------------------------- lines


def plays_again(found: Found) -> bool:
    return bool(found.after().turn == found.seat)


def nobody_else(found: Found) -> bool:
    after = cast("LineRound", found.after())
    others = [hand for seat, hand in enumerate(after.hands) if seat != found.seat]
    return not could_lay(after, not_seen(found)) and not any(after.plays_of(hand) for hand in others)


def shuts_out(found: Found) -> bool:
    """That seat is an opponent, has passed with this number open and got nothing since; so it really holds nothing for it."""
    real = cast("LineRound", found.match.round)
    seat, number = found.reason["seat"], found.reason["number"]
    replay = type(real).deal(real.setup)
    passed = False
    for who, move in real.history:
        if who == seat and move == "draw":
            passed = False
        elif who == seat and move == "pass" and number in replay.ends:
            passed = True
        replay.apply(who, move)
    holds = any(real.fits.tiles[number] >> tile_named(name) & 1 for name in found.match.view(seat)["hands"][seat] or ())
    opponents = real.sides[seat] != real.sides[found.seat]
    return passed and opponents and not holds and number in found.after().ends and number == outer_of(found)


def own_number(found: Found) -> bool:
    after, number = cast("LineRound", found.after()), found.reason["number"]
    fits = [name for name in (*found.rest, *not_seen(found)) if after.fits.tiles[number] >> tile_named(name) & 1]
    mine = sum(name in found.rest for name in fits)
    most = (mine, len(fits)) == (found.reason["count"], found.reason["of"]) and mine > len(fits) - mine
    return most and number in after.ends and number == outer_of(found)


def every_end(found: Found) -> bool:
    after = cast("LineRound", found.after())
    arms = set(after.show(None)["ends"])
    return len(arms) == found.reason["count"] and could_lay(after, found.rest) == arms


def double(found: Found) -> bool:
    first, second = numbers(found.tile)
    return first == second


# ---------------------------------------------------------------- trains


def longest(names: Sequence[str], end: int) -> int:
    """The longest train, by trying everything."""
    best = 0
    for name in names:
        first, second = numbers(name)
        if end in (first, second):
            rest = [other for other in names if other != name]
            best = max(best, 1 + longest(rest, second if end == first else first))
    return best


def train_of(found: Found, arm: str) -> dict[str, Any]:
    return next(train for train in found.view["trains"] if train["arm"] == arm)


def own_end(found: Found) -> int:
    return int(train_of(found, str(found.seat))["end"])


def arm_of(found: Found) -> str:
    return found.move.partition("@")[2]


def covers(found: Found) -> bool:
    return bool(train_of(found, arm_of(found))["open_double"])


def marker_off(found: Found) -> bool:
    before, after = train_of(found, str(found.seat))["marker"], found.after().marked >> found.seat & 1
    return before and not after


def blank(found: Found) -> bool:
    return found.tile == "0-0" and found.reason["dots"] == found.match.options["blank"]


def train_laid(found: Found) -> bool:
    begun = bool(train_of(found, str(found.seat))["tiles"])
    whole = longest(found.hand, own_end(found))
    on_own = arm_of(found) == str(found.seat) and begun == (found.reason["code"] == "train-goes-on")
    return on_own and whole == found.reason["tiles"] == 1 + longest(found.rest, outer_of(found))


def train_kept(found: Found) -> bool:
    end = own_end(found)
    whole = longest(found.hand, end) == longest(found.rest, end) == found.reason["tiles"]
    return whole and arm_of(found) != str(found.seat)
