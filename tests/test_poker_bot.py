"""The computer's poker: its arithmetic is right, it sees only its view, and it beats chance."""

from __future__ import annotations

from itertools import combinations

import pytest

from domino_core.ai.poker import PokerBot, Table, imagined_hands
from domino_core.ai.poker_simple import worth_in_poker
from domino_core.families.poker.hands import POKER_TILES, strength
from domino_core.families.poker.round import PokerRound
from domino_core.game import Look, Setup
from domino_core.games.poker import POKER
from domino_core.match import Match
from domino_core.rng import Rng
from domino_core.shapes.views import PokerView
from domino_core.tiles import mask_of, tile_named
from tests.seen import poker_view

ROYAL = "6-6 5-5 4-4 3-3 2-2"
PAIR = "6-6 2-2 5-1 4-1 3-2"
NOTHING = "2-1 3-1 4-1 5-2 4-3"


def table(first_hand: str, chips: tuple[int, ...] = (100, 100, 100, 100)) -> PokerRound:
    """Seat 0 holds this hand and speaks first."""
    held = [tile_named(name) for name in first_hand.split()]
    deal = (*held, *(tile for tile in POKER_TILES if tile not in held))
    scores = tuple(own - 100 for own in chips)
    return PokerRound.deal(Setup(POKER, 4, POKER.resolve(4, {}), starter=3, scores=scores, deal=deal))


def said_by(played: PokerRound, seat: int, seed: object = 0) -> str:
    *_, move = PokerBot().think(Look(POKER, played.view(seat)), Rng(seed))
    return move


def new_match(seed: object) -> Match:
    return Match(POKER, 4, POKER.resolve(4, {"hands": 10}), str(seed), None)


def test_against_one_opponent_every_hand_there_can_be_is_looked_at_once() -> None:
    view = poker_view(table(PAIR, (100, 300, 0, 0)), 0)
    held = {tile_named(name) for name in PAIR.split()}
    others = [strength(mask_of(five)) for five in combinations([tile for tile in POKER_TILES if tile not in held], 5)]
    imagined = [hands[0] for hands in imagined_hands(view, 1, Rng(0))]
    assert len(imagined) == 3003
    assert sorted(imagined) == sorted(others)


def test_what_can_be_won_and_lost_is_counted_right() -> None:
    played = table(PAIR, (10, 100, 100, 190))
    for move in ("check", "bet", "raise", "fold"):
        played.play(played.turn or 0, move)
    seen = Table(poker_view(played, 0))
    assert seen.opponents == [1, 2]
    assert (seen.owed, seen.pot) == (8, 2 + 7 + 10 + 2)  # all-in: of seat 2 only ten chips can be won
    weaker, better = strength(mask_of(map(tile_named, NOTHING.split()))), strength(mask_of(map(tile_named, ROYAL.split())))
    assert seen.outcome("fold", [weaker, weaker], Rng(0)) == 0
    assert seen.outcome("call", [weaker, weaker], Rng(0)) == 21
    assert seen.outcome("call", [weaker, better], Rng(0)) == -8
    assert seen.likelihood([better, better]) == 1
    assert seen.likelihood([better, weaker]) < 1


def test_the_best_hand_there_is_raises_and_nothing_gives_way() -> None:
    assert said_by(table(ROYAL), 0) == "bet"
    for hand, answer in ((ROYAL, "raise"), (NOTHING, "fold")):
        played = table(hand)
        for move in ("check", "bet", "raise", "raise"):
            played.play(played.turn or 0, move)
        assert said_by(played, 0) == answer


def likes_best(view: PokerView) -> str:
    """The move that the rule of thumb finds best."""
    return max(view["legal_moves"], key=lambda move: worth_in_poker(view, move))


def test_a_free_look_is_never_thrown_away() -> None:
    assert {said_by(table(NOTHING), 0, seed) for seed in range(12)} <= {"check", "bet"}
    assert likes_best(poker_view(table(NOTHING), 0)) == "check"


def test_the_rule_of_thumb_bets_on_strong_hands_and_stays_with_a_pair() -> None:
    for hand, first, answer in ((ROYAL, "bet", "raise"), (PAIR, "check", "call"), (NOTHING, "check", "fold")):
        played = table(hand)
        assert likes_best(poker_view(played, 0)) == first
        played.play(0, "check")
        played.play(1, "bet")
        played.play(2, "fold")
        played.play(3, "fold")
        assert likes_best(poker_view(played, 0)) == answer


@pytest.mark.clause("ALL-03")
def test_what_it_says_depends_on_its_view_alone() -> None:
    match, rng = new_match("peek"), Rng("peek")
    for step in range(30):
        if not match.waiting and step % 3 == 0:
            assert match.turn is not None
            world = match.round.resample(match.turn, rng)
            assert isinstance(world, PokerRound)
            assert said_by(world, match.turn, step) == said_by(match.round, match.turn, step)  # type: ignore[arg-type]
        match.play(rng.choice(match.legal_moves()))


def test_it_wins_chips_from_players_who_speak_at_random() -> None:
    won = 0
    for seed in range(6):
        match, rng = new_match(seed), Rng("moves", seed)
        while not match.finished:
            if match.waiting or match.turn != seed % 4:
                match.play(rng.choice(match.legal_moves()))
            else:
                match.play(next(iter(PokerBot().think(match.look(match.turn), rng))))
        won += match.scores[seed % 4]
    assert won > 0
