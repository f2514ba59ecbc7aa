"""How strong the computer players are: every level against the one below, and against yardsticks that never change.

Everything is played in the arena of the engine, on duplicate deals. What was found is kept in `docs/strength.json`, from which
`docs/strength.md` is made, so a run may measure some of the games only, or more deals of them, and leave the rest as it was.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple, TypedDict, cast

from domino_core.arena import Contest, Report, hold
from domino_core.registry import GAMES
from machine import environment
from measures.calibration import beliefs, binned, picture
from measures.tables import table

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable

HELP = "the computer players of every game, level against level, in whole matches on duplicate deals; writes docs/strength.md"

DOCS = environment.ROOT / "docs"
FOUND = DOCS / "strength.json"
PAGE = DOCS / "strength.md"
NOTES = DOCS / "strength_notes.md"
"""What was tried and what it brought, written by hand: it follows the tables."""


class Meeting(NamedTuple):
    """Two levels, and whether they meet in matches or in single rounds."""

    a: str
    b: str
    one_round: bool

    @property
    def name(self) -> str:
        return f"{self.a} v {self.b}, {'a round' if self.one_round else 'a match'}"


MEETINGS = (
    Meeting("master", "club", one_round=False),
    Meeting("club", "learner", one_round=False),
    Meeting("master", "simple", one_round=True),
)


class Place(NamedTuple):
    """One way to set up one game."""

    game: str
    players: int
    options: dict[str, object]

    @property
    def name(self) -> str:
        chosen = "".join(f", {name} {value}" for name, value in self.options.items())
        return f"{self.game}, {self.players}{chosen}"


SMALL: dict[str, object] = {"set": 6}
MORE = (
    Place("block", 2, SMALL),
    Place("block", 3, SMALL),
    Place("block", 4, SMALL),
    Place("basic", 2, SMALL),
    Place("basic", 3, SMALL),
    Place("basic", 2, {}),
    Place("basic", 3, {}),
    Place("draw", 2, {}),
    Place("draw", 4, {}),
    Place("muggins", 2, {}),
    Place("muggins", 4, {"teams": True}),
    Place("bergen", 2, {}),
    Place("bergen", 3, {}),
    Place("mexican-train", 4, {"rules": "sidings"}),
    Place("mexican-train", 4, {"rules": "station"}),
    Place("mexican-train", 4, {"rules": "table"}),
)
"""Set-ups whose strength is compared from release to release, beside the one that each game suggests."""


BELIEVED: dict[str, tuple[int, dict[str, object]]] = {"block": (4, SMALL), "basic": (2, SMALL), "forty-two": (4, {})}
"""Where pictures show what masters believe."""
BELIEF_WORLDS = 400
"""Worlds that a belief is counted in: with a few dozen the chance of the count itself looks like too much confidence."""


class Row(TypedDict):
    """What is kept of one meeting at one place."""

    place: str
    meeting: str
    command: str
    report: Report


def add_options(parser: argparse.ArgumentParser) -> None:
    """How much to play."""
    parser.add_argument("--matches", type=int, default=40, help="matches of each meeting, at least (default: 40)")
    parser.add_argument("--rounds", type=int, default=120, help="rounds, where rounds are played (default: 120)")
    parser.add_argument("--games", nargs="*", help="which games (default: all that have opponents)")
    parser.add_argument("--meetings", nargs="*", choices=[each.name for each in MEETINGS], help="which of them (default: all)")
    parser.add_argument(
        "--beliefs", type=int, default=0, help="rounds for the pictures of what masters believe (default: as they are)"
    )
    parser.add_argument("--workers", type=int, default=0, help="processes (default: one a processor)")


def places(games: Iterable[str] | None) -> list[Place]:
    """The suggested set-up of every game that has opponents, and those that are compared besides."""
    found = []
    for game in GAMES.values():
        if max(game.seats) > 1 and (not games or game.id in games):
            players, options = game.begin_with(None, {})
            found.append(Place(game.id, players, options))
    return found + [place for place in MORE if (not games or place.game in games) and place not in found]


def run(arguments: argparse.Namespace) -> bool:
    """Play, place by place, and write down what came of it."""
    rows = {(row["place"], row["meeting"]): row for row in _kept()}
    for place in places(arguments.games):
        for meeting in MEETINGS:
            if arguments.meetings and meeting.name not in arguments.meetings:
                continue
            contest = Contest(place.game, meeting.a, meeting.b, place.players, place.options, "strength", meeting.one_round)
            report = hold(contest, arguments.rounds if meeting.one_round else arguments.matches, arguments.workers)
            rows[place.name, meeting.name] = {
                "place": place.name,
                "meeting": meeting.name,
                "command": _command(contest, report["matches"]),
                "report": report,
            }
            environment.say(f"  {place.name}: {meeting.name}: {_won(report)}")
            FOUND.write_text(json.dumps(list(rows.values()), indent=1) + "\n", encoding="utf-8")
            PAGE.write_text(page(list(rows.values())), encoding="utf-8")
    for name, (players, options) in BELIEVED.items() if arguments.beliefs else ():
        bins = binned(list(beliefs(name, players, options, arguments.beliefs, BELIEF_WORLDS)))
        title = f"{name}, {players} players, {arguments.beliefs} rounds"
        (DOCS / "pictures" / f"belief_{name}.svg").write_text(picture(title, bins), encoding="utf-8")
    print(table(["", *HEAD[1:]], [_cells(row) for row in rows.values()]))
    return all(row["report"]["won"] > row["report"]["chance"] - row["report"]["won_interval"] for row in rows.values())


def _kept() -> list[Row]:
    return cast("list[Row]", json.loads(FOUND.read_text(encoding="utf-8"))) if FOUND.exists() else []


def _command(contest: Contest, matches: int) -> str:
    options = "".join(f" --option {name}={value}" for name, value in contest.options.items())
    rounds = " --rounds" if contest.one_round else ""
    return (
        f"python -m domino_core arena --game {contest.game} --players {contest.players}{options}"
        f" --a {contest.a} --b {contest.b} --matches {matches} --seed {contest.seed}{rounds}"
    )


HEAD = ("set-up", "played", "deals", "won", "by chance", "ahead by", "ms p50", "ms p95")


def _won(report: Report) -> str:
    return f"{report['won']:.1%} ± {report['won_interval']:.1%}"


def _cells(row: Row) -> list[str]:
    report = row["report"]
    times = report["milliseconds"]["a"]
    return [
        row["place"],
        f"{report['matches']}",
        f"{report['deals']}",
        _won(report),
        f"{report['chance']:.0%}",
        f"{report['margin']:+.1f} ± {report['margin_interval']:.1f}",
        f"{times['p50']:.1f}",
        f"{times['p95']:.1f}",
    ]


def page(rows: list[Row]) -> str:
    """All tables, each meeting by itself, and the notes."""
    parts = [INTRODUCTION]
    for meeting in MEETINGS:
        own = sorted((row for row in rows if row["meeting"] == meeting.name), key=lambda row: row["place"])
        if own:
            lines = [f"| {' | '.join(HEAD)} |", "|---" * len(HEAD) + "|", *(f"| {' | '.join(_cells(row))} |" for row in own)]
            title, example = f"## {meeting.name[0].upper()}{meeting.name[1:]}", f"For example: `{own[0]['command']}`"
            parts.append("\n".join([title, "", *lines, "", example, ""]))
    return "\n".join([*parts, NOTES.read_text(encoding="utf-8")])


INTRODUCTION = """# How strong the computer players are

Made by `python3 build_scripts/bench.py players`; do not edit. Every deal is played once for each side, each time with the first of the two
levels on another one and the second on all others, so luck favours nobody. *Won* is the share of matches (or rounds) of the first level, a
shared win counting in part, with its interval at 95 % over deals; *by chance* is what equal players would win; *ahead by* is the lead in
points over the mean of the others; *ms* is CPU time of a decision between several moves on the machine that measured. Where an interval
holds the chance, nothing is claimed.
"""
