"""The arena: two levels of computer players meet, and what luck gives one it gives the other.

Every deal is played once for each side, each time with another one in the hands of the player who is measured, so the tiles favour nobody.
Deals differ in what there is to win, so a deal is one observation: intervals are made from the means of deals, not from single matches.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, sqrt
from time import process_time
from typing import TypedDict

from domino_core.ai import call_out, choose
from domino_core.game import Seat
from domino_core.match import Match
from domino_core.notation import Move

SURE = 1.96
"""Standard deviations on either side that hold 95 of 100 means."""

Watch = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Contest:
    """Who meets whom at what."""

    game: str
    a: str
    b: str
    players: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    seed: str = "arena"
    one_round: bool = False
    """Whether only the first round of each match is played."""

    def match(self, deal: int) -> Match:
        return Match.new(self.game, self.players, f"{self.seed}/{deal}", dict(self.options))

    @property
    def sides(self) -> int:
        return max(self.match(0).sides) + 1


class Played(TypedDict):
    """One deal, played from every side."""

    won: float
    """The share of its matches that `a` won; a shared win counts in part."""
    margin: float
    """By how many points `a` was ahead of the others, on average."""
    times: dict[str, list[float]]
    """CPU seconds of every decision between several moves, by `a` and `b`."""


class Report(TypedDict):
    """What came of a contest. Intervals are half widths at 95 %."""

    game: str
    players: int
    options: dict[str, object]
    a: str
    b: str
    unit: str
    deals: int
    matches: int
    chance: float
    won: float
    won_interval: float
    margin: float
    margin_interval: float
    milliseconds: dict[str, dict[str, float]]


def first_call(match: Match, callers: Iterable[Seat], level_of: Callable[[Seat], str]) -> tuple[Seat, Move] | None:
    """The first of these seats that calls something out of turn, which it may do before anybody moves on."""
    for seat in callers:
        if seat == match.turn or not match.legal_moves(seat):
            continue
        move = call_out(match.look(seat), level_of(seat), f"{match.seed}/{len(match.log)}/{seat}")
        if move is not None:
            return seat, move
    return None


def play_deal(contest: Contest, deal: int) -> Played:
    """Plays one deal with `a` on each side in turn and `b` on all others."""
    times: dict[str, list[float]] = {"a": [], "b": []}
    won, margins = [], []
    for side in range(contest.sides):
        match = contest.match(deal)
        _play(match, contest, side, times)
        low_wins = match.game.low_wins
        scores = [-score if low_wins else score for score in match.scores]
        if contest.one_round or not match.winners:
            winners = {each for each, score in enumerate(scores) if score == max(scores)}
        else:
            winners = {match.sides[seat] for seat in match.winners}
        others = [score for each, score in enumerate(scores) if each != side]
        won.append((side in winners) / len(winners))
        margins.append(scores[side] - sum(others) / len(others))
    return {"won": _mean(won), "margin": _mean(margins), "times": times}


def _play(match: Match, contest: Contest, side: int, times: dict[str, list[float]]) -> None:
    """To the end of the match, or of its first round."""

    def level_of(seat: Seat) -> str:
        return contest.a if match.sides[seat] == side else contest.b

    while not (match.finished or (contest.one_round and match.results)):
        call = first_call(match, range(match.players), level_of) if match.game.interrupts else None
        if call is not None:
            match.play(call[1], call[0])
            continue
        seat = match.turn
        assert seat is not None
        look = match.look(seat)
        began = process_time()
        move = choose(look, level_of(seat), f"{contest.seed}/{match.seed}/{len(match.log)}")
        if len(look.legal_moves) > 1:
            times["a" if match.sides[seat] == side else "b"].append(process_time() - began)
        match.play(move, seat)


def hold(contest: Contest, matches: int, workers: int = 0, watch: Watch | None = None) -> Report:
    """Plays at least so many matches, whole deals at a time, on so many processors (0: all there are).

    `watch` hears how many deals of how many are done.
    """
    sides = contest.sides
    deals = max(2, ceil(matches / sides))
    played = []
    for done in _played(contest, deals, workers or multiprocessing.cpu_count()):
        played.append(done)
        if watch is not None:
            watch(len(played), deals)
    first = contest.match(0)
    won, won_interval = interval([each["won"] for each in played])
    margin, margin_interval = interval([each["margin"] for each in played])
    return {
        "game": contest.game,
        "players": first.players,
        "options": dict(contest.options),
        "a": contest.a,
        "b": contest.b,
        "unit": "round" if contest.one_round else "match",
        "deals": deals,
        "matches": deals * sides,
        "chance": 1 / sides,
        "won": won,
        "won_interval": won_interval,
        "margin": margin,
        "margin_interval": margin_interval,
        "milliseconds": {who: quantiles([one for each in played for one in each["times"][who]]) for who in ("a", "b")},
    }


def _played(contest: Contest, deals: int, workers: int) -> Iterator[Played]:
    if workers == 1:
        yield from (play_deal(contest, deal) for deal in range(deals))
        return
    with multiprocessing.Pool(workers) as pool:
        yield from pool.imap(_Work(contest), range(deals))


@dataclass(frozen=True, slots=True)
class _Work:
    """A deal to be played in another process."""

    contest: Contest

    def __call__(self, deal: int) -> Played:
        return play_deal(self.contest, deal)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean of the deals, and how far off it may be at 95 %."""
    mean = _mean(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, SURE * sqrt(variance / len(values))


def quantiles(seconds: list[float]) -> dict[str, float]:
    """In milliseconds: what half of the decisions took at most, and 95 of 100."""
    if not seconds:
        return {"p50": 0.0, "p95": 0.0}
    return {f"p{percent}": 1000 * share_within(seconds, percent) for percent in (50, 95)}


def share_within(values: Sequence[float], percent: int) -> float:
    """What so many of a hundred values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def told(report: Report) -> str:
    """A report in a few lines."""
    units = "matches" if report["unit"] == "match" else "rounds"
    size = f"{report['matches']} {units} on {report['deals']} deals"
    lines = [
        f"{report['a']} against {report['b']} at {report['game']}, {report['players']} players, {size}",
        f"won: {report['won']:.1%} ± {report['won_interval']:.1%} (by chance {report['chance']:.1%})",
        f"ahead by: {report['margin']:+.2f} ± {report['margin_interval']:.2f} points a {report['unit']}",
    ]
    for who in ("a", "b"):
        times = report["milliseconds"][who]
        lines.append(f"{report[who]}: {times['p50']:.2f} ms a decision, 95 of 100 within {times['p95']:.2f} ms")
    return "\n".join(lines)
