"""The layers: rules, players and pictures, house, doors. An import points from a later layer to an earlier one, and never in a circle."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path

import pytest

from domino_core import GAMES
from website import catalogues

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "domino_core"
FILES = sorted(ENGINE.rglob("*.py"))
AROUND = sorted(path for folder in ("tests", "build_scripts") for path in (ROOT / folder).rglob("*.py"))
"""What tests and builds it."""
MOST_LINES = 400

JSON_ENTERS = {"bridge.py", "match.py", "requests.py"}
"""Where a text from outside is read: only there is a value of a type that nobody has declared."""

LOWEST = {"families", "games", "registry", "match", "ai", "scene", "house", "bridge", "arena", "cli"}
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
    """`families`, `match` …; `cli_play` belongs to `cli`; the file that is imported as `domino_core.ai` is the `ai door`."""
    name, *inner = path.relative_to(ENGINE).with_suffix("").parts
    return "cli" if name.startswith("cli_") else f"{name} door" if name in DOORS and inner == ["__init__"] else name


DOORS = {"ai", "scene"}
"""Packages whose own file stands above the house, because it asks there which of the package's modules to use."""

FORBIDDEN: dict[str, set[str]] = {
    "families": LOWEST - {"families"},
    "games": LOWEST - {"families", "games"},
    "registry": LOWEST - {"games"},
    "match": LOWEST - {"registry"},
    "past": LOWEST - {"match"},
    "ai": {"match", "scene", "house", "bridge", "arena", "cli"},
    "scene": {"match", "ai", "hidden", "house", "bridge", "arena", "cli"},
    "house": {"match", "bridge", "arena", "cli"},
    "house_help": {"match", "house", "bridge", "arena", "cli"},
    "ai door": {"match", "scene", "bridge", "arena", "cli"},
    "scene door": {"match", "ai", "hidden", "bridge", "arena", "cli"},
    "counsel": {"scene", "bridge", "arena", "cli", "games", "families"},
    "fingerprint": LOWEST - {"match"},
    "bridge": {"arena", "cli", "games", "families"},
    "arena": {"scene", "bridge", "cli", "games", "families"},
    "cli": {"bridge"},
    "__init__": {"ai", "scene", "house", "bridge", "arena", "cli", "games", "families"},
    "__main__": {"games", "families"},
}
"""What each part of the engine must not import. A part that is not named here belongs to the lowest layer."""

ALLOWED = {"bridge": {"time"}, "arena": {"time", "multiprocessing"}}
"""The bridge thinks in slices of time; the arena is for measuring, and no page fetches it."""
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
    assert not names & (BANNED - ALLOWED.get(part_of(path), set()))


PAGE = [path for kind in ("js", "css") for path in sorted((ROOT / "web").rglob(f"*.{kind}"))]
WIDEST = 120


@pytest.mark.parametrize("path", [*FILES, *PAGE, *AROUND], ids=lambda path: path.relative_to(ROOT).as_posix())
def test_files_stay_small(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) < MOST_LINES


