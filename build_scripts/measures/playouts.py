"""Random games of Block per second, ours and OpenSpiel's, from the same dealt states in one run; and the same legal moves in both.

OpenSpiel is a peer to compare with, not something Boneyard needs, so it gets an environment of its own under `.cache/`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from machine import environment
from measures.tables import table

if TYPE_CHECKING:
    import argparse

HELP = "random games of Block per second beside OpenSpiel's python_block_dominoes, and the same legal moves in both"

PEER = "open_spiel==2.0.2"
AIM = 60.0
PEERS = environment.CACHE / "peers"


def add_options(parser: argparse.ArgumentParser) -> None:
    """How long and how often to measure."""
    parser.add_argument("--turns", type=int, default=7, help="how often each is measured, in turn (default: 7)")
    parser.add_argument("--games", type=int, default=10_000, help="random games whose legal moves are compared (default: 10000)")


def run(arguments: argparse.Namespace) -> bool:
    """Measure both in one process and print them beside each other."""
    script = Path(__file__).with_name("peer_block.py")
    command = [str(_peer_python()), str(script), str(arguments.turns), str(arguments.games)]
    done = subprocess.run(
        command, cwd=environment.ROOT, env={"PYTHONPATH": str(environment.ROOT)}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise environment.Failure(f"{done.stderr}\nThe comparison with OpenSpiel did not run to its end.")
    seen = json.loads(done.stdout)
    ratio = seen["bare"] / seen["theirs"]
    rows = [
        ["Boneyard, on bare numbers", f"{seen['bare']:,.0f}", f"{ratio:.1f}"],
        ["Boneyard, through the rules", f"{seen['ours']:,.0f}", f"{seen['ours'] / seen['theirs']:.1f}"],
        ["OpenSpiel", f"{seen['theirs']:,.0f}", "1.0"],
    ]
    print(table(["random games of Block from a dealt state", "a second (CPU)", "ratio"], rows))
    print(f"\nThe same legal moves in {seen['games']:,} games with {seen['positions']:,} positions.")
    print(f"Aim: at least {AIM:.0f} times. {'Met.' if ratio >= AIM else 'Missed.'}")
    return bool(ratio >= AIM)


def _peer_python() -> Path:
    python = PEERS / "bin" / "python"
    mark = PEERS / PEER
    if not mark.exists():
        environment.say(f"Getting {PEER} to compare with (once) ...")
        failed = f"{PEER} could not be installed; the other measures do not need it."
        environment.run_logged([sys.executable, "-m", "venv", "--clear", str(PEERS)], "peers-venv", failed)
        environment.run_logged([str(python), "-m", "pip", "install", PEER], "peers-pip", failed)
        mark.touch()
    return python
