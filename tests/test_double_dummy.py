"""The double-dummy solver: right on every deal that plain minimax can check, quick on whole ones, and shallow."""

from __future__ import annotations

import inspect
import json
import sys
from functools import cache, partial
from statistics import median

import pytest

from domino_core.ai.double_dummy import DoubleDummy, solve
from domino_core.cli import main
from domino_core.families.trick import COUNTS
from domino_core.families.trick.suits import HOUSE_TRUMPS, NUMBERS, Suits, suits_with
from domino_core.rng import Rng
from domino_core.tiles import Mask, Tile, double_set, mask_of, names_in, tiles_in
from tests.work import calls_in

Hands = tuple[Mask, ...]


def minimax(hands: Hands, suits: Suits, leader: int, trick: tuple[Tile, ...] = ()) -> int:
    """The points of seats 0 and 2, found by trying everything, with nothing but the rules."""

    @cache
    def best(hands: Hands, leader: int, trick: tuple[Tile, ...]) -> int:
        if len(trick) == 4:
            can_take = suits.can_take(trick[0])
            winner = (leader + max(range(4), key=lambda place: (can_take >> trick[place] & 1, suits.power[trick[place]]))) % 4
            points = 1 + sum(COUNTS.get(tile, 0) for tile in trick)
            return (points if winner % 2 == 0 else 0) + (best(hands, winner, ()) if any(hands) else 0)
        seat = (leader + len(trick)) % 4
        follow = hands[seat] & suits.members[suits.asked_by[trick[0]]] if trick else 0
        values = [
            best((*hands[:seat], hands[seat] ^ 1 << tile, *hands[seat + 1 :]), leader, (*trick, tile))
            for tile in tiles_in(follow or hands[seat])
        ]
        return max(values) if seat % 2 == 0 else min(values)

    return best(hands, leader, trick)


def random_hands(rng: Rng, size: int) -> Hands:
    tiles = rng.shuffled(double_set(6))
    return tuple(mask_of(tiles[seat * size : (seat + 1) * size]) for seat in range(4))


@pytest.mark.parametrize("size, deals", [(1, 300), (2, 1200), (3, 700), (4, 12)])
def test_it_agrees_with_plain_minimax(size: int, deals: int) -> None:
    rng = Rng("double dummy", size)
    for _ in range(deals):
        hands, trump, leader = random_hands(rng, size), rng.choice(HOUSE_TRUMPS), rng.below(4)
        points = minimax(hands, suits_with(trump), leader)
        deal = DoubleDummy(hands, trump)
        assert deal.value(leader) == points, (list(map(names_in, hands)), trump, leader)
        fresh = DoubleDummy(hands, trump)
        assert fresh.takes(0, points, leader)
        assert not fresh.takes(0, points + 1, leader)
        assert fresh.takes(1, deal.total - points, leader)
        assert not fresh.takes(1, deal.total - points + 1, leader)


def test_it_agrees_in_the_middle_of_a_trick() -> None:
    rng = Rng("trick")
    for _ in range(150):
        hands, trump, leader = list(random_hands(rng, 3)), rng.choice(HOUSE_TRUMPS), rng.below(4)
        suits = suits_with(trump)
        deal = DoubleDummy(hands, trump)
        played: list[Tile] = []
        for place in range(1 + rng.below(3)):
            seat = (leader + place) % 4
            follow = hands[seat] & suits.members[suits.asked_by[played[0]]] if played else 0
            tile = rng.choice(tiles_in(follow or hands[seat]))
            hands[seat] ^= 1 << tile
            played.append(tile)
        points = minimax(tuple(hands), suits, leader, tuple(played))
        assert deal.takes(0, points, leader, played)
        assert not deal.takes(0, points + 1, leader, played)


def test_seats_are_alike() -> None:
    """Turning the table round by one seat swaps the sides."""
    rng = Rng("turned")
    for _ in range(4):
        hands, trump, leader = random_hands(rng, 5), rng.choice(NUMBERS), rng.below(4)
        turned = (hands[3], *hands[:3])
        assert solve(hands, trump, leader) + solve(turned, trump, (leader + 1) % 4) == DoubleDummy(hands, trump).total


