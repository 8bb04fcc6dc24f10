# SPDX-License-Identifier: Apache-2.0
"""Measures the time from saving a line of Postcards to its effect on the open page, in Chromium.

In development, the page reloads by itself. In debug and release the command is started again, and the page is opened
once the command prints its address. `Scripts/edit-bench` calls this; nothing else should run meanwhile.
"""

import argparse
import contextlib
import os
import pathlib
import re
import statistics
import tempfile
import time

from playwright.sync_api import sync_playwright

from engines import PHONE
from engines.chromium import Chromium
from examples import ROOT, serve, stop

SOURCE = ROOT / "Examples/Postcards/App/PostcardViewController.swift"
LINE = 'title = "Postcards"'
LIMIT = 600  # seconds


def wait(page, title):
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        with contextlib.suppress(Exception):  # Of a document that is being replaced by the next one.
            if page.evaluate(f"document.querySelector('main')?.textContent.includes('{title}') ?? false"):
                return
        time.sleep(0.02)
    raise SystemExit(f"{title} is not on the page")


def measure(engine, mode, count, text):
    options = [] if mode == "development" else [f"--{mode}"]
    log = pathlib.Path(tempfile.mkdtemp(prefix="quire-edit-bench-")) / "log"
    server = serve(["Postcards", "--port", "0", *options], log)
    port = re.search(r":(\d+)/", server["address"])[1]
    page = engine.open(server["address"], PHONE, "")
    wait(page, "Postcards")
    times = []
    try:
        for number in range(count):
            title = f"Edit {mode} {time.time():.0f}"
            begun = time.monotonic()
            SOURCE.write_text(text.replace(LINE, f'title = "{title}"'))
            if options:
                stop(server["process"])
                server = serve(["Postcards", "--port", port, *options], log)
                page.evaluate("void location.reload()")
            wait(page, title)
            times.append(time.monotonic() - begun)
            print(f"{mode} {number + 1}: {times[-1]:.1f} s", flush=True)
    finally:
        page.close()
        stop(server["process"])
    return times


def main():
    parser = argparse.ArgumentParser(prog="Scripts/edit-bench")
    parser.add_argument("edits", nargs="*", default=["development=10", "debug=10", "release=3"])
    edits = [edit.split("=") for edit in parser.parse_args().edits]
    text = SOURCE.read_text()
    assert LINE in text
    arguments = ["--disable-dev-shm-usage"] + (["--no-sandbox"] if os.geteuid() == 0 else [])
    rows = []
    with sync_playwright() as playwright:
        engine = Chromium(playwright.chromium.launch(executable_path=os.environ.get("CHROME"), args=arguments))
        try:
            for mode, count in edits:
                times = measure(engine, mode, int(count), text)
                rows.append((mode, len(times), min(times), statistics.median(times), max(times)))
                SOURCE.write_text(text)
        finally:
            SOURCE.write_text(text)
            engine.close()
    print("| build | edits | minimum | median | maximum |\n|---|---|---|---|---|")
    for mode, count, *seconds in rows:
        print(f"| {mode} | {count} | " + " | ".join(f"{each:.1f} s" for each in seconds) + " |")


if __name__ == "__main__":
    main()
