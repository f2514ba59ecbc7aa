"""English and French: both catalogues are whole, and the page speaks the one that is asked for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from environment import ROOT
from table_tools import open_at, press, state, wait_idle

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

WORDS = ROOT / "web" / "static" / "words"


def ids(language: str) -> dict[str, set[str]]:
    """Each message of a catalogue with the names of its variables."""
    text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.split(r"^([a-zA-Z][\w-]*) =", text, flags=re.MULTILINE)[1:]
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in zip(found[::2], found[1::2], strict=True)}


def test_catalogues_have_the_same_messages() -> None:
    english, french = ids("en"), ids("fr")
    assert english.keys() == french.keys()
    for name, used in french.items():
        assert used <= english[name] | {"count", "many"}, name


def test_speaks_french(open_site: Callable[..., Page]) -> None:
    page = open_site(locale="fr-FR")
    assert page.get_attribute("html", "lang") == "fr"
    assert "dominos" in page.inner_text(".hero-words")
    open_at(page, "#/play/block?players=2&seed=fr&set=6&target=20")
    assert page.inner_text(".bar-status") == "À vous de jouer"
    for _ in range(40):
        if state(page)["result"]:
            break
        press(page, state(page)["legal"][0])
    page.wait_for_selector("dialog.summary")
    assert re.search(r"manche|gagn", page.inner_text("dialog.summary"))
    assert re.search(r"pose|posez", page.text_content("#live") or "")


def test_language_can_be_changed_and_stays(open_site: Callable[..., Page]) -> None:
    page = open_site()
    page.click("[data-act=settings]")
    page.click("label:has([data-field=language][value=fr])")
    page.wait_for_selector("html[lang=fr]", state="attached")
    page.wait_for_function("() => document.querySelector('#games-title')?.textContent === 'Les jeux'")
    page.reload()
    page.wait_for_selector("html[lang=fr] .card")
    wait_idle(page)
