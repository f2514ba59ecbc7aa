"""The house: every family of games, with all that belongs to it, in one place.

A family is one kind of table. Its rules live in `families/`, its picture in `scene/`, its players in `ai/`; the record here joins them, so
whoever looks for a part of a family, or brings a new one, begins here. Every part but the name and the rules may be missing: then something
plain does its work (a random player, all tiles in rows, the bare fields of a view), and `tests/test_house.py` names the part.

Parts are fetched when they are first needed. That keeps the start short, and lets the doors of `ai` and `scene` ask here which part to use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType, TracebackType
from typing import TYPE_CHECKING, cast

from domino_core.families.line import LineRound
from domino_core.families.line.round import END
from domino_core.families.poker import PokerRound
from domino_core.families.row import RowRound
from domino_core.families.train import TrainRound
from domino_core.families.train.moves import SHARED, TRAIN
from domino_core.families.trick import TrickRound
from domino_core.house_help import advice_on_removals, review_of_removals, solved_lines, solved_trains, solved_tricks
from domino_core.registry import Guests, game_with

if TYPE_CHECKING:
    from domino_core.ai.bot import Bot
    from domino_core.ai.exact import Exact
    from domino_core.ai.verdict import Verdict
    from domino_core.game import Game, Look, Round, Seat
    from domino_core.notation import Move
    from domino_core.rng import Rng
    from domino_core.shapes.counsel import Reason
    from domino_core.shapes.help import AdviseReply, BidHelp, ReviewReply, TrainHelp
    from domino_core.shapes.scene import Scene
    from domino_core.shapes.views import View

    # A family's parts read its own view; that no other comes to them is vouched for where they are fetched.
    Maker = Callable[[View, float, float, Sequence[str] | None], Scene]
    LeastTable = Callable[[int, bool], tuple[float, float]]
    Worth = Callable[[View, Move], float]
    Arrange = Callable[[View, Seat], TrainHelp]
    Chances = Callable[[Look, object], Iterator[BidHelp]]
    Advise = Callable[[Look], AdviseReply]
    Review = Callable[[Game, Round], ReviewReply]
    Counsellor = tuple[Callable[[Look, Rng], Iterator[Verdict]], Callable[[Look], Callable[[Move], list[Reason]]]]


class Family:
    """One kind of table. A part of an upper layer is given as the function that fetches it; None where there is no such part."""

    __slots__ = (
        "advise",
        "arms",
        "arrange",
        "bots",
        "chances",
        "counsel",
        "exact",
        "least_table",
        "lines",
        "name",
        "review",
        "rules",
        "scene",
        "worth",
    )

    def __init__(
        self,
        name: str,
        rules: type[Round] | None = None,
        *,
        arms: tuple[str, ...] = (),
        scene: Callable[[], Maker] | None = None,
        least_table: Callable[[], LeastTable] | None = None,
        worth: Callable[[], Worth] | None = None,
        bots: Mapping[str, Callable[[], Bot]] | None = None,
        lines: tuple[str, ...] | None = None,
        arrange: Callable[[], Arrange] | None = None,
        chances: Callable[[], Chances] | None = None,
        advise: Callable[[], Advise] | None = None,
        review: Callable[[], Review] | None = None,
        counsel: Callable[[], Counsellor] | None = None,
        exact: Callable[[], Exact] | None = None,
    ) -> None:
        self.name = name
        """What its games write as `Game.family`, and the page reads as `family`."""
        self.rules = rules
        """What the rounds of its games are built on."""
        self.arms = arms
        """The kinds of arms that tiles are laid on, as events tell them (`arm_kind`); none where tiles are not laid end to end."""
        self.scene = scene
        """From a view to a scene for a table of some size, with one's own hand in a given order."""
        self.least_table = least_table
        """The least table on which its scene has its places, for so many players, wide or not; smaller ones show a reduced picture."""
        self.worth = worth
        """The rule of thumb: what a move looks worth at first sight. Plain players of all levels go by it."""
        self.bots = bots or {}
        """Players that know the family, by level; where there is none, the best one below plays, or the rule of thumb."""
        self.lines = lines
        """The fields of a view that tell in a terminal what lies on the table, in order."""
        self.arrange = arrange
        """Help for a person: one's own hand in an order that goes well together."""
        self.chances = chances
        """Help: how likely each bid is made, ever better founded."""
        self.advise = advise
        """Help: what each choice is worth."""
        self.review = review
        """Help: a finished round looked at again."""
        self.counsel = counsel
        """Help: a judge, who finds out what each move is expected to bring, ever better founded; and reasons, which are true of the
        position as its player sees it. Without it the best player just says what it would do."""
        self.exact = exact
        """How positions are solved in which all hands lie open: both kinds of help for puzzles, and the replies of the other seats."""


# ---------------------------------------------------------------- lines


def _line_scene() -> Maker:
    from domino_core.scene.line import line_scene

    return cast("Maker", line_scene)


def _worth_in_line() -> Worth:
    from domino_core.ai.line import worth_in_line

    return cast("Worth", worth_in_line)


def _line_club() -> Bot:
    from domino_core.ai.line_players import club

    return club()


def _line_master() -> Bot:
    from domino_core.ai.line_players import master

    return master()


def _counsel_on_line() -> Counsellor:
    from domino_core.ai.line_counsel import LineReasons, judge_line

    return judge_line, LineReasons


LINE = Family(
    "line",
    LineRound,
    arms=(END,),
    scene=_line_scene,
    worth=_worth_in_line,
    bots={"club": _line_club, "master": _line_master},
    lines=("line", "ends", "counts", "boneyard"),
    counsel=_counsel_on_line,
    exact=solved_lines,
)


