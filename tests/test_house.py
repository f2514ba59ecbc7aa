"""Every family has all its parts, and what is true of a game stands in its record and reaches the page."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from domino_core import GAMES, Match
from domino_core.ai import bot_for
from domino_core.ai.bot import ForgetfulBot, GreedyBot, RandomBot
from domino_core.bridge import Bridge
from domino_core.families.line.options import target
from domino_core.game import Game
from domino_core.house import FAMILIES, Family, family_named
from domino_core.rng import Rng
from tests.cases import Case, usual_cases
from tests.harness import play_random
from tests.rules.line_tables import dealt

PAGE = Path(__file__).resolve().parent.parent / "web" / "families"
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
EVERY_FAMILY = pytest.mark.parametrize("family", FAMILIES.values(), ids=lambda family: family.name)


def lacks(family: Family) -> list[str]:
    """The parts for which something plain has to do."""
    parts = {
        "rules": family.rules is not None,
        "scene": family.scene is not None,
        "lines": family.lines is not None,
        "players": family.worth is not None or "simple" in family.bots,
    }
    return [name for name, there in parts.items() if not there]


@EVERY_FAMILY
def test_a_family_has_all_its_parts(family: Family) -> None:
    assert not lacks(family), f"the family {family.name} in house.py lacks: {', '.join(lacks(family))}"


@EVERY_FAMILY
def test_the_page_has_a_module_for_a_family(family: Family) -> None:
    listed = (PAGE / "index.js").read_text(encoding="utf-8")
    assert f"import {{ {family.name} }} from './{family.name}.js';" in listed, f"web/families/index.js lacks {family.name}"
    own = (PAGE / f"{family.name}.js").read_text(encoding="utf-8")
    known = re.findall(r"^  (\w+)[:(]", (PAGE / "plain.js").read_text(encoding="utf-8"), re.MULTILINE)
    parts = re.findall(r"^  (\w+)[:(]", own.partition(f"export const {family.name} = {{")[2], re.MULTILINE)
    assert parts
    assert set(parts) <= set(known), f"nobody asks for {sorted(set(parts) - set(known))}: plain.js lists the parts of a record"


def test_a_part_that_is_missing_is_named() -> None:
    assert lacks(Family("foot")) == ["rules", "scene", "lines", "players"]


@EVERY_GAME
def test_a_game_belongs_to_a_family_that_is_described(game: Game) -> None:
    assert game.family in FAMILIES, f"{game.id} is of the family {game.family}, which has no record in house.py"
    rules = FAMILIES[game.family].rules
    assert rules is not None
    assert issubclass(game.round_class, rules)


def test_no_family_is_left_over() -> None:
    assert set(FAMILIES) == {game.family for game in GAMES.values()}


@EVERY_FAMILY
def test_every_part_can_be_fetched(family: Family) -> None:
    for name in ("scene", "least_table", "worth", "arrange", "chances", "advise", "review"):
        part = getattr(family, name)
        assert part is None or callable(part())
    assert family.counsel is not None
    assert all(map(callable, family.counsel()))
    for bot in family.bots.values():
        assert callable(bot().think)


@EVERY_FAMILY
def test_what_the_terminal_tells_stands_in_a_view(family: Family) -> None:
    views = [Match.new(game.id).view(0) for game in GAMES.values() if game.family == family.name]
    assert set(family.lines or ()) <= {name for view in views for name in view}


def test_a_family_without_players_plays_at_random() -> None:
    assert family_named("foot").worth is None
    assert isinstance(bot_for(GAMES["block"], "simple"), GreedyBot)
    assert isinstance(bot_for(GAMES["block"], "learner"), ForgetfulBot)
    assert isinstance(bot_for(GAMES["block"], "random"), RandomBot)


@pytest.mark.parametrize("case", usual_cases(), ids=str)
def test_events_say_what_kind_of_arm_a_tile_was_laid_on(case: Case) -> None:
    match = case.match("arms")
    family, rng = FAMILIES[match.game.family], Rng("arms")
    for _ in range(150):
        for event in match.news_for(None):
            if event["kind"] == "play" and event.get("arm"):
                assert event["arm"] in match.game.arms
                assert event["arm_kind"] in family.arms
                assert match.round.arms()[event["arm"]] == {"kind": event["arm_kind"], "seat": event.get("arm_seat")}
        if match.finished:
            break
        play_random(match, rng, 1)


def test_the_catalogue_tells_the_facts() -> None:
    games = {game["id"]: game for game in json.loads(Bridge().handle('{"type": "catalogue"}'))["games"]}
    assert [name for name, game in games.items() if game["puzzles"]] == ["castle-rock"]
    plain = games["block"]
    for name, fact, value in (
        ("mexican-train", "low_wins", True),
        ("bingo", "clock", True),
        ("muggins", "ends_count_by", 5),
        ("forty-two", "auction", True),
        ("poker", "stake", "chips"),
        ("sebastopol", "arms", ["L", "R", "U", "D"]),
    ):
        assert games[name][fact] == value
        assert plain[fact] != value
    assert games["forty-two"]["counts"] == {"5-5": 10, "6-4": 10, "5-0": 5, "4-1": 5, "3-2": 5}
    assert games["moon"]["counts"] == {}
    assert games["muggins"]["interrupts"] == ["muggins"]
    assert {game["family"] for game in games.values()} == set(FAMILIES)


def test_the_state_tells_the_family_and_who_may_call() -> None:
    bridge = Bridge()

    def ask(**request: object) -> dict[str, object]:
        reply: dict[str, object] = json.loads(bridge.handle(json.dumps(request)))
        return reply

    save = dealt("muggins", ["5-5", "", ""], claims="manual").save()  # the first tile can be claimed for ten
    state = ask(type="load", save=save, seat=0)
    assert (state["family"], state["callers"]) == ("line", [])
    assert state["arms"] == {name: {"kind": "end", "seat": None} for name in "LRUD"}
    player = state["turn"]
    assert ask(type="play", move="5-5", by=player, seat=player)["legal"] == ["claim", "pass"]
    silent = ask(type="play", move="pass", by=player, seat=0)
    assert silent["callers"] == [seat for seat in range(3) if seat not in (player, silent["turn"])]


@pytest.mark.parametrize("values", [range(5, 31), (61, 121), (100,)])
def test_a_target_may_be_any_list_or_range(values: tuple[int, ...] | range) -> None:
    option = target(values[0], values=values)
    assert option.read(str(values[-1])) == values[-1]
    assert option.default == values[0]
    assert json.loads(json.dumps(option.as_data())) == option.as_data()


def test_the_state_tells_whose_every_train_is() -> None:
    reply = json.loads(Bridge().handle('{"type": "new", "game": "mexican-train", "players": 2, "seed": "x", "seat": 0}'))
    own, shared = [{"kind": "train", "seat": seat} for seat in range(2)], {"kind": "shared-train", "seat": None}
    assert reply["arms"] == {"0": own[0], "1": own[1], "M": shared}
