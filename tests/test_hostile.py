"""Twenty thousand pieces of input that nobody should trust, each answered with sense or with a code, and no match touched by a refusal.

More are tried by `python3 build_scripts/fuzz.py`; the addresses of the page and of frames by `tests/js/hostile.test.mjs`.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from domino_core.editions import NEWEST
from domino_core.match import MAX_TEXT
from tests.bridge_tools import CODES
from tests.hostile import Table, case, loads, saves, shorter, truncated
from website import catalogues

BATCHES, IN_EACH = 4, 2500


@pytest.mark.parametrize("batch", range(BATCHES))
def test_whatever_is_broken_is_refused_by_a_code(batch: int) -> None:
    table = Table(str(batch))
    codes = set()
    for number in range(IN_EACH):
        one = case(f"default {batch}", number)
        codes.add(table.hold(one.text))
    assert {None, "bad-request", "bad-save"} <= codes
    assert table.refused > IN_EACH / 2


def test_every_beginning_of_a_save_is_refused() -> None:
    table = Table("cut")
    for text in truncated("begun"):
        assert table.hold(text) == "bad-save"
    assert table.refused > 4000


@pytest.mark.parametrize("save", saves("begun"))
def test_a_save_after_each_of_its_moves_is_a_save(save: str) -> None:
    assert all(map(loads, shorter(save)))


LARGE = 50_000_000
BOMBS: dict[str, Any] = {
    "fifty megabytes": "x" * LARGE,
    "fifty megabytes of save": json.dumps({"type": "load", "save": "x" * LARGE}),
    "a hundred thousand lists": "[" * 100_000,
    "a hundred thousand lists in a save": json.dumps({"type": "load", "save": "[" * MAX_TEXT}),
    "many objects in a save": json.dumps({"type": "load", "save": '{"a":' * 10_000}),
    "a save in a save": json.dumps({"type": "load", "save": json.dumps({"type": "load", "save": saves("begun")[0]})}),
    "brackets in a seed": json.dumps({"type": "load", "save": saves("begun")[0].replace('"seed":"', '"seed":"[[[[{{{{')}),
    "the same name a thousand times": '{"type":"state"' + ',"seat":0' * 1000 + ',"seat":77}',
    "moves without end": json.dumps(
        {"type": "load", "save": saves("begun")[0].replace('"moves":"', '"moves":"' + "pass " * 12_000)}
    ),
    "a deal without end": json.dumps({"type": "new", "game": "block", "deal": "6-6 " * 16_000}),
    "a deal of numbers": json.dumps({"type": "new", "game": "block", "deal": [2**53 + 1] * 9000}),
    "options without end": json.dumps({"type": "new", "game": "block", "options": {str(n): n for n in range(9000)}}),
    "an arrangement of what is no tile": json.dumps({"type": "state", "arrange": ["\ud800"] * 9000, "seat": 77}),
    "a table of no size": '{"type":"state","table":{"width":NaN,"height":1e999}}',
    "nothing": "",
    "bytes": b"\xff\xfe",
}


@pytest.mark.parametrize("text", BOMBS.values(), ids=BOMBS)
def test_what_is_too_much_is_refused_at_once(text: Any) -> None:
    table = Table("bombs")
    code = table.hold(text)
    assert code is not None or "[[[[" in text  # brackets in a text are no nesting: only the shuffle is another one


@pytest.mark.parametrize("version", [NEWEST + 1, 0, -1, 2**53 + 1, 1e300, "1", None, [1], {"boneyard": 1}])
def test_a_save_of_a_version_that_is_to_come_is_refused_as_such(version: Any) -> None:
    save = json.dumps({**json.loads(saves("begun")[0]), "boneyard": version})
    table = Table("version")
    assert table.hold(json.dumps({"type": "load", "save": save})) == "bad-save"
    reply = json.loads(table.door.handle(json.dumps({"type": "load", "save": save})))
    assert reply["error"]["reason"] == "save-version"


SAVED = st.fixed_dictionaries(
    {
        "boneyard": st.just(1) | st.integers() | st.floats(),
        "game": st.sampled_from(["block", "poker", "castle-rock", "forty-two"]) | st.text(max_size=8),
        "players": st.integers(-1, 9) | st.integers() | st.floats() | st.booleans(),
        "options": st.dictionaries(
            st.sampled_from(["set", "target", "rules", "__proto__"]) | st.text(max_size=4), st.integers() | st.text()
        ),
        "seed": st.none() | st.text(max_size=70) | st.integers(),
        "moves": st.text(max_size=20)
        | st.lists(st.sampled_from(["pass", "draw", "next", "6-6", "5-4@R", "bid:30"])).map(" ".join),
    },
    optional={"deal": st.none() | st.text(max_size=30), "__proto__": st.integers()},
)


@settings(max_examples=600)
@given(SAVED)
def test_a_save_of_any_content_is_a_match_or_refused(data: dict[str, Any]) -> None:
    Table("any").hold(json.dumps({"type": "load", "save": json.dumps(data)}))


@settings(max_examples=400)
@given(st.sampled_from(saves("begun")), st.text(max_size=6), st.integers(0, 2000), st.integers(0, 6))
def test_a_save_with_any_text_in_any_place_is_a_match_or_refused(save: str, text: str, start: int, length: int) -> None:
    at = start % len(save)
    Table("any place").hold(json.dumps({"type": "load", "save": save[:at] + text + save[at + length :]}))


@pytest.mark.parametrize("language", catalogues.languages())
def test_every_code_has_a_sentence(language: str) -> None:
    """The codes are a closed list, which `docs/protocol.md` names and a test holds against the engine's errors."""
    known = catalogues.whole(language)
    assert len(CODES) > 10
    assert not [code for code in CODES if f"\nerror-{code} = " not in known]
