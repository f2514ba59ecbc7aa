"""Editions of the rules: a match keeps the one that it was begun with, and each correction asks for its own."""

from __future__ import annotations

import json

import pytest

from domino_core import GAMES, Match
from domino_core.editions import FIRST, NEWEST
from domino_core.game import Setup, Standing
from domino_core.rng import Rng
from domino_core.tiles import mask_of, tile_named
from tests.harness import play_random
from tests.rules.line_tables import position as line_position
from tests.rules.train_tables import legal, play, position
from tests.rules.trick_tables import match_of, play_on
from tests.rules.trick_tables import play as play_tricks

EDITIONS = range(FIRST, NEWEST + 1)


def old(match: Match) -> Match:
    """The same match, just begun, as the first edition would have saved it."""
    return Match.load(json.dumps({**json.loads(match.save()), "boneyard": FIRST}))


# ---------------------------------------------------------------- which edition


def test_new_matches_are_of_the_newest_edition() -> None:
    assert {Match.new(game).edition for game in GAMES} == {NEWEST}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_loaded_match_goes_on_by_its_own_edition(edition: int) -> None:
    match = Match.new("moon", seed="editions", edition=edition)
    play_random(match, Rng("editions"), 60)
    again = Match.load(match.save())
    assert (again.edition, again.save()) == (edition, match.save())
    again.undo(3)
    assert again.round.setup.edition == edition
    assert json.loads(again.save())["boneyard"] == edition


@pytest.mark.parametrize("edition", EDITIONS)
def test_imagined_rounds_are_of_the_same_edition(edition: int) -> None:
    match = Match.new("mexican-train", 3, "worlds", {"rules": "table"}, edition=edition)
    view = match.view(1)
    assert view["edition"] == edition
    assert match.look(1).sample(Rng(1)).setup.edition == edition
    assert Setup.from_view(view, match.game, ()).edition == edition


# ---------------------------------------------------------------- what was corrected


@pytest.mark.clause("MTC-03")
def test_three_players_were_dealt_thirteen_tiles_of_the_double_nine_at_first() -> None:
    match = Match.new("mexican-train", 3, "hands", {"rules": "table"})
    assert match.view(None)["counts"] == [15, 15, 15]
    before = old(match)
    assert before.view(None)["counts"] == [13, 13, 13]
    play_random(before, Rng("hands"), 400)
    assert Match.load(before.save()).scores == before.scores


@pytest.mark.clause("MTC-19")
def test_a_double_that_no_tile_can_cover_counts_as_covered() -> None:
    """All tiles with a 5 lie on the table but the double itself; with one of them in a hand or in the pile it still binds."""
    others = mask_of(tile_named(f"{max(5, n)}-{min(5, n)}") for n in range(13) if n != 5)
    for edition in EDITIONS:
        here = position(["5-5 12-1 6-6", "7-1 4-4", "9-1 0-0"], "3-3", ends={"0": 5, "1": 7, "2": 9}, edition=edition)
        here.table |= others
        play(here, "5-5@0 12-1@M")
        assert legal(here) == (("draw",) if edition == FIRST else ("7-1@1", "1-7@M"))
    alive = position(["5-5 12-1 6-6", "7-1 4-4", "9-1 0-0"], "5-2", ends={"0": 5, "1": 7, "2": 9})
    alive.table |= others & ~(1 << tile_named("5-2"))
    play(alive, "5-5@0 12-1@M")
    assert legal(alive) == ("draw",)


@pytest.mark.clause("MTC-19", "MTC-V1", "MTC-V2")
@pytest.mark.parametrize("marker", ["any", "own"])
def test_so_it_is_with_the_variations_of_the_rule_set_table(marker: str) -> None:
    here = position(["5-5 9-1 6-6", "7-1 4-4"], engine=9, ends={"0": 5, "1": 7}, rules="table", cover="always", marker=marker)
    here.table |= mask_of(tile_named(f"{max(5, n)}-{min(5, n)}") for n in range(10) if n != 5)
    assert "7-1@1" in legal(play(here, "5-5@0 9-1@M"))


@pytest.mark.clause("MO-06")
def test_a_made_bid_of_21_only_scored_21_at_first() -> None:
    moon = GAMES["moon"]
    hands = ("6-6 6-5 6-4 6-3 6-2 6-1 5-5", "5-4 4-4 4-3 3-3 3-2 2-2 2-1", "5-3 5-2 5-1 4-2 4-1 3-1 0-0")
    match = match_of(moon, *hands, left="1-1")
    found = {}
    for edition, begun in ((NEWEST, match), (FIRST, old(match))):
        play_tricks(begun, "pass pass bid:21 discard:1-1 trump:6")
        made = play_on(begun)
        found[edition] = moon.match_over(Standing(begun.options, begun.sides, (12, 20, 3), (made,)))
    assert found == {NEWEST: (0,), FIRST: None}


@pytest.mark.clause("MU-11")
def test_ends_that_add_up_to_nothing_were_a_decision_at_first() -> None:
    """The newest edition asks only where the ends have the least that scores."""
    for edition in EDITIONS:
        here = line_position("muggins", ["0-0 6-1", "5-4 4-1"], opens="0-0", edition=edition, rules="spinner", claims="manual")
        here.play(0, "0-0")
        assert (here.turn, here.legal_moves(0)) == ((0, ("claim", "pass")) if edition == FIRST else (1, ()))


@pytest.mark.clause("PO-02")
def test_a_hand_given_up_for_nothing_in_the_first_edition_ends_the_betting_where_only_one_could_go_on() -> None:
    """The ante has taken all chips of the first player; who is left besides has nobody to bet against."""
    poker = GAMES["poker"]
    values = poker.resolve(4, {"ante": 2})
    scores = tuple(chips - int(values["chips"]) for chips in (2, 100, 298, 0))
    table = poker.round_class.deal(Setup(poker, 4, values, starter=3, scores=scores, deal=poker.tiles(values), edition=FIRST))
    assert (table.turn, table.legal_moves(1)) == (1, ("check", "bet", "fold"))
    table.play(1, "fold")
    result = table.result()
    assert result is not None
    assert result.reason == "showdown"
