"""Faults that are planted to try the tests: where, how they get into the program, and which tests are shown them."""

from __future__ import annotations

import ast
import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import mutate
from measures.children import end_after, in_children
from measures.mutants import Mutant, mutants, planted
from measures.planting import codes_with, plant_in_loaded
from measures.reach import Place, Reach, Reached, Tracer, place_of

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

RULES = """
LIMIT = 3

class Rules:
    def within(self, number):
        if number > 100:
            number -= 1
        return number < LIMIT

    def told(self):
        super().__init__()
        return [one + 1 for one in (1, 2)]

def maker():
    def made(number):
        return number * 2
    return made

MADE = maker()
"""
TESTS = """
from shop.games.planted_rules import LIMIT, MADE, Rules

def test_limit():
    assert LIMIT == 3

def test_within():
    assert Rules().within(2)
    assert Rules().within(-5)

def test_told():
    assert Rules().told() == [2, 3]

def test_made():
    assert MADE(3) == 6
"""
FILE = "shop/games/planted_rules.py"


def fault(before: str) -> Mutant:
    [one] = [one for one in mutants(FILE, RULES) if one.before == before]
    return one


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program of one file, with its tests."""
    (tmp_path / FILE).parent.mkdir(parents=True)
    (tmp_path / FILE).write_text(RULES, encoding="utf-8")
    (tmp_path / "test_planted_rules.py").write_text(TESTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


@pytest.fixture
def loaded(folder: Path) -> Iterator[ModuleType]:
    yield importlib.import_module("shop.games.planted_rules")
    for name in ("shop", "shop.games", "shop.games.planted_rules"):
        del sys.modules[name]


def test_faults_are_planted_in_rules_and_nowhere_else() -> None:
    found = mutants("rule.py", SOURCE)
    assert sorted(f"{one.before} -> {one.after}" for one in found) == sorted(PLANTED)
    whole = ast.unparse(ast.parse(SOURCE))
    for one in found:
        changed = ast.unparse(planted(SOURCE, one.number))
        assert sum(a != b for a, b in zip(whole.splitlines(), changed.splitlines(), strict=True)) == 1


def test_there_are_faults_for_every_family_and_tests_to_show_them_to() -> None:
    every = mutate.everything()
    assert len(every) > 1000
    assert {one.file.split("/")[2] for one in every} >= {"line", "poker", "row", "train", "trick", "block.py"}
    files = mutate.test_files()
    assert all(any(file.startswith(named) for file in files) for named in mutate.TESTS)


def test_a_fault_is_planted_in_a_loaded_program_wherever_its_function_is_used(loaded: ModuleType, folder: Path) -> None:
    assert not loaded.Rules().within(3)
    codes = codes_with(folder, fault("number < LIMIT"))
    assert codes
    plant_in_loaded(folder / FILE, codes)
    assert loaded.Rules().within(3)
    codes = codes_with(folder, fault("number * 2"))
    assert codes
    plant_in_loaded(folder / FILE, codes)
    assert not loaded.Rules().within(3)
    assert loaded.MADE(3) == 5


def test_a_fault_that_changes_what_a_function_needs_from_around_it_is_planted_before_loading(folder: Path) -> None:
    assert codes_with(folder, fault("super().__init__()")) is None


def test_the_lines_that_run_are_noted_in_chosen_files(loaded: ModuleType, folder: Path) -> None:
    tracer = Tracer(folder, [FILE])
    tracer.start()
    loaded.Rules().within(2)
    loaded.Rules().within(2)
    assert tracer.stop() == {FILE: [5, 6, 8]}
    loaded.Rules().within(101)
    tracer.start()
    loaded.MADE(1)
    assert tracer.stop() == {FILE: [15, 16]}


@pytest.mark.parametrize(
    "line, lines", [(2, {2, 3}), (4, {4}), (5, {5}), (6, {6, 7, 8}), (8, {6, 7, 8}), (10, {9, 10}), (11, {11}), (12, {12})]
)
def test_a_fault_belongs_to_the_smallest_statement_around_it(line: int, lines: set[int]) -> None:
    source = "\nLIMIT = (1,\n  2)\ndef rule(a):\n    b = 1\n    return (\n        2,\n        3)\nif (1 and\n    2): \n    pass\nrule(1)\n"
    assert place_of("a.py", source, line) == Place("a.py", lines)


def test_tests_that_run_a_fault_are_shown_it_the_quickest_first_and_at_loading_those_of_its_game_or_family() -> None:
    block, chain = "domino_core/games/block.py", "domino_core/families/line/chain.py"
    reach = Reach(
        {block: [1], chain: [1]},
        {
            "slow": Reached(2, {block: [5], chain: [7]}),
            "quick": Reached(1, {block: [4, 5]}),
            "test_block.py": Reached(0.5, {}),
            "other": Reached(0, {"domino_core/families/line/round.py": [9]}),
        },
    )
    assert reach.tests_for(Place(block, {5, 6})) == ["quick", "slow"]
    assert reach.tests_for(Place(block, {5, 6}), seconds=2) == ["quick"]
    assert reach.tests_for(Place(block, {1})) == ["test_block.py", "quick", "slow"]
    assert reach.tests_for(Place(chain, {1, 7})) == ["slow", "other"]
    assert reach.tests_for(Place(chain, {8})) == []


def test_works_are_done_in_children_and_one_that_dies_or_never_ends_answers_no() -> None:
    def endless() -> bool:
        end_after(0.05)
        while True:
            pass

    def dies() -> bool:
        raise SystemExit(0)

    works = [lambda: True, endless, lambda: False, dies]
    assert dict(in_children(works, 2)) == {0: True, 1: False, 2: False, 3: False}


SHOWING = f"""
import json
import sys
from pathlib import Path
import pytest
from measures.children import in_children
from measures.mutants import mutants
from measures.reach import Measuring, Reach, Reached, Tracer
from measures.showing import Show

