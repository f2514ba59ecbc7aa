"""The long check of the daily puzzles: ten years of them, each solved, played to its end, and as hard as its weekday says.

python3 build_scripts/check_puzzles.py                 check 3,653 days
python3 build_scripts/check_puzzles.py --write         also write website/days.txt for the frames' pictures
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


def main() -> int:
    """Check, sum up, and write the list if asked."""
    parser = argparse.ArgumentParser(description="Check the daily puzzles.")
    parser.add_argument("--days", type=int, default=USUAL, help=f"how many, from {FIRST} on (default: {USUAL})")
    parser.add_argument("--write", action="store_true", help="write build_scripts/website/days.txt")
    arguments = parser.parse_args()
    environment.enter(environment.PLAY)
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
