"""Looking back: earlier positions of a match and what was told of it, without a trace in the match itself. Hands lie open in rounds
that are over, and in no others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from domino_core.bridge import Bridge
from tests.bridge_tools import TABLE, ask, refused, running, started
from tests.cases import Case, kinds_of_tables, usual_cases
from tests.harness import hidden_from

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


# ---------------------------------------------------------------- open hands


def to_the_second_round(case: Case) -> Bridge:
    """A match with a round behind it and another one under way, or one that is over."""
    bridge = Bridge()
    ask(bridge, "new", game=case.game.id, players=case.players, seed="open", options=case.options, **LOOK)
    match = running(bridge)
    while not match.finished and not (len(match.results) == 1 and not match.waiting and len(match.round.history) > 1):
        match.play(match.legal_moves()[0])
    return bridge


def positions(bridge: Bridge) -> Sequence[tuple[int, bool]]:
    """The number of moves of every position, and whether its round has been played to its end."""
    match = running(bridge)
    rounds_begun, found = 1, [(0, bool(match.results))]
    for count, (_, move) in enumerate(match.log, start=1):
        rounds_begun += move == "next" and match.players > 1  # alone it is a move of the one round
        found.append((count, rounds_begun <= len(match.results)))
    return found


@pytest.mark.clause("ALL-03")
@pytest.mark.parametrize("case", usual_cases(), ids=str)
def test_hands_are_opened_in_rounds_that_are_over_and_in_no_others(case: Case) -> None:
    bridge = to_the_second_round(case)
    before = running(bridge).save()
    over = positions(bridge)
    assert any(done for _, done in over)
    assert running(bridge).finished or any(not done for _, done in over)
    for count, done in over:
        for seat in (0, None) if count % 7 else (*range(case.players), None):
            reply = ask(bridge, "past", moves=count, seat=seat, open=True)
            if not done:
                refused(reply, "illegal-move", "round-not-over")
                continue
            assert all(hand is not None for hand in reply["view"]["hands"])
            shown = [len(hand) for hand in reply["view"]["hands"]]
            assert shown == reply["view"]["counts"]
    assert running(bridge).save() == before


@pytest.mark.parametrize("case", [case for case in usual_cases() if case.players > 1], ids=str)
def test_a_look_back_without_open_hands_tells_no_more_than_was_known_then(case: Case) -> None:
    """Also in a round that is over: who asks for a seat's own view gets that and nothing else."""
    bridge = to_the_second_round(case)
    for count, done in positions(bridge)[::5]:
        for quiet in ({}, {"open": False}):
            reply = ask(bridge, "past", moves=count, seat=0, **quiet)
            if not reply["result"]:
                others = reply["view"]["hands"][1:]
                assert all(not hand for hand in others), (count, done)


@pytest.mark.parametrize("table", [TABLE, {"width": 390, "height": 640}, {"width": 844, "height": 300}], ids=str)
@pytest.mark.parametrize("case", [case for case in usual_cases() if case.players > 1], ids=str)
def test_the_picture_shows_every_tile_of_every_open_hand(case: Case, table: dict[str, int]) -> None:
    bridge = to_the_second_round(case)
    for count in [count for count, done in positions(bridge) if done][::9]:
        reply = ask(bridge, "past", moves=count, seat=0, table=table, open=True)
        painted = {piece["tile"] for piece in reply["scene"]["tiles"] if piece["face"] == "up"}
        assert painted >= {tile for hand in reply["view"]["hands"] for tile in hand}


def test_open_events_tell_what_was_drawn() -> None:
    bridge = to_the_second_round(next(case for case in usual_cases() if case.game.id == "draw"))
    match = running(bridge)
    ended = max(count for count, done in positions(bridge) if done)
    drew = next(count for count, (seat, move) in enumerate(match.log[:ended], start=1) if move == "draw" and seat)
    closed = ask(bridge, "past", moves=drew, seat=0)["events"][0]
    opened = ask(bridge, "past", moves=drew, seat=0, open=True)["events"][0]
    assert "tile" not in closed
    assert opened["tile"] in ask(bridge, "past", moves=drew, seat=0, open=True)["view"]["hands"][opened["seat"]]


def test_taking_the_end_of_a_round_back_closes_the_hands_again() -> None:
    bridge = started()
    match = running(bridge)
    while not match.waiting:
        match.play(match.legal_moves()[0])
    count = len(match.log) - 1
    assert ask(bridge, "past", moves=count, seat=0, open=True)["ok"]
    assert ask(bridge, "undo", seat=0)["ok"]
    assert hidden_from(match.round, 0)
    refused(ask(bridge, "past", moves=count, seat=0, open=True), "illegal-move", "round-not-over")


@pytest.mark.parametrize("wish", [1, "true", None, [], 0])
def test_open_is_yes_or_no(wish: object) -> None:
    refused(ask(started(), "past", moves=0, seat=0, open=wish), "bad-request", "field-missing")


@pytest.mark.parametrize("kind", ["state", "play", "log", "undo", "load", "new"])
def test_no_other_request_opens_hands(kind: str) -> None:
    refused(ask(started(), kind, seat=0, open=True), "bad-request", "unknown-field")
