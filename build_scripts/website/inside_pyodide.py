"""What the build runs inside Pyodide: byte-compile with the very Python that will run the result, and find what it needs.

`pack.mjs` calls these functions in Node. Nothing here depends on the time or on the machine, so equal sources give equal bytes.
"""

from __future__ import annotations

import ast
import importlib.util
import io
import json
import marshal
import sys
import zipfile
from types import CodeType

LIBRARY = f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip"
UNCHECKED = (1).to_bytes(4, "little") + bytes(8)  # the header of a compiled file that is never compared with its source
DOOR = "domino_core.bridge"

MARGIN = (
    "bisect",
    "contextlib",
    "copy",
    "dataclasses",
    "encodings.ascii",
    "encodings.cp437",
    "encodings.latin_1",
    "enum",
    "functools",
    "heapq",
    "itertools",
    "json",
    "math",
    "random",
    "re",
    "string",
    "time",
    "traceback",
    "typing",
)
"""Modules that stay in the library whether or not anything asks for them today."""

LEFT_OUT = ("ssl.", "_ssl.", "bz2.", "lzma.", "compression/")
"""Files that Pyodide loads at its start if they are there and does well without: a game neither encrypts nor unpacks."""

READ_AT_RUN_TIME = ("_pyodide/", "pyodide/", "functools.py", "dataclasses.py", "typing.py", "annotationlib.py")
"""Files whose functions keep their annotations, because somebody looks at them while the program runs."""


class _Bare(ast.NodeTransformer):
    """Functions without the annotations of their arguments: nothing reads them once the types have been checked."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)


def _without_lines(code: CodeType) -> CodeType:
    """The same code without its table of line numbers."""
    inner = tuple(_without_lines(const) if isinstance(const, CodeType) else const for const in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=b"")


def compiled(name: str, source: bytes, ours: bool = False) -> bytes:
    """A source file as byte code, without docstrings and assertions; only our own files keep their line numbers."""
    tree = ast.parse(source)
    if not name.startswith(READ_AT_RUN_TIME):
        tree = _Bare().visit(tree)
    code = compile(tree, f"{LIBRARY}/{name}", "exec", dont_inherit=True, optimize=2)
    return importlib.util.MAGIC_NUMBER + UNCHECKED + marshal.dumps(code if ours else _without_lines(code))


def stored(files: dict[str, bytes]) -> bytes:
    """A zip that is not compressed: Python reads it faster, and hosts compress it better as a whole."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as out:
        for name in sorted(files):
            out.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), files[name])
    return buffer.getvalue()


def compile_library(path: str) -> bytes:
    """The whole standard library that Pyodide brings, compiled."""
    with zipfile.ZipFile(path) as archive:
        names = [name for name in archive.namelist() if name.endswith(".py")]
        return stored({name + "c": compiled(name, archive.read(name)) for name in names})


def make_bundle(text: str, library: str) -> tuple[bytes, list[str]]:
    """The part of the engine behind the door and what it uses of the library, in one zip; and the engine's modules.

    `text` is JSON: the engine's files by name.
    """
    sources = {_module_of(name): (name, source) for name, source in json.loads(text).items()}
    modules, others = reach(DOOR, {module: source for module, (_, source) in sources.items()})
    engine = {name + "c": compiled(name, source.encode(), ours=True) for name, source in map(sources.__getitem__, modules)}
    sys.path.insert(0, "/tmp/engine.zip")
    with open("/tmp/engine.zip", "wb") as file:  # noqa: PTH123 (inside Pyodide)
        file.write(stored(engine))
    for module in [*MARGIN, *others, *modules]:
        importlib.import_module(module)
    with zipfile.ZipFile(library) as archive:
        names = set(archive.namelist())
        needed = {name for module in sys.modules for name in _files_of(module) if name in names and not name.startswith(LEFT_OUT)}
        return stored(engine | {name: archive.read(name) for name in needed}), [*others, *modules]


def reach(start: str, sources: dict[str, str]) -> tuple[list[str], list[str]]:
    """The modules that importing `start` can ever bring in, also by imports within functions; and the library's modules."""
    found: set[str] = set()
    others: set[str] = set()
    waiting = [start]
    while waiting:
        module = waiting.pop()
        if module in found:
            continue
        found.add(module)
        for name in _imports(ast.parse(sources[module])):
            if name in sources:
                waiting.append(name)
            elif not name.startswith("domino_core"):
                others.add(name)
        if "." in module:
            waiting.append(module.rpartition(".")[0])
    return sorted(found), sorted(name for name in others if _exists(name))


def _imports(tree: ast.AST) -> list[str]:
    """Every name in a file that may be a module."""
    names: list[str] = []
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            continue
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            names += _imports(node)
    return names


def _exists(name: str) -> bool:
    try:
        return importlib.util.find_spec(name) is not None
    except (ImportError, AttributeError, ValueError):
        return False


def _module_of(name: str) -> str:
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _files_of(module: str) -> tuple[str, str]:
    path = module.replace(".", "/")
    return f"{path}.pyc", f"{path}/__init__.pyc"
