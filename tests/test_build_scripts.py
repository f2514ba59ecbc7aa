"""The parts of the scripts that can go wrong without anybody noticing."""

from __future__ import annotations

import ast
import contextlib
import io
import os
import subprocess
import sys
import threading
import urllib.error
import urllib.request
import zipfile
from typing import TYPE_CHECKING

import pytest

import test
from machine import chromium, engines, environment
from machine.environment import Failure
from website import assembly, checks, folders
from website.serve import Site

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

fetch = urllib.request.build_opener(urllib.request.ProxyHandler({})).open
"""A machine behind a proxy reaches itself without it."""
SITE = {"index.html": b"<p>", "v/abc/main.js": b"1", "pyodide/1/a.wasm": b"\0asm"}


def test_an_archive_depends_on_nothing_but_its_files() -> None:
    files = {"b/two.py": b"2", "a.py": b"1"}
    first = folders.archive(files)
    assert first == folders.archive(dict(reversed(files.items())))
    with zipfile.ZipFile(io.BytesIO(first)) as archive:
        assert archive.namelist() == ["a.py", "b/two.py"]
        assert archive.read("b/two.py") == b"2"


def test_the_engine_archive_holds_sources_only() -> None:
    with zipfile.ZipFile(io.BytesIO(assembly.engine()["engine.zip"])) as archive:
        names = archive.namelist()
    assert "domino_core/__init__.py" in names
    assert all(name.startswith("domino_core/") and name.endswith(".py") for name in names)


@pytest.mark.parametrize(
    "other", [{"a": b"x", "b": b"z"}, {"a": b"x", "c": b"y"}, {"a": b"x"}, {"a": b"xb", "": b"y"}, {"ax": b"", "b": b"y"}]
)
def test_a_release_is_named_after_names_and_contents(other: dict[str, bytes]) -> None:
    files = {"a": b"x", "b": b"y"}
    assert folders.release_hash(files) == folders.release_hash({"b": b"y", "a": b"x"})
    assert len(folders.release_hash(files)) == 12
    assert folders.release_hash(files) != folders.release_hash(other)


def test_writing_a_site_removes_what_an_older_one_left(tmp_path: Path) -> None:
    out = tmp_path / "out"
    folders.write_site({**SITE, "v/old/main.js": b"0"}, out)
    folders.write_site(SITE, out)
    assert folders.read_folder(out) == SITE
    assert not (out / "v" / "old").exists()


def test_writing_a_site_spares_a_folder_that_is_not_one(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear", encoding="utf-8")
    with pytest.raises(environment.Failure, match="not a built site"):
        folders.write_site(SITE, tmp_path)
    assert letter.read_text(encoding="utf-8") == "dear"


def test_a_missing_entry_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assembly, "WEB", tmp_path)
    with pytest.raises(environment.Failure, match=r"web/\w+\.js is missing"):
        assembly.scripts()


@pytest.mark.parametrize(
    "text, source, found",
    [
        ("fetch('https://cdn.example.org/x')", False, ["cdn.example.org"]),
        ('<script src="//cdn.example.org/x">', False, ["cdn.example.org"]),
        ("new WebSocket(`wss://example.org`)", False, ["example.org"]),
        ("fetch('../engine.zip') // a comment", False, []),
        ("half = (total//self.count)", True, []),
    ],
)
def test_other_hosts_are_seen(text: str, source: bool, found: list[str]) -> None:
    assert checks.hosts(text, source=source) == found


def test_a_site_that_names_another_host_is_refused(tmp_path: Path) -> None:
    folders.write_site({**SITE, "v/abc/a.svg": b'<svg xmlns="http://www.w3.org/2000/svg"/>'}, tmp_path)
    checks.check_hosts(tmp_path)
    source = {"domino_core/x.py": b"URL = 'https://example.org'"}
    folders.write_site({**SITE, "v/abc/engine.zip": folders.archive(source)}, tmp_path)
    with pytest.raises(environment.Failure, match=r"domino_core/x\.py names example\.org"):
        checks.check_hosts(tmp_path)


