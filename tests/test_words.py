"""Nothing at the table is without words: whatever the engine can name has a message in every language of the page."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from domino_core import GAMES, Match, errors
from domino_core.ai import LEVELS
from domino_core.families.poker.hands import HandClass
from domino_core.families.trick.objections import FIRST
from domino_core.families.trick.suits import ALL_TRUMPS
from domino_core.rng import Rng
from domino_core.scene import make_scene

ROOT = Path(__file__).resolve().parent.parent
WORDS = ROOT / "web" / "static" / "words"
LANGUAGES = sorted(path.stem for path in WORDS.glob("*.ftl"))
MOVE_ERRORS = {"IllegalMove", "InvalidMove"}
ENGINE = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((ROOT / "domino_core").rglob("*.py"))]
SIZES = ((1180, 760), (374, 780))
WITHOUT_WORDS = {"number"}
"""Labels that only pictures have: they are numbers."""


@cache
def messages(language: str) -> frozenset[str]:
    text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^([a-zA-Z][\w-]*) =", text, flags=re.MULTILINE))


@cache
def pages() -> str:
    scripts = [path for path in (ROOT / "web").rglob("*.js") if "static" not in path.parts]
    return "\n".join(path.read_text(encoding="utf-8") for path in scripts)


def called(*names: str) -> list[ast.Call]:
    """Every call in the engine of something with one of these names."""
    calls = [node for tree in ENGINE for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in calls if getattr(call.func, "attr", getattr(call.func, "id", "")) in names]


def first_texts(*names: str) -> set[str]:
    """The texts that stand first in such calls."""
    return {
        call.args[0].value
        for call in called(*names)
        if call.args and isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)
    }


@cache
def seen() -> dict[str, frozenset[str]]:
    """What turns up in matches played at random: labels, kinds of events, spoken words, reasons for an end."""
    found: dict[str, set[str]] = {"label": set(), "event": set(), "say": set(), "reason": set()}
    for game in GAMES.values():
        for preset in game.presets or (None,):
            options = {"rules": preset} if preset else {}
            match = Match.new(game.id, seed=f"words {preset}", options=options)
            rng = Rng("words", game.id, str(preset))
            for number in range(260):
                if match.finished:
                    break
                match.play(rng.choice(match.legal_moves()))
                for event in match.news_for(0):
                    found["event"].add(event["kind"])
                    found["say"] |= {event["word"]} if event["kind"] == "say" else set()
                if match.round.turn is None:
                    found["reason"].add(match.results[-1].reason)
                if number % 5 == 0 or match.round.turn is None:
                    view = match.view(0)
                    found["label"] |= {each["code"] for size in SIZES for each in make_scene(view, *size)["labels"]}
    return {name: frozenset(values) for name, values in found.items()}


def options() -> set[tuple[str, str]]:
    """Each option of each game: its own message, or one for all games."""
    return {(f"option-{game.id}-{option.name}", f"option-{option.name}") for game in GAMES.values() for option in game.options}


def values() -> set[tuple[str, ...]]:
    return {
        (f"value-{game.id}-{option.name}-{value}", f"value-{option.name}-{value}", f"value-{option.name}")
        for game in GAMES.values()
        for option in game.options
        if option.as_data()["kind"] == "choice"
        for value in option.as_data()["values"]  # type: ignore[attr-defined]
        if not isinstance(value, int) or option.name == "set"
    }


def moves() -> set[str]:
    return {word for game in GAMES.values() for word in game.moves} - {"tile", "lay"} | {"next"}


WANTED: dict[str, set[tuple[str, ...]]] = {
    "games": {(f"{kind}-{name}",) for name in GAMES for kind in ("game", "about")},
    "options": options(),
    "values of options": values(),
    "moves": {(f"move-{word}",) for word in moves()},
    "trains and arms": {(f"move-lay-{arm}",) for arm in ("L", "R", "U", "D", "train", "first")},
    "levels": {(f"level-{name}",) for name in LEVELS},
    "suits": {(f"suit-{name}",) for name in ALL_TRUMPS},
    "hands of poker": {(f"hand-{kind.code}",) for kind in HandClass},
    "refused moves": {(f"error-{reason}",) for reason in first_texts(*MOVE_ERRORS) | {reason for reason, _ in FIRST.values()}},
    "kinds of error": {
        (f"error-{each.code}",)
        for each in vars(errors).values()
        if isinstance(each, type) and hasattr(each, "code") and each.code
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", WANTED)
def test_what_is_declared_has_words(what: str, language: str) -> None:
    missing = sorted(ids[-1] for ids in WANTED[what] if not messages(language) & set(ids))
    assert not missing, missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_has_words(language: str) -> None:
    known = messages(language)
    kinds = first_texts("tell") | seen()["event"]
    assert not sorted(kind for kind in kinds if f"event-{kind}" not in known)
    assert not sorted(word for word in seen()["say"] if f"say-{word}" not in known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_has_words(language: str) -> None:
    known = messages(language)
    found = first_texts("Result") | seen()["reason"]
    assert not sorted(reason for reason in found if not any(re.fullmatch(rf"reason-(.+-)?{reason}", each) for each in known))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_has_words(language: str) -> None:
    codes = (first_texts("label") | seen()["label"]) - WITHOUT_WORDS
    assert not sorted(code for code in codes if f"label-{code}" not in messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_asks_for_no_message_that_is_missing(language: str) -> None:
    asked = set(re.findall(r"\bt(?:Any)?\(\[?'([a-z][a-zA-Z0-9-]*)'", pages()))
    assert len(asked) > 100
    assert not sorted(asked - messages(language))


NAMED = re.compile(r"\{ \$(?:name|names|owner) \}(?P<after>[^\n]{0,2})")
OF_OTHERS = {"status-thinking", "status-call", "error-closed-train", "of-name", "of-owner"}
"""Sentences that are never about the person."""
OF_THINGS = {"error-unknown-option", "error-bad-value", "embed-ignored", "embed-no-puzzle", "embed-no-level"}
"""Where a name is not that of a player."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_speaks_of_you_as_of_another(language: str) -> None:
    """A sentence with a name in it asks who it is; others may only put the name before a colon, at the end, or alone."""
    text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    wrong = []
    for message in re.split(r"\n(?=[a-zA-Z#])", text):
        name, _, words = message.partition(" = ")
        if words.strip() == "{ $name }" or name in OF_OTHERS | OF_THINGS or re.search(r"\$(?:who|whose)\b", message):
            continue
        wrong += [name for found in NAMED.finditer(message) if found["after"].strip()[:1] not in {":", "."}]
    assert not wrong
