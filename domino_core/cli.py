"""The command line: list the games, play moves through the rules and print where they lead, or play in the terminal."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from domino_core.ai import ALL_LEVELS, LEVELS, USUAL_LEVEL, choose
from domino_core.arena import Contest, first_call, hold, told
from domino_core.cli_solve import add_solve_arguments, solved
from domino_core.errors import BadOption, DominoError
from domino_core.fingerprint import deal_text, fingerprint
from domino_core.game import Seat, View
from domino_core.house import family_of
from domino_core.match import Match, game_named, read_entry
from domino_core.options import as_text
from domino_core.registry import GAMES

if TYPE_CHECKING:
    from domino_core.shapes.views import TrainData

BAR = 30
"""Places in a progress bar."""
REFUSED = 2
"""Exit code for input that the rules or the options refuse, as argparse uses it for input it cannot read."""
FEW = 5
"""Values that are not listed any more where there are as many."""


def main(arguments: Sequence[str] | None = None) -> int:
    args = _parser().parse_args(arguments)
    try:
        code: int = args.run(args)
        return code
    except DominoError as error:
        print(f"domino_core: {error.message}", file=sys.stderr)
        return REFUSED
    except (BrokenPipeError, KeyboardInterrupt):
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m domino_core", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")

    games = commands.add_parser("games", help="list the games with their seats, options and defaults")
    games.add_argument("--json", action="store_true", help="print JSON")
    games.set_defaults(run=_games)

    state = commands.add_parser("state", help="play moves through the rules and print the state they lead to")
    _add_match_arguments(state)
    state.add_argument("--moves", default="", help='moves to play, as in "6-6 6-4@R pass"; "2:muggins" is a call of seat 2')
    state.add_argument("--seat", type=int, help="whose view to print (default: the seat on turn)")
    state.add_argument("--json", action="store_true", help="print JSON")
    state.set_defaults(run=_state)

    play = commands.add_parser("play", help="play in the terminal against the computer")
    _add_match_arguments(play)
    play.add_argument("--as-printed", action="store_true", help="what is not given is as the leaflet prints it, not as suggested")
    play.add_argument("--level", choices=ALL_LEVELS, default=USUAL_LEVEL, help="strength of the computer players")
    play.set_defaults(run=_play)

    deal = commands.add_parser("deal", help="print a deal as its seed shuffles it, and its fingerprint")
    _add_match_arguments(deal)
    deal.add_argument("--round", type=_count, default=1, help="which round of the match (default: the first)")
    deal.add_argument("--again", type=int, default=0, help="how often the rules had it shuffled once more (default: never)")
    deal.set_defaults(run=_deal)

    arena = commands.add_parser("arena", help="let two levels of computer players meet on duplicate deals")
    _add_setup_arguments(arena)
    arena.add_argument("--a", choices=ALL_LEVELS, default=LEVELS[-1], help="the level that is measured")
    arena.add_argument("--b", choices=ALL_LEVELS, default=USUAL_LEVEL, help="the level of all others")
    arena.add_argument("--matches", type=_count, default=100, help="matches to play at least (default: 100)")
    arena.add_argument("--rounds", action="store_true", help="play only the first round of each match")
    arena.add_argument("--workers", type=_count, default=0, help="processes (default: one a processor)")
    arena.add_argument("--json", action="store_true", help="print JSON")
    arena.set_defaults(run=_arena)

    solve = commands.add_parser("solve", help="solve a position with all tiles open")
    add_solve_arguments(solve)
    solve.set_defaults(run=_solve)
    return parser


def _add_setup_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", required=True, help="a game's id, see “games”")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="may be given several times")


def _add_match_arguments(parser: argparse.ArgumentParser) -> None:
    _add_setup_arguments(parser)
    parser.add_argument("--deal", help='the order of the tiles, as in "6-4 5-5 …"')


def _count(text: str) -> int:
    """A number of things, of which there is at least one."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"“{text}” is not a number from 1 on")
    return int(text)


