"""What happens to a test that never ends: it says where it stands, and its process ends, so that the run goes on without it.

Playwright runs a test in a coroutine of its own, whose stack Python's usual alarm does not show. This one looks for all of them.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import os
import sys
import threading
import traceback
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pytest

greenlet = importlib.import_module("greenlet").greenlet  # a package without types
LIMIT = 480.0
"""Seconds: many times what the slowest test takes on a busy machine."""


@contextlib.contextmanager
def watched(item: pytest.Item) -> Iterator[None]:
    """Give a test so much time, and not more."""
    alarm = threading.Timer(LIMIT, _tell_and_end, [item])
    alarm.daemon = True
    alarm.start()
    try:
        yield
    finally:
        alarm.cancel()


def _tell_and_end(item: pytest.Item) -> None:
    capture = item.config.pluginmanager.getplugin("capturemanager")
    if capture:
        capture.suspend_global_capture(in_=True)
    told = [f"\n{item.nodeid} has not ended after {LIMIT:.0f} seconds. It stands here:\n"]
    for one in [one for one in gc.get_objects() if isinstance(one, greenlet) and one.gr_frame]:
        lines = traceback.format_stack(one.gr_frame)
        if any("pytest" in line for line in lines):
            told += lines[-12:]
    sys.stderr.write("".join(told))
    sys.stderr.flush()
    os._exit(1)
