"""Castle Rock solved exactly, with the pile known.

Only the last three tiles of the row can ever match: a tile is drawn only when nothing matches, and a removal leaves either a shorter row
or a new last three. So the row is a stack, and the one real decision is "one or three" when the last three share a number. All rows that
can be reached are kept at once in a graph: a node is a tile with the tile under it, and a bit mask says which tiles may lie under both.
What happens above a node does not depend on what lies below it, so nothing is lost by sharing, and the whole game takes polynomial time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from domino_core.games.castle_rock import WON_WITH
from domino_core.notation import Move
from domino_core.tiles import HIGH, LOW, Tile

if TYPE_CHECKING:
    from typing import TypedDict, TypeVar

    _Key = TypeVar("_Key")

    class Solution(TypedDict):
        """All about a deal: the best that can be reached and how, by luck alone how likely, and which choices matter."""

        fewest_left: int
        winnable: bool
        line: list[Move]
        random_win_probability: float
        decisions: int
        critical: int
        traps: dict[str, int]


_Tops = dict[int, int]
"""For each tile that can be the last of the row, as its place in the deal: the tiles that can lie under it, as bits."""


class RowGraph:
    """All rows that can be reached from one row with a known pile, draw by draw."""

    def __init__(self, row: Sequence[Tile], pile: Sequence[Tile]) -> None:
        tiles = [*row, *pile]
        self.count = len(tiles)
        self._numbers = [1 << HIGH[tile] | 1 << LOW[tile] for tile in tiles]
        with_number = [0] * 13
        for place, tile in enumerate(tiles):
            with_number[HIGH[tile]] |= 1 << place
            with_number[LOW[tile]] |= 1 << place
        self._sharing = [with_number[HIGH[tile]] | with_number[LOW[tile]] for tile in tiles]
        self._floor, cellar = self.count, self.count + 1
        """The floor lies under a first tile, the cellar under the floor: an empty row is the floor on the cellar."""
        self._wide = self.count + 2
        self._under: dict[int, int] = {}
        """For a node (lower tile * wide + upper tile) the tiles that can lie under it, as bits."""
        top, under = self._floor, cellar
        for place in range(len(row)):
            self._under[top * self._wide + place] = 1 << under
            top, under = place, top
        self.tops: _Tops = {top: 1 << under}
        self.drawn = len(row)

    def draw(self) -> None:
        """One more tile, and every removal that it can bring about."""
        new = self.drawn
        self.drawn += 1
        under, wide, numbers = self._under, self._wide, self._numbers
        sharing, new_numbers = self._sharing[new], numbers[new]
        tops: _Tops = {}
        fresh = 0
        waiting = list(self.tops.items())
        done: _Tops = {}
        for middle, lowers in waiting:  # the new tile lies on `middle`, which lies on one of `lowers`; the list grows
            lowers &= ~done.get(middle, 0)
            if not lowers:
                continue
            done[middle] = done.get(middle, 0) | lowers
            quiet = lowers & ~sharing
            if quiet:
                node = middle * wide + new
                under[node] = under.get(node, 0) | quiet
                fresh |= 1 << middle
            matching = lowers & sharing
            while matching:
                bit = matching & -matching
                matching ^= bit
                lower = bit.bit_length() - 1
                below = under[lower * wide + middle]
                waiting.append((lower, below))
                if new_numbers & numbers[lower] & numbers[middle]:
                    while below:
                        bit = below & -below
                        below ^= bit
                        last = bit.bit_length() - 1
                        tops[last] = tops.get(last, 0) | under.get(last * wide + lower, 0)
        if fresh:
            tops[new] = fresh
        self.tops = tops

    def shortest_row(self) -> int:
        """The fewest tiles in any row that can be reached now."""
        length, floor, wide, under = 0, self._floor, self._wide, self._under
        level = self.tops
        while floor not in level:
            length += 1
            deeper: _Tops = {}
            for upper, lowers in level.items():
                while lowers:
                    bit = lowers & -lowers
                    lowers ^= bit
                    lower = bit.bit_length() - 1
                    deeper[lower] = deeper.get(lower, 0) | under.get(lower * wide + upper, 0)
            level = deeper
        return length


def fewest_left(row: Sequence[Tile], pile: Sequence[Tile]) -> int:
    """The fewest tiles that perfect play leaves, from a row in which nothing matches any more."""
    graph = RowGraph(row, pile)
    for _ in pile:
        graph.draw()
    return graph.shortest_row()


# ---------------------------------------------------------------- positions in which something matches


def last_three(row: Sequence[Tile]) -> tuple[bool, bool]:
    """Whether the middle one of the last three tiles falls out, and whether all three may."""
    if len(row) < 3:
        return False, False
    first, middle, last = ({HIGH[tile], LOW[tile]} for tile in row[-3:])
    return bool(first & last), bool(first & middle & last)


def options(row: Sequence[Tile]) -> dict[Move, list[Tile]]:
    """The removals that the row allows, each with the row it leaves."""
    one, three = last_three(row)
    rows: dict[Move, list[Tile]] = {}
    if one:
        rows[f"take:{len(row) - 1}"] = [*row[:-2], row[-1]]
    if three:
        rows[f"take:{len(row) - 2}-{len(row)}"] = list(row[:-3])
    return rows


def best_left(row: Sequence[Tile], pile: Sequence[Tile]) -> int:
    """The fewest tiles that perfect play leaves from any row."""
    waiting, best = [list(row)], len(row) + len(pile)
    while waiting:
        now = waiting.pop()
        further = list(options(now).values())
        waiting += further
        if not further:
            best = min(best, fewest_left(now, pile))
    return best


def best_play(row: Sequence[Tile], pile: Sequence[Tile]) -> Iterator[tuple[Move, list[Tile], dict[Move, int]]]:
    """A perfect game from here: each move with the row before it and, where there is a choice, what each way leaves."""
    row, pile = list(row), list(pile)
    while pile or options(row):
        choices = options(row)
        if not choices:
            turned = 1 if row else 3
            yield "draw", row, {}
            row, pile = row + pile[:turned], pile[turned:]
            continue
        move = next(iter(choices))
        values: dict[Move, int] = {}
        if len(choices) > 1:
            values = {choice: best_left(after, pile) for choice, after in choices.items()}
            move = min(values, key=values.__getitem__)
        yield move, row, values
        row = choices[move]


class Study:
    """One perfect game of a deal, and what there was to decide on its way."""

    def __init__(self, deal: Sequence[Tile]) -> None:
        self.line: list[Move] = []
        """The moves of a best game, draws included."""
        self.decisions: list[dict[Move, int]] = []
        """For each choice between one and three on that way: the tiles that each leaves with perfect play after it."""
        row, pile = list(deal[:3]), list(deal[3:])
        self.fewest_left = best_left(row, pile)
        for move, _, values in best_play(row, pile):
            self.line.append(move)
            if values:
                self.decisions.append(values)

    @property
    def winnable(self) -> bool:
        return self.fewest_left <= WON_WITH

    @property
    def critical(self) -> list[dict[Move, int]]:
        """The decisions at which one choice wins and the other does not (in a lost deal: leaves more)."""
        if self.winnable:
            return [values for values in self.decisions if max(values.values()) > WON_WITH]
        return [values for values in self.decisions if len(set(values.values())) > 1]

    @property
    def traps(self) -> dict[str, int]:
        """How often taking one is the mistake at a critical decision, and how often taking three."""
        wrong = [max(values, key=values.__getitem__) for values in self.critical]
        three = sum("-" in move for move in wrong)
        return {"one": len(wrong) - three, "three": three}


# ---------------------------------------------------------------- chance


def random_win_chance(deal: Sequence[Tile]) -> float:
    """The exact chance that a player who picks among the legal moves at random wins this deal.

    The same graph with weights: how likely each node comes about, and how likely each tile is to lie under it. Puzzles are searched
    for by comparing these numbers, so they must be the same to the last bit everywhere: additions in a fixed order, no built-in sum
    (Python 3.12 changed it for floats).
    """
    numbers = [{HIGH[tile], LOW[tile]} for tile in deal]
    floor, cellar = -1, -2
    under: dict[_Node, dict[int, float]] = {}
    tops: dict[_Node, float] = {(cellar, floor): 1.0}

    for new, shown in enumerate(numbers):
        waiting = list(tops.items())
        tops = {}
        made: dict[_Node, float] = {}
        for (lower, middle), chance in waiting:  # the list grows by what falls out
            if lower < 0 or not numbers[lower] & shown:
                _add(under.setdefault((middle, new), {}), lower, chance)
                _add(made, (middle, new), chance)
                continue
            all_three = bool(numbers[lower] & numbers[middle] & shown)
            for third, share in _shares(under[lower, middle]):
                part = chance * share * (0.5 if all_three else 1.0)
                waiting.append(((third, lower), part))
                if all_three and third == floor:
                    _add(tops, (cellar, floor), part)
                elif all_three:
                    for fourth, fraction in _shares(under[third, lower]):
                        _add(tops, (fourth, third), part * fraction)
        tops.update(made)
    won = 0.0
    for (lower, upper), chance in tops.items():
        if floor in (lower, upper):
            won += chance
        else:
            won += chance * dict(_shares(under[lower, upper])).get(floor, 0.0)
    return won


_Node = tuple[int, int]


def _add(weights: dict[_Key, float], key: _Key, weight: float) -> None:
    weights[key] = weights.get(key, 0.0) + weight


def _shares(weights: dict[int, float]) -> list[tuple[int, float]]:
    """The weights as parts of one."""
    total = 0.0
    for weight in weights.values():
        total += weight
    return [(tile, weight / total) for tile, weight in weights.items()]


def solve(deal: Sequence[Tile]) -> Solution:
    """Everything there is to know about a deal, JSON-ready."""
    study = Study(deal)
    return {
        "fewest_left": study.fewest_left,
        "winnable": study.winnable,
        "line": study.line,
        "random_win_probability": random_win_chance(deal),
        "decisions": len(study.decisions),
        "critical": len(study.critical),
        "traps": study.traps,
    }