def test_scripts_that_are_too_big_are_refused(tmp_path: Path) -> None:
    folders.write_site({**SITE, "pyodide/1/big.mjs": bytes(range(256)) * 999}, tmp_path)
    checks.check_size(tmp_path)
    noise = "".join(folders.release_hash({str(number): b""}) for number in range(8000)).encode()
    folders.write_site({**SITE, "v/abc/main.js": noise}, tmp_path)
    with pytest.raises(environment.Failure, match="limit is 40000"):
        checks.check_size(tmp_path)
    folders.write_site({**SITE, "v/abc/main.js": b'import{a as b}from"./part.js";b()', "v/abc/part.js": noise}, tmp_path)
    with pytest.raises(environment.Failure, match=r"v/abc/part\.js"):
        checks.check_size(tmp_path)
    folders.write_site({**SITE, "v/abc/main.js": b'import("./part.js")', "v/abc/part.js": noise}, tmp_path)
    checks.check_size(tmp_path)


def test_the_server_sends_the_types_that_browsers_insist_on(tmp_path: Path) -> None:
    folders.write_site({**SITE, "v/abc/worker.mjs": b"", "v/abc/a.svg": b"", "app.webmanifest": b"{}"}, tmp_path)
    expected = {
        "": "text/html; charset=utf-8",
        "pyodide/1/a.wasm": "application/wasm",
        "v/abc/main.js": "text/javascript; charset=utf-8",
        "v/abc/worker.mjs": "text/javascript; charset=utf-8",
        "v/abc/a.svg": "image/svg+xml",
        "app.webmanifest": "application/manifest+json",
    }
    with Site(tmp_path, prefix="/some/place/") as site:
        for path, kind in expected.items():
            with fetch(site.url + path) as reply:
                assert reply.headers["Content-Type"] == kind
                assert reply.headers["Cache-Control"] == "no-store"
        for path in ("v/", "nothing.js", "../place", "%2e%2e/%2e%2e/etc/passwd"):
            with pytest.raises(urllib.error.HTTPError) as refusal:
                fetch(site.url + path)
            assert refusal.value.code == 404
            refusal.value.close()


SCRIPTS = [
    path for path in sorted((environment.ROOT / "build_scripts").glob("*.py")) if "run_script(main)" in path.read_text("utf-8")
]
AS_IF_OLD = """
import runpy, sys
sys.version_info, sys.version, sys.argv = (3, 8, 18, "final", 0), "3.8.18 (long ago)", sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_an_old_python_is_told_in_a_sentence(script: Path) -> None:
    """The version is looked at before anything else runs."""
    line = [sys.executable, "-c", AS_IF_OLD, str(script)]
    done = subprocess.run(line, capture_output=True, text=True, timeout=120, check=False, cwd=script.parent)
    assert done.stderr.startswith("Boneyard needs Python 3.11 or newer, and this is 3.8.18."), done.stderr
    assert done.returncode == 1


def test_an_old_python_can_read_the_scripts() -> None:
    for path in (environment.ROOT / "build_scripts").rglob("*.py"):
        ast.parse(path.read_text(encoding="utf-8"), feature_version=(3, 8))


def test_no_script_is_called_like_something_that_python_brings() -> None:
    """Scripts find each other by bare names, and Python's own modules would be found first, or not at all any more."""
    names = {path.stem for path in SCRIPTS} | {
        path.parent.name for path in (environment.ROOT / "build_scripts").glob("*/__init__.py")
    }
    assert {"play", "website"} <= names
    assert not names & set(sys.stdlib_module_names)


def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(environment, "CACHE", tmp_path / "file" / "cache")
    with pytest.raises(Failure, match="--no-build"), environment.only_one("setup"):
        pass


def does_not_start() -> str:
    raise RuntimeError("no screen")


