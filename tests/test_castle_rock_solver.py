"""The Castle Rock solver against brute force, and what it says about positions."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Sequence

import pytest

from domino_core import Match
from domino_core.ai import castle_rock_advice
from domino_core.ai.castle_rock import RowGraph, Study, best_left, fewest_left, options, random_win_chance, solve
from domino_core.ai.puzzles import puzzle_named
from domino_core.games.castle_rock import WON_WITH
from domino_core.rng import Rng
from domino_core.shapes.help import AdviseReply, ReviewReply
from domino_core.tiles import HIGH, LOW, NAMES, Tile, double_set
from tests.seen import pile_view

DEALS = int(os.environ.get("BONEYARD_SOLVER_DEALS", "120"))
"""Deals of each size to compare with brute force; the long run takes 10000."""


def every_ending(deal: Sequence[Tile]) -> tuple[int, float]:
    """By trying everything: the fewest tiles left, and the chance that random play wins. Plain rules, no cleverness."""
    numbers = [{HIGH[tile], LOW[tile]} for tile in deal]
    chances: dict[tuple[int, ...], float] = {(): 1.0}
    for new in range(len(deal)):
        waiting = [((*row, new), chance) for row, chance in chances.items()]
        chances = {}
        while waiting:
            row, chance = waiting.pop()
            after = []
            for first in range(len(row) - 2):
                one, middle, three = (numbers[place] for place in row[first : first + 3])
                if one & three:
                    after.append(row[: first + 1] + row[first + 2 :])
                    if one & middle & three:
                        after.append(row[:first] + row[first + 3 :])
            waiting += [(shorter, chance / len(after)) for shorter in after]
            if not after:
                chances[row] = chances.get(row, 0.0) + chance
    return min(map(len, chances)), sum(chance for row, chance in chances.items() if len(row) <= WON_WITH)


@pytest.mark.parametrize("size", [3, 7, 12, 17])
@pytest.mark.parametrize("highest", [3, 6, 12])
def test_equal_to_trying_everything(size: int, highest: int) -> None:
    rng = Rng("brute", size, highest)
    for _ in range(DEALS):
        deal = rng.shuffled(double_set(highest))[:size]
        fewest, chance = every_ending(deal)
        assert fewest_left([], deal) == fewest
        assert best_left(deal[:3], deal[3:]) == fewest
        assert random_win_chance(deal) == pytest.approx(chance, abs=1e-12)


@pytest.mark.parametrize("highest", [6, 9, 12])
def test_the_line_leads_to_the_promised_end(highest: int) -> None:
    rng = Rng("line", highest)
    for _ in range(4):
        deal = rng.shuffled(double_set(highest))
        solution = solve(deal)
        match = Match.new("castle-rock", options={"set": highest}, deal=[NAMES[tile] for tile in deal])
        for move in solution["line"]:
            match.play(move)
        assert match.finished
        assert match.results[0].details["left"] == solution["fewest_left"]
        assert solution["winnable"] == bool(match.winners)


def test_no_other_choice_does_better_than_the_study_says() -> None:
    deal = Rng("study").shuffled(double_set(6))
    study = Study(deal)
    assert study.decisions
    for values in study.decisions:
        assert min(values.values()) == study.fewest_left
    assert sum(study.traps.values()) == len(study.critical) <= len(study.decisions)


def test_any_number_of_tiles() -> None:
    assert fewest_left([], []) == 0
    assert fewest_left([], [0]) == 1
    assert solve([0, 1])["line"] == []


def test_the_solver_never_nests_deeply() -> None:
    deal = Rng("deep").shuffled(double_set(12))
    before = sys.getrecursionlimit()
    frames = len_of_stack()
    try:
        sys.setrecursionlimit(frames + 60)
        solve(deal)
    finally:
        sys.setrecursionlimit(before)


def len_of_stack() -> int:
    return len(inspect.stack(0))


def test_only_the_last_three_ever_match() -> None:
    """What the whole method rests on: in every position reached by the rules, a match is a match of the last three."""
    rng = Rng("stack")
    for number in range(60):
        match = Match.new("castle-rock", seed=number, options={"set": 9})
        while not match.finished:
            row = pile_view(match, 0)["row"]
            takes = [move for move in match.legal_moves() if move != "draw"]
            assert takes in ([], [f"take:{len(row) - 1}"], [f"take:{len(row) - 1}", f"take:{len(row) - 2}-{len(row)}"])
            assert list(options(match.round.row)) == takes  # type: ignore[attr-defined]
            match.play(rng.choice(match.legal_moves()))


def test_graph_grows_by_single_draws() -> None:
    deal = Rng("draws").shuffled(double_set(6))
    graph = RowGraph([], deal)
    for drawn in range(1, len(deal) + 1):
        graph.draw()
        assert graph.shortest_row() == fewest_left([], deal[:drawn])


# ---------------------------------------------------------------- advice


def finished_game(seed: int, pile: str) -> Match:
    match = Match.new("castle-rock", seed=seed, options={"pile": pile})
    while not match.finished:
        match.play(match.legal_moves()[-1])
    return match


def advise(match: Match) -> AdviseReply:
    return castle_rock_advice.advise(match.look(0))


def review(match: Match) -> ReviewReply:
    return castle_rock_advice.review(match.game, match.round)


def test_advice_with_the_pile_open_is_exact() -> None:
    match = Match.new("castle-rock", seed=4, options={"pile": "open"})
    asked = 0
    while not match.finished:
        advice = advise(match)
        assert advice["exact"] is True
        if len(advice["choices"]) > 1:
            asked += 1
            best = min(advice["choices"], key=lambda choice: choice["left"])
            match.play(best["move"])
        else:
            match.play(match.legal_moves()[0])
    assert asked
    order = match.round.order  # type: ignore[attr-defined]
    assert match.results[0].details["left"] == best_left(order[:3], order[3:])


def test_advice_with_the_pile_hidden_knows_no_more_than_the_player() -> None:
    """Two deals that look the same so far get the same advice."""
    one = Match.new("castle-rock", seed=1)
    while len(advise(one)["choices"]) < 2:
        one.play(one.legal_moves()[0])
    turned = one.round.turned  # type: ignore[attr-defined]
    order = list(one.round.order)  # type: ignore[attr-defined]
    other_order = order[:turned] + order[turned:][::-1]
    other = Match.new("castle-rock", deal=[NAMES[tile] for tile in other_order])
    for _, move in one.log:
        other.play(move)
    assert advise(one)["exact"] is False
    assert advise(one) == advise(other)


def test_review_names_the_move_that_lost() -> None:
    lost = [review(finished_game(seed, "hidden")) for seed in range(40)]
    named = [each for each in lost if each["lost_at"] is not None]
    assert named, "among forty careless games one is thrown away"
    for each in named:
        assert each["fewest_left"] <= WON_WITH < each["left"]
        choice = next(decision for decision in each["decisions"] if decision["number"] == each["lost_at"])
        assert choice["left"][choice["played"]] > WON_WITH >= min(choice["left"].values())


def test_only_a_finished_game_is_reviewed() -> None:
    from domino_core.errors import BadRequest

    with pytest.raises(BadRequest, match="over"):
        review(Match.new("castle-rock", seed=1))
    with pytest.raises(BadRequest, match="block"):
        advise(Match.new("block", seed=1))


def test_a_reason_names_a_tile_that_really_goes_later() -> None:
    """Played on by the advice, the tile that the reason names goes after just so many draws."""
    reasons = 0
    for seed in range(6):
        deal = [NAMES[tile] for tile in puzzle_named(f"6-tricky-why{seed}").deal]
        match = Match.new("castle-rock", 1, "0", {"set": 6, "pile": "open"}, deal)
        while not match.finished:
            if len(match.legal_moves()) == 1:
                match.play(match.legal_moves()[0])
                continue
            said = advise(match)
            match.play(min(said["choices"], key=lambda one: one["left"])["move"])
            because = said.get("because")
            if not because:
                continue
            reasons += 1
            ahead = Match.load(match.save())
            draws = 0
            while because["tile"] not in pile_view(ahead, 0)["removed"]:
                judged = advise(ahead)["choices"]
                move = min(judged, key=lambda one: one["left"])["move"] if judged else "draw"
                draws += move == "draw"
                ahead.play(move)
            assert draws == because["draws"]
            gone = pile_view(ahead, 0)["removed"]
            assert not because["all"] or set(gone[-3:]) == {because["tile"], *because["with"]}
    assert reasons > 10
