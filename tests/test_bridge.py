"""The door between page and engine: every request, and whatever else may come. `docs/protocol.md` describes it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_core import GAMES, Match, bridge
from domino_core.ai import LEVELS
from domino_core.bridge import HANDLERS, MAX_ECHO, MAX_NESTING, Bridge
from domino_core.errors import DominoError
from domino_core.match import MAX_TEXT
from domino_core.rng import Rng
from domino_core.shapes.door import StateReply
from tests.harness import Case, snapshot, spread_cases

PROTOCOL = (Path(__file__).resolve().parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
CODES = set(re.findall(r"`([a-z]+(?:-[a-z]+)*)`", PROTOCOL.partition("`code` is one of")[2].partition("`reason` says")[0]))
"""The codes that the page is told of."""
STATE = {"ok", *StateReply.__annotations__}
TABLE = {"width": 1180, "height": 700}


def ask(door: Bridge, kind: str, **fields: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(door.handle(json.dumps({"type": kind, **fields})))
    return reply


def started(**fields: Any) -> Bridge:
    door = Bridge()
    assert ask(door, "new", **{"game": "block", "players": 2, "seed": "door", "options": {"set": 6}, **fields})["ok"]
    return door


def refused(reply: dict[str, Any], code: str, reason: str | None = None) -> None:
    assert set(reply) == {"ok", "error"}
    assert reply["ok"] is False
    assert set(reply["error"]) == {"code", "reason", "data", "message"}
    assert reply["error"]["code"] == code, reply
    assert reason is None or reply["error"]["reason"] == reason
    assert reply["error"]["message"]


# ---------------------------------------------------------------- every request


def test_the_catalogue_lists_every_game() -> None:
    reply = ask(Bridge(), "catalogue")
    assert [game["id"] for game in reply["games"]] == list(GAMES)
    assert reply["games"][0] == GAMES[reply["games"][0]["id"]].as_data()
    assert reply["levels"] == list(LEVELS)


def test_check_tells_who_can_sit_down_and_every_value() -> None:
    reply = ask(Bridge(), "check", game="block", players=2, options={"set": "6"})
    assert reply == {"ok": True, "players": [2, 3, 4], "options": {"set": 6, "target": 100}}
    assert ask(Bridge(), "check", game="block", players=9, options={"set": 6})["players"] == [2, 3, 4]
    assert ask(Bridge(), "check", game="block")["options"] == {"set": 12, "target": 100}


def test_new_starts_a_match_and_shows_it_to_the_looking_seat() -> None:
    door = Bridge()
    reply = ask(door, "new", game="block", players=2, seed="door", options={"set": 6}, seat=1, table=TABLE)
    match = Match.new("block", 2, "door", {"set": 6})
    assert set(reply) == STATE
    assert reply["view"] == match.view(1)
    assert reply["legal"] == list(match.legal_moves(1))
    assert reply["save"] == match.save()
    assert (reply["turn"], reply["round"], reply["moves"], reply["result"]) == (match.turn, 1, 0, None)
    assert [event["kind"] for event in reply["events"]] == ["deal"]
    assert (reply["scene"]["width"], reply["scene"]["height"]) == (1180, 700)
    assert ask(door, "state", seat=0)["scene"] is None


def test_new_takes_a_deal_and_an_onlooker() -> None:
    order = "6-4 5-5 4-1 0-0 1-0 1-1 2-0 2-1 2-2 3-0 3-1 3-2 3-3 4-0 4-2 4-3 4-4 5-0 5-1 5-2 5-3 5-4 6-0 6-1 6-2 6-3 6-5 6-6"
    reply = ask(Bridge(), "new", game="castle-rock", deal=order.split())
    assert reply["view"]["row"] == ["6-4", "5-5", "4-1"]
    assert reply["view"]["seat"] is None
    assert reply["legal"] == []
    assert reply["seed"] is None


def test_play_undo_state_and_load_go_together() -> None:
    door = started()
    first = ask(door, "state")
    move = ask(door, "state", seat=first["turn"])["legal"][0]
    after = ask(door, "play", move=move)
    assert after["moves"] == 1
    assert [event["kind"] for event in after["events"]] == ["play"]
    again = ask(door, "state")
    assert again == {**after, "events": []}
    back = ask(door, "undo")
    assert back == {**first, "events": []}
    loaded = ask(Bridge(), "load", save=after["save"])
    assert loaded == {**after, "events": []}


def test_undo_for_a_seat_goes_back_to_its_last_move() -> None:
    door = started()
    for _ in range(5):
        turn = ask(door, "state")["turn"]
        ask(door, "play", move=ask(door, "state", seat=turn)["legal"][0], by=turn)
    reply = ask(door, "undo", by=turn)
    assert (reply["moves"], reply["turn"]) == (4, turn)
    refused(ask(started(), "undo", by=0), "illegal-move", "nothing-to-undo")


def test_a_finished_round_has_a_result_and_a_finished_match_winners() -> None:
    door = started(options={"set": 6, "target": 50})
    results = 0
    while True:
        reply = ask(door, "state", seat=0)
        if reply["result"] is not None:
            results += 1
            assert set(reply["result"]) == {"reason", "seat", "points", "details"}
            assert reply["round"] == results
        if reply["finished"]:
            break
        ask(door, "play", move=ask(door, "state", seat=reply["turn"])["legal"][0])
    assert reply["turn"] is None
    assert reply["winners"]
    assert max(reply["scores"]) >= 50
    assert results > 1
    refused(ask(door, "play", move="pass"), "illegal-move", "match-over")
    refused(ask(door, "think"), "bad-request", "nothing-to-think")


def has_a_choice(door: Bridge) -> int:
    """Plays on until the seat on turn has several moves."""
    assert door.match is not None
    while len(door.match.legal_moves()) < 2:
        door.match.play(door.match.legal_moves()[0])
    assert door.match.turn is not None
    return door.match.turn


@pytest.mark.parametrize("level", LEVELS)
def test_think_answers_with_a_legal_move_until_it_is_done(level: str) -> None:
    door = started()
    seat = has_a_choice(door)
    before = snapshot(door.match)  # type: ignore[arg-type]
    for _ in range(1000):
        reply = ask(door, "think", by=seat, level=level, seed="s", ms=0)
        assert reply["move"] in door.match.legal_moves(seat)  # type: ignore[union-attr]
        if reply["done"]:
            break
    assert reply["done"]
    assert snapshot(door.match) == before  # type: ignore[arg-type]
    assert ask(door, "play", move=reply["move"], by=seat)["ok"]


def test_think_is_for_the_seat_on_turn_unless_said_otherwise() -> None:
    door = started()
    assert ask(door, "think")["done"]
    assert ask(door, "think", by=None)["done"]
    turn = ask(door, "state")["turn"]
    refused(ask(door, "think", by=1 - turn), "bad-request", "nothing-to-think")


def test_a_thought_does_not_outlive_the_position() -> None:
    door = started()
    for kind, fields in (
        ("play", {"move": "?"}),
        ("undo", {}),
        ("new", {"game": "block"}),
        ("load", {"save": ask(door, "state")["save"]}),
    ):
        seat = has_a_choice(door)
        door._thought = ((seat, "simple", "0"), iter(["the old thought"]), "the old thought")
        if kind == "play":
            fields = {"move": door.match.legal_moves()[0]}  # type: ignore[union-attr]
        assert ask(door, kind, **fields)["ok"]
        assert door._thought is None


# ---------------------------------------------------------------- what is refused

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
    match, before = door.match, snapshot(door.match)  # type: ignore[arg-type]
    refused(json.loads(door.handle(json.dumps(request_))), code, reason)
    assert door.match is match
    assert snapshot(door.match) == before  # type: ignore[arg-type]


def test_every_code_of_an_error_is_in_the_protocol() -> None:
    kinds = [DominoError]
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
    before = snapshot(door.match)  # type: ignore[arg-type]
    reply = json.loads(door.handle(text))
    refused(reply, "bad-request")
    assert reply["error"]["reason"] in {"unreadable", "too-long"}
    assert snapshot(door.match) == before  # type: ignore[arg-type]


def test_brackets_in_texts_are_no_nesting() -> None:
    reply = ask(started(), "play", move="[" * 100)
    refused(reply, "invalid-move", "unreadable-move")


def test_a_request_that_breaks_half_way_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in the engine is told as such, and the match is put back as it was."""
    door = started()
    ask(door, "play", move=ask(door, "state", seat=ask(door, "state")["turn"])["legal"][0])
    before = ask(door, "state")

    whole = Bridge._state

    def broken(self: Bridge, look: dict[str, Any]) -> dict[str, Any]:
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


