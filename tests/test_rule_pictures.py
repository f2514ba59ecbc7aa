"""The pictures of the rule pages show positions that the rules allow, and what is said beside them is so."""

from __future__ import annotations

import re
from typing import Any

import pytest

from domino_core.families.line.chain import Layout
from domino_core.tiles import tile_named
from tests.test_rule_pages import LANGUAGES, PAGES
from website.rule_pictures import FOLDER, POSITIONS, files, pictured, played

SHOWN = re.compile(r"!\[([^\]]+)\]\(([a-z-]+)\)")


def shown(language: str) -> dict[str, tuple[str, str]]:
    """By name: the page that shows a picture, and its words."""
    pages = {path.stem: path.read_text(encoding="utf-8") for path in (PAGES / language).glob("*.md")}
    return {name: (page, words) for page, text in pages.items() for words, name in SHOWN.findall(text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_shown_on_the_page_of_its_game(language: str) -> None:
    assert {name: page for name, (page, _) in shown(language).items()} == {name: one.game for name, one in POSITIONS.items()}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_picture_shows_what_lies_there(name: str) -> None:
    view: Any = played(POSITIONS[name]).view(0)
    tiles = {tile["tile"] for tile in pictured(POSITIONS[name])["tiles"]}
    last = view.get("last_trick") or {"tiles": []}
    lies = [move.split("@")[0] for move in view.get("line", [])] + view.get("row", []) + [one["tile"] for one in last["tiles"]]
    if "trains" in view:
        lies += [view["engine"], *(move.split("@")[0] for train in view["trains"] for move in train["tiles"])]
    assert {tile_named(str(tile)) for tile in tiles} == {tile_named(tile) for tile in lies}
    assert files()[f"{FOLDER}/{name}.svg"].startswith(b"<svg")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name, position in POSITIONS.items() if position.sum])
def test_sums_are_what_the_ends_add_up_to(name: str, language: str) -> None:
    layout: Layout = played(POSITIONS[name]).round.layout  # type: ignore[attr-defined]
    terms, total = POSITIONS[name].sum.split(" = ")
    assert sum(layout.counts()) == int(total) == sum(map(int, terms.split(" + ")))
    assert POSITIONS[name].sum in shown(language)[name][1]


def test_what_is_told_of_bergen_and_the_trick_is_so() -> None:
    bergen = played(POSITIONS["bergen-alike"])
    assert bergen.scores[0] == 2 + 3, "the opening double, and both ends alike with a double"
    trick: Any = played(POSITIONS["forty-two-trick"]).view(0)["last_trick"]  # type: ignore[typeddict-item]
    assert trick["seat"] == 0
    assert [one["tile"] for one in trick["tiles"]] == ["6-5", "2-1", "5-5", "3-0"]


@pytest.mark.parametrize("name, ends", [("basic-line", (4, 3)), ("standard-line", (8, 11))])
def test_the_open_ends_are_those_that_are_told(name: str, ends: tuple[int, int]) -> None:
    assert tuple(played(POSITIONS[name]).round.ends[:2]) == ends  # type: ignore[attr-defined]


def test_what_is_told_of_trains_is_so() -> None:
    marked = played(POSITIONS["mexican-train-marker"])
    view: Any = marked.view(0)
    (own,) = [train for train in view["trains"] if train["marker"]]
    assert (own["tiles"], own["end"]) == (["9-3@0", "3-5@0"], 5)
    assert {"5-0@0", "5-7@0"} <= set(marked.legal_moves(1)), "the other player may play a five there"
    assert [label["code"] for label in pictured(POSITIONS["mexican-train-marker"])["labels"]] == ["marker"]
    double: Any = played(POSITIONS["mexican-train-double"]).view(0)
    assert [train["tiles"][-1] for train in double["trains"] if train["open_double"]] == ["5-5@0"]
    assert [train["tiles"] for train in double["trains"] if train["arm"] == "M"] == [["9-1@M"]]


def test_what_is_told_of_tricks_without_count_and_of_doubles_is_so() -> None:
    moon = played(POSITIONS["moon-trick"])
    trick: Any = moon.view(0)["last_trick"]  # type: ignore[typeddict-item]
    assert (trick["seat"], [one["tile"] for one in trick["tiles"]]) == (0, ["6-5", "2-1", "5-5"])
    assert moon.view(0)["taken"][0] == 2, "one for each of the two tricks"  # type: ignore[typeddict-item]
    texas = played(POSITIONS["four-hand-texas-doubles"])
    trick = texas.view(0)["last_trick"]  # type: ignore[typeddict-item]
    assert (trick["seat"], [one["tile"] for one in trick["tiles"]]) == (0, ["6-6", "2-2", "1-1", "6-1"])
    assert not any(tile[0] == tile[2] for tile in POSITIONS["four-hand-texas-doubles"].hands[3].split())
