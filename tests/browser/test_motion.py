"""Tiles in motion: however few frames a machine finds time for, everything comes to lie as the scene has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser_tools import PATIENCE, PHONE, PHONE_SIDEWAYS
from domino_core import Match
from picture_tools import lights, wait_until_dark
from table_tools import open_at, resize, state, wait_idle
from tests.cases import Case, kinds_of_tables
from website.in_page import GO

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


def person_begins(case: Case) -> str:
    """The address of a table at which nobody else moves before the person."""
    seeds = (str(number) for number in range(99))
    return case.link(next(seed for seed in seeds if Match.new(case.game.id, case.players, seed, case.options).turn == 0))


ADDRESSES = {"daily": "#/puzzle/daily", **{case.game.id: person_begins(case) for case in kinds_of_tables()}}
SLOW = ["daily", "mexican-train"]
"""One that deals a row and one that deals hands: `tests/js/stage.test.mjs` has any scene and any machine."""
DRAW = "#/play/draw?players=2&seed=1"
AUCTION = "#/play/forty-two?seed=5"

HIDDEN_TAB = """(() => {
    const real = window.requestAnimationFrame.bind(window);
    const wanted = new Map();
    let hidden = location.search === '?behind';
    let inTheDeal = false;
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
        if (!inTheDeal || !window.boneyard.stage?.scene) return;
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
    window.hideInTheDeal = () => (inTheDeal = true);
})()"""
"""A tab that is hidden, from the start if its address says `?behind`, or after `hideInTheDeal` as soon as the first tile has moved, until
`showTab`: a browser without windows hides none. As in a real one, timers run on and no frame comes."""

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
    wait_until_dark(page, BACK, "rack")


def open_tab(open_site: Callable[..., Page], path: str) -> Page:
    """A tab that can be hidden."""
    return open_site(path, prepare=lambda page: page.add_init_script(HIDDEN_TAB), viewport=PHONE, reduced_motion="no-preference")


@pytest.fixture(scope="module")
def phone(open_site: Callable[..., Page]) -> Page:
    """A phone with a slow processor."""

    def slow_down(page: Page) -> None:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 6})

    return open_site("#/nowhere", prepare=slow_down, viewport=PHONE, device_scale_factor=2, reduced_motion="no-preference")


@pytest.fixture(scope="module")
def tab(open_site: Callable[..., Page]) -> Page:
    """A tab that can be hidden, in sight."""
    return open_tab(open_site, "#/nowhere")


@pytest.mark.parametrize("name", SLOW)
def test_a_slow_phone_deals_every_tile_face_up_that_lies_so(phone: Page, name: str) -> None:
    open_at(phone, ADDRESSES[name], hurry=False)
    check_picture(phone)


@pytest.mark.parametrize("name", ADDRESSES)
def test_a_tab_hidden_in_the_deal_goes_on_and_shows_all_when_it_comes_back(tab: Page, name: str) -> None:
    tab.evaluate("hideInTheDeal()")
    open_at(tab, ADDRESSES[name], hurry=False)
    tab.wait_for_function("() => document.hidden", polling=50)  # there are no frames to look in
    check_picture(tab)
    tab.evaluate("showTab()")
    check_picture(tab)


def test_a_tab_opened_behind_others_plays_without_a_single_frame(open_site: Callable[..., Page]) -> None:
    tab = open_tab(open_site, f"?behind{DRAW}")
    wait_idle(tab)
    before = state(tab)["moves"]
    tab.focus(".moves button")
    tab.keyboard.press("Enter")  # the table is busy from then on
    wait_idle(tab)
    assert state(tab)["moves"] > before
    check_picture(tab)
    tab.evaluate("showTab()")
    check_picture(tab)


def test_a_table_turned_in_the_deal_loses_no_tile(tab: Page) -> None:
    tab.evaluate(GO, [AUCTION, False])
    tab.wait_for_function("() => window.boneyard?.stage?.scene", timeout=PATIENCE)
    for screen in (PHONE_SIDEWAYS, PHONE):
        resize(tab, screen)
    wait_idle(tab)
    check_picture(tab)
