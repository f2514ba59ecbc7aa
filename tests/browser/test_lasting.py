"""What must survive: a reload, a killed worker, lost storage; and what a save can bring back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser_tools import START_LIMIT
from table_tools import open_at, position, press, state, told, wait_idle, wait_moves
from website.in_page import READY

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

MATCH = "#/play/block?players=3&seed=last&set=6&target=50&level=simple"


def play_some(page: Page, moves: int) -> None:
    """A few moves of the person, and what follows on them."""
    for _ in range(moves):
        if state(page)["result"]:
            return
        press(page, state(page)["legal"][0])


def test_reload_resumes_the_same_position(app: Page) -> None:
    open_at(app, MATCH)
    play_some(app, 3)
    before = position(app)
    app.reload()
    app.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    wait_idle(app)
    assert position(app) == before
    open_at(app, "#/")
    app.click(".match-link")
    app.wait_for_selector("canvas.table")
    wait_idle(app)
    assert position(app) == before


def test_several_games_in_progress(app: Page) -> None:
    for address in (MATCH, "#/play/castle-rock?seed=a", "#/play/castle-rock?seed=b"):
        open_at(app, address)
    open_at(app, "#/")
    assert app.locator(".match").count() == 3
    app.locator(".match .bare").first.click()
    app.click("dialog .danger")
    app.wait_for_function("() => document.querySelectorAll('.match').length === 2")


def test_killed_worker_is_replaced(app: Page) -> None:
    open_at(app, MATCH)
    before = position(app)
    app.evaluate("window.boneyard.killWorker()")
    press(app, before["legal"][0])
    assert before["view"]["history"] == state(app)["view"]["history"][: len(before["view"]["history"])]
    assert state(app)["moves"] > before["moves"]


def test_worker_killed_in_the_middle_of_a_request(app: Page) -> None:
    open_at(app, MATCH.replace("last", "middle"))
    before = state(app)
    app.evaluate(
        """move => {
            document.querySelector(`.moves [data-move="${move}"]`).click();
            setTimeout(() => window.boneyard.killWorker(), 0);
        }""",
        before["legal"][0],
    )
    wait_moves(app, before["moves"])
    played = [entry for entry in state(app)["view"]["history"] if entry == f"0:{before['legal'][0]}"]
    assert len(played) == 1


def test_without_storage_the_game_goes_on(open_site: Callable[..., Page]) -> None:
    page = open_site(prepare=lambda page: page.add_init_script("indexedDB.open = () => { throw new Error('no storage'); };"))
    open_at(page, MATCH)
    told(page, "Not saved")
    play_some(page, 2)


def test_save_and_bring_back(app: Page) -> None:
    open_at(app, MATCH.replace("last", "export"))
    play_some(app, 2)
    before = position(app)
    app.click("[data-act=menu]")
    app.click("[data-act=save-file]")
    text = app.input_value("dialog textarea")
    assert text == before["save"]
    app.keyboard.press("Escape")
    open_at(app, "#/")
    app.click(".hero-tools .button >> nth=0")
    app.fill("dialog textarea", text)
    app.click("dialog .primary")
    app.wait_for_selector("canvas.table")
    wait_idle(app)
    assert position(app) == before
