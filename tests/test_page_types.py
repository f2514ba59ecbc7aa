"""The page's types are made from the engine's shapes, and are those of today."""

from __future__ import annotations

import ast

import pytest

import types_for_page


def test_the_types_of_the_page_are_fresh() -> None:
    assert types_for_page.stale() == [], f"The shapes have changed. Run: {types_for_page.COMMAND}"


@pytest.mark.parametrize(
    ("written", "wanted"),
    [
        ("int", "number"),
        ("float | None", "number | null"),
        ("Seat", "Seat"),
        ("list[str]", "string[]"),
        ("list[TileName | None]", "(TileName | null)[]"),
        ("list[list[str] | None]", "(string[] | null)[]"),
        ("dict[str, list[int]]", "Record<string, number[]>"),
        ("tuple[float, str]", "[number, string]"),
        ("Literal['up', 3, True]", "'up' | 3 | true"),
    ],
)
def test_a_type_is_written_as_the_page_reads_it(written: str, wanted: str) -> None:
    assert types_for_page.type_of(ast.parse(written, mode="eval").body) == wanted


def test_a_shape_becomes_an_interface_with_its_sentences() -> None:
    source = '''
from domino_core.shapes.views import Seat
class Piece(Point):
    """What lies there."""
    seat: Seat
    """Whose it is."""
    mark: NotRequired[bool]
Kind = Literal["a", "b"]
"""Which it is."""
Passes = TypedDict("Passes", {"pass": int})
'''
    made = types_for_page.declarations(source, "made_up")
    assert made.endswith("""import type { Seat } from './views.d.ts';

/** What lies there. */
export interface Piece extends Point {
  /** Whose it is. */
  seat: Seat;
  mark?: boolean;
}

/** Which it is. */
export type Kind = 'a' | 'b';

export interface Passes {
  pass: number;
}
""")


@pytest.mark.parametrize(
    "source", ["A = set[int]", "class A(TypedDict):\n    def b(self): ...", "import json", "A = Literal[1.5]"]
)
def test_what_has_no_words_is_refused(source: str) -> None:
    with pytest.raises(types_for_page.Unknown):
        types_for_page.declarations(source, "made_up")


def test_a_changed_shape_makes_the_types_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = types_for_page.all_files()
    wanted["views.d.ts"] = wanted["views.d.ts"].replace("boneyard: number", "boneyard: string")
    wanted.pop("help.d.ts")
    monkeypatch.setattr(types_for_page, "all_files", lambda: wanted)
    assert types_for_page.stale() == ["views.d.ts", "help.d.ts"]
