"""Options: read from links, forms and saves, and declared as data."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_core.errors import BadOption
from domino_core.families.line.options import SET, target
from domino_core.game import Game
from domino_core.games.block import BLOCK
from domino_core.house import Visit
from domino_core.match import Match
from domino_core.options import FLAG, Option, Value, as_text
from domino_core.registry import GAMES
from domino_core.rng import Rng

CHOICE = Option("set", (6, 9, 12), 12, ("XX-01",))
WORD = Option("rules", ("plain", "fancy"), "plain")
RANGE = Option("target", range(10, 101, 5), 100)
YES_NO = Option("wild", FLAG, False)


@pytest.mark.parametrize("option", [CHOICE, WORD, RANGE, YES_NO], ids=lambda option: option.name)
def test_every_value_reads_as_itself_and_as_its_text(option: Option) -> None:
    for value in option.values:
        for given_value in (value, as_text(value)):
            read = option.read(given_value)
            assert read == value
            assert type(read) is type(value)


@pytest.mark.parametrize(
    "option, given_value",
    [
        (CHOICE, 7), (CHOICE, "7"), (CHOICE, ""), (CHOICE, True), (CHOICE, None), (CHOICE, [6]), (CHOICE, {"a": 1}), (CHOICE, float("nan")),
        (WORD, "Fancy"), (WORD, 0), (RANGE, 11), (RANGE, 105), (RANGE, 5), (RANGE, "1e2"), (RANGE, True), (YES_NO, 1), (YES_NO, 0),
        (YES_NO, "true"), (YES_NO, "x" * 999),
    ],
)  # fmt: skip
def test_other_values_are_refused(option: Option, given_value: Any) -> None:
    with pytest.raises(BadOption) as refusal:
        option.read(given_value)
    assert refusal.value.reason == "bad-value"
    assert refusal.value.data["name"] == option.name
    assert len(refusal.value.message) < 160


@given(st.one_of(st.text(), st.integers(), st.floats(), st.booleans(), st.none()))
def test_anything_is_read_or_refused(given_value: object) -> None:
    for option in (CHOICE, WORD, RANGE, YES_NO):
        with suppress(BadOption):
            assert option.read(given_value) in option.values


def test_flags_stand_in_links_as_on_and_off() -> None:
    assert [as_text(value) for value in (True, False, 6, "plain")] == ["on", "off", "6", "plain"]


def test_the_declaration_as_data() -> None:
    assert CHOICE.as_data() == {"name": "set", "kind": "choice", "default": 12, "clauses": ["XX-01"], "values": [6, 9, 12]}
    assert RANGE.as_data() == {
        "name": "target",
        "kind": "number",
        "default": 100,
        "clauses": [],
        "least": 10,
        "most": 100,
        "step": 5,
    }
    assert YES_NO.as_data()["kind"] == "flag"
    assert (CHOICE.choices(), RANGE.choices(), YES_NO.choices()) == ("6, 9, 12", "10-100 in steps of 5", "off, on")


def with_presets() -> Game:
    """A game with two rule sets and a default that depends on the number of players."""
    return Game(
        id="toy",
        family="line",
        round_class=BLOCK.round_class,
        seats=(2, 3),
        moves=frozenset(),
        options=(Option("rules", ("plain", "fancy"), "plain"), CHOICE, YES_NO, RANGE),
        match_over=BLOCK.match_over,
        presets={"plain": {"wild": False}, "fancy": {"wild": True, "set": 6}},
        defaults_for=lambda players, _: {"target": 50} if players == 3 else {},
    )


@pytest.mark.parametrize(
    "players, chosen, expected",
    [
        (2, {}, {"rules": "plain", "set": 12, "wild": False, "target": 100}),
        (2, {"rules": "fancy"}, {"rules": "fancy", "set": 6, "wild": True, "target": 100}),
        (2, {"rules": "fancy", "wild": "off"}, {"rules": "fancy", "set": 6, "wild": False, "target": 100}),
        (3, {}, {"rules": "plain", "set": 12, "wild": False, "target": 50}),
        (3, {"target": "10"}, {"rules": "plain", "set": 12, "wild": False, "target": 10}),
    ],
)
def test_what_is_chosen_comes_before_the_rule_set_and_that_before_the_default(
    players: int, chosen: dict[str, object], expected: dict[str, Value]
) -> None:
    assert with_presets().resolve(players, chosen) == expected


def test_an_unknown_option_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(BadOption) as refusal:
        with_presets().resolve(2, {"colour": "red"})
    assert refusal.value.reason == "unknown-option"
    assert "rules, set, wild, target" in refusal.value.message


@pytest.mark.parametrize("values, kind", [((61, 121), "choice"), (range(61, 122, 60), "number")])
def test_a_target_can_be_any_list_or_range(values: tuple[int, ...] | range, kind: str) -> None:
    game = replace(BLOCK, id="long-block", options=(SET, target(61, values=values)))
    assert game.options[1].as_data()["kind"] == kind
    with Visit([game]):
        match = Match.new(game.id, seed="target", options={"target": "121"})
        while not match.finished:
            match.play(match.legal_moves()[0])
        assert max(match.scores) >= 121
        with pytest.raises(BadOption):
            Match.new(game.id, options={"target": 100})


def narrowed() -> Iterator[tuple[str, str, str, Value]]:
    """Every case in which an option's values make less of a difference: game, option, and the other one with its value."""
    for game in GAMES.values():
        for option in game.options:
            for other, by_value in option.left_by.items():
                known = {one.name for one in game.options} | {"players"}
                assert other in known, f"{game.id} has no {other}"
                yield from ((game.id, option.name, other, value) for value in (*by_value,)[:2])


@pytest.mark.parametrize("game, name, other, value", list(narrowed()))
def test_values_that_are_left_out_make_no_difference(game: str, name: str, other: str, value: Value) -> None:
    """A whole match with such a value is the same, move for move, as with one of those that are offered."""
    option = next(one for one in GAMES[game].options if one.name == name)
    offered = option.left_by[other][value] or option.values
    assert set(offered) <= set(option.values)
    out = [one for one in option.values if one not in option.left_by[other][value]]

    def played(chosen: Value) -> str:
        players = int(value) if other == "players" else None
        given = {name: chosen, **({} if other == "players" else {other: value})}
        match = Match.new(game, players, "no difference", given)
        rng, seen = Rng("no difference"), []
        while not match.finished:
            seen.append(f"{match.turn} {match.legal_moves()} {match.scores}")
            match.play(rng.choice(match.legal_moves()))
        return "\n".join([*seen, str(match.winners)])

    known = {played(one) for one in (offered[0], offered[-1])}
    for one in (out[0], out[-1]):
        assert played(one) in known


@pytest.mark.parametrize(
    "option, rule",
    [
        (CHOICE, {"step": 0, "choices": "6, 9, 12"}),
        (RANGE, {"step": 5, "least": 10, "most": 100}),
        (Option("ante", range(1, 11), 2), {"step": 1, "least": 1, "most": 10}),
    ],
)
def test_a_refused_value_is_told_the_rule(option: Option, rule: dict[str, object]) -> None:
    with pytest.raises(BadOption) as refusal:
        option.read(2.5)
    assert rule.items() <= refusal.value.data.items()
    assert option.choices() in refusal.value.message


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_what_options_say_by_themselves_is_the_first_set_of_rules(game: Game) -> None:
    """Two places state the printed rules: each option its value, and the set of rules that is played unless another is chosen."""
    printed = {option.name: option.default for option in game.options}
    assert {**printed, **game.presets.get(str(printed.get("rules")), {})} == printed