@pytest.mark.parametrize(
    "found, starts, line, working",
    [
        ((True, True), (lambda: "Firefox 1", lambda: "WebKitGTK 2"), "Firefox 1, WebKitGTK 2", "firefox,webkit"),
        ((True, False), (lambda: "Firefox 1", does_not_start), "Firefox 1; SKIPPED, not here: WebKitGTK", "firefox"),
        ((False, False), (does_not_start, does_not_start), "SKIPPED, not here: Firefox, WebKitGTK", ""),
        ((False, True), (does_not_start, does_not_start), "SKIPPED, not here: Firefox, WebKitGTK (does not start)", ""),
    ],
)
def test_engines_that_are_missing_are_named_and_skipped(
    found: tuple[bool, bool], starts: tuple[Callable[[], str], ...], line: str, working: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(engines.VARIABLE, "")
    monkeypatch.setattr(engines, "FOUND", {"firefox": lambda: found[0], "webkit": lambda: found[1]})
    monkeypatch.setattr(engines, "STARTS", dict(zip(("firefox", "webkit"), starts, strict=True)))
    assert engines.prepare(install=False) == line
    assert os.environ[engines.VARIABLE] == working
    for engine in ("firefox", "webkit"):
        assert bool(engines.lacks(engine)) == (engine not in working)


def test_an_engine_that_cannot_be_installed_is_no_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(line: object, name: str, failed: str, limit: float = 0) -> None:
        raise Failure(f"  | E: no network\n{failed} (exit code 100)")

    monkeypatch.setenv(engines.VARIABLE, "")
    monkeypatch.setattr(engines, "FOUND", {"firefox": lambda: None, "webkit": lambda: None})
    monkeypatch.setattr(engines, "can_use_apt", lambda: True)
    monkeypatch.setattr(environment, "can_use_apt", lambda: True)
    monkeypatch.setattr(environment, "run_logged", refuse)
    assert engines.prepare(install=True) == "SKIPPED, not here: Firefox, WebKitGTK"
    asked, answer = capsys.readouterr().out.splitlines()
    assert "firefox-esr, webkit2gtk-driver, xvfb" in asked
    assert answer.startswith("The list of Debian packages could not be read")


def test_a_chromium_without_windows_is_taken_unless_one_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (chromium.VARIABLE, chromium.BARE_VARIABLE):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("shutil.which", lambda name: f"/programs/{name}")
    monkeypatch.setattr(chromium, "_told", lambda _: "Chromium 156")
    assert (chromium.find_bare(), chromium.find()) == (f"/programs/{chromium.BARE}", "/programs/chromium")
    monkeypatch.setattr(chromium, "_told", lambda program: "" if chromium.BARE in program else "Chromium 156")
    assert chromium.find_bare() == "/programs/chromium", "one that does not start is of no use"
    monkeypatch.setenv(chromium.VARIABLE, "/my/chrome")
    assert chromium.find_bare() == chromium.get_bare() == "/my/chrome"


def test_a_chromium_is_looked_for_before_playwright_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is Playwright's own, another Playwright has to say where that is, and two cannot run at a time."""
    order: list[str] = []

    def got() -> str:
        order.append("got")
        return "/programs/chromium"

    def started() -> contextlib.AbstractContextManager[object]:
        order.append("started")
        raise Failure("that is enough")

    monkeypatch.setattr(chromium, "get", got)
    monkeypatch.setattr("playwright.sync_api.sync_playwright", started)
    with pytest.raises(Failure), chromium.running():
        pass
    assert order == ["got", "started"]


def test_arguments_for_pytest_go_where_they_belong() -> None:
    unit, browser = "tests/test_build_scripts.py::test_x", "tests/browser/conftest.py"
    everywhere, in_browser = ["tests", "--ignore=tests/browser"], ["tests/browser"]
    assert test.split([]) == (everywhere, in_browser)
    assert test.split(["-k", "x"]) == ([*everywhere, "-k", "x"], [*in_browser, "-k", "x"])
    assert test.split(["-x", unit]) == ([unit, "-x"], None)
    assert test.split([browser]) == (None, [browser])
    assert test.split([unit, browser]) == ([unit], [browser])


def test_steps_that_run_beside_each_other_are_told_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    """Two that end only when both have begun; the second fails, and what needs it is not run."""
    both = threading.Barrier(2, timeout=60)

    def late() -> str:
        both.wait()
        return "fine"

    def wrong() -> str:
        both.wait()
        raise Failure("a fault")

    steps = [
        test.Step("one", late, "", quiet=True),
        test.Step("two", wrong, "mend it", quiet=True),
        test.Step("three", lambda: "", ""),
        test.Step("four", late, "", needs=("two",)),
    ]
    outcomes = test.carry_out(steps)
    assert [(one.name, one.verdict, one.note) for one in outcomes] == [
        ("one", "ok", "fine"),
        ("two", "FAILED", "mend it"),
        ("three", "ok", ""),
        ("four", "NOT RUN", "needs: two"),
    ]
    told = [line.partition(",")[0].strip() for line in capsys.readouterr().out.splitlines()]
    assert told == [
        "[1/4] one ...", "ok", "[2/4] two ...", "a fault", "FAILED", "[3/4] three ...", "ok", "[4/4] four ...", "not run",
    ]  # fmt: skip


def test_the_lock_files_name_no_address() -> None:
    for name in (environment.PLAY, environment.TEST, environment.NODE):
        assert "://" not in (environment.ROOT / name).read_text(encoding="utf-8")
    assert '"resolved"' not in (environment.ROOT / "package-lock.json").read_text(encoding="utf-8")
