"""How a test plays: it waits for the page's own signs, aims at what lies on the table, and makes moves like a person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

IDLE = "html[data-idle]"
PATIENCE = 60_000
"""Milliseconds that a step may take on a busy machine."""


def open_at(page: Page, address: str, *, hurry: bool = True) -> None:
    """Go to an address of the page, such as `#/play/block?seed=1`, and wait until it can be played."""
    page.evaluate("on => { window.boneyard.hurry = on; }", hurry)
    page.evaluate("hash => { document.documentElement.removeAttribute('data-idle'); location.hash = hash; }", address)
    wait_idle(page)


def wait_idle(page: Page) -> None:
    """Wait until it is the person's turn (or the end) and nothing moves any more."""
    page.wait_for_selector(IDLE, state="attached", timeout=PATIENCE)


def state(page: Page) -> dict[str, Any]:
    """What the engine last answered."""
    found: dict[str, Any] = page.evaluate("window.boneyard.state")
    return found


def wait_moves(page: Page, moves: int) -> None:
    """Wait until more than so many moves have been made, and for the table to come to rest."""
    page.wait_for_function("moves => (window.boneyard.state?.moves ?? 0) > moves", arg=moves, timeout=PATIENCE)
    wait_idle(page)


def place_of(page: Page, move: str) -> dict[str, float]:
    """Where on the screen the target of a move is."""
    place: dict[str, float] = page.evaluate(
        """move => {
            const { stage } = window.boneyard;
            return stage.onScreen(stage.scene.targets.find((target) => target.move === move));
        }""",
        move,
    )
    return place


def tile_at(page: Page, tile: str) -> dict[str, float]:
    """Where on the screen a tile is."""
    place: dict[str, float] = page.evaluate(
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


def tap(page: Page, move: str) -> None:
    """Make a move by taps on the canvas: the tile, and its spot where there is more than one."""
    before = state(page)["moves"]
    kind = page.evaluate("move => window.boneyard.stage.scene.targets.find((one) => one.move === move).kind", move)
    if kind == "place":
        tile = tile_of(move)
        page.mouse.click(**tile_at(page, tile))
        if page.evaluate("tile => window.boneyard.stage.movesOf(tile).length", tile) > 1:
            page.mouse.click(**place_of(page, move))
    else:
        page.mouse.click(**place_of(page, move))
    wait_moves(page, before)


def press(page: Page, move: str) -> None:
    """Make a move with its button in the list of moves, by the keyboard."""
    before = state(page)["moves"]
    page.focus(f'.moves [data-move="{move}"]')
    page.keyboard.press("Enter")
    wait_moves(page, before)


def position(page: Page) -> dict[str, Any]:
    """What makes a position: everything but the words and the picture."""
    now = state(page)
    return {key: now[key] for key in ("game", "options", "round", "turn", "scores", "legal", "moves", "view", "save")}