# ---------------------------------------------------------------- help with the own hand


def test_a_hand_is_arranged_as_its_longest_train() -> None:
    door = started(game="mexican-train", players=4, options={}, seed="rails")
    view = ask(door, "state", seat=2)["view"]
    reply = ask(door, "arrange", seat=2)
    assert sorted(reply["train"] + reply["slough"]) == sorted(view["hands"][2])
    end = next(train["end"] for train in view["trains"] if train["arm"] == "2")
    for tile in reply["train"]:
        one, two = map(int, tile.split("-"))
        assert end in (one, two)
        end = one + two - end
    dots = [sum(map(int, tile.split("-"))) for tile in reply["slough"]]
    assert dots == sorted(dots, reverse=True)


def test_a_hand_is_arranged_before_the_engine_lies() -> None:
    for start in ("draw", "highest"):
        door = started(game="mexican-train", players=3, options={"rules": "table", "start": start}, seed="wait")
        reply = ask(door, "arrange", seat=0)
        assert len(reply["train"] + reply["slough"]) == 13


def test_only_trains_are_arranged_and_only_for_seats_that_are_there() -> None:
    refused(ask(started(), "arrange", seat=0), "bad-request", "no-trains")
    door = started(game="mexican-train", players=4, options={})
    for seat in (None, 4, -1, "0", True):
        refused(ask(door, "arrange", seat=seat), "bad-request", "no-such-seat")
    refused(ask(Bridge(), "arrange", seat=0), "no-match")


