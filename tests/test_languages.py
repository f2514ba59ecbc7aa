"""A language is a folder: whatever offers, names or speaks languages finds one that was put there, and no code knows any by name."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from machine.environment import Failure
from website import assembly, catalogues, embedding, manifest, previews

ROOT = Path(__file__).resolve().parent.parent
NEW, NAME = "eo", "Esperanto"


@pytest.fixture
def one_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A language more than there are, in a place of its own."""
    folder = tmp_path / "catalogue"
    shutil.copytree(catalogues.SOURCES, folder)
    shutil.copytree(folder / catalogues.BASE, folder / NEW)
    site = folder / NEW / catalogues.SITE
    site.write_text(site.read_text(encoding="utf-8").replace("= English", f"= {NAME}"), encoding="utf-8")
    monkeypatch.setattr(catalogues, "SOURCES", folder)


@pytest.mark.usefixtures("one_more")
def test_a_new_folder_is_a_new_language_everywhere() -> None:
    assert catalogues.spoken()[NEW] == NAME
    assert assembly.words()[f"words/{NEW}.ftl"] == assembly.words()["words/en.ftl"]
    assert NEW in embedding.front_words()
    made = previews.files("")
    assert f'<html lang="{NEW}">' in made[f"puzzle/daily/{NEW}/index.html"].decode()
    assert f"lang={NEW}" in json.loads(made[f"puzzle/6-hard/{NEW}/oembed.json"])["html"]


@pytest.mark.usefixtures("one_more")
def test_the_scripts_offer_a_new_folder() -> None:
    """The build's own call of esbuild, over the module that all who offer languages ask."""
    scripts = assembly.esbuild(["words/languages.js"])
    assert f'{NEW}:"{NAME}"' in scripts["words/languages.js"].decode()


@pytest.mark.usefixtures("one_more")
def test_the_pages_have_a_line_for_a_new_folder() -> None:
    for page in (b"%LATE%", b"%NO_SCRIPT%"):
        assert page.decode() in (ROOT / "index.html").read_text(encoding="utf-8")
    words = assembly.page_words("abc", {"main.js": b""})
    assert f'<p lang="{NEW}">Part of Boneyard has not arrived. <a href="?again">Try again</a></p>' in words["%LATE%"]
    assert f'<p lang="{NEW}">Boneyard needs JavaScript to play.</p>' in words["%NO_SCRIPT%"]
    assert f'<p lang="{NEW}">This puzzle needs' in embedding.frame((ROOT / embedding.FRAME).read_bytes()).decode()


def test_every_manifest_speaks_its_language() -> None:
    for code in catalogues.languages():
        described = json.loads(manifest.described(code))
        words = catalogues.plain(code)
        assert described["lang"] == code
        assert described["description"] == words["site-about"]
        assert [short["name"] for short in described["shortcuts"]] == [words[f"game-{game}"] for game in manifest.SHORTCUTS]


def test_a_missing_word_of_the_site_stops_the_build() -> None:
    with pytest.raises(Failure, match="site-about is missing"):
        catalogues.said({}, "site-about")


SCRIPTS = [path for path in (ROOT / "web").rglob("*.js") if "static" not in path.parts]
PLACES = [*SCRIPTS, *(ROOT / "build_scripts").rglob("*.py"), ROOT / "index.html", ROOT / "embed.html"]


def test_no_code_knows_a_language_but_the_first() -> None:
    others = "|".join(code for code in catalogues.languages() if code != catalogues.BASE)
    named = re.compile(rf"""(["'])(?:{others})\1""")
    for path in PLACES:
        code = re.sub(r"^\s*//.*|^\s*\*.*", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        assert not named.findall(code), f"{path.relative_to(ROOT)} names a language"


def test_no_line_begins_with_a_sign() -> None:
    """What belongs to the word before it stays with it, in words and in rules; a variant's own space is none of the text."""
    assert catalogues.unbroken("« Oui » : 5 % ; non !") == "«\u00a0Oui\u00a0»\u00a0: 5\u00a0%\u00a0; non\u00a0!"
    assert catalogues.unbroken("    [0] : nothing\n") == "    [0] : nothing\n"
    rules = assembly.help_pages()
    for code in catalogues.languages():
        text = catalogues.whole(code) + "".join(data.decode() for name, data in rules.items() if name.startswith(f"help/{code}/"))
        assert not re.findall(r"\w [:;!?»%]|« ", text), code
