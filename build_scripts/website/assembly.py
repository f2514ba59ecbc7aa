"""Make the finished site: a folder of static files that any web host can serve, below any path.

The site is built in memory as a mapping from file names to bytes and written in one go, so a build that fails leaves
the last good one alone. Everything that changes from release to release lies in `v/<hash>/`; only the pages stand
outside, and they name the hash. To add to the site, write a function that returns files and put it into `PARTS`
(versioned files) or into `make_site` (files that must stand at the top, made with the whole listing at hand).
"""

from __future__ import annotations

import json
import os
import re
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from machine import node
from machine.environment import ROOT, Failure, only_one, say
from website import catalogues, embedding, hosting, manifest, previews, rule_pages, rule_pictures, runtime, single
from website.folders import archive, fill, imported, read_folder, release_hash, write_site

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from domino_core.game import Game

    Files = dict[str, bytes]

DIST = Path(os.environ.get("BONEYARD_DIST") or ROOT / "dist")
WEB = ROOT / "web"
ENGINE = ROOT / "domino_core"
RULES = ROOT / "docs" / "rules"
LESSONS = WEB / "lessons"

PAGES = ("index.html",)
ENTRIES = (("main.js", "style.css", "playing.css"), ("worker.js",), ("embed/play.js",))
"""What is bundled together: entries that shared their parts would fall into many small files, each with a wait of its own."""
MODULES = "    <!-- modules -->\n"
PRELOAD = "boot/preload.js"
"""A plain script, since modules wait for the whole page."""
STARTED_FROM = ("pyodide.asm.mjs", "pyodide.asm.wasm", "snapshot.txt", "bundle.txt")
"""What the page counts while it starts."""


def scripts() -> Files:
    """The page's scripts and styles, bundled and minified."""
    for entry in (*(one for group in ENTRIES for one in group), PRELOAD):
        if not (WEB / entry).is_file():
            raise Failure(f"The site cannot be built: web/{entry} is missing. Put it back and build again.")
    # Fonts and pictures come from web/static and lie beside the style sheet: their addresses stay as written.
    beside = [f"--external:*{ending}" for ending in (".woff2", ".svg", ".png")]
    made = esbuild((PRELOAD,), "--format=iife")
    with tempfile.TemporaryDirectory() as folder:
        for group in ENTRIES:
            first, facts = Path(folder, "first.js"), Path(folder, "facts.json")
            esbuild(group, f"--metafile={facts}", *beside)
            parts = _at_once(group, json.loads(facts.read_bytes())["inputs"])
            first.write_text("".join(f"import {json.dumps(str(ROOT / part))};\n" for part in parts), encoding="utf-8")
            made |= esbuild(group, "--splitting", "--chunk-names=chunk-[hash]", f"--inject:{first}", *beside)
    return made


def _at_once(entries: Sequence[str], scripts: Mapping[str, Any]) -> list[str]:
    """The scripts that come with an entry, not when they are wanted; from what esbuild tells of all of them.

    Put before all that comes later, too, they fall into one file; else there is one for each set of later parts that shares
    something, and a first visit asks for twenty small ones.
    """
    waiting = [(WEB / entry).relative_to(ROOT).as_posix() for entry in entries]
    found: set[str] = set()
    while waiting:
        asked = scripts[waiting.pop()]["imports"]
        new = {part["path"] for part in asked if part["kind"] == "import-statement" and part["path"] in scripts} - found
        found |= new
        waiting += new
    return sorted(name for name in found if not name.startswith("<"))  # those are not files but what is defined below


