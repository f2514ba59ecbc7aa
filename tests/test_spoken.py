"""What the page says of real games: every sentence has its names and numbers, in every language, and no message waits in vain.

`tests/spoken.py` plays all games; `tests/js/speak.mjs` has the page's own modules say what there is to be said.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any, get_args

import pytest

from domino_core import GAMES, DominoError, Match, standing
from domino_core.ai import LEVELS
from domino_core.ai import puzzles as book
from domino_core.families.poker.hands import HandClass
from domino_core.families.trick.contracts import WORD_BIDS
from domino_core.families.trick.objections import FIRST
from domino_core.families.trick.suits import ALL_TRUMPS
from domino_core.registry import PUZZLE_GAMES
from domino_core.rng import Rng
from domino_core.shapes.counsel import Code
from domino_core.shapes.door import Cut
from tests import spoken
from tests.cases import all_cases
from tests.once import once_a_run
from tests.page_words import said_by
from tests.test_words import LANGUAGES, ROOT, bodies, error_codes, first_texts, pages
from website import catalogues

# ---------------------------------------------------------------- said by real games


def speak(data: spoken.Data, words: dict[str, str]) -> dict[str, Any]:
    """For each language, the texts of each message that was said of this data, and the faults that were found."""
    return said_by("speak.mjs", data, words)


@once_a_run
def everything() -> spoken.Data:
    return spoken.everything()


@once_a_run
def whole_reports() -> dict[str, Any]:
    return speak(everything(), {code: catalogues.whole(code) for code in LANGUAGES})


def faults(report: dict[str, Any]) -> list[str]:
    return [
        f"{fault['id']}: {fault['what']} in “{fault['text']}” ({fault['place']}; {fault['args']})"
        for fault in report["faults"].values()
    ]


def test_every_sentence_of_every_game_is_whole() -> None:
    assert not {code: found for code, report in whole_reports().items() if (found := faults(report))}


def test_every_game_has_had_its_say() -> None:
    """All games with their ends, so that the test above cannot be empty."""
    ends = {state["game"] for state in everything()["states"] if state["result"]}
    assert ends == set(GAMES)
    reports = whole_reports()
    assert len({frozenset(reports[code]["said"]) for code in LANGUAGES}) == 1
    assert all(len(reports[code]["said"]) > 400 for code in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_says_why_where_the_leaflet_and_the_chances_differ(language: str) -> None:
    """A strong hand that passes, and a weak one that bids."""
    assert len(whole_reports()[language]["said"]["advice-differs"]) == 2


SPOILT = {
    "an empty argument name": ("event-pass = { $name } passes.", "event-pass"),
    "two spaces": ("event-deal = One  deal.", "event-deal"),
    "an error of Fluent (Unknown variable: $nobody)": ("event-play = { $nobody } plays.", "event-play"),
    "nothing at all": ('your-turn = {""}', "your-turn"),
    "from a number to the same": ("players-range = 4 to 4 players", "players-range"),
    "no word where one should be": ("position-hand = undefined", "position-hand"),
}


def test_faults_are_found() -> None:
    """Words that are spoilt on purpose, one fault of each kind, and a message that is missing."""
    case = next(case for case in all_cases() if case.game.id == "block")
    listener = spoken.Listener()
    listener.play(case, 0)
    listener.states[0]["events"].append({"kind": "pass", "seat": 99})
    data = spoken.about(listener.states)
    text = catalogues.whole("en")
    for spoilt, name in SPOILT.values():
        text = re.sub(rf"^{name} =.*\n(?:[ }}].*\n)*", lambda _, new=spoilt: f"{new}\n", text, flags=re.MULTILINE)  # type: ignore[misc]
    text = re.sub(r"^round-won =.*\n(?:[ }].*\n)*", "", text, flags=re.MULTILINE)
    found = {(fault["what"], fault["id"]) for fault in speak(data, {"en": text})["en"]["faults"].values()}
    assert found >= {(what, name) for what, (_, name) in SPOILT.items()} | {("a missing message", "round-won")}


# ---------------------------------------------------------------- whom a block is about


@cache
def blocked_teams() -> list[spoken.Data]:
    """Blocked rounds of teams, won by either."""
    found: dict[bool, spoken.Data] = {}
    for number in range(400):
        match = Match.new("muggins", 4, f"w{number}")
        rng = Rng(number)
        while match.round.turn is not None:
            match.play(rng.choice(match.legal_moves()))
        result = match.results[-1]
        if result.reason == "blocked" and result.seat is None and not result.details.get("level"):
            found.setdefault(result.details["sums"][0]["side"] == 0, {**spoken.state_of(match), "events": []})
        if len(found) == 2:
            break
    return [found[True], found[False]]


@pytest.mark.parametrize(
    "language, ours, theirs",
    [
        ("en", ("you and Ben together", "You and Ben win"), ("Ada and Cleo together", "Ada and Cleo win")),
        ("es", ("con Ben sumas", "Ganas la ronda con Ben"), ("Ada y Cleo suman", "Ada y Cleo ganan la ronda")),
        ("fr", ("vous et Ben avez ensemble", "à vous et à Ben"), ("Ada et Cléo ont ensemble", "à Ada et Cléo")),
    ],
)
def test_a_blocked_round_of_teams_names_the_team(language: str, ours: tuple[str, str], theirs: tuple[str, str]) -> None:
    for state, (together, won) in zip(blocked_teams(), (ours, theirs), strict=True):
        report = speak(spoken.about([state]), {language: catalogues.whole(language)})
        said = report[language]["said"]
        assert together in said["reason-line-blocked"][0]
        assert won in said["round-won"][0]


# ---------------------------------------------------------------- an end without a winner


def endless(why: str, monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match that was ended because nobody would ever have won it, or because it became too long."""
    if why == "long":
        monkeypatch.setattr(standing, "MOST_WRITTEN", 300)
    match = Match.new("forty-two", seed="endless", options={"allpass": "throw-in"})
    while not match.finished:
        legal = match.legal_moves()
        match.play("pass" if why == "idle" and "pass" in legal else legal[-1])
    return match


