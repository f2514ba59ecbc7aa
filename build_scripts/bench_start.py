"""How quickly the page is ready to play, against bare Pyodide's `1+1` from the stock files, in the same browser and run."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import bench
import build
import chromium
import compress
import runtime
from environment import say
from serve import Site

if TYPE_CHECKING:
    import argparse

    from playwright.sync_api import Browser, BrowserContext, Page

NAME = "start"
HELP = "time and bytes until the engine answers, against bare Pyodide"

AIM_COLD = 0.2
AIM_WARM = 0.25
AIM_BYTES = 1.0
AIM_PAINT = 300
LIMIT = 120_000

BARE = b"""<!doctype html><html data-state="loading"><meta charset="utf-8"><title>bare</title><script type="module">
import { loadPyodide } from './pyodide.mjs';
const pyodide = await loadPyodide();
document.documentElement.dataset.state = pyodide.runPython('1+1') === 2 ? 'ready' : 'error';
</script></html>"""

WATCH = """
(() => {
  const watch = () => {
    const html = document.documentElement;
    if (!html) return void setTimeout(watch, 0);
    new MutationObserver(() => {
      if (html.dataset.state === 'ready') globalThis.readyAt ??= performance.now();
    }).observe(html, { attributes: true });
  };
  watch();
  const look = () => {
    if (globalThis.boneyard?.stage?.scene) globalThis.paintedAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this measure."""
    parser.add_argument("--rounds", type=int, default=7, help="how often each start is timed (default: 7)")


def run(arguments: argparse.Namespace) -> bool:
    """Build, time, weigh, print."""
    build.build()
    with tempfile.TemporaryDirectory() as folder:
        bare = Path(folder)
        for name, data in (runtime.stock() | {"index.html": BARE}).items():
            (bare / name).write_bytes(data)
        with Site(bare, keep=True) as theirs, Site(build.DIST, keep=True) as ours:
            times = _times(theirs.url, ours.url, arguments.rounds)
        sizes = {"bare": _weigh(bare, BARE_FILES), "ours": _weigh(build.DIST, _our_files())}
    return _report(times, sizes)


def _times(theirs: str, ours: str, rounds: int) -> dict[str, list[float]]:
    """Milliseconds from the start of the navigation, by what was measured."""
    from playwright.sync_api import sync_playwright

    from bench_flags import FLAGS

    times: dict[str, list[float]] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.get(), args=FLAGS)
        for number in range(rounds):
            for name, url in (("bare", theirs), ("ours", ours)):
                for key, value in _one_round(browser, name, url).items():
                    times.setdefault(key, []).append(value)
            say(f"  round {number + 1} of {rounds}")
        browser.close()
    return times


def _one_round(browser: Browser, name: str, url: str) -> dict[str, float]:
    """A first visit and a return, in a profile of its own."""
    context = browser.new_context(viewport={"width": 1180, "height": 820})
    context.add_init_script(WATCH)
    page = _open(context, url)
    found = {f"{name} cold": page.evaluate("readyAt")}
    if name == "ours" and (plan := page.evaluate("boneyard.plan")) != "snapshot":
        say(f"  (this cold start went by {plan}: the machine is too busy to measure)")
    page.close()
    if name == "ours":
        page = _open(context, url)
        page.evaluate(
            "navigator.serviceWorker.getRegistration().then((found) => found && navigator.serviceWorker.ready).then(() => 0)"
        )
        page.evaluate("location.hash = '#/play/block?players=2&seed=bench'")
        page.wait_for_selector("html[data-idle] .table-screen", timeout=LIMIT)
        address = page.url
        page.close()
        page = _open(context, address)
        found["restart"] = page.evaluate(
            "(async () => { const then = performance.now(); boneyard.killWorker();"
            " await boneyard.engine({type: 'catalogue'}); return performance.now() - then; })()"
        )
        page.close()
        _, found["paint"] = _visit(context, address)
    found[f"{name} warm"] = _visit(context, url)[0]
    context.close()
    return found


def _open(context: BrowserContext, url: str) -> Page:
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector("html[data-state=ready]", state="attached", timeout=LIMIT)
    return page


def _visit(context: BrowserContext, url: str) -> tuple[float, float]:
    """When the engine had answered, and when the table was painted (0 without one)."""
    page = _open(context, url)
    ready, painted = page.evaluate("[readyAt, globalThis.paintedAt ?? 0]")
    page.close()
    return ready, painted


BARE_FILES = (*runtime.FILES, "index.html")


def _our_files() -> list[str]:
    """What a first visit loads before the engine answers."""
    from playwright.sync_api import sync_playwright

    from bench_flags import FLAGS

    seen: list[str] = []
    with Site(build.DIST) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.get(), args=FLAGS)
        context = browser.new_context(viewport={"width": 1180, "height": 820}, service_workers="block")
        context.on("request", lambda request: seen.append(request.url))
        _open(context, site.url).close()
        browser.close()
        return sorted({address.removeprefix(site.url) or "index.html" for address in seen if address.startswith(site.url)})


def _weigh(folder: Path, names: Any) -> int:
    """Bytes over the wire, with brotli."""
    return sum(len(compress.brotli((folder / name).read_bytes())) for name in names)


def _report(times: dict[str, list[float]], sizes: dict[str, int]) -> bool:
    middle = {name: statistics.median(values) for name, values in times.items()}

    def ratio(kind: str) -> float:
        return middle[f"ours {kind}"] / middle[f"bare {kind}"]

    weight = sizes["ours"] / sizes["bare"]
    rows = [
        (
            f"{kind}: engine answers",
            f"{middle[f'bare {kind}']:.0f} ms",
            f"{middle[f'ours {kind}']:.0f} ms",
            f"{ratio(kind):.2f}",
            f"{aim}",
            _mark(ratio(kind) <= aim),
        )
        for kind, aim in (("cold", AIM_COLD), ("warm", AIM_WARM))
    ]
    rows.append(
        (
            "bytes, brotli",
            f"{sizes['bare'] / 1e6:.2f} MB",
            f"{sizes['ours'] / 1e6:.2f} MB",
            f"{weight:.2f}",
            f"{AIM_BYTES}",
            _mark(weight <= AIM_BYTES),
        )
    )
    rows.append(
        ("return: table painted", "", f"{middle['paint']:.0f} ms", "", f"{AIM_PAINT} ms", _mark(middle["paint"] <= AIM_PAINT))
    )
    rows.append(
        (
            "restart of a killed worker",
            "",
            f"{middle['restart']:.0f} ms",
            f"{middle['restart'] / middle['bare warm']:.2f}",
            "",
            "",
        )
    )
    say(bench.table(("", "bare Pyodide", "Boneyard", "ratio", "at most", ""), rows))
    return all(row[-1] in {"", "met"} for row in rows)


def _mark(met: bool) -> str:
    return "met" if met else "MISSED"
