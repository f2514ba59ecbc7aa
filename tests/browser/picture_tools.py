"""What is to be seen on the canvas, pixel by pixel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser_tools import wait_settled

if TYPE_CHECKING:
    from playwright.sync_api import Page

_LIGHTS = """async ([face, zones]) => {
    const { stage } = window.boneyard;
    await stage.settled();
    const { width, height } = stage.canvas;
    const { data } = stage.ctx.getImageData(0, 0, width, height);
    const box = stage.canvas.getBoundingClientRect();
    const light = (tile) => {
        const at = stage.onScreen(tile);
        const reach = tile.size * 0.3;
        let [sum, count] = [0, 0];
        for (let x = Math.round((at.x - box.left - reach) * stage.dpr); x < (at.x - box.left + reach) * stage.dpr; x++) {
            for (let y = Math.round((at.y - box.top - reach) * stage.dpr); y < (at.y - box.top + reach) * stage.dpr; y++) {
                sum += data[(y * width + x) * 4 + 2];
                count++;
            }
        }
        return sum / count;
    };
    return stage.scene.tiles.filter((tile) => tile.face === face && zones.includes(tile.zone)).map(light);
}"""


def lights(page: Page, face: str, *zones: str) -> list[float]:
    """How light the middle of each of these tiles is, from 0 to 255, when all lie still.

    It is the blue light: ivory faces, dark red backs and golden signs are far apart in it.
    """
    found: list[float] = page.evaluate(_LIGHTS, [face, list(zones)])
    return found


def wait_until_dark(page: Page, most: float, *zones: str) -> None:
    """Wait until no back of these zones is lighter than that: what somebody says may lie over one for a while."""
    dark = f"async ([zones, most]) => (await ({_LIGHTS})(['down', zones])).every((light) => light < most)"
    wait_settled(page, dark, [list(zones), most])
