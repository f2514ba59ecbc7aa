"""Faults shown to the tests that may notice them, by pytest, each in a process of its own.

A fault inside a function is planted in a copy of a process that has loaded everything already. One that is run while modules are loaded,
or that changes what a function needs from around it, needs modules that are loaded with it, which takes some seconds.
"""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from measures.children import be_quiet, end_after, in_children
from measures.planting import Codes, codes_with, plant_before_loading, plant_in_loaded
from measures.reach import Place, Reach, place_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from measures.mutants import Mutant

_LOADING = 60
_SLOWER = 10
"""A test that works for so many times its usual seconds, and some more, goes on for ever."""


class Chosen:
    """For pytest: only some tests, in this order, each with an end."""

    def __init__(self, reach: Reach, tests: Sequence[str]) -> None:
        self._reach, self._order = reach, {test: number for number, test in enumerate(tests)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Tests that are there only because of the fault come last."""
        items[:] = [item for item in items if item.nodeid in self._order or item.nodeid not in self._reach.tests]
        items.sort(key=lambda item: self._order.get(item.nodeid, len(self._order)))

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """A fault may make a test endless."""
        usual = self._reach.tests.get(item.nodeid)
        end_after(_LOADING if usual is None else 5 + _SLOWER * usual.seconds)


class Show:
    """Shows faults to the tests of some files, to each as many as take so many seconds together."""

    def __init__(self, root: Path, options: Sequence[str], files: Sequence[str], reach: Reach, seconds: float) -> None:
        self._root, self._options, self._files, self._reach, self._seconds = root, list(options), list(files), reach, seconds

    def _place(self, one: Mutant) -> Place:
        return place_of(one.file, (self._root / one.file).read_text(encoding="utf-8"), one.line)

    def all(self, faults: Sequence[Mutant], cores: int, tell: Callable[[Mutant, bool], None]) -> None:
        """Show each; tells whether all tests passed with it."""
        codes: dict[Mutant, Codes] = {}
        for one in faults:
            if not self._reach.while_loading(self._place(one)) and (code := codes_with(self._root, one)):
                codes[one] = code
        late = [one for one in faults if one not in codes]
        for number, passed in in_children([partial(self.afresh, one) for one in late], cores):
            tell(late[number], passed)
        if codes:
            pytest.main([*self._options, *self._files], plugins=[_Loaded(partial(self._in_copies, codes, cores, tell))])

    def afresh(self, one: Mutant, loud: bool = False) -> bool:
        """Whether all tests pass; modules are loaded with the fault, so this process must not have loaded any."""
        tests = self._reach.tests_for(self._place(one), self._seconds)
        if not tests:
            return True
        if not loud:
            be_quiet()
        end_after(_LOADING)
        plant_before_loading(self._root, one)
        files = sorted({test.partition("::")[0] for test in tests})
        return pytest.main([*self._options, *files], plugins=[Chosen(self._reach, tests)]) == pytest.ExitCode.OK

    def _in_copies(
        self, codes: dict[Mutant, Codes], cores: int, tell: Callable[[Mutant, bool], None], session: pytest.Session
    ) -> None:
        faults = list(codes)
        items = {item.nodeid: item for item in session.items}
        chosen = [[items[test] for test in self._reach.tests_for(self._place(one), self._seconds)] for one in faults]
        works = [partial(self._in_copy, session, one, codes[one], tests) for one, tests in zip(faults, chosen, strict=True)]
        for number, passed in in_children(works, cores):
            tell(faults[number], passed)

    def _in_copy(self, session: pytest.Session, one: Mutant, codes: Codes, items: Sequence[pytest.Item]) -> bool:
        """Whether all these tests pass in this process, which has loaded everything."""
        be_quiet()
        plant_in_loaded(self._root / one.file, codes)
        session.config.pluginmanager.register(Chosen(self._reach, [item.nodeid for item in items]))
        for item, following in pairwise([*items, None]):
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                return False
        return True


class _Loaded:
    """For pytest: does something else with the tests, once they are loaded, than to run them."""

    def __init__(self, then: Callable[[pytest.Session], None]) -> None:
        self._then = then

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._then(session)
        return True
