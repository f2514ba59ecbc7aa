"""The lobby's pictures: one for every game, small, sound, and telling the games apart. Also what Muggins shows of its open ends."""

from __future__ import annotations

import random
import re
from itertools import combinations, pairwise
from math import cos, radians, sin
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_core.game import Setup
from domino_core.games.muggins import MUGGINS
from domino_core.notation import read_laid
from domino_core.registry import GAMES
from domino_core.scene.parts import label_box, overlap, piece_box, tile_box
from domino_core.scene.pictures import PICTURES, lobby_pictures
from domino_core.shapes.scene import TilePiece
from tests.scene_checks import SIZES, make_scene
from tests.seen import plain_view


def test_every_game_has_a_picture() -> None:
    assert set(PICTURES) == set(GAMES)


@pytest.mark.parametrize("game", sorted(PICTURES))
def test_a_picture_is_small_and_stands_alone(game: str) -> None:
    text = lobby_pictures()[game]
    assert len(text.encode()) < 5_000
    root = ET.fromstring(text)
    assert root.get("viewBox") == "0 0 320 200"
    ids = {node.get("id") for node in root.iter() if node.get("id")}
    assert set(re.findall(r'href="#(\w+)"', text)) <= ids
    assert text.count("http") == 1


def corners(piece: TilePiece) -> list[tuple[float, float]]:
    """Of a tile that may lie at any angle."""
    angle, half = radians(piece["turn"]), piece["size"] / 2
    ways = ((-half, -2 * half), (half, -2 * half), (half, 2 * half), (-half, 2 * half))
    return [(piece["x"] + dx * cos(angle) - dy * sin(angle), piece["y"] + dx * sin(angle) + dy * cos(angle)) for dx, dy in ways]


@pytest.mark.parametrize("game", sorted(PICTURES))
def test_a_picture_lies_on_its_card_and_shows_no_tile_twice(game: str) -> None:
    scene = PICTURES[game]()
    keys = [piece["key"] for piece in scene["tiles"]]
    assert len(keys) == len(set(keys))
    for piece in scene["tiles"]:
        assert all(0 <= x <= 320 and 0 <= y <= 200 for x, y in corners(piece)), piece
    words = {value for piece in scene["labels"] for value in piece["data"].values()}
    assert all(re.fullmatch(r"[\d +]+", str(word)) for word in words), "pictures are the same in every language"


def test_pictures_tell_games_apart() -> None:
    """No two games show nearly the same tiles at nearly the same places."""
    for one, two in combinations(PICTURES, 2):
        first, second = (
            {(piece["tile"], round(piece["x"] / 40), round(piece["y"] / 40)) for piece in PICTURES[game]()["tiles"]}
            for game in (one, two)
        )
        assert len(first & second) <= len(first | second) / 4, (one, two)


def test_the_lines_in_the_pictures_keep_the_rules() -> None:
    """Bergen's ends are level, Muggins' add up to fifteen, Matador's touching halves to ten."""
    ends = [read_laid(move)[1] for move in ("3-6@L", "3-0@R", "3-4@U", "3-5@D")]
    assert sum(ends) == 15
    tiles = {piece["tile"]: piece for piece in PICTURES["matador"]()["tiles"] if piece["tile"]}
    halves = [sorted(map(int, tile.split("-"))) for tile in sorted(tiles, key=lambda tile: tiles[tile]["x"])]
    assert {piece["turn"] for piece in tiles.values()} == {90}  # the lower half to the left
    assert [left[1] + right[0] for left, right in pairwise(halves)] == [10, 10, 10]
    marked = [piece["tile"] for piece in PICTURES["bergen"]()["tiles"] if piece.get("mark")]
    assert all("4" in str(tile) for tile in marked)
    assert len(marked) == 2


def muggins_view(seed: int, moves: int) -> dict[str, Any]:
    options = MUGGINS.resolve(2, {"set": (6, 12)[seed % 2]})
    deal = MUGGINS.round_class.deal(Setup(MUGGINS, 2, options, scores=(0, 0), seed=str(seed)))
    rng = random.Random(seed)
    for _ in range(moves):
        if deal.turn is not None:
            deal.apply(deal.turn, rng.choice(deal.legal_moves(deal.turn)))
    return plain_view(deal, deal.turn)


@settings(max_examples=80, deadline=None)
@given(size=SIZES, seed=st.integers(0, 500), moves=st.integers(0, 40))
def test_muggins_shows_what_the_open_ends_add_up_to(size: tuple[int, int], seed: int, moves: int) -> None:
    view = muggins_view(seed, moves)
    scene = make_scene(view, *size)
    totals = [piece for piece in scene["labels"] if piece["code"] == "total"]
    assert len(totals) == bool(view["line"])
    for piece in totals:
        assert piece["data"] == {"total": view["total"]}
        assert bool(piece.get("mark")) == (view["total"] > 0 and view["total"] % 5 == 0)
        solid = [tile_box(tile) for tile in scene["tiles"]] + [piece_box(other) for other in scene["seats"] + scene["targets"]]
        assert not any(overlap(label_box(piece), box) for box in solid)
    assert {piece["move"] for piece in scene["targets"]} == set(view["legal_moves"])
