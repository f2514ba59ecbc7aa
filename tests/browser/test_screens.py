"""On every screen: the table gets its share, no word and no button is cut off, and what is said never lies over the hand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from browser_tools import PATIENCE
from domino_core import GAMES
from puzzle_tools import play_on as play_puzzle
from screen_tools import COVERED, CUT, DIALOG_FAULTS, FITS, SIDEWAYS, UNDER_THE_TITLE, show_on
from table_tools import BY_HAND, leave_the_list, open_at, play_on, press, state, tap_on, wait_fitting, wait_idle, wait_moves
from tests.cases import Case, kinds_of_tables
from tests.screens import SCREENS, Size, kind_of, table_of
from website import catalogues

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

KINDS = kinds_of_tables()
TABLES = {"#/puzzle/daily-2026-09-30": True, **{case.link("screens"): case.game.clock for case in KINDS}}
"""Where tables are, and whether they have a bar of controls."""
FULLY = [next(address for address, bar in TABLES.items() if bar is wanted) for wanted in (True, False)]
"""Tables that are looked at on every screen; the others on those where room is short."""
ROOMY = (1180, 820)
SMALL: tuple[Size, ...] = ((844, 390), (568, 320), (320, 320), (320, 568), (390, 844))
STATUS = r"^(status-[\w-]+|your-turn|puzzle-choice|step-of) ="
LONGEST: dict[str, list[Any]] = {
    "name": [f"seat-{number}" for number in range(1, 10)],
    "owner": [f"seat-{number}" for number in range(1, 10)],
    "suit": ["suit-doubles", *(f"suit-{number}" for number in range(7))],
    "whose": ["own", "mexican", "other"],
    "number": ["any", 12],
    "bid": [0, 84],
    "words": ["88 marques"],
    "led": ["sevens", "other"],
    "tile": ["12-12"],
    "count": [12],
    "pass": [88],
    "chips": [8888],
    "total": [188],
    "at": [88],
    "of": [88],
}
"""The longest of everything that an instruction may name; names and suits by the ids of their words."""


@pytest.mark.parametrize("address", TABLES)
def test_the_table_gets_its_share(speaking: Page, address: str) -> None:
    page = speaking
    open_at(page, address)
    everywhere = address in FULLY and page.evaluate("document.documentElement.lang") == "en"
    for screen in SCREENS if everywhere else SMALL:
        show_on(page, screen)
        share = page.evaluate("[boneyard.stage.table.width, boneyard.stage.table.height]")
        least = table_of(screen, TABLES[address])
        assert all(got >= wanted for got, wanted in zip(share, least, strict=True)), f"{screen}: {share}, not {least}"
        assert page.evaluate(CUT) == [], f"{screen}"


def test_large_screens_are_read_from_afar(speaking: Page) -> None:
    page = speaking
    open_at(page, "#/play/block?players=2&seed=screens")
    sizes = "['.bar-status', '.bar-title'].map((one) => parseFloat(getComputedStyle(document.querySelector(one)).fontSize))"
    for screen in ((1920, 1080), (2560, 1440), (3840, 2160)):
        show_on(page, screen)
        status, title = page.evaluate(sizes)
        assert status >= 24 * screen[0] / 1920
        assert title > status


def instructions(language: str) -> list[tuple[str, list[str]]]:
    """Every instruction by its id, and what it names."""
    text = catalogues.whole(language)
    found = re.finditer(STATUS + r"(?:.|\n(?=[ }]))*", text, flags=re.MULTILINE)
    return [(match[1], sorted(set(re.findall(r"\$([\w-]+)", match[0])))) for match in found]


def test_no_instruction_is_cut_off(speaking: Page) -> None:
    page = speaking
    open_at(page, "#/play/mexican-train?players=4&seed=screens")
    page.evaluate("document.fonts.ready.then(() => 0)")
    known = instructions(page.evaluate("document.documentElement.lang"))
    assert len(known) > 25
    for size in SMALL:
        show_on(page, size)
        for code, names in known:
            found = page.evaluate(FITS, [code, names, LONGEST])
            assert found["cases"]
            assert found["faults"] == [], f"{size}: {code}"
            assert found["still"], f"{size}: {code} makes the table smaller"


# ---------------------------------------------------------------- what is said

_TOASTS = "[...document.querySelectorAll('.notice')].map((one) => one.textContent)"


def ask_for_a_hint(page: Page) -> None:
    """A first time: asked again while its note stands, a hint opens a panel."""
    page.evaluate("document.getElementById('notices').replaceChildren()")
    page.click("[data-act=hint]")
    page.wait_for_selector(".notice", timeout=PATIENCE)


def tap_what_does_not_fit(page: Page) -> None:
    """A tile of the hand that cannot be played now."""
    place = page.evaluate(
        """() => {
            const { stage } = window.boneyard;
            return stage.onScreen(stage.scene.tiles.find((tile) => tile.zone === 'hand' && !stage.movesOf(tile.tile).length));
        }"""
    )
    page.mouse.click(**place)


@pytest.fixture(scope="module")
def by_hand(open_site: Callable[..., Page]) -> Page:
    """A page in which no move makes itself, so that there is one to make."""
    return open_site(prepare=lambda page: page.add_init_script(BY_HAND))


@pytest.fixture
def table(by_hand: Page) -> Page:
    by_hand.set_viewport_size({"width": ROOMY[0], "height": ROOMY[1]})
    open_at(by_hand, "#/nowhere")
    open_at(by_hand, "#/play/block?players=2&seed=toasts")
    return by_hand


def test_what_is_said_covers_nothing_needed_and_never_stacks(table: Page) -> None:
    for size in SCREENS:
        show_on(table, size)
        ask_for_a_hint(table)
        assert table.evaluate(COVERED) == [], f"{size}"
        hint = table.evaluate(_TOASTS)
        tap_what_does_not_fit(table)
        table.wait_for_function(
            f"before => {{ const now = {_TOASTS}; return now.length && !now.includes(before[0]); }}", arg=hint
        )
        assert len(table.evaluate(_TOASTS)) <= 1
        assert table.evaluate(COVERED) == [], f"{size}"


@pytest.mark.parametrize("case", [case for case in KINDS if case.players > 1 and not case.game.auction], ids=str)
def test_what_is_said_covers_nothing_needed_on_a_full_table(app: Page, case: Case) -> None:
    """On the smallest screen a table full of trains leaves no free place: there a plate may be covered, and nothing else."""
    open_at(app, case.link("crowd"))
    for size in (*SMALL, ROOMY):
        show_on(app, size)
        ask_for_a_hint(app)
        covered = app.evaluate(COVERED)
        if size == (320, 320):
            covered = [what for what in covered if not what.startswith("plate ")]
        assert covered == [], f"{size}"


def test_the_strip_of_the_start_covers_nothing_needed(table: Page) -> None:
    """The engine dies and another one starts; what the strip covers is noted in the moment in which it appears."""
    for size in ((390, 844), (844, 390), (320, 320), ROOMY):
        show_on(table, size)
        table.evaluate(
            f"""() => {{
                window.covered = null;
                const start = document.getElementById('start');
                const watch = new MutationObserver(() => {{
                    if (!start.childElementCount) return;
                    window.covered = ({COVERED})();
                    watch.disconnect();
                }});
                watch.observe(start, {{ childList: true }});
                window.boneyard.killWorker();
                return window.boneyard.engine({{ type: 'state' }}).then(() => 0);
            }}"""
        )
        assert table.evaluate("window.covered") == [], f"{size}"


def test_what_is_said_goes_with_its_position(table: Page) -> None:
    ask_for_a_hint(table)
    press(table, state(table)["legal"][0])
    assert table.evaluate(_TOASTS) == []
    ask_for_a_hint(table)
    table.click("[data-act=undo]")
    table.wait_for_function("() => !document.querySelector('.notice') && window.boneyard.state?.moves === 0", timeout=PATIENCE)
    wait_idle(table)
    ask_for_a_hint(table)
    open_at(table, "#/")
    assert table.evaluate(_TOASTS) == []


# ---------------------------------------------------------------- other screens


def test_no_tile_lies_under_the_title(speaking: Page) -> None:
    page = speaking
    open_at(page, "#/")
    page.evaluate("document.fonts.ready.then(() => 0)")
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            """() => {
                const { width, height, clientWidth, clientHeight } = document.querySelector('.hero-picture');
                return width === clientWidth && height === clientHeight;
            }"""
        )
        found = page.evaluate(UNDER_THE_TITLE)
        assert found["tiles"]
        assert found["bright"] == 0, f"{width} x {height}"
        assert not page.evaluate(SIDEWAYS), f"{width} x {height}"


LONG_FORM = max(GAMES.values(), key=lambda game: len(game.options)).id
SHORT_FORM = min(GAMES.values(), key=lambda game: len(game.options)).id


@pytest.mark.parametrize("address", [f"#/new/{LONG_FORM}", f"#/new/{SHORT_FORM}", "#/puzzles"])
def test_a_game_can_be_dealt_on_every_screen(speaking: Page, address: str) -> None:
    page = speaking
    open_at(page, address)
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        assert not page.evaluate(SIDEWAYS), f"{width} x {height}"
        page.locator("[data-act=start], [data-act=free]").click(trial=True)


def test_a_picture_is_shown_whole(speaking: Page) -> None:
    page = speaking
    open_at(page, "#/new/muggins")
    picture = page.locator(".setup-picture img")
    picture.evaluate("image => image.decode()")
    whole = picture.evaluate("image => image.naturalWidth / image.naturalHeight")
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        shown = picture.evaluate("image => image.clientWidth / image.clientHeight")
        assert shown == pytest.approx(whole, rel=0.03), f"{width} x {height}"


# ---------------------------------------------------------------- dialogs


SHEET_FAULTS = """() => {
    const sheet = document.querySelector('.side-sheet').getBoundingClientRect();
    const close = document.querySelector('[data-act=close-sheet]').getBoundingClientRect();
    const { scrollWidth, clientWidth } = document.querySelector('.sheet-body');
    return [
        ...(sheet.left < 0 || sheet.top < 0 || sheet.right > innerWidth + 1 || sheet.bottom > innerHeight + 1 ? ['outside'] : []),
        ...(sheet.width * sheet.height > 0.62 * innerWidth * innerHeight ? ['hides the table'] : []),
        ...(Math.min(close.width, close.height) < 44 || close.right > innerWidth ? ['close'] : []),
        ...(scrollWidth > clientWidth + 1 ? ['wider than itself'] : []),
    ];
}"""
"""What is wrong with the sheet of rules on this screen."""


def check_dialog(page: Page) -> None:
    """It scrolls inside, and its buttons are within reach on the smallest screens."""
    page.wait_for_selector("dialog[open]", timeout=PATIENCE)
    for size in (*SMALL, ROOMY):
        show_on(page, size)
        assert page.evaluate(DIALOG_FAULTS) == [], f"{size}"


def test_dialogs_fit_small_screens(speaking: Page) -> None:
    page = speaking
    page.set_viewport_size({"width": ROOMY[0], "height": ROOMY[1]})
    open_at(page, "#/play/muggins?players=4&seed=dialogs&target=60")
    page.click("[data-act=menu]")
    check_dialog(page)
    page.click("dialog [data-act=settings]")
    check_dialog(page)
    page.keyboard.press("Escape")
    page.click("[data-act=menu]")
    page.click("dialog [data-act=rules]")
    page.wait_for_selector(".help-rules section")
    for size in (*SMALL, ROOMY):
        show_on(page, size)
        assert page.evaluate(SHEET_FAULTS) == [], f"{size}"
    page.click("[data-act=close-sheet]")
    wait_fitting(page)
    wait_idle(page)
    tap_on(page)
    check_dialog(page)
    wait_idle(page)
    play_on(page)
    check_dialog(page)
    open_at(page, "#/puzzle/daily-2026-03-04")
    play_puzzle(page, well=False)
    check_dialog(page)


def test_the_look_back_fits_small_screens(speaking: Page) -> None:
    page = speaking
    page.set_viewport_size({"width": ROOMY[0], "height": ROOMY[1]})
    open_at(page, "#/puzzle/daily-2026-03-05")
    play_puzzle(page, well=False)
    page.click("dialog [data-act=look-back]")
    page.wait_for_selector(".steps")
    leave_the_list(page)
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("() => boneyard.stage?.width > 0 && boneyard.stage?.width === boneyard.stage?.canvas.clientWidth")
        assert page.evaluate(CUT) == [], f"{width} x {height}"


# ---------------------------------------------------------------- turned in the hand


@pytest.mark.parametrize("case", KINDS, ids=str)
def test_a_phone_is_turned_in_the_middle_of_a_game(by_hand: Page, case: Case) -> None:
    by_hand.set_viewport_size({"width": 390, "height": 844})
    open_at(by_hand, case.link("turned"))
    for screen in ((844, 390), (390, 844), (844, 390)):
        history = state(by_hand)["view"]["history"]
        show_on(by_hand, screen)
        assert state(by_hand)["view"]["history"][: len(history)] == history
        moves = state(by_hand)["moves"]
        press(by_hand, state(by_hand)["legal"][0])
        wait_moves(by_hand, moves)
        assert kind_of(screen) == ("low" if screen[1] == 390 else "narrow")
