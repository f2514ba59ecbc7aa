"""Tables for the tests of line games: whole deals stated outright, and late positions with a few tiles in each hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from domino_core import GAMES, IllegalMove, Match
from domino_core.editions import NEWEST, Edition
from domino_core.families.line import LineRound
from domino_core.game import Event, Result, Setup
from domino_core.shapes.events import EventData
from domino_core.tiles import NAMES, is_double, mask_of, tile_named


def dealt(game_id: str, hands: Sequence[str], boneyard: str = "", seed: str | None = None, **options: object) -> Match:
    """A match whose first deal is stated. Hands that are short are filled up with the lowest tiles that nobody names, doubles last;
    the boneyard goes on with what is left."""
    game, players = GAMES[game_id], len(hands)
    values = game.resolve(players, options)
    rules = game.round_class
    assert issubclass(rules, LineRound)
    size = rules.hand_size(players)
    aside = [NAMES[tile] for tile in rules.set_aside(values)]
    given = [text.split() for text in hands]
    named = {name for hand in given for name in hand} | set(boneyard.split()) | set(aside)
    left = [NAMES[tile] for tile in game.tiles(values) if NAMES[tile] not in named]
    filling = sorted(left, key=lambda name: is_double(tile_named(name)))
    for hand in given:
        while len(hand) < size:
            hand.append(filling.pop(0))
    used = {name for hand in given for name in hand}
    order = [name for hand in given for name in hand] + boneyard.split() + [name for name in left if name not in used] + aside
    return Match.new(game_id, players, seed, options, order)


def position(
    game_id: str,
    hands: Sequence[str],
    boneyard: str = "",
    opens: str | None = None,
    scores: Sequence[int] | None = None,
    starter: int = 0,
    edition: Edition = NEWEST,
    **options: object,
) -> LineRound:
    """A round with these hands and no others; the tile `opens` lies to open with, else the game's own rule says."""
    game, players = GAMES[game_id], len(hands)
    values = game.resolve(players, options)
    rules = game.round_class
    assert issubclass(rules, LineRound)
    sides = max(game.sides(players, values)) + 1
    setup = Setup(game, players, values, starter=starter, scores=tuple(scores or [0] * sides), edition=edition)
    masks = [mask_of(map(tile_named, hand.split())) for hand in hands]
    round_ = rules(setup, masks, [tile_named(name) for name in boneyard.split()])
    assert round_.open_round()
    if opens is not None:
        round_.opening = 1 << tile_named(opens)
        round_.turn = next(seat for seat, hand in enumerate(hands) if opens in hand.split())
    round_.events = []
    return round_


def play(round_: LineRound, moves: str) -> LineRound:
    """Plays moves by the rules, each for the seat on turn; `2:muggins` is a call of seat 2."""
    for entry in moves.split():
        seat, colon, move = entry.partition(":")
        who = int(seat) if colon else round_.turn
        assert who is not None
        round_.play(who, move if colon else entry)
    return round_


def told(round_: LineRound, kind: str, seat: int | None = None) -> list[EventData]:
    """The events of one kind, as an onlooker (or a seat) hears them."""
    events: list[Event] = round_.events or []
    return [event.seen_by(seat) for event in events if event.kind == kind]


def said(round_: LineRound) -> list[tuple[int | None, str]]:
    return [(event["seat"], event["word"]) for event in told(round_, "say")]


def refusal(method: Callable[..., None], *arguments: object) -> str:
    """The reason for which a move is refused as not legal now."""
    with pytest.raises(IllegalMove) as refused:
        method(*arguments)
    return refused.value.reason


def check_target(game_id: str, players: int, target: int, options: dict[str, object] | None = None) -> Match:
    """Plays a match: it goes on while nobody has the target and ends when somebody has, with the highest score."""
    match = Match.new(game_id, players, "target", options)
    assert match.options["target"] == target
    while not match.finished:
        assert max(match.scores) < target
        match.play(match.legal_moves()[0])
    assert max(match.scores) >= target
    assert {match.scores[match.sides[seat]] for seat in match.winners} == {max(match.scores)}
    return match


def outcome(round_: LineRound) -> Result:
    result = round_.result()
    assert result is not None
    return result
