"""How much memory the engine takes: the worker's heap at the start, and after many games in one worker.

Masters play, on every seat: they keep most of what they find out, and a heap never shrinks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from machine import chromium
from machine.environment import say
from measures.tables import table
from website import assembly
from website.serve import Site

if TYPE_CHECKING:
    import argparse

HELP = "the worker's heap at the start and after 200 games"
STEADY = 50
"""After so many games the heap must not grow any more."""

PLAY = """
async ({ number, level }) => {
  const ask = (request) => boneyard.engine(request);
  globalThis.games ??= (await ask({ type: 'catalogue' })).games.map((game) => game.id);
  const table = { width: 1000, height: 700 };
  let now = await ask({ type: 'new', game: games[number % games.length], seed: `m${number}`, seat: 0, table });
  for (let move = 0; move < 40 && now.turn !== null && !now.result; move++) {
    const by = now.turn;
    let thought = { done: false };
    while (!thought.done) thought = await ask({ type: 'think', by, level, seed: 'm', ms: 40 });
    now = await ask({ type: 'play', move: thought.move, by, seat: 0, table });
  }
  return boneyard.heap();
}
"""


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this measure."""
    parser.add_argument("--games", type=int, default=200, help="how many games are played (default: 200)")
    parser.add_argument("--level", default="master", help="who plays (default: master)")


def run(arguments: argparse.Namespace) -> bool:
    """Play and watch the heap."""
    assembly.build()
    heaps: list[int] = []
    with Site(assembly.DIST) as site, chromium.running() as browser:
        page = browser.new_context(service_workers="block").new_page()
        page.goto(site.url)
        page.wait_for_selector("html[data-state=ready]", state="attached", timeout=120_000)
        heaps.append(page.evaluate("boneyard.heap()"))
        for number in range(arguments.games):
            heaps.append(page.evaluate(PLAY, {"number": number, "level": arguments.level}))
            if (number + 1) % 50 == 0:
                say(f"  {number + 1} games")
    return _report(heaps)


def _report(heaps: list[int]) -> bool:
    steady = min(STEADY, len(heaps) - 1)
    grown = heaps[-1] - heaps[steady]
    rows: list[tuple[Any, ...]] = [
        (name, f"{heaps[at] / 1e6:.1f} MB")
        for name, at in (("start", 0), (f"after {steady} games", steady), (f"after {len(heaps) - 1} games", len(heaps) - 1))
    ]
    say(table(("worker's heap", ""), rows))
    say(f"growth after game {steady}: {grown} bytes, {'met' if grown <= 0 else 'MISSED'}")
    return grown <= 0
