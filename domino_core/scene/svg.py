"""A scene as a standalone SVG: for previews, the lobby, print and link pictures. No script, nothing fetched.

Each number's pips and the body of a tile are drawn once and referred to, so that a table of 91 tiles stays small.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from domino_core.scene.digits import DIGITS, SPACE
from domino_core.scene.parts import Scene, num
from domino_core.scene.pips import COLOURS, PATTERNS, RADII

if TYPE_CHECKING:
    from domino_core.shapes.scene import ChipsPiece, LabelPiece, Moonlight, PlatePiece, Target, TilePiece

FELT = ("#2f7a56", "#1d5a3d")
"""Middle and rim of the cloth."""
INK = "#20242c"
GOLD = "#ffd45e"
CHIPS = ("#b3261e", "#1a3c8f", "#20242c")

_BODY = (
    '<g id="{p}b"><rect x="-46" y="-95" width="96" height="196" rx="15" fill-opacity=".2"/>'
    '<rect x="-48" y="-98" width="96" height="196" rx="15" fill="#cfc3a4"/>'
    '<rect x="-48" y="-98" width="96" height="192" rx="15" fill="#fbf6e9"/>'
    '<path d="M-34 0H34" stroke="#b9ad90" stroke-width="4" stroke-linecap="round"/></g>'
)
_BACK = (
    '<g id="{p}k"><rect x="-46" y="-95" width="96" height="196" rx="15" fill-opacity=".2"/>'
    '<rect x="-48" y="-98" width="96" height="196" rx="15" fill="#171c2b"/>'
    '<rect x="-48" y="-98" width="96" height="191" rx="15" fill="#333c58"/>'
    '<path d="M0-52 28 0 0 52-28 0z" fill="none" stroke="#5f6b92" stroke-width="6" stroke-linejoin="round"/></g>'
)


def _half(number: int, prefix: str, coloured: bool) -> str:
    """One half tile, in a square of 100 units about its middle; pips as dots of round-capped strokes."""
    dots = "".join(f"M{num(44 * x):g} {num(44 * y):g}h0" for x, y in PATTERNS[number])
    ink = COLOURS[number] if coloured else INK
    return (
        f'<path id="{prefix}h{number}" d="{dots}" stroke="{ink}" '
        f'stroke-width="{num(88 * RADII[number]):g}" stroke-linecap="round"/>'
    )


def _tile(piece: TilePiece, prefix: str) -> str:
    place = f"translate({piece['x']:g} {piece['y']:g})"
    if piece["turn"]:
        place += f"rotate({piece['turn']:g})"
    place += f"scale({piece['size'] / 100:.4g})"
    if piece["tile"] is None:
        return f'<use href="#{prefix}k" transform="{place}"/>'
    high, _, low = piece["tile"].partition("-")
    mark = '<rect x="-56" y="-106" width="112" height="212" rx="22" fill="#ffd45e"/>' if piece.get("mark") else ""
    body = f'{mark}<use href="#{prefix}b"/>'
    body += "".join(f'<use href="#{prefix}h{number}" y="{y}"/>' for number, y in ((high, -48), (low, 48)) if number != "0")
    if piece.get("badge"):
        body += _badge(piece, prefix)
    return f'<g transform="{place}">{body}</g>'


def _badge(piece: TilePiece, prefix: str) -> str:
    """What a tile counts, on a small disc at its upper right corner; readable whichever way the tile lies."""
    return (
        f'<g transform="translate(34 -84)rotate({-piece["turn"]:g})"><circle r="26" fill="{GOLD}" stroke="#7a5a12" stroke-width="3"/>'
        f"{_text(0, 0, 34, str(piece['badge']), prefix, ink=INK)}</g>"
    )


def _chips(piece: ChipsPiece, colour: str) -> str:
    """A stack of chips, seen from the side."""
    w = piece["size"]
    return "".join(
        f'<ellipse cx="{piece["x"]:g}" cy="{num(piece["y"] - (k - 2) * w * 0.16):g}" rx="{num(w / 2):g}" ry="{num(w * 0.3):g}" '
        f'fill="{colour}" stroke="#fff" stroke-width="{num(w * 0.06):g}" stroke-dasharray="{num(w * 0.2):g}"/>'
        for k in range(piece["count"])
    )


def _marker(piece: LabelPiece) -> str:
    """The token on a train that is open to everybody, with a small locomotive as on the page."""
    return (
        f'<g transform="translate({piece["x"]:g} {piece["y"]:g})scale({num(piece["size"] * 0.068):g})">'
        f'<circle r="10" fill="{GOLD}"/><path d="M-6-2H-5V-5H-2.8V-2H1V-5H6V2.5H-6z" fill="#5a2b12"/>'
        '<g fill="#5a2b12"><circle cx="-4" cy="4" r="1.9"/><circle cy="4" r="1.9"/><circle cx="4" cy="4" r="1.9"/></g></g>'
    )


def _moon(piece: Moonlight) -> str:
    """A crescent, for a picture."""
    x, y, r = piece["x"], piece["y"], piece["size"] / 2
    near, far = num(0.34 * r), num(0.94 * r)
    outer, inner = f"A{r:g} {r:g} 0 1 0", f"A{num(0.85 * r):g} {num(0.85 * r):g} 0 1 1"
    return (
        f'<path d="M{num(x + near):g} {num(y - far):g}{outer} {num(x + far):g} {num(y + near):g}'
        f'{inner} {num(x + near):g} {num(y - far):g}z" fill="#f4ecc8"/>'
    )


def _target(piece: Target) -> str:
    x, y = piece["x"] - piece["w"] / 2, piece["y"] - piece["h"] / 2
    return (
        f'<rect x="{num(x):g}" y="{num(y):g}" width="{piece["w"]:g}" height="{piece["h"]:g}" rx="8" fill="#fff" fill-opacity=".12" '
        f'stroke="#ffd45e" stroke-width="2" stroke-dasharray="6 5"><title>{escape(piece["move"])}</title></rect>'
    )


def _plate(piece: PlatePiece, prefix: str) -> str:
    x, y = piece["x"] - piece["w"] / 2, piece["y"] - piece["h"] / 2
    edge = "#ffd45e" if piece["turn"] else "#9fc7b0"
    text = f"{piece['seat'] + 1} · {piece['count']} · {piece['score']}"
    faint = ' opacity=".5"' if piece.get("dim") else ""
    return (
        f'<rect x="{num(x):g}" y="{num(y):g}" width="{piece["w"]:g}" height="{piece["h"]:g}" rx="10" fill-opacity=".27" '
        f'stroke="{edge}"{faint}/>' + _text(piece["x"], piece["y"], min(15, piece["w"] / 8), text, prefix)
    )


def _text(x: float, y: float, size: float, text: str, prefix: str, align: str = "center", ink: str = "#fff") -> str:
    """Numbers as outlines. Words are for the page, which knows the language: here they stand as they are, in the viewer's typeface."""
    y += size * 0.35
    if not set(text) <= {*DIGITS, " "}:
        anchor = {"left": "start", "right": "end"}.get(align, "middle")
        style = f'font-size="{size:g}" font-weight="700" font-family="Figtree,system-ui,sans-serif"'
        return f'<text x="{x:g}" y="{num(y):g}" {style} text-anchor="{anchor}" fill="{ink}">{escape(text)}</text>'
    ahead = [DIGITS[sign][0] if sign in DIGITS else SPACE for sign in text]
    start = x - sum(ahead) * size / 100 * {"left": 0, "right": 1}.get(align, 0.5)
    signs = "".join(
        f'<use href="#{prefix}d{ord(sign)}" x="{sum(ahead[:k]):g}"/>' for k, sign in enumerate(text) if sign in DIGITS
    )
    return f'<g transform="translate({num(start):g} {num(y):g})scale({size / 100:g})" fill="{ink}">{signs}</g>'


