"""Draw: standard dominoes, but who cannot play draws one tile."""

from __future__ import annotations

from dataclasses import replace

from domino_core.families.line.options import MOVES_WITH_DRAWING
from domino_core.games.standard import STANDARD, StandardRound
from domino_core.options import Suggestion


class DrawRound(StandardRound):
    """One tile is drawn; it is played if it fits, otherwise the turn passes."""

    draws = "one"


SUGGESTED = Suggestion(options={"rounds": 5})
DRAW = replace(STANDARD, id="draw", round_class=DrawRound, moves=MOVES_WITH_DRAWING, suggested=SUGGESTED, luck=False)
