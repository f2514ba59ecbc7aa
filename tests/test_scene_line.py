"""Pictures of line games: whatever lies on the table, nothing overlaps, nothing leaves it, every move has its place."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_core.scene.parts import spread
from tests.scene_checks import SIZES, View, check_scene, check_touching, make_scene, name, random_view
from tests.work import lines_in


@settings(max_examples=150, deadline=None)
@given(
    size=SIZES, seed=st.integers(0, 10**6), highest=st.sampled_from((6, 9, 12)), tiles=st.integers(1, 91),
    arms=st.sampled_from((2, 4)), spinner_first=st.booleans(), favour=st.sampled_from(("", "R", "LR", "D", "RU")),
    players=st.integers(2, 10), hand=st.integers(0, 12),
    words=st.sampled_from(((), ("pass",), ("draw",), ("draw", "pass", "claim", "stop"))),
)  # fmt: skip
def test_nothing_overlaps_and_every_move_has_a_place(
    size: tuple[int, int], seed: int, highest: int, tiles: int, arms: int, spinner_first: bool, favour: str,
    players: int, hand: int, words: tuple[str, ...],
) -> None:  # fmt: skip
    view = random_view(random.Random(seed), highest, tiles, arms, spinner_first, favour, players, hand, words)
    scene = make_scene(view, *size)
    check_scene(view, scene)
    check_touching(view, scene)


@settings(max_examples=120, deadline=None)
@given(
    seed=st.integers(0, 10**6), size=st.sampled_from(((768, 640), (390, 640), (1180, 500))), tiles=st.integers(12, 91),
    favour=st.sampled_from(("L", "R", "U", "D", "LD", "UR")), spinner_first=st.booleans(),
)  # fmt: skip
def test_a_long_arm_of_a_cross_may_pass_a_short_one(
    seed: int, size: tuple[int, int], tiles: int, favour: str, spinner_first: bool
) -> None:
    view = random_view(random.Random(seed), 12, tiles, 4, spinner_first, favour, players=2)
    scene = make_scene(view, *size)
    check_scene(view, scene)
    check_touching(view, scene)


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10**6), size=st.sampled_from(((768, 640), (390, 640), (390, 844))), tiles=st.integers(1, 90))
def test_matador_lines_hold_doubles_side_by_side(seed: int, size: tuple[int, int], tiles: int) -> None:
    view = random_view(random.Random(seed), 12, tiles, rule=10, spinner_first=False)
    check_scene(view, make_scene(view, *size))


def full_line(highest: int) -> View:
    """All tiles of a set in one line: every double-even set can be laid out so; none is left for the hand."""
    edges = {n: [m for m in range(highest + 1) if m != n] for n in range(highest + 1)}
    stack, walk = [0], []
    while stack:  # Hierholzer's walk over every undoubled tile once
        at = stack[-1]
        if edges[at]:
            other = edges[at].pop()
            edges[other].remove(at)
            stack.append(other)
        else:
            walk.append(stack.pop())
    numbers: list[int] = []
    for number in walk:
        numbers += [number] if number in numbers else [number, number]
    pairs = list(pairwise(numbers))
    middle = next(k for k in range(len(pairs) // 3, len(pairs)) if pairs[k][0] == pairs[k][1])
    line = [name(*pairs[middle])]
    line += [f"{a}-{b}@R" for a, b in pairs[middle + 1 :]] + [f"{b}-{a}@L" for a, b in reversed(pairs[:middle])]
    rng = random.Random(1)
    view = random_view(rng, highest, 1, hand=0)
    ends = {"L": pairs[0][0], "R": pairs[-1][1]}
    return {**view, "line": line, "ends": ends, "legal_moves": ["pass"], "counts": [0, 1, 1, 1], "boneyard": 0}


@pytest.mark.parametrize("size", [(1180, 700), (820, 1050), (768, 640), (390, 640), (320, 480)])
def test_all_91_tiles_fit(size: tuple[int, int]) -> None:
    view = full_line(12)
    assert len(view["line"]) == 91
    scene = make_scene(view, *size)
    check_scene(view, scene)
    check_touching(view, scene)
    smallest = {1180: 32, 820: 34, 768: 26, 390: 16, 320: 9}[size[0]]
    assert next(p["size"] for p in scene["tiles"] if p["zone"] == "line") >= smallest


def test_a_first_tile_goes_to_the_middle() -> None:
    view = random_view(random.Random(2), 6, 1)
    view |= {"line": [], "ends": {}, "legal_moves": ["6-6", "5-4"]}
    scene = make_scene(view, 768, 640)
    spots = {piece["move"]: piece for piece in scene["targets"]}
    assert spots["6-6"]["x"] == spots["5-4"]["x"] == 384
    assert spots["6-6"]["h"] > spots["6-6"]["w"]
    assert spots["5-4"]["w"] > spots["5-4"]["h"]
    assert spots["5-4"]["kind"] == "place"
    assert spots["5-4"]["tile"] == "5-4"


def test_the_first_tile_lies_with_its_higher_half_to_the_left() -> None:
    view = random_view(random.Random(2), 6, 1)
    view |= {"line": ["6-4", "4-0@R", "6-1@L"], "ends": {"L": 1, "R": 0}, "legal_moves": []}
    tiles = {piece["tile"]: piece for piece in make_scene(view, 768, 640)["tiles"] if piece["zone"] == "line"}
    assert [tiles[tile]["turn"] for tile in ("6-4", "4-0", "6-1")] == [270, 270, 90]
    assert tiles["6-1"]["x"] < tiles["6-4"]["x"] < tiles["4-0"]["x"]
    check_touching(view, make_scene(view, 768, 640))


def test_the_hand_lies_in_the_order_asked_for() -> None:
    view = random_view(random.Random(4), 6, 5)
    hand = view["hands"][0]
    wanted = [hand[3], "12-12", hand[0]]
    scene = make_scene(view, 1180, 700, wanted)
    lying = [p["tile"] for p in sorted(scene["tiles"], key=lambda p: p["x"]) if p["zone"] == "hand"]
    assert lying[:2] == [hand[3], hand[0]]
    assert sorted(lying) == sorted(hand)


@pytest.mark.parametrize("count", [1, 8, 16, 30, 45])
@pytest.mark.parametrize("size", [(390, 640), (320, 480), (768, 640), (1180, 700)])
def test_large_hands_find_room(count: int, size: tuple[int, int]) -> None:
    view = random_view(random.Random(count), 12, 20, hand=count, players=2, words=("draw",))
    scene = make_scene(view, *size)
    check_scene(view, scene)
    assert sum(piece["zone"] == "hand" for piece in scene["tiles"]) == count


def test_seats_stand_clockwise_from_the_left_and_hands_are_shown_at_the_end() -> None:
    view = random_view(random.Random(5), 6, 12, hand=3)
    view |= {"seat": 2, "turn": 3, "hands": [["6-6"], ["5-5"], ["4-4"], ["3-3", "2-2"]], "counts": [1, 1, 1, 2]}
    view |= {"legal_moves": ["next"], "dealt": ["4-4"] * 7, "line": ["1-1", "1-0@R"], "ends": {"L": 1, "R": 0}}
    scene = make_scene(view, 1180, 700)
    check_scene(view, scene)
    others = sorted((p for p in scene["seats"] if p["seat"] != 2), key=lambda p: p["x"])
    assert [p["seat"] for p in others] == [3, 0, 1]
    assert [p["turn"] for p in others] == [True, False, False]
    assert {p["tile"] for p in scene["tiles"] if p["zone"] == "rack"} == {"6-6", "5-5", "3-3", "2-2"}


def test_an_onlooker_sees_every_seat_and_no_hand() -> None:
    view = random_view(random.Random(6), 6, 9)
    view |= {"seat": None, "hands": [None] * 4, "legal_moves": [], "dealt": []}
    for size in ((1180, 700), (390, 640)):
        scene = make_scene(view, *size)
        check_scene(view, scene)
        assert not any(piece["zone"] == "hand" for piece in scene["tiles"])


@pytest.mark.parametrize("arms, size", [(2, (390, 640)), (2, (1148, 732)), (4, (374, 756)), (4, (1148, 732))])
def test_playing_seldom_moves_what_lies(arms: int, size: tuple[int, int]) -> None:
    """A table on which everything jumps at each play cannot be followed."""
    moved = plays = 0
    for seed in range(30):
        rng = random.Random(seed)
        whole = random_view(rng, 6, 22, arms, players=2)
        before: dict[str, tuple[float, float]] = {}
        for count in range(1, len(whole["line"]) + 1):
            view = {**whole, "line": whole["line"][:count], "ends": {"L": 0, "R": 0}, "legal_moves": []}
            now = {p["tile"]: (p["x"], p["y"]) for p in make_scene(view, *size)["tiles"] if p["zone"] == "line"}
            moved += any(now[tile] != at for tile, at in before.items())
            plays += 1
            before = now
    assert moved <= 0.12 * plays, (moved, plays)


def test_the_line_stays_while_the_hand_shrinks() -> None:
    """Ten tiles need two rows on a phone, eight only one: the room is kept until the round ends."""
    view = random_view(random.Random(8), 9, 9, hand=10, players=2)
    fewer = {**view, "hands": [view["hands"][0][:8], None], "counts": [8, 10], "legal_moves": []}
    lines = [[piece for piece in make_scene(one, 390, 640)["tiles"] if piece["zone"] == "line"] for one in (view, fewer)]
    assert lines[0] == lines[1]


def test_targets_move_no_farther_than_they_must() -> None:
    area = (0.0, 0.0, 200.0, 200.0)
    (ax, ay), (bx, by) = spread([(50, 50, 94, 94), (86, 52, 130, 96)], area)
    assert (ay, by) == (0, 0)
    assert ax == -bx
    assert -4.5 < ax < -4
    assert spread([(-10, 50, 34, 94)], area) == [(10, 0)]


@pytest.mark.parametrize("tiles, bound", [(40, 80_000), (91, 200_000)])
def test_a_scene_is_quick(tiles: int, bound: int) -> None:
    """A table is laid out between two frames: about 1 ms for every 10,000 lines."""
    view = random_view(random.Random(7), 12, tiles, arms=2 if tiles == 91 else 4)
    assert lines_in(lambda: make_scene(view, 390, 640)) < bound
