"""Looking back: positions that a match has been through, and what has been told. The match itself stays as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_core.errors import IllegalMove
from domino_core.game import Seat
from domino_core.match import Match

if TYPE_CHECKING:
    from domino_core.shapes.door import LogEntry
    from domino_core.shapes.events import EventData
    from domino_core.shapes.views import View


def as_it_was(match: Match, count: int) -> Match:
    """The match after so many moves, with the news of the last of them. Only its round is played again, so that a slider is quick."""
    if not count:
        return Match(match.game, match.players, match.options, match.seed, match.first_deal, match.edition, match.posed)
    earlier = object.__new__(Match)
    earlier.__dict__ = {name: value.copy() if isinstance(value, list) else value for name, value in match.__dict__.items()}
    earlier.undo(len(match.log) - count + 1)
    seat, move = match.log[count - 1]
    earlier.play(move, seat)
    return earlier


def with_open_hands(match: Match, earlier: Match, seat: Seat | None) -> tuple[View, list[EventData]]:
    """An earlier position with every hand face up, and its news with nothing left out; refused while its round is still being played.

    Each hand is as its owner sees it, and the rest is what `seat` sees.
    """
    must_be_over(match, earlier)
    view = earlier.view(seat)
    if view["hands"]:
        view["hands"] = [earlier.view(owner)["hands"][owner] for owner in range(match.players)]
    return view, [event.seen_by(event.owner) for event in earlier.news]


def must_be_over(match: Match, earlier: Match) -> None:
    """Refuses an earlier position whose round is still being played."""
    rounds_begun = len(earlier.results) + (earlier.round.turn is not None)
    if rounds_begun > len(match.results):
        raise IllegalMove("round-not-over", "Hands lie open once the round is over, not before.")


def as_known_to(match: Match, count: int, seat: Seat) -> Match:
    """An earlier position to be looked at with the eyes of any seat: only once its round is over."""
    earlier = as_it_was(match, count)
    must_be_over(match, earlier)
    earlier.view(seat)  # refuses a seat that is not there
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
