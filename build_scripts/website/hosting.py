"""What hosts and browsers read about the site as a whole: the service worker with its listing, and rules for headers."""

from __future__ import annotations

import hashlib
import json
import re
from typing import TYPE_CHECKING

from machine import node
from machine.environment import ROOT, Failure
from website import compress

if TYPE_CHECKING:
    from collections.abc import Mapping

    Files = dict[str, bytes]

WORKER = "service_worker.js"
HEADERS = "_headers"
NOT_KEPT = re.compile(
    r"python_stdlib\.zip$|pyodide-lock\.json$|engine\.zip$|licence\.txt$|^icons/(wide|narrow|puzzle-.*)\.png$|^(days|puzzle)/|^oembed|^castle-rock\.js$|^_"
)
"""What a device need not keep: the slowest way to start (a last resort, online), licences, pictures for the install dialog, and what
is for other people's pages."""

PACKABLE = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".wasm", ".txt", ".ftl", ".webmanifest", ".zip")
SMALLEST = 1000
"""Files below this many bytes are not worth a compressed copy."""

_POLICY = re.compile(rb'http-equiv="Content-Security-Policy"\s+content="([^"]+)"')


def service_worker(release: str, site: Mapping[str, bytes]) -> bytes:
    """The service worker of a release; it knows every file that it keeps by its hash."""
    listing = {
        "./" if name == "index.html" else name: hashlib.sha256(data).hexdigest()[:32]
        for name, data in sorted(site.items())
        if not NOT_KEPT.search(name)
    }
    options = ["--bundle", "--format=iife", "--minify", "--charset=utf8", "--target=es2022", "--log-level=warning"]
    line = node.command("esbuild", "bin/esbuild", str(ROOT / "web" / WORKER), *options)
    code = node.run(line, "The service worker could not be bundled. The lines above name the place; mend it and build again.")
    front = f"const RELEASE={json.dumps(release)},FILES={json.dumps(listing, separators=(',', ':'))};\n"
    return (front + code).encode()


def headers(page: bytes, frame: bytes) -> bytes:
    """Rules for hosts that read them (Netlify, Cloudflare Pages and others); the site works without.

    The frame for other people's pages has a policy of its own. Two rules that meet would add up, so no rule for all has one.
    """
    found = [_POLICY.search(text) for text in (page, frame)]
    if not all(found):
        raise Failure("A page has no Content-Security-Policy; put it back and build again.")
    own, framed = ({"Content-Security-Policy": policy[1].decode()} for policy in found if policy)
    rules: dict[str, dict[str, str]] = {
        "/*": {
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Access-Control-Allow-Origin": "*",
        },
        "/": {**own, "Cache-Control": "no-cache"},
        "/index.html": own,
        "/embed.html": framed,
        "/*.html": {"Cache-Control": "no-cache"},
        "/*.webmanifest": {"Cache-Control": "no-cache"},
        f"/{WORKER}": {"Cache-Control": "no-cache"},
        "/v/*": {**own, "Cache-Control": "public, max-age=31536000, immutable"},
        "/pyodide/*": {"Cache-Control": "public, max-age=31536000, immutable"},
    }
    lines = [line for path, fields in rules.items() for line in (path, *(f"  {name}: {value}" for name, value in fields.items()))]
    return ("\n".join(lines) + "\n").encode()


def compressed(site: Mapping[str, bytes]) -> Files:
    """A brotli and a gzip copy beside every file that gains from it, for hosts that serve such copies."""
    made: Files = {}
    for name, data in site.items():
        if name.endswith(PACKABLE) and len(data) >= SMALLEST and name != HEADERS:
            made[f"{name}.br"] = compress.brotli(data)
            made[f"{name}.gz"] = compress.gzip(data)
    return {name: data for name, data in made.items() if len(data) < len(site[name.rpartition(".")[0]])}
