"""Addresses of frames that nobody should trust: a readable message, nothing executed, and the game goes on."""

from __future__ import annotations

from domino_core.ai.puzzles import puzzle_named
from domino_core.tiles import NAMES
from embed_tools import Host, front, state, tap_play, wait_frames

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


def test_bad_addresses_are_answered_in_words(host: Host) -> None:
    """All in one page, side by side: browsers paint no frame that is out of sight."""
    tags = [host.frame_tag(query, size=(320, 200)) for query in BAD]
    page = host.show("".join(tags), viewport={"width": 1400, "height": 1300})
    frames = wait_frames(page, len(BAD))
    for query, frame in zip(BAD, frames, strict=True):
        frame.wait_for_selector("#problems:not([hidden])")
        assert BAD[query] in frame.inner_text("#problems"), query
        assert frame.locator("#problems script, #problems img").count() == 0, query
        assert frame.evaluate("document.documentElement.scrollWidth <= innerWidth"), query
    assert page.evaluate("window.hurt") is None


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
