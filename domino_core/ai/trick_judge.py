"""What each tile is worth: it is played in imagined worlds, and good habits go on from there.

How it ends depends on what one thinks of the others. Whoever trusts them to play well has the last tricks worked out exactly, but no more
than these: partners who see each other's tiles make bids that no pair at a table makes. Whoever reckons with slips lets the hand be played
to its end, since an exact answer is one that nobody finds who slips. What counts is what the hand will score, made or set, so a bid that is
lost or safe leaves something to play for.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, cast

from domino_core.ai.double_dummy import DoubleDummy
from domino_core.ai.double_dummy_search import Bits, tables_of
from domino_core.ai.looking import own_seat
from domino_core.ai.trick_playout import NOBODY_SLIPS, Luck, Players, Position
from domino_core.ai.trick_stakes import ALL_POINTS, Stakes
from domino_core.ai.worlds import Tally
from domino_core.families.trick import TrickRound
from domino_core.game import Look, Seat
from domino_core.notation import Move
from domino_core.rng import Rng
from domino_core.tiles import Mask, mask_of, tile_named

if TYPE_CHECKING:
    from domino_core.shapes.views import TrickView

EXACT_TRICKS = 4
"""With so many tricks left the solver takes over."""
HABIT = 0.12
"""By how much of a whole hand's swing another tile must be better, after one world, than the one that good habits name; the more worlds
say so, the less is needed."""
BEHIND, ENOUGH = 2.0, 64
"""By how many standard errors a tile must be behind to be given up, and in how many worlds at least."""
GOOD_MANNERS = 0.25
"""What is needed however many worlds say so, where the trick is decided: count goes to the partner's and not to a lost one."""


class Judge:
    """Judges the tiles that a seat may play now."""

    def __init__(self, look: Look, example: TrickRound, remembers: bool = True, for_match: bool = True) -> None:
        view = cast("TrickView", look.view)
        assert example.bidder is not None and example.suits is not None and example.turn is not None
        self.seat: Seat = own_seat(view)
        self._trump = example.suits.trump
        self.tables = tables_of(self._trump, bool(example.counts))
        self.players = Players(self.tables, view["sides"], example.bidder)
        self._sides = view["sides"]
        self._teams = len(set(view["sides"])) == 2
        self._side = view["sides"][example.bidder]
        self._exact = EXACT_TRICKS if self._teams and view["players"] == 4 else 0
        self._bidder, self._bid = example.bidder, example.bid
        self.stakes = Stakes(example, view["sides"][self.seat], for_match)
        self._taken = tuple(example.taken)
        self._tiles = {move: self.tables.bit[tile_named(move)] for move in look.legal_moves}
        self._could = self._known_to_all(look, remembers)
        self._trick = [self.tables.bit[tile] for _, tile in example.trick]
        self._tally = Tally(look.legal_moves)
        start = self.position(example.hands)
        unseen = start.unseen_by(self.seat)
        if not remembers:
            unseen |= self.tables.bits_of(mask_of(tile for trick in example.won[:-1] for _, tile in trick.plays))
        named = self.players.choice(start, self.seat, unseen)
        self.usual: Move = next(move for move, tile in self._tiles.items() if tile == named)
        """The tile that good habits name."""
        self._spread = self.stakes.spread(example.bidder, example.bid)
        self._decided = self.players.is_decided(start)

    def _known_to_all(self, look: Look, remembers: bool) -> list[Bits]:
        """What each seat may hold, by the suits that it has not followed, if one remembers that."""
        could = [self.tables.bits_of(mask_of(look.game.tiles(look.view["options"])))] * len(self._sides)
        for _, seat, what in look.view["cannot"] if remembers else ():
            could[seat] &= ~self.tables.bits_of(look.game.round_class.cannot_hold(look.view, what))
        return could

    def position(self, hands: Sequence[Mask]) -> Position:
        """The position that is on the table, with these hands."""
        bits = [self.tables.bits_of(hand) for hand in hands[: len(self._sides)]]
        return Position(bits, self._could.copy(), self.seat, self._trick.copy(), list(self._taken))

    def slips(self, rng: Rng) -> Luck | None:
        """How the opponents slip in one world. Where everybody plays alone, as in Moon, all take care: slips were not measured there."""
        return self.players.luck_of_others(self.seat, rng) if self._teams else None

    def look_into(self, hands: Sequence[Mask], luck: Luck | None = None) -> list[tuple[float, list[int]]]:
        """Plays each tile that is still tried in one world, and notes its worth: told with it is what each side takes in the whole hand.

        With luck the others slip, to the very end; without it everybody takes care, and the last tricks are worked out.
        """
        start = self.position(hands)
        exact = self._exact if luck is None else 0
        solver = DoubleDummy(hands[:4], self._trump) if exact else None
        found = []
        for move in self._tally.moves:
            at = start.copy()
            self.players.put(at, self._tiles[move])
            self.players.play_on(at, exact, luck or NOBODY_SLIPS)
            taken = self._taken_by(at, solver)
            found.append((self.stakes.worth(self._bidder, self._bid, taken), taken))
        self._tally.add([worth for worth, _ in found])
        return found

    def _taken_by(self, at: Position, solver: DoubleDummy | None) -> list[int]:
        """What each side has at the end; the solver knows about tricks that were not played out."""
        left = at.hands[0] | at.hands[1] | at.hands[2] | at.hands[3] if solver is not None else 0
        if solver is None or not left:
            return at.taken
        points = at.taken[self._side] + solver.rest(left, at.turn, self._side)
        return [points if side == self._side else ALL_POINTS - points for side in range(len(at.taken))]

    def best(self) -> Move:
        """The best tile. Where little depends on it, good habits decide: they are seldom wrong, and partners know them."""
        tally = self._tally
        best = tally.best()
        if self.usual not in tally.moves:
            return best
        means = tally.means()
        margin = max(HABIT / sqrt(tally.worlds), GOOD_MANNERS if self._decided else 0.0)
        return self.usual if means[best] - means[self.usual] <= margin * self._spread else best

    def settle(self) -> bool:
        """Gives up tiles that are clearly behind, so that there is time to tell the others apart, and says whether only one is left.

        Where manners decide, what they ask for is not given up.
        """
        self._tally.give_up(BEHIND, ENOUGH, kept=self.usual if self._decided else None)
        return len(self._tally.moves) == 1
