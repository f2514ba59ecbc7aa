"""What a seat sees, as a view of the family that the game belongs to: a match of any game promises only what all views have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from typing import Protocol

    from domino_core.game import Seat
    from domino_core.shapes.views import CountView, LineView, PileView, PokerView, TrainView, TrickView, View

    class Seen(Protocol):
        """A match or a round."""

        def view(self, seat: Seat | None, /) -> View: ...


def line_view(seen: Seen, seat: Seat | None) -> LineView:
    return cast("LineView", seen.view(seat))


def train_view(seen: Seen, seat: Seat | None) -> TrainView:
    return cast("TrainView", seen.view(seat))


def trick_view(seen: Seen, seat: Seat | None) -> TrickView:
    return cast("TrickView", seen.view(seat))


def pile_view(seen: Seen, seat: Seat | None) -> PileView:
    return cast("PileView", seen.view(seat))


def count_view(seen: Seen, seat: Seat | None) -> CountView:
    return cast("CountView", seen.view(seat))


def poker_view(seen: Seen, seat: Seat | None) -> PokerView:
    return cast("PokerView", seen.view(seat))


def plain_view(seen: Seen, seat: Seat | None) -> dict[str, Any]:
    """As data without a declared shape, for those who do not know the family or change what they have got."""
    return cast("dict[str, Any]", seen.view(seat))
