"""Small faults planted in a source file, one at a time: what a careless hand might do. A test suite that bites finds nearly all of them."""

from __future__ import annotations

import ast
import copy
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_REACHED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
_CHANGED = (
    ast.Compare,
    ast.BoolOp,
    ast.UnaryOp,
    ast.BinOp,
    ast.Constant,
    ast.If,
    ast.IfExp,
    ast.AugAssign,
    ast.Expr,
    ast.Continue,
)


class Mutant(NamedTuple):
    """One fault: the `number`th place of a file at which something can be done wrong."""

    file: str
    number: int
    line: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} #{self.number} `{self.before}` -> `{self.after}`"


def _faults(node: ast.AST) -> Iterator[ast.AST]:
    """What can be made of one piece of code by a slip."""
    if not isinstance(node, _CHANGED):
        return
    changed = copy.deepcopy(node)
    if isinstance(changed, ast.Compare) and type(changed.ops[0]) in _COMPARED:
        changed.ops[0] = _COMPARED[type(changed.ops[0])]()
        yield changed
    elif isinstance(changed, ast.BoolOp):
        changed.op = ast.Or() if isinstance(changed.op, ast.And) else ast.And()
        yield changed
    elif isinstance(changed, ast.UnaryOp) and isinstance(changed.op, ast.Not):
        yield changed.operand
    elif isinstance(changed, ast.BinOp) and type(changed.op) in _REACHED:
        changed.op = _REACHED[type(changed.op)]()
        yield changed
    elif isinstance(changed, ast.Constant) and isinstance(changed.value, bool):
        yield ast.Constant(not changed.value)
    elif isinstance(changed, ast.Constant) and isinstance(changed.value, int):
        yield ast.Constant(changed.value + 1)
    elif isinstance(changed, (ast.If, ast.IfExp)) and isinstance(changed.test, (ast.Name, ast.Call, ast.Attribute)):
        changed.test = ast.UnaryOp(ast.Not(), changed.test)
        yield changed
    elif isinstance(changed, ast.AugAssign) or (isinstance(changed, ast.Expr) and isinstance(changed.value, ast.Call)):
        yield ast.Pass()
    elif isinstance(changed, ast.Continue):
        yield ast.Break()


def _is_told(node: ast.AST) -> bool:
    """What is no rule: types, sentences for programmers, and what is declared for tools."""
    if isinstance(node, (ast.Assert, ast.Raise, ast.JoinedStr, ast.Import, ast.ImportFrom)):
        return True
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        return True
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id in {"__slots__", "__all__"}
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


class _Walk(ast.NodeTransformer):
    """Visits every place in a fixed order, tells `seen` about each fault, and plants the one whose number is wanted."""

    def __init__(self, seen: Callable[[int, ast.AST, ast.AST], None], wanted: int = -1) -> None:
        self._seen, self._wanted, self._count = seen, wanted, 0

    def visit(self, node: ast.AST) -> ast.AST:
        if _is_told(node):
            return node
        for fault in _faults(node):
            number, self._count = self._count, self._count + 1
            self._seen(number, node, fault)
            if number == self._wanted:
                return ast.copy_location(fault, node)
        if isinstance(node, ast.AnnAssign):
            if node.value is not None:
                node.value = self.visit(node.value)  # type: ignore[assignment]
            return node
        if isinstance(node, ast.FunctionDef):
            node.body = [self.visit(statement) for statement in node.body]  # type: ignore[misc]
            node.args.defaults = [self.visit(one) for one in node.args.defaults]  # type: ignore[misc]
            return node
        return self.generic_visit(node)


def _short(node: ast.AST) -> str:
    first, *more = ast.unparse(ast.fix_missing_locations(copy.deepcopy(node))).splitlines()
    return first[:90] + (" …" if more or len(first) > 90 else "")


def mutants(file: str, source: str) -> list[Mutant]:
    """Every fault that can be planted in a file."""
    found: list[Mutant] = []

    def note(number: int, node: ast.AST, fault: ast.AST) -> None:
        found.append(Mutant(file, number, getattr(node, "lineno", 0), _short(node), _short(fault)))

    _Walk(note).visit(ast.parse(source))
    return found


def planted(source: str, number: int) -> ast.Module:
    """The file with this fault in it."""
    tree = _Walk(lambda *_: None, number).visit(ast.parse(source))
    assert isinstance(tree, ast.Module)
    return ast.fix_missing_locations(tree)
