"""Poker: hands at the seats, bets before them, the pot in the middle, and at the showdown what each hand is."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING

from domino_core.scene.around import SAID, sit_round
from domino_core.scene.controls import word_moves
from domino_core.scene.parts import Box, Scene, label, new_scene, num
from domino_core.scene.seats import Says
from domino_core.scene.small import LOW_TABLE, is_small

if TYPE_CHECKING:
    from domino_core.shapes.scene import ChipsPiece, LabelPiece
    from domino_core.shapes.views import PokerView

POT_TEXT = 24.0
WON_TEXT = 19.0
ROW = 24.0
LARGEST_CHIP = 34.0
SMALLEST_CHIP = 13.0
IN_STRIP = 20.0
"""The size of others' tiles in the strip: five of them, to be read at the showdown."""
LINES, OWN_LINES = 2, 3
SMALL_OWN_LINES = 2
"""Where the table is small, the last two of three own lines share one."""
SMALLEST_TEXT = 11.0
KEEP = 3
"""How many buttons there may be at once."""
COLUMN_SHARE = 0.2
"""The part of a low table's width that each column takes: the names of hands are long."""
ROOM = 320.0


def poker_scene(view: PokerView, width: float, height: float, arrange: Sequence[str] | None = None) -> Scene:
    """The whole table of poker."""
    scene = new_scene(width, height)
    scene["chips"] = []
    seated: PokerView = {**view, "boneyard": 0}  # tiles of players without chips are no pile to draw from
    over = view["result"] is not None
    cramped = is_small(scene) and height < LOW_TABLE
    own_lines = SMALL_OWN_LINES if cramped else OWN_LINES
    around = sit_round(
        scene, seated, arrange, word_moves(view), lines=LINES, own_lines=own_lines, below=IN_STRIP,
        rack=0.0 if cramped and not over else IN_STRIP, bar=True, keep=1 if over else KEEP, share=COLUMN_SHARE,
    )  # fmt: skip
    for seat, at in around.says.items():
        _lay_said(scene, view, seat, at, own_lines if seat == view["seat"] else LINES)
    _lay_middle(scene, view, around.middle)
    _light_winners(scene, view)
    return scene


def _light_winners(scene: Scene, view: PokerView) -> None:
    """At a showdown the five tiles that win, or those of each hand that wins a pot."""
    winning = view["result"]["details"].get("winning", []) if view["result"] else []
    for piece in scene["tiles"]:
        if piece["tile"] in winning:
            piece["mark"] = True


def _lay_said(scene: Scene, view: PokerView, seat: int, at: Says, most: int) -> None:
    """Before each seat: its hand's name where that may be known, its bet, that it folded or is all in, and that it deals."""
    lines: list[LabelPiece] = []
    own = seat == view["seat"]
    hand = view["classes"][seat] or (view["own_class"] if own else None)
    if hand:
        lines.append(label("own-hand" if own else "hand", {"hand": hand}, at.x, 0, SAID, room=at.room))
        if view["result"] is not None and seat in view["result"]["details"]["winners"]:
            lines[-1]["mark"] = True
    if seat in view["out"]:
        lines.append(label("said-out", {}, at.x, 0, SAID, room=at.room))
    elif seat in view["folded"]:
        lines.append(label("said-fold", {}, at.x, 0, SAID, room=at.room))
    elif view["bets"][seat] or (seat in view["all_in"] and view["phase"] == "betting"):
        all_in = seat in view["all_in"]
        code, chips = ("said-all-in", view["paid"][seat]) if all_in else ("said-bet", view["bets"][seat])
        lines.append(label(code, {"chips": chips}, at.x, 0, SAID, room=at.room))
    if seat == view["dealer"]:
        lines.append(label("dealer", {}, at.x, 0, SAID - 2, room=at.room))
    for k, piece in enumerate(lines):
        piece["y"] = num(at.y + min(k, most - 1) * at.step)
    for side, piece in zip((-1, 1), lines[most - 1 :] if len(lines) > most else (), strict=False):
        piece["x"], piece["w"] = num(at.x + side * at.room / 4), num(at.room / 2)
    scene["labels"] += lines


def _lay_middle(scene: Scene, view: PokerView, middle: Box) -> None:
    """The pot with its chips, and side pots below it; when the hand is over, who won which."""
    left, top, right, bottom = middle
    x, room = (left + right) / 2, min(ROOM, right - left)
    if view["result"] is None:
        lines = [label("pot", {"chips": view["pot"]}, x, 0, POT_TEXT, room=room)]
        if len(view["pots"]) > 1:
            lines += [
                label("side-pot", {"number": number, "chips": pot["chips"]}, x, 0, SAID, room=room)
                for number, pot in enumerate(view["pots"])
            ]
    else:
        lines = [
            label("pot-won", {"seat": pot["winner"], "chips": pot["chips"], "number": number}, x, 0, WON_TEXT, room=room)
            for number, pot in enumerate(view["result"]["details"]["pots"])
        ]
    most = max(1, int((bottom - top) / (SMALLEST_TEXT + 2)))
    columns = ceil(len(lines) / most)
    rows = ceil(len(lines) / columns)
    row = min(ROW + 4, max(SMALLEST_TEXT + 2, (bottom - top) / rows))
    chip = min(LARGEST_CHIP, (bottom - top - row * rows) / 2)
    high = 2 * chip if chip >= SMALLEST_CHIP else 0.0
    y = (top + bottom - high - row * rows) / 2
    if high and view["pot"]:
        scene["chips"] += _heap(view["pot"], x, y + chip, chip)
    for k, piece in enumerate(lines):
        piece["x"] = num(x + ((k % columns + 0.5) / columns - 0.5) * room)
        piece["y"] = num(y + high + (k // columns + 0.5) * row)
        piece["w"] = num(room / columns)
        piece["size"] = min(piece["size"], num(row - 2))
    scene["labels"] += lines


def _heap(chips: int, x: float, y: float, size: float) -> list[ChipsPiece]:
    """Some stacks of chips, more for more; the label has the number."""
    stacks = 1 + (chips > 10) + (chips > 30)
    return [
        {"x": num(x + (k - (stacks - 1) / 2) * size * 1.15), "y": num(y), "size": num(size), "count": min(5, 2 + chips // 10 - k)}
        for k in range(stacks)
    ]