@pytest.mark.parametrize("path", PAGE, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_lines_of_the_page_stay_short(path: Path) -> None:
    """Prettier breaks code, but neither comments nor texts."""
    assert not [line for line in path.read_text(encoding="utf-8").splitlines() if len(line) > WIDEST]


# ---------------------------------------------------------------- circles


def circle_in(graph: Mapping[str, set[str]]) -> list[str] | None:
    """Modules that import one another in a circle, if there are any: what is left when those without imports have been taken away."""
    left = {module: {name for name in names if name in graph and name != module} for module, names in graph.items()}
    while free := {module for module, names in left.items() if not names}:
        left = {module: names - free for module, names in left.items() if module not in free}
    if not left:
        return None
    way = [min(left)]
    while way.count(way[-1]) == 1:
        way.append(min(left[way[-1]]))
    return way[way.index(way[-1]) :]


def edges_in(source: str, modules: Collection[str]) -> set[str]:
    """The modules that a source imports, also within functions and for types only; `from package import module` means the module."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module, "imports name their whole path"
            inner = {alias.name: f"{node.module}.{alias.name}" for alias in node.names}
            found |= {name if name in modules else node.module for name in inner.values()}
    return found & set(modules)


def import_graph() -> dict[str, set[str]]:
    """For each module of the engine those that it imports."""
    modules = {module_of(path): path for path in FILES}
    return {module: edges_in(path.read_text(encoding="utf-8"), modules) for module, path in modules.items()}


def test_no_module_imports_itself_by_a_detour() -> None:
    circle = circle_in(import_graph())
    assert circle is None, " imports ".join(circle)


@pytest.mark.parametrize("module", ["house", "scene", "ai", "ai.line", "scene.line", "games.block", "bridge", "cli"])
def test_any_part_can_be_imported_first(module: str) -> None:
    """A package's own file runs before its modules: what that imports is part of every circle, too."""
    subprocess.run([sys.executable, "-c", f"import domino_core.{module}"], cwd=ROOT, check=True)


def test_a_circle_is_found() -> None:
    assert circle_in({"a": {"b"}, "b": {"c"}, "c": set()}) is None
    assert circle_in({"a": {"b"}, "b": {"c", "d"}, "c": {"b"}, "d": set()}) == ["b", "c", "b"]
    types_only = "if TYPE_CHECKING:\n    from p.ai.bot import Bot\ndef f():\n    from p.ai import choose, line"
    assert edges_in(types_only, ["p.ai", "p.ai.bot", "p.ai.line"]) == {"p.ai", "p.ai.bot", "p.ai.line"}


# ---------------------------------------------------------------- games by name


FOLDERS = ("domino_core", "web")
"""Where no game may be named: what is true of a game stands in its `Game`."""

ADDRESSES = {"web/embed/castle_rock_element.js": {"castle-rock"}}
"""Names that other people have written into their pages, such as that of an element: they stay whatever the game is called."""


def also_words() -> set[str]:
    """Names of games that mean something else too: a move, a family, a label on the table."""
    moves = {kind for game in GAMES.values() for kind in game.moves}
    families = {game.family for game in GAMES.values()}
    words = catalogues.whole("en")
    return moves | families | set(re.findall(r"^label-([a-z-]+) =", words, re.MULTILINE))


def games_named_in_python(source: str) -> list[str]:
    """Names of games in a source: as a text, or where that may be something else, beside `game` or in a list with another name."""
    tree, found, ids, words = ast.parse(source), [], set(GAMES), also_words()
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in told and node.value in ids - words:
            found.append(str(node.value))
        parts: list[ast.expr | None] = []
        if isinstance(node, ast.Compare) and "game" in ast.unparse(node):
            parts = [node.left, *node.comparators]
        elif isinstance(node, (ast.Set, ast.List, ast.Tuple, ast.Dict)):
            parts = list(node.keys) if isinstance(node, ast.Dict) else list(node.elts)
        names = [str(part.value) for part in parts if isinstance(part, ast.Constant) and part.value in ids & words]
        if len(names) > 1 or (names and isinstance(node, ast.Compare)):
            found += names
    return found


def games_named_in_javascript(source: str) -> list[str]:
    """The same for scripts, told by quotes: a name that is also a word counts where `game` stands on the line."""
    words = also_words()
    quoted = [(name, line) for line in source.splitlines() for name in re.findall(r"['\"`]([a-z0-9-]+)['\"`]", line)]
    return [name for name, line in quoted if name in GAMES and (name not in words or re.search(r"\bgame\b", line))]


READERS = {".py": games_named_in_python, ".js": games_named_in_javascript}


@pytest.mark.parametrize(
    "path", [path for name in FOLDERS for path in sorted((ROOT / name).rglob("*")) if path.suffix in READERS], ids=str
)
def test_no_game_is_known_by_name_but_in_the_registry(path: Path) -> None:
    if path == ENGINE / "registry.py":
        return
    named = set(READERS[path.suffix](path.read_text(encoding="utf-8")))
    own = {path.stem.replace("_", "-")} if path.parent == ENGINE / "games" else set()
    own |= ADDRESSES.get(path.relative_to(ROOT).as_posix(), set())
    assert not named - own, f"{path.name} knows {sorted(named - own)}: put what it wants to know into `Game`"


@pytest.mark.parametrize(
    "reader, source, found",
    [
        (games_named_in_python, 'LOW = frozenset({"mexican-train"})\nNO = {"moon"}', ["moon"]),
        (games_named_in_python, 'if view["game"] == "muggins": pass', ["muggins"]),
        (games_named_in_python, 'X = ("draw", "muggins")', ["draw", "muggins"]),
        (games_named_in_python, '"""Bingo\n\nbingo"""\nmove == "draw" or code == "mexican-train"', []),
        (games_named_in_javascript, "if (state.game === 'poker') x();", ["poker"]),
        (games_named_in_javascript, "const quiet = id === 'bingo';", ["bingo"]),
        (games_named_in_javascript, "if (move === 'draw') y('muggins');", []),
    ],
)
def test_a_game_that_is_known_by_name_is_found(reader: Callable[[str], list[str]], source: str, found: list[str]) -> None:
    assert sorted(set(reader(source))) == found


def lists_of_games(source: str) -> list[set[str]]:
    """The games in each list of a source that names several, by their ids or by addresses of the page."""
    name = re.compile(rf"(?:#/\w+/)?({'|'.join(GAMES)})(?:\?.*)?")
    found = []
    for node in ast.walk(ast.parse(source)):
        parts = [*node.keys, *node.values] if isinstance(node, ast.Dict) else getattr(node, "elts", [])
        texts = [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
        found.append({match[1] for text in texts if (match := name.fullmatch(text))})
    return [games for games in found if len(games) > 1]


@pytest.mark.parametrize("path", sorted((ROOT / "tests" / "browser").glob("*.py")), ids=lambda path: path.name)
def test_browser_tests_find_games_by_themselves(path: Path) -> None:
    """Lists come from the registry and its facts, so that a new game is tried like the others."""
    assert not lists_of_games(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "source, found",
    [
        ('X = ("moon", "poker")', [{"moon", "poker"}]),
        ('X = {"#/play/moon?seed=1": 1, "#/new/poker": 2}', [{"moon", "poker"}]),
        ('X = ["moon"], ["poker"]', []),
        ('X = {"moon": "six"}', []),
    ],
)
def test_a_list_of_games_is_found(source: str, found: list[set[str]]) -> None:
    assert lists_of_games(source) == found


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


def undeclared(source: str) -> bool:
    """Whether a source names the type that lets everything pass."""
    return any(
        isinstance(node, ast.ImportFrom) and "Any" in {one.name for one in node.names} for node in ast.walk(ast.parse(source))
    )


def test_types_are_declared_but_where_json_enters() -> None:
    assert undeclared("from typing import Any, Self")
    assert {path.relative_to(ENGINE).as_posix() for path in FILES if undeclared(path.read_text(encoding="utf-8"))} == JSON_ENTERS
