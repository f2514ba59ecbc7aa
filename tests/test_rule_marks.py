"""The marks in the rule pages name real choices, and whatever is chosen changes what is shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import cast

import pytest

from domino_core import GAMES
from domino_core.game import Game
from domino_core.options import Value, as_text, to_choose
from tests.test_rule_pages import LANGUAGES, PAGES, clauses_on
from website.rule_marks import BadMark, Node, around, marked
from website.rule_pages import nodes_of


@cache
def page(game: str, language: str = "en") -> list[Node]:
    return nodes_of(PAGES / language / f"{game}.md")


def marks_in(nodes: list[Node]) -> Iterator[list[Node]]:
    for node in nodes:
        if isinstance(node, list):
            if node[0] in ("if", "value", "overview"):
                yield node
            yield from marks_in(node)


def conditions_of(mark: list[Node]) -> list[tuple[str, str, list[str]]]:
    return cast("list[tuple[str, str, list[str]]]", mark[1]) if mark[0] == "if" else []


def shown(nodes: list[Node], chosen: Mapping[str, Value]) -> str:
    """What the panel shows of a page beside these choices, as text."""
    said = ""
    for node in nodes:
        if isinstance(node, str):
            said += node
        elif node[0] == "value":
            said += as_text(chosen[str(node[1])])
        elif node[0] == "if":
            holds = all((as_text(chosen[name]) in values) == (sign == "=") for name, sign, values in conditions_of(node))
            said += shown(node[2:], chosen) if holds else ""
        elif node[0] != "overview":
            said += shown(node[1:], chosen)
    return said


def players_of(game: Game) -> int:
    """A number with which every choice can be made: four may play as teams, and every set has tiles for them."""
    return 4 if 4 in game.seats else min(game.seats)


def set_ups(game: Game) -> Iterator[dict[str, Value]]:
    """Every set of rules, and every choice that differs from it in one option, or in two where the second matters only beside the first."""
    players = players_of(game)
    for rules in game.presets or [None]:
        given = {"rules": rules} if rules else {}
        base = game.resolve(players, given)
        yield base
        for option in game.options:
            for value in option.offered():
                if option.name == "rules" or value == base[option.name]:
                    continue
                one = game.resolve(players, {**given, option.name: value})
                yield one
                if option.kind == "number":
                    continue
                for other in game.options:
                    more = {as_text(each) for each in other.differing({**one, "players": players})}
                    if len(more) > len(other.differing({**base, "players": players})):
                        for second in other.offered():
                            yield game.resolve(players, {**given, option.name: value, other.name: second})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_marks_name_real_choices(game: Game, language: str) -> None:
    options = {option.name: {as_text(value) for value in option.values} for option in game.options}
    for mark in marks_in(page(game.id, language)):
        if mark[0] == "value":
            assert mark[1] in options, f"{game.id}: {{{mark[1]}}} is no option"
        for name, _, values in conditions_of(mark):
            assert name in options, f"{game.id} has no option {name}"
            assert set(values) <= options[name], f"{game.id}: {name}={'|'.join(values)}"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_whatever_makes_a_difference_changes_the_page(game: Game) -> None:
    players = players_of(game)
    for rules in game.presets or [None]:
        given = {"rules": rules} if rules else {}
        base = game.resolve(players, given)
        for option in to_choose(game.options, {**base, "players": players}):
            declared = next(each for each in game.options if each.name == option["name"])
            values = [value for value in declared.differing({**base, "players": players}) if declared.name != "rules"]
            pages = {shown(page(game.id), game.resolve(players, {**given, declared.name: value})) for value in values[-3:]}
            assert len(pages) == len(values[-3:]), (
                f"{game.id}, {rules}: nothing on the page tells the values of {declared.name} apart"
            )


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_clause_holds_somewhere(game: Game) -> None:
    """A clause that no choice shows would be a rule that nobody can read, unless it is about the choices themselves."""
    pages = [shown(page(game.id), chosen) for chosen in set_ups(game)]
    about_choices = " ".join(str(mark) for mark in marks_in(page(game.id)) if mark[0] == "overview")
    for clause in clauses_on(PAGES / "en" / f"{game.id}.md"):
        assert any(f"{clause} " in each for each in pages) or clause in about_choices, f"{game.id}: {clause} is never shown"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_nothing_is_said_twice(game: Game) -> None:
    """What holds with one set-up is told once: the same sentence under two clauses means that their marks overlap."""
    for chosen in set_ups(game):
        rules = [line for line in shown(page(game.id), chosen).split(". ") if len(line) > 40]
        assert len(rules) == len(set(rules)), f"{game.id} with {chosen}"


def marks_by_clause(nodes: list[Node]) -> list[tuple[str, list[str]]]:
    """The marks of each rule, in the order of the rules; within a rule a language may need another order of words."""
    rules: list[tuple[str, list[str]]] = []
    for node in nodes:
        rest = node
        around_it: list[str] = []
        while isinstance(rest, list) and rest[0] in ("if", "overview"):
            around_it.append(str(rest[:2] if rest[0] == "if" else "overview"))
            rest = rest[-1]
        if isinstance(rest, list) and rest[0] in ("li", "p"):
            within = sorted(str(mark[:2]) for mark in marks_in(rest[1:]))
            clause = next((str(each[1]) for each in rest[1:] if isinstance(each, list) and each[0] == "clause"), "")
            rules.append((clause, [*around_it, *within]))
        elif isinstance(rest, list):
            rules += marks_by_clause(rest[1:])
    return rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [*GAMES, "common"])
def test_every_language_has_the_same_marks(game: str, language: str) -> None:
    assert marks_by_clause(page(game, language)) == marks_by_clause(page(game))


def test_a_mark_encloses_the_words_before_it() -> None:
    words = marked(
        [
            ["strong", "MU-07"],
            " All four edges",
            "[: first the\n",
            "sides]{spinner=sides-first teams!=on|off}",
            ".",
            " {counting=exact}",
        ]
    )
    assert around(["li", *words]) == [
        "if",
        [["counting", "=", ["exact"]]],
        [
            "li",
            ["clause", "MU-07"],
            " All four edges",
            ["if", [["spinner", "=", ["sides-first"]], ["teams", "!=", ["on", "off"]]], ": first the\nsides"],
            ".",
        ],
    ]


def test_notes_take_the_space_before_them_along() -> None:
    assert marked(["Deal again ", ["em", "(ours)"], "."]) == ["Deal again", ["note", " ", "(ours)"], "."]


@pytest.mark.parametrize("text", ["words]{set=6}", "[words", "{set=6 and}", "{Set=6}", "[a]{=6}"])
def test_a_mark_that_cannot_be_read_stops_the_build(text: str) -> None:
    with pytest.raises(BadMark):
        marked([text])


@pytest.mark.parametrize("nodes", [["a {set=6} b"], ["a {set=6} {set=9}"]])
def test_a_mark_for_the_whole_stands_at_the_end(nodes: list[Node]) -> None:
    with pytest.raises(BadMark):
        around(["p", *marked(nodes)])
