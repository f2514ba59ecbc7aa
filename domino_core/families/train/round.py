"""Trains: everybody builds one from an engine in the centre, and all build the Mexican Train.

A round looks for its engine (`search`, `engine`), may begin with whole strings (`first`), and goes on tile by tile (`play`). The turn
never moves on because of what a hidden hand can or cannot do: whoever is stuck says so (`draw`, `pass`, `stop`), so that nobody learns
more than the table shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Self, cast

from domino_core.families.hands import HandsRound, cut_hands
from domino_core.families.train.moves import CENTRE, MEXICAN, OPEN_TRAINS, PLAYS, TEXTS, Arm, arm_data, arm_name, told_arm
from domino_core.families.train.objections import TrainObjections
from domino_core.families.train.rules import TrainRules, beginner, engine_set_aside, engines, hand_size
from domino_core.game import Place, Result, Seat, Setup
from domino_core.hidden import DEALT, Slot
from domino_core.notation import Move
from domino_core.tiles import (
    DOUBLES,
    HIGH,
    NAMES,
    WITH,
    Mask,
    Tile,
    dots_in,
    double_set,
    mask_of,
    tile_with,
    tiles_in,
)

if TYPE_CHECKING:
    from domino_core.shapes.door import ArmData
    from domino_core.shapes.views import Denial, Details, TrainData, TrainPart, TrainPhase, TrainView, View

SEARCH: TrainPhase = "search"
ENGINE: TrainPhase = "engine"
FIRST: TrainPhase = "first"
PLAY: TrainPhase = "play"
OVER: TrainPhase = "over"
NO_ENGINE: Tile = -1
DOUBLE_BLANK: Mask = 1 << tile_with(0, 0)


class TrainRound(TrainObjections):
    """One round of Mexican Train."""

    changing = (*HandsRound.changing, "ends", "uncovered")
    known_but_for_hands = True

    # ---------------------------------------------------------------- dealing

    def __init__(self, setup: Setup, hands: Sequence[Mask], boneyard: Sequence[Tile]) -> None:
        super().__init__(setup, hands, boneyard)
        self.rules = self.read_rules(setup)
        self.phase = SEARCH
        self.engine = NO_ENGINE
        self.opening = NO_ENGINE
        self.ends = []
        self.marked: Mask = 0
        """The seats whose trains have a marker, as bits."""
        self.uncovered = []
        self.table: Mask = 0
        """Every tile that lies on the table."""
        self.owes = self.drew = self.started = False
        self.waiting = setup.players
        """Seats that have yet to draw in this round of a search, or to have their first turn."""
        self.began = setup.starter
        self.out: Seat | None = None
        """Who has laid every tile while others still have their first turn."""

    @classmethod
    def read_rules(cls, setup: Setup) -> TrainRules:
        """Hook: what the options mean."""
        return TrainRules(setup.options, setup.edition)

    @classmethod
    def deal(cls, setup: Setup) -> Self:
        order = setup.order()
        engine = engine_set_aside(setup.options, setup.number)
        if engine is not None:
            order.remove(engine)
        size = hand_size(setup.players, setup.options, setup.edition)
        dealt = cls(setup, *cut_hands(order, setup.players, size))
        if engine is not None:
            dealt.lay_engine(engine, None)
        else:
            dealt.look_for_engine()
        return dealt

    def look_for_engine(self) -> None:
        """Its holder lays it; if nobody has it, everybody draws one tile more (MTC-05, MTC-V3)."""
        wanted = engines(self.setup.options, self.setup.number, self.setup.results)
        tile, holder = max(((hand & wanted).bit_length() - 1, seat) for seat, hand in enumerate(self.hands))
        if tile == NO_ENGINE:
            self.waiting = self.setup.players
            self.turn = self.setup.starter
            missing = wanted
        else:
            self.phase, self.turn, self.opening = ENGINE, holder, tile
            missing = wanted & ~((2 << tile) - 1)
        if missing:
            shown: Denial = {"doubles": [HIGH[double] for double in tiles_in(missing)]}
            self.cannot += [(len(self.history), seat, shown) for seat in range(self.setup.players)]

    def lay_engine(self, tile: Tile, holder: Seat | None) -> None:
        self.engine, self.opening = tile, NO_ENGINE
        self.table |= 1 << tile
        self.ends = [HIGH[tile]] * (self.setup.players + 1)
        self.waiting = self.setup.players
        self.phase = FIRST if self.rules.strings else PLAY
        self.turn = self.began = beginner(self.setup, self.rules, holder)

    # ---------------------------------------------------------------- moving

    def open_to(self, seat: Seat) -> tuple[Arm, ...]:
        if self.phase == PLAY:
            if self.uncovered and not self.owes:
                return (self.uncovered[0],)
            return OPEN_TRAINS[seat, self.marked]
        return (seat,) if self.phase == FIRST else ()

    def legal_moves(self, seat: Seat) -> tuple[Move, ...]:
        if seat != self.turn:
            return ()
        if not self.ends:
            return ("draw",) if self.phase == SEARCH else (NAMES[self.opening],)
        hand = self.hands[seat]
        if self.owes and self.rules.plain:
            hand &= ~DOUBLES
        moves: tuple[Move, ...] = ()
        ends = self.ends
        for arm in self.open_to(seat):
            end = ends[arm]
            fitting = hand & WITH[end]
            if fitting:
                moves += TEXTS[arm][end][fitting]
        if self.started and not self.owes:
            return moves if moves and self.rules.full else (*moves, "stop")
        return moves or (("pass",) if self.drew or self.drawn == len(self.boneyard) else ("draw",))

    def apply(self, seat: Seat, move: Move) -> None:
        self.history.append((seat, move))
        play = PLAYS[move]
        if play is None:
            self.apply_word(seat, move)
            return
        bit, arm, touching, outer = play
        self.hands[seat] ^= bit
        if self.events is not None:
            self.tell("play", seat=seat, move=move, tile=NAMES[bit.bit_length() - 1], **told_arm(arm))
        if arm == CENTRE:
            self.lay_engine(bit.bit_length() - 1, seat)
            return
        self.ends[arm] = outer
        self.table |= bit
        self.idle = 0
        self.drew = False
        self.owes = touching == outer
        self.keep_track_of_doubles(arm)
        if self.marked >> seat & 1 and (arm == seat or self.rules.anywhere):
            self.marked ^= 1 << seat
            self.tell("marker", seat=seat, on=False)
        held = self.hands[seat]
        if not held:
            self.go_out(seat)
            return
        if not held & (held - 1):
            self.tell("say", seat=seat, word="knock")
        if self.phase == FIRST:
            self.started = True
        elif not self.owes:
            self.turn = self.next_seat[seat]

    def keep_track_of_doubles(self, arm: Arm) -> None:
        """A tile has been laid on this train: it covers the double there, or is one; others may have become dead (MTT-12, MTC-19)."""
        uncovered = self.uncovered
        if arm in uncovered:
            uncovered.remove(arm)
        elif self.owes and self.rules.cover:
            uncovered.append(arm)
        if uncovered and self.rules.frees_dead:
            left = self.rules.tiles & ~self.table
            self.uncovered = [open_arm for open_arm in uncovered if left & WITH[self.ends[open_arm]]]

    def apply_word(self, seat: Seat, move: Move) -> None:
        if move == "draw" and self.phase == SEARCH:
            self.draw_tile(seat)
            self.waiting -= 1
            self.turn = self.next_seat[seat]
            if self.waiting == 0 or self.drawn == len(self.boneyard):
                self.look_for_engine()
            return
        if move != "stop" or self.rules.full:
            self.cannot.append((len(self.history) - 1, seat, self.shown_by(seat)))
        if move == "draw":
            self.draw_tile(seat)
            self.drew = True
        elif move == "stop":
            self.end_turn(seat)
        else:
            self.pass_turn(seat)

    def pass_turn(self, seat: Seat) -> None:
        """The marker goes on the seat's own train. Before everybody had a first turn, nothing is blocked."""
        self.tell_pass(seat)
        self.idle += 1
        if not self.marked >> seat & 1:
            self.marked |= 1 << seat
            self.tell("marker", seat=seat, on=True)
            if self.rules.stuck:
                self.idle = 1
        if self.phase == PLAY and self.idle == self.setup.players:
            self.block()
        else:
            self.end_turn(seat)

    def block(self) -> None:
        """Where all have passed in turn, somebody might go on: on a train that one of those passes has opened (MTS-22)."""
        if self.rules.stuck:
            super().block()
        else:
            self.tell("all-passed")
            self.finish("passed", None)

    def end_turn(self, seat: Seat) -> None:
        self.owes = self.drew = self.started = False
        self.turn = self.next_seat[seat]
        if self.phase == FIRST:
            self.waiting -= 1
            if self.waiting == 0:
                self.phase = PLAY
                self.idle = 0
                if self.out is not None:
                    self.finish("out", self.out)

    def shown_by(self, seat: Seat) -> Denial:
        """What drawing, passing and ending a full string tell: nothing in the hand fits the trains open to this seat."""
        shown: Denial = {"ends": sorted({self.ends[arm] for arm in self.open_to(seat)})}
        if self.owes and self.rules.plain:
            shown["plain"] = True
        return shown

    # ---------------------------------------------------------------- ending

    def go_out(self, seat: Seat) -> None:
        """The last tile may be a double: nothing is owed for it. In a first turn the others may still have theirs."""
        self.tell("say", seat=seat, word="domino")
        if self.out is None:
            self.out = seat
        if self.phase == FIRST and self.rules.chance:
            self.end_turn(seat)
        else:
            self.finish("out", seat)

    def finish(self, reason: str, seat: Seat | None) -> None:
        """Everybody scores what is left in hand."""
        self.turn = None
        self.phase = OVER
        dots = [dots_in(hand) for hand in self.hands]
        details: Details = {"engine": HIGH[self.engine], "began": self.began, "dots": list(dots), "blank": None}
        for holder, hand in enumerate(self.hands):
            if self.rules.blank and hand & DOUBLE_BLANK:
                dots[holder] += self.rules.blank
                details["blank"] = {"seat": holder, "points": self.rules.blank}
        self.points = dots
        self.ended = Result(reason, seat, dots, details)

    # ---------------------------------------------------------------- looking

    def arms(self) -> dict[str, ArmData]:
        return {arm_name(arm): arm_data(arm) for arm in self.all_arms()}

    def all_arms(self) -> tuple[Arm, ...]:
        """The trains that there can be; who is alone has no Mexican Train to share."""
        return (*range(self.setup.players), MEXICAN) if self.setup.players > 1 else (0,)

    def show(self, seat: Seat | None) -> TrainPart:
        return {
            **super().show(seat),
            "phase": self.phase,
            "engine": None if self.engine == NO_ENGINE else NAMES[self.engine],
            "wanted": self.wanted_engine(),
            "trains": self.trains(seat),
            "open_doubles": [arm_name(arm) for arm in self.uncovered],
            "owes": self.owes,
            "drew": self.drew,
            "began": None if self.engine == NO_ENGINE else self.began,
        }

    def wanted_engine(self) -> int | None:
        """The number of the double that everybody is waiting for, where the rules or its holder have named it."""
        if self.engine != NO_ENGINE:
            return None
        if self.opening != NO_ENGINE:
            return HIGH[self.opening]
        wanted = engines(self.setup.options, self.setup.number, self.setup.results)
        return HIGH[wanted.bit_length() - 1] if self.rules.start == "draw" else None

    def trains(self, seat: Seat | None) -> list[TrainData]:
        """Every train with its moves in order; none before the engine lies."""
        arms = self.all_arms() if self.ends else ()
        laid: dict[Arm, list[Move]] = {arm: [] for arm in arms}
        for _, move in self.history:
            play = PLAYS[move]
            if play is not None and play[1] != CENTRE:
                laid[play[1]].append(move)
        playable = self.open_to(seat) if seat is not None and seat == self.turn else ()
        return [
            {
                "arm": arm_name(arm),
                "tiles": laid[arm],
                "end": self.ends[arm],
                "marker": arm != MEXICAN and bool(self.marked >> arm & 1),
                "open_double": arm in self.uncovered,
                "playable": arm in playable,
            }
            for arm in arms
        ]

    def places(self) -> list[Place]:
        laid = [play[0].bit_length() - 1 for play in (PLAYS[move] for _, move in self.history) if play is not None]
        aside = engine_set_aside(self.setup.options, self.setup.number)
        table = laid if aside is None else [aside, *laid]
        return [*super().places(), Place("table", table, None)]

    @classmethod
    def known_deal(cls, view: View) -> list[Slot]:
        options = view["options"]
        size = hand_size(view["players"], options, view["edition"])
        tiles = len(double_set(int(options["set"])))
        engine = engine_set_aside(options, view["round"] - 1)
        if engine is not None:
            return [Slot(tile=engine), *cls.dealt_slots(view, size, tiles - 1)]
        slots = cls.dealt_slots(view, size, tiles)
        trains = cast("TrainView", view)
        if trains["phase"] == ENGINE:
            # Its holder has announced the engine but not laid it yet: it came with the last draw, or else with the deal.
            held = [slot for slot in slots if slot.seat == view["turn"]]
            place = held[-1] if held[-1].since > DEALT else held[0]
            if view["turn"] != view["seat"]:
                assert trains["wanted"] is not None
                place.tile = tile_with(trains["wanted"], trains["wanted"])
        return slots

    @classmethod
    def cannot_hold(cls, view: View, shown: Denial) -> Mask:
        mask = mask_of(tile_with(number, number) for number in shown.get("doubles", ()))
        for end in shown.get("ends", ()):
            mask |= WITH[end]
        return mask & ~DOUBLES if shown.get("plain") else mask
