"""Settings for all tests: the same run twice gives the same result where that matters."""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import settings
from hypothesis.database import DirectoryBasedExampleDatabase

ROOT = Path(__file__).resolve().parent.parent

# A slow machine is no failure, so there is no deadline. Where nobody can look at a new example, none is looked for.
settings.register_profile(
    "here", deadline=None, print_blob=True, database=DirectoryBasedExampleDatabase(ROOT / ".cache" / "hypothesis")
)
settings.register_profile("ci", deadline=None, print_blob=True, derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "here")