file, tests, notes = "{FILE}", ["test_planted_rules.py"], Path("notes")
options = ["-q", "-x", "-p", "no:playwright", "-p", "no:xdist", "-p", "no:cacheprovider"]

def measure():
    return pytest.main([*options, *tests], plugins=[Measuring(Tracer(Path.cwd(), [file]), 2, notes)]) == pytest.ExitCode.OK

assert list(in_children([measure], 1)) == [(0, True)]
(_, _, loading), *reached = map(json.loads, notes.read_text().splitlines())
show = Show(Path.cwd(), options, tests, Reach(loading, {{test: Reached(*ran) for test, *ran in reached}}), 60)
tell = lambda one, passed: print("passed" if passed else "failed", one.before, "->", one.after, file=sys.stderr)
show.all(mutants(file, Path(file).read_text()), 2, tell)
"""
"""In a process of its own: one that has loaded neither the rules nor their tests."""


def test_each_fault_is_shown_to_its_tests_and_told_of(folder: Path) -> None:
    around = {**os.environ, "PYTHONPATH": str(Path(mutate.__file__).parent)}
    done = subprocess.run([sys.executable, "-c", SHOWING], cwd=folder, env=around, capture_output=True, text=True, check=True)
    assert sorted(done.stderr.splitlines()) == [
        "failed 1 -> 2",
        "failed 1 -> 2",
        "failed 2 -> 3",
        "failed 2 -> 3",
        "failed 3 -> 4",
        "failed number * 2 -> number + 2",
        "failed one + 1 -> one - 1",
        "passed 1 -> 2",
        "passed 100 -> 101",
        "passed number -= 1 -> pass",
        "passed number < LIMIT -> number <= LIMIT",
        "passed number > 100 -> number >= 100",
        "passed super().__init__() -> pass",
    ]
