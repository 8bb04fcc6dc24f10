# SPDX-License-Identifier: Apache-2.0
"""A virtual screen and a camera: an X server in memory, and its pixels while a page is busy."""
from __future__ import annotations

import contextlib
import ctypes
import os
import subprocess
import threading
import time
from collections.abc import Iterator

from .interface import EngineError, Film

_INTERVAL = 0.004  # seconds between two reads, so that no frame of 16 ms is missed
_ALL_PLANES = 0xFFFFFFFF
_Z_PIXMAP = 2


class _Image(ctypes.Structure):
    """The beginning of Xlib's XImage."""

    _fields_ = [
        ("width", ctypes.c_int), ("height", ctypes.c_int), ("xoffset", ctypes.c_int), ("format", ctypes.c_int),
        ("data", ctypes.c_void_p), ("byte_order", ctypes.c_int), ("bitmap_unit", ctypes.c_int),
        ("bitmap_bit_order", ctypes.c_int), ("bitmap_pad", ctypes.c_int), ("depth", ctypes.c_int),
        ("bytes_per_line", ctypes.c_int), ("bits_per_pixel", ctypes.c_int),
    ]


class Screen:
    """An Xvfb. `environment` contains the variables for programs that use its screen."""

    def __init__(self) -> None:
        read, write = os.pipe()
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "2600x2600x24", "-nolisten", "tcp", "-dpi", "96"],
            pass_fds=[write], stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with open(read) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise EngineError("Xvfb did not start")
        self._name = f":{number}"
        self.environment = os.environ | {
            "DISPLAY": self._name, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1", "GTK_A11Y": "none",
        }

    @contextlib.contextmanager
    def camera(self, x: int, y: int, height: int, scale: int = 1) -> Iterator[Film]:
        """Films a column of pixels; the times are milliseconds since 1970. Lengths in points of the given scale."""
        film = Film([], [])
        done = threading.Event()
        thread = threading.Thread(
            target=self._watch, args=(film, done, x * scale, y * scale, height * scale, scale), daemon=True
        )
        thread.start()
        try:
            yield film
        finally:
            done.set()
            thread.join()

    def _watch(self, film: Film, done: threading.Event, x: int, y: int, height: int, scale: int) -> None:
        xlib = ctypes.CDLL("libX11.so.6")
        xlib.XOpenDisplay.restype = ctypes.c_void_p
        xlib.XOpenDisplay.argtypes = [ctypes.c_char_p]
        xlib.XDefaultRootWindow.restype = ctypes.c_ulong
        xlib.XDefaultRootWindow.argtypes = xlib.XCloseDisplay.argtypes = [ctypes.c_void_p]
        xlib.XGetImage.restype = ctypes.POINTER(_Image)
        xlib.XGetImage.argtypes = [
            ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, ctypes.c_uint, ctypes.c_uint, ctypes.c_ulong,
            ctypes.c_int,
        ]
        xlib.XDestroyImage.argtypes = [ctypes.POINTER(_Image)]
        display = xlib.XOpenDisplay(self._name.encode())
        root = xlib.XDefaultRootWindow(display)
        while not done.wait(_INTERVAL):
            image = xlib.XGetImage(display, root, x, y, 1, height, _ALL_PLANES, _Z_PIXMAP)
            at = time.time() * 1000
            line = image.contents.bytes_per_line
            data = ctypes.string_at(image.contents.data, line * height)
            xlib.XDestroyImage(image)
            # Blue, green, red, and an unused byte.
            column = bytes(sum(data[start : start + 3]) // 3 for start in range(0, line * height, line * scale))
            if not film.columns or column != film.columns[-1]:
                film.times.append(at)
                film.columns.append(column)
        xlib.XCloseDisplay(display)

    def close(self) -> None:
        self._server.terminate()
        self._server.wait()
