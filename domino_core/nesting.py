"""How deep JSON text nests: it is measured before anything parses it, since very deep text brings the interpreter down for good."""

from __future__ import annotations

import re

_STRING_OR_BRACKET = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[{\]}]', re.DOTALL)


def nesting(text: str) -> int:
    """The most brackets and braces that are open at once; those inside strings do not count."""
    depth = deepest = 0
    for token in _STRING_OR_BRACKET.findall(text):
        if token in ("[", "{"):
            depth += 1
            deepest = max(deepest, depth)
        elif token in ("]", "}"):
            depth -= 1
    return deepest
