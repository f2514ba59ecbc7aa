"""The line: tiles end to end on two arms, or on four from a spinner, folded so that they fill the table.

The tiles are laid at the largest size at which everything fits, the next tile of each open arm included, so that a
play seldom moves what already lies. The first tile (or the spinner) stays in the middle while there is room on both
sides of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from domino_core.notation import read_laid
from domino_core.registry import GAMES
from domino_core.scene.parts import (
    FINGER,
    Box,
    Piece,
    Scene,
    View,
    box_at,
    grow,
    is_tile,
    label,
    move_box,
    new_scene,
    spread,
    target,
    tile_up,
    union,
)
from domino_core.scene.path import AXES, GAP, Arm, Spot
from domino_core.scene.table import lay_table
from domino_core.tiles import NAMES, tile_with

Laid = tuple[int, int]
"""A tile as seen from the middle: the near number, the far number."""
Fit = tuple[float, float, float, dict[str, Arm], dict[str, list[Spot]]]
"""A layout: the size, the middle of the root tile, the arms and where their tiles lie."""

TOTAL = 18.0
"""The size of the text that says what the open ends of Muggins add up to."""
LARGEST_UNIT = 56.0
SHARE = 0.09
"""The largest tile's short side as a part of the table's shorter side."""
STEP = 0.95
SHARES = (0.3, 0.4, 0.5, 0.6, 0.7)
"""Where the middle of a cross may lie, as parts of the width and of the height."""
COMFORT = 0.75
"""Below this part of the largest size, a cross may leave the middle of the table to give a long arm more room."""


class Chain:
    """The tiles of a line by arm, seen from its root: the spinner where there is one, else the first tile."""

    __slots__ = ("arms", "four", "open", "root")

    def __init__(self, view: View) -> None:
        line: Sequence[str] = view["line"]
        ends: Iterable[str] = view.get("ends") or ()
        legal: Sequence[str] = view.get("legal_moves") or ()
        arms: dict[str, list[Laid]] = {"L": [], "R": [], "U": [], "D": []}
        self.root: Laid | None = None
        laid = [read_laid(move) for move in line]
        named = {arm for _, _, arm in laid} | set(ends) | {m.rpartition("@")[2] for m in legal if "@" in m}
        self.four = ("game" in view and "U" in GAMES[view["game"]].arms) or "U" in named or "D" in named
        """Whether four arms share the table: a line that becomes a cross keeps the quarters free from the start, so that nothing jumps."""
        spinner: tuple[str, int] | None = None
        for near, far, arm in laid:
            if self.root is None:
                self.root = (near, far)
                continue
            arms[arm].append((near, far))
            if near == far and spinner is None and arm in "LR":
                spinner = (arm, len(arms[arm]) - 1)
        if self.four and self.root and self.root[0] != self.root[1] and spinner:
            self._take_root(arms, *spinner)
        self.arms = arms
        """The tiles of each arm, from the middle outward."""
        self.open = {arm for arm in named if arm in AXES} or {"L", "R"}
        """The arms on which a tile may yet be laid: room is kept for it."""

    def _take_root(self, arms: dict[str, list[Laid]], side: str, place: int) -> None:
        """Look at the line from the spinner: what lay between it and the first tile now leads the other way."""
        assert self.root is not None
        other = "L" if side == "R" else "R"
        way_back = [(far, near) for near, far in reversed(arms[side][:place])]
        first = self.root if side == "L" else (self.root[1], self.root[0])
        self.root = arms[side][place]
        arms[other] = [*way_back, first, *arms[other]]
        arms[side] = arms[side][place + 1 :]

    @property
    def length(self) -> int:
        """How many tiles lie in the line."""
        return sum(map(len, self.arms.values())) + (self.root is not None)


def line_scene(view: View, width: float, height: float, arrange: Sequence[str] | None = None) -> Scene:
    """The whole table of a line game."""
    scene = new_scene(width, height)
    area = lay_table(scene, view, arrange)
    if "total" in view:
        area = _lay_total(scene, view, area)
    lay_line(scene, view, area)
    return scene


def _lay_total(scene: Scene, view: View, area: Box) -> Box:
    """Muggins: what the open ends add up to, marked when that scores; its place is kept free from the start."""
    left, top, right, bottom = area
    if view["line"]:
        piece = label(
            "total", {"total": view["total"]}, (left + right) / 2, top + TOTAL / 2, TOTAL, room=min(240.0, right - left)
        )
        if view["total"] and view["total"] % GAMES[view["game"]].ends_count_by == 0:
            piece["mark"] = True
        scene["labels"].append(piece)
    return (left, top + TOTAL + 4, right, bottom)


def lay_line(scene: Scene, view: View, area: Box, largest: float | None = None) -> None:
    """Put the line of `view`, and the targets of the moves that lay tiles, into this part of the table.

    No tile becomes larger than `largest`, which is a part of the area's size unless a picture asks for more.
    """
    largest = largest or min(LARGEST_UNIT, SHARE * min(area[2] - area[0], area[3] - area[1]))
    moves = [move for move in view.get("legal_moves") or () if is_tile(move.partition("@")[0])]
    chain = Chain(view)
    if chain.root is None:
        _first_targets(scene, moves, area, largest)
        return
    unit, x, y, arms, spots = fit(chain, area, largest)
    root = chain.root
    across = root[0] == root[1]
    # An undoubled root is a first tile: its left number first.
    turn = 0 if across else (270 if root[0] > root[1] else 90)
    tiles: list[Piece] = scene["tiles"]
    tiles.append(tile_up(NAMES[tile_with(*root)], x, y, unit, "line", turn))
    for arm, laid in chain.arms.items():
        for (near, far), spot in zip(laid, spots[arm], strict=True):
            px, py, turn = _place(arm, spot, x, y, far > near)
            tiles.append(tile_up(NAMES[tile_with(near, far)], px, py, unit, "line", turn))
    _arm_targets(scene, moves, arms, area, (x, y))


def _way(arm: str, spot: Spot) -> tuple[int, int]:
    """Which way on the table the arm runs at this spot."""
    ax, ay, dx, dy = AXES[arm]
    return spot.way_along * ax + spot.way_deep * dx, spot.way_along * ay + spot.way_deep * dy


def _place(arm: str, spot: Spot, x: float, y: float, far_is_high: bool) -> tuple[float, float, int]:
    """A spot of an arm on the table: its middle, and the turn that points the outer half outward."""
    ax, ay, dx, dy = AXES[arm]
    px = x + spot.along * ax + spot.deep * dx
    py = y + spot.along * ay + spot.deep * dy
    way_x, way_y = _way(arm, spot)
    heading = (90 if way_x > 0 else 270) if way_x else (180 if way_y > 0 else 0)
    if spot.across:
        return px, py, (heading + 90) % 180
    return px, py, heading if far_is_high else (heading + 180) % 360


def fit(chain: Chain, area: Box, largest: float) -> Fit:
    """The layout with the largest tiles that the area holds."""
    if not chain.four:
        return _largest(chain, area, largest, None)
    middle = _largest(chain, area, largest, (0.5, 0.5))
    if middle[0] >= COMFORT * largest:
        return middle
    # Room for a long arm: the middle moves away from it, if the tiles become clearly larger by that.
    need = {arm: len(laid) + 3 for arm, laid in chain.arms.items()}

    def crowding(share: tuple[float, float]) -> float:
        fx, fy = share
        return max(
            need["R"] / ((1 - fx) * (1 - fy)), need["D"] / (fx * (1 - fy)),
            need["L"] / (fx * fy), need["U"] / ((1 - fx) * fy),
        )  # fmt: skip

    best = middle
    for share in sorted(((fx, fy) for fx in SHARES for fy in SHARES), key=crowding)[:6]:
        unit = best[0] / STEP**2
        while unit <= largest * 1.001 and (found := _try_four(chain, area, unit, share)):
            best = found
            unit /= STEP
    return best


def _largest(chain: Chain, area: Box, unit: float, share: tuple[float, float] | None) -> Fit:
    """Try sizes downward; the first that fits wins. Each size is a few microseconds a tile."""
    w, h = area[2] - area[0], area[3] - area[1]
    at_most = (w * h / (3.0 * chain.length)) ** 0.5
    while unit > at_most:
        unit *= STEP
    while True:
        found = _try_two(chain, area, unit) if share is None else _try_four(chain, area, unit, share)
        if found is not None:
            return found
        unit *= STEP


def _try_two(chain: Chain, area: Box, unit: float) -> Fit | None:
    """Two arms: rows as wide as the area, the right arm downward and the left one upward."""
    assert chain.root is not None
    x, y = (area[0] + area[2]) / 2, (area[1] + area[3]) / 2
    half = (area[2] - area[0]) / 2
    start = unit / 2 if chain.root[0] == chain.root[1] else unit
    arms: dict[str, Arm] = {}
    spots: dict[str, list[Spot]] = {"U": [], "D": []}
    reach: dict[str, float] = {}
    for name in ("L", "R"):
        arm = arms[name] = Arm(unit, start, -half, half)
        laid = arm.lay(near == far for near, far in chain.arms[name])
        if laid is None:
            return None
        spots[name] = laid
        reach[name] = arm.reach_with_next() if name in chain.open else arm.reach
    if reach["L"] + reach["R"] > area[3] - area[1]:
        return None
    if not area[1] + reach["L"] <= y <= area[3] - reach["R"]:
        y += (reach["L"] - reach["R"]) / 2
    return unit, x, y, arms, spots


def _try_four(chain: Chain, area: Box, unit: float, share: tuple[float, float]) -> Fit | None:
    """Four arms, each folding within its own quarter; where the next one ends early, deep rows run on past its end."""
    assert chain.root is not None
    x = area[0] + share[0] * (area[2] - area[0])
    y = area[1] + share[1] * (area[3] - area[1])
    room = {"R": area[2] - x, "D": area[3] - y, "L": x - area[0], "U": y - area[1]}
    double = chain.root[0] == chain.root[1]
    gap = unit * GAP
    start = {name: unit / 2 if double and name in "LR" else unit for name in AXES}
    arms: dict[str, Arm] = {}
    spots: dict[str, list[Spot]] = {}
    for name, after, across in (("R", "D", "L"), ("D", "L", "U"), ("L", "U", "R"), ("U", "R", "D")):
        straight = sum(unit if one == two else 2 * unit for one, two in chain.arms[after])
        straight += start[after] + gap * len(chain.arms[after])
        if after in chain.open:
            straight += gap + 2 * unit
        free_from = min(straight, room[after]) + gap + unit
        arm = arms[name] = Arm(unit, start[name], unit + gap, room[name], -room[across], free_from)
        laid = arm.lay(one == two for one, two in chain.arms[name])
        if laid is None or (arm.reach_with_next() if name in chain.open else arm.reach) > room[after]:
            return None
        spots[name] = laid
    return unit, x, y, arms, spots


def _first_targets(scene: Scene, moves: Sequence[str], area: Box, unit: float) -> None:
    """The first tile goes to the middle of the table."""
    x, y = (area[0] + area[2]) / 2, (area[1] + area[3]) / 2
    for move in moves:
        one, two, _ = read_laid(move)
        across = one == two
        box = box_at(x, y, unit * (1 if across else 2), unit * (2 if across else 1))
        scene["targets"].append(target(move, "place", grow(box), tile=NAMES[tile_with(one, two)]))


def _arm_targets(scene: Scene, moves: Sequence[str], arms: dict[str, Arm], area: Box, at: tuple[float, float]) -> None:
    """Each laying move gets the place where its tile would lie, grown to a finger; arms are kept apart."""
    boxes: dict[tuple[str, bool], Box] = {}
    for move in moves:
        one, two, name = read_laid(move)
        if name in arms and (name, one == two) not in boxes:
            spot = arms[name].copy().step(one == two)
            assert spot is not None, "room for the next tile is part of the fit"
            unit = arms[name].unit
            px, py, turn = _place(name, spot, *at, True)
            flat = turn % 180 == 90
            box = grow(box_at(px, py, unit * (2 if flat else 1), unit * (1 if flat else 2)))
            # What a small tile's target is larger than the tile lies on the far side, off the line's other ends.
            length = unit if spot.across else 2 * unit
            out = max(0.0, FINGER - length) / 2
            way_x, way_y = _way(name, spot)
            boxes[name, one == two] = move_box(box, out * way_x, out * way_y)
    names = sorted({name for name, _ in boxes})
    shifts = dict(
        zip(names, spread([union(box for key, box in boxes.items() if key[0] == name) for name in names], area), strict=True)
    )
    for move in moves:
        one, two, name = read_laid(move)
        tile = NAMES[tile_with(one, two)]
        box = move_box(boxes[name, one == two], *shifts[name]) if name in arms else grow(box_at(*at, 0, 0))
        scene["targets"].append(target(move, "place", box, tile=tile))
