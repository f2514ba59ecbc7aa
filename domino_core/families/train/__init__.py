"""Games of trains that leave an engine. `round` is the play, `rules` what can be chosen, `longest` the best train of a hand."""

from domino_core.families.train.round import DOUBLE_BLANK, TrainRound

__all__ = ["DOUBLE_BLANK", "TrainRound"]
