"""Scores that must be claimed: a decision after every play, and opponents who may call "Muggins!" when nothing was said.

What is offered tells nothing: the decision comes after every play that might score and the call after every silence, whether or not there
is a score, and as long as one may be claimed nobody is told what the ends add up to. Nobody is waited for: a call is made out of turn until
the next seat moves. Who goes out in silence leaves the last word to the next seat, so that a last play can be called too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from domino_core.editions import NO_CLAIM_BELOW_THE_LEAST_SCORE
from domino_core.errors import DominoError, IllegalMove
from domino_core.families.line.chain import Play
from domino_core.families.line.count import to_nearest_five
from domino_core.families.line.round import LineRound
from domino_core.families.line.scoring import ScoringRound
from domino_core.game import Seat, Setup
from domino_core.notation import Move, kind_of
from domino_core.tiles import Mask, Tile

if TYPE_CHECKING:
    from domino_core.shapes.views import Claim, ClaimedPart, LineView

AUTOMATIC = "Scores are claimed by themselves here; with manual claims they would have to be spoken."


class ClaimedRound(ScoringRound):
    """A scoring game with the option `claims`: `automatic`, or `manual` as described above."""

    def __init__(self, setup: Setup, hands: Sequence[Mask], boneyard: Sequence[Tile]) -> None:
        super().__init__(setup, hands, boneyard)
        self.manual = setup.options["claims"] == "manual"
        self.costly = setup.options["penalty"] == "given"
        """Whether false claims and calls cost points."""
        self.least = setup.game.ends_count_by if setup.edition >= NO_CLAIM_BELOW_THE_LEAST_SCORE else 0
        """Ends that add up to less need no decision."""
        self.asked: Play | None = None
        """The last play, while its player has not said whether it scores."""
        self.silent: tuple[Seat, Play] | None = None
        """The last play and its player, while it lies unclaimed and can be called."""
        self.called: tuple[Seat, ...] = ()
        """Who has called at it in vain."""

    def legal_moves(self, seat: Seat) -> tuple[Move, ...]:
        if not self.manual or seat != self.turn:
            return super().legal_moves(seat)
        if self.asked:
            return ("claim", "pass")
        moves = ("pass",) if self.last_word else super().legal_moves(seat)
        return moves + self.interrupts(seat)

    @property
    def last_word(self) -> bool:
        """Whether the round is over but for a call."""
        return self.silent is not None and not self.hands[self.silent[0]]

    def interrupts(self, seat: Seat) -> tuple[Move, ...]:
        if self.silent is None or seat in self.called or self.sides[seat] == self.sides[self.silent[0]]:
            return ()
        return ("muggins",)

    def after_play(self, seat: Seat, play: Play) -> None:
        if not self.manual:
            super().after_play(seat, play)
            return
        self.layout.lay(play)
        self.silent = None
        if sum(self.layout.counts()) < self.least:
            LineRound.after_play(self, seat, play)
        else:
            self.asked = play

    @property
    def may_be_claimed(self) -> bool:
        """Whether the last play may still be claimed or called."""
        return self.turn is not None and (self.asked is not None or self.silent is not None)

    def apply_word(self, seat: Seat, move: Move) -> None:
        if move == "muggins":
            self._call(seat)
        elif self.asked:
            self._decide(seat, self.asked, move)
        elif self.last_word:
            self._close()
        else:
            self.silent = None
            super().apply_word(seat, move)

    def _decide(self, seat: Seat, play: Play, move: Move) -> None:
        """The player of the last tile claims its score, or says nothing."""
        self.asked = None
        points = self.worth(self.layout, play)
        if move == "pass":
            self.silent, self.called = (seat, play), ()
            self.tell("silent", seat=seat)
        elif points:
            self.score(seat, points, "ends")
        else:
            self._charge("false-claim", seat)
        if self.last_word:
            self.tell("say", seat=seat, word=self.said_going_out)
            self.turn = self.next_seat[seat]
        elif self.turn is not None:
            LineRound.after_play(self, seat, play)

    def _call(self, seat: Seat) -> None:
        """An opponent says that the last play scored: the first who is right takes the points."""
        assert self.silent is not None
        _, play = self.silent
        points = self.worth(self.layout, play)
        self.tell("say", seat=seat, word="muggins")
        if not points:
            self.called = (*self.called, seat)
            self._charge("false-call", seat)
            return
        self.score(seat, points, "muggins")
        if self.turn is not None and self.last_word:
            self._close()
        self.silent = None

    def _charge(self, what: str, seat: Seat) -> None:
        """Somebody spoke of a score that is not there: where that costs, what the ends come nearest to is taken and given to all others."""
        cost = to_nearest_five(sum(self.layout.counts())) if self.costly else 0
        self.tell(what, seat=seat, ends=self.layout.counts(), cost=cost)
        for side in range(len(self.points)):
            self.points[side] += -cost if side == self.sides[seat] else cost
        winners = [each for each, side in enumerate(self.sides) if self.points[side] >= self.wanting[side]]
        if cost and winners:
            self.silent = None
            self.finish("target", max(winners, key=lambda each: self.points[self.sides[each]] - self.wanting[self.sides[each]]))

    def _close(self) -> None:
        """The last play of the round has been called, or nobody did."""
        assert self.silent is not None
        self.finish("out", self.silent[0])
        self.silent = None

    def show(self, seat: Seat | None) -> ClaimedPart:
        claim: Claim | None = None
        if self.asked is not None:
            claim = {"seat": self.turn, "state": "asked", "called": []}
        elif self.silent is not None and self.turn is not None:
            claim = {"seat": self.silent[0], "state": "silent", "called": list(self.called)}
        return {**super().show(seat), "claim": claim}

    @classmethod
    def points_of(cls, view: LineView, move: Move) -> int:
        """A claim or a call is worth what the last play scored."""
        if move in ("claim", "muggins"):
            return cls.points_of_last(view["line"], view["options"])
        return super().points_of(view, move)

    # ---------------------------------------------------------------- objecting

    def check(self, seat: Seat, move: Move) -> None:
        if kind_of(move) == "muggins" and self.turn is not None and move not in self.legal_moves(seat):
            raise self._objection_to_call(seat)
        super().check(seat, move)

    def _objection_to_call(self, seat: Seat) -> DominoError:
        if not self.manual:
            return IllegalMove("claims-automatic", AUTOMATIC)
        if seat in self.called:
            return IllegalMove("called-already", "You have called at this play already: wait for the next one.")
        if self.silent is not None:
            return IllegalMove("own-side", "It was a play of your own side: only an opponent may call.")
        return IllegalMove("nothing-to-call", "A call comes after a play that its player did not claim, before the next move.")

    def objection(self, seat: Seat, move: Move) -> DominoError:
        if self.asked:
            return IllegalMove("claim-first", "First say whether your play scores: claim, or pass to say nothing.", move=move)
        if self.last_word:
            return IllegalMove("last-word", "The round is over but for a call: call muggins, or pass.", move=move)
        if move == "claim":
            if not self.manual:
                return IllegalMove("claims-automatic", AUTOMATIC)
            return IllegalMove("nothing-to-claim", "There is nothing to claim now: a claim comes right after your own play.")
        return super().objection(seat, move)
