"""The kinds of puzzles besides Castle Rock: certified, the same everywhere, and solved by solvers that agree with plain brute force."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from domino_core import GAMES, Match
from domino_core.ai.bid_puzzles import EXACT as BID
from domino_core.ai.exact import Exact, reply, solves
from domino_core.ai.last_puzzles import EXACT as LAST
from domino_core.ai.puzzle_kinds import KINDS, puzzle_data
from domino_core.ai.puzzles import UnknownPuzzle
from domino_core.ai.train_puzzles import EXACT as TRAIN
from domino_core.ai.train_puzzles import by_ways_on, by_weight, study
from domino_core.bridge import Bridge
from domino_core.families.train.longest import longest_train
from domino_core.game import Look, Round, Setup
from domino_core.games.block import BLOCK
from domino_core.games.forty_two import FORTY_TWO
from domino_core.rng import Rng
from domino_core.tiles import HIGH, LOW, Tile, double_set, mask_of

if TYPE_CHECKING:
    from domino_core.shapes.help import PuzzleData

SOLVERS: dict[str, Exact] = {"train": TRAIN, "bid": BID, "last": LAST}
OFFERED = [(kind.name, variant, level) for kind in KINDS for variant, levels in kind.offered.items() for level in levels]


def begun(puzzle: PuzzleData) -> Match:
    return Match.new(puzzle["game"], puzzle["players"], None, puzzle["options"], puzzle["deal"], posed=puzzle["posed"])


def lefts(match: Match, exact: Exact) -> dict[str, int]:
    assert match.turn is not None
    look = match.look(match.turn)
    assert solves(exact, look)
    return exact.lefts(look)


def play_out(match: Match, exact: Exact, well: bool) -> None:
    """The person plays as the solver says, or as badly as can be; the others always play perfectly."""
    while not match.finished:
        assert match.turn is not None
        values = lefts(match, exact)
        if match.turn == 0:
            match.play((min if well else max)(values, key=values.__getitem__))
        else:
            match.play(reply(exact, match.look(match.turn)))


# ---------------------------------------------------------------- promises


@pytest.mark.parametrize("kind, variant, level", OFFERED)
def test_every_level_can_be_solved_by_the_rules_and_be_missed(kind: str, variant: str, level: str) -> None:
    puzzle = puzzle_data(f"{kind}-{variant}-{level}-k3x9")
    exact = SOLVERS[kind]
    match = begun(puzzle)
    assert Match.load(match.save()).save() == match.save()
    values, aim = lefts(match, exact), exact.aim(match.look(0))
    assert min(values.values()) <= aim < max(values.values()), "it can be solved, and lost with the first move"
    assert puzzle["ways"][0] < puzzle["ways"][1]
    play_out(match, exact, well=True)
    assert match.winners
    assert 0 in match.winners
    worse = begun(puzzle)
    play_out(worse, exact, well=False)
    details = worse.results[-1].details
    assert 0 not in worse.winners or details["stars"] < 3


def test_days_follow_the_ladder() -> None:
    first = date(2026, 11, 16)
    for kind in KINDS:
        names = set()
        for day in range(7):
            puzzle = puzzle_data(f"daily-{kind.name}-{first + timedelta(days=day)}")
            assert puzzle["like"] == f"{kind.name}-{kind.week[day]}"
            names.add(" ".join(puzzle["deal"]))
        assert len(names) == 7


PINNED = {
    "train-9-tricky-k3x9": "7-7 8-6 2-0 9-7 5-2 4-1 | ",
    "bid-36-hard-k3x9": "2-2 6-6 3-2 5-1 5-0 6-5 |  trump:6 6-6 5-2 6-3 6-1",
    "last-block-steady-k3x9": "6-6 5-3 3-1 6-0 6-5 1-0 |  6-5@R 2-5@L 5-5@R 5-1@R",
    "daily-train-2026-11-17": "7-7 0-0 5-3 8-6 5-5 9-6 | ",
}


@pytest.mark.parametrize("name", PINNED)
def test_a_name_is_the_same_puzzle_for_ever(name: str) -> None:
    """These positions must never change: people share their names."""
    puzzle = puzzle_data(name)
    assert f"{' '.join(puzzle['deal'][:6])} | {(puzzle['posed'] or '')[-24:]}" == PINNED[name]


@pytest.mark.parametrize(
    "name",
    [
        "train-9-monstrous-1", "train-6-tricky-1", "train-9-tricky-", "train-9-tricky-<b>", "bid-31-hard-1", "last-muggins-hard-1",
        "daily-train-2026-13-01", "daily-bid-1999-01-01", "daily-foot-2026-11-16", "foot-9-hard-1", "daily-train",
        "train-9-hard-" + "x" * 90,
    ],
)  # fmt: skip
def test_what_is_no_puzzle_is_refused(name: str) -> None:
    with pytest.raises(UnknownPuzzle) as caught:
        puzzle_data(name)
    assert caught.value.message.endswith(".")


def test_the_page_offers_what_the_engine_makes() -> None:
    source = (Path(__file__).resolve().parent.parent / "web" / "puzzles" / "kind_names.js").read_text(encoding="utf-8")
    listed = re.search(r"export const KINDS = (\{.*?\n\});", source, re.DOTALL)
    assert listed
    text = re.sub(r"(\w+):", r'"\1":', listed[1].rstrip(";")).replace("'", '"')
    assert json.loads(re.sub(r",(\s*[}\]])", r"\1", text)) == {
        kind.name: {variant: list(levels) for variant, levels in kind.offered.items()} for kind in KINDS
    }


# ---------------------------------------------------------------- brute force


def longest_by_trying(hand: list[Tile], end: int) -> int:
    lengths = [0]
    for tile in hand:
        if end in (HIGH[tile], LOW[tile]):
            rest = [other for other in hand if other != tile]
            lengths.append(1 + longest_by_trying(rest, HIGH[tile] + LOW[tile] - end))
    return max(lengths)


def chance_by_trying(hand: list[Tile], end: int, wanted: int) -> float:
    """The chance that a random train has at least the wanted length."""
    fitting = [tile for tile in hand if end in (HIGH[tile], LOW[tile])]
    if not fitting:
        return float(wanted <= 0)
    chances = [
        chance_by_trying([other for other in hand if other != tile], HIGH[tile] + LOW[tile] - end, wanted - 1) for tile in fitting
    ]
    return sum(chances) / len(chances)


def test_trains_are_studied_as_by_trying_everything() -> None:
    rng = Rng("trains by trying")
    for _ in range(400):
        hand, end = rng.shuffled(double_set(6))[: 3 + rng.below(6)], rng.below(7)
        longest, chance = study(mask_of(hand), end)
        assert longest == longest_by_trying(hand, end) == len(longest_train(mask_of(hand), end)[0])
        assert chance == pytest.approx(chance_by_trying(hand, end, longest))
        assert max(by_weight(mask_of(hand), end), by_ways_on(mask_of(hand), end)) <= longest


def value_by_trying(now: Round, side: int) -> int:
    """The points of seat 0's side over those of the others, when both play perfectly: by the rules themselves, without any cleverness."""
    if now.turn is None:
        result = now.result()
        assert result is not None
        return worth(now, result.points)
    values = []
    for move in now.legal_moves(now.turn):
        after = now.clone()
        after.apply(now.turn, move)
        values.append(value_by_trying(after, side))
    return max(values) if now.sides[now.turn] == side else min(values)


