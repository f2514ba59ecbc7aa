"""Lines on the cloth: they read as lines, use the room there is, stay in the middle, and lie where the targets said."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_core.scene.line import lay_line
from domino_core.scene.parts import Box, Scene, new_scene, tile_box, union
from domino_core.scene.path import GAP
from domino_core.shapes.scene import TilePiece
from domino_core.shapes.views import LineView
from tests.scene_checks import View, check_touching, name, random_view

BOXES = st.tuples(st.integers(240, 1900), st.integers(110, 1200))
"""What may be left for the line, from the lowest phone to a large screen."""
LINES = st.tuples(st.integers(0, 10**6), st.sampled_from((6, 9, 12)), st.integers(1, 91), st.sampled_from((2, 4)), st.booleans(),
                  st.sampled_from(("", "R", "LR", "D", "RU")))  # fmt: skip
Line = tuple[int, int, int, int, bool, str]


def view_of(line: Line) -> View:
    seed, highest, tiles, arms, spinner_first, favour = line
    return random_view(random.Random(seed), highest, tiles, arms, spinner_first, favour, players=2)


def lay(view: View, width: float, height: float) -> Scene:
    scene = new_scene(width, height)
    lay_line(scene, cast("LineView", view), (0, 0, width, height))
    return scene


def unit_of(scene: Scene) -> float:
    size: float = scene["tiles"][0]["size"]
    assert {piece["size"] for piece in scene["tiles"]} == {size}
    return size


def joined(view: View) -> set[frozenset[str]]:
    """The pairs of tiles that touch."""
    first, *rest = view["line"]
    last = {"L": first, "R": first}
    spinner = first if len(set(first.split("-"))) == 1 else ""
    pairs = set()
    for move in rest:
        text, _, arm = move.partition("@")
        near, far = map(int, text.split("-"))
        tile = name(near, far)
        pairs.add(frozenset((last.get(arm, spinner), tile)))
        last[arm] = tile
        if near == far and not spinner:
            spinner = tile
    return pairs


def gaps(a: Box, b: Box) -> tuple[float, float]:
    """How far two boxes are apart along each axis; less than 0 where they overlap on it."""
    return max(a[0], b[0]) - min(a[2], b[2]), max(a[1], b[1]) - min(a[3], b[3])


def check_room(view: View, scene: Scene) -> None:
    """Neighbours touch with at least half an edge, all others keep half a tile's width, and nothing leaves the cloth."""
    unit = unit_of(scene)
    touching = joined(view)
    boxes = [(piece["tile"], tile_box(piece)) for piece in scene["tiles"]]
    for (one, a), (two, b) in combinations(boxes, 2):
        near, far = sorted(gaps(a, b))
        if frozenset((one, two)) in touching:
            assert 0 <= far <= 0.08 * unit + 0.03, (one, two)
            assert near <= -0.95 * unit, (one, two)
        else:
            assert far >= 0.5 * unit, (one, two, far / unit)
    left, top, right, bottom = union(box for _, box in boxes)
    assert left >= -0.01
    assert top >= -0.01
    assert right <= scene["width"] + 0.01
    assert bottom <= scene["height"] + 0.01


@settings(max_examples=150, deadline=None)
@given(box=BOXES, line=LINES)
def test_what_does_not_touch_keeps_half_a_tile_apart(box: tuple[int, int], line: Line) -> None:
    view = view_of(line)
    scene = lay(view, *box)
    check_room(view, scene)
    check_touching(view, cast("dict[str, Any]", scene))


def crosswise(view: View, scene: Scene) -> tuple[int, int]:
    """How many doubles lie on straight runs, and how many of those crosswise."""
    placed = {piece["tile"]: piece for piece in scene["tiles"]}
    last: dict[str, TilePiece] = {}
    straight = across = 0
    for move in view["line"][1:]:
        text, _, arm = move.partition("@")
        near, far = map(int, text.split("-"))
        piece = placed[name(near, far)]
        before = last.get(arm)
        if near == far and before is not None:
            dx, dy = abs(piece["x"] - before["x"]), abs(piece["y"] - before["y"])
            flat = before["turn"] % 180 == 90
            if (dy if flat else dx) < 0.01:  # in line with the tile before
                straight += 1
                across += (piece["turn"] % 180 == 90) != flat
        last[arm] = piece
    return straight, across


@pytest.mark.parametrize("arms", [2, 4])
@pytest.mark.parametrize("box, tiles", [((1130, 520), 28), ((700, 500), 24), ((374, 480), 20), ((640, 190), 20)])
def test_doubles_lie_crosswise_while_there_is_room(box: tuple[int, int], tiles: int, arms: int) -> None:
    straight = across = 0
    for seed in range(12):
        view = view_of((seed, 6, tiles, arms, True, ""))
        both = crosswise(view, lay(view, *box))
        straight += both[0]
        across += both[1]
    assert straight > 15
    assert across == straight


SMALLEST = {
    (2, 640, 190): 22, (2, 380, 150): 18, (2, 250, 150): 18, (2, 700, 500): 43, (2, 374, 480): 32, (2, 1870, 800): 70,
    (4, 640, 190): 20, (4, 400, 215): 19, (4, 331, 215): 18, (4, 296, 315): 22, (4, 700, 500): 38, (4, 374, 480): 28, (4, 1870, 800): 70,
}  # fmt: skip
"""For a number of arms and a cloth: the least size of tiles with twenty of them laid."""


