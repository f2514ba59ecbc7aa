"""What must hold for every train in a picture: its lane, its tiles, its open end."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import hypot
from typing import Any

from domino_core.notation import read_laid
from domino_core.scene.parts import Box, overlap, piece_box, tile_box
from domino_core.tiles import NAMES, tile_with
from tests.scene_checks import Scene, View, check_scene, half_centres


def lane_of(scene: Scene, arm: str) -> Any:
    return next(lane for lane in scene["trains"] if lane["arm"] == arm)


def laid_in(train: Any) -> list[tuple[int, int]]:
    return [read_laid(move)[:2] for move in train["tiles"]]


def name_of(pair: tuple[int, int]) -> str:
    return NAMES[tile_with(*pair)]


def inside(inner: Box, outer: Box) -> bool:
    return inner[0] >= outer[0] - 0.1 and inner[1] >= outer[1] - 0.1 and inner[2] <= outer[2] + 0.1 and inner[3] <= outer[3] + 0.1


def apart(a: Box, b: Box) -> float:
    """The bare cloth between two boxes."""
    return max(a[0] - b[2], b[0] - a[2], a[1] - b[3], b[1] - a[3])


def check_trains(view: View, scene: Scene) -> None:
    check_scene(view, scene)
    check_lanes(view, scene)
    for target in scene["targets"]:
        arm = target["move"].partition("@")[2]
        if arm:
            assert inside(piece_box(target), piece_box(lane_of(scene, arm)))
    for lane in scene["trains"]:
        assert lane["look"]["w"] >= 44
        assert lane["look"]["h"] >= 44
        assert inside(piece_box(lane["look"]), piece_box(lane))


def check_lanes(view: View, scene: Scene) -> None:
    """Each train shows its newest tiles, chained in its own lane, with the open end last."""
    placed = {piece["tile"]: piece for piece in scene["tiles"] if piece["zone"] == "line"}
    assert len(scene["trains"]) == view["players"] + 1
    boxes = [piece_box(lane) for lane in scene["trains"]]
    assert not any(overlap(a, b) for a, b in combinations(boxes, 2))
    assert all(inside(box, (0, 0, scene["width"], scene["height"])) for box in boxes)
    folded = {one["data"]["arm"]: one["data"]["count"] for one in scene["labels"] if one["code"] == "folded"}
    markers = {one["data"]["seat"] for one in scene["labels"] if one["code"] == "marker"}
    assert markers == {int(train["arm"]) for train in view["trains"] if train["marker"]}
    assert (view["engine"] in placed) == (view["engine"] is not None)
    for train in view["trains"]:
        lane = lane_of(scene, train["arm"])
        tiles = laid_in(train)
        shown = [pair for pair in tiles if name_of(pair) in placed]
        assert shown == tiles[lane["hidden"] :], "the newest are seen"
        assert folded.get(train["arm"], 0) == lane["hidden"]
        pieces = [placed[name_of(pair)] for pair in shown]
        assert all(inside(tile_box(piece), piece_box(lane)) for piece in pieces)
        for (before, piece), (near, _) in zip(pairwise(pieces), shown[1:], strict=True):
            check_chained(before, piece, near)
        check_clear(pieces)
        if pieces:
            assert bool(pieces[-1].get("mark")) == train["open_double"]
        if "open" in lane:
            check_open_end(train, lane, pieces)


def check_chained(before: Any, piece: Any, number: int) -> None:
    """The touching halves are neighbours; a double may touch with its middle, and at a joint halves meet at their corners."""
    ends = [
        [*half_centres(one, number), *([(one["x"], one["y"])] if len(set(one["tile"].split("-"))) == 1 else [])]
        for one in (before, piece)
    ]
    assert min(hypot(x1 - x0, y1 - y0) for x0, y0 in ends[0] for x1, y1 in ends[1]) <= 1.25 * piece["size"] + 3
    assert apart(tile_box(before), tile_box(piece)) <= max(2.1, 0.12 * piece["size"])


def check_clear(pieces: list[Any]) -> None:
    """Tiles that do not follow one another do not look joined: half a tile between rows, less where doubles stand across in both."""
    for (j, one), (k, two) in combinations(enumerate(pieces), 2):
        if k - j > 2:
            doubles = sum(piece["turn"] == 0 and len(set(piece["tile"].split("-"))) == 1 for piece in (one, two))
            assert apart(tile_box(one), tile_box(two)) >= min(0.49 if doubles < 2 else 0.19, 0.5) * one["size"] - 0.1


def check_open_end(train: Any, lane: Any, pieces: list[Any]) -> None:
    """The open end is told, lies in the lane, free, next to the last tile; the track leads from the start to it."""
    end = lane["open"]
    box = tile_box(end)
    assert end["number"] == train["end"]
    assert end["size"] == lane["size"]
    assert inside(box, piece_box(lane))
    assert not any(overlap(box, tile_box(piece)) for piece in pieces)
    if pieces:
        assert apart(tile_box(pieces[-1]), box) <= max(2.1, 0.12 * end["size"])
    track = lane["track"]
    assert all(abs(a["x"] - b["x"]) < 0.1 or abs(a["y"] - b["y"]) < 0.1 for a, b in pairwise(track))
    on_track = [any(_between(piece, a, b, lane["size"]) for a, b in pairwise(track)) for piece in [*pieces, end]]
    assert all(on_track)


def _between(piece: dict[str, Any], a: dict[str, float], b: dict[str, float], slack: float) -> bool:
    """Whether a piece lies on the stretch of track between two corners."""
    return all(min(a[axis], b[axis]) - slack <= piece[axis] <= max(a[axis], b[axis]) + slack for axis in ("x", "y")) and (
        abs(piece["y"] - a["y"]) < 0.1 or abs(piece["x"] - a["x"]) < 0.1
    )
