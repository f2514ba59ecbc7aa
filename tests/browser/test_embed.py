"""The puzzle in other people's pages: a light front, the whole game after a tap, in every kind of frame, and no trust in addresses."""

from __future__ import annotations

import gzip
import re
from html import escape
from typing import TYPE_CHECKING, Any

import pytest

import build
from browser_tools import axe_findings
from domino_core.ai.puzzles import puzzle_named
from domino_core.tiles import NAMES
from serve import Site
from table_tools import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Frame, Page

    from browser_tools import Guard

FRONT_BYTES = 30_000
ELEMENT_BYTES = 3_000
HEAVY = re.compile(r"wasm|pyodide|snapshot|bundle|worker|chunk|play\.js|\.woff2|style\.css")
MONDAY = "daily-2026-11-16"
LIGHT_FRAMES = {"wide": (640, 480), "narrow": (360, 480)}
SENT = "window.got = []; addEventListener('message', ({ origin, data }) => got.push({ origin, ...data }));"


class Host:
    """A blog on a host of its own, and the site on two: one that lets every page read its files, and one that does not."""

    def __init__(self, browser: Browser, folder: Path) -> None:
        self.browser, self.folder = browser, folder
        self.blog = Site(folder)
        self.site = Site(build.DIST, prefix="/some/place/", cors=True)
        self.closed = Site(build.DIST, prefix="/some/place/")
        self.loaded: list[tuple[str, int]] = []
        self._contexts: list[Any] = []

    def frame_tag(self, query: str = f"puzzle={MONDAY}", more: str = "", size: tuple[int, int] = (640, 480), site: str = "") -> str:
        source = escape(f"{site or self.site.url}embed.html?{query}")
        return f'<iframe src="{source}" width="{size[0]}" height="{size[1]}" style="border:0" title="t" {more}></iframe>'

    def show(self, body: str, *, same_site: bool = False, **options: Any) -> Page:
        """A page of the blog with this in it."""
        whole = f'<!doctype html><html lang="en"><title>Blog</title><link rel="icon" href="data:,"><script>{SENT}</script>{body}'
        context = self.browser.new_context(**{"viewport": {"width": 800, "height": 900}, "reduced_motion": "reduce", **options})
        self._contexts.append(context)
        page = context.new_page()
        self.loaded = []
        page.on("requestfinished", lambda request: self.loaded.append((request.url, request.sizes()["responseBodySize"])))
        if same_site:
            page.route(f"{self.site.url}blog.html", lambda route: route.fulfill(content_type="text/html", body=whole))
            page.goto(f"{self.site.url}blog.html")
        else:
            (self.folder / "blog.html").write_text(whole, encoding="utf-8")
            page.goto(f"{self.blog.url}blog.html")
        return page

    def close(self) -> None:
        for context in self._contexts:
            context.close()
        for served in (self.blog, self.site, self.closed):
            served.close()

    def of_the_site(self) -> dict[str, int]:
        """What was loaded from the site, in bytes as sent."""
        return {url: size for url, size in self.loaded if "/some/place/" in url}


@pytest.fixture(scope="module")
def host(browser: Browser, tmp_path_factory: pytest.TempPathFactory, site: Site) -> Iterator[Host]:
    del site  # it builds the site if need be
    made = Host(browser, tmp_path_factory.mktemp("blog"))
    yield made
    made.close()


def frames(page: Page) -> list[Frame]:
    """The site's frames in a page."""
    return [frame for frame in page.frames if "embed.html" in frame.url]


def front(page: Page) -> Frame:
    """The only frame, when its front stands."""
    page.wait_for_function("() => document.querySelector('iframe')")
    frame = next(iter(frames(page)))
    frame.wait_for_selector("#picture[aria-label]")
    frame.wait_for_function("() => document.getElementById('play').textContent !== 'Castle Rock'")
    return frame


def tap_play(frame: Frame) -> None:
    """Start the game and wait for the table."""
    frame.click("#play")
    frame.wait_for_selector("html[data-state=ready], html[data-state=error]", state="attached", timeout=90_000)
    assert frame.get_attribute("html", "data-state") == "ready", frame.inner_text("#failed")
    frame.evaluate("window.boneyard.hurry = true")
    frame.wait_for_selector("html[data-idle]", state="attached", timeout=PATIENCE)


def state(frame: Frame) -> dict[str, Any]:
    found: dict[str, Any] = frame.evaluate("window.boneyard.state")
    return found


