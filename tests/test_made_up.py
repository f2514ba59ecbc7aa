"""A game of a family that nobody has heard of goes through everything that the engine has, without a change anywhere."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from domino_core import GAMES, InvalidMove, Match, cli
from domino_core.ai import LEVELS, call_out, choose
from domino_core.bridge import Bridge
from domino_core.house import Family, Visit, family_named
from domino_core.rng import Rng
from domino_core.scene.pictures import lobby_pictures
from tests.harness import MOST_MOVES, Case, Checker, all_cases, play_random, states
from tests.made_up import HILL_AND_VALLEY, HillRound
from tests.scene_checks import check_scene, make_scene
from tests.seen import plain_view

HILLS = Family("hills", HillRound)
CASES = all_cases(games=[HILL_AND_VALLEY])
USUAL = Case(HILL_AND_VALLEY, 3, {})
SIZES = ((1180, 700), (820, 1050), (390, 640), (700, 340))


@pytest.fixture(autouse=True, params=[[], [HILLS]], ids=["a family without a record", "a family with rules only"])
def visit(request: pytest.FixtureRequest) -> Iterator[None]:
    with Visit([HILL_AND_VALLEY], request.param):
        yield


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_harness_takes_it(case: Case) -> None:
    Checker(case, 0).run()


@pytest.mark.parametrize("level", LEVELS)
def test_computer_players_play_it(level: str) -> None:
    match = USUAL.match()
    while not match.finished:
        assert len(match.log) < MOST_MOVES
        seat = match.turn
        assert seat is not None
        assert call_out(match.look(seat), level, 0) in (None, *match.legal_moves(seat))
        match.play(choose(match.look(seat), level, len(match.log), budget=2), seat)
    assert match.winners


def ask(bridge: Bridge, **request: Any) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(bridge.handle(json.dumps(request)))
    return reply


def test_the_page_can_play_it_through_the_bridge() -> None:
    bridge = Bridge()
    listed = ask(bridge, type="catalogue")["games"][-1]
    assert (listed["id"], listed["family"], listed["arms"], listed["low_wins"]) == (
        HILL_AND_VALLEY.id,
        "hills",
        ["hill", "valley"],
        True,
    )
    look = {"seat": 0, "table": {"width": 900, "height": 600}}
    state = ask(bridge, type="new", game=HILL_AND_VALLEY.id, seed="made up", **look)
    while state["turn"] is not None:
        assert state["ok"]
        assert state["family"] == "hills"
        check_scene(state["view"], state["scene"])
        seat = state["turn"]
        thought = ask(bridge, type="think", by=seat, level="simple", seed="x")
        assert thought["ok"]
        state = ask(bridge, type="play", move=thought["move"], by=seat, **look)
    assert ask(bridge, type="load", save=state["save"])["winners"] == state["winners"]
    for request in ("chance", "advise", "review"):
        assert ask(bridge, type=request)["error"]["code"] == "bad-request"
    assert ask(bridge, type="arrange", seat=0)["error"]["code"] == "bad-request"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_it_has_a_table(size: tuple[int, int]) -> None:
    for match in states(USUAL, 30):
        for seat in (None, *range(match.players)):
            view = plain_view(match, seat)
            scene = make_scene(view, *size)
            check_scene(view, scene)
            laid = {piece["tile"] for piece in scene["tiles"] if piece["zone"] == "line"}
            assert laid == {entry.partition(":")[2].partition("@")[0] for entry in view["history"] if "@" in entry}


def test_it_is_played_in_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda *_: "1")
    assert cli.main(["play", "--game", HILL_AND_VALLEY.id, "--seed", "x"]) == 0
    out = capsys.readouterr().out
    assert "tops: hill -1 valley 13" in out
    assert out.splitlines()[-1].startswith("The match is over.")
    assert cli.main(["games"]) == 0
    assert HILL_AND_VALLEY.id in capsys.readouterr().out


def test_it_has_a_card_in_the_lobby() -> None:
    assert lobby_pictures()[HILL_AND_VALLEY.id].startswith("<svg")


@pytest.mark.parametrize("text", ["6-4@swamp", "6-4@hills", "6-4@Hill"])
def test_only_its_own_arms_are_read(text: str) -> None:
    match = USUAL.match()
    with pytest.raises(InvalidMove):
        match.play(text)


def test_the_arms_of_a_guest_are_no_arms_of_other_games() -> None:
    with pytest.raises(InvalidMove) as refusal:
        Match.new("block").play("6-4@hill")
    assert refusal.value.reason == "unreadable-move"


def test_a_guest_leaves_no_trace() -> None:
    one = USUAL.match()
    play_random(one, Rng("moves"))
    with pytest.raises(ValueError, match="already"), Visit([HILL_AND_VALLEY]):
        pass
    assert HILL_AND_VALLEY.id in GAMES


def test_a_guest_may_not_take_the_name_of_a_family() -> None:
    with pytest.raises(ValueError, match="line"), Visit([], [Family("line", HillRound)]):
        pass
    assert family_named("line").rules is not HillRound
