"""What comes late must not act on another position: a resize, a review, a summary."""

from __future__ import annotations

import base64
import zlib
from typing import TYPE_CHECKING

import pytest

from browser_tools import PHONE, PHONE_SIDEWAYS, TABLET, TABLET_UPRIGHT
from failing_tools import hold, wait_held
from puzzle_tools import play_on as play_puzzle
from storage_tools import on_disk
from table_tools import open_at, play_on, position, press, state, wait_idle
from website.in_page import GO

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize


def test_a_resize_that_ends_late_does_not_look_back_on_a_running_game(app: Page) -> None:
    """The reply to the new size comes after “Try from there” was tapped: the end of the game is over by then."""
    open_at(app, "#/puzzle/6-hard-lost")
    play_puzzle(app, well=False)
    whole = state(app)["moves"]
    hold(app, "request.type === 'state'")
    app.set_viewport_size(TABLET_UPRIGHT)
    wait_held(app)
    app.evaluate("() => { document.querySelector('[data-act=from-there]').click(); between.held(); }")
    app.wait_for_function("whole => window.boneyard.state?.moves < whole", arg=whole)
    wait_idle(app)
    assert state(app)["turn"] == 0
    assert not app.locator("dialog").count()
    app.set_viewport_size(TABLET)


def test_a_resize_before_the_first_position_is_not_forgotten(app: Page) -> None:
    """Where nobody else moves, nothing but this asks for another picture."""
    hold(app, "request.type === 'new'")
    app.evaluate(GO, ["#/play/castle-rock?seed=early", True])
    wait_held(app)
    app.set_viewport_size(TABLET_UPRIGHT)
    app.wait_for_function("() => boneyard.stage?.width > 0 && boneyard.stage?.width === boneyard.stage?.canvas.clientWidth")
    app.evaluate("between.held()")
    wait_idle(app)
    assert app.evaluate("boneyard.stage.scene.width === boneyard.stage.table.width")


def test_a_deal_that_comes_late_is_not_dealt(app: Page) -> None:
    """Who has left before the engine answers finds the page as it is then, and may come back to the same deal."""
    game = "#/play/block?players=2&seed=left&set=6&level=simple"
    hold(app, "request.type === 'new'")
    app.evaluate(GO, [game, True])
    wait_held(app)
    app.evaluate(GO, ["#/", True])
    app.evaluate("between.held()")
    wait_idle(app)
    app.evaluate("window.boneyard.engine({ type: 'catalogue' })")  # the answer has come by then
    assert app.evaluate("location.hash") == "#/"
    assert not on_disk(app)
    open_at(app, game)
    assert not app.locator("[data-act=play-here]").count(), "no other window plays it"
    press(app, state(app)["legal"][0])


def test_a_puzzle_that_comes_late_leaves_the_next_table_alone(app: Page) -> None:
    """What the engine says of it comes when another match is on the table, which goes on."""
    hold(app, "request.type === 'puzzle'")
    app.evaluate(GO, ["#/puzzle/6-gentle-left", True])
    wait_held(app)
    app.evaluate(GO, ["#/play/block?players=2&seed=next&set=6&level=simple", True])
    app.evaluate("between.held()")
    app.wait_for_function("() => window.boneyard.state?.game === 'block'")
    wait_idle(app)
    before = position(app)
    press(app, before["legal"][0])
    assert state(app)["view"]["history"][: before["moves"] + 1] == [*before["view"]["history"], f"0:{before['legal'][0]}"]


_SLOW_TO_UNPACK = """() => {
    const { prototype } = ReadableStreamDefaultReader;
    const { read } = prototype;
    const gate = new Promise((open) => (window.unpack = open));
    prototype.read = async function () {
        prototype.read = read;
        window.unpacking = true;
        await gate;
        return read.call(this);
    };
}"""
_UNPACK = """async (packed) => {
    unpack();
    const inflate = () => new Blob([Uint8Array.fromBase64(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    for (let again = 0; again < 3; again++) await new Response(inflate()).text(); // what began before is through by then
    return (await window.boneyard.engine({ type: 'state', seat: 0 })).save;
}"""


