"""What every scene must hold, and views to make scenes of: shared by the tests of pictures."""

from __future__ import annotations

import json
import random
from itertools import combinations
from math import cos, hypot, radians, sin
from typing import TYPE_CHECKING, Any, cast

from hypothesis import strategies as st

from domino_core import scene
from domino_core.scene.parts import Box, box_at, label_box, overlap, piece_box, tile_box

if TYPE_CHECKING:
    from collections.abc import Sequence

    from domino_core.shapes import views as shapes

View = dict[str, Any]
Scene = dict[str, Any]

SIZES = st.tuples(st.integers(320, 1600), st.integers(480, 1000))
"""Tables from a small phone to a large screen."""


def make_scene(view: View, width: float, height: float, arrange: Sequence[str] | None = None) -> Scene:
    """The engine's picture of a view, both as data without a declared shape: what is checked here holds for every family's."""
    return cast("Scene", scene.make_scene(cast("shapes.View", view), width, height, arrange))


def name(a: int, b: int) -> str:
    return f"{max(a, b)}-{min(a, b)}"


def random_view(
    rng: random.Random, highest: int, tiles: int, arms: int = 2, spinner_first: bool = True, favour: str = "",
    players: int = 4, hand: int = 7, words: tuple[str, ...] = (), rule: int | None = None,
) -> View:  # fmt: skip
    """A line that could have come about, and a hand to go on with. With `rule` touching halves add up to that number."""
    pool = {(a, b) for a in range(highest + 1) for b in range(a + 1)}
    doubles = [pair for pair in pool if pair[0] == pair[1]]
    first = rng.choice(sorted(doubles if spinner_first else pool.difference(doubles)))
    pool.remove(first)
    line, ends = [name(*first)], {"L": first[0], "R": first[1]}
    spinner = first if spinner_first else None

    def ways(arm: str) -> list[tuple[int, int, str]]:
        wanted = ends[arm] if rule is None else rule - ends[arm]
        both = ((a, b) for pair in sorted(pool) for a, b in (pair, pair[::-1]) if a == wanted)
        return sorted({(a, b, arm) for a, b in both})

    if arms == 4 and spinner:
        ends |= {"U": first[0], "D": first[0]}
    while len(line) < tiles:
        plays = [way for arm in ends for way in ways(arm)]
        liked = [way for way in plays if way[2] in favour]
        if liked and rng.random() < 0.9:
            plays = liked
        if not plays:
            break
        near, far, arm = rng.choice(plays)
        pool.remove((max(near, far), min(near, far)))
        line.append(f"{near}-{far}@{arm}")
        ends[arm] = far
        if arms == 4 and spinner is None and near == far:
            spinner = (near, far)
            ends |= {"U": near, "D": near}
    held = rng.sample(sorted(pool), min(hand, len(pool)))
    legal = [f"{a}-{b}@{arm}" for arm in ends for a, b, _ in ways(arm) if (max(a, b), min(a, b)) in held]
    hands: list[list[str] | None] = [None] * players
    hands[0] = [name(*pair) for pair in held]
    return {
        "game": "muggins" if arms == 4 else "block", "players": players, "options": {}, "seat": 0, "turn": 0,
        "scores": [0] * players, "points": [0] * players, "sides": list(range(players)),
        "legal_moves": legal + list(words), "hands": hands, "counts": [len(held), *[hand] * (players - 1)],
        "boneyard": len(pool) - len(held), "dealt": hands[0], "drawn": [], "line": line, "ends": ends,
    }  # fmt: skip


def _label_box(piece: Any) -> Box:
    """What a label covers: the room that it says it has, else that of its number."""
    if "w" in piece:
        return label_box(piece)
    return box_at(piece["x"], piece["y"], piece["size"] * 0.6 * len(str(piece["data"]["count"])), piece["size"])


def _may_cover(kind: str, box: Box, what: str, other: Box) -> bool:
    """The boneyard is tapped itself, a hand tile that is put away too; a lead goes on the trick that is about to be taken away."""
    middle = abs(other[0] + other[2] - box[0] - box[2]) < 0.1 and abs(other[1] + other[3] - box[1] - box[3]) < 0.1
    return (kind, what) in {("pile", "yard"), ("pile", "label"), ("place", "trick")} or (
        kind == "tile" and what == "hand" and middle
    )