@pytest.mark.parametrize("language", catalogues.languages())
@pytest.mark.parametrize("why", get_args(Cut))
def test_a_match_that_was_cut_short_says_why(why: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = endless(why, monkeypatch)
    assert match.cut == why
    report = speak(spoken.about([{**spoken.state_of(match), "events": []}]), {language: catalogues.whole(language)})
    assert len(report[language]["said"][f"cut-{why}"][0]) > 30


# ---------------------------------------------------------------- said by nobody


def reasons() -> set[str]:
    """Why a round may end level, which is rare, in the words of a game or a family."""
    ends = first_texts("Result") | {state["result"]["reason"] for state in everything()["states"] if state["result"]}
    scopes = {name for game in GAMES.values() for name in (game.id, game.family)}
    return {f"{scope}-{end}-level" for scope in scopes for end in ends}


def refusals() -> set[str]:
    """Every reason that the engine gives, and every kind of refusal."""
    return error_codes() | first_texts(*error_names()) | {reason for reason, _ in FIRST.values()}


def error_names(kind: type[DominoError] = DominoError) -> set[str]:
    return {kind.__name__}.union(*map(error_names, kind.__subclasses__()))


def told_in_lessons() -> set[str]:
    """What the scripts of first hands say."""
    lessons = [json.loads(path.read_text(encoding="utf-8")) for path in (ROOT / "web" / "lessons").glob("*.json")]
    return {f"{lesson['game']}-{step['say']}" for lesson in lessons for step in lesson["script"] if "say" in step}


FROM_THE_ENGINE: dict[str, Callable[[], set[str]]] = {
    "cut-": lambda: set(get_args(Cut)),
    "error-": refusals,
    "label-said-": lambda: set(WORD_BIDS),
    "lesson-": told_in_lessons,
    "game-": lambda: set(PUZZLE_GAMES),
    "hand-": lambda: {kind.code for kind in HandClass},
    "level-": lambda: set(LEVELS),
    "puzzle-level-": lambda: set(book.LEVELS),
    "reason-": reasons,
    "suit-": lambda: set(ALL_TRUMPS),
    "why-": lambda: set(get_args(Code)),
}
"""Messages that the page asks for by a word of the engine: what all those words are. They need not all have come up in play."""

PLAYED = ("about-", "button-", "event-", "game-", "goal-", "help-", "label-", "move-", "option-", "position-", "round-", "say-", "status-",
          "sum-", "value-")  # fmt: skip
"""Messages that the page asks for by words of games and positions: these must have come up in play, or stand in a script as they are."""


class Scripts:
    """What the page's scripts name: messages as they are, and by a template with a word of theirs, as in `setting-${name}`."""

    def __init__(self, source: str) -> None:
        self.literal = set(re.findall(r"['\"]([a-z][a-zA-Z0-9-]*)['\"]", source))
        self._words = set(re.findall(r"[a-z]+(?:-[a-z]+)*|\d+", source))
        made = re.findall(r"`([a-z]+(?:-(?:[a-z]+|\$\{[^}]+\}))+)`", source)
        self._templates = [
            re.compile(re.sub(r"\$\{[^}]+\}", "(.+)", text)) for text in set(made) if "${" in text and not text.startswith(PLAYED)
        ]

    def may_ask_for(self, name: str, within: bool = False) -> bool:
        """A word in a template may itself be made by one, once."""
        if name in self.literal:
            return True
        found = [match for template in self._templates if (match := template.fullmatch(name))]
        return any(
            all(word in self._words or (not within and self.may_ask_for(word, within=True)) for word in match.groups())
            for match in found
        )


def test_every_message_can_be_said() -> None:
    """Each was said of a real game, or is named in a script or in another message, or is one of a known list."""
    messages = bodies(catalogues.whole("en"))
    scripts = Scripts(pages())
    named = {name for body in messages.values() for name in re.findall(r"\{ ([a-z][\w-]*) \}", body)}
    listed = {prefix + word for prefix, words in FROM_THE_ENGINE.items() for word in words()}
    known = set(whole_reports()["en"]["said"]) | named | listed
    unsaid = [name for name in messages if name not in known and not scripts.may_ask_for(name)]
    assert not unsaid, f"nobody can say {unsaid}"


def test_a_message_that_nobody_can_say_is_found() -> None:
    scripts = Scripts(
        "t('undo'); t(`setting-${name}`); t(`event-${kind}`); lost(`link-${key}`); t(`error-${why}`); const theme = 'seed';"
    )
    asked = ("undo", "setting-theme", "error-link-seed")
    assert all(map(scripts.may_ask_for, asked))
    assert not any(map(scripts.may_ask_for, ("redo", "setting-cloth", "event-theme", "error-link-cloth")))
