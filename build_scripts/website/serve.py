"""A small static server for the finished site, for playing at home and for the tests.

It sends what a browser insists on (a wrong type for WebAssembly and Pyodide does not start) and forbids caching, so
that a stale or missing file is noticed at once instead of being covered up by the browser's cache.
"""

from __future__ import annotations

import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Self

TYPES = {
    "": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class _Handler(SimpleHTTPRequestHandler):
    """Files of one folder, under a path prefix."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # otherwise every small file waits 40 ms between its head and its body
    extensions_map = TYPES
    prefix = "/"
    keep = False
    cors = False
    sent: ClassVar[list[int]]

    def do_GET(self) -> None:
        if self._strip_prefix():
            super().do_GET()

    def do_HEAD(self) -> None:
        if self._strip_prefix():
            super().do_HEAD()

    def _strip_prefix(self) -> bool:
        if not self.path.startswith(self.prefix):
            self.send_error(404)
            return False
        self.path = "/" + self.path[len(self.prefix) :]
        return True

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Leave large files to the system: Python's own loop would slow down whatever is measured beside it."""
        outputfile.flush()
        self.sent.append(self.connection.sendfile(source))

    def list_directory(self, path: Any) -> None:
        """A folder without a page is not found: real hosts do not list folders either."""
        self.send_error(404)

    def end_headers(self) -> None:
        versioned = self.path.startswith(("/v/", "/pyodide/"))
        kept = "public, max-age=31536000, immutable" if versioned else "max-age=600"
        self.send_header("Cache-Control", kept if self.keep else "no-store")
        if self.cors:
            self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 (the name is given by the base class)
        """Say nothing: a line per file would hide what the scripts have to say."""


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    allow_reuse_address = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that hangs up in the middle of a file is no error worth a traceback."""


class Site:
    """A folder served on this machine's own address, from the moment it is made until `close`."""

    def __init__(self, folder: Path, port: int = 0, prefix: str = "/", keep: bool = False, cors: bool = False) -> None:
        """Start serving; port 0 takes any free one. `prefix` shows the site below a path, as many hosts do.

        `keep` lets browsers cache, as a real host would; only measurements want that. `cors` lets every page read the files, which
        a frame without an origin needs.
        """
        self.sent: list[int] = []
        """The bytes of each file that was asked for, as soon as they are on their way."""
        handler = type("Handler", (_Handler,), {"prefix": prefix, "keep": keep, "cors": cors, "sent": self.sent})
        self._server = _Server(("127.0.0.1", port), lambda *args: handler(*args, directory=str(folder)))
        self.port: int = self._server.server_address[1]
        self.url = f"http://localhost:{self.port}{prefix}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.1,), daemon=True)
        self._thread.start()

    def wait(self) -> None:
        """Serve until the program is interrupted."""
        while self._thread.is_alive():
            self._thread.join(1)

    def close(self) -> None:
        """Stop serving and free the port."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
