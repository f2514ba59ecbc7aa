"""How the arms of a line run over the cloth: straight on while there is room, then round a bend, never near what they do not touch.

The cloth is an integer with a bit for every half cell of the lattice, so that "is there room?" is one `&`. Tiles are laid in
the order in which they were played, and each arm keeps a claim on the place of its next tile. So where a tile lies depends on
nothing that came later: as long as there is room, what lies does not move.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from domino_core.scene.path import (
    DOWN,
    END,
    LEVEL,
    RIGHT,
    SIDE,
    STEPS,
    STRAIGHT,
    WAY_OF,
    Head,
    Join,
    Limits,
    Spot,
    around,
    box,
    moved,
    place,
    start,
)

THIN = tuple(box(way, 4, 2) for way in range(4))
"""What a tile covers that runs this way."""
BROAD = tuple(box(way, 2, 4) for way in range(4))
"""What a crosswise double covers."""
EITHER = tuple(box(way, 4, 4) for way in range(4))
INSET = tuple(box(way, 5, 4) for way in range(4))
"""Room for either, and so far from the edge that doubles lie crosswise on what bends off here."""
FOLD = tuple(box(way, 7, 2) for way in range(4))
CLOSE_FOLD = tuple(box(way, 5, 2) for way in range(4))
"""How far a bend and the row after it reach, doubles included."""
AHEAD = tuple(box(way, 9, 4) for way in range(4))
"""Room for two tiles, whichever they are."""

NARROW = 36
"""On a cloth of less than so many half cells a row soon takes the whole width, and two arms need not be moved into the middle."""
MARGIN = 12
"""Empty half cells round the cloth, so that what lies at its edge can be asked about like the rest."""


class Manner(NamedTuple):
    """A way to lay a line. Several are tried, as none is the best for every line on every table."""

    fold: bool
    """Whether an arm runs to and fro in rows; else it goes round inside the edges of the cloth."""
    wide: bool
    """Whether rows keep so far apart that a double fits everywhere; else one that comes too near to another lies in line."""
    turn: int = 1
    """Whether arms bend to the right (1) or to the left (-1) of their way."""
    still: bool = False
    """Whether the root stays in the middle of the cloth; else the line may move as a whole."""
    lean: int = 0
    """Where the root stays, how far it is off the middle, in quarters of the width."""
    early: bool = False
    """Whether the arms across the line bend at once instead of at the edge."""


class Stamps(NamedTuple):
    """Shapes as bits, by way, to be shifted to where they are wanted; those called `free` include the room round a tile."""

    thin: tuple[int, ...]
    thin_free: tuple[int, ...]
    broad: tuple[int, ...]
    broad_free: tuple[int, ...]
    ahead_free: tuple[int, ...]


@lru_cache(maxsize=8)
def _stamps(row: int) -> Stamps:
    """The shapes for a cloth whose rows have so many bits."""

    def stamp(limits: Limits, room: int) -> int:
        left, top, right, bottom = limits
        line = (1 << right - left + 2 * room) - 1
        bits = 0
        for _ in range(bottom - top + 2 * room):
            bits = bits << row | line
        return bits << (top - room + MARGIN) * row + left - room + MARGIN

    shapes = ((THIN, 0), (THIN, 1), (BROAD, 0), (BROAD, 1), (AHEAD, 1))
    return Stamps(*(tuple(stamp(limits, room) for limits in boxes) for boxes, room in shapes))


class Arm:
    """An arm as far as it has been laid, with its claim: where its next tile goes, whichever it is."""

    __slots__ = ("crosswise", "head", "join", "kept", "last", "limits", "out", "spots", "start")

    def __init__(self, head: Head) -> None:
        self.out = head.way
        """Which way it set out."""
        self.head = head
        self.last = 0
        """The last tile as bits: only the next one may touch it."""
        self.spots: list[Spot] = []
        self.join: Join = (STRAIGHT, head.way)
        """How the next tile joins."""
        self.start = (head.x, head.y)
        """From which point it runs on."""
        self.crosswise = False
        """Whether a double would lie crosswise there."""
        self.limits: Limits = (0, 0, 0, 0)
        """What the next tile may need of the cloth."""
        self.kept = 0
        """The last tile and the place of the next as bits: other arms keep off."""

    def next_spot(self, double: bool) -> Spot:
        """Where the next tile would lie."""
        return place(self.head, self.join, double and self.crosswise)[0]


class Cloth:
    """A cloth of so many half cells, with a root tile and arms that grow from it.

    The line may move over the cloth as a whole: all that is asked is that together it is no wider and no higher.
    """

    def __init__(self, width: int, height: int, manner: Manner, double: bool, arms: str) -> None:
        self.width = width
        self.height = height
        self.manner = manner
        self.row = 64 * ((2 * (width + MARGIN) + 63) // 64)
        self.origin = height * self.row + width
        self.stamps = _stamps(self.row)
        self.covered: Limits = (-1, -2, 1, 2) if double else (-2, -1, 2, 1)
        """What all tiles cover."""
        self.limits = self.covered
        """The same, and the whole cloth where the arms share it evenly whatever has been laid."""
        if manner.still or (len(arms) == 2 and width < NARROW):
            self.width -= width % 2
            left = width // 2 + manner.lean * width // 4
            self.limits = (-left, self.limits[1], self.width - left, self.limits[3])
        if manner.still:
            self.height -= height % 2
            self.limits = (self.limits[0], -(height // 2), self.limits[2], height // 2)
        self.laid = self.stamps.thin[DOWN if double else RIGHT] << self._at(*((0, -2) if double else (-2, 0)))
        """All tiles but the last of each arm, as bits."""
        self.arms: dict[str, Arm] = {}
        for name in arms:
            way = WAY_OF[name]
            dx, dy = STEPS[way]
            reach = 1 if double and dx else 2
            arm = self.arms[name] = Arm(Head(reach * dx, reach * dy, way, 0))
            # A second double beside the first is possible only where unequal numbers touch: on two arms.
            crosswise = not double or len(arms) == 2
            self._take(arm, arm.join, crosswise, moved((EITHER if crosswise else THIN)[way], reach * dx, reach * dy))
        needed = self._with_claims(self.limits)
        self.extents: list[tuple[Limits, Limits]] = [(self.covered, self._with_claims(self.covered))]
        """After each tile: what all tiles cover, and that with all claims."""
        self.sound = self._holds(needed, needed)
        """Whether everything has found room so far, the next tile of each arm included."""

    def _with_claims(self, limits: Limits) -> Limits:
        """The limits round these and the next tile of each arm."""
        for arm in self.arms.values():
            limits = around(limits, arm.limits)
        return limits

    def _at(self, x: int, y: int) -> int:
        """How far to shift a stamp so that it starts there."""
        return self.origin + y * self.row + x

    def lay(self, name: str, double: bool) -> bool:
        """Lay one more tile on an arm; false if there is no room for what may come after it."""
        arm = self.arms[name]
        across = double and arm.crosswise
        x, y = arm.start
        way = arm.join[1]
        self.laid |= arm.last
        arm.last = (self.stamps.broad if across else self.stamps.thin)[way] << self._at(x, y)
        tile = moved((BROAD if across else THIN)[way], x, y)
        self.covered = around(self.covered, tile)
        self.limits = around(self.limits, tile)
        spot, arm.head = place(arm.head, arm.join, across)
        arm.spots.append(spot)
        self.sound = self._claim(arm)
        return self.sound

    def _claim(self, arm: Arm) -> bool:
        """Choose where the arm's next tile goes: the first way that leads on, else any."""
        blocked = self.laid
        limits = self.limits
        for other in self.arms.values():
            if other is not arm:
                blocked |= other.kept
                limits = around(limits, other.limits)
        found = self._choose(arm, blocked, limits)
        if found is None:
            return False
        self._take(arm, *found)
        self.extents.append((self.covered, self._with_claims(self.covered)))
        return True

    def _choose(self, arm: Arm, blocked: int, limits: Limits) -> tuple[Join, bool, Limits] | None:
        head = arm.head
        if (
            self._runs_on(arm, head)
            and self._holds(moved(AHEAD[head.way], head.x, head.y), limits)
            and not self.stamps.ahead_free[head.way] << self._at(head.x, head.y) & blocked
        ):  # Most tiles have room for two more ahead, and need no closer look.
            return (STRAIGHT, head.way), True, moved(EITHER[head.way], head.x, head.y)
        fallback: tuple[Join, bool, Limits] | None = None
        for join in self._ways(arm, head):
            found = self._try(head, join, blocked, limits)
            if found is None:
                continue
            if self._leads_on(arm, place(head, join, False)[1], blocked | arm.last, around(limits, found[1]), 2):
                return (join, *found)
            fallback = fallback or (join, *found)
        return fallback

    def _runs_on(self, arm: Arm, head: Head) -> bool:
        """Whether the next tile should rather lie straight on."""
        if LEVEL[head.way]:
            return True
        return not self.manner.fold if head.came >= 0 else not self.manner.early or head.way != arm.out

    def _take(self, arm: Arm, join: Join, crosswise: bool, limits: Limits) -> None:
        arm.join, arm.crosswise, arm.limits = join, crosswise, limits
        arm.start = start(arm.head, join)
        at = self._at(*arm.start)
        arm.kept = arm.last | self.stamps.thin[join[1]] << at
        if crosswise:
            arm.kept |= self.stamps.broad[join[1]] << at

    def _leads_on(self, arm: Arm, head: Head, blocked: int, limits: Limits, bends: int) -> bool:
        """Whether the arm could go on from there: straight, or round so many bends."""
        for join in self._ways(arm, head):
            found = self._try(head, join, blocked, limits)
            if found is None:
                continue
            if bends == 1 or join[0] == STRAIGHT:
                return True
            if self._leads_on(arm, place(head, join, False)[1], blocked, around(limits, found[1]), bends - 1):
                return True
        return False

    def _ways(self, arm: Arm, head: Head) -> list[Join]:
        """How the next tile may join, the best first."""
        way = head.way
        manner = self.manner
        straight = (STRAIGHT, way)
        if manner.fold and LEVEL[way]:
            deep = (arm.out + manner.turn) % 4 if LEVEL[arm.out] else arm.out
            return [straight, (SIDE, deep), (SIDE, (deep + 2) % 4)]
        if manner.fold and head.came >= 0:
            back = (head.came + 2) % 4
            if manner.wide:
                return [(SIDE if head.off else END, back), straight, (END, head.came)]
            return [(SIDE, back), (END, back), straight, (SIDE, head.came)]
        side = (way + manner.turn) % 4
        bends = [(SIDE, side), (SIDE, (side + 2) % 4)]
        return [straight, *bends] if self._runs_on(arm, head) else [*bends, straight]

    def _try(self, head: Head, join: Join, blocked: int, limits: Limits) -> tuple[bool, Limits] | None:
        """Whether a double that joins so would lie crosswise, and what either tile may need of the cloth; None without room."""
        how, way = join
        x, y = start(head, join)
        at = self._at(x, y)
        needed = moved(THIN[way], x, y)
        crosswise = False
        if how == STRAIGHT:
            either = moved((EITHER if self.manner.fold and LEVEL[way] else INSET)[way], x, y)
            crosswise = self._holds(either, limits) and not self.stamps.broad_free[way] << at & blocked
            if crosswise:
                needed = either
            elif self.manner.wide:
                return None
        elif self.manner.fold and LEVEL[head.way]:
            # With a bend goes the room for the row behind it, so that its tiles do not move the line bit by bit.
            with_row = moved((FOLD if self.manner.wide and head.flank == 1 else CLOSE_FOLD)[way], x, y)
            if self.manner.wide or self._holds(with_row, limits):
                needed = with_row
        if not self._holds(needed, limits) or self.stamps.thin_free[way] << at & blocked:
            return None
        return crosswise, needed

    def _holds(self, a: Limits, b: Limits) -> bool:
        """Whether the cloth is large enough for both."""
        both = around(a, b)
        return both[2] - both[0] <= self.width and both[3] - both[1] <= self.height
