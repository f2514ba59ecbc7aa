"""The arena measures fairly: duplicate deals, every seat played, intervals by deal."""

from __future__ import annotations

import json

import pytest

from domino_core.arena import Contest, hold, play_deal
from domino_core.cli import main
from domino_core.game import Seat

QUICK = {"set": 6, "target": 20}


def test_equals_meet_as_equals_in_every_deal() -> None:
    """Who sits where makes no difference between equal players, so each deal gives exactly what chance does."""
    contest = Contest("block", "random", "random", players=2, options=QUICK)
    for deal in range(4):
        played = play_deal(contest, deal)
        assert (played["won"], played["margin"]) == (0.5, 0.0)


def test_a_better_player_wins_more_and_the_interval_says_how_surely() -> None:
    report = hold(Contest("block", "simple", "random", players=3, options=QUICK, one_round=True), 120, workers=1)
    assert (report["deals"], report["matches"], report["unit"]) == (40, 120, "round")
    assert report["chance"] == pytest.approx(1 / 3)
    assert report["won"] - report["won_interval"] > report["chance"]
    assert report["margin"] > 0
    assert report["milliseconds"]["a"]["p95"] >= report["milliseconds"]["a"]["p50"] > 0


def test_where_low_scores_win_the_margin_is_turned_round() -> None:
    contest = Contest("mexican-train", "simple", "random", players=2, options={"rules": "table"}, one_round=True)
    report = hold(contest, 8, workers=1)
    assert report["won"] > 0.5
    assert report["margin"] > 0


def test_a_team_is_one_side() -> None:
    contest = Contest("muggins", "simple", "random", players=4, options={"teams": True, "target": 30})
    assert contest.sides == 2
    match = contest.match(0)
    seats: list[Seat] = [seat for seat, side in enumerate(match.sides) if side == 0]
    assert len(seats) == 2
    assert 0.0 <= play_deal(contest, 0)["won"] <= 1.0


def test_several_processes_find_what_one_finds(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "--game", "block", "--a", "simple", "--b", "random", "--players", "2", "--matches", "8", "--seed", "s"]
    options = ["--option", "set=6", "--option", "target=20", "--json"]
    found = []
    for workers in ("1", "2"):
        assert main([*command, *options, "--workers", workers]) == 0
        report = json.loads(capsys.readouterr().out)
        del report["milliseconds"]
        found.append(report)
    assert found[0] == found[1]
    assert found[0]["options"] == {"set": "6", "target": "20"}


def test_the_arena_tells_its_findings_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["arena", "--game", "block", "--rounds", "--matches", "8", "--workers", "1", "--a", "simple", "--b", "random"]) == 0
    )
    assert "by chance 25.0%" in capsys.readouterr().out


def test_nobody_meets_in_a_game_for_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--game", "castle-rock", "--matches", "2"]) == 2
    assert "alone" in capsys.readouterr().err
