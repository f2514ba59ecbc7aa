"""What other people's pages show of the site: the frame, the tag that makes it, pictures of deals, and pages for link previews.

The frame's front must stay tiny, so its script, style, words and shapes are put into `embed.html` itself. The deals of the days are
known for ever (a name is the same puzzle for ever), so `days.txt` lists them and each month becomes a small file that the front reads
before there is any engine. Addresses of the site itself are not known here unless `--site-url` names it.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import node
from environment import CACHE, ROOT, Failure, fingerprint
from raster import Picture, rgb

if TYPE_CHECKING:
    from collections.abc import Sequence

    Files = dict[str, bytes]

WEB = ROOT / "web"
DAYS = ROOT / "build_scripts" / "days.txt"
PICTURES = CACHE / "previews"
FRAME = "embed.html"
ELEMENT = "castle-rock.js"
FRONT_LIMIT = 30_000
"""Bytes, not compressed, that the front of a frame may have before a reader taps."""
ELEMENT_LIMIT = 3_000
"""Bytes of the tag's script, gzipped."""
SETS = {
    6: ("gentle", "steady", "tricky", "hard"),
    9: ("steady", "tricky", "hard", "fiendish"),
    12: ("tricky", "hard", "fiendish", "monstrous"),
}
NUMBERS = {6: "six", 9: "nine", 12: "twelve"}
WIDTH, HEIGHT = 640, 400
PREVIEW = (1200, 630)
_PLAIN = re.compile(r"^(embed-[a-z-]+) = (.+)$", re.MULTILINE)
_SLOT = re.compile(r"\{[^}]*\}")


# ---------------------------------------------------------------- the frame


