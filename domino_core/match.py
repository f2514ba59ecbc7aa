"""A match: rounds, scores, undo, saving and replaying, the same for every game.

A match is its set-up and the list of its moves; everything else follows from them. Saving writes them down, loading plays them through
the rules again, so a save can hold nothing that the rules do not allow. Between two rounds the match waits for the move `next`, so that
people can look at what happened.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self, cast

from domino_core.deals import read_deal
from domino_core.editions import FIRST, NEWEST, Edition
from domino_core.errors import (
    BadOption,
    BadPlayers,
    BadRequest,
    BadSave,
    DominoError,
    IllegalMove,
    UnknownGame,
)
from domino_core.game import Event, Game, Look, Result, Round, Seat, Setup, Standing, Start
from domino_core.nesting import nesting
from domino_core.notation import Move, canonical
from domino_core.options import Value
from domino_core.registry import GAMES, game_with
from domino_core.rng import Rng
from domino_core.standing import cut_short
from domino_core.tiles import NAMES, Tile

if TYPE_CHECKING:
    from domino_core.shapes.door import Cut
    from domino_core.shapes.events import EventData
    from domino_core.shapes.views import View

NEXT: Move = "next"
HOST: Seat = 0
"""The seat that says `next` between two rounds."""

MAX_TEXT = 64 * 1024
"""Longest save or request that is read; a whole match is far shorter."""
SAVE_NESTING = 4
MAX_SEED = 64


class Match:
    """A whole match of one game. Make one with `Match.new` or `Match.load`."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Value],
        seed: str | None,
        deal: tuple[Tile, ...] | None,
        edition: Edition = NEWEST,
        posed: str | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        """Names the shuffles; None only with a stated deal."""
        self.first_deal = deal
        self.edition = edition
        """The edition of the rules that it was begun with, and is played by to its end."""
        self.posed = posed
        """The moves that lead from the deal to the position in which it begins, where that is set as a task: then all hands are
        open, nobody takes these moves back, and the round is all there is. None in every other match."""
        self.log: list[tuple[Seat, Move]] = []
        """Every move made, with the seat that made it."""
        self.news: list[Event] = []
        """What the last move (or the start) brought about."""
        self.winners: tuple[Seat, ...] = ()
        """Seats; empty while the match goes on and when a solitaire is lost."""
        self.finished = False
        self.cut: Cut | None = None
        """Why a match that would never end was ended: see `cut_short`."""
        self._results: list[Result] = []
        self._starts: list[tuple[Setup, int]] = []
        self._begin_round()

    # ---------------------------------------------------------------- starting

    @classmethod
    def new(
        cls,
        game_id: str,
        players: int | None = None,
        seed: str | int | None = None,
        options: Mapping[str, object] | None = None,
        deal: str | Sequence[str | Tile] | None = None,
        edition: Edition = NEWEST,
        posed: str | None = None,
    ) -> Self:
        """A new match. Without a deal the seed decides the shuffles (no seed is seed "0"); with a deal and no seed, seat 0 starts."""
        game = game_named(game_id)
        if players is None:
            players = game.usual_players
        if isinstance(players, bool) or not isinstance(players, int):
            raise BadPlayers("not-a-number", "The number of players must be a whole number.")
        if options is not None and not isinstance(options, Mapping):
            raise BadOption("not-options", "Options must be names with values.")
        values = game.resolve(players, options or {})
        tiles = None if deal is None else read_deal(deal, game, values)
        if seed is None and tiles is None:
            seed = 0
        if posed is not None and not isinstance(posed, str):
            raise BadRequest("bad-position", "A position is posed as the moves that lead to it.")
        return cls(game, players, values, None if seed is None else read_seed(seed), tiles, edition, posed)

    def _begin_round(self) -> None:
        number = len(self._results)
        setup = Setup(
            game=self.game,
            players=self.players,
            options=self.options,
            number=number,
            starter=(self._start().seat + number) % self.players,
            scores=self.scores,
            results=tuple(self._results),
            seed=self.seed if self.seed is not None else " ".join(NAMES[tile] for tile in self.first_deal or ()),
            deal=self.first_deal if number == 0 else None,
            edition=self.edition,
            open_hands=self.posed is not None,
        )
        self._starts.append((setup, len(self.log)))
        self._open(setup)

    def _start(self) -> Start:
        return Start(HOST) if self.seed is None else self.game.first_start(Rng(self.seed, "starter"), self.players)

    def _open(self, setup: Setup) -> None:
        self.round: Round = self.game.round_class.deal(setup)
        if self.posed is not None:
            self._lead_to(self.posed.split())
        self.round.events = self.news
        for draw in self._start().draws if setup.number == 0 else ():
            self.round.tell("draw-for-start", tiles=[None if tile is None else NAMES[tile] for tile in draw])
        if self.round.redeals:
            self.round.tell("redeal", times=self.round.redeals)
        self.round.tell("deal", round=setup.number + 1)
        self._close_round()  # it may be over before anybody moves

    def _lead_to(self, entries: Sequence[str]) -> None:
        """From the deal to the position that is posed, by the rules like every other move."""
        for entry in entries:
            seat, move = read_entry(entry)
            who = self.round.turn if seat is None else seat
            self._check_seat(who)
            self.round.play(cast("Seat", who), move)
        if self.round.turn is None:
            raise BadRequest("bad-position", "There is nothing to play in this position: its round is over.")

    # ---------------------------------------------------------------- looking

    @property
    def sides(self) -> tuple[int, ...]:
        return self.game.sides(self.players, self.options)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points per side, those of the running round included."""
        totals = [0] * (max(self.sides) + 1)
        running = [] if len(self._results) == len(self._starts) else [self.round.points]
        for points in [*(result.points for result in self._results), *running]:
            for side, value in enumerate(points):
                totals[side] += value
        return tuple(totals)

    @property
    def results(self) -> tuple[Result, ...]:
        """How the rounds that are over ended."""
        return tuple(self._results)

    @property
    def waiting(self) -> bool:
        """Whether a round has ended and `next` will deal another one."""
        return self.round.turn is None and not self.finished

    @property
    def turn(self) -> Seat | None:
        """Who must move; None when the match is over."""
        return HOST if self.waiting else self.round.turn

    def legal_moves(self, seat: Seat | None = None) -> tuple[Move, ...]:
        """The legal moves of a seat, by default of the one on turn."""
        if self.finished:
            return ()
        if seat is None:
            seat = self.turn
        if self.waiting:
            return (NEXT,) if seat == HOST else ()
        assert seat is not None
        self._check_seat(seat)
        return self.round.legal_moves(seat)

    def view(self, seat: Seat | None) -> View:
        """All that a seat may know (None: an onlooker), JSON-ready."""
        if seat is not None:
            self._check_seat(seat)
        view = self.round.view(seat)
        view["turn"] = self.turn
        view["legal_moves"] = [] if seat is None else list(self.legal_moves(seat))
        view["finished"] = self.finished
        view["winners"] = list(self.winners)
        return view

    def look(self, seat: Seat) -> Look:
        """What a computer player at this seat gets."""
        return Look(self.game, self.view(seat))

    def news_for(self, seat: Seat | None) -> list[EventData]:
        """What the last move brought about, as far as this seat may know."""
        return [event.seen_by(seat) for event in self.news]

    # ---------------------------------------------------------------- moving

    def play(self, move: Move, seat: Seat | None = None) -> None:
        """Makes a move for a seat, by default for the one on turn; a refused move changes nothing."""
        if self.finished:
            raise IllegalMove("match-over", "The match is over.")
        who = self.turn if seat is None else seat
        assert who is not None
        self._check_seat(who)
        if self.waiting:
            self._check_next(who, move)
        else:
            self.round.check(who, move)
        self.news.clear()
        self._make(who, canonical(move))

    def why_not(self, tile: Tile, seat: Seat | None = None) -> DominoError | None:
        """Why a seat, by default the one on turn, cannot play a tile now; None where it can."""
        if self.finished:
            return IllegalMove("match-over", "The match is over.")
        who = self.turn if seat is None else seat
        assert who is not None
        self._check_seat(who)
        return self.round.why_not(who, tile)

    def _check_seat(self, seat: object) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise BadRequest(
                "no-such-seat",
                f"There is no seat {str(seat)[:12]}: seats are 0 to {self.players - 1}.",
                seat=str(seat)[:12],
            )

    def _check_next(self, seat: Seat, move: Move) -> None:
        if self.game.kind_of(move) != NEXT or seat != HOST:
            raise IllegalMove("between-rounds", "The round is over; seat 0 says “next” to deal another one.")

    def _make(self, seat: Seat, move: Move) -> None:
        self.log.append((seat, move))
        if self.waiting:
            self._begin_round()
        else:
            self.round.apply(seat, move)
            self._close_round()

    def _close_round(self) -> None:
        if (result := self.round.result()) is None:
            return
        self._results.append(result)
        self.round.tell("round-over", **result.as_data())
        standing = Standing(self.options, self.sides, self.scores, self.results)
        winners = self.game.match_over(standing) if self.posed is None else standing.winners_of_round()
        if winners is None and (why := cut_short(self._results, len(self.log), self.save)):
            self.cut, winners = why, standing.leaders(self.game.low_wins)
        if winners is not None:
            self.finished, self.winners = True, winners
            self.round.tell("match-over", winners=list(winners), scores=list(self.scores))

    def undo(self, count: int = 1) -> None:
        """Takes the last moves back: the round is dealt again and a shorter list of moves is played."""
        if count < 1 or count > len(self.log):
            raise IllegalMove("nothing-to-undo", "There is no move to take back.")
        moves = self.log[: len(self.log) - count]
        while len(self._starts) > 1 and self._starts[-1][1] > len(moves):
            self._starts.pop()
        setup, start = self._starts[-1]
        del self._results[setup.number :]
        self.finished, self.winners, self.cut = False, (), None
        self.log = moves[:start]
        self._open(setup)
        for seat, move in moves[start:]:
            self._make(seat, move)
        self.news.clear()

    def undo_to(self, seat: Seat) -> None:
        """Takes moves back until the last move of this seat is undone."""
        self._check_seat(seat)
        for back, (who, _) in enumerate(reversed(self.log), start=1):
            if who == seat:
                self.undo(back)
                return
        raise IllegalMove("nothing-to-undo", "There is no move to take back.")

    # ---------------------------------------------------------------- saving

    def save(self) -> str:
        """The match as text; the same match always gives the same text."""
        data: dict[str, object] = {
            "boneyard": self.edition,
            "game": self.game.id,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "moves": " ".join(self._written_moves()),
        }
        if self.posed is not None:
            data["posed"] = self.posed
        if self.first_deal is not None:
            data["deal"] = " ".join(NAMES[tile] for tile in self.first_deal)
        return json.dumps(data, sort_keys=True, separators=(",", ":"))

    def _written_moves(self) -> list[str]:
        """Each move as its text; one made out of turn has its seat before it, as in `2:muggins`."""
        return [f"{seat}:{move}" if move in self.game.interrupts else move for seat, move in self.log]

    @classmethod
    def load(cls, text: str) -> Self:
        """The match that `save` wrote down, played through the rules again."""
        data = _read_save(text)
        try:
            stated = {name: data.get(name) for name in ("deal", "posed")}
            match = cls.new(data["game"], data["players"], data["seed"], data["options"], edition=data["boneyard"], **stated)
            for number, entry in enumerate(data["moves"].split(), start=1):
                seat, move = read_entry(entry)
                try:
                    match.play(move, seat)
                except DominoError as error:
                    raise BadSave(
                        "bad-save-move",
                        f"Move {number} of the save cannot be played: {error.message}",
                        number=number,
                        move=move[:16],
                    ) from error
        except BadSave:
            raise
        except DominoError as error:
            raise BadSave(error.reason, f"The save cannot be used: {error.message}", **error.data) from error
        match.news.clear()
        return match


def read_entry(entry: str) -> tuple[Seat | None, Move]:
    """A move as saves and the command line write it: `6-4@R`, or with the seat that makes it, `2:muggins`."""
    seat, colon, move = entry.partition(":")
    if colon and len(seat) <= 2 and seat.isascii() and seat.isdigit():
        return int(seat), move
    return None, entry


def game_named(game_id: object) -> Game:
    game = game_with(game_id) if isinstance(game_id, str) else None
    if game is None:
        raise UnknownGame(
            "unknown-game",
            f"There is no game “{str(game_id)[:24]}”; there are: {', '.join(GAMES)}.",
            game=str(game_id)[:24],
        )
    return game


def read_seed(seed: object) -> str:
    text = str(seed) if isinstance(seed, (str, int)) and not isinstance(seed, bool) else ""
    if not text or len(text) > MAX_SEED or not text.isprintable():
        raise BadRequest("bad-seed", f"A seed is a number or a text of 1 to {MAX_SEED} characters.")
    return text


def _read_save(text: object) -> dict[str, Any]:
    """Checks the shape of a save before anything is made from it."""
    if not isinstance(text, str) or len(text) > MAX_TEXT:
        raise BadSave("save-too-long", f"A save is a text of at most {MAX_TEXT} characters.")
    if nesting(text) > SAVE_NESTING:
        raise BadSave("save-unreadable", "This is not a Boneyard save.")
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadSave("save-unreadable", "This is not a Boneyard save.") from error
    shape = {"game": str, "players": int, "options": dict, "moves": str}
    if not isinstance(data, dict) or not all(isinstance(data.get(name), kind) for name, kind in shape.items()):
        raise BadSave("save-unreadable", "This is not a Boneyard save.")
    edition = data.get("boneyard")
    if type(edition) is not int or not FIRST <= edition <= NEWEST:
        raise BadSave("save-version", "This save is from a version of Boneyard that this one does not know.")
    if (
        "seed" not in data
        or not isinstance(data["seed"], (str, type(None)))
        or not all(isinstance(data.get(name), (str, type(None))) for name in ("deal", "posed"))
    ):
        raise BadSave("save-unreadable", "This is not a Boneyard save.")
    return data
