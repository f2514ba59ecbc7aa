"""Take the pictures of the documentation anew: every game in the built site, at the sizes of a laptop, a tablet and a phone.

`python3 build_scripts/pictures.py` takes all of them, `python3 build_scripts/pictures.py block poker` those of two games.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from machine import chromium, environment, node
from machine.environment import ROOT, say
from website import assembly
from website.serve import Site

if TYPE_CHECKING:
    from collections.abc import Mapping

SIZES = ((1180, 820), (820, 1180), (390, 844))
FOLDER = ROOT / "docs" / "pictures"

TABLES: Mapping[str, tuple[str, int]] = {
    "castle-rock": ("?seed=view2", 14),
    "bingo": ("?seed=view", 14),
    "block": ("?players=4&seed=view&set=6", 4),
    "muggins": ("?players=3&seed=view", 3),
    "mexican-train": ("?players=6&seed=view", 3),
    "forty-two": ("?seed=view", 4),
    "poker": ("?seed=view", 0),
}
"""The table of each game, and how many decisions of the person are made before the picture is taken."""

MAKE_A_MOVE = """() => {
  const { state } = boneyard;
  if (!state || state.result || state.turn !== 0 || !state.legal.length) return false;
  const moves = [...document.querySelectorAll('.moves button')];
  moves.at(state.view.phase ? -1 : 0)?.click();
  return moves.length > 0;
}"""


def main() -> int:
    environment.enter(environment.TEST)
    node.install(everything=True)
    parser = argparse.ArgumentParser(description="Take the pictures of the documentation.")
    parser.add_argument("games", nargs="*", default=list(TABLES), help=f"which games (default: {', '.join(TABLES)})")
    games = parser.parse_args().games
    assembly.build()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with Site(assembly.DIST) as site, chromium.running() as browser:
        page = browser.new_page(viewport={"width": SIZES[0][0], "height": SIZES[0][1]}, locale="en")
        for game in games:
            query, decisions = TABLES.get(game, ("", 0))
            page.goto(f"{site.url}#/play/{game}{query}")
            _play_on(page, decisions)
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(1200)  # a picture is taken when tiles and bubbles have come to rest
                file = FOLDER / f"{game}-{width}x{height}.jpg"
                page.screenshot(path=file, type="jpeg", quality=84)
                say(f"  {file.relative_to(ROOT)}: {file.stat().st_size // 1024} kB")
    return 0


def _play_on(page: Any, decisions: int) -> None:
    """Some moves, so that there is something to see; never into the end of a round."""
    page.wait_for_selector("html[data-state=ready]", state="attached")
    page.evaluate("boneyard.hurry = true")
    for _ in range(decisions):
        page.wait_for_selector("html[data-idle]", state="attached")
        if not page.evaluate(MAKE_A_MOVE):
            break
        page.wait_for_timeout(50)
    page.wait_for_selector("html[data-idle]", state="attached")


if __name__ == "__main__":
    environment.run_script(main)
