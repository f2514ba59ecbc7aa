"""Tables for the tests of trick games: whole deals stated outright, and positions in play with a few tiles in each hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from domino_core import IllegalMove, Match
from domino_core.families.trick import TrickRound
from domino_core.families.trick.suits import suits_with
from domino_core.game import Event, Game, Seat, Setup, Standing
from domino_core.game import Result as RoundResult
from domino_core.rng import Rng
from domino_core.shapes.door import ErrorFields
from domino_core.shapes.events import EventData
from domino_core.tiles import NAMES, mask_of, tile_named


def match_of(game: Game, *hands: str, left: str = "", seed: str | None = None, **options: object) -> Match:
    """A match, with stated hands if there are any (they are filled up to seven tiles) and a stated tile left over."""
    players = game.usual_players
    values = game.resolve(players, options)
    if not hands:
        return Match(game, players, values, seed or "0", None)
    given = [text.split() for text in (*hands, *[""] * (players - len(hands)))]
    named = {name for hand in given for name in hand} | {left}
    spare = [NAMES[tile] for tile in game.tiles(values) if NAMES[tile] not in named]
    for hand in given:
        while len(hand) < 7:
            hand.append(spare.pop())
    order = [name for hand in given for name in hand] + ([left] if left else spare)
    return Match(game, players, values, seed, tuple(map(tile_named, order)))


def in_play(game: Game, hands: Sequence[str], trump: str, leader: Seat = 0, bid: int = 30, bidder: Seat = 0) -> TrickRound:
    """A round in which these tiles are left to play and the auction is over."""
    values = game.resolve(len(hands), {})
    sides = max(game.sides(len(hands), values)) + 1
    setup = Setup(game, len(hands), values, scores=(0,) * sides)
    rules = game.round_class
    assert issubclass(rules, TrickRound)
    deal = rules(setup, [mask_of(map(tile_named, hand.split())) for hand in hands], None)
    deal.phase, deal.suits, deal.bid, deal.bidder, deal.turn = "play", suits_with(trump), bid, bidder, leader
    deal.events = []
    return deal


def play(table: Match | TrickRound, moves: str) -> None:
    """Plays moves by the rules, each for the seat on turn."""
    for move in moves.split():
        assert table.turn is not None
        if isinstance(table, Match):
            table.play(move)
        else:
            table.play(table.turn, move)


def play_on(match: Match, seed: object = 0) -> RoundResult:
    """Plays the hand to its end, anything legal."""
    rng = Rng(seed)
    while match.round.turn is not None:
        match.play(rng.choice(match.legal_moves()))
    return match.results[-1]


def trick_taken(game: Game, trump: str, *tiles: str) -> str:
    """The tile that takes a trick of these, the first one led by seat 0."""
    deal = in_play(game, tiles, trump)
    play(deal, " ".join(tiles))
    return tiles[deal.won[0].seat]


def refusal(table: Match | TrickRound, move: str) -> tuple[str, ErrorFields]:
    """Why the move of the seat on turn is refused, with the data of the sentence."""
    with pytest.raises(IllegalMove) as caught:
        play(table, move)
    return caught.value.reason, caught.value.data


def told(match: Match, kind: str, seat: Seat | None = None) -> list[EventData]:
    events: list[Event] = match.news
    return [event.seen_by(seat) for event in events if event.kind == kind]


def winners(game: Game, scores: Sequence[int], side: int | None, rounds: int = 1, **options: object) -> tuple[Seat, ...] | None:
    """Who has won with these scores after a hand for which `side` had the bid."""
    players = game.usual_players
    values = game.resolve(players, options)
    last = RoundResult("made", None, [0] * len(scores), {"side": side})
    judge: Callable[[Standing], tuple[Seat, ...] | None] = game.match_over
    return judge(Standing(values, game.sides(players, values), tuple(scores), (last,) * rounds))


def check_worlds(match: Match) -> None:
    """Every seat's imagined worlds look to it like the real one, at every state of the hand."""
    rng = Rng("worlds")
    while match.round.turn is not None:
        for seat in range(match.players):
            world = match.round.resample(seat, rng)
            assert world.view(seat) == match.round.view(seat)
        match.play(rng.choice(match.legal_moves()))
