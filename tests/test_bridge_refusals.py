"""Whatever else may come through the door is refused, with a reason, and the match goes on untouched."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_core import Match, bridge
from domino_core.ai.puzzles import UnknownPuzzle
from domino_core.bridge import HANDLERS, Bridge
from domino_core.errors import DominoError
from domino_core.match import MAX_TEXT
from domino_core.replies import MAX_ECHO
from domino_core.requests import MAX_NESTING
from tests.bridge_tools import CODES, PROTOCOL, TABLE, ask, has_a_choice, refused, running, started
from tests.harness import snapshot

NO_MATCH = [kind for kind in HANDLERS if kind not in {"catalogue", "check", "new", "load", "puzzle"}]


@pytest.mark.parametrize("kind", NO_MATCH)
def test_without_a_match_there_is_nothing_to_ask(kind: str) -> None:
    refused(ask(Bridge(), kind), "no-match")


BAD: dict[str, tuple[dict[str, Any], str, str]] = {
    "an unknown type": ({"type": "cheat"}, "bad-request", "unknown-request"),
    "no type": ({}, "bad-request", "unknown-request"),
    "a type that is no text": ({"type": ["new"]}, "bad-request", "unknown-request"),
    "a private type": ({"type": "_play"}, "bad-request", "unknown-request"),
    "an unknown field": ({"type": "state", "eyes": 1}, "bad-request", "unknown-field"),
    "a field of another request": ({"type": "undo", "move": "pass"}, "bad-request", "unknown-field"),
    "a seat that is not there": ({"type": "state", "seat": 2}, "bad-request", "no-such-seat"),
    "a negative seat": ({"type": "state", "seat": -1}, "bad-request", "no-such-seat"),
    "a seat in words": ({"type": "state", "seat": "0"}, "bad-request", "no-such-seat"),
    "a seat yes": ({"type": "state", "seat": True}, "bad-request", "no-such-seat"),
    "a seat in a list": ({"type": "state", "seat": [0]}, "bad-request", "no-such-seat"),
    "half a seat": ({"type": "state", "seat": 0.5}, "bad-request", "no-such-seat"),
    "a table in words": ({"type": "state", "table": "large"}, "bad-request", "bad-table"),
    "a table without height": ({"type": "state", "table": {"width": 100}}, "bad-request", "bad-table"),
    "a table of nothing": ({"type": "state", "table": {"width": 0, "height": 0}}, "bad-request", "bad-table"),
    "a table too large": ({"type": "state", "table": {"width": 9000, "height": 1}}, "bad-request", "bad-table"),
    "a table that is true": ({"type": "state", "table": {"width": True, "height": True}}, "bad-request", "bad-table"),
    "a table of no number": ({"type": "state", "table": {"width": float("nan"), "height": 9}}, "bad-request", "bad-table"),
    "a hand arranged in words": ({"type": "state", "arrange": "6-4"}, "bad-request", "bad-arrange"),
    "a hand arranged in numbers": ({"type": "state", "arrange": [6]}, "bad-request", "bad-arrange"),
    "no move": ({"type": "play"}, "bad-request", "field-missing"),
    "a move that is no text": ({"type": "play", "move": 6}, "bad-request", "field-missing"),
    "an unreadable move": ({"type": "play", "move": "?"}, "invalid-move", "unreadable-move"),
    "a foreign move": ({"type": "play", "move": "bid:30"}, "invalid-move", "foreign-move"),
    "a foreign arm": ({"type": "play", "move": "6-6@M"}, "invalid-move", "foreign-move"),
    "an illegal move": ({"type": "play", "move": "pass"}, "illegal-move", "can-play"),
    "a move by nobody": ({"type": "play", "move": "pass", "by": 7}, "bad-request", "no-such-seat"),
    "a move by false": ({"type": "play", "move": "pass", "by": False}, "bad-request", "no-such-seat"),
    "a move with a wrong look": ({"type": "play", "move": "6-6", "seat": 9}, "bad-request", "no-such-seat"),
    "undo by nobody": ({"type": "undo", "by": "x"}, "bad-request", "no-such-seat"),
    "nothing to undo": ({"type": "undo"}, "illegal-move", "nothing-to-undo"),
    "an unknown game": ({"type": "new", "game": "chess"}, "unknown-game", "unknown-game"),
    "no game": ({"type": "new"}, "unknown-game", "unknown-game"),
    "a game in a list": ({"type": "new", "game": ["block"]}, "unknown-game", "unknown-game"),
    "players in words": ({"type": "new", "game": "block", "players": "2"}, "bad-players", "not-a-number"),
    "too many players": ({"type": "new", "game": "block", "players": 99}, "bad-players", "wrong-number"),
    "options in a list": ({"type": "new", "game": "block", "options": []}, "bad-option", "not-options"),
    "an unknown option": ({"type": "new", "game": "block", "options": {"x": 1}}, "bad-option", "unknown-option"),
    "a wrong option": ({"type": "check", "game": "block", "options": {"set": 8}}, "bad-option", "bad-value"),
    "a seed that is a list": ({"type": "new", "game": "block", "seed": []}, "bad-request", "bad-seed"),
    "a broken seed": ({"type": "new", "game": "block", "seed": "\ud800"}, "bad-request", "bad-seed"),
    "a deal that is none": ({"type": "new", "game": "block", "deal": {"a": 1}}, "bad-deal", "not-a-deal"),
    "a deal of half the tiles": ({"type": "new", "game": "block", "deal": ["6-4"]}, "bad-deal", "tile-missing"),
    "a new match with a wrong look": ({"type": "new", "game": "bingo", "seat": 1}, "bad-request", "no-such-seat"),
    "no save": ({"type": "load"}, "bad-request", "field-missing"),
    "a save that is none": ({"type": "load", "save": "{}"}, "bad-save", "save-unreadable"),
    "a save too long": ({"type": "load", "save": "x" * (MAX_TEXT + 1)}, "bad-save", "save-too-long"),
    "thinking for nobody": ({"type": "think", "by": 9}, "bad-request", "no-such-seat"),
    "thinking too long": ({"type": "think", "ms": 5000}, "bad-request", "bad-slice"),
    "thinking for less than no time": ({"type": "think", "ms": -1}, "bad-request", "bad-slice"),
    "thinking in words": ({"type": "think", "ms": "50"}, "bad-request", "bad-slice"),
    "thinking with a broken seed": ({"type": "think", "seed": "\ud800"}, "bad-request", "bad-seed"),
    "thinking with a list for a seed": ({"type": "think", "seed": []}, "bad-request", "bad-seed"),
    "thinking at a level that is none": ({"type": "think", "level": 3}, "bad-option", "unknown-level"),
}


@pytest.mark.parametrize("request_, code, reason", BAD.values(), ids=BAD)
def test_a_bad_request_is_refused_and_the_match_goes_on_untouched(request_: dict[str, Any], code: str, reason: str) -> None:
    door = started()
    match, before = door.match, snapshot(running(door))
    refused(json.loads(door.handle(json.dumps(request_))), code, reason)
    assert door.match is match
    assert snapshot(running(door)) == before


def test_every_code_of_an_error_is_in_the_protocol() -> None:
    kinds: list[type[DominoError]] = [DominoError, UnknownPuzzle]  # the latter comes when it is first wanted
    for kind in kinds:
        kinds += kind.__subclasses__()
    assert {kind.code for kind in kinds} | {"internal"} == CODES


@pytest.mark.parametrize("kind", HANDLERS)
def test_every_request_is_in_the_protocol(kind: str) -> None:
    assert f"| `{kind}` |" in PROTOCOL


def test_an_unknown_level_is_refused_where_there_is_a_choice() -> None:
    door = started()
    has_a_choice(door)
    refused(ask(door, "think", level="godlike"), "bad-option", "unknown-level")


NOT_REQUESTS: dict[str, Any] = {
    "nothing": "",
    "not JSON": "{",
    "a list": "[]",
    "a number": "7",
    "null": "null",
    "deep lists": "[" * 100_000,
    "deep objects": '{"a":' * 20_000,
    "a deep game": json.dumps({"type": "new", "game": "X"}).replace('"X"', "[" * 900 + "]" * 900),
    "one level too deep": "[" * (MAX_NESTING + 1) + "]" * (MAX_NESTING + 1),
    "huge": json.dumps({"type": "load", "save": "x" * (2 * MAX_TEXT)}),
    "a huge number": '{"type":"new","game":"block","players":' + "9" * 5000 + "}",
    "quotes without end": '"' + '\\"' * 60_000,
    "no text": None,
    "bytes": b"{}",
}


@pytest.mark.parametrize("text", NOT_REQUESTS.values(), ids=NOT_REQUESTS)
def test_what_is_no_request_is_refused(text: Any) -> None:
    door = started()
    before = snapshot(running(door))
    reply = json.loads(door.handle(text))
    refused(reply, "bad-request")
    assert reply["error"]["reason"] in {"unreadable", "too-long"}
    assert snapshot(running(door)) == before


def test_brackets_in_texts_are_no_nesting() -> None:
    reply = ask(started(), "play", move="[" * 100)
    refused(reply, "invalid-move", "unreadable-move")


def test_a_request_that_breaks_half_way_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in the engine is told as such, and the match is put back as it was."""
    door = started()
    ask(door, "play", move=ask(door, "state", seat=ask(door, "state")["turn"])["legal"][0])
    before = ask(door, "state")

    whole = Bridge._state

    def broken(self: Bridge, look: dict[str, Any]) -> object:
        if look["table"]:
            raise RuntimeError("no reply")
        return whole(self, look)

    monkeypatch.setattr(Bridge, "_state", broken)
    turn = before["turn"]
    move = ask(door, "state", seat=turn)["legal"][0]
    for fields in (
        {"type": "play", "move": move},
        {"type": "undo"},
        {"type": "new", "game": "bingo"},
        {"type": "load", "save": before["save"]},
    ):
        refused(json.loads(door.handle(json.dumps({**fields, "table": TABLE}))), "internal")
        assert ask(door, "state") == before


