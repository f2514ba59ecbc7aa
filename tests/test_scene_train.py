"""Pictures of Mexican Train: up to eleven lanes, in each a train that folds to and fro, its open end, its marker, a place for a finger."""

from __future__ import annotations

import random
from functools import lru_cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_core import Match
from domino_core.scene.parts import label_box, overlap, piece_box, tile_box
from domino_core.scene.train_track import Track
from tests.scene_checks import Scene, View, check_scene, make_scene
from tests.screens import SCREENS, Size, table_of
from tests.seen import plain_view
from tests.train_checks import check_lanes, check_trains, inside, lane_of

RULES = ("sidings", "station", "table")
ROOMY = tuple(screen for screen in SCREENS if min(screen) >= 390)
"""Screens on which ten at a table each have room for a finger and a name."""
TABLES = tuple(table_of(screen) for screen in ROOMY)
PHONE, SIDEWAYS, SMALL_SIDEWAYS, TABLET, DESKTOP = (390, 844), (844, 390), (568, 320), (1180, 820), (1920, 1080)
LEAST = 18


def seats(rules: str) -> range:
    return range(2, 11 if rules == "table" else 9)


@lru_cache(maxsize=64)
def views(rules: str, players: int, seed: int) -> list[View]:
    """What the seat on turn sees at every state of the first rounds of a random match, and now and then an onlooker."""
    match = Match.new("mexican-train", players, str(seed), {"rules": rules, "rounds": 2, "cover": "always"})
    rng = random.Random(seed)
    found: list[View] = []
    while not match.finished:
        found.append(plain_view(match, match.turn if len(found) % 9 else None))
        match.play(rng.choice(match.legal_moves()))
    return [*found, plain_view(match, 0)]


POSITIONS = st.tuples(st.sampled_from(RULES), st.integers(2, 10), st.integers(0, 4), st.integers(0, 10**6))


def position(choice: tuple[str, int, int, int]) -> View:
    rules, players, seed, moment = choice
    states = views(rules, min(players, seats(rules)[-1]), seed)
    return states[moment % len(states)]


@settings(max_examples=200)
@given(choice=POSITIONS, size=st.sampled_from(TABLES))
def test_real_positions_on_real_tables(choice: tuple[str, int, int, int], size: Size) -> None:
    view = position(choice)
    check_trains(view, make_scene(view, *size))


@settings(max_examples=100)
@given(choice=POSITIONS, width=st.integers(374, 1600), height=st.integers(640, 1100))
def test_any_table_from_a_phone_up(choice: tuple[str, int, int, int], width: int, height: int) -> None:
    view = position(choice)
    check_trains(view, make_scene(view, width, height))


@settings(max_examples=150)
@given(choice=POSITIONS, width=st.integers(200, 1400), height=st.integers(150, 640))
def test_tiny_and_low_tables(choice: tuple[str, int, int, int], width: int, height: int) -> None:
    """However little room there is: no error, no tile outside its lane or on another."""
    view = position(choice)
    scene = make_scene(view, width, height)
    check_lanes(view, scene)
    tiles = [tile_box(piece) for piece in scene["tiles"] if piece["zone"] == "line"]
    plates = [piece_box(piece) for piece in scene["seats"] if piece["seat"] != view["seat"]]
    signs = [label_box(one) for one in scene["labels"] if one["code"] == "folded"]
    assert not any(overlap(a, b) for a, b in combinations(tiles + plates, 2))
    assert all(inside(box, (0, 0, width, height)) for box in tiles + plates + signs)


@pytest.mark.parametrize("size", TABLES)
def test_every_state_of_a_match_with_ten(size: Size) -> None:
    for view in views("table", 10, 1)[::13]:
        check_trains(view, make_scene(view, *size))


# ---------------------------------------------------------------- how much can be seen


def shown_and_sizes(screen: Size, rules: str, players: int) -> list[tuple[int, int, float]]:
    """For each train in a match: its tiles, those that are shown, and how large they are."""
    found = []
    for seed in (1, 2):
        for view in [view for view in views(rules, players, seed) if view["trains"]][::17]:
            scene = make_scene(view, *table_of(screen))
            for train in view["trains"]:
                lane = lane_of(scene, train["arm"])
                found.append((len(train["tiles"]), len(train["tiles"]) - lane["hidden"], lane["size"]))
    return found


@pytest.mark.parametrize("rules", RULES)
def test_phone_shows_the_last_four_of_each_train(rules: str) -> None:
    for players in seats(rules):
        for count, shown, size in shown_and_sizes(PHONE, rules, players):
            assert shown >= min(count, 4), players
            assert size >= LEAST, players


