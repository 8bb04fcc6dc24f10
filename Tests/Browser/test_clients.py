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

# Messages of a page in the browser's console besides its log, each with the reason.
SAID = {
    # It is not among the drawn images.
    "AvatarPicker": ["There is no system image named person.crop.square"],
    # For one turn in which the keyboard covers the whole leaving sheet.
    "NoteEditor": ["these constraints can't all hold", "0."],
}


@pytest.fixture(scope="session")
def address():
    with served("Clients") as address:
        yield address


@pytest.mark.chromium
@pytest.mark.parametrize("client", sessions_text.NAMES)
def test_session(engine, address, client):
    runs = sessions_text.runs(client)
    for steps, device in zip(runs, DEVICES.get(client, [sessions_player.PHONE]), strict=True):
        page = sessions_player.opened(engine, address, client, device)
        with contextlib.closing(page):
            player = sessions_player.Player(page, client)
            player.play(steps)
            assert not player.differences, "\n".join(player.differences)
            known = SAID.get(client, [])
            errors = [error for error in page.errors if not any(text in error for text in known)]
            assert not errors, errors
