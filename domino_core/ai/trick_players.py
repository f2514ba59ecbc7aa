"""The players of trick games, by level.

A learner goes by good habits and forgets what was played before the last trick. A club player looks into a few worlds, in which everybody
may hold anything that is possible. A master hears: its worlds fit what was bid and played; it reckons with slips of its opponents, and it
minds the match where a hand may end it. Contracts that have rules of play of their own are judged by letting rules of thumb play worlds to
their end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import TYPE_CHECKING

from domino_core.ai.bot import Bot
from domino_core.ai.looking import own_hand, own_seat
from domino_core.ai.trick import by_playing_out, imagined, trick_view
from domino_core.ai.trick_bid import TRUMPS_TRIED, Auction, discards_of
from domino_core.ai.trick_contracts import contract_move
from domino_core.ai.trick_hearing import Hearing
from domino_core.ai.trick_judge import Judge
from domino_core.ai.trick_thumb import sensible_move
from domino_core.families.trick import PASSED, TrickRound
from domino_core.game import Look
from domino_core.notation import Move
from domino_core.rng import Rng
from domino_core.tiles import Mask

if TYPE_CHECKING:
    from domino_core.shapes.views import TrickPhase

WORLDS, FEW_WORLDS = 384, 8
"""Worlds that a master and a club player try their tiles in, at the most."""
WORLDS_A_STEP = 4
"""Worlds that are played out in one step of thought."""


class Learner(Bot):
    """Good habits, a short memory, and bids by the look of the hand."""

    def think(self, look: Look, rng: Rng) -> Iterator[Move]:
        world = imagined(look, rng)
        if world.phase != "play" or not plays_as_usual(world):
            yield sensible_move(world, own_seat(look.view))
            return
        judge = Judge(look, world, remembers=False, for_match=False)
        yield judge.usual


class Thinker(Bot):
    """Weighs moves up over imagined worlds."""

    def __init__(self, worlds: int, auctions: int, hears: bool) -> None:
        self._worlds = worlds
        """Worlds to play a tile in."""
        self._auctions = auctions
        """Worlds to bid in."""
        self._hears = hears
        """Whether it is a master: it hears what was bid and played, reckons with slips, and minds the match."""

    def think(self, look: Look, rng: Rng) -> Iterator[Move]:
        view, world = trick_view(look), imagined(look, rng)
        thumb = sensible_move(world, own_seat(view))
        if view["phase"] == "play":
            yield from self._play(look, world, rng) if plays_as_usual(world) else by_playing_out(look, rng)
            return
        yield thumb
        weigh = self._weigher(view["phase"], world)
        if weigh is not None:
            for auction in self._imagined(look, world, rng):
                yield weigh(look, auction)

    @staticmethod
    def _weigher(phase: TrickPhase, world: TrickRound) -> Callable[[Look, Auction], Move] | None:
        """How to find the best move before the first tile; None where only the rule of thumb knows: for contracts."""
        assert world.turn is not None
        if contract_move(world, world.turn) is not None:
            return None
        return {"discard": _best_discard, "trump": _best_trump}.get(phase, _best_bid)

    def worlds(self, look: Look, example: TrickRound, rng: Rng, judge: Judge | None = None) -> Iterator[list[Mask]]:
        """Worlds to think in, without end: as they were heard, or just any that are possible."""
        hearing = Hearing(look, example.trumps, None if judge is None else judge.players)
        return hearing.worlds(rng) if self._hears else hearing.any_worlds(rng)

    # ---------------------------------------------------------------- playing

    def _play(self, look: Look, world: TrickRound, rng: Rng) -> Iterator[Move]:
        judge = Judge(look, world, for_match=self._hears)
        yield judge.usual
        for step in _steps(self.worlds(look, world, rng, judge), self._worlds):
            for hands in step:
                judge.look_into(hands, judge.slips(rng) if self._hears else None)
            yield judge.best()
            if judge.settle():
                return

    # ---------------------------------------------------------------- before the first tile

    def _imagined(self, look: Look, world: TrickRound, rng: Rng) -> Iterator[Auction]:
        """An auction with ever more worlds."""
        auction = Auction(look, world, world.trumps, for_match=self._hears)
        for step in _steps(self.worlds(look, world, rng), self._auctions):
            for places in step:
                auction.imagine(places)
            yield auction


def _steps(worlds: Iterator[list[Mask]], at_most: int) -> Iterator[Iterator[list[Mask]]]:
    """Worlds in steps of thought."""
    for begun in range(0, at_most, WORLDS_A_STEP):
        yield islice(worlds, min(WORLDS_A_STEP, at_most - begun))


def _best_bid(look: Look, auction: Auction) -> Move:
    return auction.best_bid([move for move in look.legal_moves if move == PASSED or move.removeprefix("bid:").isdecimal()])


def _best_trump(look: Look, auction: Auction) -> Move:
    return f"trump:{max(auction.best_trumps(own_hand(look.view))[:TRUMPS_TRIED], key=auction.trump_worth)}"


def _best_discard(look: Look, auction: Auction) -> Move:
    discards = discards_of(look.legal_moves)
    trumps = auction.best_trumps(own_hand(look.view))[: TRUMPS_TRIED - 1]
    return max(discards, key=lambda move: auction.discard_worth(discards[move], trumps))


def plays_as_usual(world: TrickRound) -> bool:
    """Whether everybody plays and suits are followed: what the quick tables know."""
    return world.suits is not None and world.suits.trump in world.trumps


def club() -> Bot:
    return Thinker(FEW_WORLDS, auctions=24, hears=False)


def master() -> Thinker:
    return Thinker(WORLDS, auctions=60, hears=True)
