"""Work in processes of its own: what goes wrong in one of them, endless loops too, is nobody else's trouble."""

from __future__ import annotations

import os
import resource
import signal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

_MEMORY = 4 << 30


def in_children(works: Sequence[Callable[[], bool]], cores: int) -> Iterator[tuple[int, bool]]:
    """Does each work in a process of its own, some at once; tells its number and whether it answered yes. One that dies has not."""
    running: dict[int, int] = {}
    waiting = list(enumerate(works))[::-1]
    while waiting or running:
        while waiting and len(running) < cores:
            number, work = waiting.pop()
            child = os.fork()
            if not child:
                _answer(work)
            running[child] = number
        child, status = os.wait()
        yield running.pop(child), status == 0


def _answer(work: Callable[[], bool]) -> None:
    """Work, and end the process."""
    code = 1
    try:
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        code = 0 if work() else 1
    finally:
        os._exit(code)


def be_quiet() -> None:
    """Nothing that this process prints is wanted."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)


def end_after(seconds: float) -> None:
    """This process dies when it has worked so long from now on, whatever it does."""
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
