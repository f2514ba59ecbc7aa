"""Offline in WebKit, the engine of every browser on an iPad. Its automation keeps no profile, so it is not quit in between."""

from __future__ import annotations

from browser_tools import skip_without
from machine.webkit import WebKit
from offline_tools import PLAY
from website import assembly
from website.serve import Site


def test_webkit_plays_every_game_with_the_server_stopped(site: Site) -> None:
    skip_without("webkit")
    with WebKit() as browser:
        served = Site(assembly.DIST, prefix="/a/tablet/")
        try:
            browser.open(served.url)
            browser.wait_ready()
            kept = browser.run("await navigator.serviceWorker.ready; return (await caches.keys()).length")
            assert kept == 1
        finally:
            served.close()
        browser.open(served.url + "#/")
        browser.open("about:blank")
        browser.open(served.url)
        browser.wait_ready()
        assert browser.run("return boneyard.plan") == "snapshot"
        games = browser.run("return (await boneyard.engine({type: 'catalogue'})).games.map((game) => game.id)")
        assert len(games) > 10
        for game in games:
            moves = browser.run(f"return await ({PLAY.strip()})(arguments[0])", [game, 3])
            assert isinstance(moves, int), (game, moves)
            assert moves > 0, game
