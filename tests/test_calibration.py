"""Masters of lines and of tricks hear well: what they hold for likely is true as often as they think, and plays tell them something."""

from __future__ import annotations

from math import log

import pytest

from domino_core.ai.line_hearing import Heard
from domino_core.ai.trick_hearing import Hearing
from measures.calibration import Belief, beliefs, binned

TABLES = {"block": (4, {"set": 6}), "basic": (2, {"set": 6}), "forty-two": (4, {})}
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


@pytest.mark.parametrize(("game", "listener", "hears"), [("block", Heard, "__missing__"), ("forty-two", Hearing, "likelihood")])
def test_plays_and_bids_are_heard(monkeypatch: pytest.MonkeyPatch, game: str, listener: type, hears: str) -> None:
    """Who listens to plays and bids is less surprised by the truth than who knows only what must be."""
    players, options = TABLES[game]
    hearing = list(beliefs(game, players, options, games=40, worlds=40))
    monkeypatch.setattr(listener, hears, lambda *_: 1.0)
    deaf = list(beliefs(game, players, options, games=40, worlds=40))
    assert surprise(hearing) < surprise(deaf)
