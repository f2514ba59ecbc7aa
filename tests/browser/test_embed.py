"""The puzzle in other people's pages: a light front, and the whole game after a tap, in every kind of frame."""

from __future__ import annotations

import gzip
import re
import threading
from typing import TYPE_CHECKING, Any

import pytest

from browser_tools import START_LIMIT, axe_findings
from domino_core.ai.puzzles import code_of, puzzle_named
from domino_core.tiles import NAMES
from embed_tools import FRONT_BYTES, HEAVY, MONDAY, Host, front, make_move, play_on, state, tap_play, wait_frames, wait_moves
from website import assembly, serve
from website.in_page import READY

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Frame, Page

    from browser_tools import Guard

ELEMENT_BYTES = 3_000
LIGHT_FRAMES = {"wide": (640, 480), "narrow": (360, 480)}


# ---------------------------------------------------------------- before the tap


@pytest.mark.parametrize("size", LIGHT_FRAMES.values(), ids=LIGHT_FRAMES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_front_is_light_and_shows_the_deal(host: Host, size: tuple[int, int], theme: str) -> None:
    page = host.show(host.frame_tag(f"puzzle={MONDAY}&theme={theme}", size=size))
    frame = front(page)
    frame.wait_for_function("() => document.getElementById('picture')?.getAttribute('aria-label').includes('4-3, 5-4, 3-3')")
    page.wait_for_load_state("networkidle")
    loaded = host.of_the_site()
    assert sum(loaded.values()) <= FRONT_BYTES, loaded
    assert not [url for url in loaded if HEAVY.search(url)]
    assert frame.locator("#deal > g").count() == 28
    assert frame.get_attribute("html", "data-theme") == theme
    assert frame.evaluate(
        "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
    )
    box = frame.locator("#play").bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert not axe_findings(frame)


@pytest.mark.parametrize("name", ["daily-2026-11-21", "daily-2026-11-22", "deal9-", "deal12-"])
def test_the_picture_is_the_deal_that_the_engine_makes(host: Host, name: str) -> None:
    if name.endswith("-"):
        tiles = int(name[4:-1])
        name += code_of(puzzle_named(f"{tiles}-hard-picture").deal)
    deal = [NAMES[tile] for tile in puzzle_named(name).deal]
    frame = front(host.show(host.frame_tag(f"puzzle={name}")))
    frame.wait_for_function(
        "tiles => document.getElementById('picture').getAttribute('aria-label').includes(tiles)", arg=", ".join(deal[:3])
    )
    assert frame.locator("#deal > g").count() == len(deal)


def test_what_is_not_known_before_the_engine_runs_waits_face_down(host: Host) -> None:
    frame = front(host.show(host.frame_tag("puzzle=6-tricky-abc")))
    assert frame.locator("#deal > use").count() == 3
    frame = front(host.show(host.frame_tag(f"puzzle={MONDAY}&mode=printed")))
    frame.wait_for_selector("#deal > g")
    assert frame.locator("#deal > g:has(use[href='#k'])").count() == 25


def test_today_is_the_readers_today(host: Host) -> None:
    """At the same moment it is Monday in Greenwich and Tuesday on Christmas Island."""
    for zone, today in (("UTC", "2026-11-16"), ("Pacific/Kiritimati", "2026-11-17")):
        frame = front(host.show(host.frame_tag("puzzle=daily"), timezone_id=zone))
        assert frame.get_attribute("#link", "href") == f"{host.site.url}#/puzzle/daily-{today}"


def test_without_scripts_there_is_the_picture_and_a_link(host: Host) -> None:
    page = host.show(host.frame_tag(), java_script_enabled=False)
    frame = page.frame_locator("iframe")
    assert frame.locator("#deal use").count() == 3
    assert frame.locator("noscript a").first.is_visible()
    assert not frame.locator("#play").is_visible()


def test_print_shows_the_picture_and_a_link(host: Host) -> None:
    page = host.show(host.frame_tag())
    frame = front(page)
    page.emulate_media(media="print")
    assert frame.is_visible("#picture")
    assert frame.is_visible("#link")
    assert not frame.is_visible("#play")
    printed = frame.evaluate("getComputedStyle(document.getElementById('link'), '::after').content")
    assert "puzzle/daily" in printed


# ---------------------------------------------------------------- whole games


def watch_bytes(frame: Frame) -> None:
    """From now on every number on the bar is noted."""
    frame.evaluate(
        """() => {
            window.seen = [];
            const note = () => window.seen.push(document.getElementById('bytes').textContent);
            new MutationObserver(note).observe(document.getElementById('bytes'), { childList: true });
        }"""
    )


def bytes_seen(frame: Frame) -> list[float]:
    """The megabytes that the bar has told, in order."""
    seen = [text for text in frame.evaluate("window.seen") if text]
    assert re.fullmatch(r"[\d.]+ of [\d.]+ MB", seen[-1])
    return [float(text.split()[0]) for text in seen]


@pytest.mark.parametrize("kind", ["same-site", "cross-origin", "sandbox"])
def test_it_plays_to_the_end(host: Host, kind: str, guard: Guard) -> None:
    sandbox = 'sandbox="allow-scripts"' if kind == "sandbox" else ""
    query = f"puzzle={MONDAY}&report=1" + ("" if kind == "sandbox" else f"&origin={host.blog.url[:-1]}")
    if kind == "same-site":
        query = f"puzzle={MONDAY}&report=1"
    page = host.show(host.frame_tag(query, sandbox), same_site=kind == "same-site")
    frame = front(page)
    watch_bytes(frame)
    tap_play(frame)
    plain = frame.evaluate("JSON.parse(document.documentElement.dataset.load).plain")
    assert max(bytes_seen(frame)) == pytest.approx(plain, rel=0.05), "the bar counts what the front has announced"
    if kind == "cross-origin":
        assert host.megabytes(page, 0.95 * plain) == pytest.approx(plain, rel=0.05), "and that is what has come"
    now = play_on(frame)
    assert now["result"]["reason"] == "won"
    assert "★★" in frame.inner_text(".puzzle-stars")
    page.wait_for_function("() => window.got.some((one) => one.type === 'castle-rock:result')")
    (result,) = [one for one in page.evaluate("window.got") if one["type"] == "castle-rock:result"]
    assert result == {
        "origin": "null" if kind == "sandbox" else host.site.url.split("/some/")[0],
        "type": "castle-rock:result", "puzzle": MONDAY, "stars": 3, "left": 1, "won": True, "mode": "open",
    }  # fmt: skip
    if kind == "sandbox":
        assert frame.evaluate("origin") == "null"
        guard.allow("Clipboard API has been blocked")
        frame.click("[data-act=share]")
        frame.wait_for_selector(".share-place textarea")
        selected = frame.evaluate("getSelection().toString()")
        assert selected == frame.input_value(".share-place textarea")
        assert selected.splitlines()[-1] == f"{host.site.url}#/puzzle/{MONDAY}"
        assert "No. 320" in selected
        assert "★★★ 🟩" in selected
        assert frame.is_visible("dialog.puzzle-over"), "the result stays open"


def test_every_byte_of_python_is_counted(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python itself is half of the download: a bar that does not count it would stand still and then jump."""
    (python,) = assembly.DIST.rglob("pyodide.asm.wasm")
    body = python.read_bytes()
    half, go_on = len(body) // 2, threading.Event()
    whole = serve._Handler.copyfile

    def by_halves(self: serve._Handler, source: object, target: object) -> None:
        if self.path.endswith(python.name):
            self.wfile.write(body[:half])
            go_on.wait(START_LIMIT / 1000)
            self.wfile.write(body[half:])
        else:
            whole(self, source, target)

    monkeypatch.setattr(serve._Handler, "copyfile", by_halves)
    frame = front(host.show(host.frame_tag(f"puzzle={MONDAY}")))
    watch_bytes(frame)
    frame.click("#play")
    frame.wait_for_function(
        """missing => {
            const [loaded, total] = document.getElementById('bytes').textContent.split(' of ').map(parseFloat);
            return loaded > 0 && total - loaded < missing;
        }""",
        arg=1.1 * half / 1e6,
        timeout=START_LIMIT,
    )
    seen = bytes_seen(frame)
    go_on.set()
    frame.wait_for_selector(READY, state="attached", timeout=START_LIMIT)
    numbers = bytes_seen(frame)
    assert numbers == sorted(numbers)
    assert numbers[-1] - seen[-1] > 0.9 * half / 1e6, "what has not come is not counted"


def test_it_plays_by_taps_and_can_be_looked_back_at(host: Host) -> None:
    page = host.show(host.frame_tag("puzzle=6-gentle-taps&lang=fr&theme=dark&mode=printed", size=(360, 480)))
    frame = front(page)
    tap_play(frame)
    assert "Cachée" in frame.inner_text(".puzzlebar")
    assert frame.evaluate("document.documentElement.dataset.theme") == "dark"
    assert not axe_findings(frame)
    while not (now := state(frame))["finished"]:
        place = frame.evaluate(
            """move => {
                const { stage } = window.boneyard;
                return stage.onScreen(stage.scene.targets.find((one) => one.move === move));
            }""",
            now["legal"][-1],
        )
        frame.locator("canvas.table").click(position=_on_canvas(frame, place))
        wait_moves(frame, now["moves"])
    frame.wait_for_selector("dialog.puzzle-over")
    assert not axe_findings(frame)
    frame.click("[data-act=look-back]")
    frame.wait_for_selector(".steps")
    assert frame.evaluate("document.documentElement.scrollWidth <= innerWidth")


def _on_canvas(frame: Frame, place: dict[str, float]) -> Any:
    box = frame.evaluate(
        "(() => { const b = document.querySelector('canvas.table').getBoundingClientRect(); return [b.x, b.y]; })()"
    )
    return {"x": place["x"] - box[0], "y": place["y"] - box[1]}


def test_two_frames_do_not_disturb_each_other(host: Host) -> None:
    tags = [host.frame_tag(f"puzzle={name}") for name in ("6-gentle-one", "6-gentle-one", "9-steady-two")]
    page = host.show("".join(tags), viewport={"width": 800, "height": 1600})  # browsers paint no frame that is out of sight
    first, second, third = wait_frames(page, 3)
    for frame in (first, second, third):
        frame.wait_for_function("() => document.getElementById('play')?.textContent === 'Play'")
    tap_play(first)
    assert second.get_attribute("html", "data-state") == "front"
    for frame in (second, third):
        tap_play(frame)
    before = state(second)["save"]
    for frame in (first, third, first, third):
        make_move(frame, state(frame)["legal"][0])
    assert state(second)["save"] == before
    assert min(state(first)["moves"], state(third)["moves"]) >= 2
    assert state(third)["options"]["set"] == 9


def test_a_sandbox_on_a_host_that_shuts_it_out_says_so(host: Host, guard: Guard) -> None:
    guard.allow("CORS", "Failed to load", "ERR_FAILED", "ERR_INTERNET_DISCONNECTED")
    page = host.show(host.frame_tag(f"puzzle={MONDAY}", 'sandbox="allow-scripts"', site=host.closed.url))
    frame = front(page)
    frame.click("#play")
    frame.wait_for_selector("html[data-state=error]", state="attached")
    said = frame.inner_text("#failed")
    assert "Access-Control-Allow-Origin: *" in said
    assert "allow-same-origin" in said
    assert f"localhost:{host.closed.port} does not let" in said
    assert frame.inner_text("#play") == "Try again"
    page.context.set_offline(True)
    frame.click("#play")
    frame.wait_for_function("() => document.getElementById('failed')?.textContent.includes('connection still there')")


# ---------------------------------------------------------------- the tag


def tag(host: Host, attributes: str = f'puzzle="{MONDAY}"') -> str:
    return f'<castle-rock {attributes}><a href="#">Castle Rock</a></castle-rock>'


def script(host: Host) -> str:
    return f'<script async src="{host.site.url}castle-rock.js"></script>'


def test_the_tag_makes_the_frame_and_passes_the_result_on(host: Host) -> None:
    small = len(gzip.compress((assembly.DIST / "castle-rock.js").read_bytes(), 9))
    assert small <= ELEMENT_BYTES
    heard = "<script>window.results = []; addEventListener('castle-rock-result', ({ detail }) => results.push(detail));</script>"
    page = host.show(heard + script(host) + tag(host, f'puzzle="{MONDAY}" lang="fr"'))
    page.wait_for_function("() => document.querySelector('castle-rock')?.shadowRoot?.querySelector('iframe')?.style.height")
    made = page.evaluate(
        """() => {
            const frame = document.querySelector('castle-rock').shadowRoot.querySelector('iframe');
            const { width, height } = frame.getBoundingClientRect();
            return { title: frame.title, loading: frame.loading, width, height };
        }"""
    )
    assert made == {"title": "Castle Rock", "loading": "lazy", "width": 640, "height": 480}
    (frame,) = wait_frames(page)
    frame.wait_for_selector("html[lang=fr]", state="attached")
    lie = {"type": "castle-rock:result", "puzzle": "x", "stars": 3, "left": 0, "won": True, "mode": "open"}
    page.evaluate("lie => { postMessage(lie, '*'); postMessage({ type: 'castle-rock:height', height: 99 }, '*'); }", lie)
    tap_play(frame)
    play_on(frame)
    page.wait_for_function("() => window.results.length > 0")
    assert page.evaluate("window.results") == [{"puzzle": MONDAY, "stars": 3, "left": 1, "won": True, "mode": "open"}]
    assert page.evaluate("document.querySelector('castle-rock').shadowRoot.querySelector('iframe').offsetHeight") == 480
    page.set_viewport_size({"width": 376, "height": 700})
    page.wait_for_function(
        "() => document.querySelector('castle-rock')?.shadowRoot?.querySelector('iframe')?.offsetWidth === 360"
    )


def test_height_is_told_to_the_page_around_it_and_to_nobody_else(host: Host) -> None:
    page = host.show(host.frame_tag(size=(640, 300)))
    frame = front(page)
    frame.evaluate("postMessage({ type: 'castle-rock:height?' }, '*')")
    for times in (1, 2):  # messages keep their order: an answer to the frame itself would have come before the second one
        page.evaluate("() => document.querySelector('iframe').contentWindow.postMessage({ type: 'castle-rock:height?' }, '*')")
        page.wait_for_function("times => window.got.length >= times", arg=times)
    answer = {"origin": host.site.url.split("/some/")[0], "type": "castle-rock:height", "height": 480}
    assert page.evaluate("window.got") == [answer, answer]


def test_ten_tags_on_a_page_load_nothing_heavy(host: Host) -> None:
    page = host.show(script(host) + "<p>text</p>".join(tag(host, f'puzzle="daily-2026-11-{day}"') for day in range(10, 20)))
    for number, element in enumerate(page.query_selector_all("castle-rock"), 1):
        page.wait_for_function("element => element.shadowRoot?.querySelector('iframe')", arg=element)
        element.scroll_into_view_if_needed()
        wait_frames(page, number)
    for frame in wait_frames(page, 10):
        frame.wait_for_selector("#deal > g")
    page.wait_for_load_state("networkidle")
    loaded = host.of_the_site()
    assert not [url for url in loaded if HEAVY.search(url)]
    sent = sum(size for _, size in host.loaded)
    assert sent <= 10 * FRONT_BYTES, f"{sent} bytes"


# ---------------------------------------------------------------- previews of links


def test_landing_pages_lead_into_the_game(host: Host, open_site: Callable[..., Page]) -> None:
    page = open_site("puzzle/daily/")
    page.wait_for_selector("canvas.table")
    assert "/#/puzzle/daily-" in page.url
