"""Every game and rule set has its story, and the story is still true."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import stories
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


@pytest.mark.parametrize("arguments, code", [(["--help"], 0), (["--nonsense"], 2), (["no-such-game"], 2)])
def test_asking_for_help_writes_nothing(
    arguments: list[str], code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(stories, "FOLDER", tmp_path)
    with pytest.raises(SystemExit) as end:
        stories.main(arguments)
    assert end.value.code == code
    assert "usage: python3 -m tests.stories" in "".join(capsys.readouterr())
    assert not list(tmp_path.iterdir())


def test_the_stories_of_one_game_can_be_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(stories, "FOLDER", tmp_path)
    stories.main(["castle-rock"])
    assert [path.name for path in tmp_path.iterdir()] == ["castle-rock.txt"]
