"""What the tests of whole games share: the checks that hold at every state of every game, however it is set up (`cases.py`).

Nothing here knows any game by name: a game that is registered is tested.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from types import NoneType
from typing import Any

import pytest

from domino_core import GAMES, IllegalMove, InvalidMove, Match
from domino_core.game import Event, Round, Seat, Setup, View
from domino_core.match import NEXT
from domino_core.notation import canonical, kind_of, tile_in
from domino_core.rng import Rng
from domino_core.shapes.events import EventData
from domino_core.tiles import NAMES, Tile, double_set, tile_with
from tests.cases import MATCHES, Case, all_cases, option_choices, seats_allowed, spread_cases, usual_cases

__all__ = ["MATCHES", "Case", "all_cases", "option_choices", "seats_allowed", "spread_cases", "usual_cases"]

MOST_MOVES = 20_000
"""No match may be longer, however badly it is played."""


def play_random(match: Match, rng: Rng, most: int = MOST_MOVES) -> None:
    """Plays on at random, for at most so many moves."""
    for _ in range(most):
        if match.finished:
            return
        match.play(rng.choice(match.legal_moves()))


def states(case: Case, wanted: int, seed: object = 0) -> Iterator[Match]:
    """Running states of a random match, about as many as wanted, spread over the match."""
    whole = case.match(seed)
    play_random(whole, Rng(seed, "states"))
    stride = max(1, len(whole.log) // wanted)
    match = case.match(seed)
    for number, (seat, move) in enumerate(whole.log):
        if number % stride == 0 and match.round.turn is not None:
            yield match
        match.play(move, seat)


# ---------------------------------------------------------------- looking at a match


def snapshot(match: Match) -> str:
    """Everything that can be seen of a match, as text."""
    eyes = [None, *range(match.players)]
    return json.dumps(
        [
            match.save(),
            [match.view(seat) for seat in eyes],
            [match.news_for(seat) for seat in eyes],
            [match.legal_moves(seat) for seat in range(match.players)],
            [match.turn, match.scores, match.finished, match.winners, len(match.log)],
        ]
    )


def round_views(deal: Round) -> list[View]:
    return [deal.view(seat) for seat in (None, *range(deal.setup.players))]


def tiles_of(deal: Round) -> list[Tile]:
    """Every tile on the table, in hands and elsewhere."""
    return sorted(tile for place in deal.places() for tile in place.tiles)


def hidden_from(deal: Round, seat: Seat | None) -> set[Tile]:
    return {tile for place in deal.places() if place.seen_by is not None and seat not in place.seen_by for tile in place.tiles}


_TILE_NAME = re.compile(r"(?<!take:)(?<![\d-])(\d{1,2})-(\d{1,2})(?!\d)")
"""A tile in a text; `take:3-5` speaks of places in a row."""


def tiles_named_in(data: Any) -> set[Tile]:
    """Every tile that is named anywhere in this data, in either order of its halves."""
    return _tiles_in_text(json.dumps(data))


def _tiles_in_text(text: str) -> set[Tile]:
    pairs = {(int(a), int(b)) for a, b in set(_TILE_NAME.findall(text))}
    return {tile_with(a, b) for a, b in pairs if max(a, b) <= 12}


# ---------------------------------------------------------------- what holds at every state


def check_tiles(match: Match) -> None:
    """Every tile of the set in play is in exactly one place."""
    assert tiles_of(match.round) == sorted(match.game.tiles(match.options))


def check_legal_moves(match: Match) -> None:
    """The seat on turn has a move, no move is listed twice, other seats have only what may be called out of turn."""
    for seat in range(match.players):
        moves = match.legal_moves(seat)
        assert len(set(moves)) == len(moves)
        assert moves == match.legal_moves(seat)
        assert bool(moves) or seat != match.turn
        for move in moves:
            assert canonical(move) == move
            assert kind_of(move) in match.game.moves or (match.waiting and move == NEXT)
            assert seat == match.turn or move in match.game.interrupts
    if match.finished:
        assert match.turn is None
        assert match.legal_moves() == ()


def check_scores(match: Match) -> None:
    """Scores are the sum of the results, and of the running round."""
    over = match.round.turn is None
    assert (match.round.result() is not None) == over
    assert len(match.results) == match.round.setup.number + over
    done = [list(result.points) for result in match.results]
    now = list(match.round.points)
    before = [sum(points[side] for points in done[: match.round.setup.number]) for side in range(max(match.sides) + 1)]
    assert list(match.round.setup.scores) == before
    assert list(match.scores) == [old + new for old, new in zip(before, now, strict=True)]
    if over:
        assert done[-1] == now
    assert set(match.winners) <= set(range(match.players))
    assert match.finished or not match.winners


def check_views(match: Match) -> None:
    """Views and news are plain JSON and name no tile that the seat must not know; results of earlier rounds speak of earlier deals."""
    for seat in (None, *range(match.players)):
        view: dict[str, Any] = {**match.view(seat)}
        earlier = view.pop("results")
        shown = [view, match.news_for(seat)]
        text = json.dumps(shown)
        assert json.loads(text) == shown
        assert json.loads(json.dumps(earlier)) == earlier
        leaked = _tiles_in_text(text) & hidden_from(match.round, seat)
        assert not leaked, f"seat {seat} is told {[NAMES[tile] for tile in leaked]}"


def check_cheaply(match: Match) -> None:
    check_tiles(match)
    check_legal_moves(match)
    check_scores(match)


# ---------------------------------------------------------------- what is checked now and then


_WORDS = (
    *sorted({kind for game in GAMES.values() for kind in game.moves} - {"tile", "lay", "take", "bid", "trump"}),
    "next", "bid:30", "bid:84", "trump:4", "trump:doubles", "trump:none",
)  # fmt: skip
_ARMS = sorted({arm for game in GAMES.values() for arm in game.arms})
_NOT_MOVES: tuple[Any, ...] = (
    "", " ", "6", "6-4 ", "6-4@", "6-4@Z", "13-1", "6-4@RR", "٣-٤", "٣-٤@L", "6-4@٣", "²:draw", "take:0", "take:-1",
    "take:999", "bid:", "DRAW", "x" * 5000, None, 7, ["draw"], b"draw",
)  # fmt: skip
_ALL_TILES = double_set(12)


def some_texts(rng: Rng, count: int) -> list[Any]:
    """Moves of all games and texts that are moves of none."""
    texts: list[Any] = []
    for _ in range(count):
        tile = rng.choice(_ALL_TILES)
        name = NAMES[tile] if rng.below(2) else "-".join(reversed(NAMES[tile].split("-")))
        first = 1 + rng.below(20)
        texts += [
            name,
            f"{name}@{rng.choice(_ARMS)}",
            f"discard:{name}",
            f"take:{first}",
            f"take:{first}-{first + rng.below(4)}",
            rng.choice(_WORDS),
            rng.choice(_NOT_MOVES),
        ]
    return texts


def is_one_of(text: Any, legal: Sequence[str]) -> bool:
    try:
        return isinstance(text, str) and canonical(text) in legal
    except InvalidMove:
        return False


def check_refusals(match: Match, rng: Rng) -> None:
    """Whatever is not legal is refused; that a refused move changes nothing is for `check_deeply` to see."""
    own = match.legal_moves()
    seats = list(range(match.players))
    tries = [(rng.choice([None, *seats]), text) for text in some_texts(rng, 6)]
    tries += [(seat, move) for seat in seats for move in own[:3]]
    for seat, text in tries:
        legal = match.legal_moves(seat) if seat is not None else own
        if not is_one_of(text, legal):
            with pytest.raises((IllegalMove, InvalidMove)):
                match.play(text, seat)
            if not match.waiting and match.round.turn is not None:
                with pytest.raises((IllegalMove, InvalidMove)):
                    match.round.play(match.round.turn if seat is None else seat, text)
        tile = rng.choice(_ALL_TILES)
        playable = tile in map(tile_in, legal)
        assert isinstance(match.why_not(tile, seat), NoneType if playable else IllegalMove)


def check_clone(match: Match, rng: Rng) -> None:
    """A copy of a round plays on by itself; that it does not touch the round it came from is for `check_deeply` to see."""
    copy = match.round.clone()
    assert round_views(copy) == round_views(match.round)
    for _ in range(40):
        if copy.turn is None:
            break
        copy.play(copy.turn, rng.choice(copy.legal_moves(copy.turn)))
        assert tiles_of(copy) == sorted(match.game.tiles(match.options))


def check_save(match: Match) -> Match:
    """A save loads to the same match; gives back the loaded one."""
    saved = match.save()
    loaded = Match.load(saved)
    assert loaded.save() == saved
    match.news.clear()
    assert snapshot(loaded) == snapshot(match)
    return loaded


def check_undo(match: Match) -> None:
    """Taking the last move back and making it again leads to the same state."""
    match.news.clear()
    after = snapshot(match)
    seat, move = match.log[-1]
    other = Match.load(match.save())
    other.undo()
    assert len(other.log) == len(match.log) - 1
    assert other.save() == Match.load(other.save()).save()
    assert move in other.legal_moves(seat)
    other.play(move, seat)
    other.news.clear()
    assert snapshot(other) == after


def events_told(setup: Setup, moves: Sequence[tuple[Seat, str]], seat: Seat) -> list[EventData]:
    """What a seat is told when these moves are played on this deal."""
    told: list[Event] = []
    deal = setup.game.round_class.deal(setup)
    deal.events = told
    for who, move in moves:
        deal.apply(who, move)
    return [event.seen_by(seat) for event in told]


def check_history(world: Round, viewer: Seat) -> None:
    """Every move that was made could have been made in this world."""
    replay = world.setup.game.round_class.deal(world.setup)
    for seat, move in world.history:
        assert move in {replay.told(viewer, seat, legal) for legal in replay.legal_moves(seat)}
        replay.apply(seat, move)


def check_worlds(match: Match, rng: Rng) -> None:
    """A world imagined from a seat's view looks the same to that seat, was told in the same words, and holds the same tiles."""
    real = match.round
    for seat in {rng.below(match.players) for _ in range(4)}:
        world = real.resample(seat, rng)
        assert world is not real
        assert world.view(seat) == real.view(seat)
        assert tiles_of(world) == sorted(match.game.tiles(match.options))
        check_history(world, seat)
        assert events_told(world.setup, world.history, seat) == events_told(real.setup, real.history, seat)


