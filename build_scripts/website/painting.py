"""Tiles as PNG pictures: for icons, for the install dialog, for previews of links.

Pillow paints without smooth edges, so a picture is painted several times as large as it will be and made smaller at the end.
"""

from __future__ import annotations

import io
import math
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

FINE = 4
"""How many times as large a picture is while it is painted."""
CORNER = 16
"""Points on a round corner."""


class Picture:
    """Rounded boxes and discs on a ground, or on nothing."""

    def __init__(self, width: int, height: int, ground: str = "") -> None:
        from PIL import Image, ImageDraw  # a bare Python, on which the scripts start, does not have it

        self._image = Image.new("RGB" if ground else "RGBA", (width * FINE, height * FINE), ground or 0)
        self._draw = ImageDraw.Draw(self._image)

    def box(self, x: float, y: float, w: float, h: float, round_by: float, turn: float, fill: str) -> None:
        """A box around a middle, its corners rounded, turned clockwise by degrees."""
        edge = []
        for quarter, (right, down) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
            for point in range(CORNER):
                angle = math.pi / 2 * (quarter + point / (CORNER - 1))
                dx = right * (w / 2 - round_by) + round_by * math.cos(angle)
                dy = down * (h / 2 - round_by) + round_by * math.sin(angle)
                edge.append(_finely(x, y, dx, dy, turn))
        self._draw.polygon(edge, fill)

    def disc(self, x: float, y: float, r: float, fill: str, dx: float = 0, dy: float = 0, turn: float = 0) -> None:
        """A full circle; `dx` and `dy` lead from a middle to its own, in a frame turned clockwise by degrees."""
        self._draw.circle(_finely(x, y, dx, dy, turn), FINE * r, fill)

    def png(self) -> bytes:
        """The picture as a file."""
        out = io.BytesIO()
        self._image.reduce(FINE).save(out, "PNG")
        return out.getvalue()


def _finely(x: float, y: float, dx: float, dy: float, turn: float) -> tuple[float, float]:
    """A place on the large picture. Pillow counts from the middle of the first pixel."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return FINE * (x + dx * cos - dy * sin) - 0.5, FINE * (y + dx * sin + dy * cos) - 0.5


class Look(NamedTuple):
    """How tiles look; measures are shares of a tile's size, which is the side of its half."""

    wide: float
    corner: float
    under: Sequence[tuple[float, float, float, str]]
    """What is seen of a tile's side and shadow: how far to the right and down, how long, which colour."""
    face: str
    back: str
    seam: tuple[float, float, str]
    """How long, how thick, which colour."""
    pin: str
    """The colour of the pin in the middle; nothing for none."""
    pips: float
    ink: str


def tile(picture: Picture, look: Look, x: float, y: float, size: float, turn: float, name: str, coloured: bool = False) -> None:
    """A tile around a middle; without a name it lies face down."""
    from domino_core.scene import pips

    wide, corner = size * look.wide, size * look.corner
    for right, down, long, fill in look.under:
        picture.box(x + size * right, y + size * down, wide, size * long, corner, turn, fill)
    picture.box(x, y, wide, size * 1.9, corner, turn, look.face if name else look.back)
    if not name:
        return
    long, thick, fill = look.seam
    picture.box(x, y, size * long, size * thick, size * thick / 2, turn, fill)
    if look.pin:
        picture.disc(x, y, size * 0.085, look.pin)
    unit = size * look.pips
    for half, number in zip((-1, 1), map(int, name.split("-")), strict=True):
        ink = pips.COLOURS[number] if coloured else look.ink
        for across, along in pips.PATTERNS[number]:
            dx, dy = unit * across, size * half * 0.478 + unit * along
            picture.disc(x, y, unit * pips.RADII[number], ink, dx, dy, turn)
