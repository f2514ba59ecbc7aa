"""Which lines of the rules each test runs, and how long it takes: a fault is shown only to the tests that run it, the quickest first.

Lines that run while modules are loaded are kept apart: what they have made is there before any test begins.
"""

from __future__ import annotations

import ast
import json
import sys
import time
from functools import cache, partial
from itertools import accumulate
from math import inf
from typing import TYPE_CHECKING, NamedTuple

import pytest

from measures.children import be_quiet, in_children

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path
    from types import CodeType, FrameType

    from _typeshed import TraceFunction

Lines = dict[str, list[int]]
"""Lines that have run, by file."""


class Reached(NamedTuple):
    """What one test has run, and its seconds of the processor's time."""

    seconds: float
    lines: Lines


class Reach(NamedTuple):
    """What runs while modules are loaded, and what each test runs."""

    loading: Lines
    tests: dict[str, Reached]

    def while_loading(self, place: Place) -> bool:
        """Whether what a loaded module is made of may depend on this place."""
        return not place.lines.isdisjoint(self.loading.get(place.file, ()))

    def tests_for(self, place: Place, seconds: float = inf) -> list[str]:
        """The tests that run it, the quickest first; then, if it runs while modules are loaded, those of its game or family.

        Not all of them, when they would take longer than so many seconds together.
        """
        running = {test for test, reached in self.tests.items() if not place.lines.isdisjoint(reached.lines.get(place.file, ()))}
        near = {test for test in self.tests if self._is_near(test, place.file)} if self.while_loading(place) else set()
        ordered = sorted(running | near, key=lambda test: (test not in running, self.tests[test].seconds))
        until = accumulate(self.tests[test].seconds for test in ordered)
        return [test for test, sum_of_seconds in zip(ordered, until, strict=True) if sum_of_seconds <= seconds]

    def _is_near(self, test: str, file: str) -> bool:
        folder, _, name = file.removesuffix(".py").rpartition("/")
        ran = self.tests[test].lines
        if folder.endswith("/games"):
            return file in ran or name in test.replace("-", "_")
        return any(other.startswith(f"{folder}/") for other in ran)


class Place(NamedTuple):
    """A statement of a file."""

    file: str
    lines: set[int]


class Tracer:
    """Notes the lines that run in some files. A function all of whose lines have run is left alone: most of the time is spent in those."""

    def __init__(self, root: Path, files: Iterable[str]) -> None:
        self._names = {str(root / file): file for file in files}
        self._missing: dict[int, tuple[CodeType, set[int]]] = {}
        """For each code that has run, by its id: the code, so that no other gets this id, and its lines that have not run."""
        self._seen: dict[str, set[int]] = {}

    def start(self) -> None:
        """Begin with nothing seen."""
        self._missing, self._seen = {}, {}
        sys.settrace(self._enter)

    def stop(self) -> Lines:
        """What has run since the start."""
        sys.settrace(None)
        return {file: sorted(lines) for file, lines in self._seen.items()}

    def _enter(self, frame: FrameType, event: str, arg: object) -> TraceFunction | None:
        code = frame.f_code
        if code.co_filename not in self._names:
            return None
        if id(code) not in self._missing:  # to hash the code itself would take longer than to run most of it
            self._missing[id(code)] = code, {line for _, _, line in code.co_lines() if line}
        _, missing = self._missing[id(code)]
        if not missing:
            return None
        seen = self._seen.setdefault(self._names[code.co_filename], set())

        def note(frame: FrameType, event: str, arg: object) -> TraceFunction:
            missing.discard(frame.f_lineno)
            seen.add(frame.f_lineno)
            return note

        return note(frame, event, arg)


class Measuring:
    """For pytest: runs each test in a copy of the process, and writes down what it reaches, and what is reached while all are collected.

    In a copy, since much is made once and kept: in one process only the first of several tests would run what makes it.
    """

    def __init__(self, tracer: Tracer, cores: int, notes: Path) -> None:
        self._tracer, self._cores, self._notes = tracer, cores, notes
        tracer.start()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_finish(self) -> None:
        """Everything has been loaded."""
        self._notes.write_text(json.dumps(["", 0, self._tracer.stop()]) + "\n", encoding="utf-8")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of running them all in this process."""
        for number, passed in in_children([partial(self._run, item) for item in session.items], self._cores):
            if not passed:
                raise pytest.UsageError(f"{session.items[number].nodeid} fails")
        return True

    def _run(self, item: pytest.Item) -> bool:
        be_quiet()
        began = time.process_time()
        self._tracer.start()
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        note = [item.nodeid, round(time.process_time() - began, 3), self._tracer.stop()]
        with self._notes.open("ab", buffering=0) as notes:  # one write, so that those of two processes do not mix
            notes.write(json.dumps(note).encode() + b"\n")
        return not item.session.testsfailed


@cache
def _statements(source: str) -> list[range]:
    """The lines of every statement without the statements inside it, in order."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt):
            body: list[ast.stmt] = getattr(node, "body", [])
            end = max(node.lineno, body[0].lineno - 1) if body else node.end_lineno or node.lineno
            found.append(range(node.lineno, end + 1))
    return sorted(found, key=lambda lines: lines.start)


def place_of(file: str, source: str, line: int) -> Place:
    """The smallest statement that a line is in: a test that runs one of its lines may run this one."""
    around = [lines for lines in _statements(source) if line in lines]
    return Place(file, set(around[-1]) if around else {line})
