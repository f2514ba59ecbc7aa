"""Games on one line of tiles: deal, open, lay, draw or pass, go out or block.

A game of this family sets the class attributes and overrides the hook in which it differs; the hooks are marked as such below.
Hands are bit masks and next to nothing is made per move, because search and random playouts run through `legal_moves` and `apply`.
A subclass keeps its own state in values that never change (numbers, tuples), or names it in `changing`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Self, cast

from domino_core.errors import DominoError, IllegalMove
from domino_core.families.hands import HandsRound, cut_hands, lacks_numbers
from domino_core.families.line.chain import ARMS, CENTRE, CLOSED, LEFT, MATCHING, PLAYS, RIGHT, Fits, Play, Table
from domino_core.families.line.count import Count, lowest_of, sum_of, term
from domino_core.game import Place, Result, Seat, Setup
from domino_core.hidden import Slot
from domino_core.notation import Move, kind_of, laid
from domino_core.options import Options
from domino_core.tiles import (
    DOUBLES,
    NAMES,
    Mask,
    Tile,
    dots_in,
    double_set,
    mask_of,
    names_in,
    tile_named,
    tiles_in,
)

if TYPE_CHECKING:
    from domino_core.shapes.door import ArmData
    from domino_core.shapes.views import Denial, Details, LinePart, LineView, View

HIGHEST_DOUBLES = tuple(reversed(tiles_in(DOUBLES)))
ANY_TILE: Mask = mask_of(double_set(12))
END = "end"
"""The kind of arm that tiles are laid on here."""


class LineRound(HandsRound):
    """One round of a line game."""

    wanting: tuple[int, ...] = ()
    """The points that each side still needed when the round began, where a round ends as soon as one has them."""
    changing = (*HandsRound.changing, "ends")
    known_but_for_hands = True

    fits: Fits = MATCHING
    """Which tiles may touch which numbers."""
    hand_sizes: ClassVar[int | Mapping[int, int]] = 7
    """Tiles per hand, or that for each number of players."""
    openers: ClassVar[Sequence[Tile]] = HIGHEST_DOUBLES
    """The tiles that may open a round, best first: the best one in any hand does. When nobody has one, all is dealt again."""
    draws: ClassVar[str] = "none"
    """What a seat that cannot play does: pass at once (`none`), draw once (`one`), or draw until a tile fits (`until-fits`)."""
    another_turn: ClassVar[Mask] = 0
    """The tiles after which the same seat plays again."""
    subtracts_own: ClassVar[bool] = False
    """Whether the winner of a blocked round pays for the dots left in one's own hand."""
    said_going_out: ClassVar[str] = "domino"
    said_passing: ClassVar[str] = ""

    # ---------------------------------------------------------------- dealing

    def __init__(self, setup: Setup, hands: Sequence[Mask], boneyard: Sequence[Tile]) -> None:
        super().__init__(setup, hands, boneyard)
        self.ends = [CLOSED] * len(ARMS)
        self.opening: Mask = 0
        """The tiles that may be laid first; 0 once one lies."""
        self.ending: tuple[str, Seat | None] = ("", None)
        self.fits = self.fits_by(setup.options)
        self.fitting, self.texts = self.fits.tiles, self.fits.moves

    @classmethod
    def hand_size(cls, players: int) -> int:
        return cls.hand_sizes if isinstance(cls.hand_sizes, int) else cls.hand_sizes[players]

    @classmethod
    def deal(cls, setup: Setup) -> Self:
        size = cls.hand_size(setup.players)
        attempt = 0
        while True:
            order = setup.order(attempt)
            for tile in cls.set_aside(setup.options):
                order.remove(tile)
            dealt = cls(setup, *cut_hands(order, setup.players, size))
            if dealt.open_round():
                dealt.redeals = attempt
                return dealt
            attempt += 1

    @classmethod
    def set_aside(cls, options: Options) -> tuple[Tile, ...]:
        """Hook: tiles that are not dealt."""
        return ()

    def open_round(self) -> bool:
        """Hook: who begins with what. False asks for a new deal. Here: the best of the `openers` begins, laid by its holder."""
        for tile in self.openers:
            for seat, hand in enumerate(self.hands):
                if hand >> tile & 1:
                    self.turn = seat
                    self.opening = 1 << tile
                    self.cannot += [(0, each, {"better_than": NAMES[tile]}) for each in range(self.setup.players)]
                    return True
        return False

    @classmethod
    def fits_by(cls, options: Options) -> Fits:
        """Hook: which tiles can be laid on an open number, where an option says that."""
        return cls.fits

    @classmethod
    def wanted(cls, end: int, options: Options) -> int | None:
        """Hook: the number that is laid on an open one; None where only tiles that fit anywhere go. Here: the same."""
        return end

    # ---------------------------------------------------------------- moving

    def legal_moves(self, seat: Seat) -> tuple[Move, ...]:
        if seat != self.turn:
            return self.interrupts(seat)
        hand = self.hands[seat]
        if self.opening:
            return tuple(names_in(hand & self.opening))
        return self.plays_of(hand) or self.without_a_play()

    def plays_of(self, hand: Mask) -> tuple[Move, ...]:
        """Every way to lay a tile of this hand. Hook where one may draw although a tile can be laid."""
        left, right, _, _ = self.ends
        on_left, on_right, _, _ = self.texts
        fitting = self.fitting
        return on_left[left][hand & fitting[left]] + on_right[right][hand & fitting[right]]

    def without_a_play(self) -> tuple[Move, ...]:
        """What is left to a seat that cannot play."""
        if self.draws == "none" or self.drawn == len(self.boneyard) or (self.draws == "one" and self.history[-1][1] == "draw"):
            return ("pass",)
        return ("draw",)

    def interrupts(self, seat: Seat) -> tuple[Move, ...]:
        """Hook: what a seat may call out of turn."""
        return ()

    def apply(self, seat: Seat, move: Move) -> None:
        self.history.append((seat, move))
        play = PLAYS[move]
        if play is None:
            self.apply_word(seat, move)
            return
        bit, arm, touching, outer = play
        self.hands[seat] ^= bit
        self.idle = 0
        if arm == CENTRE:
            self.opening = 0
            self.ends[LEFT] = touching
            self.ends[RIGHT] = outer
        else:
            self.ends[arm] = outer
        if self.events is not None:
            where = ARMS[arm] if arm < CENTRE else ""
            self.tell("play", seat=seat, move=move, tile=NAMES[bit.bit_length() - 1], arm=where, arm_kind=END if where else "")
        self.after_play(seat, play)

    def after_play(self, seat: Seat, play: Play) -> None:
        """Hook: what follows a tile that was laid. Here: out, or the next seat's turn."""
        if not self.hands[seat]:
            self.tell("say", seat=seat, word=self.said_going_out)
            self.finish("out", seat)
        elif play[0] & self.another_turn:
            self.tell("again", seat=seat)
        else:
            self.turn = self.next_seat[seat]

    def apply_word(self, seat: Seat, move: Move) -> None:
        """Draws and passes; games with more words extend it."""
        shown = self.shown_by(move)
        if shown is not None:
            self.cannot.append((len(self.history) - 1, seat, shown))
        if move == "draw":
            self.draw_tile(seat)
        else:
            self.pass_turn(seat)

    def tell_pass(self, seat: Seat) -> None:
        super().tell_pass(seat)
        if self.said_passing:
            self.tell("say", seat=seat, word=self.said_passing)

    def shown_by(self, move: Move) -> Denial | tuple[int, ...] | None:
        """Hook: what drawing or passing tells about the hand: nothing in it fits an open number. None: it tells nothing."""
        return tuple(self.ends)

    def bare_table(self) -> Table | None:
        """Hook: the ends for `bare.py`, where plays do more than leave another number open."""
        return None

    # ---------------------------------------------------------------- ending

    def finish(self, reason: str, seat: Seat | None) -> None:
        """Ends the round. The points are counted when somebody asks for the result: a playout may not care."""
        self.turn = None
        self.ending = (reason, seat)

    def result(self) -> Result | None:
        if self.ended is None and self.turn is None:
            reason, seat = self.ending
            dots = [dots_in(hand) for hand in self.hands]
            during = tuple(self.points)
            count = self.count_out(reason, seat, dots)
            for each in count.sums:
                self.points[each["side"]] += each["won"]
            details = {"dots": dots, "during": list(during), "sums": count.sums, **count.notes}
            self.ended = Result(reason, count.winner, self.points, cast("Details", details))
        return self.ended

    def count_out(self, reason: str, seat: Seat | None, dots: list[int]) -> Count:
        if reason == "blocked":
            return self.count_blocked(dots)
        assert seat is not None
        return self.count_gone_out(seat, dots)

    def count_gone_out(self, seat: Seat, dots: list[int]) -> Count:
        """Hook: the points for going out. Here: all dots in the other hands."""
        return self.winner_takes(seat, dots, minus=0)

    def count_blocked(self, dots: list[int]) -> Count:
        """Hook: the points of a blocked round. Here: the lowest hand wins; level lowest hands win nothing (ALL-06)."""
        lowest = lowest_of(dots)
        if len(lowest) > 1:
            return Count(None, [], {"level": lowest})
        return self.winner_takes(lowest[0], dots, minus=dots[lowest[0]] if self.subtracts_own else 0)

    def winner_takes(self, seat: Seat, dots: list[int], minus: int) -> Count:
        """One seat scores the dots of all others, less `minus`."""
        terms = [term([other], own) for other, own in enumerate(dots) if other != seat]
        return Count(seat, [sum_of(self.sides[seat], terms, minus)])

    # ---------------------------------------------------------------- looking

    def show(self, seat: Seat | None) -> LinePart:
        return {
            **super().show(seat),
            "opening": names_in(self.opening)[0] if self.opening.bit_count() == 1 else None,
            "line": self.line(),
            "ends": {arm: end for arm, end in zip(ARMS, self.ends, strict=True) if end != CLOSED},
        }

    def told_denial(self, shown: Denial | tuple[int, ...]) -> Denial:
        """Open numbers are told once each."""
        return {"ends": sorted(set(shown) - {CLOSED})} if isinstance(shown, tuple) else shown

    def line(self) -> list[Move]:
        """The moves that laid the tiles on the table, in order."""
        return [move for _, move in self.history if PLAYS[move] is not None]

    def places(self) -> list[Place]:
        """Everybody knows where the tile is that was called to open."""
        places = super().places()
        table = [play[0].bit_length() - 1 for play in map(PLAYS.__getitem__, self.line()) if play is not None]
        called = tiles_in(self.opening) if self.opening.bit_count() == 1 else []
        for place in places:
            place.tiles = tuple(tile for tile in place.tiles if tile not in called)
        return [*places, Place("table", table, None), Place("called to open", called, None)]

    @classmethod
    def known_deal(cls, view: View) -> list[Slot]:
        """What was set aside, one's own tiles, and the tile that its holder has to open with."""
        options, opening = view["options"], cast("LineView", view)["opening"]
        aside = [Slot(tile=tile) for tile in cls.set_aside(options)]
        tiles = len(double_set(int(options["set"]))) - len(aside)
        slots = cls.dealt_slots(view, cls.hand_size(view["players"]), tiles)
        if opening is not None and view["turn"] != view["seat"]:
            next(slot for slot in slots if slot.seat == view["turn"]).tile = tile_named(opening)
        return aside + slots

    @classmethod
    def cannot_hold(cls, view: View, shown: Denial) -> Mask:
        """The tiles that fit open numbers, or those that would have opened instead."""
        if "better_than" in shown:
            return mask_of(cls.openers[: cls.openers.index(tile_named(shown["better_than"]))])
        mask, fits = 0, cls.fits_by(view["options"])
        for end in shown["ends"]:
            mask |= fits.tiles[end]
        return mask

    @classmethod
    def points_of(cls, view: LineView, move: Move) -> int:
        """Hook: what a move would score at once, as far as a view tells. For rules of thumb."""
        return 0

    def arms(self) -> dict[str, ArmData]:
        return {name: {"kind": END, "seat": None} for name in self.setup.game.arms}

    # ---------------------------------------------------------------- objecting

    def objection(self, seat: Seat, move: Move) -> DominoError:
        play = PLAYS[move]
        if play is None:
            return self.objection_to_word(seat, move)
        bit, arm, touching, outer = play
        name = NAMES[bit.bit_length() - 1]
        if not self.hands[seat] & bit:
            return IllegalMove("not-held", f"You do not hold {name}: play one of your own tiles.", tile=name)
        if self.opening:
            return self._must_open(seat)
        if arm == CENTRE:
            return IllegalMove("say-where", f"Say on which end {name} goes, as in {touching}-{outer}@L.", tile=name)
        if self.ends[arm] == CLOSED:
            return self.objection_to_arm(ARMS[arm])
        if laid(outer, touching, ARMS[arm]) in self.legal_moves(seat):
            sentence = f"{name} fits there the other way round: {laid(outer, touching, ARMS[arm])}."
            return IllegalMove("other-way-round", sentence, tile=name, move=laid(outer, touching, ARMS[arm]))
        return self.objection_to_fit(name, touching, self.ends[arm], ARMS[arm])

    def _must_open(self, seat: Seat) -> DominoError:
        wanted = " or ".join(names_in(self.hands[seat] & self.opening))
        return IllegalMove("must-open", f"The round opens with {wanted}, laid in the middle.", tile=wanted)

    def objection_to_tile(self, seat: Seat, tile: Tile) -> DominoError:
        if self.opening:
            return self._must_open(seat)
        wanted = {self.wanted(end, self.setup.options) for end in self.ends if end != CLOSED} - {None}
        return self.objection_to_need(NAMES[tile], sorted(cast("set[int]", wanted), reverse=True))

    def objection_to_need(self, name: str, numbers: list[int]) -> DominoError:
        """Hook: a tile has none of the numbers that are wanted now."""
        return lacks_numbers(name, numbers)

    def objection_to_arm(self, arm: str) -> DominoError:
        """Hook: why nothing can be laid on an arm."""
        open_arms = ", ".join(name for name, end in zip(ARMS, self.ends, strict=True) if end != CLOSED)
        return IllegalMove("no-such-end", f"There is no open end {arm}; open are: {open_arms}.", arm=arm, open=open_arms)

    def objection_to_fit(self, name: str, touching: int, end: int, arm: str) -> DominoError:
        """Hook: why a tile does not go on an open number."""
        sentence = f"{name} laid with the {touching} does not fit the {end} at {arm}."
        return IllegalMove("does-not-fit", sentence, tile=name, number=touching, end=end, arm=arm)

    def objection_to_word(self, seat: Seat, move: Move) -> DominoError:
        moves = self.legal_moves(seat)
        if kind_of(moves[0]) in ("tile", "lay"):
            return IllegalMove("can-play", "Whoever can play must play.", move=move)
        if move == "draw":
            return IllegalMove("no-drawing", "There is nothing to draw now: pass.", move=move)
        return IllegalMove("must-draw", "Draw a tile from the boneyard first.", move=move)


class FourArmedRound(LineRound):
    """A line game in which tiles can lie on all four arms."""

    def plays_of(self, hand: Mask) -> tuple[Move, ...]:
        moves: tuple[Move, ...] = ()
        for texts, end in zip(self.texts, self.ends, strict=True):
            moves += texts[end][hand & self.fitting[end]]
        return moves
