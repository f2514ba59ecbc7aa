"""What scripts and tests run inside the page: going to an address, and playing with the page's own buttons. Both wait for its signs."""

from __future__ import annotations

READY = "html[data-state=ready]"
BROKEN = "html[data-state=error]"
IDLE = "html[data-idle]"

GO = """async ([hash, hurry]) => {
    const heard = new Promise((done) => addEventListener('hashchange', done, { once: true }));
    window.boneyard.hurry = hurry;
    if (location.hash === hash) dispatchEvent(new HashChangeEvent('hashchange'));
    else location.hash = hash;
    await heard;
}"""
"""Goes to an address. The page takes its sign down as soon as it hears of that, and the old screen cannot set it again."""

PLAY_ON = """async ({ limit, presses = Infinity, rounds = true }) => {
    const html = document.documentElement;
    const until = performance.now() + limit;
    for (let made = 0; ; made++) {
        while (!html.hasAttribute('data-idle')) {
            if (performance.now() > until) return -1;
            await new Promise((resolve) => setTimeout(resolve, 4));
        }
        const { state } = window.boneyard;
        if (state.finished || made === presses || (state.result && !rounds)) return made;
        const buttons = [...document.querySelectorAll('.moves button')];
        const next = document.querySelector('dialog [data-act=next-round]');
        html.removeAttribute('data-idle');
        (next ?? buttons.find((one) => state.legal.includes(one.dataset.move))).click();
    }
}"""
"""Presses the first button of the list of moves, and “Next round” in between, until the match is over; or fewer times, or only to the
end of the round. Returns how often, or -1 when the time (in milliseconds) was up."""