def worth(now: Round, points: Any) -> int:
    if now.setup.game is FORTY_TWO:
        return int(now.taken[0])  # type: ignore[attr-defined]
    return int(points[0] - points[1])


def random_ending(game: Any, players: int, options: dict[str, Any], rng: Rng, tiles: int) -> Round | None:
    """A round played at random, auction included, until so few tiles are left in the hands."""
    setup = Setup(game, players, game.resolve(players, options), deal=tuple(rng.shuffled(double_set(6))), open_hands=True)
    now = game.round_class.deal(setup)
    while now.turn is not None:
        if sum(hand.bit_count() for hand in now.hands) <= tiles:
            return now  # type: ignore[no-any-return]
        moves = now.legal_moves(now.turn)
        now.apply(now.turn, rng.choice([move for move in moves if not move.startswith("bid:") or int(move[4:]) <= 42] or moves))
    return None


@pytest.mark.parametrize("exact, game, players, options, tiles, wanted", [
    (LAST, BLOCK, 2, {"set": 6}, 8, 250),
    (BID, FORTY_TWO, 4, {}, 9, 150),
])  # fmt: skip
def test_endings_are_solved_as_by_trying_everything(
    exact: Exact, game: Any, players: int, options: dict[str, Any], tiles: int, wanted: int
) -> None:
    rng = Rng("endings by trying", game.id)
    checked = 0
    while checked < wanted:
        now = random_ending(game, players, options, rng, tiles)
        if now is None or now.turn is None:
            continue
        look = Look(game, now.view(now.turn))
        if not solves(exact, look):
            assert game is FORTY_TWO, "only a contract without trumps of its own is not solved"
            continue
        checked += 1
        for move, left in exact.lefts(look).items():
            after = now.clone()
            after.apply(now.turn, move)
            value = value_by_trying(after, now.sides[0])
            if game is FORTY_TWO:
                needed, bidder = now.needed(), now.bidder  # type: ignore[attr-defined]
                others = 42 - value
                assert left == (needed - value if now.sides[bidder] == 0 else others - needed + 1)
            else:
                assert left == -value


