"""Games on one line of tiles. `round` is what they share; `scoring` and `claims` add points for plays; `chain` knows ends and fits."""

from domino_core.families.line.round import ANY_TILE, HIGHEST_DOUBLES, FourArmedRound, LineRound

__all__ = ["ANY_TILE", "HIGHEST_DOUBLES", "FourArmedRound", "LineRound"]
