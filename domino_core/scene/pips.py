"""Where the pips of a half tile lie: the one definition, for SVG pictures here and for the page.

The build writes `as_json()` into a file that the page loads, so that the patterns are never kept twice.
"""

from __future__ import annotations

import json

Point = tuple[float, float]

_A = 0.56  # outer columns and rows of the three-by-three grid, in half sides of the half tile
_B = 0.66  # outer rows of the three-by-four grid
_C = 0.22  # inner rows of the three-by-four grid


def _column(x: float, *ys: float) -> tuple[Point, ...]:
    return tuple((x, y) for y in ys)


_SIX = _column(-_A, -_A, 0, _A) + _column(_A, -_A, 0, _A)
_EIGHT = _SIX + _column(0, -_A, _A)
_SIDES = _column(-_A, -_B, -_C, _C, _B) + _column(_A, -_B, -_C, _C, _B)

PATTERNS: tuple[tuple[Point, ...], ...] = (
    (),
    ((0, 0),),
    ((-_A, -_A), (_A, _A)),
    ((-_A, -_A), (0, 0), (_A, _A)),
    ((-_A, -_A), (_A, -_A), (-_A, _A), (_A, _A)),
    ((-_A, -_A), (_A, -_A), (0, 0), (-_A, _A), (_A, _A)),
    _SIX,
    (*_SIX, (0, 0)),
    _EIGHT,
    (*_EIGHT, (0, 0)),
    _SIDES + _column(0, -_C, _C),
    _SIDES + _column(0, -_B, 0, _B),
    _SIDES + _column(0, -_B, -_C, _C, _B),
)
"""For 0 to 12 the centres of the pips in a square from -1 to 1, for an upright tile (y grows downward)."""

RADII: tuple[float, ...] = (0.2,) * 7 + (0.18,) * 3 + (0.16,) * 3
"""The radius of a pip on each number, in the same units."""

COLOURS: tuple[str, ...] = (
    "#24201b", "#1b8a86", "#5d3a96", "#b8561f", "#6d4526", "#5f6a12", "#a02a78",
    "#76808f", "#23793a", "#a87800", "#1c52b4", "#c2241c", "#2b2f3a",
)  # fmt: skip
"""A colour for each number that reads well on ivory; numbers stay countable without it. From 7 to 11 they are those that a leaflet
suggests for painted dots: silver, green, gold, blue, red."""


def as_json() -> str:
    """The patterns as JSON: `{"patterns": [[[x, y], ...], ...], "radii": [...], "colours": [...]}`."""
    data = {"patterns": PATTERNS, "radii": RADII, "colours": COLOURS}
    return json.dumps(data, separators=(",", ":"))
