# SPDX-License-Identifier: Apache-2.0
"""Three browsers behind one interface. The modules of the engines are imported late, so that no engine needs another's
packages."""
from .interface import ABILITIES, LANDSCAPE, PHONE, TABLET, Device, Engine, EngineError, Film, Insets, Page
from .touches import Touch, drag, path, pause, tap

NAMES = ("chromium", "firefox", "webkit")

__all__ = [
    "ABILITIES", "LANDSCAPE", "NAMES", "PHONE", "TABLET", "Device", "Engine", "EngineError", "Film", "Insets", "Page",
    "Touch", "drag", "path", "pause", "tap",
]
