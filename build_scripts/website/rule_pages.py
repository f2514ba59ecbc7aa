"""The rules of the games for the page: from Markdown to plain data, so that the page never has to read HTML.

A page is a list of nodes; a node is a text, or a list of a tag and what is in it: `["p", "A ", ["em", "double"]]`. `rule_marks`
tells what else there is: words that hold with some choices only, values that were chosen, and sources. `["picture", name, words]` is
one of `rule_pictures`.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from machine.environment import Failure
from website.catalogues import unbroken
from website.rule_marks import BadMark, around, marked

if TYPE_CHECKING:
    from pathlib import Path

    from markdown_it.tree import SyntaxTreeNode

    from website.rule_marks import Node

    Files = dict[str, bytes]

TAGS = frozenset({"h2", "h3", "p", "ul", "ol", "li", "strong", "em", "code"})
"""What a page may be made of; `web/panels/rule_page.js` makes no other elements."""


def files(folder: Path) -> Files:
    """One file a page and language."""
    return {f"help/{path.parent.name}/{path.stem}.json": page(path) for path in sorted(folder.glob("*/*.md"))}


def page(path: Path) -> bytes:
    return json.dumps(nodes_of(path), ensure_ascii=False, separators=(",", ":")).encode()


def nodes_of(path: Path) -> list[Node]:
    """A page without its main heading: the panel has one of its own."""
    from markdown_it import MarkdownIt
    from markdown_it.tree import SyntaxTreeNode

    text = unbroken(path.read_text(encoding="utf-8"))
    tree = SyntaxTreeNode(MarkdownIt("commonmark", {"html": False}).enable("table").parse(text))
    blocks = [node for node in tree.children if not (node.type == "heading" and node.tag == "h1")]
    try:
        return _all(blocks, path)
    except BadMark as error:
        raise Failure(f"docs/rules/{path.parent.name}/{path.name}: {error}.") from error


def _all(nodes: list[SyntaxTreeNode], path: Path) -> list[Node]:
    return [made for node in nodes for made in _made(node, path)]


def _made(node: SyntaxTreeNode, path: Path) -> list[Node]:
    """What a node becomes: mostly one; the paragraph in a tight list vanishes and leaves what is in it."""
    if node.type == "softbreak":
        return ["\n"]
    if node.type == "text":
        return [node.content] if node.content else []
    if node.type == "inline":
        return marked(_all(node.children, path))
    if node.type == "image":
        return [["picture", str(node.attrs["src"]), node.content]]
    if node.hidden:
        return _all(node.children, path)
    if node.tag not in TAGS:
        raise Failure(
            f"docs/rules/{path.parent.name}/{path.name} uses {node.type} ({node.tag}), which the page does not show. Write it otherwise."
        )
    return [around([node.tag, *([node.content] if node.type == "code_inline" else _all(node.children, path))])]