def test_a_position_that_is_unpacked_late_leaves_the_next_table_alone(app: Page) -> None:
    """Who follows a link and goes on before it is read plays on in peace: the engine keeps the match that is on the table."""
    open_at(app, "#/play/block?players=2&seed=sent&set=6&level=simple")
    deflate = zlib.compressobj(wbits=-15)
    bare = base64.b64encode(deflate.compress(state(app)["save"].encode()) + deflate.flush()).decode()
    app.evaluate(_SLOW_TO_UNPACK)
    app.evaluate(GO, [f"#/position/d{bare.translate(str.maketrans('+/', '-_', '='))}", True])
    app.wait_for_function("() => window.unpacking")
    open_at(app, "#/play/draw?players=2&seed=next&level=simple")
    assert app.evaluate(_UNPACK, bare) == state(app)["save"]
    press(app, state(app)["legal"][0])


def test_a_choice_of_the_last_moment_counts(app: Page) -> None:
    """The game is dealt before the engine has said what comes of the choices."""
    open_at(app, "#/new/muggins?players=2&target=100")
    hold(app, "request.type === 'check'")
    app.evaluate(
        """() => {
            for (const field of ["[data-field=players][value='3']", "[name=target]"]) {
                const input = document.querySelector(field);
                if (input.type === 'radio') input.checked = true;
                else input.value = '150';
                input.dispatchEvent(new Event('change', { bubbles: true }));
            }
            document.querySelector('[data-act=start]').click();
        }"""
    )
    wait_held(app)
    app.evaluate("between.held()")
    app.wait_for_selector("canvas.table")
    wait_idle(app)
    now = state(app)
    assert (now["players"], now["options"]["target"]) == (3, 150)


def test_a_review_that_comes_late_opens_nothing(app: Page) -> None:
    open_at(app, "#/puzzle/6-gentle-late")
    hold(app, "request.type === 'review'")
    while not state(app)["finished"]:
        moves = state(app)["moves"]
        app.evaluate("document.querySelector('.moves button').click()")
        app.wait_for_function(
            """moves => {
                const { state } = window.boneyard;
                return state.finished || (state.moves > moves && document.documentElement.hasAttribute('data-idle'));
            }""",
            arg=moves,
        )
    wait_held(app)
    moves = state(app)["moves"]
    app.click("[data-act=undo]")
    app.evaluate("between.held()")
    app.wait_for_function("moves => window.boneyard.state?.moves < moves", arg=moves)
    wait_idle(app)
    assert not app.locator("dialog").count()


@pytest.mark.parametrize("screen", [TABLET, PHONE, PHONE_SIDEWAYS], ids=["tablet", "phone", "sideways"])
def test_after_the_end_there_is_a_way_on(app: Page, screen: ViewportSize) -> None:
    """Closed summaries come back, of a round and of the whole game."""
    app.set_viewport_size(screen)
    open_at(app, "#/play/block?players=2&seed=way&set=6&target=30&level=simple")
    while not state(app)["result"]:
        press(app, state(app)["legal"][0])
    for _ in range(2):
        app.wait_for_selector("dialog.summary")
        app.click("dialog.summary .dialog-head .button")
        app.wait_for_selector("dialog", state="detached")
        app.click("[data-act=result]")
        app.wait_for_selector("dialog.summary")
        if not state(app)["finished"]:
            play_on(app)
    app.click("dialog.summary [data-act=again]")
    app.wait_for_function("() => (window.boneyard.state?.seed ?? 'way') !== 'way'")  # any deal, and it may be over at once


def test_the_end_of_a_puzzle_can_be_looked_at_again(app: Page) -> None:
    open_at(app, "#/puzzle/6-gentle-again")
    play_puzzle(app, well=False)
    app.keyboard.press("Escape")
    app.click("[data-act=result]")
    app.click("dialog.puzzle-over [data-act=look-back]")
    app.wait_for_selector(".steps")
    assert app.locator("[data-act=result]").count() == 0
    app.click(".steps [data-act=done]")
    app.wait_for_selector("dialog.puzzle-over")


def test_a_running_game_is_not_dropped_without_a_question(app: Page) -> None:
    open_at(app, "#/play/block?players=2&seed=ask&set=6&target=30&level=simple")
    press(app, state(app)["legal"][0])
    before = state(app)["moves"]
    for answer in ("dialog .dialog-foot .button >> nth=0", "dialog [data-act=restart-sure]"):
        assert state(app)["moves"] == before
        app.click("[data-act=menu]")
        app.click("dialog [data-act=restart]")
        app.click(answer)
    app.wait_for_function("before => window.boneyard.state?.moves < before", arg=before)
    wait_idle(app)
