"""Block against the computer, by the page's own controls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from table_tools import (
    is_idle,
    open_at,
    place_of,
    play_on,
    press,
    state,
    tile_at,
    tile_of,
    told,
    wait_idle,
    wait_moves,
    wait_position,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page

MATCH = "#/play/block?players=3&seed=match&set=6&target=60&level=simple"


def test_a_match_by_keyboard_and_another_one_after_it(table: Page) -> None:
    """The summary of a round tells its points, the last one who has won; “again” deals anew."""
    open_at(table, MATCH)
    while not (now := state(table))["result"]:
        assert now["turn"] == 0
        press(table, now["legal"][-1])
    table.wait_for_selector("dialog.summary")
    points = sum(now["result"]["points"])
    assert not points or str(points) in table.inner_text("dialog.summary .sum")
    play_on(table)
    now = state(table)
    assert max(now["scores"]) >= 60
    title = table.inner_text("dialog.summary h2")
    assert title == ("You win!" if now["winners"] == [0] else f"{['', 'Ada', 'Ben'][now['winners'][0]]} wins")
    table.click("dialog [data-act=again]")
    table.wait_for_function("() => (window.boneyard.state?.seed ?? 'match') !== 'match'")  # any deal, and it may be over at once
    wait_idle(table)
    assert "seed=match" not in table.url


def test_drag_to_a_spot_and_back(table: Page) -> None:
    open_at(table, "#/play/block?players=2&seed=drag&set=6")
    now = state(table)
    move = next(move for move in now["legal"])
    hand = tile_at(table, tile_of(move))
    table.mouse.move(**hand)
    table.mouse.down()
    table.mouse.move(hand["x"] + 40, hand["y"] - 60, steps=4)
    table.mouse.move(30, hand["y"] - 120, steps=4)
    table.mouse.up()
    assert is_idle(table), "dropped beside the line, a tile goes back to the hand"
    assert state(table)["moves"] == now["moves"]
    spot = place_of(table, move)
    table.mouse.move(**hand)
    table.mouse.down()
    table.mouse.move(hand["x"] + 20, hand["y"] - 40, steps=4)
    table.mouse.move(spot["x"] + 6, spot["y"] + 4, steps=6)
    table.mouse.up()
    wait_moves(table, now["moves"])
    assert f"0:{move}" in state(table)["view"]["history"]


def test_the_hand_can_be_put_in_order(table: Page) -> None:
    open_at(table, "#/play/block?players=2&seed=order&set=6")
    tiles = table.evaluate("window.boneyard.stage.scene.tiles.filter(one => one.zone === 'hand').map(one => one.tile)")
    first, last = tile_at(table, tiles[0]), tile_at(table, tiles[-1])
    table.mouse.move(**first)
    table.mouse.down()
    table.mouse.move(first["x"] + 20, first["y"] + 2, steps=3)
    table.mouse.move(last["x"] + 4, last["y"], steps=5)
    table.mouse.up()
    wanted = [*tiles[1:], tiles[0]]
    table.wait_for_function(
        "wanted => window.boneyard.stage.scene.tiles.filter(one => one.zone === 'hand').map(one => one.tile).join() === wanted",
        arg=",".join(wanted),
    )


def test_undo_goes_back_to_the_own_decision(table: Page) -> None:
    open_at(table, "#/play/block?players=3&seed=undo&set=6")
    before = state(table)
    press(table, before["legal"][0])
    assert state(table)["moves"] > before["moves"]
    table.click("[data-act=undo]")
    wait_position(table, before["moves"])
    after = state(table)
    assert after["save"] == before["save"]
    assert after["legal"] == before["legal"]


def test_hint_lights_up_a_legal_move(table: Page) -> None:
    open_at(table, "#/play/block?players=2&seed=hint&set=6")
    table.keyboard.press("h")
    told(table, "A good move: ")
    chosen = table.evaluate("window.boneyard.stage.chosen")
    assert chosen in {tile_of(move) for move in state(table)["legal"]}
