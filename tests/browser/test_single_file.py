"""The whole site as one file, opened from a disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser_tools import START_LIMIT, TABLET, broken_pictures
from machine import node
from offline_tools import open_every_table, play_every_game
from table_tools import open_at, position, press, state, wait_idle
from tests.cases import kinds_of_tables
from website import assembly, single
from website.in_page import READY

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built file."""
    node.install(everything=True)
    path = tmp_path_factory.mktemp("stick") / single.NAME
    assembly.build_single(path)
    return path


@pytest.fixture(scope="module")
def page(browser: Browser, file: Path) -> Iterator[Page]:
    """The file, opened and started; it may ask for nothing beside itself."""
    context = browser.new_context(viewport=TABLET, locale="en-GB")
    found = context.new_page()
    asked: list[str] = []
    found.on("request", lambda request: asked.append(request.url))
    found.goto(file.as_uri())
    found.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    assert not [url for url in asked if not url.startswith(("data:", "blob:")) and url != file.as_uri()]
    yield found
    context.close()


def test_it_is_small_enough_for_a_mail(file: Path) -> None:
    assert file.stat().st_size <= 10_000_000


def test_every_game_plays_from_the_disk(page: Page) -> None:
    assert page.evaluate("boneyard.plan") == "snapshot"
    play_every_game(page, moves=3)
    open_every_table(page, [case.game.id for case in kinds_of_tables()])


def test_words_pictures_and_rules_are_inside(page: Page) -> None:
    open_at(page, "#/")
    assert not broken_pictures(page)
    page.evaluate("boneyard.hurry = true")
    open_at(page, "#/play/block?players=2&seed=stick")
    page.click("[data-act=menu]")
    page.click("[data-act=rules]")
    page.wait_for_selector(".help-rules h2")
    assert not broken_pictures(page)
    page.keyboard.press("Escape")


def test_a_match_is_still_there_after_a_reload(page: Page) -> None:
    open_at(page, "#/play/block?players=2&seed=stick&set=6&target=50&level=simple")
    press(page, state(page)["legal"][0])
    before = position(page)
    page.reload()
    page.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    wait_idle(page)
    assert position(page) == before
