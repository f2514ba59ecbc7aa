"""Every registered game on every screen: real positions of random matches, with every number of players, at all lengths of play.

Nothing here knows any game by name. What cannot be had on a small screen has a bound of its own here, and the bound says why.
"""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from typing import Any

import pytest

from domino_core import GAMES
from domino_core.game import Game
from domino_core.options import Value
from domino_core.rng import Rng
from tests.cases import Case, middle_seats, seats_allowed
from tests.scene_checks import check_scene, make_scene
from tests.screens import SCREENS, Size, table_of
from tests.seen import plain_view

View = dict[str, Any]
Scene = dict[str, Any]
Moment = tuple[int, View]
"""How many moves have been made, and what seat 0 sees."""

MOMENTS = 3
"""Positions of each match on each screen; they are other ones on every screen."""
ROUNDS, MOVES = 2, 400
"""As much of a match is played."""
TINY: tuple[Size, ...] = ((200, 200), (268, 150), (120, 400), (1, 1))
"""Tables that need not be pretty: a scene of them is made all the same."""

LONGEST = 5.0
"""Seconds of the processor that no picture takes: most take a thousandth of that."""
HAND, TABLE = 32.0, 18.0
LARGE_HAND = 84.0
FIRST_TILES = 20
"""With no more tiles laid than these, none on the table is smaller than `TABLE`."""
UTMOST, OVER = 0.48, 0.36
"""The part of the height beyond which a hand does not grow, and the same when the round is over: its tiles become smaller then."""
SMALLEST = 300
"""Tables smaller than this both ways are those of the smallest screen, 320 x 320."""
ONE_SMALL_ROW = 7
"""More tiles of a hand need two rows on the table of the smallest screen."""
TEXT, LAST_TEXT = 11.0, 9.0
"""Smaller words cannot be read; and the least when the round is over and last hands take a part of the lanes of trains."""
FACE, FEW_OPEN = 12.0, 24
"""Last hands of no more tiles than these are at least so large, but on the smallest screen, where hand and line leave little room."""
SMALL_FACE = 5.0
NAME = 26.0
"""Names of this size are read from two metres."""


# ---------------------------------------------------------------- positions


def ways_to_play(game: Game) -> list[Case]:
    """Each rule set and each size of set at every number of players, and once every other choice that changes what can be done."""
    chosen: list[dict[str, Value]] = [{"rules": name} for name in game.presets] or [{}]
    others: list[dict[str, Value]] = []
    for option in game.options:
        if option.name == "set" and set(game.seats) != {1}:
            largest = max(option.values)
            chosen += [{"set": largest}] if largest != option.default else []
        elif option.name != "rules" and not isinstance(option.values, range):
            others += [{option.name: value} for value in option.values if value != option.default]
    cases = [Case(game, players, options) for options in chosen for players in seats_allowed(game, options)]
    return cases + [Case(game, middle_seats(game, options), options) for options in others]


def moments(case: Case, seed: int) -> list[Moment]:
    """What seat 0 sees in the first rounds of a random match, whenever it is to move, when a round is over, and now and then otherwise."""
    match, rng = case.match(seed), Rng(str(case), seed, "screens")
    found: list[Moment] = []
    for number in range(MOVES):
        if match.finished or match.round.setup.number >= ROUNDS:
            break
        if match.turn == 0 or match.legal_moves(0) or match.waiting or number % 7 == 0:
            found.append((number, plain_view(match, 0)))
        match.play(rng.choice(match.legal_moves()))
    return [*found, (len(match.log), plain_view(match, 0))]


def sample(found: list[Moment], rng: random.Random) -> Iterator[Moment]:
    """Some moments: one with the longest line or the fullest hand, one when a round is over, and any."""
    ends = [moment for moment in found if moment[1].get("result")]
    full = sorted(found, key=lambda moment: len(own(moment[1])) + laid(moment[1]))[-10:]
    yield rng.choice(ends or found)
    yield rng.choice(full)
    yield from (rng.choice(found) for _ in range(MOMENTS - 2))


def own(view: View) -> list[str]:
    return view["hands"][0] or []


def laid(view: View) -> int:
    """How many tiles lie on the table."""
    trains = sum(len(train["tiles"]) for train in view.get("trains") or ())
    row = sum(tile is not None for tile in view.get("row") or ())
    return trains + row + len(view.get("line") or ()) + len(view.get("trick") or ())


# ---------------------------------------------------------------- bounds


def reduced(view: View, table: Size) -> float:
    """On the smallest screen the hand of Mexican Train, in two rows, and the strip leave 256 by 100 px. Six lanes with a place for a finger
    and a tile go there, two rows of three; a third and a fourth row of 44 px do not, and such a table is the picture of a larger one."""
    return 0.71 if "trains" in view and view["players"] > 5 and max(table) < SMALLEST else 1.0