def _signs(body: str, prefix: str) -> str:
    """The outlines of the signs that a picture uses."""
    return "".join(
        f'<path id="{prefix}d{ord(sign)}" d="{outline}"/>'
        for sign, (_, outline) in DIGITS.items()
        if f'#{prefix}d{ord(sign)}"' in body
    )


def to_svg(
    scene: Scene,
    *,
    title: str = "",
    targets: bool = False,
    words: bool = False,
    coloured: bool = False,
    corner: float = 0,
    prefix: str = "",
) -> str:
    """The scene as SVG text.

    `targets` shows where moves can be made, `words` plates and labels with bare numbers (the page has the words);
    `coloured` pips by number; `corner` rounds the cloth; `prefix` keeps ids apart when several stand in one document.
    """
    width, height = scene["width"], scene["height"]
    tiles = sorted(scene["tiles"], key=lambda piece: piece["z"])
    numbers = sorted({int(part) for piece in tiles if piece["tile"] for part in piece["tile"].split("-")} - {0})
    felt = (
        f'<radialGradient id="{prefix}f" cx=".5" cy=".42" r=".8"><stop stop-color="{FELT[0]}"/>'
        f'<stop offset="1" stop-color="{FELT[1]}"/></radialGradient>'
    )
    defs = [felt]
    if any(piece["tile"] for piece in tiles):
        defs.append(_BODY.format(p=prefix))
    if any(piece["tile"] is None for piece in tiles):
        defs.append(_BACK.format(p=prefix))
    defs += [_half(number, prefix, coloured) for number in numbers]
    rounded = f' rx="{corner:g}"' if corner else ""
    name = f' aria-label="{escape(title)}"' if title else ""
    parts = [f'<rect width="{width:g}" height="{height:g}"{rounded} fill="url(#{prefix}f)"/>']
    if "moonlight" in scene:
        parts.append(_moon(scene["moonlight"]))
    if words:
        parts += [_plate(piece, prefix) for piece in scene["seats"]]
    parts += [_tile(piece, prefix) for piece in tiles]
    parts += [_chips(piece, CHIPS[k % len(CHIPS)]) for k, piece in enumerate(scene.get("chips", ()))]
    for piece in scene["labels"]:
        if piece["code"] == "marker":
            parts.append(_marker(piece))
        elif words:
            text = " ".join(str(value) for value in piece["data"].values())
            ink = GOLD if piece.get("mark") else "#fff"
            parts.append(_text(piece["x"], piece["y"], piece["size"], text, prefix, piece["align"], ink))
    if targets:
        parts += [_target(piece) for piece in scene["targets"]]
    body = "".join(parts)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img"{name}>'
    return f"{head}<defs>{''.join(defs)}{_signs(body, prefix)}</defs>{body}</svg>"
