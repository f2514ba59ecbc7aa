"""Help with the own hand on trains: the order in which its tiles go well together."""

from __future__ import annotations

from typing import Any

from domino_core.families.train.longest import as_train
from domino_core.game import Seat, View
from domino_core.tiles import HIGH, LARGEST, NAMES, tile_named


def arranged(view: View, seat: Seat) -> dict[str, Any]:
    """A hand as its longest train from the end of the own one, and the rest."""
    hand = [tile_named(name) for name in view["hands"][seat]]
    train, slough = as_train(hand, _end_of(view, seat))
    return {"train": [NAMES[tile] for tile in train], "slough": [NAMES[tile] for tile in slough]}


def _end_of(view: View, seat: Seat) -> int:
    """Where the own train goes on; before the engine lies, the number that it will have or may well have."""
    for train in view["trains"]:
        if train["arm"] == str(seat):
            end: int = train["end"]
            return end
    if view["wanted"] is not None:
        wanted: int = view["wanted"]
        return wanted
    doubles = [HIGH[tile] for tile in map(tile_named, view["hands"][seat]) if NAMES[tile] == f"{HIGH[tile]}-{HIGH[tile]}"]
    return max(doubles, default=min(LARGEST, int(view["options"]["set"])))
