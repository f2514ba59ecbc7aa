"""Matches: undo, saving, loading, and what malformed input gets. `test_every_game.py` holds the same for every game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from domino_core import GAMES, IllegalMove, InvalidMove, Match
from domino_core.editions import NEWEST
from domino_core.errors import BadDeal, BadOption, BadPlayers, BadRequest, BadSave, DominoError, UnknownGame
from domino_core.match import MAX_TEXT, read_entry
from domino_core.rng import Rng
from domino_core.tiles import NAMES, double_set
from tests.harness import play_random, snapshot
from tests.keep_saves import SAVES, standing
from tests.seen import pile_view

SIX = [NAMES[tile] for tile in double_set(6)]


def a_match(moves: int = 12) -> Match:
    match = Match.new("block", 3, "match", {"set": 9})
    play_random(match, Rng("moves"), moves)
    return match


# ---------------------------------------------------------------- starting


def test_what_is_not_said_is_usual() -> None:
    match = Match.new("block")
    assert (match.players, match.seed, match.options) == (4, "0", {"set": 12, "target": 100})
    assert Match.new("block", seed=0).save() == match.save()


@pytest.mark.parametrize(
    "arguments, error, reason",
    [
        ({"game_id": "chess"}, UnknownGame, "unknown-game"),
        ({"game_id": None}, UnknownGame, "unknown-game"),
        ({"game_id": ["block"]}, UnknownGame, "unknown-game"),
        ({"players": 1}, BadPlayers, "wrong-number"),
        ({"players": 11}, BadPlayers, "wrong-number"),
        ({"players": "4"}, BadPlayers, "not-a-number"),
        ({"players": 4.0}, BadPlayers, "not-a-number"),
        ({"players": True}, BadPlayers, "not-a-number"),
        ({"players": 5, "options": {"set": 6}}, BadPlayers, "wrong-number"),
        ({"options": {"set": 7}}, BadOption, "bad-value"),
        ({"options": {"colour": 1}}, BadOption, "unknown-option"),
        ({"options": ["set"]}, BadOption, "not-options"),
        ({"seed": ""}, BadRequest, "bad-seed"),
        ({"seed": "x" * 65}, BadRequest, "bad-seed"),
        ({"seed": "a\nb"}, BadRequest, "bad-seed"),
        ({"seed": "\ud800"}, BadRequest, "bad-seed"),
        ({"seed": 1.5}, BadRequest, "bad-seed"),
        ({"seed": True}, BadRequest, "bad-seed"),
        ({"deal": SIX[:-1]}, BadDeal, "tile-missing"),
        ({"deal": [*SIX[:-1], "0-0"]}, BadDeal, "tile-twice"),
        ({"deal": [*SIX, "7-0"]}, BadDeal, "tile-not-in-set"),
        ({"deal": "6-4 nonsense"}, BadDeal, "no-such-tile"),
        ({"deal": 6}, BadDeal, "not-a-deal"),
        ({"deal": {"6-4": 1}}, BadDeal, "not-a-deal"),
        ({"deal": [None] * 28}, BadDeal, "no-such-tile"),
        ({"deal": [-1] * 28}, BadDeal, "no-such-tile"),
    ],
)
def test_a_match_that_cannot_be_is_refused_with_a_reason(
    arguments: dict[str, Any], error: type[DominoError], reason: str
) -> None:
    options = {"set": 6} if "deal" in arguments else {}
    with pytest.raises(error) as refusal:
        Match.new(**{"game_id": "block", "options": options, **arguments})
    assert (refusal.value.code, refusal.value.reason) == (error.code, reason)
    assert refusal.value.message.endswith(".")
    assert "\n" not in refusal.value.message
    assert json.dumps(refusal.value.data)


@pytest.mark.parametrize("deal", [" ".join(SIX), SIX, list(double_set(6)), [name[::-1] for name in SIX]])
def test_a_deal_may_be_written_in_several_ways(deal: Any) -> None:
    match = Match.new("castle-rock", deal=deal)
    assert pile_view(match, 0)["row"] == ["0-0", "1-0", "1-1"]
    assert match.seed is None
    assert Match.load(match.save()).save() == match.save()


# ---------------------------------------------------------------- moving and taking back


@pytest.mark.parametrize("seat", [-1, 3, 99, True, "0", 1.0, [0]])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    match = a_match()
    before = snapshot(match)
    for call in (match.view, match.legal_moves, lambda who: match.play("pass", who), match.undo_to):
        with pytest.raises(BadRequest) as refusal:
            call(seat)
        assert refusal.value.reason == "no-such-seat"
    assert snapshot(match) == before


def test_news_tell_what_the_last_move_brought_about() -> None:
    match = a_match(0)
    assert [event["kind"] for event in match.news_for(None)] == ["deal"]
    match.play(match.legal_moves()[0])
    assert [event["kind"] for event in match.news_for(None)] == ["play"]
    assert Match.load(match.save()).news == []
    match.undo()
    assert match.news == []


def between_rounds() -> Match:
    match = Match.new("block", 3, "match", {"set": 9, "target": 500})
    while not match.waiting:
        match.play(match.legal_moves()[0])
    return match


def test_between_two_rounds_seat_0_says_next() -> None:
    match = between_rounds()
    assert (match.turn, match.legal_moves(), match.legal_moves(1)) == (0, ("next",), ())
    assert match.view(0)["legal_moves"] == ["next"]
    assert match.view(1)["turn"] == 0
    before = snapshot(match)
    for move, seat in (("pass", 0), ("next", 1), ("6-6", 0)):
        with pytest.raises(IllegalMove) as refusal:
            match.play(move, seat)
        assert refusal.value.reason == "between-rounds"
    with pytest.raises(InvalidMove):
        match.play("?!")
    assert snapshot(match) == before
    match.play("next")
    assert match.view(0)["round"] == 2
    assert match.view(0)["scores"] == list(match.results[0].points)


def test_undo_reaches_back_over_rounds() -> None:
    match = between_rounds()
    over = snapshot(Match.load(match.save()))
    match.play("next")
    play_random(match, Rng("on"), 5)
    match.undo(6)
    assert snapshot(match) == over
    match.undo()
    assert match.round.turn is not None
    assert match.results == ()


def test_undo_after_the_end_goes_on() -> None:
    match = Match.new("castle-rock", seed="undo")
    play_random(match, Rng("moves"))
    assert match.finished
    with pytest.raises(IllegalMove) as refusal:
        match.play("draw")
    assert refusal.value.reason == "match-over"
    match.undo()
    assert (match.finished, match.winners, match.turn) == (False, (), 0)


def test_undo_of_a_seat_goes_back_to_its_last_move() -> None:
    match = a_match(12)
    seat, _ = match.log[-2]
    match.undo_to(seat)
    assert len(match.log) == 10
    assert match.turn == seat


@pytest.mark.parametrize("count", [0, -1, 13])
def test_what_was_not_played_cannot_be_taken_back(count: int) -> None:
    match = a_match(12)
    before = snapshot(match)
    with pytest.raises(IllegalMove) as refusal:
        match.undo(count)
    assert refusal.value.reason == "nothing-to-undo"
    assert snapshot(match) == before


def test_a_seat_that_has_not_moved_has_nothing_to_take_back() -> None:
    match = a_match(1)
    other = (match.log[0][0] + 1) % 3
    with pytest.raises(IllegalMove):
        match.undo_to(other)
    assert len(match.log) == 1


@pytest.mark.parametrize(
    "entry, seat, move",
    [
        ("6-4@R", None, "6-4@R"), ("2:muggins", 2, "muggins"), ("10:draw", 10, "draw"), ("bid:31", None, "bid:31"),
        ("0:bid:31", 0, "bid:31"), ("100:draw", None, "100:draw"), ("²:draw", None, "²:draw"), ("٣:draw", None, "٣:draw"),
        ("1x:draw", None, "1x:draw"), (":draw", None, ":draw"),
    ],
)  # fmt: skip
def test_a_written_move_may_name_its_seat(entry: str, seat: int | None, move: str) -> None:
    assert read_entry(entry) == (seat, move)


# ---------------------------------------------------------------- saving


def test_a_save_is_plain_and_stays_as_it_is() -> None:
    """The format, to the letter: saves are kept for years."""
    match = Match.new("block", 2, "s", {"set": 6})
    assert match.save() == '{"boneyard":2,"game":"block","moves":"","options":{"set":6,"target":100},"players":2,"seed":"s"}'
    match.play(match.legal_moves()[0])
    assert json.loads(match.save())["moves"] == match.log[0][1]
    stated = Match.new("castle-rock", deal=SIX)
    assert json.loads(stated.save())["deal"] == " ".join(SIX)
    assert json.loads(stated.save())["seed"] is None


def changed(**fields: Any) -> str:
    data = json.loads(a_match().save())
    data.update(fields)
    return json.dumps({name: value for name, value in data.items() if value is not ...})


MALFORMED: dict[str, Any] = {
    "nothing": "",
    "not text": None,
    "bytes": b"{}",
    "not JSON": "{",
    "another kind of JSON": "[]",
    "a number": "1",
    "null": "null",
    "an empty object": "{}",
    "too long": '{"boneyard":1,"moves":"' + "pass " * MAX_TEXT + '"}',
    "too deep": "[" * 5000 + "]" * 5000,
    "too many brackets": changed(options={"a": {"b": {"c": {"d": {}}}}}),
    "a huge number": '{"boneyard":1,"players":' + "9" * 5000 + "}",
    "not a number": changed().replace('"players": 3', '"players": NaN'),
    "no version": changed(boneyard=...),
    "a later version": changed(boneyard=NEWEST + 1),
    "a version before the first": changed(boneyard=0),
    "a version that is a yes": changed(boneyard=True),
    "a version in words": changed(boneyard="1"),
    "no game": changed(game=...),
    "an unknown game": changed(game="chess"),
    "a game that is no text": changed(game=7),
    "no players": changed(players=...),
    "too many players": changed(players=99),
    "no players at all": changed(players=0),
    "players in words": changed(players="3"),
    "players yes": changed(players=True),
    "no options": changed(options=...),
    "options in a list": changed(options=["set"]),
    "an unknown option": changed(options={"colour": 1}),
    "a wrong option": changed(options={"set": 7}),
    "an option that is a list": changed(options={"set": [9]}),
    "no seed": changed(seed=...),
    "an empty seed": changed(seed=""),
    "a number as seed": changed(seed=5),
    "a long seed": changed(seed="x" * 65),
    "a broken seed": changed(seed="\ud800"),
    "no moves": changed(moves=...),
    "moves in a list": changed(moves=["pass"]),
    "an unreadable move": changed(moves="?"),
    "a foreign move": changed(moves="bid:30"),
    "an illegal move": changed(moves="pass"),
    "one move too many": changed(moves=json.loads(a_match().save())["moves"] + " next"),
    "a seat that is not there": changed(moves="9:pass"),
    "a seat that is no number": changed(moves="²:pass"),
    "a seat with letters": changed(moves="1x:pass"),
    "a seat without end": changed(moves="9" * 5000 + ":pass"),
    "a move of another seat": changed(
        moves=f"{(a_match().log[0][0] + 1) % 3}:" + json.loads(a_match().save())["moves"].split()[0]
    ),
    "moves after another deal": changed(seed="other"),
    "a deal that is a list": changed(deal=SIX),
    "a deal that is no deal": changed(deal="6-4 nonsense"),
    "a deal of another set": changed(deal=" ".join(SIX)),
    "a tile twice": changed(deal=" ".join([*SIX, *SIX])),
}


@pytest.mark.parametrize("seed", ["[[[", "{{{{{{", "[" * 64, '"[{', "\\[[[[["])
def test_a_seed_may_be_made_of_brackets(seed: str) -> None:
    match = Match.new("block", 3, seed)
    match.play(match.legal_moves()[0])
    again = Match.load(match.save())
    assert (again.save(), again.view(0)) == (match.save(), match.view(0))


@pytest.mark.parametrize("text", MALFORMED.values(), ids=MALFORMED)
def test_a_malformed_save_is_refused_and_nothing_changes(text: Any) -> None:
    running = a_match()
    before = snapshot(running)
    with pytest.raises(BadSave) as refusal:
        Match.load(text)
    assert refusal.value.code == "bad-save"
    assert refusal.value.reason
    assert len(refusal.value.message) < 300
    assert json.dumps(refusal.value.data)
    assert snapshot(running) == before


@given(st.text(max_size=200))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(BadSave):
        Match.load(text)


@given(st.data())
def test_a_save_with_one_change_loads_or_is_refused(data: st.DataObject) -> None:
    text = a_match().save()
    at = data.draw(st.integers(0, len(text) - 1))
    put = data.draw(st.text(max_size=3))
    damaged = text[:at] + put + text[at + data.draw(st.integers(0, 3)) :]
    try:
        match = Match.load(damaged)
    except BadSave:
        return
    assert Match.load(match.save()).save() == match.save()


# ---------------------------------------------------------------- saves of earlier releases


OLD = sorted(SAVES.rglob("*.json"))


@pytest.mark.parametrize("file", OLD, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_saves_of_every_release_load_for_ever(file: Path) -> None:
    kept = json.loads(file.read_text(encoding="utf-8"))
    match = Match.load(kept["save"])
    assert standing(match) == kept["expected"]


def test_every_game_has_kept_saves() -> None:
    kept = {file.name.partition(".")[0] for file in OLD}
    missing = sorted(set(GAMES) - kept)
    assert not missing, f"no saves of {missing}: python3 -m tests.keep_saves"
