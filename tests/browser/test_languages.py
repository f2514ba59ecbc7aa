"""English and French: the page speaks the one that is asked for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from table_tools import open_at, press, state, wait_idle

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


def test_speaks_french(french: Page) -> None:
    open_at(french, "#/")
    assert french.get_attribute("html", "lang") == "fr"
    assert "dominos" in french.inner_text(".hero-words")
    open_at(french, "#/play/block?players=2&seed=fr&set=6&target=20")
    assert french.inner_text(".bar-status") == "À vous de jouer"
    for _ in range(40):
        if state(french)["result"]:
            break
        press(french, state(french)["legal"][0])
    french.wait_for_selector("dialog.summary")
    assert re.search(r"manche|gagn", french.inner_text("dialog.summary"))
    assert re.search(r"pose|posez", french.text_content("#live") or "")


def test_language_can_be_changed_and_stays(open_site: Callable[..., Page]) -> None:
    page = open_site()
    page.click("[data-act=settings]")
    page.click("label:has([data-field=language][value=fr])")
    page.wait_for_selector("html[lang=fr]", state="attached")
    page.wait_for_function("() => document.querySelector('#kind-line')?.textContent === 'Les lignes'")
    page.reload()
    page.wait_for_selector("html[lang=fr] .card")
    wait_idle(page)