def test_what_cannot_be_put_back_is_answered_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever goes wrong, and then goes wrong again: there is an answer, and the page can give the match anew."""
    door = started()
    before = ask(door, "state")

    def broken(*_: Any) -> None:
        raise RuntimeError("broken")

    move = ask(door, "state", seat=before["turn"])["legal"][0]
    with monkeypatch.context() as patch:
        patch.setattr(Bridge, "_state", broken)
        patch.setattr(Match, "load", broken)
        refused(ask(door, "play", move=move), "internal")
    refused(ask(door, "state"), "no-match")
    assert ask(door, "load", save=before["save"])["ok"]
    assert ask(door, "state") == before
    with monkeypatch.context() as patch:
        patch.setattr(Match, "save", broken)
        refused(ask(door, "state"), "internal")
    assert ask(door, "state") == before


def test_without_a_picture_a_move_counts_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    door = started()

    def broken(*_: Any) -> None:
        raise ValueError("no room")

    monkeypatch.setattr(bridge, "make_scene", broken)
    turn = ask(door, "state")["turn"]
    move = ask(door, "state", seat=turn)["legal"][0]
    reply = ask(door, "play", move=move, seat=turn, table=TABLE)
    assert (reply["ok"], reply["moves"], reply["scene"]) == (True, 1, None)
    assert ask(door, "state", table=TABLE)["scene"] is None


ECHOED = "Z" * 60_000


SENT: list[Any] = [ECHOED, [ECHOED], {ECHOED: ECHOED}, 10**4000, -(10**4000), f"6-6@{ECHOED}", f"bid:{ECHOED}"]


@pytest.mark.parametrize("value", SENT, ids=lambda value: str(value)[:8])
def test_an_error_repeats_little_of_what_was_sent(value: Any) -> None:
    for kind, (_, fields) in HANDLERS.items():
        for field in sorted(fields | {"more"}):
            door = started()
            needed = {"game": "block"} if "game" in fields else {"move": "pass"} if "move" in fields else {}
            text = door.handle(json.dumps({"type": kind, **needed, field: value}))
            assert json.loads(text)["ok"] or len(text) < 4 * MAX_ECHO, (kind, field, text[:200])


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 40)
    | st.floats()
    | st.text(max_size=6)
    | st.sampled_from(["block", "6-6", "pass", "next"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
FIELDS = st.sampled_from(sorted({name for _, fields in HANDLERS.values() for name in fields}))
REQUESTS = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from(sorted(HANDLERS)) | JSON,
    st.dictionaries(FIELDS, JSON, max_size=3),
)


@given(st.lists(REQUESTS | JSON, max_size=4))
def test_whatever_comes_is_answered_in_json_and_a_refusal_changes_nothing(requests: list[Any]) -> None:
    door = started()
    for request in requests:
        before = snapshot(running(door))
        reply = json.loads(door.handle(json.dumps(request)))
        assert isinstance(reply["ok"], bool)
        if not reply["ok"]:
            assert reply["error"]["code"] in CODES - {"internal"}, reply
            assert snapshot(running(door)) == before


@given(st.text(max_size=300))
def test_any_text_is_answered(text: str) -> None:
    assert json.loads(Bridge().handle(text))["ok"] is False
