"""Make `dist/`, the finished site, or the whole site as one file. `website/assembly.py` tells how."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from machine import environment, node
from website import assembly, single


def main() -> int:
    """Build from the command line."""
    parser = argparse.ArgumentParser(description="Build the site.")
    parser.add_argument("--out", type=Path, help="the folder to build (default: dist), or the single file")
    parser.add_argument(
        "--single", action="store_true", help=f"make one file that plays without a server (default: {single.NAME})"
    )
    parser.add_argument(
        "--compress", action="store_true", help="put .br and .gz copies beside the files, for hosts that serve them"
    )
    parser.add_argument("--site-url", default="", help="where the site will stand, for link previews and oEmbed")
    arguments = parser.parse_args()
    if arguments.site_url and not re.fullmatch(r"https?://[^\s\"'<>]+/", arguments.site_url):
        parser.error("--site-url must be a whole address that ends with a slash")
    environment.enter(environment.PLAY)
    node.install()
    if arguments.single:
        assembly.build_single((arguments.out or environment.ROOT / single.NAME).absolute())
    else:
        assembly.build((arguments.out or assembly.DIST).absolute(), compress=arguments.compress, site_url=arguments.site_url)
    return 0


if __name__ == "__main__":
    environment.run_script(main)
