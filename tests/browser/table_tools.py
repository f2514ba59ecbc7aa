"""How a test plays: it waits for the page's own signs, aims at what lies on the table, and makes moves like a person."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from browser_tools import PATIENCE
from website.in_page import GO, IDLE, PLAY_ON

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Position, ViewportSize

CODES = "label|move|button|event|say|sum|reason|error|status|position|advice|order|suit|hand|option|value"
"""How the ids of messages begin."""
BY_HAND = "if (location.host) for (const name of ['itself', 'lone']) localStorage.setItem(name, 'off');"
"""For a page in which every move takes a tap, be it the only one: where a test needs many of them."""
_FORGET = """async (given) => {
    const readAgain = /^(order-.*|setup-.*|best-.*|played|warn|free-puzzle|told-lone|first-steps|rule-sources)$/;
    const names = Object.keys({ ...localStorage, ...given }).filter((name) => !readAgain.test(name));
    const changed = names.some((name) => localStorage.getItem(name) !== (given[name] ?? null));
    const traces = changed || 'between' in window || 'storage' in window;
    localStorage.clear();
    for (const [name, value] of Object.entries(given)) localStorage.setItem(name, value);
    const opening = indexedDB.open('boneyard');
    await new Promise((done) => (opening.onsuccess = done));
    const stores = ['matches', 'kept'];
    const forgetting = opening.result.transaction(stores, 'readwrite');
    for (const name of stores) forgetting.objectStore(name).clear();
    await new Promise((done) => (forgetting.oncomplete = done));
    opening.result.close();
    for (const id of ['notices', 'live']) document.getElementById(id).replaceChildren();
    return traces;
}"""


def open_at(page: Page, address: str, *, hurry: bool = True) -> None:
    """Go to an address of the page, such as `#/play/block?seed=1`, and wait until it can be played."""
    page.evaluate(GO, [address, hurry])
    wait_idle(page)


def start_afresh(page: Page, given: dict[str, str]) -> bool:
    """Leave every game and forget all that was kept but what was given with the page, as if nobody had played in this browser.

    Returns whether the page still remembers something, such as a setting that was changed: only a reload helps against that.
    """
    page.evaluate(GO, ["#/nowhere", False])
    return bool(page.evaluate(_FORGET, given))


def wait_idle(page: Page) -> None:
    """Wait until it is the person's turn (or the end) and nothing moves any more."""
    page.wait_for_selector(IDLE, state="attached", timeout=PATIENCE)


def state(page: Page) -> dict[str, Any]:
    """What the engine last answered."""
    found: dict[str, Any] = page.evaluate("window.boneyard.state")
    return found


def wait_moves(page: Page, moves: int) -> None:
    """Wait until more than so many moves have been made, and for the table to come to rest."""
    page.wait_for_function(
        "moves => (window.boneyard.state?.moves ?? 0) > moves && document.documentElement.hasAttribute('data-idle')",
        arg=moves,
        timeout=PATIENCE,
    )


def wait_position(page: Page, moves: int) -> None:
    """Wait until exactly so many moves have been made, after some were taken back, and for the table to come to rest."""
    page.wait_for_function("moves => window.boneyard.state?.moves === moves", arg=moves)
    wait_idle(page)


def resize(page: Page, size: ViewportSize) -> None:
    """Give the window another width, and wait until the table has been laid out for it."""
    page.set_viewport_size(size)
    wait_fitting(page)


def wait_fitting(page: Page) -> None:
    """Wait until the table has been laid out for the place that it has now."""
    page.wait_for_function(
        """() => {
            const { stage } = window.boneyard;
            const same = (one, other) => Math.abs(one - other) < 1;
            const measured = stage.width === stage.canvas.clientWidth && stage.height === stage.canvas.clientHeight;
            return measured && same(stage.scene.width, stage.table.width) && same(stage.scene.height, stage.table.height);
        }"""
    )


def told(page: Page, words: str) -> None:
    """Wait until the page has said something: a notice goes after a while, but what screen readers heard stays on."""
    page.wait_for_function(
        "words => ['notices', 'live'].some((id) => document.getElementById(id).textContent.includes(words))", arg=words
    )


def is_idle(page: Page) -> bool:
    """Whether nothing is under way: a move takes the sign down at once."""
    return page.get_attribute("html", "data-idle") is not None


def place_of(page: Page, move: str) -> Position:
    """Where on the screen the target of a move is."""
    place: Position = page.evaluate(
        """move => {
            const { stage } = window.boneyard;
            return stage.onScreen(stage.scene.targets.find((target) => target.move === move));
        }""",
        move,
    )
    return place


