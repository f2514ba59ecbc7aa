"""What a master believes of hidden hands, against the truth: of the tiles that it gives a chance of 30 %, 30 in 100 should be there."""

from __future__ import annotations

from itertools import islice
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple, cast

from domino_core.ai import choose
from domino_core.ai.line_beliefs import Beliefs
from domino_core.ai.line_thumb import Thumb
from domino_core.ai.trick_judge import Judge
from domino_core.ai.trick_players import master
from domino_core.families.trick import TrickRound
from domino_core.match import Match
from domino_core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from domino_core.families.line import LineRound
    from domino_core.game import Look
    from domino_core.tiles import Mask

BINS = 10
SURE = 1.96
SIDE, EDGE = 300, 40
"""The picture: length of its sides, and the room around it for numbers."""


class Belief(NamedTuple):
    """One tile in one hand of another seat: how likely it was thought to be there, and whether it was."""

    game: int
    chance: float
    true: bool


class Bin(NamedTuple):
    """Beliefs of about the same chance."""

    tiles: int
    chance: float
    share: float
    interval: float
    """Half its width at 95 %, from the differences between games: tiles of one game are not independent."""


def beliefs(name: str, players: int, options: Mapping[str, object], games: int, worlds: int) -> Iterator[Belief]:
    """What a listener thinks in the middle of rounds between players of the club."""
    for number in range(games):
        match = Match.new(name, players, f"calibration {number}", dict(options))
        rng = Rng("calibration", number)
        wanted = 2 + rng.below(4 * players)
        while not match.results:
            seat = match.turn
            assert seat is not None
            look = match.look(seat)
            if len(match.log) >= wanted and len(look.legal_moves) > 1:
                held = _imagined(look, worlds, rng)
                true = cast("LineRound | TrickRound", match.round).hands
                for other in range(players):
                    known = match.view(seat)["hands"][other] is not None
                    for tile in match.game.tiles(match.options) if not known else ():
                        seen = sum(hands[other] >> tile & 1 for hands in held)
                        if seen:
                            yield Belief(number, seen / worlds, bool(true[other] >> tile & 1))
                break
            match.play(choose(look, "club", len(match.log)), seat)


def _imagined(look: Look, worlds: int, rng: Rng) -> Sequence[Sequence[Mask]]:
    """What everybody holds in so many worlds that a master thinks in."""
    example = look.sample(rng)
    if isinstance(example, TrickRound):
        judge = Judge(look, example) if example.phase == "play" else None
        return [*islice(master().worlds(look, example, rng, judge), worlds)]
    position = cast("LineRound", example)
    believed = Beliefs(look, position, Thumb(position.fits, int(look.view["options"]["target"])), rng)
    return [believed.world()[0] for _ in range(worlds)]


def binned(found: Sequence[Belief]) -> list[Bin]:
    """From the least likely to the surest."""
    bins = []
    for place in range(BINS):
        here = [one for one in found if min(BINS - 1, int(one.chance * BINS)) == place]
        if not here:
            continue
        count = len(here)
        share = sum(one.true for one in here) / count
        apart: dict[int, float] = {}
        for one in here:
            apart[one.game] = apart.get(one.game, 0.0) + one.true - one.chance
        spread = sqrt(sum(each * each for each in apart.values())) / count
        bins.append(Bin(count, sum(one.chance for one in here) / count, share, SURE * spread))
    return bins


def picture(title: str, bins: Sequence[Bin]) -> str:
    """A plot as SVG: what was believed to the right, what was true upwards; on the slope all is as believed."""
    whole = SIDE + 2 * EDGE

    def x(chance: float) -> float:
        return EDGE + chance * SIDE

    def y(share: float) -> float:
        return EDGE + (1 - share) * SIDE

    marks = "".join(
        f'<path d="M{x(one.chance):.1f} {y(min(1, one.share + one.interval)):.1f}V{y(max(0, one.share - one.interval)):.1f}"/>'
        f'<circle cx="{x(one.chance):.1f}" cy="{y(one.share):.1f}" r="4"/>'
        for one in bins
    )
    numbers = "".join(
        f'<text x="{x(part / 4):.0f}" y="{whole - 20}">{part / 4:.0%}</text><text x="18" y="{y(part / 4) + 4:.0f}">{part / 4:.0%}</text>'
        for part in range(5)
    )
    letters = 'font-family="sans-serif" font-size="11" text-anchor="middle"'
    frame = f'<rect x="{EDGE}" y="{EDGE}" width="{SIDE}" height="{SIDE}"/><path d="M{x(0)} {y(0)}L{x(1)} {y(1)}"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" {letters}>'
        f'<title>{title}</title><rect width="{whole}" height="{whole}" fill="#fff"/><g fill="none" stroke="#999">{frame}</g>'
        f'<g fill="#1a5fb4" stroke="#1a5fb4">{marks}</g>{numbers}<text x="{whole / 2}" y="24">{title}</text></svg>\n'
    )
