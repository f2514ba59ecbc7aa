"""Tables for the tests of Mexican Train: whole deals stated outright, and positions with a few tiles in each hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from domino_core import IllegalMove, Match
from domino_core.editions import NEWEST, Edition
from domino_core.families.train import TrainRound
from domino_core.families.train.moves import MEXICAN
from domino_core.families.train.rules import engine_set_aside, hand_size
from domino_core.game import Event, Result, Setup
from domino_core.games.mexican_train import MEXICAN_TRAIN
from domino_core.shapes.events import EventFields
from domino_core.shapes.views import TrainData
from domino_core.tiles import NAMES, WITH, mask_of, tile_named, tile_with
from tests.seen import train_view


def dealt(hands: Sequence[str], boneyard: str = "", seed: str | None = None, **options: object) -> Match:
    """A match whose first deal is stated. Short hands are filled up with the lowest tiles that nobody names and that do not have the
    engine's number; the boneyard goes on with what is left."""
    players = len(hands)
    values = MEXICAN_TRAIN.resolve(players, options)
    size = hand_size(players, values, NEWEST)
    highest = int(values["set"])
    aside = engine_set_aside(values, 0)
    given = [text.split() for text in hands]
    named = {name for hand in given for name in hand} | set(boneyard.split()) | ({NAMES[aside]} if aside is not None else set())
    left = [NAMES[tile] for tile in MEXICAN_TRAIN.tiles(values) if NAMES[tile] not in named]
    filling = [name for name in left if not WITH[highest] >> tile_named(name) & 1]
    for hand in given:
        while len(hand) < size:
            hand.append(filling.pop(0))
    used = {name for hand in given for name in hand}
    order = [name for hand in given for name in hand] + boneyard.split() + [name for name in left if name not in used]
    return Match.new("mexican-train", players, seed, options, order if aside is None else [*order, NAMES[aside]])


def position(
    hands: Sequence[str],
    boneyard: str = "",
    engine: int = 12,
    ends: dict[str, int] | None = None,
    marked: Sequence[int] = (),
    turn: int = 0,
    first: bool = False,
    edition: Edition = NEWEST,
    **options: object,
) -> TrainRound:
    """A round with these hands and no other tiles. Trains end in the engine's number unless `ends` says otherwise; with `first` nobody
    has had the first turn, else everybody has."""
    players = len(hands)
    values = MEXICAN_TRAIN.resolve(players, options)
    setup = Setup(MEXICAN_TRAIN, players, values, starter=turn, scores=(0,) * players, edition=edition)
    masks = [mask_of(map(tile_named, hand.split())) for hand in hands]
    here = TrainRound(setup, masks, [tile_named(name) for name in boneyard.split()])
    here.lay_engine(tile_with(engine, engine), None)
    if not first:
        here.phase = "play"
    for arm, number in (ends or {}).items():
        here.ends[MEXICAN if arm == "M" else int(arm)] = number
    here.marked = sum(1 << seat for seat in marked)
    here.turn = turn
    here.events = []
    return here


def play(here: TrainRound, moves: str) -> TrainRound:
    """Plays the moves in turn, each through the rules."""
    for move in moves.split():
        assert here.turn is not None
        here.play(here.turn, move)
    return here


def play_match(match: Match, moves: str) -> Match:
    for move in moves.split():
        match.play(move)
    return match


def legal(here: TrainRound) -> tuple[str, ...]:
    """What the seat on turn may do."""
    assert here.turn is not None
    return here.legal_moves(here.turn)


def refusal(here: TrainRound, move: str) -> str:
    """Why the seat on turn may not do this; and nothing has changed."""
    assert here.turn is not None
    before = [here.view(seat) for seat in range(here.setup.players)]
    with pytest.raises(IllegalMove) as caught:
        here.play(here.turn, move)
    assert [here.view(seat) for seat in range(here.setup.players)] == before
    assert caught.value.message.endswith((".", "!"))
    return caught.value.reason


def marked(here: TrainRound) -> list[int]:
    return [seat for seat in range(here.setup.players) if here.marked >> seat & 1]


def train(here: TrainRound, arm: str) -> TrainData:
    return next(one for one in train_view(here, here.turn)["trains"] if one["arm"] == arm)


def outcome(here: TrainRound) -> Result:
    result = here.result()
    assert result is not None
    return result


def told(events: Sequence[Event] | None, kind: str) -> list[EventFields]:
    return [event.data for event in events or () if event.kind == kind]


def at_random(match: Match, choose: Callable[[Sequence[str]], str]) -> Match:
    while not match.finished:
        match.play(choose(match.legal_moves()))
    return match
