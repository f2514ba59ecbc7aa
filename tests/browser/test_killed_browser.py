"""A browser that is killed loses no move that the page has acknowledged, and leaves no save that cannot be read.

Ten kills by default, some of them of Firefox where it is at hand; `BONEYARD_KILLS=200` for a long run.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from browser_tools import skip_without
from killing import Played
from machine import engines

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Playwright

    from browser_tools import Guard
    from website.serve import Site

KILLS = int(os.environ.get("BONEYARD_KILLS", "10"))
AT_ONCE = 10
"""Kills of one profile: a test may not take for ever."""
MATCH = "#/play/block?players=3&seed={}&set=6&target=100&level=simple"


def share(engine: str) -> int:
    """How many of the kills are for an engine: Firefox starts slowly."""
    others = 0 if engines.lacks("firefox") else KILLS * 3 // 10
    return others if engine == "firefox" else KILLS - others


BATCHES = [
    pytest.param(engine, begun, min(AT_ONCE, share(engine) - begun), id=f"{engine}-{begun}")
    for engine in ("chromium", "firefox")
    for begun in range(0, max(1, share(engine)), AT_ONCE)
]


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL on this system")
@pytest.mark.parametrize(("engine", "begun", "kills"), BATCHES)
def test_no_acknowledged_move_is_lost(
    playwright: Playwright,
    site: Site,
    tmp_path: Path,
    guard: Guard,
    engine: str,
    begun: int,
    kills: int,
    record_property: Callable[[str, object], None],
) -> None:
    if engine != "chromium":
        skip_without(engine)
    played = Played(playwright, engine, tmp_path, guard, site.url + MATCH, begun)
    for _ in range(kills):
        played.round()
    played.last_look()
    record_property("acknowledged moves", played.acknowledged)