@pytest.mark.parametrize("arms, width, height", SMALLEST)
def test_tiles_are_large_with_twenty_of_them_laid(arms: int, width: int, height: int) -> None:
    sizes = []
    for seed in range(30):
        view = view_of((seed, 6, 20, arms, seed % 2 == 0, ("", "", "R", "U")[seed % 4]))
        sizes.append(unit_of(lay(view, width, height)))
    assert min(sizes) >= SMALLEST[arms, width, height]


def test_a_cross_goes_to_the_edges_of_the_cloth() -> None:
    """Its arms do not coil beside empty cloth."""
    shares = []
    for seed in range(40):
        left, top, right, bottom = union(map(tile_box, lay(view_of((seed, 9, 28, 4, True, "")), 700, 500)["tiles"]))
        shares.append((right - left) * (bottom - top) / (700 * 500))
    assert min(shares) >= 0.5
    assert sorted(shares)[20] >= 0.75


@settings(max_examples=150, deadline=None)
@given(box=BOXES, line=LINES)
def test_a_line_lies_in_the_middle_of_the_cloth(box: tuple[int, int], line: Line) -> None:
    """Both ways, to a tile's length, whichever arm has grown; it is moved there by so much at a time and not at every tile."""
    scene = lay(view_of(line), *box)
    left, top, right, bottom = union(map(tile_box, scene["tiles"]))
    length = (2 + GAP) * unit_of(scene)
    assert abs(left + right - box[0]) / 2 <= length + 0.5
    assert abs(top + bottom - box[1]) / 2 <= length + 0.5


@settings(max_examples=60, deadline=None)
@given(
    line=LINES,
    corners=st.tuples(st.integers(-50, 400), st.integers(-50, 400), st.integers(-50, 400), st.integers(-50, 400)),
    largest=st.sampled_from((None, 1.0, 60.0)),
)
def test_no_cloth_is_too_small_or_too_low(line: Line, corners: tuple[int, int, int, int], largest: float | None) -> None:
    """An area of no size, or of less than none, still shows every tile and a place for every move."""
    view = view_of(line)
    scene = new_scene(320, 200)
    lay_line(scene, cast("LineView", view), corners, largest)
    assert len(scene["tiles"]) == len(view["line"])
    assert {piece["move"] for piece in scene["targets"]} == set(view["legal_moves"])
    assert unit_of(scene) > 0
    empty = {**view, "line": [], "ends": {}, "legal_moves": ["6-6", "6-5"]}
    lay_line(scene, cast("LineView", empty), corners, largest)


def told(scene: Scene, move: str) -> tuple[object, ...]:
    """How the target says that the tile will lie."""
    piece = next(piece for piece in scene["targets"] if piece["move"] == move)
    assert piece["kind"] == "place"
    x, y = piece.get("at", (piece["x"], piece["y"]))
    return x, y, piece["size"], piece["turn"]


def lying(scene: Scene, tile: str) -> tuple[object, ...]:
    piece = next(piece for piece in scene["tiles"] if piece["tile"] == tile)
    return piece["x"], piece["y"], piece["size"], piece["turn"]


@pytest.mark.parametrize("arms, box", [(2, (640, 190)), (2, (374, 480)), (4, (700, 500)), (4, (402, 215)), (4, (1130, 520))])
def test_a_tile_lies_where_its_target_said(arms: int, box: tuple[int, int]) -> None:
    """Place, size and turn are those of the next scene, unless the whole line is laid anew there."""
    same = plays = 0
    for seed in range(25):
        whole = view_of((seed, 9, 26, arms, seed % 2 == 0, ""))
        moves = whole["line"]
        scenes = [
            lay({**whole, "line": moves[:k], "ends": {"L": 0, "R": 0}, "legal_moves": moves[k : k + 1]}, *box)
            for k in range(len(moves) + 1)
        ]
        for k, move in enumerate(moves):
            tile = name(*map(int, move.partition("@")[0].split("-")))
            before = {piece["tile"]: piece for piece in scenes[k]["tiles"]}
            after = {piece["tile"]: piece for piece in scenes[k + 1]["tiles"]}
            plays += 1
            if all(after[key] == piece for key, piece in before.items()):
                same += 1
                assert told(scenes[k], move) == lying(scenes[k + 1], tile)
    assert same >= 0.8 * plays


@settings(max_examples=60, deadline=None)
@given(box=BOXES, line=LINES)
def test_a_target_covers_the_place_or_lies_beside_it(box: tuple[int, int], line: Line) -> None:
    """What is made larger for a finger, or shifted away from another arm's, stays by the tile that it lays."""
    scene = lay(view_of(line), *box)
    for piece in scene["targets"]:
        assert piece["kind"] == "place"
        x, y = piece.get("at", (piece["x"], piece["y"]))
        assert abs(x - piece["x"]) <= 44 + piece["w"] / 2
        assert abs(y - piece["y"]) <= 44 + piece["h"] / 2
