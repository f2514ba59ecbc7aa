"""Bingo, clause by clause."""

from __future__ import annotations

import pytest

from domino_core import IllegalMove, Match
from domino_core.errors import BadOption, BadPlayers
from domino_core.games.bingo import BingoRound, count_out
from domino_core.tiles import HIGH, LOW, NAMES, PIPS, double_set, tile_named
from tests.harness import hidden_from
from tests.seen import count_view


def laid_out(start: str = "", highest: int = 6) -> Match:
    """A match whose row begins with these tiles, the rest behind them."""
    first = start.split()
    rest = [NAMES[tile] for tile in double_set(highest) if NAMES[tile] not in first]
    return Match.new("bingo", options={"set": highest}, deal=[*first, *rest])


def position(row: str, count: int, at: int = 1) -> Match:
    """A late position: this row is left, with the finger at a place of it and this number to speak."""
    match = laid_out(row)
    deal = match.round
    assert isinstance(deal, BingoRound)
    deal.row = [tile_named(name) for name in row.split()]
    deal.removed = [tile for tile in double_set(6) if tile not in deal.row]
    deal.at, deal.count = at - 1, count
    deal.begun = {(tuple(deal.row), count)}
    return match


def play(match: Match, moves: str) -> None:
    for move in moves.split():
        match.play(move)


@pytest.mark.clause("BI-01")
def test_one_player_has_all_tiles_face_up_in_one_row() -> None:
    order = [NAMES[tile] for tile in reversed(double_set(6))]
    match = Match.new("bingo", deal=order)
    assert count_view(match, 0)["row"] == order
    assert not hidden_from(match.round, 0)
    with pytest.raises(BadPlayers):
        Match.new("bingo", players=2)
    assert len({tuple(count_view(Match.new("bingo", seed=seed), 0)["row"]) for seed in range(20)}) == 20


@pytest.mark.clause("BI-02")
def test_counting_goes_from_0_to_12_one_number_a_tile_and_begins_again() -> None:
    match = laid_out()
    spoken = []
    for place in range(1, 29):
        assert count_view(match, 0)["at"] == place
        spoken.append(count_view(match, 0)["count"])
        match.play("next")
    assert spoken == [*range(13), *range(13), 0, 1]


@pytest.mark.clause("BI-03")
def test_a_tile_that_says_the_number_can_be_taken() -> None:
    match = laid_out("6-6 1-0 1-1 2-1")
    assert match.legal_moves() == ("next",)
    match.play("next")
    assert match.legal_moves() == ("take:2", "next")
    play(match, "take:2 take:3 take:4")
    assert count_view(match, 0)["taken"] == ["1-0", "1-1", "2-1"]
    assert count_view(match, 0)["row"][:4] == ["6-6", None, None, None]


@pytest.mark.clause("BI-03", "BI-06")
@pytest.mark.parametrize("seed", range(5))
def test_with_the_double_six_the_total_counts(seed: int) -> None:
    match = Match.new("bingo", seed=seed)
    for place, tile in enumerate(match.round.setup.order()):
        said = PIPS[tile] == place % 13
        assert match.legal_moves() == ((f"take:{place + 1}", "next") if said else ("next",))
        match.play("next")


@pytest.mark.clause("BI-04")
def test_at_the_end_the_gaps_close_and_the_count_goes_on() -> None:
    match = laid_out("0-0 6-6 1-1")
    play(match, "take:1 next take:3" + " next" * 25)
    view = count_view(match, 0)
    assert view["pass"] == 2
    assert view["at"] == 1
    assert view["row"][0] == "6-6"
    assert len(view["row"]) == 26
    assert None not in view["row"]
    assert view["count"] == 28 % 13


@pytest.mark.clause("BI-05")
def test_the_last_tile_wins() -> None:
    match = position("6-4 2-2", count=10)
    match.play("take:1")
    assert not match.finished
    match.play("next")
    assert not match.finished
    while "take:1" not in match.legal_moves():
        match.play("next")
    match.play("take:1")
    assert (match.finished, match.winners) == (True, (0,))
    assert match.results[0].reason == "won"
    assert match.results[0].details["left"] == 0


