"""The page speaks the language that is asked for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from table_tools import open_at, press, state, wait_idle
from website import catalogues

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


HEARD = {
    "en": ("dominoes", "Your turn", r"round|wins?", r"plays?"),
    "es": ("dominó", "Te toca", r"ronda|gana", r"pone|Pones"),
    "fr": ("dominos", "À vous de jouer", r"manche|gagn", r"pose|posez"),
}
"""Words of the first screen, of the person's turn, of the end of a round and of what happens."""


def test_speaks_the_language_of_the_browser(speaking: Page) -> None:
    """Also where the browser asks for that of a country, `es-MX`; only languages with words above are listened to."""
    page, code = speaking, speaking.evaluate("navigator.language").partition("-")[0]
    open_at(page, "#/")
    assert page.get_attribute("html", "lang") == code
    hero, turn, over, played = HEARD.get(code, ("", "", "", ""))
    assert hero in page.inner_text(".hero-words")
    open_at(page, "#/play/block?players=2&seed=fr&set=6&target=20")
    assert turn in page.inner_text(".bar-status")
    for _ in range(40):
        if state(page)["result"]:
            break
        press(page, state(page)["legal"][0])
    page.wait_for_selector("dialog.summary")
    assert re.search(over, page.inner_text("dialog.summary"))
    assert re.search(played, page.text_content("#live") or "")


def test_every_language_is_offered_by_its_own_name(app: Page) -> None:
    open_at(app, "#/")
    app.click("[data-act=settings]")
    app.wait_for_selector("[data-field=language]")
    offered = app.locator("label:has([data-field=language])").all_inner_texts()
    assert [name.strip() for name in offered] == list(catalogues.spoken().values())


def test_language_can_be_changed_and_stays(open_site: Callable[..., Page]) -> None:
    page = open_site()
    page.click("[data-act=settings]")
    page.click("label:has([data-field=language][value=fr])")
    page.wait_for_selector("html[lang=fr]", state="attached")
    page.wait_for_function("() => document.querySelector('#kind-line')?.textContent === 'Les lignes'")
    page.reload()
    page.wait_for_selector("html[lang=fr] .card")
    wait_idle(page)
