"""A poker player: how likely is my hand the best one, what does the pot offer for the risk, and now and then a bluff.

It knows its own five tiles and that the others hold fifteen or fewer of the rest. Against one opponent it looks at all 3,003 hands
there can be; against more it deals the unseen tiles out again and again. What the others have bet tells something: a hand that fits
the betting counts in full, any other only a little.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice

from domino_core.ai.bot import Bot
from domino_core.game import Look, Seat, View
from domino_core.notation import Move
from domino_core.poker_hands import HAND_SIZE, POKER_TILES, strength
from domino_core.rng import Rng
from domino_core.tiles import Tile, mask_of, tile_named

CHUNK = 273
"""Hands looked at in one step: eleven steps see them all."""
DEALS, DEALS_A_STEP = 1200, 40

SUPPOSED = {"check": 1.0, "call": 0.7, "bet": 0.5, "raise": 0.3}
"""The share of hands, from the best down, with which a player is supposed to speak so."""
LIE = 0.25
"""How much a hand counts that does not fit what its holder has said."""

BET_MARGIN = 0.10
"""How much better than an even share of the pot a hand must be to put more in."""
RAISE_MARGIN = 0.18
BLUFF = 0.06


class PokerBot(Bot):
    """Calls when the pot offers enough, bets and raises when ahead, bluffs rarely."""

    def think(self, look: Look, rng: Rng) -> Iterator[Move]:
        mood = rng.fraction()
        for chance in chances_to_win(look.view, rng):
            yield choice(look.view, look.legal_moves, chance, mood)


def choice(view: View, moves: tuple[Move, ...], chance: float, mood: float) -> Move:
    """What to say with this chance of holding the best hand; `mood` (0 to 1) settles bluffs and close decisions."""
    players = len(opponents(view)) + 1
    even = 1 / players + (mood - 0.5) * 0.06
    if "bet" in moves:
        bluffs = mood < BLUFF and players < 4
        return "bet" if chance > even + BET_MARGIN or bluffs else "check"
    if "raise" in moves and chance > even + RAISE_MARGIN:
        return "raise"
    if "call" in moves:
        owed = view["to_call"]
        return "call" if chance * (winnable(view) + owed) > owed else "fold"
    return moves[0]


def opponents(view: View) -> list[Seat]:
    """The other seats that are still in the hand."""
    gone = {view["seat"], *view["folded"], *view["out"]}
    return [seat for seat in range(view["players"]) if seat not in gone]


def winnable(view: View) -> int:
    """The chips in the middle that a call would give a claim to: of each player at most what oneself has paid then."""
    most = view["paid"][view["seat"]] + view["to_call"]
    return sum(min(paid, most) for paid in view["paid"])


# ---------------------------------------------------------------- the chance of holding the best hand


def chances_to_win(view: View, rng: Rng) -> Iterator[float]:
    """Ever better estimates."""
    own = mask_of(tile_named(name) for name in view["dealt"])
    against = opponents(view)
    unseen = [tile for tile in POKER_TILES if not own >> tile & 1]
    mine = strength(own) if own else 0
    all_hands = (strength(mask_of(five)) for five in combinations(unseen, HAND_SIZE))
    known: list[int] = []
    while chunk := list(islice(all_hands, CHUNK)):
        known += chunk
        yield (sum(other < mine for other in known) / len(known)) ** len(against)
    known.sort()
    limits = [known[int(len(known) * (1 - supposed_share(view, seat)))] for seat in against]
    if len(against) == 1:
        yield _share_beaten(known, mine, limits[0])
    else:
        yield from _dealt_out(unseen, mine, limits, rng)


def supposed_share(view: View, seat: Seat) -> float:
    """How good a hand this seat must hold, by what it has said: a share of all hands, from the best down."""
    share = 1.0
    for entry in view["history"]:
        who, _, move = entry.partition(":")
        if int(who) == seat:
            share = SUPPOSED[move] if share == 1.0 else share * 0.6 if move == "raise" else share
    return share


def _share_beaten(hands: list[int], mine: int, limit: int) -> float:
    """The exact chance against one opponent."""
    beaten = total = 0.0
    for other in hands:
        weight = 1.0 if other >= limit else LIE
        total += weight
        beaten += weight * (other < mine)
    return beaten / total


def _dealt_out(unseen: list[Tile], mine: int, limits: list[int], rng: Rng) -> Iterator[float]:
    """The chance against several, by dealing: no two can hold the same tile."""
    best = total = 0.0
    for number in range(1, DEALS + 1):
        order = rng.shuffled(unseen)
        weight, ahead = 1.0, True
        for place, limit in enumerate(limits):
            other = strength(mask_of(order[place * HAND_SIZE : (place + 1) * HAND_SIZE]))
            weight *= 1.0 if other >= limit else LIE
            ahead = ahead and other < mine
        total += weight
        best += weight * ahead
        if number % DEALS_A_STEP == 0:
            yield best / total
