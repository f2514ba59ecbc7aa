"""Play random matches of every game, however it can be set up, and hold every state against the checks of `tests/harness.py`.

python3 build_scripts/soak.py                          ten thousand rounds, on all cores
python3 build_scripts/soak.py --rounds 1000000         the long run; its figures are in docs/reliability.md
python3 build_scripts/soak.py --seed s --match 17      one match again: what the script prints when a match has failed

Match number k of a seed is always the same match: the games take turns, and rule set, house rules and seats are drawn by seed and number.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
import time
import traceback
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import TYPE_CHECKING, NamedTuple

from machine import environment
from machine.environment import Failure, say

if TYPE_CHECKING:
    from collections.abc import Iterator

ROUNDS = 10_000
WHOLE = 20
"""One match in so many is checked in every way there is, with copies, undo, refusals and imagined worlds; all others after every move by
what is cheap to check."""
AT_ONCE = 20
"""Matches that a process plays before it tells about them."""
SECONDS_BETWEEN_NEWS = 10
MOST_FAILURES = 10


class Job(NamedTuple):
    """Some matches of a soak."""

    seed: str
    games: tuple[str, ...]
    numbers: range
    whole: int


class Done(NamedTuple):
    """What came of them; `failures` are the commands that show each again, with what was wrong."""

    matches: int = 0
    rounds: int = 0
    moves: int = 0
    failures: tuple[str, ...] = ()

    def plus(self, other: Done) -> Done:
        """Both together."""
        return Done(
            self.matches + other.matches, self.rounds + other.rounds, self.moves + other.moves, self.failures + other.failures
        )


def play(job: Job) -> Done:
    """Play the matches of a job, each checked on its way and at its end."""
    from domino_core import GAMES
    from domino_core.rng import Rng
    from tests.cases import some_mixture
    from tests.harness import Checker, play_checked

    done = Done()
    for number in job.numbers:
        rng = Rng("soak", job.seed, number)
        case, seed = some_mixture(rng, GAMES[job.games[number % len(job.games)]]), f"{job.seed}/{number}"
        try:
            if rng.below(job.whole) == 0:
                checker = Checker(case, seed)
                checker.run()
                match = checker.match
            else:
                match = case.match(seed)
                play_checked(match, rng)
        except Exception:  # noqa: BLE001 - whatever is wrong with a match, the others are played all the same
            done = done.plus(Done(matches=1, failures=(f"{traceback.format_exc()}{case}\n{command_for(job, number)}",)))
        else:
            done = done.plus(Done(1, len(match.results), len(match.log)))
    return done


def command_for(job: Job, number: int) -> str:
    """The command that plays one match again."""
    only = f" --game {job.games[0]}" if len(job.games) == 1 else ""
    return f"python3 build_scripts/soak.py --seed {job.seed} --match {number}{only} --whole {job.whole}"


def jobs(seed: str, games: tuple[str, ...], whole: int) -> Iterator[Job]:
    """Matches without end, some at a time."""
    for start in itertools.count(0, AT_ONCE):
        yield Job(seed, games, range(start, start + AT_ONCE), whole)


def soak(work: Iterator[Job], rounds: int, cores: int) -> Done:
    """Play until there have been so many rounds, and tell now and then how it goes."""
    total, started, told = Done(), time.monotonic(), time.monotonic()
    with ProcessPoolExecutor(cores) as pool:
        running: set[Future[Done]] = set()
        while total.rounds < rounds and len(total.failures) < MOST_FAILURES:
            running |= {pool.submit(play, next(work)) for _ in range(2 * cores - len(running))}
            finished, running = wait(running, SECONDS_BETWEEN_NEWS, FIRST_COMPLETED)
            for future in finished:
                done = future.result()
                total = total.plus(done)
                for failure in done.failures:
                    say(f"\nA match failed:\n{failure}\n")
            if time.monotonic() - told >= SECONDS_BETWEEN_NEWS:
                told = time.monotonic()
                say(summary(total, told - started))
        for future in running:
            future.cancel()
    say(summary(total, time.monotonic() - started))
    return total


def summary(total: Done, seconds: float) -> str:
    """How far it is."""
    return (
        f"{total.matches:,} matches, {total.rounds:,} rounds, {total.moves:,} moves, {len(total.failures)} failed; "
        f"{total.rounds / max(seconds, 0.001):.0f} rounds a second, {seconds:.0f} s"
    )


def main() -> int:
    """Play, and fail if a match has."""
    parser = argparse.ArgumentParser(description="Play random matches of every game and check every state.")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how many rounds (default: {ROUNDS})")
    parser.add_argument("--seed", default=None, help="names the matches (default: a new one each time)")
    parser.add_argument("--game", default=None, help="only this game")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1, help="processes (default: one for each core)")
    parser.add_argument("--match", type=int, default=None, help="only the match of this number")
    parser.add_argument(
        "--whole", type=int, default=WHOLE, help=f"one match in so many is checked in every way (default: {WHOLE})"
    )
    chosen = parser.parse_args()
    environment.enter(environment.TEST)
    from domino_core import GAMES

    if chosen.game is not None and chosen.game not in GAMES:
        raise Failure(f"There is no game {chosen.game}; there are: {', '.join(GAMES)}.")
    games = tuple(GAMES) if chosen.game is None else (chosen.game,)
    seed = chosen.seed if chosen.seed is not None else f"{time.time_ns() // 1_000_000}"
    if chosen.match is not None:
        done = play(Job(seed, games, range(chosen.match, chosen.match + 1), chosen.whole))
        say("\n".join(done.failures) or f"The match is fine: {done.rounds} rounds, {done.moves} moves.")
    else:
        say(f"Seed {seed}, Python {sys.version.split()[0]}, {chosen.cores} processes")
        done = soak(jobs(seed, games, chosen.whole), chosen.rounds, chosen.cores)
    return 1 if done.failures else 0


if __name__ == "__main__":
    environment.run_script(main)
