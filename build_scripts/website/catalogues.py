"""All that the page can say: Fluent files by family in `web/words/catalogue/<language>/`, joined to one file a language for the site."""

from __future__ import annotations

import re

from machine.environment import ROOT, Failure

SOURCES = ROOT / "web" / "words" / "catalogue"
_NAMES = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def languages() -> list[str]:
    """The languages that there are words for, by their codes."""
    return sorted(folder.name for folder in SOURCES.iterdir() if folder.is_dir())


def by_file(language: str) -> dict[str, str]:
    """The text of each file of a language, in the order in which they are joined."""
    return {path.name: path.read_text(encoding="utf-8") for path in sorted((SOURCES / language).glob("*.ftl"))}


def joined(files: dict[str, str]) -> str:
    """The files as one; a message that stands twice would silently win over the other, so that is a failure."""
    home: dict[str, str] = {}
    for file, text in files.items():
        for name in _NAMES.findall(text):
            if name in home:
                raise Failure(f"The message {name} stands twice: in {home[name]} and in {file}. Keep one of them.")
            home[name] = file
    return "\n".join(files.values())


def whole(language: str) -> str:
    """Everything that the page can say in a language."""
    return joined(by_file(language))
