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

MATCHES = 170
MOVES = 5
"""Moves in each match after it has been loaded: with the positions that are loaded they make a thousand."""
LONGEST = 60
TABLE = {"width": 820, "height": 700}


def some_match(rng: Rng, number: int) -> Match:
    """A match played at random for some moves."""
    game = list(GAMES.values())[number % len(GAMES)]
    match = Match.new(game.id, seed=f"{number}")
    for _ in range(rng.below(LONGEST)):
        if match.finished:
            break
        match.play(rng.choice(match.legal_moves()))
    return match


def requests_of(number: int) -> list[dict[str, Any]]:
    """What loads a match, and goes on with it."""
    rng = Rng("everywhere", number)
    match = some_match(rng, number)
    requests: list[dict[str, Any]] = [{"type": "load", "save": match.save(), "seat": 0, "table": TABLE}]
    for _ in range(MOVES):
        if match.finished:
            break
        move = rng.choice(match.legal_moves())
        requests.append({"type": "play", "move": move, "by": match.turn, "seat": 0})
        match.play(move)
    return requests


@pytest.mark.clause("ALL-04")
def test_same_positions_in_the_browser(app: Page) -> None:
    """Everything a seat sees of a thousand positions, and the scenes of some of them."""
    here, seen = Bridge(), 0
    for start in range(0, MATCHES, len(GAMES)):
        part = [request for number in range(start, start + len(GAMES)) for request in requests_of(number)]
        there: list[dict[str, Any]] = app.evaluate(
            """async (requests) => {
                const replies = [];
                for (const request of requests) replies.push(await window.boneyard.engine(request));
                return replies;
            }""",
            part,
        )
        for request, reply in zip(part, there, strict=True):
            assert reply == json.loads(here.handle(json.dumps(request))), request
        seen += len(part)
    assert seen > 900
