"""How a test plays for several people at one device: it takes the device for whoever it is passed to, and taps their moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from browser_tools import PATIENCE
from table_tools import wait_idle

if TYPE_CHECKING:
    from playwright.sync_api import Page

COVERED = ".cover [data-act=uncover]"
FIRST = 6
"""So many covers of a match are all looked under, and then one in a few."""

LEAKS = """async () => {
    const { state, stage, engine } = window.boneyard;
    const held = new Set();
    const told = (await engine({ type: 'log', seat: null })).entries.flatMap(({ events }) => events);
    const shown = told.filter(({ kind }) => kind === 'draw-for-start').flatMap(({ tiles }) => tiles);
    for (let seat = 0; seat < state.players; seat++) {
        const { view } = await engine({ type: 'state', seat });
        for (const tile of view.hands[seat] ?? []) if (tile !== view.opening && !shown.includes(tile)) held.add(tile);
    }
    const names = [...held].flatMap((tile) => [tile, tile.split('-').reverse().join('-')]);
    const apart = (text) => names.filter((name) => new RegExp(`(^|[^0-9])${name}([^0-9]|$)`).test(text));
    const { save, ...seen } = { ...state, view: { ...state.view, results: [] } };
    const worded = (one) => [...one.attributes].filter(({ name }) => name !== 'd').map(({ value }) => value);
    const attributes = [...document.querySelectorAll('*')].flatMap(worded);
    return {
        held: held.size,
        text: apart(document.body.textContent),
        attributes: apart(attributes.join('\\n')),
        live: apart(document.getElementById('live').textContent),
        position: apart(document.getElementById('position').textContent),
        scene: apart(JSON.stringify(stage.scene)),
        painted: apart(JSON.stringify(stage.painted)),
        state: apart(JSON.stringify(seen)),
        kept: apart(JSON.stringify(Object.values(localStorage))),
    };
}"""
"""Names of tiles in hands that stand in the page, on the stage or in what it remembers; and how many tiles are in hands. Tiles that
everybody is told of, to open a round or to find out who does, do not count."""

STEP = """(every) => {
    const { state, stage } = window.boneyard;
    const cover = document.querySelector('.cover [data-act=uncover]');
    if (cover) return { kind: 'covered' };
    if (state.finished) return { kind: 'over' };
    if (state.result) return { kind: 'result' };
    const move = state.legal.at(state.moves % every ? -1 : 0);
    const target = stage.scene.targets.find((one) => one.move === move);
    const tile = target.kind === 'place' && stage.scene.tiles.find((one) => one.key === target.tile);
    const taps = !tile ? [target] : stage.movesOf(target.tile).length > 1 ? [tile, target] : [tile];
    return { kind: 'turn', moves: state.moves, seat: state.view.seat, turn: state.turn, taps: taps.map((one) => stage.onScreen(one)) };
}"""


def take(page: Page) -> None:
    """The person has the device: one tap uncovers. What leaves them no choice is done then, and it may be passed on at once."""
    page.click(COVERED)
    wait_idle(page)


def leaks(page: Page) -> dict[str, Any]:
    """What of the hands can be found in the page although they are covered: nothing, if all is well."""
    found: dict[str, Any] = page.evaluate(LEAKS)
    assert found.pop("held") > 0
    return {place: names for place, names in found.items() if names}


def play_for_all(page: Page, *, rounds: int = 100, check: int = 5, most: int = 2000) -> dict[str, int]:
    """Play a match to its end, or so many rounds, by taps on the canvas and on covers; the first covers are looked under, then some."""
    seen = {"covers": 0, "rounds": 0, "taps": 0}
    for _ in range(most):
        wait_idle(page)
        step = page.evaluate(STEP, 2)
        if step["kind"] == "covered":
            if seen["covers"] < FIRST or seen["covers"] % check == 0:
                assert not leaks(page)
            seen["covers"] += 1
            take(page)
        elif step["kind"] == "turn":
            assert step["seat"] == step["turn"], "nobody sees the tiles of another"
            seen["taps"] += 1
            for place in step["taps"]:
                page.mouse.click(**place)
            page.wait_for_function(
                "moves => window.boneyard.state?.moves > moves && document.documentElement.hasAttribute('data-idle')",
                arg=step["moves"],
                timeout=PATIENCE,
            )
        else:
            page.wait_for_selector("dialog.summary", timeout=PATIENCE)
            seen["rounds"] += 1
            if step["kind"] == "over" or seen["rounds"] == rounds:
                return seen
            page.click("dialog [data-act=next-round]")
    raise AssertionError(f"The match did not end: {seen}")