@pytest.mark.parametrize(
    ("screen", "most", "tiles", "least"),
    [
        (SIDEWAYS, 6, 2, LEAST),
        (SIDEWAYS, 10, 1, LEAST),
        (SMALL_SIDEWAYS, 4, 2, LEAST),
        (SMALL_SIDEWAYS, 10, 1, 9),
        ((320, 568), 4, 2, LEAST),
    ],
)
@pytest.mark.parametrize("rules", RULES)
def test_small_screens_show_what_they_can(rules: str, screen: Size, most: int, tiles: int, least: float) -> None:
    """With many at a small table only the last tile of each train is seen, and on the smallest screens a smaller one."""
    for players in seats(rules):
        if players <= most:
            for count, shown, size in shown_and_sizes(screen, rules, players):
                assert shown >= min(count, tiles), players
                assert size >= least, players


@pytest.mark.parametrize(("screen", "least"), [(TABLET, 23), (DESKTOP, 31), ((820, 1180), 25)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_few_players_see_every_tile(screen: Size, least: float, players: int) -> None:
    for rules in RULES:
        for count, shown, size in shown_and_sizes(screen, rules, players):
            assert shown == count
            assert size >= least


@pytest.mark.parametrize(
    ("screen", "sizes"), [(TABLET, (54, 44)), (DESKTOP, (74, 56)), (PHONE, (24, 20)), ((820, 1180), (55, 40))]
)
def test_short_trains_have_large_tiles(screen: Size, sizes: tuple[float, float]) -> None:
    for players, least in zip((2, 10), sizes, strict=True):
        for count, _, size in shown_and_sizes(screen, "table", players):
            assert size >= least or count > 4, (players, count)


@pytest.mark.parametrize("screen", [TABLET, DESKTOP, PHONE])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_lanes_use_the_whole_cloth(screen: Size, players: int) -> None:
    """Lanes and engine fill what the hand leaves, to nine tenths."""
    view = views("sidings", players, 1)[20]
    scene = make_scene(view, *table_of(screen))
    hand = [tile_box(piece) for piece in scene["tiles"] if piece["zone"] == "hand"]
    own = next(piece_box(piece) for piece in scene["seats"] if piece["seat"] == view["seat"])
    boxes = [piece_box(lane) for lane in scene["trains"]]
    bottom = max(box[3] for box in boxes)
    area = (scene["width"] - 16) * (bottom - 8)
    assert sum((box[2] - box[0]) * (box[3] - box[1]) for box in boxes) >= 0.8 * area
    assert min(own[1], *(box[1] for box in hand)) - bottom <= 70


# ---------------------------------------------------------------- where the next tile goes


def follow(rules: str, players: int, seed: int, size: Size) -> list[tuple[Scene, str, Scene]]:
    """A random round as seat 0 sees it: the scene before each tile that is laid on a train, the move, and the scene after it."""
    match = Match.new("mexican-train", players, str(seed), {"rules": rules, "rounds": 1})
    rng = random.Random(seed)
    found = []
    while not match.finished:
        seat = match.turn
        move = rng.choice(match.legal_moves())
        before = plain_view(match, seat)
        match.play(move)
        if "@" in move and not match.finished:
            found.append((make_scene(before, *size), move, make_scene(plain_view(match, seat), *size)))
    return found


def line_places(scene: Scene, arm: str) -> dict[str, tuple[float, ...]]:
    """Where the tiles in a lane lie."""
    lane = piece_box(lane_of(scene, arm))
    return {
        piece["tile"]: (piece["x"], piece["y"], piece["size"], piece["turn"])
        for piece in scene["tiles"]
        if piece["zone"] == "line" and inside(tile_box(piece), lane)
    }


@pytest.mark.parametrize("screen", [PHONE, SIDEWAYS, TABLET, DESKTOP])
@pytest.mark.parametrize("rules", RULES)
def test_ghosts_lie_where_the_tile_will_lie(rules: str, screen: Size) -> None:
    kept = 0
    steps = [step for players in (2, 5, 8) for step in follow(rules, players, 3, table_of(screen))]
    for before, move, after in steps:
        arm = move.partition("@")[2]
        target = next(one for one in before["targets"] if one["move"] == move)
        old, new = line_places(before, arm), line_places(after, arm)
        x, y = target.get("at", (target["x"], target["y"]))
        assert abs(target["x"] - x) <= 44
        assert abs(target["y"] - y) <= 44
        one, two = lane_of(before, arm), lane_of(after, arm)
        moved = piece_box(one) != piece_box(two) or one["track"][0] != two["track"][0]
        if not moved and all(new.get(tile) == place for tile, place in old.items()):
            kept += 1
            assert new[target["tile"]] == (x, y, target["size"], target["turn"])
    assert kept >= 0.6 * len(steps)


@given(laid=st.lists(st.booleans(), max_size=40), length=st.floats(60, 900), height=st.floats(40, 200), double=st.booleans())
def test_the_next_tile_lies_where_its_place_was(laid: list[bool], length: float, height: float, double: bool) -> None:
    """Doubles too, which may find room at the end of a row where others would not."""
    track = Track(length, height, 54, LEAST, 36)
    tiles = [(3, 3 if doubled else 4) for doubled in laid]
    before, after = track.lay(tiles), track.lay([*tiles, (3, 3 if double else 4)])
    assert before
    assert after
    if before.size == after.size and before.hidden == after.hidden and before.corners()[0] == after.corners()[0]:
        assert after.spots[-1] == (before.next_double if double else before.open)


def test_the_engine_has_a_ghost_too() -> None:
    match = Match.new("mexican-train", 4, "engine", {"rules": "table"})
    while plain_view(match, 0)["phase"] == "search":
        match.play("draw")
    seat = match.turn
    view = plain_view(match, seat)
    scene = make_scene(view, 390, 640)
    check_scene(view, scene)
    (target,) = scene["targets"]
    assert (target["move"], target["kind"]) == ("9-9", "place")
    match.play("9-9")
    engine = next(piece for piece in make_scene(plain_view(match, seat), 390, 640)["tiles"] if piece["tile"] == "9-9")
    assert [engine[key] for key in ("x", "y", "size", "turn")] == [target[key] for key in ("x", "y", "size", "turn")]


# ---------------------------------------------------------------- calm


@pytest.mark.parametrize("screen", [PHONE, TABLET, DESKTOP])
@pytest.mark.parametrize("players", [2, 4, 8])
def test_only_the_lane_that_grew_moves(screen: Size, players: int) -> None:
    for before, move, after in follow("station", players, 5, table_of(screen)):
        if [piece_box(lane) for lane in before["trains"]] != [piece_box(lane) for lane in after["trains"]]:
            continue
        arm = move.partition("@")[2]
        for lane in before["trains"]:
            if lane["arm"] != arm:
                assert line_places(before, lane["arm"]) == line_places(after, lane["arm"])


def test_nothing_jumps_while_the_hand_stays_small() -> None:
    """Lanes lie where they lay as long as nobody's hand outgrows the deal."""
    lanes = set()
    for view in views("sidings", 4, 3):
        if view["round"] == 1 and view["phase"] != "over" and view["seat"] == 0 and len(view["hands"][0] or ()) <= 14:
            lanes.add(str([(lane["x"], lane["y"], lane["w"]) for lane in make_scene(view, 1180, 700)["trains"]]))
    assert len(lanes) == 1


def test_a_train_is_seldom_folded_anew() -> None:
    """As it grows to sixty tiles its size changes a few times, and never back."""
    for length, height in ((1040, 170), (500, 120), (360, 70), (166, 66)):
        track = Track(length, height, 54, LEAST, 36)
        sizes = []
        for count in range(60):
            fold = track.lay([(count % 2, (count + 1) % 2 + 2)] * count)
            assert fold
            sizes.append(fold.size)
        assert sizes == sorted(sizes, reverse=True)
        assert len(set(sizes)) <= 8


# ---------------------------------------------------------------- who sits where


def test_the_own_train_and_the_mexican_one_lie_nearest_to_the_hand() -> None:
    view = next(view for view in views("sidings", 6, 1) if view["seat"] == 3 and view["trains"][3]["tiles"])
    for size in TABLES:
        lanes = {lane["arm"]: lane["y"] for lane in make_scene(view, *size)["trains"]}
        assert lanes["3"] >= lanes["M"] >= max(y for arm, y in lanes.items() if arm not in "3M" or y == lanes["M"])


def test_plates_stand_at_the_trains_of_their_seats() -> None:
    view = next(view for view in views("table", 10, 1) if view["seat"] == 2)
    for size in TABLES:
        scene = make_scene(view, *size)
        for plate in scene["seats"]:
            if plate["seat"] != 2:
                assert inside(piece_box(plate), piece_box(lane_of(scene, str(plate["seat"]))))
