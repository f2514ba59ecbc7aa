"""What `python -m domino_core solve` works out: positions with all tiles open, solved exactly. A solver knows one kind of round."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence

from domino_core.errors import BadDeal, BadOption, UnknownGame
from domino_core.families.trick import TrickRound
from domino_core.families.trick.contracts import NELLO, MarksRound
from domino_core.families.trick.suits import HOUSE_TRUMPS, SEVENS
from domino_core.game import Game
from domino_core.games.bingo import BingoRound, count_out
from domino_core.games.castle_rock import CastleRockRound
from domino_core.registry import GAMES
from domino_core.tiles import HIGH, NAMES, Mask, Tile, mask_of, tile_named


def add_solve_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", required=True, choices=[game.id for game in GAMES.values() if solver_for(game)])
    parser.add_argument("--deal", help="solitaires: the tiles in the order in which they come, any number of them", default="")
    parser.add_argument("--hands", help='the hands from seat 0 on, as in "5-2 5-0 / 6-6 6-5 / …"', default="")
    parser.add_argument("--trump", help="the trump suit, 0 to 6, doubles, or none (forty-two: also none-own)", default="")
    parser.add_argument("--leader", type=int, default=0, help="the seat that leads (default: 0)")
    parser.add_argument("--make", type=int, metavar="N", help="only tell whether the leader's side can take at least N points")
    parser.add_argument("--json", action="store_true", help="print JSON")


def solved(args: argparse.Namespace) -> dict[str, object]:
    """The answer to the question on the command line."""
    game = GAMES.get(args.game)
    solver = None if game is None else solver_for(game)
    if solver is None:
        raise UnknownGame("no-solver", f"There is no solver for {args.game}.")
    return {"game": args.game, **solver(args)}


Solver = Callable[[argparse.Namespace], Mapping[str, object]]


def solver_for(game: Game) -> Solver | None:
    rules = game.round_class
    if issubclass(rules, TrickRound):
        return _trick_solver(rules) if game.seats == (PAIRS,) else None
    if issubclass(rules, CastleRockRound):
        return _castle_rock
    return _bingo if issubclass(rules, BingoRound) else None


# ---------------------------------------------------------------- trick games for four


PAIRS = 4
"""The players of a trick game that can be solved: two against two."""


def _trick_solver(rules: type[TrickRound]) -> Solver:
    trumps = HOUSE_TRUMPS if issubclass(rules, MarksRound) else rules.usual_trumps

    def solve_hands(args: argparse.Namespace) -> Mapping[str, object]:
        from domino_core.ai.double_dummy import DoubleDummy

        hands = read_hands(args.hands)
        if args.trump.startswith((NELLO, SEVENS)):
            raise BadOption("no-solver", "Nello and sevens are not solved: the solver knows four players who follow suit.")
        if args.trump not in trumps:
            raise BadOption("no-such-trump", f"Trumps can be {', '.join(trumps)}, not “{args.trump[:12]}”.")
        if not 0 <= args.leader < len(hands):
            raise BadOption("no-such-seat", f"The leader is a seat from 0 to {len(hands) - 1}.")
        deal = DoubleDummy(hands, args.trump)
        if args.make is not None:
            makes = deal.takes(args.leader % 2, args.make, args.leader)
            return {"trump": args.trump, "leader": args.leader, "make": args.make, "makes": makes}
        even = deal.value(args.leader)
        points = even if args.leader % 2 == 0 else deal.total - even
        return {"trump": args.trump, "leader": args.leader, "points": points, "others": deal.total - points}

    return solve_hands


def read_hands(text: str) -> list[Mask]:
    """Four hands of equal size, separated by slashes; each tile of the double-six at most once."""
    hands = [[tile_named(word) for word in hand.split()] for hand in text.split("/")]
    tiles = [tile for hand in hands for tile in hand]
    _each_once(tiles)
    sizes = {len(hand) for hand in hands}
    if len(hands) != 4 or len(sizes) != 1 or not tiles:
        raise BadDeal("not-four-hands", "Give four hands with the same number of tiles, separated by slashes.")
    for tile in tiles:
        if HIGH[tile] > 6:
            raise BadDeal("tile-not-in-set", f"{NAMES[tile]} does not belong to the set in play.", tile=NAMES[tile])
    return [mask_of(hand) for hand in hands]


# ---------------------------------------------------------------- solitaires


def _castle_rock(args: argparse.Namespace) -> Mapping[str, object]:
    from domino_core.ai.castle_rock import solve

    return solve(read_deal(args.deal))


def _bingo(args: argparse.Namespace) -> Mapping[str, object]:
    return count_out(read_deal(args.deal))


def read_deal(text: str) -> list[Tile]:
    """Tiles in order, each at most once."""
    tiles = [tile_named(word) for word in text.split()]
    if not tiles:
        raise BadDeal("not-a-deal", "Give the tiles in their order with --deal, as in “6-4 5-5 …”.")
    _each_once(tiles)
    return tiles


def _each_once(tiles: Sequence[Tile]) -> None:
    for tile in tiles:
        if tiles.count(tile) > 1:
            raise BadDeal("tile-twice", f"{NAMES[tile]} stands there more than once.", tile=NAMES[tile])
