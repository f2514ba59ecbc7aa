"""Reasons are true: each that is given for a move in a random position is found again by other means, for every family.

A reason that is changed or put where it does not belong must be caught.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from domino_core import Match
from domino_core.counsel import MOST_REASONS, Position
from domino_core.families.hands import HandsRound
from domino_core.game import Seat
from domino_core.house import family_of
from domino_core.notation import tile_in
from domino_core.rng import Rng
from tests.cases import Case, spread_cases, suggested_case, usual_cases
from tests.reasons_laying import Found
from tests.reasons_taking import CHECKS

MATCHES = 2


def positions(case: Case, matches: int = MATCHES) -> Iterator[tuple[Match, Seat]]:
    """Positions of random matches in which somebody can choose."""
    for number in range(matches):
        rng, match = Rng("reasons", case, number), case.match(f"reasons {number}")
        for _ in range(60):
            if match.finished:
                break
            seat = match.turn
            assert seat is not None
            if not match.waiting and len(match.legal_moves(seat)) > 1:
                yield match, seat
            match.play(rng.choice(match.legal_moves(seat)))


def found_in(case: Case, matches: int = MATCHES) -> Iterator[Found]:
    counsel = family_of(case.game.id).counsel
    assert counsel is not None
    _, reasons = counsel()
    for match, seat in positions(case, matches):
        told = reasons(match.look(seat))
        for move in match.legal_moves(seat):
            for reason in told(move):
                yield Found(match, seat, move, reason)


def reason_cases() -> list[Case]:
    """The usual set-ups, what is suggested, and those that make other reasons true."""
    suggested = [suggested_case(case.game) for case in usual_cases() if case.game.suggested.options]
    fewest = [case for case in spread_cases() if case.players == 2]
    with_options = [
        case._replace(options={**case.options, option.name: value})
        for case in usual_cases()
        for option in case.game.options
        for value in ("manual", "open")
        if option.name in ("claims", "pile") and value in option.values and value != option.default
    ]
    return list({str(case): case for case in (*usual_cases(), *suggested, *fewest, *with_options)}.values())


@pytest.mark.parametrize("case", reason_cases(), ids=str)
def test_every_reason_is_true_of_the_position(case: Case) -> None:
    for found in found_in(case):
        if isinstance(found.match.round, HandsRound) and found.reason["code"].startswith("train") and len(found.hand) > 9:
            continue  # all trains of a larger hand would take too long to try
        assert CHECKS[found.reason["code"]](found), str(found)


def test_all_kinds_of_reasons_come_up_somewhere() -> None:
    told = Counter(found.reason["code"] for case in reason_cases() for found in found_in(case, 1))
    rare = {"blank", "claims", "last-trump", "goes-later", "goes-out", "count-to-partner"}
    assert set(CHECKS) - set(told) <= rare, set(CHECKS) - set(told)


@pytest.mark.parametrize("case", [case for case in usual_cases() if case.players > 1], ids=str)
def test_a_reason_that_is_changed_is_caught(case: Case) -> None:
    """One more point, tile or dot than there is, or another number."""
    changed = caught = 0
    for found in found_in(case, 1):
        if "tiles" in found.reason and len(found.hand) > 9:
            continue
        for name, value in list(found.reason.items()):
            if isinstance(value, int) and name not in ("seat", "share"):
                found.reason[name] = value + 1
                changed += 1
                caught += not CHECKS[found.reason["code"]](found)
                found.reason[name] = value
    assert caught == changed


def test_a_reason_in_the_wrong_place_is_caught() -> None:
    """Each kind that says no number is planted on moves for which it was not given: the check must refuse most of them."""
    plain: dict[str, list[bool]] = {}
    for case in usual_cases():
        counsel = family_of(case.game.id).counsel
        assert counsel is not None
        _, reasons = counsel()
        for match, seat in islice(positions(case, 1), 1):
            told = {move: reasons(match.look(seat))(move) for move in match.legal_moves(seat)}
            codes = {reason["code"] for all_of in told.values() for reason in all_of if len(reason) == 1}
            for code in codes:
                for move, own in told.items():
                    if all(reason["code"] != code for reason in own) and tile_in(move) is not None:
                        plain.setdefault(code, []).append(CHECKS[code](Found(match, seat, move, {"code": code})))
    assert plain
    assert all(not all(results) for results in plain.values()), plain


@pytest.mark.parametrize("case", [*usual_cases(), *(suggested_case(case.game) for case in usual_cases()[:3])], ids=str)
def test_a_hint_has_two_moves_at_the_most_each_with_a_reason(case: Case) -> None:
    for match, seat in islice(positions(case, 1), 3):
        position = Position(match.look(seat), "hint")
        for _ in position.think():
            pass
        hint = position.hint()
        assert 1 <= len(hint["choices"]) <= 2
        for choice in hint["choices"]:
            assert choice["move"] in match.legal_moves(seat)
            assert 1 <= len(choice["reasons"]) <= MOST_REASONS
            for reason in choice["reasons"]:
                if reason["code"] in CHECKS and not reason["code"].startswith("train"):
                    assert CHECKS[reason["code"]](Found(match, seat, choice["move"], reason))
                elif reason["code"] == "best-in":
                    assert 0 <= reason["count"] <= reason["of"] == hint["worlds"]
