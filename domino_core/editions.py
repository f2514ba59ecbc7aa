"""Editions of the rules: what was corrected after people had already played by it.

A save says which edition it was played by, and goes on by that one for ever. Everything new is played by the newest. A correction that
changes which moves there are, what is dealt or who wins gets a name here: the edition that brought it. The rules ask for that name
(`setup.edition >= FIFTEEN_FOR_THREE`), so that nobody has to remember what an edition was about.
"""

from __future__ import annotations

from typing import Final

Edition = int

FIRST: Final[Edition] = 1
NEWEST: Final[Edition] = 2

FIFTEEN_FOR_THREE: Final[Edition] = 2
"""Mexican Train: three players take fifteen tiles of the double-nine too, as the leaflet says; before, thirteen (MTC-03)."""
DEAD_DOUBLES_ARE_COVERED: Final[Edition] = 2
"""Mexican Train: a double that no tile can cover any more binds nobody; before, everybody drew the whole pile for it (MTC-19)."""
TWENTY_ONE_IS_THE_GAME: Final[Edition] = 2
"""Moon: a bid of 21 that is made wins the match, whatever the scores; before, it only scored 21 (MO-06)."""
NO_FOLD_WHERE_CHECK_IS_FREE: Final[Edition] = 2
"""Poker: before a bet one checks or bets, as the leaflet says; before, one could also give the hand up for nothing (PO-02)."""
NO_CLAIM_BELOW_THE_LEAST_SCORE: Final[Edition] = 2
"""Muggins, claims by word: a play that leaves fewer points than any score is not asked about; before, every play was (MU-12)."""
