"""Golden playthroughs: for each game and rule set one whole match, told so that a person can follow it.

    python3 -m tests.stories            writes every story anew
    python3 -m tests.stories block      only those of one game

`test_stories.py` fails when a game has no story or when a story changes. Read the difference: it is a change of the rules.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, cast

from domino_core import GAMES, Match
from domino_core.ai import choose
from domino_core.cli import describe
from domino_core.game import View
from domino_core.notation import read_laid
from domino_core.options import as_text
from domino_core.tiles import NAMES
from tests.harness import Case, usual_cases

FOLDER = Path(__file__).parent / "stories"
WIDTH = 128
LEVELS = ("simple", "random")
"""Seats take these levels in turn: even seats play sensibly, odd ones do not."""
TABLE_EVERY = 8
"""The table is shown after so many lines of moves."""


def file_of(case: Case) -> Path:
    rules = case.options.get("rules")
    return FOLDER / (f"{case.game.id}.{rules}.txt" if rules else f"{case.game.id}.txt")


def tell(case: Case) -> str:
    """The whole story of one match."""
    return "\n".join(line.rstrip() for line in _lines(case)) + "\n"


def _lines(case: Case) -> Iterator[str]:
    match = Match.new(case.game.id, case.players, "story", case.options)
    options = ", ".join(f"{name} {as_text(value)}" for name, value in match.options.items())
    seats = "one player" if match.players == 1 else f"{match.players} players"
    yield f"A match of {case.game.id}: {seats}; {options}; seed “{match.seed}”."
    if match.sides != tuple(range(match.players)):
        yield f"Sides: {', '.join(f'seat {seat} plays for side {side}' for seat, side in enumerate(match.sides))}."
    yield from _round(match)
    while not match.finished:
        match.play("next")
        yield from _round(match)
    winners = " and ".join(f"seat {seat}" for seat in match.winners) or "nobody"
    yield ""
    yield f"The match is over after {len(match.log)} moves: {winners} won, {_scores(match)}."


def _round(match: Match) -> Iterator[str]:
    yield ""
    yield f"ROUND {match.round.setup.number + 1}"
    yield from (f"  {line}" for line in _told(match))
    for place in match.round.places():
        if place.tiles:
            yield from _wrapped(f"  {place.name} ({len(place.tiles)}): ", [NAMES[tile] for tile in place.tiles])
    yield f"  seat {match.round.turn} begins"
    shown = 0
    for number, (line, up_to_date) in enumerate(_moves(match), start=1):
        yield line
        if up_to_date and number >= shown + TABLE_EVERY and match.round.turn is not None:
            shown = number
            yield from _table(match.view(None))
    yield from _table(match.view(None))
    yield from _result(match)


def _moves(match: Match) -> Iterator[tuple[str, bool]]:
    """Each move with what it brought about, and whether the match stands there; the same word said again and again is told once."""
    waiting: list[tuple[int, str]] = []
    while match.round.turn is not None:
        seat = match.turn
        assert seat is not None
        move = choose(match.look(seat), LEVELS[seat % len(LEVELS)], f"story/{len(match.log)}", budget=1)
        choice = len(match.legal_moves(seat))
        match.play(move, seat)
        told = "; ".join(_told(match, seat))
        if not told and move.isalpha() and match.round.turn is not None:
            waiting.append((seat, move))
            continue
        yield from ((line, False) for line in _repeated(waiting))
        waiting = []
        line = f"  seat {seat}: {move}" + (f" (of {choice})" if choice > 1 else "") + (f" — {told}" if told else "")
        yield line, True
    yield from ((line, False) for line in _repeated(waiting))


def _repeated(moves: Sequence[tuple[int, str]]) -> Iterator[str]:
    for (seat, move), same in groupby(moves):
        times = len(list(same))
        yield f"  seat {seat}: {move}" + (f", {times} times" if times > 1 else "")


PLAIN = {"deal", "play", "pass", "draw", "take", "count", "round-over", "match-over"}
"""What the line of the move tells already, or the line of the result."""


def _told(match: Match, mover: int | None = None) -> Iterator[str]:
    """What the last move brought about, apart from what its own line tells."""
    for event in match.news:
        data: dict[str, Any] = {**event.data, **(event.secret or {})}
        if data.get("seat") == mover:
            data.pop("seat", None)
        if event.kind == "say":
            yield f"“{data['word']}!”" + (f" says seat {data['seat']}" if "seat" in data else "")
        elif event.kind == "draw" and "tile" in data:
            yield f"the {data['tile']}"
        elif event.kind in ("take", "turn-up"):
            yield f"{' '.join(data['tiles'])}, {data['left']} left"
        elif event.kind not in PLAIN:
            yield f"{event.kind}: {_words(data)}".rstrip(": ")


def _words(data: Any) -> str:
    if isinstance(data, dict):
        return ", ".join(f"{name} {_words(value)}" for name, value in data.items())
    if isinstance(data, (list, tuple)):
        return " ".join(_words(item) for item in data)
    return str(data)


def _table(view: View) -> Iterator[str]:
    shown = cast("dict[str, Any]", view)  # what its family adds
    if shown.get("line"):
        yield from _wrapped("  table: ", _chain(shown["line"]))
        ends = ", ".join(f"{arm} {end}" for arm, end in shown["ends"].items())
        yield f"  open ends: {ends}; tiles in hand: {' '.join(map(str, view['counts']))}; boneyard: {view['boneyard']}"
    elif "row" in shown:
        yield from _wrapped("  row: ", [name or "·" for name in shown["row"]])
    else:
        for line in describe(view):
            yield from _wrapped("  ", line.split(" "))


def _chain(laid: Sequence[str]) -> list[str]:
    """The tiles of the line from left to right as they touch; arms that leave it follow in brackets."""
    arms: dict[str, list[str]] = {}
    for move in laid:
        touching, outer, arm = read_laid(move)
        arms.setdefault(arm, []).append(f"{outer}-{touching}" if arm == "L" else f"{touching}-{outer}")
    line = [*reversed(arms.pop("L", [])), *arms.pop("", []), *arms.pop("R", [])]
    for arm, tiles in sorted(arms.items()):
        line += [f"[{arm}:", *tiles, "]"]
    return line


def _result(match: Match) -> Iterator[str]:
    result = match.results[-1]
    who = "" if result.seat is None else f" by seat {result.seat}"
    yield f"  The round is over: {result.reason}{who}."
    details = cast("dict[str, Any]", result.details)
    for name, value in details.items():
        if name == "sums":
            for each in value:
                yield f"    side {each['side']}: {_sum(each)}"
        elif value not in (None, [], {}):
            yield f"    {name}: {_words(value)}"
    yield f"    points: {' '.join(map(str, result.points))}; {_scores(match)}"


def _sum(each: dict[str, Any]) -> str:
    """The arithmetic of a score: 9 + 21 - 3 = 27."""
    terms = each.get("terms")
    if not isinstance(terms, list) or not all(isinstance(term, dict) and "dots" in term for term in terms):
        return _words({name: value for name, value in each.items() if name != "side"})
    minus = f" - {each['minus']}" if each.get("minus") else ""
    return f"{' + '.join(str(term['dots']) for term in terms)}{minus} = {each['won']}"


def _scores(match: Match) -> str:
    return f"scores {' '.join(map(str, match.scores))}"


def _wrapped(start: str, words: Sequence[str]) -> Iterator[str]:
    line = start
    for word in words:
        if len(line) + len(word) > WIDTH:
            yield line
            line = " " * len(start)
        line += f"{word} "
    yield line


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python3 -m tests.stories", description="Write golden playthroughs; read what changed.")
    parser.add_argument("games", nargs="*", metavar="game", help="whose stories to write (default: every game's)")
    names = parser.parse_args(arguments).games
    unknown = set(names) - set(GAMES)
    if unknown:
        parser.error(f"there is no game called {', '.join(sorted(unknown))}")
    FOLDER.mkdir(exist_ok=True)
    for case in usual_cases():
        if not names or case.game.id in names:
            file_of(case).write_text(tell(case), encoding="utf-8")
            sys.stdout.write(f"{file_of(case).name}\n")


if __name__ == "__main__":
    main()
