"""How a test makes storage fail, and looks at what is on disk behind the page's back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from browser_tools import wait_settled

if TYPE_CHECKING:
    from playwright.sync_api import Page

_BREAKABLE = """
    window.storage = { mode: 'fine', fullAt: 0, puts: 0, connections: new Set() };
    const { open } = IDBFactory.prototype;
    const { transaction } = IDBDatabase.prototype;
    const { put } = IDBObjectStore.prototype;
    const deaf = (target) => Object.assign(target, { addEventListener() {} });
    IDBFactory.prototype.open = function (...given) {
        if (storage.mode === 'denied') throw new DOMException('no', 'SecurityError');
        if (storage.mode === 'silent open') return deaf(open.call(this, 'nowhere'));
        const request = open.apply(this, given);
        request.addEventListener('success', () => storage.connections.add(request.result));
        return request;
    };
    IDBDatabase.prototype.transaction = function (...given) {
        const made = transaction.apply(this, given);
        return storage.mode === 'silent transaction' ? deaf(made) : made;
    };
    IDBObjectStore.prototype.put = function (...given) {
        const full = storage.mode === 'full' || (this.name === 'matches' && ++storage.puts === storage.fullAt);
        if (full) throw new DOMException('full', 'QuotaExceededError');
        return put.apply(this, given);
    };
"""

WAYS = ("denied", "full", "silent open", "silent transaction")
"""How storage can fail."""

_READ_ALL = """async () => {
    const open = indexedDB.open('boneyard');
    const db = await new Promise((done, fail) => Object.assign(open, { onsuccess: () => done(open.result), onerror: fail }));
    const all = db.transaction('matches').objectStore('matches').getAll();
    const records = await new Promise((done) => (all.onsuccess = () => done(all.result)));
    db.close();
    return records%s;
}"""
_BRIEFLY = (
    ".map(({ id, save, moves, revision = null, writer = null, game = null }) => ({ id, save, moves, revision, writer, game }))"
)
_READ = _READ_ALL % _BRIEFLY

_WRITE = """async (records) => {
    const open = indexedDB.open('boneyard');
    const db = await new Promise((done, fail) => Object.assign(open, { onsuccess: () => done(open.result), onerror: fail }));
    const tx = db.transaction('matches', 'readwrite');
    for (const record of records) tx.objectStore('matches').put(record);
    await new Promise((done) => (tx.oncomplete = done));
    db.close();
}"""


def breakable(page: Page) -> None:
    """Stand between page and storage, before the page comes."""
    page.add_init_script(_BREAKABLE)


def break_storage(page: Page, how: str) -> None:
    """From now on storage fails in one of the `WAYS`; connections are lost too, and the page is to find out soon."""
    page.evaluate(
        """how => {
            storage.mode = how;
            if (how === 'denied' || how === 'silent open') close_all();
            window.boneyard.storagePatience = 300;
            function close_all() { for (const one of storage.connections) one.close(); }
        }""",
        how,
    )


def mend_storage(page: Page) -> None:
    page.evaluate("() => { storage.mode = 'fine'; window.boneyard.storagePatience = 60_000; }")


def on_disk(page: Page) -> list[dict[str, Any]]:
    """The records that lie there."""
    found: list[dict[str, Any]] = page.evaluate(_READ)
    return found


def whole_records(page: Page) -> list[dict[str, Any]]:
    """The same with everything that is kept in them."""
    found: list[dict[str, Any]] = page.evaluate(_READ_ALL % "")
    return found


def put_on_disk(page: Page, *records: dict[str, Any]) -> None:
    page.evaluate(_WRITE, list(records))


def wait_saved(page: Page) -> None:
    """Wait until what the table shows is what is on disk."""
    wait_settled(page, f"async () => (await ({_READ})()).some(({{ save }}) => save === window.boneyard.state.save)")
