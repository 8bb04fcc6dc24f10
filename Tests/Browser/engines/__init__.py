"""Three browsers behind one interface: `launch("firefox").open(url, PHONE)`."""
from .interface import ABILITIES, LANDSCAPE, PHONE, TABLET, Device, Engine, EngineError, Film, Insets, Page
from .touches import Touch, drag, pause, path, tap

NAMES = ("chromium", "firefox", "webkit")


def launch(name: str) -> Engine:
    """Starts a browser by name. The modules are imported late: no engine needs another one's packages."""
    if name == "chromium":
        from .chromium import Chromium

        return Chromium()
    if name == "firefox":
        from .firefox import Firefox

        return Firefox()
    if name == "webkit":
        from .webkit import WebKit

        return WebKit()
    raise ValueError(f"{name} is none of {', '.join(NAMES)}")


__all__ = [
    "ABILITIES", "LANDSCAPE", "NAMES", "PHONE", "TABLET", "Device", "Engine", "EngineError", "Film", "Insets", "Page",
    "Touch", "drag", "launch", "path", "pause", "tap",
]
