"""Trick games: an auction, trumps, perhaps a widow, then tricks in which one follows suit, and a score that depends on the bid.

A game of this family sets the class attributes and overrides the hooks in which it differs. A deal in which everybody passes is a
round without points: the next round has the next dealer, which is all that the rules ask for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Self, cast

from domino_core.families.hands import HandsRound, cut_hands
from domino_core.families.trick.objections import TrickObjections
from domino_core.families.trick.options import DEALER_BIDS, trumps_without
from domino_core.families.trick.suits import NUMBERS, Suit, Suits, Trump, suits_with
from domino_core.game import NOBODY, Place, Result, Seat, Setup, Standing
from domino_core.hidden import Slot
from domino_core.notation import Move
from domino_core.tiles import NAMES, Mask, Tile, double_set, names_in, tile_named, tiles_in

if TYPE_CHECKING:
    from domino_core.shapes.views import Denial, Details, PlayedTile, TrickData, TrickPart, TrickView, View

HAND = 7
MOVES = frozenset({"pass", "bid", "trump", "tile"})
PASSED = "pass"
"""What stands in `bids` for a seat that has passed."""

COUNTS: Mapping[Tile, int] = {
    tile_named(name): points for name, points in (("5-5", 10), ("6-4", 10), ("5-0", 5), ("4-1", 5), ("3-2", 5))
}
"""The tiles that count for themselves, because their dots make five or ten."""


class Trick:
    """A trick that has been won."""

    __slots__ = ("plays", "points", "seat")

    def __init__(self, seat: Seat, plays: Sequence[tuple[Seat, Tile]], points: int) -> None:
        self.seat = seat
        """Who took it."""
        self.plays = tuple(plays)
        self.points = points

    def as_data(self) -> TrickData:
        return {"seat": self.seat, "tiles": _plays_as_data(self.plays), "points": self.points}


def _plays_as_data(plays: Sequence[tuple[Seat, Tile]]) -> list[PlayedTile]:
    return [{"seat": seat, "tile": NAMES[tile]} for seat, tile in plays]


class TrickRound(TrickObjections):
    """One hand of a trick game."""

    changing = (*HandsRound.changing, "bids", "trick", "won", "taken")
    usual_trumps: ClassVar[tuple[Trump, ...]] = NUMBERS
    """What may always be named as trumps; options may add to it."""
    one_chance: ClassVar[bool] = True
    """Whether each seat speaks once in the auction; otherwise it goes round until all but one have passed."""
    has_widow: ClassVar[bool] = False
    """Whether a tile is left over for the winner of the auction."""
    mark: int = 0
    """Where hands are played for marks: the bid that is worth one, above which each such step is one more."""
    to_the_end: bool = False
    """For search: play on when the bid is decided, to see what everybody takes."""

    # ---------------------------------------------------------------- dealing

    def __init__(self, setup: Setup, hands: Sequence[Mask], widow: Tile | None) -> None:
        super().__init__(setup, hands)
        self.counts = setup.game.counts
        """Points for the tiles in a trick, besides the one for the trick itself."""
        self.widow = widow
        """The tile that nobody was dealt, where there is one."""
        self.discarded: Tile | None = None
        self.dealer = setup.starter
        """Who shuffled or dealt; the seat on its left speaks first."""
        self.trumps = (*self.usual_trumps, *trumps_without(setup.options))
        self.phase = "auction"
        self.bids: list[int | str | None] = [None] * setup.players
        """What each seat said last: None before it has spoken, a bid, or `pass`."""
        self.bid = 0
        self.bidder: Seat | None = None
        self.caller: Seat | None = None
        """Who names the trumps and leads first: the bidder, or in some contracts the partner."""
        self.sits_out: Seat | None = None
        """Who lays the tiles down and does not play in this hand."""
        self.suits: Suits | None = None
        self.trick: list[tuple[Seat, Tile]] = []
        self.won: list[Trick] = []
        self.taken = [0] * len(self.points)
        """Points that each side has taken in tricks."""
        self.turn = self.next_seat[self.dealer]

    @classmethod
    def deal(cls, setup: Setup) -> Self:
        hands, left = cut_hands(setup.order(), setup.players, HAND)
        return cls(setup, hands, left[0] if cls.has_widow else None)

    # ---------------------------------------------------------------- hooks

    def needed(self) -> int:
        """Hook: the points that make the bid."""
        return self.bid

    def open_words(self, seat: Seat) -> tuple[str, ...]:
        """Hook: bids that are words and not numbers."""
        return ()

    def amount_of(self, said: str) -> int:
        """Hook: the number that a bid stands for."""
        return int(said)

    def tell_bid(self, kind: str, seat: Seat) -> None:
        """Hook: tells of the highest bid, when it is made (`bid`) and when it has won (`auction-won`)."""
        self.tell(kind, seat=seat, bid=self.bid)

    def caller_for(self, bidder: Seat) -> Seat:
        """Hook: who names the trumps and leads."""
        return bidder

    def contracts(self) -> tuple[Trump, ...]:
        """Hook: what may be named in the place of trumps, with the bid as it is."""
        return ()

    def is_made(self, side: int) -> bool:
        """Hook: whether the bidding side has what its bid asks for."""
        return self.taken[side] >= self.needed()

    def is_over(self, side: int) -> bool:
        """Hook, after each trick: whether the hand ends. Here: when all tiles have been played."""
        assert self.turn is not None
        return not self.hands[self.turn]

    def settle(self, side: int, made: bool) -> list[int]:
        """Hook: the points of each side. Here: what was taken, and a bid that failed goes to the others instead."""
        if made:
            return list(self.taken)
        return [0 if other == side else taken + self.bid for other, taken in enumerate(self.taken)]

    # ---------------------------------------------------------------- moving

    def must_bid(self, seat: Seat) -> bool:
        """Whether all others have passed and the dealer may not."""
        forced = self.setup.options["allpass"] == DEALER_BIDS
        return forced and seat == self.dealer and self.bids.count(PASSED) == self.setup.players - 1

    def legal_moves(self, seat: Seat) -> tuple[Move, ...]:
        if seat != self.turn:
            return ()
        if self.phase == "play":
            return tuple(names_in(self.playable(seat)))
        if self.phase == "auction":
            bids = tuple(f"bid:{bid}" for bid in (*self.open_bids(seat), *self.open_words(seat)))
            return bids if self.must_bid(seat) else (PASSED, *bids)
        if self.phase == "trump":
            return tuple(f"trump:{trump}" for trump in (*self.trumps, *self.contracts()))
        return tuple(f"discard:{name}" for name in names_in(self.hands[seat]))

    @property
    def led(self) -> Suit | None:
        return self.suits.asked_by[self.trick[0][1]] if self.suits and self.trick else None

    def playable(self, seat: Seat) -> Mask:
        assert self.suits is not None
        return self.suits.playable(self.hands[seat], self.trick[0][1] if self.trick else None)

    def apply(self, seat: Seat, move: Move) -> None:
        self.history.append((seat, move))
        if self.phase == "play":
            self._play_tile(seat, tile_named(move))
        elif self.phase == "auction":
            self._speak(seat, move)
        elif self.phase == "trump":
            self.name_trump(seat, move.removeprefix("trump:"))
        else:
            self._discard(seat, move)

    def _speak(self, seat: Seat, move: Move) -> None:
        if move == PASSED:
            self.bids[seat] = PASSED
            self.tell("pass", seat=seat)
        else:
            said = move.removeprefix("bid:")
            self.bid, self.bidder = self.amount_of(said), seat
            self.bids[seat] = int(said) if said.isdecimal() else said
            self.tell_bid("bid", seat)
        following = self._next_speaker(seat)
        if following is not None:
            self.turn = following
        elif self.bidder is None:
            self.tell("all-passed")
            self._finish(Result("all-passed", None, self.points, self.details(made=False)))
        else:
            self.turn = self.caller = self.caller_for(self.bidder)
            self.tell_bid("auction-won", self.bidder)
            self._take_widow(self.bidder)

    def _next_speaker(self, seat: Seat) -> Seat | None:
        """Who speaks next; None when the auction is over."""
        if self.one_chance:
            return None if seat == self.dealer else self.next_seat[seat]
        following = self.next_seat[seat]
        while self.bids[following] == PASSED and following != seat:
            following = self.next_seat[following]
        return None if following in (self.bidder, seat) else following

    def _take_widow(self, seat: Seat) -> None:
        if self.widow is None:
            self.phase = "trump"
            return
        self.phase = "discard"
        self.hands[seat] |= 1 << self.widow
        self.tell("widow", seat=seat, secret={"tile": NAMES[self.widow]})

    def _discard(self, seat: Seat, move: Move) -> None:
        """Puts a tile away. Who does not know which imagines the widow: for the hands as they are now it makes no difference."""
        name = move.removeprefix("discard").removeprefix(":")
        tile = tile_named(name) if name else self.widow
        assert tile is not None
        self.discarded = tile
        self.hands[seat] ^= 1 << tile
        self.phase = "trump"
        self.tell("discard", seat=seat, secret={"tile": NAMES[tile]})

    def name_trump(self, seat: Seat, trump: Trump) -> None:
        self.suits = suits_with(trump)
        self.phase = "play"
        self.tell("trump", seat=seat, trump=trump)

    def _play_tile(self, seat: Seat, tile: Tile) -> None:
        assert self.suits is not None
        lacks = self.suits.shows_lack_of(self.trick[0][1] if self.trick else None, tile)
        if lacks is not None:
            self.cannot.append((len(self.history) - 1, seat, {"suit": lacks}))
        self.hands[seat] ^= 1 << tile
        self.trick.append((seat, tile))
        self.tell("play", seat=seat, move=NAMES[tile], tile=NAMES[tile])
        following = self.next_seat[seat]
        if following == self.sits_out:
            following = self.next_seat[following]
        if following != self.trick[0][0]:
            self.turn = following
            return
        self._take_trick(self.suits)
        assert self.bidder is not None
        if self.is_over(self.setup.sides[self.bidder]):
            self._score()

    def _take_trick(self, suits: Suits) -> None:
        seat = self.trick[suits.taker([tile for _, tile in self.trick])][0]
        points = 1 + sum(self.counts.get(tile, 0) for _, tile in self.trick)
        won = Trick(seat, self.trick, points)
        self.won.append(won)
        self.taken[self.setup.sides[seat]] += points
        self.trick = []
        self.turn = seat
        if self.events is not None:
            self.tell("trick", **won.as_data())

    # ---------------------------------------------------------------- ending

    def _score(self) -> None:
        assert self.bidder is not None
        self._finish(self.scored(self.is_made(self.setup.sides[self.bidder])))

    def scored(self, made: bool) -> Result:
        """How the hand ends with what has been taken, the bid made or not."""
        assert self.bidder is not None
        points = self.settle(self.setup.sides[self.bidder], made)
        return Result("made" if made else "set", self.bidder if made else None, points, self.details(made))

    def _finish(self, result: Result) -> None:
        self.turn = None
        self.ended = result
        self.points = list(result.points)

    def details(self, made: bool) -> Details:
        """The numbers from which the arithmetic of a hand can be spelled out."""
        tricks = [0] * len(self.taken)
        for trick in self.won:
            tricks[self.setup.sides[trick.seat]] += 1
        return {
            "bid": self.bid,
            "bidder": self.bidder,
            "side": None if self.bidder is None else self.setup.sides[self.bidder],
            "needed": self.needed(),
            "trump": self.suits.trump if self.suits else None,
            "made": made,
            "taken": list(self.taken),
            "tricks": tricks,
            "counts": [taken - number for taken, number in zip(self.taken, tricks, strict=True)],
        }

    # ---------------------------------------------------------------- looking

    def told(self, viewer: Seat | None, seat: Seat, move: Move) -> Move:
        """A discard lies face down: only its owner sees which tile it is, until all others have been played."""
        hidden = move.startswith("discard") and viewer != seat and self.turn is not None
        return "discard" if hidden else move

    def is_open(self, owner: Seat) -> bool:
        """Nobody shows tiles that were not played, until a hand ends before all of them were: then everybody sees why."""
        return not self.hands[owner] or (self.turn is None and self.bidder is not None)

    def sure_rest(self, seat: Seat | None) -> Mask:
        """The hand of a seat that leads, if each of its tiles is sure to take a trick, in whatever order; else nothing.

        It depends on what this seat has not seen, never on who holds it.
        """
        if seat is None or seat != self.turn or self.phase != "play" or self.trick or self.hands[seat].bit_count() < 2:
            return 0
        assert self.suits is not None
        unseen = 0 if self.discarded is None or seat == self.bidder else 1 << self.discarded
        for other, hand in enumerate(self.hands):
            unseen |= hand if other != seat else 0
        return self.hands[seat] if all(self.suits.is_sure(tile, unseen) for tile in tiles_in(self.hands[seat])) else 0

    def show(self, seat: Seat | None) -> TrickPart:
        over = self.turn is None
        sides = range(len(self.points))
        mine = seat is not None and seat == self.bidder
        widow = [] if self.widow is None or not mine else [NAMES[self.widow]]
        return {
            **super().show(seat),
            "boneyard": int(self.widow is not None and self.phase == "auction"),
            "drawn": [] if self.phase == "auction" else widow,
            "discard": NAMES[self.discarded] if self.discarded is not None and (over or mine) else None,
            "phase": self.phase,
            "dealer": self.dealer,
            "bids": list(self.bids),
            "bid": self.bid,
            "bidder": self.bidder,
            "needed": self.needed(),
            "caller": self.caller,
            "sits_out": self.sits_out,
            "mark": self.mark,
            "trump": self.suits.trump if self.suits else None,
            "led": self.led,
            "trick": _plays_as_data(self.trick),
            "tricks": [[trick.as_data() for trick in self.won if self.setup.sides[trick.seat] == side] for side in sides],
            "last_trick": self.won[-1].as_data() if self.won else None,
            "taken": list(self.taken),
            "rest": names_in(self.sure_rest(seat)),
        }

    def places(self) -> list[Place]:
        places = super().places()
        table = [tile for plays in (*(trick.plays for trick in self.won), self.trick) for _, tile in plays]
        places.append(Place("table", table, None))
        if self.widow is not None and self.phase == "auction":
            places.append(Place("widow", [self.widow], NOBODY))
        if self.discarded is not None:
            assert self.bidder is not None
            places.append(Place("discard", [self.discarded], None if self.turn is None else frozenset({self.bidder})))
        return places

    @classmethod
    def known_deal(cls, view: View) -> list[Slot]:
        slots = cls.dealt_slots(view, HAND, HAND * view["players"])
        if cls.has_widow:
            seen = [*view["drawn"], cast("TrickView", view)["discard"]][0]
            slots.append(Slot(tile=None if seen is None else tile_named(seen)))
        return slots

    @classmethod
    def cannot_hold(cls, view: View, shown: Denial) -> Mask:
        return suits_with(cast("TrickView", view)["trump"]).members[shown["suit"]]


def double_six(options: object) -> tuple[Tile, ...]:
    """For `Game.tiles`: the 28 tiles up to 6-6."""
    return double_set(6)


def partners_opposite(players: int, options: object) -> tuple[int, ...]:
    """For `Game.sides`: two teams, the partners across the table."""
    return tuple(seat % 2 for seat in range(players))


def bidder_first(standing: Standing, target: int | None = None) -> tuple[Seat, ...] | None:
    """For `Game.match_over`: a side with the target wins; of several the last bidder's, else the one with the most."""
    wanted = int(standing.options["target"]) if target is None else target
    there = [side for side, score in enumerate(standing.scores) if score >= wanted]
    if not there:
        return None
    bidding = standing.results[-1].details["side"]
    best = max(standing.scores)
    return standing.seats_of([bidding] if bidding in there else [side for side in there if standing.scores[side] == best])
