"""Input that nobody should trust: real saves and requests, bent and broken by chance, and what has brought other programs down.

Case number k of a seed is always the same. `tests/test_hostile.py` tries some thousands, `build_scripts/fuzz.py` as many as one likes, and
`tests/browser/test_hostile.py` sends some through the page.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any, NamedTuple

from domino_core import GAMES, Match
from domino_core.bridge import HANDLERS, Bridge
from domino_core.replies import MAX_ECHO
from domino_core.rng import Rng
from tests.bridge_tools import CODES, TABLE, ask
from tests.conftest import ROOT

SECONDS = 1.0
"""Most that an answer may take here, in time of the processor: a browser takes about twice as long, and is allowed two seconds."""

VALUES = (
    "NaN", "Infinity", "-Infinity", "1e999", "-1e999", "1e-999", "-0", "0.1", "9007199254740993", "-9007199254740993",
    "18446744073709551617", "9" * 400, "9" * 5000, "true", "false", "null", "[]", "{}", '""', '" "', '"0"', '"\\u0000"', '"\\ud800"',
    '"\\udfff\\ud800"', '"\\uffff"', '"\\u202e6-4"', '"\u0663-\u0664"', '"\uff16-4"', '"__proto__"', '"constructor"', '"toString"',
    '{"__proto__": {"ok": true}}', '{"constructor": {"prototype": 1}}', '["6-4"]', '[[[[[[[[]]]]]]]]', "[" * 15 + "]" * 15,
    '{"a":' * 15 + "1" + "}" * 15, '"<script>hurt=1</script>"', '"../../etc/passwd"', '"%s%n%x{0}"', '"' + "x" * 3000 + '"', '"next"',
    '"6-4@R"', '"2:muggins"', '"pass pass pass"', '"12-12"', "1", "2", "7", "-1", "99",
)  # fmt: skip
"""Values as they stand in JSON, or would like to."""

PIECES = (
    *VALUES, "[", "]", "{", "}", '"', "\\", ",", ":", "\x00", "\ud800", "\u2028", "\ufeff", "[" * 200, '{"a":' * 200, "]" * 200, "//", "'",
    '"boneyard":2,', '"boneyard":1,', '"moves":"",', '"seed":null,', '"deal":null,', '"options":{},', " next", " pass", " draw", " 6-6@L",
)  # fmt: skip

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null')
WORD = re.compile(r"[^\s\"]+(?= |\")")
"""Values in JSON, and moves in a list of moves."""


# ---------------------------------------------------------------- real input


@cache
def saves(kind: str = "*") -> tuple[str, ...]:
    """The saves that every release must load: `begun`, `whole`, or all."""
    files = sorted((ROOT / "tests" / "saves").rglob(f"*.{kind}.json"))
    return tuple(json.loads(file.read_text(encoding="utf-8"))["save"] for file in files)


def requests(rng: Rng) -> dict[str, Any]:
    """A request as the page might send it."""
    game = rng.choice(tuple(GAMES.values()))
    kind = rng.choice(tuple(kind for kind in HANDLERS if kind != "puzzle"))
    fields: dict[str, Callable[[], object]] = {
        "game": lambda: game.id,
        "players": lambda: rng.choice(game.seats),
        "seed": lambda: f"hostile {rng.below(50)}",
        "options": lambda: {option.name: rng.choice(option.values) for option in game.options if rng.below(3) == 0},
        "deal": lambda: None,
        "seat": lambda: rng.choice((None, 0, 1)),
        "table": lambda: rng.choice((None, None, None, TABLE)),
        "arrange": lambda: rng.choice((None, ["6-4", "5-5"])),
        "move": lambda: rng.choice(("draw", "pass", "next", "6-4", "6-6@L", "5-1@R", "bid:30", "take:3", "call")),
        "by": lambda: rng.choice((None, 0, 1)),
        "tile": lambda: rng.choice(("6-4", "5-5", "0-0")),
        "save": lambda: rng.choice(saves("begun")),
        "level": lambda: "random",
        "ms": lambda: 0,
        "name": lambda: "daily",
    }
    anything = partial(rng.choice, (0, 1, 5, "6-4", None))
    return {"type": kind, **{name: fields.get(name, anything)() for name in sorted(HANDLERS[kind][1]) if rng.below(4)}}


# ---------------------------------------------------------------- broken input


def _cut(rng: Rng, text: str) -> tuple[int, int]:
    start = rng.below(len(text) + 1)
    return start, min(len(text), start + 1 + rng.below(12))


def _replaced(pattern: re.Pattern[str], rng: Rng, text: str, by: Callable[[], str]) -> str:
    found = list(pattern.finditer(text))
    if not found:
        return text + by()
    one = rng.choice(found)
    return text[: one.start()] + by() + text[one.end() :]


def bent(rng: Rng, text: str, others: tuple[str, ...]) -> str:
    """The text with one thing wrong."""
    start, end = _cut(rng, text)
    way = rng.below(14)
    if way == 0:
        return text[:start]
    if way == 1:
        return text[:start] + text[end:]
    if way == 2:
        return text[:end] + text[start:]
    if way == 3:
        return text[:start] + rng.choice(PIECES) + text[start:]
    if way == 4:
        return text[:start] + chr(rng.choice((rng.below(128), rng.below(0x11000)))) + text[end:]
    if way == 5:
        other = rng.choice(others)
        return text[:start] + other[rng.below(len(other) + 1) :]
    if way == 6:
        return _replaced(
            WORD, rng, text, lambda: rng.choice(("next", "pass", "draw", "6-6", "5-1@L", "0:muggins", "9:pass", "take:2", "x"))
        )
    return _replaced(TOKEN, rng, text, lambda: rng.choice(VALUES))


def broken(rng: Rng, text: str, others: tuple[str, ...]) -> str:
    """The text with up to three things wrong."""
    for _ in range(1 + rng.below(3)):
        text = bent(rng, text, others)
    return text


class Try(NamedTuple):
    """One case: what is said to the door."""

    number: int
    text: str


def case(seed: str, number: int) -> Try:
    """A broken request, a broken save in a sound request, or a sound request at a time that is not its own."""
    rng = Rng("hostile", seed, number)
    way = rng.below(8)
    if way < 3:
        kept = saves("whole") if rng.below(20) == 0 else saves("begun")
        text = broken(rng, rng.choice(kept), kept)
        return Try(number, json.dumps({"type": "load", "save": text, "seat": 0}))
    text = json.dumps(requests(rng))
    return Try(number, text if way == 3 else broken(rng, text, (text, *saves("begun"))))


# ---------------------------------------------------------------- what must hold


def strictly(reply: str) -> dict[str, Any]:
    """JSON as a browser reads it, in which there is no NaN and no infinity."""

    def refuse(name: str) -> None:
        raise AssertionError(f"{name} is no JSON")

    data: dict[str, Any] = json.loads(reply, parse_constant=refuse)
    return data


class Table:
    """A table at which a match is going on, and at which everything is tried."""

    def __init__(self, seed: str) -> None:
        self.door = Bridge()
        self._rng = Rng("hostile table", seed)
        self.refused = self.valid = 0
        self._set_up()

    def _set_up(self) -> None:
        save = self._rng.choice(saves("begun"))
        assert ask(self.door, "load", save=save)["ok"]

    def hold(self, text: Any) -> str | None:
        """Says this to the door. Gives back the code of the refusal, which leaves the match untouched, or None where it was valid."""
        match, before = self.door.match, self._seen()
        started = time.process_time()
        reply = strictly(self.door.handle(text))
        took = time.process_time() - started
        assert took < SECONDS, f"the answer took {took:.2f} s"
        if reply["ok"]:
            self.valid += 1
            if self.door.match is not match or self._rng.below(30) == 0:
                self._set_up()
            return None
        code = reply["error"]["code"]
        assert code in CODES - {"internal"}, reply
        assert len(json.dumps(reply)) < 8 * MAX_ECHO
        assert self.door.match is match
        assert self._seen() == before
        self.refused += 1
        return str(code)

    def _seen(self) -> tuple[Any, ...]:
        match = self.door.match
        assert match is not None
        return match.save(), match.turn, match.scores, match.round.history[-1:], match.legal_moves()


def truncated(kind: str) -> Iterator[str]:
    """Every beginning of every save."""
    for save in saves(kind):
        for end in range(len(save)):
            yield json.dumps({"type": "load", "save": save[:end]})


def shorter(save: str) -> Iterator[str]:
    """The save after each of its moves: all of them are saves too."""
    data = json.loads(save)
    moves = data["moves"].split()
    for count in range(len(moves)):
        yield json.dumps({**data, "moves": " ".join(moves[:count])})


def loads(save: str) -> bool:
    """Whether this is a save of ours: what is saved of it again has the same moves, though perhaps options that came later."""
    again = Match.load(save).save()
    return bool(json.loads(again)["moves"] == json.loads(save)["moves"]) and Match.load(again).save() == again
