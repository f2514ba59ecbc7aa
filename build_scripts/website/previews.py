"""What a link to a puzzle shows where it is posted: a page, an oEmbed answer and a picture for each set and level.

Addresses of the site itself are not known here unless `--site-url` names it.
"""

from __future__ import annotations

import html
import json
from typing import TYPE_CHECKING, NamedTuple

from website import catalogues
from website.embedding import FRAME
from website.painting import Look, Picture, tile

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    Files = dict[str, bytes]

SETS = {
    6: ("gentle", "steady", "tricky", "hard"),
    9: ("steady", "tricky", "hard", "fiendish"),
    12: ("tricky", "hard", "fiendish", "monstrous"),
}
SIZE = (1200, 630)
TILE = 150
LOOK = Look(
    wide=0.96,
    corner=0.15,
    under=((0.04, 0.06, 1.94, "#1d5a3f"), (0, 0.02, 1.94, "#bfae8b")),
    face="#fbf6e9",
    back="#6b302a",
    seam=(0.7, 0.04, "#b9ad90"),
    pin="",
    pips=0.44,
    ink="#20242c",
)
ROWS: dict[int, Sequence[str]] = {
    6: ("6-1", "4-3", "5-2", "3-0", "6-6"),
    9: ("9-4", "7-7", "8-2", "7-3", "9-9"),
    12: ("12-5", "9-9", "11-6", "10-9", "12-12"),
}
"""Five tiles, the middle one being lifted out from between two that share a number."""


def files(site_url: str) -> Files:
    """A page and an oEmbed answer for the puzzle of the day and for each set and level in each language, and a picture for each set."""
    made: Files = {}
    for language in catalogues.languages():
        for page in _pages(language):
            made[f"{page.folder}/index.html"] = _landing(site_url, page)
            made[f"{page.folder}/oembed.json"] = _oembed(site_url, page)
    made["oembed.json"] = made["puzzle/daily/oembed.json"]
    return made | {f"icons/puzzle-{tiles}.png": _picture(row, coloured=tiles > 6) for tiles, row in ROWS.items()}


class Page(NamedTuple):
    """What a link shows, and where it leads."""

    folder: str
    language: str
    title: str
    about: str
    picture: str
    """The picture in words."""
    query: str
    goal: str
    tiles: int


def _pages(language: str) -> Iterator[Page]:
    """The pages of a language: a folder for each puzzle, and within it one for each language but the first."""
    words, base = catalogues.plain(language), language == catalogues.BASE
    inner, query = ("", "") if base else (f"/{language}", f"&lang={language}")

    def said(name: str, **values: str) -> str:
        return catalogues.said(words, name, **values)

    picture = said("preview-picture")
    daily = said("preview-daily"), said("preview-daily-about"), picture, f"puzzle=daily{query}", "#/puzzle/daily", 6
    yield Page(f"puzzle/daily{inner}", language, *daily)
    for tiles, levels in SETS.items():
        for level in levels:
            called = {"set": said(f"preview-set-{tiles}"), "level": said(f"puzzle-level-{level}")}
            title, about = said("preview-puzzle", **called), said("preview-puzzle-about", **called)
            asked, goal = f"set={tiles}&level={level}{query}", f"#/puzzle/{tiles}-{level}-1"
            yield Page(f"puzzle/{tiles}-{level}{inner}", language, title, about, picture, asked, goal, tiles)


def _oembed(site_url: str, page: Page) -> bytes:
    title, tiles = page.title, page.tiles
    source = html.escape(f"{site_url}{FRAME}?{page.query}")
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
        "thumbnail_width": SIZE[0],
        "thumbnail_height": SIZE[1],
        "cache_age": 86400,
    }
    return json.dumps(answer, indent=1).encode()


def _landing(site_url: str, page: Page) -> bytes:
    """A page for link previews that leads on into the app; nothing in it is a script."""
    folder, language, title, about, picture, _, goal, tiles = page
    up = "../" * len(folder.split("/"))
    top = site_url or up
    own = f"{site_url}{folder}/" if site_url else ""
    properties = {
        "og:type": "website", "og:site_name": "Boneyard", "og:title": title, "og:description": about,
        "og:image": f"{top}icons/puzzle-{tiles}.png", "og:image:width": str(SIZE[0]), "og:image:height": str(SIZE[1]),
        "og:image:alt": picture, **({"og:url": own} if own else {}),
    }  # fmt: skip
    tags = "\n".join(f'<meta property="{key}" content="{html.escape(value)}">' for key, value in properties.items())
    oembed = f"{own}oembed.json" if own else "oembed.json"
    return f"""<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'">
<meta http-equiv="refresh" content="0; url={up}{goal}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(title)} – Boneyard</title>
<link rel="icon" href="{up}icons/icon-192.png">
<meta name="description" content="{html.escape(about)}">
<meta name="twitter:card" content="summary_large_image">
{tags}
<link rel="alternate" type="application/json+oembed" href="{html.escape(oembed)}" title="{html.escape(title)}">
<h1>{html.escape(title)}</h1>
<p>{html.escape(about)}</p>
<p><img src="{up}icons/puzzle-{tiles}.png" width="600" height="315" alt="{html.escape(picture)}"></p>
<p><a href="{up}{goal}">Boneyard</a></p>
</html>
""".encode()


def _picture(row: Sequence[str], coloured: bool) -> bytes:
    """A row of tiles on the cloth, the middle one lifted, and the pile."""
    picture = Picture(*SIZE, "#2c7352")
    for k, name in enumerate(row):
        lifted = k == len(row) // 2
        tile(picture, LOOK, 170 + 172 * k, 220 if lifted else 315, TILE, 9 if lifted else 0, name, coloured)
    for k in range(3):
        for down, fill in ((4, "#401815"), (0, LOOK.back)):
            picture.box(1070 + 8 * k, 314 - 8 * k + down, TILE * LOOK.wide, TILE * 1.9, TILE * LOOK.corner, 0, fill)
    return picture.png()
