"""The door between page and engine: every request and what it is answered with. `docs/protocol.md` describes it."""

from __future__ import annotations

import pytest

from domino_core import GAMES, Match
from domino_core.ai import ALL_LEVELS, LEVELS
from domino_core.bridge import Bridge
from domino_core.notation import tile_in
from domino_core.rng import Rng
from domino_core.tiles import NAMES
from tests.bridge_tools import STATE, TABLE, ask, has_a_choice, refused, running, started
from tests.harness import Case, snapshot, spread_cases


def test_the_catalogue_lists_every_game() -> None:
    reply = ask(Bridge(), "catalogue")
    assert [game["id"] for game in reply["games"]] == list(GAMES)
    assert reply["games"][0] == GAMES[reply["games"][0]["id"]].as_data()
    assert reply["levels"] == list(LEVELS)
    assert reply["usual_level"] in LEVELS
    assert {*LEVELS, *reply["other_levels"]} == set(ALL_LEVELS)


def test_check_tells_who_can_sit_down_and_every_value() -> None:
    reply = ask(Bridge(), "check", game="block", players=2, options={"set": "6"})
    assert (reply["players"], reply["options"]) == ([2, 3, 4], {"set": 6, "target": 100})
    assert reply["to_choose"] == GAMES["block"].as_data()["options"]
    assert ask(Bridge(), "check", game="block", players=9, options={"set": 6})["players"] == [2, 3, 4]
    assert ask(Bridge(), "check", game="block")["options"] == {"set": 12, "target": 100}


def test_check_leaves_out_what_makes_no_difference() -> None:
    def chosen(game: str, players: int, **options: object) -> dict[str, object]:
        reply = ask(Bridge(), "check", game=game, players=players, options=options)
        return {option["name"]: option.get("values", option.get("most")) for option in reply["to_choose"]}

    assert chosen("standard", 4)["target"] == 500
    assert "target" not in chosen("standard", 4, rounds=3)
    assert "set" not in chosen("standard", 4), "there is one set to choose"
    assert "teams" in chosen("muggins", 4)
    assert "teams" not in chosen("muggins", 3)
    train = chosen("mexican-train", 4, rules="table", start="aside")
    assert {"chance", "hands"}.isdisjoint(train)
    assert (train["begin"], train["rounds"]) == (["rotate", "winner"], 10)


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


@pytest.mark.parametrize("level", LEVELS)
def test_think_answers_with_a_legal_move_until_it_is_done(level: str) -> None:
    door = started()
    seat = has_a_choice(door)
    before = snapshot(running(door))
    for _ in range(1000):
        reply = ask(door, "think", by=seat, level=level, seed="s", ms=0)
        assert reply["move"] in running(door).legal_moves(seat)
        if reply["done"]:
            break
    assert reply["done"]
    assert snapshot(running(door)) == before
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
            fields = {"move": running(door).legal_moves()[0]}
        assert ask(door, kind, **fields)["ok"]
        assert door._thought is None


@pytest.mark.parametrize(
    "game, reasons",
    [
        ("block", {"must-open", "lacks-numbers"}),
        ("forty-two", {"bid-first", "must-follow"}),
        ("mexican-train", {"lacks-numbers", "cover-double", "does-not-fit"}),
        ("matador", {"lacks-numbers-or-matador"}),
        ("poker", {"fits-nowhere"}),
    ],
)
def test_a_tile_that_cannot_be_played_has_its_reason(game: str, reasons: set[str]) -> None:
    """The reason, and nothing else: the match is as it was, and the tiles that can be played have none."""
    door, rng = started(game=game, players=None, options={}), Rng("why", game)
    heard = set()
    for _ in range(400):
        assert door.match is not None
        if door.match.finished:
            break
        seat, legal, before = door.match.turn, door.match.legal_moves(), door.match.save()
        if not door.match.waiting:
            assert seat is not None
            for tile in door.match.view(seat)["hands"][seat] or ():
                objection = ask(door, "why", tile=tile, by=seat)["objection"]
                assert (objection is None) == (tile in {NAMES[one] for one in map(tile_in, legal) if one is not None})
                heard |= {objection["reason"]} if objection else set()
        assert door.match.save() == before
        ask(door, "play", move=rng.choice(legal))
    assert heard >= reasons


def test_why_not_is_told_to_a_seat_on_turn_about_a_tile() -> None:
    door = started()
    turn = ask(door, "state")["turn"]
    assert ask(door, "why", tile="0-6", by=1 - turn)["objection"]["reason"] == "not-your-turn"
    refused(ask(door, "why", tile="six-four"), "bad-deal", "no-such-tile")
    refused(ask(door, "why"), "bad-request", "field-missing")
    refused(ask(door, "why", tile="6-4", by=7), "bad-request", "no-such-seat")


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
