"""Trick games with an auction. `round` is the play, `suits` say what follows and what takes."""

from domino_core.families.trick.round import (
    COUNTS,
    HAND,
    MOVES,
    PASSED,
    TrickRound,
    bidder_first,
    double_six,
    partners_opposite,
)

__all__ = ["COUNTS", "HAND", "MOVES", "PASSED", "TrickRound", "bidder_first", "double_six", "partners_opposite"]
