"""Pictures of the solitaires: up to 91 tiles in a row that folds, every tile and every three with a place for a finger."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_core.scene.parts import overlap, piece_box, tile_box
from domino_core.scene.row import make_grid
from tests.scene_checks import SIZES, check_scene, make_scene, name

View = dict[str, Any]


def shuffled(rng: random.Random, highest: int) -> list[str]:
    tiles = [name(a, b) for a in range(highest + 1) for b in range(a + 1)]
    rng.shuffle(tiles)
    return tiles


def castle_view(rng: random.Random, highest: int, count: int, legal: list[str], gone: int = 5) -> View:
    tiles = shuffled(rng, highest)
    count = min(count, len(tiles))
    gone = min(gone, len(tiles) - count)
    return {
        "game": "castle-rock", "players": 1, "seat": 0, "turn": 0, "scores": [0], "points": [0], "sides": [0],
        "hands": [[]], "counts": [0], "boneyard": len(tiles) - count - gone, "pile": len(tiles) - count - gone,
        "dealt": [], "drawn": tiles[:count], "removed": tiles[count : count + gone], "left": len(tiles) - gone,
        "row": tiles[:count], "legal_moves": legal,
    }  # fmt: skip


def check_row(view: View, size: tuple[int, int]) -> dict[str, Any]:
    scene = make_scene(view, *size)
    check_scene(view, scene)
    lying = [piece["tile"] for piece in scene["tiles"] if piece["zone"] == "row"]
    assert lying == [tile for tile in view["row"] if tile]
    return scene


@settings(max_examples=120, deadline=None)
@given(
    size=SIZES, seed=st.integers(0, 10**6), highest=st.sampled_from((6, 9, 12)), count=st.integers(0, 91),
    at=st.integers(1, 200), gone=st.integers(0, 9), kinds=st.sets(st.sampled_from(("one", "next one", "three", "next three"))),
)  # fmt: skip
def test_castle_rock(size: tuple[int, int], seed: int, highest: int, count: int, at: int, gone: int, kinds: set[str]) -> None:
    count = min(count, (highest + 1) * (highest + 2) // 2)
    legal = ["draw"]
    if count >= 4 and kinds:
        first = at % (count - 3) + 1
        moves = {"one": f"take:{first + 1}", "next one": f"take:{first + 2}"}
        moves |= {"three": f"take:{first}-{first + 2}", "next three": f"take:{first + 1}-{first + 3}"}
        legal = [moves[kind] for kind in sorted(kinds)]
    view = castle_view(random.Random(seed), highest, count, legal, gone)
    scene = check_row(view, size)
    by_move = {piece["move"]: piece for piece in scene["targets"]}
    for move, piece in by_move.items():
        first, _, last = move.removeprefix("take:").partition("-")
        if last:
            assert piece["kind"] == "group"
            assert piece["tiles"] == view["row"][int(first) - 1 : int(last)]
        elif move != "draw":
            assert piece["kind"] == "tile"
            assert piece["tile"] == view["row"][int(first) - 1]


@pytest.mark.parametrize("size", [(1180, 700), (820, 1050), (390, 700)])
def test_the_row_is_as_large_as_it_can_be(size: tuple[int, int]) -> None:
    sizes = []
    for count in (3, 9, 20, 40, 91):
        scene = check_row(castle_view(random.Random(count), 12, count, ["draw"], 0), size)
        sizes.append(next(piece["size"] for piece in scene["tiles"] if piece["zone"] == "row"))
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] >= {1180: 40, 820: 40, 390: 20}[size[0]]
    assert sizes[0] >= {1180: 80, 820: 80, 390: 60}[size[0]]


@pytest.mark.parametrize("size", [(768, 700), (390, 700)])
def test_every_tile_and_every_three_can_be_told_apart(size: tuple[int, int]) -> None:
    """Even if all moves of a row of twenty were legal at once, no two places would overlap."""
    legal = [f"take:{k}" for k in range(2, 20)] + [f"take:{k}-{k + 2}" for k in range(1, 19)]
    scene = check_row(castle_view(random.Random(3), 6, 20, legal), size)
    middle_of = {f"take:{k}-{k + 2}": f"take:{k + 1}" for k in range(1, 19)}
    boxes = {piece["move"]: piece_box(piece) for piece in scene["targets"]}
    assert all(not overlap(boxes[three], boxes[one]) for three, one in middle_of.items())
    places = {piece["tile"]: tile_box(piece) for piece in scene["tiles"]}
    for piece in scene["targets"]:
        if piece["kind"] == "group":
            assert not any(overlap(piece_box(piece), places[tile]) for tile in piece["tiles"])


@settings(max_examples=60, deadline=None)
@given(
    size=SIZES, seed=st.integers(0, 10**6), highest=st.sampled_from((6, 12)), count=st.integers(1, 91), taken=st.integers(0, 40)
)
def test_bingo(size: tuple[int, int], seed: int, highest: int, count: int, taken: int) -> None:
    rng = random.Random(seed)
    view = castle_view(rng, highest, count, ["next"], 0)
    count = len(view["row"])
    at = rng.randrange(count)
    for place in rng.sample(range(count), min(taken, count - 1)):
        if place != at:
            view["removed"].append(view["row"][place])
            view["row"][place] = None
    del view["pile"]
    view |= {"game": "bingo", "boneyard": 0, "at": at + 1, "count": rng.randrange(13), "pass": 1}
    view["legal_moves"] = [f"take:{at + 1}", "next"]
    scene = check_row(view, size)
    assert [piece["tile"] for piece in scene["tiles"] if piece.get("mark")] == [view["row"][at]]
    assert [one["data"] for one in scene["labels"] if one["code"] == "count"] == [{"count": view["count"]}]
    assert {piece["move"]: piece["kind"] for piece in scene["targets"]} == {f"take:{at + 1}": "tile", "next": "button"}


@settings(max_examples=100, deadline=None)
@given(size=SIZES, seed=st.integers(0, 10**6), highest=st.sampled_from((6, 9, 12)), count=st.integers(3, 27))
def test_an_open_pile_lies_in_the_order_in_which_it_comes(size: tuple[int, int], seed: int, highest: int, count: int) -> None:
    view = castle_view(random.Random(seed), highest, count, ["draw"], 0)
    tiles = shuffled(random.Random(seed), highest)
    view["to_come"] = tiles[count:]
    scene = check_row(view, size)
    coming = {piece["tile"]: piece for piece in scene["tiles"] if piece["zone"] == "coming"}
    in_order = sorted(coming.values(), key=lambda piece: (piece["y"], piece["x"]))
    assert [piece["tile"] for piece in in_order] == view["to_come"]
    assert all(piece["size"] >= 8.6 for piece in in_order)
    assert [piece["tile"] for piece in in_order if piece.get("mark")] == view["to_come"][:1]
    view |= {"row": tiles[: count + 1], "drawn": tiles[: count + 1], "to_come": tiles[count + 1 :]}
    view |= {"pile": view["pile"] - 1, "boneyard": view["boneyard"] - 1}
    for piece in make_scene(view, *size)["tiles"]:
        if piece["zone"] == "coming":
            piece.pop("mark", None)
            assert piece == coming[piece["tile"]], "a tile to come does not move"


@pytest.mark.parametrize("handles", [True, False])
@pytest.mark.parametrize("height", [1, 20, 44, 90, 120, 300])
def test_a_row_is_laid_however_low_its_place_is(height: int, handles: bool) -> None:
    for count in (0, 1, 9, 40, 91):
        grid = make_grid(count, (0.0, 0.0, 300.0, float(height)), handles)
        assert grid.unit > 0
        assert grid.columns >= 1


def test_a_crowded_row_has_one_band_for_its_last_three() -> None:
    """On the smallest screen each line with a band of its own would leave tiles too small to read."""
    view = castle_view(random.Random(5), 12, 20, ["take:19", "take:18-20"])
    scene = check_row(view, (260, 238))
    assert min(piece["size"] for piece in scene["tiles"] if piece["zone"] == "row") >= 18
    handle = next(piece for piece in scene["targets"] if piece["kind"] == "group")
    assert piece_box(handle)[1] >= max(tile_box(piece)[3] for piece in scene["tiles"] if piece["zone"] == "row")


def test_low_tables_have_pile_and_plate_at_the_side() -> None:
    view = castle_view(random.Random(6), 6, 9, ["draw"])
    view["to_come"] = shuffled(random.Random(6), 6)[14:]
    scene = check_row(view, (784, 308))
    row = [tile_box(piece) for piece in scene["tiles"] if piece["zone"] == "row"]
    assert min(box[0] for box in row) > max(tile_box(piece)[2] for piece in scene["tiles"] if piece["zone"] == "coming")
    assert max(box[2] for box in row) < min(piece_box(piece)[0] for piece in scene["seats"] + scene["targets"])


def test_gaps_stay_where_they_are() -> None:
    view = castle_view(random.Random(1), 6, 28, [], 0)
    whole = {piece["tile"]: (piece["x"], piece["y"]) for piece in make_scene(view, 820, 1050)["tiles"]}
    view["row"][4] = view["row"][9] = None
    for piece in make_scene(view, 820, 1050)["tiles"]:
        assert whole[piece["tile"]] == (piece["x"], piece["y"])


def test_rows_read_from_left_to_right_and_down() -> None:
    scene = make_scene(castle_view(random.Random(1), 12, 30, ["draw"]), 390, 700)
    row = [piece for piece in scene["tiles"] if piece["zone"] == "row"]
    assert row == sorted(row, key=lambda piece: (piece["y"], piece["x"]))
    assert not any(overlap(tile_box(a), tile_box(b)) for a, b in combinations(row, 2))