def frame(template: bytes) -> bytes:
    """`embed.html` with everything in it that it needs before the tap; what belongs to a release is left to be filled in."""
    tones = json.dumps(_pips().COLOURS, separators=(",", ":"))
    script = _bundle(
        "embed/main.js", f"--define:WORDS={json.dumps(front_words(), ensure_ascii=False)}", f"--define:TONES={tones}"
    )
    style = _bundle("embed/front.css")
    page = template.decode()
    inside = {
        "%SCRIPT%": script,
        "%STYLE%": style,
        "%PICTURE%": shapes(),
        "%SCRIPT_HASH%": _hash(script),
        "%STYLE_HASH%": _hash(style),
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


def _hash(text: str) -> str:
    """What a Content-Security-Policy calls a script or style that stands in the page."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def front_words() -> dict[str, dict[str, str]]:
    """The few words that the front needs, by language."""
    found = {
        path.stem: dict(_PLAIN.findall(path.read_text(encoding="utf-8")))
        for path in sorted((WEB / "static" / "words").glob("*.ftl"))
    }
    first, *others = found.values()
    for words in others:
        for name, text in first.items():
            if name not in words or sorted(_SLOT.findall(text)) != sorted(_SLOT.findall(words[name])):
                raise Failure(f"The words of the frame differ between the languages: {name}.")
    return found


def shapes() -> str:
    """The front's picture: the shapes of tiles, for the script to use, and a row that waits face down."""
    pips = _pips()
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


def _pips() -> Any:
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    from domino_core.scene import pips

    return pips


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


# ---------------------------------------------------------------- previews of links


def previews(site_url: str) -> Files:
    """A page, an oEmbed answer and a picture for the puzzle of the day and for each set and level."""
    pages = {
        "daily": ("Puzzle of the day", "One deal of Castle Rock, the domino solitaire, a day. It can be won.", "puzzle=daily", 6)
    }
    for tiles, levels in SETS.items():
        for level in levels:
            about = f"A {level} Castle Rock puzzle with the double-{NUMBERS[tiles]} set of dominoes. It can be won."
            pages[f"{tiles}-{level}"] = (
                f"Castle Rock, double-{NUMBERS[tiles]}, {level}",
                about,
                f"set={tiles}&level={level}",
                tiles,
            )
    made: Files = {}
    for name, (title, about, query, tiles) in pages.items():
        goal = "#/puzzle/daily" if name == "daily" else f"#/puzzle/{name}-1"
        answer = _oembed(site_url, title, query, tiles)
        made[f"puzzle/{name}/index.html"] = _landing(site_url, name, title, about, goal, tiles)
        made[f"puzzle/{name}/oembed.json"] = answer
        if name == "daily":
            made["oembed.json"] = answer
    return made | {f"icons/{name}": data for name, data in _preview_pictures().items()}


def _oembed(site_url: str, title: str, query: str, tiles: int) -> bytes:
    source = html.escape(f"{site_url}{FRAME}?{query}")
    frame_tag = (
        f'<iframe src="{source}" title="{html.escape(title)}" width="640" height="480" loading="lazy" '
        f'style="max-width:100%;border:0;border-radius:12px"></iframe>'
    )
    answer = {
        "version": "1.0",
        "type": "rich",
        "title": title,
        "provider_name": "Boneyard",
        "provider_url": site_url or "./",
        "width": 640,
        "height": 480,
        "html": frame_tag,
        "thumbnail_url": f"{site_url}icons/puzzle-{tiles}.png",
        "thumbnail_width": PREVIEW[0],
        "thumbnail_height": PREVIEW[1],
        "cache_age": 86400,
    }
    return json.dumps(answer, indent=1).encode()


def _landing(site_url: str, name: str, title: str, about: str, goal: str, tiles: int) -> bytes:
    """A page for link previews that leads on into the app; nothing in it is a script."""
    top = site_url or "../../"
    own = f"{site_url}puzzle/{name}/" if site_url else ""
    properties = {
        "og:type": "website", "og:site_name": "Boneyard", "og:title": title, "og:description": about,
        "og:image": f"{top}icons/puzzle-{tiles}.png", "og:image:width": str(PREVIEW[0]), "og:image:height": str(PREVIEW[1]),
        "og:image:alt": "A row of dominoes on green cloth", **({"og:url": own} if own else {}),
    }  # fmt: skip
    tags = "\n".join(f'<meta property="{key}" content="{html.escape(value)}">' for key, value in properties.items())
    oembed = f"{own}oembed.json" if own else "oembed.json"
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'">
<meta http-equiv="refresh" content="0; url=../../{goal}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(title)} – Boneyard</title>
<link rel="icon" href="../../icons/icon-192.png">
<meta name="description" content="{html.escape(about)}">
<meta name="twitter:card" content="summary_large_image">
{tags}
<link rel="alternate" type="application/json+oembed" href="{html.escape(oembed)}" title="{html.escape(title)}">
<h1>{html.escape(title)}</h1>
<p>{html.escape(about)}</p>
<p><img src="../../icons/puzzle-{tiles}.png" width="600" height="315" alt="A row of dominoes on green cloth"></p>
<p><a href="../../{goal}">Boneyard</a></p>
</html>
""".encode()


def _preview_pictures() -> Files:
    """A picture for each set, painted once and kept as long as this file and the painter stay the same."""
    folder = PICTURES / fingerprint(Path(__file__), ROOT / "build_scripts" / "raster.py", DAYS)[:16]
    folder.mkdir(parents=True, exist_ok=True)
    for tiles, row in ROWS.items():
        path = folder / f"puzzle-{tiles}.png"
        if not path.is_file():
            fresh = path.with_suffix(f".{os.getpid()}")
            fresh.write_bytes(_paint(row, tiles))
            fresh.replace(path)
    return {path.name: path.read_bytes() for path in sorted(folder.glob("puzzle-*.png"))}


ROWS: dict[int, Sequence[str]] = {
    6: ("6-1", "4-3", "5-2", "3-0", "6-6"),
    9: ("9-4", "7-7", "8-2", "7-3", "9-9"),
    12: ("12-5", "9-9", "11-6", "10-9", "12-12"),
}
"""Five tiles, the middle one being lifted out from between two that share a number."""


def _paint(row: Sequence[str], tiles: int) -> bytes:
    """A row of tiles on the cloth, the middle one lifted, and the pile."""
    picture = Picture(*PREVIEW, rgb("#2c7352"))
    size = 150.0
    for k, name in enumerate(row):
        lifted = k == len(row) // 2
        place = (170 + 172 * k, 315 - (95 if lifted else 0), 9.0 if lifted else 0.0)
        _tile(picture, *place, size, [int(half) for half in name.split("-")], tiles > 6)
    for k in range(3):
        picture.box(1070 + 8 * k, 318 - 8 * k, size * 0.96, size * 1.92, round_by=size * 0.15, turn=0, fill="#401815")
        picture.box(1070 + 8 * k, 314 - 8 * k, size * 0.96, size * 1.9, round_by=size * 0.15, turn=0, fill="#6b302a")
    return picture.png()


def _tile(picture: Picture, x: float, y: float, turn: float, size: float, halves: Sequence[int], coloured: bool) -> None:
    import math

    pips = _pips()
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    picture.box(x + 6, y + 9, size * 0.96, size * 1.94, round_by=size * 0.15, turn=turn, fill="#1d5a3f")
    picture.box(x, y + 3, size * 0.96, size * 1.94, round_by=size * 0.15, turn=turn, fill="#bfae8b")
    picture.box(x, y, size * 0.96, size * 1.9, round_by=size * 0.15, turn=turn, fill="#fbf6e9")
    picture.box(x, y, size * 0.7, size * 0.04, round_by=size * 0.02, turn=turn, fill="#b9ad90")
    for side, number in zip((-1, 1), halves, strict=True):
        ink = pips.COLOURS[number] if coloured else "#20242c"
        for across, along in pips.PATTERNS[number]:
            dx, dy = 0.44 * size * across, 0.48 * size * side + 0.44 * size * along
            picture.disc(x + dx * cos - dy * sin, y + dx * sin + dy * cos, 0.44 * size * pips.RADII[number], ink)
