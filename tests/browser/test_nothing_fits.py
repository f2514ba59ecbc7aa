"""When nothing fits there is nothing to tap: tiles are drawn in one burst, and taken back as one. Who likes the taps has them back: then
the hand is dimmed, and the pile asks to be tapped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from picture_tools import lights
from table_tools import leave_the_list, open_at, press, state, switch, tap, wait_position

if TYPE_CHECKING:
    from playwright.sync_api import Page

GOLD = 40
"""How much lighter golden words are than the back that they stand on."""


def hands_off(page: Page, off: bool) -> None:
    """As when it is another seat's turn."""
    page.evaluate("off => { window.boneyard.stage.inert = off; }", off)


def look(page: Page) -> tuple[list[float], float]:
    """How light the hand is, and the pile."""
    return lights(page, "up", "hand"), max(lights(page, "down", "yard"))


def own_words(page: Page) -> list[str]:
    """What the person's seat has said or played in this round, in order."""
    return [entry.partition(":")[2] for entry in state(page)["view"]["history"] if entry.startswith("0:")]


def test_drawing_goes_by_itself_and_is_taken_back_as_one(app: Page) -> None:
    """The deal asks for a draw; nobody taps one, and one step back leads to the last decision, not to a draw."""
    open_at(app, "#/play/draw?seed=1&players=2")
    while "draw" not in own_words(app):
        now = state(app)
        assert not now["result"], "this deal has no draw: choose another seed"
        assert now["legal"] not in (["draw"], ["pass"])
        press(app, now["legal"][0])
    before = now
    assert state(app)["legal"] != ["draw"]
    app.click("[data-act=undo]")
    wait_position(app, before["moves"])
    assert state(app)["view"] == before["view"]


def test_a_hand_that_cannot_be_played_is_dimmed_and_the_pile_speaks(app: Page) -> None:
    open_at(app, "#/play/draw?seed=1&players=2")
    switch(app, "itself", False)
    while state(app)["legal"] != ["draw"]:
        assert not state(app)["result"], "this deal has no draw: choose another seed"
        press(app, state(app)["legal"][0])
    leave_the_list(app)
    hand, pile = look(app)
    hands_off(app, True)
    plain_hand, plain_pile = look(app)
    assert len(hand) == len(plain_hand)
    assert all(dim < plain for dim, plain in zip(hand, plain_hand, strict=True))
    assert pile > plain_pile + GOLD
    hands_off(app, False)
    tap(app, "draw")


def test_a_hand_with_a_tile_that_fits_leaves_the_pile_in_peace(app: Page) -> None:
    open_at(app, "#/play/draw?seed=1&players=2")
    while not any("@" in move for move in state(app)["legal"]):
        press(app, state(app)["legal"][0])
    leave_the_list(app)
    hand, pile = look(app)
    hands_off(app, True)
    plain_hand, plain_pile = look(app)
    assert any(seen < plain for seen, plain in zip(hand, plain_hand, strict=True))
    assert not all(seen < plain for seen, plain in zip(hand, plain_hand, strict=True))
    assert abs(pile - plain_pile) < GOLD
    hands_off(app, False)
