"""Keeps saves of this release and edition of the rules, which every later release must load: run it before a release, and whenever
a game or an edition is added.

    python3 -m tests.keep_saves

Files that exist stay as they are: a save that no longer loads is a broken promise, not an old file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from domino_core import Match, __version__
from domino_core.editions import FIRST, NEWEST
from domino_core.rng import Rng
from tests.harness import MOST_MOVES, play_random, usual_cases

SAVES = Path(__file__).parent / "saves"


def standing(match: Match) -> dict[str, Any]:
    """Where a match stands, to be found again after loading."""
    return {
        "turn": match.turn,
        "legal": list(match.legal_moves()),
        "scores": list(match.scores),
        "finished": match.finished,
        "winners": list(match.winners),
    }


def main() -> None:
    """A match just begun and a whole one, of every game and rule set."""
    folder = SAVES / (__version__ if NEWEST == FIRST else f"{__version__}-edition-{NEWEST}")
    folder.mkdir(parents=True, exist_ok=True)
    for case in usual_cases():
        rules = f".{case.options['rules']}" if "rules" in case.options else ""
        for name, moves in (("begun", 15), ("whole", MOST_MOVES)):
            file = folder / f"{case.game.id}{rules}.{name}.json"
            if file.exists():
                continue
            match = Match.new(case.game.id, case.players, f"saved by {__version__}", case.options)
            play_random(match, Rng(case.game.id, name), moves)
            kept = {"save": match.save(), "expected": standing(match)}
            file.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
