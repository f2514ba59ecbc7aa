"""The play of tiles alone in Forty-Two: who takes more than half of the points when a lot has chosen the bidder and the trumps.

Everybody knows that it was a lot: a bid that means nothing would mislead whoever listens. A bidder whom chance has chosen seldom makes 30,
the lowest bid of the rules, so most such hands are lost before a tile is played. Here it is 22, one more than half: who makes it, or sets
it, has won the hand. `--bid 30` asks for the other.

Each deal is played twice, once with either player on the bidding side, so luck favours nobody, and a deal is one observation. Bids are not
judged here: the arena does that. A player who sees all tiles shows how much there is to win.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from time import process_time
from typing import TYPE_CHECKING, NamedTuple, Self

from domino_core.ai import choose
from domino_core.ai.double_dummy import DoubleDummy
from domino_core.ai.trick_thumb import sensible_move
from domino_core.arena import interval, quantiles
from domino_core.families.trick import TrickRound
from domino_core.game import Game, Look, Setup
from domino_core.games.forty_two import FORTY_TWO, FortyTwoRound
from domino_core.rng import Rng
from domino_core.tiles import mask_of, tile_named
from machine import environment
from measures.tables import table

if TYPE_CHECKING:
    import argparse

    from domino_core.game import Seat
    from domino_core.notation import Move

HELP = "the play of tiles alone in Forty-Two: levels, and a player who sees all tiles, against a rule of thumb and against chance"

AIM = 0.64
"""The share of hands that a master should win against the rule of thumb."""
MORE_THAN_HALF = 22
THUMB, ALL_SEEING = "thumb", "all-seeing"


class Found(NamedTuple):
    """What came of one meeting: the share of hands won and the points more a hand, each with its interval, and times."""

    won: tuple[float, float]
    points: tuple[float, float]
    times: dict[str, float]


def add_options(parser: argparse.ArgumentParser) -> None:
    """How much to play, and who."""
    parser.add_argument("--deals", type=int, default=100, help="deals of each meeting (default: 100)")
    parser.add_argument("--seed", default="tricks", help="names the deals (default: tricks)")
    parser.add_argument("--bid", type=int, default=MORE_THAN_HALF, help="what must be made or set (default: 22)")
    parser.add_argument("--players", nargs="*", default=["master", "club", ALL_SEEING], help="levels, thumb or all-seeing")
    parser.add_argument("--against", nargs="*", default=[THUMB, "random"], help="the same (default: thumb and random)")


def run(arguments: argparse.Namespace) -> bool:
    """Play, meeting by meeting."""
    rows, met = [], True
    for b in arguments.against:
        for a in arguments.players:
            found = meet(a, b, arguments.deals, arguments.seed, arguments.bid)
            met = met and (found.won[0] >= AIM or (a, b) != ("master", THUMB))
            won, points = (
                f"{100 * found.won[0]:.1f} ± {100 * found.won[1]:.1f}",
                f"{found.points[0]:+.1f} ± {found.points[1]:.1f}",
            )
            rows.append([f"{a} v {b}", won, points, *(f"{found.times[share]:.0f}" for share in ("p50", "p95"))])
            environment.say(f"  {a} v {b}: {won} % of the hands")
    print(table([f"{arguments.deals} deals, both ways", "won, %", "points more", "ms p50", "ms p95"], rows))
    return met


def meet(a: str, b: str, deals: int, seed: str, bid: int = MORE_THAN_HALF) -> Found:
    """Plays so many deals from both sides."""
    won, points, times = [], [], []
    for number in range(deals):
        begun = dealt(f"{seed}/{number}", bid)
        assert begun.bidder is not None
        bidding = begun.bidder % 2
        made = {}
        for side in (0, 1):
            deal = begun.clone()
            while deal.turn is not None:
                mine = deal.turn % 2 == side
                began, choice = process_time(), len(deal.legal_moves(deal.turn)) > 1
                deal.apply(deal.turn, move_of(a if mine else b, deal, f"{seed}/{number}/{len(deal.history)}"))
                if mine and choice:
                    times.append(process_time() - began)
            made[side] = deal.taken[bidding]
        with_a, with_b = made[bidding], made[1 - bidding]
        won.append(((with_a >= bid) + (with_b < bid)) / 2)
        points.append(float(with_a - with_b))
    return Found(interval(won), interval(points), quantiles(times))


@cache
def game_by_lot(bidder: Seat, bid: int, trump: str) -> Game:
    """Forty-Two without an auction: a lot has said who must make how much with which trumps, and nobody takes that for a sign."""

    class LotRound(FortyTwoRound):
        """All else is as usual."""

        @classmethod
        def deal(cls, setup: Setup) -> Self:
            hand = super().deal(setup)
            hand.bidder, hand.bid = bidder, bid
            hand.turn = hand.caller = bidder
            hand.name_trump(bidder, trump)
            return hand

    return replace(FORTY_TWO, round_class=LotRound)


def dealt(seed: str, bid: int) -> TrickRound:
    """A deal with a contract by lot."""
    rng = Rng(seed, "bidder and trumps")
    bidder = rng.below(4)
    game = game_by_lot(bidder, bid, str(rng.below(7)))
    deal = game.round_class.deal(Setup(game, 4, game.resolve(4, {}), scores=(0, 0), seed=seed, starter=bidder))
    assert isinstance(deal, TrickRound)
    return deal


def move_of(player: str, deal: TrickRound, seed: str) -> Move:
    """What a player does, whose turn it is."""
    assert deal.turn is not None
    if player == ALL_SEEING:
        return best_with_open_hands(deal)
    return (
        sensible_move(deal, deal.turn) if player == THUMB else choose(Look(deal.setup.game, deal.view(deal.turn)), player, seed)
    )


def best_with_open_hands(deal: TrickRound) -> Move:
    """The tile that brings one's own side most if everybody sees everything; of several, the one that the rule of thumb names."""
    assert deal.turn is not None
    assert deal.suits is not None
    tricks = [*(trick.plays for trick in deal.won), tuple(deal.trick)]
    hands = [
        deal.hands[seat] | mask_of(tile for plays in tricks for who, tile in plays if who == seat)
        for seat in range(len(deal.hands))
    ]
    solver, gone = DoubleDummy(hands, deal.suits.trump), mask_of(tile for plays in tricks[:-1] for _, tile in plays)
    lying = [tile for _, tile in deal.trick]
    leader = deal.trick[0][0] if deal.trick else deal.turn
    worth: dict[Move, int] = {}
    for move in deal.legal_moves(deal.turn):
        worth[move] = solver.points(deal.turn % 2, leader, [*lying, tile_named(move)], gone, max(worth.values(), default=10))
    usual = sensible_move(deal, deal.turn)
    return max(worth, key=lambda move: (worth[move], move == usual))