# ---------------------------------------------------------------- hidden information


def test_only_a_posed_match_has_open_hands() -> None:
    puzzle = puzzle_data("last-block-steady-k3x9")
    posed = begun(puzzle)
    assert all(posed.view(0)["hands"])
    assert all(posed.view(None)["hands"])
    plain = Match.new(puzzle["game"], puzzle["players"], None, puzzle["options"], puzzle["deal"])
    for move in (puzzle["posed"] or "").split():
        plain.play(move)
    assert plain.view(0)["hands"][1] is None
    assert not solves(LAST, plain.look(0)), "no advice where something is hidden"
    told = json.dumps(posed.view(0))
    hidden = [tile for tile in puzzle["deal"] if tile not in told and "-".join(reversed(tile.split("-"))) not in told]
    assert len(hidden) == posed.view(0)["boneyard"], "what lies asleep stays unseen"


def test_nobody_goes_back_behind_a_posed_position() -> None:
    match = begun(puzzle_data("last-block-steady-k3x9"))
    before = match.save()
    with pytest.raises(Exception, match="no move to take back"):
        match.undo()
    match.play(match.legal_moves()[0])
    match.undo_to(0)
    assert match.save() == before


def test_a_position_is_reached_by_the_rules_or_not_at_all() -> None:
    door = Bridge()
    puzzle = puzzle_data("last-block-steady-k3x9")
    request = {"type": "new", "game": "block", "players": 2, "options": puzzle["options"], "deal": puzzle["deal"], "seed": None}
    for posed, reason in (("6-6 6-6", None), ("nonsense", "foreign-move"), (5, "bad-position"), (["pass"], "bad-position")):
        reply_ = json.loads(door.handle(json.dumps({**request, "posed": posed})))
        assert not reply_["ok"]
        assert reason is None or reply_["error"]["reason"] == reason
    whole = begun(puzzle)
    play_out(whole, LAST, well=True)
    moves = f"{puzzle['posed']} {json.loads(whole.save())['moves']}"
    over = json.loads(door.handle(json.dumps({**request, "posed": moves})))
    assert over["error"]["reason"] == "bad-position"


# ---------------------------------------------------------------- the door


@pytest.mark.parametrize("name", ["train-9-steady-k3x9", "bid-36-steady-k3x9", "last-block-steady-k3x9"])
def test_advice_replies_and_the_review_agree(name: str) -> None:
    door = Bridge()

    def ask(kind: str, **fields: object) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(door.handle(json.dumps({"type": kind, **fields})))
        assert found["ok"], found
        return found

    puzzle = ask("puzzle", name=name)["puzzle"]
    state = ask("new", seat=0, seed=None, **{key: puzzle[key] for key in ("game", "players", "options", "deal", "posed")})
    first = ask("advise")
    assert {one["chance"] for one in first["choices"]} == {0.0, 1.0}
    wrong = next(one["move"] for one in first["choices"] if not one["chance"])
    state = ask("play", move=wrong, by=0, seat=0)
    while not state["finished"]:
        turn = state["turn"]
        if turn == 0:
            move = min(ask("advise")["choices"], key=lambda one: float(one["left"]))["move"]
        else:
            move = ask("think", by=turn, level="club")["move"]
            assert move == reply(SOLVERS[puzzle["kind"]], door.match.look(turn))  # type: ignore[union-attr]
        state = ask("play", move=move, by=turn, seat=0)
    review = ask("review")
    assert review["lost_at"] == 0
    assert review["decisions"][0]["played"] == wrong
    assert review["decisions"][0]["left"] == {one["move"]: one["left"] for one in first["choices"]}
    assert state["winners"] == [] or 0 not in state["winners"] or state["result"]["details"]["stars"] < 3


def test_a_usual_match_of_the_same_families_gets_no_advice() -> None:
    for game in ("mexican-train", "forty-two", "block"):
        door = Bridge()
        assert json.loads(door.handle(json.dumps({"type": "new", "game": game, "seed": "1"})))["ok"]
        for kind in ("advise", "review"):
            refused = json.loads(door.handle(json.dumps({"type": kind})))
            assert refused["error"]["reason"] in ("no-advice", "not-over")
    assert "longest-train" not in GAMES, "it is no game of the lobby"
