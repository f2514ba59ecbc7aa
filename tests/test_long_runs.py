"""The commands for long runs: they play what they say, and what they find can be shown again by the command that they print."""

from __future__ import annotations

import ast
import itertools

import pytest

import fuzz
import mutate
import soak
from domino_core import GAMES
from domino_core.match import Match
from measures.mutants import mutants, planted
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


SOURCE = '''
"""Not a rule: 1."""
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    import this
LIMIT: "int | 3" = 3

def rule(left: int = 0) -> bool:
    """Nor this, not even 2 < 3."""
    assert left < 9
    if left and not LIMIT:
        told(left)
    left += 1
    return left <= LIMIT and left + 2 in (4, 5)
'''
PLANTED = [
    "3 -> 4", "left and (not LIMIT) -> left or not LIMIT", "not LIMIT -> LIMIT", "told(left) -> pass", "left += 1 -> pass", "1 -> 2",
    "left <= LIMIT and left + 2 in (4, 5) -> left <= LIMIT or left + 2 in (4, 5)", "left <= LIMIT -> left < LIMIT",
    "left + 2 in (4, 5) -> left + 2 not in (4, 5)", "left + 2 -> left - 2", "2 -> 3", "4 -> 5", "5 -> 6", "0 -> 1",
]  # fmt: skip


def test_faults_are_planted_in_rules_and_nowhere_else() -> None:
    found = mutants("rule.py", SOURCE)
    assert sorted(f"{one.before} -> {one.after}" for one in found) == sorted(PLANTED)
    whole = ast.unparse(ast.parse(SOURCE))
    for one in found:
        changed = ast.unparse(planted(SOURCE, one.number))
        assert sum(a != b for a, b in zip(whole.splitlines(), changed.splitlines(), strict=True)) == 1


def test_every_file_of_rules_has_tests_that_may_notice_its_faults() -> None:
    families = {name: game.family for name, game in GAMES.items()}
    every = mutate.everything()
    assert len(every) > 1000
    for file in {one.file for one in every}:
        *_, rules, stories, matches = mutate.tests_for(file, families)
        assert len(rules) > 1
        assert stories[1] == matches[1] == "-k"
