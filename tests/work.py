"""How much work something is, counted: the same number on every machine, however busy it is."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType


def calls_in(work: Callable[[], object]) -> int:
    """How many calls of Python functions it takes."""
    count = 0

    def note(frame: FrameType, event: str, given: Any) -> None:
        nonlocal count
        count += event == "call"

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


def lines_in(work: Callable[[], object]) -> int:
    """How many lines of Python it runs through; slower to count, and for work that is done in loops."""
    count = 0

    def note(frame: FrameType, event: str, given: Any) -> Any:
        nonlocal count
        count += event == "line"
        return note

    before = sys.gettrace()
    sys.settrace(note)
    try:
        work()
    finally:
        sys.settrace(before)
    return count
