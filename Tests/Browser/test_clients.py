# SPDX-License-Identifier: Apache-2.0
"""The programs of `Tests/Clients`, unchanged and translated for the browser: each plays its `Session.md` in a page, and
logs what it logs in the simulator."""

import contextlib

import pytest

import sessions_player
import sessions_text
from examples import served

# The sheets of PostcardEditor's first run are popovers.
DEVICES = {"PostcardEditor": [sessions_player.PAD, sessions_player.PHONE]}


@pytest.fixture(scope="session")
def address():
    with served("Clients", "--debug") as address:
        yield address


@pytest.mark.chromium
@pytest.mark.parametrize("client", sessions_text.NAMES)
def test_session(engine, address, client):
    runs = sessions_text.runs(client)
    for steps, device in zip(runs, DEVICES.get(client, [sessions_player.PHONE]), strict=True):
        page = engine.open(f"{address}?program={client}", device, sessions_player.BEFORE)
        with contextlib.closing(page):
            page.wait_until("document.documentElement.hasAttribute('data-quire-ready')")
            player = sessions_player.Player(page, client)
            player.play(steps)
            assert not player.differences, "\n".join(player.differences)
            assert not page.errors, page.errors
