"""The project's own Python environment, and what every script here needs before anything else.

The scripts must start on a machine that has nothing but Python, so this module uses the standard library only.
`enter` makes a virtual environment under `.cache/`, installs what a lock file names, and starts the calling script
again inside it. A second run finds everything in place and goes straight on.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".cache"
VENV = CACHE / "venv"
VENV_PYTHON = VENV / "bin" / "python"
LOGS = CACHE / "logs"

PLAY = "requirements-play.lock"
TEST = "requirements.lock"
NODE = "requirements-node.lock"

OLDEST_PYTHON = (3, 11)

if sys.version_info < OLDEST_PYTHON:
    # Here, and not in a function: every script imports this module before it uses anything that older Pythons do not have.
    sys.exit(
        f"Boneyard needs Python 3.11 or newer, and this is {sys.version.split()[0]}.\n"
        "Install a newer Python and start this script with it, for example: python3.12 " + " ".join(sys.argv)
    )


if str(ROOT) not in sys.path:
    sys.path.insert(1, str(ROOT))  # the scripts import the rules engine too, from wherever they are started


class Failure(Exception):
    """Something a person must know about; the text says what went wrong and what to do."""


def say(text: str) -> None:
    """Print a line at once, so that progress is seen while a long step runs."""
    print(text, flush=True)


def run_script(main: Callable[[], int]) -> None:
    """Run a script's main function: a failure becomes a sentence and exit code 1, never a traceback."""
    try:
        code = main()
    except Failure as failure:
        print(f"\n{failure}", file=sys.stderr, flush=True)
        code = 1
    except OSError as error:
        print(f"\nSomething on this machine is in the way: {error}", file=sys.stderr, flush=True)
        code = 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr, flush=True)
        code = 130
    sys.exit(code)


def run_logged(command: Sequence[str], name: str, failed: str, limit: float = 900) -> None:
    """Run a noisy command with its output in `.cache/logs/<name>.log`; show the end of it when it fails."""
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / f"{name}.log"
    with log.open("wb") as out:
        try:
            done = subprocess.run(
                command,
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                timeout=limit,
                check=False,
            )
            problem = f"exit code {done.returncode}" if done.returncode else ""
        except subprocess.TimeoutExpired:
            problem = f"stopped after {limit:.0f} seconds"
        except OSError as error:
            problem = str(error)
    if problem:
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()[-25:]
        shown = "\n".join(f"  | {line}" for line in lines)
        raise Failure(f"{shown}\n{failed} ({problem}; the whole output is in {log.relative_to(ROOT)})")


@contextlib.contextmanager
def only_one(name: str) -> Iterator[None]:
    """Hold a lock between processes: two scripts started at once must not both write the same files."""
    import fcntl

    try:
        CACHE.mkdir(exist_ok=True)
        lock = (CACHE / f"{name}.lock").open("w")
    except OSError as error:
        raise Failure(
            f"Nothing can be written into {ROOT} ({error.strerror}), and Boneyard keeps what it gets and builds there.\n"
            "Copy the folder to a place of yours and start again there. "
            "A site that was built before can be played as it is: python3 build_scripts/play.py --no-build"
        ) from error
    with lock as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("Waiting for another Boneyard script to finish its part ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def fingerprint(*files: Path, extra: str = "") -> str:
    """A short text that changes when one of the files does."""
    digest = hashlib.sha256(extra.encode())
    for file in files:
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def apt_install(*packages: str) -> bool:
    """Install Debian packages when that is possible without asking anyone; tell whether it worked."""
    if not can_use_apt():
        return False
    say(f"Installing Debian's {', '.join(packages)} (once; this needs the network) ...")
    apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=300"]
    apt += ["-o", "Acquire::Retries=2", "-o", "Acquire::http::Timeout=30", "-o", "Acquire::https::Timeout=30"]
    try:
        run_logged([*apt, "update"], "apt-update", "The list of Debian packages could not be read.", 300)
        run_logged(
            [*apt, "install", "--no-install-recommends", *packages],
            "apt-install",
            f"Debian could not install {', '.join(packages)}.",
        )
    except Failure as failure:
        say(str(failure).splitlines()[-1])
        return False
    return True


def can_use_apt() -> bool:
    """Whether this is Debian and we may install packages."""
    try:
        system = Path("/etc/os-release").read_text(encoding="utf-8")
    except OSError:
        return False
    return "ID=debian" in system.splitlines() and os.geteuid() == 0 and bool(shutil.which("apt-get"))


def enter(*locks: str) -> None:
    """Go on inside the project's environment with these lock files installed.

    Outside of it, this call does not return: the script starts again under the environment's Python.
    """
    if os.name != "posix":
        raise Failure("These scripts run on Linux and macOS. On Windows, use them inside WSL.")
    install(*locks)
    if Path(sys.prefix).resolve() != VENV.resolve():
        sys.stdout.flush()
        os.execv(VENV_PYTHON, [str(VENV_PYTHON), *sys.argv])


def install(*locks: str) -> None:
    """Make the environment if need be, and install what these lock files name."""
    if _is_whole() and all(_is_installed(lock) for lock in locks):
        return
    with only_one("setup"):
        if not _is_whole():
            _make_venv()
        for lock in locks:
            if not _is_installed(lock):
                _install(lock)


def _home() -> str:
    """Where the environment was made for: a virtual environment does not survive being moved."""
    return str(VENV.resolve())


def _is_whole() -> bool:
    mark = VENV / "made-for"
    return VENV_PYTHON.exists() and mark.is_file() and mark.read_text(encoding="utf-8") == _home()


def _stamp(lock: str) -> Path:
    return VENV / f"installed-{lock}"


def _is_installed(lock: str) -> bool:
    stamp = _stamp(lock)
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == fingerprint(ROOT / lock)


def _make_venv() -> None:
    say("Making a Python environment in .cache/venv ...")
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    failed = (
        "Python could not make a virtual environment.\n"
        "On Debian, run `sudo apt install python3-venv`; elsewhere, install Python from its own site. Then try again."
    )
    try:
        run_logged(command, "venv", failed)
    except Failure:
        # Debian keeps the part of Python that puts pip into an environment in a package of its own.
        if not apt_install("python3-venv"):
            raise
        run_logged(command, "venv", failed)
    (VENV / "made-for").write_text(_home(), encoding="utf-8")


def _install(lock: str) -> None:
    say(f"Installing what {lock} names (once; this needs the network) ...")
    started = time.monotonic()
    pip = [str(VENV_PYTHON), "-m", "pip", "install", "--no-input", "--disable-pip-version-check", "--progress-bar", "off"]
    run_logged(
        [*pip, "--require-hashes", "--no-deps", "-r", lock],
        f"pip-{lock}",
        "Some Python packages could not be installed. Check the network connection and try again.",
    )
    _stamp(lock).write_text(fingerprint(ROOT / lock), encoding="utf-8")
    say(f"  done in {time.monotonic() - started:.0f} s")
