"""How quickly the page is ready to play, against bare Pyodide's `1+1` from the stock files, in the same browser and run."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from machine import chromium
from machine.environment import say
from machine.plain_browser import PlainBrowser
from measures.tables import table
from website import assembly, compress, hosting, runtime
from website.folders import read_folder, write_site
from website.serve import Site

if TYPE_CHECKING:
    import argparse

    from playwright.sync_api import BrowserContext, Page

HELP = "time and bytes until the engine answers, against bare Pyodide"

AIM_COLD = 0.2
AIM_WARM = 0.25
AIM_BYTES = 1.0
AIM_PAINT = 300
LIMIT = 120_000

BARE = b"""<!doctype html><html data-state="loading"><meta charset="utf-8"><title>bare</title>
<script src="watch.js"></script><script type="module">
import { loadPyodide } from './pyodide.mjs';
const pyodide = await loadPyodide();
document.documentElement.dataset.state = pyodide.runPython('1+1') === 2 ? 'ready' : 'error';
</script></html>"""

WATCH = b"""
const html = document.documentElement;
const told = {};
new MutationObserver(async () => {
  if (html.dataset.state !== 'ready' || told.ready) return;
  told.ready = performance.now();
  if (globalThis.boneyard) {
    await navigator.serviceWorker.ready;
    const atTable = location.hash.startsWith('#/');
    while (atTable && !html.hasAttribute('data-idle')) await new Promise((done) => setTimeout(done, 50));
    told.plan = boneyard.plan;
    const then = performance.now();
    boneyard.killWorker();
    await boneyard.engine({ type: 'catalogue' });
    told.restart = performance.now() - then;
    told.address = location.href;
  }
  setInterval(() => (document.title = 'tells:' + JSON.stringify(told)), 20);
}).observe(html, { attributes: true });
const look = () => {
  if (globalThis.boneyard?.stage?.scene) told.painted = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
TABLE = "#/play/block?players=2&seed=bench"


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of this measure."""
    parser.add_argument("--rounds", type=int, default=7, help="how often each start is timed (default: 7)")


def run(arguments: argparse.Namespace) -> bool:
    """Build, time, weigh, print."""
    assembly.build()
    with tempfile.TemporaryDirectory() as folder:
        bare, ours = Path(folder, "bare"), Path(folder, "ours")
        write_site(runtime.stock() | {"index.html": BARE, "watch.js": WATCH}, bare)
        write_site(_watched(read_folder(assembly.DIST)), ours)
        times = _times(bare, ours, arguments.rounds)
        sizes = {"bare": _weigh(bare, BARE_FILES), "ours": _weigh(assembly.DIST, _our_files())}
    return _report(times, sizes)


def _watched(site: dict[str, bytes]) -> dict[str, bytes]:
    """The site with a script that watches the clock; everything else is as it is for visitors."""
    page = site["index.html"].decode().replace("<script", '<script src="watch.js"></script><script', 1)
    site |= {"index.html": page.encode(), "watch.js": WATCH}
    (release,) = {name.split("/")[1] for name in site if name.startswith("v/")}
    del site[hosting.WORKER]
    return site | {hosting.WORKER: hosting.service_worker(release, site)}


def _times(bare: Path, ours: Path, rounds: int) -> dict[str, list[float]]:
    """Milliseconds from the start of the navigation, by what was measured."""
    times: dict[str, list[float]] = {}
    with PlainBrowser(1180, 820) as browser:
        for number in range(rounds + 1):
            found = _one_round(browser, bare, ours)
            say(f"  round {number} of {rounds}" if number else "  a round that does not count: the browser itself is starting")
            for key, value in found.items() if number else ():
                times.setdefault(key, []).append(value)
    return times


def _one_round(browser: PlainBrowser, bare: Path, ours: Path) -> dict[str, float]:
    """A first visit and returns to both, at addresses that the browser has never seen."""
    with Site(bare, keep=True) as theirs, Site(ours, keep=True) as own:
        found = {"bare cold": browser.visit(theirs.url)["ready"], "bare warm": browser.visit(theirs.url)["ready"]}
        first = browser.visit(own.url)
        if first["plan"] != "snapshot":
            say(f"  (this cold start went by {first['plan']}: the machine is too busy to measure)")
        left = browser.visit(f"{own.url}{TABLE}")["address"]
        returned = browser.visit(left)
        warm = browser.visit(own.url)
    return found | {
        "ours cold": first["ready"], "ours warm": warm["ready"], "restart": warm["restart"], "paint": returned["painted"],
    }  # fmt: skip


def _open(context: BrowserContext, url: str) -> Page:
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector("html[data-state=ready]", state="attached", timeout=LIMIT)
    return page


BARE_FILES = (*runtime.FILES, "index.html")


def _our_files() -> list[str]:
    """What a first visit loads before the engine answers."""
    seen: list[str] = []
    with Site(assembly.DIST) as site, chromium.running() as browser:
        context = browser.new_context(viewport={"width": 1180, "height": 820}, service_workers="block")
        context.on("request", lambda request: seen.append(request.url))
        _open(context, site.url).close()
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
    say(table(("", "bare Pyodide", "Boneyard", "ratio", "at most", ""), rows))
    return all(row[-1] in {"", "met"} for row in rows)


def _mark(met: bool) -> str:
    return "met" if met else "MISSED"
