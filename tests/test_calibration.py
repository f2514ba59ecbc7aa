"""Masters of lines hear well: what they hold for likely is true as often as they think, and plays tell them something."""

from __future__ import annotations

from math import log

import pytest

from domino_core.ai.line_hearing import Heard
from measures.calibration import Belief, beliefs, binned

TABLES = {"block": (4, {"set": 6}), "basic": (2, {"set": 6})}
SLACK = 0.06
"""A share of tiles that belief may be off beside chance: people and levels play differently, and worlds are few."""


def surprise(found: list[Belief]) -> float:
    """How surprised one would be by the truth, per tile: less is better."""
    chances = [min(0.98, max(0.02, one.chance)) for one in found]
    return -sum(log(chance if one.true else 1 - chance) for one, chance in zip(found, chances, strict=True)) / len(found)


@pytest.mark.parametrize("game", TABLES)
def test_tiles_are_where_they_are_believed_to_be_as_often_as_believed(game: str) -> None:
    players, options = TABLES[game]
    for one in binned(list(beliefs(game, players, options, games=40, worlds=40))):
        assert abs(one.share - one.chance) <= one.interval * 1.6 + SLACK, one


def test_plays_are_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who listens to plays is less surprised by the truth than who listens to passes only."""
    players, options = TABLES["block"]
    hearing = list(beliefs("block", players, options, games=40, worlds=40))
    monkeypatch.setattr(Heard, "__missing__", lambda _heard, _hand: 1.0)
    deaf = list(beliefs("block", players, options, games=40, worlds=40))
    assert surprise(hearing) < surprise(deaf)
