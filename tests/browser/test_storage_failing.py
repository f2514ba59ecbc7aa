"""Storage that fails: the game goes on, says that it is not saved, offers a file, and is written as soon as that works again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from browser_tools import PHONE, START_LIMIT
from storage_tools import WAYS, break_storage, breakable, mend_storage, on_disk, put_on_disk, wait_saved
from table_tools import BY_HAND, open_at, position, press, state, wait_idle, wait_moves
from website.in_page import READY

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from browser_tools import Guard

MATCH = "#/play/block?players=3&seed=stored&set=6&target=50&level=simple"
SHORT = "#/play/castle-rock?players=1&seed=short&set=6"
NOTICE = ".notice.not-saved"


@pytest.fixture(scope="module")
def stored(open_site: Callable[..., Page]) -> Page:
    """A page on a phone whose storage can be broken, and in which every move is a tap of its own."""

    def prepare(page: Page) -> None:
        page.context.add_init_script(BY_HAND)
        breakable(page)

    return open_site(prepare=prepare, viewport=PHONE)


def step(page: Page) -> None:
    press(page, state(page)["legal"][0])


@pytest.mark.parametrize("how", WAYS)
def test_the_game_goes_on_unsaved_and_is_saved_again(stored: Page, how: str) -> None:
    open_at(stored, MATCH)
    step(stored)
    before = on_disk(stored)
    break_storage(stored, how)
    step(stored)
    stored.wait_for_selector(f"{NOTICE} >> text=Not saved")
    step(stored)
    stored.click(f"{NOTICE} [data-act=save-file]")
    assert stored.input_value("dialog textarea") == state(stored)["save"]
    stored.keyboard.press("Escape")
    if how == "full":
        assert on_disk(stored) == before
    mend_storage(stored)
    stored.wait_for_selector(NOTICE, state="detached")
    wait_saved(stored)
    step(stored)
    wait_saved(stored)
    assert not stored.locator(NOTICE).count()
    after = position(stored)
    stored.reload()
    stored.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    wait_idle(stored)
    assert position(stored) == after


def test_a_match_that_is_not_saved_can_be_left_and_opened_again(stored: Page) -> None:
    open_at(stored, MATCH.replace("stored", "left"))
    break_storage(stored, "full")
    step(stored)
    stored.wait_for_selector(NOTICE)
    before = position(stored)
    open_at(stored, "#/")
    assert not stored.locator(NOTICE).count()
    stored.click(".match-link")
    stored.wait_for_selector("canvas.table")
    wait_idle(stored)
    assert position(stored) == before
    mend_storage(stored)
    wait_saved(stored)


def test_a_full_disk_at_every_single_write_of_a_game(stored: Page) -> None:
    """Each write fails once: whatever is shown is on disk in the end, after every move of a game."""
    open_at(stored, SHORT)
    moves = 0
    while not state(stored)["finished"]:
        stored.evaluate("storage.fullAt = storage.puts + 1")
        before = state(stored)["moves"]
        stored.evaluate("document.querySelector('.moves button').click()")
        stored.wait_for_function("moves => window.boneyard.state?.moves > moves", arg=before)
        wait_saved(stored)
        moves += 1
        if not state(stored)["finished"]:
            wait_idle(stored)
    assert moves > 10


def test_a_connection_that_is_lost_heals(stored: Page) -> None:
    open_at(stored, MATCH.replace("stored", "healed"))
    for _ in range(2):
        stored.evaluate("for (const one of storage.connections) one.close()")
        step(stored)
        wait_saved(stored)
    assert not stored.locator(NOTICE).count()


def test_a_database_that_is_deleted_is_made_again(stored: Page) -> None:
    open_at(stored, MATCH.replace("stored", "deleted"))
    step(stored)
    stored.evaluate(
        """() => new Promise((done, fail) => {
            Object.assign(indexedDB.deleteDatabase('boneyard'), { onsuccess: done, onerror: fail, onblocked: fail });
        })"""
    )
    step(stored)
    wait_saved(stored)
    assert not stored.locator(".notice.standing").count()


def test_a_deletion_that_is_held_up_does_not_hold_up_the_game(stored: Page) -> None:
    """Another page of the site does not let go of the database: nothing can be opened until it does."""
    open_at(stored, MATCH.replace("stored", "blocked"))
    stored.evaluate("window.boneyard.storagePatience = 300")
    stored.evaluate(
        """() => new Promise((done) => {
            const other = indexedDB.open('boneyard');
            other.onsuccess = () => {
                window.other = other.result;
                indexedDB.deleteDatabase('boneyard').onblocked = done;
            };
        })"""
    )
    step(stored)
    stored.wait_for_selector(NOTICE)
    step(stored)
    stored.evaluate("() => { window.other.close(); window.boneyard.storagePatience = 60_000; }")
    stored.wait_for_selector(NOTICE, state="detached")
    wait_saved(stored)


def test_a_page_whose_storage_never_answers_plays(open_site: Callable[..., Page]) -> None:
    def silence(page: Page) -> None:
        breakable(page)
        page.add_init_script("storage.mode = 'silent open'")

    page = open_site(prepare=silence)
    page.wait_for_selector(".continue >> text=cannot be read just now")
    page.evaluate("window.boneyard.storagePatience = 300")
    open_at(page, MATCH)
    page.wait_for_selector(NOTICE)
    step(page)
    save = state(page)["save"]
    open_at(page, "#/")
    page.wait_for_selector(".match-link")
    mend_storage(page)
    page.click("[data-act=read-again]")
    page.wait_for_selector(".unread", state="detached")
    open_at(page, MATCH)
    assert state(page)["save"] == save
    wait_saved(page)


def test_a_link_to_a_match_that_cannot_be_read_does_not_call_it_gone(stored: Page) -> None:
    open_at(stored, MATCH.replace("stored", "linked"))
    put_on_disk(stored, {"id": "m1", "game": "block", "save": state(stored)["save"], "updated": 1})
    save = state(stored)["save"]
    open_at(stored, "#/")
    break_storage(stored, "silent open")
    open_at(stored, "#/saved/m1")
    assert "will not hand it over just now" in stored.inner_text("#screen")
    mend_storage(stored)
    stored.reload()
    stored.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    wait_idle(stored)
    assert state(stored)["save"] == save


def test_what_a_page_could_not_read_is_not_overwritten(open_site: Callable[..., Page]) -> None:
    page = open_site(prepare=breakable)
    open_at(page, MATCH)
    step(page)
    step(page)
    save = state(page)["save"]
    page.reload()
    page.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    wait_idle(page)
    open_at(page, "#/")
    break_storage(page, "silent transaction")
    page.evaluate(f"location.hash = {MATCH!r}")
    page.wait_for_selector(NOTICE)
    wait_idle(page)
    assert state(page)["save"] != save
    mend_storage(page)
    page.wait_for_function("save => window.boneyard.state?.save === save", arg=save)
    wait_idle(page)
    page.wait_for_selector(NOTICE, state="detached")
    page.wait_for_selector(".notice >> text=could be read after all")
    assert [record["save"] for record in on_disk(page)] == [save]


ODD: list[dict[str, Any]] = [
    {"id": "a-bare-name"},
    {"id": 7, "game": "block", "updated": "yesterday"},
    {"id": "numbers", "game": 12, "players": [], "scores": {}, "sides": 0, "save": '{"version": 1}', "updated": 3},
    {"id": "no-options", "game": "block", "players": 1, "moves": 2, "options": None, "updated": 4},
    {"id": ["a", "b"], "game": "chess", "players": 2, "scores": [1, 2], "sides": None, "updated": 5},
]


def test_odd_records_do_not_close_the_lobby(app: Page) -> None:
    open_at(app, MATCH)
    put_on_disk(app, *ODD)
    open_at(app, "#/")
    assert app.locator(".match").count() == 1 + len(ODD)
    assert app.locator(".match.odd").count() == len(ODD)
    app.click(".continue summary")
    app.click(".match.odd [title='Save to a file']")
    assert app.input_value("dialog textarea") == '{"version": 1}'
    app.keyboard.press("Escape")
    for left in reversed(range(len(ODD))):
        app.locator(".match.odd [title='Delete the game that cannot be read']").first.click()
        app.click("dialog .danger")
        app.wait_for_function("left => document.querySelectorAll('.match.odd').length === left", arg=left)
    assert len(on_disk(app)) == 1
    app.click(".match-link")
    app.wait_for_selector("canvas.table")
    wait_idle(app)


def test_odd_results_do_not_close_the_lobby(app: Page) -> None:
    app.evaluate(
        """async () => {
            const open = indexedDB.open('boneyard');
            await new Promise((done) => (open.onsuccess = done));
            const tx = open.result.transaction('kept', 'readwrite');
            const day = new Date().toISOString().slice(0, 10);
            for (const value of [null, 5, { stars: 99 }, { stars: 'all' }])
                tx.objectStore('kept').put(value, `puzzle:daily-${day}${value === null ? '' : JSON.stringify(value)}`);
            await new Promise((done) => (tx.oncomplete = done));
            open.result.close();
        }"""
    )
    open_at(app, "#/")
    assert app.locator(".card").count() > 10
    open_at(app, "#/puzzles")
    assert app.locator(".calendar").count() == 1


def test_a_picture_that_was_kept_badly_does_not_close_the_table(app: Page, guard: Guard) -> None:
    open_at(app, MATCH)
    step(app)
    before = position(app)
    open_at(app, "#/")
    app.evaluate(
        """async () => {
            const open = indexedDB.open('boneyard');
            await new Promise((done) => (open.onsuccess = done));
            const store = open.result.transaction('matches', 'readwrite').objectStore('matches');
            const all = store.getAll();
            await new Promise((done) => (all.onsuccess = done));
            for (const record of all.result) store.put({ ...record, shown: { scene: 7, players: 'many' } });
            await new Promise((done) => (store.transaction.oncomplete = done));
            open.result.close();
        }"""
    )
    open_at(app, MATCH)
    assert position(app) == before
    wait_moves(app, before["moves"] - 1)