def counted_by_hand(order: list[int], highest: int) -> tuple[bool, int]:
    """The rules once more, as a person would follow them: whether all went, and how many tiles did."""
    row, spoken, begun = order, 0, []
    while row and (row, spoken % 13) not in begun:
        begun.append((row, spoken % 13))
        left = []
        for tile in row:
            number = spoken % 13
            spoken += 1
            if not (PIPS[tile] == number if highest == 6 else number in (HIGH[tile], LOW[tile])):
                left.append(tile)
        row = left
    return not row, len(order) - len(row)


@pytest.mark.clause("BI-04", "BI-05", "BI-07")
@pytest.mark.parametrize("highest", [6, 12])
def test_whole_games_end_as_counted_by_hand(highest: int) -> None:
    ends = set()
    for seed in range(40):
        match = Match.new("bingo", seed=seed, options={"set": highest})
        won, taken = counted_by_hand(match.round.setup.order(), highest)
        while not match.finished:
            match.play(match.legal_moves()[0])
        assert (match.winners == (0,), match.scores) == (won, (taken,))
        ends.add(won)
    assert ends == {True, False}


@pytest.mark.clause("BI-06")
def test_with_the_double_twelve_one_half_is_enough() -> None:
    match = laid_out("12-0 5-4 12-2 3-2 9-5", highest=12)
    expected = [("take:1", "next"), ("next",), ("take:3", "next"), ("take:4", "next"), ("next",)]
    for moves in expected:
        assert match.legal_moves() == moves
        match.play("next")
    assert Match.new("bingo").options["set"] == 6
    with pytest.raises(BadOption):
        Match.new("bingo", options={"set": 9})


@pytest.mark.clause("BI-07")
@pytest.mark.parametrize("highest, moves", [(6, 13 * 28), (12, 91)])
def test_lost_as_soon_as_a_pass_begins_like_an_earlier_one(highest: int, moves: int) -> None:
    """Nothing is ever taken: 28 tiles bring the count back to 0 after thirteen passes, 91 tiles after one."""
    match = laid_out(highest=highest)
    for _ in range(moves):
        assert not match.finished
        match.play("next")
    assert (match.finished, match.winners, match.results[0].reason) == (True, (), "lost")


@pytest.mark.clause("BI-07")
def test_the_same_row_with_another_count_is_not_lost() -> None:
    match = laid_out()
    for _ in range(28):
        match.play("next")
    assert count_view(match, 0)["row"] == count_view(laid_out(), 0)["row"]
    assert count_view(match, 0)["count"] == 2
    assert not match.finished


@pytest.mark.clause("BI-08")
def test_only_the_tile_under_the_finger_can_be_taken_and_only_when_it_says_the_number() -> None:
    match = laid_out("6-6 1-0 1-1")
    for move in ("take:1", "take:2", "take:3", "take:28"):
        with pytest.raises(IllegalMove) as refusal:
            match.play(move)
        assert refusal.value.reason == "not-the-number"
    assert count_view(match, 0)["at"] == 1


@pytest.mark.clause("BI-08")
def test_a_missed_tile_stays_for_a_later_pass() -> None:
    match = position("0-0 1-0 6-6", count=0)
    assert match.legal_moves() == ("take:1", "next")
    match.play("next")
    assert [event["missed"] for event in match.news_for(0) if event["kind"] == "count"] == [True]
    assert count_view(match, 0)["missed"] == 1
    play(match, "take:2 next")
    assert count_view(match, 0)["row"] == ["0-0", "6-6"]
    while match.legal_moves()[0] != "take:1":
        match.play("next")
    match.play("take:1")
    assert count_view(match, 0)["taken"][-1] == "0-0"
    assert count_view(match, 0)["pass"] == 7


@pytest.mark.clause("BI-05", "BI-07")
@pytest.mark.parametrize(
    "deal, end",
    [
        ("0-0", {"won": True, "passes": 1, "left": 0}),
        ("1-0", {"won": True, "passes": 2, "left": 0}),
        ("0-0 2-0 3-0", {"won": True, "passes": 8, "left": 0}),
        ("6-6 6-5 6-4 6-3 6-2 6-1 5-5 5-4 0-0 1-0 2-0 3-0 4-0", {"won": False, "passes": 1, "left": 13}),
        ("12-0", {"won": True, "passes": 1, "left": 0}),
    ],
)
def test_how_a_row_ends_when_none_is_missed(deal: str, end: dict[str, int | bool]) -> None:
    assert count_out([tile_named(name) for name in deal.split()]) == end
