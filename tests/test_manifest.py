"""What an installed app shows of itself: each manifest names pictures that are there, of the size and shape that it promises."""

from __future__ import annotations

import functools
import io
import json
import math

import pytest
from PIL import Image

from website import catalogues, manifest

MANIFESTS = [manifest.file_of(language) for language in catalogues.languages()]
FELT = tuple(bytes.fromhex(manifest.FELT[1:]))


@functools.cache
def files() -> dict[str, bytes]:
    return manifest.files()


def opened(name: str) -> Image.Image:
    return Image.open(io.BytesIO(files()[name]))


@pytest.mark.parametrize("name", MANIFESTS)
def test_the_pictures_of_a_manifest_are_there_in_their_sizes(name: str) -> None:
    described = json.loads(files()[name])
    shown = [
        *described["icons"],
        *described["screenshots"],
        *(icon for short in described["shortcuts"] for icon in short["icons"]),
    ]
    assert len(shown) >= 6
    for one in shown:
        assert "{}x{}".format(*opened(one["src"]).size) == one["sizes"]


@pytest.mark.parametrize("size", [192, 512])
def test_an_icon_has_clear_corners_and_clean_edges(size: int) -> None:
    picture = opened(f"icons/icon-{size}.png").convert("RGBA")
    corner = [picture.getpixel((k, k)) for k in range(size // 8)]
    assert corner[0] == (0, 0, 0, 0)
    assert corner[-1] == (*FELT, 255)
    for colour in corner:
        assert isinstance(colour, tuple)
        assert colour[3] == 0 or max(abs(a - b) for a, b in zip(colour, FELT, strict=False)) <= 8, (
            "an edge is not darker than the cloth"
        )


@pytest.mark.parametrize("size", [192, 512])
def test_a_maskable_icon_is_full_and_keeps_its_tile_in_the_safe_circle(size: int) -> None:
    picture = opened(f"icons/maskable-{size}.png").convert("RGBA")
    bare = Image.new("RGBA", picture.size, manifest.FELT).getpixel((0, 0))
    beside = [
        (x, y)
        for x in range(size)
        for y in range(size)
        if math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) > 0.4 * size and picture.getpixel((x, y)) != bare
    ]
    assert not beside
    assert picture.getpixel((size // 2, size // 2)) != bare
