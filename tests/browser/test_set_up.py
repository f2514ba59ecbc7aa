"""The lobby and the set-up: a game is one tap away, the form knows the last choice, and offers only what makes a difference."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser_tools import PHONE, PHONE_SIDEWAYS
from domino_core import GAMES
from table_tools import open_at, state, wait_idle

if TYPE_CHECKING:
    from playwright.sync_api import Page, ViewportSize

SCREENS_LONG = "document.documentElement.scrollHeight / innerHeight"
NAMES = "all => all.map(one => one.dataset.game)"


def fields(page: Page) -> set[str]:
    """What there is to choose in the form."""
    found = page.eval_on_selector_all(
        ".setup-form [data-field], .setup-form [name]", "all => all.map(one => one.dataset.field ?? one.name)"
    )
    return set(found)


def test_a_card_deals_at_once_and_the_last_game_comes_first(app: Page) -> None:
    """What was played last stands first, its kind before the others; play deals as it was last set up."""
    app.set_viewport_size(PHONE)
    open_at(app, "#/")
    app.click("[data-play=bergen]")
    app.wait_for_selector("canvas.table")
    wait_idle(app)
    now = state(app)
    assert now["game"] == "bergen"
    assert GAMES["bergen"].suggested.options.items() <= now["options"].items(), "nothing was chosen, so it is as it plays well"
    for seed in "ab":
        open_at(app, f"#/play/poker?seed={seed}")
    open_at(app, "#/new/moon")
    app.fill("[name=target]", "11")
    place = app.locator("[data-act=start]").bounding_box()
    assert place
    app.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    app.mouse.down()  # the number counts from here on, and the form is made anew while the finger is on the button
    wait_idle(app)
    app.mouse.up()
    app.wait_for_selector("canvas.table")
    wait_idle(app)
    open_at(app, "#/")
    assert app.eval_on_selector_all(".kind:first-child .card", NAMES)[0] == "moon"
    assert app.eval_on_selector_all(".kind .card", NAMES).index("bergen") < app.eval_on_selector_all(".kind .card", NAMES).index(
        "block"
    )
    assert app.evaluate(SCREENS_LONG) <= 3, "with games to carry on, too"
    app.click("[data-play=moon]")
    app.wait_for_selector("canvas.table")
    wait_idle(app)
    assert state(app)["options"]["target"] == 11


def test_the_form_offers_only_what_makes_a_difference(app: Page) -> None:
    """A number of rounds makes the points idle; as printed is one tap away, and says what is printed."""
    open_at(app, "#/new/standard?rounds=3")
    assert "target" not in fields(app)
    assert "set" not in fields(app), "there is one"
    assert "Rounds – no limit" in app.inner_text(".setup-printed")
    app.click("[data-act=as-printed]")
    app.wait_for_selector("[name=target]")
    assert app.input_value("[name=rounds]") == "0"
    app.click("[data-act=as-suggested]")
    app.wait_for_selector("[name=target]", state="detached")
    assert app.input_value("[name=rounds]") == str(GAMES["standard"].suggested.options["rounds"])
    open_at(app, "#/new/mexican-train?rules=table&start=aside")
    app.click(".more-house summary")
    assert {"chance", "hands"}.isdisjoint(fields(app))
    assert not app.locator("[data-field=begin][value=holder]").count()
    app.check("[data-field=start][value=draw]", force=True)
    app.wait_for_selector("[data-field=begin][value=holder]", state="attached")


@pytest.mark.parametrize("size", [PHONE, PHONE_SIDEWAYS])
def test_the_deal_is_in_sight_on_a_phone(app: Page, size: ViewportSize) -> None:
    app.set_viewport_size(size)
    open_at(app, "#/new/mexican-train")
    app.click(".more-house summary")
    for top in (0, 300, 100_000):
        app.evaluate("top => scrollTo(0, top)", top)
        box = app.evaluate("document.querySelector('[data-act=start]').getBoundingClientRect().toJSON()")
        assert box["top"] >= 0
        assert box["bottom"] <= size["height"]
