"""The rule pages: what players read is what the tests hold. Every clause has a live test, every game a page in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from domino_core import GAMES
from website import catalogues

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "rules"
LANGUAGES = catalogues.languages()
CLAUSE = re.compile(r"^\s*[-*] \*\*([A-Z]{2,3}-(?:V|N)?\d+[a-z]?)\*\*", re.MULTILINE)
"""A rule is a list item that begins with its id in bold."""


def clauses_on(page: Path) -> list[str]:
    return CLAUSE.findall(page.read_text(encoding="utf-8"))


def all_clauses(language: str) -> dict[str, str]:
    """Each clause with the page it stands on."""
    return {clause: page.stem for page in sorted((PAGES / language).glob("*.md")) for clause in clauses_on(page)}


def carried_in(source: str) -> Iterator[str]:
    """The ids in `pytest.mark.clause(…)` on tests that run: what is skipped or expected to fail shows nothing."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            continue
        if not node.name.lower().startswith("test"):
            continue
        marks = [ast.unparse(mark) for mark in node.decorator_list]
        if any(".skip" in mark or ".xfail" in mark for mark in marks):
            continue
        for mark in node.decorator_list:
            for call in ast.walk(mark):
                if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("mark.clause"):
                    yield from (str(argument.value) for argument in call.args if isinstance(argument, ast.Constant))


def all_carried() -> set[str]:
    files = (ROOT / "tests").rglob("test_*.py")
    return {clause for path in files for clause in carried_in(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [*GAMES, "common"])
def test_every_game_has_a_page(game: str, language: str) -> None:
    page = PAGES / language / f"{game}.md"
    assert page.exists(), f"docs/rules/{language}/{game}.md is missing"
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# ")
    assert clauses_on(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_no_page_without_a_game(language: str) -> None:
    assert {page.stem for page in (PAGES / language).glob("*.md")} == {*GAMES, "common"}


def test_every_clause_is_carried_by_a_live_test() -> None:
    missing = sorted(set(all_clauses("en")) - all_carried())
    assert not missing, f"no test carries {missing}"


def test_tests_carry_only_clauses_that_exist() -> None:
    unknown = sorted(all_carried() - set(all_clauses("en")))
    assert not unknown, f"no page has {unknown}"


def test_the_languages_have_the_same_clauses_on_the_same_pages_in_the_same_order() -> None:
    pages = {language: {page.stem: clauses_on(page) for page in (PAGES / language).glob("*.md")} for language in LANGUAGES}
    assert all(pages[language] == pages["en"] for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clause_stands_twice(language: str) -> None:
    found = [clause for page in (PAGES / language).glob("*.md") for clause in clauses_on(page)]
    assert len(found) == len(set(found))


def test_options_name_clauses_that_exist() -> None:
    known = set(all_clauses("en"))
    for game in GAMES.values():
        for option in game.options:
            assert set(option.clauses) <= known, f"{game.id}: {option.name}"


@pytest.mark.parametrize(
    "source, carried",
    [
        ('@pytest.mark.clause("BL-01", "BL-02")\ndef test_a(): pass', {"BL-01", "BL-02"}),
        ('@pytest.mark.skip\n@pytest.mark.clause("BL-01")\ndef test_a(): pass', set()),
        ('@pytest.mark.clause("BL-01")\n@pytest.mark.xfail(reason="x")\ndef test_a(): pass', set()),
        ('@pytest.mark.clause("BL-01")\ndef helper(): pass', set()),
        ('# @pytest.mark.clause("BL-01")\ndef test_a(): pass', set()),
    ],
)
def test_only_live_tests_carry(source: str, carried: set[str]) -> None:
    assert set(carried_in(source)) == carried
