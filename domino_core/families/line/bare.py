"""Lines on bare numbers: a position is played to its end with masks and tuples only, as often as a player wants to try a move.

What may be laid and what follows is as in `round.py`, which `tests/test_bare_lines.py` holds in every position. What only people need is
left out: texts, history, events. Drawing by choice is not tried, and scores count as if everybody claimed them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from domino_core.families.line.chain import CENTRE, CLOSED, LEFT, RIGHT, Fits, KnownPlays, Play
from domino_core.families.line.spots import Spot, spot_in
from domino_core.outcome import Seat
from domino_core.tiles import LARGEST, Mask, Tile, dots_in, mask_of

if TYPE_CHECKING:
    from domino_core.families.line.round import LineRound

BLOCKED, OUT, TARGET = "blocked", "out", "target"


def plays_on(position: LineRound, hand: Mask) -> tuple[Play, ...]:
    """All that a hand could lay in a position."""
    moves: tuple[Play, ...] = ()
    for plays, end in zip(position.fits.plays, position.ends, strict=True):
        moves += plays[end][hand & position.fitting[end]]
    return moves


class Pair(KnownPlays):
    """For the tiles of a hand that fit one of two ends: all ways to lay them."""

    __slots__ = ("_fits", "after", "ends", "fitting")

    def __init__(self, fits: Fits, left: int, right: int, shelf: list[KnownPlays]) -> None:
        super().__init__(shelf)
        self.fitting = fits.tiles[left] | fits.tiles[right]
        self._fits, self.ends = fits, (left, right)
        self.after: tuple[tuple[Pair, ...], ...] = ()
        """By the arm of a play and the number that it leaves open there: the two ends that follow."""

    def __missing__(self, tiles: Mask) -> tuple[Play, ...]:
        fits, (left, right) = self._fits, self.ends
        return self.keep(
            tiles, fits.plays[LEFT][left][tiles & fits.tiles[left]] + fits.plays[RIGHT][right][tiles & fits.tiles[right]]
        )


@cache
def pairs_of(fits: Fits) -> list[tuple[Pair, ...]]:
    """All pairs, by the numbers at the left and right end; a closed end is the last."""
    ends, shelf = [*range(LARGEST + 1), CLOSED], list[KnownPlays]()
    rows = [tuple(Pair(fits, left, right, shelf) for right in ends) for left in ends]
    columns = list(zip(*rows, strict=True))
    for row in rows:
        for pair, column in zip(row, columns, strict=True):
            pair.after = (column, row)
    return rows


Where = Pair | Spot
"""The open ends: a pair, or a spot where plays do more than leave another number open."""
Pick = Callable[[Mask, tuple[Play, ...], Where, Mask], Play]
"""How a seat with this hand chooses between several plays, given the open ends and all tiles that have not been laid."""


class Bare:
    """A position of a line game, to be played on in imagined worlds: the hidden tiles come with each world, all else stays the same."""

    __slots__ = (
        "_again",
        "_counter",
        "_drawing",
        "_drew",
        "_ends",
        "_idle",
        "_next_seat",
        "_once",
        "_out",
        "_pairs",
        "_points",
        "_sides",
        "_spot",
        "_turn",
        "_wanting",
    )

    def __init__(self, position: LineRound) -> None:
        self._pairs = pairs_of(position.fits)
        self._next_seat, self._sides = position.next_seat, position.sides
        self._drawing, self._once = position.draws != "none", position.draws == "one"
        self._again = position.another_turn
        self._ends = tuple(position.ends)
        assert position.turn is not None
        self._turn, self._idle = position.turn, position.idle
        self._drew = bool(position.history) and position.history[-1][1] == "draw"
        self._points = tuple(position.points)
        self._spot = spot_in(position)
        self._out = mask_of(position.boneyard[position.drawn :])
        for hand in position.hands:
            self._out |= hand
        self._wanting = position.wanting
        self._counter = position.clone()

    def play_out(self, hands: list[Mask], stock: Sequence[Tile], first: Play | None, picks: Sequence[Pick]) -> list[int]:
        """The points of each side after `first` (None: a tile drawn) and whatever follows, each seat choosing in its own way.

        `stock` is the boneyard; `hands` is used up.
        """
        if self._spot is None:
            points = list(self._points)
            reason, seat = self._raced(hands, stock, first, picks)
        else:
            points, reason, seat = self._contest(hands, stock, first, picks, self._spot)
        counter = self._counter
        counter.hands = hands
        for each in counter.count_out(reason, seat, [dots_in(hand) for hand in hands]).sums:
            points[each["side"]] += each["won"]
        return points

    def race(self, hands: list[Mask], stock: Sequence[Tile], picks: Sequence[Pick]) -> tuple[str, Seat | None]:
        """How the position ends as it is, on a line with two ends on which nothing scores: why, and who went out."""
        left, right, _, _ = self._ends
        return self._race(hands, stock, picks, left, right, self._turn, self._idle, self._drew, 0, self._out)

    def usual(self, hand: Mask, moves: tuple[Play, ...], pick: Pick) -> Play:
        """What somebody with these habits would lay in the position as it is."""
        left, right, _, _ = self._ends
        return pick(hand, moves, self._pairs[left][right] if self._spot is None else self._spot, self._out)

    def _raced(
        self, hands: list[Mask], stock: Sequence[Tile], first: Play | None, picks: Sequence[Pick]
    ) -> tuple[str, Seat | None]:
        left, right, _, _ = self._ends
        seat = self._turn
        if first is None:
            hands[seat] |= 1 << stock[0]
            return self._race(hands, stock, picks, left, right, seat, 0, True, 1, self._out)
        bit, arm, touching, outer = first
        if arm == CENTRE:
            left, right = touching, outer
        elif arm == RIGHT:
            right = outer
        else:
            left = outer
        hands[seat] ^= bit
        if not hands[seat]:
            return OUT, seat
        if not bit & self._again:
            seat = self._next_seat[seat]
        return self._race(hands, stock, picks, left, right, seat, 0, False, 0, self._out ^ bit)

    def _race(
        self,
        hands: list[Mask],
        stock: Sequence[Tile],
        picks: Sequence[Pick],
        left: int,
        right: int,
        seat: Seat,
        idle: int,
        drew: bool,
        drawn: int,
        out: Mask,
    ) -> tuple[str, Seat | None]:
        next_seat, again = self._next_seat, self._again
        left_to_draw = len(stock) if self._drawing else 0
        once, seats = self._once, len(hands)
        plays = self._pairs[left][right]
        if drew and once and not hands[seat] & plays.fitting:
            idle = 1
            seat = next_seat[seat]
        while True:
            hand = hands[seat]
            moves = plays[hand & plays.fitting]
            if moves:
                bit, arm, _, outer = picks[seat](hand, moves, plays, out) if len(moves) > 1 else moves[0]
                if hand == bit:
                    hands[seat] = 0
                    return OUT, seat
                hands[seat] = hand ^ bit
                out ^= bit
                plays = plays.after[arm][outer]
                idle = 0
                if not bit & again:
                    seat = next_seat[seat]
                continue
            if drawn < left_to_draw:
                hand |= 1 << stock[drawn]
                hands[seat] = hand
                drawn += 1
                idle = 0
                if not once or hand & plays.fitting:
                    continue
            idle += 1
            if idle == seats:
                return BLOCKED, None
            seat = next_seat[seat]

    def _contest(
        self, hands: list[Mask], stock: Sequence[Tile], first: Play | None, picks: Sequence[Pick], spot: Spot
    ) -> tuple[list[int], str, Seat | None]:
        """Any line, play by play."""
        next_seat, sides, wanting, again = self._next_seat, self._sides, self._wanting, self._again
        points, out = list(self._points), self._out
        seat, idle, drew, drawn = self._turn, self._idle, self._drew, 0
        left_to_draw = len(stock) if self._drawing else 0
        play = first
        if play is None:
            hands[seat] |= 1 << stock[0]
            idle, drew, drawn = 0, True, 1
        while True:
            hand = hands[seat]
            if play is None and hand & spot.fitting:
                moves = spot.moves(hand)
                play = moves[0] if len(moves) == 1 else picks[seat](hand, moves, spot, out)
            if play is not None:
                bit = play[0]
                hands[seat] = hand ^ bit
                out ^= bit
                scored = spot[play]
                if scored:
                    side = sides[seat]
                    points[side] += scored
                    if points[side] >= wanting[side]:
                        return points, TARGET, seat
                if hand == bit:
                    return points, OUT, seat
                spot = spot.after(play)
                idle, drew = 0, False
                if not bit & again:
                    seat = next_seat[seat]
                play = None
            elif drawn < left_to_draw and not (self._once and drew):
                hands[seat] = hand | 1 << stock[drawn]
                drawn += 1
                idle, drew = 0, True
            else:
                idle += 1
                if idle == len(hands):
                    return points, BLOCKED, None
                drew = False
                seat = next_seat[seat]
