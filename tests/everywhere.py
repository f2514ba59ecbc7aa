"""Seeded games of every kind, a hash each: whatever plays them, on whatever machine, the hashes are the same.

`python3 -m tests.everywhere 1000` prints a thousand. Any Python from 3.11 on can do it, without anything installed.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys

from domino_core import GAMES, Match
from domino_core.bridge import Bridge
from domino_core.rng import Rng
from tests.cases import some_mixture

GAMES_TRIED = int(os.environ.get("BONEYARD_EVERYWHERE", "48"))
"""The long run tries a thousand."""
MOST_MOVES = 300


def some_game(number: int) -> Match:
    """A game with any mixture of rules, played at random for a while or to its end."""
    rng = Rng("everywhere", number)
    match = some_mixture(rng, list(GAMES.values())[number % len(GAMES)]).match(f"everywhere {number}")
    for _ in range(MOST_MOVES):
        if match.finished:
            break
        match.play(rng.choice(match.legal_moves()))
    return match


def hash_of(save: str) -> str:
    """What the first seat sees of a game when it is loaded and so played again, as a hash of the door's answer."""
    reply = json.loads(Bridge().handle(json.dumps({"type": "load", "save": save, "seat": 0})))
    assert reply["ok"], reply
    text = json.dumps(reply, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def hashes(count: int) -> list[str]:
    """Of so many games."""
    return [hash_of(some_game(number).save()) for number in range(count)]


if __name__ == "__main__":
    sys.stdout.write("\n".join(hashes(int(sys.argv[1]))))
