"""The door: JSON text in, JSON text out. It is the only thing that the page calls; `docs/protocol.md` describes it.

The request types are a closed list, every field is checked, and a refused request leaves the running match as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from time import perf_counter
from typing import TYPE_CHECKING, Any, cast

from domino_core.ai import LEVELS, OTHER_LEVELS, USUAL_LEVEL, call_out, think
from domino_core.ai.exact import advise, reply, review, solves
from domino_core.counsel import Hindsight, Position
from domino_core.errors import BadOption, BadPlayers, BadRequest, DominoError, NoMatch
from domino_core.fingerprint import told_deal
from domino_core.house import Family, family_named
from domino_core.match import Match, game_named, read_seed
from domino_core.options import to_choose
from domino_core.past import as_it_was, as_known_to, story_of, with_open_hands
from domino_core.registry import GAMES
from domino_core.replies import MAX_ECHO, error_data, refusal, written
from domino_core.requests import Data, flag_in, look_in, mapping_in, number_in, players_in, read, text_in
from domino_core.scene import make_scene
from domino_core.tiles import tile_named

if TYPE_CHECKING:
    from typing import TypeVar

    from domino_core.ai.exact import Exact
    from domino_core.notation import Move
    from domino_core.outcome import Seat
    from domino_core.shapes.counsel import DealReply, HindsightReply, HintReply
    from domino_core.shapes.door import (
        CatalogueReply,
        CheckReply,
        LogReply,
        StateReply,
        ThinkReply,
        WhyReply,
    )
    from domino_core.shapes.events import EventData
    from domino_core.shapes.help import AdviseReply, BidHelp, ChanceReply, PuzzleReply, ReviewReply, TrainHelp
    from domino_core.shapes.scene import Scene
    from domino_core.shapes.views import View

    Thought = TypeVar("Thought")

LOOK = {"seat", "table", "arrange"}


class Bridge:
    """One table: the match on it, and the thought of the computer player whose turn it is."""

    def __init__(self) -> None:
        self.match: Match | None = None
        self._thought: tuple[object, Iterator[object], object] | None = None

    # ---------------------------------------------------------------- the door

    def handle(self, text: str) -> str:
        """Answers one request; never raises."""
        match, saved = self.match, None
        try:
            saved = None if match is None else match.save()
            return written(self._answer(read(text)))
        except DominoError as error:
            return refusal(error_data(error))
        except Exception as error:  # noqa: BLE001 - the page must get an answer whatever happens
            self._put_back(match, saved)
            message = f"Something went wrong in the engine: {type(error).__name__}: {error}"
            return refusal({"code": "internal", "reason": "internal", "data": {}, "message": message[:MAX_ECHO]})

    def _put_back(self, match: Match | None, saved: str | None) -> None:
        """The match as it was before a request that failed half-way; where even that fails there is none, and the page gives it again."""
        self._thought = self.match = None
        try:
            self.match = match if match is None or saved is None or match.save() == saved else Match.load(saved)
        except Exception:  # noqa: BLE001 - whatever is wrong with it, the request has to be answered
            return

    def _answer(self, request: Data) -> Mapping[str, object]:
        kind = request.pop("type", None)
        handler, fields = HANDLERS.get(kind, (None, frozenset())) if isinstance(kind, str) else (None, frozenset())
        if handler is None:
            raise BadRequest("unknown-request", f"There is no request “{str(kind)[:24]}”.", type=str(kind)[:24])
        unknown = sorted(set(request) - fields)
        if unknown:
            raise BadRequest(
                "unknown-field",
                f"A “{kind}” request has no field “{unknown[0][:24]}”.",
                field=unknown[0][:24],
            )
        return {"ok": True, **handler(self, request)}

    # ---------------------------------------------------------------- requests

    def _catalogue(self, request: Data) -> CatalogueReply:
        return {
            "games": [game.as_data() for game in GAMES.values()],
            "levels": list(LEVELS),
            "usual_level": USUAL_LEVEL,
            "other_levels": OTHER_LEVELS,
        }

    def _check(self, request: Data) -> CheckReply:
        game = game_named(request.get("game"))
        given = mapping_in(request, "options")
        players = players_in(request, game)
        try:
            options = game.resolve(players, given)
        except BadPlayers as error:
            least, most = error.data["least"], error.data["most"]
            assert isinstance(least, int)
            assert isinstance(most, int)
            players = min(max(players, least), most)
            options = game.resolve(players, given)
        open_options = to_choose(game.options, {**options, "players": players})
        return {"players": list(game.allowed_seats(options)), "options": options, "to_choose": open_options}

    def _new(self, request: Data) -> StateReply:
        look = look_in(request)
        game = game_named(request.get("game"))
        match = Match.new(
            game.id,
            players_in(request, game),
            request.get("seed"),
            mapping_in(request, "options"),
            request.get("deal"),
            posed=request.get("posed"),
        )
        return self._seat_match(match, look)

    def _load(self, request: Data) -> StateReply:
        look = look_in(request)
        return self._seat_match(Match.load(text_in(request, "save")), look)

    def _seat_match(self, match: Match, look: Data) -> StateReply:
        self._check_look(match, look)
        self.match, self._thought = match, None
        return self._state(look)

    def _play(self, request: Data) -> StateReply:
        match, look = self._running(), look_in(request)
        self._check_look(match, look)
        match.play(text_in(request, "move"), request.get("by"))
        self._thought = None
        return self._state(look)

    def _why(self, request: Data) -> WhyReply:
        objection = self._running().why_not(tile_named(text_in(request, "tile")), request.get("by"))
        return {"objection": None if objection is None else error_data(objection)}

    def _undo(self, request: Data) -> StateReply:
        match, look = self._running(), look_in(request)
        self._check_look(match, look)
        by = request.get("by")
        if by is None:
            match.undo()
        else:
            match.undo_to(by)
        self._thought = None
        return self._state(look)

    def _look_again(self, request: Data) -> StateReply:
        match, look = self._running(), look_in(request)
        self._check_look(match, look)
        return {**self._state(look), "events": []}

    def _past(self, request: Data) -> StateReply:
        match, look = self._running(), look_in(request)
        self._check_look(match, look)
        earlier = as_it_was(match, number_in(request, "moves", len(match.log)))
        return self._state(look, earlier, with_open_hands(match, earlier, look["seat"]) if flag_in(request, "open") else None)

    def _log(self, request: Data) -> LogReply:
        match = self._running()
        self._check_look(match, {"seat": request.get("seat")})
        return {"entries": story_of(match, request.get("seat"))}

    def _think(self, request: Data) -> ThinkReply:
        match = self._running()
        by: Any = match.turn if request.get("by") is None else request["by"]
        level, seed = request.get("level", USUAL_LEVEL), read_seed(request.get("seed", "0"))
        if not isinstance(level, str):
            raise BadOption("unknown-level", "The level must be a word.")
        level = OTHER_LEVELS.get(level, level)
        if not match.legal_moves(by):
            raise BadRequest("nothing-to-think", "This seat has no move to make.")
        now = f"{seed}/{len(match.log)}"
        if by != match.turn:
            return {"move": call_out(match.look(by), level, f"{now}/{by}"), "done": True}
        move, done = self._go_on(request, (by, level, seed), lambda: self._thoughts(match, by, level, now))
        return {"move": move, "done": done}

    @staticmethod
    def _thoughts(match: Match, by: Seat, level: str, now: str) -> Iterator[Move]:
        """As the level thinks; in a position that is posed, which all see and a solver knows, there is a perfect reply."""
        look, exact = match.look(by), _family_of(match).exact
        if match.posed is not None and exact is not None and solves(exact(), look):
            return iter((reply(exact(), look),))
        return think(look, level, now)

    def _chance(self, request: Data) -> ChanceReply:
        match = self._running()
        if match.turn is None or not match.legal_moves(match.turn):
            raise BadRequest("nothing-to-think", "Nobody has a move to make.")
        seed = read_seed(request.get("seed", "0"))
        look, chances = match.look(match.turn), _family_of(match).chances

        def begin() -> Iterator[BidHelp]:
            if chances is None:
                raise BadRequest("no-auction", "Chances are told while there is an auction.")
            return chances()(look, f"{seed}/{len(match.log)}")

        found, done = self._go_on(request, ("chance", seed), begin)
        return {**found, "done": done}

    def _hint(self, request: Data) -> HintReply:
        match = self._running()
        by: Any = match.turn if request.get("by") is None else request["by"]
        if by != match.turn or match.waiting or not match.legal_moves(by):
            raise BadRequest("nothing-to-think", "This seat has no move to make.")
        seed = read_seed(request.get("seed", "0"))
        found, done = self._go_on(request, ("hint", seed), lambda: Position(match.look(by), f"{seed}/{len(match.log)}").think())
        return {**found.hint(), "done": done}

    def _hindsight(self, request: Data) -> HindsightReply:
        match, seat = self._running(), request.get("seat")
        self._check_look(match, {"seat": seat})
        seed = read_seed(request.get("seed", "0"))
        found, done = self._go_on(request, ("hindsight", seat, seed), lambda: Hindsight(match, seat or 0, seed).think())
        return {**found.told(), "done": done}

    def _knew(self, request: Data) -> StateReply:
        match, look = self._running(), look_in(request)
        self._check_look(match, look)
        return self._state(look, as_known_to(match, number_in(request, "moves", len(match.log)), look["seat"]))

    def _deal(self, request: Data) -> DealReply:
        return told_deal(self._running())

    def _arrange(self, request: Data) -> TrainHelp:
        match = self._running()
        self._check_look(match, {"seat": request.get("seat")})
        if request.get("seat") is None:
            raise BadRequest("no-such-seat", "Say whose hand it is.")
        arrange = _family_of(match).arrange
        if arrange is None:
            raise BadRequest("no-trains", f"There are no trains in {match.game.id}.")
        return arrange()(match.view(request["seat"]), request["seat"])

    def _go_on(self, request: Data, key: object, begin: Callable[[], Iterator[Thought]]) -> tuple[Thought, bool]:
        """Thinks on for one slice: the last thing that came to mind, and whether that is all."""
        slice_ms = request.get("ms", 50)
        if isinstance(slice_ms, bool) or not isinstance(slice_ms, (int, float)) or not 0 <= slice_ms <= 1000:
            raise BadRequest("bad-slice", "The length of a slice is 0 to 1000 milliseconds.")
        thought, self._thought = self._thought, None  # one that fails is not gone on with
        if thought is None or thought[0] != key:
            thought = (key, begin(), None)
        _, steps, best = cast("tuple[object, Iterator[Thought], Thought]", thought)  # one with this key is of this kind
        stop = perf_counter() + slice_ms / 1000
        done = False
        while True:
            step = next(steps, None)
            if step is None:
                done = True
                break
            best = step
            if perf_counter() >= stop:
                break
        self._thought = None if done else (key, steps, best)
        return best, done

    def _puzzle(self, request: Data) -> PuzzleReply:
        from domino_core.ai.puzzle_kinds import puzzle_data  # nobody waits for them at the start

        return {"puzzle": puzzle_data(request.get("name"))}

    def _advise(self, request: Data) -> AdviseReply:
        match = self._running()
        family = _family_of(match)
        if family.advise is not None:
            return family.advise()(match.look(0))
        return advise(_exact_for(match), match.look(0))

    def _review(self, request: Data) -> ReviewReply:
        match = self._running()
        family = _family_of(match)
        if family.review is not None:
            return family.review()(match.game, match.round)
        return review(_exact_for(match), match.game, match.round, len(match.log))

    # ---------------------------------------------------------------- the state

    def _running(self) -> Match:
        if self.match is None:
            raise NoMatch("no-match", "No match has been started.")
        return self.match

    @staticmethod
    def _check_look(match: Match, look: Data) -> None:
        """Refuses a look from a seat that is not there before anything is changed."""
        seat = look["seat"]
        if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < match.players):
            raise BadRequest("no-such-seat", f"There is no seat {str(seat)[:12]}.", seat=str(seat)[:12])

    def _state(self, look: Data, match: Match | None = None, told: tuple[View, list[EventData]] | None = None) -> StateReply:
        """`told` is what is to be seen and heard, where that is not what the seat may know."""
        match = match or self._running()
        seat = look["seat"]
        view, events = told or (match.view(seat), match.news_for(seat))
        result = match.results[-1].as_data() if match.round.turn is None else None
        return {
            "game": match.game.id,
            "family": match.game.family,
            "players": match.players,
            "options": match.options,
            "seed": match.seed,
            "round": len(match.results) + (match.round.turn is not None),
            "turn": match.turn,
            "scores": list(match.scores),
            "sides": list(match.sides),
            "finished": match.finished,
            "winners": list(match.winners),
            "cut": match.cut,
            "legal": view["legal_moves"],
            "arms": match.round.arms(),
            "callers": [who for who in range(match.players) if who != match.turn and match.legal_moves(who)],
            "view": view,
            "events": events,
            "result": result,
            "scene": _picture(view, look),
            "moves": len(match.log),
            "save": match.save(),
        }


HANDLERS: dict[str, tuple[Callable[[Bridge, Data], Mapping[str, object]], frozenset[str]]] = {
    "catalogue": (Bridge._catalogue, frozenset()),
    "check": (Bridge._check, frozenset({"game", "players", "options"})),
    "new": (Bridge._new, frozenset({"game", "players", "seed", "options", "deal", "posed"} | LOOK)),
    "load": (Bridge._load, frozenset({"save"} | LOOK)),
    "play": (Bridge._play, frozenset({"move", "by"} | LOOK)),
    "why": (Bridge._why, frozenset({"tile", "by"})),
    "undo": (Bridge._undo, frozenset({"by"} | LOOK)),
    "state": (Bridge._look_again, frozenset(LOOK)),
    "past": (Bridge._past, frozenset({"moves", "open"} | LOOK)),
    "log": (Bridge._log, frozenset({"seat"})),
    "think": (Bridge._think, frozenset({"by", "level", "seed", "ms"})),
    "chance": (Bridge._chance, frozenset({"seed", "ms"})),
    "hint": (Bridge._hint, frozenset({"by", "seed", "ms"})),
    "hindsight": (Bridge._hindsight, frozenset({"seat", "seed", "ms"})),
    "knew": (Bridge._knew, frozenset({"moves"} | LOOK)),
    "deal": (Bridge._deal, frozenset()),
    "arrange": (Bridge._arrange, frozenset({"seat"})),
    "puzzle": (Bridge._puzzle, frozenset({"name"})),
    "advise": (Bridge._advise, frozenset()),
    "review": (Bridge._review, frozenset()),
}


def _picture(view: View, look: Data) -> Scene | None:
    """The table as data, where one is wanted. A move counts whether or not a picture can be made of it."""
    table = look["table"]
    try:
        return make_scene(view, table[0], table[1], look["arrange"]) if table else None
    except Exception:  # noqa: BLE001 - the page keeps the last picture and says so
        return None


def _family_of(match: Match) -> Family:
    return family_named(match.game.family)


def _exact_for(match: Match) -> Exact:
    exact = _family_of(match).exact
    if exact is None:
        raise BadRequest("no-advice", f"There is no such advice for {match.game.id}.")
    return exact()


_table = Bridge()
handle = _table.handle
