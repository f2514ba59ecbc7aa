"""Everything that can be refused, as exceptions with a code.

The page translates `reason` with `data`; the English sentence is for the command line and for programmers. Whoever catches one
can rely on nothing having changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from typing import Unpack

    from domino_core.shapes.door import ErrorFields


class DominoError(Exception):
    """A refusal: `code` is the kind, `reason` says it exactly, `data` are the numbers and names to put in the sentence."""

    code: ClassVar[str] = "bad-request"

    def __init__(self, reason: str, message: str, **data: Unpack[ErrorFields]) -> None:
        super().__init__(message)
        self.reason = reason
        self.message = message
        self.data = data


class BadRequest(DominoError):
    """A request that the bridge does not know or cannot read."""


class UnknownGame(DominoError):
    code = "unknown-game"


class BadOption(DominoError):
    code = "bad-option"


class BadPlayers(DominoError):
    code = "bad-players"


class BadDeal(DominoError):
    code = "bad-deal"


class BadSave(DominoError):
    code = "bad-save"


class NoMatch(DominoError):
    code = "no-match"


class InvalidMove(DominoError):
    """The text is no move of this game at all."""

    code = "invalid-move"


class IllegalMove(DominoError):
    """A move of this game, but not one that may be made now."""

    code = "illegal-move"
