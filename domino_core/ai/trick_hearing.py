"""Hearing in trick games: worlds that fit not only what must be but what was said and played.

Fair worlds (`Look.sample`) know the tiles that are gone and the suits that somebody failed to follow. But who bids holds good tiles, who
names a suit is long in it, and who plays a tile did not find another one better. Each imagined hand gets a likelihood from that. A fair
world is where it begins; then tiles change hands by chance, again and again, and an exchange that explains less is made the more seldom
(a Metropolis chain, as in `line_beliefs.py`). Nothing is impossible: people do surprising things.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from typing import TYPE_CHECKING, cast

from domino_core.ai.double_dummy_search import Bits
from domino_core.ai.looking import own_seat
from domino_core.ai.trick_playout import Players, Position
from domino_core.ai.trick_strength import least_promise, likely, promise_with
from domino_core.families.trick import PASSED, TrickRound
from domino_core.families.trick.options import DEALER_BIDS
from domino_core.families.trick.suits import Trump
from domino_core.game import Look, Seat
from domino_core.notation import Move
from domino_core.rng import Rng
from domino_core.tiles import Mask, Tile, mask_of, tile_named, tiles_in

if TYPE_CHECKING:
    from domino_core.shapes.views import TrickView

AT_FIRST, EXCHANGES = 48, 8
"""Exchanges of tiles that are thought about between a fair world and the first one that was heard, and from there to each further one."""
CHAIN = 16
"""Worlds until one begins with a fair one again."""

SURPRISE = 0.04
"""How often somebody bids or passes against all reason."""
HABIT, OF_OPPONENTS = 0.6, 0.35
"""How often somebody plays the tile that good habits name, beyond what chance gives it; and an opponent, who may slip, in teams."""
DARING = 2.5
"""Points up or down by which players see the same hand differently."""
TASTE = 1.1
"""Points by which another trump suit must be better until it is clearly preferred."""


class Hearing:
    """What one seat has heard, and worlds that fit it."""

    def __init__(self, look: Look, trumps: Sequence[Trump], players: Players | None) -> None:
        view = self._view = cast("TrickView", look.view)
        self._look = look
        self._me = own_seat(view)
        self._players = players
        """How tiles are played; None while there are no trumps."""
        self._seats = view["players"]
        self._trumps = trumps
        self._counts = bool(look.game.counts)
        sides = view["sides"]
        in_teams = len(set(sides)) < len(sides)
        self._habit = [OF_OPPONENTS if in_teams and side != sides[self._me] else HABIT for side in sides]
        self._said: list[list[tuple[Move, int, Seat | None]]] = [[] for _ in range(self._seats)]
        """For each seat what it said in the auction, with the bid and the bidder before."""
        self._named: dict[Seat, Trump] = {}
        """Who has named which trumps; a lot that has named them says nothing."""
        self._played: list[list[_Play]] = [[] for _ in range(self._seats)]
        self._gone = [0] * self._seats
        """The tiles that each seat has played."""
        self._read()
        rules = look.game.round_class
        self._cannot = [0] * (self._seats + 1)
        for _, seat, what in view["cannot"]:
            self._cannot[seat] |= rules.cannot_hold(view, what)
        self._found: list[dict[Mask, float]] = [{} for _ in range(self._seats + 1)]

    # ---------------------------------------------------------------- what was said and played

    def _read(self) -> None:
        view, players = self._view, self._players
        bid, bidder = 0, None
        every = mask_of(self._look.game.tiles(view["options"]))
        out = 0 if players is None else players.tables.bits_of(every)
        could = [out] * self._seats
        trick: list[int] = []
        for entry in view["history"]:
            who, _, move = entry.partition(":")
            seat = int(who)
            if move == PASSED or move.startswith("bid:"):
                self._said[seat].append((move, bid, bidder))
                if move != PASSED:
                    said = move.removeprefix("bid:")
                    bid, bidder = int(said) if said.isdigit() else bid + 1, seat
            elif move.startswith("trump:"):
                self._named[seat] = move.removeprefix("trump:")
            elif players is not None and move[0].isdigit():
                tile = tile_named(move)
                bit = players.tables.bit[tile]
                self._played[seat].append(_Play(bit, Position([0] * self._seats, could.copy(), seat, trick.copy(), []), out))
                self._gone[seat] |= 1 << tile
                out ^= bit
                if trick and not bit & players.tables.follow[trick[0]]:
                    could[seat] &= ~players.tables.follow[trick[0]]
                trick = [*trick, bit] if len(trick) + 1 < self._seats else []

    # ---------------------------------------------------------------- likelihood

    def likelihood(self, seat: Seat, held: Mask) -> float:
        """How well these tiles, which a seat may hold now, fit what it has said and played. A tile out of play says nothing."""
        if seat == self._seats:
            return 1.0
        found = self._found[seat].get(held)
        if found is None:
            dealt = held | self._gone[seat]
            found = self._of_bids(seat, dealt) * self._of_trumps(seat, dealt) * self._of_plays(seat, held)
            self._found[seat][held] = found
        return found

    def _of_bids(self, seat: Seat, dealt: Mask) -> float:
        likelihood = 1.0
        for move, high, holder in self._said[seat]:
            if seat == self._view["dealer"] and holder is None and self._view["options"].get("allpass") == DEALER_BIDS:
                continue  # whoever must bid tells nothing
            best = max(promise_with(trump, self._counts)[dealt] for trump in self._trumps)
            partner = holder is not None and self._view["sides"][holder] == self._view["sides"][seat]
            bids = self._willing(best, high, move, partner)
            likelihood *= SURPRISE + (1 - 2 * SURPRISE) * (1 - bids if move == PASSED else bids)
        return likelihood

    def _willing(self, best: float, high: int, move: Move, partner: bool) -> float:
        """How likely a hand bids what was bid, or anything where it passed."""
        said = move.removeprefix("bid:")
        asked = int(said) if said.isdecimal() else max(30 if self._counts else 4, high + 1)
        return likely(best, least_promise(asked, partner, self._counts), DARING if self._counts else DARING / 3)

    def _of_trumps(self, seat: Seat, dealt: Mask) -> float:
        trump = self._named.get(seat)
        if trump is None or trump not in self._trumps:
            return 1.0
        chosen = promise_with(trump, self._counts)[dealt]
        taste = TASTE if self._counts else TASTE / 6
        others = sum(exp((promise_with(other, self._counts)[dealt] - chosen) / taste) for other in self._trumps)
        return SURPRISE + (1 - SURPRISE) / others

    def _of_plays(self, seat: Seat, held: Mask) -> float:
        players = self._players
        if players is None:
            return 1.0
        likelihood, habit = 1.0, self._habit[seat]
        hand = players.tables.bits_of(held)
        for play in reversed(self._played[seat]):
            hand |= play.bit
            at = play.at
            at.hands[seat] = hand
            suit = players.tables.follow[at.trick[0]] if at.trick else hand
            choice = (hand & suit or hand).bit_count()
            if choice > 1:
                usual = players.choice(at, seat, play.out ^ hand)
                likelihood *= (habit if usual == play.bit else 0.0) + (1 - habit) / choice
        return likelihood

    # ---------------------------------------------------------------- worlds

    def worlds(self, rng: Rng) -> Iterator[list[Mask]]:
        """What everybody may hold, one world after another without end, each as often as it explains what was said and played."""
        for places in self.any_worlds(rng):
            hidden = [place for place, held in enumerate(places) if place != self._me and held]
            fits = [self.likelihood(place, held) if place in hidden else 1.0 for place, held in enumerate(places)]
            for number in range(CHAIN):
                self._exchange(places, hidden, fits, EXCHANGES if number else AT_FIRST, rng)
                yield places.copy()

    def any_worlds(self, rng: Rng) -> Iterator[list[Mask]]:
        """Worlds as they come, for those who do not listen."""
        while True:
            yield self._places_of(cast("TrickRound", self._look.sample(rng)))

    def _places_of(self, world: TrickRound) -> list[Mask]:
        """The hands, and last the tile that lies face down where there is one."""
        hidden = world.widow if world.phase == "auction" else world.discarded
        known = world.bidder == self._me and world.phase != "auction"
        return [*world.hands, 0 if hidden is None or known else 1 << hidden]

    def _exchange(self, places: list[Mask], hidden: Sequence[int], fits: list[float], tries: int, rng: Rng) -> None:
        """Two tiles of two places change hands, again and again, as often as likelihood has it; `fits` is how likely each place is now."""
        if len(hidden) < 2:
            return
        for _ in range(tries):
            first = rng.below(len(hidden))
            one, two = hidden[first], hidden[(first + 1 + rng.below(len(hidden) - 1)) % len(hidden)]
            a, b = _any_of(places[one], rng), _any_of(places[two], rng)
            if self._cannot[one] >> b & 1 or self._cannot[two] >> a & 1:
                continue
            change = 1 << a | 1 << b
            mine, theirs = self.likelihood(one, places[one] ^ change), self.likelihood(two, places[two] ^ change)
            was, would = fits[one] * fits[two], mine * theirs
            if would >= was or rng.fraction() * was < would:
                places[one] ^= change
                places[two] ^= change
                fits[one], fits[two] = mine, theirs


class _Play:
    """A tile that somebody played, and what the table knew then."""

    __slots__ = ("at", "bit", "out")

    def __init__(self, bit: Bits, at: Position, out: Bits) -> None:
        self.bit = bit
        self.at = at
        self.out = out
        """All tiles that had not been played."""


def _any_of(held: Mask, rng: Rng) -> Tile:
    return rng.choice(tiles_in(held))
