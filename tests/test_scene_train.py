"""Pictures of Mexican Train: up to eleven lanes, each with its newest tiles, its open end, its marker and a place for a finger."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_core import Match
from domino_core.notation import read_laid
from domino_core.scene import make_scene
from domino_core.scene.parts import overlap, piece_box, tile_box
from domino_core.tiles import NAMES, tile_with
from tests.scene_checks import check_scene, half_centres

View = dict[str, Any]
Scene = dict[str, Any]

TABLES = ((1180, 700), (820, 1000), (390, 640))
"""Tablet both ways round, and a phone."""
LEAST = {1180: 40, 820: 34, 390: 20}
"""The short side of a tile with the most players; with four it is larger."""
RULES = ("sidings", "station", "table")


@lru_cache(maxsize=64)
def views(rules: str, players: int, seed: int) -> list[View]:
    """What the seat on turn sees at every state of the first rounds of a random match, and now and then an onlooker."""
    match = Match.new("mexican-train", players, str(seed), {"rules": rules, "rounds": 2, "cover": "always"})
    rng = random.Random(seed)
    found = []
    while not match.finished:
        found.append(match.view(match.turn if len(found) % 9 else None))
        match.play(rng.choice(match.legal_moves()))
    return [*found, match.view(0)]


POSITIONS = st.tuples(st.sampled_from(RULES), st.integers(2, 10), st.integers(0, 4), st.integers(0, 10**6))


def position(choice: tuple[str, int, int, int]) -> View:
    rules, players, seed, moment = choice
    states = views(rules, players if rules == "table" else min(players, 8), seed)
    return states[moment % len(states)]


def lane_of(scene: Scene, arm: str) -> dict[str, Any]:
    return next(lane for lane in scene["trains"] if lane["arm"] == arm)


def inside(inner: tuple[float, ...], outer: tuple[float, ...]) -> bool:
    return inner[0] >= outer[0] - 0.1 and inner[1] >= outer[1] - 0.1 and inner[2] <= outer[2] + 0.1 and inner[3] <= outer[3] + 0.1


def check_trains(view: View, scene: Scene) -> None:
    """Each train shows its newest tiles, chained in its own lane, with the open end last."""
    check_scene(view, scene)
    placed = {piece["tile"]: piece for piece in scene["tiles"] if piece["zone"] == "line"}
    assert len(scene["trains"]) == view["players"] + 1
    boxes = [piece_box(lane) for lane in scene["trains"]]
    assert not any(overlap(a, b) for k, a in enumerate(boxes) for b in boxes[:k])
    folded = [one for one in scene["labels"] if one["code"] == "folded"]
    markers = {one["data"]["seat"] for one in scene["labels"] if one["code"] == "marker"}
    assert markers == {int(train["arm"]) for train in view["trains"] if train["marker"]}
    hidden = 0
    for train in view["trains"]:
        lane = lane_of(scene, train["arm"])
        tiles = [read_laid(move)[:2] for move in train["tiles"]]
        shown = [pair for pair in tiles if NAMES[tile_with(*pair)] in placed]
        assert shown == tiles[len(tiles) - len(shown) :], "the newest are seen"
        assert shown or not tiles
        hidden += len(tiles) - len(shown)
        before = None
        for near, far in shown:
            piece = placed[NAMES[tile_with(near, far)]]
            assert inside(tile_box(piece), piece_box(lane))
            if before is not None:
                check_chained(before, piece, near)
            before = piece
        if before is not None:
            assert bool(before.get("mark")) == train["open_double"]
    assert sum(one["data"]["count"] for one in folded) == hidden
    assert (view["engine"] in placed) == (view["engine"] is not None)
    for target in scene["targets"]:
        arm = target["move"].partition("@")[2]
        if arm:
            assert inside(piece_box(target), piece_box(lane_of(scene, arm)))
            check_at_open_end(view, scene, arm, target)


def check_chained(before: dict[str, Any], piece: dict[str, Any], number: int) -> None:
    """The touching halves are neighbours: side by side, or one below the other where the train turns back."""
    size = piece["size"]
    middles = half_centres(before, number) + ([(before["x"], before["y"])] if before["turn"] == 0 else [])
    gaps = [
        max(abs(x1 - x0), abs(y1 - y0) / 2.4)
        for x0, y0 in middles
        for x1, y1 in [*half_centres(piece, number), (piece["x"], piece["y"])]
    ]
    assert min(gaps) <= 1.2 * size


def check_at_open_end(view: View, scene: Scene, arm: str, target: dict[str, Any]) -> None:
    """A tile goes next to the last one of its train."""
    train = next(one for one in view["trains"] if one["arm"] == arm)
    if train["tiles"]:
        near, far, _ = read_laid(train["tiles"][-1])
        last = next(piece for piece in scene["tiles"] if piece["tile"] == NAMES[tile_with(near, far)])
        a, b = tile_box(last), piece_box(target)
        assert max(a[0] - b[2], b[0] - a[2], 0) <= 4
        assert abs(last["y"] - target["y"]) <= 2 * last["size"] + 7


@settings(max_examples=200)
@given(choice=POSITIONS, size=st.sampled_from(TABLES))
def test_real_positions_on_real_tables(choice: tuple[str, int, int, int], size: tuple[int, int]) -> None:
    view = position(choice)
    scene = make_scene(view, *size)
    check_trains(view, scene)
    assert {lane["size"] for lane in scene["trains"]} == {scene["trains"][0]["size"]}


@settings(max_examples=100)
@given(choice=POSITIONS, width=st.integers(390, 1600), height=st.integers(640, 1100))
def test_any_table_from_a_phone_up(choice: tuple[str, int, int, int], width: int, height: int) -> None:
    view = position(choice)
    check_trains(view, make_scene(view, width, height))


@pytest.mark.parametrize("size", TABLES)
def test_every_state_of_a_match_with_ten(size: tuple[int, int]) -> None:
    for view in views("table", 10, 1)[::7]:
        check_trains(view, make_scene(view, *size))


@pytest.mark.parametrize("size", TABLES)
def test_tiles_are_large_enough_to_be_read(size: tuple[int, int]) -> None:
    for players, least in ((10, LEAST[size[0]]), (4, min(44, LEAST[size[0]] * 1.4))):
        for view in views("table", players, 2)[::11]:
            scene = make_scene(view, *size)
            assert scene["trains"][0]["size"] >= least, (players, scene["trains"][0]["size"])


def test_nothing_jumps_while_the_hand_stays_small() -> None:
    """Lanes lie where they lay as long as nobody's hand outgrows the deal."""
    lanes = set()
    for view in views("sidings", 4, 3):
        if view["round"] == 1 and view["seat"] == 0 and len(view["hands"][0] or ()) <= 14:
            lanes.add(str([(lane["x"], lane["y"], lane["w"]) for lane in make_scene(view, 1180, 700)["trains"]]))
    assert len(lanes) == 1


