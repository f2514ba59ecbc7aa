"""The command line: what people and scripts see of it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from domino_core import GAMES, Match
from domino_core.cli import main
from domino_core.options import as_text
from tests.cases import Case, usual_cases

ROOT = Path(__file__).resolve().parent.parent
Captured = pytest.CaptureFixture[str]

DEAL = "6-4 5-5 4-1 0-0 1-0 1-1 2-0 2-1 2-2 3-0 3-1 3-2 3-3 4-0 4-2 4-3 4-4 5-0 5-1 5-2 5-3 5-4 6-0 6-1 6-2 6-3 6-5 6-6"


def run(capsys: Captured, *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and errors of one call."""
    try:
        code = main(arguments)
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def test_games_lists_every_game_with_seats_and_options(capsys: Captured) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    lines = out.splitlines()
    assert [line.partition(":")[0] for line in lines if not line.startswith(" ")] == list(GAMES)
    assert "castle-rock: 1 player" in lines
    assert "block: 2-10 players" in lines
    assert "        makes no difference with players = 2, 3" in lines
    assert "        makes no difference with rounds = 1 to 20" in lines
    for game in GAMES.values():
        for option in game.options:
            suggested = game.suggested.options.get(option.name)
            better = "" if suggested is None else f", suggested: {as_text(suggested)}"
            assert f"    {option.name} = {as_text(option.default)} ({option.choices()}){better}" in lines


def test_games_as_json_is_the_declaration(capsys: Captured) -> None:
    code, out, _ = run(capsys, "games", "--json")
    assert code == 0
    assert json.loads(out) == {"games": [game.as_data() for game in GAMES.values()]}


def test_state_in_words(capsys: Captured) -> None:
    code, out, err = run(capsys, "state", "--game", "castle-rock", "--deal", DEAL, "--moves", "take:2 draw")
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        "game: castle-rock",
        "turn: 0",
        "legal_moves: draw",
        "scores: 0",
        "finished: False",
        "winners: ",
        "view:",
        "    row: 6-4 4-1 0-0",
        "    pile: 24",
        "    removed: 5-5",
        "    counts: 0",
        "    boneyard: 24",
    ]


@pytest.mark.parametrize(
    "game, moves, line",
    [
        ("mexican-train", "12-0@0", "    train 0: 12-0@0 (0)"),
        ("poker", "bet", "    chips: 98 93 98 98"),
        ("forty-two", "bid:30", "    bids: 30 · · ·"),
    ],
)
def test_every_family_tells_what_lies_on_its_table(capsys: Captured, game: str, moves: str, line: str) -> None:
    code, out, err = run(capsys, "state", "--game", game, "--seed", "a", "--moves", moves)
    assert (code, err) == (0, "")
    assert line in out.splitlines()


def test_state_as_json_is_what_the_match_says(capsys: Captured) -> None:
    match = Match.new("block", 3, "cli", {"set": 9})
    moves = []
    for _ in range(4):
        moves.append(match.legal_moves()[0])
        match.play(moves[-1])
    chosen = ["state", "--game", "block", "--players", "3", "--seed", "cli", "--option", "set=9", "--json"]
    code, out, err = run(capsys, *chosen, "--moves", " ".join(moves))
    assert (code, err) == (0, "")
    data = json.loads(out)
    assert data["view"] == match.view(match.turn)
    assert data["legal_moves"] == list(match.legal_moves())
    assert (data["turn"], data["scores"], data["finished"], data["winners"]) == (match.turn, [0, 0, 0], False, [])
    other = (match.turn or 0) + 1
    seen = run(capsys, *chosen, "--seat", str(other % 3))
    assert json.loads(seen[1])["view"]["seat"] == other % 3


def test_a_move_may_name_its_seat(capsys: Captured) -> None:
    match = Match.new("block", 2, "cli")
    seat, move = match.turn, match.legal_moves()[0]
    assert seat is not None
    assert run(capsys, "state", "--game", "block", "--players", "2", "--seed", "cli", "--moves", f"{seat}:{move}")[0] == 0
    assert run(capsys, "state", "--game", "block", "--players", "2", "--seed", "cli", "--moves", f"{1 - seat}:{move}")[0] == 2


def test_a_finished_match_is_shown_to_an_onlooker(capsys: Captured) -> None:
    match = Match.new("castle-rock", seed="end")
    while not match.finished:
        match.play(match.legal_moves()[0])
    moves = " ".join(move for _, move in match.log)
    code, out, _ = run(capsys, "state", "--game", "castle-rock", "--seed", "end", "--moves", moves, "--json")
    assert code == 0
    assert json.loads(out)["finished"] is True
    assert json.loads(out)["view"]["seat"] is None


