"""The contract between a game's rules and everything else.

A `Game` is frozen data that says what a game is; a `Round` is one deal of it. A game knows nothing of matches, undo, saving, pages or
computer players: `match.py` and the layers above give those to every game alike. To add a game, subclass `Round` (most often
through a family in `families/`) and put one `Game` into `registry.py`; `docs/adding_a_game.md` shows how.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Self, cast

from domino_core.editions import NEWEST, Edition
from domino_core.errors import BadOption, BadPlayers, DominoError, IllegalMove, InvalidMove
from domino_core.hidden import Deals, Slot
from domino_core.notation import USUAL_ARMS, Move, arm_of, canonical, kind_of, tile_in, unreadable
from domino_core.options import AS_PRINTED, Option, Options, Suggestion, Value
from domino_core.outcome import NOBODY, Event, Place, Result, Seat
from domino_core.rng import Rng
from domino_core.standing import Standing, Start, after_one_round, anybody_starts, each_alone, first_to_target
from domino_core.tiles import NAMES, Tile, double_set

__all__ = [
    "NOBODY", "Event", "Game", "Look", "Place", "Result", "Round", "Seat", "Setup", "Standing", "Start", "View", "Worlds",
    "after_one_round", "anybody_starts", "each_alone", "first_to_target", "whole_set",
]  # fmt: skip
"""All that a file of rules needs, the plain records of `outcome` and `standing` included."""

if TYPE_CHECKING:
    from typing import Unpack

    from domino_core.shapes.door import ArmData, GameData
    from domino_core.shapes.events import EventFields
    from domino_core.shapes.views import Denial, HandsPart, View
else:
    View = dict
    """JSON-ready knowledge of one seat; `docs/protocol.md` lists the keys. Its declared shape is for types only."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a round starts from."""

    game: Game
    players: int
    options: Options
    number: int = 0
    """Rounds played before this one."""
    starter: Seat = 0
    """The seat that starts or deals where the rules do not say otherwise; it passes to the left each round."""
    scores: tuple[int, ...] = ()
    """Points per side before this round."""
    results: tuple[Result, ...] = ()
    """How the rounds before ended."""
    seed: str | None = None
    deal: tuple[Tile, ...] | None = None
    """The order of the tiles stated outright, instead of a shuffle."""
    edition: Edition = NEWEST
    """The edition of the rules that the match is played by: see `editions`."""
    open_hands: bool = False  # all see all hands, as in a match that is posed

    @property
    def sides(self) -> tuple[int, ...]:
        """The side each seat plays for."""
        return self.game.sides(self.players, self.options)

    def order(self, attempt: int = 0) -> list[Tile]:
        """The tiles as they lie after shuffling; a further `attempt` is a new shuffle, where the rules demand to deal again."""
        if self.deal is not None and attempt == 0:
            return list(self.deal)
        return Rng(self.seed, "deal", self.number, attempt).shuffled(self.game.tiles(self.options))

    @classmethod
    def from_view(cls, view: View, game: Game, deal: Sequence[Tile]) -> Self:
        """The set-up of an imagined round that fits a view."""
        return cls(
            game=game,
            players=view["players"],
            options=view["options"],
            number=view["round"] - 1,
            starter=view["starter"],
            scores=tuple(view["scores"]),
            results=tuple(Result.from_data(data) for data in view["results"]),
            deal=tuple(deal),
            edition=view["edition"],
        )


