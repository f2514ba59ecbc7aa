"""Bare playouts are the rules: in every position the same tiles may be laid, in the same order, and they lead to the same points."""

from __future__ import annotations

import os

import pytest

from domino_core.families.line import LineRound
from domino_core.families.line.bare import Bare, Where, pairs_of
from domino_core.families.line.chain import MATCHING, PLAYS, KnownPlays, Play
from domino_core.match import Match
from domino_core.rng import Rng
from domino_core.tiles import Mask, mask_of
from tests.harness import Case, spread_cases
from tests.rules.line_tables import outcome, play, position

GAMES = int(os.environ.get("BONEYARD_BARE_GAMES", "12"))
"""Random games for each way to set up a game; `BONEYARD_BARE_GAMES=10000` is the long run."""
WORDS = ("draw", "pass")


class Beside:
    """Chooses at random for a bare playout, and plays the same in a real round beside it."""

    def __init__(self, real: LineRound, rng: Rng) -> None:
        self.real = real
        self.rng = rng
        self.compared = 0

    def catch_up(self) -> None:
        """What there is no choice about, the playout does by itself."""
        while (seat := self.real.turn) is not None:
            moves = self.offered()
            if len(moves) > 1:
                return
            self.real.apply(seat, moves[0])

    def offered(self) -> tuple[str, ...]:
        assert self.real.turn is not None
        moves = self.real.legal_moves(self.real.turn)
        return tuple(move for move in moves if move not in WORDS) or moves

    def pick(self, hand: Mask, moves: tuple[Play, ...], where: Where, out: Mask) -> Play:
        self.catch_up()
        seat = self.real.turn
        assert seat is not None
        assert self.real.hands[seat] == hand
        assert tuple(PLAYS[move] for move in self.offered()) == moves
        assert list(where.ends) == self.real.ends[: len(where.ends)]
        assert out == mask_of(tile for place in self.real.places() if place.name != "table" for tile in place.tiles)
        play = self.rng.choice(moves)
        self.real.apply(seat, self.offered()[moves.index(play)])
        self.compared += 1
        return play


LINES = [case for case in spread_cases() if issubclass(case.game.round_class, LineRound)]


@pytest.mark.parametrize("case", LINES, ids=str)
def test_bare_playouts_are_the_rules(case: Case) -> None:
    compared = 0
    for number in range(GAMES):
        rng = Rng(str(case), number)
        real = case.match(number).round
        assert isinstance(real, LineRound)
        for _ in range(rng.below(12)):
            if real.turn is not None:
                real.apply(real.turn, rng.choice(real.legal_moves(real.turn)))
        if real.turn is None:
            continue
        firsts = [move for move in real.legal_moves(real.turn) if move != "pass"]
        if not firsts:
            continue
        bare, hands, stock = Bare(real), list(real.hands), real.boneyard[real.drawn :]
        first = rng.choice(firsts)
        real.apply(real.turn, first)
        beside = Beside(real, rng)
        points = bare.play_out(hands, stock, PLAYS[first], [beside.pick] * len(hands))
        beside.catch_up()
        result = real.result()
        assert result is not None
        assert hands == real.hands
        assert points == list(result.points)
        compared += beside.compared
    assert compared


def test_a_last_tile_that_is_drawn_and_does_not_fit_is_the_first_pass_of_a_block() -> None:
    real = play(position("draw", ["9-9 8-1", "4-0"], "6-5", opens="9-9"), "9-9")
    bare, hands = Bare(real), list(real.hands)
    points = bare.play_out(hands, real.boneyard, None, [lambda _hand, moves, _where, _out: moves[0]] * 2)
    play(real, "draw pass pass")
    assert (outcome(real).reason, points) == ("blocked", list(outcome(real).points))


def test_playouts_forget_before_they_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a large set there is no end of hands; what was forgotten is found out again."""
    pairs = [pair for row in pairs_of(MATCHING) for pair in row]

    def ends() -> list[list[int]]:
        found = []
        for number in range(20):
            real, rng = Match.new("basic", players=3, seed=f"memory/{number}").round, Rng("memory", number)
            assert isinstance(real, LineRound)
            assert real.turn is not None

            def pick(_hand: Mask, moves: tuple[Play, ...], _where: Where, _out: Mask, rng: Rng = rng) -> Play:
                return rng.choice(moves)

            opening = PLAYS[real.legal_moves(real.turn)[0]]
            found.append(Bare(real).play_out(list(real.hands), real.boneyard, opening, [pick] * 3))
        return found

    for pair in pairs:
        pair.clear()
    with monkeypatch.context() as small:
        small.setattr(KnownPlays, "MOST", 50)
        forgetful = ends()
        assert 0 < sum(map(len, pairs)) <= 50
    assert ends() == forgetful
    assert sum(map(len, pairs)) > 50
