"""Whether a reason is true, found out by other means: tricks, poker and rows. And the list of all checks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any, cast

from domino_core import Match
from domino_core.ai.castle_rock import best_play, options
from domino_core.families.poker.hands import POKER_TILES, class_of, strength
from domino_core.families.trick import TrickRound
from domino_core.game import Seat
from domino_core.notation import Move
from domino_core.rng import Rng
from domino_core.tiles import NAMES, mask_of, tile_named
from tests.reasons_laying import (
    Found,
    blank,
    claims,
    covers,
    double,
    every_end,
    goes_out,
    heaviest,
    marker_off,
    nobody_else,
    numbers,
    own_number,
    plays_again,
    scores,
    shuts_out,
    train_kept,
    train_laid,
)

# ---------------------------------------------------------------- tricks


def taker_after(found: Found, move: Move, rng: Rng) -> tuple[Seat, bool]:
    """Who takes the trick when this is played and others go on at random; and whether it was the last tile of the trick."""
    trial = cast("TrickRound", found.match.round.clone())
    before = len(trial.won)
    trial.apply(found.seat, move)
    last = len(trial.won) > before
    while len(trial.won) == before:
        assert trial.turn is not None
        trial.apply(trial.turn, rng.choice(trial.legal_moves(trial.turn)))
    return trial.won[-1].seat, last


def always_taken(found: Found) -> bool:
    """In the real deal and in others that look the same, whatever the others play."""
    look = found.match.look(found.seat)
    rng = Rng("taken", found.move)
    for number in range(12):
        world = Match.__new__(Match)
        world.__dict__ = {**found.match.__dict__, "round": found.match.round if number < 4 else look.sample(rng)}
        trial = Found.__new__(Found)
        trial.match, trial.seat, trial.move = world, found.seat, found.move
        if taker_after(trial, found.move, rng)[0] != found.seat:
            return False
    return True


def counted(found: Found, name: str) -> int:
    return {"5-5": 10, "6-4": 10, "5-0": 5, "4-1": 5, "3-2": 5}.get(name, 0) if found.match.game.counts else 0


def lying(found: Found) -> list[str]:
    return [played["tile"] for played in found.view["trick"]]


def best_so_far(found: Found, move: Move | None) -> Seat:
    """Who holds the trick, after a move or as it lies there."""
    real = cast("TrickRound", found.match.round)
    plays = [*real.trick, *([(found.seat, tile_named(move))] if move else [])]
    assert real.suits is not None
    return plays[real.suits.taker([tile for _, tile in plays])][0]


def takes_trick(found: Found) -> bool:
    points = 1 + sum(counted(found, name) for name in (*lying(found), found.tile))
    return points == found.reason["points"] and always_taken(found)


def takes_so_far(found: Found) -> bool:
    return best_so_far(found, found.move) == found.seat


def only_winner(found: Found) -> bool:
    winners = [move for move in found.match.legal_moves(found.seat) if best_so_far(found, move) == found.seat]
    return winners == [found.move]


def partner_holds(found: Found) -> bool:
    holder = best_so_far(found, found.move)
    return holder != found.seat and found.match.sides[holder] == found.match.sides[found.seat]


def count_to_partner(found: Found) -> bool:
    _, last = taker_after(found, found.move, Rng(0))
    return partner_holds(found) and last and counted(found, found.tile) == found.reason["points"] > 0


def is_trump(found: Found, name: str) -> bool:
    trump = found.view["trump"]
    first, second = numbers(name)
    return first == second if trump == "doubles" else trump.isdecimal() and int(trump) in (first, second)


def saves_trump(found: Found) -> bool:
    could = any(is_trump(found, name) for name in found.match.legal_moves(found.seat))
    return partner_holds(found) and could and not is_trump(found, found.tile)


def no_count(found: Found) -> bool:
    holder = best_so_far(found, found.move)
    lost = found.match.sides[holder] != found.match.sides[found.seat]
    others = any(counted(found, name) for name in found.match.legal_moves(found.seat))
    return lost and others and not counted(found, found.tile)


def trumps_out(found: Found) -> int:
    """Trumps that this seat has not seen: they are in the other hands, or lie face down."""
    real = cast("TrickRound", found.match.round)
    others = [name for seat, hand in enumerate(real.hands) if seat != found.seat for name in names_of(hand)]
    if real.discarded is not None and found.seat != real.bidder:
        others.append(NAMES[real.discarded])
    return sum(is_trump(found, name) for name in others)


def names_of(hand: int) -> list[str]:
    return [name for tile, name in enumerate(NAMES) if hand >> tile & 1]


def pulls_trumps(found: Found) -> bool:
    return not lying(found) and is_trump(found, found.tile) and trumps_out(found) == found.reason["count"] > 1


def last_trump(found: Found) -> bool:
    return not lying(found) and is_trump(found, found.tile) and trumps_out(found) == 1


def unbeatable(found: Found) -> bool:
    return not lying(found) and always_taken(found)


def longest_suit(found: Found) -> Counter[int]:
    return Counter(number for name in found.hand for number in set(numbers(name)))


def bid_suit(found: Found) -> bool:
    tiles = longest_suit(found)[int(found.reason["suit"])]
    return found.move.startswith("bid:") and tiles == found.reason["tiles"] >= 3


def bid_weak(found: Found) -> bool:
    return found.move == "pass" and max(longest_suit(found).values()) < 3


def trump_long(found: Found) -> bool:
    suit = found.reason["suit"]
    doubles = sum(first == second for first, second in map(numbers, found.hand))
    tiles = doubles if suit == "doubles" else longest_suit(found)[int(suit)]
    return found.move == f"trump:{suit}" and tiles == found.reason["tiles"]


def trump_double(found: Found) -> bool:
    number = found.move.removeprefix("trump:")
    return f"{number}-{number}" in found.hand


# ---------------------------------------------------------------- poker


@cache
def all_strengths() -> list[int]:
    return [strength(mask_of(five)) for five in combinations(POKER_TILES, 5)]


def weaker(found: Found) -> float:
    own = mask_of(map(tile_named, found.hand))
    assert found.reason["hand"] == class_of(own).code
    mine = strength(own)
    return sum(other < mine for other in all_strengths()) / len(all_strengths())


def hand_beats(found: Found) -> bool:
    return bool(weaker(found) >= found.reason["share"] / 100 - 0.006)


def hand_weak(found: Found) -> bool:
    return bool(weaker(found) <= found.reason["share"] / 100 + 0.006)


def chips_of(round_: Any, seat: Seat) -> int:
    return int(round_.betting.paid[seat])


def price(found: Found) -> bool:
    after, before = found.after(), found.match.round
    costs = chips_of(after, found.seat) - chips_of(before, found.seat)
    pot = sum(chips_of(before, seat) for seat in range(found.match.players))
    return (costs, pot) == (found.reason["chips"], found.reason["pot"])


def fold_saves(found: Found) -> bool:
    called = Found(found.match, found.seat, "call", {"code": "price"})
    return bool(chips_of(called.after(), found.seat) - chips_of(found.match.round, found.seat) == found.reason["chips"])


def free(found: Found) -> bool:
    return chips_of(found.after(), found.seat) == chips_of(found.match.round, found.seat)


# ---------------------------------------------------------------- rows


def three_at_once(found: Found) -> bool:
    return len(found.after().removed) - len(cast("Any", found.match.round).removed) == 3


def goes_later(found: Found) -> bool:
    """In some best game after this choice the tile is removed together with, or from between, the others, after so many draws."""
    row, pile = [list(map(tile_named, found.view[name])) for name in ("row", "to_come")]
    draws = 0
    for step, before, _ in best_play(options(row)[found.move], pile):
        if step == "draw":
            draws += 1
            continue
        three = [NAMES[tile] for tile in before[-3:]]
        if found.reason["tile"] in three and draws == found.reason["draws"]:
            return sorted(three) == sorted([found.reason["tile"], *found.reason["others"]])
    return False


# ---------------------------------------------------------------- all together

CHECKS: dict[str, Callable[[Found], bool]] = {
    "blank": blank, "bid-suit": bid_suit, "bid-weak": bid_weak, "claims": claims, "count-to-partner": count_to_partner,
    "covers": covers, "double": double, "every-end": every_end, "fold-saves": fold_saves, "free": free, "goes-later": goes_later,
    "goes-out": goes_out, "hand-beats": hand_beats, "hand-weak": hand_weak, "heaviest": heaviest, "last-trump": last_trump,
    "marker-off": marker_off, "no-count": no_count, "nobody-else": nobody_else, "only-winner": only_winner,
    "own-number": own_number, "plays-again": plays_again, "price": price, "pulls-trumps": pulls_trumps,
    "saves-trump": saves_trump, "scores": scores, "shuts-out": shuts_out, "takes-so-far": takes_so_far,
    "takes-trick": takes_trick, "three-at-once": three_at_once, "train-goes-on": train_laid, "train-kept": train_kept,
    "train-starts": train_laid, "trump-double": trump_double, "trump-long": trump_long, "unbeatable": unbeatable,
}  # fmt: skip
