"""Long preparation that several tests share is done once in a run, whichever of its processes needs it first."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from functools import cache, wraps
from typing import Any, TypeVar

from machine.environment import CACHE, only_one

KEPT = CACHE / "prepared-for-tests"
RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"process-{os.getpid()}")
Made = TypeVar("Made", bound="dict[str, Any] | list[Any]")


def once_a_run(make: Callable[[], Made]) -> Callable[[], Made]:
    """Remember what a function without arguments made, as JSON, for all processes of this run."""

    @cache
    @wraps(make)
    def remembered() -> Made:
        place = KEPT / RUN / f"{make.__module__}.{make.__qualname__}.json"
        with only_one(place.stem):
            if not place.is_file():
                made = json.dumps(make())
                for old in KEPT.glob("*"):
                    if old != place.parent:
                        shutil.rmtree(old, ignore_errors=True)
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_text(made, encoding="utf-8")
        found: Made = json.loads(place.read_text(encoding="utf-8"))
        return found

    return remembered
