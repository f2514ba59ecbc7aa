"""How long a person waits for a master: replies and slices of thought in the page, where Python runs slower than elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from domino_core.arena import share_within
from machine import chromium
from machine.environment import say
from measures.tables import table
from website import assembly
from website.in_page import READY
from website.serve import Site

if TYPE_CHECKING:
    import argparse

    from playwright.sync_api import Page

HELP = "how long masters think in the page: whole replies, and the slices between which the page can ask for something else"

LONGEST_REPLY, LONGEST_SLICE = 600.0, 50.0
"""Milliseconds that 95 of 100 replies and slices may take."""

OPPONENTS = "async () => (await boneyard.engine({ type: 'catalogue' })).games.filter((game) => Math.max(...game.seats) > 1)"

DECIDE = """
async ({ game, players, options, number, wanted, slice }) => {
  const ask = (request) => boneyard.engine(request);
  const table = { width: 1000, height: 700 };
  let now = await ask({ type: 'new', game, players, options, seed: `replies ${number}`, seat: 0, table });
  const replies = [];
  while (now.turn !== null && replies.length < wanted) {
    const by = now.turn;
    const slices = [];
    let move = null;
    for (let done = false; !done; ) {
      const began = performance.now();
      const thought = await ask({ type: 'think', by, level: 'master', seed: `replies ${number}`, ms: slice });
      slices.push(performance.now() - began);
      [move, done] = [thought.move, thought.done];
    }
    if ((await ask({ type: 'state', seat: by })).legal.length > 1) replies.push(slices);
    now = await ask({ type: 'play', move, by, seat: 0, table });
  }
  return replies;
}
"""
"""Masters on every seat of a match, up to so many decisions between several moves: the milliseconds of the slices of each."""
SLICE = 40
"""What the page asks for."""


class Waits(NamedTuple):
    """The decisions of one game."""

    game: str
    replies: list[float]
    slices: list[float]

    @property
    def met(self) -> bool:
        return share_within(self.replies, 95) <= LONGEST_REPLY and share_within(self.slices, 95) <= LONGEST_SLICE

    @property
    def cells(self) -> tuple[str, ...]:
        figures = [share_within(self.replies, 50), share_within(self.replies, 95), max(self.replies)]
        figures += [share_within(self.slices, 95), max(self.slices)]
        return (self.game, f"{len(self.replies)}", *(f"{figure:.0f}" for figure in figures), "met" if self.met else "MISSED")


def add_options(parser: argparse.ArgumentParser) -> None:
    """How much to play."""
    parser.add_argument("--decisions", type=int, default=40, help="decisions of each game, at least (default: 40)")
    parser.add_argument("--games", nargs="*", help="which games (default: all that have opponents)")


def run(arguments: argparse.Namespace) -> bool:
    """Let masters play in the page, by the set-ups that it suggests."""
    assembly.build()
    found: list[Waits] = []
    with Site(assembly.DIST) as site, chromium.running() as browser:
        page = browser.new_context(service_workers="block").new_page()
        page.goto(site.url)
        page.wait_for_selector(READY, state="attached", timeout=120_000)
        for game in page.evaluate(OPPONENTS):
            if not arguments.games or game["id"] in arguments.games:
                found.append(_waits(page, game["id"], game["suggested"], arguments.decisions))
                say(f"  {game['id']}: {len(found[-1].replies)} decisions")
    head = ("milliseconds", "decisions", "reply 50 %", "95 %", "longest", "slice 95 %", "longest", "")
    say(table(head, [waits.cells for waits in found]))
    return all(waits.met for waits in found)


def _waits(page: Page, game: str, suggested: dict[str, object], wanted: int) -> Waits:
    replies: list[list[float]] = []
    number = 0
    while len(replies) < wanted:
        number += 1
        asked = {"game": game, **suggested, "number": number, "wanted": wanted - len(replies), "slice": SLICE}
        replies += page.evaluate(DECIDE, asked)
    return Waits(game, [sum(slices) for slices in replies], [one for slices in replies for one in slices])
