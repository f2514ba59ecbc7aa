"""Runs in the environment that has OpenSpiel: plays random games of Block in both programs. Called by `playouts.py`.

OpenSpiel lets player 0 open with any tile and skips players who cannot play; our Block opens with the highest double and passing is a
move. So seats are named from the opener on, the opening is the same in both, and passes are not compared.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from random import Random
from typing import Any

import pyspiel  # type: ignore[import-not-found]
from open_spiel.python.games import block_dominoes  # type: ignore[import-not-found]

from domino_core.families.line import LineRound
from domino_core.families.line.bare import Bare, Where
from domino_core.families.line.chain import Play
from domino_core.game import Round, Setup
from domino_core.notation import read_laid
from domino_core.registry import GAMES
from domino_core.tiles import HIGH, LOW, Mask, double_set, tiles_in

BLOCK = GAMES["block"]
STATES = 40
MEASURE_FOR = 0.6
"""Seconds of CPU time in a turn."""


def dealt(seed: int) -> tuple[Round, Any]:
    """The same deal in both, after its opening tile."""
    while True:
        order = list(double_set(6))
        Random(seed).shuffle(order)
        setup = Setup(BLOCK, 2, {"set": 6, "target": 100}, scores=(0, 0), seed=str(seed), deal=tuple(order))
        ours = BLOCK.round_class.deal(setup)
        if not ours.redeals:
            break
        seed += 1_000_003
    opener = ours.turn
    assert opener is not None
    opening = ours.legal_moves(opener)[0]
    theirs = pyspiel.load_game("python_block_dominoes").new_initial_state()
    hands = ours.hands  # type: ignore[attr-defined]
    for seat in (opener, 1 - opener):
        for tile in tiles_in(hands[seat]):
            theirs.apply_action(block_dominoes._DECK.index((LOW[tile], HIGH[tile])))
    number = int(opening.split("-")[0])
    theirs.apply_action(_their_action(0, (number, number), None))
    ours.apply(opener, opening)
    return ours, theirs


def _their_action(player: int, tile: tuple[int, int], edge: int | None) -> int:
    """OpenSpiel writes its numbers as fractions: 4.0."""
    action = block_dominoes.Action(player, (float(tile[0]), float(tile[1])), None if edge is None else float(edge))
    index: int = block_dominoes._ACTIONS_STR.index(str(action))
    return index


def our_rate(states: list[Round], random: Random) -> float:
    pick, games, start = random.random, 0, time.process_time()
    while time.process_time() - start < MEASURE_FOR:
        for state in states:
            now = state.clone()
            while (seat := now.turn) is not None:
                moves = now.legal_moves(seat)
                now.apply(seat, moves[int(pick() * len(moves))])
            games += 1
    return games / (time.process_time() - start)


def our_bare_rate(states: list[Round], random: Random) -> float:
    chance, games, start = random.random, 0, time.process_time()

    def pick(_hand: Mask, moves: tuple[Play, ...], _where: Where, _out: Mask) -> Play:
        return moves[int(chance() * len(moves))]

    lines = [state for state in states if isinstance(state, LineRound)]
    picks = [pick] * max(len(line.hands) for line in lines)
    positions = [(Bare(line), line.hands, line.boneyard[line.drawn :]) for line in lines]
    while time.process_time() - start < MEASURE_FOR:
        for bare, hands, stock in positions:
            bare.race(hands.copy(), stock, picks)
            games += 1
    return games / (time.process_time() - start)


def their_rate(states: list[Any], random: Random) -> float:
    pick, games, start = random.random, 0, time.process_time()
    while time.process_time() - start < MEASURE_FOR:
        for state in states:
            now = state.clone()
            while not now.is_terminal():
                actions = now.legal_actions()
                now.apply_action(actions[int(pick() * len(actions))])
            games += 1
    return games / (time.process_time() - start)


def compare(games: int, random: Random) -> int:
    """Plays games in both at once; the legal moves must be the same at every turn. Returns the number of positions."""
    positions = 0
    for number in range(games):
        ours, theirs = dealt(number)
        opener = ours.history[0][0]
        while ours.turn is not None:
            seat = ours.turn
            moves = ours.legal_moves(seat)
            if moves == ("pass",):
                ours.apply(seat, "pass")
                continue
            player = (seat - opener) % 2
            wanted = {_as_theirs(player, move): move for move in moves}
            if theirs.current_player() != player or set(wanted) != set(theirs.legal_actions()):
                raise SystemExit(
                    f"Game {number}: {moves} here, {[theirs.action_to_string(a) for a in theirs.legal_actions()]} there."
                )
            action = random.choice(sorted(wanted))
            ours.apply(seat, wanted[action])
            theirs.apply_action(action)
            positions += 1
        if not theirs.is_terminal():
            raise SystemExit(f"Game {number} is over here and not there.")
    return positions


def _as_theirs(player: int, move: str) -> int:
    touching, outer, _ = read_laid(move)
    return _their_action(player, (min(touching, outer), max(touching, outer)), touching)


def main() -> None:
    turns, games = int(sys.argv[1]), int(sys.argv[2])
    random = Random(7)
    pairs = [dealt(seed) for seed in range(STATES)]
    ours, bare, theirs = [], [], []
    for _ in range(turns):
        ours.append(our_rate([pair[0] for pair in pairs], random))
        bare.append(our_bare_rate([pair[0] for pair in pairs], random))
        theirs.append(their_rate([pair[1] for pair in pairs], random))
    seen = {
        "ours": statistics.median(ours),
        "bare": statistics.median(bare),
        "theirs": statistics.median(theirs),
        "games": games,
        "positions": compare(games, random),
    }
    json.dump(seen, sys.stdout)


if __name__ == "__main__":
    main()