# ---------------------------------------------------------------- trains


def _train_scene() -> Maker:
    from domino_core.scene.train import train_scene

    return cast("Maker", train_scene)


def _least_table_of_trains() -> LeastTable:
    from domino_core.scene.train import least_table

    return least_table


def _worth_on_trains() -> Worth:
    from domino_core.ai.train import worth_on_trains

    return cast("Worth", worth_on_trains)


def _arranged_as_train() -> Arrange:
    from domino_core.ai.train_help import arranged

    return cast("Arrange", arranged)


def _train_master() -> Bot:
    from domino_core.ai.train_master import TrainMaster

    return TrainMaster()


def _counsel_on_trains() -> Counsellor:
    from domino_core.ai.train_counsel import TrainReasons, judge_trains

    return judge_trains, TrainReasons


TRAINS = Family(
    "train",
    TrainRound,
    arms=(TRAIN, SHARED),
    scene=_train_scene,
    least_table=_least_table_of_trains,
    worth=_worth_on_trains,
    bots={"master": _train_master},
    lines=("wanted", "engine", "counts", "boneyard", "trains"),
    arrange=_arranged_as_train,
    counsel=_counsel_on_trains,
    exact=solved_trains,
)


# ---------------------------------------------------------------- tricks


def _trick_scene() -> Maker:
    from domino_core.scene.trick import trick_scene

    return cast("Maker", trick_scene)


def _trick_bot() -> Bot:
    from domino_core.ai.trick import TrickBot

    return TrickBot()


def _trick_learner() -> Bot:
    from domino_core.ai.trick_players import Learner

    return Learner()


def _trick_club() -> Bot:
    from domino_core.ai.trick_players import club

    return club()


def _trick_master() -> Bot:
    from domino_core.ai.trick_players import master

    return master()


def _chances_of_bids() -> Chances:
    from domino_core.ai.trick_help import chances_of_bids

    return chances_of_bids


def _counsel_on_tricks() -> Counsellor:
    from domino_core.ai.trick_counsel import TrickReasons, judge_tricks

    return judge_tricks, TrickReasons


TRICKS = Family(
    "trick",
    TrickRound,
    scene=_trick_scene,
    bots={"learner": _trick_learner, "club": _trick_club, "master": _trick_master, "simple": _trick_bot},
    lines=("bids", "bid", "trump", "led", "trick", "taken", "counts", "boneyard"),
    chances=_chances_of_bids,
    counsel=_counsel_on_tricks,
    exact=solved_tricks,
)


# ---------------------------------------------------------------- solitaires


def _row_scene() -> Maker:
    from domino_core.scene.row import row_scene

    return cast("Maker", row_scene)


def _worth_in_row() -> Worth:
    from domino_core.ai.row import worth_in_row

    return cast("Worth", worth_in_row)


def _counsel_on_rows() -> Counsellor:
    from domino_core.ai.row_counsel import RowReasons, judge_row

    return judge_row, RowReasons


ROWS = Family(
    "row",
    RowRound,
    scene=_row_scene,
    worth=_worth_in_row,
    lines=("row", "at", "count", "pass", "pile", "removed", "taken", "counts", "boneyard"),
    advise=advice_on_removals,
    review=review_of_removals,
    counsel=_counsel_on_rows,
)


# ---------------------------------------------------------------- poker


def _poker_scene() -> Maker:
    from domino_core.scene.poker import poker_scene

    return cast("Maker", poker_scene)


def _poker_learner() -> Bot:
    from domino_core.ai.poker_simple import PokerLearner

    return PokerLearner()


def _poker_club() -> Bot:
    from domino_core.ai.poker_table import CLUB_MISJUDGES, TableBot

    return TableBot(CLUB_MISJUDGES)


def _poker_master() -> Bot:
    from domino_core.ai.poker_table import TableBot

    return TableBot()


def _poker_bot() -> Bot:
    from domino_core.ai.poker import PokerBot

    return PokerBot()


def _counsel_on_poker() -> Counsellor:
    from domino_core.ai.poker_counsel import PokerReasons, judge_poker

    return judge_poker, PokerReasons


POKER = Family(
    "poker",
    PokerRound,
    scene=_poker_scene,
    bots={"learner": _poker_learner, "club": _poker_club, "master": _poker_master, "simple": _poker_bot},
    lines=("chips", "bets", "pot", "to_call", "folded", "counts", "boneyard"),
    counsel=_counsel_on_poker,
)


# ---------------------------------------------------------------- all of them

_families = {family.name: family for family in (LINE, TRAINS, TRICKS, ROWS, POKER)}
FAMILIES: Mapping[str, Family] = MappingProxyType(_families)
"""The families by name."""


def family_named(name: str) -> Family:
    """A family with all its parts; one that nobody has described has a name only, and plain parts do its work."""
    return FAMILIES.get(name) or Family(name)


def family_of(game_id: str) -> Family:
    """The family of a game that is registered."""
    game = game_with(game_id)
    assert game is not None
    return family_named(game.family)


class Visit:
    """Lets games, and families of their own, be played like all others as long as it lasts: how tests and experiments bring theirs.

    with Visit([MY_GAME], [MY_FAMILY]):
        Match.new("my-game")
    """

    def __init__(self, games: Sequence[Game], families: Sequence[Family] = ()) -> None:
        self._games = Guests(games)
        self._families = {family.name: family for family in families}

    def __enter__(self) -> None:
        taken = self._families.keys() & _families.keys()
        if taken:
            raise ValueError(f"there is a family of this name already: {', '.join(sorted(taken))}")
        self._games.arrive()
        _families.update(self._families)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._games.leave()
        for name in self._families:
            del _families[name]
