"""Rounds of real games that have ended, with all that happened in them, as the page gets them from the engine."""

from __future__ import annotations

import json
from typing import Any

from domino_core import Match
from domino_core.ai import choose
from domino_core.bridge import Bridge
from domino_core.options import Value
from domino_core.rng import Rng
from domino_core.scene.pips import as_json
from tests.cases import Case, all_cases, seats_allowed, usual_cases
from tests.once import once_a_run
from tests.spoken import CALLS, Data, ask

ROUNDS = 12
"""So many rounds of each way to set up each game are told."""
MOVES = 1500
"""Or as many as begin within so many moves."""
LEVEL_ROUNDS, LEVEL_MOVES = 4, 7000
SMALL: dict[str, Value] = {"rounds": 1, "set": 6}
TELLING = {"score", "trick", "win", "returned", "auction-won", "blocked", "all-passed", "round-over", "match-over"}
"""Events that are part of a result: they are told of every round, all others of the first one."""
SENSIBLE = ("auction", "trump", "discard")
"""In these phases every other match is played with sense: bids made at random are hardly ever made good."""


@once_a_run
def everything() -> Data:
    states = [state for case in all_cases() for state in rounds_of(case)]
    states += [state for case in short_cases() for state in level_rounds_of(case)]
    return {"catalogue": ask(Bridge(), type="catalogue"), "states": states, "pips": json.loads(as_json())}


def rounds_of(case: Case) -> list[Data]:
    found: list[Data] = []
    moves = number = 0
    while len(found) < ROUNDS and moves < MOVES:
        for state in played(case.match(number), Rng(str(case), number, "told"), sensible=number % 2 == 1):
            found.append(state)
            moves += state["moves"]
        number += 1
    return found[:ROUNDS]


def short_cases() -> list[Case]:
    """Each rule set of each game at small tables, with one round and with a small set, where these can be chosen."""
    cases = []
    for case in usual_cases():
        declared = {option.name: option.values for option in case.game.options}
        options = {**case.options, **{name: value for name, value in SMALL.items() if value in declared.get(name, ())}}
        cases += [
            case._replace(players=players, options=options) for players in seats_allowed(case.game, options) if 1 < players < 5
        ]
    return cases


def level_rounds_of(case: Case) -> list[Data]:
    """Rounds and matches that end level: they are rare, so more is played for them."""
    found: list[Data] = []
    moves = number = 0
    while moves < LEVEL_MOVES and len(found) < LEVEL_ROUNDS:
        match, rng = case.match(f"level {number}"), Rng(str(case), number, "level")
        while match.round.turn is not None:
            match.play(*a_move(match, rng, sensible=False))
        if match.results[-1].details.get("level") or len({match.sides[seat] for seat in match.winners}) > 1:
            found.append({**state_of(match), "events": match.news_for(0)})
        moves += len(match.log)
        number += 1
    return found


def played(match: Match, rng: Rng, sensible: bool) -> list[Data]:
    """The first rounds of a match, each when it is over."""
    found: list[Data] = []
    events: list[Any] = [*match.news_for(0)]
    while len(found) < ROUNDS and not match.finished:
        match.play(*a_move(match, rng, sensible))
        events += (event for event in match.news_for(0) if not found or event["kind"] in TELLING)
        if match.round.turn is None:
            found.append({**state_of(match), "events": events})
            events = []
    return found


def a_move(match: Match, rng: Rng, sensible: bool) -> tuple[str, int]:
    callers = [seat for seat in range(match.players) if seat != match.turn and match.legal_moves(seat)]
    seat = rng.choice(callers) if callers and rng.below(CALLS) == 0 else match.turn
    assert seat is not None
    moves = match.legal_moves(seat)
    if sensible and not match.waiting and (match.players == 1 or match.view(seat).get("phase") in SENSIBLE):
        return choose(match.look(seat), "simple", len(match.log), budget=1), seat
    return rng.choice(moves), seat


def state_of(match: Match) -> Data:
    bridge = Bridge()
    bridge.match = match
    return ask(bridge, type="state", seat=0)
