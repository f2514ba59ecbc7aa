"""The layers: rules, players, pictures, door. An import may only point from a later layer to an earlier one."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "domino_core"
FILES = sorted(ENGINE.rglob("*.py"))
MOST_LINES = 400

LOWEST = {"families", "games", "registry", "match", "ai", "advice", "hand_help", "scene", "bridge", "cli"}
"""What the contract and all that it stands on must not import: it knows no game."""


def module_of(path: Path) -> str:
    """`domino_core.families.line` for its file."""
    parts = path.relative_to(ENGINE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_in(source: str, module: str) -> Iterator[str]:
    """Every module that a source imports, at the top or inside a function, with the names taken from it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(module.split(".")[: -node.level]) if node.level else ""
            base = ".".join(part for part in (start, node.module) if part)
            yield base
            if base == "domino_core" or (ENGINE.parent / base.replace(".", "/")).is_dir():
                yield from (f"{base}.{alias.name}" for alias in node.names)


def engine_imports(path: Path) -> set[str]:
    """Which parts of the engine a file imports: `tiles`, `families`, `ai` …"""
    found = imports_in(path.read_text(encoding="utf-8"), module_of(path))
    return {name.split(".")[1] for name in found if name.startswith("domino_core.")}


def part_of(path: Path) -> str:
    """`families`, `match` …; `cli_play` belongs to `cli`."""
    name = path.relative_to(ENGINE).with_suffix("").parts[0]
    return "cli" if name.startswith("cli_") else name


FORBIDDEN: dict[str, set[str]] = {
    "families": LOWEST - {"families"},
    "games": LOWEST - {"families", "games"},
    "registry": LOWEST - {"games"},
    "match": LOWEST - {"registry"},
    "ai": {"match", "advice", "hand_help", "scene", "bridge", "cli"},
    "advice": {"scene", "bridge", "cli"},
    "hand_help": {"scene", "bridge", "cli"},
    "scene": {"match", "ai", "advice", "hand_help", "hidden", "bridge", "cli"},
    "bridge": {"cli", "games", "families"},
    "cli": {"bridge"},
    "__init__": {"ai", "advice", "scene", "bridge", "cli", "games", "families"},
    "__main__": {"games", "families"},
}
"""What each part of the engine must not import. A part that is not named here belongs to the lowest layer."""

ALLOWED_TO_TELL_TIME = {"bridge"}
BANNED = {"random", "time", "os", "pathlib", "io", "socket", "subprocess", "threading", "asyncio", "multiprocessing", "ctypes"}
"""Modules that would bring a clock, files, the machine, or numbers that differ between versions into the engine."""


@pytest.mark.parametrize("path", FILES, ids=module_of)
def test_imports_point_only_to_earlier_layers(path: Path) -> None:
    wrong = engine_imports(path) & FORBIDDEN.get(part_of(path), LOWEST)
    assert not wrong, f"{module_of(path)} imports {sorted(wrong)}"


@pytest.mark.parametrize("path", FILES, ids=module_of)
def test_the_engine_needs_only_the_standard_library_and_neither_clock_nor_files(path: Path) -> None:
    names = {name.split(".")[0] for name in imports_in(path.read_text(encoding="utf-8"), module_of(path))} - {"domino_core"}
    assert names <= set(sys.stdlib_module_names)
    banned = BANNED - ({"time"} if part_of(path) in ALLOWED_TO_TELL_TIME else set())
    assert not names & banned


@pytest.mark.parametrize("path", FILES, ids=module_of)
def test_files_stay_small(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) < MOST_LINES


def test_every_file_of_games_is_registered() -> None:
    """Nothing registers itself; the registry lists every game's file."""
    listed = set(imports_in((ENGINE / "registry.py").read_text(encoding="utf-8"), "domino_core.registry"))
    files = {module_of(path) for path in ENGINE.glob("games/*.py")} - {"domino_core.games"}
    assert {name for name in listed if name.startswith("domino_core.games.") and name in files} == files


@pytest.mark.parametrize(
    "source, found",
    [
        ("import random", {"random"}),
        ("def f():\n    from domino_core.match import Match", {"domino_core.match"}),
        ("from domino_core import ai", {"domino_core", "domino_core.ai"}),
        ("from . import match", {"domino_core.games", "domino_core.games.match"}),
        ("from ..match import Match", {"domino_core.match"}),
        ("import os.path as p", {"os.path"}),
    ],
)
def test_no_way_of_importing_escapes_the_check(source: str, found: set[str]) -> None:
    assert set(imports_in(source, "domino_core.games.new")) == found
