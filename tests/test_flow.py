"""The measure of how games flow: it counts what people do, at the pace that the page has."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import pytest

from domino_core.registry import GAMES
from measures import flow
from tests.rules.line_tables import play, position

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    "name, there", [("PLAIN", "PLAIN"), ("RUN", "RUN"), ("BURST", "BURST"), ("STRING", "STRING"), ("PATIENCE", "WATCHED")]
)
def test_its_times_are_those_of_the_page(name: str, there: str) -> None:
    text = (ROOT / "web/table/pace.js").read_text(encoding="utf-8")
    found = re.search(rf"const {there} = {{[^}}]*normal: (\d+)", text)
    assert found is not None
    assert getattr(flow, name) == int(found[1]) / 1000


def test_the_same_tile_on_either_of_two_like_ends_is_no_choice() -> None:
    round_ = play(position("block", ["6-6 5-1", "6-5 4-1", "3-2 3-1"], set=6), "6-6")
    assert len(round_.legal_moves(1)) == 2
    assert len(flow.distinct_moves(round_, 1)) == 1
    play(round_, "6-5@R pass")
    assert len(flow.distinct_moves(round_, 0)) == len(round_.legal_moves(0)) == 1


@pytest.mark.parametrize("game", ["block", "bingo"])
def test_a_game_is_watched_from_every_seat(game: str) -> None:
    parser = argparse.ArgumentParser()
    flow.add_options(parser)
    arguments = parser.parse_args(["--matches", "1", "--steps", "1"])
    players, options = GAMES[game].begin_with(None, {})
    seen = flow._watched(GAMES[game], players, options, arguments)
    assert (seen.matches, seen.seats) == (1, players)
    assert seen.decisions > 0
    assert len(seen.minutes) == players
    assert (max(seen.waits, default=0) > 0) == (players > 1)
    assert len(seen.row()) == len(flow.HEAD)


FEW_TILES = {"block", "tiddle-a-wink"}
"""Games whose hands are too small for the aim of decisions by their rules; docs/measured.md says why."""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_suggested_is_fun_by_its_aims(game: str) -> None:
    """Blocked rounds, waits, forced taps and the length of a match, in a few matches that are the same every time."""
    parser = argparse.ArgumentParser()
    flow.add_options(parser)
    players, options = GAMES[game].begin_with(None, {})
    matches = "12" if GAMES[game].family == "line" else "3"
    seen = flow._watched(GAMES[game], players, options, parser.parse_args(["--matches", matches, "--steps", "1"]))
    assert set(seen.missed()) <= ({"decisions"} if game in FEW_TILES else set()), seen.row()