class Round(ABC):
    """One deal of one game. `apply` trusts its caller and is fast; `play` checks."""

    turn: Seat | None
    """Who must move; None when the round is over."""
    known_but_for_hands: ClassVar[bool] = False
    """Whether all that is hidden lies in hands and boneyard and leaves them openly, so that `swap_hidden` can make one world another."""
    redeals: int = 0
    """How often the tiles were dealt again before this deal would do."""
    changing: ClassVar[tuple[str, ...]] = ("history", "points")
    """The attributes that a round changes in place, each with a `copy`. All others hold values that never change (numbers, tuples), so
    a family or game names only what it adds, as `changing = (*LineRound.changing, "mine")`."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.sides = setup.sides
        """The side each seat plays for."""
        self.history: list[tuple[Seat, Move]] = []
        """Every move of this round; `told` says how others may know it."""
        self.points = [0] * (max(self.sides) + 1)
        """Points per side that this round has brought so far."""
        self.events: list[Event] | None = None
        """Where to tell what happens; None in search, where nobody listens."""

    @classmethod
    @abstractmethod
    def deal(cls, setup: Setup) -> Self:
        """Starts a round; deals again as often as the rules demand."""

    @abstractmethod
    def legal_moves(self, seat: Seat) -> tuple[Move, ...]:
        """In a fixed order; never empty for the seat on turn. Other seats: what they may call out of turn."""

    @abstractmethod
    def apply(self, seat: Seat, move: Move) -> None:
        """Makes a legal move, in place, without checking it."""

    @abstractmethod
    def result(self) -> Result | None:
        """None while the round is being played."""

    def clone(self) -> Self:
        """An independent copy, without listeners."""
        state = {**self.__dict__}  # attributes of such a plain dict are found faster than those of a copy
        for name in self.changing:
            state[name] = state[name].copy()
        state["events"] = None
        other = object.__new__(type(self))
        other.__dict__ = state
        return other

    @abstractmethod
    def show(self, seat: Seat | None) -> HandsPart:
        """The game's own part of a view."""

    @abstractmethod
    def places(self) -> list[Place]:
        """Where every tile of the set lies. For tests and checks only: it never leaves the engine."""

    def swap_hidden(self, setup: Setup, slots: Sequence[Slot], deal: Sequence[Tile]) -> Self:
        """The same position after another deal, without playing the moves again. Only where a round is `known_but_for_hands`."""
        raise NotImplementedError

    @classmethod
    @abstractmethod
    def known_deal(cls, view: View) -> list[Slot]:
        """The deal as far as a view tells it: a slot for each tile of the set, in the order of dealing."""

    @classmethod
    def cannot_hold(cls, view: View, shown: Denial) -> int:
        """The tiles ruled out by one entry of the view's `cannot`, as a mask."""
        raise NotImplementedError

    @classmethod
    def must_hold(cls, view: View) -> Sequence[tuple[Seat, int, int]]:
        """What moves have told of the deal: a seat was given at least so many tiles of a mask."""
        return ()

    def arms(self) -> dict[str, ArmData]:
        """The arms of this round by name: of what kind each is, and whose where it is somebody's. Here each is of a kind of its own."""
        return {name: {"kind": name, "seat": None} for name in self.setup.game.arms}

    def objection(self, seat: Seat, move: Move) -> DominoError:
        """Why a move that can be read is not legal now; games say it more exactly."""
        return IllegalMove("not-now", f"{move} cannot be played now.", move=move)

    def objection_to_tile(self, seat: Seat, tile: Tile) -> DominoError:
        """Hook: why a tile cannot be played now, wherever it might go. The seat is on turn."""
        return IllegalMove("fits-nowhere", f"{NAMES[tile]} cannot be played now.", tile=NAMES[tile])

    def why_not(self, seat: Seat, tile: Tile) -> DominoError | None:
        """Why a seat cannot play a tile now; None where it can."""
        if tile in map(tile_in, self.legal_moves(seat)):
            return None
        return self._not_on_turn(seat) or self.objection_to_tile(seat, tile)

    def play(self, seat: Seat, move: Move) -> None:
        """Makes a move after checking it; a refused one changes nothing."""
        self.check(seat, move)
        self.apply(seat, canonical(move))

    def check(self, seat: Seat, move: Move) -> None:
        game = self.setup.game
        if game.kind_of(move) not in game.moves:
            raise InvalidMove("foreign-move", f"“{move}” is not a move of {game.id}.", move=move)
        if canonical(move) in self.legal_moves(seat):
            return
        raise self._not_on_turn(seat) or self.objection(seat, canonical(move))

    def _not_on_turn(self, seat: Seat) -> DominoError | None:
        if self.turn is None:
            return IllegalMove("round-over", "The round is over.")
        if seat == self.turn:
            return None
        return IllegalMove("not-your-turn", f"It is seat {self.turn}'s turn, not seat {seat}'s.", seat=seat, turn=self.turn)

    def tell(self, kind: str, secret: EventFields | None = None, **data: Unpack[EventFields]) -> None:
        """Tells listeners; `secret` goes only to the seat named in `data`."""
        if self.events is not None:
            self.events.append(Event(kind, data, data.get("seat"), secret))

    def told(self, viewer: Seat | None, seat: Seat, move: Move) -> Move:
        """Hook: a move of `seat` as `viewer` may know it. Here all moves are open; `apply` must understand what this gives."""
        return move

    def view(self, seat: Seat | None) -> View:
        """All that a seat may know, JSON-ready; None is an onlooker."""
        setup, result = self.setup, self.result()
        whole: dict[str, object] = {
            "game": setup.game.id,
            "players": setup.players,
            "options": dict(setup.options),
            "edition": setup.edition,
            "seat": seat,
            "turn": self.turn,
            "round": setup.number + 1,
            "starter": setup.starter,
            "sides": list(setup.sides),
            "scores": list(setup.scores),
            "points": list(self.points),
            "results": [past.as_data() for past in setup.results],
            "result": result.as_data() if result else None,
            "history": [f"{who}:{self.told(seat, who, move)}" for who, move in self.history],
            "legal_moves": [] if seat is None else list(self.legal_moves(seat)),
            **self.show(seat),
        }
        return cast("View", whole)

    def resample(self, seat: Seat, rng: Rng) -> Round:
        """A fair world that this seat cannot tell from the real one, made from its view alone."""
        return Worlds(self.setup.game, self.view(seat)).sample(rng)


