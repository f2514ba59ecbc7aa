"""What the site starts from: complete, small, the same bytes for the same sources, and nothing in it that is not needed."""

from __future__ import annotations

import ast
import io
import json
import struct
import zipfile
from typing import TYPE_CHECKING

import pytest

from machine import environment, node
from website import assembly, inside_pyodide, runtime

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.fixture(scope="module")
def made() -> dict[str, bytes]:
    """The bundle and the snapshot of the engine as it is now."""
    node.install()
    return runtime.parts(assembly.sources())


@pytest.fixture(scope="module")
def names(made: dict[str, bytes]) -> list[str]:
    """The files in the bundle."""
    with zipfile.ZipFile(io.BytesIO(made["bundle.txt"])) as archive:
        assert all(entry.compress_type == zipfile.ZIP_STORED for entry in archive.infolist())
        return archive.namelist()


def test_the_bundle_holds_what_the_door_can_reach(names: list[str]) -> None:
    assert all(name.endswith(".pyc") for name in names)
    sources = {inside_pyodide._module_of(name): text.decode() for name, text in assembly.sources().items()}
    reached, _ = inside_pyodide.reach(inside_pyodide.DOOR, sources)
    held = {name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for name in names}
    assert set(reached) == {module for module in held if module.startswith("domino_core")}
    assert {"domino_core.games.block", "domino_core.registry"} <= set(reached)
    assert {"json", "re", "traceback", "encodings.cp437"} <= held


@pytest.mark.parametrize("build", [runtime.stock, runtime.eager, lambda: runtime.parts(assembly.sources())])
def test_a_site_is_made_from_the_pinned_files_of_pyodide_only(
    build: Callable[[], object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One bit of one file is enough, also where everything has been made before."""
    node.install()
    for name in (*runtime.FILES, "package.json"):
        (tmp_path / name).write_bytes((runtime.PYODIDE / name).read_bytes())
    damaged = tmp_path / "pyodide.asm.wasm"
    data = bytearray(damaged.read_bytes())
    data[len(data) // 2] ^= 1
    damaged.write_bytes(data)
    monkeypatch.setattr(runtime, "PYODIDE", tmp_path)
    with pytest.raises(environment.Failure, match=r"not the ones that pyodide\.sha256 names: pyodide\.asm\.wasm\."):
        build()


def test_every_file_of_pyodide_that_is_published_is_pinned() -> None:
    pinned = [line.split()[1] for line in runtime.PINNED.read_text(encoding="utf-8").splitlines()]
    assert pinned == list(runtime.FILES)
    assert {name.rpartition("/")[2] for name in assembly.pyodide()} == set(pinned)


def test_the_bundle_leaves_out_what_only_a_terminal_needs(names: list[str]) -> None:
    assert not [name for name in names if name.startswith(("domino_core/cli", "domino_core/__main__", "argparse", "unittest"))]


def test_the_snapshot_says_what_it_belongs_to(made: dict[str, bytes]) -> None:
    packed = made["snapshot.txt"]
    magic, head_bytes, runs, heap = struct.unpack_from("<4I", packed)
    assert magic == 0x59454E4F
    head = json.loads(packed[16 : 16 + head_bytes])
    assert head["pyodide"] == runtime.version()
    assert len(head["build"]) == 64
    assert heap <= 31_457_280, "a fresh Python's memory is smaller than this snapshot"
    pages = [struct.unpack_from("<2I", packed, 16 + head_bytes + 8 * number) for number in range(runs)]
    assert 16 + head_bytes + 8 * runs + 256 * sum(count for _, count in pages) + 4 == len(packed)
    assert len(packed) < 12_000_000


def test_imports_are_found_wherever_they_stand() -> None:
    text = """
import json
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    import argparse
def later():
    if True:
        from domino_core import hidden
        import heapq as h
"""
    found = inside_pyodide._imports(ast.parse(text))
    assert {"json", "typing", "domino_core", "domino_core.hidden", "heapq"} <= set(found)
    assert "argparse" not in found
