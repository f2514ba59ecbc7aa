"""Has the page's own modules speak, in Node: a script of `tests/js` gets data from real games and the words of each language."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from machine import node
from tests.test_words import ROOT


def said_by(script: str, data: dict[str, Any], words: dict[str, str]) -> dict[str, Any]:
    """What a script of the page's tests answers, by language."""
    with tempfile.TemporaryDirectory() as folder:
        given = Path(folder) / "data.json"
        given.write_text(json.dumps(data), encoding="utf-8")
        files = [Path(folder) / f"{code}.ftl" for code in words]
        for path in files:
            path.write_text(words[path.stem], encoding="utf-8")
        line = [node.programs()[0], str(ROOT / "tests" / "js" / script), str(given), *(f"{path.stem}={path}" for path in files)]
        said: dict[str, Any] = json.loads(node.run(line, "The page's words could not be tried; the lines above say why."))
    return said
