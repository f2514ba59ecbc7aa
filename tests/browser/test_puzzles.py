"""Castle Rock puzzles in the page: the day's card, both kinds of pile, advice on request, stars, the look back, the archive."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import pytest

from browser_tools import PHONE, TABLET, TABLET_UPRIGHT
from table_tools import press, state, tap, wait_idle
from table_tools import open_at as go_to

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

TODAY = datetime(2026, 11, 16, 9, tzinfo=UTC)
DAILY = "#/puzzle/daily-2026-11-16"
SMALL = {"width": 320, "height": 568}


@pytest.fixture(scope="module")
def page(open_site: Callable[..., Page]) -> Page:
    """A page on a Monday in November, without movement."""
    page = open_site(reduced_motion="reduce", timezone_id="UTC")
    page.clock.set_fixed_time(TODAY)
    return page


def open_at(page: Page, address: str) -> None:
    """Go to an address, by way of the first page if it is the one that is open."""
    if page.evaluate("location.hash") == address:
        go_to(page, "#/nowhere")
    go_to(page, address)


def advice(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("window.boneyard.engine({ type: 'advise' })")
    return found


def choose(page: Page, *, well: bool) -> str:
    """The best move, or the worst."""
    now = state(page)
    if len(now["legal"]) == 1:
        return str(now["legal"][0])
    choices = sorted(advice(page)["choices"], key=lambda one: one["left"])
    return str(choices[0 if well else -1]["move"])


def play_on(page: Page, *, well: bool) -> dict[str, Any]:
    """Play to the end, always well or always badly."""
    while not state(page)["finished"]:
        press(page, choose(page, well=well))
    page.wait_for_selector("dialog.puzzle-over")
    return state(page)


def to_a_choice_that_matters(page: Page) -> dict[str, Any]:
    """Play well up to the first choice that wins one way and loses the other."""
    while True:
        now = state(page)
        if len(now["legal"]) > 1:
            judged = advice(page)
            if {one["chance"] for one in judged["choices"]} == {0, 1}:
                return judged
        press(page, choose(page, well=True))


def test_the_days_card_leads_to_the_puzzle(page: Page, check_axe: Callable[..., None]) -> None:
    open_at(page, "#/")
    assert "16" in page.inner_text(".daily-date")
    check_axe(page)
    page.click("[data-act=daily]")
    page.wait_for_selector("canvas.table")
    wait_idle(page)
    assert page.evaluate("location.hash") == DAILY
    now = state(page)
    assert now["game"] == "castle-rock"
    assert now["options"] == {"set": 6, "pile": "open"}
    assert now["view"]["row"] == ["4-3", "5-4", "3-3"]
    check_axe(page)


def test_an_open_pile_shows_what_comes_and_can_be_taken_back(page: Page) -> None:
    open_at(page, DAILY)
    scene = state(page)["scene"]
    coming = [
        piece["tile"] for piece in sorted(scene["tiles"], key=lambda one: (one["y"], one["x"])) if piece["zone"] == "coming"
    ]
    assert coming == state(page)["view"]["to_come"]
    assert len(coming) == 25
    before = state(page)["save"]
    tap(page, state(page)["legal"][0])
    page.click("[data-act=undo]")
    page.wait_for_function("save => window.boneyard.state.save === save", arg=before)
    wait_idle(page)


def test_as_printed_hides_the_pile_and_takes_nothing_back_unless_allowed(page: Page) -> None:
    open_at(page, DAILY + "?pile=hidden")
    now = state(page)
    assert now["view"]["to_come"] is None
    assert not [piece for piece in now["scene"]["tiles"] if piece["zone"] == "coming"]
    tap(page, now["legal"][0])
    assert not page.is_visible("[data-act=undo]")
    page.keyboard.press("u")
    assert state(page)["moves"] == 1
    page.click("[data-act=menu]")
    page.click("[data-act=puzzle-allow-undo]")
    page.click("[data-act=undo]")
    page.wait_for_function("() => window.boneyard.state.moves === 0")
    wait_idle(page)


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
    assert state(page)["moves"] == before + 1
    page.uncheck("[name=warn]", force=True)


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
    assert now["result"]["details"] == {"left": left, "stars": 3 - left}
    assert page.inner_text(".puzzle-stars") == "★" * (3 - left) + "☆" * left
    check_axe(page)
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    page.click("[data-act=share]")
    page.wait_for_function("() => window.copied")
    text = page.evaluate("window.copied")
    assert "★" * (3 - left) in text
    assert text.splitlines()[-1].endswith(DAILY)
    assert not any(f"{high}-{low}" in text.replace("2026-11-16", "") for high in range(7) for low in range(high + 1))
    open_at(page, "#/puzzles")
    day = page.locator("[data-day='2026-11-16']")
    assert "★" in day.inner_text()
    assert "one day" in page.inner_text(".calendar .fine").lower()
    check_axe(page)
    page.clock.set_fixed_time(datetime(2026, 11, 17, 9, tzinfo=UTC))
    open_at(page, "#/")
    assert "one day in a row" in page.inner_text(".daily-run")
    page.clock.set_fixed_time(TODAY)
    page.reload()
    wait_idle(page)
    assert "★" in page.inner_text(".daily-words")


def test_where_it_was_lost_step_through_and_try_again_from_there(page: Page, check_axe: Callable[..., None]) -> None:
    open_at(page, "#/puzzle/6-hard-lost")
    play_on(page, well=False)
    review = page.evaluate("window.boneyard.engine({ type: 'review' })")
    assert review["lost_at"] is not None
    whole = state(page)["moves"]
    assert f"move {review['lost_at'] + 1}:" in page.inner_text("dialog.puzzle-over")
    page.click("[data-act=look-back]")
    page.wait_for_function("number => Number(document.querySelector('.steps input').value) === number", arg=review["lost_at"])
    page.wait_for_function("() => document.querySelector('.step-words').textContent.includes('would leave')")
    check_axe(page)
    for act, moved in (("puzzle-decision-after", 1), ("puzzle-decision-before", -1)):
        at = int(page.input_value(".steps input"))
        page.click(f"[data-act={act}]")
        assert (int(page.input_value(".steps input")) - at) * moved > 0
    page.set_viewport_size(TABLET_UPRIGHT)
    page.wait_for_timeout(300)
    page.set_viewport_size(TABLET)
    page.click(".steps [data-act=done]")
    page.wait_for_function("moves => window.boneyard.state.moves === moves", arg=whole)
    wait_idle(page)
    page.wait_for_selector("dialog.puzzle-over")
    page.click("[data-act=from-there]")
    page.wait_for_function("number => window.boneyard.state.moves === number", arg=review["lost_at"])
    wait_idle(page)
    now = play_on(page, well=True)
    assert now["result"]["reason"] == "won"
    page.keyboard.press("Escape")


def test_going_on_from_any_position(page: Page) -> None:
    open_at(page, "#/puzzle/6-gentle-any")
    play_on(page, well=False)
    page.click("[data-act=look-back]")
    page.wait_for_selector(".steps")
    page.evaluate("() => { const s = document.querySelector('.steps input'); s.value = 4; s.dispatchEvent(new Event('input')); }")
    page.wait_for_function("() => document.querySelector('.bar-status').textContent.includes('4')")
    page.click("[data-act=puzzle-from-here]")
    page.wait_for_function("() => window.boneyard.state.moves === 4")
    wait_idle(page)
    assert state(page)["turn"] == 0


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
    assert state(page)["view"]["row"] == ["4-3", "5-2", "6-2"]


def test_the_embed_panel_previews_and_copies(page: Page, check_axe: Callable[..., None]) -> None:
    open_at(page, DAILY)
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
    page.wait_for_function("() => document.querySelector('.embed-dialog textarea').value.includes('<castle-rock puzzle')")
    page.keyboard.press("Escape")


def test_the_words_are_there_in_french_too(open_site: Callable[..., Page]) -> None:
    page = open_site(DAILY, locale="fr-FR", reduced_motion="reduce", timezone_id="UTC")
    wait_idle(page)
    assert "Pioche ouverte" in page.inner_text(".puzzlebar")
    page.evaluate("window.boneyard.hurry = true")
    play_on(page, well=False)
    words = page.inner_text("body") + page.inner_text("dialog")
    page.keyboard.press("Escape")
    open_at(page, "#/puzzles")
    words += page.inner_text("body")
    assert "puzzle-" not in words
    assert "Le problème du jour" in words


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
    page.set_viewport_size(TABLET)


def test_results_are_text_that_others_may_keep(page: Page) -> None:
    """What is stored is plain data: it can be read back as JSON."""
    kept = page.evaluate(
        """() => new Promise((resolve) => {
            const open = indexedDB.open('boneyard');
            open.onsuccess = () => {
                const all = open.result.transaction('kept').objectStore('kept').get('puzzle:daily-2026-11-16');
                all.onsuccess = () => resolve(all.result);
            };
        })"""
    )
    assert json.loads(json.dumps(kept))["onDay"] is True
