"""What real games give the page to say: positions, events, results, advice and refusals, just as the page gets them from the engine.

Every registered game is played at random in every way to set it up; of positions that look alike to words, one is kept. Nothing here knows
any game by name.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from domino_core import GAMES, DominoError, Match
from domino_core.ai import choose
from domino_core.ai.puzzles import WEEK
from domino_core.bridge import Bridge
from domino_core.game import Game
from domino_core.house import family_named
from domino_core.rng import Rng
from domino_core.scene.pips import as_json
from tests.cases import Case, all_cases, option_choices
from tests.harness import is_one_of, some_texts

Data = dict[str, Any]

TABLES = ((1180, 760), (374, 640), (252, 252))
"""A large, a narrow and a tiny table: what stands on the cloth is shortened where there is little room."""
MOVES = 700
"""Matches of each way to set up a game are played until so many moves have been made."""
NOW_AND_THEN = 9
ADVISED = 4
"""One in so many positions with a choice that the engine can judge is kept: what it says is different each time."""
CALLS = 6
"""One in so many calls that may be made out of turn is made."""
TRIES = 24
"""Moves that are tried in a position although they are not legal."""
SILENT = {
    "history",
    "cannot",
    "dealt",
    "drawn",
    "options",
    "hands",
    "results",
    "line",
    "scores",
    "points",
    "sides",
    "starter",
    "round",
    "move",
}
"""Parts of a view that decide about no word, or only by being there."""
PUZZLES = ("6-gentle-words", "6-hard-words", "9-steady-words", "daily-2026-01-01")
BAD_REQUESTS: tuple[Data, ...] = (
    {"type": "new", "game": "chess"},
    {"type": "new", "game": "block", "seed": ""},
    {"type": "new", "game": "block", "options": {"colour": "red"}},
    {"type": "new", "game": "block", "deal": "6-6 6-6"},
    {"type": "new", "game": "block", "options": {"set": 6}, "deal": "9-9"},
    {"type": "new", "game": "block", "options": {"set": 6}, "deal": "6-6"},
    {"type": "load", "save": "not a save"},
    {"type": "load", "save": '{"boneyard": 0, "game": "block", "players": 2, "options": {}, "seed": "0", "moves": ""}'},
    {"type": "load", "save": '{"boneyard": 1, "game": "block", "players": 2, "options": {}, "seed": "0", "moves": "next"}'},
    {"type": "undo"},
    {"type": "puzzle", "name": "nothing"},
    {"type": "puzzle", "name": "daily-1999-01-01"},
)


def ask(bridge: Bridge, **request: Any) -> Data:
    reply: Data = json.loads(bridge.handle(json.dumps(request)))
    return reply


# ---------------------------------------------------------------- what looks alike


def shape(value: Any) -> object:
    """What of some data may decide which words are chosen: names and signs, none or one or many; not the numbers themselves."""
    if isinstance(value, dict):
        return tuple((name, name in SILENT or shape(part)) for name, part in value.items())
    if isinstance(value, list):
        return frozenset(shape(part) for part in value)
    if isinstance(value, int) and not isinstance(value, bool):
        return max(-1, min(value, 2))
    return re.sub(r"\d+", "#", value) if isinstance(value, str) else value


def who(seat: int | None) -> str:
    return "nobody" if seat is None else "other" if seat else "you"


def looks(match: Match) -> Iterator[object]:
    """What may decide which words are said of a position: each part of the view by itself, for they are told one by one."""
    view: Data = {**match.view(0)}
    result, moves = view.pop("result"), frozenset(map(shape, view.pop("legal_moves")))
    teams = match.players != len(set(match.sides))
    yield teams, view.get("phase"), moves
    if result:
        own = result["points"][match.sides[0]] == max(result["points"])
        yield teams, who(result["seat"]), own, result["reason"], shape(result["details"])
        yield match.finished, 0 in match.winners, len(match.winners)
    for name, part in view.items():
        if name not in SILENT:
            yield from ((name, shape(each)) for each in (part if isinstance(part, list) else [part]))


def sound(event: Data) -> object:
    """What may decide which words are said of an event."""
    winners = event.get("winners", ())
    return 0 in winners, len(winners), tuple((name, who(part) if name == "seat" else shape(part)) for name, part in event.items())


# ---------------------------------------------------------------- listening


class Listener:
    """Plays, and keeps what is new to words."""

    def __init__(self) -> None:
        self.states: list[Data] = []
        self.refusals: list[Data] = []
        self._seen: set[object] = set()

    def new(self, *found: object) -> bool:
        """Whether any of these has not been there before."""
        known = self._seen.issuperset(found)
        self._seen.update(found)
        return not known

    def play(self, case: Case, seed: int) -> int:
        """Plays a match to its end, at random or, alone at the table, every other time with sense; how many moves that took."""
        match, rng = case.match(seed), Rng(str(case), seed, "spoken")
        sensible = case.players == 1 and seed % 2 == 1
        while True:
            self.hear(match, Rng(seed, len(match.log)))
            if match.finished:
                return len(match.log)
            callers = [seat for seat in range(match.players) if seat != match.turn and match.legal_moves(seat)]
            seat = rng.choice(callers) if callers and rng.below(CALLS) == 0 else match.turn
            assert seat is not None
            moves = match.legal_moves(seat)
            match.play(choose(match.look(seat), "simple", len(match.log), budget=1) if sensible else rng.choice(moves), seat)

    def hear(self, match: Match, rng: Rng) -> None:
        """Events always; positions whenever the person has something to do or see, and now and then otherwise."""
        news: list[Any] = match.news_for(0)
        found = [sound(event) for event in news]
        if match.turn in (0, None) or match.legal_moves(0) or len(match.log) % NOW_AND_THEN == 0:
            found += looks(match)
            if len(match.legal_moves(0)) > 1 and family_named(match.game.family).advise and rng.below(ADVISED) == 0:
                found.append(match.save())
        if self.new(*((match.game.id, each) for each in found)):
            self.states.append({**state_of(match), "events": news})
            self.object(match, rng)

    def object(self, match: Match, rng: Rng) -> None:
        """Tries what may not be done here, and keeps what the person is told."""
        if match.round.turn is None:
            return
        legal = match.legal_moves(0)
        held = match.view(0)["hands"][0] or [] if "hands" in match.view(0) else []
        ways = [name for tile in held for name in (tile, "-".join(reversed(tile.split("-"))))]
        own = [f"{way}@{arm}" for way in ways for arm in match.game.arms] + [*match.game.moves, *ways]
        for text in [*some_texts(rng, 2), *(rng.choice(own) for _ in range(TRIES))]:
            if isinstance(text, str) and not is_one_of(text, legal):
                try:
                    match.round.check(0, text)
                except DominoError as error:
                    self.refused(match.game, {"code": error.code, "reason": error.reason, "data": error.data})

    def refused(self, game: Game, error: Data) -> None:
        if self.new((game.id, error["reason"], shape(error["data"]))):
            self.refusals.append(json.loads(json.dumps(error)))


def state_of(match: Match) -> Data:
    """A position as the page gets it, with the help that a person may ask for, and the cloth of several tables."""
    bridge, family = Bridge(), family_named(match.game.family)
    bridge.match = match
    replies = [ask(bridge, type="state", seat=0, table={"width": width, "height": height}) for width, height in TABLES]
    found = {**replies[0], "scenes": [{**reply["scene"], "tiles": []} for reply in replies]}
    helps = {"chance": family.chances, "advise": family.advise, "review": family.review}
    for name, part in helps.items():
        if part is not None:
            reply = ask(bridge, type=name, **({"seed": "0", "ms": 0} if name == "chance" else {}))
            found |= {name: reply} if reply["ok"] else {}
    if match.turn == 0 and not match.waiting and len(match.log) % ADVISED == 0:
        hints = [ask(bridge, type="hint", ms=0) for _ in range(2)]  # at first sight, and by a first world
        found |= {"hints": [hint for hint in hints if hint["ok"]]}
    return found


def bad_requests() -> Iterator[Data]:
    """What a wrong link or file may ask for; each game with too many players and with a value that no option has."""
    yield from BAD_REQUESTS
    for game in GAMES.values():
        for options in [{}, *option_choices(game)]:
            yield {"type": "new", "game": game.id, "players": 99, "options": options}
        for option in game.options:
            yield {"type": "new", "game": game.id, "options": {option.name: "7½"}}


def everything() -> Data:
    """All that is to be said, as JSON-ready data for `tests/js/speak.mjs`."""
    listener = Listener()
    for case in all_cases():
        seed = moves = 0
        while moves < MOVES:
            moves += listener.play(case, seed)
            seed += 1
    for request in bad_requests():
        listener.refusals.append(ask(Bridge(), **request)["error"])
    return {**about(listener.states), "refusals": listener.refusals, "checks": list(forms())}


def forms() -> Iterator[Data]:
    """The set-up of every game, with every choice of an option."""
    for game in GAMES.values():
        for players in {game.usual_players, game.seats[-1]}:
            for options in option_choices(game):
                reply = ask(Bridge(), type="check", game=game.id, players=players, options=options)
                yield {"game": game.id, "given": options, "reply": reply}


def about(states: list[Data]) -> Data:
    """What is to be said of some positions, with what the page knows of all games."""
    return {
        "catalogue": ask(Bridge(), type="catalogue"),
        "checks": [],
        "states": states,
        "refusals": [],
        "puzzles": [ask(Bridge(), type="puzzle", name=name)["puzzle"] for name in PUZZLES],
        "pips": json.loads(as_json()),
        "week": WEEK,
    }
