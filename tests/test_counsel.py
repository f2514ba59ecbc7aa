"""Counsel keeps to what a player may know, reviews judge by what could be known then, and nothing of a running round is shown."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from domino_core import Match
from domino_core.ai import call_out
from domino_core.ai.verdict import Verdict
from domino_core.bridge import Bridge
from domino_core.cli import main
from domino_core.counsel import MOST_TURNS, Hindsight, Position
from domino_core.game import Look
from domino_core.house import Visit
from domino_core.rng import Rng
from tests.cases import Case, usual_cases
from tests.harness import play_random
from tests.made_up import HILL_AND_VALLEY
from tests.test_no_peeking import decisions, redrawn
from tests.test_reasons import positions

SEVERAL = [case for case in usual_cases() if case.players > 1]


def hint_from(look: Look, steps: int) -> Any:
    position = Position(look, "hint")
    for _ in islice(position.think(), steps):
        pass
    return position.hint()


def asked(bridge: Bridge, kind: str, **fields: object) -> dict[str, Any]:
    reply: dict[str, Any] = json.loads(bridge.handle(json.dumps({"type": kind, **fields})))
    return reply


def seated(match: Match) -> Bridge:
    bridge = Bridge()
    assert asked(bridge, "load", save=match.save())["ok"]
    return bridge


def round_over(case: Case, seed: object = "over") -> Match:
    """A random match whose first round has just ended."""
    match, rng = case.match(seed), Rng(seed)
    while not match.results:
        match.play(rng.choice(match.legal_moves()))
    return match


def running(case: Case) -> Match:
    """The same in the middle of its second round, or of its first where it has only one."""
    match = round_over(case)
    if match.finished:
        match = case.match("running")
    else:
        match.play("next")
    rng = Rng("running")
    for _ in range(3):
        after = Match.load(match.save())
        after.play(rng.choice(after.legal_moves()))
        if after.round.turn is None:
            break
        match = after
    assert match.round.turn is not None
    return match


# ---------------------------------------------------------------- hints


@pytest.mark.clause("ALL-03")
def test_a_hint_is_the_same_whatever_lies_hidden() -> None:
    for real, seat in islice(decisions(SEVERAL), 2 * len(SEVERAL)):
        mine = hint_from(Look(real.setup.game, real.view(seat)), 3)
        for twin in redrawn(real, seat)[:2]:
            assert hint_from(Look(twin.setup.game, twin.view(seat)), 3) == mine


@pytest.mark.parametrize("case", usual_cases(), ids=str)
def test_a_hint_is_given_in_slices_through_the_door(case: Case) -> None:
    match, seat = next(positions(case, 1), (None, 0))
    if match is None:
        return  # nothing is ever chosen in this game
    bridge = seated(match)
    first = asked(bridge, "hint", seed="s", ms=0)
    assert first["ok"]
    reply = first
    while not reply["done"]:
        reply = asked(bridge, "hint", seed="s", ms=50)
        assert reply["worlds"] >= first["worlds"]
    assert {choice["move"] for choice in reply["choices"]} <= set(match.legal_moves(seat))
    assert reply["choices"][0]["reasons"]


def test_a_seat_that_is_not_on_turn_gets_no_hint() -> None:
    match = SEVERAL[0].match("turn")
    assert match.turn is not None
    reply = asked(seated(match), "hint", by=(match.turn + 1) % match.players)
    assert reply["error"]["reason"] == "nothing-to-think"
    assert asked(seated(round_over(SEVERAL[0])), "hint")["error"]["reason"] == "nothing-to-think"


def test_a_family_that_nobody_knows_more_about_gets_a_plain_hint() -> None:
    with Visit([HILL_AND_VALLEY]):
        match = Match.new(HILL_AND_VALLEY.id, seed="plain")
        while len(match.legal_moves()) < 2:
            match.play(match.legal_moves()[0])
        assert match.turn is not None
        (choice,) = hint_from(match.look(match.turn), 3)["choices"]
        assert choice["move"] in match.legal_moves()
        assert choice["expected"] is None
        assert choice["reasons"] == [{"code": "first-sight"}]


def test_a_verdict_tells_means_spread_and_chance() -> None:
    verdict = Verdict(("a", "b"))
    assert verdict.expected("a") is None
    for worth in (1.0, 3.0):
        verdict.add([(worth, worth, 1.0), (0.0, 2.0, 0.0)])
    assert verdict.expected("a") == {"points": 2.0, "spread": 1.0, "chance": 1.0}
    assert verdict.expected("b") == {"points": 2.0, "spread": 0.0, "chance": 0.0}
    assert verdict.ranked() == ["a", "b"]
    assert (verdict.best_in("a"), verdict.best_in("b")) == (2, 0)


def test_a_difference_that_may_be_chance_costs_nothing() -> None:
    noisy, clear = Verdict(("a", "b")), Verdict(("a", "b"))
    rng = Rng("noise")
    for _ in range(40):
        noise = 100 * (rng.fraction() - 0.5)
        noisy.add([(noise + 0.1, 0.0, None), (-noise, 0.0, None)])
        clear.add([(noise + 5.0, 0.0, None), (noise, 0.0, None)])
    assert noisy.cost("b") == noisy.cost("a") == 0.0
    assert clear.cost("b") == pytest.approx(5.0)


# ---------------------------------------------------------------- hindsight


def finished_turns(match: Match, seat: int) -> Hindsight:
    hindsight = Hindsight(match, seat, "h")
    for _ in hindsight.think():
        pass
    return hindsight


@pytest.mark.parametrize("case", [case for case in SEVERAL if case.game.id in ("block", "forty-two", "poker")], ids=str)
def test_a_review_judges_each_turn_as_a_hint_would_have_then(case: Case) -> None:
    """The verdict on a turn is what was said from the view of that moment; what came to light later changes nothing."""
    seed, match, told = next(
        (seed, match, told)
        for seed in range(12)
        for match in (round_over(case, seed),)
        if (told := finished_turns(match, 0).told())["turns"]
    )
    assert told["judged"] == told["of"] == sum(seat == 0 for seat, _ in match.log)
    assert len(told["turns"]) <= MOST_TURNS
    now = case.match(seed)
    by_number = {turn["moves"]: turn for turn in told["turns"]}
    for number, (seat, move) in enumerate(match.log):
        if number in by_number:
            position = Position(now.look(0), f"h/{number}")
            for _ in position.think():
                pass
            turn = by_number[number]
            assert turn["played"] == position.told(move)
            assert turn["better"] == position.told(position.verdict.ranked()[0])
            assert turn["better"]["move"] != move
        now.play(move, seat)


def test_what_is_clearly_bad_is_found() -> None:
    """In Castle Rock with its pile open every choice is known exactly: some random game has a turn that cost tiles."""
    case = next(case for case in usual_cases() if case.game.puzzles)
    open_pile = case._replace(options={**case.options, "pile": "open"})
    found = 0
    for seed in range(6):
        match = open_pile.match(seed)
        play_random(match, Rng(seed))
        for turn in finished_turns(match, 0).told()["turns"]:
            better, played = turn["better"]["expected"], turn["played"]["expected"]
            assert better is not None
            assert played is not None
            assert better["points"] < played["points"]
            found += 1
    assert found


def test_a_review_goes_on_in_slices_and_tells_how_far_it_is() -> None:
    match = round_over(SEVERAL[0])
    bridge = seated(match)
    judged = []
    for _ in range(10_000):
        reply = asked(bridge, "hindsight", seat=0, ms=0)
        judged.append(reply["judged"])
        if reply["done"]:
            break
    assert judged[0] == 0
    assert judged == sorted(judged)
    assert judged[-1] == reply["of"]


@pytest.mark.parametrize("case", usual_cases(), ids=str)
def test_nothing_of_a_running_round_is_reviewed_or_shown(case: Case) -> None:
    match = running(case)
    bridge = seated(match)
    before = match.save()
    first = len(match.log) - len(match.round.history)
    assert asked(bridge, "hindsight", seat=0)["error"]["reason"] == "round-not-over"
    for seat in range(match.players):
        for moves in {first, len(match.log)}:
            assert asked(bridge, "knew", seat=seat, moves=moves)["error"]["reason"] == "round-not-over"
            assert asked(bridge, "past", seat=seat, moves=moves, open=True)["error"]["reason"] == "round-not-over"
    assert asked(bridge, "deal")["text"] is None
    assert asked(bridge, "deal")["command"] is None
    assert asked(bridge, "state", seat=0)["save"] == before


# ---------------------------------------------------------------- what a player knew


@pytest.mark.parametrize("case", SEVERAL, ids=str)
def test_what_a_player_knew_is_its_view_at_that_moment(case: Case) -> None:
    match = round_over(case)
    bridge = seated(match)
    now = case.match("over")
    for number, (seat, move) in enumerate(match.log[:12]):
        reply = asked(bridge, "knew", seat=seat, moves=number, table={"width": 800, "height": 600})
        assert reply["view"] == json.loads(json.dumps(now.view(seat)))
        assert reply["scene"] is not None
        now.play(move, seat)
    assert asked(bridge, "knew", seat=match.players, moves=0)["error"]["reason"] == "no-such-seat"
    assert asked(bridge, "knew", moves=0)["ok"]  # an onlooker knows what lies open


def test_an_earlier_round_can_be_looked_at_while_another_is_played() -> None:
    match = next(match for match in map(running, SEVERAL) if match.results)
    reply = asked(seated(match), "knew", seat=1, moves=2)
    assert reply["ok"]
    assert reply["view"]["round"] == 1


# ---------------------------------------------------------------- the deal


def deals() -> Iterator[Match]:
    for case in usual_cases():
        yield round_over(case)
    several = SEVERAL[0].match("it's a seed")
    play_random(several, Rng(1))
    yield several


@pytest.mark.parametrize("match", list(deals()), ids=lambda match: f"{match.game.id}-{len(match.results)}")
def test_the_fingerprint_stays_and_a_command_makes_it_again(match: Match, capsys: pytest.CaptureFixture[str]) -> None:
    start = Match.load(match.save())
    start.undo(len(match.round.history))
    before, after = asked(seated(start), "deal"), asked(seated(match), "deal")
    assert before["text"] is None or not match.round.history
    assert before["fingerprint"] == after["fingerprint"]
    program, *arguments = shlex.split(after["command"])[2:]
    assert program == "domino_core"
    assert main(arguments) == 0
    assert capsys.readouterr().out.splitlines() == [after["text"], after["fingerprint"]]


def test_another_deal_has_another_fingerprint() -> None:
    one, two = (asked(seated(SEVERAL[0].match(seed)), "deal")["fingerprint"] for seed in ("a", "b"))
    assert one != two


# ---------------------------------------------------------------- calls


def test_two_seats_that_may_call_overlook_it_independently() -> None:
    """Through the door, too: the chance of one seat is not that of another."""
    calling = [
        case._replace(players=4, options={**case.options, "claims": "manual"}) for case in usual_cases() if case.game.interrupts
    ]
    case = next(case for case in calling if len(set(case.match().sides)) == 4)
    both = one = 0
    for seed in range(40):
        match, rng = case.match(seed), Rng("calls", seed)
        for _ in range(40):
            if match.finished:
                break
            callers = [seat for seat in range(4) if seat != match.turn and match.legal_moves(seat)]
            worth = [call_out(match.look(seat), "master", 0) for seat in callers]
            if len(callers) > 1 and all(worth):
                bridge = seated(match)
                said = [asked(bridge, "think", by=seat, level="learner", seed=str(seed))["move"] for seat in callers]
                both += all(said) or not any(said)
                one += any(said) and not all(said)
            match.play(rng.choice(match.legal_moves()))
    assert both
    assert one