def check_deeply(match: Match, rng: Rng) -> None:
    """Neither looking nor refused moves nor copies that play on change anything; and undo, and imagined worlds."""
    before = snapshot(match)
    check_views(match)
    check_refusals(match, rng)
    assert snapshot(match) == before
    check_clone(match, rng)
    assert snapshot(match) == before
    if match.log:
        check_undo(match)
    if match.round.turn is not None:
        check_worlds(match, rng)


def anybodys_move(match: Match, rng: Rng) -> tuple[Seat, str]:
    """A random move of the seat on turn, or now and then of one that may call out."""
    callers = [seat for seat in range(match.players) if seat != match.turn and match.legal_moves(seat)]
    seat = rng.choice(callers) if callers and rng.below(6) == 0 else match.turn
    assert seat is not None
    return seat, rng.choice(match.legal_moves(seat))


def play_checked(match: Match, rng: Rng) -> None:
    """Plays on at random to the end: cheap checks at every state, and now and then whether seats are told too much."""
    check_cheaply(match)
    while not match.finished:
        assert len(match.log) < MOST_MOVES, "the match does not end"
        seat, move = anybodys_move(match, rng)
        match.play(move, seat)
        check_cheaply(match)
        if rng.below(100) == 0:
            check_views(match)
    check_views(match)
    check_save(match)


