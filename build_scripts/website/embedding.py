"""What other people's pages show of the site: the frame, the tag that makes it, and the deals of the days.

The frame's front must stay tiny, so its script, style, words and shapes are put into `embed.html` itself. The deals of the days are
known for ever (a name is the same puzzle for ever), so `days.txt` lists them and each month becomes a small file that the front reads
before there is any engine.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

from machine import node
from machine.environment import ROOT, Failure
from website import catalogues, compress
from website.folders import imported

if TYPE_CHECKING:
    from collections.abc import Mapping

    Files = dict[str, bytes]

WEB = ROOT / "web"
DAYS = Path(__file__).with_name("days.txt")
FRAME = "embed.html"
ELEMENT = "castle-rock.js"
FRONT_LIMIT = 30_000
"""Bytes, not compressed, that the front of a frame may have before a reader taps."""
ELEMENT_LIMIT = 3_000
"""Bytes of the tag's script, gzipped."""
PLAY = "embed/play.js"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
WIDTH, HEIGHT = 640, 400
_SLOT = re.compile(r"\{[^}]*\}")


def frame(template: bytes) -> bytes:
    """`embed.html` with everything in it that it needs before the tap; what belongs to a release is left to be filled in."""
    from domino_core.scene import pips

    tones = json.dumps(pips.COLOURS, separators=(",", ":"))
    words = {"WORDS": front_words(), "SPOKEN": catalogues.spoken()}
    defined = [f"--define:{name}={json.dumps(value, ensure_ascii=False)}" for name, value in words.items()]
    script = _bundle("embed/main.js", *defined, f"--define:TONES={tones}")
    style = _bundle("embed/front.css")
    page = template.decode()
    inside = {
        "%SCRIPT%": script,
        "%STYLE%": style,
        "%PICTURE%": shapes(),
        "%SCRIPT_HASH%": _hash(script),
        "%STYLE_HASH%": _hash(style),
        "%NO_SCRIPT%": catalogues.in_every_language("site-no-script-frame", "./#/puzzle/daily", "embed-link"),
    }
    for placeholder, text in inside.items():
        page = page.replace(placeholder, text)
    data = page.encode()
    if len(data) > FRONT_LIMIT:
        raise Failure(f"The front of a frame has {len(data)} bytes; the limit is {FRONT_LIMIT}. Make web/embed/main.js smaller.")
    return data


def _bundle(name: str, *options: str) -> str:
    line = node.command(
        "esbuild", "bin/esbuild", str(WEB / name), "--bundle", "--format=iife", "--minify", "--charset=utf8", "--target=es2022",
        "--log-level=warning", *options,
    )  # fmt: skip
    return node.run(line, f"web/{name} could not be bundled. The lines above name the place; mend it and build again.").strip()


def load(folder: str, site: Mapping[str, bytes]) -> str:
    """What a reader's tap loads, in megabytes: as it is, and as hosts send it that pack what they send.

    Rounded, so that the bytes of the site do not depend on who has packed it here.
    """
    play = f"{folder}{PLAY}"
    beside = [f"{folder}{name}" for name in ("style.css", "playing.css", "worker.js", "snapshot.txt", "words/en.ftl")]
    python = [name for name in site if name.startswith("pyodide/") and name.endswith(RUNTIME)]
    files = [site[name] for name in (play, *imported(play, site), *beside, *python)]
    whole = {"plain": sum(map(len, files)), "packed": sum(len(compress.gzip(data)) for data in files)}
    return json.dumps({kind: round(size / 1e6, 1) for kind, size in whole.items()})


def _hash(text: str) -> str:
    """What a Content-Security-Policy calls a script or style that stands in the page."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def front_words() -> dict[str, dict[str, str]]:
    """The few words that the front needs, by language."""
    found = {
        code: {name: text for name, text in catalogues.plain(code).items() if name.startswith("embed-")}
        for code in catalogues.languages()
    }
    first, *others = found.values()
    for words in others:
        for name, text in first.items():
            if name not in words or sorted(_SLOT.findall(text)) != sorted(_SLOT.findall(words[name])):
                raise Failure(f"The words of the frame differ between the languages: {name}.")
    return found


def shapes() -> str:
    """The front's picture: the shapes of tiles, for the script to use, and a row that waits face down."""
    from domino_core.scene import pips

    halves = "".join(
        f'<path id="h{number}" d="{"".join(f"M{44 * x:.4g} {44 * y:.4g}h0" for x, y in pips.PATTERNS[number])}" '
        f'stroke-width="{88 * pips.RADII[number]:.4g}"/>'
        for number in range(1, 13)
    )
    body = (
        '<g id="{0}"><rect x="-46" y="-95" width="96" height="196" rx="15" fill-opacity=".25"/>'
        '<rect x="-48" y="-98" width="96" height="196" rx="15" fill="{1}"/>'
        '<rect x="-48" y="-98" width="96" height="191" rx="15" fill="{2}"/>{3}</g>'
    )
    face = body.format("b", "#bfae8b", "#fbf6e9", '<path d="M-34 0H34" stroke="#b9ad90" stroke-width="4"/>')
    diamond = '<path d="M0-46 24 0 0 46-24 0z" fill="none" stroke="#d9b66a" stroke-width="5" stroke-linejoin="round"/>'
    back = body.format("k", "#401815", "#6b302a", diamond)
    waiting = "".join(f'<use href="#k" transform="translate({WIDTH // 2 + 106 * k} 160)scale(.96)"/>' for k in (-1, 0, 1))
    return (
        f'<svg id="picture" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="Castle Rock">'
        f'<defs>{face}{back}<g stroke-linecap="round">{halves}</g></defs><g id="deal" stroke-linecap="round">{waiting}</g></svg>'
    )


def element() -> bytes:
    """The script of the tag `<castle-rock>`."""
    import gzip

    data = _bundle("embed/castle_rock_element.js").encode()
    size = len(gzip.compress(data, 9, mtime=0))
    if size > ELEMENT_LIMIT:
        raise Failure(f"{ELEMENT} has {size} bytes gzipped; the limit is {ELEMENT_LIMIT}.")
    return data


def days() -> Files:
    """The deals of the days, a file a month: a list of `6-code`."""
    months: dict[str, list[str]] = {}
    for line in DAYS.read_text(encoding="utf-8").splitlines():
        day, code = line.split()
        months.setdefault(day[:7], []).append(code)
    return {f"days/{month}.json": json.dumps(codes, separators=(",", ":")).encode() for month, codes in months.items()}
