"""Why a move on the trains is refused: a code and a sentence that names the rule. Nothing here changes anything."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from domino_core.errors import DominoError, IllegalMove
from domino_core.families.hands import HandsRound, lacks_numbers
from domino_core.families.train.moves import CENTRE, MEXICAN, PLAYS, Arm, arm_name, told_arm
from domino_core.game import Seat
from domino_core.notation import Move, laid
from domino_core.tiles import HIGH, LOW, NAMES, Tile, other_half, tile_with

if TYPE_CHECKING:
    from domino_core.shapes.views import TrainPhase


def _train(arm: Arm) -> str:
    return "the Mexican Train" if arm == MEXICAN else f"train {arm}"


class TrainObjections(HandsRound):
    """What the sentences speak of, and the sentences. The round itself is built on top of this."""

    phase: TrainPhase
    """`search` and `engine` before the engine lies, `first` while own trains begin, `play`, `over`."""
    engine: Tile
    opening: Tile
    """The engine that its holder is about to lay."""
    ends: list[int]
    """The open number of each seat's train, and last of the Mexican Train; an empty train shows the engine's."""
    uncovered: list[Arm]
    """Trains that end in a double which must be covered, in the order in which the doubles were laid."""
    owes: bool
    """Whether the seat on turn owes a tile for a double."""
    drew: bool
    """Whether the seat on turn has drawn since it last laid a tile."""
    started: bool
    """Whether the seat on turn has laid the first tile of its string."""

    @abstractmethod
    def open_to(self, seat: Seat) -> tuple[Arm, ...]:
        """The trains on which this seat may play now, if it is its turn."""

    def objection(self, seat: Seat, move: Move) -> IllegalMove:
        play = PLAYS[move]
        if self.phase == "search":
            return IllegalMove("must-draw", "The starting double has not been found: everybody draws a tile.", move=move)
        if self.phase == "engine":
            engine = NAMES[self.opening]
            return IllegalMove("must-open", f"The round opens with {engine}.", tile=engine)
        if play is None:
            return self._not_that_word(seat, move)
        bit, arm, touching, _ = play
        name = NAMES[bit.bit_length() - 1]
        if not self.hands[seat] & bit:
            return IllegalMove("not-held", f"You do not hold {name}.", tile=name)
        if arm == CENTRE:
            return IllegalMove("say-train", f"Say on which train {name} goes, as in {move}@{seat} or {move}@M.", tile=name)
        if arm >= self.setup.players:
            return IllegalMove("no-such-train", f"There is no train {arm_name(arm)}.", **told_arm(arm))
        return self._closed(seat, arm) or self._does_not_fit(name, arm, touching)

    def objection_to_tile(self, seat: Seat, tile: Tile) -> DominoError:
        """Where doubles rule, they say why one's own train will not do; else the tile has none of the numbers on the open trains."""
        if not self.ends:
            return super().objection_to_tile(seat, tile)
        if not (self.owes or self.uncovered):
            return lacks_numbers(NAMES[tile], sorted({self.ends[arm] for arm in self.open_to(seat)}, reverse=True))
        end = self.ends[seat]
        touching = LOW[tile] if LOW[tile] == end else HIGH[tile]
        return self.objection(seat, laid(touching, other_half(tile, touching), arm_name(seat)))

    def _closed(self, seat: Seat, arm: Arm) -> IllegalMove | None:
        """Why nobody, or not this seat, may play on that train now."""
        if arm in self.open_to(seat):
            return None
        if self.phase == "first" and arm == MEXICAN:
            return IllegalMove("no-mexican-train-yet", "The Mexican Train cannot be started in the first turn.", **told_arm(arm))
        if self.phase == "first":
            return IllegalMove("own-train-only", "In the first turn everybody plays on their own train only.", **told_arm(arm))
        if self.uncovered and not self.owes:
            bound = self.uncovered[0]
            number = self.ends[bound]
            double = NAMES[tile_with(number, number)]
            message = f"The open {double} on {_train(bound)} must be covered before anything else is played."
            return IllegalMove("cover-double", message, tile=double, **told_arm(bound))
        message = f"Train {arm} has no marker: only its owner may play on it."
        return IllegalMove("closed-train", message, **told_arm(arm))

    def _does_not_fit(self, name: str, arm: Arm, touching: int) -> IllegalMove:
        end = self.ends[arm]
        if touching == end:
            return IllegalMove("owe-plain-tile", f"After a double you owe a tile that is not a double; {name} is one.", tile=name)
        if arm == MEXICAN and touching == HIGH[self.engine]:
            message = f"There is one Mexican Train a round; it goes on at the {end}."
            return IllegalMove("one-mexican-train", message, end=end)
        message = f"{name} laid with the {touching} does not fit the {end} at the end of {_train(arm)}."
        return IllegalMove("does-not-fit", message, tile=name, number=touching, end=end, **told_arm(arm))

    def _not_that_word(self, seat: Seat, move: Move) -> IllegalMove:
        legal = self.legal_moves(seat)
        can_lay = PLAYS[legal[0]] is not None
        if move == "stop":
            return self._may_not_stop(can_lay)
        if "stop" in legal:
            return IllegalMove("must-stop", "The string ends here: say “stop”, there is nothing to draw for.", move=move)
        if can_lay:
            return IllegalMove("can-play", "Whoever can play must play.", move=move)
        if move == "draw" and self.drew:
            return IllegalMove("drawn-already", "Only one tile is drawn: place your marker and pass.", move=move)
        if move == "draw":
            return IllegalMove("no-drawing", "The boneyard is empty: place your marker and pass.", move=move)
        return IllegalMove("must-draw", "Draw a tile from the boneyard first.", move=move)

    def _may_not_stop(self, can_lay: bool) -> IllegalMove:
        if self.phase != "first":
            return IllegalMove("no-string", "Only a string of the first turn can be stopped.", move="stop")
        if not self.started:
            message = "Whoever can start their own train must." if can_lay else "The train has not been started: draw or pass."
            return IllegalMove("must-start", message, move="stop")
        if self.owes:
            return IllegalMove("double-needs-tile", "A string cannot stop at a double: lay a tile on it, or draw.", move="stop")
        return IllegalMove("may-not-stop", "The string goes on as long as a tile fits.", move="stop")