class Checker:
    """Plays one random match and checks it on the way: cheap checks at every state, all of them at many."""

    def __init__(self, case: Case, seed: object, deep: int = 4) -> None:
        self.match = case.match(seed)
        self.fresh = snapshot_of_start(self.match)
        self._case = case
        self._seed = seed
        self._rng = Rng(str(case), seed, "checks")
        trial = case.match(seed)
        play_random(trial, self._rng)
        self._one_in = max(1, len(trial.log) // deep)
        self._shadows: list[tuple[Match, int]] = []

    def run(self) -> None:
        match, rng = self.match, self._rng
        self.check()
        while not match.finished:
            assert len(match.log) < MOST_MOVES, "the match does not end"
            copy = match.round.clone() if not match.waiting and rng.below(self._one_in) < 3 else None
            seat, move = anybodys_move(match, rng)
            match.play(move, seat)
            if copy is not None:
                copy.play(seat, move)
                assert round_views(copy) == round_views(match.round)
            self.follow(seat, move)
            self.check()
        self.end()

    def check(self) -> None:
        match = self.match
        check_cheaply(match)
        if match.finished or not match.log or self._rng.below(self._one_in) == 0:
            check_deeply(match, self._rng)
            self._shadows.append((check_save(match), len(match.log) + 25))
        elif self._rng.below(self._one_in) < 3:
            check_views(match)

    def follow(self, seat: Seat, move: str) -> None:
        """Loaded copies of the match make the same moves and see the same."""
        for loaded, _ in self._shadows:
            loaded.play(move, seat)
        done = [loaded for loaded, until in self._shadows if until <= len(self.match.log) or self.match.finished]
        for loaded in done:
            assert snapshot(loaded) == snapshot(self.match)
        self._shadows = [pair for pair in self._shadows if pair[0] not in done]

    def end(self) -> None:
        """Back to the start and forth again. The end has been compared with that of a loaded match: its news are cleared."""
        match = self.match
        assert match.finished
        assert match.turn is None
        log, after = list(match.log), snapshot(match)
        match.undo(len(log))
        assert snapshot(match) == self.fresh
        with pytest.raises(IllegalMove):
            match.undo()
        for seat, move in log:
            match.play(move, seat)
        match.news.clear()
        assert snapshot(match) == after


def snapshot_of_start(match: Match) -> str:
    match.news.clear()
    return snapshot(match)
