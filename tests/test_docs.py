"""What the documents name is there: files of the project by their paths or bare names, and the pages that they link to."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from machine.environment import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
EVERY_PAGE = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
NOT_OURS = {".cache", ".git", "dist", "node_modules", "__pycache__"}
SOURCE = re.compile(r"`(?:python3 )?((?:[\w.-]+/)*[\w-]+\.(?:py|js|mjs|css|ftl|md|toml)|(?:[\w.-]+/)+)(?: [^`]*)?`")
"""A source file or a folder in backticks, perhaps as a command; a pattern such as `docs/rules/en/<id>.md` is none."""
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]+)")
MADE = (".cache/", "castle-rock.js", "days/", "dist/", "puzzle/", "pyodide/", "v/")
"""What is made on the way, or stands in the built site only."""


@cache
def ours() -> frozenset[str]:
    """Every file and folder of the project by each way to name it: the whole path, and what is left without its first folders."""
    found = set()
    for path in ROOT.rglob("*"):
        parts = path.relative_to(ROOT).parts
        if not NOT_OURS & set(parts):
            tail = "/" if path.is_dir() else ""
            found |= {"/".join(parts[first:]) + tail for first in range(len(parts))}
    return frozenset(found)


@EVERY_PAGE
def test_named_files_are_there(page: Path) -> None:
    named = set(SOURCE.findall(page.read_text(encoding="utf-8"))) - ours()
    assert not sorted(name for name in named if not name.startswith(MADE)), f"{page.name} names what is not there"


@EVERY_PAGE
def test_links_lead_somewhere(page: Path) -> None:
    targets = LINK.findall(page.read_text(encoding="utf-8"))
    assert not [target for target in targets if not (page.parent / target).exists()]


@pytest.mark.parametrize(
    "text, names",
    [
        ("`web/table/table.js`, `house.py`", ["web/table/table.js", "house.py"]),
        ("run `python3 build_scripts/test.py --fast`", ["build_scripts/test.py"]),
        ("the folder `web/families/`", ["web/families/"]),
        ("`docs/rules/en/<id>.md` and `games.familyOf` and `a/b`", []),
    ],
)
def test_what_counts_as_a_name(text: str, names: list[str]) -> None:
    assert SOURCE.findall(text) == names
