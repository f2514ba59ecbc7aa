"""What the engine sends is what `shapes/` says: real views, events and replies of every game, held against the declared shapes."""

from __future__ import annotations

import json
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from domino_core import GAMES
from domino_core.bridge import HANDLERS, Bridge
from domino_core.rng import Rng
from domino_core.shapes import door, events
from tests.cases import Case, usual_cases

STATES: dict[str, Any] = {get_args(get_type_hints(shape)["family"])[0]: shape for shape in get_args(door.State)}
"""A state of each family, with its own view."""

TABLES = [
    {"width": 1000, "height": 700},
    {"width": 390, "height": 640},
    {"width": 700, "height": 340},
    {"width": 1900, "height": 1000},
]


def faults(value: Any, shape: Any, where: str = "") -> list[str]:
    """Where a value is not of this shape."""
    origin, inner = get_origin(shape), get_args(shape)
    if shape is Any:
        return []
    if is_typeddict(shape):
        return _faults_of_fields(value, shape, where)
    if origin in (Union, UnionType):
        tries = [faults(value, one, where) for one in inner]
        return [] if [] in tries else min(tries, key=len)
    if origin is Literal:
        return [] if value in inner else [f"{where}: {value!r} is none of {inner}"]
    if origin is list:
        if not isinstance(value, list):
            return [f"{where}: {value!r} is no list"]
        return [fault for place, item in enumerate(value) for fault in faults(item, inner[0], f"{where}[{place}]")]
    if origin is tuple:
        if not isinstance(value, list) or len(value) != len(inner):
            return [f"{where}: {value!r} is no list of {len(inner)}"]
        return [fault for place, one in enumerate(inner) for fault in faults(value[place], one, f"{where}[{place}]")]
    if origin is dict:
        if not isinstance(value, dict):
            return [f"{where}: {value!r} is no mapping"]
        return [fault for key, item in value.items() for fault in faults(item, inner[1], f"{where}.{key}")]
    kinds = {int: (int,), float: (int, float), str: (str,), bool: (bool,), NoneType: (NoneType,)}[shape]
    right = isinstance(value, kinds) and (shape is bool or not isinstance(value, bool))
    return [] if right else [f"{where}: {value!r} is no {shape.__name__}"]


def _faults_of_fields(value: Any, shape: Any, where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where}: {value!r} is no mapping"]
    fields = get_type_hints(shape, include_extras=True)
    found = [f"{where}: unknown field {name}" for name in value if name not in fields]
    for name, kind in fields.items():
        if name in value:
            found += faults(value[name], get_args(kind)[0] if get_origin(kind) is NotRequired else kind, f"{where}.{name}")
        elif get_origin(kind) is not NotRequired:
            found.append(f"{where}: {name} is missing")
    return found


def test_a_wrong_shape_is_found() -> None:
    play = {"kind": "play", "seat": 0, "tile": "6-4"}
    assert not faults(play, events.EventData)
    assert faults({**play, "seat": "0"}, events.EventData)
    assert faults({**play, "tile": None}, events.EventData)
    assert faults({**play, "surprise": 1}, events.EventData)
    assert faults({"seat": 0}, events.EventData) == [": kind is missing"]
    assert faults({"ok": True, "error": {}}, door.ErrorReply)
    assert faults(True, int)
    assert not faults([1, "6-4"], tuple[int, str])
    assert faults([1], tuple[int, str])
    assert faults([1, 2], tuple[int, str])
    assert not faults(3, float)


def test_every_family_has_a_view() -> None:
    assert set(STATES) == {game.family for game in GAMES.values()}


@pytest.mark.parametrize("case", usual_cases(), ids=str)
def test_states_and_views_are_of_their_shapes(case: Case) -> None:
    bridge = Bridge()

    def ask(expected: Any, **request: Any) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(bridge.handle(json.dumps(request)))
        assert reply.pop("ok"), reply
        assert faults(reply, expected) == []
        return reply

    shape, rng = STATES[case.game.family], Rng("shapes", case.game.id)
    state = ask(
        shape,
        type="new",
        game=case.game.id,
        players=case.players,
        seed="shapes",
        options=case.options,
        seat=0,
        table=TABLES[0],
    )
    for _ in range(120):
        if state["turn"] is None:
            break
        assert bridge.match is not None
        move = rng.choice(bridge.match.legal_moves())
        ask(door.ThinkReply, type="think", level="random")
        ask(door.WhyReply, type="why", tile="6-4")
        assert state["scene"] is not None
        seat, table = rng.choice([None, *range(case.players)]), rng.choice(TABLES)
        state = ask(shape, type="play", move=move, seat=seat, table=table)


def test_the_catalogue_and_refusals_are_of_their_shapes() -> None:
    handle = Bridge().handle
    catalogue = json.loads(handle('{"type": "catalogue"}'))
    assert catalogue.pop("ok")
    assert faults(catalogue, door.CatalogueReply) == []
    assert faults(json.loads(handle('{"type": "play", "move": "6-4"}')), door.ErrorReply) == []
    assert faults(json.loads(handle("nonsense")), door.ErrorReply) == []


def test_every_request_is_declared_with_the_fields_that_the_bridge_reads() -> None:
    read = {}
    for shape in get_args(door.Request):
        fields = get_type_hints(shape)
        kind = get_args(fields.pop("type"))[0]
        read[kind] = frozenset(fields)
    assert read == {kind: fields for kind, (_, fields) in HANDLERS.items()}
    assert set(get_type_hints(door.Replies)) == set(HANDLERS)


HELP: dict[str, list[dict[str, Any]]] = {
    "mexican-train": [{"type": "arrange", "seat": 0}],
    "forty-two": [{"type": "chance", "ms": 0}],
    "castle-rock": [{"type": "puzzle", "name": "6-gentle-shapes"}, {"type": "advise"}, {"type": "review"}],
}
"""Requests for help, each after the move that it is about."""


@pytest.mark.parametrize("game", HELP)
def test_help_is_of_its_shapes(game: str) -> None:
    bridge, replies = Bridge(), get_type_hints(door.Replies)

    def ask(**request: Any) -> dict[str, Any]:
        reply: dict[str, Any] = json.loads(bridge.handle(json.dumps(request)))
        assert reply.pop("ok"), reply
        assert faults(reply, replies[request["type"]]) == []
        return reply

    for pile in ("open", "hidden") if game == "castle-rock" else (None,):
        state = ask(type="new", game=game, seed="help", seat=0, options={} if pile is None else {"pile": pile})
        for request in HELP[game]:
            while request["type"] == "advise" and not any("-" in move for move in state["legal"]):
                state = ask(type="play", move=state["legal"][0], seat=0)
            while request["type"] == "review" and not state["finished"]:
                state = ask(type="play", move=state["legal"][0], seat=0)
            ask(**request)
