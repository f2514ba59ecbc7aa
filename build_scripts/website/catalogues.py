"""All that the page can say: Fluent files by family in `web/words/catalogue/<language>/`, joined to one file a language for the site.

A language is a folder there and nothing else: whatever offers languages asks here which there are.
"""

from __future__ import annotations

import html
import re

from machine.environment import ROOT, Failure

SOURCES = ROOT / "web" / "words" / "catalogue"
BASE = "en"
"""What is spoken where none of the wished languages is known; its files have the plain names."""
SITE = "site.ftl"
"""Words of the built files, which the running page never says."""
_NAMES = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_PLAIN = re.compile(r"^([a-zA-Z][\w-]*) = (.*[^>\n])$", re.MULTILINE)
_UNBROKEN = re.compile(r"(?<=[^\s\]]) (?=[:;!?»%])|(?<=«) ")
_SLOT = re.compile(r"\{ \$(\w+) \}")


def languages() -> list[str]:
    """The languages that there are words for, by their codes."""
    return sorted(folder.name for folder in SOURCES.iterdir() if folder.is_dir())


def unbroken(text: str) -> str:
    """A text in which no line can begin with a sign that belongs to the word before it, as in French « word » and word : the
    sources have plain spaces there, since nobody who writes them would see the difference."""
    return _UNBROKEN.sub("\u00a0", text)


def by_file(language: str) -> dict[str, str]:
    """The text of each file of a language, in the order in which they are joined."""
    return {path.name: unbroken(path.read_text(encoding="utf-8")) for path in sorted((SOURCES / language).glob("*.ftl"))}


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
    """Everything that the running page can say in a language."""
    return joined({file: text for file, text in by_file(language).items() if file != SITE})


def plain(language: str) -> dict[str, str]:
    """The messages of one line, for what is written without Fluent: the built files, and the front of a frame."""
    return dict(_PLAIN.findall(joined(by_file(language))))


def said(words: dict[str, str], name: str, **values: str) -> str:
    """A plain message with names in it."""
    if name not in words:
        raise Failure(
            f"The message {name} is missing in a language, or is more than one line. The build needs it on a line of its own."
        )
    return _SLOT.sub(lambda slot: values[slot[1]], words[name])


def spoken() -> dict[str, str]:
    """What each language calls itself, by its code: what the page offers."""
    return {code: said(plain(code), "language-name") for code in languages()}


def in_every_language(name: str, href: str = "", link: str = "") -> str:
    """A line of a page for each language, for when no script can choose one; a link may follow the message."""
    lines = []
    for code in languages():
        words = plain(code)
        more = f' <a href="{href}">{html.escape(said(words, link))}</a>' if link else ""
        lines.append(f'<p lang="{code}">{html.escape(said(words, name))}{more}</p>')
    return "\n".join(lines)
