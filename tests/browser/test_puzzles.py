"""Castle Rock puzzles in the page: the day's card, both kinds of pile, advice on request, stars, the look back, the archive."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import pytest

from browser_tools import PHONE, REST, TABLET, TABLET_UPRIGHT
from puzzle_tools import play_on, to_a_choice_that_matters
from table_tools import is_idle, open_at, press, resize, state, tap, wait_idle, wait_position

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, ViewportSize

TODAY = datetime(2026, 11, 16, 9, tzinfo=UTC)
DAILY = "#/puzzle/daily-2026-11-16"
SMALL: ViewportSize = {"width": 320, "height": 568}
KEPT = """() => new Promise((resolve) => {
    const open = indexedDB.open('boneyard');
    open.onsuccess = () => {
        const all = open.result.transaction('kept').objectStore('kept').get('puzzle:daily-2026-11-16');
        all.onsuccess = () => {
            open.result.close();
            resolve(all.result);
        };
    };
})"""


@pytest.fixture(scope="module")
def page(open_site: Callable[..., Page]) -> Page:
    """A page on a Monday in November."""
    page = open_site(timezone_id="UTC")
    page.clock.set_fixed_time(TODAY)
    return page


def test_the_days_card_leads_to_the_puzzle(page: Page, check_axe: Callable[..., None]) -> None:
    open_at(page, "#/")
    assert page.inner_text(".daily-date") == "No. 320 · Monday 16 November · gentle"
    check_axe(page)
    page.click("[data-act=daily]")
    page.wait_for_selector("canvas.table")
    wait_idle(page)
    assert page.evaluate("location.hash") == DAILY
    now = state(page)
    assert now["game"] == "castle-rock"
    assert now["options"] == {"set": 6, "pile": "open"}
    assert {"4-3", "5-4", "3-3"} <= {*now["view"]["row"], *now["view"]["removed"]}
    assert len(now["legal"]) > 1, "what leaves no choice goes by itself"
    assert page.inner_text(".bar-title") == "No. 320 · Monday 16 November"
    assert page.inner_text(".bar-goal") == "Three stars: one left"
    check_axe(page)


def test_an_open_pile_shows_what_comes_and_can_be_taken_back(page: Page) -> None:
    open_at(page, DAILY)
    scene = state(page)["scene"]
    coming = [
        piece["tile"] for piece in sorted(scene["tiles"], key=lambda one: (one["y"], one["x"])) if piece["zone"] == "coming"
    ]
    view = state(page)["view"]
    assert coming == view["to_come"]
    assert len(coming) == 28 - len(view["row"]) - len(view["removed"])
    before = state(page)["save"]
    tap(page, state(page)["legal"][0])
    page.click("[data-act=undo]")
    page.wait_for_function("save => window.boneyard.state?.save === save", arg=before)
    wait_idle(page)


def test_as_printed_hides_the_pile_and_takes_nothing_back_unless_allowed(page: Page) -> None:
    open_at(page, DAILY + "?pile=hidden")
    now = state(page)
    assert now["view"]["to_come"] is None
    assert not [piece for piece in now["scene"]["tiles"] if piece["zone"] == "coming"]
    tap(page, now["legal"][0])
    assert not page.is_visible("[data-act=undo]")
    after = state(page)["moves"]
    page.keyboard.press("u")
    assert is_idle(page)
    assert state(page)["moves"] == after
    page.click("[data-act=menu]")
    page.click("[data-act=puzzle-allow-undo]")
    page.click("[data-act=undo]")
    wait_position(page, now["moves"])


def test_a_warning_before_a_choice_that_loses(page: Page, check_axe: Callable[..., None]) -> None:
    open_at(page, "#/puzzle/6-tricky-k3x9")
    page.check("[name=warn]", force=True)
    judged = to_a_choice_that_matters(page)
    loses = next(one["move"] for one in judged["choices"] if not one["chance"])
    before = state(page)["moves"]
    page.focus(f'.moves [data-move="{loses}"]')
    page.keyboard.press("Enter")
    page.wait_for_selector(".puzzle-note:not([hidden])")
    assert "loses" in page.inner_text(".puzzle-note")
    assert state(page)["moves"] == before
    check_axe(page)
    press(page, loses)
    assert state(page)["view"]["history"][before] == f"0:{loses}"


def test_a_hint_says_why(page: Page) -> None:
    open_at(page, "#/puzzle/6-tricky-why")
    judged = to_a_choice_that_matters(page)
    page.click("[data-act=hint]")
    page.wait_for_selector(".puzzle-note:not([hidden])")
    words = page.inner_text(".puzzle-note")
    better = next(one for one in judged["choices"] if one["chance"])
    assert ("Take all three" if "-" in better["move"] else "Take one") in words
    if judged["because"]:
        assert judged["because"]["tile"] in words
    assert "puzzle-" not in words


def test_a_hint_with_the_pile_hidden_speaks_of_chances(page: Page) -> None:
    open_at(page, "#/puzzle/6-steady-guess?pile=hidden")
    while len(state(page)["legal"]) == 1:
        press(page, state(page)["legal"][0])
    page.click("[data-act=hint]")
    page.wait_for_selector(".puzzle-note:not([hidden])")
    assert "%" in page.inner_text(".puzzle-note")


def test_a_perfect_game_earns_stars_that_are_kept(page: Page, check_axe: Callable[..., None]) -> None:
    open_at(page, DAILY)
    left = page.evaluate("window.boneyard.engine({ type: 'puzzle', name: 'daily-2026-11-16' })")["puzzle"]["fewest_left"]
    now = play_on(page, well=True)
    assert now["result"]["details"]["left"] == left
    assert page.inner_text(".puzzle-stars") == "★★★", "best play earns all stars, whatever it leaves"
    check_axe(page)
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    page.click("[data-act=share]")
    page.wait_for_function("() => window.copied?.includes('★')")
    text = page.evaluate("window.copied")
    number, marks, how, *_ = text.splitlines()
    assert number == "Castle Rock · No. 320 · 16 November 2026"
    review = page.evaluate("window.boneyard.engine({ type: 'review' })")
    assert marks == "★★★ " + "🟩" * len(review["decisions"])
    assert "one day in a row" in how
    page.wait_for_function("() => document.querySelector('.share-place')?.textContent === 'Copied.'")
    assert page.is_visible("dialog.puzzle-over"), "the result stays open"
    page.click("[data-act=statistics]")
    page.wait_for_selector("dialog.statistics")
    assert "1\nplayed\n1\nsolved\n1\nday in a row\n1\nlongest run" in page.inner_text("dialog.statistics")
    check_axe(page)
    page.keyboard.press("Escape")
    assert text.splitlines()[-1].endswith(DAILY)
    assert not any(f"{high}-{low}" in text.replace("2026-11-16", "") for high in range(7) for low in range(high + 1))
    assert json.loads(json.dumps(page.evaluate(KEPT)))["onDay"] is True, "what is stored is plain data"
    open_at(page, "#/puzzles")
    day = page.locator("[data-day='2026-11-16']")
    assert "★" in day.inner_text()
    assert "gentle" in (day.get_attribute("aria-label") or "")
    assert "one day" in page.inner_text(".calendar .daily-record").lower()
    assert "comes in 15 h 0 min" in page.inner_text(".daily-next")
    check_axe(page)
    page.clock.set_fixed_time(datetime(2026, 11, 17, 9, tzinfo=UTC))
    open_at(page, "#/")
    assert "one day in a row" in page.inner_text(".daily-run")
    page.clock.set_fixed_time(TODAY)
    page.reload()
    wait_idle(page)
    assert "★" in page.inner_text(".daily-words")


def test_a_puzzle_in_progress_is_there_again(page: Page) -> None:
    open_at(page, "#/puzzle/9-steady-kept")
    for _ in range(3):
        press(page, state(page)["legal"][0])
    before = state(page)["save"]
    open_at(page, "#/")
    assert page.locator(".match-link[href='#/puzzle/9-steady-kept']").count() == 1
    open_at(page, "#/puzzle/9-steady-kept")
    assert state(page)["save"] == before


def test_the_archive_and_free_puzzles(page: Page) -> None:
    open_at(page, "#/puzzles")
    assert page.locator("a.day").count() == 16
    page.click("[data-act=month-before]")
    assert page.locator("a.day").count() == 31
    page.click("[data-day='2026-10-04']")
    page.wait_for_selector("canvas.table")
    wait_idle(page)
    assert state(page)["options"]["set"] == 12
    open_at(page, "#/puzzles")
    page.check("[data-field=set][value='9']", force=True)
    page.check("[data-field=level][value=fiendish]", force=True)
    page.click("[data-act=free]")
    page.wait_for_selector("canvas.table")
    wait_idle(page)
    assert page.evaluate("location.hash").startswith("#/puzzle/9-fiendish-")
    assert state(page)["options"]["set"] == 9


BAD = {
    "#/puzzle/nonsense": "no such puzzle",
    "#/puzzle/6-monstrous-1": "no such puzzle",
    "#/puzzle/deal6-" + "z" * 40: "no such puzzle",
    "#/puzzle/daily-2026-13-01": "no puzzle for that day",
    "#/puzzle/daily-1999-01-01": "no puzzle for that day",
    "#/puzzle/%3Cscript%3Ealert(1)%3C%2Fscript%3E": "no such puzzle",
    "#/puzzle/%E0%A4%A": "no such puzzle",
    "#/puzzle/" + "x" * 5000: "too long",
    "#/puzzle/a/b": "no such page",
}


@pytest.mark.parametrize("link", BAD, ids=lambda link: link[:32])
def test_names_that_are_no_puzzle(page: Page, link: str) -> None:
    open_at(page, link)
    assert BAD[link] in page.inner_text(".lost [role=alert]")


def test_a_deal_that_cannot_be_won_says_so(page: Page) -> None:
    open_at(page, "#/puzzle/deal6-1tqi6Tc7_JZNuc_lG")
    assert "cannot be won" in page.inner_text(".puzzle-about")
    view = state(page)["view"]
    assert {"4-3", "5-2", "6-2"} <= {*view["row"], *view["removed"]}


def test_the_embed_panel_previews_and_copies(page: Page, check_axe: Callable[..., None]) -> None:
    open_at(page, "#/puzzle/daily-2026-11-10")
    page.click("[data-act=menu]")
    page.click("[data-act=puzzle-embed]")
    frame = page.frame_locator(".embed-preview iframe")
    frame.locator("#play").wait_for()
    check_axe(page)
    page.check("[data-field=embed-lang][value=fr]", force=True)
    page.check("[data-field=embed-theme][value=dark]", force=True)
    frame.locator("html[lang=fr][data-theme=dark]").wait_for(state="attached")
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    page.click("[data-act=copy-embed]")
    page.wait_for_function("() => window.copied?.includes('lang=fr')")
    text = page.evaluate("window.copied")
    assert text.startswith("<iframe src=")
    assert "embed.html?puzzle=daily&amp;mode=open&amp;theme=dark&amp;lang=fr" in text
    page.check("[data-field=embed-way][value=element]", force=True)
    page.wait_for_function("() => document.querySelector('.embed-dialog textarea')?.value.includes('<castle-rock puzzle')")
    page.keyboard.press("Escape")


def test_the_words_are_there_in_french_too(french: Page) -> None:
    open_at(french, DAILY)
    assert "Ouverte" in french.inner_text(".puzzlebar")
    play_on(french, well=False)
    words = french.inner_text("body") + french.inner_text("dialog")
    french.keyboard.press("Escape")
    open_at(french, "#/puzzles")
    words += french.inner_text("body")
    assert "puzzle-" not in words
    assert "Le problème du jour" in words


BUTTONS = """() => {
    const boxes = [...document.querySelectorAll('dialog :is(.dialog-head, .dialog-foot) button')].map((one) => ({
        words: one.textContent || one.title, ...one.getBoundingClientRect().toJSON(), cut: one.scrollWidth > one.clientWidth,
    }));
    const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    const out = ({ left, right, top, bottom }) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    const bad = boxes.filter((one, k) => one.cut || out(one) || boxes.some((other, n) => n > k && !apart(one, other)));
    return { count: boxes.length, bad, above: document.querySelector('dialog').getBoundingClientRect().top };
}"""
"""The buttons of a sheet: those that are cut off or lie over one another, and the room that is left above it."""


def test_the_result_is_a_sheet_whose_buttons_fit(page: Page) -> None:
    open_at(page, "#/puzzle/6-hard-lost")
    play_on(page, well=False)
    for width, height, above in ((320, 320, 5), (390, 844, 250), (844, 390, 150), (1180, 820, 250)):
        resize(page, {"width": width, "height": height})
        page.evaluate(REST)
        found = page.evaluate(BUTTONS)
        assert found["count"] == 5
        assert not found["bad"], (width, height)
        assert found["above"] >= above, (width, height)


@pytest.mark.parametrize("viewport", [TABLET, TABLET_UPRIGHT, PHONE, SMALL], ids=lambda size: f"{size['width']}x{size['height']}")
def test_it_fits_every_screen(page: Page, viewport: Any) -> None:
    page.set_viewport_size(viewport)
    for address in (DAILY, DAILY + "?pile=hidden", "#/puzzle/12-hard-fits", "#/puzzles", "#/"):
        open_at(page, address)
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        high = page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight")
        assert wide <= 0, address
        assert "puzzle/" not in address or high <= 0, address
        small = page.eval_on_selector_all(
            "button, a, select, .segment, .switch, summary, input[type=range]",
            """all => all.filter((one) => {
                const box = one.getBoundingClientRect();
                return box.width > 2 && !one.closest('.moves') && (box.width < 43.5 || box.height < 43.5) && !one.matches('.day');
            }).map((one) => one.outerHTML.slice(0, 120))""",
        )
        assert not small, address
