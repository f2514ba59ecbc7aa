"""How tests speak with the engine: as the page does, in JSON."""

from __future__ import annotations

import json
import re
from typing import Any

from domino_core import Match
from domino_core.bridge import Bridge
from domino_core.shapes.door import StateReply
from tests.conftest import ROOT

PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
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


def running(door: Bridge) -> Match:
    """The match behind a door."""
    assert door.match is not None
    return door.match


def has_a_choice(door: Bridge) -> int:
    """Plays on until the seat on turn has several moves."""
    match = running(door)
    while len(match.legal_moves()) < 2:
        match.play(match.legal_moves()[0])
    assert match.turn is not None
    return match.turn
