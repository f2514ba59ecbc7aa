"""What is told of a result is the result: random matches of every game and option, and every sentence read back in every language.

`tests/telling.py` plays, the page's own modules tell (`tests/js/tell.mjs`), `tests/told_words.py` reads the words; here what was read is
held against the numbers of the engine: who has won, how many points, and why.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests import telling
from tests.once import once_a_run
from tests.page_words import said_by
from tests.told_words import PATTERNS, Told, hand_words, people_in, read, sentences, side_in, trump_words
from website import catalogues

State = dict[str, Any]
LANGUAGES = [code for code in catalogues.languages() if code in PATTERNS]
"""Those that can be read back; a language is welcome before somebody has taught that."""
SOLO = frozenset({0})
"""Who plays alone may or may not be spoken to."""


def rounds() -> list[State]:
    states: list[State] = telling.everything()["states"]
    return states


def tell(data: State, words: dict[str, str]) -> dict[str, list[State]]:
    return said_by("tell.mjs", data, words)


@once_a_run
def everything() -> dict[str, list[State]]:
    return tell(telling.everything(), {code: catalogues.whole(code) for code in LANGUAGES})


# ---------------------------------------------------------------- what is true


def seats_of(side: int, state: State) -> frozenset[int]:
    return frozenset(seat for seat, one in enumerate(state["sides"]) if one == side)


def best_sides(state: State) -> list[int]:
    """The sides that won a round on a line: of those that score for the end of it the ones that score most."""
    result = state["result"]
    if result["seat"] is not None:
        return [state["sides"][result["seat"]]]
    most = max((one["won"] for one in result["details"]["sums"]), default=0)
    return [one["side"] for one in result["details"]["sums"] if one["won"] == most]


def true_title(state: State) -> tuple[str, frozenset[int]]:
    result, winners = state["result"], frozenset(state["winners"])
    if state["finished"]:
        if state["players"] == 1:
            return ("solo won" if winners else "solo lost"), frozenset()
        several = len({state["sides"][seat] for seat in winners}) > 1
        return ("match shared" if several else "match won"), winners
    if state["family"] == "line":
        sides = best_sides(state)
        kind = ("round of nobody", "round won", "round shared")[min(len(sides), 2)]
        return kind, seats_of(sides[0], state) if kind == "round won" else frozenset()
    seat = result["details"].get("bidder") if result["seat"] is None else result["seat"]
    kind = {
        "out": "round won", "blocked": "trains stuck", "passed": "all passed",
        "made": "bid made", "set": "bid set", "all-passed": "all passed",
        "showdown": "pot won", "unopposed": "pot won",
    }[result["reason"]]  # fmt: skip
    return kind, frozenset() if seat is None else seats_of(state["sides"][seat], state)


# ---------------------------------------------------------------- why a round ended


def check_line(state: State, said: Told) -> None:
    result = state["result"]
    details = result["details"]
    if result["reason"] == "out":
        assert (said.kind, said.who) == ("last tile", frozenset({result["seat"]}))
        assert details["dots"][result["seat"]] == 0
        return
    if result["reason"] == "target":
        side = state["sides"][result["seat"]]
        assert (said.kind, said.who) == ("target", seats_of(side, state))
        assert state["scores"][side] >= state["options"]["target"]
        return
    barred = details.get("with_double", [])
    hands = "" if not barred else " but doubles" if len(barred) == state["players"] else " plain hands"
    counted = {one["seat"]: one["dots"] for one in details.get("counted", [])} or dict(enumerate(details["dots"]))
    held: dict[int, int] = {}
    for seat, dots in counted.items():
        held[state["sides"][seat]] = held.get(state["sides"][seat], 0) + dots
    lowest = [side for side, dots in held.items() if dots == min(held.values())]
    assert said.who == frozenset().union(*(seats_of(side, state) for side in lowest))
    if len(lowest) == 1:
        assert said.kind == "fewest dots" + hands.replace(" plain", " of plain")
        assert best_sides(state) == lowest
    elif details["sums"]:
        assert said.kind == "level"
        assert set(best_sides(state)) == set(lowest), "all of them score, and alike"
    else:
        assert said.kind == (f"level{hands}" if hands else "level, nothing")
        assert result["points"] == details["during"]


def check_train(state: State, said: Told) -> None:
    result, view = state["result"], state["view"]
    points = result["points"]
    if result["reason"] == "out":
        assert (said.kind, said.who) == ("last tile, nothing", frozenset({result["seat"]}))
        assert points[result["seat"]] == 0
        return
    assert said.who == {seat for seat, one in enumerate(points) if one == min(points)}
    assert said.numbers == {"least": str(min(points))}
    assert view["boneyard"] == 0
    last = [entry.split(":") for entry in view["history"][-state["players"] :]]
    assert {int(seat) for seat, _ in last} == set(range(state["players"]))
    assert all(move == "pass" for _, move in last)
    assert said.kind == {"blocked": "nobody can lay", "passed": "passed in turn"}[result["reason"]]
    if said.kind == "nobody can lay":
        assert not any(can_lay(seat, view) for seat in range(state["players"]))


def can_lay(seat: int, view: State) -> bool:
    """Whether a hand has a tile for a train that is open to it, by what lies there for all to see."""
    wanted = view["open_doubles"][:1]
    ends = {
        str(train["end"])
        for train in view["trains"]
        if (train["arm"] in wanted if wanted else train["arm"] in ("M", str(seat)) or train["marker"])
    }
    return any(ends & set(tile.split("-")) for tile in view["hands"][seat])


def check_trick(state: State, said: Told, language: str) -> None:
    result = state["result"]
    details = result["details"]
    if result["reason"] == "all-passed":
        assert said.kind == "nobody bid"
        assert not any(result["points"])
        return
    if said.kind == "game bid":
        assert int(said.numbers["bid"]) == details["bid"]
        assert state["winners"] == [details["bidder"]]
        return
    told = dict(said.numbers)
    bid = details["bid"] // 42 if told.pop("marks", "") else details["bid"]
    assert said.who == {details["bidder"]}
    if said.kind == "special contract":
        assert int(told["bid"]) == bid
        assert ("made" in told) == (result["reason"] == "made")
        return
    taken = details["taken"][details["side"]]
    numbers = {"bid": bid, "taken": taken, "needed": details["needed"]}
    if result["reason"] == "set":
        numbers["short"] = details["needed"] - taken
    assert said.kind == f"contract {result['reason']}"
    assert told == {"trump": trump_words(details["trump"], language), **{name: str(one) for name, one in numbers.items()}}
    assert (taken >= details["needed"]) == (result["reason"] == "made")


def check_row(state: State, said: Told) -> None:
    left = state["result"]["details"]["left"]
    kinds = {"cleared": 0, "all called": 0}
    assert left == (kinds[said.kind] if said.kind in kinds else int(said.numbers.get("left", 1)))
    assert (said.kind in {*kinds, "nearly cleared"}) == (state["result"]["reason"] == "won") == (state["winners"] == [0])


def check_poker(state: State, said: Told) -> None:
    result = state["result"]
    assert said.kind == {"showdown": "best hand", "unopposed": "others folded"}[result["reason"]]
    assert said.who == {result["seat"]} or (said.kind == "others folded" and not said.who and result["seat"] == 0)
    assert result["seat"] == result["details"]["pots"][0]["winner"]


def check_lead(state: State, text: str, language: str) -> Iterator[str]:
    for sentence in sentences(text):
        said = read(sentence, language)
        yield said.kind
        if state["family"] == "trick":
            check_trick(state, said, language)
        else:
            {"line": check_line, "train": check_train, "row": check_row, "poker": check_poker}[state["family"]](state, said)


# ---------------------------------------------------------------- the arithmetic


def check_sum(state: State, owner: str, texts: list[str], language: str) -> None:
    """`9 | Ada | + | 21 | Ben | − | 3 | own tiles | = | 27 | points`: it is right, and it is what its owner took or scored."""
    result, details = state["result"], state["result"]["details"]
    side = side_in(owner, language, state["sides"])
    scored = ":" in owner or texts[-1].startswith(("mark", "marca", "marque"))
    total, sign, at = 0, 1, 0
    while at < len(texts) and texts[at] != "=":
        if texts[at] in "+−":
            sign = 1 if texts[at] == "+" else -1
            at += 1
        dots, _, points = texts[at].partition(" → ")
        named = people_in(texts[at + 1], language)
        if named:
            assert int(dots) == sum(details["dots"][seat] for seat in named)
        total += sign * int((points or dots).replace("−", "-"))
        at += 2
    if at < len(texts):
        assert total == int(texts[at + 1].replace("−", "-"))
    assert total == (result["points"] if scored else details["taken"])[side]


def check_fine(state: State, text: str, language: str) -> Iterator[str]:
    details = state["result"]["details"]
    pots = list(details.get("pots", ()))
    for sentence in sentences(text):
        said = read(sentence, language)
        yield said.kind
        points = int(said.numbers.get("points", said.numbers.get("mine", said.numbers.get("chips", 1))))
        if said.kind == "in play":
            assert points == details["during"][side_in(sentence, language, state["sides"])]
        elif said.kind == "set, nothing":
            assert state["result"]["reason"] == "set"
            assert side_in(sentence, language, state["sides"]) == details["side"]
            assert state["result"]["points"][details["side"]] == 0
        elif said.kind == "double blank":
            assert {"seat": min(said.who), "points": points} == details["blank"]
        elif said.kind == "back":
            assert {"seat": min(said.who), "chips": points} == details["returned"]
        elif "pot" in said.kind:
            pot = pots.pop(0)
            assert (points, said.who) == (pot["chips"], frozenset({pot["winner"]}))
        else:
            assert said.kind == "dots in hand"


def check_standings(state: State, texts: list[str], language: str) -> None:
    """A row a side: its name (of a team its seats as well), a sentence with its score, what the round brought, and the score."""
    teams = len(set(state["sides"])) < state["players"]
    width = 5 if teams else 4
    rows = [[texts[at], *texts[at + width - 3 : at + width]] for at in range(1, len(texts), width)]
    if teams:
        assert all(
            people_in(texts[at + 1], language) == seats_of(side_in(texts[at], language, state["sides"]), state)
            for at in range(1, len(texts), width)
        )
    assert len(rows) == len(set(state["sides"]))
    for name, sentence, gained, score in rows:
        side = side_in(name, language, state["sides"])
        assert int(gained.replace("−", "-")) == state["result"]["points"][side]
        assert score.replace("−", "-") in (str(state["scores"][side]), str(chips(state, side)))
        assert re.findall(r"-?\d+", re.sub(r"(?<=\d)[,\u202f](?=\d)", "", sentence))[0] == score.replace("−", "-")


def chips(state: State, side: int) -> int | None:
    after = state["result"]["details"].get("chips_after")
    return after[side] if after else None


def check_round(state: State, told: State, language: str) -> Iterator[str]:
    """Everything that a summary says; yields the kinds of its sentences."""
    owner = ""
    for block, texts in told["blocks"]:
        if block == "dialog-head":
            title = read(texts[0], language)
            yield title.kind
            assert (title.kind, title.who - SOLO if state["players"] == 1 else title.who) == true_title(state)
        elif block == "lead":
            yield from check_lead(state, texts[0], language)
        elif block == "sum-side":
            owner = texts[0]
        elif block == "sum":
            check_sum(state, owner, texts, language)
        elif block == "fine":
            yield from check_fine(state, texts[0], language)
        elif block == "shown-hand":
            (seat,) = people_in(texts[0], language)
            assert texts[1] == hand_words(state["result"]["details"]["classes"][seat], language)
        else:
            check_standings(state, texts, language)


# ---------------------------------------------------------------- what happened on the way


NAMELESS = {"round-over", "trump"}
"""Events that are told without their seat."""


def check_event(event: State, text: str, language: str, alone: bool) -> None:
    """A sentence names those whom the event is about, and no number that is not in it."""
    about = {event.get("seat"), event.get("arm_seat"), *event.get("winners", ())}
    if event["kind"] == "draw-for-start":
        about |= set(range(len(event["tiles"])))
    named = people_in(text, language)
    assert named <= about
    if event["kind"] == "match-over":
        assert named == set(event["winners"])
    elif event.get("seat") is not None and event["kind"] not in NAMELESS and not alone:
        assert event["seat"] in named
    tiles = re.compile(r"\d+-\d+")
    numbers = {int(number) for number in re.findall(r"\d+", tiles.sub("", text))}
    assert numbers <= {value for value in event.values() if isinstance(value, int)}
    if event["kind"] in ("score", "trick", "win", "returned"):
        amount = event["chips"] if "chips" in event else event["points"]
        assert numbers == {amount} or (amount == 1 and not numbers)


# ---------------------------------------------------------------- the tests


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_told_result_is_the_result(language: str) -> None:
    heard: set[str] = set()
    for state, told in zip(rounds(), everything()[language], strict=True):
        try:
            heard |= set(check_round(state, told, language))
        except AssertionError as error:
            place = f"{state['game']}, {state['players']} players, {state['options']}, seed {state['seed']}"
            raise AssertionError(f"{place}: {error}\n{told['blocks']}\n{state['result']}") from error
    unheard = set(PATTERNS[language]) - heard
    assert not unheard, f"nobody told: {sorted(unheard)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_told_event_is_what_happened(language: str) -> None:
    for state, told in zip(rounds(), everything()[language], strict=True):
        for event, text in zip(state["events"], told["events"], strict=True):
            try:
                check_event(event, text, language, state["players"] == 1)
            except AssertionError as error:
                raise AssertionError(f"“{text}”, {event}: {error}") from error


LIES = {
    "the winner": ("en", "*[other] { $name } wins the round", "*[other] Ada wins the round"),
    "the reason": ("en", "You have played your last tile.", "You have reached the target."),
    "a number": ("en", "{ $name } scores { $points }.", "{ $name } scores 7."),
    "a sentence nobody knows": ("en", "{ $name } has played the last tile.", "{ $name } is out."),
    "the winner in Spanish": ("es", "*[other] { $name } gana la ronda", "*[other] Ada gana la ronda"),
    "a person in Spanish": ("es", "[you] Anotas { $points }.", "[you] Ada anota { $points }."),
}


def faults(states: list[State], told: list[State], language: str) -> Iterator[str]:
    """What is wrong, and where it was said."""
    for state, one in zip(states, told, strict=True):
        try:
            list(check_round(state, one, language))
            for event, text in zip(state["events"], one["events"], strict=True):
                check_event(event, text, language, state["players"] == 1)
        except AssertionError as error:
            yield f"{state['game']}, seed {state['seed']}: {error}"


@pytest.mark.parametrize("lie", LIES)
def test_a_lie_is_found(lie: str) -> None:
    language, true, false = LIES[lie]
    states = [state for state in rounds() if state["family"] == "line"][::15]
    words = catalogues.whole(language)
    assert words.count(true) == 1
    told = tell({**telling.everything(), "states": states}, {language: words.replace(true, false)})[language]
    assert any(faults(states, told, language))