def tile_at(page: Page, tile: str) -> Position:
    """Where on the screen a tile is."""
    place: Position = page.evaluate(
        """key => {
            const { stage } = window.boneyard;
            return stage.onScreen(stage.scene.tiles.find((tile) => tile.key === key));
        }""",
        tile,
    )
    return place


def tile_of(move: str) -> str:
    """The tile that a move lays, named with the higher half first."""
    one, two = sorted((int(half) for half in move.partition("@")[0].split("-")), reverse=True)
    return f"{one}-{two}"


OFFERED = """move => {
    const { stage } = window.boneyard;
    return stage?.scene && !stage.inert && stage.scene.targets.some((one) => one.move === move);
}"""
"""Whether the picture shows where a move can be made, and takes a tap there."""


def leave_the_list(page: Page) -> None:
    """Take the focus off the list of moves, which lies over the table as long as it has it."""
    page.evaluate("document.activeElement.closest('.moves') && document.activeElement.blur()")


def tap_tile(page: Page, tile: str) -> None:
    """A tap on a tile, whatever comes of it."""
    leave_the_list(page)
    page.mouse.click(**tile_at(page, tile))


def tap(page: Page, move: str, finger: Callable[..., None] | None = None) -> None:
    """Make a move by taps on the canvas, with the mouse or a finger: the tile, and its spot where there is more than one."""
    page.wait_for_function(OFFERED, arg=move)
    before = state(page)["moves"]
    hit = finger or page.mouse.click
    leave_the_list(page)
    kind = page.evaluate("move => window.boneyard.stage.scene.targets.find((one) => one.move === move).kind", move)
    if kind == "place":
        tile = tile_of(move)
        hit(**tile_at(page, tile))
        if page.evaluate("tile => window.boneyard.stage.movesOf(tile).length", tile) > 1:
            hit(**place_of(page, move))
    else:
        hit(**place_of(page, move))
    wait_moves(page, before)


def press(page: Page, move: str) -> None:
    """Make a move with its button in the list of moves, by the keyboard."""
    before = state(page)["moves"]
    page.focus(f'.moves [data-move="{move}"]')
    page.keyboard.press("Enter")
    wait_moves(page, before)


def switch(page: Page, name: str, on: bool) -> None:
    """Change a setting at the table, as a person does."""
    page.click("[data-act=menu]")
    page.click("dialog [data-act=settings]")
    page.locator(f"dialog.settings input[name={name}]").set_checked(on, force=True)
    page.click("dialog.settings .primary")


def position(page: Page) -> dict[str, Any]:
    """What makes a position: everything but the words and the picture."""
    now = state(page)
    return {key: now[key] for key in ("game", "options", "round", "turn", "scores", "legal", "moves", "view", "save")}


def play_on(page: Page, limit: int = 240_000) -> int:
    """Play a match to its end with the page's own buttons: the first of the list of moves, and “Next round” in between.

    It runs inside the page, so that long matches do not take long. Returns the number of buttons pressed.
    """
    made: int = page.evaluate(PLAY_ON, {"limit": limit})
    assert made >= 0, f"The match did not end in time: {state(page)['moves']} moves, {state(page)['legal']}"
    page.wait_for_selector("dialog.summary", timeout=PATIENCE)
    return made


_NEXT_TAPS = """() => {
    const { state, stage } = window.boneyard;
    if (state.finished || state.result) return null;
    const move = state.legal.at(state.moves % 2 ? -1 : 0);
    const target = stage.scene.targets.find((one) => one.move === move);
    const tile = target.kind === 'place' && stage.scene.tiles.find((one) => one.key === target.tile);
    const taps = !tile ? [target] : stage.movesOf(target.tile).length > 1 ? [tile, target] : [tile];
    return { moves: state.moves, taps: taps.map((one) => stage.onScreen(one)) };
}"""


def tap_on(page: Page, most: int = 1000) -> int:
    """Play a round to its end by taps on the canvas, or so many moves, the first legal one or the last. Returns how many."""
    leave_the_list(page)
    for made in range(most):
        step = page.evaluate(_NEXT_TAPS)
        if step is None:
            page.wait_for_selector("dialog.summary", timeout=PATIENCE)
            return made
        for place in step["taps"]:
            page.mouse.click(**place)
        wait_moves(page, step["moves"])
    return most


def next_round(page: Page) -> None:
    """Say so in the summary of a round."""
    before = state(page)["moves"]
    page.click("dialog [data-act=next-round]")
    wait_moves(page, before)


def raw_codes(page: Page) -> list[str]:
    """Message ids that show as they are because no words were found for them."""
    text = page.evaluate(
        "() => document.body.innerText + ['live', 'position'].map((id) => document.getElementById(id)?.textContent)"
    )
    return re.findall(rf"\b(?:{CODES})-[a-z]+", text)
