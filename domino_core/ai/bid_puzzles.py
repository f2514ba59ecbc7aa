"""Make the bid: a hand of Forty-Two with all hands open, in which few ways lead to the points that were bid.

The double-dummy solver certifies each of them: the bid can be made against every defence, and it cannot be made by leading the highest
trumps and then whatever is strongest.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from domino_core.ai.double_dummy import DoubleDummy, Unfinished
from domino_core.ai.exact import PERSON, Exact
from domino_core.ai.posing import Position
from domino_core.families.trick import TrickRound
from domino_core.families.trick.suits import HOUSE_TRUMPS
from domino_core.game import Look, Setup
from domino_core.games.forty_two import FORTY_TWO
from domino_core.notation import Move
from domino_core.rng import Rng
from domino_core.tiles import WITH, Mask, Tile, double_set, mask_of, tile_named, tile_with, tiles_in

if TYPE_CHECKING:
    from domino_core.shapes.views import TrickView

LEVELS: dict[str, tuple[int, int, int, int]] = {
    "gentle": (4, 2, 2, 6),
    "steady": (5, 2, 5, 20),
    "tricky": (5, 1, 15, 2000),
    "hard": (6, 1, 30, 20000),
}
"""For each level the tiles that everybody still has, the most leads that make the bid, and how many times more plays there are than good
ones, from least to most: multiplied over the person's plays in one game in which the bid is made."""
SEATS, HAND = 4, 7
PATIENCE = 600
"""A deal that the solver cannot judge with so many states is passed over: it would not be made, or played, in good time."""
_RECIPE = "make-the-bid/1"
"""Part of every seed: a change of the search below would need a new one, so that old names stay what they are."""


def make(variant: str, level: str, seed: str) -> Position:
    """A hand of this level: deals are shuffled, and their first tricks played, until one will do."""
    rng = Rng(_RECIPE, variant, level, seed)
    while True:
        deal = rng.shuffled(double_set(6))
        try:
            position = _worth_playing(deal, int(variant), level, rng)
        except Unfinished:
            continue
        if position:
            return position


def _worth_playing(deal: Sequence[Tile], need: int, level: str, rng: Rng) -> Position | None:
    """The deal as a puzzle, if after some tricks the bid can be made in few ways, and not by habit."""
    count, most_leads, least, most = LEVELS[level]
    trump = longest_suit(mask_of(deal[:HAND]))
    auction = f"pass pass pass bid:{need} trump:{trump}"
    now = begin(deal, auction)
    _first_tricks(now, HAND - count, rng)
    short = need - now.taken[0]
    if now.turn != PERSON or short <= 0:
        return None
    solver = DoubleDummy(now.hands, trump, PATIENCE)
    if short > solver.total or not solver.takes(0, short, PERSON):
        return None
    good = 0
    for tile in tiles_in(now.hands[PERSON]):
        good += solver.takes(0, short, PERSON, [tile])
        if good > most_leads:
            return None
    posed = " ".join(move for _, move in now.history)
    if by_strength(now.clone(), solver) or not least <= hardness(now, solver, rng) < most:
        return None
    return Position(FORTY_TWO.id, SEATS, {}, deal, posed, goal=need, ways=(good, count))


def _first_tricks(now: TrickRound, tricks: int, rng: Rng) -> None:
    """So many tricks as they may have been played: the person leads the highest trump, the others whatever they like."""
    assert now.suits is not None
    power = now.suits.power
    for _ in range(SEATS * tricks):
        assert now.turn is not None
        moves = now.legal_moves(now.turn)
        strongest = max(moves, key=lambda move: power[tile_named(move)])
        now.apply(now.turn, strongest if now.turn == PERSON and not now.trick else rng.choice(moves))


def longest_suit(hand: Mask) -> str:
    """The number that is on most tiles of a hand; of several the one with its double, then the highest."""
    return str(max(range(7), key=lambda n: ((hand & WITH[n]).bit_count(), hand >> tile_with(n, n) & 1, n)))


def begin(deal: Sequence[Tile], posed: str) -> TrickRound:
    """The round in a position that is posed."""
    options = FORTY_TWO.resolve(SEATS, {})
    now = FORTY_TWO.round_class.deal(Setup(FORTY_TWO, SEATS, options, deal=tuple(deal), open_hands=True))
    assert isinstance(now, TrickRound)
    for move in posed.split():
        assert now.turn is not None
        now.apply(now.turn, move)
    return now


