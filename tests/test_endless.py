"""Matches that nobody would ever win come to an end all the same, and whatever has been played can be loaded again."""

from __future__ import annotations

import pytest

from domino_core import GAMES, Match, standing
from domino_core.game import Game
from domino_core.match import MAX_TEXT
from domino_core.rng import Rng
from tests.cases import all_cases
from tests.harness import play_random

AUCTIONS = [game.id for game in GAMES.values() if game.auction]


@pytest.mark.parametrize("game", AUCTIONS)
def test_hands_that_are_always_thrown_in_end_the_match(game: str) -> None:
    match = Match.new(game, seed="nobody bids")
    while not match.finished:
        legal = match.legal_moves()
        match.play("pass" if "pass" in legal else "next")
    own_end = GAMES[game].match_over(standing.Standing(match.options, match.sides, match.scores, match.results))
    assert match.cut == ("idle" if own_end is None else None)
    assert len(match.results) == standing.MOST_IDLE
    assert match.winners == tuple(range(match.players))
    assert Match.load(match.save()).cut == match.cut
    match.undo()
    assert (match.finished, match.cut, match.winners) == (False, None, ())


@pytest.mark.parametrize("game", [game for game in GAMES.values() if min(game.seats) > 1], ids=lambda game: game.id)
def test_what_is_written_never_outgrows_what_can_be_read(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a bound so low that every match meets it: the round that meets it is the last, and the best score wins."""
    monkeypatch.setattr(standing, "MOST_WRITTEN", 300)
    match = Match.new(game.id, seed="long")
    play_random(match, Rng("long"))
    assert match.finished
    if match.cut:
        assert match.cut == "long"
        best = (min if game.low_wins else max)(match.scores)
        assert match.winners == tuple(seat for seat, side in enumerate(match.sides) if match.scores[side] == best)
    assert Match.load(match.save()).save() == match.save()


def test_a_round_fits_between_the_two_bounds() -> None:
    """The longest first rounds that random play finds, with every set, are far shorter than what is left when a match is cut."""
    longest = 0
    for case in all_cases():
        match = case.match("how long")
        while match.round.turn is not None:
            match.play(Rng(len(match.log)).choice(match.legal_moves()))
        longest = max(longest, len(match.save()))
    assert 1000 < longest < (MAX_TEXT - standing.MOST_WRITTEN) * 3 / 4
