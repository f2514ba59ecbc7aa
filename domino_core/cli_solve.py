"""What `python -m domino_core solve` works out: positions with all tiles open, solved exactly. One entry in a table for each game."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Any

from domino_core.errors import BadDeal, BadOption, UnknownGame
from domino_core.families.suits import ALL_TRUMPS, NUMBERS, Trump
from domino_core.tiles import HIGH, NAMES, Mask, Tile, mask_of, tile_named


def add_solve_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", required=True, choices=list(SOLVERS))
    parser.add_argument("--deal", help="solitaires: the tiles in the order in which they come, any number of them", default="")
    parser.add_argument("--hands", help='the hands from seat 0 on, as in "5-2 5-0 / 6-6 6-5 / …"', default="")
    parser.add_argument("--trump", help="the trump suit, 0 to 6 (four-hand-texas: also doubles, none)", default="")
    parser.add_argument("--leader", type=int, default=0, help="the seat that leads (default: 0)")
    parser.add_argument("--make", type=int, metavar="N", help="only tell whether the leader's side can take at least N points")
    parser.add_argument("--json", action="store_true", help="print JSON")


def solved(args: argparse.Namespace) -> dict[str, Any]:
    """The answer to the question on the command line."""
    if args.game not in SOLVERS:
        raise UnknownGame("no-solver", f"There is no solver for {args.game}; there is one for {', '.join(SOLVERS)}.")
    return {"game": args.game, **SOLVERS[args.game](args)}


# ---------------------------------------------------------------- trick games for four


def _trick_game(trumps: Sequence[Trump]) -> Callable[[argparse.Namespace], dict[str, Any]]:
    def solve_hands(args: argparse.Namespace) -> dict[str, Any]:
        from domino_core.ai.double_dummy import DoubleDummy

        hands = read_hands(args.hands)
        if args.trump not in trumps:
            raise BadOption("no-such-trump", f"Trumps can be {', '.join(trumps)}, not “{args.trump[:12]}”.")
        if not 0 <= args.leader < len(hands):
            raise BadOption("no-such-seat", f"The leader is a seat from 0 to {len(hands) - 1}.")
        deal = DoubleDummy(hands, args.trump)
        if args.make is not None:
            makes = deal.takes(args.leader % 2, args.make, args.leader)
            return {"trump": args.trump, "leader": args.leader, "make": args.make, "makes": makes}
        points = deal.value(args.leader)
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


def _castle_rock(args: argparse.Namespace) -> dict[str, Any]:
    from domino_core.ai.castle_rock import solve

    return solve(read_deal(args.deal))


def _bingo(args: argparse.Namespace) -> dict[str, Any]:
    from domino_core.games.bingo import count_out

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


SOLVERS: dict[str, Callable[[argparse.Namespace], dict[str, Any]]] = {
    "forty-two": _trick_game(NUMBERS),
    "four-hand-texas": _trick_game(ALL_TRUMPS),
    "castle-rock": _castle_rock,
    "bingo": _bingo,
}
