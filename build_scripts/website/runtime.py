"""What the site starts from: Python with the engine as one bundle, and as a snapshot of memory. `docs/start_up.md` tells why.

Node and Pyodide do the work (`pack.mjs`); the result is kept under `.cache/runtime/` by the hash of everything it is made from.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from machine import node
from machine.environment import CACHE, ROOT, Failure, fingerprint, only_one, say

if TYPE_CHECKING:
    from collections.abc import Mapping

STORE = CACHE / "runtime"
PYODIDE = node.MODULES / "pyodide"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""What Pyodide needs at its own start."""

PINNED = Path(__file__).with_name("pyodide.sha256")
"""Their hashes, as `sha256sum` writes them: a site is made from the very files that were tried out, wherever they come from."""

SCRIPT, LARGE = "pyodide.asm.mjs", "_createPyodideModule"
"""The file, and the function, that holds nearly all of Pyodide's script."""

PACK = Path(__file__).with_name("pack.mjs")
INSIDE = Path(__file__).with_name("inside_pyodide.py")
FORMAT = ROOT / "web" / "boot" / "snapshot.js"
MADE = {"bundle.txt": "bundle.zip", "snapshot.txt": "snapshot.bin"}
"""Names in the site and in the store. As `.txt` they are compressed on their way by every host that compresses anything."""

KEPT = 6
"""How many results stay in the store."""


def version() -> str:
    """The version of Pyodide that the lock file brought."""
    return str(json.loads((PYODIDE / "package.json").read_bytes())["version"])


def lock() -> dict[str, Any]:
    """Pyodide's list of packages, emptied: the site uses none, and the list is long."""
    described: dict[str, Any] = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())
    return {"info": described["info"], "packages": {}}


def stock() -> dict[str, bytes]:
    """Pyodide's own files; refuses them when they are not those that are pinned."""
    files = {name: (PYODIDE / name).read_bytes() for name in FILES}
    pinned = {name: digest for digest, name in (line.split() for line in PINNED.read_text(encoding="utf-8").splitlines())}
    strange = [name for name, data in files.items() if hashlib.sha256(data).hexdigest() != pinned.get(name)]
    if strange:
        raise Failure(
            f"These files of Pyodide are not the ones that {PINNED.name} names: {', '.join(strange)}.\n"
            "Remove node_modules and try again. After a new version of Pyodide, run: python3 build_scripts/lock.py"
        )
    return files


def pin() -> None:
    """Write down the hashes of Pyodide's files as they are now."""
    lines = [f"{hashlib.sha256((PYODIDE / name).read_bytes()).hexdigest()}  {name}\n" for name in FILES]
    PINNED.write_text("".join(lines), encoding="utf-8")


def eager() -> dict[str, bytes]:
    """Pyodide's files, with its one large function marked as wanted at once.

    Browsers first skim a function and read it properly when it is called. In brackets it is read properly as it arrives, while the rest
    is still loading.
    """
    files = stock()
    script = files[SCRIPT].decode()
    begins, ends = f"async function {LARGE}(", f"export default {LARGE};"
    if not script.startswith(begins) or script.count(ends) != 1:
        raise Failure(f"{SCRIPT} has changed its shape: look at it, and put runtime.eager right.")
    body, _, rest = script.removeprefix(begins).partition(ends)
    return files | {SCRIPT: f"const {LARGE}=(async function({body});{ends}{rest}".encode()}


def parts(engine: Mapping[str, bytes]) -> dict[str, bytes]:
    """The bundle and the snapshot of an engine, given its source files."""
    stock()
    text = json.dumps({name: engine[name].decode() for name in sorted(engine)})
    base = fingerprint(*(PYODIDE / name for name in FILES), INSIDE)
    library = _made(f"library-{base[:16]}", ("library.zip",), {}, "library")
    key = fingerprint(PACK, FORMAT, extra=base + text)[:16]
    inputs = {"engine.json": text.encode(), "library.zip": (library / "library.zip").read_bytes()}
    folder = _made(f"engine-{key}", tuple(MADE.values()), inputs, "engine")
    return {name: (folder / made).read_bytes() for name, made in MADE.items()}


def _made(name: str, files: tuple[str, ...], inputs: Mapping[str, bytes], what: str) -> Path:
    """A folder of the store with these files, made now if need be; it appears only when it is complete."""
    folder = STORE / name
    with only_one("store"):
        if not all((folder / file).is_file() for file in files):
            _make(folder, files, inputs, what)
        os.utime(folder)
        _forget_old(what)
    return folder


def _make(folder: Path, files: tuple[str, ...], inputs: Mapping[str, bytes], what: str) -> None:
    """Make the files of a folder of the store."""
    say(f"Preparing Python for the page: {what} ...")
    STORE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=STORE) as work:
        for file, data in inputs.items():
            (Path(work) / file).write_bytes(data)
        line = [node.programs()[0], str(PACK), what, work]
        node.run(line, "The engine could not be prepared in Pyodide. The lines above tell why; mend it and build again.")
        fresh = Path(work) / "made"
        fresh.mkdir()
        for file in files:
            (Path(work) / file).rename(fresh / file)
        shutil.rmtree(folder, ignore_errors=True)
        fresh.rename(folder)


def _forget_old(what: str) -> None:
    """Keep the store small: the results that were used last stay."""
    made = sorted(STORE.glob(f"{what}-*"), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in made[KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)
