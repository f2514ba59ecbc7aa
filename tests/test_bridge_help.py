"""Help with one's own hand, through the door: trains, bids, calls."""

from __future__ import annotations

from domino_core.bridge import Bridge
from domino_core.games.muggins import MugginsRound
from tests.bridge_tools import ask, refused, started


def test_a_hand_is_arranged_as_its_longest_train() -> None:
    door = started(game="mexican-train", players=4, options={}, seed="rails")
    view = ask(door, "state", seat=2)["view"]
    reply = ask(door, "arrange", seat=2)
    assert sorted(reply["train"] + reply["slough"]) == sorted(view["hands"][2])
    end = next(train["end"] for train in view["trains"] if train["arm"] == "2")
    for tile in reply["train"]:
        one, two = map(int, tile.split("-"))
        assert end in (one, two)
        end = one + two - end
    dots = [sum(map(int, tile.split("-"))) for tile in reply["slough"]]
    assert dots == sorted(dots, reverse=True)


def test_a_hand_is_arranged_before_the_engine_lies() -> None:
    for start in ("draw", "highest"):
        door = started(game="mexican-train", players=3, options={"rules": "table", "start": start}, seed="wait")
        reply = ask(door, "arrange", seat=0)
        assert len(reply["train"] + reply["slough"]) == 15


def test_only_trains_are_arranged_and_only_for_seats_that_are_there() -> None:
    refused(ask(started(), "arrange", seat=0), "bad-request", "no-trains")
    door = started(game="mexican-train", players=4, options={})
    for seat in (None, 4, -1, "0", True):
        refused(ask(door, "arrange", seat=seat), "bad-request", "no-such-seat")
    refused(ask(Bridge(), "arrange", seat=0), "no-match")


def test_an_auction_comes_with_advice_and_chances() -> None:
    door = started(game="forty-two", players=4, options={})
    reply = ask(door, "chance", seed="c", ms=0)
    while not reply["done"]:
        reply = ask(door, "chance", seed="c", ms=1000)
    assert reply["advice"]["kind"] in ("weak", "possible", "strong")
    assert [each["bid"] for each in reply["chances"]] == list(range(30, 43))
    chances = [each["chance"] for each in reply["chances"]]
    assert chances == sorted(chances, reverse=True)
    assert all(0 < chance < 1 for chance in chances)
    assert reply["worlds"] > 0


def test_moon_has_advice_without_chances_and_other_moments_have_none() -> None:
    door = started(game="moon", players=3, options={})
    reply = ask(door, "chance")
    assert (reply["chances"], reply["done"]) == ([], False) or reply["done"]
    door = started()
    for _ in range(2):  # a question that was refused is not gone on with
        refused(ask(door, "chance"), "bad-request", "no-auction")


def test_a_seat_that_may_call_out_keeps_silent_where_there_is_nothing() -> None:
    calls = silences = 0
    for number in range(30):
        door = started(game="muggins", players=3, options={"claims": "manual"}, seed=f"{number}")
        for _ in range(12):
            now = ask(door, "state", seat=0)
            if now["result"]:
                break
            claim = now["view"]["claim"]
            if claim and claim["state"] == "silent":
                others = [seat for seat in range(3) if seat not in (claim["seat"], now["turn"])]
                thought = ask(door, "think", by=others[0], level="simple")
                scores = MugginsRound.points_of_last(now["view"]["line"], now["options"]) > 0
                assert (thought["move"], thought["done"]) == ("muggins" if scores else None, True)
                calls, silences = calls + scores, silences + (not scores)
            legal = ask(door, "state", seat=now["turn"])["legal"]
            ask(door, "play", move="pass" if "claim" in legal else legal[0], by=now["turn"])
    assert calls
    assert silences