def whole_set(options: Options) -> tuple[Tile, ...]:
    return double_set(int(options["set"]))


@dataclass(frozen=True, slots=True)
class Game:
    """What a game is, as data. One per file in `games/`."""

    id: str
    family: str
    """Which kind of table it is played on: `row`, `line`, `train`, `trick` …"""
    round_class: type[Round]
    seats: tuple[int, ...]
    """Every number of players that some choice of options allows."""
    moves: frozenset[str]
    """The kinds of move (`notation.kind_of`) that occur in it."""
    options: tuple[Option, ...]
    match_over: Callable[[Standing], tuple[Seat, ...] | None]
    """Given the standing after a round, the winners, or None when there is another round."""
    usual_players: int = 2
    suggested: Suggestion = AS_PRINTED
    """The set-up that forms and the terminal begin with; a match that names nothing is as printed all the same."""
    presets: Mapping[str, Options] = field(default_factory=dict)
    """The leaflets' rule sets: values of the option `rules`, each with the other options it sets."""
    tiles: Callable[[Options], tuple[Tile, ...]] = whole_set
    """The tiles in play."""
    sides: Callable[[int, Options], tuple[int, ...]] = each_alone
    seats_for: Callable[[Options], tuple[int, ...]] | None = None
    """The numbers of players that these options allow, where that is fewer than `seats`."""
    defaults_for: Callable[[int, Options], Options] | None = None
    """Defaults that depend on the number of players."""
    first_start: Callable[[Rng, int], Start] = anybody_starts
    """How the first round's starter is found, by the seed; without a seed it is seat 0."""
    interrupts: frozenset[Move] = frozenset()
    """Moves that seats may make out of turn."""
    arms: tuple[str, ...] = ()
    """The names of the ends on which tiles are laid, where there are any: `L`, `R` …"""
    low_wins: bool = False
    """Whether points are bad: the lowest score wins."""
    ends_count_by: int = 0
    """Where the sum of the open ends scores: when it is a multiple of this number. 0: it does not matter."""
    counts: Mapping[Tile, int] = field(default_factory=dict)
    """Tiles that are worth points for themselves, and how many."""
    auction: bool = False
    """Whether a round begins with bids."""
    clock: bool = False
    """Whether the page may count aloud and move on by itself, because there is nothing to decide but to be quick."""
    stake: str = ""
    """The option that names what everybody starts with, where scores are what was won or lost of it."""
    luck: bool = False
    """Whether the tiles decide so much that no level wins clearly more often than another."""
    coloured: bool = False
    """Whether its card in the lobby shows coloured dots: a game that lives from numbers above six."""
    puzzles: bool = False
    """Whether deals of it are set as puzzles: one game of all."""

    def resolve(self, players: int, given: Mapping[str, object]) -> dict[str, Value]:
        """Every option with its value: what was given, else the preset's, else the default."""
        by_name = {option.name: option for option in self.options}
        for name in (name for name in given if name not in by_name):
            known, named = ", ".join(by_name) or "none", name[:24]
            raise BadOption("unknown-option", f"{self.id} has no option “{named}”; it has: {known}.", name=named, known=known)
        chosen = {name: by_name[name].read(value) for name, value in given.items()}
        values: dict[str, Value] = {option.name: option.default for option in self.options}
        rules = chosen.get("rules", values.get("rules"))
        values.update(self.presets.get(str(rules), {}))
        if self.defaults_for is not None:
            values.update(self.defaults_for(players, {**values, **chosen}))
        values.update(chosen)
        allowed = self.allowed_seats(values)
        if players not in allowed:
            seats = f"{allowed[0]}" if len(allowed) == 1 else f"{allowed[0]} to {allowed[-1]}"
            sentence = f"{self.id} is for {seats} players with these options, not {players}."
            raise BadPlayers("wrong-number", sentence, players=players, least=allowed[0], most=allowed[-1])
        return values

    def begin_with(self, players: int | None, given: Mapping[str, object]) -> tuple[int, dict[str, object]]:
        """The suggested set-up with what was given in its place. Another rule set is wanted as its leaflet prints it."""
        suggested = {} if "rules" in given else self.suggested.options
        return players or self.suggested.players or self.usual_players, {**suggested, **given}

    def kind_of(self, move: object) -> str:
        """The kind of a move, which may name the usual arms and those of this game."""
        kind = kind_of(move)
        if kind == "lay" and (arm := arm_of(str(move))) not in USUAL_ARMS and arm not in self.arms:
            raise unreadable(move)
        return kind

    def allowed_seats(self, options: Options) -> tuple[int, ...]:
        return self.seats if self.seats_for is None else self.seats_for(options)

    def as_data(self) -> GameData:
        facts: dict[str, object] = {name: getattr(self, name) for name in PLAIN_FACTS}
        facts |= {
            "seats": list(self.seats),
            "suggested": {"players": self.suggested.players or self.usual_players, "options": dict(self.suggested.options)},
            "options": [option.as_data() for option in self.options],
            "presets": {name: dict(values) for name, values in self.presets.items()},
            "interrupts": sorted(self.interrupts),
            "arms": list(self.arms),
            "counts": {NAMES[tile]: points for tile, points in self.counts.items()},
        }
        return cast("GameData", facts)


