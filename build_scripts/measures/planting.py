"""Two ways to plant a fault: before the file is loaded, or, which is far quicker, in the functions of a file that has been loaded."""

from __future__ import annotations

import gc
import importlib.abc
import importlib.machinery
import importlib.util
import sys
from functools import cache
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING

from measures.mutants import Mutant, planted

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

Codes = dict[tuple[str, int], CodeType]
"""The code of each function of a file, by its full name and first line."""


class Planted(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads one module with a fault in it."""

    def __init__(self, root: Path, one: Mutant) -> None:
        self._path, self._number = root / one.file, one.number
        self._name = one.file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    def find_spec(self, fullname: str, path: object, target: object = None) -> importlib.machinery.ModuleSpec | None:
        """Only the module that the fault is for."""
        if fullname != self._name:
            return None
        package = self._path.name == "__init__.py"
        spec = importlib.util.spec_from_loader(fullname, self, origin=str(self._path), is_package=package)
        if spec and package:
            spec.submodule_search_locations = [str(self._path.parent)]
        return spec

    def exec_module(self, module: ModuleType) -> None:
        """Run the source with the fault."""
        source = self._path.read_text(encoding="utf-8")
        exec(compile(planted(source, self._number), self._path, "exec"), module.__dict__)


def plant_before_loading(root: Path, one: Mutant) -> None:
    """From now on the file is loaded with the fault."""
    sys.meta_path.insert(0, Planted(root, one))


def _inside(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from _inside(inner)


def _by_name(module: CodeType) -> Codes | None:
    """The code of every function; nothing where two have one name and one line, so that they cannot be told apart."""
    codes = list(_inside(module))
    named = {(code.co_qualname, code.co_firstlineno): code for code in codes if not code.co_name.startswith("<")}
    lambdas = {(code.co_qualname, code.co_firstlineno): code for code in codes if code.co_name == "<lambda>"}
    return named | lambdas if len(lambdas) == sum(code.co_name == "<lambda>" for code in codes) else None


@cache
def _without_fault(source: str, path: Path) -> Codes | None:
    return _by_name(compile(source, path, "exec"))


def codes_with(root: Path, one: Mutant) -> Codes | None:
    """The functions of the file with the fault; nothing if they cannot take the place of those that are loaded."""
    path = root / one.file
    source = path.read_text(encoding="utf-8")
    old = _without_fault(source, path)
    new = _by_name(compile(planted(source, one.number), path, "exec"))
    if old is None or new is None or any(code.co_freevars != old[key].co_freevars for key, code in new.items()):
        return None
    return new


def plant_in_loaded(path: Path, codes: Codes) -> None:
    """Give every function of a loaded file its code with the fault."""
    for function in [thing for thing in gc.get_objects() if type(thing) is FunctionType]:
        code = function.__code__
        if code.co_filename == str(path):
            function.__code__ = codes.get((code.co_qualname, code.co_firstlineno), code)
