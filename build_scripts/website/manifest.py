"""What makes the site an app: manifests in each language, icons in every size, pictures for the install dialog."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from website import catalogues
from website.painting import Look, Picture, tile

if TYPE_CHECKING:
    Files = dict[str, bytes]

FELT = "#1f5b42"
LOOK = Look(
    wide=1.0,
    corner=0.2,
    under=((0.024, 0.064, 1.92, "#8b7a57"),),
    face="#fbf6e8",
    back="#7a3b2e",
    seam=(0.74, 0.06, "#a8987a"),
    pin="#c9993f",
    pips=0.48,
    ink="#24201b",
)
"""The tile of web/static/icon.svg."""

SHORTCUTS = ("castle-rock", "block", "muggins")
SHOTS = {"wide": (1280, 800, "block", 3, 13), "narrow": (720, 1280, "castle-rock", 1, 14)}


def files() -> Files:
    """Manifests, icons and pictures, all at the top of the site, where their addresses stay the same."""
    made = {f"icons/{name}": data for name, data in _pictures().items()}
    return made | {file_of(language): described(language) for language in catalogues.languages()}


def file_of(language: str) -> str:
    """Where a language's manifest lies; `web/boot/updates.js` names it too."""
    return "manifest.webmanifest" if language == catalogues.BASE else f"manifest-{language}.webmanifest"


def described(language: str) -> bytes:
    """The manifest of a language."""
    words = catalogues.plain(language)

    def game(name: str) -> str:
        return catalogues.said(words, f"game-{name}")

    icons = [(192, "any"), (512, "any"), (192, "maskable"), (512, "maskable")]
    facts = {
        "id": "./",
        "name": "Boneyard",
        "short_name": "Boneyard",
        "description": catalogues.said(words, "site-about"),
        "lang": language,
        "dir": "ltr",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "orientation": "any",
        "background_color": FELT,
        "theme_color": FELT,
        "categories": ["games"],
        "icons": [
            {"src": f"icons/{_icon_name(size, use)}", "sizes": f"{size}x{size}", "type": "image/png", "purpose": use}
            for size, use in icons
        ],
        "screenshots": [
            {
                "src": f"icons/{shot}.png",
                "sizes": f"{width}x{height}",
                "type": "image/png",
                "form_factor": shot,
                "label": catalogues.said(words, f"site-shot-{shot}", game=game(name)),
            }
            for shot, (width, height, name, *_) in SHOTS.items()
        ],
        "shortcuts": [
            {
                "name": game(name),
                "url": f"./#/new/{name}",
                "icons": [{"src": f"icons/{_icon_name(192, 'any')}", "sizes": "192x192", "type": "image/png"}],
            }
            for name in SHORTCUTS
        ],
    }
    return json.dumps(facts, ensure_ascii=False, indent=2).encode()


def _icon_name(size: int, use: str) -> str:
    return f"icon-{size}.png" if use == "any" else f"{use}-{size}.png"


def _pictures() -> Files:
    made = {_icon_name(size, use): icon(size, use) for size in (192, 512) for use in ("any", "maskable")}
    made["apple-touch-icon.png"] = icon(180, "maskable")
    return made | {f"{name}.png": table(*shot) for name, shot in SHOTS.items()}


def icon(size: int, use: str) -> bytes:
    """A tile on a rounded square; a maskable icon fills its square and keeps the tile within the safe circle."""
    unit, middle = size / 64, size / 2
    if use == "maskable":
        picture, wide = Picture(size, size, FELT), 24 * 0.86 * unit
    else:
        picture, wide = Picture(size, size), 24 * unit
        picture.box(middle, middle, size, size, 14 * unit, 0, FELT)
    tile(picture, LOOK, middle, middle - 0.5 * unit, wide, 18, "3-4")
    return picture.png()


def table(width: int, height: int, game: str, players: int, moves: int) -> bytes:
    """A table in the middle of a match, with what the engine lays on it."""
    picture = Picture(width, height, FELT)
    for one in _tiles(width, height, game, players, moves):
        tile(picture, LOOK, one["x"], one["y"], one["size"], one["turn"], one["tile"] or "")
    return picture.png()


def _tiles(width: int, height: int, game: str, players: int, moves: int) -> list[dict[str, Any]]:
    from domino_core.bridge import Bridge

    bridge = Bridge()

    def ask(**request: Any) -> Any:
        return json.loads(bridge.handle(json.dumps(request)))

    look = {"seat": 0, "table": {"width": width, "height": height}}
    state = ask(type="new", game=game, players=players, seed="boneyard", options={"set": 6}, **look)
    for _ in range(moves):
        if state["turn"] is None or state["result"]:
            break
        move = ask(type="think", by=state["turn"], level="simple", seed="boneyard", ms=0)["move"]
        state = ask(type="play", move=move, by=state["turn"], **look)
    return sorted(state["scene"]["tiles"], key=lambda one: one["z"])