def test_an_auction_comes_with_advice_and_chances() -> None:
    door = started(game="forty-two", players=4, options={})
    reply = ask(door, "chance", seed="c", ms=0)
    while not reply["done"]:
        reply = ask(door, "chance", seed="c", ms=1000)
    assert reply["advice"]["kind"] in ("weak", "possible", "strong")
    assert [each["bid"] for each in reply["chances"]] == list(range(30, 43))
    chances = [each["chance"] for each in reply["chances"]]
    assert chances == sorted(chances, reverse=True)
    assert all(0 < chance < 1 for chance in chances)
    assert reply["worlds"] > 0


def test_moon_has_advice_without_chances_and_other_moments_have_none() -> None:
    door = started(game="moon", players=3, options={})
    reply = ask(door, "chance")
    assert (reply["chances"], reply["done"]) == ([], False) or reply["done"]
    door = started()
    for _ in range(2):  # a question that was refused is not gone on with
        refused(ask(door, "chance"), "bad-request", "no-auction")


def test_a_seat_that_may_call_out_keeps_silent_where_there_is_nothing() -> None:
    calls = silences = 0
    for number in range(30):
        door = started(game="muggins", players=3, options={"claims": "manual"}, seed=f"{number}")
        for _ in range(12):
            now = ask(door, "state", seat=0)
            if now["result"]:
                break
            claim = now["view"]["claim"]
            if claim and claim["state"] == "silent":
                others = [seat for seat in range(3) if seat not in (claim["seat"], now["turn"])]
                thought = ask(door, "think", by=others[0], level="simple")
                scores = now["view"]["total"] > 0 and now["view"]["total"] % 5 == 0
                assert (thought["move"], thought["done"]) == ("muggins" if scores else None, True)
                calls, silences = calls + scores, silences + (not scores)
            legal = ask(door, "state", seat=now["turn"])["legal"]
            ask(door, "play", move="pass" if "claim" in legal else legal[0], by=now["turn"])
    assert calls
    assert silences


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
        before = snapshot(door.match)  # type: ignore[arg-type]
        reply = json.loads(door.handle(json.dumps(request)))
        assert isinstance(reply["ok"], bool)
        if not reply["ok"]:
            assert reply["error"]["code"] in CODES - {"internal"}, reply
            assert snapshot(door.match) == before  # type: ignore[arg-type]


@given(st.text(max_size=300))
def test_any_text_is_answered(text: str) -> None:
    assert json.loads(Bridge().handle(text))["ok"] is False


# ---------------------------------------------------------------- every game through the door


@pytest.mark.parametrize("case", spread_cases(), ids=str)
def test_every_game_can_be_played_through_the_door(case: Case) -> None:
    """The first moves of a match as the page plays them, with a picture at every step."""
    door, rng = Bridge(), Rng("door", str(case))
    reply = ask(door, "new", game=case.game.id, players=case.players, seed="door", options=case.options, seat=0, table=TABLE)
    for _ in range(12):
        assert reply["ok"], reply
        assert set(reply) == STATE
        assert reply["scene"]["tiles"] or reply["scene"]["seats"] or reply["scene"]["labels"]
        if reply["finished"]:
            break
        thought = ask(door, "think", by=reply["turn"], level=rng.choice(list(LEVELS)), seed="s", ms=0)
        reply = ask(
            door,
            "play",
            move=thought["move"],
            by=reply["turn"],
            seat=rng.below(case.players),
            table={"width": 390, "height": 844},
        )
    assert ask(Bridge(), "load", save=reply["save"])["save"] == reply["save"]