def esbuild(entries: Sequence[str], *more: str) -> Files:
    """What esbuild makes of some files in web/."""
    from domino_core.ai.puzzles import WEEK
    from domino_core.scene import pips

    with tempfile.TemporaryDirectory() as folder:
        options = [
            f"--outdir={folder}",
            f"--outbase={WEB}",
            "--bundle",
            "--format=esm",
            "--minify",
            "--charset=utf8",
            "--target=es2022",
            "--legal-comments=none",
            "--log-level=warning",
            "--loader:.ftl=text",
            f"--define:PYODIDE_LOCK={json.dumps(runtime.lock())}",
            f"--define:SHELF={json.dumps(shelf())}",
            f"--define:PIPS={pips.as_json()}",
            f"--define:SPOKEN={json.dumps(catalogues.spoken(), ensure_ascii=False)}",
            f"--define:WEEK={json.dumps(WEEK)}",
        ]
        line = node.command("esbuild", "bin/esbuild", *(str(WEB / entry) for entry in entries), *options, *more)
        node.run(line, "The page's scripts could not be bundled. The lines above name the place; mend it and build again.")
        return read_folder(Path(folder))


FACTS = ("family", "low_wins", "stake", "clock", "puzzles")
"""What the page must know of a game before the engine is up."""


def shelf() -> list[dict[str, object]]:
    """What the lobby shows before the engine is up: each game, its least and most seats, its facts, the set-up that
    is played at a tap, and whether it has a picture."""
    from domino_core.registry import GAMES

    drawn = {name.rpartition("/")[2].removesuffix(".svg") for name in pictures()}

    def entry(name: str, game: Game) -> dict[str, object]:
        facts = {fact: value for fact in FACTS if (value := getattr(game, fact))}
        seats, suggested = [min(game.seats), max(game.seats)], game.as_data()["suggested"]
        taught = {"taught": True} if (LESSONS / f"{name}.json").is_file() else {}
        taught |= {"card": True} if "{card}" in (RULES / "en" / f"{name}.md").read_text(encoding="utf-8") else {}
        return {"id": name, "seats": seats, "suggested": suggested, "pictured": name in drawn, **taught, **facts}

    return [entry(name, game) for name, game in GAMES.items()]


def static_files() -> Files:
    """What is served as it is: fonts, icons, pictures."""
    return read_folder(WEB / "static")


def words() -> Files:
    """One catalogue a language."""
    return {f"words/{code}.ftl": catalogues.whole(code).encode() for code in catalogues.languages()}


def sources() -> Files:
    """The rules engine's files."""
    found = {
        path.relative_to(ROOT).as_posix(): path.read_bytes() for path in ENGINE.rglob("*.py") if "__pycache__" not in path.parts
    }
    if not found:
        raise Failure("The site cannot be built: the folder domino_core holds no Python files.")
    return found


def engine() -> Files:
    """The rules engine as one archive, the same bytes for the same sources: what the slowest way to start uses."""
    return {"engine.zip": archive(sources())}


def quick_start() -> Files:
    """The engine together with Python, ready to run."""
    return runtime.parts(sources())


def help_pages() -> Files:
    """The rules of the games, one a page and language."""
    return rule_pages.files(RULES) | rule_pictures.files()


def lessons() -> Files:
    """The scripts of the first hands that people are led through."""
    return {f"lessons/{path.name}": path.read_bytes() for path in sorted(LESSONS.glob("*.json"))}


def pictures() -> Files:
    """Small pictures of tables for the lobby, drawn by the engine itself."""
    from domino_core.scene.pictures import lobby_pictures

    return {f"pictures/{name}.svg": svg.encode() for name, svg in lobby_pictures().items()}


PARTS: tuple[Callable[[], Files], ...] = (scripts, static_files, words, engine, quick_start, help_pages, lessons, pictures)


def pyodide() -> Files:
    """The Python runtime, under its own version, so that a new release of ours does not fetch it again."""
    return {f"pyodide/{runtime.version()}/{name}": data for name, data in runtime.eager().items()}