def hardness(now: TrickRound, solver: DoubleDummy, rng: Rng) -> int:
    """How many times more plays the person has than good ones, multiplied over a game in which the bid is made.

    The others play anything that does not change this: against the opponents the bid is made whatever they play.
    """
    gone, plays, good = _gone(now), 1, 1
    while now.turn is not None:
        seat = now.turn
        choices = makes(now, solver, gone)
        right = [move for move, made in choices.items() if made]
        if seat == PERSON:
            plays *= len(choices)
            good *= len(right)
        now.apply(seat, rng.choice(right))
    return plays // good


def by_strength(now: TrickRound, solver: DoubleDummy) -> bool:
    """Whether the habit of leading the highest trump, and else playing whatever is strongest, makes the bid against best defence."""
    assert now.suits is not None
    power, gone = now.suits.power, _gone(now)
    while now.turn is not None:
        seat = now.turn
        choices = makes(now, solver, gone)
        by_habit = max(choices, key=lambda move: power[tile_named(move)])
        if seat == PERSON and not choices[by_habit]:
            return False
        now.apply(seat, by_habit if choices[by_habit] else next(move for move, made in choices.items() if made))
    return True


def _gone(now: TrickRound) -> Mask:
    """The tiles of the tricks that are over."""
    return mask_of(tile for trick in now.won for _, tile in trick.plays)


def makes(now: TrickRound, solver: DoubleDummy, before: Mask) -> dict[Move, bool]:
    """Which plays of the seat on turn let the bid be made. The solver knows nothing of the tiles that were gone `before`."""
    assert now.turn is not None
    leader = now.trick[0][0] if now.trick else now.turn
    played = [tile for _, tile in now.trick]
    short, gone = now.needed() - now.taken[0], _gone(now) & ~before
    return {move: solver.takes(0, short, leader, [*played, tile_named(move)], gone) for move in now.legal_moves(now.turn)}


# ---------------------------------------------------------------- solving


@lru_cache(maxsize=4)
def _solver(hands: tuple[Mask, ...], trump: str) -> DoubleDummy:
    """Questions about one deal share what has been found out."""
    return DoubleDummy(hands, trump)


class _Open:
    """What the solver needs to know of a view in which all hands are open."""

    __slots__ = ("bidders", "gone", "leader", "need", "played", "solver", "taken")

    def __init__(self, look: Look) -> None:
        view = cast("TrickView", look.view)
        trump, bidder = view["trump"], view["bidder"]
        assert trump is not None
        assert bidder is not None
        hands = [mask_of(tile_named(name) for name in hand or ()) for hand in view["hands"]]
        self.gone: Mask = 0
        """The tiles of the tricks that are over."""
        for trick in (trick for side in view["tricks"] for trick in side):
            for play in trick["tiles"]:
                self.gone |= 1 << tile_named(play["tile"])
                hands[play["seat"]] |= 1 << tile_named(play["tile"])
        self.played: list[Tile] = []
        """The tiles that lie in the running trick."""
        for play in view["trick"]:
            self.played.append(tile_named(play["tile"]))
            hands[play["seat"]] |= 1 << self.played[-1]
        assert view["turn"] is not None
        self.leader = view["trick"][0]["seat"] if view["trick"] else view["turn"]
        self.solver = _solver(tuple(hands), trump)
        self.bidders = view["sides"][bidder]
        self.need = view["needed"]
        self.taken = view["taken"]

    def points_after(self, tile: Tile) -> int:
        """What the bidders have in the end when this tile is played now and everybody plays perfectly after it."""
        so_far = self.taken[self.bidders]
        return so_far + self.solver.points(self.bidders, self.leader, [*self.played, tile], self.gone, self.need - so_far)


def _fits(look: Look) -> bool:
    if not issubclass(look.game.round_class, TrickRound) or look.view["players"] != SEATS:
        return False
    view = cast("TrickView", look.view)
    return view["phase"] == "play" and view["sits_out"] is None and view["trump"] in HOUSE_TRUMPS


def _lefts(look: Look) -> dict[Move, int]:
    """What the person's side lacks: points for its bid, or for setting that of the others."""
    now = _Open(look)
    points: Sequence[tuple[Move, int]] = [(move, now.points_after(tile_named(move))) for move in look.legal_moves]
    if now.bidders == look.view["sides"][PERSON]:
        return {move: now.need - taken for move, taken in points}
    return {move: taken - now.need + 1 for move, taken in points}


def _aim(look: Look) -> int:
    return 0


EXACT = Exact(_fits, _lefts, _aim)
