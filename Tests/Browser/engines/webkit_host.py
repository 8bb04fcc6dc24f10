#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""The process with the WebKitGTK view; webkit.py starts it and sends it requests. Touches are GDK events for the view.

It reads requests as lines of JSON from standard input, and answers with lines on the descriptor that is its argument.
"""
import base64
import ctypes
import io
import json
import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2  # noqa: E402

KEYS = {
    "Tab": Gdk.KEY_Tab, "Enter": Gdk.KEY_Return, "Escape": Gdk.KEY_Escape, " ": Gdk.KEY_space, "End": Gdk.KEY_End,
    "Home": Gdk.KEY_Home, "ArrowLeft": Gdk.KEY_Left, "ArrowUp": Gdk.KEY_Up, "ArrowRight": Gdk.KEY_Right,
    "ArrowDown": Gdk.KEY_Down, "PageUp": Gdk.KEY_Page_Up, "PageDown": Gdk.KEY_Page_Down,
    "Backspace": Gdk.KEY_BackSpace, "Delete": Gdk.KEY_Delete,
}
MODIFIERS = {"Shift": Gdk.ModifierType.SHIFT_MASK, "Control": Gdk.ModifierType.CONTROL_MASK}
# No program can read WebKit's console, so a script in the page reports its errors.
CONSOLE = """{
    const say = (text) => webkit.messageHandlers.console.postMessage(String(text));
    for (const kind of ["error", "warn"]) {
        const plain = console[kind].bind(console);
        console[kind] = (...words) => { plain(...words); say(words.join(" ")); };
    }
    addEventListener("error", ({ message, target }) => say(message ?? `not loaded: ${target.src ?? target.href}`), true);
    addEventListener("unhandledrejection", (event) => say(event.reason));
    addEventListener("securitypolicyviolation", (event) => say(`${event.violatedDirective}: ${event.blockedURI}`));
}"""
KINDS = {"begin": 37, "move": 38, "end": 39, "cancel": 40}  # GDK_TOUCH_BEGIN and those after it


class GdkEventTouch(ctypes.Structure):
    """The layout of GdkEventTouch in GTK 3's gdkevents.h. PyGObject can't make a touch sequence, so this code makes the
    event."""

    _fields_ = [
        ("type", ctypes.c_int), ("window", ctypes.c_void_p), ("send_event", ctypes.c_int8), ("time", ctypes.c_uint32),
        ("x", ctypes.c_double), ("y", ctypes.c_double), ("axes", ctypes.c_void_p), ("state", ctypes.c_uint),
        ("sequence", ctypes.c_void_p), ("emulating_pointer", ctypes.c_int), ("device", ctypes.c_void_p),
        ("x_root", ctypes.c_double), ("y_root", ctypes.c_double),
    ]


gdk = ctypes.CDLL("libgdk-3.so.0")
gtk = ctypes.CDLL("libgtk-3.so.0")
gobject = ctypes.CDLL("libgobject-2.0.so.0")
gdk.gdk_event_new.restype = ctypes.POINTER(GdkEventTouch)
gdk.gdk_event_new.argtypes = [ctypes.c_int]
gdk.gdk_event_set_device.argtypes = [ctypes.POINTER(GdkEventTouch), ctypes.c_void_p]
gdk.gdk_event_set_source_device.argtypes = [ctypes.POINTER(GdkEventTouch), ctypes.c_void_p]
gdk.gdk_event_free.argtypes = [ctypes.POINTER(GdkEventTouch)]
gtk.gtk_widget_event.argtypes = [ctypes.c_void_p, ctypes.POINTER(GdkEventTouch)]
gobject.g_object_ref.argtypes = [ctypes.c_void_p]
gobject.g_object_ref.restype = ctypes.c_void_p


def address(thing):
    """The address of the C object of a PyGObject object."""
    return hash(thing)


class Host:
    def __init__(self, answers):
        self.answers = os.fdopen(answers, "w", buffering=1)
        self.view = None
        self.window = None
        self.pointer = (0, 0)
        self.is_down = False
        self.errors = []
        self.is_loading = False
        channel = GLib.IOChannel.unix_new(0)
        GLib.io_add_watch(channel, GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, self.asked)

    def asked(self, *_):
        line = sys.stdin.readline()
        if not line:
            Gtk.main_quit()
            return False
        question = json.loads(line)
        try:
            getattr(self, "ask_" + question.pop("ask"))(**question)
        except Exception as error:
            self.answer(error=repr(error))
        return True

    def answer(self, value=None, error=None):
        self.answers.write(json.dumps({"value": value} if error is None else {"error": str(error)}) + "\n")

    # Pages

    def ask_version(self):
        self.answer(
            f"{WebKit2.get_major_version()}.{WebKit2.get_minor_version()}.{WebKit2.get_micro_version()}"
        )

    def ask_open(self, url, width, height, dark, reduced_motion, before):
        settings = Gtk.Settings.get_default()
        settings.set_property("gtk-application-prefer-dark-theme", dark)
        settings.set_property("gtk-enable-animations", not reduced_motion)
        if self.view is None:
            self.make_view()
        scripts = self.view.get_user_content_manager()
        scripts.remove_all_scripts()
        for script in (CONSOLE, before):
            scripts.add_script(
                WebKit2.UserScript.new(
                    script, WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
                )
            )
        self.errors = []
        self.pointer = (0, 0)
        self.is_down = False
        self.window.resize(width, height)
        self.view.set_size_request(width, height)
        self.view.grab_focus()
        self.forget(lambda: self.load(url))

    def make_view(self):
        """One view for all pages, each of which is a new document in it, because a process for each would take longer.
        """
        scripts = WebKit2.UserContentManager()
        scripts.register_script_message_handler("console")
        scripts.connect(
            "script-message-received::console",
            lambda _, result: self.errors.append(result.get_js_value().to_string()),
        )
        context = WebKit2.WebContext.new_ephemeral()
        context.set_cache_model(WebKit2.CacheModel.DOCUMENT_VIEWER)  # Keeps no page after navigating away from it.
        self.view = WebKit2.WebView(web_context=context, user_content_manager=scripts)
        self.window = Gtk.Window(type=Gtk.WindowType.POPUP)
        self.window.move(0, 0)
        self.window.add(self.view)
        self.window.show_all()
        self.view.connect("load-changed", self.load_changed)
        self.view.connect("load-failed", self.load_failed)
        self.view.connect("web-process-terminated", self.ended)

    def forget(self, then):
        """Removes the storage of earlier pages."""
        kinds = WebKit2.WebsiteDataTypes
        data = self.view.get_context().get_website_data_manager()
        data.clear(kinds.LOCAL_STORAGE | kinds.SESSION_STORAGE | kinds.INDEXEDDB_DATABASES, 0, None, lambda *_: then())

    def load(self, url):
        """Returns when the page has loaded."""
        self.is_loading = True
        self.view.load_uri(url)

    def load_changed(self, _, event):
        if event == WebKit2.LoadEvent.FINISHED and self.is_loading:
            self.is_loading = False
            self.answer()

    def load_failed(self, _, _event, address, error):
        if self.is_loading:
            self.is_loading = False
            self.answer(error=f"{address}: {error.message}")
        return True

    def ended(self, _, reason):
        self.errors.append(f"the page's process ended: {reason.value_nick}")

    def ask_resize(self, width, height):
        self.view.set_size_request(width, height)
        self.window.resize(width, height)
        self.answer()

    def ask_zoom(self, factor):
        self.view.set_zoom_level(factor)
        self.answer()

    def ask_errors(self):
        self.answer(self.errors)

    def ask_close(self, keep):
        if keep:
            self.view.set_zoom_level(1)
            self.load("about:blank")
        else:
            self.window.destroy()
            self.window = self.view = None
            self.answer()

    def ask_evaluate(self, expression):
        def done(view, result):
            try:
                self.answer(view.call_async_javascript_function_finish(result).to_string())
            except GLib.Error as error:
                self.answer(error=error.message)

        body = f"return JSON.stringify(await ({expression}));"
        self.view.call_async_javascript_function(body, -1, None, None, None, None, done)

    def ask_screenshot(self):
        def done(view, result):
            stream = io.BytesIO()
            view.get_snapshot_finish(result).write_to_png(stream)
            self.answer(base64.b64encode(stream.getvalue()).decode())

        self.view.get_snapshot(WebKit2.SnapshotRegion.VISIBLE, WebKit2.SnapshotOptions.NONE, None, done)

    # Fingers

    def ask_touch(self, script, start):
        """Plays fingers from a given time on, in milliseconds since 1970."""
        start += (GLib.get_monotonic_time() - GLib.get_real_time()) / 1000
        waiting = list(script)

        def play():
            now = GLib.get_monotonic_time() / 1000
            while waiting and start + waiting[0]["at"] <= now:
                touch = waiting.pop(0)
                self.deliver(touch, start + touch["at"])
            if not waiting:
                self.answer()
                return False
            GLib.timeout_add(max(1, round(start + waiting[0]["at"] - now)), play, priority=GLib.PRIORITY_HIGH)
            return False

        play()

    def deliver(self, touch, at):
        event = gdk.gdk_event_new(KINDS[touch["kind"]])
        fields = event.contents
        # The event owns a reference to its window.
        fields.window = gobject.g_object_ref(address(self.view.get_window()))
        fields.send_event = 1
        fields.time = round(at) & 0xFFFFFFFF
        fields.x = fields.x_root = touch["x"]
        fields.y = fields.y_root = touch["y"]
        fields.sequence = 0x1000 + touch["finger"]
        device = address(Gdk.Display.get_default().get_default_seat().get_pointer())
        gdk.gdk_event_set_device(event, device)
        gdk.gdk_event_set_source_device(event, device)
        gtk.gtk_widget_event(address(self.view), event)
        gdk.gdk_event_free(event)

    # Mouse and keyboard

    def event(self, kind, x, y):
        event = Gdk.Event.new(kind)
        event.window = self.view.get_window()
        event.send_event = True
        event.time = (GLib.get_monotonic_time() // 1000) & 0xFFFFFFFF
        event.x = event.x_root = x
        event.y = event.y_root = y
        event.set_device(Gdk.Display.get_default().get_default_seat().get_pointer())
        return event

    def ask_mouse(self, kind, x, y):
        if (x, y) != self.pointer:
            event = self.event(Gdk.EventType.MOTION_NOTIFY, x, y)
            if self.is_down:
                event.state = Gdk.ModifierType.BUTTON1_MASK
            self.view.event(event)
            self.pointer = (x, y)
        if kind != "move":
            self.is_down = is_down = kind == "down"
            event = self.event(Gdk.EventType.BUTTON_PRESS if is_down else Gdk.EventType.BUTTON_RELEASE, x, y)
            event.button = 1
            event.state = Gdk.ModifierType(0) if is_down else Gdk.ModifierType.BUTTON1_MASK
            self.view.event(event)
        self.answer()

    def ask_turn(self, x, y, script):
        """Runs at its own time, whatever the page is doing."""
        start = GLib.get_monotonic_time() / 1000
        waiting = list(script)

        def play():
            now = GLib.get_monotonic_time() / 1000
            while waiting and start + waiting[0][0] <= now:
                self.scroll(x, y, 0, waiting.pop(0)[1])
            if waiting:
                GLib.timeout_add(max(1, round(start + waiting[0][0] - now)), play, priority=GLib.PRIORITY_HIGH)
            else:
                self.answer()
            return False

        play()

    def ask_wheel(self, x, y, dx, dy):
        self.scroll(x, y, dx, dy)
        self.answer()

    def scroll(self, x, y, dx, dy):
        event = self.event(Gdk.EventType.SCROLL, x, y)
        event.direction = Gdk.ScrollDirection.SMOOTH
        # GTK counts notches. WebKitGTK scrolls by the view's side to the power of two thirds, in pixels, for each.
        notch = [int(side ** (2 / 3)) for side in (self.view.get_allocated_width(), self.view.get_allocated_height())]
        event.delta_x, event.delta_y = dx / notch[0], dy / notch[1]
        self.view.event(event)

    def ask_press(self, key, shift):
        *held, key = key.split("+") if len(key) > 1 else [key]
        state = Gdk.ModifierType(0)
        for each in [*held, *(["Shift"] if shift else [])]:
            state |= MODIFIERS[each]
        value = KEYS.get(key) or Gdk.unicode_to_keyval(ord(key))
        found, entries = Gdk.Keymap.get_for_display(Gdk.Display.get_default()).get_entries_for_keyval(value)
        for kind in (Gdk.EventType.KEY_PRESS, Gdk.EventType.KEY_RELEASE):
            event = Gdk.Event.new(kind)
            event.window = self.view.get_window()
            event.send_event = True
            event.time = (GLib.get_monotonic_time() // 1000) & 0xFFFFFFFF
            event.keyval = value
            event.hardware_keycode = entries[0].keycode if found else 0
            event.state = state
            event.set_device(Gdk.Display.get_default().get_default_seat().get_keyboard())
            self.view.event(event)
        self.answer()


Gtk.init([])
host = Host(int(sys.argv[1]))
Gtk.main()
