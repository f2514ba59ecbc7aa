"""Matador: touching halves add up to ten, and six tiles fit anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from domino_core.errors import DominoError, IllegalMove
from domino_core.families.line import HIGHEST_DOUBLES, LineRound
from domino_core.families.line.chain import Fits, Way
from domino_core.families.line.options import LINE_ARMS, MOVES_WITH_DRAWING, target
from domino_core.game import Game, first_to_target
from domino_core.notation import Move
from domino_core.options import Option, Options, Suggestion
from domino_core.tiles import (
    DOUBLES,
    HIGH,
    LARGEST,
    LOW,
    PIPS,
    WITH,
    Mask,
    double_set,
    is_double,
    mask_of,
    tile_named,
    tiles_in,
)

if TYPE_CHECKING:
    from domino_core.shapes.views import Denial, View

TEN = 10
MATADORS: Mask = mask_of(tile_named(name) for name in ("9-1", "8-2", "7-3", "6-4", "5-5", "0-0"))
NOT_DOUBLES = tiles_in(mask_of(double_set(LARGEST)) & ~DOUBLES)
BLANK = 0
BLANKS_MATCH = "match"


def partner(number: int, blanks_match: bool) -> int | None:
    """The number that goes on another: both make ten, or are blanks by a rule of ours. None where only matadors go."""
    if number == BLANK:
        return BLANK if blanks_match else None
    return TEN - number if number <= TEN else None


def ways(number: int, blanks_match: bool = False) -> Iterator[Way]:
    """Tiles by number: those with its partner, and the matadors either way round."""
    wanted = partner(number, blanks_match)
    fitting = 0 if wanted is None else WITH[wanted]
    for tile in tiles_in(fitting | MATADORS):
        if MATADORS >> tile & 1:
            yield tile, HIGH[tile]
            if not is_double(tile):
                yield tile, LOW[tile]
        elif wanted is not None:
            yield tile, wanted


class MatadorRound(LineRound):
    """Drawing until a tile fits, and drawing by choice where only matadors do."""

    fits = Fits(ways)
    with_blanks: ClassVar[Fits] = Fits(partial(ways, blanks_match=True))
    hand_sizes: ClassVar[dict[int, int]] = {3: 7, 4: 7, 5: 7, 6: 7, 7: 5, 8: 5}
    openers = (*HIGHEST_DOUBLES, *sorted(NOT_DOUBLES, key=lambda tile: (PIPS[tile], HIGH[tile]), reverse=True))
    draws = "until-fits"
    subtracts_own = True

    @classmethod
    def fits_by(cls, options: Options) -> Fits:
        return cls.with_blanks if options["blanks"] == BLANKS_MATCH else cls.fits

    @classmethod
    def wanted(cls, end: int, options: Options) -> int | None:
        return partner(end, options["blanks"] == BLANKS_MATCH)

    def plays_of(self, hand: Mask) -> tuple[Move, ...]:
        moves = super().plays_of(hand)
        left, right, _, _ = self.ends
        others = hand & ~MATADORS & (self.fitting[left] | self.fitting[right])
        if moves and not others and self.drawn < len(self.boneyard):
            return (*moves, "draw")
        return moves

    def shown_by(self, move: Move) -> Denial | tuple[int, ...] | None:
        """Who draws may hold matadors."""
        if move != "draw":
            return super().shown_by(move)
        return {"ends": sorted({end for end in self.ends if end >= 0}), "matadors": True}

    @classmethod
    def cannot_hold(cls, view: View, shown: Denial) -> Mask:
        mask = super().cannot_hold(view, shown)
        return mask & ~MATADORS if shown.get("matadors") else mask

    def objection_to_need(self, name: str, numbers: list[int]) -> DominoError:
        if not numbers:
            return IllegalMove("only-matadors", f"{name} is no matador, and nothing else goes on these ends.", tile=name)
        wanted = " or ".join(f"a {number}" for number in numbers)
        sentence = f"{name} does not fit: you need {wanted}, or a matador."
        return IllegalMove("lacks-numbers-or-matador", sentence, tile=name, numbers=numbers)

    def objection_to_fit(self, name: str, touching: int, end: int, arm: str) -> DominoError:
        wanted = self.wanted(end, self.setup.options)
        if wanted is not None:
            sentence = f"{name}: the {touching} does not go with the {end} at {arm}; lay a {wanted} or a matador."
        else:
            sentence = f"Only a matador goes on the {end} at {arm}."
        return IllegalMove("not-ten", sentence, tile=name, number=touching, end=end, arm=arm)


MATADOR = Game(
    id="matador",
    family="line",
    round_class=MatadorRound,
    seats=tuple(MatadorRound.hand_sizes),
    usual_players=3,
    moves=MOVES_WITH_DRAWING,
    options=(
        Option("set", (9, 12), 12, ("MA-10",)),
        Option("blanks", ("matadors", BLANKS_MATCH), "matadors", ("MA-05", "MA-11")),
        target(100, "MA-09"),
    ),
    suggested=Suggestion(4, {"set": 9, "blanks": BLANKS_MATCH, "target": 150}),
    arms=LINE_ARMS,
    coloured=True,
    match_over=first_to_target,
)
