"""Tiles in motion: however few frames a machine finds time for, everything comes to lie as the scene has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser_tools import PHONE, PHONE_SIDEWAYS
from picture_tools import lights
from table_tools import PATIENCE, state, wait_idle

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from serve import Site

ADDRESSES = {
    "daily": "#/puzzle/daily",
    "bingo": "#/play/bingo?seed=1",
    "draw": "#/play/draw?seed=1",
    "forty-two": "#/play/forty-two?seed=1",
}

HIDDEN_TAB = """(() => {
    const real = window.requestAnimationFrame.bind(window);
    const search = new URLSearchParams(location.search);
    const wanted = new Map();
    let hidden = search.has('behind');
    let inTheDeal = search.has('deal');
    let last = 0;
    const become = (value) => {
        hidden = value;
        document.dispatchEvent(new Event('visibilitychange'));
        if (!hidden) for (const id of wanted.keys()) real(() => run(id));
    };
    const run = (id) => {
        if (hidden || !wanted.has(id)) return;
        const act = wanted.get(id);
        wanted.delete(id);
        act(performance.now());
        if (!inTheDeal || !window.boneyard?.stage?.scene) return;
        inTheDeal = false;
        become(true);
    };
    window.requestAnimationFrame = (act) => {
        const id = ++last;
        wanted.set(id, act);
        real(() => run(id));
        return id;
    };
    window.cancelAnimationFrame = (id) => wanted.delete(id);
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
    window.showTab = () => become(false);
})()"""
"""A tab that is hidden as its address says, `?behind` from the start or `?deal` as soon as the first tile has moved, until `showTab`: a
browser without windows hides none. As in a real one, timers run on and no frame comes."""

DIFFERENCES = """async () => {
    const { stage } = window.boneyard;
    await stage.settled();
    const seen = new Map(stage.painted.map((actor) => [actor.key, actor]));
    const wrong = [];
    for (const tile of stage.scene.tiles) {
        const actor = seen.get(tile.key);
        seen.delete(tile.key);
        if (!actor) {
            wrong.push(`${tile.key} is not painted`);
            continue;
        }
        const { at, alpha, flip, height, faceDown } = actor;
        const shown = { face: faceDown || actor.tile === null ? 'down' : 'up', ...at, alpha, flip, height };
        const { face, x, y, size, turn } = tile;
        const due = { face, x, y, size, turn, alpha: 1, flip: 1, height: 0 };
        for (const [name, value] of Object.entries(due)) {
            if (shown[name] !== value) wrong.push(`${tile.key}: ${name} is ${shown[name]}, not ${value}`);
        }
    }
    return [...wrong, ...[...seen.keys()].map((key) => `${key} is painted and not in the scene`)];
}"""

BACK = 70
FACE = 100
"""Backs are darker than the one, faces lighter than the other, dimmed ones too."""


def check_picture(page: Page) -> None:
    """Everything lies as the scene has it, and the canvas shows it: faces are light, backs are dark."""
    wrong = page.evaluate(DIFFERENCES)
    assert not wrong
    faces = lights(page, "up", "hand", "row", "line", "coming")
    assert faces
    assert min(faces) > FACE
    assert max(lights(page, "down", "rack"), default=0) < BACK


@pytest.fixture(scope="module")
def phone(open_site: Callable[..., Page]) -> Page:
    """A phone with a slow processor."""
    page = open_site("", ready=False, viewport=PHONE, device_scale_factor=2)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 6})
    return page


@pytest.fixture(scope="module")
def tab(open_site: Callable[..., Page]) -> Page:
    """A tab that can be hidden."""
    page = open_site("", ready=False, viewport=PHONE)
    page.add_init_script(HIDDEN_TAB)
    return page


def load(page: Page, site: Site, name: str, way: str = "") -> None:
    """A fresh load: something else stands before the hash."""
    page.goto(f"{site.url}?{name}&{way}{ADDRESSES[name]}")


@pytest.mark.parametrize("name", ADDRESSES)
def test_a_slow_phone_deals_every_tile_face_up_that_lies_so(phone: Page, site: Site, name: str) -> None:
    load(phone, site, name)
    wait_idle(phone)
    check_picture(phone)


@pytest.mark.parametrize("name", ADDRESSES)
def test_a_tab_hidden_in_the_deal_goes_on_and_shows_all_when_it_comes_back(tab: Page, site: Site, name: str) -> None:
    load(tab, site, name, "deal")
    wait_idle(tab)
    assert tab.evaluate("document.hidden")
    check_picture(tab)
    tab.evaluate("showTab()")
    check_picture(tab)


def test_a_tab_opened_behind_others_plays_without_a_single_frame(tab: Page, site: Site) -> None:
    load(tab, site, "draw", "behind")
    wait_idle(tab)
    before = state(tab)["moves"]
    tab.focus(".moves button")
    tab.keyboard.press("Enter")  # the table is busy from then on
    wait_idle(tab)
    assert state(tab)["moves"] > before
    check_picture(tab)
    tab.evaluate("showTab()")
    check_picture(tab)


def test_a_table_turned_in_the_deal_loses_no_tile(tab: Page, site: Site) -> None:
    load(tab, site, "forty-two")
    tab.wait_for_function("() => window.boneyard?.stage?.scene", timeout=PATIENCE)
    for screen in (PHONE_SIDEWAYS, PHONE):
        tab.set_viewport_size(screen)
        tab.wait_for_function(
            "wide => { const { scene, table } = window.boneyard.stage; return scene.width === table.width && scene.width > wide; }",
            arg=screen["width"] * 0.8,
            timeout=PATIENCE,
        )
    wait_idle(tab)
    check_picture(tab)
