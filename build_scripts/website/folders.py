"""Files by name: how a site is put together in memory and written to a folder in one go."""

from __future__ import annotations

import hashlib
import io
import re
import zipfile
from typing import TYPE_CHECKING

from machine.environment import Failure

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    Files = dict[str, bytes]

LAST = "service_worker.js"
"""What names all other files, and so is written when they are there."""


_IMPORTED = re.compile(r"""\b(?:from|import)\s*["']\./([\w.-]+\.js)["']""")


def fill(template: bytes, words: Mapping[str, str]) -> bytes:
    """A page with its placeholders filled in."""
    text = template.decode()
    for placeholder, word in words.items():
        text = text.replace(placeholder, word)
    return text.encode()


def imported(name: str, files: Mapping[str, bytes]) -> list[str]:
    """The scripts that a script cannot start without: those that it imports, those that they import, and so on."""
    found: list[str] = []
    waiting = [name]
    while waiting:
        folder = (script := waiting.pop()).rpartition("/")[0]
        beside = [f"{folder}/{other}".lstrip("/") for other in _IMPORTED.findall(files[script].decode())]
        waiting += (new := [other for other in dict.fromkeys(beside) if other not in found and other != name])
        found += new
    return found


def release_hash(files: Mapping[str, bytes]) -> str:
    """The name of a release: equal for equal files, different when any of them differs."""
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(f"{name}\0{len(files[name])}\0".encode() + files[name])
    return digest.hexdigest()[:12]


def archive(files: Mapping[str, bytes]) -> bytes:
    """A zip file whose bytes depend on nothing but the names and contents given."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as out:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            info.create_system = 3
            info.external_attr = 0o644 << 16
            out.writestr(info, files[name], zipfile.ZIP_DEFLATED, 9)
    return buffer.getvalue()


def read_folder(folder: Path) -> Files:
    """All files below a folder, by their relative path, hidden ones left out."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }


def write_site(site: Files, out: Path) -> None:
    """Make a folder hold exactly these files: the pages and the service worker last, then away with what older builds left."""
    if out.is_dir() and any(out.iterdir()) and not ((out / "v").is_dir() and (out / "pyodide").is_dir()):
        raise Failure(f"{out} holds something that is not a built site; name another folder, or empty it.")
    for name in sorted(site, key=lambda name: ("/" not in name, name == LAST, name)):
        path = out / name
        if not path.is_file() or path.read_bytes() != site[name]:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(site[name])
    for path in sorted(out.rglob("*"), reverse=True):
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif path.relative_to(out).as_posix() not in site:
            path.unlink()
