"""The whole site as one file, `boneyard.html`, that plays from a disk or a memory stick without any server."""

from __future__ import annotations

import base64
import gzip
import hashlib
import re
from typing import TYPE_CHECKING

from machine.environment import Failure

if TYPE_CHECKING:
    from collections.abc import Mapping

    Files = dict[str, bytes]

NAME = "boneyard.html"
LIMIT = 10_000_000
"""Bytes that the file may have: small enough for a mail."""

RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PACKED = re.compile(r"worker\.js|snapshot\.txt|words/.*|help/.*|lessons/.*|licences\.txt")
PICTURES = re.compile(r"pictures/.*\.svg")
OUTSIDE = re.compile(r"^ *<link [^>]*>\n", re.MULTILINE)
SCRIPT = re.compile(r" *<script [^>]*src=[^>]*></script>\n")
SHEETS = ("style.css", "playing.css")
FONT = re.compile(r"url\([\"']?(fonts/[a-z0-9-]+\.woff2)[\"']?\)")
POLICY = re.compile(r"default-src 'none';[^\"]*")


def make(page: str, script: str, style: str, assets: Mapping[str, bytes], runtime: Mapping[str, bytes]) -> bytes:
    """The file: the page with its script, its style and all other files packed into it.

    `page` is the filled-in index.html; `script` and `style` stand by themselves, without parts or pictures beside them.
    """
    script = script.replace("</script", "<\\/script")
    policy = (
        f"default-src 'none'; script-src '{_hash(script)}' 'wasm-unsafe-eval' data:; worker-src data:; "
        f"style-src '{_hash(style)}'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'; "
        "require-trusted-types-for 'script'; trusted-types default"
    )
    icon = base64.b64encode(assets["icon.svg"]).decode()
    head = f'<link rel="icon" href="data:image/svg+xml;base64,{icon}" /><style>{style}</style>'
    files = {name: data for name, data in assets.items() if PACKED.fullmatch(name)} | {name: runtime[name] for name in RUNTIME}
    pictures = {name: data for name, data in assets.items() if PICTURES.fullmatch(name)}
    blocks = [_block(name, gzip.compress(data, 9, mtime=0)) for name, data in sorted(files.items())]
    blocks += [_block(name, data) for name, data in sorted(pictures.items())]
    text = SCRIPT.sub("", OUTSIDE.sub("", page))
    text = POLICY.sub(lambda _: policy, text, count=1)
    text = text.replace("</head>", f"{head}</head>", 1)
    text = text.replace("</body>", "\n".join([*blocks, f'<script type="module">{script}</script>', "</body>"]), 1)
    made = text.encode()
    if len(made) > LIMIT:
        raise Failure(f"{NAME} would take {len(made)} bytes; the limit is {LIMIT}. Make the engine or the page smaller.")
    return made


def own_fonts(assets: Mapping[str, bytes]) -> str:
    """All style sheets as one, with its fonts inside."""

    def inside(found: re.Match[str]) -> str:
        return f"url(data:font/woff2;base64,{base64.b64encode(assets[found[1]]).decode()})"

    return FONT.sub(inside, "".join(assets[sheet].decode() for sheet in SHEETS))


def _hash(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _block(name: str, data: bytes) -> str:
    return f'<script type="text/plain" data-file="{name}">{base64.b64encode(data).decode()}</script>'