def _options(args: argparse.Namespace) -> dict[str, object]:
    options: dict[str, object] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption("unreadable-option", f"Write an option as NAME=VALUE, not “{text[:24]}”.")
        options[name] = value
    return options


def _new_match(args: argparse.Namespace, *, suggested: bool = False) -> Match:
    """The match that is asked for; what is not said is as printed, or else as suggested."""
    players, options = args.players, _options(args)
    if suggested:
        players, options = game_named(args.game).begin_with(players, options)
    return Match.new(args.game, players, args.seed, options, args.deal)


# ---------------------------------------------------------------- games


def _games(args: argparse.Namespace) -> int:
    data = [game.as_data() for game in GAMES.values()]
    if args.json:
        print(json.dumps({"games": data}, indent=2))
        return 0
    for game in GAMES.values():
        seats = "-".join(str(count) for count in dict.fromkeys((game.seats[0], game.seats[-1])))
        print(f"{game.id}: {seats} player{'s' if seats != '1' else ''}")
        for option in game.options:
            suggested = game.suggested.options.get(option.name)
            better = "" if suggested is None else f", suggested: {as_text(suggested)}"
            print(f"    {option.name} = {as_text(option.default)} ({option.choices()}){better}")
            for other, by_value in option.left_by.items():
                idle = [as_text(value) for value, left in by_value.items() if not left]
                if idle:
                    values = ", ".join(idle) if len(idle) < FEW else f"{idle[0]} to {idle[-1]}"
                    print(f"        makes no difference with {other} = {values}")
    return 0


# ---------------------------------------------------------------- state


def _state(args: argparse.Namespace) -> int:
    match = _new_match(args)
    for entry in args.moves.split():
        seat, move = read_entry(entry)
        match.play(move, seat)
    view = match.view(match.turn if args.seat is None else args.seat)
    data = state_data(match, view)
    if args.json:
        print(json.dumps(data, indent=2))
    else:
        _print_state(data, view)
    return 0


def state_data(match: Match, view: View) -> dict[str, object]:
    """Where a match stands, and what a seat sees of it."""
    return {
        "game": match.game.id,
        "turn": match.turn,
        "legal_moves": list(match.legal_moves()),
        "scores": list(match.scores),
        "finished": match.finished,
        "winners": list(match.winners),
        "view": view,
    }


def _print_state(data: dict[str, object], view: View) -> None:
    for name in ("game", "turn", "legal_moves", "scores", "finished", "winners"):
        value = data[name]
        print(f"{name}: {' '.join(map(str, value)) if isinstance(value, list) else value}")
    print("view:")
    for line in describe(view):
        print(f"    {line}")


NOT_TOLD = frozenset({
    "game", "players", "options", "seat", "turn", "round", "starter", "sides", "scores", "points", "results", "result",
    "history", "legal_moves", "hands", "dealt", "drawn", "cannot", "finished", "winners",
})  # fmt: skip
"""What all views have beside the table itself. Where a family does not say what to tell, it is everything else."""


def _word(item: object) -> str:
    if isinstance(item, dict):
        return ":".join(map(str, item.values()))
    return "·" if item is None else str(item)


def _lines_of(name: str, value: object) -> list[str]:
    if value is None:
        return []
    if name == "wanted":
        return [f"wanted: {value}-{value}"]
    if name == "trains":
        return [_train(train) for train in cast("list[TrainData]", value)]
    if isinstance(value, dict):
        value = [f"{key} {item}" for key, item in value.items()]
    return [f"{name}: {' '.join(map(_word, value)) if isinstance(value, list) else value}"]


def _train(train: TrainData) -> str:
    state = ", open double" if train["open_double"] else ", marker" if train["marker"] else ""
    return f"train {train['arm']}: {' '.join(train['tiles'])} ({train['end']}{state})"


