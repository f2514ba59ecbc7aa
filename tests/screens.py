"""The screens that everything must be right on, and what each leaves for the table.

The page's own numbers stand in `web/style/table.css` and `web/paint/felt.js`; a browser test compares them with these.
"""

from __future__ import annotations

from math import ceil

Size = tuple[int, int]

SCREENS: tuple[Size, ...] = (
    (320, 320), (568, 320), (667, 375), (740, 360), (844, 390), (932, 430), (1024, 600), (320, 568), (390, 844), (820, 1180),
    (1180, 820), (1366, 657), (1920, 1080), (2560, 1440), (3840, 2160),
)  # fmt: skip
LOW = 480
"""Screens lower than this have their buttons in a rail at the side and their words in one line above the table."""
NARROW = 640
"""Screens narrower than this have their words below the buttons."""
RAIL, LINE_OF_WORDS = 52, 26
BAR, NARROW_BAR = 56, 72
EXTRA = {"low": 48, "narrow": 112, "wide": 64}
"""What a solitaire's bar of controls takes off the height: on low screens a single row."""
LARGE = (1920, 1080)
"""Beyond this the page's own parts grow with the screen: such screens are looked at from farther away."""


def kind_of(screen: Size) -> str:
    """How the page arranges itself on a screen: `low`, `narrow` or `wide`."""
    width, height = screen
    return "low" if height < LOW else "narrow" if width < NARROW else "wide"


def table_of(screen: Size, extra: bool = False) -> Size:
    """The table's size on a screen, inside its wooden frame; `extra` where a solitaire has a bar of controls."""
    width, height = screen
    kind = kind_of(screen)
    scale = max(1.0, min(width / LARGE[0], height / LARGE[1]))
    taken = {"low": LINE_OF_WORDS, "narrow": NARROW_BAR, "wide": BAR}[kind] + (EXTRA[kind] if extra else 0)
    width, height = width - (RAIL if kind == "low" else 0), height - ceil(taken * scale)
    frame = 4 if kind == "low" else 8 if min(width, height) < 560 else 16
    return width - 2 * frame, height - 2 * frame
