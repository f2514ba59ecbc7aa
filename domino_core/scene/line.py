"""The line: tiles end to end on two arms, or on four from a spinner, folded so that they fill the table.

The tiles are laid at the largest size at which everything fits, the next tile of each arm included, so that a play seldom
moves what already lies. Each place for a tile tells exactly how the tile will lie there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from domino_core.notation import read_laid
from domino_core.registry import GAMES
from domino_core.scene.fit import Fit, fit, largest_in, usable
from domino_core.scene.parts import (
    FINGER,
    Box,
    Scene,
    box_at,
    grow,
    is_tile,
    label,
    move_box,
    new_scene,
    num,
    spread,
    target,
    tile_up,
    union,
)
from domino_core.scene.path import STEPS, Spot
from domino_core.scene.table import lay_table
from domino_core.tiles import NAMES, tile_with

if TYPE_CHECKING:
    from domino_core.families.line import LineRound
    from domino_core.families.line.scoring import ScoringRound
    from domino_core.shapes.scene import EndPiece, PlaceTarget
    from domino_core.shapes.views import LineView

Laid = tuple[str, int, int]
"""A tile of the line: its arm, and as seen from the middle the near number and the far number."""

TOTAL = 18.0
"""The size of the text that says what the open ends of Muggins add up to."""
TOTAL_ROOM = 62.0
"""How long it is at least."""
HEADINGS = (90, 180, 270, 0)
"""By direction, the turn of a tile whose higher half points that way."""


class Chain:
    """The tiles of a line in the order of play, seen from its root: the spinner where there is one, else the first tile."""

    __slots__ = ("four", "laid", "root")

    def __init__(self, view: LineView) -> None:
        line: Sequence[str] = view["line"]
        ends: Iterable[str] = view.get("ends") or ()
        self.root: tuple[int, int] | None = None
        self.laid: list[Laid] = []
        named = set(ends)
        for move in line:
            near, far, arm = read_laid(move)
            if self.root is None:
                self.root = (near, far)
            else:
                self.laid.append((arm, near, far))
                named.add(arm)
        # A line that becomes a cross once a double lies has room for all arms from then on, so that nothing jumps later.
        game = GAMES.get(view.get("game", ""))  # the pictures of the lobby are of no game
        cross = (game is not None and "U" in game.arms) or "U" in named or "D" in named
        if cross and self.root and self.root[0] != self.root[1]:
            self._look_from_spinner()
        self.four = cross and self.root is not None and self.root[0] == self.root[1]
        """Whether four arms share the table."""

    def _look_from_spinner(self) -> None:
        """The first double becomes the root: what lay between it and the first tile now leads the other way."""
        assert self.root is not None
        place = next((k for k, (_, near, far) in enumerate(self.laid) if near == far), None)
        if place is None:
            return
        side = self.laid[place][0]
        other = "L" if side == "R" else "R"
        before = self.laid[:place]
        way_back = [(other, far, near) for arm, near, far in reversed(before) if arm == side]
        first = (other, *(self.root if side == "L" else (self.root[1], self.root[0])))
        beyond = [tile for tile in before if tile[0] == other]
        self.root = self.laid[place][1:]
        self.laid = [*way_back, first, *beyond, *self.laid[place + 1 :]]

    def fit(self, area: Box, largest: float) -> Fit:
        """Where all these tiles lie."""
        assert self.root is not None
        return fit(self.root[0] == self.root[1], [(arm, near == far) for arm, near, far in self.laid], self.four, area, largest)


def line_scene(view: LineView, width: float, height: float, arrange: Sequence[str] | None = None) -> Scene:
    """The whole table of a line game."""
    scene = new_scene(width, height)
    counted = "total" in view
    area, spare = lay_table(scene, view, arrange, spare=(TOTAL_ROOM, TOTAL + 4) if counted else (0.0, 0.0))
    if counted:
        area = _lay_total(scene, view, area, spare)
    layout = lay_line(scene, view, area)
    if layout:
        _lay_ends(scene, view, layout)
    if counted:
        _lay_totals(scene, view)
    return scene


def _lay_total(scene: Scene, view: LineView, area: Box, spare: Box | None) -> Box:
    """Muggins: what the open ends add up to, marked when that scores, at the top of the middle or in the spare place; returns the rest.

    Its place is kept free from the start.
    """
    left, top, right, bottom = area
    x0, y0, x1, y1 = spare or (left, top, right, top + TOTAL)
    if view["line"] and view["total"] is not None:
        piece = label("total", {"total": view["total"]}, (x0 + x1) / 2, (y0 + y1) / 2, TOTAL, room=min(240.0, x1 - x0))
        if view["total"] and view["total"] % GAMES[view["game"]].ends_count_by == 0:
            piece["mark"] = True
        scene["labels"].append(piece)
    return area if spare else (left, top + TOTAL + 4, right, bottom)


def _lay_ends(scene: Scene, view: LineView, layout: Fit) -> None:
    """The open ends with their numbers, each where the next tile would touch: that place is kept free."""
    wanted = cast("type[LineRound]", GAMES[view["game"]].round_class).wanted
    scene["ends"] = []
    for arm, number in view["ends"].items():
        spot = layout.cloth.arms[arm].next_spot(False)
        dx, dy = STEPS[spot.way]
        x, y = layout.at(spot.x, spot.y)
        back = 0.5 * layout.unit
        piece: EndPiece = {
            "arm": arm,
            "number": number,
            "wanted": wanted(number, view["options"]),
            "x": num(x - back * dx),
            "y": num(y - back * dy),
            "size": num(layout.unit),
        }
        scene["ends"].append(piece)


def _lay_totals(scene: Scene, view: LineView) -> None:
    """What the ends would add up to after each play; who has to claim scores has to find that out alone."""
    if view["options"].get("claims") == "manual":
        return
    total_of = cast("type[ScoringRound]", GAMES[view["game"]].round_class).total_of
    for piece in scene["targets"]:
        if piece["kind"] == "place":
            piece["total"] = total_of([*view["line"], piece["move"]], view["options"])


def lay_line(scene: Scene, view: LineView, area: Box, largest: float | None = None) -> Fit | None:
    """Put the line of `view`, and the targets of the moves that lay tiles, into this part of the table.

    No tile becomes larger than `largest`, which is a part of the area's size unless a picture asks for more. Returns where everything
    lies, if anything does.
    """
    area = usable(area)
    largest = largest or largest_in(area)
    moves = [move for move in view.get("legal_moves") or () if is_tile(move.partition("@")[0])]
    chain = Chain(view)
    if chain.root is None:
        _first_targets(scene, view, moves, area, largest)
        return None
    layout = chain.fit(area, largest)
    tiles = scene["tiles"]
    tiles.append(tile_up(NAMES[tile_with(*chain.root)], layout.x, layout.y, layout.unit, "line", _root_turn(*chain.root)))
    spots = {name: iter(arm.spots) for name, arm in layout.cloth.arms.items()}
    for arm, near, far in chain.laid:
        spot = next(spots[arm])
        x, y = layout.at(spot.x, spot.y)
        tiles.append(tile_up(NAMES[tile_with(near, far)], x, y, layout.unit, "line", _turn(spot, far > near)))
    _arm_targets(scene, moves, layout, area)
    return layout


def _root_turn(left: int, right: int) -> int:
    """How the root lies: a double stands, another has its left number to the left."""
    return 0 if left == right else 270 if left > right else 90


def _turn(spot: Spot, far_is_high: bool) -> int:
    """The turn that points the outer half outward."""
    heading = HEADINGS[spot.way]
    if spot.across:
        return (heading + 90) % 180
    return heading if far_is_high else (heading + 180) % 360


def _lying(x: float, y: float, size: float, turn: int) -> Box:
    """What a tile covers that lies so."""
    flat = turn % 180 == 90
    return box_at(x, y, size * (2 if flat else 1), size * (1 if flat else 2))


def _place_target(move: str, tile: str, box: Box, at: tuple[float, float], size: float, turn: int) -> PlaceTarget:
    """A place for a tile, with how exactly it will lie there; its middle is told where the target, made for a finger, has another."""
    piece = target(move, "place", box, tile=tile, size=num(size), turn=turn)
    true = [num(at[0]), num(at[1])]
    if true != [piece["x"], piece["y"]]:
        piece["at"] = true
    return piece


def _first_targets(scene: Scene, view: LineView, moves: Sequence[str], area: Box, largest: float) -> None:
    """The first tile goes to the middle of the table."""
    layouts: dict[bool, Fit] = {}
    for move in moves:
        one, two, _ = read_laid(move)
        double = one == two
        if double not in layouts:
            layouts[double] = Chain({**view, "line": [move]}).fit(area, largest)
        x, y, size, turn = layouts[double].x, layouts[double].y, layouts[double].unit, _root_turn(one, two)
        box = grow(_lying(x, y, size, turn))
        scene["targets"].append(_place_target(move, NAMES[tile_with(one, two)], box, (x, y), size, turn))


def _arm_targets(scene: Scene, moves: Sequence[str], layout: Fit, area: Box) -> None:
    """Each laying move gets the place where its tile would lie, grown to a finger; arms are kept apart."""
    unit = layout.unit
    spots: dict[tuple[str, bool], Spot] = {}
    boxes: dict[tuple[str, bool], Box] = {}
    for move in moves:
        one, two, name = read_laid(move)
        key = (name, one == two)
        if key in boxes:
            continue
        spot = spots[key] = layout.cloth.arms[name].next_spot(one == two)
        # What a small tile's target is larger than the tile lies on the far side, off the line's other ends.
        out = max(0.0, FINGER - (unit if spot.across else 2 * unit)) / 2
        dx, dy = STEPS[spot.way]
        box = grow(_lying(*layout.at(spot.x, spot.y), unit, _turn(spot, True)))
        boxes[key] = move_box(box, out * dx, out * dy)
    names = sorted({name for name, _ in boxes})
    shifts = dict(
        zip(names, spread([union(box for key, box in boxes.items() if key[0] == name) for name in names], area), strict=True)
    )
    for move in moves:
        one, two, name = read_laid(move)
        spot = spots[name, one == two]
        box = move_box(boxes[name, one == two], *shifts[name])
        at = layout.at(spot.x, spot.y)
        scene["targets"].append(_place_target(move, NAMES[tile_with(one, two)], box, at, unit, _turn(spot, two > one)))