def test_seven_trumps_take_everything() -> None:
    fours = mask_of(tile for tile in double_set(6) if suits_with("4").is_trump(tile))
    others = tiles_in(mask_of(double_set(6)) & ~fours)
    hands = [fours, *(mask_of(others[first::3]) for first in range(3))]
    assert solve(hands, "4", 0) == 42
    assert solve([hands[1], fours, *hands[2:]], "4", 1) == 0


def test_it_is_shallow() -> None:
    """Deep recursion is fatal in a browser: a whole deal is solved within a few frames."""
    rng = Rng("shallow")
    solve(random_hands(rng, 7), "5", 0)  # makes the tables that all deals share
    hands = random_hands(rng, 7)
    depth = len(inspect.stack(0))
    limit = sys.getrecursionlimit()
    try:
        sys.setrecursionlimit(depth + 28)
        assert 0 <= solve(hands, "5", 0) <= 42
    finally:
        sys.setrecursionlimit(limit)


def test_whole_deals_are_quick() -> None:
    """A call plays a whole trick. Far above the usual numbers, so that only a real loss of speed fails here."""
    rng = Rng("quick")
    exact, made = [], []
    for _ in range(20):
        hands, trump, leader = random_hands(rng, 7), rng.choice(NUMBERS), rng.below(4)
        made.append(calls_in(partial(DoubleDummy(hands, trump).takes, leader % 2, 30, leader)))
        exact.append(calls_in(partial(solve, hands, trump, leader)))
    assert median(exact) < 40_000
    assert median(made) < 15_000


HANDS = "5-2 5-0 4-4 4-3 6-4 1-1 2-0 / 6-6 6-5 5-5 3-3 2-2 1-0 0-0 / 4-2 4-1 4-0 3-2 3-1 6-0 5-1 / 5-4 5-3 6-3 6-2 6-1 3-0 2-1"


def solved(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["solve", "--game", "forty-two", "--json", *arguments]) == 0
    data: dict[str, object] = json.loads(capsys.readouterr().out)
    return data


def test_the_command_line_solves(capsys: pytest.CaptureFixture[str]) -> None:
    data = solved(capsys, "--hands", HANDS, "--trump", "4", "--leader", "0")
    assert data == {"game": "forty-two", "trump": "4", "leader": 0, "points": 41, "others": 1}
    short = solved(capsys, "--hands", "6-4 5-5 / 6-5 0-0 / 6-6 1-1 / 5-0 2-1", "--trump", "6", "--leader", "1")
    assert (short["points"], short["others"]) == (0, 27), "seats 1 and 3 lead, and take nothing"
    assert (
        solved(capsys, "--hands", "6-4 5-5 / 6-5 0-0 / 6-6 1-1 / 5-0 2-1", "--trump", "6", "--leader", "1", "--make", "1")[
            "makes"
        ]
        is False
    )
    for need, makes in ((41, True), (42, False)):
        data = solved(capsys, "--hands", HANDS, "--trump", "4", "--make", str(need))
        assert (data["make"], data["makes"]) == (need, makes)


@pytest.mark.parametrize(
    "arguments, word",
    [
        (["--hands", "6-4 / 5-5 / 3-2", "--trump", "4"], "four hands"),
        (["--hands", "6-4 / 5-5 / 3-2 / 1-1 1-0", "--trump", "4"], "four hands"),
        (["--hands", "6-4 / 5-5 / 3-2 / 6-4", "--trump", "4"], "more than once"),
        (["--hands", "6-4 / 5-5 / 3-2 / 7-4", "--trump", "4"], "does not belong"),
        (["--hands", "6-4 / 5-5 / 3-2 / six", "--trump", "4"], "not a tile"),
        (["--hands", "6-4 / 5-5 / 3-2 / 1-1", "--trump", "seven"], "Trumps can be"),
        (["--hands", "6-4 / 5-5 / 3-2 / 1-1", "--trump", "nello-low"], "not solved"),
        (["--hands", "6-4 / 5-5 / 3-2 / 1-1", "--trump", "sevens"], "not solved"),
        (["--hands", "6-4 / 5-5 / 3-2 / 1-1", "--trump", "4", "--leader", "4"], "leader"),
    ],
)
def test_the_command_line_refuses_with_a_sentence(arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "--game", "forty-two", *arguments]) == 2
    assert word in capsys.readouterr().err