PLAIN_FACTS = (
    "id", "family", "usual_players", "low_wins", "ends_count_by", "auction", "clock", "stake", "luck", "coloured", "puzzles",
)  # fmt: skip
"""What the catalogue tells of a game as it stands in its record."""


class Worlds:
    """A source of fair worlds for one view: a deal is guessed that fits it, and the public moves are played again on that deal."""

    __slots__ = ("_game", "_history", "_seen", "_setup", "deals")

    def __init__(self, game: Game, view: View) -> None:
        self._game = game
        self._setup = Setup.from_view(view, game, ())
        self._seen: Round | None = None
        """A world that was played to its end, to swap hidden tiles in."""
        self._history = [(int(who), move) for who, _, move in (entry.partition(":") for entry in view["history"])]
        rules = game.round_class
        shown = [(time, seat, rules.cannot_hold(view, what)) for time, seat, what in view["cannot"]]
        self.deals = Deals(rules.known_deal(view), game.tiles(view["options"]), self._history, shown, rules.must_hold(view))

    def sample(self, rng: Rng) -> Round:
        deal = self.deals.draw(rng)
        setup = replace(self._setup, deal=tuple(deal))
        if self._seen is not None:
            return self._seen.swap_hidden(setup, self.deals.slots, deal)
        world = self._game.round_class.deal(setup)
        for seat, move in self._history:
            world.apply(seat, move)
        if world.known_but_for_hands:
            self._seen = world.clone()
        return world


class Look:
    """What a computer player gets: a view, its legal moves, and fair worlds made from that view. Never a round of the real game."""

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.view = view
        self.legal_moves: tuple[Move, ...] = tuple(view["legal_moves"])

    @cached_property
    def worlds(self) -> Worlds:
        """Where they come from."""
        return Worlds(self.game, self.view)

    def sample(self, rng: Rng) -> Round:
        """A fair world: what may well be, for all that this seat knows."""
        return self.worlds.sample(rng)
