"""Play Boneyard on this machine: get what is needed, build the site, serve it. Needs nothing but Python 3.11."""

from __future__ import annotations

import argparse
import webbrowser

from machine import environment, node
from machine.environment import Failure, say
from website import assembly
from website.serve import Site

DEFAULT_PORT = 8314


def main() -> int:
    """Build and serve until interrupted."""
    parser = argparse.ArgumentParser(description="Build Boneyard and play it in a browser on this machine.")
    parser.add_argument("--port", type=int, help=f"the port to serve on (default: {DEFAULT_PORT}, or any free one)")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument("--no-build", action="store_true", help="serve the site as it was built last")
    arguments = parser.parse_args()
    environment.enter(environment.PLAY)

    if not arguments.no_build:
        node.install()
        assembly.build()
    elif not (assembly.DIST / "index.html").is_file():
        raise Failure("There is no built site yet. Run this again without --no-build.")
    site = serve(arguments.port)
    say(f"\nBoneyard is at {site.url}\nPress Ctrl+C to stop.")
    if arguments.open:
        webbrowser.open(site.url)
    site.wait()
    return 0


def serve(port: int | None) -> Site:
    """Serve the built site on the port asked for. Saved games belong to a port, so the usual one is tried first."""
    try:
        return Site(assembly.DIST, DEFAULT_PORT if port is None else port)
    except OSError as error:
        if port is not None:
            raise Failure(f"Port {port} cannot be used ({error.strerror}). Try another: --port 8400") from error
    site = Site(assembly.DIST)
    say(f"Port {DEFAULT_PORT} is taken, so this is served on {site.port}. Games saved on another port are not seen here.")
    return site


if __name__ == "__main__":
    environment.run_script(main)
