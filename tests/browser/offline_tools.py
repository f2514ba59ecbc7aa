"""What the tests of storing, updating and carrying the site around share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from browser_tools import START_LIMIT, TABLET, launch_options, wait_settled
from table_tools import open_at, state
from website.in_page import READY

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page, Playwright

    from browser_tools import Guard

PLAY = """
async ([game, count]) => {
  const ask = (request) => boneyard.engine(request);
  let now = await ask({ type: 'new', game, seed: 'plane', seat: 0, table: { width: 1000, height: 700 } });
  for (let move = 0; move < count && now.turn !== null; move++) {
    const by = now.turn;
    let thought = null;
    do thought = await ask({ type: 'think', by, level: 'simple', seed: 'plane', ms: 40 }); while (!thought.done && !thought.move);
    now = await ask({ type: 'play', move: thought.move, by, seat: 0, table: { width: 1000, height: 700 } });
  }
  return now.moves;
}
"""


DAMAGE = """async ([pattern, how]) => {
    let count = 0;
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            if (!new RegExp(pattern).test(request.url)) continue;
            count++;
            if (how === 'lose') {
                await cache.delete(request);
                continue;
            }
            const response = await cache.match(request);
            const bytes = new Uint8Array(await response.arrayBuffer());
            const middle = bytes.length >> 1;
            bytes[middle] ^= 255;
            const left = how === 'cut' ? bytes.slice(0, middle) : bytes;
            await cache.put(request, new Response(left, { headers: response.headers }));
        }
    }
    return count;
}"""
"""Spoils what the device keeps under the addresses that fit a pattern: `lose`, `cut` in half, or `flip` one byte in the middle."""

SPOILT = """async (suspects) => {
    const name = (await caches.keys()).at(-1);
    const cache = await caches.open(name);
    const base = new URL('./', location.href).href;
    const listing = await (await cache.match(`${base}__files`))?.json();
    const wrong = listing ? [] : ['the listing'];
    for (const [path, hash] of Object.entries(listing ?? {})) {
        if (suspects && !suspects.includes(path)) continue;
        const bytes = await (await cache.match(new URL(path, base).href))?.arrayBuffer();
        const found = bytes && Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
        if (!found?.map((byte) => byte.toString(16).padStart(2, '0')).join('').startsWith(hash)) wrong.push(path);
    }
    return wrong;
}"""
"""What the device keeps of the newest release that is not what it should be: of all, or of some files."""


def games_of(page: Page) -> list[str]:
    """Every game that the engine has."""
    found: list[str] = page.evaluate("boneyard.engine({type: 'catalogue'}).then((reply) => reply.games.map((game) => game.id))")
    return found


def play_every_game(page: Page, moves: int = 4) -> None:
    """Start every game and let the computer make a few moves."""
    games = games_of(page)
    assert len(games) > 10
    for game in games:
        assert page.evaluate(PLAY, [game, moves]) > 0, game


def open_every_table(page: Page, games: list[str] | None = None) -> None:
    """Open every game's table in the page itself, or some games' tables."""
    for game in games or games_of(page):
        open_at(page, f"#/play/{game}?seed=plane")
        assert state(page)["game"] == game
        assert page.evaluate("boneyard.stage.scene.tiles.length") > 0, game


def wait_kept(page: Page) -> None:
    """Wait until the whole site is on the device and answers for this page."""
    page.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    page.evaluate(
        """async () => {
          const { serviceWorker } = navigator;
          await serviceWorker.ready;
          if (!serviceWorker.controller) await new Promise((done) => serviceWorker.addEventListener('controllerchange', done));
        }"""
    )


def wait_mended(page: Page) -> None:
    """Wait until the device keeps every file as it should be."""
    spoilt = page.evaluate(SPOILT)
    wait_settled(page, f"async (spoilt) => (await ({SPOILT})(spoilt)).length === 0", spoilt)


def profile(playwright: Playwright, engine: str, folder: Path, guard: Guard, **more: Any) -> BrowserContext:
    """A browser with a profile on disk: closing it and opening it again is quitting and restarting."""
    how: dict[str, Any] = {
        "viewport": TABLET,
        "locale": "en-GB",
        "reduced_motion": "reduce",
        **launch_options(engine, whole=True),
        **more,
    }
    context: BrowserContext = getattr(playwright, engine).launch_persistent_context(str(folder), **how)
    guard.watch(context)
    return context


def release_of(page: Page) -> str:
    """The release that a page runs."""
    found: str = page.evaluate("document.documentElement.dataset.assets.split('/').at(-1)")
    return found


def foreign_files(page: Page) -> list[str]:
    """Files that the page loaded from any release but its own."""
    found: list[str] = page.evaluate(
        """() => {
          const own = `/${document.documentElement.dataset.assets}/`;
          return performance.getEntriesByType('resource').map((entry) => entry.name)
            .filter((name) => name.includes('/v/') && !name.includes(own));
        }"""
    )
    return found
