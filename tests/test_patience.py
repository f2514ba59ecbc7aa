"""Browser tests wait for what the page shows, in the one way that really waits, and never for a time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conftest import ROOT

SOURCES = sorted((ROOT / "tests" / "browser").glob("*.py"))
FAULTS = {
    "a promise counts as true before it is kept: wait_settled waits for it": r"wait_for_function\(\s*f?\"+\s*async",
    "what is not there yet ends the wait with an error: write ?. before its parts": (
        r"wait_for_function\([^\n]*(querySelector\([^()\n]*\)|getElementById\([^()\n]*\)|boneyard\.sta(te|ge))\.\w"
    ),
    "no machine is as quick as another": r"wait_for_timeout|\bsleep\(",
}


def faults(source: str) -> list[str]:
    return [fault for fault, pattern in FAULTS.items() if re.search(pattern, source)]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.name))
def test_browser_tests_wait_for_states(path: Path) -> None:
    assert not faults(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "source",
    [
        'page.wait_for_function(f"async () => 1")',
        'page.wait_for_function(\n    """async () => 1"""\n)',
        "page.wait_for_function(\"() => document.querySelector('.wrong').textContent\")",
        'page.wait_for_function("() => window.boneyard.state.finished")',
        "page.wait_for_timeout(5)",
        "time.sleep(1)",
    ],
)
def test_a_wait_that_does_not_wait_is_found(source: str) -> None:
    assert faults(source)