def least_hand(view: View, screen: Size, table: Size) -> float:
    """32 px, and 84 on a large screen; or, for hands of dozens of drawn tiles, what fills nearly half of the table.

    When the round is over nothing is taken from the hand any more, and the hands of the others need the room.
    """
    wanted = LARGE_HAND if screen[0] >= 1920 else HAND
    over = view["result"] is not None
    count = max(len(own(view)), 0 if over else len(view.get("dealt") or ()))  # room is kept for as many as were dealt
    width, height = table
    most = max(
        min((width - 16) / ceil(count / rows) - 4, ((OVER if over else UTMOST) * height / rows - 4) / 2) for rows in range(1, 7)
    )
    return min(wanted, most) * reduced(view, table)


def least_on_table(view: View, table: Size) -> float:
    """18 px with the first twenty tiles, but for some lines on the smallest screen and one kind of them on a low one.

    Twenty tiles and the next one of each of two arms, half a tile's width apart, take 22 x 2.06 x 1.56 squares of a tile's width: at 18 px
    22,900 square px. Above a hand in one row there are 256 x 166 of them. Above two rows there are 256 x 100, of which bends, between
    which a tile stands upright, leave three rows of tiles at 17.8 px and no more; a hand that has grown to three rows leaves still less,
    and so do the last hands of up to nine others. A cross is six tiles' widths high as soon as a tile lies above and below its spinner:
    111 px at 18; and each of its arms needs the half tile's width on both sides.
    """
    if laid(view) > FIRST_TILES:
        return 0.0
    over = view["result"] is not None
    cross = "total" in view or len(view.get("ends") or ()) > 2
    tiles = max(len(own(view)), len(view.get("dealt") or ()))
    if "line" in view and max(table) < SMALLEST:
        return 11.5 if over else 12.5 if tiles > ONE_SMALL_ROW else 14.0 if cross else TABLE
    if "line" in view and table[1] < SMALLEST and cross:
        return 16.0
    return TABLE * reduced(view, table)


def check_sizes(view: View, scene: Scene, screen: Size, table: Size) -> None:
    assert scene.get("scale", 1) >= reduced(view, table)
    sizes: dict[str, list[float]] = {}
    for piece in scene["tiles"]:
        sizes.setdefault(piece["zone"], []).append(piece["size"])
    if "hand" in sizes:
        assert min(sizes["hand"]) >= least_hand(view, screen, table) - 0.1
    lying = [size for zone in ("line", "row", "trick") for size in sizes.get(zone, ())]
    if lying:
        assert min(lying) >= least_on_table(view, table) - 0.1
    text = (TEXT if view["result"] is None else LAST_TEXT) * min(1.0, scene.get("scale", 1))
    assert min((piece["size"] for piece in scene["labels"]), default=TEXT) >= text - 0.1
    if screen[0] >= 1920 and view["players"] > 1:
        assert min(piece["h"] for piece in scene["seats"]) >= 1.4 * NAME


def check_last_hands(view: View, scene: Scene, table: Size) -> None:
    """Whatever hands are open in the end are on the table, and can be read where they are not of dozens of tiles."""
    if view.get("result"):
        shown = {piece["tile"]: piece["size"] for piece in scene["tiles"] if piece["zone"] == "rack" and piece["face"] == "up"}
        tiles = {tile for hand in view["hands"][1:] for tile in hand or ()}
        assert tiles <= shown.keys()
        least = FACE if len(tiles) <= FEW_OPEN and max(table) >= SMALLEST else SMALL_FACE
        assert min(shown.values(), default=FACE) >= least - 0.1


# ---------------------------------------------------------------- tests


@contextmanager
def bounded() -> Iterator[None]:
    """Ends a picture that takes seconds of the processor's own time, as one that never comes to an end would."""

    def stop(*_: object) -> None:
        raise AssertionError("the picture does not come to an end")

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


EVERY_WAY = pytest.mark.parametrize("case", [case for game in GAMES.values() for case in ways_to_play(game)], ids=str)


@EVERY_WAY
def test_every_position_is_right_on_every_screen(case: Case) -> None:
    seed = 0
    rng = random.Random(str(case))
    found = moments(case, seed)
    for screen in (*TINY, *SCREENS):
        table = screen if screen in TINY else table_of(screen, extra=case.players == 1)
        for moves, view in sample(found, rng) if screen in SCREENS else [rng.choice(found)]:
            try:
                with bounded():
                    scene = make_scene(view, *table)
                if screen in TINY:
                    assert (scene["width"], scene["height"]) == table
                    assert {piece["move"] for piece in scene["targets"]} == set(view["legal_moves"])
                    continue
                check_scene(view, scene)
                check_sizes(view, scene, screen, table)
                check_last_hands(view, scene, table)
            except Exception as fault:
                fault.add_note(
                    f"{case}, seed {seed}, after {moves} moves, on a screen of {screen[0]} x {screen[1]} (table {table})"
                )
                raise
