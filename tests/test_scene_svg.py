"""Scenes of real games, and scenes as SVG."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from math import hypot
from typing import Any, cast
from xml.etree import ElementTree as ET

import pytest

from domino_core.match import Match
from domino_core.registry import GAMES
from domino_core.scene.pictures import PICTURES, lobby_pictures
from domino_core.scene.pips import COLOURS, PATTERNS, RADII, as_json
from domino_core.scene.svg import to_svg
from domino_core.shapes.scene import Scene
from tests.scene_checks import check_scene, check_touching, make_scene, random_view
from tests.seen import plain_view

SIZES = ((1180, 700), (820, 1050), (768, 640), (390, 640))


def every_view(game: str, players: int, options: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What the seat on turn, another seat and an onlooker see, in the first plays of a random match."""
    match = Match.new(game, players=players, seed="scenes", options=options)
    rng = random.Random(game)
    for _ in range(60):
        yield from (plain_view(match, seat) for seat in (match.turn, players - 1, None))
        if match.finished:
            return
        match.play(rng.choice(match.legal_moves()))


def cases() -> list[tuple[str, int, dict[str, Any]]]:
    """Every game with its fewest and its most seats, and with the largest set."""
    found: list[tuple[str, int, dict[str, Any]]] = []
    for game in GAMES.values():
        seats = game.allowed_seats(game.resolve(game.usual_players, {}))
        found += [(game.id, players, {}) for players in sorted({seats[0], seats[-1]})]
        found += [
            (game.id, game.usual_players, {"set": 12}) for option in game.options if option.name == "set" and 12 in option.values
        ]
    return found


@pytest.mark.parametrize("game, players, options", cases())
def test_real_games(game: str, players: int, options: dict[str, Any]) -> None:
    for step, view in enumerate(every_view(game, players, options)):
        scene = make_scene(view, *SIZES[step // 3 % len(SIZES)])
        check_scene(view, scene)
        if view.get("line"):
            check_touching(view, scene)


def parse(text: str) -> ET.Element:
    """Well-formed, standalone: every reference is inside, no script, nothing fetched."""
    root = ET.fromstring(text)
    ids = {node.get("id") for node in root.iter() if node.get("id")}
    referred = set(re.findall(r'href="#(\w+)"', text)) | set(re.findall(r"url\(#(\w+)\)", text))
    assert referred <= ids
    assert "<script" not in text
    assert text.count("http") == 1
    assert not re.search(r"\bon\w+=", text)
    return root


def test_a_table_of_91_tiles_is_a_small_picture() -> None:
    view = random_view(random.Random(1), 12, 91)
    text = to_svg(
        cast("Scene", make_scene(view, 1180, 700)), words=True, targets=True, title='A "table" & more', corner=12, prefix="t"
    )
    root = parse(text)
    assert root.get("aria-label") == 'A "table" & more'
    assert len(text) < 20_000


def test_every_game_with_a_picture_has_a_sound_one() -> None:
    pictures = lobby_pictures()
    assert set(pictures) == set(GAMES)
    for game, text in pictures.items():
        root = parse(text)
        assert len(text) < 6_000, game
        assert not list(root.iter("{http://www.w3.org/2000/svg}text")), f"{game}: a typeface that may not be there"


def test_the_pictures_show_no_tile_twice() -> None:
    for make in PICTURES.values():
        keys = [piece["key"] for piece in make()["tiles"]]
        assert len(keys) == len(set(keys))


def test_pips_can_be_counted() -> None:
    """As many pips as the number says, apart from one another and inside the half; the same turned half round."""
    for number, pips in enumerate(PATTERNS):
        assert len(set(pips)) == number
        assert {(-x, -y) for x, y in pips} == set(pips)
        for k, (x, y) in enumerate(pips):
            assert max(abs(x), abs(y)) + RADII[number] < 0.9
            assert all(hypot(x - a, y - b) > 2.4 * RADII[number] for a, b in pips[:k])


def test_the_page_gets_the_same_pips() -> None:
    data = json.loads(as_json())
    assert [[tuple(pip) for pip in pips] for pips in data["patterns"]] == [list(pips) for pips in PATTERNS]
    assert len(data["radii"]) == len(data["colours"]) == 13


@pytest.mark.clause("MTC-N1")
def test_large_numbers_have_the_colours_of_the_leaflet() -> None:
    """11 red, 10 blue, 9 gold, 8 green, 7 silver: told by which of red, green and blue is strong in each."""
    red, green, blue = ([int(colour[at : at + 2], 16) for colour in COLOURS] for at in (1, 3, 5))
    assert red[11] > 2 * max(green[11], blue[11])
    assert blue[10] > 2 * max(red[10], green[10] // 2 + 1)
    assert red[9] > green[9] > 3 * blue[9]
    assert green[8] > 1.5 * max(red[8], blue[8])
    assert max(red[7], green[7], blue[7]) - min(red[7], green[7], blue[7]) < 40
    assert len(set(COLOURS)) == len(PATTERNS)
