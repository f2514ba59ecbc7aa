"""Brotli and gzip by Node, which has both built in, kept under `.cache/compressed/` since the best brotli is slow."""

from __future__ import annotations

import hashlib
import os
import subprocess
import time

from machine import node
from machine.environment import CACHE, Failure

STORE = CACHE / "compressed"
_SCRIPT = """
const { readFileSync, writeFileSync } = require('node:fs');
const { brotliCompressSync, gzipSync, constants: c } = require('node:zlib');
const data = readFileSync(0);
const best = { [c.BROTLI_PARAM_QUALITY]: 11, [c.BROTLI_PARAM_LGWIN]: 22, [c.BROTLI_PARAM_SIZE_HINT]: data.length };
writeFileSync(1, process.argv[1] === 'br' ? brotliCompressSync(data, { params: best }) : gzipSync(data, { level: 9 }));
"""
WEEK = 7 * 24 * 3600


def brotli(data: bytes) -> bytes:
    """The smallest brotli."""
    return _packed(data, "br")


def gzip(data: bytes) -> bytes:
    """The smallest gzip that any browser reads."""
    return _packed(data, "gz")


def _packed(data: bytes, kind: str) -> bytes:
    path = STORE / f"{hashlib.sha256(data).hexdigest()[:32]}.{kind}"
    if not path.is_file():
        done = subprocess.run(
            [node.programs()[0], "-e", _SCRIPT, kind], input=data, capture_output=True, timeout=600, check=False
        )
        if done.returncode:
            raise Failure(f"{done.stderr.decode(errors='replace')}\nA file could not be compressed.")
        STORE.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(f".{os.getpid()}")
        fresh.write_bytes(done.stdout)
        fresh.replace(path)
        for old in STORE.iterdir():
            if old.stat().st_mtime < time.time() - WEEK:
                old.unlink(missing_ok=True)
    os.utime(path)
    return path.read_bytes()
