"""The marks in the rule pages: what ties a rule, or a few words of it, to the choices of a match.

`{counting=exact}` at the end of a list item or a paragraph, and `[a few words]{counting=exact}` within one, hold only with such a
choice; `{a=x b!=y|z}` wants all of them. `{target}` stands for what was chosen, and `{overview}` marks what is shown only where
nothing has been chosen yet. A heading with `{card}` begins what people want to see at a glance. Values are written as in links. The
clause id in bold that begins a rule and notes in italics and brackets, *(ours)*, tell where a rule comes from.
"""

from __future__ import annotations

import re

Node = str | list["Node"]

CLAUSE = re.compile(r"[A-Z]{2,3}-[VN]?\d+[a-z]?")
OVERVIEW = "overview"
CARD = "card"
PIECES = re.compile(r"(\[|\]\{[^{}]*\}|\{[^{}]*\})")
CONDITION = re.compile(r"([a-z]+)(!?=)([a-z0-9|-]+)")


class BadMark(ValueError):
    """A mark that cannot be read."""


def marked(nodes: list[Node]) -> list[Node]:
    """The content of one paragraph with its marks read: `["if", conditions, …]`, `["value", name]`, `["clause", id]`, `["note", …]`.

    A mark for the whole stays behind as a node of its own, without content; `around` lets it enclose the item or paragraph.
    """
    open_spans: list[list[Node]] = [[]]
    for node in _texts_joined(nodes):
        if isinstance(node, list):
            open_spans[-1].append(_source(node, open_spans[-1]))
            continue
        for piece in PIECES.split(node):
            if piece == "[":
                open_spans.append([])
            elif piece.startswith("]{"):
                if len(open_spans) == 1:
                    raise BadMark(f"no words in brackets before {piece[1:]}")
                words = open_spans.pop()
                open_spans[-1].append([*_mark(piece[2:-1]), *words])
            elif piece.startswith("{"):
                open_spans[-1].append(_mark(piece[1:-1]))
            elif piece:
                open_spans[-1].append(piece)
    if len(open_spans) > 1:
        raise BadMark("a bracket without a mark behind it")
    return open_spans[0]


def around(element: list[Node]) -> list[Node]:
    """An item or a paragraph, enclosed by the mark that it carries."""
    marks = [place for place, node in enumerate(element) if _is_bare(node)]
    if not marks:
        return element
    place = marks[-1]
    before, behind = element[:place], element[place + 1 :]
    if len(marks) > 1 or any(isinstance(node, str) and node.strip() for node in behind):
        raise BadMark("a mark for the whole stands once, at the end")
    if before and isinstance(before[-1], str):
        before[-1] = before[-1].rstrip()
    bare = element[place]
    return [*bare, [*before, *behind]] if isinstance(bare, list) else element


def _is_bare(node: Node) -> bool:
    return isinstance(node, list) and (node in ([OVERVIEW], [CARD]) or (node[0] == "if" and len(node) == 2))


def _mark(text: str) -> list[Node]:
    if text in (OVERVIEW, CARD):
        return [text]
    if re.fullmatch("[a-z]+", text):
        return ["value", text]
    conditions: list[Node] = []
    for part in text.split():
        found = CONDITION.fullmatch(part)
        if found is None:
            raise BadMark(f"{{{text}}} is no mark")
        name, sign, values = found.groups()
        conditions.append([name, sign, [*values.split("|")]])
    return ["if", conditions]


def _texts_joined(nodes: list[Node]) -> list[Node]:
    """Neighbouring texts as one: a mark may go over the end of a line."""
    joined: list[Node] = []
    for node in nodes:
        if isinstance(node, str) and joined and isinstance(joined[-1], str):
            joined[-1] += node
        else:
            joined.append(node)
    return joined


def _source(node: list[Node], before: list[Node]) -> Node:
    """What tells a source: the clause at the beginning, and notes, which take the space before them along."""
    tag, *inside = node
    if tag == "strong" and not before and len(inside) == 1 and CLAUSE.fullmatch(str(inside[0])):
        return ["clause", inside[0]]
    if tag == "em" and str(inside[0]).startswith("(") and str(inside[-1]).endswith(")"):
        if before and isinstance(before[-1], str) and before[-1].endswith((" ", "\n")):
            before[-1] = before[-1].rstrip()
            inside.insert(0, " ")
        return ["note", *inside]
    return node
