"""Options that trick games share: what is played at many tables and printed on no leaflet."""

from __future__ import annotations

from domino_core.families.trick.suits import Trump
from domino_core.options import FLAG, Option, Options

DEALER_BIDS = "dealer-bids"
WITHOUT_TRUMPS: dict[str, tuple[Trump, ...]] = {
    "off": (),
    "high": ("none",),
    "own": ("none-own",),
    "choice": ("none", "none-own"),
}
"""What the option `follow` adds to the trumps: nothing; none at all, doubles high; none, and doubles a suit of their own; or either."""


def all_pass(*clauses: str) -> Option:
    """What happens when nobody wants to bid."""
    return Option("allpass", ("throw-in", DEALER_BIDS), "throw-in", clauses)


def follow_me(*clauses: str) -> Option:
    """Whether one may play without trumps, which players call “follow me”."""
    return Option("follow", tuple(WITHOUT_TRUMPS), "off", clauses)


def doubles_as_trumps(*clauses: str) -> Option:
    return Option("doubles", FLAG, False, clauses)


def trumps_without(options: Options) -> tuple[Trump, ...]:
    """What the options of a house add to the suits that may be trumps."""
    doubles: tuple[Trump, ...] = ("doubles",) if options.get("doubles") else ()
    return doubles + WITHOUT_TRUMPS[str(options.get("follow", "off"))]
