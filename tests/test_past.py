"""Looking back: earlier positions of a match and what was told of it, without a trace in the match itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from domino_core.bridge import Bridge
from tests.bridge_tools import TABLE, ask, refused, running, started
from tests.cases import Case, kinds_of_tables

if TYPE_CHECKING:
    from collections.abc import Sequence

MOVES = 24
LOOK = {"seat": 0, "table": TABLE}


def played(case: Case, bridge: Bridge) -> Sequence[dict[str, Any]]:
    """Some moves of a match, with every reply, the first one included."""
    replies = [ask(bridge, "new", game=case.game.id, players=case.players, seed="past", options=case.options, **LOOK)]
    while len(replies) <= MOVES and not replies[-1]["finished"]:
        legal = running(bridge).legal_moves()
        replies.append(ask(bridge, "play", move=legal[len(replies) % len(legal)], **LOOK))
    return replies


@pytest.mark.parametrize("case", kinds_of_tables(), ids=str)
def test_every_position_comes_back_as_it_was(case: Case) -> None:
    bridge = Bridge()
    replies = played(case, bridge)
    for reply in replies:
        assert ask(bridge, "past", moves=reply["moves"], **LOOK) == reply
    assert ask(bridge, "state", **LOOK)["save"] == replies[-1]["save"]


@pytest.mark.parametrize("case", kinds_of_tables(), ids=str)
def test_the_log_tells_what_was_told_in_this_round(case: Case) -> None:
    bridge = Bridge()
    replies = played(case, bridge)
    last = replies[-1]
    round_begins = max(k for k, reply in enumerate(replies) if any(event["kind"] == "deal" for event in reply["events"]))
    told = ask(bridge, "log", seat=0)["entries"]
    assert told == [{"moves": reply["moves"], "events": reply["events"]} for reply in replies[round_begins:]]
    assert ask(bridge, "state", **LOOK)["save"] == last["save"]


def test_the_log_keeps_what_others_drew_to_themselves() -> None:
    bridge = started(game="draw", options={})
    match = running(bridge)
    while not any(move == "draw" for _, move in match.log):
        match.play(match.legal_moves()[0])
    drawer = match.log[-1][0]

    def drawn(seat: int) -> list[str | None]:
        entries = ask(bridge, "log", seat=seat)["entries"]
        return [event.get("tile") for entry in entries for event in entry["events"] if event["kind"] == "draw"]

    assert drawn(drawer) != [None]
    assert drawn(1 - drawer) == [None]


@pytest.mark.parametrize("moves", [-1, 3, True, "1", None, 1.0])
def test_there_is_no_position_before_the_first_or_after_the_last(moves: object) -> None:
    bridge = started()
    match = running(bridge)
    for _ in range(2):
        match.play(match.legal_moves()[0])
    before = match.save()
    refused(ask(bridge, "past", moves=moves), "bad-request")
    assert running(bridge).save() == before
