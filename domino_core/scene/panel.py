"""A panel of buttons in the middle of the table, for a choice of many: bids, trumps."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from domino_core.scene.parts import FINGER, Box, Scene, box_at, target

CELL = 66.0
LARGEST_CELL = 76.0
MOST_COLUMNS = 8
GAP, TIGHT_GAP = 6.0, 3.0
HEIGHT = 46.0
WORD, SHORT_WORD = 2.0, 5 / 3
"""Cells that a word takes, and takes where there is little room: then three stand where five numbers do."""


def panel_height(moves: Sequence[str], area: Box) -> float:
    """The least height of a panel in the width of this area."""
    rows, _ = _tightest(moves, area[2] - area[0])
    return _height(rows, FINGER, TIGHT_GAP)


def lay_panel(scene: Scene, moves: Sequence[str], area: Box) -> float:
    """A button for each move, in the middle of the area; returns the top of them all.

    Numbers have a cell each, in rows of the same length. Words have two cells; they end the last row of numbers or have rows of their own.
    Where that is too much, all follow one another as closely as fingers allow.
    """
    if not moves:
        return area[3]
    left, top, right, bottom = area
    high, gap, word = HEIGHT, GAP, WORD
    rows, cell = _best(moves, right - left, bottom - top, gap)
    if _height(rows, high, gap) > bottom - top:
        high, gap = FINGER, TIGHT_GAP
        rows, cell = _best(moves, right - left, bottom - top, gap)
    if _height(rows, high, gap) > bottom - top:
        word = SHORT_WORD
        rows, cell = _tightest(moves, right - left)
    y = (top + bottom - _height(rows, high, gap)) / 2
    first = y
    for row in rows:
        widths = [_span(move, word) * (cell + gap) - gap for move in row]
        x = (left + right - sum(widths) - gap * (len(row) - 1)) / 2
        for move, width in zip(row, widths, strict=True):
            scene["targets"].append(target(move, "button", box_at(x + width / 2, y + high / 2, width, high)))
            x += width + gap
        y += high + gap
    return first


def _height(rows: Sequence[Sequence[str]], high: float, gap: float) -> float:
    return len(rows) * (high + gap) - gap


def _span(move: str, word: float = WORD) -> float:
    return 1 if move[-1].isdecimal() else word


def _tightest(moves: Sequence[str], width: float) -> tuple[list[list[str]], float]:
    """Rows filled to their end, with cells that are as wide as a finger, and shorter words."""
    columns = max(2, int((width + TIGHT_GAP) // (FINGER + TIGHT_GAP)))
    rows: list[list[str]] = [[]]
    for move in sorted(moves, key=_span):  # numbers first
        if sum(_span(one, SHORT_WORD) for one in (*rows[-1], move)) > columns + 0.01:
            rows.append([])
        rows[-1].append(move)
    return rows, (width + TIGHT_GAP) / columns - TIGHT_GAP


def _best(moves: Sequence[str], width: float, height: float, gap: float) -> tuple[list[list[str]], float]:
    """The rows, and the width of a cell: comfortable ones if their rows fit the height, else narrower ones, down to a finger."""
    most = max(2, int((width + gap) // (FINGER + gap)))
    fewest = max(2, min(MOST_COLUMNS, most, int((width + gap) // (CELL + gap))))
    columns, rows = fewest, _rows(moves, fewest)
    for columns in range(fewest, most + 1):
        rows = _rows(moves, columns)
        if _height(rows, HEIGHT, gap) <= height:
            break
    return rows, min(LARGEST_CELL, (width + gap) / columns - gap)


def _rows(moves: Sequence[str], columns: int) -> list[list[str]]:
    """Numbers in rows of the same length, or in full ones where that leaves room for the words behind the last of them."""
    numbers = [move for move in moves if _span(move) == 1]
    words = [move for move in moves if _span(move) == WORD]
    even = ceil(len(numbers) / max(1, ceil(len(numbers) / columns)))
    for per_row in (even, columns):
        rows = _chunks(numbers, per_row)
        if rows and len(rows[-1]) + WORD * len(words) <= columns:
            rows[-1] += words
            return rows
    return _chunks(numbers, even) + _chunks(words, max(1, columns // 2))


def _chunks(moves: Sequence[str], length: int) -> list[list[str]]:
    return [list(moves[k : k + length]) for k in range(0, len(moves), max(1, length))]
