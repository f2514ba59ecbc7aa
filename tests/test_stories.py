"""Every game and rule set has its story, and the story is still true."""

from __future__ import annotations

import pytest

from tests.harness import Case, usual_cases
from tests.stories import FOLDER, file_of, tell


@pytest.mark.clause("ALL-04")
@pytest.mark.parametrize("case", usual_cases(), ids=str)
def test_the_story_is_told_as_it_was(case: Case) -> None:
    file = file_of(case)
    assert file.exists(), f"{case.game.id} has no story: python3 -m tests.stories {case.game.id}, and read it"
    assert tell(case).splitlines() == file.read_text(encoding="utf-8").splitlines()


def test_no_story_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {file_of(case).name for case in usual_cases()}
