# SPDX-License-Identifier: Apache-2.0
"""Many pages of one development server: a browser opens six connections to a server, and a page that followed the
server's events by itself would hold one of them.

The pages are frames of one document, which share connections and workers as tabs do. Their app is missing; the
development scripts show the state of its build.
"""

import contextlib
import json
import select
import threading
from http.server import SimpleHTTPRequestHandler

from engines.interface import eventually
from examples import ROOT
from serving import running

TABS = 8
SOURCES = ROOT / "Sources"
PAGE = (SOURCES / "QuireWeb/Runtime/index.html").read_text().replace(
    "<!-- own -->", '<script type="module" src="QuireWeb/Runtime/development/main.js?app=Tabs&amp;build=1"></script>')
FRAMES = "<!doctype html>" + TABS * '<iframe src="page.html"></iframe>'
BULLETIN = {"app": "Tabs", "state": "failed", "build": "1", "sentence": "Tabs does not build.", "errors": []}
HEARD = "[...document.querySelectorAll('iframe')].map((frame) =>" \
    " frame.contentDocument.querySelector('.quire-development-errors h1')?.textContent ?? null)"


class Events:
    """The connections of browsers that follow the events."""

    def __init__(self):
        self.open = 0
        self.most = 0
        self.is_over = False
        self._lock = threading.Lock()

    def count(self, change):
        with self._lock:
            self.open += change
            self.most = max(self.most, self.open)


@contextlib.contextmanager
def server():
    """Yields its address and its `Events`."""
    events = Events()

    class Handler(SimpleHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self):
            if self.path == "/development-events":
                self._follow()
            elif self.path in ("/", "/page.html"):
                self._send(FRAMES if self.path == "/" else PAGE)
            else:
                super().do_GET()

        def _send(self, text):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            self.wfile.write(text.encode())

        def _follow(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.end_headers()
            self.close_connection = True
            events.count(1)
            with contextlib.suppress(OSError):
                self.wfile.write(f"data: {json.dumps(BULLETIN)}\n\n".encode())
                # Until the browser closes it.
                while not events.is_over and not select.select([self.connection], [], [], 0.1)[0]:
                    pass
            events.count(-1)

        def log_message(self, *_):
            pass

    with running(lambda *rest: Handler(*rest, directory=SOURCES)) as address:
        try:
            yield address, events
        finally:
            events.is_over = True


def test_all_tabs_share_one_connection(engine):
    with server() as (address, events):
        page = engine.open(address)
        try:
            page.wait_until(f"{HEARD}.every((text) => text === 'Tabs does not build.')")
            assert (events.open, events.most) == (1, 1)
            # A page that is left takes the events from no other page.
            page.evaluate("void document.querySelector('iframe').remove()")
            page.evaluate("void document.querySelector('iframe').contentWindow.location.reload()")
            page.wait_until(f"{HEARD}.every((text) => text === 'Tabs does not build.')")
            assert (events.open, events.most) == (1, 1)
            page.evaluate("document.body.replaceChildren()")
            eventually(lambda: events.open == 0 or None, 10, "the end of the connection")
        finally:
            page.close()
