"""Pictures of poker: bets, pots, folded hands and the showdown, at every state of random hands on tables of every size."""

from __future__ import annotations

import random
from functools import lru_cache
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_core.game import Round
from domino_core.games.poker import POKER
from domino_core.scene.parts import box_at, label_box, overlap, piece_box, tile_box
from tests.scene_checks import SIZES, make_scene
from tests.seen import plain_view
from tests.test_scene_trick import TABLES, Scene, View, check_table, codes, deal, every_view


def stacks(rng: random.Random) -> tuple[int, ...]:
    """Scores that leave some players nearly or wholly without chips; they add up to nothing."""
    cuts = sorted(rng.choice((0, 1, 3, 8, 20, 60, 150, 300, 400)) for _ in range(3))
    chips = [b - a for a, b in pairwise((0, *cuts, 400))]
    rng.shuffle(chips)
    return tuple(own - 100 for own in chips)


@lru_cache(maxsize=64)
def views(seed: int) -> list[View]:
    rng = random.Random(seed)
    found: list[View] = []
    while len(found) < 60:
        scores = (0, 0, 0, 0) if rng.random() < 0.3 else stacks(rng)
        if sum(score > -100 for score in scores) > 1:
            found += every_view(deal(POKER, rng.random(), rng.randrange(4), scores), rng)
    return found


def check_poker(view: View, scene: Scene) -> None:
    check_table(view, scene)
    stacks_of_chips = [box_at(piece["x"], piece["y"], piece["size"], 1.3 * piece["size"]) for piece in scene["chips"]]
    solid = [piece_box(piece) for piece in scene["seats"] + scene["targets"]]
    solid += [tile_box(piece) for piece in scene["tiles"]] + [label_box(piece) for piece in scene["labels"]]
    assert not any(overlap(one, two) for one in stacks_of_chips for two in solid)
    said = codes(scene)
    if view["result"] is None:
        assert said["pot"] == [{"chips": view["pot"]}]
        sides = [data["chips"] for data in said.get("side-pot", [])]
        assert sides == ([pot["chips"] for pot in view["pots"]] if len(view["pots"]) > 1 else [])
    else:
        assert sum(data["chips"] for data in said["pot-won"]) == sum(pot["chips"] for pot in view["result"]["details"]["pots"])
    assert {piece["seat"]: piece["score"] for piece in scene["seats"]} == dict(enumerate(view["chips"]))


@settings(max_examples=200, deadline=None)
@given(size=SIZES, seed=st.integers(0, 20), moment=st.integers(0, 10**6))
def test_every_state_fits_every_table(size: tuple[int, int], seed: int, moment: int) -> None:
    states = views(seed)
    view = states[moment % len(states)]
    check_poker(view, make_scene(view, *size))


def said(played: Round, *moves: str) -> Round:
    for move in moves:
        assert played.turn is not None
        played.play(played.turn, move)
    return played


@pytest.mark.parametrize("size", TABLES)
def test_bets_and_folds_stand_before_the_seats(size: tuple[int, int]) -> None:
    played = said(deal(POKER, "bets", starter=3), "bet", "raise", "fold", "call")
    view = plain_view(played, 0)
    scene = make_scene(view, *size)
    check_poker(view, scene)
    lines = codes(scene)
    assert sorted(data["chips"] for data in lines["said-bet"]) == [5, 10, 10]
    assert lines["said-fold"] == [{}]
    assert lines["dealer"] == [{}]
    assert lines["own-hand"] == [{"hand": view["own_class"]}]
    assert [piece["seat"] for piece in scene["seats"] if piece.get("dim")] == [2]
    assert not any(piece["key"].startswith("back:2:") for piece in scene["tiles"])
    buttons = [piece for piece in scene["targets"] if piece["kind"] == "button"]
    assert [piece["move"] for piece in buttons] == ["call", "raise", "fold"]
    if size[0] < 700:
        assert len({piece["y"] for piece in buttons}) == 1


@pytest.mark.parametrize("size", TABLES)
def test_the_showdown_names_every_hand(size: tuple[int, int]) -> None:
    played = said(deal(POKER, "showdown", starter=3), "bet", "call", "fold", "call")
    view: dict[str, Any] = {**plain_view(played, 0), "turn": 0, "legal_moves": ["next"]}
    scene = make_scene(view, *size)
    check_poker(view, scene)
    lines = codes(scene)
    assert [data["hand"] for data in lines["hand"]] == [view["classes"][1], view["classes"][3]]
    assert lines["own-hand"] == [{"hand": view["classes"][0]}]
    assert sum(bool(piece.get("mark")) for piece in scene["labels"]) == len(view["result"]["details"]["winners"])
    shown = {piece["tile"] for piece in scene["tiles"] if piece["zone"] == "rack"}
    assert shown == {*view["hands"][1], *view["hands"][3]}
    assert min(piece["size"] for piece in scene["tiles"] if piece["zone"] == "rack") >= 15


def test_hands_that_nobody_called_stay_hidden() -> None:
    played = said(deal(POKER, "unopposed", starter=3), "bet", "fold", "fold", "fold")
    scene = make_scene({**plain_view(played, 1), "turn": 0}, 1180, 700)
    assert not any(piece["face"] == "up" for piece in scene["tiles"] if piece["zone"] == "rack")
    assert "hand" not in codes(scene)
    assert codes(scene)["pot-won"][0]["seat"] == 0


def test_the_five_tiles_that_win_are_lit() -> None:
    played = said(deal(POKER, "lit", starter=3), "bet", "call", "call", "fold")
    view = plain_view(played, 1)
    assert view["result"] is not None
    for width, height in ((1180, 700), (390, 640), (320, 320)):
        lit = [piece["tile"] for piece in make_scene(view, width, height)["tiles"] if piece.get("mark")]
        assert sorted(map(str, lit)) == sorted(view["hands"][view["result"]["seat"] or 0] or ())
    unopposed = said(deal(POKER, "lit", starter=3), "bet", "fold", "fold", "fold")
    assert not any(piece.get("mark") for piece in make_scene(plain_view(unopposed, 0), 1180, 700)["tiles"])


def test_side_pots_are_told_apart() -> None:
    played = said(deal(POKER, "side", starter=3, scores=(40, -94, 14, 40)), "bet", "call", "raise", "call")
    view = plain_view(played, 0)
    scene = make_scene(view, 390, 640)
    check_poker(view, scene)
    lines = codes(scene)
    assert [data["number"] for data in lines["side-pot"]] == list(range(len(view["pots"])))
    assert len(view["pots"]) > 1
    assert lines["said-all-in"] == [{"chips": 6}]


def test_a_player_without_chips_is_out() -> None:
    view = plain_view(deal(POKER, "out", starter=3, scores=(100, -100, 0, 0)), 0)
    scene = make_scene(view, 1180, 700)
    check_poker(view, scene)
    assert codes(scene)["said-out"] == [{}]
    assert [piece["seat"] for piece in scene["seats"] if piece.get("dim")] == [1]
    assert not any(piece["zone"] == "yard" for piece in scene["tiles"])
