"""The yardstick of trick games, which others are measured by: it imagines fair worlds and takes what is best in them on average.

The players that people meet are in `trick_players.py`. Here, in the games for four, a tile is chosen by solving each imagined world
exactly (`double_dummy.py`). What counts is whether the bid is made; how many points besides matters less, but keeps a player trying when
the bid is as good as won or lost in every world it can imagine. Bids and trumps, and all of Moon, are judged by playing worlds to
their end by rules of thumb.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar, cast

from domino_core.ai.bot import Bot
from domino_core.ai.double_dummy import DoubleDummy, Unfinished
from domino_core.ai.looking import own_hand, own_seat
from domino_core.ai.trick_contracts import contract_move
from domino_core.ai.trick_thumb import best_trumps, sensible_move
from domino_core.families.trick import PASSED, TrickRound
from domino_core.families.trick.suits import Trump
from domino_core.game import Look, Seat
from domino_core.notation import Move
from domino_core.rng import Rng
from domino_core.tiles import Tile, tile_named

if TYPE_CHECKING:
    from domino_core.shapes.views import TrickView

PLAY_WORLDS = 12
"""Worlds to solve for one tile, at the most."""
BIDDING_WORLDS = 40
"""Worlds to play out for a bid, at the most."""
FEW = 10
"""Fewer worlds than this say nothing about a bid."""
MOON_WORLDS = 40
TRUMPS_TRIED = 3
PATIENCE = 1500
"""States that a solver looks at in one step, so that a step stays short."""

ALL_POINTS = 42
BID_WORTH = 12
"""What making the bid is worth, against one for each further step."""
STEPS = (-10, -5, 0, 5, 10)
"""Points below and above the bid that are asked for one by one."""

LIKELY, VERY_LIKELY = 0.6, 0.8
"""How sure to be for a bid, and for one that goes further than it must, or over the partner's."""


Thought = TypeVar("Thought")


class TrickBot(Bot):
    """The level `simple`: bids what it would make in most worlds, and plays what is best in most of them."""

    def think(self, look: Look, rng: Rng) -> Iterator[Move]:
        view, world = trick_view(look), imagined(look, rng)
        first = sensible_move(world, own_seat(look.view))
        yield first
        special = contract_move(world, own_seat(look.view)) is not None
        if view["players"] != 4 or (special and view["phase"] == "play"):
            yield from by_playing_out(look, rng)
        elif special:
            return
        elif view["phase"] == "auction":
            yield from _bid(look, rng, world.trumps, first)
        elif view["phase"] == "trump":
            yield from _name_trump(look, rng, world.trumps)
        else:
            yield from _play(look, rng)


def trick_view(look: Look) -> TrickView:
    return cast("TrickView", look.view)


def imagined(look: Look, rng: Rng) -> TrickRound:
    world = look.sample(rng)
    assert isinstance(world, TrickRound)
    return world


def played_out(world: TrickRound) -> TrickRound:
    """Lets rules of thumb play a world to its end, in place."""
    while world.turn is not None:
        world.apply(world.turn, sensible_move(world, world.turn))
    return world


def patiently(
    deal: DoubleDummy, question: tuple[int, int, Seat, Sequence[Tile]], meanwhile: Thought
) -> Generator[Thought, None, bool]:
    """Asks a solver until it has its answer, and yields what was thought before as long as it has not."""
    while True:
        try:
            return deal.takes(*question)
        except Unfinished:
            yield meanwhile


# ---------------------------------------------------------------- bidding


class Chances:
    """How many points one's own side takes as bidder, by trump, counted over imagined worlds."""

    def __init__(self, trumps: Sequence[Trump]) -> None:
        self.taken: dict[Trump, list[int]] = {trump: [] for trump in trumps}
        self.worlds = 0

    def of_making(self, trump: Trump, points: int) -> float:
        """Never quite 0 or 1: a few worlds prove nothing."""
        taken = self.taken[trump]
        return (sum(value >= points for value in taken) + 0.5) / (len(taken) + 1)

    def best(self, points: int) -> float:
        return max(self.of_making(trump, points) for trump in self.taken)


def chances_as_bidder(look: Look, rng: Rng, trumps: Sequence[Trump], worlds: int = BIDDING_WORLDS) -> Iterator[Chances]:
    """Ever better founded chances, by hands that rules of thumb play to their end.

    The solver would be far too hopeful here: partners who see each other's tiles make bids that no pair at a table makes.
    """
    seat = own_seat(look.view)
    chances = Chances(best_trumps(own_hand(look.view), trumps)[:TRUMPS_TRIED])
    for _ in range(worlds):
        world = imagined(look, rng)
        world.bidder, world.bid, world.phase, world.to_the_end = seat, ALL_POINTS, "trump", True
        for trump, taken in chances.taken.items():
            trial = world.clone()
            trial.turn = seat
            trial.apply(seat, f"trump:{trump}")
            taken.append(played_out(trial).taken[seat % 2])
        chances.worlds += 1
        yield chances