def make_move(frame: Frame, move: str) -> None:
    """A move by its button."""
    moves = state(frame)["moves"]
    frame.press(f'.moves [data-move="{move}"]', "Enter")
    frame.wait_for_function("moves => window.boneyard.state.moves > moves", arg=moves, timeout=PATIENCE)
    frame.wait_for_selector("html[data-idle]", state="attached", timeout=PATIENCE)


def play_on(frame: Frame) -> dict[str, Any]:
    """To the end, with the best moves."""
    while not (now := state(frame))["finished"]:
        move = now["legal"][0]
        if len(now["legal"]) > 1:
            choices = frame.evaluate("window.boneyard.engine({ type: 'advise' })")["choices"]
            move = min(choices, key=lambda one: one["left"])["move"]
        make_move(frame, move)
    frame.wait_for_selector("dialog.puzzle-over")
    return now


# ---------------------------------------------------------------- before the tap


@pytest.mark.parametrize("size", LIGHT_FRAMES.values(), ids=LIGHT_FRAMES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_front_is_light_and_shows_the_deal(host: Host, size: tuple[int, int], theme: str) -> None:
    page = host.show(host.frame_tag(f"puzzle={MONDAY}&theme={theme}", size=size))
    frame = front(page)
    frame.wait_for_function("() => document.getElementById('picture').getAttribute('aria-label').includes('4-3, 5-4, 3-3')")
    page.wait_for_load_state("networkidle")
    loaded = host.of_the_site()
    assert sum(loaded.values()) <= FRONT_BYTES, loaded
    assert not [url for url in loaded if HEAVY.search(url)]
    assert frame.locator("#deal > g").count() == 28
    assert frame.get_attribute("html", "data-theme") == theme
    assert frame.evaluate("document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth")
    box = frame.locator("#play").bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert not axe_findings(frame)


@pytest.mark.parametrize("name", ["daily-2026-11-21", "daily-2026-11-22", "deal9-", "deal12-"])
def test_the_picture_is_the_deal_that_the_engine_makes(host: Host, name: str) -> None:
    if name.endswith("-"):
        from domino_core.ai.puzzles import code_of

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
    frame = front(host.show(host.frame_tag("puzzle=daily")))
    today = frame.evaluate("new Intl.DateTimeFormat('sv').format(new Date())")
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
    tap_play_in_print = frame.evaluate("getComputedStyle(document.getElementById('link'), '::after').content")
    assert "puzzle/daily" in tap_play_in_print


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("kind", ["same-site", "cross-origin", "sandbox"])
def test_it_plays_to_the_end(host: Host, kind: str) -> None:
    sandbox = 'sandbox="allow-scripts"' if kind == "sandbox" else ""
    query = f"puzzle={MONDAY}&report=1" + ("" if kind == "sandbox" else f"&origin={host.blog.url[:-1]}")
    if kind == "same-site":
        query = f"puzzle={MONDAY}&report=1"
    page = host.show(host.frame_tag(query, sandbox), same_site=kind == "same-site")
    frame = front(page)
    frame.evaluate(
        """() => {
            window.seen = [];
            const note = () => window.seen.push(document.getElementById('bytes').textContent);
            new MutationObserver(note).observe(document.getElementById('bytes'), { childList: true });
        }"""
    )
    tap_play(frame)
    seen = [text for text in frame.evaluate("window.seen") if text]
    assert re.fullmatch(r"[\d.]+ of [\d.]+ MB", seen[-1])
    numbers = [float(text.split()[0]) for text in seen]
    assert max(numbers) > 5, "the bar counts real bytes"
    now = play_on(frame)
    assert now["result"]["reason"] == "won"
    assert "★★" in frame.inner_text(".puzzle-stars")
    page.wait_for_function("() => window.got.some((one) => one.type === 'castle-rock:result')")
    (result,) = [one for one in page.evaluate("window.got") if one["type"] == "castle-rock:result"]
    assert result == {
        "origin": "null" if kind == "sandbox" else host.site.url.split("/some/")[0],
        "type": "castle-rock:result", "puzzle": MONDAY, "stars": 2, "left": 1, "won": True, "mode": "open",
    }  # fmt: skip
    if kind == "sandbox":
        assert frame.evaluate("origin") == "null"


def test_it_plays_by_taps_and_can_be_looked_back_at(host: Host) -> None:
    page = host.show(host.frame_tag("puzzle=6-gentle-taps&lang=fr&theme=dark&mode=printed", size=(360, 480)))
    frame = front(page)
    tap_play(frame)
    assert "Comme imprimé" in frame.inner_text(".puzzlebar")
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
        frame.wait_for_function("moves => window.boneyard.state.moves > moves", arg=now["moves"], timeout=PATIENCE)
        frame.wait_for_selector("html[data-idle]", state="attached", timeout=PATIENCE)
    frame.wait_for_selector("dialog.puzzle-over")
    assert not axe_findings(frame)
    frame.click("[data-act=look-back]")
    frame.wait_for_selector(".steps")
    assert frame.evaluate("document.documentElement.scrollWidth <= innerWidth")


def _on_canvas(frame: Frame, place: dict[str, float]) -> Any:
    box = frame.evaluate("(() => { const b = document.querySelector('canvas.table').getBoundingClientRect(); return [b.x, b.y]; })()")
    return {"x": place["x"] - box[0], "y": place["y"] - box[1]}


def test_two_frames_do_not_disturb_each_other(host: Host) -> None:
    page = host.show(host.frame_tag("puzzle=6-gentle-one") + host.frame_tag("puzzle=6-gentle-one") + host.frame_tag("puzzle=9-steady-two"))
    page.wait_for_function("() => document.querySelectorAll('iframe').length === 3")
    first, second, third = frames(page)
    for frame in (first, second, third):
        frame.wait_for_function("() => document.getElementById('play').textContent === 'Play'")
    tap_play(first)
    assert second.get_attribute("html", "data-state") == "front"
    for frame in (second, third):
        tap_play(frame)
    before = state(second)["save"]
    for frame in (first, third, first, third):
        make_move(frame, state(frame)["legal"][0])
    assert state(second)["save"] == before
    assert state(first)["moves"] == state(third)["moves"] == 2
    assert state(third)["options"]["set"] == 9


def test_a_sandbox_on_a_host_that_shuts_it_out_says_so(host: Host, guard: Guard) -> None:
    guard.allow("CORS", "Failed to load", "ERR_FAILED")
    page = host.show(host.frame_tag(f"puzzle={MONDAY}", 'sandbox="allow-scripts"', site=host.closed.url))
    frame = front(page)
    frame.click("#play")
    frame.wait_for_selector("html[data-state=error]", state="attached")
    assert "could not be set up" in frame.inner_text("#failed")
    assert frame.inner_text("#play") == "Try again"


# ---------------------------------------------------------------- the tag


def tag(host: Host, attributes: str = f'puzzle="{MONDAY}"') -> str:
    return f'<castle-rock {attributes}><a href="#">Castle Rock</a></castle-rock>'


def script(host: Host) -> str:
    return f'<script async src="{host.site.url}castle-rock.js"></script>'


def test_the_tag_makes_the_frame_and_passes_the_result_on(host: Host) -> None:
    small = len(gzip.compress((build.DIST / "castle-rock.js").read_bytes(), 9))
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
    (frame,) = frames(page)
    frame.wait_for_selector("html[lang=fr]", state="attached")
    lie = {"type": "castle-rock:result", "puzzle": "x", "stars": 3, "left": 0, "won": True, "mode": "open"}
    page.evaluate("lie => { postMessage(lie, '*'); postMessage({ type: 'castle-rock:height', height: 99 }, '*'); }", lie)
    tap_play(frame)
    play_on(frame)
    page.wait_for_function("() => window.results.length > 0")
    assert page.evaluate("window.results") == [{"puzzle": MONDAY, "stars": 2, "left": 1, "won": True, "mode": "open"}]
    assert page.evaluate("document.querySelector('castle-rock').shadowRoot.querySelector('iframe').offsetHeight") == 480
    page.set_viewport_size({"width": 376, "height": 700})
    page.wait_for_function("() => document.querySelector('castle-rock').shadowRoot.querySelector('iframe').offsetWidth === 360")


def test_height_is_told_to_the_page_around_it_and_to_nobody_else(host: Host) -> None:
    page = host.show(host.frame_tag(size=(640, 300)))
    frame = front(page)
    frame.evaluate("postMessage({ type: 'castle-rock:height?' }, '*')")
    page.evaluate("() => document.querySelector('iframe').contentWindow.postMessage({ type: 'castle-rock:height?' }, '*')")
    page.wait_for_function("() => window.got.length > 0")
    page.wait_for_timeout(200)
    assert page.evaluate("window.got") == [{"origin": host.site.url.split("/some/")[0], "type": "castle-rock:height", "height": 480}]


def test_ten_tags_on_a_page_load_nothing_heavy(host: Host) -> None:
    page = host.show(script(host) + "<p>text</p>".join(tag(host, f'puzzle="daily-2026-11-{day}"') for day in range(10, 20)))
    page.wait_for_function("() => document.querySelectorAll('castle-rock').length === 10")
    for _ in range(12):
        page.mouse.wheel(0, 600)
        page.wait_for_timeout(60)
    page.wait_for_load_state("networkidle")
    assert len(frames(page)) >= 5
    loaded = host.of_the_site()
    assert not [url for url in loaded if HEAVY.search(url)]
    sent = sum(size for _, size in host.loaded)
    assert sent <= 10 * FRONT_BYTES, f"{sent} bytes"


# ---------------------------------------------------------------- addresses that nobody should trust

WHOLE = [NAMES[tile] for tile in puzzle_named("6-tricky-k3x9").deal]
BAD = {
    "puzzle=nonsense": "no puzzle called “nonsense”",
    "puzzle=<script>top.hurt=1</script>": "no puzzle called “<script>",
    "puzzle=%3Cimg%20src%3Dx%20onerror%3Dtop.hurt%3D1%3E": "no puzzle called “<img",
    "puzzle=javascript:top.hurt=1": "no puzzle called",
    "puzzle=daily-2026-02-30": "no puzzle called",
    "puzzle=6-monstrous-1": "no puzzle called",
    "puzzle=deal6-" + "z" * 60: "no puzzle called",
    "puzzle=" + "x" * 30_000: "too long",
    "puzzle=%E0%A4%A&theme=%FF%FE": "no puzzle called",
    "puzzle=%00%0A": "no puzzle called",
    "puzzle=../../index": "no puzzle called",
    "set=9&level=gentle": "no puzzles of the level",
    "deal=" + "+".join([*WHOLE[:-1], WHOLE[0]]): f"has {WHOLE[0]} twice",
    "deal=" + "+".join(WHOLE[:-1]): f"lacks {WHOLE[-1]}",
    "set=6&deal=" + "+".join([*WHOLE[:-1], "9-9"]): "9-9 does not belong",
    "deal=nonsense": "cannot be read",
    "colour=red&puzzle=daily": "left out: colour",
    "theme=neon&lang=xx&mode=fast&report=yes&set=7": "left out: theme, lang, mode, report, set",
    "origin=javascript:alert(1)&puzzle=daily": "left out: origin",
    "__proto__=1&constructor=2": "left out: __proto__, constructor",
    "puzzle=daily&puzzle=daily": "left out: puzzle",
}


@pytest.mark.parametrize("query", BAD, ids=lambda query: query[:40])
def test_a_bad_address_is_answered_in_words(host: Host, query: str) -> None:
    page = host.show(host.frame_tag(query))
    page.wait_for_function("() => document.querySelector('iframe')")
    frame = next(iter(frames(page)))
    frame.wait_for_selector("#problems:not([hidden])")
    assert BAD[query] in frame.inner_text("#problems")
    assert page.evaluate("window.hurt") is None
    assert frame.locator("#problems script, #problems img").count() == 0
    assert frame.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_after_a_bad_address_the_day_can_be_played(host: Host) -> None:
    page = host.show(host.frame_tag("puzzle=nonsense"))
    frame = front(page)
    assert frame.inner_text("#play") == "Play the puzzle of the day"
    tap_play(frame)
    assert state(frame)["game"] == "castle-rock"


def test_a_deal_may_be_written_out(host: Host) -> None:
    frame = front(host.show(host.frame_tag("deal=" + "+".join(WHOLE))))
    frame.wait_for_selector("#deal > g")
    assert ", ".join(WHOLE[:3]) in (frame.get_attribute("#picture", "aria-label") or "")
    tap_play(frame)
    assert state(frame)["view"]["drawn"] + state(frame)["view"]["to_come"] == WHOLE


# ---------------------------------------------------------------- previews of links


def test_landing_pages_lead_into_the_game(host: Host, open_site: Callable[..., Page]) -> None:
    page = open_site("puzzle/daily/")
    page.wait_for_selector("canvas.table")
    assert "/#/puzzle/daily-" in page.url
