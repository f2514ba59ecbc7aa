"""How a game flows for one who sits down with the set-up that is offered first: what there is to decide, to tap and to wait for.

Computer players sit on every seat, and every seat is looked at as if it were the person's. What the page moves by itself and how long it
takes to show a move are the page's own rules (`web/table/decisions.js`, `web/table/pace.js`, `web/table/animation.js`), told again here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import mean, median, quantiles
from typing import TYPE_CHECKING

from machine.environment import say
from measures.tables import table

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from domino_core.game import Game, Round, Seat
    from domino_core.match import Match

HELP = "decisions, forced taps, waiting and length of a match, for every game with its suggested set-up"

# ---------------------------------------------------------------- the page's rules

PLAIN, RUN, BURST = 0.7, 0.35, 0.12
"""Seconds at normal pace before a move that one watches, before one of several without a choice or a word for lack of a tile, and before
each further tile of a run of draws (`restBefore`). The flight of the tile before is part of them."""
STRING = 0.15
"""Before a further tile of a seat that goes on laying."""
PATIENCE = 3.5
"""Once the person has waited so long, every move takes no longer than one of a burst, and after twice that time none at all (`WATCHED`)."""
AT_ONCE = 0.03
"""What the engine and the picture take all the same."""
WANTING = ("draw", "pass", "stop")
"""Words that a seat says because it has no tile to lay."""
NEW_TRICK = 1.8
"""So many times longer it waits when a trick has just been taken (`rest` of the trick family)."""
CALL_WINDOW = 2.2
"""Seconds for which a call out of turn stays open."""
FLIGHT = 0.43
"""Seconds that a tile flies before a person can move."""


def by_itself(game: Game, legal: Sequence[str]) -> bool:
    """Whether the page moves for the person (`isForced` with the usual settings), or its clock does."""
    return len(legal) == 1 and (game.clock or not legal[0].startswith("bid:"))


# ---------------------------------------------------------------- the person

DECIDING, TAPPING, READING = 3.0, 1.0, 6.0
"""Seconds that a person is taken to need for a decision, a tap without one, and the sheet at the end of a round."""

# ---------------------------------------------------------------- the aims

DECISIONS = 4.0
TAPS = 1.0
ROUNDS = 3.0
BLOCKED = 0.5
THROWN_IN = 0.1
WAIT_95, WAIT_LONGEST = 6.0, 10.0


@dataclass
class Flow:
    """What was seen of one game, all seats taken together."""

    game: Game
    setup: str
    matches: int = 0
    rounds: int = 0
    seats: int = 0
    decisions: int = 0
    taps: int = 0
    blocked: int = 0
    thrown_in: int = 0
    waits: list[float] = field(default_factory=list)
    minutes: list[float] = field(default_factory=list)

    @property
    def seat_rounds(self) -> int:
        """Rounds as a person plays them: each is one for every seat."""
        return self.rounds * self.seats

    @property
    def wait_95(self) -> float:
        """Nineteen of twenty waits are not longer."""
        return quantiles(self.waits, n=20)[-1] if len(self.waits) > 1 else max(self.waits, default=0.0)

    def missed(self) -> list[str]:
        """The aims that are not met. A solitaire is one round, and a hand of betting or counting along has few decisions by its rules."""
        few = self.game.stake or self.game.clock
        alone = self.seats == 1
        held = {
            "decisions": few or self.decisions / self.seat_rounds >= DECISIONS,
            "taps": self.taps / self.seat_rounds <= TAPS,
            "rounds": alone or self.rounds / self.matches >= ROUNDS,
            "blocked": self.blocked / self.rounds <= BLOCKED,
            "thrown in": self.thrown_in / self.rounds <= THROWN_IN,
            "wait": self.wait_95 <= WAIT_95 and max(self.waits, default=0.0) <= WAIT_LONGEST,
        }
        return [name for name, met in held.items() if not met]

    def row(self) -> list[str]:
        """One line of the table."""
        return [
            self.game.id,
            self.setup,
            f"{self.decisions / self.seat_rounds:.1f}",
            f"{self.taps / self.seat_rounds:.1f}",
            f"{self.rounds / self.matches:.1f}",
            f"{self.blocked / self.rounds:.0%}",
            f"{self.thrown_in / self.rounds:.0%}",
            *(f"{seconds:.1f}" for seconds in (median(self.waits or [0]), self.wait_95, max(self.waits, default=0))),
            f"{mean(self.minutes):.0f}",
            ", ".join(self.missed()) or "all met",
        ]


HEAD = ["", "set-up", "decisions", "taps", "rounds", "blocked", "thrown in", "wait", "95 %", "longest", "minutes", "aims"]


def add_options(parser: argparse.ArgumentParser) -> None:
    """How much to play, and by which set-up."""
    parser.add_argument("--matches", type=int, default=20, help="whole matches of each game (default: 20)")
    parser.add_argument("--steps", type=int, default=40, help="steps of thought for a move (default: 40)")
    parser.add_argument("--level", default="simple", help="who plays (default: simple)")
    parser.add_argument("--games", nargs="*", help="which games (default: all)")
    parser.add_argument("--players", type=int, help="another number of players")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="another value, may be given several times"
    )
    parser.add_argument("--as-printed", action="store_true", help="the leaflets' own set-up instead of the suggested one")


def run(arguments: argparse.Namespace) -> bool:
    """Play, game by game."""
    from domino_core.registry import GAMES

    given = dict(text.split("=", 1) for text in arguments.option)
    seen = []
    for name in arguments.games or GAMES:
        game = GAMES[name]
        players, options = game.begin_with(arguments.players, given)
        if arguments.as_printed:
            players, options = arguments.players or game.usual_players, dict(given)
        flow = _watched(game, players, options, arguments)
        say(f"  {' '.join(flow.row())}")
        seen.append(flow)
    print(table(HEAD, [flow.row() for flow in seen]))
    print(
        "\nDecisions and taps without one: a round and a person. Wait: seconds until one's own next tile or decision. Minutes: a match."
    )
    return not any(flow.missed() for flow in seen)


def _watched(game: Game, players: int, options: dict[str, object], arguments: argparse.Namespace) -> Flow:
    from domino_core.ai import choose
    from domino_core.match import Match

    setup = " ".join([f"{players}p", *(f"{name}={value}" for name, value in options.items())])
    flow = Flow(game, setup, seats=players)
    for number in range(arguments.matches):
        match = Match.new(game.id, players, f"flow {number}", options)
        watch = _Watch(flow, match)
        while not match.finished:
            seat = match.turn
            assert seat is not None
            if match.waiting:
                watch.round_is_over()
                match.play("next")
            else:
                move = choose(match.look(seat), arguments.level, f"{number} {len(match.log)}", arguments.steps)
                watch.sees(seat, move)
                match.play(move)
        watch.round_is_over()
        watch.match_is_over()
    return flow


class _Watch:
    """One match, seen from every seat at once: for each how long its person has been waiting."""

    def __init__(self, flow: Flow, match: Match) -> None:
        self.flow = flow
        self.match = match
        self.waited = [0.0] * flow.seats
        self.busy = [0.0] * flow.seats
        """Seconds that the match has taken from each person."""

    def sees(self, seat: Seat, move: str) -> None:
        """A seat is about to make this move."""
        moves = distinct_moves(self.match.round, seat)
        decides = len(moves) > 1
        taps = not decides and not by_itself(self.flow.game, self.match.legal_moves(seat))
        for person in range(self.flow.seats):
            if person != seat or not (decides or taps):
                self._wait(person, self._shown(person, seat, move))
            if person == seat and (decides or taps or move[0].isdigit()):
                self._wait_is_over(person)
        self.flow.decisions += decides
        self.flow.taps += taps
        self.busy[seat] += DECIDING * decides + TAPPING * taps

    def _shown(self, person: Seat, seat: Seat, move: str) -> float:
        """Seconds until a move that is not the person's own choice lies on the table."""
        if person != seat and self.match.legal_moves(person):
            return CALL_WINDOW
        if person == seat and move[0].isdigit():
            return RUN
        if self.waited[person] > PATIENCE:
            return BURST if self.waited[person] < 2 * PATIENCE else AT_ONCE
        round_ = self.match.round
        last_seat, last = round_.history[-1] if round_.history else (None, "")
        if last_seat == seat and move[0].isdigit() and last[0].isdigit():
            return STRING
        if last_seat == seat or move in WANTING:
            return BURST if last_seat == seat and move == last == "draw" else RUN
        new_trick = getattr(round_, "won", None) and not getattr(round_, "trick", None)
        return PLAIN * NEW_TRICK if new_trick else PLAIN

    def _wait(self, person: Seat, seconds: float) -> None:
        self.waited[person] += seconds
        self.busy[person] += seconds

    def _wait_is_over(self, person: Seat) -> None:
        if self.waited[person] and not self.flow.game.clock:  # who counts along is not waiting
            self._wait(person, FLIGHT)
            self.flow.waits.append(self.waited[person])
        self.waited[person] = 0.0

    def round_is_over(self) -> None:
        """The sheet with the points is shown, and read."""
        flow, result = self.flow, self.match.results[-1]
        flow.rounds += 1
        flow.blocked += result.reason == "blocked"
        flow.thrown_in += result.reason == "all-passed"
        for person in range(flow.seats):
            self._wait_is_over(person)
            self.busy[person] += READING

    def match_is_over(self) -> None:
        """Notes how long it took."""
        self.flow.matches += 1
        self.flow.minutes += [seconds / 60 for seconds in self.busy]


def distinct_moves(round_: Round, seat: Seat) -> set[tuple[str, str, Seat | None]]:
    """What a seat can choose from: the same tile the same way round on either of two ends of one kind is one choice."""
    arms = round_.arms()
    found = set()
    for move in round_.legal_moves(seat):
        what, _, arm = move.partition("@")
        place = arms[arm] if arm else {"kind": "", "seat": None}
        found.add((what, str(place["kind"]), place["seat"]))
    return found
