"""Claiming the rest: a seat that leads is told when every tile it has left is sure to take a trick."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from domino_core.ai import choose
from domino_core.game import Game
from domino_core.games.forty_two import FORTY_TWO
from domino_core.games.four_hand_texas import FOUR_HAND_TEXAS
from domino_core.games.moon import MOON_GAME
from domino_core.match import Match
from domino_core.rng import Rng
from domino_core.tiles import tile_named
from tests.rules.trick_tables import in_play, play
from tests.seen import trick_view


def rest(hands: Sequence[str], trump: str, leader: int = 0) -> list[str]:
    return trick_view(in_play(FORTY_TWO, hands, trump, leader), leader)["rest"]


@pytest.mark.clause("FT-12")
@pytest.mark.parametrize(
    "hands, trump, sure",
    [
        (("6-6 6-5", "6-4 1-0", "5-5 2-0", "4-4 3-0"), "6", True),
        (("6-6 6-4", "6-5 1-0", "5-5 2-0", "4-4 3-0"), "6", False),
        (("6-6 5-5", "5-4 1-0", "5-3 2-0", "4-4 3-0"), "6", True),
        (("6-6 5-5", "6-0 1-0", "5-3 2-0", "4-4 3-0"), "6", False),
        (("5-4 4-4", "5-3 1-0", "5-0 2-0", "3-3 3-0"), "6", True),
        (("5-4", "5-3", "5-0", "3-3"), "6", False),
    ],
    ids=[
        "top trumps",
        "a trump above",
        "a double of a suit",
        "a trump is out",
        "no higher one is left",
        "a last tile plays itself",
    ],
)
def test_the_rest_is_sure_when_nothing_unseen_can_take_a_trick(hands: tuple[str, ...], trump: str, sure: bool) -> None:
    assert rest(hands, trump) == (sorted(hands[0].split()) if sure else [])


@pytest.mark.clause("FT-32")
@pytest.mark.parametrize("second, sure", [("4-2", True), ("5-2 ", False)])
def test_in_sevens_a_tile_that_comes_as_near_takes_nothing_from_the_one_that_was_led(second: str, sure: bool) -> None:
    hands = ("5-1 4-3", f"{second} 0-0", "6-6 1-0", "5-5 2-0")
    assert rest(hands, "sevens") == (["4-3", "5-1"] if sure else [])


@pytest.mark.clause("MO-04")
@pytest.mark.parametrize("bidder, sure", [(0, True), (1, False)])
def test_who_has_put_a_tile_away_knows_that_nobody_holds_it(bidder: int, sure: bool) -> None:
    table = in_play(MOON_GAME, ("6-5 6-4", "5-4 1-1", "5-5 2-2"), "6", bidder=bidder)
    table.discarded = tile_named("6-6")
    assert trick_view(table, 0)["rest"] == (["6-4", "6-5"] if sure else [])


def test_only_the_seat_that_leads_is_told() -> None:
    table = in_play(FORTY_TWO, ("6-6 6-5", "6-4 1-0", "5-5 2-0", "4-4 3-0"), "6")
    assert [trick_view(table, seat)["rest"] for seat in (1, 2, 3, None)] == [[]] * 4
    play(table, "6-6 6-4")
    assert trick_view(table, 2)["rest"] == []


@pytest.mark.parametrize("game", [FORTY_TWO, FOUR_HAND_TEXAS, MOON_GAME], ids=lambda game: game.id)
def test_whoever_is_sure_of_the_rest_takes_it_whatever_is_played(game: Game) -> None:
    """In matches of sensible bids, and from there on with anything that is legal, in every world that fits the view."""
    claims = 0
    for seed in range(6):
        match = Match.new(game.id, seed=f"rest {seed}")
        while not match.finished and len(match.results) < 4:
            seat = match.turn
            assert seat is not None
            if match.waiting:
                match.play("next")
                continue
            if trick_view(match, seat)["rest"]:
                claims += 1
                for world in range(3):
                    rng = Rng(seed, world)
                    imagined = match.round.resample(seat, rng)
                    before = [len(side) for side in trick_view(imagined, seat)["tricks"]]
                    left = len(trick_view(imagined, seat)["hands"][seat] or ())
                    while imagined.turn is not None:
                        imagined.play(imagined.turn, rng.choice(imagined.legal_moves(imagined.turn)))
                    after = [len(side) for side in trick_view(imagined, seat)["tricks"]]
                    before[match.sides[seat]] += left
                    assert after == before
            match.play(choose(match.look(seat), "simple", len(match.log), 1))
    assert claims
