"""Every Python plays the same games: those on this machine, whatever order their sets and dictionaries of texts would like to have.

`BONEYARD_EVERYWHERE=1000` tries a thousand games; the browsers are asked in `tests/browser/test_same_everywhere.py`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.everywhere import GAMES_TRIED, hashes

VERSIONS = [f"3.{minor}" for minor in range(11, 15)]


def python_of(version: str) -> str | None:
    """A Python of this version: one on the path that starts, or one that pyenv keeps."""
    kept = sorted(Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")).glob(f"versions/{version}.*/bin/python"))
    for program in (shutil.which(f"python{version}"), *map(str, kept)):
        if program and subprocess.run([program, "--version"], capture_output=True, check=False).returncode == 0:
            return program
    return None


@cache
def ours() -> list[str]:
    return hashes(GAMES_TRIED)


def theirs(python: str, seed: str) -> list[str]:
    done = subprocess.run(
        [python, "-m", "tests.everywhere", str(GAMES_TRIED)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


@pytest.mark.clause("ALL-04")
@pytest.mark.parametrize("seed", ["0", "1", "4294967295"])
def test_the_order_of_sets_does_not_matter(seed: str) -> None:
    assert theirs(sys.executable, seed) == ours()
    assert len(set(ours())) == GAMES_TRIED


@pytest.mark.clause("ALL-04")
@pytest.mark.parametrize("version", VERSIONS)
def test_every_python_plays_the_same(version: str) -> None:
    python = python_of(version)
    if python is None:
        pytest.skip(f"Python {version} is not on this machine")
    assert theirs(python, "random") == ours()
