"""The fingerprint of a deal: shown from the start, so that anybody can check afterwards that no tile was changed.

It is the SHA-256 of a short text: the game, the seed, the round, and the tiles in the order in which they were dealt. The text is told when
the round is over; `python -m domino_core deal` makes it again from the seed alone, and `sha256sum` gives the same digits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from domino_core.game import Setup
from domino_core.match import Match
from domino_core.options import as_text
from domino_core.tiles import NAMES

if TYPE_CHECKING:
    from domino_core.shapes.counsel import DealReply


def deal_text(setup: Setup, again: int) -> str:
    """What the fingerprint of a deal is made of. `again` is how often the rules had the tiles shuffled once more."""
    tiles = " ".join(NAMES[tile] for tile in setup.order(again))
    shuffled = f" again {again}" if again else ""
    return f"boneyard {setup.game.id} players {setup.players} seed {setup.seed} round {setup.number + 1}{shuffled}: {tiles}"


def fingerprint(text: str) -> str:
    from hashlib import sha256  # fetched when it is first asked for: the start does not need it

    return sha256(text.encode()).hexdigest()


def told_deal(match: Match) -> DealReply:
    """The fingerprint at any time; when the round is over also the text, which shows every hand, and how to make it again."""
    text, over = deal_text(match.round.setup, match.round.redeals), match.round.turn is None
    return {
        "fingerprint": fingerprint(text),
        "text": text if over else None,
        "command": _command(match) if over else None,
    }


def _command(match: Match) -> str:
    """The command that prints the same text and fingerprint."""
    setup, again = match.round.setup, match.round.redeals
    usual = {option.name: option.default for option in match.game.options}
    words = ["python -m domino_core deal", "--game", match.game.id, "--players", str(match.players)]
    for name, value in match.options.items():
        if value != usual[name]:
            words += ["--option", _quoted(f"{name}={as_text(value)}")]
    if match.seed is not None:
        words += ["--seed", _quoted(match.seed)]
    if match.first_deal is not None:
        words += ["--deal", _quoted(" ".join(NAMES[tile] for tile in match.first_deal))]
    if setup.number:
        words += ["--round", str(setup.number + 1)]
    return " ".join([*words, "--again", str(again)] if again else words)


def _quoted(word: str) -> str:
    """A word for a shell, as it is where nothing in it means anything there."""
    plain = all(sign.isalnum() or sign in "-_=./" for sign in word) and word.isascii()
    return word if plain else "'" + word.replace("'", "'\\''") + "'"
