"""The engine in the browser and on this machine are the same: seeds and moves lead to the same positions (ALL-04)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from domino_core.bridge import Bridge
from domino_core.match import Match
from domino_core.registry import GAMES
from domino_core.rng import Rng

if TYPE_CHECKING:
    from playwright.sync_api import Page

MATCHES = 1000
LONGEST = 60
TABLE = {"width": 820, "height": 700}


def some_match(number: int) -> str:
    """A match played at random for some moves, as its save."""
    rng = Rng("everywhere", number)
    game = list(GAMES.values())[number % len(GAMES)]
    match = Match.new(game.id, seed=f"{number}")
    for _ in range(rng.below(LONGEST)):
        if match.finished:
            break
        match.play(rng.choice(match.legal_moves()))
    return match.save()


@pytest.mark.clause("ALL-04")
def test_same_positions_in_the_browser(app: Page) -> None:
    """Everything a seat sees, the scene included, of a thousand positions."""
    requests = [{"type": "load", "save": some_match(number), "seat": 0, "table": TABLE} for number in range(MATCHES)]
    here = Bridge()
    for start in range(0, MATCHES, 100):
        part = requests[start : start + 100]
        there: list[dict[str, Any]] = app.evaluate(
            """async (requests) => {
                const replies = [];
                for (const request of requests) replies.push(await window.boneyard.engine(request));
                return replies;
            }""",
            part,
        )
        for request, reply in zip(part, there, strict=True):
            assert reply == json.loads(here.handle(json.dumps(request))), request["save"]
