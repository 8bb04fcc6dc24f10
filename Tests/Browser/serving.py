"""Folders as a web server gives them."""

import contextlib
import functools
import http.server
import threading


@contextlib.contextmanager
def serving(folder, refuse=()):
    """The address of a folder; requests for names in `refuse` are answered by 404."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm"}

        def do_GET(self):
            if self.path.rsplit("/", 1)[-1] in refuse:
                self.send_error(404)
            else:
                super().do_GET()

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()
