"""Last tiles: the end of a round of Block with both hands open, to be won against the best replies.

Every way to go on is looked at once: what follows depends on the two hands, the two ends, whose turn it is and whether a pass was just
made, and ten tiles leave some thousands of such positions at most.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from domino_core.ai.exact import PERSON, Exact
from domino_core.ai.posing import Position
from domino_core.families.line import LineRound
from domino_core.families.line.chain import LEFT, MATCHING, RIGHT
from domino_core.families.line.options import LINE_ARMS
from domino_core.game import Look, Seat, Setup
from domino_core.games.block import BLOCK
from domino_core.notation import Move
from domino_core.rng import Rng
from domino_core.tiles import PIPS, Mask, dots_in, double_set, mask_of, tile_named

if TYPE_CHECKING:
    from domino_core.shapes.views import LineView

LEVELS: dict[str, tuple[int, int, float, float]] = {
    "gentle": (3, 2, 2.0, 5.0),
    "steady": (4, 3, 4.0, 12.0),
    "tricky": (5, 3, 8.0, 20.0),
    "hard": (6, 3, 20.0, 2000.0),
}
"""For each level: tiles in one's own hand, how many ways to begin there are at least, and that random play wins one game in so many to so
many. One way to begin wins, and no other."""
SEATS = 2
MOST_TILES = 12
"""So many tiles in both hands are solved at most."""
_RECIPE = "last-tiles/1"
"""Part of every seed: a change of the search below would need a new one, so that old names stay what they are."""

State = tuple[Mask, Mask, int, int, int, bool]
"""Both hands, both ends, who is on turn, and whether the other seat has just passed. Where a round is over, who is on turn is `OVER`."""
BLOCKED, OVER = 2, (2, 3, 4)
"""In the place of the seat on turn: blocked, or seat 0 or seat 1 has gone out."""


def make(variant: str, level: str, seed: str) -> Position:
    """An ending of this level: rounds are played at random up to there until one will do."""
    rng = Rng(_RECIPE, variant, level, seed)
    count, fewest, least, most = LEVELS[level]
    options = {"set": 6}
    setup_options = BLOCK.resolve(SEATS, options)
    while True:
        deal = rng.shuffled(double_set(6))
        now = _played(Setup(BLOCK, SEATS, setup_options, deal=tuple(deal), open_hands=True), count, rng)
        if now is None:
            continue
        ending, state = Ending(now), state_of(now)
        following = ending.following(state)
        good = {after for after in following if ending.worth(after)[0] > 0}
        ways = len({_sorted(after) for after in following})
        if len({_sorted(after) for after in good}) != 1 or ways < fewest:
            continue
        chance = ending.worth(state)[1]
        if not least <= 1.0 / chance < most or _heaviest(now, following) in good:
            continue
        posed = " ".join(move for _, move in now.history)
        return Position(BLOCK.id, SEATS, options, deal, posed, goal=1, ways=(1, ways), one_in=1.0 / chance)


def _played(setup: Setup, count: int, rng: Rng) -> LineRound | None:
    """A round played at random until the person is on turn with so many tiles; None where it does not come to that."""
    now = BLOCK.round_class.deal(setup)
    assert isinstance(now, LineRound)
    while not now.redeals and now.turn is not None:
        if now.turn == PERSON and now.hands[PERSON].bit_count() == count:
            return now if 1 < now.hands[1].bit_count() <= MOST_TILES - count else None
        now.apply(now.turn, rng.choice(now.legal_moves(now.turn)))
    return None


def _sorted(state: State) -> State:
    """The same position looked at from the other side of the table."""
    one, two, left, right, turn, passed = state
    return (one, two, min(left, right), max(left, right), turn, passed)


def _heaviest(now: LineRound, following: Sequence[State]) -> State:
    """What comes of the habit of laying the heaviest tile."""
    hand = now.hands[PERSON]
    return max(following, key=lambda after: PIPS[(hand & ~after[PERSON]).bit_length() - 1])


# ---------------------------------------------------------------- solving


def state_of(now: LineRound) -> State:
    left, right, _, _ = now.ends
    assert now.turn is not None
    return (now.hands[0], now.hands[1], left, right, now.turn, now.idle > 0)


class Ending:
    """The end of a round, solved from any position of it on."""

    def __init__(self, position: LineRound) -> None:
        self._counter = position.clone()
        self._known: dict[State, tuple[int, float]] = {}

    def worth(self, first: State) -> tuple[int, float]:
        """By how many points seat 0 wins with best play of both, and the chance that it wins when it lays anything that fits.

        Every position is looked at after those that follow it, without recursion.
        """
        known, waiting = self._known, [first]
        while waiting:
            state = waiting[-1]
            turn = state[4]
            if turn in OVER:
                margin = self._counted(state)
                known[waiting.pop()] = (margin, 1.0 if margin > 0 else 0.0)
                continue
            following = self.following(state)
            unknown = [after for after in following if after not in known]
            if unknown:
                waiting += unknown
                continue
            worths = [known[after] for after in following]
            if turn == PERSON:
                chance = 0.0
                for _, one in worths:
                    chance += one
                known[waiting.pop()] = (max(margin for margin, _ in worths), chance / len(worths))
            else:
                known[waiting.pop()] = min(worths, key=lambda worth: worth[0])
        return known[first]

    def following(self, state: State) -> list[State]:
        """The positions after each legal move, in the order of those."""
        one, two, left, right, turn, passed = state
        hand = two if turn else one
        after: list[State] = []
        for arm, end in ((LEFT, left), (RIGHT, right)):
            for bit, _, _, outer in MATCHING.plays[arm][end][hand & MATCHING.tiles[end]]:
                ends = (outer, right) if arm == LEFT else (left, outer)
                hands = (one, two ^ bit) if turn else (one ^ bit, two)
                after.append((*hands, *ends, 1 - turn if hands[turn] else OVER[1 + turn], False))
        return after or [(one, two, left, right, BLOCKED if passed else 1 - turn, True)]

    def _counted(self, state: State) -> int:
        """What seat 0 wins when it is over, or with a minus what the other wins, as the rules count it."""
        one, two, _, _, turn, _ = state
        counter = self._counter
        counter.hands = [one, two]
        out: Seat | None = None if turn == BLOCKED else turn - OVER[1]
        count = counter.count_out("blocked" if out is None else "out", out, [dots_in(one), dots_in(two)])
        return sum(each["won"] if each["side"] == counter.sides[PERSON] else -each["won"] for each in count.sums)


def _fits(look: Look) -> bool:
    """Two players on a plain line, without drawing and without points on the way, near the end."""
    rules, view = look.game.round_class, look.view
    return (
        issubclass(rules, LineRound)
        and (rules.fits, rules.draws, rules.another_turn) == (MATCHING, "none", 0)
        and view["players"] == SEATS
        and look.game.arms == LINE_ARMS
        and not look.game.ends_count_by
        and bool(cast("LineView", view)["ends"])
        and sum(view["counts"]) <= MOST_TILES
    )


def _lefts(look: Look) -> dict[Move, int]:
    """What seat 0 loses by: less than nothing where it wins."""
    view = cast("LineView", look.view)
    hands = [mask_of(tile_named(name) for name in hand or ()) for hand in view["hands"]]
    rules = cast("type[LineRound]", look.game.round_class)
    ending = Ending(rules(Setup.from_view(look.view, look.game, ()), hands, ()))
    passed = view["history"][-1].endswith(":pass")
    assert view["turn"] is not None
    state: State = (hands[0], hands[1], view["ends"]["L"], view["ends"]["R"], view["turn"], passed)
    after = ending.following(state)
    return {move: -ending.worth(one)[0] for move, one in zip(look.legal_moves, after, strict=True)}


def _aim(look: Look) -> int:
    """A win by one point at least."""
    return -1


EXACT = Exact(_fits, _lefts, _aim)
