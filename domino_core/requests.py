"""Reading requests: whatever comes through the door is looked at field by field before anybody uses it."""

from __future__ import annotations

import json
from typing import Any

from domino_core.errors import BadOption, BadPlayers, BadRequest
from domino_core.game import Game
from domino_core.nesting import nesting

Data = dict[str, Any]
"""A request as it came, before its fields are checked."""

LONGEST = 128 * 1024
"""Characters of a request: twice what a save may have, so that one with a save can be refused for the save."""
LARGEST_TABLE = 8192
MAX_NESTING = 16
"""Deepest brackets within brackets that are read; deeper ones could bring the interpreter down."""


def read(text: object) -> Data:
    if not isinstance(text, str) or len(text) > LONGEST:
        raise BadRequest("too-long", "The request is too long.")
    if nesting(text) > MAX_NESTING:
        raise BadRequest("unreadable", "The request is nested too deep.")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRequest("unreadable", "The request is not JSON.") from error
    if not isinstance(data, dict):
        raise BadRequest("unreadable", "A request is one JSON object.")
    return data


def text_in(request: Data, name: str) -> str:
    value = request.get(name)
    if not isinstance(value, str):
        raise BadRequest("field-missing", f"The request needs a text “{name}”.", field=name)
    return value


def mapping_in(request: Data, name: str) -> Data:
    value = request.get(name)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise BadOption("not-options", "Options must be names with values.")
    return value


def players_in(request: Data, game: Game) -> int:
    value = request.get("players")
    if value is None:
        return game.usual_players
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadPlayers("not-a-number", "The number of players must be a whole number.")
    return value


def look_in(request: Data) -> Data:
    """What the reply should show: the seat, the size of the table, the order of the hand."""
    table = request.get("table")
    size = None
    if table is not None:
        size = (table.get("width"), table.get("height")) if isinstance(table, dict) else (None, None)
        if not all(isinstance(side, (int, float)) and not isinstance(side, bool) and 1 <= side <= LARGEST_TABLE for side in size):
            raise BadRequest("bad-table", "A table has a width and a height in pixels.")
    arrange = request.get("arrange")
    if arrange is not None and not (isinstance(arrange, list) and all(isinstance(name, str) for name in arrange)):
        raise BadRequest("bad-arrange", "The arrangement of the hand is a list of tiles.")
    return {"seat": request.get("seat"), "table": size, "arrange": arrange}


def number_in(request: Data, name: str, most: int) -> int:
    """A number from 0 to `most`."""
    value = request.get(name)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise BadRequest("field-missing", f"The request needs a number “{name}” from 0 to {most}.", field=name)
    return value


def flag_in(request: Data, name: str) -> bool:
    """Yes or no; no where nothing is said."""
    value = request.get(name, False)
    if not isinstance(value, bool):
        raise BadRequest("field-missing", f"“{name}” is true or false.", field=name)
    return value