def test_the_own_train_and_the_mexican_one_lie_nearest_to_the_hand() -> None:
    view = next(view for view in views("sidings", 6, 1) if view["seat"] == 3 and view["trains"][3]["tiles"])
    for size in TABLES:
        lanes = {lane["arm"]: lane["y"] for lane in make_scene(view, *size)["trains"]}
        assert sorted(lanes, key=lanes.__getitem__)[-2:] in (["M", "3"], ["3", "M"])


def test_plates_stand_at_the_trains_of_their_seats() -> None:
    view = next(view for view in views("table", 10, 1) if view["seat"] == 2)
    scene = make_scene(view, 1180, 700)
    for plate in scene["seats"]:
        if plate["seat"] != 2:
            lane = lane_of(scene, str(plate["seat"]))
            assert inside(piece_box(plate), piece_box(lane))


def test_before_the_engine_lies_its_holder_has_a_place_for_it() -> None:
    match = Match.new("mexican-train", 4, "engine", {"rules": "table"})
    while match.view(0)["phase"] == "search":
        match.play("draw")
    view = match.view(match.turn)
    scene = make_scene(view, 390, 640)
    check_scene(view, scene)
    assert [(piece["move"], piece["kind"]) for piece in scene["targets"]] == [("9-9", "place")]
