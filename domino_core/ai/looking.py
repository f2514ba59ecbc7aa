"""What a player reads off its own view, whatever the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_core.tiles import Mask, mask_of, tile_named

if TYPE_CHECKING:
    from domino_core.game import Seat
    from domino_core.shapes.views import View


def own_seat(view: View) -> Seat:
    """Where one sits; an onlooker does not play."""
    seat = view["seat"]
    assert seat is not None
    return seat


def own_hand(view: View) -> Mask:
    return mask_of(map(tile_named, view["hands"][own_seat(view)] or ()))
