"""The engine in the browser and on this machine are the same: seeds and moves lead to the same positions (ALL-04)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from browser_tools import START_LIMIT, skip_without
from domino_core.bridge import Bridge
from domino_core.match import Match
from domino_core.registry import GAMES
from domino_core.rng import Rng
from machine import engines
from machine.webkit import WebKit
from tests.everywhere import GAMES_TRIED, hash_of, some_game
from website.in_page import READY

if TYPE_CHECKING:
    from playwright.sync_api import Page, Playwright

    from website.serve import Site

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


HASHES = """async (saves) => {
    const found = [];
    for (const save of saves) {
        const reply = await window.boneyard.engine({ type: 'load', save, seat: 0 });
        const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(reply)));
        found.push(Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0')).join(''));
    }
    return found;
}"""
"""The hashes of `tests/everywhere.py`, of games that are played again in the page."""


@pytest.fixture(scope="module")
def saves() -> list[str]:
    return [some_game(number).save() for number in range(GAMES_TRIED)]


@pytest.fixture(scope="module")
def wanted(saves: list[str]) -> list[str]:
    return [hash_of(save) for save in saves]


@pytest.mark.clause("ALL-04")
def test_whole_games_have_the_same_hash_in_chromium(app: Page, saves: list[str], wanted: list[str]) -> None:
    assert app.evaluate(HASHES, saves) == wanted


@pytest.mark.clause("ALL-04")
def test_whole_games_have_the_same_hash_in_firefox(
    playwright: Playwright, site: Site, saves: list[str], wanted: list[str]
) -> None:
    skip_without("firefox")
    with playwright.firefox.launch(**engines.firefox_options()) as browser:
        page = browser.new_page()
        page.goto(site.url)
        page.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
        assert page.evaluate(HASHES, saves) == wanted


@pytest.mark.clause("ALL-04")
def test_whole_games_have_the_same_hash_in_webkit(site: Site, saves: list[str], wanted: list[str]) -> None:
    skip_without("webkit")
    with WebKit() as browser:
        browser.open(site.url)
        browser.wait_ready()
        found: list[str] = []
        for start in range(0, len(saves), 50):
            found += browser.run(f"return await ({HASHES})(arguments[0])", saves[start : start + 50])
        assert found == wanted
