"""The harness itself: faults are planted in a game, and the harness must find each of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from domino_core.errors import DominoError
from domino_core.games.block import BLOCK, BlockRound
from domino_core.games.castle_rock import CASTLE_ROCK, CastleRockRound
from domino_core.match import Match
from domino_core.tiles import NAMES
from tests import harness
from tests.harness import Case, Checker

BLOCK_CASE = Case(BLOCK, 3, {"set": 6})
ROCK_CASE = Case(CASTLE_ROCK, 1, {})
Plant = Callable[[pytest.MonkeyPatch], None]


def test_without_a_fault_nothing_is_found() -> None:
    for case in (BLOCK_CASE, ROCK_CASE):
        Checker(case, "planted").run()


def loses_a_tile(patch: pytest.MonkeyPatch) -> None:
    places = BlockRound.places
    patch.setattr(BlockRound, "places", lambda self: places(self)[1:])


def doubles_a_tile(patch: pytest.MonkeyPatch) -> None:
    apply = BlockRound.apply

    def keeping(self: Any, seat: int, move: str) -> None:
        hand = self.hands[seat]
        apply(self, seat, move)
        if len(self.history) == 3:
            self.hands[seat] = hand

    patch.setattr(BlockRound, "apply", keeping)


def lists_a_move_twice(patch: pytest.MonkeyPatch) -> None:
    legal = BlockRound.legal_moves
    patch.setattr(BlockRound, "legal_moves", lambda self, seat: legal(self, seat) * 2)


def leaves_the_turn_without_a_move(patch: pytest.MonkeyPatch) -> None:
    legal = BlockRound.legal_moves
    patch.setattr(BlockRound, "legal_moves", lambda self, seat: tuple(move for move in legal(self, seat) if move != "pass"))


def gives_others_moves(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(BlockRound, "interrupts", lambda *_: ("pass",))


def shows_a_hand(patch: pytest.MonkeyPatch) -> None:
    show = BlockRound.show
    patch.setattr(BlockRound, "show", lambda self, seat: {**show(self, seat), "peek": [self.round_hand()]})
    patch.setattr(BlockRound, "round_hand", lambda self: f"holds {NAMES[self.hands[0].bit_length() - 1]}", raising=False)


def shows_a_hand_in_numbers(patch: pytest.MonkeyPatch) -> None:
    """No name of a tile occurs, and still it is told: only imagined worlds show it."""
    show = BlockRound.show
    patch.setattr(BlockRound, "show", lambda self, seat: {**show(self, seat), "peek": self.hands[0]})


def tells_a_hand(patch: pytest.MonkeyPatch) -> None:
    apply = BlockRound.apply

    def telling(self: Any, seat: int, move: str) -> None:
        apply(self, seat, move)
        self.tell("hint", boneyard=NAMES[self.boneyard[-1]])

    patch.setattr(BlockRound, "apply", telling)


def tells_in_numbers(patch: pytest.MonkeyPatch) -> None:
    apply = BlockRound.apply

    def telling(self: Any, seat: int, move: str) -> None:
        apply(self, seat, move)
        self.tell("hint", boneyard=self.boneyard[-1])

    patch.setattr(BlockRound, "apply", telling)


def shows_what_json_cannot_hold(patch: pytest.MonkeyPatch) -> None:
    show = BlockRound.show
    patch.setattr(BlockRound, "show", lambda self, seat: {**show(self, seat), "pair": (1, 2)})


def changes_on_refusal(patch: pytest.MonkeyPatch) -> None:
    objection = BlockRound.objection

    def careless(self: Any, seat: int, move: str) -> Any:
        self.hands[:] = [self.hands[-1]] * len(self.hands)
        return objection(self, seat, move)

    patch.setattr(BlockRound, "objection", careless)


def allows_anything(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(BlockRound, "check", lambda *_: None)


def refuses_with_the_wrong_error(patch: pytest.MonkeyPatch) -> None:
    def wrong(self: Any, seat: int, move: str) -> Any:
        raise ValueError(move)

    patch.setattr(BlockRound, "objection", wrong)


def shares_its_hands_with_clones(patch: pytest.MonkeyPatch) -> None:
    clone = BlockRound.clone

    def sharing(self: Any) -> Any:
        other = clone(self)
        other.hands = self.hands
        return other

    patch.setattr(BlockRound, "clone", sharing)


def shares_its_row_with_clones(patch: pytest.MonkeyPatch) -> None:
    clone = CastleRockRound.clone

    def sharing(self: Any) -> Any:
        other = clone(self)
        other.row = self.row
        return other

    patch.setattr(CastleRockRound, "clone", sharing)


def counts_calls(patch: pytest.MonkeyPatch) -> None:
    """Plays differently the second time: saves and undo cannot hold."""
    numbers: Iterator[int] = iter(range(10**9))
    apply = BlockRound.apply

    def restless(self: Any, seat: int, move: str) -> None:
        apply(self, seat, move)
        self.points[0] += next(numbers)

    patch.setattr(BlockRound, "apply", restless)


def forgets_a_score(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "scores", property(lambda self: (0,) * (max(self.sides) + 1)))


def undoes_too_little(patch: pytest.MonkeyPatch) -> None:
    undo = Match.undo
    patch.setattr(Match, "undo", lambda self, count=1: undo(self, max(1, count - 1)))


def never_ends(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(harness, "MOST_MOVES", 300)
    patch.setattr(Match, "_close_round", close_without_end)


def close_without_end(self: Any) -> None:
    result = self.round.result()
    if result is not None:
        self._results.append(result)


def imagines_what_does_not_fit(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(BlockRound, "cannot_hold", classmethod(lambda *_: 0))


def forgets_a_move_in_its_saves(patch: pytest.MonkeyPatch) -> None:
    save = Match.save

    def short(self: Any) -> str:
        data = json.loads(save(self))
        data["moves"] = " ".join(data["moves"].split()[:10])
        return json.dumps(data, sort_keys=True, separators=(",", ":"))

    patch.setattr(Match, "save", short)


FAULTS: list[tuple[Plant, Case]] = [
    (loses_a_tile, BLOCK_CASE),
    (doubles_a_tile, BLOCK_CASE),
    (lists_a_move_twice, BLOCK_CASE),
    (leaves_the_turn_without_a_move, BLOCK_CASE),
    (gives_others_moves, BLOCK_CASE),
    (shows_a_hand, BLOCK_CASE),
    (shows_a_hand_in_numbers, BLOCK_CASE),
    (tells_a_hand, BLOCK_CASE),
    (tells_in_numbers, BLOCK_CASE),
    (shows_what_json_cannot_hold, BLOCK_CASE),
    (changes_on_refusal, BLOCK_CASE),
    (allows_anything, BLOCK_CASE),
    (refuses_with_the_wrong_error, BLOCK_CASE),
    (shares_its_hands_with_clones, BLOCK_CASE),
    (shares_its_row_with_clones, ROCK_CASE),
    (counts_calls, BLOCK_CASE),
    (forgets_a_score, BLOCK_CASE),
    (undoes_too_little, BLOCK_CASE),
    (never_ends, BLOCK_CASE),
    (imagines_what_does_not_fit, BLOCK_CASE),
    (forgets_a_move_in_its_saves, BLOCK_CASE),
]


@pytest.mark.parametrize("plant, case", FAULTS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_planted_fault_is_found(plant: Plant, case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        plant(patch)
        with pytest.raises((AssertionError, pytest.fail.Exception, DominoError, ValueError, LookupError, ArithmeticError)):
            Checker(case, "planted").run()


@pytest.mark.parametrize(
    "data, names",
    [
        ({"hand": ["6-4"]}, {"6-4"}),
        ({"4-6": 1}, {"6-4"}),
        (["0:4-6@R", "1:discard:12-11"], {"6-4", "12-11"}),
        (["take:3-5", "0:take:13-15", "16-4", "2026-11-16"], set()),
        ("holds the 12-0.", {"12-0"}),
    ],
)
def test_tiles_are_found_in_any_text(data: Any, names: set[str]) -> None:
    assert {NAMES[tile] for tile in harness.tiles_named_in(data)} == names
