# SPDX-License-Identifier: Apache-2.0
"""Serves folders like a web server."""

import contextlib
import functools
import http.server
import threading
import urllib.request


@contextlib.contextmanager
def serving(folder, refuse=(), wasm="application/wasm", policy=None):
    """The address of a folder; requests for names in `refuse` are answered by 404, WebAssembly comes as `wasm`, and each
    answer carries `policy` as its content security policy, if there is one."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": wasm}

        def do_GET(self):
            if self.path.rsplit("/", 1)[-1] in refuse:
                self.send_error(404)
            else:
                super().do_GET()

        def end_headers(self):
            if policy is not None:
                self.send_header("Content-Security-Policy", policy)
            super().end_headers()

        def log_message(self, *_):
            pass

    with running(functools.partial(Quiet, directory=folder)) as address:
        yield address


@contextlib.contextmanager
def relaying(address, wasm):
    """Another address of a site that serves WebAssembly as the type `wasm`, or without a type for `None`."""

    class Relay(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            with urllib.request.urlopen(address + self.path.lstrip("/")) as answer:
                content = answer.read()
                kind = answer.headers["Content-Type"]
            kind = wasm if kind == "application/wasm" else kind
            self.send_response(200)
            if kind is not None:
                self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_):
            pass

    with running(Relay) as own:
        yield own


@contextlib.contextmanager
def running(handler):
    """The address of a server whose requests a handler answers."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()