def check_scene(view: View, scene: Scene) -> None:
    """What must hold for every scene."""
    assert json.loads(json.dumps(scene)) == scene
    width, height = scene["width"], scene["height"]
    tiles = [(piece["zone"], tile_box(piece)) for piece in scene["tiles"]]
    plates = [("plate", piece_box(piece)) for piece in scene["seats"]]
    targets = [(piece["kind"], piece_box(piece)) for piece in scene["targets"]]
    labels = [("label", _label_box(piece)) for piece in scene["labels"]]
    for what, box in tiles + plates + targets + labels:
        assert box[0] >= -0.01, (what, box)
        assert box[1] >= -0.01, (what, box)
        assert box[2] <= width + 0.01, (what, box)
        assert box[3] <= height + 0.01, (what, box)
    heaps = {"yard", "gone"}
    for (one, a), (two, b) in combinations(tiles + plates + labels, 2):
        assert (one == two and one in heaps) or not overlap(a, b), (one, a, two, b)
    chips = [box_at(piece["x"], piece["y"], 0.7 * piece["size"], 0.7 * piece["size"]) for piece in scene.get("ends", ())]
    for chip in chips:  # the number of an open end stands on bare cloth
        assert min(chip) >= -0.01, chip
        assert chip[2] <= width + 0.01, chip
        assert chip[3] <= height + 0.01, chip
        assert not any(overlap(chip, box) for _, box in tiles + plates + labels), chip
    assert not any(overlap(one, two) for one, two in combinations(chips, 2)), chips
    assert len(chips) == len(view.get("ends") or ()) or "ends" not in scene
    solid = [(what, box) for what, box in tiles + plates + labels if what not in ("line", "row")]
    for kind, box in targets:
        for what, other in solid:
            assert _may_cover(kind, box, what, other) or not overlap(box, other), (kind, box, what, other)
        if kind == "button":
            assert not any(overlap(box, other) for what, other in tiles)
    for one, two in combinations(scene["targets"], 2):
        spots = {piece["move"].partition("@")[2] if piece["kind"] == "place" else piece["move"] for piece in (one, two)}
        if len(spots) == 2:  # tiles for one spot share it: the tile is chosen first
            assert not overlap(piece_box(one), piece_box(two)), (one, two)
    keys = [piece["key"] for piece in scene["tiles"]]
    assert len(keys) == len(set(keys))
    assert {piece["move"] for piece in scene["targets"]} == set(view["legal_moves"])
    scale = scene.get("scale", 1)
    finger = 44 * min(1, scale) - 0.01  # a picture of a larger table, reduced, has smaller places
    assert all(piece["w"] >= finger and piece["h"] >= finger for piece in scene["targets"])
    for piece in scene["targets"]:
        assert piece["kind"] != "place" or (piece["size"] > 0 and piece["turn"] in (0, 90, 180, 270)), piece
    for piece in scene["targets"]:
        if piece["kind"] == "pile":  # what a tap does is written there, and covers no number
            call = box_at(piece["call"][0], piece["call"][1], 44 * scale, 22 * scale)
            assert not any(overlap(call, box) for _, box in labels), piece
    for pieces, fields in (("tiles", ("size",)), ("labels", ("size",)), ("seats", ("w", "h"))):
        assert all(piece[field] > 0 for piece in scene[pieces] for field in fields), pieces
    shown = {piece["seat"] for piece in scene["seats"]}
    assert shown == set(range(view["players"]))


def half_centres(piece: dict[str, Any], number: int) -> list[tuple[float, float]]:
    """Where the halves of a tile with this number lie on the table."""
    high, low = map(int, piece["tile"].split("-"))
    reach, angle = piece["size"] / 2, radians(piece["turn"])
    ways = [way for way, half in ((1, high), (-1, low)) if half == number]
    return [(piece["x"] + way * reach * sin(angle), piece["y"] - way * reach * cos(angle)) for way in ways]


def check_touching(view: View, scene: Scene) -> None:
    """Every tile lies with its touching half at the outer half of the one before."""
    placed = {piece["tile"]: piece for piece in scene["tiles"] if piece["zone"] == "line"}
    assert len(placed) == len(view["line"])
    left, right = map(int, view["line"][0].split("-"))
    spinner = next((m.partition("@")[0] for m in view["line"] if len(set(m.partition("@")[0].split("-"))) == 1), "")
    last: dict[str, tuple[dict[str, Any], int]] = {"L": (placed[view["line"][0]], left), "R": (placed[view["line"][0]], right)}
    for move in view["line"][1:]:
        text, _, arm = move.partition("@")
        near, far = map(int, text.split("-"))
        if arm not in last:
            last[arm] = (placed[spinner], int(spinner.split("-")[0]))
        before, open_half = last[arm]
        piece = placed[name(near, far)]
        nearest = min(
            hypot(x1 - x0, y1 - y0)
            for x0, y0 in [*half_centres(before, open_half), (before["x"], before["y"])][:3]
            for x1, y1 in half_centres(piece, near)
            if (x0, y0) != (before["x"], before["y"]) or len(set(before["tile"].split("-"))) == 1
        )
        assert nearest <= piece["size"] * 1.62, (move, before, piece)
        last[arm] = (piece, far)
