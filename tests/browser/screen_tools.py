"""How a test looks at a screen: another size of the window, and questions to the page about what is cut off or covered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser_tools import PATIENCE
from table_tools import wait_idle

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.screens import Size

CUT = """() => {
    const seen = (one) => one.checkVisibility() && getComputedStyle(one).clipPath === 'none' && !one.closest('.unseen, .moves');
    const inside = (box) => box.left >= -0.5 && box.top >= -0.5 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
    const parts = [...document.querySelectorAll('.bar, .bar *, .controls, .controls *')].filter(seen);
    const range = document.createRange();
    const faults = [];
    for (const part of parts) {
        const words = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
        const wide = part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline';
        if (words.length && wide) faults.push(`cut: ${part.textContent}`);
        for (const node of words) {
            range.selectNode(node);
            if (!inside(range.getBoundingClientRect())) faults.push(`off the screen: ${node.data}`);
        }
        const box = part.getBoundingClientRect();
        if (part.matches('button, a, .segment, .switch')) {
            const name = part.outerHTML.slice(0, 90);
            if (Math.min(box.width, box.height) < 44) faults.push(`small: ${name} ${box.width} x ${box.height}`);
            if (!inside(box)) faults.push(`off the screen: ${name}`);
            const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            if (!part.contains(hit) && !hit?.contains(part)) faults.push(`covered: ${name} by ${hit?.outerHTML.slice(0, 60)}`);
        }
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    return faults;
}"""
"""Words that are cut, buttons that are small, covered or off the screen: a line for each fault of the bar and the controls."""

FITS = """([id, names, longest]) => {
    const { t } = window.boneyard;
    const place = document.querySelector('.bar-status');
    const title = document.querySelector('.bar-title');
    const range = document.createRange();
    const table = JSON.stringify(window.boneyard.stage.table);
    const before = place.textContent;
    let cases = [{}];
    for (const name of names) {
        const values = longest[name].map((value) => (/^(seat|suit)-/.test(value) ? t(value) : value));
        cases = cases.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
    }
    const faults = [];
    for (const one of cases) {
        place.textContent = t(id, one);
        range.selectNodeContents(place);
        const [words, lines] = [range.getBoundingClientRect(), range.getClientRects().length];
        const box = place.closest('.bar').querySelector('.bar-words').getBoundingClientRect();
        const right = box.width ? Math.min(innerWidth, box.right) : innerWidth;
        const shown = getComputedStyle(title).clipPath === 'none';
        range.selectNodeContents(title);
        const name = range.getBoundingClientRect();
        const apart = !shown || words.left >= name.right || words.top >= name.bottom - 4;
        const canvas = document.querySelector('canvas.table').getBoundingClientRect();
        const within = words.left >= 0 && words.right <= right - 4 && words.top >= 0 && words.bottom <= canvas.top;
        if (lines !== 1 || !within || !apart) faults.push(place.textContent);
    }
    place.textContent = before;
    return { faults, cases: cases.length, still: JSON.stringify(window.boneyard.stage.table) === table };
}"""
"""An instruction with everything that it may name, in its place: which do not fit on one line there."""

COVERED = """() => {
    const { stage } = window.boneyard;
    for (const motion of document.getAnimations()) motion.finish();
    const floating = [...document.querySelectorAll('.notice, .start-bar')].map((one) => one.getBoundingClientRect());
    const on = (name, { left, top, right, bottom }) => floating
        .some((box) => right > box.left + 1 && left < box.right - 1 && bottom > box.top + 1 && top < box.bottom - 1) ? [name] : [];
    const placed = (name, { x, y }, wide, high) => {
        const [first, last] = [stage.onScreen({ x: x - wide, y: y - high }), stage.onScreen({ x: x + wide, y: y + high })];
        return on(name, { left: first.x, top: first.y, right: last.x, bottom: last.y });
    };
    const words = document.createRange();
    words.selectNodeContents(document.querySelector('.bar-status'));
    const outside = (box) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
    return [
        ...stage.scene.tiles.filter((tile) => tile.zone === 'hand').flatMap((tile) => placed(tile.key, tile, tile.size / 2, tile.size)),
        ...stage.scene.seats.flatMap((seat) => placed(`plate ${seat.seat}`, seat, seat.w / 2, seat.h / 2)),
        ...on('the instruction', words.getBoundingClientRect()),
        ...[...document.querySelectorAll('.bar .button')].flatMap((tool) => on(tool.title, tool.getBoundingClientRect())),
        ...floating.filter(outside).map(() => 'off the screen'),
    ];
}"""
"""What a notice or the strip of the start lies over at a table: tiles of the hand, plates, tools, the instruction."""

UNDER_THE_TITLE = """() => {
    const canvas = document.querySelector('.hero-picture');
    const range = document.createRange();
    const scale = canvas.width / canvas.clientWidth;
    const home = canvas.getBoundingClientRect();
    let bright = 0;
    for (const element of document.querySelectorAll('.hero-words > *')) {
        range.selectNodeContents(element);
        for (const box of range.getClientRects()) {
            const [x, y] = [(box.left - home.left) * scale, (box.top + 0.2 * box.height - home.top) * scale];
            const { data } = canvas.getContext('2d').getImageData(x, y, box.width * scale, 0.6 * box.height * scale);
            for (let k = 0; k < data.length; k += 4) bright += data[k] > 160;
        }
    }
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return { bright, tiles: data.some((value, k) => k % 4 === 0 && value > 160) };
}"""
"""How much of a tile is under the words of the first page, and whether there are tiles at all."""

SIDEWAYS = """() => document.documentElement.scrollWidth > innerWidth || [...document.querySelectorAll('.button, .segment, h1, h2, p')]
    .filter((one) => one.checkVisibility() && !one.closest('.unseen'))
    .some((one) => one.getBoundingClientRect().right > innerWidth + 1)"""
"""Whether a page is wider than its screen."""

DIALOG_FAULTS = """() => {
    const dialog = document.querySelector('dialog[open]');
    const box = dialog.getBoundingClientRect();
    const faults = [];
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) faults.push('the dialog is off the screen');
    for (const one of dialog.querySelectorAll('.dialog-head button, .dialog-foot .button')) {
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
        if (left < box.left || right > box.right || top < box.top || bottom > box.bottom) faults.push(`off the dialog: ${one.textContent}`);
        if (one.scrollWidth > one.clientWidth + 1) faults.push(`overflows: ${one.textContent}`);
        if (Math.min(width, height) < 44) faults.push(`small: ${one.textContent}`);
    }
    const body = dialog.querySelector('.dialog-body');
    if (body.clientHeight < 120) faults.push(`the body has ${body.clientHeight} px`);
    if (body.scrollWidth > body.clientWidth + 1) faults.push('the body scrolls sideways');
    body.scrollTop = body.scrollHeight;
    const last = body.lastElementChild.getBoundingClientRect();
    if (last.bottom > body.getBoundingClientRect().bottom + 1) faults.push('its end cannot be reached');
    body.scrollTop = 0;
    return faults;
}"""
"""What is wrong with the dialog that is open."""


def show_on(page: Page, size: Size) -> None:
    """Another size of the window, and the table laid out for it."""
    if page.viewport_size == {"width": size[0], "height": size[1]}:
        return
    page.evaluate("document.documentElement.removeAttribute('data-idle')")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    wait_idle(page)
    page.wait_for_function(
        """() => {
            const { scene, table } = window.boneyard.stage;
            return Math.abs(scene.width - table.width) < 1 && Math.abs(scene.height - table.height) < 1;
        }""",
        timeout=PATIENCE,
    )
