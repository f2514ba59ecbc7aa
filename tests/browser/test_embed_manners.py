"""A frame in somebody's page is a guest there: it says what it will load, leaves swipes to the page, and finds a way out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from embed_tools import MONDAY, Host, front, state, tap_play

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser_tools import Guard

FITTING = '<meta name="viewport" content="width=device-width">'
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
TALL = "<p style='height: 1500px'>A long text.</p>"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 700}, "has_touch": True, "is_mobile": True}


def swipe(page: Page, x: float, y: float, up: float) -> None:
    """A finger goes up by so many pixels."""
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 11):
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - up * step / 10}]})
    for _ in range(4):  # it comes to rest before it is lifted, so that the page does not glide on
        page.evaluate(FRAMES)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def scroll_by_swipe(page: Page, x: float, y: float) -> None:
    """Swipe until the page has gone along: a frame that has just come gets no touches yet. Then scroll back."""
    for _ in range(10):
        swipe(page, x, y, 150)
        page.evaluate(FRAMES)
        if page.evaluate("scrollY") > 60:
            break
    assert page.evaluate("scrollY") > 60
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_function("() => scrollY === 0")


def test_a_swipe_over_the_frame_scrolls_the_page_around_it(host: Host) -> None:
    page = host.show(FITTING + host.frame_tag(f"puzzle={MONDAY}", size=(360, 480)) + TALL, **PHONE)
    frame = front(page)
    scroll_by_swipe(page, 180, 400)
    tap_play(frame)
    before = state(frame)
    box = page.locator("iframe").bounding_box()
    assert box is not None
    (target, *_) = (one for one in before["scene"]["targets"] if one["move"] == before["legal"][0])
    place = frame.evaluate("target => window.boneyard.stage.onScreen(target)", target)
    x, y = box["x"] + place["x"], box["y"] + place["y"]
    scroll_by_swipe(page, x, y)
    assert state(frame)["moves"] == before["moves"], "a swipe over a tile is no tap"
    page.touchscreen.tap(x, y)
    frame.wait_for_function("moves => window.boneyard.state?.moves > moves", arg=before["moves"])


def test_the_front_says_what_it_will_load_and_only_once(host: Host) -> None:
    page = host.show(host.frame_tag(f"puzzle={MONDAY}"))
    frame = front(page)
    plain = frame.evaluate("Math.round(JSON.parse(document.documentElement.dataset.load).plain)")
    frame.wait_for_function("() => document.getElementById('size')?.textContent")
    assert frame.inner_text("#size") == f"About {plain} MB, once"
    tap_play(frame)
    page.reload()
    frame = front(page)
    frame.wait_for_load_state()
    assert frame.inner_text("#size") == "", "it is on the device"
    page = host.show(host.frame_tag(f"puzzle={MONDAY}", 'sandbox="allow-scripts"'))
    frame = front(page)
    frame.wait_for_function("() => document.getElementById('size')?.textContent")
    assert frame.inner_text("#size") == f"About {plain} MB", "a frame that keeps nothing does not promise that it is once"


def test_the_way_to_the_site_leads_somewhere_in_every_frame(host: Host, guard: Guard) -> None:
    address = f"{host.site.url}#/puzzle/{MONDAY}"
    page = host.show(host.frame_tag(f"puzzle={MONDAY}"))
    with page.context.expect_page() as opened:
        front(page).click("#link")
    assert opened.value.url in {address, "about:blank"}
    guard.allow("Blocked opening")
    page = host.show(host.frame_tag(f"puzzle={MONDAY}", 'sandbox="allow-scripts"'))
    frame = front(page)
    frame.click("#link")
    frame.wait_for_selector("#out input")
    assert frame.evaluate("getSelection().toString()") == address
    tap_play(frame)
    frame.click(".bar a")
    frame.wait_for_selector("dialog .shown-text")
    assert frame.evaluate("getSelection().toString()") == address
