"""The first hands that people are led through: every move of a script is legal, and what is said of the game is so."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from domino_core import GAMES
from domino_core.match import Match
from domino_core.tiles import PIPS, tile_named
from website import catalogues

ROOT = Path(__file__).resolve().parent.parent
LESSONS = sorted((ROOT / "web" / "lessons").glob("*.json"))
LONGEST_WORDS = 260
"""Letters that can be read beside a table on a phone."""
Step = dict[str, Any]


class Told:
    """What can be said of a position: of the one in which a step is told, and where it asks for a move, of what that brings."""

    def __init__(self, match: Match, after: Match) -> None:
        self.match, self.after = match, after
        self.view: Any = match.view(0)

    def would(self) -> int:
        """The sum of the ends after the move, which must score just that."""
        total = int(self.after.view(0)["total"])  # type: ignore[typeddict-item]
        assert self.after.scores[0] - self.match.scores[0] == total
        return total

    def dots(self) -> int:
        return sum(PIPS[tile_named(tile)] for tile in self.view["hands"][1])

    def bid(self) -> int:
        return int(max(bid for bid in self.after.view(0)["bids"] if isinstance(bid, int)))  # type: ignore[typeddict-item]


CLAIMS: dict[str, Callable[[Told], object]] = {
    "target": lambda told: told.match.options["target"],
    "left": lambda told: told.view["ends"]["L"],
    "right": lambda told: told.view["ends"]["R"],
    "points": lambda told: told.match.results[-1].points[0],
    "dots": Told.dots,
    "would": Told.would,
    "total": lambda told: told.view["total"],
    "score": lambda told: told.match.scores[0],
    "engine": lambda told: int(told.view["engine"].split("-")[0]),
    "hand": lambda told: len(told.view["hands"][0]),
    "best": lambda told: told.view["bid"],
    "bid": Told.bid,
    "taken": lambda told: told.view["taken"][0],
    "trick": lambda told: told.view["last_trick"]["points"],
}
"""How each number that a script may tell is found out."""


def read(path: Path) -> dict[str, Any]:
    lesson: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return lesson


def dealt(lesson: dict[str, Any]) -> Match:
    return Match.new(lesson["game"], lesson["players"], None, lesson["options"], lesson["deal"])


def copy(match: Match) -> Match:
    return Match.load(match.save())


def check(lesson: dict[str, Any], choose: Callable[[Step], str]) -> Match:
    """Play a lesson, with `choose` saying which of the moves that a step takes is made."""
    match = dealt(lesson)
    for step in lesson["script"]:
        before, move = copy(match), step.get("move")
        if step.get("free"):
            move = match.legal_moves(0)[-1]
        elif move:
            move = choose(step)
        if move:
            assert match.turn == step.get("by", 0), f"{move} is not this seat's"
            assert move in match.legal_moves(), f"{move} is not legal"
            match.play(move, match.turn)
        for name, value in step.get("args", {}).items():
            assert CLAIMS[name](Told(before, match)) == value, f"{step['say']}: {name}"
    return match


@pytest.fixture(params=LESSONS, ids=lambda path: path.stem)
def lesson(request: pytest.FixtureRequest) -> dict[str, Any]:
    return read(request.param)


def test_the_games_that_most_begin_with_can_be_learnt_at_a_table() -> None:
    assert {"castle-rock", "block", "muggins", "mexican-train", "forty-two"} <= {path.stem for path in LESSONS} <= set(GAMES)


def test_scripts_can_be_played_and_tell_the_truth(lesson: dict[str, Any]) -> None:
    check(lesson, lambda step: str(step["move"]))


def test_what_is_taken_instead_leads_on_as_well(lesson: dict[str, Any]) -> None:
    for place, step in enumerate(lesson["script"]):
        for other in step.get("also", []):
            check(lesson, lambda one, at=lesson["script"][place], move=other: move if one is at else str(one["move"]))  # type: ignore[misc]


def test_a_free_choice_is_one_and_the_last_thing_that_is_asked(lesson: dict[str, Any]) -> None:
    """And what the page does for the person is what there is to do."""
    match = dealt(lesson)
    for place, step in enumerate(lesson["script"]):
        if step.get("free"):
            assert len(match.legal_moves(0)) > 1
            assert not any("move" in later for later in lesson["script"][place + 1 :])
        if step.get("by") == 0:
            assert match.legal_moves(0) == (step["move"],)
        if "move" in step:
            match.play(step["move"], match.turn)


def test_every_move_that_is_asked_for_is_told_or_goes_on_with_what_was(lesson: dict[str, Any]) -> None:
    told = False
    for step in lesson["script"]:
        told = ("say" in step) or (told and "by" not in step)
        if "move" in step and "by" not in step:
            assert told, f"nothing is said to {step['move']}"
    assert lesson["script"][-1]["say"] == "done"


@pytest.mark.parametrize("language", catalogues.languages())
def test_the_words_are_there_and_use_the_numbers(lesson: dict[str, Any], language: str) -> None:
    text = catalogues.whole(language)
    found = dict(re.findall(rf"^lesson-{lesson['game']}-([a-z]+) = (.*)$", text, re.MULTILINE))
    said = {step["say"]: step for step in lesson["script"] if "say" in step}
    assert set(found) == set(said)
    for name, step in said.items():
        assert set(re.findall(r"\{ \$(\w+) \}", found[name])) == set(step.get("args", {})), name
        assert len(found[name]) <= LONGEST_WORDS, f"{name}: {len(found[name])} letters"


def test_what_is_pointed_at_lies_there(lesson: dict[str, Any]) -> None:
    """On a phone as well as on a tablet."""
    from domino_core.scene import make_scene

    match = dealt(lesson)
    for step in lesson["script"]:
        for size in ((360, 640), (1180, 700)):
            scene: Any = make_scene(match.view(0), *size)
            kind, _, name = step.get("near", "").partition(":")
            pieces = {
                "hand": [tile for tile in scene["tiles"] if tile["zone"] == "hand"],
                "line": [tile for tile in scene["tiles"] if tile["zone"] in ("line", "row", "trick")],
                "seat": [seat for seat in scene["seats"] if str(seat["seat"]) == name],
                "label": [label for label in scene["labels"] if label["code"] == name],
                "": [target for target in scene["targets"] if target["move"] == step.get("move")]
                or not step.get("move")
                or "by" in step,
            }
            assert pieces.get(kind, [tile for tile in scene["tiles"] if tile["tile"] == kind]), step
        if "move" in step:
            match.play(step["move"], match.turn)


def test_what_is_said_of_the_deals_is_so() -> None:
    """What the sentences tell without numbers of the script."""
    block = dealt(read(ROOT / "web" / "lessons" / "block.json"))
    assert block.legal_moves() == ("6-6",)
    castle = dealt(read(ROOT / "web" / "lessons" / "castle-rock.json"))
    assert castle.view(0)["row"] == ["6-4", "5-5", "4-1"]  # type: ignore[typeddict-item]
    forty_two: Any = dealt(read(ROOT / "web" / "lessons" / "forty-two.json"))
    hand = forty_two.view(0)["hands"][0]
    assert sum("6" in tile for tile in hand) == 4
    assert {"6-6", "4-4"} <= set(hand)
    assert set(GAMES["forty-two"].counts) == {tile_named(name) for name in ("5-5", "6-4", "5-0", "4-1", "3-2")}
