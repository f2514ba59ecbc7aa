"""Levels differ as they say: a learner overlooks things, a master sees them, and thinking stops when it is clear what to do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, islice
from typing import cast

import pytest

from domino_core import Match
from domino_core.ai import LEVELS, bot_for, call_out, choose, think
from domino_core.ai.bot import ForgetfulBot, GreedyBot
from domino_core.ai.line_counsel import judge_line
from domino_core.ai.worlds import FEW, SOME, Tally, by_worlds
from domino_core.families.line import LineRound
from domino_core.families.line.chain import PLAYS, RIGHT
from domino_core.game import Look
from domino_core.house import FAMILIES
from domino_core.notation import Move
from domino_core.registry import GAMES
from domino_core.rng import Rng

LEARNER, CLUB, MASTER = LEVELS


def unclaimed() -> Iterator[Match]:
    """Matches in which somebody has just scored and said nothing."""
    for number in range(60):
        match = Match.new("muggins", 3, f"unclaimed {number}", {"claims": "manual"})
        for _ in range(30):
            seat = match.turn
            if seat is None or match.waiting:
                break
            moves = match.legal_moves(seat)
            silent = "claim" in moves and choose(match.look(seat), "simple") == "claim"
            match.play("pass" if "claim" in moves else choose(match.look(seat), "simple", number), seat)
            if silent and match.turn is not None and not match.waiting:
                yield match
                break


def test_a_learner_overlooks_half_of_what_could_be_called_and_a_master_nothing() -> None:
    called = dict.fromkeys(LEVELS, 0)
    chances = 0
    for match in unclaimed():
        caller = next((seat for seat in range(3) if seat != match.turn and "muggins" in match.legal_moves(seat)), None)
        if caller is None:
            continue
        chances += 1
        for level in LEVELS:
            called[level] += call_out(match.look(caller), level, f"{match.seed}") == "muggins"
    assert chances > 20
    assert called[MASTER] == chances
    assert 0.25 * chances < called[LEARNER] < 0.75 * chances
    assert called[LEARNER] < called[CLUB]


def test_a_learner_plays_well_now_and_then() -> None:
    """It chooses the best of what it has seen: mostly the same as the rule of thumb, never always."""
    same = chances = 0
    for number in range(40):
        match = Match.new("block", 2, f"learner {number}", {"set": 6})
        for _ in range(2):
            seat = match.turn
            assert seat is not None
            match.play(match.legal_moves(seat)[0], seat)
        look = match.look(match.turn or 0)
        if len(look.legal_moves) > 1:
            chances += 1
            same += choose(look, LEARNER, number) == choose(look, "simple", number)
    assert 0.4 * chances < same < chances


def test_families_without_a_player_of_a_level_take_the_best_below() -> None:
    assert isinstance(bot_for(GAMES["mexican-train"], CLUB), GreedyBot)
    assert isinstance(bot_for(GAMES["block"], LEARNER), ForgetfulBot)
    assert type(bot_for(GAMES["block"], MASTER)) is type(FAMILIES["line"].bots[MASTER]())


@pytest.mark.parametrize("game, options", [("block", {}), ("mexican-train", {"rules": "table"})])
def test_a_master_thinks_step_by_step_and_the_same_way_again(game: str, options: dict[str, object]) -> None:
    match = Match.new(game, 4, "steps", options)
    rng = Rng("steps")
    while match.turn is None or len(match.legal_moves(match.turn)) < 3 or len(match.log) < 12:
        match.play(rng.choice(match.legal_moves(match.turn or 0)), match.turn)
    look = match.look(match.turn)
    thoughts = list(think(look, MASTER, 5))
    assert len(thoughts) > 5
    assert thoughts == list(think(match.look(match.turn), MASTER, 5))
    assert set(thoughts) <= set(look.legal_moves)


# ---------------------------------------------------------------- tallies


def test_what_is_clear_needs_few_worlds() -> None:
    rng = Rng("clear")

    def tried(moves: Sequence[str]) -> list[float]:
        return [rng.fraction() + 5 * (move == "b") for move in moves]

    thoughts = list(by_worlds(["a", "b", "c"], 500, tried))
    assert thoughts[-1] == "b"
    assert len(thoughts) == FEW


def test_what_is_not_clear_is_thought_about_to_the_end() -> None:
    rng = Rng("unclear")
    assert len(list(by_worlds(["a", "b"], 90, lambda moves: [rng.fraction() for _ in moves]))) == 90


def test_a_move_that_is_given_up_is_not_tried_any_more() -> None:
    rng = Rng("doubt")
    asked: list[list[str]] = []

    def tried(moves: Sequence[str]) -> list[float]:
        asked.append(list(moves))
        return [rng.fraction() - 5 * (move == "c") for move in moves]

    assert list(by_worlds(["a", "b", "c"], 90, tried, usual="c"))[-1] != "c", "not even the usual one"
    assert asked == [["a", "b", "c"]] * FEW + [["a", "b"]] * (90 - FEW)


def test_likelier_worlds_count_more() -> None:
    tally = Tally(["a", "b"])
    tally.add([1.0, 0.0], 0.1)
    tally.add([0.0, 1.0], 0.9)
    assert tally.best() == "b"
    assert tally.means() == pytest.approx({"a": 0.1, "b": 0.9})


def test_the_usual_move_is_left_only_for_one_that_is_better_by_more_than_chance() -> None:
    level = Tally(["a", "b"])
    for world in range(40):
        level.add([float(world % 2), float((world + 1) % 2) + (0.1 if world == 0 else 0.0)])
    assert (level.best(), level.choice("a"), level.choice(None)) == ("b", "a", "b")
    clear = Tally(["a", "b"])
    for _ in range(SOME):
        clear.add([0.0, 1.0])
    assert clear.choice("a") == "b"


def test_moves_that_are_given_up_leave_the_others_as_they_stand() -> None:
    tally = Tally(["a", "b", "c"])
    for _ in range(FEW):
        tally.add([1.0, 0.0, 3.0])
    tally.drop("b")
    for world in range(FEW):
        tally.add([4.0, 1.0 + world % 2])
    assert tally.moves == ["a", "c"]
    assert tally.means() == pytest.approx({"a": 2.5, "c": 2.25})
    assert (tally.best(), tally.is_ahead("a", "c", 2.0), tally.is_ahead("a", "c", 0.5)) == ("a", False, True)


@pytest.mark.parametrize("game", ["block", "muggins"])
def test_a_hint_names_what_a_master_would_play(game: str) -> None:
    compared = 0
    for number in range(12):
        match = Match.new(game, 2, f"hint {number}")
        while match.turn is not None and not match.waiting:
            look = match.look(match.turn)
            if match.turn == 0 and len(look.legal_moves) > 1 and compared < 12:
                *_, verdict = judge_line(look, Rng(number))
                *_, move = think(look, MASTER, number)
                told = verdict.ranked()[0]
                assert told == move or not verdict.cost(move), (told, move)
                compared += 1
            match.play(choose(look, "simple", number))
    assert compared == 12


def chances_to_hold_a_line_closed() -> Iterator[tuple[Look, list[Move]]]:
    """Seats in Block for two that can leave both ends at numbers on which the other one has passed, or open something else."""
    for number in count():
        match, rng = Match.new("block", 2, f"closed {number}", {"set": 6}), Rng("closed", number)
        while not match.results:
            assert match.turn is not None
            look = match.look(match.turn)
            lacked = {end for _, seat, what in look.view["cannot"] if seat != match.turn for end in what.get("ends", ())}
            left, right, *_ = cast("LineRound", match.round).ends
            plays = [(move, play) for move in look.legal_moves if (play := PLAYS[move]) is not None]
            closing = [move for move, (_, arm, _, outer) in plays if {outer, left if arm == RIGHT else right} <= lacked]
            if 0 < len(closing) < len(plays):
                yield look, closing
                break
            match.play(rng.choice(look.legal_moves), match.turn)


def test_passes_are_heard_from_the_club_upwards() -> None:
    chances = list(islice(chances_to_hold_a_line_closed(), 60))
    simple, club, master = (
        sum(choose(look, level, number) in closing for number, (look, closing) in enumerate(chances))
        for level in ("simple", CLUB, MASTER)
    )
    assert simple < 0.7 * len(chances) < min(club, master)
