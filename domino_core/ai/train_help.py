"""Help with one's own hand on trains: the order in which its tiles go well together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_core.families.train.longest import as_train
from domino_core.game import Seat
from domino_core.tiles import HIGH, LARGEST, NAMES, tile_named

if TYPE_CHECKING:
    from domino_core.shapes.help import TrainHelp
    from domino_core.shapes.views import TrainView


def arranged(view: TrainView, seat: Seat) -> TrainHelp:
    """A hand as its longest train from the end of one's own, and the rest."""
    hand = [tile_named(name) for name in view["hands"][seat] or ()]
    train, slough = as_train(hand, _end_of(view, seat))
    return {"train": [NAMES[tile] for tile in train], "slough": [NAMES[tile] for tile in slough]}


def _end_of(view: TrainView, seat: Seat) -> int:
    """Where one's own train goes on; before the engine lies, the number that it will have or may well have."""
    for train in view["trains"]:
        if train["arm"] == str(seat):
            return train["end"]
    if view["wanted"] is not None:
        return view["wanted"]
    doubles = [HIGH[tile] for tile in map(tile_named, view["hands"][seat] or ()) if NAMES[tile] == f"{HIGH[tile]}-{HIGH[tile]}"]
    return max(doubles, default=min(LARGEST, int(view["options"]["set"])))
