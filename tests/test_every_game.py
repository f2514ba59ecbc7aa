"""One harness for every registered game, without exception: whole random matches, checked at every state."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from domino_core import GAMES, Match
from domino_core.ai import LEVELS, choose
from domino_core.errors import BadPlayers
from domino_core.game import Game
from domino_core.games.block import BLOCK
from domino_core.options import Suggestion
from domino_core.rng import Rng
from domino_core.tiles import double_set
from tests import harness
from tests.harness import MATCHES, Case, Checker, all_cases, play_random, usual_cases

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@pytest.mark.clause("ALL-02", "ALL-03")
@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_a_random_match_holds_every_promise(case: Case, seed: int) -> None:
    Checker(case, seed).run()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", usual_cases(), ids=str)
def test_computer_players_of_every_level_play_to_the_end(case: Case, level: str) -> None:
    match = case.match("bots")
    while not match.finished:
        assert len(match.log) < harness.MOST_MOVES
        seat = match.turn
        assert seat is not None
        look = match.look(seat)
        seen = json.dumps(look.view)
        move = choose(look, level, len(match.log), budget=2)
        assert move in match.legal_moves(seat)
        assert json.dumps(look.view) == seen
        match.play(move, seat)
    assert match.results


@pytest.mark.parametrize("case", usual_cases(), ids=str)
def test_the_same_seed_gives_the_same_match_and_another_seed_another(case: Case) -> None:
    one, same, other = (Match.new(case.game.id, case.players, seed, case.options) for seed in ("a", "a", "b"))
    for match in (one, same, other):
        play_random(match, Rng("moves"))
    assert harness.snapshot(one) == harness.snapshot(same)
    assert one.round.setup.order() != other.round.setup.order()


@EVERY_GAME
def test_what_a_game_declares_fits_together(game: Game) -> None:
    names = [option.name for option in game.options]
    assert len(set(names)) == len(names)
    assert GAMES[game.id] is game
    assert game.seats == tuple(sorted(set(game.seats)))
    assert game.usual_players in game.seats
    assert json.loads(json.dumps(game.as_data())) == game.as_data()
    for option in game.options:
        assert option.default in option.values
        assert option.read(option.default) == option.default
    rules = next((option for option in game.options if option.name == "rules"), None)
    assert set(game.presets) <= set(rules.values if rules else ())
    for values in game.presets.values():
        assert set(values) <= set(names)
        assert all(value in option.values for option in game.options for name, value in values.items() if name == option.name)
    for options in harness.option_choices(game):
        allowed = harness.seats_allowed(game, options)
        assert allowed
        for players in allowed:
            resolved = game.resolve(players, options)
            assert list(resolved) == names
            assert {**resolved, **options} == resolved
            assert set(game.tiles(resolved)) <= set(double_set(12))
            assert len(game.sides(players, resolved)) == players
        for players in (0, -1, allowed[-1] + 1, 99):
            with pytest.raises(BadPlayers):
                game.resolve(players, options)


@EVERY_GAME
def test_the_suggested_set_up_is_one_and_names_only_what_is_not_printed(game: Game) -> None:
    players, options = game.begin_with(None, {})
    assert game.as_data()["suggested"] == {"players": players, "options": options}
    assert options.items() <= Match.new(game.id, players, options=options).options.items()
    printed = game.resolve(game.usual_players, {})
    assert all(printed[name] != value for name, value in options.items())


def test_what_is_given_comes_before_what_is_suggested_and_another_rule_set_is_as_printed() -> None:
    game = replace(BLOCK, usual_players=4, suggested=Suggestion(3, {"set": 6, "target": 50}))
    assert game.begin_with(None, {}) == (3, {"set": 6, "target": 50})
    assert game.begin_with(2, {"set": "9"}) == (2, {"set": "9", "target": 50})
    assert game.begin_with(None, {"rules": "other"}) == (3, {"rules": "other"})
    assert BLOCK.resolve(4, {}) == game.resolve(4, {})


@EVERY_GAME
def test_every_number_of_players_is_possible_with_some_options(game: Game) -> None:
    possible = {players for options in harness.option_choices(game) for players in harness.seats_allowed(game, options)}
    assert possible == set(game.seats)


@pytest.mark.parametrize("case", usual_cases(), ids=str)
def test_a_stated_deal_is_dealt_as_stated(case: Case) -> None:
    """Dealing what a seed dealt, outright, is the same round, whoever starts by the seed."""
    by_seed = case.match("deal")
    if by_seed.round.redeals:
        by_seed = case.match("deal again")
    order = by_seed.round.setup.order(by_seed.round.redeals)
    stated = Match.new(case.game.id, case.players, by_seed.seed, case.options, deal=order)
    assert harness.round_views(stated.round) == harness.round_views(by_seed.round)
    assert [place.tiles for place in stated.round.places()] == [place.tiles for place in by_seed.round.places()]
    assert Match.load(stated.save()).save() == stated.save()
