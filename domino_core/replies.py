"""Writing replies: JSON text, and errors that repeat only a little of what was sent."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from domino_core.errors import DominoError

if TYPE_CHECKING:
    from domino_core.shapes.door import ErrorData, ErrorFields

MAX_ECHO = 400
"""Most characters of a text in an error: the longest sentence of our own is shorter."""
MAX_NUMBER = 2**53 - 1
"""The largest whole number in an error: a page reads larger ones inexactly."""


def written(reply: Mapping[str, object]) -> str:
    return json.dumps(reply, separators=(",", ":"))


def refusal(error: ErrorData) -> str:
    return written({"ok": False, "error": error})


def error_data(error: DominoError) -> ErrorData:
    short = {name: _short(value) for name, value in error.data.items()}
    return {"code": error.code, "reason": error.reason, "data": cast("ErrorFields", short), "message": error.message[:MAX_ECHO]}


def _short(value: object) -> object:
    """What was sent comes back in an error for a sentence to name it, not as a whole."""
    if isinstance(value, str):
        return value[:MAX_ECHO]
    return max(-MAX_NUMBER, min(value, MAX_NUMBER)) if isinstance(value, int) else value
