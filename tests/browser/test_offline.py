"""After one visit everything works without a network: server stopped, browser quit and started again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser_tools import START_LIMIT
from offline_tools import open_every_table, play_every_game, profile, release_of, wait_kept
from table_tools import open_at, position, press, state, wait_idle
from website import assembly, catalogues, folders, hosting
from website.in_page import READY
from website.serve import Site

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page, Playwright

    from browser_tools import Guard

MATCH = "#/play/block?players=2&seed=plane&set=6&target=50&level=simple"


@pytest.mark.parametrize("engine", ["chromium", "firefox"])
def test_everything_plays_offline_after_one_visit(
    playwright: Playwright, site: Site, tmp_path: Path, guard: Guard, engine: str
) -> None:
    served = Site(assembly.DIST, prefix="/a/tablet/")
    context = profile(playwright, engine, tmp_path, guard)
    page = context.new_page()
    page.goto(served.url)
    wait_kept(page)
    open_at(page, MATCH)
    press(page, state(page)["legal"][0])
    before = position(page)
    if engine == "chromium":
        assert not errors_of_installation(page)
    context.close()
    served.close()

    context = profile(playwright, engine, tmp_path, guard)
    context.set_offline(True)
    page = context.new_page()
    page.goto(served.url + MATCH)
    page.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    wait_idle(page)
    assert page.evaluate("boneyard.plan") == "snapshot"
    assert position(page) == before
    play_every_game(page)
    if engine == "chromium":
        open_every_table(page)
        page.evaluate("boneyard.killWorker()")
        play_every_game(page, moves=1)
        for language in sorted(catalogues.languages(), reverse=True):
            page.evaluate("code => localStorage.setItem('language', code)", language)
            page.goto(served.url)
            page.reload()
            page.wait_for_selector(f"html[lang={language}]", state="attached")
        assert release_of(page)
    context.close()


def errors_of_installation(page: Page) -> list[object]:
    """What keeps the browser from installing the site as an app."""
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    return [*found, *manifest["errors"]]


def test_the_device_keeps_everything_that_a_start_can_need(site: Site) -> None:
    """The listing in the service worker names every file of the release and of Python, but for a few it can do without."""
    text = (assembly.DIST / hosting.WORKER).read_text(encoding="utf-8")
    files = folders.read_folder(assembly.DIST)
    left_out = {name for name in files if name.startswith(("v/", "pyodide/", "manifest")) and f'"{name}"' not in text}
    last_resort = {"engine.zip", "python_stdlib.zip", "pyodide-lock.json"}
    assert {name.rpartition("/")[2] for name in left_out if not name.endswith("licence.txt")} == last_resort
    assert '"./"' in text
