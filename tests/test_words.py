"""Nothing at the table is without words: whatever the engine declares has a message in every language of the page.

What the sentences say of real games is tried in `test_spoken.py`.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from domino_core import GAMES, DominoError
from domino_core.ai import LEVELS
from domino_core.families.poker.hands import HandClass
from domino_core.families.trick.objections import FIRST
from domino_core.families.trick.suits import ALL_TRUMPS
from domino_core.match import NEXT
from domino_core.shapes.counsel import Code
from machine.environment import Failure
from website import catalogues

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = catalogues.languages()
MOVE_ERRORS = {"IllegalMove", "InvalidMove"}
ENGINE = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((ROOT / "domino_core").rglob("*.py"))]
WITHOUT_WORDS = {"number", "marker"}
"""Labels that are numbers on pictures, and one that is painted."""


def bodies(text: str) -> dict[str, str]:
    """Each message of a Fluent text with what stands behind its name."""
    found = re.split(r"^([a-zA-Z][\w-]*) =", text, flags=re.MULTILINE)[1:]
    return dict(zip(found[::2], found[1::2], strict=True))


@cache
def messages(language: str) -> frozenset[str]:
    return frozenset(bodies(catalogues.whole(language)))


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


def options() -> set[tuple[str, ...]]:
    """Each option of each game: its own message, or one for all games."""
    return {(f"option-{game.id}-{option.name}", f"option-{option.name}") for game in GAMES.values() for option in game.options}


def values() -> set[tuple[str, ...]]:
    return {
        (f"value-{game.id}-{option.name}-{value}", f"value-{option.name}-{value}", f"value-{option.name}")
        for game in GAMES.values()
        for option in game.options
        if option.as_data()["kind"] == "choice"
        for value in option.as_data()["values"]
        if not isinstance(value, int) or option.name == "set"
    }


def moves() -> set[tuple[str, ...]]:
    """Each word that is a move of a game: its own message, or one for all games."""
    words = {(game.id, word) for game in GAMES.values() for word in game.moves - {"tile", "lay"}}
    return {(f"move-{game}-{word}", f"move-{word}") for game, word in words} | {(f"move-{NEXT}-round",)}


def error_codes(kind: type[DominoError] = DominoError) -> set[str]:
    """All kinds of refusals."""
    return {kind.code}.union(*map(error_codes, kind.__subclasses__()))


WANTED: dict[str, set[tuple[str, ...]]] = {
    "games": {(f"{kind}-{name}",) for name in GAMES for kind in ("game", "about")},
    "options": options(),
    "values of options": values(),
    "moves": moves(),
    "trains and arms": {(f"move-lay-{arm}",) for arm in ("L", "R", "U", "D", "train", "first")},
    "levels": {(f"{kind}-{name}",) for name in LEVELS for kind in ("level", "help-level")},
    "suits": {(f"suit-{name}",) for name in ALL_TRUMPS},
    "hands of poker": {(f"hand-{kind.code}",) for kind in HandClass},
    "refused moves": {(f"error-{reason}",) for reason in first_texts(*MOVE_ERRORS) | {reason for reason, _ in FIRST.values()}},
    "reasons for a move": {(f"why-{code}",) for code in get_args(Code)},
    "kinds of error": {(f"error-{code}",) for code in error_codes()},
}


def test_every_language_has_the_same_messages_in_the_same_files() -> None:
    """So that a translator who compares two files sees all there is to say; a sentence may need a number more for its plural."""
    english = {file: bodies(text) for file, text in catalogues.by_file("en").items()}
    for language in LANGUAGES:
        other = {file: bodies(text) for file, text in catalogues.by_file(language).items()}
        assert {file: list(words) for file, words in other.items()} == {file: list(words) for file, words in english.items()}
        for file, words in english.items():
            for name, message in words.items():
                named, meant = (set(re.findall(r"\$(\w+)", text)) for text in (other[file][name], message))
                assert named <= meant | {"count", "many"}, f"{language}: {name}"


def test_a_message_that_stands_twice_is_found() -> None:
    files = {"table.ftl": "round = Round\n", "line.ftl": "# round\nround-won = You\nround = Line\n"}
    with pytest.raises(Failure, match=r"message round stands twice: in table\.ftl and in line\.ftl"):
        catalogues.joined(files)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", WANTED)
def test_what_is_declared_has_words(what: str, language: str) -> None:
    missing = sorted(ids[-1] for ids in WANTED[what] if not messages(language) & set(ids))
    assert not missing, missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_has_words(language: str) -> None:
    assert not sorted(kind for kind in first_texts("tell") if f"event-{kind}" not in messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_has_words(language: str) -> None:
    """In a sentence, or where that tells the sums themselves, in a title."""
    known = messages(language)
    ends = first_texts("Result")
    assert not sorted(end for end in ends if not any(re.fullmatch(rf"(reason|round)-(.+-)?{end}", each) for each in known))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_has_words(language: str) -> None:
    codes = first_texts("label") - WITHOUT_WORDS
    assert not sorted(code for code in codes if f"label-{code}" not in messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_asks_for_no_message_that_is_missing(language: str) -> None:
    asked = set(re.findall(r"\bt(?:Any)?\(\[?'([a-z][a-zA-Z0-9-]*)'", pages()))
    assert len(asked) > 100
    assert not sorted(asked - messages(language))


NAMED = re.compile(r"\{ \$(?:name|names|owner) \}(?P<after>[^\n]{0,2})")
OF_OTHERS = {
    "status-thinking",
    "status-call",
    "error-closed-train",
    "of-name",
    "of-owner",
    "why-shuts-out",
    "knew-seat",
    "knew-words",
}
"""Sentences that are never about the person."""
OF_SEVERAL = {"computer-seat", "sign-of", "pass-to", "turn-of", "person-score"}
"""Sentences for several people at one device, who all go by their names."""
OF_THINGS = {"error-unknown-option", "error-bad-value", "embed-ignored", "embed-no-puzzle", "embed-no-level"}
"""Where a name is not that of a player."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_speaks_of_you_as_of_another(language: str) -> None:
    """A sentence with a name in it asks who it is; others may only put the name before a colon, at the end, or alone."""
    wrong = []
    for name, message in bodies(catalogues.whole(language)).items():
        words = re.sub(r"^#.*", "", message, flags=re.MULTILINE)
        if words.strip() == "{ $name }" or name in OF_OTHERS | OF_THINGS | OF_SEVERAL or re.search(r"\$(?:who|whose)\b", message):
            continue
        wrong += [name for found in NAMED.finditer(message) if found["after"].strip()[:1] not in {":", "."}]
    assert not wrong
