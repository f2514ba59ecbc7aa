"""A very small painter: rounded boxes and discs with smooth edges on a canvas of pixels, saved as PNG. Enough for a domino."""

from __future__ import annotations

import math
import struct
import zlib

Colour = tuple[int, int, int]


def rgb(text: str) -> Colour:
    """A colour from `#rrggbb`."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


class Picture:
    """Pixels with red, green, blue and opacity."""

    def __init__(self, width: int, height: int, ground: Colour | None = None) -> None:
        self.width, self.height = width, height
        self._pixels = bytearray((bytes((*ground, 255)) if ground else bytes(4)) * (width * height))

    def box(self, x: float, y: float, w: float, h: float, *, round_by: float, turn: float, fill: str) -> None:
        """A box around a middle, its corners rounded, turned clockwise by degrees."""
        colour = rgb(fill)
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        half_w, half_h = w / 2 - round_by, h / 2 - round_by
        reach_x = abs(cos) * w / 2 + abs(sin) * h / 2 + 1
        reach_y = abs(sin) * w / 2 + abs(cos) * h / 2 + 1
        for row in range(max(0, math.floor(y - reach_y)), min(self.height, math.ceil(y + reach_y))):
            dy = row + 0.5 - y
            for column in range(max(0, math.floor(x - reach_x)), min(self.width, math.ceil(x + reach_x))):
                dx = column + 0.5 - x
                across = abs(dx * cos + dy * sin) - half_w
                along = abs(dy * cos - dx * sin) - half_h
                if across > 0 and along > 0:
                    distance = math.hypot(across, along) - round_by
                else:
                    distance = max(across, along) - round_by
                if distance < 0.5:
                    self._blend(row * self.width + column, colour, min(1.0, 0.5 - distance))

    def disc(self, x: float, y: float, r: float, fill: str) -> None:
        """A full circle."""
        self.box(x, y, 2 * r, 2 * r, round_by=r, turn=0, fill=fill)

    def _blend(self, pixel: int, colour: Colour, share: float) -> None:
        at = pixel * 4
        below = self._pixels[at + 3] / 255
        opacity = share + below * (1 - share)
        for channel in range(3):
            old = self._pixels[at + channel]
            self._pixels[at + channel] = round((colour[channel] * share + old * below * (1 - share)) / opacity)
        self._pixels[at + 3] = round(opacity * 255)

    def png(self) -> bytes:
        """The picture as a file."""
        stride = self.width * 4
        rows = b"".join(b"\0" + self._pixels[row * stride : (row + 1) * stride] for row in range(self.height))
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 6, 0, 0, 0)
        parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
        chunks = (struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts)
        return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)
