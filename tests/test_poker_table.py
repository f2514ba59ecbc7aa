"""The poker master's table: it can be looked up wherever it may be needed, and nobody who was tried wins from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from domino_core.ai import LEVELS, choose
from domino_core.ai.poker_table import (
    ALPHABET,
    QUANTILES,
    STAKES,
    kind_of,
    letter_for,
    mix_of,
    nearest_stakes,
    said_so_far,
    table_for,
)
from domino_core.ai.poker_tree import Question, after, answers, number_of, size
from domino_core.editions import NEWEST, Edition
from domino_core.families.poker.round import PokerRound
from domino_core.game import Setup
from domino_core.games.poker import POKER
from domino_core.match import Match
from poker_training.exploiting import PLANS, Opponents
from poker_training.regret import KINDS, Training
from poker_training.tree import Tree, cuts
from tests.seen import poker_view

TABLES = [(players, stakes) for players in (2, 3, 4) for stakes in STAKES]


def histories(question: Question, said: Sequence[str] = ()) -> Iterator[tuple[Question, list[str]]]:
    """Every question, in the order of their numbers, with what was said before."""
    yield question, list(said)
    for move in answers(question):
        following = after(question, move)
        if following is not None:
            yield from histories(following, [*said, move])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_history_has_its_own_number(players: int) -> None:
    tree = Tree(players, 2.5)
    known = list(histories(Question(players, 0)))
    assert size(Question(players, 0)) == len(known) == len(tree.nodes)
    for number, (question, said) in enumerate(known):
        assert number_of(players, said) == (number, question)
        assert tree.nodes[number].answers == answers(question)
    assert number_of(players, ["fold"]) is None
    assert number_of(players, ["check"] * players) is None


def test_a_letter_tells_a_mix_to_an_eighth() -> None:
    assert mix_of(letter_for([0.0, 1.0]), 2) == (0, 8)
    assert mix_of(letter_for([0.26, 0.49, 0.25]), 3) == (2, 4, 2)
    assert all(sum(mix_of(letter, 3)) == 8 for letter in ALPHABET[:45])


@pytest.mark.parametrize("players, stakes", TABLES)
def test_the_table_has_an_answer_to_every_question(players: int, stakes: float) -> None:
    table = table_for(stakes)
    for question, said in histories(Question(players, 0)):
        for kind in range(KINDS):
            assert table.answer(players, said, kind, 0.5) in answers(question)
    assert kind_of(0) == 0
    assert kind_of(1 << 62) == len(QUANTILES)
    assert [kind_of(cut) for cut in cuts()] == list(range(1, KINDS))


def test_other_stakes_use_the_nearest_table() -> None:
    assert [nearest_stakes(bet, ante) for bet, ante in ((5, 2), (1, 10), (20, 1), (4, 4), (9, 4))] == [2.5, 1.0, 6.0, 1.0, 2.5]


def round_with(chips: Sequence[int], edition: Edition = NEWEST) -> PokerRound:
    scores = tuple(own - 100 for own in chips)
    return PokerRound.deal(Setup(POKER, 4, POKER.resolve(4, {}), starter=3, scores=scores, seed="chips", edition=edition))


def test_who_is_all_in_counts_as_one_who_calls() -> None:
    played = round_with((100, 7, 100, 193))
    for move in ("bet", "call", "raise", "fold"):
        played.play(played.turn or 0, move)
    assert played.turn == 0
    assert said_so_far(poker_view(played, 0)) == ([0, 1, 2, 3], ["bet", "call", "raise", "fold"])
    played.play(0, "raise")
    assert played.turn == 2  # seat 1 has nothing left to answer with
    assert said_so_far(poker_view(played, 2)) == ([0, 1, 2, 3], ["bet", "call", "raise", "fold", "raise", "call"])


def test_who_has_no_chips_is_not_counted() -> None:
    played = round_with((150, 0, 150, 100))
    played.play(0, "check")
    assert said_so_far(poker_view(played, 2)) == ([0, 2, 3], ["check"])


def test_whoever_folds_for_nothing_is_passed_over() -> None:
    """The first edition of the rules allowed it."""
    played = round_with((100, 100, 100, 100), edition=1)
    played.play(0, "fold")
    played.play(1, "bet")
    assert said_so_far(poker_view(played, 2))[1] == ["check", "bet"]
    assert choose(poker_view(played, 2), "master", 3) in ("fold", "call", "raise")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", [{"chips": 50, "ante": 10, "bet": 20, "hands": 0}, {"ante": 10, "bet": 1, "hands": 10}])
def test_every_level_plays_on_however_few_chips_are_left(level: str, options: dict[str, int]) -> None:
    match = Match(POKER, 4, POKER.resolve(4, options), "short", None)
    while not match.finished:
        if match.waiting:
            match.play("next")
        else:
            assert match.turn is not None
            match.play(choose(match.look(match.turn), level, len(match.log)))
    assert sum(match.scores) == 0


@pytest.mark.parametrize("plan", PLANS)
def test_no_simple_plan_wins_from_the_master(plan: str) -> None:
    won, unsure = Opponents(4, 2.5, "test").against(PLANS[plan], 3000)
    assert won - unsure <= 0
    if plan in ("always calls", "always raises", "random"):
        assert won + unsure < 0


def test_the_best_answer_wins_next_to_nothing() -> None:
    """In antes a hand; the long measure is `build_scripts/bench.py poker`."""
    opponents = Opponents(4, 2.5, "answer")
    tried = [opponents.best_answer(seat, 1500, 1500)[1] for seat in range(4)]
    assert sum(tried) / 4 < 0.2


def test_a_table_that_always_folds_is_exploited() -> None:
    """The search for the best answer finds what there is to find."""
    opponents = Opponents(4, 2.5, "folds")
    for number, node in enumerate(opponents.tree.nodes):
        for kind in range(KINDS):
            opponents._mixes[number, kind] = (1.0, *[0.0] * (len(node.children) - 1))
    assert min(opponents.best_answer(seat, 300, 300)[1] for seat in range(4)) > 2.5


def test_training_learns_and_gives_the_same_table_again() -> None:
    one, two = Training(2, 2.5), Training(2, 2.5)
    one.run(1500)
    two.run(1500)
    letters = one.letters()
    assert letters == two.letters()
    assert len(letters) == size(Question(2, 0)) * KINDS
    number, question = number_of(2, ["bet"]) or (0, Question(2, 0))
    weakest, strongest = (mix_of(letters[number * KINDS + kind], len(answers(question))) for kind in (0, KINDS - 1))
    assert strongest[0] == 0
    assert weakest[0] > 4
