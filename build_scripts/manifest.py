"""What makes the site an app: manifests in each language, icons in every size, pictures for the install dialog."""

from __future__ import annotations

import importlib
import json
import math
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from environment import CACHE, ROOT, fingerprint
from raster import Picture, rgb

if TYPE_CHECKING:
    from collections.abc import Iterable

    Files = dict[str, bytes]

FELT, IVORY, SIDE, INK, SEAM, BRASS = "#1f5b42", "#fbf6e8", "#8b7a57", "#24201b", "#a8987a", "#c9993f"
PIPS = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
STATE = CACHE / "icons"

WORDS: dict[str, dict[str, Any]] = {
    "en": {
        "file": "manifest.webmanifest",
        "description": "Dominoes for one or for several, by the old rules. Plays offline.",
        "shortcuts": {"castle-rock": "Castle Rock", "block": "Block", "muggins": "Muggins"},
        "shots": {"wide": "A table of Block on a tablet", "narrow": "A table of Castle Rock on a phone"},
    },
    "fr": {
        "file": "manifest-fr.webmanifest",
        "description": "Dominos seul ou à plusieurs, selon les règles d’autrefois. Se joue hors ligne.",
        "shortcuts": {"castle-rock": "Castle Rock", "block": "Block", "muggins": "Muggins"},
        "shots": {"wide": "Une partie de Block sur tablette", "narrow": "Une partie de Castle Rock sur téléphone"},
    },
}
SHOTS = {"wide": (1280, 800, "block", 3, 13), "narrow": (720, 1280, "castle-rock", 1, 14)}


def files() -> Files:
    """Manifests, icons and pictures, all at the top of the site, where their addresses stay the same."""
    made = {f"icons/{name}": data for name, data in _pictures().items()}
    return made | {words["file"]: _manifest(language, words) for language, words in WORDS.items()}


def _manifest(language: str, words: dict[str, Any]) -> bytes:
    icons = [(192, "any"), (512, "any"), (192, "maskable"), (512, "maskable")]
    described = {
        "id": "./",
        "name": "Boneyard",
        "short_name": "Boneyard",
        "description": words["description"],
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
                "sizes": f"{SHOTS[shot][0]}x{SHOTS[shot][1]}",
                "type": "image/png",
                "form_factor": shot,
                "label": label,
            }
            for shot, label in words["shots"].items()
        ],
        "shortcuts": [
            {
                "name": name,
                "url": f"./#/new/{game}",
                "icons": [{"src": f"icons/{_icon_name(192, 'any')}", "sizes": "192x192", "type": "image/png"}],
            }
            for game, name in words["shortcuts"].items()
        ],
    }
    return json.dumps(described, ensure_ascii=False, indent=2).encode()


def _icon_name(size: int, use: str) -> str:
    return f"icon-{size}.png" if use == "any" else f"{use}-{size}.png"


def _pictures() -> Files:
    """Painted once and kept, as long as this file, the painter and the pictured tables stay the same."""
    shots = {name: _scene(*shot) for name, shot in SHOTS.items()}
    own = (Path(__file__), ROOT / "build_scripts" / "raster.py")
    folder = STATE / fingerprint(*own, extra=json.dumps(shots))[:16]
    if not folder.is_dir():
        made = {_icon_name(size, use): icon(size, use) for size in (192, 512) for use in ("any", "maskable")}
        made["apple-touch-icon.png"] = icon(180, "maskable")
        made |= {f"{name}.png": table(*SHOTS[name][:2], shots[name]) for name in SHOTS}
        fresh = STATE / "fresh"
        fresh.mkdir(parents=True, exist_ok=True)
        for name, data in made.items():
            (fresh / name).write_bytes(data)
        fresh.rename(folder)
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def icon(size: int, use: str) -> bytes:
    """The tile of web/static/icon.svg; a maskable one fills its square and keeps the tile within the safe circle."""
    whole = use == "maskable"
    picture = Picture(size, size, rgb(FELT) if whole else None)
    unit = size / 64
    if not whole:
        picture.box(size / 2, size / 2, size, size, round_by=14 * unit, turn=0, fill=FELT)
    _tile(picture, size / 2, size / 2 - 0.5 * unit, 24 * unit * (0.86 if whole else 1), 18, (3, 4))
    return picture.png()


def _tile(picture: Picture, x: float, y: float, wide: float, turn: float, halves: tuple[int, int] | None) -> None:
    """A tile twice as long as it is wide; without halves it lies face down."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    edge = wide * 0.04
    picture.box(x + edge * 0.6, y + edge * 1.6, wide, wide * 1.92, round_by=wide * 0.2, turn=turn, fill=SIDE)
    picture.box(x, y, wide, wide * 1.9, round_by=wide * 0.2, turn=turn, fill=IVORY if halves else "#7a3b2e")
    if halves is None:
        return
    picture.box(x, y, wide * 0.74, wide * 0.06, round_by=wide * 0.03, turn=turn, fill=SEAM)
    picture.disc(x, y, wide * 0.085, BRASS)
    for half, count in zip((-1, 1), halves, strict=True):
        for across, along in PIPS.get(count, PIPS[6]):
            dx, dy = across * wide * 0.25, half * wide * 0.475 + along * wide * 0.25
            picture.disc(x + dx * cos - dy * sin, y + dx * sin + dy * cos, wide * 0.1, INK)


def _scene(width: int, height: int, game: str, players: int, moves: int) -> list[Any]:
    """The tiles on a table in the middle of a match, from the engine itself."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    handle = importlib.import_module("domino_core.bridge").Bridge().handle

    def ask(**request: Any) -> Any:
        return json.loads(handle(json.dumps(request)))

    look = {"seat": 0, "table": {"width": width, "height": height}}
    state = ask(type="new", game=game, players=players, seed="boneyard", options={"set": 6}, **look)
    for _ in range(moves):
        if state["turn"] is None or state["result"]:
            break
        move = ask(type="think", by=state["turn"], level="simple", seed="boneyard", ms=0)["move"]
        state = ask(type="play", move=move, by=state["turn"], **look)
    tiles: Iterable[Any] = sorted(state["scene"]["tiles"], key=lambda tile: tile["z"])
    return [[tile["x"], tile["y"], tile["size"], tile["turn"], tile["tile"]] for tile in tiles]


def table(width: int, height: int, tiles: list[Any]) -> bytes:
    """A table as the manifest shows it."""
    picture = Picture(width, height, rgb(FELT))
    for x, y, size, turn, name in tiles:
        halves = None
        if name:
            first, second = map(int, name.split("-"))
            halves = (first, second)
        _tile(picture, x, y, size, turn, halves)
    return picture.png()
