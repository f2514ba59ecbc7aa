"""Counsel on tricks: what each bid, trump or tile is expected to bring, and what speaks for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from domino_core.ai.looking import own_hand, own_seat
from domino_core.ai.trick import ALL_POINTS, MOON_WORLDS, imagined, numbers_bid, played_out, trick_view
from domino_core.ai.trick_bid import TRUMPS_TRIED, Auction, discards_of
from domino_core.ai.trick_hearing import Hearing
from domino_core.ai.trick_judge import Judge
from domino_core.ai.trick_players import plays_as_usual
from domino_core.ai.trick_thumb import bid_advice, sensible_move
from domino_core.ai.verdict import Outcome, Verdict
from domino_core.families.trick import PASSED, TrickRound
from domino_core.families.trick.suits import SEVENS, Suits, suits_with
from domino_core.game import Look
from domino_core.notation import Move
from domino_core.rng import Rng
from domino_core.tiles import DOUBLES, Tile, mask_of, tile_named

if TYPE_CHECKING:
    from domino_core.shapes.counsel import Reason

WORLDS = 32
AUCTIONS = 48
"""Worlds to play a tile in, and to bid in. What is told of a tile is what it brings while everybody takes care: nobody slips here."""


def judge_tricks(look: Look, rng: Rng) -> Iterator[Verdict]:
    """Tiles by what each side takes; bids, trumps and discards by what the hand then brings."""
    world = imagined(look, rng)
    view = trick_view(look)
    first = sensible_move(world, own_seat(view))
    if view["phase"] == "play":
        yield from _tiles(look, world, rng) if plays_as_usual(world) else _played_out(look, first, rng)
        return
    moves = _judged_moves(look, world)
    verdict = Verdict(moves, [float(move == first) for move in moves])
    verdict.preferred = first if first in moves else None
    yield verdict
    if len(moves) < 2:
        return
    auction = Auction(look, world, world.trumps)
    for places in islice(Hearing(look, world.trumps, None).worlds(rng), AUCTIONS):
        auction.imagine(places)
        verdict.add(_outcomes(look, auction, moves))
        if view["phase"] == "auction":
            verdict.match_counts = auction.stakes.end_match
            verdict.preferred = auction.best_bid(moves)
        else:
            verdict.preferred = None
        yield verdict


def _judged_moves(look: Look, world: TrickRound) -> list[Move]:
    """What worlds can tell of: numbers and passes, usual trumps, discards. Words and contracts are a matter of the rule of thumb."""
    known = {PASSED, *(f"bid:{bid}" for bid in numbers_bid(look.legal_moves)), *(f"trump:{trump}" for trump in world.trumps)}
    return [move for move in look.legal_moves if move in known or move.startswith("discard")]


def _tiles(look: Look, world: TrickRound, rng: Rng) -> Iterator[Verdict]:
    view, judge = trick_view(look), Judge(look, world)
    moves = look.legal_moves
    verdict = Verdict(moves, [float(move == judge.usual) for move in moves])
    yield verdict
    mine = view["sides"][judge.seat]
    assert view["bidder"] is not None
    bidding = view["sides"][view["bidder"]]
    for hands in islice(Hearing(look, world.trumps, judge.players).worlds(rng), WORLDS):
        found = judge.look_into(hands)
        made = [taken[bidding] >= min(view["needed"], ALL_POINTS) for _, taken in found]
        verdict.add(
            [
                (worth, float(taken[mine]), float(each == (mine == bidding)))
                for (worth, taken), each in zip(found, made, strict=True)
            ]
        )
        verdict.preferred = judge.best()
        yield verdict


def _played_out(look: Look, first: Move, rng: Rng) -> Iterator[Verdict]:
    """Contracts with rules of play of their own: rules of thumb play worlds to their end."""
    seat, moves = own_seat(look.view), look.legal_moves
    verdict = Verdict(moves, [float(move == first) for move in moves])
    yield verdict
    while verdict.worlds < MOON_WORLDS:
        world = imagined(look, rng)
        outcomes: list[Outcome] = []
        for move in moves:
            trial = world.clone()
            trial.apply(seat, move)
            points = played_out(trial).points
            mine = points[trial.sides[seat]]
            won = mine > max(each for side, each in enumerate(points) if side != trial.sides[seat])
            outcomes.append((1.5 * mine - 0.5 * sum(points), float(mine), float(won)))
        verdict.add(outcomes)
        yield verdict


def _outcomes(look: Look, auction: Auction, moves: Sequence[Move]) -> list[Outcome]:
    """What each move before the first tile brings in the last world; and, where it fixes the trumps, whether the bid is made."""
    view, world = trick_view(look), auction.last_world
    seat = own_seat(view)
    mine = view["sides"][seat]
    if view["phase"] == "auction":
        return [(*world.after(move), None) for move in moves]
    if view["phase"] == "trump":
        ends = [world.played(seat, move.removeprefix("trump:")) for move in moves]
    else:
        discards, trumps = discards_of(moves), auction.best_trumps(own_hand(view))[: TRUMPS_TRIED - 1]
        ends = [
            max((world.played(seat, trump, discards[move]) for trump in trumps), key=lambda taken: taken[mine]) for move in moves
        ]
    needed = min(view["needed"], ALL_POINTS)
    return [(auction.as_bidder(taken), float(taken[mine]), float(taken[mine] >= needed)) for taken in ends]


class TrickReasons:
    """What speaks for the moves of one position."""

    def __init__(self, look: Look) -> None:
        self._view = trick_view(look)
        self._counts = look.game.counts
        self._seat = own_seat(look.view)
        self._hand = own_hand(look.view)
        self._legal = look.legal_moves
        tricks = [self._view["trick"], *(trick["tiles"] for side in self._view["tricks"] for trick in side)]
        seen = mask_of(tile_named(played["tile"]) for trick in tricks for played in trick)
        own = self._hand | mask_of(tile_named(name) for name in (self._view["discard"],) if name is not None)
        self._unseen = mask_of(look.game.tiles(self._view["options"])) & ~seen & ~own

    def __call__(self, move: Move) -> list[Reason]:
        phase, trump = self._view["phase"], self._view["trump"]
        if phase == "auction":
            return self._of_bid(move)
        if phase == "trump":
            return self._of_trump(move.removeprefix("trump:"))
        if phase == "discard" or trump is None or trump == SEVENS or trump.startswith("nello"):
            return []
        suits = suits_with(trump)
        return self._of_lead(tile_named(move), suits) if not self._view["trick"] else self._of_tile(tile_named(move), suits)

    def _of_bid(self, move: Move) -> list[Reason]:
        """What the leaflet says of the hand (FT-20)."""
        advice = bid_advice(self._hand)
        if (move == PASSED) != (advice["kind"] == "weak"):
            return []
        return [
            {"code": "bid-weak"} if move == PASSED else {"code": "bid-suit", "suit": advice["suit"], "tiles": advice["tiles"]}
        ]

    def _of_trump(self, trump: str) -> list[Reason]:
        if not trump.isdecimal() and trump != "doubles":
            return []
        own = self._hand & suits_with(trump).trumps
        reasons: list[Reason] = [{"code": "trump-long", "suit": trump, "tiles": own.bit_count()}] if own else []
        return [*reasons, {"code": "trump-double"}] if trump.isdecimal() and own & DOUBLES else reasons

    def _of_lead(self, tile: Tile, suits: Suits) -> list[Reason]:
        reasons: list[Reason] = []
        trumps_out = (self._unseen & suits.trumps).bit_count()
        if suits.is_trump(tile) and trumps_out:
            reasons.append({"code": "last-trump"} if trumps_out == 1 else {"code": "pulls-trumps", "count": trumps_out})
        if suits.is_sure(tile, self._unseen):
            reasons.append({"code": "unbeatable"})
        return reasons

    def _of_tile(self, tile: Tile, suits: Suits) -> list[Reason]:
        """In a trick that somebody else has opened."""
        lying = [tile_named(played["tile"]) for played in self._view["trick"]]
        takes = self._takes(tile, lying, suits)
        legal = [tile_named(move) for move in self._legal]
        count = self._counts.get(tile, 0)
        holder = self._view["trick"][suits.taker(lying)]["seat"]
        partners = self._view["sides"][holder] == self._view["sides"][self._seat]
        last = len(lying) == self._view["players"] - 1 - (self._view["sits_out"] is not None)
        if takes:
            points = 1 + sum(self._counts.get(each, 0) for each in (*lying, tile))
            sure = last or suits.is_sure_on(lying[0], tile, self._unseen)
            reasons: list[Reason] = [{"code": "takes-trick", "points": points}] if sure else [{"code": "takes-so-far"}]
            if not any(self._takes(other, lying, suits) for other in legal if other != tile):
                reasons.append({"code": "only-winner"})
            return reasons
        if partners:
            reasons = [{"code": "count-to-partner", "points": count}] if count and last else []
            return reasons if suits.is_trump(tile) or not self._could_trump(legal, suits) else [*reasons, {"code": "saves-trump"}]
        if not count and any(self._counts.get(other, 0) for other in legal):
            return [{"code": "no-count"}]
        return []

    @staticmethod
    def _could_trump(legal: Sequence[Tile], suits: Suits) -> bool:
        return any(suits.is_trump(tile) for tile in legal)

    @staticmethod
    def _takes(tile: Tile, lying: Sequence[Tile], suits: Suits) -> bool:
        return suits.taker([*lying, tile]) == len(lying)