def project_version() -> str:
    """The project's own version number."""
    import tomllib  # not in the oldest Pythons, and `enter` must live to tell their users so

    return str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def make_site(site_url: str = "") -> Files:
    """All files of the site, by their path. `site_url` is where it will stand, for link previews; it works without."""
    assets = make_assets()
    templates = {page: read_page(page) for page in PAGES} | {embedding.FRAME: embedding.frame(read_page(embedding.FRAME))}
    top = manifest.files() | {embedding.ELEMENT: embedding.element()} | embedding.days() | previews.files(site_url)
    release = release_hash({**assets, **templates, **top})
    site = {f"v/{release}/{name}": data for name, data in assets.items()} | pyodide() | top
    for page, template in templates.items():
        site[page] = fill(template, page_words(release, site))
    site[embedding.FRAME] = fill(site[embedding.FRAME], {"%LOAD%": embedding.load(f"v/{release}/", site)})
    site[hosting.WORKER] = hosting.service_worker(release, site)
    site[hosting.HEADERS] = hosting.headers(site["index.html"], site[embedding.FRAME])
    return site


def make_assets() -> Files:
    """Everything that belongs to a release."""
    assets: Files = {}
    for part in PARTS:
        for name, data in part().items():
            if name in assets:
                raise Failure(f"Two parts of the site are both called {name}; rename one of them.")
            assets[name] = data
    return assets


def make_single() -> bytes:
    """The whole site as one file."""
    assets = make_assets()
    release = release_hash({**assets, "index.html": read_page("index.html")})
    page = fill(read_page("index.html"), page_words(release, assets | runtime.eager())).decode()
    whole = esbuild(["main.js", "worker.js"])
    assets["worker.js"] = whole["worker.js"]
    return single.make(page, whole["main.js"].decode(), single.own_fonts(assets), assets, runtime.eager())


def page_words(release: str, files: Mapping[str, bytes]) -> dict[str, str]:
    """What the placeholders in a page stand for."""
    sizes = {name.rpartition("/")[2]: len(data) for name, data in files.items() if name.endswith(STARTED_FROM)}
    return {
        "%ASSETS%": f"v/{release}",
        "%PYODIDE%": f"pyodide/{runtime.version()}",
        "%VERSION%": f"{project_version()}+{release}",
        "%SIZES%": json.dumps(sizes, sort_keys=True),
        "%LATE%": catalogues.in_every_language("site-late", "?again", "site-late-again"),
        "%NO_SCRIPT%": catalogues.in_every_language("site-no-script"),
        MODULES: "".join(f'    <link rel="modulepreload" href="{name}" />\n' for name in _first_modules(files)),
    }


def _first_modules(files: Mapping[str, bytes]) -> list[str]:
    """The parts of the page's script: told beforehand, they come together instead of one after the other."""
    (main,) = [name for name in files if re.fullmatch(r"(v/\w+/)?main\.js", name)]
    return sorted(imported(main, files))


def read_page(name: str) -> bytes:
    """The source of a page at the top of the site."""
    path = ROOT / name
    if not path.is_file():
        raise Failure(f"The site cannot be built: {name} is missing. Put it back and build again.")
    return path.read_bytes()


def build(out: Path = DIST, *, compress: bool = False, site_url: str = "") -> None:
    """Build the site into a folder and say how big it is."""
    started = time.monotonic()
    with only_one("build"):
        site = make_site(site_url)
        write_site(site | hosting.compressed(site) if compress else site, out)
    runtime = sum(len(data) for name, data in site.items() if name.startswith("pyodide/"))
    rest = sum(len(data) for data in site.values()) - runtime
    took = time.monotonic() - started
    say(f"Built {len(site)} files: {rest / 1e3:.0f} kB and {runtime / 1e6:.1f} MB of Pyodide, in {took:.1f} s")


def build_single(out: Path) -> None:
    """Build the single file and say how big it is."""
    with only_one("build"):
        data = make_single()
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_bytes(data)
    say(f"Built {out.name}: {len(data) / 1e6:.1f} MB")
