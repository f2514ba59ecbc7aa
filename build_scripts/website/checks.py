"""Promises that the built site keeps, checked on the files themselves."""

from __future__ import annotations

import gzip
import re
import zipfile
from typing import TYPE_CHECKING

from machine.environment import Failure
from website import runtime
from website.folders import imported, read_folder

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SCRIPT_LIMIT = 40_000
"""Bytes of script and style that a visitor may have to fetch besides Pyodide before the lobby can be used, gzipped."""
FETCHED_FIRST = ("boot/preload.js", "main.js", "worker.js", "style.css")
"""What the page fetches at once, each with all that it imports; other scripts come when they are wanted."""

NAMESPACES = ("www.w3.org",)
"""Hosts that stand in names which nobody ever fetches, such as SVG's."""

_TEXT = {".html", ".css", ".js", ".mjs", ".json", ".svg", ".webmanifest", ".txt", ".xml", ".ftl"}
_WITH_SCHEME = re.compile(r"\b(?:https?|wss?|ftp):/{2}([^\s/\"'`<>)\\:?#]+)", re.IGNORECASE)
_WITHOUT_SCHEME = re.compile(r"[\"'`(=]/{2}((?:[a-z0-9-]+\.)+[a-z]{2,})\b", re.IGNORECASE)


def check_size(dist: Path) -> str:
    """Hold scripts and styles to their limit; a sentence for the summary."""
    sizes = {
        path.relative_to(dist).as_posix(): len(gzip.compress(path.read_bytes(), 9, mtime=0))
        for path in sorted(fetched_first(dist))
    }
    if not sizes:
        raise Failure("The built site holds no scripts at all. Build it again: python3 build_scripts/build.py")
    total = sum(sizes.values())
    if total > SCRIPT_LIMIT:
        listing = "\n".join(f"  {size:>7} {name}" for name, size in sorted(sizes.items(), key=lambda pair: -pair[1]))
        raise Failure(
            f"{listing}\nScripts and styles take {total} bytes gzipped; the limit is {SCRIPT_LIMIT}. Make them smaller."
        )
    return f"scripts and styles {total / 1000:.1f} of {SCRIPT_LIMIT / 1000:.0f} kB gzipped"


def fetched_first(dist: Path) -> set[Path]:
    """The scripts and styles that a visit begins with."""
    files = {name: data for name, data in read_folder(dist).items() if not name.startswith("pyodide/")}
    entries = [name for name in files if name.rpartition("/")[2] in FETCHED_FIRST]
    scripts = [script for name in entries if name.endswith(".js") for script in imported(name, files)]
    return {dist / name for name in (*entries, *scripts)}


def check_hosts(dist: Path) -> str:
    """Make sure that no file of ours names another host; a sentence for the summary."""
    named = [
        f"  {name} names {host}"
        for name, text, source in _texts(dist)
        for host in sorted(set(hosts(text, source=source)))
        if host not in NAMESPACES
    ]
    if named:
        raise Failure("\n".join(named) + "\nThe site must work by itself: put what it needs into web/static.")
    return "no other host named"


def hosts(text: str, *, source: bool = False) -> list[str]:
    """The hosts in a text. In Python source two slashes alone are a division, not an address."""
    return _WITH_SCHEME.findall(text) + ([] if source else _WITHOUT_SCHEME.findall(text))


def _texts(dist: Path) -> Iterator[tuple[str, str, bool]]:
    """Every text of the site that is ours: file name, text, and whether it is Python source."""
    for path in sorted(dist.rglob("*")):
        name = path.relative_to(dist).as_posix()
        if name.startswith("pyodide/") or path.name in runtime.MADE or "licence" in name or not path.is_file():
            continue
        if path.suffix in _TEXT:
            yield name, path.read_text(encoding="utf-8"), False
        elif path.suffix == ".zip":
            with zipfile.ZipFile(path) as archive:
                for entry in archive.namelist():
                    yield f"{name}:{entry}", archive.read(entry).decode(), True
