"""Settings for all tests: the same run twice gives the same result where that matters."""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import settings
from hypothesis.database import DirectoryBasedExampleDatabase

ROOT = Path(__file__).resolve().parent.parent

# A slow machine is no failure, so there is no deadline. The usual run tries the same examples everywhere; `--explore` looks for new ones.
settings.register_profile("same", deadline=None, print_blob=True, derandomize=True, database=None)
settings.register_profile(
    "explore", deadline=None, print_blob=True, database=DirectoryBasedExampleDatabase(ROOT / ".cache" / "hypothesis")
)
settings.load_profile("explore" if os.environ.get("BONEYARD_EXPLORE") else "same")
