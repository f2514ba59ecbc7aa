"""Tiles in hands, and perhaps a boneyard to draw from: what line, train, trick and poker games all do alike.

Hands are bit masks. A family says when a hand lies open to all (`is_open`) and how a round ends (`finish`); dealing, drawing, passing,
looking and copying are the same for all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Self, cast

from domino_core.errors import IllegalMove
from domino_core.game import NOBODY, Place, Result, Round, Seat, Setup
from domino_core.hidden import DEALT, Slot, slots_of_hands_and_draws
from domino_core.tiles import NAMES, Mask, Tile, mask_of, names_in, tiles_in

if TYPE_CHECKING:
    from domino_core.shapes.views import Denial, HandsPart, View


def cut_hands(order: Sequence[Tile], players: int, size: int) -> tuple[list[Mask], Sequence[Tile]]:
    """The hands in blocks, seat 0 first, and the tiles that are left."""
    return [mask_of(order[seat * size : (seat + 1) * size]) for seat in range(players)], order[players * size :]


def lacks_numbers(name: str, numbers: Sequence[int]) -> IllegalMove:
    """The refusal of a tile that has none of the numbers that are wanted now, the highest first."""
    wanted = " or ".join(f"a {number}" for number in numbers)
    return IllegalMove("lacks-numbers", f"{name} does not fit: you need {wanted}.", tile=name, numbers=list(numbers))


class HandsRound(Round):
    """A round in which every seat holds tiles."""

    changing = (*Round.changing, "hands", "cannot")

    def __init__(self, setup: Setup, hands: Sequence[Mask], boneyard: Sequence[Tile] = ()) -> None:
        super().__init__(setup)
        self.dealt = tuple(hands)
        self.hands = list(hands)
        self.boneyard = tuple(boneyard)
        self.drawn = 0
        """Tiles taken from the boneyard so far; it is drawn from in order."""
        self.next_seat = (*range(1, setup.players), 0)
        self.idle = 0
        """Passes in a row that count towards a block. A draw ends the row."""
        self.cannot: list[tuple[int, Seat, Denial | tuple[int, ...]]] = []
        """What the table has shown: at this time, that seat held none of these tiles, as `cannot_hold` reads it."""
        self.ended: Result | None = None
        self.turn = setup.starter

    # ---------------------------------------------------------------- drawing and passing

    def draw_tile(self, seat: Seat) -> None:
        tile = self.boneyard[self.drawn]
        self.drawn += 1
        self.idle = 0
        self.hands[seat] |= 1 << tile
        self.tell("draw", seat=seat, secret={"tile": NAMES[tile]}, left=len(self.boneyard) - self.drawn)

    def pass_turn(self, seat: Seat) -> None:
        """The next seat's turn; the round is blocked when everybody has passed in a row. Search passes often, so this stays short."""
        self.idle += 1
        self.turn = self.next_seat[seat]
        if self.events is not None:
            self.tell_pass(seat)
        if self.idle == len(self.hands):
            self.block()

    def tell_pass(self, seat: Seat) -> None:
        """Hook: what is heard when somebody passes."""
        self.tell("pass", seat=seat)

    def block(self) -> None:
        self.tell("blocked")
        self.finish("blocked", None)

    def finish(self, reason: str, seat: Seat | None) -> None:
        """Hook: ends the round. `seat` is who went out."""
        raise NotImplementedError

    def result(self) -> Result | None:
        return self.ended

    # ---------------------------------------------------------------- looking

    def is_open(self, owner: Seat) -> bool:
        """Hook: whether everybody sees this hand. Here: when the round is over."""
        return self.turn is None

    def lies_open(self, owner: Seat) -> bool:
        """Whether everybody sees this hand, by the rules or because all hands are open from the start."""
        return self.setup.open_hands or self.is_open(owner)

    def show(self, seat: Seat | None) -> HandsPart:
        owners = [who for who, move in self.history if move == "draw"]
        hands = enumerate(self.hands)
        cannot = [[time, who, self.told_denial(shown)] for time, who, shown in self.cannot]  # lists, as JSON has them
        return {
            "hands": [names_in(hand) if owner == seat or self.lies_open(owner) else None for owner, hand in hands],
            "counts": [hand.bit_count() for hand in self.hands],
            "boneyard": len(self.boneyard) - self.drawn,
            "dealt": [] if seat is None else names_in(self.dealt[seat]),
            "drawn": [NAMES[self.boneyard[index]] for index, who in enumerate(owners) if who == seat],
            "cannot": cast("list[tuple[int, Seat, Denial]]", cannot),
        }

    def told_denial(self, shown: Denial | tuple[int, ...]) -> Denial:
        """Hook: an entry of `cannot`, JSON-ready. A family that notes something shorter says here what it means."""
        return cast("Denial", shown)

    def places(self) -> list[Place]:
        """The hands and the boneyard; a family adds what lies on the table."""
        hands = [
            Place(f"hand {seat}", tiles_in(hand), None if self.lies_open(seat) else frozenset({seat}))
            for seat, hand in enumerate(self.hands)
        ]
        return [*hands, Place("boneyard", self.boneyard[self.drawn :], NOBODY)]

    def swap_hidden(self, setup: Setup, slots: Sequence[Slot], deal: Sequence[Tile]) -> Self:
        """What a seat got and has not laid is in its hand; behind the tiles that were dealt lies the boneyard."""
        other = self.clone()
        got, dealt, boneyard = [0] * setup.players, [0] * setup.players, 0
        for place, (slot, tile) in enumerate(zip(slots, deal, strict=True)):
            seat = slot.seat
            if seat is not None:
                got[seat] |= 1 << tile
                if slot.since == DEALT:
                    dealt[seat] |= 1 << tile
                    boneyard = place + 1
        laid = ~sum(got_before ^ held for got_before, held in zip(self.got, self.hands, strict=True))
        other.setup = setup
        other.hands = [tiles & laid for tiles in got]
        other.dealt = tuple(dealt)
        other.boneyard = tuple(deal[boneyard:])
        return other

    @property
    def got(self) -> list[Mask]:
        """All that each seat was dealt or has drawn."""
        got = list(self.dealt)
        owners = [who for who, move in self.history if move == "draw"]
        for who, tile in zip(owners, self.boneyard, strict=False):
            got[who] |= 1 << tile
        return got

    @staticmethod
    def dealt_slots(view: View, hand_size: int, tiles: int) -> list[Slot]:
        """For `known_deal`: hands of one size, then all other tiles, from which every `draw` takes the next."""
        return slots_of_hands_and_draws(view, [hand_size] * view["players"], tiles)
