"""Looking back: positions that a match has been through, and what has been told. The match itself stays as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_core.game import Seat
from domino_core.match import Match

if TYPE_CHECKING:
    from domino_core.shapes.door import LogEntry


def as_it_was(match: Match, count: int) -> Match:
    """The match after so many moves, with the news of the last of them."""
    earlier = Match(match.game, match.players, match.options, match.seed, match.first_deal, match.edition)
    for seat, move in match.log[:count]:
        earlier.play(move, seat)
    return earlier


def story_of(match: Match, seat: Seat | None) -> list[LogEntry]:
    """What a seat has been told in the round that lies there, move by move, from the deal on."""
    told = as_it_was(match, 0)
    entries: list[LogEntry] = [{"moves": 0, "events": told.news_for(seat)}]
    for number, (who, move) in enumerate(match.log, start=1):
        if told.waiting:
            entries.clear()
        told.play(move, who)
        entries.append({"moves": number, "events": told.news_for(seat)})
    return entries
