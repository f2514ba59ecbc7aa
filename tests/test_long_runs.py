"""The commands for long runs: they play what they say, and what they find can be shown again by the command that they print."""

from __future__ import annotations

import itertools

import pytest

import fuzz
import soak
from domino_core import GAMES
from domino_core.match import Match
from tests import harness

ALL = tuple(GAMES)


def test_a_soak_plays_every_game_in_turn() -> None:
    done = soak.play(soak.Job("test", ALL, range(len(ALL)), whole=1000))
    assert (done.matches, done.failures) == (len(ALL), ())
    assert done.rounds >= len(ALL)
    first, second = itertools.islice(soak.jobs("test", ALL, 20), 2)
    assert [*first.numbers, *second.numbers] == list(range(2 * soak.AT_ONCE))


def test_a_match_that_fails_in_a_soak_fails_again_by_the_printed_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault that only the eleventh move shows."""

    def check(match: Match) -> None:
        assert len(match.log) != 11, "eleven"

    monkeypatch.setattr(harness, "check_cheaply", check)
    done = soak.play(soak.Job("s", ("block", "draw"), range(2), whole=1000))
    assert done.matches == 2
    assert len(done.failures) == 2
    assert "AssertionError: eleven" in done.failures[1]
    command = done.failures[1].splitlines()[-1]
    assert command == "python3 build_scripts/soak.py --seed s --match 1 --whole 1000"
    again = soak.play(soak.Job("s", ("block", "draw"), range(1, 2), whole=1000))
    assert again.failures[0].splitlines()[-2:] == done.failures[1].splitlines()[-2:]


def test_a_case_that_fails_in_fuzzing_is_printed_with_its_command(monkeypatch: pytest.MonkeyPatch) -> None:
    fine = fuzz.attempt("test", range(50))
    assert (fine.refused + fine.valid, fine.failure) == (50, "")
    monkeypatch.setattr("tests.hostile.CODES", {"internal"})
    failed = fuzz.attempt("test", range(50))
    assert failed.failure.splitlines()[-1].startswith("python3 build_scripts/fuzz.py --seed test --case ")
