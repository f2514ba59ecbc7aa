"""The master of poker: it speaks by a table in which nothing can be found to win from it, as far as was looked.

`build_scripts/poker_table.py` makes the table by counterfactual regret: players who meet millions of times and regret what they did not
say. It has one letter for each question of the betting (`poker_tree.py`) and each kind of hand: how often to fold, call and raise, in
eighths. What the others have said is in the question, so the answer needs no guessing, and since it is a chance itself, it tells little.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cache
from string import ascii_letters, digits
from typing import TYPE_CHECKING, cast

from domino_core.ai.bot import Bot
from domino_core.ai.looking import own_seat
from domino_core.ai.poker_data_cuts import CUTS
from domino_core.ai.poker_tree import NOT_OPENED, Question, after, answers, number_of
from domino_core.families.poker.hands import strength
from domino_core.game import Look, Seat
from domino_core.notation import Move
from domino_core.rng import Rng
from domino_core.tiles import mask_of, tile_named

if TYPE_CHECKING:
    from domino_core.shapes.views import PokerView

EIGHTHS = 8
CLUB_MISJUDGES = 3.5
"""By how many kinds a club player usually mistakes a hand."""
ALPHABET = ascii_letters + digits

QUANTILES = (0.15, 0.30, 0.43, 0.54, 0.62, 0.69, 0.76, 0.82, 0.87, 0.91, 0.94, 0.97)
"""Where one kind of hand ends and the next begins: this share of all hands is weaker."""

EVEN, USUAL, HIGH = STAKES = (1.0, 2.5, 6.0)
"""There is a table for bets of so many antes; others use the nearest."""

_MIXES: dict[int, tuple[tuple[int, ...], ...]] = {
    2: tuple((first, EIGHTHS - first) for first in range(EIGHTHS + 1)),
    3: tuple((first, second, EIGHTHS - first - second) for first in range(EIGHTHS + 1) for second in range(EIGHTHS + 1 - first)),
}


def letter_for(shares: Sequence[float]) -> str:
    """The letter whose mix of answers comes nearest."""
    mixes = _MIXES[len(shares)]
    nearest = min(
        mixes, key=lambda mix: sum((share - eighths / EIGHTHS) ** 2 for share, eighths in zip(shares, mix, strict=True))
    )
    return ALPHABET[mixes.index(nearest)]


def mix_of(letter: str, answers_: int) -> tuple[int, ...]:
    """How many times in eight each answer is given."""
    return _MIXES[answers_][ALPHABET.index(letter)]


class Table:
    """The answers for one ratio of bet and ante."""

    def __init__(self, letters: dict[int, str]) -> None:
        self._letters = letters

    def letter(self, players: int, question: int, kind: int) -> str:
        return self._letters[players][question * (len(CUTS) + 1) + kind]

    def mix(self, players: int, said: Sequence[Move], kind: int) -> dict[Move, int] | None:
        """How many times in eight each answer is given after what was said; None where the table has no such question."""
        found = number_of(players, said) if players in self._letters else None
        if found is None:
            return None
        number, question = found
        choices = answers(question)
        return dict(zip(choices, mix_of(self.letter(players, number, kind), len(choices)), strict=True))

    def answer(self, players: int, said: Sequence[Move], kind: int, chance: float) -> Move | None:
        """What to say after what was said; None where the table has no such question."""
        mix = self.mix(players, said, kind)
        left = chance * EIGHTHS
        for move, eighths in (mix or {}).items():
            left -= eighths
            if left < 0:
                return move
        return None if mix is None else [*mix][-1]


class TableBot(Bot):
    """Says what the table says. Whoever misjudges hands looks up another kind than its own, usually by no more than so many kinds."""

    def __init__(self, misjudges: float = 0.0) -> None:
        self._misjudges = misjudges

    def think(self, look: Look, rng: Rng) -> Iterator[Move]:
        yield self.says(cast("PokerView", look.view), look.legal_moves, rng)

    def says(self, view: PokerView, legal: Sequence[Move], rng: Rng) -> Move:
        seats, said = said_so_far(view)
        table = table_for(nearest_stakes(view["limit"], view["ante"]))
        kind = kind_of(strength(mask_of(tile_named(name) for name in view["dealt"])))
        if self._misjudges:
            error = 2 * self._misjudges * (rng.fraction() + rng.fraction() + rng.fraction() - 1.5)
            kind = min(max(round(kind + error), 0), len(QUANTILES))
        move = table.answer(len(seats), said, kind, rng.fraction()) or "call"
        if move == "fold" and 0 < view["to_call"] < view["limit"] and self._cheap(view, kind):
            move = "call"
        return _as_legal(move, legal)

    @staticmethod
    def _cheap(view: PokerView, kind: int) -> bool:
        """Whether a call that takes the last chips, less than a whole bet, is worth it: the table does not know such calls."""
        others = view["players"] - len(view["out"]) - len(view["folded"]) - 1
        weaker = ((0.0, *QUANTILES)[kind] + (*QUANTILES, 1.0)[kind]) / 2
        return bool(weaker**others * (view["pot"] + view["to_call"]) > view["to_call"])


def kind_of(hand: int) -> int:
    """Which kind of hand has this strength, 0 for the weakest."""
    return bisect_right(CUTS, hand)


@cache
def table_for(stakes: float) -> Table:
    """One of the tables, fetched when it is first needed."""
    if stakes == EVEN:
        from domino_core.ai import poker_data_even

        return Table(poker_data_even.LETTERS)
    if stakes == HIGH:
        from domino_core.ai import poker_data_high

        return Table(poker_data_high.LETTERS)
    from domino_core.ai import poker_data_usual

    return Table(poker_data_usual.LETTERS)


def nearest_stakes(bet: int, ante: int) -> float:
    """Of the stakes that there are tables for, those that come nearest to these."""
    return min(STAKES, key=lambda stakes: max(stakes * ante / bet, bet / (stakes * ante)))


def said_so_far(view: PokerView) -> tuple[list[Seat], list[Move]]:
    """The seats in the order of speaking, and what was said, as the table counts it: who is all in, and is not asked, calls."""
    seats, spoken = spoken_so_far(view)
    return seats, [move for _, move in spoken]


def spoken_so_far(view: PokerView) -> tuple[list[Seat], list[tuple[Seat, Move]]]:
    """The same, each word with its speaker."""
    players = view["players"]
    seats = [seat for step in range(1, players + 1) if (seat := (view["dealer"] + step) % players) not in view["out"]]
    waiting, still_in = list(seats), list[Seat]()
    question: Question | None = Question(len(seats), 0)
    said: list[tuple[Seat, Move]] = []
    spoken = [(int(who), move) for who, _, move in (entry.partition(":") for entry in view["history"])]
    for seat, move in [*spoken, (own_seat(view), "")]:
        while question is not None and waiting:
            asked = waiting.pop(0)
            if asked == seat and not move:
                return seats, said
            silent = "check" if question.raises == NOT_OPENED else "call"
            says = move if asked == seat and move in answers(question) else silent
            said.append((asked, says))
            question = after(question, says)
            if says in ("bet", "raise"):
                place = seats.index(asked)
                waiting = [other for other in seats[place + 1 :] + seats[:place] if other in (*waiting, *still_in)]
                still_in = [asked]
            elif says != "fold":
                still_in.append(asked)
            if asked == seat:
                break
    return seats, said


def _as_legal(move: Move, legal: Sequence[Move]) -> Move:
    """The move, or the next milder one where it cannot be made."""
    milder = {"raise": ("raise", "call", "check"), "bet": ("bet", "check", "call"), "call": ("call", "check")}
    return next((other for other in milder.get(move, (move, "check")) if other in legal), legal[0])
