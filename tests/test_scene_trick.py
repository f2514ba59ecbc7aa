"""Pictures of trick games: whatever the phase, nothing overlaps, nothing leaves the table, every move has a place for a finger."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_core.game import Game, Round, Setup
from domino_core.games.forty_two import FORTY_TWO
from domino_core.games.four_hand_texas import FOUR_HAND_TEXAS
from domino_core.games.moon import MOON_GAME
from domino_core.scene.parts import enlarge, label_box, overlap, piece_box, tile_box
from tests.scene_checks import SIZES, check_scene, make_scene
from tests.screens import SCREENS, table_of
from tests.seen import plain_view

View = dict[str, Any]
Scene = dict[str, Any]

GAMES = {game.id: game for game in (FORTY_TWO, FOUR_HAND_TEXAS, MOON_GAME)}
TABLES = ((1180, 700), (820, 1000), (390, 640), (320, 480))


def deal(game: Game, seed: object = 0, starter: int = 0, scores: tuple[int, ...] = ()) -> Round:
    """One round of a game, whether or not it is registered."""
    options = game.resolve(game.usual_players, {})
    sides = max(game.sides(game.usual_players, options)) + 1
    setup = Setup(game, game.usual_players, options, starter=starter, scores=scores or (0,) * sides, seed=str(seed))
    return game.round_class.deal(setup)


def every_view(played: Round, rng: random.Random) -> Iterator[View]:
    """What every seat and an onlooker see, at every state of a random round, and before the next one."""
    while played.turn is not None:
        yield from (plain_view(played, seat) for seat in (None, *range(played.setup.players)))
        moves = played.legal_moves(played.turn)
        played.apply(played.turn, moves[0] if rng.random() < 0.3 else rng.choice(moves))
    yield plain_view(played, None)
    yield from (
        {**plain_view(played, seat), "turn": 0, "legal_moves": ["next"] if seat == 0 else []}
        for seat in range(played.setup.players)
    )


@lru_cache(maxsize=64)
def views(game: str, seed: int) -> list[View]:
    rng = random.Random(seed)
    return [
        view for k in range(2) for view in every_view(deal(GAMES[game], f"{seed}/{k}", seed % GAMES[game].usual_players), rng)
    ]


def check_table(view: View, scene: Scene) -> None:
    """`check_scene`, and what it leaves out: labels by their room, tiles to put away by a tap, tricks side by side."""
    plain = {**scene, "labels": [], "targets": [piece for piece in scene["targets"] if "discard" not in piece["move"]]}
    # A lead may be laid on the trick before, which is about to be put away.
    plain["tiles"] = [
        {**piece, "zone": "row"} if piece["zone"] == "trick" and not view.get("trick") else piece for piece in scene["tiles"]
    ]
    check_scene({**view, "legal_moves": [move for move in view["legal_moves"] if "discard" not in move]}, plain)
    assert {piece["move"] for piece in scene["targets"]} == set(view["legal_moves"])
    tiles = [tile_box(piece) for piece in scene["tiles"]]
    assert not any(overlap(one, two) for one, two in combinations(tiles, 2))
    labels = [label_box(piece) for piece in scene["labels"]]
    solid = tiles + [piece_box(piece) for piece in scene["seats"] + scene["targets"]]
    for k, box in enumerate(labels):
        assert box[0] >= 0, scene["labels"][k]
        assert box[1] >= 0, scene["labels"][k]
        assert box[2] <= scene["width"], scene["labels"][k]
        assert box[3] <= scene["height"], scene["labels"][k]
        assert not any(overlap(box, other) for other in solid + labels[:k]), scene["labels"][k]
    discards = [piece for piece in scene["targets"] if "discard" in piece["move"]]
    for one, two in combinations(discards, 2):
        assert not overlap(piece_box(one), piece_box(two))
    for piece in discards:
        assert piece["w"] >= 44
        assert piece["h"] >= 44
        met = [tile["tile"] for tile in scene["tiles"] if abs(tile["x"] - piece["x"]) < 1 and abs(tile["y"] - piece["y"]) < 1]
        assert met == [piece["tile"]] == [piece["move"].partition(":")[2]]


@settings(max_examples=150, deadline=None)
@given(size=SIZES, game=st.sampled_from(sorted(GAMES)), seed=st.integers(0, 12), moment=st.integers(0, 10**6))
def test_every_phase_fits_every_table(size: tuple[int, int], game: str, seed: int, moment: int) -> None:
    states = views(game, seed)
    view = states[moment % len(states)]
    check_table(view, make_scene(view, *size))


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("size", TABLES)
def test_a_whole_round(game: str, size: tuple[int, int]) -> None:
    seen = set()
    for view in views(game, 1) + views(game, 2):
        if view["seat"] in (0, None):
            check_table(view, make_scene(view, *size))
            seen.add(view["phase"])
    assert seen >= {"auction", "trump", "play"} | ({"discard"} if game == "moon" else set())


def codes(scene: Scene) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for piece in scene["labels"]:
        found.setdefault(piece["code"], []).append(piece["data"])
    return found


def played_forty_two(*moves: str) -> Round:
    """Seat 0 bids 31 and names fours; then the given number of moves at random."""
    played = deal(FORTY_TWO, "show", starter=3)
    for move in ("bid:31", "pass", "pass", "pass", "trump:4", *moves):
        assert played.turn is not None
        played.play(played.turn, move)
    return played


def play_on(played: Round, moves: int) -> Round:
    for _ in range(moves):
        assert played.turn is not None
        played.apply(played.turn, played.legal_moves(played.turn)[-1])
    return played


@pytest.mark.parametrize("size", TABLES)
def test_the_first_bidder_finds_all_bids_on_the_table(size: tuple[int, int]) -> None:
    view = plain_view(deal(FORTY_TWO, starter=3), 0)
    scene = make_scene(view, *size)
    assert [piece["move"] for piece in scene["targets"] if piece["move"] != "pass"] == [f"bid:{bid}" for bid in range(30, 43)]
    assert {piece["kind"] for piece in scene["targets"]} == {"button"}
    assert len({piece["y"] for piece in scene["targets"]}) <= (4 if size == (320, 480) else 3)
    check_table(view, scene)


def test_what_was_said_stands_before_each_seat_and_the_highest_bid_is_marked() -> None:
    played = deal(FORTY_TWO, starter=3)
    for move in ("bid:31", "pass", "bid:33"):
        assert played.turn is not None
        played.play(played.turn, move)
    scene = make_scene(plain_view(played, 0), 390, 640)
    assert codes(scene) == {"said-bid": [{"bid": 33}, {"bid": 31}], "said-pass": [{}]}
    assert [piece["data"] for piece in scene["labels"] if piece.get("mark")] == [{"bid": 33}]


@pytest.mark.parametrize("size", TABLES)
def test_bid_and_trumps_stay_in_sight(size: tuple[int, int]) -> None:
    played = played_forty_two()
    for _ in range(28):
        assert codes(make_scene(plain_view(played, 2), *size))["contract"] == [{"seat": 0, "bid": 31, "trump": "4"}]
        play_on(played, 1)
    waiting = deal(FORTY_TWO, "show", starter=3)
    for move in ("bid:31", "pass", "pass", "pass"):
        assert waiting.turn is not None
        waiting.play(waiting.turn, move)
    assert codes(make_scene(plain_view(waiting, 2), *size))["contract-open"] == [{"seat": 0, "bid": 31}]


@pytest.mark.clause("FT-19")
@pytest.mark.parametrize("size", TABLES)
def test_won_tricks_lie_face_up_for_everybody(size: tuple[int, int]) -> None:
    played = play_on(played_forty_two(), 22)
    for seat in (None, 0, 1, 2, 3):
        view = plain_view(played, seat)
        scene = make_scene(view, *size)
        won = [piece for piece in scene["tiles"] if piece["zone"] == "gone"]
        tricks = [trick for side in view["tricks"] for trick in side]
        assert len(tricks) == 5
        assert sorted(piece["tile"] for piece in won) == sorted(play["tile"] for trick in tricks for play in trick["tiles"])
        assert all(piece["face"] == "up" and piece["size"] >= 6 for piece in won)
        said = codes(scene)["tricks"]
        assert sum(data["count"] for data in said) == 5
        assert [data["points"] for data in sorted(said, key=lambda data: data["seat"] % 2)] == view["taken"]


def test_the_last_trick_stays_until_the_next_lead() -> None:
    played = play_on(played_forty_two(), 8)
    view = plain_view(played, 0)
    scene = make_scene(view, 820, 1000)
    lying = {piece["tile"]: piece for piece in scene["tiles"] if piece["zone"] == "trick"}
    assert list(lying) == [play["tile"] for play in view["last_trick"]["tiles"]]
    taker = next(play["tile"] for play in view["last_trick"]["tiles"] if play["seat"] == view["last_trick"]["seat"])
    assert [tile for tile, piece in lying.items() if piece.get("mark")] == [taker]
    assert codes(scene)["took"] == [{"seat": view["last_trick"]["seat"], "points": view["last_trick"]["points"]}]
    view = plain_view(play_on(played, 1), 0)
    scene = make_scene(view, 820, 1000)
    assert [piece["tile"] for piece in scene["tiles"] if piece["zone"] == "trick"] == [view["trick"][0]["tile"]]
    assert codes(scene)["asked"] == [{"suit": view["led"]}]


def test_tiles_lie_towards_their_seats() -> None:
    view = plain_view(play_on(played_forty_two(), 4), 1)
    lying = {
        piece["tile"]: (piece["x"], piece["y"]) for piece in make_scene(view, 1180, 700)["tiles"] if piece["zone"] == "trick"
    }
    at = {play["seat"]: lying[play["tile"]] for play in view["last_trick"]["tiles"]}
    assert at[2][0] < at[3][0] == at[1][0] < at[0][0]
    assert at[3][1] < at[2][1] == at[0][1] < at[1][1]


def test_wide_tables_have_seats_at_the_sides() -> None:
    scene = make_scene(plain_view(played_forty_two(), 1), 1180, 700)
    at = {piece["seat"]: (piece["x"], piece["y"]) for piece in scene["seats"]}
    assert at[2][0] < at[3][0] < at[0][0]
    assert at[3][1] < at[2][1] == at[0][1] < at[1][1]
    racks = [piece for piece in scene["tiles"] if piece["zone"] == "rack"]
    assert len(racks) == 21
    assert {piece["turn"] for piece in racks} == {0, 90, 270}


def test_tiles_that_count_have_badges() -> None:
    badges: dict[str, int] = {}
    for seat in range(4):
        for piece in make_scene(plain_view(played_forty_two(), seat), 390, 640)["tiles"]:
            if "badge" in piece:
                badges[piece["tile"]] = piece["badge"]
    assert badges == {"5-5": 10, "6-4": 10, "5-0": 5, "4-1": 5, "3-2": 5}
    moon = make_scene(views("moon", 0)[1], 390, 640)
    assert not any("badge" in piece for piece in moon["tiles"])


@pytest.mark.parametrize("size", TABLES)
def test_moons_widow_and_discard(size: tuple[int, int]) -> None:
    played = deal(MOON_GAME, "widow", starter=2)
    scene = make_scene(plain_view(played, 0), *size)
    assert [piece["face"] for piece in scene["tiles"] if piece["zone"] == "yard"] == ["down"]
    assert "widow" in codes(scene)
    for seat, move in ((0, "bid:5"), (1, "pass"), (2, "pass")):
        played.play(seat, move)
    scene = make_scene(plain_view(played, 0), *size)
    assert not any(piece["zone"] == "yard" for piece in scene["tiles"])
    assert sum(piece["zone"] == "hand" for piece in scene["tiles"]) == 8
    assert {piece["kind"] for piece in scene["targets"]} == {"tile"}
    assert "put-away" in codes(scene)
    assert "put-away" not in codes(make_scene(plain_view(played, 1), *size))
    put_away = played.legal_moves(0)[3]
    played.play(0, put_away)
    for phase in ("trump", "play"):
        assert plain_view(played, 0)["phase"] == phase
        for seat in (0, 1):
            view = plain_view(played, seat)
            scene = make_scene(view, *size)
            check_table(view, scene)
            gone = [piece["tile"] for piece in scene["tiles"] if piece["zone"] == "gone"]
            assert gone == [put_away.partition(":")[2] if seat == 0 else None]
        if phase == "trump":
            played.play(0, "trump:3")
    assert {data["whose"] for data in codes(make_scene(plain_view(played, 1), *size))["tricks-only"]} == {"own", "seat"}


def test_texas_has_words_for_doubles_and_no_trump() -> None:
    played = deal(FOUR_HAND_TEXAS, starter=3)
    for seat, move in enumerate(("bid:42", "pass", "pass", "pass")):
        played.play(seat, move)
    view = plain_view(played, 0)
    for size in TABLES:
        scene = make_scene(view, *size)
        check_table(view, scene)
        wide = {piece["move"] for piece in scene["targets"] if piece["w"] > 80}
        assert wide == {"trump:doubles", "trump:none"}


def test_large_tables_show_the_same_enlarged() -> None:
    view = plain_view(play_on(played_forty_two(), 6), 0)
    plain, large = make_scene(view, 1180, 620), make_scene(view, 2360, 1240)
    assert large["scale"] == 2
    for part in ("tiles", "targets", "seats", "labels"):
        for one, two in zip(plain[part], large[part], strict=True):
            assert two == one | {field: 2 * one[field] for field in ("x", "y", "w", "h", "size") if field in one}
    nested: Any = {
        "width": 9,
        "trains": [{"x": 1, "open": {"y": 2, "number": 4}, "track": [{"x": 3}]}],
        "targets": [{"at": [5, 6.5]}],
    }
    assert enlarge(nested, 2, 18, 10)["trains"] == [{"x": 2, "open": {"y": 4, "number": 4}, "track": [{"x": 6}]}]
    assert nested["targets"] == [{"at": [10, 13]}]


def test_low_tables_have_everybody_at_the_sides_in_order() -> None:
    view = plain_view(played_forty_two(), 1)
    scene = make_scene(view, 784, 356)
    check_table(view, scene)
    at = {piece["seat"]: (piece["x"], piece["y"]) for piece in scene["seats"]}
    assert at[2][0] == at[3][0] < 200 < 600 < at[0][0] == at[1][0]
    assert at[3][1] < at[2][1]
    assert at[0][1] < at[1][1]
    assert codes(scene)["tricks"][0]["whose"] == "own"


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_bids_fits_every_screen(game: str) -> None:
    """However many bids are still open when it is one's turn: the least bid of one of the others leaves the most rows of buttons."""
    for bidder in (None, *range(1, GAMES[game].usual_players)):
        for seed in range(4):
            played = deal(GAMES[game], seed, starter=1)
            while played.turn not in (0, None):
                moves = played.legal_moves(played.turn)
                least = next((move for move in moves if move.startswith("bid:")), moves[0])
                played.apply(played.turn, least if played.turn == bidder or "pass" not in moves else "pass")
            view = plain_view(played, 0)
            for screen in SCREENS:
                check_table(view, make_scene(view, *table_of(screen)))
