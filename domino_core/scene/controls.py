"""What is tapped besides tiles: the boneyard, and buttons for the moves that are words."""

from __future__ import annotations

from collections.abc import Sequence

from domino_core.scene.parts import FINGER, SPACE, Box, Scene, View, box_at, is_tile, label, num, target, tile_down

BUTTON_HEIGHT = 46.0
BUTTON_WIDTH = 112.0
SMALLEST_BUTTON = 58.0
PILE_WIDTH = 76.0
LOW_PILE = 54.0
"""In a place lower than this the number of tiles stands beside the heap."""
CALL = 22.0
"""The height of the words that say what a tap on the boneyard does."""


def lay_buttons(scene: Scene, words: Sequence[str], free: Box, across: tuple[float, float] | None = None) -> float:
    """Buttons in this free place, and in rows above it that reach `across` (the whole table); returns the top of them all."""
    y = (free[1] + free[3]) / 2
    left, right, top = free[0], free[2], free[1]
    waiting = list(words)
    for _ in words:  # each turn places a button at least
        if not waiting:
            break
        if right - left < SMALLEST_BUTTON:
            top -= BUTTON_HEIGHT + 4
            y = top + BUTTON_HEIGHT / 2
            left, right = across or (SPACE, scene["width"] - SPACE)
        fitting = max(1, int((right - left + SPACE) // (SMALLEST_BUTTON + SPACE)))
        now, waiting = waiting[:fitting], waiting[fitting:]
        each = min(BUTTON_WIDTH * 1.4, (right - left + SPACE) / len(now) - SPACE)
        x = (left + right) / 2 - (len(now) - 1) * (each + SPACE) / 2
        for move in now:
            scene["targets"].append(target(move, "button", box_at(x, y, each, BUTTON_HEIGHT)))
            x += each + SPACE
        left = right
    return top


def legal(view: View) -> Sequence[str]:
    """The moves of the looking seat."""
    return view.get("legal_moves") or ()


def word_moves(view: View) -> list[str]:
    """The moves that are words and not tiles: they get buttons. `draw` has the pile, `take` the row, `discard` the hand."""
    elsewhere = ("take:", "discard:")
    return [
        move for move in legal(view) if move != "draw" and not move.startswith(elsewhere) and not is_tile(move.partition("@")[0])
    ]


def has_pile(view: View) -> bool:
    """Whether there is a boneyard to be seen."""
    return view.get("boneyard", 0) > 0 or "draw" in legal(view)


def lay_pile(scene: Scene, count: int, may_draw: bool, box: Box) -> None:
    """The boneyard: a small heap of backs with the number of tiles under it (beside it where that is too low), and a place to tap.

    What a tap does is written across the heap, or where the number stands beside it at their foot, so that it covers no number.
    """
    if count <= 0 and not may_draw:
        return
    text = 13.0
    x, middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    low = box[3] - box[1] < LOW_PILE
    if low:
        size = min(15.0, (box[3] - box[1] - 8) / 2)
        block = 2 * size + 6
        x, y, at = x - text / 2 - 3, middle, (x + size / 2 + 6.5, middle - (CALL / 2 if may_draw else 0.0))
    else:
        size = min(30.0, (box[3] - box[1] - text - 12) / 2)
        block = 2 * size + text + 8
        y = middle - block / 2 + 3 + size
        at = (x, y + size + 4 + text / 2)
    for k in range(min(count, 3)):
        scene["tiles"].append(tile_down(f"back:yard:{k}", x + 3 * (k - 1), y - 1.5 * (k - 1), size, "yard", z=k))
    scene["labels"].append(label("boneyard", {"count": count}, *at, text))
    if may_draw:
        w = max(FINGER, min(box[2] - box[0], size + 28))
        high = max(FINGER, min(box[3] - box[1], block))
        piece = target("draw", "pile", box_at((box[0] + box[2]) / 2, middle, w, high))
        piece["call"] = [piece["x"], num(middle + high / 2 - CALL / 2 if low else y)]
        scene["targets"].append(piece)