def numbers_bid(moves: Sequence[Move]) -> list[int]:
    """The bids among these moves that are numbers."""
    said = [move.removeprefix("bid:") for move in moves]
    return [int(bid) for bid in said if bid.isdecimal()]


def _bid(look: Look, rng: Rng, trumps: Sequence[Trump], first: Move) -> Iterator[Move]:
    """Keeps to the first thought until a few worlds have been looked at."""
    bids = numbers_bid(look.legal_moves)
    for chances in chances_as_bidder(look, rng, trumps):
        yield _bid_for(trick_view(look), bids, chances) if chances.worlds >= FEW else first


def _bid_for(view: TrickView, bids: Sequence[int], chances: Chances) -> Move:
    """The highest bid that is very likely made, else the lowest if that is likely, else none."""
    lowest = bids[0]
    partner_holds = view["bidder"] is not None and view["sides"][view["bidder"]] == view["sides"][own_seat(view)]
    wanted = VERY_LIKELY if partner_holds or lowest >= ALL_POINTS else LIKELY
    if PASSED in view["legal_moves"] and chances.best(min(lowest, ALL_POINTS)) < wanted:
        return PASSED
    return f"bid:{max([lowest, *(bid for bid in bids if chances.best(min(bid, ALL_POINTS)) >= VERY_LIKELY)])}"


def _name_trump(look: Look, rng: Rng, trumps: Sequence[Trump]) -> Iterator[Move]:
    need = min(trick_view(look)["bid"], ALL_POINTS)
    for chances in chances_as_bidder(look, rng, trumps):
        best = max(chances.taken, key=lambda trump: (chances.of_making(trump, need), sum(chances.taken[trump])))
        yield f"trump:{best}"


# ---------------------------------------------------------------- playing


def _play(look: Look, rng: Rng) -> Iterator[Move]:
    """Each legal tile is tried in each world; the sums decide. A world half tried does not count yet."""
    moves, seat, trump = look.legal_moves, own_seat(look.view), trick_view(look)["trump"]
    assert trump is not None
    worth = dict.fromkeys(moves, 0)
    best = moves[0]
    for _ in range(PLAY_WORLDS):
        world = imagined(look, rng)
        deal = DoubleDummy(world.hands, trump, PATIENCE)
        here = {}
        for move in moves:
            here[move] = yield from _worth(world, deal, seat, move, best)
            if len(here) < len(moves):
                yield best
        for move, value in here.items():
            worth[move] += value
        best = max(moves, key=worth.__getitem__)
        yield best


def _worth(world: TrickRound, deal: DoubleDummy, seat: Seat, move: Move, meanwhile: Move) -> Generator[Move, None, int]:
    """Steps that the bidding side reaches after this move, the bid itself counting most; for the other side the negative."""
    assert world.bidder is not None
    side = world.bidder % 2
    leader = world.trick[0][0] if world.trick else seat
    played = [*(tile for _, tile in world.trick), tile_named(move)]
    missing = min(world.bid, ALL_POINTS) - world.taken[side]
    worth = 0
    for step in STEPS:
        if not (yield from patiently(deal, (side, missing + step, leader, played), meanwhile)):
            break
        worth += BID_WORTH if step == 0 else 1
    return worth if seat % 2 == side else -worth


# ---------------------------------------------------------------- Moon


def by_playing_out(look: Look, rng: Rng) -> Iterator[Move]:
    """Makes each move in each imagined world and lets rules of thumb play the hand to its end."""
    seat, moves = own_seat(look.view), look.legal_moves
    worth = dict.fromkeys(moves, 0.0)
    best = moves[0]
    for _ in range(MOON_WORLDS):
        world = imagined(look, rng)
        for move in moves:
            worth[move] += _outcome(world, seat, move)
        best = max(moves, key=worth.__getitem__)
        yield best


def _outcome(world: TrickRound, seat: Seat, move: Move) -> float:
    """The own points less half of what the others get."""
    trial = world.clone()
    trial.apply(seat, move)
    played_out(trial)
    return 1.5 * trial.points[trial.sides[seat]] - 0.5 * sum(trial.points)
