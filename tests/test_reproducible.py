"""A build tells nothing of the machine that it was made on: whoever builds the same sources gets the same bytes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

from machine.environment import ROOT
from website import assembly, runtime
from website.folders import read_folder

if TYPE_CHECKING:
    from pathlib import Path

SOURCES = ("build_scripts", "docs", "domino_core", "web", "embed.html", "index.html", "package.json", "pyproject.toml")
BUILD = "import sys; sys.path.insert(0, 'build_scripts'); from website import assembly; assembly.build()"


def link_or_copy(source: str, target: str) -> None:
    """A second name for the same file, where the disk allows it: the packages are large."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def clean_checkout(folder: Path) -> Path:
    """The sources in another place, with the packages beside them and nothing that an earlier build has kept."""
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(ROOT / name, folder / name)
    shutil.copytree(ROOT / "node_modules", folder / "node_modules", symlinks=True, copy_function=link_or_copy)
    return folder


def test_two_clean_builds_in_different_folders_have_the_same_bytes(tmp_path: Path) -> None:
    places = [tmp_path / "here", tmp_path / "somewhere" / "else entirely"]
    builds = []
    for seed, place in enumerate(places):
        place.mkdir(parents=True)
        settings = {name: value for name, value in os.environ.items() if name != "BONEYARD_DIST"}
        builds.append(
            subprocess.Popen(
                [sys.executable, "-c", BUILD],
                cwd=clean_checkout(place),
                env=settings | {"PYTHONHASHSEED": str(seed), "PYTHONDONTWRITEBYTECODE": "1"},
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
        )
    for build in builds:
        said, _ = build.communicate(timeout=800)
        assert build.returncode == 0, said
    one, two = (read_folder(place / "dist") for place in places)
    assert one.keys() == two.keys()
    assert not [name for name in one if one[name] != two[name]]
    assert not [name for name, data in one.items() if str(ROOT).encode() in data or str(tmp_path).encode() in data]
    kept = runtime.parts(assembly.sources())
    packed = {name.rpartition("/")[2]: data for name, data in one.items()}
    assert not [name for name in kept if packed[name] != kept[name]], (
        "what was kept here is not what is made from the same sources"
    )
