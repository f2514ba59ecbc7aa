"""Mexican Train by house rules: any mix of options is a game that can be played to its end, and nobody learns what is hidden."""

from __future__ import annotations

from functools import reduce
from operator import or_

import pytest

from domino_core import Match
from domino_core.families.train import TrainRound
from domino_core.game import Worlds
from domino_core.games.mexican_train import MEXICAN_TRAIN
from domino_core.options import Value
from domino_core.rng import Rng
from domino_core.tiles import mask_of, tile_named
from tests.rules.train_tables import dealt, legal, play, position
from tests.seen import train_view

MATCHES = 2_000
"""Whole random matches in every run, at every number of players and with every rule set; the rest with mixed rules."""
CHUNK = 100
RULES = ("sidings", "station", "table")


def mixed_options(rng: Rng) -> dict[str, Value]:
    return {option.name: rng.choice(option.values) for option in MEXICAN_TRAIN.options if option.name != "rounds"}


def set_up(number: int) -> Match:
    """The presets in turn, every fourth match a mix; the numbers of players in turn."""
    rng = Rng("house", number)
    options: dict[str, Value] = {"rules": RULES[number % 3]} if number % 4 else mixed_options(rng)
    most = 10 if options["rules"] == "table" else 8
    return Match.new("mexican-train", 2 + number // 3 % (most - 1), f"house {number}", options)


def check_round(here: TrainRound, whole: int) -> None:
    """Every tile is in one place, and an open double stands where the list of them says."""
    hands = here.hands
    rest = mask_of(here.boneyard[here.drawn :])
    assert reduce(or_, hands) | rest | here.table == whole
    assert sum(hand.bit_count() for hand in hands) + rest.bit_count() + here.table.bit_count() == whole.bit_count()
    assert len(set(here.uncovered)) == len(here.uncovered)
    assert here.rules.cover or not here.uncovered


@pytest.mark.clause("ALL-02")
@pytest.mark.parametrize("chunk", range(MATCHES // CHUNK))
def test_two_thousand_random_matches(chunk: int) -> None:
    """The fast way, as search plays: unchecked moves, all of them legal; the harness checks fewer matches more closely."""
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        match = set_up(number)
        rng = Rng("moves", number)
        whole = mask_of(MEXICAN_TRAIN.tiles(match.options))
        while not match.finished:
            here = match.round
            assert isinstance(here, TrainRound)
            here.events = None
            for moves in range(2000):
                seat = here.turn
                if seat is None:
                    break
                legal_moves = here.legal_moves(seat)
                here.apply(seat, legal_moves[rng.below(len(legal_moves))])
                if moves % 16 == 0:
                    check_round(here, whole)
            check_round(here, whole)
            result = here.result()
            assert result is not None
            assert (result.reason == "out") == (result.seat is not None)
            assert result.seat is None or not here.hands[result.seat]
            match._close_round()
            if not match.finished:
                match.play("next")
        assert len(match.results) == min(int(match.options["rounds"]), int(match.options["set"]) + 1)
        assert match.scores[match.winners[0]] == min(match.scores)


# ---------------------------------------------------------------- mixes that need a decision


def test_presets_set_every_other_option() -> None:
    names = {option.name for option in MEXICAN_TRAIN.options} - {"rules", "rounds"}
    assert all(set(values) == names for values in MEXICAN_TRAIN.presets.values())


def test_a_choice_of_ones_own_stays_beside_a_preset() -> None:
    options = MEXICAN_TRAIN.resolve(4, {"rules": "station", "cover": "never", "blank": 50})
    assert (options["string"], options["cover"], options["blank"], options["doubles"]) == ("full", "never", 50, "plain")


@pytest.mark.parametrize(
    "rules, start, begin",
    [
        ("sidings", "aside", "rotate"),
        ("sidings", "draw", "holder"),
        ("station", "highest", "holder"),
        ("table", "draw", "holder"),
        ("table", "aside", "winner"),
    ],
)
def test_who_begins_goes_with_how_the_engine_is_found(rules: str, start: str, begin: str) -> None:
    assert MEXICAN_TRAIN.resolve(4, {"rules": rules, "start": start})["begin"] == begin
    assert MEXICAN_TRAIN.resolve(4, {"rules": rules, "start": start, "begin": "rotate"})["begin"] == "rotate"


def test_where_the_engine_is_set_aside_nobody_holds_it_and_the_start_goes_round() -> None:
    match = Match.new("mexican-train", 3, "aside", {"start": "aside", "begin": "holder"})
    assert match.turn == match.round.setup.starter
    assert train_view(match, 0)["began"] == match.turn


def test_the_start_may_go_round_although_somebody_else_lays_the_engine() -> None:
    match = dealt(["", "12-12", ""], rules="sidings", start="draw", begin="rotate")
    assert match.turn == 1
    match.play("12-12")
    assert match.turn == 0
    assert train_view(match, 0)["phase"] == "first"


@pytest.mark.parametrize("highest, asked, played", [(9, 13, 10), (12, 13, 13), (9, 2, 2), (12, 1, 1)])
def test_there_are_no_more_rounds_than_doubles(highest: int, asked: int, played: int) -> None:
    match = Match.new("mexican-train", 2, "rounds", {"set": highest, "rounds": asked, "rules": "table"})
    while not match.finished:
        match.play(match.legal_moves()[-1])
    assert len(match.results) == played


@pytest.mark.parametrize("players, highest, rounds", [(3, 9, 10), (8, 12, 13)])
def test_the_form_shows_as_many_rounds_as_there_are(players: int, highest: int, rounds: int) -> None:
    assert MEXICAN_TRAIN.resolve(players, {"rules": "table"})["rounds"] == rounds
    assert MEXICAN_TRAIN.resolve(players, {"rules": "table", "set": highest})["rounds"] == rounds
    assert MEXICAN_TRAIN.resolve(3, {"rules": "table", "set": 12})["rounds"] == 13
    assert MEXICAN_TRAIN.resolve(4, {"set": 9})["rounds"] == 10


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("highest", [9, 12])
@pytest.mark.parametrize("hands", [15, 16])
def test_every_table_leaves_something_to_draw(players: int, highest: int, hands: int) -> None:
    view = Match.new("mexican-train", players, "x", {"rules": "table", "set": highest, "hands": hands}).view(None)
    assert view["boneyard"] >= 10


# ---------------------------------------------------------------- what a seat can know


def hands_imagined(here: TrainRound, eyes: int, seat: int) -> set[int]:
    """Every tile that some imagined world gives to a seat."""
    source = Worlds(MEXICAN_TRAIN, here.view(eyes))
    held = 0
    for number in range(60):
        world = source.sample(Rng("imagined", number))
        assert isinstance(world, TrainRound)
        assert world.view(eyes) == here.view(eyes)
        held |= world.hands[seat]
    return {tile for tile in range(91) if held >> tile & 1}


@pytest.mark.clause("ALL-03")
def test_a_draw_tells_that_nothing_fitted_and_no_more() -> None:
    match = dealt(["12-5 5-3", "8-8"], rules="sidings")
    for move in ("12-5@0", "5-3@0", "stop", "draw"):
        match.play(move)
    here = match.round
    assert isinstance(here, TrainRound)
    imagined = hands_imagined(here, 0, 1)
    twelves = {tile for tile in range(91) if tile in imagined and tile >= 78}
    assert len(twelves) > 3, "the drawn tile may well be a twelve"
    source = Worlds(MEXICAN_TRAIN, here.view(0))
    for number in range(30):
        world = source.sample(Rng(number))
        assert isinstance(world, TrainRound)
        assert world.dealt[1] >> 78 == 0, "but none of those dealt"


@pytest.mark.clause("ALL-03")
def test_a_follow_up_that_failed_says_nothing_about_doubles_where_they_would_not_do() -> None:
    """`station`: seat 0 drew for a tile that is not a double, so it may still hold the 8-8 that fits the Mexican Train."""
    for rules, may_hold in (("station", True), ("sidings", False)):
        here = position(["5-5 4-3 6-6", "7-7 1-1"], "9-0 8-8 8-1", engine=11, ends={"0": 5, "M": 8}, rules=rules)
        play(here, "5-5@0 draw")
        _, seat, shown = here.cannot[-1]
        assert isinstance(shown, dict)
        ruled_out = TrainRound.cannot_hold(train_view(here, 1), shown)
        assert seat == 0
        assert bool(ruled_out >> tile_named("8-8") & 1) != may_hold
        assert ruled_out >> tile_named("8-1") & 1


def test_stopping_a_free_string_tells_nothing_and_the_end_of_a_full_one_does() -> None:
    for rules, entries in (("sidings", 0), ("station", 1)):
        here = play(position(["12-5 9-8", "7-7"], first=True, rules=rules), "12-5@0 stop")
        assert len(here.cannot) == entries
    assert here.cannot == [(1, 0, {"ends": [5]})]


def test_the_turn_never_tells_that_somebody_can_play() -> None:
    """Whoever is on turn in a string stays on turn, fitting tile or not."""
    for hand in ("12-5 5-3", "12-5 9-8"):
        for rules in ("sidings", "station"):
            here = play(position([hand, "7-7"], first=True, rules=rules), "12-5@0")
            assert here.turn == 0
            assert "stop" in legal(here) or hand.endswith("5-3")
