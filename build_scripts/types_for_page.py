"""Write the page's types, `web/types/*.d.ts`, from the engine's declared shapes, `domino_core/shapes/*.py`: one file for each.

The page's scripts are checked against them, so what the engine sends is declared in one place only. The sources are read, not run: names
such as `Seat` and the sentences beside declarations come over as they are. `tests/test_page_types.py` tells when this has to run again.
"""

from __future__ import annotations

import argparse
import ast
import textwrap

from machine import environment
from machine.environment import ROOT, say

SHAPES = ROOT / "domino_core" / "shapes"
TYPES = ROOT / "web" / "types"
COMMAND = "python3 build_scripts/types_for_page.py"
WIDTH = 120
PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean"}


class Unknown(Exception):
    """A declaration that this script has no words for."""

    def __init__(self, node: ast.AST) -> None:
        super().__init__(f"line {getattr(node, 'lineno', '?')}: {ast.unparse(node)}")


# ---------------------------------------------------------------- types


def type_of(node: ast.expr) -> str:
    """A Python type as TypeScript writes it."""
    if isinstance(node, ast.Name):
        return PLAIN.get(node.id, node.id)
    if isinstance(node, ast.Constant) and node.value is None:
        return "null"
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return f"{type_of(node.left)} | {type_of(node.right)}"
    if isinstance(node, ast.Subscript):
        return _made_of(node)
    raise Unknown(node)


def _made_of(node: ast.Subscript) -> str:
    """A type with others in brackets behind it."""
    of, inner = _name(node.value), node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    if of == "Literal":
        return " | ".join(_literal(one) for one in inner)
    if of == "list":
        item = type_of(inner[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if of == "tuple":
        return f"[{', '.join(type_of(one) for one in inner)}]"
    if of == "dict":
        return f"Record<{type_of(inner[0])}, {type_of(inner[1])}>"
    raise Unknown(node)


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _literal(node: ast.expr) -> str:
    value = node.value if isinstance(node, ast.Constant) else None
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f"'{value}'"
    if isinstance(value, int):
        return str(value)
    raise Unknown(node)


# ---------------------------------------------------------------- declarations


def field(name: str, node: ast.expr) -> str:
    """A field of a shape, which may be missing."""
    if isinstance(node, ast.Subscript) and _name(node.value) == "NotRequired":
        return f"{name}?: {type_of(node.slice)};"
    return f"{name}: {type_of(node)};"


def comment(text: str, indent: str = "") -> list[str]:
    """A docstring as a comment for editors to show."""
    one = f"{indent}/** {text} */"
    if len(one) <= WIDTH:
        return [one]
    lines = textwrap.wrap(" ".join(text.split()), WIDTH - len(indent) - 3)
    return [f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */"]


def _sentence(statement: ast.stmt) -> str | None:
    """What a docstring says; None where a statement is none."""
    value = statement.value if isinstance(statement, ast.Expr) else None
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else None


def _said(body: list[ast.stmt], place: int, indent: str = "") -> list[str]:
    """The docstring at a place as a comment, if there is one."""
    text = _sentence(body[place]) if place < len(body) else None
    return [] if text is None else comment(text, indent)


def interface(node: ast.ClassDef) -> list[str]:
    """A shape with the fields that it adds to others."""
    bases = [type_of(base) for base in node.bases if _name(base) != "TypedDict"]
    extends = f" extends {', '.join(bases)}" if bases else ""
    inside: list[str] = []
    for place, statement in enumerate(node.body):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            inside += _said(node.body, place + 1, "  ")
            inside.append(f"  {field(statement.target.id, statement.annotation)}")
        elif _sentence(statement) is None:
            raise Unknown(statement)
    opening = f"export interface {node.name}{extends} {{"
    return [*_said(node.body, 0), *([opening, *inside, "}"] if inside else [opening + "}"])]


def alias(name: str, value: ast.expr) -> list[str]:
    """A name for a type; a union of many is written one below the other."""
    if isinstance(value, ast.Call) and _name(value.func) == "TypedDict":
        return _written_as_call(name, value)
    written = type_of(value)
    line = f"export type {name} = {written};"
    if len(line) <= WIDTH:
        return [line]
    *others, last = written.split(" | ")
    return [f"export type {name} =", *(f"  | {one}" for one in others), f"  | {last};"]


def _written_as_call(name: str, call: ast.Call) -> list[str]:
    """A shape with a field that is a word of Python."""
    fields = call.args[1]
    if not isinstance(fields, ast.Dict):
        raise Unknown(call)
    named = [(key.value, kind) for key, kind in zip(fields.keys, fields.values, strict=True) if isinstance(key, ast.Constant)]
    return [f"export interface {name} {{", *(f"  {field(str(key), kind)}" for key, kind in named), "}"]


def imported(names: list[str], module: str) -> list[str]:
    """What a file takes from another."""
    line = f"import type {{ {', '.join(names)} }} from './{module}.d.ts';"
    return [line] if len(line) <= WIDTH else ["import type {", *(f"  {name}," for name in names), f"}} from './{module}.d.ts';"]


# ---------------------------------------------------------------- files


def declarations(source: str, name: str) -> str:
    """The whole file for one module of shapes."""
    body = ast.parse(source).body
    parts: list[list[str]] = []
    imports: list[str] = []
    for place, statement in enumerate(body):
        if isinstance(statement, ast.ImportFrom):
            package, _, module = (statement.module or "").rpartition(".")
            if package == "domino_core.shapes":
                imports += imported([one.name for one in statement.names], module)
        elif isinstance(statement, ast.ClassDef):
            parts.append(interface(statement))
        elif isinstance(statement, ast.Assign) and len(statement.targets) == 1:
            parts.append([*_said(body, place + 1), *alias(_name(statement.targets[0]), statement.value)])
        elif _sentence(statement) is None:
            raise Unknown(statement)
    head = [f"// Made from domino_core/shapes/{name}.py by `{COMMAND}`: change that, not this.", "", *_said(body, 0)]
    return "\n\n".join("\n".join(part) for part in [head, imports, *parts] if part) + "\n"


def all_files() -> dict[str, str]:
    """What every file of types should hold, by its name."""
    modules = sorted(path for path in SHAPES.glob("*.py") if path.stem != "__init__")
    return {f"{path.stem}.d.ts": declarations(path.read_text(encoding="utf-8"), path.stem) for path in modules}


def stale() -> list[str]:
    """The files that are not as they should be, and those whose shapes are gone."""
    wanted = all_files()
    kept = {path.name: path.read_text(encoding="utf-8") for path in TYPES.glob("*.d.ts")}
    changed = [name for name, text in wanted.items() if kept.get(name) != text]
    return changed + [name for name, text in kept.items() if name not in wanted and COMMAND in text]


def write() -> None:
    """Write what has changed, and remove what nothing is made from any more."""
    wanted = all_files()
    for name in stale():
        if name in wanted:
            (TYPES / name).write_text(wanted[name], encoding="utf-8")
        else:
            (TYPES / name).unlink()
        say(f"{'Wrote' if name in wanted else 'Removed'} web/types/{name}.")


def main() -> int:
    """Bring the page's types up to date."""
    argparse.ArgumentParser(description="Write the page's types from the engine's shapes.").parse_args()
    write()
    return 0


if __name__ == "__main__":
    environment.run_script(main)
