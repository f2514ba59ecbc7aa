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
from domino_core.scene import make_scene
from tests.cases import Case, middle_seats, seats_allowed
from tests.scene_checks import check_scene
from tests.screens import SCREENS, Size, table_of

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
ONE_ROW, ONE_SMALL_ROW = 13, 7
"""More tiles of a hand need two rows on a low table, and on that of the smallest screen."""
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
            found.append((number, match.view(0)))
        match.play(rng.choice(match.legal_moves()))
    return [*found, (len(match.log), match.view(0))]


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
    """Lanes of many trains, each with a place for a finger, do not go beside a hand of sixteen tiles on the smallest screen: such a
    table is the picture of a larger one."""
    return 0.54 if "trains" in view and max(table) < SMALLEST else 1.0


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
    """18 px with the first twenty tiles, but for lines on the smallest screen and some of them on low ones.

    The smallest screen leaves a line 252 by 162 px beside a hand in one row, and 90 px less where the hand needs two; a cross keeps its
    arms apart besides, and the last hands of the others have to find a place too. On low screens up to eleven trains share the height.
    """
    if laid(view) > FIRST_TILES:
        return 0.0
    over = view["result"] is not None
    tiles = max(len(own(view)), len(view.get("dealt") or ()))
    if max(table) < SMALLEST and "line" in view:
        cross = "total" in view or len(view.get("ends") or ()) > 2
        return 8.0 if over or cross else 15.0 if tiles <= ONE_SMALL_ROW else 12.0
    if table[1] < SMALLEST and ("trains" in view or ("line" in view and (over or tiles > ONE_ROW))):
        return 15.5 * reduced(view, table)
    return TABLE


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
    if screen[0] >= 1920 and view["players"] > 1:
        assert min(piece["h"] for piece in scene["seats"]) >= 1.4 * NAME


def check_last_hands(view: View, scene: Scene) -> None:
    """Whatever hands are open in the end are on the table."""
    if view.get("result"):
        shown = {piece["tile"] for piece in scene["tiles"] if piece["zone"] == "rack" and piece["face"] == "up"}
        assert {tile for hand in view["hands"][1:] for tile in hand or ()} <= shown


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
                check_last_hands(view, scene)
            except Exception as fault:
                fault.add_note(
                    f"{case}, seed {seed}, after {moves} moves, on a screen of {screen[0]} x {screen[1]} (table {table})"
                )
                raise
