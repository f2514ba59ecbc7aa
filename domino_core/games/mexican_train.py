"""Mexican Train: one set of rules with choices; three leaflets are presets over them, and every mix is a house rule."""

from __future__ import annotations

from types import MappingProxyType

from domino_core.families.train import TrainRound
from domino_core.families.train.moves import ARM_NAMES, MOST_SEATS
from domino_core.families.train.rules import rounds_of
from domino_core.game import Game, Seat, Standing
from domino_core.options import FLAG, NOTHING, Option, Options, Suggestion

SIDINGS: Options = {
    "set": 12,
    "hands": 16,
    "string": "free",
    "chance": True,
    "doubles": "any",
    "cover": "always",
    "marker": "own",
    "start": "aside",
    "begin": "rotate",
    "blocked": "passed",
    "blank": 0,
}
STATION: Options = {
    **SIDINGS,
    "hands": 15,
    "string": "full",
    "chance": False,
    "doubles": "plain",
    "blocked": "stuck",
}
TABLE: Options = {
    **SIDINGS,
    "set": 9,
    "hands": 15,
    "string": "none",
    "chance": False,
    "cover": "never",
    "marker": "any",
    "start": "draw",
    "begin": "holder",
    "blocked": "stuck",
}

COVER_CLAUSES = ("MTS-18", "MTT-10", "MTT-12", "MTC-15", "MTC-19", "MTC-V1")
"""In the first edition `always` bound everybody even by a double that no tile could cover; then `possible` became the same."""

OPTIONS = (
    Option("rules", ("sidings", "station", "table"), "sidings"),
    Option("set", (9, 12), 12, ("MTS-01", "MTT-01", "MTC-01")),
    Option("hands", (16, 15), 16, ("MTS-04", "MTT-01", "MTC-02", "MTC-03"), left_by={"set": {9: NOTHING}}),
    Option("string", ("free", "full", "none"), "free", ("MTS-06", "MTT-03", "MTC-07")),
    Option("chance", FLAG, True, ("MTS-10",), left_by={"string": {"none": NOTHING}}),
    Option("doubles", ("any", "plain"), "any", ("MTS-16", "MTS-17", "MTT-08", "MTC-12")),
    Option("cover", ("always", "possible", "never"), "always", COVER_CLAUSES, retired=("possible",)),
    Option("marker", ("own", "any"), "own", ("MTS-13", "MTT-07", "MTC-10", "MTC-V2")),
    Option("start", ("aside", "draw", "highest"), "aside", ("MTS-03", "MTT-02", "MTC-05", "MTC-V3", "MTC-V4")),
    Option(
        "begin",
        ("rotate", "holder", "winner"),
        "rotate",
        ("MTS-05", "MTC-06", "MTC-V4"),
        left_by={"start": {"aside": ("rotate", "winner")}},  # nobody held it
    ),
    Option("blocked", ("passed", "stuck"), "passed", ("MTS-22", "MTT-15", "MTC-18")),
    Option("blank", (0, 50), 0, ("MTC-17", "MTC-V5")),
    Option("rounds", range(1, 14), 13, ("MTS-03", "MTT-02", "MTC-04"), left_by={"set": {9: range(1, 11)}}),
)


def seats_for(options: Options) -> tuple[int, ...]:
    """Two of the leaflets stop at eight players."""
    return tuple(range(2, MOST_SEATS + 1 if options["rules"] == "table" else 9))


def defaults_for(players: int, options: Options) -> Options:
    """The large set for large tables (MTC-01), a round for each double, and who begins by how the engine is found (MTC-06, MTC-V4)."""
    at_table = options["rules"] == "table"
    aside = options["start"] == "aside"
    highest = 12 if at_table and players >= 6 else int(options["set"])
    return {
        "set": highest,
        "rounds": highest + 1,
        "begin": ("winner" if at_table else "rotate") if aside else "holder",
    }


def lowest_after_all_rounds(standing: Standing) -> tuple[Seat, ...] | None:
    """The lowest total wins; level ones share (ALL-06)."""
    if len(standing.results) < rounds_of(standing.options):
        return None
    return standing.leaders(low_wins=True)


MEXICAN_TRAIN = Game(
    id="mexican-train",
    family="train",
    round_class=TrainRound,
    seats=tuple(range(2, MOST_SEATS + 1)),
    usual_players=4,
    seats_for=seats_for,
    moves=frozenset({"tile", "lay", "draw", "pass", "stop"}),
    options=OPTIONS,
    presets=MappingProxyType({"sidings": SIDINGS, "station": STATION, "table": TABLE}),
    defaults_for=defaults_for,
    suggested=Suggestion(3, {"rounds": 5}),
    arms=ARM_NAMES,
    low_wins=True,
    coloured=True,
    match_over=lowest_after_all_rounds,
)