REFUSED = {
    "an unknown game": ["--game", "chess"],
    "too many players": ["--game", "block", "--players", "11"],
    "an unknown option": ["--game", "block", "--option", "colour=red"],
    "a wrong option": ["--game", "block", "--option", "set=7"],
    "an option without a value": ["--game", "block", "--option", "set"],
    "an empty seed": ["--game", "block", "--seed", ""],
    "half a deal": ["--game", "block", "--deal", "6-4 5-5"],
    "a deal of nonsense": ["--game", "block", "--deal", "six-four"],
    "an illegal move": ["--game", "castle-rock", "--deal", DEAL, "--moves", "draw"],
    "an unreadable move": ["--game", "castle-rock", "--moves", "whatever!"],
    "a foreign move": ["--game", "castle-rock", "--moves", "bid:30"],
    "a move on a foreign arm": ["--game", "block", "--moves", "6-4@M"],
    "a seat that is not there": ["--game", "castle-rock", "--seat", "3"],
    "a move of a seat that is not there": ["--game", "castle-rock", "--moves", "7:draw"],
    "a strange digit": ["--game", "castle-rock", "--moves", "²:draw"],
}


@pytest.mark.parametrize("arguments", REFUSED.values(), ids=REFUSED)
def test_bad_input_gets_one_clear_line_and_exit_2(arguments: list[str], capsys: Captured) -> None:
    code, out, err = run(capsys, "state", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("domino_core: ")
    assert err.endswith(".\n")
    assert err.count("\n") == 1


@pytest.mark.parametrize("arguments", [[], ["dance"], ["state"], ["state", "--game", "block", "--players", "many"], ["play"]])
def test_arguments_that_cannot_be_read_exit_2(arguments: list[str], capsys: Captured) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert "usage:" in err


# ---------------------------------------------------------------- play


def play(capsys: Captured, monkeypatch: pytest.MonkeyPatch, answers: list[str], *arguments: str) -> tuple[int, str]:
    waiting = iter(answers)

    def answer(prompt: str = "") -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    code, out, err = run(capsys, "play", *arguments)
    assert err == ""
    return code, out


@pytest.mark.parametrize("case", usual_cases(), ids=str)
def test_a_match_is_played_to_the_end_by_its_first_numbers(case: Case, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = [f"--option=rules={case.options['rules']}"] if case.options else []
    code, out = play(capsys, monkeypatch, ["1"] * 5000, "--game", case.game.id, "--seed", "play", "--level", "random", *rules)
    assert code == 0
    assert out.splitlines()[0].startswith(f"{case.game.id}, seed play.")
    assert out.splitlines()[-1].startswith("The match is over.")


def test_moves_may_be_typed_taken_back_and_refused(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = ["draw", "nonsense!", "²", "99", "take:2", "undo", "undo", "1", "quit"]
    code, out = play(capsys, monkeypatch, answers, "--game", "castle-rock", "--deal", DEAL)
    assert code == 0
    assert "A removal is possible, so one must be made before the next draw." in out
    assert "“nonsense!” is not a move" in out
    assert "There is no move to take back." in out
    assert out.count("row: 6-4 4-1\n") == 2
    assert "The match is over" not in out


def test_an_ended_input_ends_the_game(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    assert play(capsys, monkeypatch, [], "--game", "castle-rock")[0] == 0


def test_without_a_seed_every_game_is_another_one(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    starts = {play(capsys, monkeypatch, ["quit"], "--game", "castle-rock")[1].splitlines()[0] for _ in range(3)}
    assert len(starts) == 3


def test_it_runs_as_a_module() -> None:
    arguments = [sys.executable, "-m", "domino_core", "state", "--game", "castle-rock", "--deal", DEAL, "--moves", "draw"]
    done = subprocess.run(arguments, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "domino_core: A removal is possible, so one must be made before the next draw.\n"


def test_computer_players_call_out_of_turn(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    """The person never claims a score, so sooner or later one lies open to a call by a seat whose turn it is not (seat 1 is next)."""
    rules = ["--option=claims=manual", "--players=3"]
    answers = ["pass" if number % 2 else "1" for number in range(400)]
    code, out = play(capsys, monkeypatch, answers, "--game", "muggins", "--seed", "calls", *rules)
    assert code == 0
    assert "seat 2: muggins" in out.splitlines()
