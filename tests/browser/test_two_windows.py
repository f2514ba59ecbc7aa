"""One match in two windows: one plays, the other follows and may take over, and neither overwrites the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import TimeoutError as TooLate

from browser_tools import START_LIMIT
from storage_tools import on_disk, wait_saved
from table_tools import BY_HAND, open_at, position, press, resize, state, told, wait_idle
from website.in_page import READY

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

MATCH = "#/play/block?players=3&seed={}&set=6&target=50&level=simple"
HERE = "[data-act=play-here]"
FOLLOWING = """here => document.documentElement.hasAttribute('data-idle')
    && !document.querySelector('.moves button') && document.querySelectorAll(here).length === 1"""
"""Whether a window at rest offers to play there, and nothing else."""
NO_LOCKS = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });"
NO_CHANNEL = "delete window.BroadcastChannel;"


def another(page: Page) -> Page:
    """The same address in another window."""
    second = page.context.new_page()
    second.goto(page.url)
    second.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    second.evaluate("window.boneyard.hurry = true")
    wait_idle(second)
    return second


def step(page: Page) -> None:
    press(page, state(page)["legal"][0])


def follows(page: Page, leader: Page) -> bool:
    """Wait until a window shows what another one plays, and says so."""
    page.wait_for_selector(HERE)
    for last in (*[False] * 30, True):
        try:
            page.wait_for_function("save => window.boneyard.state?.save === save", arg=state(leader)["save"], timeout=2000)
            break
        except TooLate:  # the leader may have gone on meanwhile
            if last:
                raise
    page.wait_for_function(FOLLOWING, arg=HERE)
    return True


def test_the_second_window_follows_and_takes_over(open_site: Callable[..., Page]) -> None:
    first = open_site()
    open_at(first, MATCH.format("over"))
    step(first)
    second = another(first)
    told(second, "This game is open in another window")
    assert follows(second, first)
    assert second.inner_text(".bar-status") == "Played in another window"
    step(first)
    assert follows(second, first)

    second.click(HERE)
    second.wait_for_selector(HERE, state="detached")
    told(first, "This game is now played in another window")
    assert follows(first, second)
    wait_idle(second)
    before = state(second)["moves"]
    step(second)
    assert state(second)["moves"] > before
    assert follows(first, second)
    assert [record["save"] for record in on_disk(first)] == [state(second)["save"]]

    second.close()
    first.wait_for_selector(HERE, state="detached")
    told(first, "the game goes on here")
    wait_idle(first)
    step(first)
    wait_saved(first)


def test_a_window_that_follows_changes_nothing(open_site: Callable[..., Page]) -> None:
    first = open_site()
    open_at(first, MATCH.format("still"))
    step(first)
    second = another(first)
    before, kept = position(first), on_disk(first)
    second.keyboard.press("z")
    second.click("[data-act=menu]")
    second.click("[data-act=restart]")
    second.click("[data-act=restart-sure]")
    second.wait_for_function("save => window.boneyard.state?.save === save", arg=before["save"])
    assert follows(second, first)
    assert position(first) == before
    assert on_disk(first) == kept
    resize(second, {"width": 700, "height": 900})
    assert follows(second, first)


def test_a_move_under_way_is_dropped_when_another_window_takes_over(open_site: Callable[..., Page]) -> None:
    first = open_site()
    open_at(first, MATCH.format("race"))
    second = another(first)
    first.evaluate("document.querySelector('.moves button').click()")
    second.click(HERE)
    second.wait_for_selector(HERE, state="detached")
    wait_idle(second)
    assert follows(first, second)
    wait_idle(second)  # the move may have come after all, and the others have answered it
    step(second)
    assert follows(first, second)
    assert [record["save"] for record in on_disk(first)] == [state(second)["save"]]


@pytest.mark.parametrize("channel", [True, False], ids=["with a channel", "without one"])
def test_without_locks_nobody_overwrites_anybody(open_site: Callable[..., Page], channel: bool) -> None:
    first = open_site(prepare=lambda page: page.context.add_init_script(BY_HAND + NO_LOCKS + ("" if channel else NO_CHANNEL)))
    open_at(first, MATCH.format("bare"))
    step(first)
    second = another(first)
    assert not second.locator(HERE).count()
    step(first)
    if channel:
        assert follows(second, first)
        second.click(HERE)
        second.wait_for_selector(HERE, state="detached")
        wait_idle(second)
        step(second)
        assert follows(first, second)
    else:
        for late, other in ((second, first), (first, second)):
            late.evaluate("document.querySelector('.moves button').click()")
            told(late, "The game went on in another window")
            late.wait_for_function("save => window.boneyard.state?.save === save", arg=state(other)["save"])
            wait_idle(late)
            assert [record["save"] for record in on_disk(late)] == [state(other)["save"]]
            step(late)
    assert [record["save"] for record in on_disk(first)] == [state(second if channel else first)["save"]]


def delete_in(page: Page) -> None:
    """Delete the only match in the lobby of another window."""
    lobby = page.context.new_page()
    lobby.goto(page.url.partition("#")[0])
    lobby.click(".match .bare")
    lobby.click("dialog .danger")
    lobby.wait_for_selector(".match", state="detached")
    lobby.close()


@pytest.mark.parametrize("channel", [True, False], ids=["with a channel", "without one"])
def test_a_deleted_match_does_not_come_back(open_site: Callable[..., Page], channel: bool) -> None:
    page = open_site(prepare=lambda page: page.context.add_init_script(BY_HAND + ("" if channel else NO_CHANNEL)))
    open_at(page, MATCH.format("gone"))
    step(page)
    delete_in(page)
    if not channel:
        step(page)
    page.wait_for_selector(".notice.deleted")
    step(page)
    assert on_disk(page) == []
    page.click(".notice.deleted [data-act=keep-it]")
    page.wait_for_selector(".notice.deleted", state="detached")
    wait_saved(page)
    step(page)
    wait_saved(page)


def test_a_match_of_an_earlier_release_is_taken_up(app: Page) -> None:
    """Its record has no revision: the first change gives it one."""
    open_at(app, MATCH.format("early"))
    step(app)
    before = position(app)
    open_at(app, "#/")
    app.evaluate(
        """async () => {
            const open = indexedDB.open('boneyard');
            await new Promise((done) => (open.onsuccess = done));
            const store = open.result.transaction(['matches', 'kept'], 'readwrite').objectStore('matches');
            store.transaction.objectStore('kept').delete('born');
            const all = store.getAll();
            await new Promise((done) => (all.onsuccess = done));
            for (const { revision, writer, ...record } of all.result) store.put(record);
            await new Promise((done) => (store.transaction.oncomplete = done));
            open.result.close();
        }"""
    )
    app.reload()
    app.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    assert [record["revision"] for record in on_disk(app)] == [None]
    open_at(app, MATCH.format("early"))
    assert position(app) == before
    step(app)
    wait_saved(app)
    assert on_disk(app)[0]["revision"] > 0
