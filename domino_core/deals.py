"""A deal that is stated outright, read and checked: every tile of the set in play once."""

from __future__ import annotations

from collections.abc import Sequence

from domino_core.errors import BadDeal
from domino_core.game import Game
from domino_core.options import Options
from domino_core.tiles import NAMES, Tile, tile_named


def read_deal(deal: object, game: Game, options: Options) -> tuple[Tile, ...]:
    words = deal.split() if isinstance(deal, str) else deal
    if not isinstance(words, Sequence):
        raise BadDeal("not-a-deal", "A deal is a list of tiles, as in “6-4 5-5 …”.")
    tiles = tuple(word if type(word) is int and 0 <= word < len(NAMES) else tile_named(str(word)) for word in words)
    in_play = game.tiles(options)
    for tile in tiles:
        if tile not in in_play:
            raise BadDeal("tile-not-in-set", f"{NAMES[tile]} does not belong to the set in play.", tile=NAMES[tile])
        if tiles.count(tile) > 1:
            raise BadDeal("tile-twice", f"The deal has {NAMES[tile]} more than once.", tile=NAMES[tile])
    for tile in in_play:
        if tile not in tiles:
            message = f"The deal has {len(tiles)} of the {len(in_play)} tiles: {NAMES[tile]} is missing."
            raise BadDeal("tile-missing", message, tile=NAMES[tile], given=len(tiles), wanted=len(in_play))
    return tiles
