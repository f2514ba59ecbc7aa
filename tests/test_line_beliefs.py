"""What a master of lines believes: every world fits what is seen, who hears nothing guesses fairly, and good habits are as they say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice, pairwise
from typing import cast

import pytest

from domino_core.ai.line_beliefs import CHAIN, Beliefs
from domino_core.ai.line_habits import Habits, weights_in
from domino_core.ai.line_hearing import Heard
from domino_core.ai.line_thumb import Thumb
from domino_core.families.line import LineRound
from domino_core.families.line.bare import Bare
from domino_core.families.line.chain import PLAYS
from domino_core.game import Look, Seat
from domino_core.rng import Rng
from domino_core.tiles import mask_of, tile_named
from tests.cases import Case, usual_cases
from tests.rules.line_tables import play, position

LINES = [case for case in usual_cases() if issubclass(case.game.round_class, LineRound)]
TRIES = 600
FAIR = 0.13
"""How far the share of worlds in which a seat holds a tile may be off, by chance and since worlds follow from one another."""

LATE = 70
"""Moves after which a round of Basic for three is well advanced, if it is not over."""
ALIKE = 0.8
"""The share of the tiles in the others' hands that one world may have from the one before."""


def looks(case: Case, least: int = 0) -> Iterator[tuple[LineRound, Seat, Look]]:
    """Seats on turn in the middle of random rounds, after so many moves at least if a round is that long."""
    for number in count():
        rng, real = Rng("believing", case, number), cast("LineRound", case.match(number).round)
        for _ in range(least + rng.below(30)):
            if real.turn is not None:
                real.apply(real.turn, rng.choice(real.legal_moves(real.turn)))
        if real.turn is not None:
            yield real, real.turn, Look(case.game, real.view(real.turn))


def believed(look: Look, rng: Rng) -> Beliefs:
    world = cast("LineRound", look.sample(rng))
    return Beliefs(look, world, Thumb(world.fits, int(look.view["options"]["target"])), rng)


@pytest.mark.parametrize("case", LINES, ids=str)
def test_every_world_fits_what_is_seen(case: Case) -> None:
    for real, seat, look in islice(looks(case), 6):
        beliefs = believed(look, Rng("fits"))
        everything = mask_of(real.boneyard[real.drawn :]) | sum(real.hands)
        denied = [(time, who, case.game.round_class.cannot_hold(look.view, what)) for time, who, what in look.view["cannot"]]
        drew = {who: time for time, (who, move) in enumerate(real.history) if move == "draw"}
        for _ in range(2 * CHAIN):
            hands, stock = beliefs.world()
            assert hands[seat] == real.hands[seat]
            assert [hand.bit_count() for hand in hands] == [hand.bit_count() for hand in real.hands]
            assert len(stock) == len(real.boneyard) - real.drawn
            assert sum(hands) + mask_of(stock) == sum(hands) | mask_of(stock) == everything
            for time, who, mask in denied:
                assert time <= drew.get(who, -1) or not hands[who] & mask


def test_who_hears_nothing_guesses_as_fairly_as_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Heard, "__missing__", lambda _heard, _hand: 1.0)
    case = next(case for case in LINES if case.game.id == "basic")
    for real, seat, look in islice(looks(case), 3):
        beliefs, rng, other = believed(look, Rng("deaf")), Rng("fair"), real.next_seat[seat]
        mine = [beliefs.world()[0][other] for _ in range(TRIES)]
        fair = [cast("LineRound", look.sample(rng)).hands[other] for _ in range(TRIES)]
        for tile in case.game.tiles(look.view["options"]):
            shares = [sum(hand >> tile & 1 for hand in hands) / TRIES for hands in (mine, fair)]
            assert abs(shares[0] - shares[1]) < FAIR


def test_worlds_that_follow_one_another_differ_late_in_a_round_too() -> None:
    """By then most tiles that others got lie on the table: to ask where those came from would leave the hands as they are."""
    alike = held = 0
    case = next(case for case in LINES if case.game.id == "basic" and case.players == 3)
    for _, seat, look in islice(looks(case, LATE), 4):
        beliefs = believed(look, Rng("late"))
        for before, after in pairwise(beliefs.world()[0] for _ in range(CHAIN)):
            others = [pair for other, pair in enumerate(zip(before, after, strict=True)) if other != seat]
            alike += sum((one & two).bit_count() for one, two in others)
            held += sum(two.bit_count() for _, two in others)
    assert alike < ALIKE * held


def test_good_habits_lay_a_light_double_before_a_heavy_tile() -> None:
    real = play(position("block", ["6-6 6-4 1-1 3-0", "6-1 5-5 3-3 2-2"], opens="6-6"), "6-6 6-1@L")
    moves = tuple(laid for laid in map(PLAYS.__getitem__, real.legal_moves(0)) if laid is not None)
    picks = Thumb(real.fits, 100).pick, Habits(real.fits, 100).pick
    heavy, double = (Bare(real).usual(real.hands[0], moves, pick)[0] for pick in picks)
    assert (heavy, double) == (1 << tile_named("6-4"), 1 << tile_named("1-1"))


def test_where_everybody_draws_until_a_tile_fits_nobody_likes_to_be_stuck() -> None:
    """The heavy 6-5 would leave nothing for the next turn; the 6-1 can be followed, but by others too."""
    for game, laid in (("block", "6-5"), ("basic", "6-1")):
        real = play(position(game, ["6-6 6-5 6-1 1-0", "6-2 5-3 4-3 3-3"], "4-4 3-1 4-1 3-2", opens="6-6"), "6-6 6-2@L")
        moves = tuple(each for each in map(PLAYS.__getitem__, real.legal_moves(0)) if each is not None)
        pick = Habits(real.fits, 100, weights_in(real.setup.game, real)).pick
        assert Bare(real).usual(real.hands[0], moves, pick)[0] == 1 << tile_named(laid), game
