"""The long check of the daily puzzles: ten years of them, each solved, played to its end, and as hard as its weekday says.

python3 build_scripts/check_puzzles.py                 check 3,653 days
python3 build_scripts/check_puzzles.py --write         also write website/days.txt for the frames' pictures
python3 build_scripts/check_puzzles.py --kinds 365     check so many days of each of the other kinds instead
"""

from __future__ import annotations

import argparse
import math
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from datetime import date, timedelta

from machine import environment
from machine.environment import Failure, say
from website.embedding import DAYS

FIRST = date(2026, 1, 1)
USUAL = 3653
LISTED_UNTIL = date(2028, 12, 31)
"""The days whose deals the frames show before the engine runs."""


def check_day(day: str) -> tuple[str, str, float, float]:
    """Makes a day's puzzle and holds it to its promises; its code, its bits and the seconds of work."""
    from domino_core.ai.puzzles import LEVELS, WEEK, code_of, daily, deal_from_code, habit_wins
    from domino_core.match import Match
    from domino_core.tiles import NAMES, double_set

    started = time.process_time()
    puzzle = daily(day)
    took = time.process_time() - started
    tiles, level = WEEK[date.fromisoformat(day).weekday()]
    least, most = (math.log2(bound) for bound in LEVELS[level])
    study = puzzle.study
    match = Match.new("castle-rock", 1, "0", {"set": tiles}, [NAMES[tile] for tile in puzzle.deal])
    for move in study.line:
        match.play(move)
    code = code_of(puzzle.deal)
    promises = {
        "set and level of the weekday": (puzzle.tiles, puzzle.level) == (tiles, level),
        "every tile once": sorted(puzzle.deal) == list(double_set(tiles)),
        "winnable": study.winnable and study.fewest_left <= 2,
        "as hard as it says": least <= puzzle.bits <= most,
        "the best line wins by the rules": match.finished and match.results[0].details["left"] == study.fewest_left,
        "something to find out": len(study.critical) >= (1 if level == "gentle" else 3),
        "no habit wins": level == "gentle" or not any(habit_wins(puzzle.deal, habit) for habit in ("one", "three")),
        "the code is the deal": tuple(deal_from_code(tiles, code)) == puzzle.deal,
    }
    broken = [promise for promise, kept in promises.items() if not kept]
    if broken:
        raise Failure(f"The puzzle of {day} breaks a promise: {', '.join(broken)}.")
    return f"{tiles}-{code}", f"{tiles} {level}", puzzle.bits, took


def check_posed(name: str) -> tuple[str, str, float, float]:
    """Makes a puzzle of another kind and holds it to its promises: by the rules, solvable, and to be lost; as `check_day` tells it."""
    from domino_core.ai.exact import Exact, reply, solves
    from domino_core.ai.puzzle_kinds import puzzle_data
    from domino_core.house import family_of
    from domino_core.match import Match

    started = time.process_time()
    puzzle = puzzle_data(name)
    took = time.process_time() - started
    fetch = family_of(puzzle["game"]).exact
    assert fetch is not None
    exact: Exact = fetch()
    match = Match.new(puzzle["game"], puzzle["players"], None, puzzle["options"], puzzle["deal"], posed=puzzle["posed"])
    look = match.look(0)
    lefts, aim = exact.lefts(look), exact.aim(look)
    while not match.finished:
        assert match.turn is not None
        match.play(reply(exact, match.look(match.turn)))
    good, ways = puzzle["ways"]
    promises = {
        "all of it can be seen": solves(exact, look),
        "it can be solved": min(lefts.values()) <= aim,
        "it can be lost with the first move": max(lefts.values()) > aim and good < ways,
        "the best line solves it by the rules": 0 in match.winners and match.results[0].details.get("stars", 3) == 3,
    }
    broken = [promise for promise, kept in promises.items() if not kept]
    if broken:
        raise Failure(f"The puzzle {name} breaks a promise: {', '.join(broken)}.")
    return f"{puzzle['posed']} {puzzle['deal']}", puzzle["like"], good / ways, took


def check_kinds(days: int) -> int:
    """Check so many days of each kind but Castle Rock, and sum up."""
    from domino_core.ai.puzzle_kinds import KINDS

    names = [f"daily-{kind.name}-{FIRST + timedelta(days=k)}" for kind in KINDS for k in range(days)]
    with ProcessPoolExecutor() as pool:
        found = list(pool.map(check_posed, names, chunksize=10))
    for like in sorted({like for _, like, _, _ in found}):
        times = sorted(1000 * took for _, one, _, took in found if one == like)
        shares = sorted(share for _, one, share, _ in found if one == like)
        say(
            f"{like:<20}{len(times):>5} days, {100 * shares[len(shares) // 2]:.0f} % of the first moves right (median), made in "
            f"{times[len(times) // 2]:.0f} ms (95 of 100 within {times[95 * len(times) // 100]:.0f}, longest {times[-1]:.0f})"
        )
    same = len(found) - len({position for position, *_ in found})
    if same:
        raise Failure(f"{same} days have the position of another day.")
    say(f"{days} days of {len(KINDS)} kinds from {FIRST} on: all can be solved, all different.")
    return 0


def main() -> int:
    """Check, sum up, and write the list if asked."""
    parser = argparse.ArgumentParser(description="Check the daily puzzles.")
    parser.add_argument("--days", type=int, default=USUAL, help=f"how many, from {FIRST} on (default: {USUAL})")
    parser.add_argument("--write", action="store_true", help="write build_scripts/website/days.txt")
    parser.add_argument("--kinds", type=int, metavar="DAYS", help="check so many days of each of the other kinds instead")
    arguments = parser.parse_args()
    environment.enter(environment.PLAY)
    if arguments.kinds:
        return check_kinds(arguments.kinds)
    days = [str(FIRST + timedelta(days=k)) for k in range(arguments.days)]
    with ProcessPoolExecutor() as pool:
        found = list(pool.map(check_day, days, chunksize=20))
    kinds = Counter(kind for _, kind, _, _ in found)
    for kind, count in sorted(kinds.items()):
        bits = sorted(bits for _, one, bits, _ in found if one == kind)
        times = sorted(took for _, one, _, took in found if one == kind)
        say(
            f"{kind:<12}{count:>5} days, bits {bits[0]:.1f} to {bits[-1]:.1f} (median {bits[len(bits) // 2]:.1f}), "
            f"made in {1000 * times[len(times) // 2]:.0f} ms (longest {1000 * times[-1]:.0f})"
        )
    same = len(found) - len({code for code, *_ in found})
    if same:
        raise Failure(f"{same} days have the deal of another day.")
    say(f"{len(found)} days from {days[0]} to {days[-1]}: all winnable, all different.")
    if arguments.write:
        listed = [f"{day} {entry[0]}\n" for day, entry in zip(days, found, strict=True) if day <= str(LISTED_UNTIL)]
        DAYS.write_text("".join(listed), encoding="utf-8")
        say(f"Wrote days.txt: {len(listed)} days.")
    return 0


if __name__ == "__main__":
    environment.run_script(main)
