"""Computer players of trick games: sensible bids and plays, better than chance, and thinking in short steps."""

from __future__ import annotations

from itertools import islice

import pytest

from domino_core.ai import choose, think
from domino_core.ai.double_dummy import DoubleDummy, Unfinished
from domino_core.ai.trick_thumb import sensible_move
from domino_core.families.trick import TrickRound
from domino_core.game import Game, Look, Setup
from domino_core.games.forty_two import FORTY_TWO
from domino_core.games.four_hand_texas import FOUR_HAND_TEXAS
from domino_core.games.moon import MOON_GAME
from domino_core.rng import Rng
from domino_core.tiles import double_set, mask_of
from tests.rules.trick_tables import in_play, match_of, play

FOURS = "4-4 6-4 5-4 4-3 4-2 6-6 5-5"
POOR = "6-5 5-3 3-1 2-0 6-2 4-1 1-0"


@pytest.mark.parametrize("level", ["learner", "club", "master", "simple"])
@pytest.mark.parametrize("game", [FORTY_TWO, FOUR_HAND_TEXAS], ids=lambda game: game.id)
def test_a_strong_hand_bids_and_names_its_suit(game: Game, level: str) -> None:
    match = match_of(game, "", FOURS)
    assert choose(match.look(1), level, 1, budget=60).startswith("bid:")
    play(match, "bid:30 pass pass pass")
    assert choose(match.look(1), level, 1, budget=60) == "trump:4"


@pytest.mark.parametrize("level", ["learner", "club", "master", "simple"])
@pytest.mark.parametrize("game", [FORTY_TWO, FOUR_HAND_TEXAS], ids=lambda game: game.id)
def test_a_poor_hand_passes(game: Game, level: str) -> None:
    match = match_of(game, "", POOR)
    for budget in (1, 60):
        assert choose(match.look(1), level, 1, budget) == "pass"


@pytest.mark.parametrize("level", ["learner", "club", "master", "simple"])
def test_moon_bids_on_a_long_suit_and_keeps_it(level: str) -> None:
    match = match_of(MOON_GAME, "", "6-6 6-5 6-4 6-3 6-2 5-5 4-1", left="6-1")
    assert choose(match.look(1), level, 1, budget=40) in ("bid:4", "bid:5", "bid:6", "bid:7", "bid:21")
    play(match, "bid:7 pass pass")
    assert choose(match.look(1), level, 1, budget=40) == "discard:4-1"
    play(match, "discard:4-1")
    assert choose(match.look(1), level, 1, budget=40) == "trump:6"


@pytest.mark.parametrize("tricks, tile", [("6-2 6-6 6-3", "6-4"), ("6-6 6-2 6-3", "6-1")], ids=["partner", "opponent"])
def test_the_partners_trick_gets_the_counting_tile_and_an_opponents_does_not(tricks: str, tile: str) -> None:
    first, second, third = tricks.split()
    deal = in_play(FORTY_TWO, ["6-4 6-1", f"{first} 1-1", f"{second} 2-0", f"{third} 2-1"], "5", leader=1)
    play(deal, tricks)
    assert sensible_move(deal, 0) == tile


def difference(game: Game, seed: int, good_side: int, budget: int) -> int:
    """Points of the thinking side over those of the random one in one hand of Forty-Two with a bid of 30 by seat 0."""
    setup = Setup(game, 4, game.resolve(4, {}), scores=(0, 0), seed=f"duel {seed}")
    deal = game.round_class.deal(setup)
    assert isinstance(deal, TrickRound)
    play(deal, "pass pass pass bid:30")
    rng = Rng(seed)
    while deal.turn is not None:
        look = Look(game, deal.view(deal.turn))
        good = deal.turn % 2 == good_side
        deal.play(deal.turn, choose(look, "simple" if good else "random", rng.word(), budget))
    return deal.points[good_side] - deal.points[1 - good_side]


def test_it_beats_chance_on_the_same_deals_from_both_sides() -> None:
    """Duplicate: each deal is played twice with the sides swapped, so the luck of the tiles cancels out."""
    total = sum(difference(FORTY_TWO, seed, side, budget=12) for seed in range(6) for side in (0, 1))
    assert total > 12 * 8


def test_an_impatient_question_goes_on_where_it_stopped() -> None:
    tiles = Rng("patience").shuffled(double_set(6))
    hands = [mask_of(tiles[first : first + 7]) for first in range(0, 28, 7)]
    slowly, at_once = DoubleDummy(hands, "3", patience=40), DoubleDummy(hands, "3")
    rests = 0
    for need in range(1, 43):
        answer = None
        while answer is None:
            try:
                answer = slowly.takes(0, need, 0)
            except Unfinished:
                rests += 1
        assert answer == at_once.takes(0, need, 0)
    assert rests > 3


@pytest.mark.parametrize("level", ["learner", "club", "master", "simple"])
@pytest.mark.parametrize("game", [FORTY_TWO, FOUR_HAND_TEXAS, MOON_GAME], ids=lambda game: game.id)
def test_every_step_of_a_thought_is_a_legal_move(game: Game, level: str) -> None:
    match = match_of(game, seed="steps")
    rng = Rng("steps")
    while match.round.turn is not None:
        look = match.look(match.turn or 0)
        thoughts = list(islice(think(look, level, 5), 12))
        assert set(thoughts) <= set(look.legal_moves)
        match.play(rng.choice(thoughts))