def describe(view: View) -> list[str]:
    """A view in words: the game's own part of it, one line a thing."""
    wanted = family_of(view["game"]).lines
    lines: list[str] = []
    for name in wanted or [name for name in view if name not in NOT_TOLD]:
        lines += _lines_of(name, view.get(name))
    hands = view["hands"]
    lines += [f"hand of seat {seat}: {' '.join(hand)}" for seat, hand in enumerate(hands) if hand]
    return lines


# ---------------------------------------------------------------- arena


def _deal(args: argparse.Namespace) -> int:
    first = Match.new(args.game, args.players, args.seed, _options(args), args.deal).round.setup
    setup = replace(first, number=args.round - 1, deal=first.deal if args.round == 1 else None)
    text = deal_text(setup, max(0, args.again))
    print(text)
    print(fingerprint(text))
    return 0


def _arena(args: argparse.Namespace) -> int:
    contest = Contest(args.game, args.a, args.b, args.players, _options(args), args.seed or "arena", args.rounds)
    if contest.sides < 2:
        raise BadOption("no-opponents", f"{args.game} is played alone, so nobody can meet there.")
    report = hold(contest, args.matches, args.workers, _show_progress if sys.stderr.isatty() else None)
    print(json.dumps(report, indent=2) if args.json else told(report))
    return 0


def _show_progress(done: int, deals: int) -> None:
    full = BAR * done // deals
    end = "\n" if done == deals else ""
    print(f"\r[{'#' * full}{'.' * (BAR - full)}] {done}/{deals} deals", end=end, file=sys.stderr, flush=True)


# ---------------------------------------------------------------- solve


def _solve(args: argparse.Namespace) -> int:
    data = solved(args)
    print(json.dumps(data, indent=2) if args.json else "\n".join(f"{name}: {value}" for name, value in data.items()))
    return 0


# ---------------------------------------------------------------- play


def _play(args: argparse.Namespace) -> int:
    if args.seed is None and args.deal is None:
        args.seed = secrets.token_hex(4)
    match = _new_match(args, suggested=not args.as_printed)
    me: Seat = 0
    print(f"{match.game.id}, seed {match.seed}. You are seat 0. Type a move, its number, undo, or quit.")
    while not match.finished:
        assert match.turn is not None
        if _called(match, me, args.level):
            continue
        if match.turn != me:
            seat = match.turn
            move = choose(match.look(seat), args.level, f"{match.seed}/{len(match.log)}")
            match.play(move, seat)
            print(f"seat {seat}: {move}")
            continue
        move = _ask(match, me)
        if move == "quit":
            return 0
        try:
            if move == "undo":
                match.undo_to(me)
            else:
                match.play(move, me)
        except DominoError as error:
            print(error.message)
            continue
        if match.round.turn is None:
            print(f"round over: {match.results[-1].reason}; scores {' '.join(map(str, match.scores))}")
    won = "You win." if me in match.winners else f"Winners: {', '.join(map(str, match.winners)) or 'none'}."
    print(f"The match is over. {won}")
    return 0


def _called(match: Match, me: Seat, level: str) -> bool:
    """Whether a computer player called something out of turn, which it may do before anybody moves on."""
    call = first_call(match, [seat for seat in range(match.players) if seat != me], lambda _: level)
    if call is None:
        return False
    seat, move = call
    match.play(move, seat)
    print(f"seat {seat}: {move}")
    return True


def _ask(match: Match, seat: Seat) -> str:
    moves = match.legal_moves(seat)
    print()
    for line in describe(match.view(seat)):
        print(line)
    print("  ".join(f"{number}) {move}" for number, move in enumerate(moves, start=1)))
    try:
        answer = input("> ").strip()
    except EOFError:
        return "quit"
    return moves[int(answer) - 1] if answer.isdecimal() and 1 <= int(answer) <= len(moves) else answer
