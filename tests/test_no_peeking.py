"""Computer players are honest: what they imagine and what they choose follows from what their seat may know, and from nothing else.

The check takes a real state and a twin of it that looks the same to one seat although other tiles are hidden, and compares.
Cheats are planted to see that the check finds them. What is imagined must also be fair: small cases are counted out exactly.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import count, islice, permutations
from math import sqrt

import pytest

from domino_core import Match, hidden
from domino_core.ai import LEVELS, choose
from domino_core.families.line import LineRound
from domino_core.families.line.options import MOVES_WITH_DRAWING
from domino_core.game import Game, Look, Round, Seat, Setup, Worlds, first_to_target
from domino_core.hidden import draw_matching
from domino_core.options import Option
from domino_core.rng import Rng
from domino_core.tiles import Mask, Tile, double_set, mask_of
from tests.harness import Case, hidden_from, round_views, spread_cases, states, usual_cases

STATES = 4

Sampler = Callable[[Round, Seat, Rng], Round]
Chooser = Callable[[Round, Seat, str], str]


def truth(deal: Round) -> list[tuple[str, tuple[Tile, ...]]]:
    """Where every tile really lies."""
    return [(place.name, place.tiles) for place in deal.places()]


def twins_of(case: Case) -> Iterable[tuple[Round, Round, Seat]]:
    """States of a match, each with a twin that one seat cannot tell from it and in which other tiles are hidden."""
    for number, match in enumerate(states(case, STATES, "twins")):
        for seat in {number % match.players, (number + 1) % match.players}:
            for attempt in range(3):
                twin = match.round.resample(seat, Rng("twin", attempt))
                if truth(twin) != truth(match.round):
                    yield match.round, twin, seat
                    break


def honest_sampler(deal: Round, seat: Seat, rng: Rng) -> Round:
    return deal.resample(seat, rng)


def honest_chooser(deal: Round, seat: Seat, level: str) -> str:
    return choose(Look(deal.setup.game, deal.view(seat)), level, "seed", budget=3)


def samples_differ(sampler: Sampler, real: Round, twin: Round, seat: Seat) -> bool:
    """Whether a sampler tells two states apart that the seat cannot tell apart."""
    for number in range(2):
        one, two = sampler(real, seat, Rng("eyes", number)), sampler(twin, seat, Rng("eyes", number))
        if truth(one) != truth(two) or round_views(one) != round_views(two):
            return True
    return False


def choices_differ(chooser: Chooser, real: Round, twin: Round, seat: Seat) -> bool:
    """Whether a player tells two states apart that the seat cannot tell apart. Only a seat that has a choice shows it."""
    return bool(real.legal_moves(seat)) and any(chooser(real, seat, level) != chooser(twin, seat, level) for level in LEVELS)


@pytest.mark.clause("ALL-03")
@pytest.mark.parametrize("case", spread_cases(), ids=str)
def test_equal_views_give_equal_worlds_and_equal_choices(case: Case) -> None:
    for real, twin, seat in twins_of(case):
        assert real.view(seat) == twin.view(seat)
        assert not samples_differ(honest_sampler, real, twin, seat)
        assert not choices_differ(honest_chooser, real, twin, seat)


@pytest.mark.parametrize("case", usual_cases(), ids=str)
def test_there_is_something_to_guess_wherever_something_is_hidden(case: Case) -> None:
    """Otherwise the test above would compare nothing."""
    guessed = any(True for _ in twins_of(case))
    hides = any(
        len(hidden_from(match.round, seat)) > case.players
        for match in states(case, STATES, "twins")
        for seat in range(case.players)
    )
    assert guessed == hides


def peeks_at_the_table(deal: Round, seat: Seat, rng: Rng) -> Round:
    """Gives away the real round as if it had been imagined."""
    return deal.clone()


def lets_the_table_load_the_dice(deal: Round, seat: Seat, rng: Rng) -> Round:
    """Imagines a fair-looking world, but the hidden tiles decide which."""
    return deal.resample(seat, Rng("loaded", truth(deal)))


def remembers_one_tile(deal: Round, seat: Seat, rng: Rng) -> Round:
    """Only throws worlds away whose lowest hidden place holds another tile than the real one."""
    for _ in range(30):
        world = deal.resample(seat, rng)
        if [place.tiles[:1] for place in world.places()] == [place.tiles[:1] for place in deal.places()]:
            return world
    return deal.clone()


@pytest.mark.parametrize("cheat", [peeks_at_the_table, lets_the_table_load_the_dice, remembers_one_tile])
def test_a_cheating_sampler_is_caught(cheat: Sampler) -> None:
    for case in usual_cases():
        twins = list(twins_of(case))[:4]
        assert not twins or any(samples_differ(cheat, real, twin, seat) for real, twin, seat in twins), str(case)


def knows_the_next_hand(deal: Round, seat: Seat, level: str) -> str:
    """Chooses by what lies hidden, whatever its level."""
    moves = deal.legal_moves(seat)
    return Rng(truth(deal)).choice(moves)


def test_a_cheating_player_is_caught() -> None:
    caught = 0
    for case in usual_cases():
        caught += any(choices_differ(knows_the_next_hand, real, twin, seat) for real, twin, seat in twins_of(case))
    assert caught


# ---------------------------------------------------------------- decisions, many redraws each

POSITIONS = int(os.environ.get("BONEYARD_POSITIONS", "300"))
"""Positions in which a seat has a choice, spread over all games; `BONEYARD_POSITIONS=10000` is the long run."""
REDRAWS = 8
SOON = 100
"""A player who peeks is caught within so many positions."""


def decisions(cases: Sequence[Case]) -> Iterator[tuple[Round, Seat]]:
    """Positions of random matches in which somebody has to choose, the games taking turns."""
    for number in count():
        for case in cases:
            rng = Rng("decisions", case, number)
            match = case.match(f"decisions {number}")
            for _ in range(rng.below(40)):
                if match.finished or match.turn is None:
                    break
                match.play(rng.choice(match.legal_moves(match.turn)))
            seat = match.turn
            if seat is not None and not match.waiting and len(match.legal_moves(seat)) > 1:
                yield match.round, seat


def redrawn(real: Round, seat: Seat) -> list[Round]:
    """States that this seat cannot tell from the real one, with other tiles hidden."""
    look = Look(real.setup.game, real.view(seat))
    twins = [look.sample(Rng("redrawn", number)) for number in range(REDRAWS)]
    return [twin for twin in twins if truth(twin) != truth(real)]


def peeked(chooser: Chooser, real: Round, seat: Seat) -> bool:
    """Whether a player of any level chooses otherwise when tiles that it cannot see lie elsewhere."""
    twins = redrawn(real, seat)
    chosen = {level: chooser(real, seat, level) for level in LEVELS}
    return any(chooser(twin, seat, level) != chosen[level] for level in LEVELS for twin in twins)


@pytest.mark.clause("ALL-03")
@pytest.mark.parametrize("part", range(4))
def test_no_level_of_any_game_peeks_in_hundreds_of_decisions(part: int) -> None:
    cases = [case for case in usual_cases() if case.players > 1][part::4]
    for real, seat in islice(decisions(cases), POSITIONS // 4):
        assert not peeked(honest_chooser, real, seat)


def test_a_player_who_peeks_is_caught_soon() -> None:
    """Even one who looks at a single hidden tile, and only where two moves look alike to it."""

    def peeks(deal: Round, seat: Seat, level: str) -> str:
        moves = deal.legal_moves(seat)
        hidden_tiles = [place.tiles for place in deal.places() if place.seen_by is not None and seat not in place.seen_by]
        return moves[sum(map(sum, hidden_tiles[:1])) % 2] if level == LEVELS[-1] else honest_chooser(deal, seat, level)

    cases = [case for case in usual_cases() if case.players > 1]
    assert any(peeked(peeks, real, seat) for real, seat in islice(decisions(cases), SOON))


@pytest.mark.parametrize("case", usual_cases(), ids=str)
def test_what_a_match_hands_to_a_player_knows_nothing_of_the_round(case: Case) -> None:
    """The look that a match gives its computer players samples and chooses as one made from the bare view does."""
    for match in states(case, STATES, "look"):
        seat = match.turn
        assert seat is not None
        look, bare = match.look(seat), Look(match.game, match.view(seat))
        assert truth(look.sample(Rng(1))) == truth(bare.sample(Rng(1)))
        for level in LEVELS:
            assert choose(look, level, "s", budget=3) == choose(bare, level, "s", budget=3)


# ---------------------------------------------------------------- fair guesses, counted out


def unfairness(seen: Counter[Hashable], weights: dict[Hashable, int], tries: int) -> float:
    """How far counts lie from what they should be, in standard deviations of the chi-square sum. About -2 to 3 is fair."""
    assert set(seen) <= set(weights), "something impossible was drawn"
    total = sum(weights.values())
    square = sum((seen[key] - tries * weight / total) ** 2 / (tries * weight / total) for key, weight in weights.items())
    freedom = len(weights) - 1
    return (square - freedom) / sqrt(2 * freedom) if freedom else 0.0


FAIR = 4.0


def arrangements(tiles: Sequence[Tile], allowed: Sequence[Mask]) -> dict[Hashable, int]:
    fitting = (order for order in permutations(tiles) if all(mask >> tile & 1 for tile, mask in zip(order, allowed, strict=True)))
    return dict.fromkeys(fitting, 1)


def mask(*tiles: Tile) -> Mask:
    return mask_of(tiles)


CHOOSY = {
    "no wishes": ([2, 5, 7, 9], [mask(2, 5, 7, 9)] * 4),
    "one place is choosy": ([0, 1, 2, 3], [mask(0, 1), *[mask(0, 1, 2, 3)] * 3]),
    "one tile has no choice": ([0, 1, 2, 3], [mask(3), *[mask(0, 1, 2)] * 2, mask(0, 1, 2, 3)]),
    "two kinds of place": ([0, 1, 2, 3, 4], [mask(0, 1, 2)] * 2 + [mask(1, 2, 3, 4)] * 3),
    "a ring that no swap can turn": ([0, 1, 2], [mask(0, 1), mask(1, 2), mask(2, 0)]),
    "a ring with a way out": ([0, 1, 2, 3], [mask(0, 1), mask(1, 2), mask(0, 2, 3), mask(0, 3)]),
    "a long ring": ([0, 1, 2, 3, 4], [mask(0, 1), mask(1, 2), mask(2, 3), mask(3, 4), mask(4, 0, 1)]),
    "nested wishes": ([0, 1, 2, 3, 4], [mask(0, 1), mask(0, 1, 2), mask(0, 1, 2, 3), *[mask(0, 1, 2, 3, 4)] * 2]),
}


@pytest.mark.parametrize("plain_tries", [40, 0], ids=["plain", "mixed"])
@pytest.mark.parametrize("tiles, allowed", CHOOSY.values(), ids=CHOOSY)
def test_every_fitting_arrangement_is_equally_likely(
    tiles: list[Tile], allowed: list[Mask], plain_tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hidden, "_PLAIN_TRIES", plain_tries)
    weights = arrangements(tiles, allowed)
    tries = 40 * len(weights) + 400
    seen = Counter[Hashable](tuple(draw_matching(tiles, allowed, Rng("fair", number))) for number in range(tries))
    assert unfairness(seen, weights, tries) < FAIR


def test_an_unfair_arrangement_is_caught() -> None:
    """The first arrangement that fits is a possible one, and the check must still refuse it."""
    tiles, allowed = CHOOSY["nested wishes"]
    weights = arrangements(tiles, allowed)
    seen = Counter[Hashable](
        tuple(hidden._fitting_arrangement(Rng("unfair", number).shuffled(tiles), allowed)) for number in range(1000)
    )
    assert unfairness(seen, weights, 1000) > 2 * FAIR


def test_wishes_that_nothing_fits_are_an_error_and_not_a_lie() -> None:
    with pytest.raises(ValueError, match="contradicts"):
        draw_matching([0, 1, 2], [mask(0, 1), mask(0, 1), mask(0, 1)], Rng(0))


# ---------------------------------------------------------------- whole worlds, counted out on a toy set


def toy(highest: int, hand: int, drawing: str) -> Game:
    """A line game with so few tiles that every deal can be tried."""

    class ToyRound(LineRound):
        draws = drawing
        hand_sizes = hand

    return Game(
        id="toy",
        family="line",
        round_class=ToyRound,
        seats=(2, 3),
        moves=MOVES_WITH_DRAWING,
        options=(Option("set", (highest,), highest), Option("target", (1,), 1)),
        match_over=first_to_target,
    )


def replayed(setup: Setup, history: Sequence[tuple[Seat, str]]) -> Round | None:
    """The round that these moves make of this deal, or None where the rules would not have had them."""
    deal = setup.game.round_class.deal(setup)
    if deal.redeals:
        return None
    for seat, move in history:
        if seat != deal.turn or move not in deal.legal_moves(seat):
            return None
        deal.apply(seat, move)
    return deal


def worlds_that_fit(real: Round, seat: Seat) -> dict[Hashable, int]:
    """Every deal there is, tried: the worlds that look like the real one to this seat, and by how many deals each comes about."""
    setup, view = real.setup, real.view(seat)
    found: Counter[Hashable] = Counter()
    for order in permutations(setup.game.tiles(setup.options)):
        size = len(view["dealt"])
        if mask_of(order[seat * size : (seat + 1) * size]) != real.dealt[seat]:  # type: ignore[attr-defined]
            continue
        deal = Setup(setup.game, setup.players, setup.options, scores=setup.scores, deal=order)
        world = replayed(deal, real.history)
        if world is not None and world.view(seat) == view:
            found[tuple(truth(world))] += 1
    return dict(found)


def toy_states(game: Game, players: int, seed: int) -> Iterable[Round]:
    options = {option.name: option.default for option in game.options}
    deal = game.round_class.deal(Setup(game, players, options, scores=(0,) * players, seed=f"toy {seed}"))
    rng = Rng("toy", seed)
    while deal.turn is not None:
        yield deal
        deal.apply(deal.turn, rng.choice(deal.legal_moves(deal.turn)))


@pytest.mark.clause("ALL-03")
@pytest.mark.parametrize("plain_tries", [40, 0], ids=["plain", "mixed"])
@pytest.mark.parametrize("drawing", ["none", "one", "until-fits"])
@pytest.mark.parametrize("players, hand", [(2, 2), (3, 1)])
def test_imagined_worlds_are_exactly_those_that_fit_and_equally_likely(
    players: int, hand: int, drawing: str, plain_tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hidden, "_PLAIN_TRIES", plain_tries)
    game = toy(2, hand, drawing)
    choices = 0
    for seed in range(2 if plain_tries else 1):
        for number, deal in enumerate(toy_states(game, players, seed)):
            for seat in range(players):
                weights = worlds_that_fit(deal, seat)
                choices = max(choices, len(weights))
                source, rng = Worlds(game, deal.view(seat)), Rng("worlds", seed, number, seat)
                tries = 12 * len(weights)
                seen = Counter[Hashable](tuple(truth(source.sample(rng))) for _ in range(tries))
                assert unfairness(seen, weights, tries) < FAIR
    assert choices > 4


def test_a_draw_tells_when_a_tile_came() -> None:
    """By hand: seat 1 drew twice on a 2 at both ends and then played the 2-1, so the 2-1 came last, and the others are no twos."""
    game = toy(3, 2, "until-fits")
    order = ["2-2", "3-3", "1-0", "0-0", "1-1", "2-1", "3-0", "2-0", "3-1", "3-2"]
    match_options = {"set": 3, "target": 1}
    tiles = tuple(double_set(3))
    names = {
        f"{high}-{low}": tile for tile, (high, low) in zip(tiles, ((h, w) for h in range(4) for w in range(h + 1)), strict=True)
    }
    deal = game.round_class.deal(Setup(game, 2, match_options, scores=(0, 0), deal=tuple(names[name] for name in order)))
    for seat, move in ((0, "3-3"), (1, "draw"), (1, "draw"), (1, "draw"), (1, "3-0@L")):
        assert move in deal.legal_moves(seat)
        deal.apply(seat, move)
    fitting_a_three = {names[name] for name in ("3-0", "3-1", "3-2")}
    drawn_last: Counter[str] = Counter()
    source = Worlds(game, deal.view(0))
    for number in range(200):
        world = source.sample(Rng("hand", number))
        assert isinstance(world, LineRound)
        held_before = [*deck_of(world.dealt[1]), *world.boneyard[:2]]
        assert not fitting_a_three & set(held_before)
        assert world.boneyard[2] == names["3-0"]
        drawn_last[str(sorted(held_before))] += 1
    assert len(drawn_last) > 1


def deck_of(hand: Mask) -> list[Tile]:
    return [tile for tile in double_set(12) if hand >> tile & 1]


def test_the_twin_of_a_match_is_played_the_same_by_every_level() -> None:
    """From the outside: two whole matches whose first deals differ only in what seat 0 cannot know."""
    for case in usual_cases():
        real = case.match("outside")
        if real.round.redeals:
            continue
        world = real.round.resample(0, Rng("outside"))
        twin = Match.new(case.game.id, case.players, real.seed, case.options, deal=world.setup.deal)
        assert twin.view(0) == real.view(0)
        for level in LEVELS:
            if real.legal_moves(0):
                assert choose(real.look(0), level, "o", budget=3) == choose(twin.look(0), level, "o", budget=3)
